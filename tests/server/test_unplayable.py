"""A match whose rows are damaged, or whose game is not installed, harms nobody else; who resigned does not play."""

from __future__ import annotations

import logging
import random
import sqlite3
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import msgspec
import pytest
from sqlalchemy import update

from tablee.server import upgrade
from tablee.server.backup import backup, read
from tablee.server.bot_pool import BotTrouble, Requester, choose_job
from tablee.server.bot_worker import at_step
from tablee.server.loadtest import Server
from tablee.server.storage import schema
from tablee.server.storage.rows import Person
from tablee.server.tables import opening, replays, sweeper
from tablee.server.tables.table_registry import TableRegistry
from tablee.server.texts import Refusal

from .conftest import Friend, play_on
from .test_inside import BOTH, inside, play_some, until

pytestmark = pytest.mark.timeout(120)
PUBLIC = msgspec.structs.replace(BOTH, public=True)


def spoil(database: str, match: str, how: str) -> None:
    """Damage a match in the database."""
    broken = {
        "moves": "UPDATE moves SET action = 999999 WHERE match = ? AND n = 0",
        "game": "UPDATE matches SET game = 'ludo' WHERE id = ?",
        "options": "UPDATE matches SET options = '{' WHERE id = ?",
    }
    with sqlite3.connect(database, timeout=10) as connection:
        connection.execute(broken[how], (match,))


HARMS = ["moves", "game", "options"]


@pytest.mark.parametrize("how", HARMS)
def test_lists_leave_out_what_cannot_be_played(own_server: Server, how: str) -> None:
    ada = Friend(own_server)
    bad, good = ada.open("me", "hot", public=True), ada.open("me", "hot", public=True)
    with ada.live(bad) as live:
        state = live.until("state")
        seat = state["view"]["to_act"][0]
        while seat not in live.states:
            live.get()
        live.until("ack", id=live.play(seat, live.states[seat]["view"]["legal"][0]))
    own_server.stop()
    spoil(own_server.database, bad, how)
    own_server.start()
    assert [table["id"] for table in own_server.call("GET", "/api/tables/public")] == [good]
    assert [table["id"] for table in ada.call("GET", "/api/tables/mine")] == [good]
    with pytest.raises(HTTPError) as caught:
        own_server.call("GET", f"/api/tables/{bad}")
    assert caught.value.code == 409
    with ada.live(bad) as live:
        assert live.until("bye")["why"]
    with ada.live(good) as live:
        while len(live.states) < 2:
            live.get()
        seat = next(seat for seat, state in live.states.items() if state["view"]["legal"])
        live.until("ack", id=live.play(seat, live.states[seat]["view"]["legal"][0]))


@pytest.mark.parametrize("how", HARMS)
def test_a_backup_names_what_cannot_be_played_and_goes_on(tmp_path: Path, caplog: pytest.LogCaptureFixture, how: str) -> None:
    async def fill(tables: TableRegistry, person: Person) -> tuple[str, str]:
        opened = [await opening.open_table(tables, person, PUBLIC) for _ in range(2)]
        for table in opened:
            await play_some(table, 6)
        return opened[0].id, opened[1].id

    bad, good = inside(tmp_path, fill)
    spoil(str(tmp_path / "inside.db"), bad, how)
    with caplog.at_level(logging.WARNING):
        backup(str(tmp_path / "inside.db"), tmp_path / "all.gz")
    assert bad in caplog.text
    rows = list(read(tmp_path / "all.gz"))
    assert {row["id"] for table, row in rows if table is schema.matches} == {bad, good}
    assert sum(row["match"] == bad for table, row in rows if table is schema.moves) == 6
    assert good in {row["match"] for table, row in rows if table is schema.snapshots}


def test_the_sweeper_and_the_archive_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fill(tables: TableRegistry, person: Person) -> list[str]:
        opened = [await opening.open_table(tables, person, PUBLIC) for _ in range(2)]
        for table in opened:
            await play_some(table, 2000)
        return [table.id for table in opened]

    bad, good = inside(tmp_path, fill)
    spoil(str(tmp_path / "inside.db"), bad, "moves")

    async def nothing(tables: TableRegistry, match: Any) -> None: ...

    async def archive(tables: TableRegistry, person: Person) -> None:
        tables.archive_soon(bad)
        tables.spawn(replays.archive_forever(tables, nothing))
        while await tables.storage.archive(good, -1) is None:
            await until(lambda: True)

    inside(tmp_path, archive)

    async def sweep(tables: TableRegistry, person: Person) -> None:
        looked: list[str] = []

        async def look(tables: TableRegistry, name: str) -> None:
            looked.append(name)
            if len(looked) == 1:
                raise ZeroDivisionError

        monkeypatch.setattr(sweeper, "check_table", look)
        running = update(schema.matches).values(status="running", wake_at=1)
        await tables.storage.write(lambda tx: tx.connection.execute(running))
        await sweeper.sweep(tables)
        assert set(looked) == {bad, good}

    inside(tmp_path, sweep)


def test_an_upgrade_leaves_what_it_cannot_carry(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, person: Person) -> list[str]:
        bad, good = [await opening.open_table(tables, person, PUBLIC) for _ in range(2)]
        old = update(schema.matches).values(rules_version=0)
        await tables.storage.write(lambda tx: tx.connection.execute(old))
        spoiled = update(schema.matches).where(schema.matches.c.id == bad.id).values(start_dump=b"no dump")
        await tables.storage.write(lambda tx: tx.connection.execute(spoiled))
        carried = await upgrade.upgrade_matches(tables)
        assert carried == [good.id]
        return carried

    inside(tmp_path, work)


# Who has left.


@pytest.mark.parametrize("how", ["resign", "leave"])
def test_who_resigned_or_left_does_not_play(server: Server, how: str) -> None:
    ada, bob, eve = Friend(server, "Ada"), Friend(server, "Bob"), Friend(server, "Eve")
    table = ada.open("me", "open", "open")
    bob.post(table, "sit", {})
    eve.post(table, "sit", {})
    with ada.live(table) as a, bob.live(table) as b, eve.live(table) as c:
        lives = {0: a, 1: b, 2: c}
        for seat, live in lives.items():
            while seat not in live.states:
                live.get()
        seat = a.states[0]["view"]["to_act"][0]
        live, friend = lives[seat], (ada, bob, eve)[seat]
        action, version = live.states[seat]["view"]["legal"][0], live.states[seat]["version"]
        friend.post(table, how, {"seat": seat})
        live.send({"type": "play", "id": 1, "seat": seat, "action": action, "version": version})
        rule = live.until("refused", "ack")["rule"]
        assert rule == ("TABLEE-RESIGNED" if how == "resign" else "TABLEE-LEFT")
        for verb in ("undo", "hint"):
            with pytest.raises(HTTPError, match="409"):
                friend.post(table, verb, {"seat": seat})
        if how == "leave":
            friend.post(table, "return", {"seat": seat})
            play_on(lives, random.Random(3), 3)


# Advice.


def test_advice_for_a_seat_that_was_not_asked_is_refused_and_kills_nobody(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, BOTH)
        await play_some(table, 2000)
        step, seat = await unasked(tables, table.header)
        asked = await replays.advice(tables, table, step, 1 - seat)
        before = tables.pool.workers[0].process
        with pytest.raises(Refusal, match="not-asked"):
            await replays.advice(tables, table, step, seat)
        assert await replays.advice(tables, table, step, 1 - seat)
        assert tables.pool.workers[0].process is before is not None
        assert asked.action >= 0

    inside(tmp_path, work)


async def unasked(tables: TableRegistry, match: Any) -> tuple[int, int]:
    """A step at which only one of the two was asked, and the other."""
    played = await replays.record(tables, match)
    for step in range(len(played["moves"])):
        asked = at_step(played, step).to_act
        if len(asked) == 1:
            return step, 1 - asked[0]
    raise AssertionError("both were always asked")


def test_a_job_that_fails_does_not_cost_the_worker(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, BOTH)
        assert table.history is not None
        job = choose_job(table.history.pos, table.history.pos.to_act[0], "easy")
        requester = Requester("ada", table.id)
        await tables.pool.ask(job, requester)
        before = tables.pool.workers[0].process
        job.game = "ludo"
        with pytest.raises(BotTrouble):
            await tables.pool.ask(job, requester)
        assert tables.pool.workers[0].process is before is not None

    inside(tmp_path, work)
