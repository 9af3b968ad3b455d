"""Héros un jour, héros toujours, for 2 to 6 players.

Everyone holds a secret avatar, an everyday hero who needs two virtues. Draw them, win advantages by taking up
challenges, ask the others for what you lack, exchange, correct your defects: posed avatars score most, and helping
somebody pays.

>>> from tablee.games.heros import GAME
>>> pos = GAME.new(seats=3, seed=1)
>>> seat = pos.to_act[0]
>>> [pos.name(action) for action in pos.legal(seat)]
[{'verb': 'draw'}]
"""

from __future__ import annotations

from typing import Final, cast

from ...engine.events import Shape
from ...engine.game import Game
from .cards import make_box
from .decisions import DECISIONS
from .facts import facts
from .features import features
from .options import OPTIONS
from .policy import Accepter, Decliner, make_policy
from .position import Heros, HerosTable
from .verbs import BOUNDS, WORDS
from .view import shape

GAME: Final = Game(
    package=__name__,
    seats=(2, 6),
    rules_version=1,
    max_moves=7300,
    box=make_box(),
    words=WORDS,
    events={
        "start": Shape(),
        "draw": Shape((), ("cards",)),
        "reveal": Shape((), ("cards",)),
        "ask": Shape(("virtue",)),
        "answers": Shape((), ("cards",)),
        "nooffer": Shape(),
        "exchange": Shape(("partner",), ("cards",)),
        "takers": Shape((), ("cards",)),
        "unserved": Shape((), ("cards",)),
        "nobody": Shape(),
        "lost": Shape((), ("cards",)),
        "unharmed": Shape(),
        "announce": Shape(("partner", "count")),
        "swap": Shape(("partner", "count"), ("given", "received")),
        "changed": Shape((), ("cards", "old")),
        "advantage": Shape(),
        "nothing": Shape(("why",), ("cards",)),
        "pose": Shape((), ("cards", "paid")),
        "newavatar": Shape((), ("cards",)),
        "correct": Shape((), ("cards", "paid")),
        "end": Shape(),
        "score": Shape(("posed", "advantages", "virtues", "suns", "defects", "avatar", "total"), ("cards",)),
    },
    decisions=DECISIONS,
    table=HerosTable,
    position=lambda table: Heros(cast(HerosTable, table)),
    shape=shape,
    features=features,
    policy=make_policy,
    facts=facts,
    habits={"decline": Decliner, "accept": Accepter},
    levels={"easy": "greedy:40", "normal": "greedy:10", "hard": "rollout:300"},
    options=OPTIONS,
    bounds=BOUNDS,
)

__all__ = ["GAME"]
