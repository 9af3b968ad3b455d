"""How the generic table draws Virtopia: the circle as twelve cells of meeples, the Leaders' rows, the Prisons."""

from __future__ import annotations

from typing import Final

from ....engine.offers import Board, Face, Piece, Spread, Tally
from ..rules.content import LEADERS, PRISONS, VIRTUES

ROWS: Final = {f"{leader} {virtue}": Spread("grid", after=3) for leader in LEADERS for virtue in VIRTUES}

BOARD: Final = Board(
    places={
        "cell": Spread("grid", columns=6),
        "city": Spread("grid", after=1),
        "box": Spread("hidden"),
        "hand": Spread("grid", after=1),
        "prison pile": Spread(icon="imprisoned", after=2),
        "open prisons": Spread(icon="skeleton-key", after=2),
        **ROWS,
        **{prison: Spread("grid", after=4) for prison in PRISONS},
    },
    counters={"hope": Tally("torch"), "round": Tally("hourglass")},
    pieces={
        "green": Piece("meeple", "#59b05d"),
        "blue": Piece("meeple", "#5b9bea"),
        "yellow": Piece("meeple", "#f0c43c"),
        "red": Piece("meeple", "#e5604d"),
    },
    backs={"prison": Face(icon="imprisoned", colour="#4b4038")},
    felt="#3a3431",
)
