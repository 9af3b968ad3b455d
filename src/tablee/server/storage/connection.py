"""Connections to SQLite and PostgreSQL, and the migrations that bring a database up to date."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import IO, Any, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool, StaticPool

from ..settings import database_url, is_sqlite
from .errors import TakenOver

BUSY_SECONDS: Final = 1.0
CONNECT_SECONDS: Final = 3.0
COMMAND_SECONDS: Final = 10.0
MIGRATIONS: Final = Path(__file__).parents[1] / "migrations"


def make_engine(database: str) -> AsyncEngine:
    """The connections through which a database is read, and PostgreSQL is written to."""
    url = database_url(database)
    if not is_sqlite(database):
        limits = {"timeout": CONNECT_SECONDS, "command_timeout": COMMAND_SECONDS}
        return create_async_engine(
            url, pool_size=8, max_overflow=8, pool_timeout=5, connect_args=limits, hide_parameters=True
        )
    engine = create_async_engine(url, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    event.listen(engine.sync_engine, "begin", begin_sqlite)
    return engine


def make_unhurried(database: str) -> AsyncEngine:
    """A connection to PostgreSQL for migrations and backups that are restored: a statement takes as long as it takes."""
    return create_async_engine(
        database_url(database), poolclass=NullPool, connect_args={"timeout": CONNECT_SECONDS}, hide_parameters=True
    )


def make_writer(database: str) -> Engine:
    """The one connection through which everything is written; only the writer's thread uses it."""
    url = make_url(database_url(database)).set(drivername="sqlite")
    options = {"timeout": BUSY_SECONDS, "check_same_thread": False}
    writer = create_engine(url, poolclass=StaticPool, connect_args=options, hide_parameters=True)
    event.listen(writer, "connect", prepare_sqlite)
    event.listen(writer, "begin", begin_sqlite)
    return writer


def prepare_sqlite(connection: Any, record: object) -> None:
    """Readers never wait for the writer, and a commit is on the disk when it returns."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={int(BUSY_SECONDS * 1000)}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """Take the write lock at once: a transaction that reads first and writes later could not be retried."""
    if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def lock_sqlite(engine: AsyncEngine) -> IO[bytes] | None:
    """Two processes on one SQLite file would not hear each other, so the second is refused."""
    name = engine.url.database
    if not name or name == ":memory:":
        return None
    Path(name).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle = open_private(Path(f"{name}.lock"))
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        handle.close()
        raise TakenOver(f"{name} is already served by another process; several processes need PostgreSQL") from None
    for end in ("", "-wal", "-shm"):
        if not end or Path(f"{name}{end}").exists():
            open_private(Path(f"{name}{end}")).close()
    return handle


def open_private(path: Path) -> IO[bytes]:
    """A file that only its owner may read, made if need be: it may hold the seeds of running matches."""
    handle = open(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b")  # noqa: SIM115
    os.fchmod(handle.fileno(), 0o600)
    return handle


def is_up_to_date(connection: Connection) -> bool:
    """Whether the tables of a database are those of this Tablée."""
    newest = ScriptDirectory(str(MIGRATIONS)).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == newest


def migrate(connection: Connection) -> None:
    """Bring the tables of a database up to date."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
