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
from ...engine.offers import Drawings, Ledger
from .bot.observer import HerosObserver
from .bot.policy import Accepter, Decliner, make_policy
from .bot.reasons import reasons
from .rules.content import ROWS, SECTIONS, HerosContent
from .rules.decisions import DECISIONS
from .rules.options import OPTIONS
from .rules.position import Heros, HerosConfig
from .rules.verbs import BOUNDS, VOCABULARY
from .show.board import BOARD
from .show.facts import facts, uses
from .show.sentences import SENTENCES
from .show.view import running, shape


def terminal() -> Drawings:
    """The drawings for the terminal; only the terminal needs Rich."""
    from .show.terminal import DRAWINGS

    return DRAWINGS


GAME: Final = Game(
    package=__name__,
    seats=(2, 6),
    minutes=(30, 30),
    weight="light",
    best_seats=(3, 4),
    running=running,
    rules_version=1,
    max_moves=10700,
    content=HerosContent,
    rows=ROWS,
    sections=SECTIONS,
    vocabulary=VOCABULARY,
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
    config=HerosConfig,
    position=lambda config: Heros(cast(HerosConfig, config)),
    shape=shape,
    board=BOARD,
    observer=HerosObserver,
    policy=make_policy,
    reasons=reasons,
    ledger=Ledger(better=("posed", "advantages", "virtues", "suns"), worse=("defects",)),
    facts=facts,
    uses=uses,
    habits={"decline": Decliner, "accept": Accepter},
    sentences=SENTENCES,
    terminal=terminal,
    levels={"easy": "greedy:40", "normal": "greedy:10", "hard": "rollout:300", "expert": "learned:200|rollout:2000@1500ms"},
    options=OPTIONS,
    bounds=BOUNDS,
)

__all__ = ["GAME"]
