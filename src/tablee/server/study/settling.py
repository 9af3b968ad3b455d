"""Settling finished matches, in every process: those that end here at once, and now and then what a crash left over."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from ..storage import Away
from ..storage.standing.settling import is_unsettled, settle, unsettled
from ..tables.table_registry import TableRegistry

LOG: Final = logging.getLogger("tablee.server")
BATCH: Final = 20
REST: Final = 0.05
"""How long, in seconds, players have the database to themselves between two batches."""
LEFT_OVER_SECONDS: Final = 60.0


async def settle_forever(tables: TableRegistry) -> None:
    """Settle what has ended, as soon as something ends here. A match that cannot be settled is logged and left alone."""
    hopeless: set[str] = set()
    while True:
        tables.settling.clear()
        try:
            await settle_all(tables, hopeless)
        except Away:
            tables.settling.set()
            await asyncio.sleep(1.0)
        with suppress(TimeoutError):
            async with asyncio.timeout(LEFT_OVER_SECONDS):
                await tables.settling.wait()


async def settle_all(tables: TableRegistry, hopeless: set[str]) -> None:
    """Settle everything that is over, some matches at a time."""
    while True:
        async with tables.storage.read("unsettled") as connection:
            names = await connection.run_sync(unsettled, BATCH, hopeless)
        if not names:
            return
        try:
            await tables.storage.write(lambda tx: settle(tx, names), "settle")  # noqa: B023
        except Away:
            raise
        except Exception:
            await settle_each(tables, names, hopeless)
        await asyncio.sleep(REST)


async def settle_each(tables: TableRegistry, names: list[str], hopeless: set[str]) -> None:
    """Settle matches one after the other, and note those that cannot be."""
    for name in names:
        try:
            await settle_now(tables, name)
        except Away:
            raise
        except Exception:
            LOG.exception("match %s cannot be settled", name)
            hopeless.add(name)


async def settle_now(tables: TableRegistry, name: str) -> None:
    """Settle a match whose results somebody asks for, unless that is done."""
    async with tables.storage.read("unsettled") as connection:
        if not await connection.run_sync(is_unsettled, name):
            return
    await tables.storage.write(lambda tx: settle(tx, [name]), "settle")
