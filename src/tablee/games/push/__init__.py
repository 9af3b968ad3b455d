"""Push 'em up!, for 2 to 4 players.

Almost all the famous super-heroes have vanished, and four obscure teams compete to replace them. Columns of cards
grow from the centre of the table; you place heroes of the same or an adjacent value, cover the others', push cards up
and away. Each column gives 10 points to its majority, and each player the value of their best card in it.

>>> import tablee
>>> pos = tablee.game("push").new(seats=2, seed=1)
>>> pos.play(0, pos.number("team", team=2))
>>> pos.legal(1)
[0, 1, 3]
"""

from __future__ import annotations

from typing import Final, cast

from ...engine.events import Shape
from ...engine.game import Game
from ...engine.offers import Drawings
from .bot.observer import PushObserver
from .bot.policy import make_policy
from .bot.reasons import reasons
from .rules.content import ROWS, SECTIONS, PushContent
from .rules.decisions import DECISIONS
from .rules.options import OPTIONS, conflicts
from .rules.position import Push, PushConfig
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
    seats=(2, 4),
    minutes=(15, 20),
    weight="light",
    best_seats=(2, 3),
    running=running,
    rules_version=1,
    max_moves=2200,
    content=PushContent,
    rows=ROWS,
    sections=SECTIONS,
    vocabulary=VOCABULARY,
    events={
        "team": Shape(("team",)),
        "round": Shape(("round",)),
        "starters": Shape((), ("cards",)),
        "first": Shape(),
        "draw": Shape(("count",), ("cards",)),
        "place": Shape(("column",), ("cards",)),
        "cover": Shape(("column",), ("cards", "gone")),
        "push": Shape(("column",), ("cards", "gone")),
        "superpush": Shape(("column", "steps"), ("cards", "gone")),
        "discard": Shape((), ("cards",)),
        "end": Shape(),
        "score": Shape(("columns", "points", "score", "total")),
    },
    decisions=DECISIONS,
    config=PushConfig,
    position=lambda config: Push(cast(PushConfig, config)),
    shape=shape,
    board=BOARD,
    observer=PushObserver,
    policy=make_policy,
    reasons=reasons,
    facts=facts,
    uses=uses,
    sentences=SENTENCES,
    terminal=terminal,
    levels={"easy": "ismcts:40", "normal": "ismcts:400", "hard": "ismcts:3000", "expert": "ismcts:20000@1500ms"},
    options=OPTIONS,
    bounds=BOUNDS,
    conflicts=conflicts,
)

__all__ = ["GAME"]
