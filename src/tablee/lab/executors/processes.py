"""The processes of this machine: as many as it has cores, unless told otherwise."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import chain, islice
from multiprocessing import get_context
from typing import Final

from ...engine.errors import TableeError
from ..plan import Plan
from ..tables import Chunk, play_chunk
from . import Range
from .worker import begin

AHEAD: Final = 2
"""How many chunks there are for each process: the one it plays, and the next."""
TRIES: Final = 3
"""How often the processes may die without a chunk between before the run is given up."""


class LostWorkers(TableeError):
    """The processes of a run die again and again."""


class Processes:
    """Plays chunks in `jobs` processes; with one, in this process itself."""

    def __init__(self, jobs: int | None = None) -> None:
        self.workers = jobs or os.cpu_count() or 1

    def play(self, plan: Plan, ranges: Iterator[Range]) -> Generator[Chunk, None, None]:
        """The chunks as they end."""
        if self.workers == 1:
            for first, last in ranges:
                yield play_chunk(plan, first, last)
        else:
            yield from self._play_in_pools(plan, ranges)

    def _play_in_pools(self, plan: Plan, ranges: Iterator[Range]) -> Generator[Chunk, None, None]:
        """Play in a pool of processes; when one of them dies, in another pool, what was lost first."""
        owed: set[Range] = set()
        deaths = 0
        while True:
            pool = new_pool(self.workers)
            try:
                for chunk in play_in(pool, plan, chain(sorted(owed), ranges), owed, AHEAD * self.workers):
                    deaths = 0
                    yield chunk
                pool.shutdown()
                return
            except BrokenProcessPool:
                stop(pool)
                deaths += 1
                if deaths >= TRIES:
                    raise LostWorkers("the processes that play die again and again").saying("fault-workers-lost") from None
            except BaseException:
                stop(pool)
                raise


def new_pool(workers: int) -> ProcessPoolExecutor:
    """Processes that play, and end with this one even if it is killed."""
    return ProcessPoolExecutor(workers, get_context("spawn"), initializer=begin)


def play_in(pool: ProcessPoolExecutor, plan: Plan, ranges: Iterator[Range], owed: set[Range], most: int) -> Iterator[Chunk]:
    """Keep a pool busy; `owed` has whatever was begun and has not yet come back."""
    running = submitted(pool, plan, islice(ranges, most), owed)
    while running:
        ended, running = wait(running, return_when=FIRST_COMPLETED)
        for future in ended:
            chunk = future.result()
            owed.discard((chunk.first, chunk.last))
            yield chunk
            running |= submitted(pool, plan, islice(ranges, 1), owed)


def submitted(pool: ProcessPoolExecutor, plan: Plan, ranges: Iterator[Range], owed: set[Range]) -> set[Future[Chunk]]:
    """Hand chunks to the workers, of which some may start here.

    Ctrl-C reaches every process of a terminal, but only the first one decides what it means. A worker inherits
    the signals that are blocked while it starts, so it never sees the interrupt, not even during its imports.
    """
    begun = set()
    with interrupts_blocked():
        for each in ranges:
            owed.add(each)
            begun.add(pool.submit(play_chunk, plan, *each))
    return begun


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Hold Ctrl-C back; one that comes meanwhile is delivered at the end. Windows has no such thing."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def stop(pool: ProcessPoolExecutor) -> None:
    """End the workers at once, in the middle of their matches."""
    workers = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()
