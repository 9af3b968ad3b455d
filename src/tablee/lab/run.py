"""Carry out a plan: play what its folder does not hold yet, keep it, and say how far it is.

>>> from tempfile import TemporaryDirectory
>>> from tablee.lab.plan import Plan
>>> with TemporaryDirectory() as folder:
...     results = run(Plan(game="push", seats=2, bots=["greedy", "random"], matches=4), folder, jobs=1)
...     results.matches.collect()["match"].to_list()
[0, 1, 2, 3]
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from ..engine.errors import TableeError
from . import plan as plans
from . import results as folders
from .executors import Executor, Range
from .executors.processes import Processes
from .plan import Plan
from .results import Results

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
    results = folders.open_for(whole, folder, source)
    total = plans.total(whole)
    kept = total - sum(last - first + 1 for first, last in folders.missing(folder, total))
    tell = progress or (lambda so_far: None)
    tell(Progress(kept, total))
    pace = Pace()
    ranges = pace.chunks(folders.missing(folder, total))
    with closing((executor or Processes(jobs)).play(whole, ranges)) as played:  # whatever interrupts, the workers end
        for chunk in played:
            folders.add(folder, chunk)
            pace.note(chunk.last - chunk.first + 1, chunk.seconds)
            kept += chunk.last - chunk.first + 1
            tell(Progress(kept, total))
    folders.join(folder)
    return results


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
