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
from .cards import make_box
from .decisions import BOUNDS, DECISIONS, WORDS
from .facts import facts
from .features import features
from .options import OPTIONS, conflicts
from .policy import make_policy
from .position import Push, PushTable
from .view import shape

GAME: Final = Game(
    package=__name__,
    seats=(2, 4),
    rules_version=1,
    max_moves=1900,
    box=make_box(),
    words=WORDS,
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
    table=PushTable,
    position=lambda table: Push(cast(PushTable, table)),
    shape=shape,
    features=features,
    policy=make_policy,
    facts=facts,
    levels={"easy": "ismcts:40", "normal": "ismcts:400", "hard": "ismcts:3000"},
    options=OPTIONS,
    bounds=BOUNDS,
    conflicts=conflicts,
)

__all__ = ["GAME"]
