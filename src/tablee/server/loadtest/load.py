"""`tablee loadtest`: tables of scripted players on loopback against a real server process.

A latency runs from the moment a player's move is sent until it has been acknowledged and shown to every player at the table.
"""

from __future__ import annotations

import asyncio
from statistics import quantiles
from time import perf_counter
from typing import Final

import msgspec
from uvicorn import Config

from .players import MATCH_MOVES, LoadTable, Tally
from .process import Server, serving

WARM_UP: Final = 2.0
IDLE_TABLES: Final = 100
IDLE_MOVES: Final = 20


class Report(msgspec.Struct):
    """What was measured: latencies and the server's CPU time in ms, memory of all server processes in kB a table."""

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


async def load(server: Server, tables: int, seconds: float, rate: float) -> Report:
    """Open the tables, let them warm up, measure, close; then weigh tables that nobody looks at."""
    tally = Tally()
    await open_idle(server, 10)
    idle = await open_idle(server, IDLE_TABLES)
    before = server.memory()
    playing = [LoadTable(server, tally, tables / rate) for _ in range(tables)]
    for start in range(0, tables, 20):
        await asyncio.gather(*[table.open() for table in playing[start : start + 20]])
    tasks = [asyncio.create_task(table.play()) for table in playing]
    await asyncio.sleep(WARM_UP + MATCH_MOVES * tables / rate)
    tally.counting = True
    began, used = perf_counter(), server.cpu()
    await asyncio.sleep(seconds)
    took, used = perf_counter() - began, server.cpu() - used
    tally.counting = False
    live = (server.memory() - before) / (tables + tally.finished)
    await stop(tasks, playing)
    return report(server, tally, tables, took, used, live, idle)


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


def report(server: Server, tally: Tally, tables: int, took: float, used: float, live: float, idle: float) -> Report:
    """What the tally comes to."""
    cuts = quantiles(tally.latencies, n=100) if len(tally.latencies) > 1 else [0.0] * 99
    moves = len(tally.latencies)
    return Report(
        workers=server.workers,
        tables=tables,
        seconds=took,
        moves=moves,
        moves_per_second=moves / took,
        p50=cuts[49] * 1e3,
        p99=cuts[98] * 1e3,
        worst=max(tally.latencies, default=0.0) * 1e3,
        finished=tally.finished,
        refused=tally.refused,
        cpu_per_move=used / max(1, moves) * 1e3,
        memory_live=live,
        memory_idle=idle,
    )


def loadtest(tables: int = 200, seconds: float = 20.0, rate: float = 550.0, workers: int = 1, database: str = "") -> Report:
    """Start a server, load it with `rate` moves a second in all over `tables` tables, and report."""
    with serving(database, workers) as server, asyncio.Runner(loop_factory=Config("").get_loop_factory()) as runner:
        return runner.run(load(server, tables, seconds, rate))
