"""Matches: advice on them, how they can be watched, and the tales that are told of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ...analysis import Analysis, Help
from ...engine.offers import Reason
from ..shapes import ActionData, EventData, TellingData, ViewData
from ..storage.rows import Address
from .base import Body, Lang, Name, SeatNumber
from .games import Board


class AskAdvice(Body):
    """A step of a finished match, and the seat to advise."""

    step: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber


class Scores(Struct):
    """What everybody could see of the score after each move: a line for each seat, or one that all share; none where the
    rules hide the score.
    """

    lines: list[list[int]]


class Retry(Body):
    """How many moves of a finished match were made when one decided something that one would like to decide again."""

    step: Annotated[int, Meta(ge=0, le=100_000)]


class AskLine(Body):
    """A step of an analysed match, and the seat whose view is wanted; without one, all cards are open."""

    step: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber | None = None


class AnalysisState(Struct, omit_defaults=True):
    """Where the analysis of a match stands, and the whole of it once it is done.

    `status` is none, running (`done` of `total` moves), done, or failed. `helped` has, for each seat that gave something away
    beyond doubt, the answer that would have helped it most.
    """

    status: Literal["none", "running", "done", "failed"]
    done: int = 0
    total: int = 0
    analysis: Analysis | None = None
    helped: list[Help] = []


class Tell(Body):
    """An empty tale takes one's own words back."""

    seat: SeatNumber
    lang: Lang
    tale: Annotated[str, Meta(max_length=4000)]


class NameHero(Body):
    """Without a name the character is called as its seat is."""

    seat: SeatNumber
    name: Name | None = None
    address: Address = "n"


class NewReport(Body):
    """What is wrong at a table, in somebody's words; `step` is a step of a finished match, and else the present one."""

    words: Annotated[str, Meta(min_length=1, max_length=2000)]
    step: Annotated[int, Meta(ge=0, le=100_000)] | None = None


class Reported(Struct):
    """A report that is kept; `file` is what to save where nobody but who plays keeps the server."""

    id: str
    file: dict[str, Any] | None


class Told(Struct):
    """The tale of a seat: as the game tells it of `hero`, and as its player has told it instead."""

    seat: int
    hero: str
    address: Address
    tale: dict[str, str]
    own: dict[str, str]


class Weighed(Struct, omit_defaults=True):
    """An action with how often a bot would choose it, and what it expects of it."""

    action: int
    named: ActionData
    share: float
    value: float
    telling: TellingData = {}


class Advice(Struct, omit_defaults=True):
    """What a bot would do, how it weighs what could be done, and why."""

    action: int
    named: ActionData
    shares: list[Weighed]
    why: list[Reason]
    telling: TellingData = {}


class Step(Struct, omit_defaults=True):
    """One moment of a replay: the move that led to it, what its sentence speaks of, the view, and what happened.

    A game of another package has its `board` too: the places and counters as that seat saw them.
    """

    n: int
    by: str | None
    at: int | None
    seat: int | None
    named: ActionData | None
    view: ViewData
    events: list[EventData]
    board: Board | None = None
    telling: TellingData = {}


class Replay(Struct):
    """A finished match step by step."""

    steps: list[Step]
