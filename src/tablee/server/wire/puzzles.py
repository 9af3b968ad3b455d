"""Puzzles: what a game has of them, one as its seat sees it, and what is told once it has been answered."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from ...engine.offers import Reason
from ..shapes import ActionData, TellingData, ViewData
from .base import Body
from .games import Board
from .lessons import Act


class Solver(Struct):
    """How somebody does at the puzzles of a game: rating, puzzles tried and solved, how many in a row now and at best."""

    rating: float
    tried: int
    solved: int
    streak: int
    best_streak: int


class PuzzleShelf(Struct):
    """The puzzles of a game: how many, that of the day, the next for whoever asks, and how that person does."""

    count: int
    daily: str | None
    next: str | None
    mine: Solver | None


class PuzzleScene(Struct):
    """A puzzle as its seat sees it. `solved` says how one's own first try went; null before it, and without a key."""

    id: str
    seat: int
    options: dict[str, Any]
    view: ViewData
    board: Board
    rating: float
    daily: bool
    solved: bool | None


class PuzzleAct(Body):
    """An answer to a puzzle."""

    action: Act


class Interval(Struct):
    """An estimate, and between what it lies."""

    value: float
    low: float
    high: float


class PuzzleLine(Struct, omit_defaults=True):
    """An answer: what it is worth (0 to 1), the chance of winning that it leaves, and what its sentence speaks of."""

    named: ActionData
    worth: Interval
    chance: Interval
    telling: TellingData = {}


class PuzzleSolution(Struct):
    """What is told after an answer: the two best, what lies between them, how it was searched, and why.

    `finds` says how often weaker bots find it. `change` is what a first try has changed of one's rating; null otherwise.
    """

    right: bool
    best: PuzzleLine
    second: PuzzleLine
    margin: Interval
    gain: Interval
    least: Annotated[float, Meta(description="the smallest lower bound of the margin in any search")]
    searches: int
    worlds: int
    finds: dict[str, float]
    why: list[Reason]
    change: float | None
    mine: Solver | None
    next: str | None
