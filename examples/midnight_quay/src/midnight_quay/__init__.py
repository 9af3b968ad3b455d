"""Midnight Quay, for 2 to 5 players: offer a crate, say what is in it, and hope that nobody opens it."""

from __future__ import annotations

from typing import Final, cast

from tablee.engine.events import Shape
from tablee.engine.game import Game

from .bot.features import features
from .bot.policy import QuayPolicy
from .rules.content import BOX
from .rules.decisions import Inspect, Offer
from .rules.position import Quay, QuayConfig
from .rules.verbs import BOUNDS, VOCABULARY
from .show.board import BOARD
from .show.facts import uses
from .show.view import shape

GAME: Final = Game(
    package=__name__,
    seats=(2, 5),
    minutes=(5, 10),
    rules_version=1,
    max_moves=60,
    box=BOX,
    vocabulary=VOCABULARY,
    events={
        "offer": Shape(("claim",), ("cards",)),
        "draw": Shape((), ("cards",)),
        "wave": Shape(("claim",)),
        "caught": Shape(("claim",), ("cards",)),
        "honest": Shape(("claim", "points"), ("cards",)),
    },
    decisions=[Offer, Inspect],
    config=QuayConfig,
    position=lambda config: Quay(cast(QuayConfig, config)),
    shape=shape,
    board=BOARD,
    features=features,
    policy=QuayPolicy,
    uses=uses,
    levels={"easy": "greedy:50", "normal": "greedy:20", "hard": "greedy"},
    bounds=BOUNDS,
)

__all__ = ["GAME"]
