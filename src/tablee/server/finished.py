"""The finished matches of a server, from its database or from a backup, without anybody's name.

Of a seat, only the level of its bot is told. Matches that still run are not read at all: their records hold secrets.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import event, select
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from ..engine.errors import TableeError
from ..registry import list_games
from . import backup
from .backup import BadBackup, Held, columns_held
from .settings import database_url, is_sqlite
from .storage import reason, schema
from .storage.connection import prepare_sqlite
from .storage.rows import Match, Move
from .tables.replays import record_of

BATCH: Final = 200
GZIP: Final = b"\x1f\x8b"


class Finished(msgspec.Struct, frozen=True):
    """A match that is over: its id, its record, and the bot of each seat by its level, "" where a person sat."""

    id: str
    record: dict[str, Any]
    bots: list[str]


def finished(server: str) -> Iterator[Finished]:
    """The finished matches of a database (an address or a file) or of a backup, in the order of their ids."""
    path = Path(server)
    if "://" not in server and path.is_file() and path.open("rb").read(2) == GZIP:
        return from_backup(path)
    return from_database(server)


def told(match: Match, moves: list[Move], seats: dict[int, str]) -> Finished:
    """A match as it is given out; BadBackup names one whose rows make no match."""
    try:
        record = record_of(match, sorted(moves, key=lambda move: move.n))
    except Exception as error:
        wrong = BadBackup(f"the rows of match {match.id} make no match: {error}")
        raise wrong.saying("fault-finished", name=match.id) from None
    return Finished(match.id, record, [seats.get(seat, "") for seat in range(match.seats)])


def is_over(row: dict[str, Any]) -> bool:
    """Whether a header is of a finished match of an installed game, from its beginning: a retry repeats another one."""
    return row["status"] == "finished" and row["game"] in list_games() and row.get("laid") is None


# From a backup.


def from_backup(file: Path) -> Iterator[Finished]:
    """The finished matches of a backup. Its headers and moves are held in memory: they may come in any order."""
    matches: dict[str, Match] = {}
    moves: dict[str, list[Move]] = {}
    seats: dict[str, dict[int, str]] = {}
    for table, row in backup.read(file):
        if table is schema.matches and is_over(row):
            matches[row["id"]] = Match(**row)
        elif table is schema.moves and row["match"] in matches:
            moves.setdefault(row["match"], []).append(Move(**row))
        elif table is schema.seats and row["match"] in matches and row["kind"] == "bot":
            seats.setdefault(row["match"], {})[row["seat"]] = row["level"] or ""
    for name in sorted(matches):
        yield told(matches[name], moves.get(name, []), seats.get(name, {}))


# From a database.


def from_database(database: str) -> Iterator[Finished]:
    """The finished matches of a database, some at a time; the server may be running."""
    last = ""
    while batch := asyncio.run(read_after(database, last)):
        yield from batch
        last = batch[-1].id


@asynccontextmanager
async def connected(database: str) -> AsyncIterator[AsyncConnection]:
    """A connection that only reads; BadBackup says why there is none. What a reader finds wrong is told as it is."""
    engine = create_async_engine(database_url(database), hide_parameters=True)
    name = engine.url.database or ""
    if is_sqlite(database) and not Path(name).is_file():
        raise BadBackup(f"there is no database at {name}").saying("fault-backup-none", file=name)
    if is_sqlite(database):
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
    try:
        async with engine.connect() as connection:
            yield connection
    except TableeError:
        raise
    except Exception as error:
        wrong = BadBackup(f"the database cannot be read: {type(error).__name__}")
        raise wrong.saying("fault-backup-read", what=reason(error)) from None
    finally:
        await engine.dispose()


async def read_after(database: str, last: str) -> list[Finished]:
    """The next finished matches after an id."""
    async with connected(database) as connection:
        held = await connection.run_sync(columns_held)
        if schema.matches not in held:
            raise BadBackup("this is no database of Tablée").saying("fault-backup-other", file=Path(database).name)
        return await read_batch(connection, held, last)


async def read_batch(connection: AsyncConnection, held: Held, last: str) -> list[Finished]:
    """Headers first, then their moves and the bots of their seats."""
    m, v, s = schema.matches, schema.moves, schema.seats
    wanted = select(*held[m]).where(m.c.status == "finished", m.c.id > last, m.c.game.in_(list_games()))
    wanted = wanted.where(m.c.laid.is_(None)) if m.c.laid in held[m] else wanted
    rows = (await connection.execute(wanted.order_by(m.c.id).limit(BATCH))).mappings().all()
    matches = [Match(**row) for row in rows]
    ids = [match.id for match in matches]
    moves: dict[str, list[Move]] = {name: [] for name in ids}
    for row in await connection.execute(select(v).where(v.c.match.in_(ids))):
        moves[row.match].append(Move(*row))
    seats: dict[str, dict[int, str]] = {name: {} for name in ids}
    for row in await connection.execute(select(s.c.match, s.c.seat, s.c.level).where(s.c.match.in_(ids), s.c.kind == "bot")):
        seats[row.match][row.seat] = row.level or ""
    return [told(match, moves[match.id], seats[match.id]) for match in matches]
