"""Processes that stay from one run to the next: a tuning has hundreds of short runs, and starting processes takes seconds."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import chain

from ..executors import Range
from ..executors.processes import AHEAD, Processes, new_pool, play_in, stop
from ..plan import Plan
from ..tables import Chunk


class Standing(Processes):
    """Plays chunks in processes that are started once; `close` ends them."""

    def __init__(self, jobs: int | None = None) -> None:
        super().__init__(jobs)
        self.pool: ProcessPoolExecutor | None = None

    def _play_in_pools(self, plan: Plan, ranges: Iterator[Range]) -> Generator[Chunk, None, None]:
        """Play in the pool that stands; what a process that dies was playing is played in fresh ones."""
        self.pool = self.pool or new_pool(self.workers)
        owed: set[Range] = set()
        try:
            yield from play_in(self.pool, plan, ranges, owed, AHEAD * self.workers)
        except BrokenProcessPool:
            self.close()
            yield from super()._play_in_pools(plan, chain(sorted(owed), ranges))
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """End the processes, whatever they are doing."""
        if self.pool is not None:
            stop(self.pool)
            self.pool = None
