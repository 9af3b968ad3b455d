"""The cards of Virtopia as numbers: Leader, colour, Virtue and opposed Flaw of one sort share theirs, from 0 to 3.

So Leader 2 is yellow, its main Virtue is Virtue 2 (Justice), and what is opposed to it is Flaw 2 (Iniquity).
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib import resources
from itertools import permutations
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.box import Box

COLOURS: Final = ("green", "blue", "yellow", "red")
LEADERS: Final = ("LT", "LW", "LJ", "LC")
VIRTUES: Final = ("VT", "VW", "VJ", "VC")
FLAWS: Final = ("FE", "FG", "FI", "FF")
PRISONS: Final = ("PR1", "PR2", "PR3", "PR4", "PR5", "PR6")
TUNNEL_CARD: Final = "TR"
ESCAPE_CARD: Final = "SE"
CELL_CARDS: Final = (*FLAWS, *VIRTUES, TUNNEL_CARD, ESCAPE_CARD)

EXTREMISM: Final[i64] = 0
IGNORANCE: Final[i64] = 1
INIQUITY: Final[i64] = 2
FEAR: Final[i64] = 3

CELLS: Final[i64] = 12
MEEPLES: Final[i64] = 12
ROW: Final[i64] = 2
FIFTH: Final[i64] = 5
SEVEN: Final[i64] = 7

# What a cell is, by its number modulo 3 (VIRTO-003 to 005).
FLAW: Final[i64] = 0
VIRTUE: Final[i64] = 1
ACTION: Final[i64] = 2

# The Effect die has two blank faces (0); the blank faces of the Colour die are rolled again, so that only colours show.
EFFECT_DIE: Final = (0, 0, 1, 2, 3, 4)


def kind_of(cell: i64) -> i64:
    """Going clockwise the circle reads Flaw, Virtue, Action (VIRTO-005)."""
    return cell % 3


def after(cell: i64) -> i64:
    """The next cell clockwise (VIRTO-002)."""
    return cell + 1 if cell < CELLS - 1 else i64(0)


# The 48 layouts (VIRTO-003 to 005).

ARRANGEMENTS: Final = list(permutations(range(4)))
LAYOUTS: Final = 2 * len(ARRANGEMENTS)


def layout_cells(layout: int) -> list[str]:
    """The twelve cards of layout 1 to 48, from cell 0 on. A Virtue lies seven cells after its own Flaw (VIRTO-004).

    >>> layout_cells(29)
    ['FI', 'VT', 'TR', 'FG', 'VC', 'SE', 'FE', 'VJ', 'TR', 'FF', 'VW', 'SE']
    """
    flaws, odd = ARRANGEMENTS[(layout - 1) // 2], (layout - 1) % 2
    cells: list[str] = []
    for quarter in range(4):
        action = ESCAPE_CARD if (quarter + odd) % 2 else TUNNEL_CARD
        cells += [FLAWS[flaws[quarter]], VIRTUES[flaws[(quarter + 2) % 4]], action]
    return cells


def layout_number(cells: Sequence[str]) -> int:
    """The number of a layout, 1 to 48; 0 when the rules do not allow it."""
    for layout in range(1, LAYOUTS + 1):
        if layout_cells(layout) == list(cells):
            return layout
    return 0


# What is read from cards.toml.


def content() -> dict[str, Any]:
    """The table of cards that the clients draw."""
    text = resources.files(__package__).joinpath("cards.toml").read_text("utf-8")
    return tomllib.loads(text)


def effects(rows: Sequence[dict[str, Any]], column: str) -> vec[i64]:
    """N or X of each Flaw's Effect card: a row of eight by total, 0 where there is none."""
    table = [0] * 32
    for row in rows:
        numbers = row.get(column, [1] * 6)
        if len(numbers) != 6 or not all(type(n) is int and 1 <= n <= 12 for n in numbers):
            raise ValueError(f"the Effect card of {row['flaw']} needs six numbers {column}, each from 1 to 12")
        flaw = FLAWS.index(row["flaw"])
        table[8 * flaw + 1 : 8 * flaw + 7] = numbers
    return vec[i64](table)


def shown_on(rows: Sequence[dict[str, Any]]) -> vec[i64]:
    """A bit for each Leader shown on each Prison card."""
    if tuple(row["id"] for row in rows) != PRISONS:
        raise ValueError(f"the Prison cards are {', '.join(PRISONS)}")
    return vec[i64]([sum([1 << COLOURS.index(colour) for colour in row["colours"]]) for row in rows])


CONTENT: Final = content()
EFFECT_N: Final[vec[i64]] = effects(CONTENT["effect"], "n")
EFFECT_X: Final[vec[i64]] = effects(CONTENT["effect"], "x")
PRISON_LEADERS: Final[vec[i64]] = shown_on(CONTENT["prison"])
SLOT_NUMBERS: Final[vec[i64]] = vec[i64](CONTENT["flaw"][0]["numbers"])


def make_box() -> Box:
    """Only the Prison cards are ever face down (VIRTO-140)."""
    faces = dict(enumerate(PRISONS))
    return Box(faces, dict.fromkeys(faces, 0), ["prison"], [])
