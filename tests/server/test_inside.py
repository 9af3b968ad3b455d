"""Parts that are easier to try from inside: clocks, expiry, bots that fail, rules that change, backups."""

from __future__ import annotations

import asyncio
import gc
import random
import sqlite3
import sys
import weakref
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, cast
from unittest.mock import Mock

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import update
from starlette.websockets import WebSocket

import tablee
from tablee.engine.text import LANGUAGES, source
from tablee.server import auth, frames, upgrade, wire
from tablee.server.backup import ORDER, BadBackup, backup, restore
from tablee.server.bot_pool import choose_job
from tablee.server.bot_worker import work
from tablee.server.main import CannotServe, prepare
from tablee.server.settings import Settings
from tablee.server.storage import Away, schema
from tablee.server.storage.bus import Note
from tablee.server.storage.rows import ChatLine, Match, Move, Person, TableRows, now
from tablee.server.tables import opening, replays, seating, sweeper
from tablee.server.tables.clocks.paces import PACES, Clock
from tablee.server.tables.feed import Listener
from tablee.server.tables.history import History, standing_moves
from tablee.server.tables.table import Table
from tablee.server.tables.table_registry import TableRegistry
from tablee.server.texts import Refusal
from tablee.server.web.limits import Addresses, Limits
from tablee.server.web.sockets.live import Socket

from .postgres import Postgres

pytestmark = pytest.mark.timeout(120)
BOTH = wire.NewTable(game="push", seats=[wire.Place("me"), wire.Place("hot")])
SOLO = wire.NewTable(game="push", seats=[wire.Place("me"), wire.Place("bot", level="easy")])


def rewind(database: Path, revision: str, *columns: str) -> None:
    """Make a database one of revision 0007, 0008 or 0013: without the tables that came since, and some columns of matches."""
    former = "people campaigns members matches seats tales heroes moves joins chat snapshots archives"
    if revision == "0013":
        former += " reports learned analyses puzzle_tries puzzle_people puzzle_ratings"
    with sqlite3.connect(database) as connection:
        hashes = connection.execute("SELECT hash, person FROM keys").fetchall()
        for table in set(schema.META.tables) - set(former.split()):
            connection.execute(f"DROP TABLE {table}")
        connection.execute("ALTER TABLE moves DROP COLUMN took")
        connection.execute("ALTER TABLE seats DROP COLUMN timed_out")
        for column in columns:
            connection.execute(f"ALTER TABLE matches DROP COLUMN {column}")
        for index in ("matches_unsettled", "joins_person", "chat_person"):
            connection.execute(f"DROP INDEX {index}")
        for column in ("rated_play", "settled"):
            connection.execute(f"ALTER TABLE matches DROP COLUMN {column}")
        for column in ("banned", "muted", "barred_why", "hidden"):
            connection.execute(f"ALTER TABLE people DROP COLUMN {column}")
        connection.execute("ALTER TABLE people ADD COLUMN key_hash TEXT NOT NULL DEFAULT ''")
        connection.executemany("UPDATE people SET key_hash = ? WHERE id = ?", hashes)
        connection.execute("UPDATE alembic_version SET version_num = ?", (revision,))


def inside(folder: Path, work: Callable[[TableRegistry, Person], Awaitable[Any]], **changes: Any) -> Any:
    """Run something with a tables on a database of its own and one person in it."""

    async def run() -> Any:
        settings = Settings(database=str(folder / "inside.db"), pace=(0.0, 0.0), sweep=0.05, settle=0.05)
        tables = TableRegistry(msgspec.structs.replace(settings, **changes))
        await tables.open()
        person = Person(id="ada", key_hash=auth.hash_key("k" * 43), name="Ada", lang="en", created=now())
        try:
            if await tables.storage.person_by_hash(person.key_hash) is None:
                await tables.storage.write(lambda tx: tx.add_person(person))
            return await work(tables, person)
        finally:
            await tables.close()

    return asyncio.run(run())


async def play_some(table: Table, moves: int, by: Any = "bot") -> None:
    for _ in range(moves):
        assert table.history is not None
        if table.history.pos.over:
            return
        seat = table.history.pos.to_act[0]
        with suppress(Refusal):
            await table.match.play_for(seat, random.choice(table.history.pos.legal(seat)), by, table.history.n)


async def answer_alone(table: Table, times: int) -> None:
    """A person answers so often, each time when the bot has answered, and is asked again."""

    def waited_for() -> bool:
        return table.history is not None and tuple(table.history.pos.to_act) == (0,)

    for _ in range(times):
        await until(waited_for)
        assert table.history is not None
        await table.match.play_for(0, table.history.pos.legal(0)[0], "person", table.history.n)
    await until(waited_for)


async def until(true: Callable[[], bool], seconds: float = 30.0) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.02)


def test_a_clock_that_runs_out_lets_the_fallback_bot_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PACES, "2min", Clock("move", 200))

    async def work(tables: TableRegistry, person: Person) -> list[Move]:
        wish = msgspec.structs.replace(BOTH, clock="2min")
        table = await opening.open_table(tables, person, wish)
        assert table.robots.deadline(0) is not None
        tables.spawn(sweeper.sweep_forever(tables))
        await until(lambda: table.history is not None and table.history.n >= 3)
        return await tables.storage.moves(table.id)

    assert {move.by for move in inside(tmp_path, work, forced=False)} == {"clock"}


def test_a_paused_match_has_no_deadline(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, msgspec.structs.replace(BOTH, clock="1day"))
        assert table.robots.deadline() is not None
        await seating.pause(tables, table, person, True)
        assert table.header.paused
        assert table.robots.deadline() is None
        await seating.pause(tables, table, person, False)
        assert table.robots.deadline() is not None

    inside(tmp_path, work)


def test_abandoned_tables_expire(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        waiting = await opening.open_table(
            tables, person, wire.NewTable(game="push", seats=[wire.Place("me"), wire.Place("open")])
        )
        running = await opening.open_table(tables, person, BOTH)
        await asyncio.sleep(0.05)
        await sweeper.expire(tables)
        assert (waiting.header.status, running.header.status) == ("expired", "expired")

    inside(tmp_path, work, open_hours=0.000001, idle_days=0.0000001)


@pytest.mark.parametrize("program", ["import time; time.sleep(60)", "raise SystemExit(3)", "print('nonsense' * 99)"])
def test_a_bot_that_hangs_or_crashes_is_replaced(tmp_path: Path, program: str) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, SOLO)
        await answer_alone(table, 3)

    inside(tmp_path, work, bot_command=(sys.executable, "-c", program), bot_seconds=0.4)


def test_a_bot_is_told_a_world_that_its_seat_imagines() -> None:
    """Over many jobs the other's hand takes many values, and the true seed and generator never travel."""
    pos = tablee.game("push").new(seats=2, seed="ab" * 16, generator="blake2b")
    rng = random.Random(1)
    while len(pos.events(0)) < 12:
        seat = pos.to_act[0]
        pos.play(seat, rng.choice(pos.legal(seat)))
    seat = pos.to_act[0]
    true = pos.dump()
    dumps: list[Any] = [choose_job(pos, seat, "easy").dump for _ in range(30)]
    others = {msgspec.json.encode(dump["zones"][f"hand {2 - seat}"]) for dump in dumps}
    assert len(others) > 5
    assert all(dump["rng"]["generator"] == "sfc32" for dump in dumps)
    assert all(dump["zones"][f"hand {seat + 1}"] == true["zones"][f"hand {seat + 1}"] for dump in dumps)  # type: ignore[index]


def test_bots_wait_for_a_beat(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, person: Person) -> float:
        loop = asyncio.get_running_loop()
        table = await opening.open_table(tables, person, msgspec.structs.replace(SOLO, seats=SOLO.seats[::-1]))
        began = loop.time()
        await until(lambda: table.history is not None and table.history.n >= 1)
        return loop.time() - began

    assert inside(tmp_path, work, pace=(0.5, 0.6)) >= 0.45


def test_two_answers_for_one_number_cannot_both_land(tmp_path: Path) -> None:
    """The primary key decides; whoever loses catches up and plays on."""

    async def work(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, BOTH)
        assert table.history is not None
        twin = Table(tables, table.header, table.seats, History.of(tablee.game("push"), table.header, []))
        await asyncio.gather(*[play_some(which, 8) for which in (table, twin)], return_exceptions=True)
        rows = await tables.storage.moves(table.id)
        assert [row.n for row in rows] == list(range(len(rows)))
        await table.refresh()
        await twin.refresh()
        assert table.history.pos.dump() == (twin.history and twin.history.pos.dump())

    inside(tmp_path, work)


def test_a_bots_answer_counts_only_for_the_question_it_was_thought_for(tmp_path: Path) -> None:
    """A rival process was faster: the same number may be legal for the next question, and must not be played there."""

    async def work(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, BOTH)
        assert table.history is not None
        twin = Table(tables, table.header, table.seats, History.of(tablee.game("push"), table.header, []))
        seat = table.history.pos.to_act[0]
        action = table.history.pos.legal(seat)[0]
        await twin.match.play_for(seat, action, "bot", 0)
        with pytest.raises(Refusal, match="stale"):
            await table.match.play_for(seat, action, "bot", 0)
        assert (table.history.n, len(await tables.storage.moves(table.id))) == (1, 1)

    inside(tmp_path, work)


def test_only_the_move_that_asks_a_bot_stirs_it() -> None:
    """In a sealed question the others' answers ask nobody anew, so that two processes do not think for one bot."""
    game = tablee.game("push")
    match = Match(id="m", game="push", rules_version=game.rules_version, seats=3, options="{}", seed="ab", started=1)
    history = History.of(game, match, [])
    while len(history.pos.to_act) < 3:
        seat = history.pos.to_act[0]
        history.advance(Move("m", history.n, "play", seat, history.pos.legal(seat)[0], "person", None, None, 5))
    asking = history.n - 1
    assert history.asked_by == [asking] * 3
    history.advance(Move("m", history.n, "play", 0, history.pos.legal(0)[0], "person", None, None, 9))
    assert history.asked_by[1:] == [asking] * 2
    assert history.timing.since[1:] == [5, 5]


def test_the_number_of_a_question_tells_only_of_the_seat_itself() -> None:
    """It changes when the seat has answered or is asked anew, and never because somebody else has answered in secret."""
    game = tablee.game("push")
    match = Match(id="m", game="push", rules_version=game.rules_version, seats=3, options="{}", seed="ab", started=1)
    history = History.of(game, match, [])
    while len(history.pos.to_act) < 3:
        seat = history.pos.to_act[0]
        history.advance(Move("m", history.n, "play", seat, history.pos.legal(seat)[0], "person", None, None, 5))
    before = list(history.questions)
    history.advance(Move("m", history.n, "play", 0, history.pos.legal(0)[0], "person", None, None, 9))
    assert history.questions == [before[0] + 1, before[1], before[2]]
    for seat in (1, 2):
        history.advance(Move("m", history.n, "play", seat, history.pos.legal(seat)[0], "person", None, None, 9))
    mover = history.pos.to_act[0]
    asked = history.question_number(mover)
    history.advance(Move("m", history.n, "play", mover, history.pos.legal(mover)[0], "person", None, None, 9))
    assert history.question_number(mover) > asked
    assert history.question_number(None) == 0


def test_a_lost_answer_of_the_database_is_recognised(tmp_path: Path) -> None:
    """The row is in, but the acknowledgement was lost: trying again must find it, not play it twice."""

    async def work(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, BOTH)
        insert, failed = tables.storage._insert, []

        async def forgetful(batch: Any) -> Any:
            landed = await insert(batch)
            if not failed:
                failed.append(1)
                raise Away("the line went dead")
            return landed

        tables.storage._insert = forgetful  # type: ignore[method-assign]
        await play_some(table, 3)
        assert table.history is not None
        assert table.history.n == 3
        assert len(await tables.storage.moves(table.id)) == 3

    inside(tmp_path, work)


def test_taking_back_leaves_every_row(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, SOLO)
        await answer_alone(table, 3)
        await table.match.take_back(0, person.id, "takeback")
        rows = await tables.storage.moves(table.id)
        assert rows[-1].what == "takeback"
        standing = standing_moves(rows)
        assert len(standing) == len(rows) - 1 - rows[-1].action
        assert table.history is not None
        again = History.of(tablee.game("push"), table.header, rows)
        assert again.pos.dump() == table.history.pos.dump()
        assert (again.epoch, again.takebacks, again.versions) == (1, 1, table.history.versions)

    inside(tmp_path, work)


def test_nothing_said_while_one_enters_is_lost_or_told_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines said before, just before and just after they are read, and one lost on the way: each is told once, in order."""

    async def work(tables: TableRegistry, person: Person) -> list[str]:
        table = await opening.open_table(tables, person, msgspec.structs.replace(BOTH, open_chat=True))
        read = tables.storage.chat_for

        async def say(text: str) -> None:
            said = ChatLine(match=table.id, n=0, seat=0, person=person.id, name="Ada", text=text, mid=f'"{text}"', at=now())
            await tables.storage.write(lambda tx: tx.add_chat(said))

        async def read_in_between(*asked: Any) -> tuple[list[ChatLine], frozenset[str]]:
            monkeypatch.setattr(tables.storage, "chat_for", read)
            await say("two")
            found = await read(*asked)
            await say("three")
            return found

        await say("one")
        monkeypatch.setattr(tables.storage, "chat_for", read_in_between)
        socket = Socket(tables, Limits(Settings()), cast(WebSocket, None), "en")
        await socket._enter(table.id, frames.Hello())
        await say("four")
        table.feed.listeners.clear()
        await say("five, which does not arrive")
        table.feed.listeners.add(socket)
        tables.storage.bus.on_gap()
        await say("six")
        await until(lambda: b"six" in socket._out[-1])
        sent = [msgspec.json.decode(text) for text in socket._out]
        return [frame["text"] for frame in sent if frame["type"] == "chat"]

    assert inside(tmp_path, work) == ["one", "two", "three", "four", "five, which does not arrive", "six"]


@pytest.mark.parametrize("gap", [False, True], ids=["news", "gap"])
def test_what_changes_elsewhere_while_a_table_is_read_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, gap: bool
) -> None:
    """Another process renames a seat when the seats were read already; the news comes before the table is there."""

    async def work(tables: TableRegistry, person: Person) -> None:
        name = (await opening.open_table(tables, person, BOTH)).id
        tables.recent.clear()
        tables._in_memory.clear()
        read = tables.storage.table

        async def read_too_early(match: str) -> TableRows | None:
            found = await read(match)
            monkeypatch.setattr(tables.storage, "table", read)
            rename = update(schema.seats).where(schema.seats.c.match == name, schema.seats.c.seat == 0).values(name="Zoé")
            await tables.storage.write(lambda tx: tx.connection.execute(rename))
            if gap:
                tables.storage.bus.on_gap()
            else:
                tables.storage.bus.on_note(Note(tables=[name], origin="elsewhere"), False)
            return found

        monkeypatch.setattr(tables.storage, "table", read_too_early)
        table = await tables.table(name)
        await until(lambda: table.seats[0].name == "Zoé")

    inside(tmp_path, work)


def test_tables_are_forgotten_and_read_again(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        first = await opening.open_table(tables, person, BOTH)
        await play_some(first, 12)
        await first.snapshot()
        assert first.history is not None
        name, dump, asked = first.id, first.history.pos.dump(), first.history.asked_version
        gone = weakref.ref(first)
        assert (await tables.table(name)) is first
        del first
        for _ in range(12):
            await opening.open_table(tables, person, BOTH)
        gc.collect()
        assert name not in tables.recent
        assert gone() is None
        again = await tables.table(name)
        assert again.history is not None
        assert again.history.pos.dump() == dump
        assert again.history.asked_version == asked

    inside(tmp_path, work, cached_tables=8)


def test_no_more_tables_are_held_than_may_be(tmp_path: Path) -> None:
    """Those in use stay; once they are idle they go, though nobody asks for another, and no collector has to run."""

    async def work(tables: TableRegistry, person: Person) -> None:
        names = []
        for _ in range(60):
            table = await opening.open_table(tables, person, BOTH)
            table.feed.listeners.add(cast(Listener, Mock(person_id=None)))
            await play_some(table, 3)
            names.append(table.id)
        del table
        assert len(tables.recent) == 60
        for name in names:
            (await tables.table(name)).feed.listeners.clear()
        await until(lambda: len(tables.recent) <= 8)
        assert sum(tables.in_memory(name) is not None for name in names) <= 8

    gc.collect()
    gc.disable()
    try:
        inside(tmp_path, work, cached_tables=8, ease=100.0)
    finally:
        gc.enable()


# Rules that change.


def test_an_upgrade_of_the_rules_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A running match goes on from where it was, a finished one stays watchable, only analysis is refused."""
    game = tablee.game("push")

    async def before(tables: TableRegistry, person: Person) -> tuple[str, str, Any, bytes]:
        running = await opening.open_table(tables, person, BOTH)
        await play_some(running, 15)
        finished = await opening.open_table(tables, person, BOTH)
        await play_some(finished, 2000)
        await replays.archive(tables, finished.header)
        assert running.history is not None
        return running.id, finished.id, running.history.pos.view(0), await replays.replay(tables, finished, 0)

    running, finished, view, steps = inside(tmp_path, before)
    monkeypatch.setattr(game, "rules_version", game.rules_version + 1)

    async def after(tables: TableRegistry, person: Person) -> None:
        tables.pool.ask = lambda job, requester=None, seconds=None: asyncio.to_thread(work, job)  # type: ignore[method-assign,assignment]
        assert await upgrade.upgrade_matches(tables) == [running]
        table = await tables.table(running)
        assert table.history is not None
        assert msgspec.json.encode(table.history.pos.view(0)) == msgspec.json.encode(view)
        await play_some(table, 2000)
        assert table.header.status == "finished"
        assert len((await replays.replay(tables, table, 0)).data) > 1000
        old = await tables.table(finished)
        assert await replays.replay(tables, old, 0) == steps
        frame = await replays.last_state_frame(tables, old, None)
        assert frame is not None
        assert msgspec.json.decode(frame)["view"]["outcome"]
        with pytest.raises(Refusal) as caught:
            await replays.advice(tables, old, 3, 0)
        assert "1" in caught.value.say("en")
        record = await replays.record(tables, table.header)
        assert tablee.replay(record).outcome is not None

    inside(tmp_path, after)
    inside(tmp_path, lambda tables, person: upgrade.upgrade_matches(tables))


def test_an_upgrade_after_a_kill_plays_the_last_moves_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = tablee.game("push")

    async def before(tables: TableRegistry, person: Person) -> tuple[str, Any]:
        table = await opening.open_table(tables, person, BOTH)
        await play_some(table, 6)
        await table.snapshot()
        await play_some(table, 6)
        table.match._unsaved = False
        assert table.history is not None
        return table.id, table.history.pos.view(1)

    name, view = inside(tmp_path, before, settle=60.0)
    monkeypatch.setattr(game, "rules_version", game.rules_version + 1)

    async def after(tables: TableRegistry, person: Person) -> None:
        assert await upgrade.upgrade_matches(tables) == [name]
        table = await tables.table(name)
        assert table.history is not None
        assert msgspec.json.encode(table.history.pos.view(1)) == msgspec.json.encode(view)

    inside(tmp_path, after)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_the_migrations_make_the_tables_that_the_schema_has(tmp_path: Path, kind: str) -> None:
    """Columns, types and indexes: a database that grew step by step is the one that the code knows."""

    async def work(tables: TableRegistry, person: Person) -> Any:
        async with tables.storage.read() as connection:
            return await connection.run_sync(lambda found: compare_metadata(MigrationContext.configure(found), schema.META))

    postgres = Postgres() if kind == "postgres" else None
    try:
        assert inside(tmp_path, work, **({"database": postgres.url} if postgres else {})) == []
    finally:
        if postgres:
            postgres.close()


def test_a_backup_leaves_no_table_out() -> None:
    assert set(ORDER) == set(schema.META.tables.values())


def test_a_backup_is_restored_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fill(tables: TableRegistry, person: Person) -> tuple[str, Any]:
        table = await opening.open_table(tables, person, BOTH)
        await play_some(table, 9)
        finished = await opening.open_table(tables, person, BOTH)
        await play_some(finished, 2000)
        await replays.archive(tables, finished.header)
        assert table.history is not None
        return table.id, table.history.pos.dump()

    name, dump = inside(tmp_path, fill)
    count = backup(str(tmp_path / "inside.db"), tmp_path / "all.gz")
    other = tmp_path / "other"
    other.mkdir()
    assert restore(str(other / "inside.db"), tmp_path / "all.gz") == count
    with pytest.raises(BadBackup):
        restore(str(other / "inside.db"), tmp_path / "all.gz")

    async def check(tables: TableRegistry, person: Person) -> None:
        table = await tables.table(name)
        assert table.history is not None
        assert table.history.pos.dump() == dump
        assert len(await tables.storage.listed(person.id)) == 2

    inside(other, check)
    (tmp_path / "bad.gz").write_bytes(b"nonsense")
    (tmp_path / "third").mkdir()
    with pytest.raises(BadBackup):
        restore(str(tmp_path / "third" / "inside.db"), tmp_path / "bad.gz")


# Small things.


def test_both_languages_have_the_same_sentences() -> None:
    keys = {
        lang: [line.split(" =")[0] for line in source("tablee.server", lang).splitlines() if " =" in line]
        for lang in LANGUAGES
    }
    assert keys["fr"] == keys["en"]


def test_addresses_are_limited_apart() -> None:
    limits = Addresses(0.0, 2.0)
    assert [limits.take("a"), limits.take("a"), limits.take("a"), limits.take("b")] == [True, True, False, True]


def test_sqlite_is_for_one_process(tmp_path: Path) -> None:
    with pytest.raises(CannotServe, match="PostgreSQL"):
        prepare(Settings(database=str(tmp_path / "x.db"), workers=2))


def test_a_served_sqlite_file_is_refused(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        with pytest.raises(CannotServe, match="already"):
            await asyncio.to_thread(prepare, Settings(database=str(tmp_path / "inside.db")))

    inside(tmp_path, work)


def test_keys_are_stored_hashed_only(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        assert (await tables.people.by_key("k" * 43)).id == "ada"
        with pytest.raises(auth.Refusal):
            await tables.people.by_key("j" * 43)

    inside(tmp_path, work)
    assert b"k" * 43 not in b"".join(path.read_bytes() for path in tmp_path.glob("inside.db*"))
    assert len(auth.new_key()) >= 43


def test_a_start_dump_counts_rows_before_it() -> None:
    game = tablee.game("push")
    match = Match(id="m", game="push", rules_version=1, seats=2, options="{}", seed="ab", started=1)
    history = History.of(game, match, [])
    assert history.n == 0
    assert history.version(None) == len(history.pos.events(None))
