"""The cards of Virtopia as numbers: Leader, colour, Virtue and opposed Flaw of one sort share theirs, from 0 to 3.

So Leader 2 is yellow, its main Virtue is Virtue 2 (Justice), and what is opposed to it is Flaw 2 (Iniquity).
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib import resources
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.box import Box
from ....engine.content import Content, Field, Rows, Section, unfit

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

MEEPLES: Final[i64] = 12
ROW: Final[i64] = 2
FIFTH: Final[i64] = 5
DEADLY_TOTAL: Final[i64] = 7

# The Effect die has two blank faces (0); the blank faces of the Colour die are rolled again, so that only colours show.
EFFECT_DIE: Final = (0, 0, 1, 2, 3, 4)
HIGHEST_ROLL: Final[i64] = 4


class VirtopiaContent(Content):
    """The numbers on the cards of a match: those beside the captives, those of the Effect cards, and who is on a prison.

    `more_hope` is what the team has beyond the Hope of the option, or, below 0, what it lacks (VIRTO-015, 130).
    """

    more_hope: i64
    _numbers: vec[i64]
    _taken: vec[i64]
    _leaders: vec[i64]
    _shown: vec[i64]

    def __init__(self, rows: Rows) -> None:
        super().__init__(rows, prison_box())
        self.more_hope = rows["numbers"][0]["more_hope"]
        self._numbers = vec[i64]([number for row in rows["flaw"] for number in row["numbers"]])
        self._taken = effect_column(rows["effect"], "n")
        self._leaders = effect_column(rows["effect"], "x")
        self._shown = shown_on(rows["prison"])

    def number_beside(self, flaw: i64, captives: i64) -> i64:
        """The number beside the highest of 1 to 4 captives of a Flaw (VIRTO-082)."""
        return self._numbers[4 * flaw + captives - 1]

    def sanction_number(self, flaw: i64, total: i64) -> i64:
        """N in the row of a total, 1 to 6, on a Flaw's Effect card: how many meeples, or points of each Leader."""
        return self._taken[8 * flaw + total]

    def sanction_leaders(self, flaw: i64, total: i64) -> i64:
        """X in that row: from how many Leaders; 1 on the cards that name no Leaders."""
        return self._leaders[8 * flaw + total]

    def shows(self, prison: i64, leader: i64) -> bool:
        """Whether a Leader is shown on a Prison card."""
        return self._shown[prison] >> leader & 1 == 1

    def highest_total(self) -> int:
        """The highest total that a watchtower can have, with what VIRTO-131 adds."""
        return int(HIGHEST_ROLL) + max(self._numbers) + 1

    def most_taken(self) -> int:
        """The highest N of all Effect cards."""
        return max(self._taken)

    def most_discarded(self) -> int:
        """The highest N of the Effect card of Ignorance."""
        return max(self._taken[8 * IGNORANCE : 8 * IGNORANCE + 8])

    def most_leaders(self) -> int:
        """The highest X of all Effect cards."""
        return max(self._leaders)


def effect_column(rows: Sequence[dict[str, Any]], column: str) -> vec[i64]:
    """N or X of each Flaw's Effect card: eight numbers for each Flaw, by total, 0 where there is none."""
    table = [0] * 32
    for row in rows:
        if column == "x" and "x" in row and row["flaw"] != FLAWS[IGNORANCE]:
            why = f"the Effect card {row['id']} names no Leaders: “x” belongs to that of {FLAWS[IGNORANCE]}"
            raise unfit(why, row["id"], "x")
        numbers = row.get(column, [1] * 6)
        if len(numbers) != 6 or not all(type(n) is int and 1 <= n <= MEEPLES for n in numbers):
            raise ValueError(f"the Effect card of {row['flaw']} needs six numbers {column}, each from 1 to 12")
        flaw = FLAWS.index(row["flaw"])
        table[8 * flaw + 1 : 8 * flaw + 7] = numbers
    return vec[i64](table)


def shown_on(rows: Sequence[dict[str, Any]]) -> vec[i64]:
    """A bit for each Leader shown on each Prison card."""
    if tuple(row["id"] for row in rows) != PRISONS:
        raise ValueError(f"the Prison cards are {', '.join(PRISONS)}")
    return vec[i64]([sum([1 << COLOURS.index(colour) for colour in row["colours"]]) for row in rows])


def prison_box() -> Box:
    """The Prison cards: no other card is ever face down (VIRTO-140)."""
    faces = dict(enumerate(PRISONS))
    return Box(faces, dict.fromkeys(faces, 0), ["prison"], [])


# What is written in cards.toml, and what an overlay may change of it.


def read_rows() -> Rows:
    """The cards as they are written in cards.toml."""
    text = resources.files(__package__).joinpath("cards.toml").read_text("utf-8")
    return tomllib.loads(text)


class ColourList(Field):
    """The colours on a Prison card: one to four different ones."""

    def describe(self) -> dict[str, object]:
        return {"kind": "set", "words": list(COLOURS), "least": 1, "most": len(COLOURS)}

    def fault(self, value: object) -> str:
        colours = value if isinstance(value, list) else []
        known = all(colour in COLOURS for colour in colours)
        if known and 1 <= len(colours) <= len(COLOURS) and len(set(colours)) == len(colours):
            return ""
        return f"is a list of one to four different colours among {', '.join(COLOURS)}, not {value!r}"


ROWS: Final[Rows] = read_rows()
FOURS: Final = "there are four Leaders, each with a colour, a main Virtue and the Flaw opposed to it"
CIRCLE: Final = "each of the twelve cells of the circle has its card"
ONE_ROW: Final = "the numbers of the rules are one row"
SIX: Final = "there are six Prison cards, and actions name them by number"

# The numbers beside the captives stay below 7, at which the match is lost whatever is rolled.
SECTIONS: Final[dict[str, Section]] = {
    "leader": Section({}, closed=FOURS),
    "virtue": Section({}, closed=FOURS),
    "action": Section({}, closed=CIRCLE),
    "flaw": Section({"numbers": Field(0, 6, 4)}, closed=FOURS),
    "effect": Section({"n": Field(1, 12, 6), "x": Field(1, 4, 6)}, closed=FOURS),
    "prison": Section({"colours": ColourList()}, closed=SIX),
    "numbers": Section({"more_hope": Field(-3, 12)}, closed=ONE_ROW),
}
