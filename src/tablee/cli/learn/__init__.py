"""`tablee learn`: the lessons of a game in the terminal, the same as in the browser."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.text import Text

from ... import sentences
from ...engine.game import Game
from ...engine.lessons import Lesson
from ...engine.rng import Rng
from ...lessons import LessonTexts, Run
from ...sentences import action_text
from ..base import Trouble, app, find_game, out, say
from ..chooser import Chooser
from ..match import Leave, Seating
from ..play import begin, new
from .alone import Alone


@app.command()
def learn(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    lesson: Annotated[str | None, typer.Argument(metavar="LESSON")] = None,
) -> None:
    """Learn a game by playing its lessons."""
    played = find_game(game)
    first = found(played, lesson)
    if lesson is None:
        list_lessons(played)
    try:
        for each in played.lessons.lessons[first:]:
            teach(played, each)
    except (Leave, EOFError):
        out().print()


def found(game: Game, wanted: str | None) -> int:
    """Where a lesson stands in the course, by its id or its number; Trouble where there is none."""
    ids = [lesson.id for lesson in game.lessons]
    if not ids:
        raise Trouble(say(game)("learn-none", game=game.title(say().lang)))
    if wanted is None or wanted in ids:
        return ids.index(wanted) if wanted else 0
    if wanted.isdecimal() and 1 <= int(wanted) <= len(ids):
        return int(wanted) - 1
    raise Trouble(say(game)("fault-lesson", game=game.id, lesson=wanted[:40]))


def list_lessons(game: Game) -> None:
    """Show the course: every lesson with its number and what it is about."""
    texts, lang = LessonTexts(game), say().lang
    for number, lesson in enumerate(game.lessons, 1):
        title, goal = (texts.say(lang, f"lesson-{lesson.id}{part}", "terminal") for part in ("", ".goal"))
        out().print(Text.assemble((f"{number:2} ", "bold cyan"), (title, "bold"), f"  {goal}"))


def teach(game: Game, lesson: Lesson) -> None:
    """Play a lesson to its end; Leave when the person has had enough."""
    if lesson.match is None:
        Teaching.of(game, lesson).play()
        return
    goal, end = (LessonTexts(game).say(say().lang, f"lesson-{lesson.id}.{part}", "terminal") for part in ("goal", "end"))
    given = [f"{name}={value}" for name, value in lesson.match.options.items()]
    match = begin(*new(game, lesson.match.seats, lesson.match.level, 1, None, given, {}))
    out().print(Text(goal, "bold"))
    match.play()
    if match.pos.over:
        out().print(Text(end, "green"))


class Teaching(Alone):
    """A lesson being played: a match in which the lesson judges every move."""

    run: Run
    texts: LessonTexts

    @staticmethod
    def of(game: Game, lesson: Lesson) -> Teaching:
        """A lesson at its beginning."""
        run, texts, speak = Run(game, lesson), LessonTexts(game), say(game)
        names = [
            name or speak("ui-seat", seat=seat + 1) for seat, name in enumerate(texts.names(speak.lang, run.pos.seats, -1))
        ]
        names.insert(run.seat, speak("ui-lesson-you"))
        seating = Seating(run.seat, [""] * run.pos.seats, names[: run.pos.seats])
        made = Teaching(run.pos, seating, speak, out(), {}, Rng(0), run.told)
        made.run, made.texts = run, texts
        return made

    def told_by_lesson(self, key: str) -> str:
        """What the lesson says under a key."""
        return self.texts.say(self.lang, key, "terminal")

    def play(self) -> None:
        """Play all steps, then show what came of the last and the last words."""
        while not self.run.over:
            self.person_plays()
        self.show_table(sentences.plain(self.pos.view(self.me)))
        self.console.print(Text(self.told_by_lesson(f"lesson-{self.run.lesson.id}.end"), "green"))
        self.console.print(self.say("learn-next"), style="dim")
        if self.read().lower() == "q":
            raise Leave

    def ask(self, chooser: Chooser, view: dict[str, Any]) -> None:
        """Show what the lesson says before the question."""
        scene = self.run.scene()
        self.console.print(Text(self.told_by_lesson(f"lesson-{scene.lesson}"), "bold"))
        if scene.praise:
            self.console.print(Text(f"✓ {self.told_by_lesson(scene.praise)}", "green"))
        self.console.print(Text(self.told_by_lesson(scene.asks), "cyan"))
        self.console.print(self.say("learn-keys", rule=self.run.step.rule), style="dim")
        self.console.print(chooser.show())

    def obey(self, line: str, chooser: Chooser, view: dict[str, Any]) -> None:
        """Carry out one line; a lesson can also show what is right."""
        if line.strip().lower() == "h":
            self.show_way(view)
        else:
            super().obey(line, chooser, view)

    def show_way(self, view: dict[str, Any]) -> None:
        """Say what the step points at."""
        point = self.run.scene().point
        if point is not None:
            self.console.print(Text(f"→ {action_text(self.game, self.lang, point, self.names, view)}", "bold"))

    def move(self, named: Any) -> None:
        """Let the lesson judge a move; Trouble answers a wrong one by the rule."""
        wrong = self.run.act(named)
        if wrong is not None:
            own = wrong.key.startswith("lesson-")
            why = self.told_by_lesson(wrong.key) if own else self.say(wrong.key)
            raise Trouble(f"✗ {why} [{wrong.rule}]")
        self.pos = self.run.pos
