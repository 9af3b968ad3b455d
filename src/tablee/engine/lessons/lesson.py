"""What a lesson is made of: a position, steps with what is accepted and how anything else is answered, or a whole match."""

from __future__ import annotations

# Interpreted: it is plain data, read from files.
from typing import Any

from msgspec import Struct, field

Act = dict[str, int | str | list[int]]
"""An action by name, or a part of one: whatever it does not name may have any value, a list means any of its values."""


class Goal(Struct, forbid_unknown_fields=True, frozen=True):
    """What must hold after an act; all that is said of it together, and all of it as the learner sees it.

    `event`: something of this name was told to the learner because of the act, with these `values`. `question`: the learner
    is asked this decision next. `view`: entries of the table as the view shows it, by their path ("players.0.points").
    `over`: the match is over. `won`: and the learner is among the winners.
    """

    event: str = ""
    values: dict[str, Any] = {}
    question: str = ""
    view: dict[str, Any] = {}
    over: bool = False
    won: bool = False


class Wrong(Struct, forbid_unknown_fields=True, frozen=True):
    """How a wrong act is answered: `say` is an attribute of the step's message, `rule` the clause that it cites."""

    when: Act
    rule: str
    say: str


class Step(Struct, forbid_unknown_fields=True, frozen=True):
    """One thing that is asked of the learner, in the words of the message `lesson-<lesson>-<number>`.

    An act is right if it is one of `accept` (if that is empty: any legal one that no `wrong` answers) and the `goal` holds
    after it. Any other legal act is answered by the first `wrong` that fits, or by `.wrong` of the message and `rule`. After
    a right act come the answers of `then`, each by who is asked; where it ends, a bot answers for the others until the
    learner is asked. With `until` the same step goes on until that holds.

    `point` is what the table points at, by default the first of `accept`: at once where the step is `shown`, else when the
    learner asks for it or has been wrong. `spots` are places on the table that the words speak of.
    """

    rule: str
    accept: list[Act] = []
    goal: Goal | None = None
    until: Goal | None = None
    wrong: list[Wrong] = []
    then: list[Act] = []
    point: Act | None = None
    shown: bool = False
    spots: list[str] = []


class Laid(Struct, forbid_unknown_fields=True, frozen=True):
    """Where a lesson begins: a match from its seed, or what lies on the table as a dump says it; then some moves.

    With `zones` it is laid: cards by name in one text, or a list of slots as dumps have them. `like` names an earlier
    lesson, of whose position this one says only what differs. `seed` is that of the match, or of what chance brings later.
    """

    like: str = ""
    seats: int = 0
    options: dict[str, Any] = {}
    seed: int = 1
    zones: dict[str, str | list[Any]] = {}
    counters: dict[str, int] = {}
    agenda: list[dict[str, Any]] = []
    sheet: list[list[int]] = []
    moves: list[Act] = []


class Match(Struct, forbid_unknown_fields=True, frozen=True):
    """A whole match at a table of one's own, against bots of a level, with a coach."""

    seats: int
    level: str = "easy"
    options: dict[str, Any] = {}


class Lesson(Struct, forbid_unknown_fields=True, frozen=True):
    """A lesson: its position, the learner's `seat`, its steps and the `rules` that it teaches; or a coached match."""

    id: str
    rules: list[str]
    seat: int = 0
    position: Laid | None = None
    steps: list[Step] = field(default_factory=list, name="step")
    match: Match | None = None


class Lessons(Struct, forbid_unknown_fields=True, frozen=True):
    """The course of a game, in order. `main` are the rules that everybody meets in a first match: some lesson teaches each.

    `beyond` are the verbs that a first match has no need of, such as those of variants; some lesson teaches every other.
    """

    main: list[str] = []
    beyond: list[str] = []
    lessons: list[Lesson] = field(default_factory=list, name="lesson")

    def __iter__(self) -> Any:
        return iter(self.lessons)

    def __len__(self) -> int:
        return len(self.lessons)

    def get(self, name: str) -> Lesson | None:
        """A lesson by its id."""
        return next((lesson for lesson in self.lessons if lesson.id == name), None)
