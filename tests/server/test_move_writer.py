"""How moves get into PostgreSQL: what has landed is stored and told, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec
import pytest

from tablee.server.settings import Settings
from tablee.server.storage import Storage
from tablee.server.storage.bus import Note
from tablee.server.storage.rows import Match, Move, Seat, now
from tablee.server.storage.transaction import Transaction

from .postgres import Postgres

pytestmark = pytest.mark.timeout(120)
Work = Callable[[Storage, Storage, list[Note]], Awaitable[None]]


def two_processes(postgres: Postgres, work: Work) -> None:
    """Two storages on one database, and the notes that the second has heard from the first."""

    async def run() -> None:
        first, second = (Storage(Settings(database=postgres.url)) for _ in range(2))
        heard: list[Note] = []
        listening = asyncio.Event()
        second.bus.on_note = lambda note, own: heard.append(note)
        second.bus.on_gap = listening.set
        for storage in (first, second):
            await storage.open()
        await listening.wait()
        try:
            await work(first, second, heard)
        finally:
            for storage in (first, second):
                await storage.close()

    asyncio.run(run())


def row(match: str, n: int, action: int = 7, mid: str | None = None) -> Move:
    return Move(match, n, "play", 0, action, "person", None, mid, now())


async def add(storage: Storage, *names: str) -> None:
    for name in names:
        match = Match(id=name, game="push", rules_version=1, seats=2, options="{}", status="running")
        seats = [Seat(match=name, seat=0, kind="open")]
        await storage.write(partial(Transaction.add, match=match, seats=seats))


async def told(heard: list[Note], moves: list[Move]) -> None:
    async with asyncio.timeout(20):
        while [move for note in heard for move in note.moves] != moves:
            await asyncio.sleep(0.01)


def test_a_number_is_taken_once_and_only_the_winner_is_told(postgres: Postgres) -> None:
    async def work(first: Storage, second: Storage, heard: list[Note]) -> None:
        await add(first, "once")
        mine, late = row("once", 0), row("once", 0, 8)
        assert await first.commit(mine)
        assert not await first.commit(late)
        assert await second.moves("once") == [mine]
        after = row("once", 1)
        assert await first.commit(after)
        await told(heard, [mine, after])

    two_processes(postgres, work)


def test_a_large_batch_is_told_in_several_notes(postgres: Postgres) -> None:
    async def work(first: Storage, second: Storage, heard: list[Note]) -> None:
        names = sorted(f"many-{number:03}" for number in range(200))
        await add(first, *names)
        moves = [row(name, 0, mid='"' + "x" * 60 + '"') for name in names]
        assert all(await asyncio.gather(*[first.commit(move) for move in moves]))
        async with asyncio.timeout(20):
            while sum(len(note.moves) for note in heard) < len(moves):
                await asyncio.sleep(0.01)
        assert sorted(move.match for note in heard for move in note.moves) == names
        assert all(len(msgspec.json.encode(note)) < 8000 for note in heard)

    two_processes(postgres, work)


def test_an_ending_and_a_time_to_look_are_stored_with_their_move(postgres: Postgres) -> None:
    async def work(first: Storage, second: Storage, heard: list[Note]) -> None:
        await add(first, "ends", "wakes")
        at = now() + 5_000
        moves = [row("ends", 0), row("wakes", 0)]
        await asyncio.gather(first.commit(moves[0], outcome='{"winners":[1]}'), first.commit(moves[1], wake_at=at))
        ended, waking = await second.match("ends"), await second.match("wakes")
        assert ended is not None
        assert waking is not None
        assert (ended.status, ended.finished, ended.outcome, ended.wake_at) == (
            "finished",
            moves[0].at,
            '{"winners":[1]}',
            None,
        )
        assert waking.wake_at == at
        assert await first.commit(row("wakes", 1), wake_at=at + 9_000)
        later = await second.match("wakes")
        assert later is not None
        assert later.wake_at == at, "the earlier time stays"
        async with asyncio.timeout(20):
            while not any("ends" in note.tables for note in heard):
                await asyncio.sleep(0.01)

    two_processes(postgres, work)


def test_an_ending_that_came_too_late_ends_nothing(postgres: Postgres) -> None:
    async def work(first: Storage, second: Storage, heard: list[Note]) -> None:
        await add(first, "late")
        assert await first.commit(row("late", 0))
        assert not await second.commit(row("late", 0, 9), outcome='{"winners":[0]}')
        running = await first.match("late")
        assert running is not None
        assert running.status == "running"

    two_processes(postgres, work)


def test_the_line_is_opened_again_when_it_was_cut(postgres: Postgres) -> None:
    async def work(first: Storage, second: Storage, heard: list[Note]) -> None:
        await add(first, "cut")
        assert await first.commit(row("cut", 0))
        assert first._move_writer is not None
        assert first._move_writer._connection is not None
        first._move_writer._connection.terminate()
        assert await first.commit(row("cut", 1))
        assert [move.n for move in await second.moves("cut")] == [0, 1]

    two_processes(postgres, work)
