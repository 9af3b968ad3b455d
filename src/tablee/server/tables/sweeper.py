"""The sweeper: every second, in every process, whatever is due: clocks that ran out, bots whose process died, old tables.

`matches.wake_at` says when somebody must look at a match. Whoever moves it forward has claimed the match for a while.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from ..operate.logs import at_table
from ..storage import Away
from ..storage.people.decency import drop_deleted
from ..storage.rows import now
from ..texts import Refusal
from .clocks.overtime import call_time
from .clocks.paces import PACES
from .table_registry import TableRegistry

LOG: Final = logging.getLogger("tablee.server")
EXPIRE_SECONDS: Final = 600.0
PRESENCE_SECONDS: Final = 30.0
TABLES_A_NOTE: Final = 20


async def sweep_forever(tables: TableRegistry) -> None:
    """Sweep every second; put old tables away and tell others who is here from time to time."""
    if tables.storage.sqlite:
        await tables.retry_while_away(tables.storage.wake_all)
    loop = asyncio.get_running_loop()
    expire_at = announce_at = loop.time()
    away = False
    while True:
        try:
            await sweep(tables)
            away = False
            if loop.time() >= expire_at:
                expire_at = loop.time() + EXPIRE_SECONDS
                await expire(tables)
            if loop.time() >= announce_at:
                announce_at = loop.time() + PRESENCE_SECONDS
                await announce(tables)
                await set_right(tables)
        except Away:
            if not away:
                LOG.warning("the database is away")
            away = True
        except Exception:
            LOG.exception("a sweep failed")
        await asyncio.sleep(tables.settings.sweep)


async def sweep(tables: TableRegistry) -> None:
    """Do what is due at every table that somebody must look at."""
    if tables.storage.troubled:
        await tables.storage.probe()
    await tables.read_bulletin()
    due = await tables.storage.due()
    await beat(tables)
    for name in due:
        try:
            with at_table(name):
                await check_table(tables, name)
            await beat(tables)
        except Refusal:
            continue
        except Away:
            raise
        except Exception:
            LOG.exception("match %s could not be looked at", name)


async def beat(tables: TableRegistry) -> None:
    """A sign of life; after a break everybody is told how the clocks stand."""
    if await tables.lives.beat():
        for table in list(tables.recent.values()):
            table.feed.send_positions()


async def check_table(tables: TableRegistry, name: str) -> None:
    """Do what is due at one table, and say when to look again."""
    table = await tables.table(name)
    await table.refresh()
    claimed = table.header.wake_at
    await call_time(tables, table)
    table.robots.wake()
    again = table.robots.next_look()
    await tables.storage.write(lambda tx: tx.wake_again(name, claimed, again))
    table.header.wake_at = None


async def expire(tables: TableRegistry) -> None:
    """Put away what nobody has touched for long, and forget who was deleted so long ago that no backup has them."""
    oldest = now() - int(tables.settings.deleted_days * 86_400_000)
    await tables.storage.write(lambda tx: drop_deleted(tx, oldest))
    for name in await tables.storage.expire():
        table = tables.in_memory(name)
        if table is not None:
            await table.refresh()


async def set_right(tables: TableRegistry) -> None:
    """Take back out what a clock that was ahead has put away, and look at what it has put off."""
    for name in await tables.storage.set_right({name: clock.span for name, clock in PACES.items() if clock.runs}):
        table = tables.in_memory(name)
        if table is not None:
            await table.refresh()


async def announce(tables: TableRegistry) -> None:
    """Tell other processes who looks at which table here."""
    if not tables.storage.sqlite:
        watched = [table for table in tables.recent.values() if table.feed.listeners]
        for start in range(0, len(watched), TABLES_A_NOTE):
            await tables.announce(*watched[start : start + TABLES_A_NOTE])
