"""Playing a lesson: the learner's acts so far, judged one by one, and what the learner is shown then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ..bots import Perspective, make_bot
from ..engine.decision import Decision
from ..engine.errors import IllegalMove, TableeError
from ..engine.game import Game
from ..engine.knowledge import board
from ..engine.lessons import Act, Lesson, Step
from ..engine.position import Position
from ..engine.rng import Rng
from ..telling import plain, told_events, told_view
from .goals import holds
from .laying import begin, fits, legal_act, play_act, seat_of
from .texts import LessonTexts

MOST_ACTS: Final = 200
"""No lesson is longer than so many acts of the learner."""


class BadLesson(TableeError):
    """A lesson that a game does not have, or acts that no lesson leads through."""


@dataclass(frozen=True)
class Answer:
    """How a wrong act is answered: by a clause of the rules, and by a sentence of the lesson or of the game."""

    rule: str
    key: str


@dataclass(frozen=True)
class Scene:
    """What the learner is shown: the step, its words by key, the table as the learner's seat sees it, what to point at.

    `step` counts from 0; it is `steps` once the lesson is over. `praise` answers the step before, where it has words for
    that. `events` are all that the seat was told; those from `since` on are new. `question` grows with every right act.
    """

    lesson: str
    seat: int
    step: int
    steps: int
    asks: str
    praise: str
    view: dict[str, Any]
    events: list[dict[str, Any]]
    since: int
    board: dict[str, Any]
    question: int
    point: dict[str, int | str] | None
    shown: bool
    spots: list[str]
    wrong: Answer | None


def find_lesson(game: Game, name: str) -> Lesson:
    """A lesson that is played step by step, by its id; BadLesson where there is none."""
    lesson = game.lessons.get(name)
    if lesson is None or lesson.match is not None:
        raise BadLesson(f"{game.id} has no lesson “{name}”"[:200]).saying("fault-lesson", game=game.id, lesson=name[:40])
    return lesson


def play_lesson(game: Game, name: str, acts: Sequence[Mapping[str, object]]) -> Scene:
    """A lesson after the learner's acts, of which only the last may be wrong; BadLesson if an earlier one is."""
    run = Run(game, find_lesson(game, name))
    if len(acts) > MOST_ACTS:
        raise BadLesson(f"a lesson has at most {MOST_ACTS} acts").saying("fault-lesson-long", most=MOST_ACTS)
    wrong = None
    for number, act in enumerate(acts):
        if wrong is not None or run.over:
            raise BadLesson(f"act {number} of “{name}” leads nowhere").saying("fault-lesson-act", number=number)
        wrong = run.act(act)
    return run.scene(wrong)


class Run:
    """A lesson as it is being played."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.seat = lesson.seat
        self.pos = begin(game, lesson)
        self.at = 0
        self.acts = 0
        self.left: list[Act] = []
        self.since = self.told
        self._let_others()
        self._begin_step()

    @property
    def over(self) -> bool:
        """Whether all steps are done."""
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """What is asked now."""
        return self.lesson.steps[self.at]

    @property
    def told(self) -> int:
        """How many events the learner was told."""
        return len(self.pos.events(self.seat))

    @property
    def key(self) -> str:
        """The message of the present step."""
        return self._key(self.at)

    def _key(self, step: int) -> str:
        return f"lesson-{self.lesson.id}-{step + 1}"

    def _begin_step(self) -> None:
        if not self.over:
            self.left = list(self.step.then)

    # Acts.

    def act(self, action: Mapping[str, object]) -> Answer | None:
        """Do something; how it is answered if it is wrong, in which case nothing has changed."""
        after = self.pos.clone()
        try:
            after.play(self.seat, action)
        except IllegalMove as refused:
            return Answer(refused.rule, f"refuse-{refused.rule}")
        wrong = self._judge(dict(action), after)
        if wrong is not None:
            return wrong
        asked = self.pos.question
        self.since = self.told
        self.pos = after
        self.acts += 1
        self._let_others(asked if self._is_last() else None)
        if self.step.until is None or holds(self.step.until, self.pos, self.seat, 0):
            self.at += 1
            self._begin_step()
        return None

    def _judge(self, action: dict[str, Any], after: Position) -> Answer | None:
        """How a legal act is answered, unless it is right."""
        step = self.step
        answers = [wrong for wrong in step.wrong if fits(action, wrong.when)]
        right = any(fits(action, act) for act in step.accept) if step.accept else not answers
        if right and (step.goal is None or holds(step.goal, after, self.seat, self.told)):
            return None
        return Answer(answers[0].rule, f"{self.key}.{answers[0].say}") if answers else Answer(step.rule, f"{self.key}.wrong")

    def _is_last(self) -> bool:
        return self.at == len(self.lesson.steps) - 1 and self.step.until is None

    def _let_others(self, asked: Decision[Any] | None = None) -> None:
        """Answers that the lesson scripts, and a bot's for others, until the learner is asked.

        After the last act a bot answers nothing but what the learner was `asked` as well.
        """
        while not self.pos.over:
            seat = seat_of(self.pos, self.left[0], self.seat) if self.left else -1
            if seat >= 0:
                play_act(self.pos, seat, self.left.pop(0))
            elif self.seat in self.pos.to_act or (asked is not None and self.pos.question is not asked):
                return
            else:
                self._let_bot(self.pos.to_act[0])

    def _let_bot(self, seat: int) -> None:
        """The answer of a bot, always the same in the same lesson."""
        number = len(self.pos.moves)
        bot = make_bot(self.game, "greedy", number)
        self.pos.play(seat, bot.choose(Perspective.of(self.pos, seat, Rng(number))))

    # What is shown.

    def scene(self, wrong: Answer | None = None) -> Scene:
        """What the learner is shown now, made from nothing but what the learner's seat may see."""
        events = self.pos.events(self.seat)
        done = f"{self._key(self.at - 1)}.done" if self.at else ""
        return Scene(
            lesson=self.lesson.id,
            seat=self.seat,
            step=self.at,
            steps=len(self.lesson.steps),
            asks=f"lesson-{self.lesson.id}.end" if self.over else self.key,
            praise=done if done and self._has(done) else "",
            view=told_view(self.game, plain(self.pos.view(self.seat))),
            events=told_events(self.game, events, self.seat),
            since=self.since if wrong is None else len(events),
            board=board(self.pos, self.seat),
            question=self.acts,
            point=None if self.over else self._point(),
            shown=not self.over and self.step.shown,
            spots=[] if self.over else list(self.step.spots),
            wrong=wrong,
        )

    def _has(self, key: str) -> bool:
        texts = LessonTexts(self.game)
        return texts.has(texts.language("en"), key)

    def _point(self) -> dict[str, int | str] | None:
        """The legal action that the table points at, if the step names one."""
        step = self.step
        wanted = step.accept if step.point is None else [step.point]
        legal = (legal_act(self.pos, self.seat, act) for act in wanted)
        return next((self.pos.name(action) for action in legal if action is not None), None)
