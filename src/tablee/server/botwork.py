"""Bots think in processes of their own, with a hard limit on time: one that hangs is killed, one that dies is replaced."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import struct
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Any, Final

import msgspec

from ..bots import Window, make_bot
from ..engine.position import Position
from ..engine.rng import Rng
from .botworker import Done, Job

LOG: Final = logging.getLogger("tablee.server")
COMMAND: Final = (sys.executable, "-m", "tablee.server.botworker")


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


def plain_environment() -> dict[str, str]:
    """What a process needs to start, and nothing else: no secret of ours is in it."""
    return {name: os.environ[name] for name in NEEDED if name in os.environ}


class BotTrouble(Exception):
    """The bot crashed, hung, or answered nonsense."""


class BotFailed(BotTrouble):
    """The bot could not do this job; its process is well, and says so."""


class Worker:
    """One process. It is started at its first job, and again after it had to be killed."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self.process: Process | None = None

    async def ask(self, job: Job) -> Done:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, env=plain_environment()
            )
        assert self.process.stdin
        assert self.process.stdout
        data = msgspec.msgpack.encode(job)
        self.process.stdin.write(struct.pack(">I", len(data)) + data)
        await self.process.stdin.drain()
        size = struct.unpack(">I", await self.process.stdout.readexactly(4))[0]
        answer = await self.process.stdout.readexactly(size)
        if not answer:
            raise BotFailed("the bot failed")
        return msgspec.msgpack.decode(answer, type=Done)

    async def kill(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Pool:
    """A few workers; whoever asks waits for a free one, and no longer than the limit in all."""

    def __init__(self, size: int, seconds: float, command: tuple[str, ...] = ()) -> None:
        self.seconds = seconds
        self.workers = [Worker(command or COMMAND) for _ in range(max(1, size))]
        self.idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self.workers:
            self.idle.put_nowait(worker)

    async def ask(self, job: Job, seconds: float | None = None) -> Done:
        """The answer to a job; BotTrouble when there is none in time."""
        try:
            async with asyncio.timeout(seconds or self.seconds):
                worker = await self.idle.get()
                return await self._ask(worker, job)
        except (TimeoutError, OSError, EOFError, msgspec.MsgspecError, struct.error) as error:
            raise BotTrouble(f"{type(error).__name__} while a bot was thinking") from error

    async def _ask(self, worker: Worker, job: Job) -> Done:
        try:
            return await worker.ask(job)
        except BotFailed:
            raise
        except BaseException:
            await asyncio.shield(worker.kill())
            raise
        finally:
            self.idle.put_nowait(worker)

    async def close(self) -> None:
        for worker in self.workers:
            await worker.kill()


def imagined(pos: Position, seat: int) -> dict[str, Any]:
    """All that a worker is told: a world that the seat could be in."""
    return pos.resample(seat, Rng(secrets.token_hex(16))).dump()


def choose_job(pos: Position, seat: int, bot: str = "", op: str = "choose") -> Job:
    return Job(op=op, game=pos.table.game.id, seat=seat, bot=bot, seed=secrets.token_hex(8), dump=imagined(pos, seat))


def fallback(pos: Position, seat: int) -> int:
    """An answer without any process: the greedy bot's, or any legal one should even that fail."""
    rng = Rng(secrets.token_hex(8))
    try:
        chosen = make_bot(pos.table.game, "greedy", secrets.token_hex(8)).choose(Window.of(pos, seat, rng))
        if chosen in pos.legal(seat):
            return chosen
    except Exception:
        LOG.exception("the fallback bot failed")
    return secrets.choice(pos.legal(seat))
