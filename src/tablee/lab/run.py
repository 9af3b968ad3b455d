"""Carry out a plan: play what its folder does not hold yet, keep it, and say how far it is.

>>> from tempfile import TemporaryDirectory
>>> from tablee.lab.plan import Plan
>>> with TemporaryDirectory() as folder:
...     results = run(Plan(game="push", seats=2, bots=["greedy", "random"], matches=4), folder, jobs=1)
...     results.matches.collect()["match"].to_list()
[0, 1, 2, 3]
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from ..engine.errors import TableeError
from . import plan as plans
from . import results as folders
from .executors import Executor, Range
from .executors.processes import Processes
from .match import Row
from .plan import Plan
from .precision import Watch
from .results import Results
from .tables import Chunk

SECONDS: Final = 2.0
"""About how long a chunk takes: short enough to lose little, long enough to be worth a file."""
MOST: Final = 2000
"""How many matches a chunk has at most."""


class BadRun(TableeError):
    """A run that cannot be: fewer than one process."""


class Progress(msgspec.Struct, frozen=True):
    """How far a run is: matches kept and matches wanted, as far as one can tell."""

    played: int
    wanted: int


def run(
    plan: Plan,
    out: Path | str,
    jobs: int | None = None,
    executor: Executor | None = None,
    progress: Callable[[Progress], None] | None = None,
    source: str | None = None,
) -> Results:
    """Carry out a plan in a folder. An interruption (Ctrl-C) is passed on; what was kept is there when it goes on."""
    if jobs is not None and jobs < 1:
        raise BadRun(f"a run needs at least one process, not {jobs}").saying("fault-processes")
    whole = plans.complete(plan)
    folder = Path(out)
    with folders.locked(folder):
        results = folders.open_for(whole, folder, source)
        folders.tidy(folder)
        play(whole, folder, executor or Processes(jobs), progress or (lambda so_far: None))
        folders.join(folder)
    return results


def play(plan: Plan, folder: Path, executor: Executor, tell: Callable[[Progress], None]) -> None:
    """Play what is missing in a folder, until the wanted precision is reached."""
    total = plans.total(plan)
    keeper = Keeper(folder, plan, total)
    tell(keeper.progress)
    pace = Pace()
    ranges = pace.chunks([] if keeper.done else folders.missing(folder, total))
    with closing(executor.play(plan, ranges)) as played:  # whatever interrupts, the workers end
        for chunk in played:
            pace.note(len(chunk.matches), chunk.seconds)
            keeper.take(chunk)
            tell(keeper.progress)
            if keeper.done:
                break


class Keeper:
    """Puts chunks into the folder. Where a precision is wanted they wait for those before them, because the run ends at the
    first match at which it is reached, counted in the order of the plan; what was played beyond is dropped.
    """

    def __init__(self, folder: Path, plan: Plan, total: int) -> None:
        self.folder = folder
        self.total = total
        self.kept = total - sum(last - first + 1 for first, last in folders.missing(folder, total))
        self.watch = Watch(plan) if plan.precision is not None else None
        self.waiting: dict[int, Chunk] = {}
        self.there = {first: path for first, _, path in folders.parts(folder, "matches")} if self.watch else {}
        self.next = 0
        if self.watch:
            self.advance(self.watch)

    @property
    def done(self) -> bool:
        """Whether the wanted precision is reached."""
        return self.watch is not None and self.watch.reached

    @property
    def progress(self) -> Progress:
        """How far the run is, and how far it will go as far as one can tell."""
        wanted = self.total if self.watch is None else min(self.total, max(self.kept, self.watch.forecast))
        return Progress(self.kept, wanted)

    def take(self, chunk: Chunk) -> None:
        """A chunk has been played."""
        if self.watch is None:
            self.keep(chunk)
        else:
            self.waiting[chunk.first] = chunk
            self.advance(self.watch)

    def keep(self, chunk: Chunk) -> None:
        """Write a chunk."""
        folders.add(self.folder, chunk)
        self.kept += chunk.last - chunk.first + 1

    def advance(self, watch: Watch) -> None:
        """Look at whatever follows on what has been looked at, until the precision is reached."""
        while not watch.reached:
            if self.next in self.there:
                rows = folders.rows(self.there[self.next])
                self.see(watch, rows)
            elif self.next in self.waiting:
                chunk = self.waiting.pop(self.next)
                self.see(watch, chunk.matches)
                self.keep(chunk if watch.stop is None else chunk.until(watch.stop - 1))
            else:
                return

    def see(self, watch: Watch, rows: Sequence[Row]) -> None:
        """Show some matches to the watch."""
        for row in rows:
            watch.see(row)
        self.next += len(rows)


class Pace:
    """How large the next chunk is: one match at first, then as many as take a few seconds."""

    def __init__(self) -> None:
        self.size = 1

    def note(self, matches: int, seconds: float) -> None:
        """Learn from a chunk how long matches take; the size at most doubles."""
        fitting = int(SECONDS * matches / max(seconds, 1e-6))
        self.size = max(1, min(fitting, 2 * self.size, MOST))

    def chunks(self, gaps: list[Range]) -> Iterator[Range]:
        """The ranges to play, in order, each as large as is right when it is asked for."""
        for first, last in gaps:
            while first <= last:
                size = self.size
                yield first, min(first + size - 1, last)
                first += size
