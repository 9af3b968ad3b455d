"""`tablee analyse`: a finished match with its errors, its luck and where the result came from."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ... import sentences
from ...analysis import QUICK, Analysis, Budget, Decided, TurningPoint, analyse
from ...analysis.match import Progress as Told
from ...engine.errors import BadRecord
from ...engine.position import Position
from ...registry import replay as replayed
from ..base import Settings, Trouble, app, err, find_game, out, say, unreplayable
from ..drawing import Drawing
from ..files import read_record
from ..records import File, names_in

BLOCKS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 60
COLUMNS: Final = ("start", "luck", "own", "others", "result", "given-away", "rate", "grave-count")


@app.command("analyse")
def analyse_file(
    file: File,
    seed: Annotated[int, typer.Option(metavar="N", min=0)] = 0,
    times: Annotated[int, typer.Option(metavar="N", min=1, max=100)] = 1,
    quick: Annotated[bool, typer.Option("--quick")] = False,
    truth: Annotated[bool, typer.Option("--truth")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Analyse a finished match."""
    record = read_record(file)
    game = find_game(record["game"])
    try:
        with progress() as told:
            analysis = analyse(record, seed, (QUICK if quick else Budget()).times(times), told)
    except BadRecord as error:
        raise Trouble(say()("cli-bad-record", file=str(file), why=unreplayable(game, error))) from None
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(analysis), indent=1).decode() + "\n")
    else:
        Report(analysis, record, truth).show()


@contextmanager
def progress() -> Iterator[Told | None]:
    """A bar on a terminal, and nothing elsewhere."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err(), transient=True) as bar:
        task = bar.add_task(say()("analysis-asking"), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


class Report:
    """An analysis in words and figures."""

    def __init__(self, analysis: Analysis, record: dict[str, Any], truth: bool) -> None:
        self.analysis = analysis
        self.truth = truth
        self.end: Position = replayed(record)
        self.game = self.end.config.game
        self.names = names_in(record, int(self.end.seats))
        self.people = {move["seat"] for move in record["moves"] if move.get("by") == "person"}
        self.say = say(self.game)
        self.drawing = Drawing(self.game, self.say)
        self.console = out()

    def show(self) -> None:
        """Print all of it, the graph and the turning points first."""
        found = self.analysis
        self.title(self.say("analysis-of", game=self.game.title(Settings.lang), moves=found.moves))
        self.dim(f"analysis-valued-{found.valued}")
        if not found.finished:
            self.dim("analysis-broken-off")
        self.title(self.say("analysis-graph"))
        self.console.print(self.graph())
        self.title(self.say("analysis-turning"))
        for point in found.turning:
            self.turning(point)
        self.title(self.say("analysis-split"))
        self.console.print(self.splits())
        self.dim("analysis-split-help")
        self.title(self.say("analysis-errors"))
        sure = [each for each in found.decisions if each.sure]
        for each in sure:
            self.error(each)
        if not sure:
            self.dim("analysis-errors-none")

    def title(self, text: str) -> None:
        self.console.print(f"\n{text}", style="bold")

    def dim(self, key: str) -> None:
        self.console.print(self.say(key), style="dim")

    def graph(self) -> Table:
        """A line of blocks for each seat: its chance from the deal to the end; below, where a decision was grave."""
        grid = Table(box=None, show_header=False, padding=(0, 1))
        steps = self.analysis.steps
        for seat, name in enumerate(self.names):
            chances = [(step.truth if self.truth else step.chances)[seat] for step in steps]
            grid.add_row(name, percent(chances[0]), sparkline(chances), percent(chances[-1]))
        marks = self.marks(len(steps))
        if marks.strip():
            grid.add_row(self.say("analysis-grave"), "", marks, "")
        return grid

    def marks(self, steps: int) -> str:
        """Under the graph, the number of the seat whose decision was grave."""
        row = [" "] * min(WIDTH, steps)
        for each in self.analysis.decisions:
            if each.grave:
                row[each.step * len(row) // steps] = str(each.seat + 1)
        return "".join(row)

    def turning(self, point: TurningPoint) -> None:
        """A turning point: a decision with reasons, or what luck brought."""
        if point.kind == "decision":
            decided = next(each for each in self.analysis.decisions if each.step == point.step)
            self.error(decided)
            self.reasons(decided)
            return
        key = "analysis-luck-good" if point.swing > 0 else "analysis-luck-bad"
        self.line(point.step, self.say(key, who=self.names[point.seat], points=points(abs(point.swing))))
        for event in self.events(point.step):
            self.console.print(Text.assemble("    ", self.drawing.painted(event)))

    def events(self, step: int) -> list[str]:
        """What a move brought about, with all cards open: the match is over."""
        moves = len(self.end.moves)
        before, after = self.end.undone(moves - step), self.end.undone(moves - step - 1)
        fresh = after.open_events(len(before.open_events()))
        return [sentences.event_text(self.game, Settings.lang, event, self.names) for event in fresh]

    def error(self, decided: Decided) -> None:
        """A decision and the better answer, with the figures; whether a bot or the clock made it, and what was true."""
        left = decided.played.chance
        low, high = (points(bounded(left + end)) for end in (decided.low, decided.high))
        played, better = self.told(decided)
        told = self.say(
            "analysis-instead",
            who=self.names[decided.seat],
            played=played,
            better=better,
            left=points(left),
            chance=points(decided.preferred.chance),
            low=low,
            high=high,
            sure="yes" if low == high else "no",
        )
        self.line(decided.step, f"{self.say('analysis-grave')}. {told}" if decided.grave else told)
        if decided.by in ("bot", "clock") and decided.seat in self.people:
            self.console.print(f"    {self.say(f'analysis-by-{decided.by}')}", style="dim")
        if self.truth:
            true = decided.truth
            told = self.say("analysis-true", left=points(true.played), chance=points(true.preferred))
            self.console.print(f"    {told}", style="dim")

    def told(self, decided: Decided) -> tuple[str, str]:
        """The answer given and the one preferred, as sentences for the seat."""
        before = self.end.undone(len(self.end.moves) - decided.step)
        view = sentences.plain(before.view(decided.seat))
        played, better = (
            sentences.action_text(self.game, Settings.lang, answer.named, self.names, view)
            for answer in (decided.played, decided.preferred)
        )
        return played, better

    def reasons(self, decided: Decided) -> None:
        """Why the other answer was better, in the game's own words."""
        for reason in decided.why:
            told = sentences.reason_text(self.game, Settings.lang, reason, self.names)
            self.console.print(Text.assemble("    ", self.drawing.painted(told)))

    def line(self, step: int, text: str) -> None:
        head = f"{self.say('analysis-move', step=step + 1)}  "
        self.console.print(Text.assemble((head, "dim"), self.drawing.painted(text)))

    def splits(self) -> Table:
        """By seat, what its result is made of, in points."""
        grid = Table(box=None, header_style="dim")
        grid.add_column(self.say("analysis-seat"))
        for key in COLUMNS:
            grid.add_column(self.say(f"analysis-{key}"), justify="right")
        for split, name in zip(self.analysis.splits, self.names, strict=True):
            parts = [f"{100 * part:+.0f}" for part in (split.luck, split.own, split.others)]
            lost = [f"{100 * split.given_away:.0f}", f"{100 * split.error_rate:.1f}", str(split.grave)]
            grid.add_row(name, f"{100 * split.start:.0f}", *parts, f"{100 * split.result:.0f}", *lost)
        return grid


def sparkline(values: Sequence[float], width: int = WIDTH) -> str:
    """Values from 0 to 1 as blocks; of more than fit, the last of each part.

    >>> sparkline([0.0, 0.5, 1.0])
    '▁▅█'
    """
    shown = min(width, len(values))
    ends = [values[(place + 1) * len(values) // shown - 1] for place in range(shown)]
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(bounded(value) * len(BLOCKS)))] for value in ends)


def bounded(chance: float) -> float:
    """A chance between 0 and 1."""
    return min(1.0, max(0.0, chance))


def points(chance: float) -> int:
    """A chance in points of a hundred."""
    return round(100 * chance)


def percent(chance: float) -> str:
    """A chance as the language writes it."""
    return say()("arena-percent", rate=points(chance))
