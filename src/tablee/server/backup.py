"""`tablee backup FILE` and `tablee restore FILE`: everything in one compressed file, whatever the database behind it.

The file holds one JSON line for each row. A backup of a running match has its position whole, so that the match can go
on when it is restored under newer rules.
"""

from __future__ import annotations

import asyncio
import base64
import gzip
import logging
from collections.abc import Iterator
from pathlib import Path
from socket import gaierror
from typing import Any, Final

import msgspec
from sqlalchemy import Column, Connection, Table, Text, delete, event, func, insert, inspect, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from ..engine.errors import TableeError
from ..registry import game, list_games
from .settings import Settings, database_url, is_sqlite
from .storage import Storage, TakenOver, reason, schema
from .storage.connection import open_private, prepare_sqlite
from .storage.rows import Match, Move
from .tables.history import History, pack_dump

LOG: Final = logging.getLogger("tablee.server")
FORMAT: Final = 1
ORDER: Final[tuple[Table, ...]] = (
    schema.people,
    schema.learned,
    schema.puzzle_tries,
    schema.puzzle_people,
    schema.puzzle_ratings,
    schema.campaigns,
    schema.members,
    schema.matches,
    schema.seats,
    schema.tales,
    schema.heroes,
    schema.moves,
    schema.joins,
    schema.chat,
    schema.snapshots,
    schema.archives,
    schema.reports,
    schema.analyses,
    schema.analysing,
    schema.blocks,
    schema.complaints,
    schema.bulletin,
    schema.deleted,
    schema.keys,
    schema.passkeys,
    schema.codes,
    schema.challenges,
    schema.ratings,
    schema.rating_changes,
    schema.results,
    schema.seeks,
    schema.company,
    schema.favourites,
    schema.invitations,
    schema.lives,
    schema.subscriptions,
    schema.notice_wishes,
    schema.notice_tables,
    schema.notices,
    schema.push_keys,
)
BY_NAME: Final = {str(table.name): table for table in ORDER}
BATCH: Final = 500
FORMER_KEY: Final[Column[Any]] = Column("key_hash", Text)
"""Where a person's key was kept when everybody had one."""
Held = dict[Table, list[Column[Any]]]


class BadBackup(TableeError):
    """A file that is no backup, or a place it cannot be restored to."""


class Row(msgspec.Struct):
    """A row of a backup. Bytes are written as base64."""

    table: str
    row: dict[str, Any]


class Head(msgspec.Struct):
    """The first line of a backup: its format, and the rules versions of the games then installed."""

    tablee_backup: int
    versions: dict[str, int]


def backup(database: str, file: str | Path) -> int:
    """Transaction everything to a file; how many rows. The server may be running."""
    return asyncio.run(_backup(database, Path(file)))


def restore(database: str, file: str | Path) -> int:
    """Fill an empty database from a file; how many rows. BadBackup says what is wrong."""
    return asyncio.run(_restore(database, Path(file)))


async def _backup(database: str, file: Path) -> int:
    engine = create_async_engine(database_url(database), hide_parameters=True)
    name = engine.url.database or ""
    if is_sqlite(database) and not Path(name).is_file():
        raise BadBackup(f"there is no database at {name}").saying("fault-backup-none", file=name)
    if is_sqlite(database):
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
        event.listen(engine.sync_engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    partial = file.with_name(f"{file.name}.part")
    try:
        async with engine.connect() as connection:
            if not is_sqlite(database):
                await connection.execution_options(isolation_level="REPEATABLE READ")
            held = await connection.run_sync(columns_held)
            if schema.matches not in held:
                raise BadBackup(f"{name} is no database of Tablée").saying("fault-backup-other", file=name)
            with open_private(partial) as private, gzip.open(private, "wb") as sink:
                private.truncate()
                count = await _write(connection, sink, held)
        partial.replace(file)
    except (DBAPIError, ConnectionError, TimeoutError, gaierror) as error:
        wrong = BadBackup(f"the database cannot be read: {error}")
        raise wrong.saying("fault-backup-read", what=reason(error)) from None
    finally:
        await engine.dispose()
        partial.unlink(missing_ok=True)
    return count


def columns_held(connection: Connection) -> Held:
    """What the database holds of what we know: one from before an upgrade has fewer tables and columns."""
    found = inspect(connection)
    names = set(found.get_table_names())
    held = {
        table: [table.c[column["name"]] for column in found.get_columns(str(table.name)) if column["name"] in table.c]
        for table in ORDER
        if table.name in names
    }
    if schema.people in held and schema.keys not in held:
        held[schema.people].append(FORMER_KEY)
    return held


async def _write(connection: AsyncConnection, sink: gzip.GzipFile, held: Held) -> int:
    versions = {name: game(name).rules_version for name in list_games()}
    sink.write(msgspec.json.encode(Head(FORMAT, versions)) + b"\n")
    count = 0
    fresh: dict[str, dict[str, Any]] = await snapshots(connection, held)
    for table, columns in held.items():
        async for row in await connection.stream(select(*columns)):
            values = {str(name): value for name, value in row._mapping.items()}
            if table is schema.snapshots and values["match"] in fresh:
                continue
            sink.write(encode(table, values))
            count += 1
    for values in fresh.values():
        sink.write(encode(schema.snapshots, values))
        count += 1
    return count


async def snapshots(connection: AsyncConnection, held: Held) -> dict[str, dict[str, Any]]:
    """The whole position of every running match that today's rules can play."""
    m, v = schema.matches, schema.moves
    found: dict[str, dict[str, Any]] = {}
    for row in (await connection.execute(select(*held[m]).where(m.c.status == "running"))).mappings().all():
        match = Match(**row)
        if match.game not in list_games():
            LOG.warning("match %s is of %s, which is not installed; its rows are kept as they are", match.id, match.game)
            continue
        if game(match.game).rules_version != match.rules_version:
            continue
        rows = await connection.execute(select(*held[v]).where(v.c.match == match.id).order_by(v.c.n))
        try:
            history = History.of(game(match.game), match, [Move(**values) for values in rows.mappings()])
            data = pack_dump(history.pos)
        except Exception as error:
            LOG.warning("match %s cannot be played (%s); its rows are kept as they are", match.id, type(error).__name__)
            continue
        found[match.id] = {"match": match.id, "n": history.n, "rules_version": match.rules_version, "data": data}
    return found


def encode(table: Table, values: dict[str, Any]) -> bytes:
    """One line of a backup."""
    return msgspec.json.encode(Row(str(table.name), values)) + b"\n"


async def _restore(database: str, file: Path) -> int:
    next(read(file), None)
    storage = await opened(database)
    try:
        async with storage.unhurried() as connection, connection.begin():
            for table, held in ((schema.matches, "matches"), (schema.people, "people"), (schema.campaigns, "campaigns")):
                if await connection.scalar(select(func.count()).select_from(table)):
                    full = BadBackup(f"this database already holds {held}; restore into an empty one")
                    raise full.saying("fault-backup-full")
            for own in (schema.push_keys, schema.lives):
                await connection.execute(delete(own))
            count = await _fill(connection, file)
            if not storage.sqlite:
                await connection.execute(
                    text("SELECT setval(pg_get_serial_sequence('joins', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM joins))")
                )
        return count
    except IntegrityError:
        wrong = BadBackup(f"the rows of {file.name} do not fit together; nothing was restored")
        raise wrong.saying("fault-backup-rows", file=file.name) from None
    finally:
        await storage.close()


async def opened(database: str) -> Storage:
    """A database to restore into; BadBackup says why it cannot be opened."""
    storage = Storage(Settings(database=database))
    try:
        await storage.open()
    except TakenOver as taken:
        await storage.close()
        raise BadBackup(str(taken)).saying("fault-taken") from None
    except Exception as error:
        await storage.close()
        place = database_url(database).partition("://")[0].partition("+")[0]
        wrong = BadBackup(f"the {place} database cannot be opened: {error}")
        raise wrong.saying("fault-database", place=place, why=reason(error)) from error
    return storage


async def _fill(connection: AsyncConnection, file: Path) -> int:
    count = 0
    batch: list[dict[str, Any]] = []
    current: Table | None = None
    for table, values in read(file):
        if table is not current or len(batch) >= BATCH:
            if current is not None and batch:
                await connection.execute(insert(current), batch)
            current, batch = table, []
        batch.append(values)
        count += 1
    if current is not None and batch:
        await connection.execute(insert(current), batch)
    return count


def read(file: Path) -> Iterator[tuple[Table, dict[str, Any]]]:
    """The rows of a backup, checked."""
    try:
        with gzip.open(file, "rb") as source:
            head = msgspec.json.decode(source.readline(), type=Head)
            if head.tablee_backup != FORMAT:
                other = BadBackup(f"this backup has format {head.tablee_backup}; this Tablée reads {FORMAT}")
                raise other.saying("fault-backup-format", format=head.tablee_backup, known=FORMAT)
            former: list[dict[str, Any]] = []
            for line in source:
                row = msgspec.json.decode(line, type=Row)
                if row.table == schema.people.name and FORMER_KEY.name in row.row:
                    former.append(former_key(row.row))
                if row.table not in BY_NAME or not set(row.row) <= set(BY_NAME[row.table].c.keys()):
                    later = BadBackup(f"{file.name} holds what this Tablée does not know: {row.table}")
                    raise later.saying("fault-backup-newer", file=file.name)
                yield BY_NAME[row.table], decode(BY_NAME[row.table], row.row)
            for key in former:
                yield schema.keys, decode(schema.keys, key)
    except (msgspec.MsgspecError, OSError, EOFError, ValueError) as error:
        wrong = BadBackup(f"{file.name} is no backup of Tablée ({type(error).__name__})")
        if isinstance(error, OSError) and error.errno:
            raise wrong.saying("cli-cannot-read", file=str(file), why=error) from None
        raise wrong.saying("fault-backup-file", file=file.name) from None


def former_key(person: dict[str, Any]) -> dict[str, Any]:
    """The key of a person as it is kept now, taken out of a row from the time when everybody had one."""
    hashed = person.pop(FORMER_KEY.name)
    return {"hash": hashed, "id": "first", "person": person["id"], "device": "", "created": person["created"]}


def decode(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """A row as the table has it now; what an older Tablée did not know yet is empty."""
    names = {column.name for column in table.columns}
    optional = {column.name for column in table.columns if column.nullable}
    if not names - optional <= set(row) <= names:
        raise ValueError(table.name)
    row = dict.fromkeys(names) | row
    binary = {column.name for column in table.columns if column.type.python_type is bytes}
    return {name: base64.b64decode(value) if name in binary and value is not None else value for name, value in row.items()}
