"""The puzzles of a game as data: what `puzzles/puzzles.jsonl` in its folder says. `tablee.puzzles` opens and mines them."""

from __future__ import annotations

# Interpreted: it is plain data, read from files.
from collections.abc import Iterator
from importlib import resources
from typing import Any, Final

import msgspec
from msgspec import Struct, field

from ..errors import BadContent
from ..offers import Reason

FOLDER: Final = "puzzles"
FILE: Final = "puzzles.jsonl"


class Estimate(Struct, frozen=True, forbid_unknown_fields=True):
    """A mean with its interval."""

    value: float
    low: float
    high: float


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer by name, what it is worth (0 to 1), and the chance of winning that it leaves."""

    action: dict[str, int | str]
    worth: Estimate
    chance: Estimate


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position in which one answer of `seat` is the best by far.

    `position` is a dump of a world that the seat could be in; `shown` tells whether a later build still shows the same.
    `margin` is what lies between the worth of the best answer and of the second, `gain` what lies between their chances.
    `least` is the smallest lower bound of the margin that any of the `searches` found, each of which played so many
    `worlds` out. `finds` says how often weaker bots give the best answer. `why` is what the best answer comes to by the end
    of the match beside the second, where the game itself gives no reason.
    """

    id: str
    seat: int
    decision: str
    position: dict[str, Any]
    shown: str
    best: Line
    second: Line
    margin: Estimate
    gain: Estimate
    least: float
    searches: int
    worlds: int
    finds: dict[str, float]
    why: list[Reason] = []

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return int(self.position["seats"])

    @property
    def options(self) -> dict[str, Any]:
        """The options of the match that it is from."""
        return dict(self.position["options"])


class Puzzles(Struct, frozen=True):
    """The puzzles of a game, in the order of its file."""

    puzzles: list[Puzzle] = field(default_factory=list)

    def __iter__(self) -> Iterator[Puzzle]:
        return iter(self.puzzles)

    def __len__(self) -> int:
        return len(self.puzzles)

    def get(self, name: str) -> Puzzle | None:
        """A puzzle by its id."""
        return next((puzzle for puzzle in self.puzzles if puzzle.id == name), None)


def read_puzzles(package: str) -> Puzzles:
    """The puzzles in the folder of a game, none where it has none; BadContent names what is wrong with them."""
    file = resources.files(package).joinpath(FOLDER, FILE)
    if not file.is_file():
        return Puzzles()
    try:
        return Puzzles(decoded(file.read_bytes()))
    except msgspec.DecodeError as error:
        raise BadContent(f"the puzzles of {package} cannot be read: {error}") from None


def decoded(lines: bytes) -> list[Puzzle]:
    """Puzzles, one a line."""
    return msgspec.json.Decoder(Puzzle).decode_lines(lines)


def encoded(puzzles: list[Puzzle]) -> bytes:
    """Puzzles, one a line."""
    return msgspec.json.Encoder().encode_lines(puzzles)
