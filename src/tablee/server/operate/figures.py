"""The figures of a server, for Prometheus: sums over the server, by labels from closed lists.

No label names a table, a person or a card, and none depends on what a seat does not know: an answer that is sent for a
person counts as that person's, so that nobody sees a standing order here. Several processes keep their figures in files of
one folder (`SHARED`), from which each of them can tell the sum. What a killed process has counted stays counted; what it
held (sockets, queues) is forgotten once its lock is free.
"""

from __future__ import annotations

import fcntl
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"
"""Where several workers keep their figures, so that each can tell the sum of all."""
MOST_LEVELS: Final = 20
OTHER: Final = "other"
MOMENTS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
THOUGHTS: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0)
LONG_WORK: Final = (0.1, 0.5, 1.0, 5.0, 10.0, 30.0, 60.0, 300.0, 1800.0, 3600.0)


def hold_lock(folder: str) -> IO[bytes] | None:
    """Show that this process lives, by a lock that the system frees with it."""
    if not folder:
        return None
    handle = (Path(folder) / f"alive_{os.getpid()}.lock").open("ab")
    fcntl.flock(handle, fcntl.LOCK_EX)
    return handle


ALIVE: Final = hold_lock(os.environ.get(SHARED, ""))
"""Held before the first figure has a file."""
disable_created_metrics()  # type: ignore[no-untyped-call]
REGISTRY: Final = CollectorRegistry()
if ALIVE is None:
    ProcessCollector(registry=REGISTRY)
    PlatformCollector(registry=REGISTRY)


def counter(name: str, said: str, *labels: str) -> Counter:
    """A figure that only grows."""
    return Counter(name, said, labels, registry=REGISTRY)


def gauge(name: str, said: str, *labels: str, mode: str = "livesum") -> Gauge:
    """A figure as it is now; `mode` says what several processes make of theirs."""
    return Gauge(name, said, labels, registry=REGISTRY, multiprocess_mode=mode)  # type: ignore[arg-type]


def times(name: str, said: str, *labels: str, buckets: tuple[float, ...] = MOMENTS) -> Histogram:
    """How long something takes, in seconds."""
    return Histogram(name, said, labels, registry=REGISTRY, buckets=buckets)


REQUESTS: Final = counter("tablee_requests", "Requests answered", "method", "route", "status")
TURNED_AWAY: Final = counter("tablee_turned_away", "Connections turned away", "why")
MOVES: Final = counter("tablee_moves", "Moves stored", "by")
FALLBACKS: Final = counter("tablee_fallbacks", "Answers of the fallback bot in the place of another", "why")
NOTICES: Final = counter("tablee_notices", "Messages left for people on their devices, by what came of it", "result")
ERRORS: Final = counter("tablee_errors", "Errors logged, by the kind of exception", "kind")
MOVE_ACKNOWLEDGED: Final = times("tablee_move_acknowledged_seconds", "From a person's move to its acknowledgement")
MOVE_TOLD: Final = times("tablee_move_told_seconds", "From a move to the last browser told, in each process")
DATABASE_TIME: Final = times("tablee_database_seconds", "Time in the database", "operation")
BOT_WAIT: Final = times("tablee_bot_wait_seconds", "How long work waited for a bot process", "queue", buckets=THOUGHTS)
BOT_THINKING: Final = times("tablee_bot_thinking_seconds", "How long bots thought", "level", buckets=THOUGHTS)
BOT_WORK: Final = times("tablee_bot_work_seconds", "Other work of bot processes", "work", buckets=LONG_WORK)
CONNECTIONS: Final = gauge("tablee_connections", "Open connections")
SOCKETS: Final = gauge("tablee_sockets", "Browsers at tables")
TABLES_IN_MEMORY: Final = gauge("tablee_tables_in_memory", "Tables held in memory, by each process")
TABLES: Final = gauge("tablee_tables", "Tables in the database", "status", mode="mostrecent")
BOT_QUEUE: Final = gauge("tablee_bot_queue", "Work that waits for a bot process", "queue")
BOT_BUSY: Final = gauge("tablee_bot_busy", "Bot processes at work", "queue")
DATABASE: Final = gauge("tablee_database_up", "Whether the database answers", mode="livemin")

MOVES_BY: Final = {
    "person": MOVES.labels("person"),
    "order": MOVES.labels("person"),
    "clock": MOVES.labels("clock"),
    "bot": MOVES.labels("bot"),
}
"""An order is the person's own business: its answers count as theirs."""


class Delivery:
    """A move on its way: it is counted when the last of those who wait for it has been sent it.

    Whoever sends it is one of `waiting`, until everybody has been sent it or put it into a queue; `told` says that there is
    anybody.
    """

    __slots__ = ("began", "figure", "told", "waiting")

    def __init__(self, figure: Histogram, began: float) -> None:
        self.figure = figure
        self.began = began
        self.waiting = 1
        self.told = False

    def sent(self) -> None:
        """One more has been sent it, or is gone."""
        self.waiting -= 1
        if not self.waiting and self.told:
            self.figure.observe(time.perf_counter() - self.began)


@contextmanager
def timed(figure: Histogram) -> Iterator[None]:
    """Count how long a block takes, however it ends."""
    began = time.perf_counter()
    try:
        yield
    finally:
        figure.observe(time.perf_counter() - began)


LEVELS: Final[set[str]] = set()


def level_label(level: str) -> str:
    """A level as a label; bots of other packages may have any names, of which some are told apart."""
    if level not in LEVELS and len(LEVELS) >= MOST_LEVELS:
        return OTHER
    LEVELS.add(level)
    return level


def say_all() -> bytes:
    """The figures of the whole server as text."""
    shared = os.environ.get(SHARED, "")
    if not shared:
        return generate_latest(REGISTRY)
    forget_dead(Path(shared))
    registry = CollectorRegistry()
    MultiProcessCollector(registry, shared)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def forget_dead(folder: Path) -> None:
    """Forget what killed workers held. Their ids may be those of other processes by now, so their locks are asked."""
    for kept in folder.glob("gauge_live*.db"):
        lock = folder / f"alive_{kept.stem.rpartition('_')[2]}.lock"
        if is_free(lock):
            kept.unlink(missing_ok=True)


def is_free(lock: Path) -> bool:
    """Whether nobody holds a lock."""
    try:
        with lock.open("rb") as handle:
            fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return True


class Beat:
    """Figures are made once in so many seconds, and whoever asks in between is told the same.

    Prometheus asks a few times a minute. Somebody who asked all the time would otherwise see each move at the moment it is
    made. The processes of a server agree on what the first of them has made.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.made: tuple[int, bytes] = (-1, b"")

    def number(self) -> int:
        """The number of the present beat."""
        return int(time.time() / self.seconds) if self.seconds > 0 else time.time_ns()

    def told(self) -> bytes | None:
        """What was made in this beat; None when nothing was yet."""
        number = self.number()
        if self.made[0] != number and (folder := os.environ.get(SHARED)):
            kept = Path(folder) / f"figures_{number}.txt"
            self.made = (number, kept.read_bytes()) if kept.exists() else self.made
        return self.made[1] if self.made[0] == number else None

    def tell(self) -> bytes:
        """Make the figures, or take what another process has just made."""
        number, text = self.number(), say_all()
        if folder := os.environ.get(SHARED):
            text = agreed(Path(folder), number, text)
        self.made = (number, text)
        return text


def agreed(folder: Path, number: int, text: bytes) -> bytes:
    """What counts in a beat: the text that was there first."""
    kept, mine = folder / f"figures_{number}.txt", folder / f"figures_{os.getpid()}.new"
    mine.write_bytes(text)
    try:
        os.link(mine, kept)
    except FileExistsError:
        text = kept.read_bytes()
    for old in folder.glob("figures_*.txt"):
        if int(old.stem.rpartition("_")[2]) < number:
            old.unlink(missing_ok=True)
    return text
