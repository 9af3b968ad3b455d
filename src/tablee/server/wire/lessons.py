"""Lessons: the course of a game, what the learner has done, and what is shown then."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ...engine.offers import Reason
from ..shapes import Action, ActionData, EventData, TellingData, ViewData
from .base import Body, GameId, Level, SeatNumber
from .games import Board

Word = Annotated[str, Meta(max_length=40)]
Act = Annotated[
    dict[Word, Annotated[int, Meta(ge=-(2**31), lt=2**31)] | Word],
    Meta(max_length=20, extra={"shape": Action}),
]


class LessonMatch(Struct):
    """The table at which a lesson is played that is a whole match."""

    seats: int
    level: Level
    options: dict[str, Any]


class LessonFacts(Struct):
    """A lesson: how many steps it has, the rules that it teaches; with `match`, it is one at a table of one's own."""

    id: str
    steps: int
    rules: list[str]
    match: LessonMatch | None


class Course(Struct):
    """The lessons of a game in order, and what they say, as Fluent; `lang` is the language that it is really in."""

    lang: str
    source: str
    lessons: list[LessonFacts]


class Acts(Body):
    """All that the learner has done in a lesson so far."""

    acts: Annotated[list[Act], Meta(max_length=200)]


class LessonAnswer(Struct):
    """How a wrong act is answered: by a rule, and by a sentence of the lesson or of the game ("key.attribute")."""

    rule: str
    key: str


class LessonScene(Struct):
    """What the learner is shown: step `step` of `steps` (equal when all are done), what it says by key, and the table.

    `events` are all that the seat was told; those from `since` on are new. `point` is the action that the table points at,
    at once where it is `shown`. `wrong` answers the last act, which then has changed nothing.
    """

    lesson: str
    seat: int
    step: int
    steps: int
    asks: str
    praise: str
    view: ViewData
    events: list[EventData]
    since: int
    board: Board
    question: int
    point: ActionData | None
    shown: bool
    spots: list[str]
    wrong: LessonAnswer | None


class AskCoach(Body):
    """What a seat is about to do."""

    seat: SeatNumber
    action: Act


class Coaching(Struct, omit_defaults=True):
    """What a coach says: nothing, that something is plainly worse than another action, or that it may lose at once."""

    says: Literal["", "worse", "lost"]
    named: ActionData
    why: list[Reason]
    telling: TellingData = {}


class Learned(Body):
    """The lessons that a person has finished, by game."""

    learned: Annotated[
        dict[GameId, Annotated[list[Word], Meta(max_length=60)]],
        Meta(max_length=60),
    ]
