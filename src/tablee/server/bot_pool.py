"""Bots think in processes of their own, with a hard limit on time: one that hangs is killed, one that dies is replaced."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import struct
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from types import NoneType
from typing import Any, Final, NamedTuple

import msgspec

from ..bots import Perspective, limit_of, make_bot
from ..engine.position import Position
from ..engine.rng import Rng
from .bot_worker import Job, JobResult
from .operate.figures import BOT_THINKING, BOT_WAIT, BOT_WORK, level_label, timed

LOG: Final = logging.getLogger("tablee.server")
LEAST_THOUGHT: Final = 0.1
"""Seconds that are left to a bot which had to wait nearly as long as it may think."""
ANALYSIS_SECONDS: Final = 3600.0
MOST_FAILURES: Final = 3
"""After so many failures in a row it is asked whether bot processes live at all."""
COMMAND: Final = (sys.executable, "-m", "tablee.server.bot_worker")


NEEDED: Final = (
    "PATH",
    "PYTHONPATH",
    "PYTHONHOME",
    "VIRTUAL_ENV",
    "LD_LIBRARY_PATH",
    "LANG",
    "LC_ALL",
    "TMPDIR",
    "SYSTEMROOT",
)


ONE_THREAD: Final = {"OPENBLAS_NUM_THREADS": "1"}
"""Nets think with one thread: where the cores are busy, several wait for each other and take many times as long."""


def plain_environment() -> dict[str, str]:
    """What a process needs to start, and nothing else: no secret of ours is in it."""
    return ONE_THREAD | {name: os.environ[name] for name in NEEDED if name in os.environ}


Progress = Callable[[int, int], None]
"""Told how many parts of a job are done, and of how many."""


class BotTrouble(Exception):
    """The bot crashed, hung, or answered nonsense."""

    def why(self) -> str:
        """What went wrong, in a word."""
        return {TimeoutError: "timeout", NoneType: "failed"}.get(type(self.__cause__), "crashed")


class BotFailed(BotTrouble):
    """The bot could not do this job; its process is well, and says so."""


class BotProcess:
    """One process. It is started at its first job, and again after it had to be killed; `nice` to those that matter more."""

    def __init__(self, command: tuple[str, ...], nice: int = 0) -> None:
        self.command = command
        self.nice = nice
        self.process: Process | None = None

    async def ask(self, job: Job, progress: Progress | None = None) -> JobResult:
        """The answer to a job, from a process that is started if need be; `progress` is told how far a long one is."""
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, env=plain_environment()
            )
            if self.nice:
                with suppress(OSError):
                    os.setpriority(os.PRIO_PROCESS, self.process.pid, os.getpriority(os.PRIO_PROCESS, 0) + self.nice)
        assert self.process.stdin
        assert self.process.stdout
        data = msgspec.msgpack.encode(job)
        self.process.stdin.write(struct.pack(">I", len(data)) + data)
        await self.process.stdin.drain()
        while True:
            size = struct.unpack(">I", await self.process.stdout.readexactly(4))[0]
            answer = await self.process.stdout.readexactly(size)
            if not answer:
                raise BotFailed("the bot failed")
            result = msgspec.msgpack.decode(answer, type=JobResult)
            if result.done == result.total:
                return result
            if progress is not None:
                progress(result.done, result.total)

    async def kill(self) -> None:
        """End the process at once, if there is one."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Requester(NamedTuple):
    """For whom a job is done: the person or host who owns it, at which table, and whether somebody waits for it."""

    owner: str
    table: str
    awaited: bool = True


NOBODY: Final = Requester("", "", awaited=False)


class FairQueue:
    """Jobs in fair order: one of each owner in turn, and of each owner one of each table.

    >>> queue = FairQueue()
    >>> for owner, table in [("ada", "1"), ("ada", "1"), ("ada", "2"), ("bob", "3")]:
    ...     queue.put(Requester(owner, table), owner + table)
    >>> [queue.take() for _ in range(4)]
    ['ada1', 'bob3', 'ada2', 'ada1']
    """

    def __init__(self) -> None:
        self._owners: OrderedDict[str, OrderedDict[str, deque[Any]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(jobs) for tables in self._owners.values() for jobs in tables.values())

    def __bool__(self) -> bool:
        return bool(self._owners)

    def put(self, requester: Requester, job: object) -> None:
        """Add a job."""
        self._owners.setdefault(requester.owner, OrderedDict()).setdefault(requester.table, deque()).append(job)

    def take(self) -> Any:
        """The next job in fair order."""
        owner, tables = self._owners.popitem(last=False)
        table, jobs = tables.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            tables[table] = jobs
        if tables:
            self._owners[owner] = tables
        return job


class WorkerGroup:
    """A few workers and those who wait for them, in fair order."""

    def __init__(self, name: str, size: int, command: tuple[str, ...], nice: int = 0) -> None:
        self.name = name
        self.workers = [BotProcess(command or COMMAND, nice) for _ in range(size)]
        self._idle = list(self.workers)
        self._waiting = FairQueue()

    @property
    def queued(self) -> int:
        """How many wait."""
        return len(self._waiting)

    @property
    def busy(self) -> int:
        """How many workers are at work."""
        return len(self.workers) - len(self._idle)

    async def get(self, requester: Requester) -> BotProcess:
        """A worker of one's own, to be given back."""
        with timed(BOT_WAIT.labels(self.name)):
            return await self._get(requester)

    async def _get(self, requester: Requester) -> BotProcess:
        if self._idle and not self._waiting:
            return self._idle.pop()
        promised: asyncio.Future[BotProcess] = asyncio.get_running_loop().create_future()
        self._waiting.put(requester, promised)
        try:
            return await promised
        except asyncio.CancelledError:
            if promised.done() and not promised.cancelled():
                self.give(promised.result())
            raise

    def share(self, seconds: float) -> float:
        """How much of a time may be spent by whoever has just got a worker, so that those who wait have their part of it."""
        sharing = max(len(self._waiting) / len(self.workers), 0.0 if self._idle else 1.0)
        return max(LEAST_THOUGHT, seconds / (1.0 + sharing))

    def give(self, worker: BotProcess) -> None:
        """To whoever is next; those who have given up are passed over."""
        while self._waiting:
            promised: asyncio.Future[BotProcess] = self._waiting.take()
            if not promised.done():
                promised.set_result(worker)
                return
        self._idle.append(worker)


class Pool:
    """Three groups: processes for what people wait for, one of its own for what nobody waits for, and one for analyses.

    Tables of bots only, and replays that are stored for later, have the second: however many there are, they take nothing
    from the first. Whoever waits has an answer within the limit or BotTrouble; the others wait as long as it takes, and
    only their thinking is limited. `failures` counts the jobs in a row for which a process died or hung; `answered` says
    whether one has ever done a job.
    """

    def __init__(self, size: int, seconds: float, command: tuple[str, ...] = ()) -> None:
        self.seconds = seconds
        self.awaited = WorkerGroup("awaited", max(1, size), command)
        self.unawaited = WorkerGroup("unawaited", 1, command, nice=10)
        self.analysts = WorkerGroup("analyses", 1, command, nice=10)
        self.groups = (self.awaited, self.unawaited, self.analysts)
        self.failures = 0
        self.answered = False
        self._checking: asyncio.Future[None] | None = None
        self.workers = [*self.awaited.workers, *self.unawaited.workers, *self.analysts.workers]

    async def ask(self, job: Job, requester: Requester = NOBODY, seconds: float | None = None) -> JobResult:
        """The answer to a job; BotTrouble when there is none in time.

        A bot with a limit of its own (`job.seconds`) waits no longer than that. It thinks only as long as is left of it, and
        shares that with those who wait; while a process is free, it has all of it.
        """
        group = self.awaited if requester.awaited else self.unawaited
        limit = seconds or self.seconds
        try:
            async with asyncio.timeout(limit if requester.awaited else None):
                worker = await self._worker(group, requester, job)
                async with asyncio.timeout(limit):
                    return await self._ask(group, worker, job)
        except (TimeoutError, OSError, EOFError, msgspec.MsgspecError, struct.error) as error:
            raise BotTrouble(f"{type(error).__name__} while a bot was thinking") from error

    async def _worker(self, group: WorkerGroup, requester: Requester, job: Job) -> BotProcess:
        if not job.seconds or not requester.awaited:
            return await group.get(requester)
        loop = asyncio.get_running_loop()
        began = loop.time()
        async with asyncio.timeout(job.seconds):
            worker = await group.get(requester)
        job.seconds = group.share(job.seconds - (loop.time() - began))
        return worker

    async def analyse(self, job: Job, requester: Requester, progress: Progress) -> JobResult:
        """The analysis of a match, which takes long and has a process of its own; BotTrouble when there is none in time."""
        worker = await self.analysts.get(requester)
        try:
            async with asyncio.timeout(ANALYSIS_SECONDS):
                return await self._ask(self.analysts, worker, job, progress)
        except (TimeoutError, OSError, EOFError, msgspec.MsgspecError, struct.error) as error:
            raise BotTrouble(f"{type(error).__name__} while a match was analysed") from error

    async def _ask(self, group: WorkerGroup, worker: BotProcess, job: Job, progress: Progress | None = None) -> JobResult:
        try:
            with timed(BOT_THINKING.labels(level_label(job.bot)) if job.op == "choose" else BOT_WORK.labels(job.op)):
                result = await worker.ask(job, progress)
            self.failures, self.answered = 0, True
            return result
        except BotFailed:
            self.failures, self.answered = 0, True
            raise
        except BaseException:
            self.failures += 1
            await asyncio.shield(worker.kill())
            raise
        finally:
            group.give(worker)

    def check(self) -> asyncio.Future[None]:
        """Have a process show that it lives, unless the last job has shown it; one question at a time."""
        if self._checking is None or self._checking.done():
            self._checking = asyncio.ensure_future(self._check())
        return self._checking

    async def _check(self) -> None:
        if not self.answered or self.failures >= MOST_FAILURES:
            await self.ask(Job(op="ping", game=""), Requester("", ""))

    async def close(self) -> None:
        """End all processes."""
        for worker in self.workers:
            await worker.kill()


def imagined(pos: Position, seat: int) -> dict[str, Any]:
    """All that a worker is told: a world that the seat could be in."""
    return pos.resample(seat, Rng(secrets.token_hex(16))).dump()


def choose_job(pos: Position, seat: int, bot: str = "", op: str = "choose", action: int = -1) -> Job:
    """The job of answering, of weighing the answers (`advise`), or of judging an action (`coach`), in a world that the seat
    imagines."""
    seed, dump = secrets.token_hex(8), imagined(pos, seat)
    seconds = limit_of(pos.config.game, bot) if op == "choose" else 0.0
    return Job(op=op, game=pos.config.game.id, seat=seat, bot=bot, seed=seed, dump=dump, action=action, seconds=seconds)


def fallback(pos: Position, seat: int) -> int:
    """An answer without any process: the greedy bot's, or any legal one should even that fail."""
    rng = Rng(secrets.token_hex(8))
    try:
        chosen = make_bot(pos.config.game, "greedy", secrets.token_hex(8)).choose(Perspective.of(pos, seat, rng))
        if chosen in pos.legal(seat):
            return chosen
    except Exception:
        LOG.exception("the fallback bot failed")
    return secrets.choice(pos.legal(seat))
