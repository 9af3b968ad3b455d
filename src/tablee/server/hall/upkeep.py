"""What runs beside in every process: browsers that look are heard of, those who fit are paired, the hall is shown anew."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from ..operate.logs import at_table
from ..storage import Away, Transaction
from ..storage.people.company import keep_here
from ..storage.rows import now
from ..storage.seeks import any_seek, drop_silent, found_before, keep_beating
from ..tables.table_registry import TableRegistry
from ..texts import Refusal
from .gathering import settle
from .lists import show_lately
from .seeking import bring_together

LOG: Final = logging.getLogger("tablee.server")
COMPANY_SECONDS: Final = 10.0


async def keep_hall_forever(tables: TableRegistry) -> None:
    """Look after the hall as often as the sweeper sweeps; its lists and who is here are looked at less often."""
    loop = asyncio.get_running_loop()
    show_at = company_at = loop.time()
    while True:
        try:
            await look_after(tables)
            if loop.time() >= show_at:
                show_at = loop.time() + tables.settings.hall_seconds
                await show_lists(tables)
            if loop.time() >= company_at:
                company_at = loop.time() + COMPANY_SECONDS
                await announce_people(tables)
        except Away:
            pass  # the sweeper says so
        except Exception:
            LOG.exception("the hall could not be looked after")
        await asyncio.sleep(tables.settings.sweep)


async def look_after(tables: TableRegistry) -> None:
    """Hear of those who look for a match here, forget those who are gone, pair who fits, settle what was found."""
    async with tables.storage.read("seeks") as connection:
        if not await connection.run_sync(any_seek):
            return
        late = await connection.run_sync(found_before, now() - int(tables.settings.gather_seconds * 1000))
    here = tables.hall.people()
    silent = now() - int(tables.settings.seek_seconds * 1000)

    def beat(tx: Transaction) -> None:
        if here:
            keep_beating(tx, here)
        drop_silent(tx, silent)

    await tables.storage.write(beat, "beat")
    await bring_together(tables)
    for name in late:
        try:
            with at_table(name):
                await settle(tables, await tables.table(name))
        except Refusal:
            continue
        except Away:
            raise
        except Exception:
            LOG.exception("table %s, which was found, cannot be settled", name)


async def show_lists(tables: TableRegistry) -> None:
    """Show the hall to those who look at it."""
    if tables.hall.looking():
        tables.hall.show(await show_lately(tables), tables.hall.looking())


async def announce_people(tables: TableRegistry) -> None:
    """Note who is here, and tell everybody what has become of their favourites and invitations."""
    here = tables.hall.people()
    if here:
        await tables.storage.write(lambda tx: keep_here(tx, here), "here")
        await tables.hall.renew(tables)
