"""`tablee puzzles`: positions in which one answer is the best by far, solved in the terminal, and how they are mined."""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text
from typer.core import TyperGroup

from ...engine.game import Game
from ...engine.lessons.puzzles import Puzzle, encoded
from ...engine.rng import Rng
from ...puzzles import Solution, daily, find_puzzle, first_rating, open_puzzle, solve
from ...puzzles.mining import Mined, Plan, cells
from ...puzzles.runs import NICE, Run
from ...puzzles.solving import Told
from ...registry import list_games
from ...sentences import action_text, plain, reason_text
from ..base import Trouble, app, err, find_game, option, out, say
from ..match import Leave, Seating
from .alone import Alone


class Solving(TyperGroup):
    """The commands; a word that is none of them is a game of which a puzzle is solved."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that some words name, and the words left."""
        return super().resolve_command(ctx, args if args[0] in self.commands else ["solve", *args])


group = typer.Typer(cls=Solving)
app.add_typer(group, name="puzzles")


@group.callback(invoke_without_command=True)
def puzzles(context: typer.Context) -> None:
    """Without a command: how many puzzles each game has, and that of the day."""
    if context.invoked_subcommand is None:
        grid = Table(box=None, header_style="dim")
        for key in ("puzzles-game", "puzzles-count", "puzzles-daily"):
            grid.add_column(say()(key), justify="right" if key == "puzzles-count" else "left")
        for name in list_games():
            game = find_game(name)
            today = daily(game, date_today())
            grid.add_row(game.title(say().lang), str(len(game.puzzles)), f"{game.id} {today.id}" if today else "–")
        out().print(grid)


def date_today() -> str:
    """The day, as it is everywhere at the same time."""
    return datetime.now(UTC).date().isoformat()


@group.command("solve")
def solve_one(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    puzzle: Annotated[str | None, typer.Argument(metavar="PUZZLE")] = None,
) -> None:
    """Solve a puzzle of a game: that of the day, or the one named, then others from there on."""
    played = find_game(game)
    today = daily(played, date_today())
    if today is None:
        raise Trouble(say(played)("puzzles-none", game=played.title(say().lang)))
    first = today if puzzle is None else find_puzzle(played, puzzle)
    every = played.puzzles.puzzles
    begin = every.index(first)
    try:
        for each in every[begin:] + every[:begin]:
            PuzzleMatch.of(played, each).play()
    except (Leave, EOFError):
        out().print()


class PuzzleMatch(Alone):
    """A puzzle being solved: a match in which one answer is asked for."""

    puzzle: Puzzle
    solution: Solution | None

    @staticmethod
    def of(game: Game, puzzle: Puzzle) -> PuzzleMatch:
        """A puzzle that has not been answered yet."""
        speak = say(game)
        names = [speak("ui-seat", seat=seat + 1) for seat in range(puzzle.seats)]
        names[puzzle.seat] = speak("you")
        seating = Seating(puzzle.seat, [""] * puzzle.seats, names)
        made = PuzzleMatch(open_puzzle(game, puzzle), seating, speak, out(), {}, Rng(0))
        made.puzzle, made.solution = puzzle, None
        return made

    def play(self) -> None:
        """Ask until the puzzle is answered, then tell the solution."""
        self.person_plays()
        assert self.solution is not None
        self.tell(self.solution)
        self.console.print(self.say("puzzles-next"), style="dim")
        if self.read().lower() == "q":
            raise Leave

    def ask(self, chooser: Any, view: dict[str, Any]) -> None:
        """Show which puzzle it is before the question."""
        told = self.say("puzzles-title", id=self.puzzle.id, rating=str(round(first_rating(self.puzzle))))
        self.console.print(Text(told, "cyan"))
        super().ask(chooser, view)

    def move(self, named: Mapping[str, object]) -> None:
        """Answer the puzzle; Trouble says which rule refuses that."""
        before = self.pos.clone()
        super().move(named)
        self.solution = solve(self.game, self.puzzle, named)
        self.pos = before

    def tell(self, solution: Solution) -> None:
        """Whether it was right, the two best answers with what they are worth, and why."""
        right = solution.right
        self.console.print(Text(self.say("puzzles-right" if right else "puzzles-wrong"), "green" if right else "yellow"))
        grid = Table(box=None, header_style="dim")
        for key in ("puzzles-worth", "puzzles-chance", "puzzles-answer"):
            grid.add_column(self.say(key), justify="left" if key == "puzzles-answer" else "right")
        for told in (solution.best, solution.second):
            grid.add_row(*self.row(told))
        self.console.print(grid)
        for reason in solution.why:
            self.console.print(reason_text(self.game, self.lang, reason, self.names))
        self.console.print(self.say("puzzles-searched", searches=solution.searches, worlds=solution.worlds), style="dim")

    def row(self, told: Told) -> tuple[str, str, Text]:
        """An answer as the table of the solution tells it."""
        chance = told.chance
        percents = (round(100 * value) for value in (chance.value, max(0.0, chance.low), min(1.0, chance.high)))
        share = self.say("puzzles-share", **dict(zip(("value", "low", "high"), percents, strict=True)))
        view = plain(self.pos.view(self.me))
        answer = self.drawing.painted(action_text(self.game, self.lang, told.named, self.names, view))
        return str(round(100 * told.worth.value)), share, answer


# Mining.


@group.command()
def mine(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    want: Annotated[int, typer.Option(metavar="N")] = 60,
    seats: Annotated[list[int] | None, typer.Option("--seats", metavar="N")] = None,
    also: Annotated[list[str] | None, typer.Option("--also", metavar="NAME=VALUE")] = None,
    bot: Annotated[str, typer.Option(metavar="BOT")] = "normal",
    worlds: Annotated[int, typer.Option(metavar="N", min=20, max=100_000)] = 600,
    margin: Annotated[float, typer.Option(metavar="VALUE", min=0.0, max=0.5)] = 0.01,
    seen: Annotated[int, typer.Option(metavar="N", min=1, max=100_000)] = 60,
    seed: Annotated[str, typer.Option(metavar="TEXT")] = "puzzles",
    jobs: Annotated[int, typer.Option(metavar="N", min=1, max=64)] = 1,
    out_file: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
) -> int:
    """Mine puzzles from matches of bots; a run that was stopped goes on where it was."""
    played = find_game(game)
    low, high = played.seats
    plan = Plan(
        game=played.id,
        rules_version=played.rules_version,
        seats=seats or list(range(low, high + 1)),
        options=[{}, *(dict([option(played, text, high)]) for text in also or [])],
        bot=bot,
        seed=seed,
        worlds=worlds,
        margin=margin,
        most_seen=seen,
    )
    if not cells(played, plan):
        raise Trouble(say()("cli-bad-seats", game=played.id, low=low, high=high, seats=plan.seats[0]))
    path = out_file or Path(f"puzzles-{played.id}.mined.jsonl")
    run = Run(plan, path)
    code = mined_with_bar(run, want, jobs)
    chosen = path.with_name(path.name.removesuffix(".jsonl").removesuffix(".mined") + ".jsonl")
    target = chosen if chosen != path else path.with_suffix(".puzzles.jsonl")
    target.write_bytes(encoded(run.puzzles[:want]))
    out().print(say()("puzzles-mined", count=len(run.puzzles), played=len(run.mined), file=str(target)), soft_wrap=True)
    return code


def mined_with_bar(run: Run, want: int, jobs: int) -> int:
    """Mine while a bar shows how far it is; the exit code."""
    os.nice(NICE)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=err(), transient=True) as bar:
        task = bar.add_task(say()("puzzles-mining", played=len(run.mined)), total=want, completed=len(run.puzzles))

        def progress(mined: list[Mined]) -> None:
            bar.update(task, completed=len(run.puzzles), description=say()("puzzles-mining", played=len(mined)))

        try:
            run.mine(want, jobs, progress)
        except KeyboardInterrupt:
            return 130
    return 0
