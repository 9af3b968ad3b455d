"""`tablee lab tune`: search for the settings that give the measures a plan wants."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from ..base import err, out, say
from . import group
from .run import cluster

if TYPE_CHECKING:
    from ...lab.tune.tuning import Progress as SoFar
    from ...lab.tune.tuning import Tuned


@group.command()
def tune(
    file: Annotated[Path, typer.Argument(metavar="PLAN")],
    out_folder: Annotated[Path | None, typer.Option("--out", metavar="DIR")] = None,
    jobs: Annotated[int | None, typer.Option(metavar="N")] = None,
    ray: Annotated[str | None, typer.Option(metavar="auto|ADDRESS")] = None,
) -> int:
    """Search for the settings that give the measures a plan wants."""
    from ...lab import plan as plans
    from ...lab.tune.tuning import tune as search

    plan = plans.read(file)
    folder = out_folder or Path(file.stem)
    try:
        found = with_bar(lambda progress: search(plan, folder, jobs, cluster(ray), progress))
    except KeyboardInterrupt:
        err().print(say()("tune-interrupted"), style="yellow")
        return 130
    for each in found:
        show(each)
    return 0


def with_bar(work: Callable[[Callable[[SoFar], None]], list[Tuned]]) -> list[Tuned]:
    """Search while a bar shows how many settings are done, and which one is being played."""
    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )
    with Progress(*columns, console=err(), transient=True) as bar:
        task = bar.add_task("", total=None)

        def progress(so_far: SoFar) -> None:
            setting = ", ".join(f"{name} = {value}" for name, value in so_far.setting.items())
            doing = say()("tune-playing", setting=setting, played=so_far.matches)
            bar.update(task, completed=so_far.done, total=so_far.wanted, description=doing)

        return work(progress)


def show(found: Tuned) -> None:
    """Print what a search has found: the front, whether the aims are met, and the files."""
    from ...lab.tune.verdict import meets
    from ...lab.tune.writing import table

    stopped = sum(bool(trial.stopped) for trial in found.trials)
    title = say()("tune-front", seats=found.seats, tried=len(found.trials), stopped=stopped)
    drawn = Table(title=title, box=box.ROUNDED, title_justify="left")
    heads, rows = table(found.tune, found.front)
    for head in [*heads[:-1], say()("tune-matches")]:
        drawn.add_column(head, justify="right")
    for row in rows:
        drawn.add_row(*row)
    out().print(drawn)
    met = meets(found.tune, found.front[0])
    out().print(say()("tune-levels" if found.tune.each else "tune-met" if met else "tune-unmet"))
    for path in found.files:
        out().print(say()("tune-file", file=str(path)), style="dim", soft_wrap=True)
