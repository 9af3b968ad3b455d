"""The sweeper: every second, in every process, whatever is due: clocks that ran out, bots whose process died, old tables.

`matches.wake_at` says when somebody must look at a match. Whoever moves it forward has claimed the match for a while.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy import update

from ..storage import schema
from ..storage.storage import Away
from ..texts import Refusal
from .table import CLOCKS
from .table_registry import Hall

LOG: Final = logging.getLogger("tablee.server")
EXPIRE_SECONDS: Final = 600.0
PRESENCE_SECONDS: Final = 30.0


async def sweep_forever(hall: Hall) -> None:
    if hall.storage.sqlite:
        await hall.surely(hall.storage.wake_all)
    loop = asyncio.get_running_loop()
    expire_at = announce_at = loop.time()
    away = False
    while True:
        try:
            await sweep(hall)
            away = False
            if loop.time() >= expire_at:
                expire_at = loop.time() + EXPIRE_SECONDS
                await expire(hall)
            if loop.time() >= announce_at:
                announce_at = loop.time() + PRESENCE_SECONDS
                await announce(hall)
                await set_right(hall)
        except Away:
            if not away:
                LOG.warning("the database is away")
            away = True
        except Exception:
            LOG.exception("a sweep failed")
        await asyncio.sleep(hall.settings.sweep)


async def sweep(hall: Hall) -> None:
    if hall.storage.troubled:
        await hall.storage.probe()
    for name in await hall.storage.due():
        try:
            await look(hall, name)
        except Refusal:
            continue
        except Away:
            raise
        except Exception:
            LOG.exception("match %s could not be looked at", name)


async def look(hall: Hall, name: str) -> None:
    """Do what is due at one table, and say when to look again."""
    table = await hall.table(name)
    await table.refresh()
    claimed = table.match.wake_at
    await table.run_clock()
    table.stir()
    m = schema.matches
    query = update(m).where(m.c.id == name, m.c.wake_at == claimed).values(wake_at=table.next_look())
    await hall.storage.write(lambda tx: tx.connection.execute(query))
    table.match.wake_at = None


async def expire(hall: Hall) -> None:
    """Put away what nobody has touched for long."""
    for name in await hall.storage.expire():
        table = hall.held(name)
        if table is not None:
            await table.refresh()


async def set_right(hall: Hall) -> None:
    """Take back out what a clock that was ahead has put away, and look at what it has put off."""
    for name in await hall.storage.set_right(CLOCKS):
        table = hall.held(name)
        if table is not None:
            await table.refresh()


async def announce(hall: Hall) -> None:
    if not hall.storage.sqlite:
        for table in [table for table in hall.tables.values() if table.listeners]:
            await hall.announce(table)
