"""Bringing a database up to date: it may take long, and what cannot be opened is said in a sentence."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from collections.abc import Callable
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from tablee.engine.errors import TableeError
from tablee.engine.text import fault_text
from tablee.server.backup import backup, restore
from tablee.server.main import prepare
from tablee.server.settings import Settings
from tablee.server.storage import Storage, connection, reason

from .postgres import Postgres

pytestmark = pytest.mark.timeout(120)


def test_a_migration_takes_as_long_as_it_takes(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """A large table's index, or a backup that is still being written, is waited for beyond what a query may take."""
    monkeypatch.setattr(connection, "COMMAND_SECONDS", 0.2)

    async def open_late() -> None:
        busy = await asyncpg.connect(postgres.url)
        await busy.execute("CREATE TABLE people (id text)")
        await busy.execute("BEGIN")
        await busy.execute("LOCK TABLE people IN ACCESS SHARE MODE")
        await busy.execute("SELECT pg_advisory_lock(7134)")
        storage = Storage(Settings(database=postgres.url))
        opening = asyncio.create_task(storage.open())
        await asyncio.sleep(1.0)
        assert not opening.done()
        await busy.execute("ROLLBACK")
        await busy.execute("DROP TABLE people")
        await busy.execute("SELECT pg_advisory_unlock(7134)")
        await busy.close()
        await opening
        assert await storage.count_tables() == {}
        await storage.close()

    asyncio.run(open_late())


def test_a_backup_is_restored_however_long_it_takes(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = backup(full(tmp_path), tmp_path / "a.backup")
    monkeypatch.setattr(connection, "COMMAND_SECONDS", 1e-6)
    assert restore(postgres.url, tmp_path / "a.backup") == rows


def told(work: Callable[[], object]) -> str:
    with pytest.raises(TableeError) as wrong:
        work()
    assert fault_text(wrong.value, "fr") != fault_text(wrong.value, "en")
    return fault_text(wrong.value, "en")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("postgres@", "nobody@", "it does not know that name or that password"),
        ("/postgres", "/elsewhere", "there is no database of that name"),
        ("127.0.0.1", "nowhere.invalid", "that address is unknown"),
    ],
)
def test_what_keeps_a_database_shut_is_a_sentence(postgres: Postgres, tmp_path: Path, old: str, new: str, why: str) -> None:
    wrong = new.join(postgres.url.rsplit(old, 1))
    shut = f"the database (postgresql) cannot be opened: {why}"
    backup(full(tmp_path), tmp_path / "a.backup")
    assert told(lambda: prepare(Settings(database=wrong))) == shut
    assert told(lambda: restore(wrong, tmp_path / "a.backup")) == shut
    assert told(lambda: backup(wrong, tmp_path / "b.backup")) == f"the database cannot be read ({why})"


def test_a_database_of_a_newer_build_is_named_so(tmp_path: Path) -> None:
    database = full(tmp_path)
    with sqlite3.connect(database) as later:
        later.execute("UPDATE alembic_version SET version_num = '9999'")
    why = "the database (sqlite) cannot be opened: a newer Tablée has changed its tables"
    assert told(lambda: prepare(Settings(database=database))) == why
    backup(database, tmp_path / "a.backup")
    assert told(lambda: restore(database, tmp_path / "a.backup")) == why


@pytest.mark.parametrize(
    "row", ['{"table":"dreams","row":{}}', '{"table":"bulletin","row":{"kind":"drain","at":1,"colour":"red"}}']
)
def test_a_backup_of_a_newer_build_is_named_so(tmp_path: Path, row: str) -> None:
    database, file = full(tmp_path), tmp_path / "later.backup"
    backup(database, file)
    file.write_bytes(file.read_bytes() + gzip.compress(row.encode() + b"\n"))
    why = "later.backup is a backup of a newer Tablée, with things that this one does not know"
    assert told(lambda: restore(database, file)) == why


def test_nothing_answers_in_time() -> None:
    assert fault_text(TableeError("x").saying("fault-backup-read", what=reason(TimeoutError())), "en").endswith(
        "(the answer takes too long)"
    )


def full(folder: Path) -> str:
    """An SQLite database with nothing in its tables."""
    database = str(folder / "tablee.db")
    prepare(Settings(database=database))
    return database
