"""The analyses of finished matches: made by a worker of their own, kept with the match, open to whoever has its link."""

from __future__ import annotations

import asyncio
import logging
import zlib
from typing import Final

import msgspec

from ...analysis import Analysis, Help, what_would_have_helped
from .. import wire
from ..bot_pool import BotTrouble, Requester
from ..bot_worker import Job
from ..operate.logs import at_table
from ..storage.analyses import analysis_of, keep_analysis
from ..storage.rows import Match, Person
from ..tables.replays import finished, of_current_rules, record
from ..tables.table import Table
from ..tables.table_registry import TableRegistry
from ..tables.told_replays import told_archive
from ..texts import Refusal
from .running_analyses import Running

LOG: Final = logging.getLogger("tablee.server")
LINE_SECONDS: Final = 60.0


async def state(tables: TableRegistry, table: Table) -> wire.AnalysisState:
    """The analysis of a finished match, or how far it is."""
    match = finished(table)
    stored = await kept(tables, match)
    if stored is not None:
        return done(stored)
    running = tables.analyses.running.get(match.id)
    if running is not None:
        return wire.AnalysisState("running", running.done, running.total)
    return wire.AnalysisState("failed" if match.id in tables.analyses.failed else "none")


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


def begin(tables: TableRegistry, match: Match, person: Person) -> None:
    """Have a match analysed, unless it is being analysed already; one at a time for each person."""
    of_current_rules(match)
    making = tables.analyses
    if match.id in making.running:
        return
    if making.of_person(person.id):
        raise Refusal("analysing", 429)
    making.failed.discard(match.id)
    making.running[match.id] = Running(person.id, 0)
    with at_table(match.id):
        task = asyncio.create_task(make(tables, match, making.running[match.id]))
    making.tasks.add(task)
    task.add_done_callback(making.tasks.discard)


async def make(tables: TableRegistry, match: Match, running: Running) -> None:
    """Analyse a match in a worker and keep what comes of it."""
    try:
        job = Job(op="analyse", game=match.game, record=await record(tables, match))
        data = (await tables.pool.analyse(job, Requester(running.person, match.id, awaited=False), running.tell)).blobs[0]
        await tables.storage.write(lambda tx: keep_analysis(tx, match, data))
    except asyncio.CancelledError:
        raise
    except Exception as error:
        if not isinstance(error, BotTrouble):
            LOG.exception("match %s cannot be analysed", match.id)
        tables.analyses.failed.add(match.id)
    finally:
        del tables.analyses.running[match.id]


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
