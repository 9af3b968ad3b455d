"""A Ray cluster: as many machines as one has, where a single one is not enough. It gives the same rows as processes do.

Only this process, the driver, writes: workers send what they have played. No more chunks are under way than the cluster can
play soon, and a chunk that is lost with its worker or its machine is played again. Every machine needs the same Tablée.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Generator, Iterator
from importlib import import_module
from time import monotonic
from typing import Any, Final

import tablee

from ...engine.errors import TableeError
from ..plan import Plan, cells
from ..tables import Chunk, play_chunk
from . import Range

AHEAD: Final = 2
"""How many chunks there are for each processor of the cluster: the one it plays, and the next."""
TRIES: Final = 8
"""How often a chunk may be lost before the run is given up: it may be the chunk that ends its workers."""
LOOK_SECONDS: Final = 1.0
"""How often the cluster is asked for its size."""
CONNECT_SECONDS: Final = 5.0


class BadCluster(TableeError):
    """A Ray cluster that cannot be reached, or cannot play."""


class Ray:
    """Plays chunks on the cluster at an address, `host:port`, or “auto” for the one that this machine belongs to."""

    def __init__(self, address: str = "auto") -> None:
        self.ray = connected(address)
        self._workers = 0
        self._looked = -LOOK_SECONDS

    @property
    def workers(self) -> int:
        """How many processors the cluster has now; machines may come and go."""
        if monotonic() - self._looked >= LOOK_SECONDS:
            self._workers = int(self.ray.cluster_resources().get("CPU", 0))
            self._looked = monotonic()
        return max(1, self._workers)

    def play(self, plan: Plan, ranges: Iterator[Range]) -> Generator[Chunk, None, None]:
        """The chunks as they end. Closing the generator leaves the cluster, and with that its workers stop."""
        try:
            yield from self._play(plan, ranges)
        finally:
            self.ray.shutdown()

    def _play(self, plan: Plan, ranges: Iterator[Range]) -> Generator[Chunk, None, None]:
        """Keep the cluster busy, what was lost first."""
        remote = self.ray.remote(num_cpus=1, max_retries=0)(play_here)
        shared, build = self.ray.put(plan), build_for(plan)
        running: dict[Any, Range] = {}
        lost: list[Range] = []
        tries: dict[Range, int] = {}
        while True:
            while len(running) < AHEAD * self.workers and (following := next_of(lost, ranges)):
                running[remote.remote(shared, *following, build)] = following
            if not running:
                return
            ended, _ = self.ray.wait(list(running), num_returns=1, timeout=LOOK_SECONDS)
            for reference in ended:
                chunk_range = running.pop(reference)
                chunk = self._result(reference)
                if chunk is not None:
                    yield chunk
                    continue
                tries[chunk_range] = tries.get(chunk_range, 0) + 1
                if tries[chunk_range] >= TRIES:
                    raise worn_out(chunk_range)
                lost.append(chunk_range)

    def _result(self, reference: Any) -> Chunk | None:
        """What came of a chunk; None when it is lost with whoever played it."""
        errors = self.ray.exceptions
        try:
            chunk: Chunk = self.ray.get(reference)
        except errors.RayTaskError as error:
            raise unplayable(error.cause) from None
        except errors.RayError:
            return None
        return chunk


def next_of(lost: list[Range], ranges: Iterator[Range]) -> Range | None:
    """What was lost, then what comes next; None when nothing is left."""
    return lost.pop(0) if lost else next(ranges, None)


def worn_out(chunk_range: Range) -> BadCluster:
    """A chunk that is lost again and again."""
    first, last = chunk_range
    wrong = BadCluster(f"the matches {first} to {last} were lost {TRIES} times with those who played them")
    return wrong.saying("fault-ray-lost", first=first, last=last, tries=TRIES)


def unplayable(cause: BaseException) -> Exception:
    """Why a worker could not play."""
    if isinstance(cause, TableeError):
        return cause
    return BadCluster(f"a worker of the cluster cannot play: {cause!r}").saying("fault-ray-worker", what=type(cause).__name__)


# On a worker.


def play_here(plan: Plan, first: int, last: int, build: str) -> Chunk:
    """Play a chunk on a worker, if it plays by the same rules as the driver."""
    here = build_for(plan)
    if here != build:
        other = BadCluster(f"{socket.gethostname()} has {here}, the driver {build}")
        raise other.saying("fault-ray-build", host=socket.gethostname(), here=here, driver=build)
    return play_chunk(plan, first, last)


def build_for(plan: Plan) -> str:
    """The version of Tablée and of the rules that decide the rows of a plan."""
    rules = sorted({f"{cell.game.id} {cell.game.rules_version}" for cell in cells(plan)})
    return ", ".join([f"tablee {tablee.__version__}", *rules])


# Connecting.


def connected(address: str) -> Any:
    """Ray, connected to the cluster at an address; BadCluster when there is none."""
    ray = import_module("ray")
    where = os.environ.get("RAY_ADDRESS", address) if address == "auto" else address
    if where != "auto":
        check_reachable(where)
    try:
        ray.init(address=where, log_to_driver=False, logging_level=logging.CRITICAL, include_dashboard=False)
    except Exception as error:
        raise unreachable(where, error) from None
    return ray


def check_reachable(address: str) -> None:
    """BadCluster unless somebody answers there: Ray itself would try for more than a minute."""
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
    except (OSError, ValueError, OverflowError) as error:
        raise unreachable(address, error) from None


def unreachable(address: str, error: Exception) -> BadCluster:
    """There is no cluster at an address."""
    wrong = BadCluster(f"no Ray cluster answers at {address}: {error}"[:300])
    return wrong.saying("fault-ray-auto" if address == "auto" else "fault-ray", address=address)
