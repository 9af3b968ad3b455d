"""The database: reading, writing, and the group commit of moves, in which one transaction carries what all tables played."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import IO, Any, Final, TypeVar

from sqlalchemy import Connection, Engine, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from ..operate.figures import DATABASE_TIME, timed
from ..settings import Settings, is_sqlite
from . import schema
from .bus import Bus, LocalBus, Note, PostgresBus
from .connection import lock_sqlite, make_engine, make_unhurried, make_writer, migrate
from .errors import Away, is_full, raise_named
from .move_writer import MoveWriter
from .rows import Move, values
from .transaction import WAKE_EARLIER, Transaction

LOG: Final = logging.getLogger("tablee.server")
RETRY_SECONDS: Final = 0.25
GATHER_SECONDS: Final = 0.004
FULL_SECONDS: Final = 10.0
KEY: Final = (schema.moves.c.match, schema.moves.c.n)
INSERT_SQLITE: Final = sqlite.insert(schema.moves).on_conflict_do_nothing().returning(*KEY)
INSERT_POSTGRES: Final = postgresql.insert(schema.moves).on_conflict_do_nothing().returning(*KEY)
R = TypeVar("R")


class Pending:
    """A move on its way into the database, when somebody must look at its match if we die, and its outcome if it ends it."""

    __slots__ = ("done", "move", "outcome", "reopens", "wake_at")

    def __init__(self, move: Move, wake_at: int | None, outcome: str | None, reopens: bool) -> None:
        self.move = move
        self.wake_at = wake_at
        self.outcome = outcome
        self.reopens = reopens
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class Database:
    """One database. `read` and `write` hand out connections; `commit` is the only way a move gets in."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.sqlite = is_sqlite(settings.database)
        self.engine = make_engine(settings.database)
        self._reader = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.bus, self._move_writer = connect_bus(settings.database)
        self.on_trouble: Callable[[Iterable[str]], None] = lambda matches: None
        self.on_well: Callable[[], None] = lambda: None
        self.troubled = False
        self._full_until = 0.0
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
        await self._bring_up_to_date()
        await self.bus.open()
        self._committer = asyncio.create_task(self._commit_forever())

    async def _bring_up_to_date(self) -> None:
        """Run the migrations that are missing. Processes on one PostgreSQL do so one after the other, and wait for it."""
        async with self.unhurried() as connection:
            if not self.sqlite:
                await connection.execute(text("SELECT pg_advisory_lock(7134)"))
            await connection.run_sync(migrate)
            await connection.commit()

    @asynccontextmanager
    async def unhurried(self) -> AsyncIterator[AsyncConnection]:
        """A connection on which nothing is given up because it takes long, such as the index of a large table."""
        engine = self.engine if self.sqlite else make_unhurried(self.settings.database)
        try:
            async with engine.connect() as connection:
                yield connection
        finally:
            if engine is not self.engine:
                await engine.dispose()

    async def close(self) -> None:
        """Stop committing, close all connections, give the SQLite file free."""
        if self._committer:
            self._committer.cancel()
            with suppress(asyncio.CancelledError):
                await self._committer
        await self.bus.close()
        if self._move_writer is not None:
            self._move_writer.close()
        await asyncio.get_running_loop().run_in_executor(None, self._thread.shutdown)
        if self._writer is not None:
            self._writer.dispose()
        await self.engine.dispose()
        if self._lock_file:
            self._lock_file.close()

    # Connections.

    @asynccontextmanager
    async def read(self, operation: str = "read") -> AsyncIterator[AsyncConnection]:
        """A connection to read from; Away when the database cannot be reached. The time is counted by operation."""
        try:
            with timed(DATABASE_TIME.labels(operation)):
                async with self._reader.connect() as connection:
                    yield connection
        except Exception as error:
            raise_named(error)

    async def write(self, work: Callable[[Transaction], R], operation: str = "write") -> R:
        """Run `work` in one transaction, without a pause for anything else: whoever waits for the writer waits briefly.

        On SQLite that is one thread with one connection, since a file has one writer anyway.
        """
        note = Note()
        try:
            with timed(DATABASE_TIME.labels(operation)):
                result = await self._write(work, note)
        except Exception as error:
            self._note_full(error)
            raise_named(error)
            raise
        self._is_well()
        self.bus.sent(note)
        return result

    async def _write(self, work: Callable[[Transaction], R], note: Note) -> R:
        if self._writer is not None:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, self._write_in_thread, self._writer, work, note)
        async with self.engine.begin() as connection:
            return await connection.run_sync(self._work, work, note)

    async def probe(self) -> None:
        """See whether the database can be written to again; Away if not."""
        await self.write(lambda tx: None)

    @property
    def full(self) -> bool:
        """Whether something could not be stored a moment ago because the disk is full; what needs no room still can be."""
        return monotonic() < self._full_until

    def _note_full(self, error: Exception) -> None:
        """The keeper is told once of each time the disk is full: a database that still answers looks well otherwise."""
        if is_full(error):
            if not self.full:
                LOG.warning("the disk of the database is full")
            self._full_until = monotonic() + FULL_SECONDS

    def _is_well(self) -> None:
        """Whoever was told of trouble is told that it is over."""
        if self.troubled:
            self.troubled = False
            self.on_well()

    def _write_in_thread(self, writer: Engine, work: Callable[[Transaction], R], note: Note) -> R:
        with writer.begin() as connection:
            return self._work(connection, work, note)

    def _work(self, connection: Connection, work: Callable[[Transaction], R], note: Note) -> R:
        result = work(Transaction(connection, note))
        self.bus.send(connection, note)
        return result

    async def ping(self) -> None:
        """Whether the database answers; Away when it does not. An SQLite file that was taken away answers no more."""
        name = self.engine.url.database
        if self.sqlite and name and name != ":memory:" and not Path(name).exists():
            raise Away("the file is gone")
        async with self.read("ping") as connection:
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
                fail(batch, error)
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
                    fail(batch, error)
                    return
                await asyncio.sleep(RETRY_SECONDS)
        for pending in batch:
            if not pending.done.done():
                pending.done.set_result((pending.move.match, pending.move.n) in landed)

    async def _insert(self, batch: list[Pending]) -> set[tuple[str, int]]:
        if self._move_writer is None or any(pending.reopens for pending in batch):
            return await self.write(lambda tx: self._insert_now(tx, batch), "commit")
        try:
            with timed(DATABASE_TIME.labels("commit")):
                landed = await self._move_writer.insert(batch)
        except Exception as error:
            self._note_full(error)
            raise_named(error)
            raise
        self._is_well()
        return landed

    def _insert_now(self, tx: Transaction, batch: list[Pending]) -> set[tuple[str, int]]:
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


def connect_bus(database: str) -> tuple[Bus, MoveWriter | None]:
    """How processes on a database hear of each other, and, on PostgreSQL, how moves get into it."""
    if is_sqlite(database):
        return LocalBus(), None
    bus = PostgresBus(database)
    return bus, MoveWriter(bus.dsn, bus.origin)


def fail(batch: list[Pending], error: Exception) -> None:
    """Tell everybody whose move is in a batch that it could not be committed."""
    for pending in batch:
        if not pending.done.done():
            pending.done.set_exception(error)
