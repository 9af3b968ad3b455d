"""All SQL. Moves go through a group commit: one transaction carries what all tables played meanwhile."""

from __future__ import annotations

import asyncio
import fcntl
import logging
import os
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import IO, Any, Final, TypeVar

import asyncpg  # type: ignore[import-untyped]
import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, and_, create_engine, delete, event, exists, func, insert, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from ..settings import Settings, database_url, is_sqlite
from . import schema
from .bus import Bus, LocalBus, Note, PostgresBus
from .rows import Match, Move, Person, Said, Seat, now, values

LOG: Final = logging.getLogger("tablee.server")
BUSY_SECONDS: Final = 1.0
RETRY_SECONDS: Final = 0.25
NET_MS: Final = 30_000
GATHER_SECONDS: Final = 0.004
# PostgreSQL: connection lost, rolled back for another's sake, out of resources, not ready, being stopped, system error,
# read-only while another takes over. SQLite: locked, out of memory, read-only, input and output, full, cannot be opened.
AWAY_STATES: Final = ("08", "40", "53", "55", "57", "58", "25006")
AWAY_CODES: Final = frozenset((5, 6, 7, 8, 10, 13, 14, 15))
T = TypeVar("T", bound=msgspec.Struct)
R = TypeVar("R")


class Away(Exception):
    """The database cannot be reached; what was asked may be asked again."""


class TakenOver(Exception):
    """The SQLite file is already served by another process."""


class Unfit(Exception):
    """The database has no way to store or look for what was asked, such as a zero byte in a text."""


def is_away(error: BaseException) -> bool:
    """Whether an error says that the database is gone or locked, rather than that we asked something wrong."""
    if is_unfit(error) or isinstance(error, IntegrityError | ProgrammingError):
        return False
    state = sql_state(error)
    if state is not None:
        return state.startswith(AWAY_STATES)
    code = getattr(getattr(error, "orig", None), "sqlite_errorcode", None)
    if code is not None:
        return code & 0xFF in AWAY_CODES
    return isinstance(error, DBAPIError | OSError | TimeoutError | asyncpg.PostgresError | asyncpg.InterfaceError)


def is_unfit(error: BaseException) -> bool:
    """Whether an error says that a value cannot be stored (SQLSTATE class 22, or what a driver refuses to send)."""
    kinds = (DataError, asyncpg.DataError)
    return any(isinstance(each, kinds) for each in layers(error)) or (sql_state(error) or "").startswith("22")


def sql_state(error: BaseException) -> str | None:
    """PostgreSQL's code of an error, in whichever layer it hides."""
    states = [getattr(each, "sqlstate", None) for each in layers(error)]
    return next((state for state in states if isinstance(state, str)), None)


def layers(error: BaseException) -> list[BaseException]:
    """An error as we are given it, as the adapter had it, and as the driver raised it."""
    adapted = getattr(error, "orig", None)
    driver = adapted.__cause__ if isinstance(adapted, BaseException) else None
    return [each for each in (error, adapted, driver) if isinstance(each, BaseException)]


class Pending:
    """A move on its way into the database, when somebody must look at its match if we die, and its outcome if it ends it."""

    __slots__ = ("done", "move", "outcome", "reopens", "wake_at")

    def __init__(self, move: Move, wake_at: int | None, outcome: str | None, reopens: bool) -> None:
        self.move = move
        self.wake_at = wake_at
        self.outcome = outcome
        self.reopens = reopens
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class Storage:
    """One database. `read` and `write` hand out connections; `commit` is the only way a move gets in."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.sqlite = is_sqlite(settings.database)
        self.engine = make_engine(settings.database)
        self.bus: Bus = LocalBus() if self.sqlite else PostgresBus(settings.database)
        self.on_trouble: Callable[[Iterable[str]], None] = lambda matches: None
        self.on_well: Callable[[], None] = lambda: None
        self.troubled = False
        self._writer = make_writer(settings.database) if self.sqlite else None
        self._thread = ThreadPoolExecutor(1, "tablee-writer")
        self._queue: list[Pending] = []
        self._arrived = asyncio.Event()
        self._committer: asyncio.Task[None] | None = None
        self._lock_file: IO[bytes] | None = None

    async def open(self) -> None:
        """Take the SQLite file for this process, bring the tables up to date, start committing."""
        if self.sqlite:
            self._lock_file = lock_sqlite(self.engine)
        async with self.engine.connect() as connection:
            if not self.sqlite:
                await connection.execute(text("SELECT pg_advisory_lock(7134)"))
            await connection.run_sync(migrate)
            await connection.commit()
            if not self.sqlite:
                await connection.execute(text("SELECT pg_advisory_unlock(7134)"))
                await connection.commit()
        await self.bus.open()
        self._committer = asyncio.create_task(self._commit_forever())

    async def close(self) -> None:
        if self._committer:
            self._committer.cancel()
            with suppress(asyncio.CancelledError):
                await self._committer
        await self.bus.close()
        await asyncio.get_running_loop().run_in_executor(None, self._thread.shutdown)
        if self._writer is not None:
            self._writer.dispose()
        await self.engine.dispose()
        if self._lock_file:
            self._lock_file.close()

    # Connections.

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield await connection.execution_options(isolation_level="AUTOCOMMIT")
        except Exception as error:
            raise_away(error)

    async def write(self, work: Callable[[Write], R]) -> R:
        """Run `work` in one transaction, without a pause for anything else: whoever waits for the writer waits briefly.

        On SQLite that is one thread with one connection, since a file has one writer anyway.
        """
        note = Note()
        try:
            if self._writer is not None:
                loop = asyncio.get_running_loop()
                result = await loop.run_in_executor(self._thread, self._write_here, self._writer, work, note)
            else:
                async with self.engine.begin() as connection:
                    result = await connection.run_sync(self._work, work, note)
        except Exception as error:
            raise_away(error)
            raise
        self._is_well()
        self.bus.sent(note)
        return result

    async def probe(self) -> None:
        """See whether the database can be written to again; Away if not."""
        await self.write(lambda tx: None)

    def _is_well(self) -> None:
        """Whoever was told of trouble is told that it is over."""
        if self.troubled:
            self.troubled = False
            self.on_well()

    def _write_here(self, writer: Engine, work: Callable[[Write], R], note: Note) -> R:
        with writer.begin() as connection:
            return self._work(connection, work, note)

    def _work(self, connection: Connection, work: Callable[[Write], R], note: Note) -> R:
        result = work(Write(connection, note))
        self.bus.send(connection, note)
        return result

    async def ping(self) -> None:
        """Whether the database answers; Away when it does not. An SQLite file that was taken away answers no more."""
        name = self.engine.url.database
        if self.sqlite and name and name != ":memory:" and not Path(name).exists():
            raise Away("the file is gone")
        async with self.read() as connection:
            await connection.execute(text("SELECT 1"))

    # Moves.

    async def commit(self, move: Move, wake_at: int | None = None, outcome: str | None = None, reopens: bool = False) -> bool:
        """True once the move is in the database, False when its number was taken; Away when patience ran out."""
        pending = Pending(move, wake_at, outcome, reopens)
        self._queue.append(pending)
        self._arrived.set()
        return await pending.done

    async def _commit_forever(self) -> None:
        """A move that comes alone is committed at once; under load, moves gather for a moment while the last batch rests."""
        while True:
            await self._arrived.wait()
            self._arrived.clear()
            batch = self._next_batch()
            try:
                await self._commit(batch)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                LOG.exception("a batch of moves failed")
                settle(batch, error)
            await asyncio.sleep(GATHER_SECONDS)

    def _next_batch(self) -> list[Pending]:
        """All that waits, but each number once: of two rivals for it, the second must see that it is taken.

        In order, so that two processes that insert the same numbers wait for each other one way only.
        """
        batch: dict[tuple[str, int], Pending] = {}
        rivals: list[Pending] = []
        for pending in self._queue:
            if batch.setdefault((pending.move.match, pending.move.n), pending) is not pending:
                rivals.append(pending)
        self._queue = rivals
        if rivals:
            self._arrived.set()
        return [batch[key] for key in sorted(batch)]

    async def _commit(self, batch: list[Pending]) -> None:
        """Commit a batch, trying again while the database is away; tables are told once that it is."""
        loop = asyncio.get_running_loop()
        end = loop.time() + self.settings.patience
        told = False
        while True:
            try:
                landed = await self._insert(batch)
                break
            except Away as error:
                if not told:
                    self.troubled = True
                    self.on_trouble([pending.move.match for pending in batch])
                    told = True
                if loop.time() > end:
                    settle(batch, error)
                    return
                await asyncio.sleep(RETRY_SECONDS)
        for pending in batch:
            if not pending.done.done():
                pending.done.set_result((pending.move.match, pending.move.n) in landed)

    async def _insert(self, batch: list[Pending]) -> set[tuple[str, int]]:
        return await self.write(lambda tx: self._insert_now(tx, batch))

    def _insert_now(self, tx: Write, batch: list[Pending]) -> set[tuple[str, int]]:
        result = tx.connection.execute(self._insert_move, [values(pending.move) for pending in batch])
        landed = {(match, n) for match, n in result}
        wakes = [{"m": p.move.match, "w": p.wake_at} for p in batch if p.wake_at is not None]
        if wakes:
            tx.connection.execute(WAKE_EARLIER, wakes)
        through = [pending for pending in batch if (pending.move.match, pending.move.n) in landed]
        tx.note.moves = [pending.move for pending in through]
        for pending in through:
            if pending.outcome is not None:
                tx.end(pending.move, pending.outcome)
            if pending.reopens:
                tx.reopen(pending.move.match)
        return landed

    @property
    def _insert_move(self) -> Any:
        return INSERT_SQLITE if self.sqlite else INSERT_POSTGRES

    # Reading.

    async def match(self, match: str) -> Match | None:
        async with self.read() as connection:
            return await connection.run_sync(one, Match, select(schema.matches).where(schema.matches.c.id == match))

    async def seats(self, match: str) -> list[Seat]:
        async with self.read() as connection:
            return await connection.run_sync(seats_of, match)

    async def moves(self, match: str, since: int = 0) -> list[Move]:
        t = schema.moves
        query = select(t).where(t.c.match == match, t.c.n >= since).order_by(t.c.n)
        async with self.read() as connection:
            return [Move(*row) for row in await connection.execute(query)]

    async def snapshot(self, match: str) -> tuple[int, int, bytes] | None:
        t = schema.snapshots
        async with self.read() as connection:
            row = (await connection.execute(select(t.c.n, t.c.rules_version, t.c.data).where(t.c.match == match))).first()
        return (row[0], row[1], row[2]) if row else None

    async def archive(self, match: str, seat: int) -> bytes | None:
        t = schema.archives
        async with self.read() as connection:
            found: bytes | None = await connection.scalar(select(t.c.data).where(t.c.match == match, t.c.seat == seat))
        return found

    async def unarchived(self, versions: dict[str, int], limit: int = 20) -> list[str]:
        """Finished matches, playable by these rules, whose replay is not stored yet."""
        m, a = schema.matches, schema.archives
        fits = or_(*[and_(m.c.game == game, m.c.rules_version == version) for game, version in versions.items()])
        query = select(m.c.id).where(m.c.status == "finished", fits, ~exists().where(a.c.match == m.c.id)).limit(limit)
        async with self.read() as connection:
            return list(await connection.scalars(query))

    async def outdated(self, versions: dict[str, int]) -> list[str]:
        """Running matches of other rules versions than those installed."""
        m = schema.matches
        other = or_(*[and_(m.c.game == game, m.c.rules_version != version) for game, version in versions.items()])
        async with self.read() as connection:
            return list(await connection.scalars(select(m.c.id).where(m.c.status == "running", other)))

    async def said(self, match: str, since: int = 0) -> list[Said]:
        t = schema.chat
        query = select(t).where(t.c.match == match, t.c.n >= since).order_by(t.c.n.desc()).limit(200)
        async with self.read() as connection:
            return (await connection.run_sync(many, Said, query))[::-1]

    async def listed(self, person: str | None, limit: int = 50) -> list[str]:
        """The tables of a person, or the public ones that one may join or watch; newest first."""
        m, s = schema.matches, schema.seats
        query = select(m.c.id).order_by(m.c.created.desc()).limit(limit)
        if person is None:
            turn = func.row_number().over(partition_by=func.coalesce(m.c.host, m.c.id), order_by=m.c.created.desc())
            ranked = select(m.c.id, turn.label("turn")).where(m.c.public, m.c.status.in_(("open", "running"))).subquery()
            fair = select(ranked.c.id).where(ranked.c.turn <= self.settings.most("public_tables"))
            query = query.where(m.c.id.in_(fair))
        else:
            mine = select(s.c.match).where(s.c.person == person)
            query = query.where(or_(m.c.id.in_(mine), m.c.host == person))
        async with self.read() as connection:
            return list(await connection.scalars(query))

    async def still_listed(self, tables: Sequence[str]) -> list[str]:
        """Those of some tables that are still in the public list."""
        m = schema.matches
        query = select(m.c.id).where(m.c.id.in_(tables), m.c.public, m.c.status.in_(("open", "running")))
        async with self.read() as connection:
            return list(await connection.scalars(query))

    async def person_by_hash(self, key_hash: str) -> Person | None:
        async with self.read() as connection:
            return await connection.run_sync(one, Person, select(schema.people).where(schema.people.c.key_hash == key_hash))

    # What the sweeper asks.

    async def due(self, limit: int = 50) -> list[str]:
        """Claim the running matches that somebody must look at; no other process is given them for a while."""
        m = schema.matches
        at = now()
        late = select(m.c.id).where(m.c.wake_at <= at, m.c.status == "running").order_by(m.c.wake_at).limit(limit)
        if not self.sqlite:
            late = late.with_for_update(skip_locked=True)
        async with self.read() as connection:
            if (await connection.execute(LATE, {"at": at})).first() is None:
                return []
        claim = update(m).where(m.c.id.in_(late)).values(wake_at=at + NET_MS).returning(m.c.id)
        return await self.write(lambda tx: list(tx.connection.scalars(claim)))

    async def wake_all(self) -> None:
        """After a restart of the only process: whatever was being looked at is looked at again."""
        m = schema.matches
        query = update(m).where(m.c.status == "running", m.c.wake_at.is_not(None), m.c.clock == "none")
        await self.write(lambda tx: tx.connection.execute(query.values(wake_at=now())))

    async def expire(self) -> list[str]:
        """Mark what nobody has touched for long; a finished match never expires."""
        m, v = schema.matches, schema.moves
        opened = now() - int(self.settings.open_hours * 3_600_000)
        idle = now() - int(self.settings.idle_days * 86_400_000)
        recent = exists().where(v.c.match == m.c.id, v.c.at > idle)
        stale = or_(
            and_(m.c.status == "open", m.c.created < opened),
            and_(m.c.status == "running", m.c.started < idle, ~recent),
        )
        async with self.read() as connection:
            found = list(await connection.scalars(select(m.c.id).where(stale).limit(500)))
        if not found:
            return []

        def mark(tx: Write) -> None:
            expired = {"status": "expired", "wake_at": None, "finished": now()}
            tx.connection.execute(update(m).where(m.c.id.in_(found), stale).values(**expired))
            tx.note.tables = found

        await self.write(mark)
        return found

    async def set_right(self, spans: dict[str, int]) -> list[str]:
        """After a clock that was ahead: what expired by it comes back, and no look is later than its match allows.

        `spans` says how long each kind of clock runs, in ms. The ids of the tables that came back.
        """
        m, at = schema.matches, now()
        early = and_(m.c.status == "expired", m.c.finished > at)
        late = [and_(m.c.clock == clock, m.c.wake_at > at + span + NET_MS) for clock, span in {"none": 0, **spans}.items()]
        dreaming = and_(m.c.status == "running", or_(*late))
        async with self.read() as connection:
            back = list(await connection.scalars(select(m.c.id).where(early).limit(500)))
            asleep = await connection.scalar(select(m.c.id).where(dreaming).limit(1))
        if not back and asleep is None:
            return []

        def mend(tx: Write) -> None:
            mine = m.c.id.in_(back)
            opened = update(m).where(mine, early, m.c.seed.is_(None)).values(status="open", finished=None)
            running = update(m).where(mine, early, m.c.seed.is_not(None)).values(status="running", finished=None, wake_at=at)
            for query in (opened, running, update(m).where(dreaming).values(wake_at=at)):
                tx.connection.execute(query)
            tx.note.tables = back

        await self.write(mend)
        return back


class Write:
    """What can be done inside one transaction; `note` is what other processes are told when it is through."""

    def __init__(self, connection: Connection, note: Note) -> None:
        self.connection = connection
        self.note = note

    def match(self, match: str) -> Match | None:
        """The header, locked until the end of the transaction."""
        return one(self.connection, Match, select(schema.matches).where(schema.matches.c.id == match).with_for_update())

    def seats(self, match: str) -> list[Seat]:
        return seats_of(self.connection, match)

    def add(self, match: Match, seats: Sequence[Seat]) -> None:
        self.connection.execute(insert(schema.matches).values(values(match)))
        self.connection.execute(insert(schema.seats), [values(seat) for seat in seats])

    def hosted(self, person: str | None) -> list[tuple[str, bool]]:
        """Status and publicity of a host's tables that wait for players or are being played."""
        m = schema.matches
        query = select(m.c.status, m.c.public).where(m.c.host == person, m.c.status.in_(("open", "running")))
        return [(status, public) for status, public in self.connection.execute(query)] if person is not None else []

    def set_match(self, match: str, **changes: Any) -> None:
        self.connection.execute(update(schema.matches).where(schema.matches.c.id == match).values(**changes))
        if match not in self.note.tables:
            self.note.tables.append(match)

    def set_seat(self, seat: Seat) -> None:
        t = schema.seats
        self.connection.execute(update(t).where(t.c.match == seat.match, t.c.seat == seat.seat).values(values(seat)))
        if seat.match not in self.note.tables:
            self.note.tables.append(seat.match)

    def wake(self, match: str, at: int) -> None:
        """Somebody must look at a match at this time, or before."""
        self.connection.execute(WAKE_EARLIER, {"m": match, "w": at})

    def end(self, move: Move, outcome: str) -> None:
        """The match is over with its last move, in one transaction: nobody sees the one without the other."""
        self.set_match(move.match, status="finished", finished=move.at, outcome=outcome, wake_at=None)

    def reopen(self, match: str) -> None:
        """A match that was over goes on; how it could be watched is made anew when it ends again."""
        self.set_match(match, status="running", finished=None, outcome=None, wake_at=now() + NET_MS)
        self.connection.execute(delete(schema.archives).where(schema.archives.c.match == match))

    def joined(self, match: str, seat: int | None, what: str, person: str | None) -> None:
        row = {"match": match, "seat": seat, "what": what, "person": person, "at": now()}
        self.connection.execute(insert(schema.joins).values(row))

    def say(self, said: Said) -> Said:
        """Give a line the next number; the same line sent twice stays one. The header is locked for the number's sake."""
        self.match(said.match)
        t = schema.chat
        same = select(t).where(t.c.match == said.match, t.c.person == said.person, t.c.mid == said.mid)
        before = one(self.connection, Said, same)
        if before:
            return before
        last = self.connection.scalar(select(func.max(t.c.n)).where(t.c.match == said.match))
        said.n = 0 if last is None else last + 1
        self.connection.execute(insert(t).values(values(said)))
        self.note.chats.append(said)
        return said

    def _upsert(self, table: Any) -> Any:
        return sqlite.insert(table) if self.connection.dialect.name == "sqlite" else postgresql.insert(table)

    def keep_snapshot(self, match: str, n: int, rules_version: int, data: bytes) -> None:
        """The newest position wins, whichever process stores it last."""
        t = schema.snapshots
        new = self._upsert(t).values(match=match, n=n, rules_version=rules_version, data=data)
        fields = {"n": new.excluded.n, "rules_version": new.excluded.rules_version, "data": new.excluded.data}
        self.connection.execute(
            new.on_conflict_do_update(index_elements=[t.c.match], set_=fields, where=t.c.n < new.excluded.n)
        )

    def keep_archive(self, match: str, rules_version: int, blobs: dict[int, bytes], ended: int | None = None) -> None:
        """How a match was seen, if it has not gone on since it `ended`."""
        t = schema.archives
        held = self.match(match)
        if ended is not None and (held is None or held.status != "finished" or held.finished != ended):
            return
        rows = [{"match": match, "seat": s, "rules_version": rules_version, "data": blob} for s, blob in blobs.items()]
        self.connection.execute(self._upsert(t).on_conflict_do_nothing(), rows)
        self.connection.execute(delete(schema.snapshots).where(schema.snapshots.c.match == match))

    def add_person(self, person: Person) -> None:
        self.connection.execute(insert(schema.people).values(values(person)))

    def set_person(self, person: Person) -> None:
        t = schema.people
        self.connection.execute(update(t).where(t.c.id == person.id).values(name=person.name, lang=person.lang))
        self.note.people.append(person.key_hash)

    def forget_person(self, person: Person) -> list[str]:
        """Erase names and words, free the seats; the ids of the tables this touches."""
        s, m, c = schema.seats, schema.matches, schema.chat
        tables = list(self.connection.scalars(select(s.c.match).where(s.c.person == person.id).distinct()))
        hosted = list(self.connection.scalars(select(m.c.id).where(m.c.host == person.id)))
        gone = {"name": "", "person": None, "away": False, "pausing": None, "standing": None}
        mine = s.c.person == person.id
        still_open = s.c.match.in_(select(m.c.id).where(m.c.status == "open"))
        self.connection.execute(update(s).where(mine, still_open).values(kind="open", **gone))
        self.connection.execute(update(s).where(mine).values(kind="bot", level="normal", **gone))
        self.connection.execute(update(m).where(m.c.host == person.id).values(host=None, name=""))
        self.connection.execute(update(c).where(c.c.person == person.id).values(person=None, name="", text=""))
        for table in (schema.moves, schema.joins):
            self.connection.execute(update(table).where(table.c.person == person.id).values(person=None))
        running = and_(m.c.id.in_(tables), m.c.status == "running") if tables else None
        if running is not None:
            self.connection.execute(update(m).where(running).values(wake_at=now()))
        self.connection.execute(delete(schema.people).where(schema.people.c.id == person.id))
        touched = sorted({*tables, *hosted})
        self.note.tables += touched
        self.note.people.append(person.key_hash)
        return touched


# Helpers.


def settle(batch: list[Pending], error: Exception) -> None:
    for pending in batch:
        if not pending.done.done():
            pending.done.set_exception(error)


def raise_away(error: Exception) -> None:
    if is_away(error):
        raise Away(str(error)) from error
    if is_unfit(error):
        raise Unfit(str(error)) from error
    raise error


def one(connection: Connection, kind: type[T], query: Any) -> T | None:
    row = connection.execute(query).mappings().first()
    return kind(**row) if row else None


def many(connection: Connection, kind: type[T], query: Any) -> list[T]:
    return [kind(**row) for row in connection.execute(query).mappings()]


def seats_of(connection: Connection, match: str) -> list[Seat]:
    return many(connection, Seat, select(schema.seats).where(schema.seats.c.match == match).order_by(schema.seats.c.seat))


def make_engine(database: str) -> AsyncEngine:
    url = database_url(database)
    if not is_sqlite(database):
        limits = {"timeout": 3, "command_timeout": 10}
        return create_async_engine(
            url, pool_size=8, max_overflow=8, pool_timeout=5, connect_args=limits, hide_parameters=True
        )
    engine = create_async_engine(url, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    event.listen(engine.sync_engine, "begin", begin_sqlite)
    return engine


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


def migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parents[1] / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


WAKE_EARLIER: Final = text("UPDATE matches SET wake_at = :w WHERE id = :m AND (wake_at IS NULL OR wake_at > :w)")
LATE: Final = text("SELECT id FROM matches WHERE wake_at <= :at AND status = 'running' LIMIT 1")
KEY: Final = (schema.moves.c.match, schema.moves.c.n)
INSERT_SQLITE: Final = sqlite.insert(schema.moves).on_conflict_do_nothing().returning(*KEY)
INSERT_POSTGRES: Final = postgresql.insert(schema.moves).on_conflict_do_nothing().returning(*KEY)
