"""The analyses of finished matches: made by a worker of their own, kept with the match, open to whoever has its link."""

from __future__ import annotations

import asyncio
import logging
import zlib
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec

from ...analysis import Analysis, Help, what_would_have_helped
from .. import wire
from ..bot_pool import BotTrouble, Requester
from ..bot_worker import Job
from ..operate.logs import at_table
from ..storage import Away
from ..storage.analyses import LEASE_MS, analysis_of, claim, give_up, keep_analysis, making_of, tell_progress
from ..storage.rows import Match, Person
from ..tables.replays import finished, of_current_rules, record
from ..tables.table import Table
from ..tables.table_registry import TableRegistry
from ..tables.told_replays import told_archive
from ..texts import Refusal
from .running_analyses import Running

LOG: Final = logging.getLogger("tablee.server")
LINE_SECONDS: Final = 60.0
GIVE_UP_SECONDS: Final = 2.0
BEAT: Final = 1.0
"""How often, in seconds, a process looks whether there is something to tell of an analysis."""


async def state(tables: TableRegistry, table: Table) -> wire.AnalysisState:
    """The analysis of a finished match, or how far it is, whichever process makes it."""
    match = finished(table)
    stored = await kept(tables, match)
    if stored is not None:
        return done(stored)
    running = tables.analyses.running.get(match.id)
    if running is not None:
        return wire.AnalysisState("running", running.done, running.total)
    async with tables.storage.read() as connection:
        making = await connection.run_sync(making_of, match)
    if making is None:
        return wire.AnalysisState("none")
    return wire.AnalysisState("failed") if making.failed else wire.AnalysisState("running", making.done, making.total)


def done(analysis: Analysis) -> wire.AnalysisState:
    """A whole analysis, with what would have helped each seat."""
    helped = [what_would_have_helped(analysis, split.seat) for split in analysis.splits]
    found: list[Help] = [each for each in helped if each is not None]
    return wire.AnalysisState("done", analysis.moves, analysis.moves, analysis, found)


async def kept(tables: TableRegistry, match: Match) -> Analysis | None:
    """The stored analysis of a match."""
    async with tables.storage.read() as connection:
        data = await connection.run_sync(analysis_of, match.id)
    return await asyncio.to_thread(read, data) if data is not None else None


def read(data: bytes) -> Analysis:
    """An analysis as it is stored."""
    return msgspec.json.decode(zlib.decompress(data), type=Analysis)


async def begin(tables: TableRegistry, match: Match, person: Person) -> None:
    """Have a match analysed, unless some process does already; one at a time for each person."""
    of_current_rules(match)
    making = tables.analyses
    claimed = await tables.storage.write(lambda tx: claim(tx, match, person.id, making.maker))
    if claimed is None:
        raise Refusal("analysing", 429)
    if claimed:
        making.running[match.id] = Running(person.id)
        with at_table(match.id):
            task = asyncio.create_task(make(tables, match, making.running[match.id]))
        making.tasks.add(task)
        task.add_done_callback(making.tasks.discard)


async def make(tables: TableRegistry, match: Match, running: Running) -> None:
    """Analyse a match in a worker and keep what comes of it, or that nothing does; meanwhile tell how far it is."""
    maker = tables.analyses.maker
    telling = asyncio.create_task(tell_on(tables, match.id, running))
    try:
        job = Job(op="analyse", game=match.game, record=await record(tables, match))
        data = (await tables.pool.analyse(job, Requester(running.person, match.id, awaited=False), running.tell)).blobs[0]
        await tables.storage.write(lambda tx: keep_analysis(tx, match, data, maker))
    except asyncio.CancelledError:
        await let_go(tables, match.id, failed=False)
        raise
    except Exception as error:
        if not isinstance(error, BotTrouble):
            LOG.exception("match %s cannot be analysed", match.id)
        await let_go(tables, match.id, failed=True)
    finally:
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)
        del tables.analyses.running[match.id]


async def tell_on(tables: TableRegistry, match: str, running: Running) -> None:
    """Tell the other processes how far an analysis is, as soon as that changes, and now and then that it goes on."""
    told, quiet = (0, 0), 0.0
    while True:
        await asyncio.sleep(BEAT)
        done, total, quiet = running.done, running.total, quiet + BEAT
        if (done, total) != told or quiet >= LEASE_MS / 4000:
            with suppress(Away):
                maker = tables.analyses.maker
                await tables.storage.write(partial(tell_progress, match=match, maker=maker, done=done, total=total))
                told, quiet = (done, total), 0.0


async def let_go(tables: TableRegistry, match: str, failed: bool) -> None:
    """Say that an analysis is not made any more. While the database is away nobody is told; its lease ends all the same."""
    with suppress(Away, TimeoutError):
        async with asyncio.timeout(GIVE_UP_SECONDS):
            await tables.storage.write(lambda tx: give_up(tx, match, tables.analyses.maker, failed))


async def better_line(tables: TableRegistry, table: Table, step: int, seat: int | None) -> wire.Replay:
    """How a match could have gone on with the answer preferred at a step, as a seat (None: with open cards) sees it."""
    match = of_current_rules(finished(table))
    analysis = await kept(tables, match)
    decided = next((each for each in analysis.decisions if each.step == step), None) if analysis is not None else None
    if decided is None or (seat is not None and seat >= match.seats):
        raise Refusal("step", 404)
    job = Job(op="line", game=match.game, record=await record(tables, match), step=step, action=decided.preferred.action)
    viewer = -1 if seat is None else seat
    try:
        blobs = (await tables.pool.ask(job, Requester("", match.id), LINE_SECONDS)).blobs
    except BotTrouble:
        raise Refusal("bot", 503) from None
    told = await asyncio.to_thread(told_archive, match, blobs[viewer])
    return msgspec.json.decode(zlib.decompress(told), type=wire.Replay)
