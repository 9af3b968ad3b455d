"""`tablee loadtest`: tables of scripted players on loopback against a real server process.

A latency runs from the moment a player's move is sent until it has been acknowledged and shown to every player at the table.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from statistics import quantiles
from time import perf_counter, process_time
from typing import Final, NamedTuple

import msgspec
from uvicorn import Config

from .players import MATCH_MOVES, LoadTable, Tally
from .process import Server, serving

WARM_UP: Final = 2.0
IDLE_TABLES: Final = 100
IDLE_MOVES: Final = 20


class Report(msgspec.Struct):
    """What was measured: latencies and CPU times in ms, memory of all server processes in kB a table.

    `load_per_move` is the CPU time of the scripted players themselves, `beside_per_move` of whatever was watched beside.
    """

    workers: int
    tables: int
    seconds: float
    moves: int
    moves_per_second: float
    p50: float
    p99: float
    worst: float
    finished: int
    refused: int
    cpu_per_move: float
    memory_live: float
    memory_idle: float
    load_per_move: float = 0.0
    beside_per_move: float = 0.0
    bytes_per_move: float = 0.0

    def row(self) -> str:
        """The report as a row of a Markdown table under `HEAD`."""
        return (
            f"| {self.workers} | {self.tables} | {self.moves_per_second:.0f} | {self.p50:.1f} ms | {self.p99:.1f} ms "
            f"| {self.worst:.0f} ms | {self.cpu_per_move:.2f} ms | {self.memory_live:.0f} kB | {self.memory_idle:.0f} kB "
            f"| {self.finished} | {self.refused} |"
        )


HEAD: Final = (
    "| workers | tables | moves/s | p50 | p99 | worst | server CPU/move | memory/table with 2 sockets | memory/idle table "
    "| matches finished | refused |"
)
RULE: Final = "| --- " * 11 + "|"


class Spent(NamedTuple):
    """Seconds of the clock, and of CPU time by whom."""

    clock: float
    server: float
    load: float
    beside: float


async def load(
    servers: Sequence[Server],
    tables: int,
    seconds: float,
    rate: float,
    beside: Callable[[], float] = lambda: 0.0,
    options: Mapping[str, object] | None = None,
) -> Report:
    """Open the tables, let them warm up, measure, close; then weigh tables that nobody looks at.

    Of servers beside each other, everybody at a table is on the same one. `beside` gives the CPU time of something else, such
    as the database; `options` are those of the game. The players collect no garbage meanwhile, lest that count as the
    server's delay.
    """
    tally = Tally()
    for server in servers:
        await open_idle(server, 10)
    idle = await open_idle(servers[0], IDLE_TABLES)
    before = memory(servers)
    playing = [LoadTable(servers[number % len(servers)], tally, tables / rate, options) for number in range(tables)]
    for start in range(0, tables, 20):
        await asyncio.gather(*[table.open() for table in playing[start : start + 20]])
    tasks = [asyncio.create_task(table.play()) for table in playing]
    await asyncio.sleep(WARM_UP + MATCH_MOVES * tables / rate)
    received = sum(table.received for table in playing)
    gc.collect()
    gc.disable()
    tally.counting = True
    began = Spent(perf_counter(), cpu(servers), process_time(), beside())
    await asyncio.sleep(seconds)
    spent = Spent(
        *[now - then for now, then in zip((perf_counter(), cpu(servers), process_time(), beside()), began, strict=True)]
    )
    tally.counting = False
    gc.enable()
    received = sum(table.received for table in playing) - received
    live = (memory(servers) - before) / (tables + tally.finished)
    await stop(tasks, playing)
    return report(servers, tally, tables, spent, received, live, idle)


def memory(servers: Sequence[Server]) -> int:
    """Kilobytes resident in the processes of some servers."""
    return sum(server.memory() for server in servers)


def cpu(servers: Sequence[Server]) -> float:
    """Seconds of CPU time that some servers have used."""
    return sum(server.cpu() for server in servers)


async def stop(tasks: list[asyncio.Task[None]], playing: list[LoadTable]) -> None:
    """Stop the players; an error in one of them is raised."""
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception):
            raise result
    for table in playing:
        table.close()


async def open_idle(server: Server, tables: int) -> float:
    """Memory per table in mid-match that nobody looks at: opened, played for a while and left, a few at a time."""
    before = server.memory()
    for _ in range(0, tables, 5):
        playing = [LoadTable(server, Tally(), 0.0) for _ in range(5)]
        await asyncio.gather(*[table.open() for table in playing])
        tasks = [asyncio.create_task(table.play()) for table in playing]
        while any(table.moves < IDLE_MOVES for table in playing):
            await asyncio.sleep(0.05)
        await stop(tasks, playing)
    await asyncio.sleep(1.0)
    return (server.memory() - before) / tables


def report(
    servers: Sequence[Server], tally: Tally, tables: int, spent: Spent, received: int, live: float, idle: float
) -> Report:
    """What the tally comes to."""
    cuts = quantiles(tally.latencies, n=100) if len(tally.latencies) > 1 else [0.0] * 99
    moves = len(tally.latencies)
    each = 1 / max(1, moves)
    return Report(
        workers=sum(server.workers for server in servers),
        tables=tables,
        seconds=spent.clock,
        moves=moves,
        moves_per_second=moves / spent.clock,
        p50=cuts[49] * 1e3,
        p99=cuts[98] * 1e3,
        worst=max(tally.latencies, default=0.0) * 1e3,
        finished=tally.finished,
        refused=tally.refused,
        cpu_per_move=spent.server * each * 1e3,
        memory_live=live,
        memory_idle=idle,
        load_per_move=spent.load * each * 1e3,
        beside_per_move=spent.beside * each * 1e3,
        bytes_per_move=received * each,
    )


def loadtest(
    tables: int = 200,
    seconds: float = 20.0,
    rate: float = 550.0,
    workers: int = 1,
    database: str = "",
    beside: Callable[[], float] = lambda: 0.0,
    options: Mapping[str, object] | None = None,
    servers: int = 1,
) -> Report:
    """Start servers beside each other, load them with `rate` moves a second in all over `tables` tables, and report."""
    with ExitStack() as stack:
        all_servers = [stack.enter_context(serving(database, workers)) for _ in range(servers)]
        runner = stack.enter_context(asyncio.Runner(loop_factory=Config("").get_loop_factory()))
        return runner.run(load(all_servers, tables, seconds, rate, beside, options))
