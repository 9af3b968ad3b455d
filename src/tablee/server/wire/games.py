"""An installed game: its facts, its texts, and how the generic table draws it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from ...engine.offers import Weight
from ..shapes import MeaningData, OptionData


class GameFacts(Struct):
    """An installed game; `balance` says whether there is a report on how balanced it is, `lessons` are its course.

    `puzzles` says how many puzzles it has, `team` that all win or lose together.
    """

    id: str
    seats: tuple[int, int]
    options: dict[str, OptionData]
    levels: list[str]
    orders: list[str]
    rules_version: int
    beginner: dict[str, Any] = {}
    beginner_seats: int = 2
    minutes: tuple[int, int] | None = None
    usual_seats: int = 2
    weight: Weight | None = None
    best_seats: list[int] = []
    balance: bool = False
    lessons: list[str] = []
    puzzles: int = 0
    team: bool = False


class GameTexts(Struct):
    """The texts of a game as Fluent, and its rules as Markdown; `lang` is the language that they are really in."""

    lang: str
    source: str
    rules: str


class Icon(Struct):
    """A drawing in one ink: its paths, and the square (`viewBox`) that they are drawn in."""

    box: str
    paths: list[str]


class Face(Struct):
    """What a card or a back shows; `kind` and `text` are keys of messages, `back` is the pool that the card belongs to."""

    back: str
    kind: str
    icon: str
    colour: str
    numbers: dict[str, int]
    text: str


class Spread(Struct):
    """How a place is drawn; without a form, as the place itself says."""

    form: Literal["hand", "pile", "row", "grid", "hidden"] | None
    icon: str
    columns: int
    after: int


class Tally(Struct):
    """How a counter is drawn."""

    icon: str
    mark: bool


class Piece(Struct):
    """How a piece that counters count is drawn."""

    icon: str
    colour: str


class BoardFacts(Struct):
    """How the generic table draws a game: places, counters and pieces by their names, cards by their ids."""

    places: dict[str, Spread]
    counters: dict[str, Tally]
    pieces: dict[str, Piece]
    faces: dict[str, Face]
    backs: dict[str, Face]
    aims: dict[str, str]
    felt: str
    aid: list[str]
    icons: dict[str, Icon]


class BoardPlace(Struct):
    """A place as a seat sees it: its cards by name, a hidden one as "?" and its back; `owner` is -1 for nobody's."""

    name: str
    owner: int
    form: Literal["hand", "pile", "row"]
    cards: list[str]


class Board(Struct):
    """Every place and every counter of a match as a seat sees them."""

    places: list[BoardPlace]
    counters: dict[str, int]


class GameTelling(Struct):
    """What the sentences of a game mean: numbers by the names of their fields, how cards are called, what needs no line."""

    meanings: dict[str, MeaningData]
    cards: dict[str, dict[str, int | str]]
    silent: list[str]
