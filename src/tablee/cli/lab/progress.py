"""A bar that shows how far a run is, and when it will be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from ..base import err, say

if TYPE_CHECKING:
    from ...lab.run import Progress as SoFar

Told = TypeVar("Told")


def with_bar(title: str, work: Callable[[Callable[[SoFar], None]], Told]) -> Told:
    """Do some work while a bar shows what it tells of itself."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=err(), transient=True) as bar:
        task = bar.add_task(say()("arena-playing", bots=title), total=None)

        def progress(so_far: SoFar) -> None:
            bar.update(task, completed=so_far.played, total=so_far.wanted)

        return work(progress)
