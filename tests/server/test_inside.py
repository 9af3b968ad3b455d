"""Parts that are easier to try from inside: clocks, expiry, bots that fail, rules that change, backups."""

from __future__ import annotations

import asyncio
import gc
import random
import sys
import weakref
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, cast
from unittest.mock import Mock

import msgspec
import pytest
from sqlalchemy import update
from starlette.websockets import WebSocket

import tablee
from tablee.engine.text import LANGUAGES, source
from tablee.server import auth, upgrade, wire
from tablee.server.backup import BadBackup, backup, restore
from tablee.server.bot_pool import choose_job
from tablee.server.bot_worker import work
from tablee.server.main import CannotServe, prepare
from tablee.server.settings import Settings
from tablee.server.storage import schema
from tablee.server.storage.bus import Note
from tablee.server.storage.rows import Match, Move, Person, Said, Seat, now
from tablee.server.tables import replays as watch
from tablee.server.tables import seating
from tablee.server.tables import sweeper as clock
from tablee.server.tables import table as tables
from tablee.server.tables.history import Line, kept
from tablee.server.tables.table_registry import Hall
from tablee.server.texts import Refusal
from tablee.server.web.limits import Addresses, Limits
from tablee.server.web.live import Socket

pytestmark = pytest.mark.timeout(120)
BOTH = wire.NewTable(game="push", seats=[wire.Place("me"), wire.Place("hot")])
SOLO = wire.NewTable(game="push", seats=[wire.Place("me"), wire.Place("bot", level="easy")])


def inside(folder: Path, work: Callable[[Hall, Person], Awaitable[Any]], **changes: Any) -> Any:
    """Run something with a hall on a database of its own and one person in it."""

    async def run() -> Any:
        settings = Settings(database=str(folder / "inside.db"), pace=(0.0, 0.0), sweep=0.05, settle=0.05)
        hall = Hall(msgspec.structs.replace(settings, **changes))
        await hall.open()
        person = Person(id="ada", key_hash=auth.hash_key("k" * 43), name="Ada", lang="en", created=now())
        try:
            if await hall.storage.person_by_hash(person.key_hash) is None:
                await hall.storage.write(lambda tx: tx.add_person(person))
            return await work(hall, person)
        finally:
            await hall.close()

    return asyncio.run(run())


async def play_some(table: tables.Table, moves: int, by: Any = "bot") -> None:
    for _ in range(moves):
        assert table.line is not None
        if table.line.pos.over:
            return
        seat = table.line.pos.to_act[0]
        with suppress(Refusal):
            await table.play_for(seat, random.choice(table.line.pos.legal(seat)), by, table.line.n)


async def answer_alone(table: tables.Table, times: int) -> None:
    """A person answers so often, each time when the bot has answered, and is asked again."""

    def waited_for() -> bool:
        return table.line is not None and tuple(table.line.pos.to_act) == (0,)

    for _ in range(times):
        await until(waited_for)
        assert table.line is not None
        await table.play_for(0, table.line.pos.legal(0)[0], "person", table.line.n)
    await until(waited_for)


async def until(true: Callable[[], bool], seconds: float = 30.0) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.02)


def test_a_clock_that_runs_out_lets_the_fallback_bot_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(tables.CLOCKS, "2min", 200)

    async def work(hall: Hall, person: Person) -> list[Move]:
        wish = msgspec.structs.replace(BOTH, clock="2min")
        table = await seating.open_table(hall, person, wish)
        assert table.deadline(0) is not None
        hall.spawn(clock.sweep_forever(hall))
        await until(lambda: table.line is not None and table.line.n >= 3)
        return await hall.storage.moves(table.id)

    assert {move.by for move in inside(tmp_path, work, forced=False)} == {"clock"}


def test_a_paused_match_has_no_deadline(tmp_path: Path) -> None:
    async def work(hall: Hall, person: Person) -> None:
        table = await seating.open_table(hall, person, msgspec.structs.replace(BOTH, clock="1day"))
        assert table.deadline() is not None
        await seating.pause(hall, table, person, True)
        assert table.match.paused
        assert table.deadline() is None
        await seating.pause(hall, table, person, False)
        assert table.deadline() is not None

    inside(tmp_path, work)


def test_abandoned_tables_expire(tmp_path: Path) -> None:
    async def work(hall: Hall, person: Person) -> None:
        waiting = await seating.open_table(
            hall, person, wire.NewTable(game="push", seats=[wire.Place("me"), wire.Place("open")])
        )
        running = await seating.open_table(hall, person, BOTH)
        await asyncio.sleep(0.05)
        await clock.expire(hall)
        assert (waiting.match.status, running.match.status) == ("expired", "expired")

    inside(tmp_path, work, open_hours=0.000001, idle_days=0.0000001)


@pytest.mark.parametrize("program", ["import time; time.sleep(60)", "raise SystemExit(3)", "print('nonsense' * 99)"])
def test_a_bot_that_hangs_or_crashes_is_replaced(tmp_path: Path, program: str) -> None:
    async def work(hall: Hall, person: Person) -> None:
        table = await seating.open_table(hall, person, SOLO)
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
    async def work(hall: Hall, person: Person) -> float:
        loop = asyncio.get_running_loop()
        table = await seating.open_table(hall, person, msgspec.structs.replace(SOLO, seats=SOLO.seats[::-1]))
        began = loop.time()
        await until(lambda: table.line is not None and table.line.n >= 1)
        return loop.time() - began

    assert inside(tmp_path, work, pace=(0.5, 0.6)) >= 0.45


def test_two_answers_for_one_number_cannot_both_land(tmp_path: Path) -> None:
    """The primary key decides; whoever loses catches up and plays on."""

    async def work(hall: Hall, person: Person) -> None:
        table = await seating.open_table(hall, person, BOTH)
        assert table.line is not None
        twin = tables.Table(hall, table.match, table.seats, Line.of(tablee.game("push"), table.match, []))
        await asyncio.gather(*[play_some(which, 8) for which in (table, twin)], return_exceptions=True)
        rows = await hall.storage.moves(table.id)
        assert [row.n for row in rows] == list(range(len(rows)))
        await table.refresh()
        await twin.refresh()
        assert table.line.pos.dump() == (twin.line and twin.line.pos.dump())

    inside(tmp_path, work)


def test_a_bots_answer_counts_only_for_the_question_it_was_thought_for(tmp_path: Path) -> None:
    """A rival process was faster: the same number may be legal for the next question, and must not be played there."""

    async def work(hall: Hall, person: Person) -> None:
        table = await seating.open_table(hall, person, BOTH)
        assert table.line is not None
        twin = tables.Table(hall, table.match, table.seats, Line.of(tablee.game("push"), table.match, []))
        seat = table.line.pos.to_act[0]
        action = table.line.pos.legal(seat)[0]
        await twin.play_for(seat, action, "bot", 0)
        with pytest.raises(Refusal, match="stale"):
            await table.play_for(seat, action, "bot", 0)
        assert (table.line.n, len(await hall.storage.moves(table.id))) == (1, 1)

    inside(tmp_path, work)


def test_only_the_move_that_asks_a_bot_stirs_it() -> None:
    """In a sealed question the others' answers ask nobody anew, so that two processes do not think for one bot."""
    game = tablee.game("push")
    match = Match(id="m", game="push", rules_version=game.rules_version, seats=3, options="{}", seed="ab", started=1)
    line = Line.of(game, match, [])
    while len(line.pos.to_act) < 3:
        seat = line.pos.to_act[0]
        line.advance(Move("m", line.n, "play", seat, line.pos.legal(seat)[0], "person", None, None, 5))
    asking = line.n - 1
    assert line.asked_by == [asking] * 3
    line.advance(Move("m", line.n, "play", 0, line.pos.legal(0)[0], "person", None, None, 9))
    assert line.asked_by[1:] == [asking] * 2
    assert line.asked_at[1:] == [5, 5]


def test_a_lost_answer_of_the_database_is_recognised(tmp_path: Path) -> None:
    """The row is in, but the acknowledgement was lost: trying again must find it, not play it twice."""

    async def work(hall: Hall, person: Person) -> None:
        table = await seating.open_table(hall, person, BOTH)
        insert, failed = hall.storage._insert, []

        async def forgetful(batch: Any) -> Any:
            landed = await insert(batch)
            if not failed:
                failed.append(1)
                raise tables.Away("the line went dead")
            return landed

        hall.storage._insert = forgetful  # type: ignore[method-assign]
        await play_some(table, 3)
        assert table.line is not None
        assert table.line.n == 3
        assert len(await hall.storage.moves(table.id)) == 3

    inside(tmp_path, work)


def test_taking_back_leaves_every_row(tmp_path: Path) -> None:
    async def work(hall: Hall, person: Person) -> None:
        table = await seating.open_table(hall, person, SOLO)
        await answer_alone(table, 3)
        await table.take_back(0, person.id, "takeback")
        rows = await hall.storage.moves(table.id)
        assert rows[-1].what == "takeback"
        standing = kept(rows)
        assert len(standing) == len(rows) - 1 - rows[-1].action
        assert table.line is not None
        again = Line.of(tablee.game("push"), table.match, rows)
        assert again.pos.dump() == table.line.pos.dump()
        assert (again.epoch, again.takebacks, again.versions) == (1, 1, table.line.versions)

    inside(tmp_path, work)


def test_nothing_said_while_one_enters_is_lost_or_told_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines said before, just before and just after they are read, and one lost on the way: each is told once, in order."""

    async def work(hall: Hall, person: Person) -> list[str]:
        table = await seating.open_table(hall, person, msgspec.structs.replace(BOTH, open_chat=True))
        read = hall.storage.said

        async def say(text: str) -> None:
            said = Said(match=table.id, n=0, seat=0, person=person.id, name="Ada", text=text, mid=f'"{text}"', at=now())
            await hall.storage.write(lambda tx: tx.say(said))

        async def read_in_between(match: str, since: int = 0) -> list[Said]:
            monkeypatch.setattr(hall.storage, "said", read)
            await say("two")
            lines = await read(match, since)
            await say("three")
            return lines

        await say("one")
        monkeypatch.setattr(hall.storage, "said", read_in_between)
        socket = Socket(hall, Limits(Settings()), cast(WebSocket, None), "en")
        await socket._enter(table.id, wire.Hello())
        await say("four")
        table.listeners.clear()
        await say("five, which does not arrive")
        table.listeners.add(socket)
        hall.storage.bus.on_gap()
        await say("six")
        await until(lambda: "six" in socket._out[-1])
        frames = [msgspec.json.decode(text) for text in socket._out]
        return [frame["text"] for frame in frames if frame["type"] == "chat"]

    assert inside(tmp_path, work) == ["one", "two", "three", "four", "five, which does not arrive", "six"]


@pytest.mark.parametrize("gap", [False, True], ids=["news", "gap"])
def test_what_changes_elsewhere_while_a_table_is_read_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, gap: bool
) -> None:
    """Another process renames a seat when the seats were read already; the news comes before the table is there."""

    async def work(hall: Hall, person: Person) -> None:
        name = (await seating.open_table(hall, person, BOTH)).id
        hall.tables.clear()
        hall._held.clear()
        read = hall.storage.seats

        async def read_too_early(match: str) -> list[Seat]:
            found = await read(match)
            monkeypatch.setattr(hall.storage, "seats", read)
            rename = update(schema.seats).where(schema.seats.c.match == name, schema.seats.c.seat == 0).values(name="Zoé")
            await hall.storage.write(lambda tx: tx.connection.execute(rename))
            if gap:
                hall.storage.bus.on_gap()
            else:
                hall.storage.bus.on_note(Note(tables=[name], origin="elsewhere"), False)
            return found

        monkeypatch.setattr(hall.storage, "seats", read_too_early)
        table = await hall.table(name)
        await until(lambda: table.seats[0].name == "Zoé")

    inside(tmp_path, work)


def test_tables_are_forgotten_and_read_again(tmp_path: Path) -> None:
    async def work(hall: Hall, person: Person) -> None:
        first = await seating.open_table(hall, person, BOTH)
        await play_some(first, 12)
        await first.snapshot()
        assert first.line is not None
        name, dump, asked = first.id, first.line.pos.dump(), first.line.asked_version
        gone = weakref.ref(first)
        assert (await hall.table(name)) is first
        del first
        for _ in range(12):
            await seating.open_table(hall, person, BOTH)
        gc.collect()
        assert name not in hall.tables
        assert gone() is None
        again = await hall.table(name)
        assert again.line is not None
        assert again.line.pos.dump() == dump
        assert again.line.asked_version == asked

    inside(tmp_path, work, cached_tables=8)


def test_no_more_tables_are_held_than_may_be(tmp_path: Path) -> None:
    """Those in use stay; once they are idle they go, though nobody asks for another, and no collector has to run."""

    async def work(hall: Hall, person: Person) -> None:
        names = []
        for _ in range(60):
            table = await seating.open_table(hall, person, BOTH)
            table.listeners.add(cast(tables.Listener, Mock(person_id=None)))
            await play_some(table, 3)
            names.append(table.id)
        del table
        assert len(hall.tables) == 60
        for name in names:
            (await hall.table(name)).listeners.clear()
        await until(lambda: len(hall.tables) <= 8)
        assert sum(hall.held(name) is not None for name in names) <= 8

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

    async def before(hall: Hall, person: Person) -> tuple[str, str, Any, bytes]:
        running = await seating.open_table(hall, person, BOTH)
        await play_some(running, 15)
        finished = await seating.open_table(hall, person, BOTH)
        await play_some(finished, 2000)
        await watch.archive(hall, finished.match)
        assert running.line is not None
        return running.id, finished.id, running.line.pos.view(0), await watch.replay(hall, finished, 0)

    running, finished, view, steps = inside(tmp_path, before)
    monkeypatch.setattr(game, "rules_version", game.rules_version + 1)

    async def after(hall: Hall, person: Person) -> None:
        hall.pool.ask = lambda job, turn=None, seconds=None: asyncio.to_thread(work, job)  # type: ignore[method-assign,assignment]
        assert await upgrade.upgrade_matches(hall) == [running]
        table = await hall.table(running)
        assert table.line is not None
        assert msgspec.json.encode(table.line.pos.view(0)) == msgspec.json.encode(view)
        await play_some(table, 2000)
        assert table.match.status == "finished"
        assert len((await watch.replay(hall, table, 0)).data) > 1000
        old = await hall.table(finished)
        assert await watch.replay(hall, old, 0) == steps
        frame = await watch.last_frame(hall, old, None)
        assert frame is not None
        assert msgspec.json.decode(frame)["view"]["outcome"]
        with pytest.raises(watch.Refusal) as caught:
            await watch.advice(hall, old, 3, 0)
        assert "1" in caught.value.say("en")
        record = await watch.record(hall, table.match)
        assert tablee.replay(record).outcome is not None

    inside(tmp_path, after)
    inside(tmp_path, lambda hall, person: upgrade.upgrade_matches(hall))


def test_an_upgrade_after_a_kill_plays_the_last_moves_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = tablee.game("push")

    async def before(hall: Hall, person: Person) -> tuple[str, Any]:
        table = await seating.open_table(hall, person, BOTH)
        await play_some(table, 6)
        await table.snapshot()
        await play_some(table, 6)
        table._unsaved = False
        assert table.line is not None
        return table.id, table.line.pos.view(1)

    name, view = inside(tmp_path, before, settle=60.0)
    monkeypatch.setattr(game, "rules_version", game.rules_version + 1)

    async def after(hall: Hall, person: Person) -> None:
        assert await upgrade.upgrade_matches(hall) == [name]
        table = await hall.table(name)
        assert table.line is not None
        assert msgspec.json.encode(table.line.pos.view(1)) == msgspec.json.encode(view)

    inside(tmp_path, after)


def test_a_backup_is_restored_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fill(hall: Hall, person: Person) -> tuple[str, Any]:
        table = await seating.open_table(hall, person, BOTH)
        await play_some(table, 9)
        finished = await seating.open_table(hall, person, BOTH)
        await play_some(finished, 2000)
        await watch.archive(hall, finished.match)
        assert table.line is not None
        return table.id, table.line.pos.dump()

    name, dump = inside(tmp_path, fill)
    count = backup(str(tmp_path / "inside.db"), tmp_path / "all.gz")
    other = tmp_path / "other"
    other.mkdir()
    assert restore(str(other / "inside.db"), tmp_path / "all.gz") == count
    with pytest.raises(BadBackup):
        restore(str(other / "inside.db"), tmp_path / "all.gz")

    async def check(hall: Hall, person: Person) -> None:
        table = await hall.table(name)
        assert table.line is not None
        assert table.line.pos.dump() == dump
        assert len(await hall.storage.listed(person.id)) == 2

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
    async def work(hall: Hall, person: Person) -> None:
        with pytest.raises(CannotServe, match="already"):
            await asyncio.to_thread(prepare, Settings(database=str(tmp_path / "inside.db")))

    inside(tmp_path, work)


def test_keys_are_stored_hashed_only(tmp_path: Path) -> None:
    async def work(hall: Hall, person: Person) -> None:
        assert (await hall.people.by_key("k" * 43)).id == "ada"
        with pytest.raises(auth.Refusal):
            await hall.people.by_key("j" * 43)

    inside(tmp_path, work)
    assert b"k" * 43 not in b"".join(path.read_bytes() for path in tmp_path.glob("inside.db*"))
    assert len(auth.new_key()) >= 43


def test_a_start_dump_counts_rows_before_it() -> None:
    game = tablee.game("push")
    match = Match(id="m", game="push", rules_version=1, seats=2, options="{}", seed="ab", started=1)
    line = Line.of(game, match, [])
    assert line.n == 0
    assert line.version(None) == len(line.pos.events(None))
