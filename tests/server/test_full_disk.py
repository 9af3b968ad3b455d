"""A database whose disk is full still answers: the log and `/readyz` say what is wrong."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy import insert

from tablee.server.settings import Settings
from tablee.server.storage import Away, Storage, Transaction, database, schema
from tablee.server.storage.errors import is_full
from tablee.server.web.health import checks


def test_a_full_disk_is_told_until_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(database, "FULL_SECONDS", 0.3)
    caplog.set_level(logging.WARNING, "tablee.server")
    asyncio.run(fill(tmp_path))
    assert [record.getMessage() for record in caplog.records] == ["the disk of the database is full"]


async def fill(folder: Path) -> None:
    storage = Storage(Settings(database=str(folder / "tablee.db")))
    await storage.open()
    pool = SimpleNamespace(check=lambda: asyncio.sleep(0))
    tables: Any = SimpleNamespace(storage=storage, pool=pool)

    async def limit(pages: int) -> None:
        await storage.write(lambda tx: tx.connection.exec_driver_sql(f"PRAGMA max_page_count={pages}"))

    def much(tx: Transaction) -> None:
        tx.connection.execute(insert(schema.bulletin).values(kind="announcement", words="x" * 100_000, at=1))

    await limit(1)
    assert (await checks(tables))["database"] == "ok"
    for _ in range(3):
        with pytest.raises(Away):
            await storage.write(much)
        assert (await checks(tables))["database"] == "the disk of the database is full"
    await limit(1_000_000)
    await storage.write(much)
    await asyncio.sleep(0.4)
    assert (await checks(tables))["database"] == "ok"
    await storage.close()


def test_a_full_disk_of_postgresql_is_one() -> None:
    assert is_full(asyncpg.DiskFullError("no room"))
    assert not is_full(asyncpg.TooManyConnectionsError("no room"))
