"""How moves get into PostgreSQL: a batch is one statement on a connection of its own, which also tells the other processes.

Rows travel as columns, so that the statement is the same however many there are, and is prepared once. Other processes are
told of the moves that have landed, and of no others, in the transaction that stores them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

import asyncpg  # type: ignore[import-untyped]
import msgspec

from .bus import CHANNEL, MOST_BYTES, Note, payloads
from .rows import Move

LIMITS: Final = {"timeout": 3, "command_timeout": 10}
FIELDS: Final = Move.__struct_fields__
COLUMNS: Final = ", ".join(f'"{field}"' for field in FIELDS)
TYPES: Final = {"n": "int", "seat": "int", "action": "int", "at": "bigint", "took": "bigint"}
GIVEN: Final = ", ".join(f"${place}::{TYPES.get(field, 'text')}[]" for place, field in enumerate(FIELDS, start=1))
NEXT: Final = len(FIELDS) + 1
INSERT: Final = f"""
WITH given AS (
    SELECT * FROM unnest({GIVEN}, ${NEXT}::text[], ${NEXT + 1}::int[]) AS given ({COLUMNS}, told, part)
), landed AS (
    INSERT INTO moves ({COLUMNS}) SELECT {COLUMNS} FROM given ON CONFLICT DO NOTHING RETURNING match, n
), notes AS (
    SELECT pg_notify('{CHANNEL}', ${NEXT + 2}::text || string_agg(told, ',') || ']}}')
    FROM given JOIN landed USING (match, n) GROUP BY part
)
SELECT match, n, (SELECT count(*) FROM notes) FROM landed
"""
WAKE: Final = "UPDATE matches SET wake_at = $2 WHERE id = $1 AND (wake_at IS NULL OR wake_at > $2)"
END: Final = "UPDATE matches SET status = 'finished', finished = $2, outcome = $3, wake_at = NULL WHERE id = $1"


class Offered(Protocol):
    """A move that is offered to the database, with what is stored beside it."""

    move: Move
    wake_at: int | None
    outcome: str | None


class MoveWriter:
    """The connection through which a process stores moves; it is opened when it is needed, and again when it was lost."""

    def __init__(self, dsn: str, origin: str) -> None:
        self.dsn = dsn
        self.origin = origin
        self.head = f'{{"origin":"{origin}","moves":['
        self._connection: asyncpg.Connection | None = None

    async def insert(self, batch: Sequence[Offered]) -> set[tuple[str, int]]:
        """Store a batch; which moves have landed. After an error it is not known whether they have."""
        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await asyncpg.connect(self.dsn, **LIMITS)
            if all(each.wake_at is None and each.outcome is None for each in batch):
                return await self._insert(self._connection, batch)
            async with self._connection.transaction():
                landed = await self._insert(self._connection, batch)
                await self._note_beside(self._connection, batch, landed)
                return landed
        except BaseException:
            self.close()
            raise

    async def _insert(self, connection: asyncpg.Connection, batch: Sequence[Offered]) -> set[tuple[str, int]]:
        moves = [each.move for each in batch]
        told = [msgspec.json.encode(move).decode() for move in moves]
        columns = [[getattr(move, field) for move in moves] for field in FIELDS]
        rows = await connection.fetch(INSERT, *columns, told, parts(told, MOST_BYTES - len(self.head) - 2), self.head)
        return {(row[0], row[1]) for row in rows}

    async def _note_beside(
        self, connection: asyncpg.Connection, batch: Sequence[Offered], landed: set[tuple[str, int]]
    ) -> None:
        """When somebody must look at a match, in the order of the batch, and how it ended; others are told of that."""
        wakes = [(each.move.match, each.wake_at) for each in batch if each.wake_at is not None]
        if wakes:
            await connection.executemany(WAKE, wakes)
        through = [each for each in batch if (each.move.match, each.move.n) in landed]
        ends = [(each.move.match, each.move.at, each.outcome) for each in through if each.outcome is not None]
        if ends:
            await connection.executemany(END, ends)
            note = Note(tables=[match for match, _, _ in ends], origin=self.origin)
            for payload in payloads(note):
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)

    def close(self) -> None:
        """Close the connection at once: whatever it was doing is rolled back or done."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


def parts(told: Sequence[str], most: int) -> list[int]:
    """For each text the number of the note in which it travels: as many as fit into one, with commas between them.

    >>> parts(["aaa", "bbb", "ccc", "d"], 7)
    [0, 0, 1, 1]
    """
    numbers: list[int] = []
    part = size = 0
    for text in told:
        length = len(text.encode()) + 1
        if size and size + length > most + 1:
            part, size = part + 1, 0
        size += length
        numbers.append(part)
    return numbers
