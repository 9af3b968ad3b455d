"""What goes wrong in the real world: kills, locked and vanished databases, several processes."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import threading
import time
from typing import Any

import msgspec
import pytest

import tablee
from tablee.server.loadtest import LoadTable, Server, Tally
from tablee.server.storage import Storage
from tablee.server.storage.bus import PostgresBus
from tablee.server.storage.rows import Match, Seat
from tablee.telling import told_events

from . import drill as drilling
from .conftest import FAST, Friend, Live, play_on, two_at_table
from .drill import Drill, Player, drill
from .postgres import Postgres

pytestmark = pytest.mark.timeout(180)


class Witness(LoadTable):
    """A load table that remembers which of its messages were acknowledged."""

    def __init__(self, server: Server) -> None:
        super().__init__(server, Tally(), 0.02)
        self.acked: set[int] = set()

    def _heard(self, seat: int, data: bytes) -> None:
        if b'"type":"ack"' in data[:20]:
            self.acked.add(msgspec.json.decode(data)["id"])
        super()._heard(seat, data)

    async def _again(self) -> None:
        await asyncio.sleep(3600)


async def enough(playing: list[Witness]) -> None:
    """Until moves fly to and fro at all tables."""
    async with asyncio.timeout(60):
        while sum(len(table.acked) for table in playing) < 30 * len(playing):
            await asyncio.sleep(0.05)


def stored_ids(database: str, table: str) -> list[int]:
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT n, mid FROM moves WHERE match = ? ORDER BY n", (table,)).fetchall()
    assert [n for n, _ in rows] == list(range(len(rows))), "numbers have no gaps"
    return [int(mid) for _, mid in rows]


def test_kill_9_under_load_loses_and_doubles_nothing(own_server: Server) -> None:
    async def load() -> list[Witness]:
        playing = [Witness(own_server) for _ in range(20)]
        await asyncio.gather(*[table.open() for table in playing])
        tasks = [asyncio.create_task(table.play()) for table in playing]
        await enough(playing)
        own_server.kill()
        await asyncio.sleep(0.2)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in playing:
            table.close()
        return playing

    playing = asyncio.run(load())
    own_server.start()
    for table in playing:
        stored = stored_ids(own_server.database, table.id)
        assert len(set(stored)) == len(stored), "no move is doubled"
        assert table.acked <= set(stored), "no acknowledged move is lost"
        # A move is shown before it is acknowledged, and the other seat may have answered what it was shown.
        assert set(stored) - table.acked <= {table.moves - 1, table.moves}, "only the last ones were not acknowledged"
    last = playing[0]
    with Live(own_server, last.id, last.keys[0]) as a, Live(own_server, last.id, last.keys[1]) as b:
        play_on({0: a, 1: b}, random.Random(1))
    assert tablee.replay(own_server.call("GET", f"/api/tables/{last.id}/record")).outcome is not None


def test_a_message_from_before_a_kill_is_not_played_again(own_server: Server) -> None:
    ada = Friend(own_server)
    table = ada.open("me", "hot")
    with ada.live(table) as live:
        state = live.until("state")
        seat = state["view"]["to_act"][0]
        while seat not in live.states:
            live.get()
        message = {"type": "play", "id": "m", "seat": seat, "action": live.states[seat]["view"]["legal"][0], "version": 0}
        live.send(message)
        ack = live.until("ack")
        own_server.kill()
    own_server.start()
    with ada.live(table) as live:
        live.send(message)
        assert live.until("ack", "refused") == ack
    assert len(stored_mids(own_server.database, table)) == 1


def stored_mids(database: str, table: str) -> list[Any]:
    with sqlite3.connect(database) as connection:
        return connection.execute("SELECT mid FROM moves WHERE match = ?", (table,)).fetchall()


def test_bots_go_on_after_a_kill(own_server: Server) -> None:
    ada = Friend(own_server)
    table = ada.open("me", "hard")
    with ada.live(table) as live:
        while not (live.states.get(0) and live.states[0]["view"]["legal"]):
            live.get()
        live.until("ack", id=live.play(0, live.states[0]["view"]["legal"][0]))
        own_server.kill()
    own_server.start()
    with ada.live(table) as live:
        while not (live.states.get(0) and live.states[0]["view"]["legal"]):
            live.get(30)


def test_a_locked_sqlite_file_is_waited_for(own_server: Server) -> None:
    table, ada, bob = two_at_table(own_server)
    with ada.live(table) as a, bob.live(table) as b:
        play_on({0: a, 1: b}, random.Random(5), 4)
        seat, live = (0, a) if a.states[0]["view"]["legal"] else (1, b)
        lock = sqlite3.connect(own_server.database, isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        name = live.play(seat, live.states[seat]["view"]["legal"][0])
        began = time.monotonic()
        assert live.until("trouble", "ack")["type"] == "trouble"
        time.sleep(max(0.0, began + 5.0 - time.monotonic()))
        lock.execute("ROLLBACK")
        live.until("ack", id=name)
        play_on({0: a, 1: b}, random.Random(6), 4)


def test_a_move_whose_author_left_before_it_was_stored_is_shown(own_server: Server) -> None:
    """The database is slow, and its author's page is closed: once the move is stored, the others must see it."""
    table, ada, bob = two_at_table(own_server)
    with ada.live(table) as a, bob.live(table) as b:
        play_on({0: a, 1: b}, random.Random(5), 4)
        seat, live, friend = (0, a, bob) if a.states[0]["view"]["legal"] else (1, b, ada)
        lock = sqlite3.connect(own_server.database, isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        live.play(seat, live.states[seat]["view"]["legal"][0])
        live.until("trouble")
    with friend.live(table) as other:
        shown = other.until("state")["version"]
        while not any(frame["type"] == "table" and not frame["table"]["seats"][seat]["online"] for frame in other.frames):
            other.get(10)
        lock.execute("ROLLBACK")
        while other.states[1 - seat]["version"] == shown:
            other.get(10)


# PostgreSQL.


def test_a_match_on_two_server_processes(postgres: Postgres) -> None:
    """Each player speaks to another process; each sees the other's moves, and bots move once."""
    left, right = Server(postgres.url, settings=FAST), Server(postgres.url, settings=FAST)
    left.start()
    right.start()
    try:
        ada, bob = Friend(left, "Ada"), Friend(right, "Bob")
        table = ada.open("me", "open", "easy")
        bob.post(table, "sit", {"seat": 1})
        with ada.live(table) as a, bob.live(table) as b:
            a.send({"type": "chat", "id": 1, "text": "hello over there"})
            assert b.until("chat")["text"] == "hello over there"
            while not (a.states.get(0) and a.states[0]["view"]["outcome"]):
                answer_all(a, b)
            while not b.states[1]["view"]["outcome"]:
                b.get()
            assert a.finished()["winners"] == b.finished()["winners"]
        pos = tablee.replay(right.call("GET", f"/api/tables/{table}/record"))
        assert told_events(pos.config.game, pos.events(0), 0) == a.logs[0]
        assert told_events(pos.config.game, pos.events(1), 1) == b.logs[1]
    finally:
        left.stop()
        right.stop()


def answer_all(a: Live, b: Live) -> None:
    """Whoever is asked answers; then both listen until something has happened."""
    for seat, live in ((0, a), (1, b)):
        try:
            live.get(0.02)
        except TimeoutError:
            state = live.states.get(seat)
            if state and state["view"]["legal"]:
                live.play(seat, state["view"]["legal"][-1])
                live.until("ack", "refused")


@pytest.mark.parametrize("patience", [30.0, 0.5])
def test_postgres_gone_for_5_seconds(postgres: Postgres, patience: float) -> None:
    """Whether or not the server is patient enough, the move is stored when PostgreSQL is back."""
    server = Server(postgres.url, settings=msgspec.structs.replace(FAST, patience=patience))
    server.start()
    try:
        table, ada, bob = two_at_table(server)
        with ada.live(table) as a, bob.live(table) as b:
            play_on({0: a, 1: b}, random.Random(7), 4)
            seat, live = (0, a) if a.states[0]["view"]["legal"] else (1, b)
            postgres.stop()
            back = threading.Timer(5.0, postgres.start)
            back.start()
            name = live.play(seat, live.states[seat]["view"]["legal"][0])
            assert live.until("trouble", "ack")["type"] == "trouble"
            with Live(server, table) as newcomer:
                live.until("ack", id=name, timeout=30)
                newcomer.until("state", timeout=30)
            back.join()
            play_on({0: a, 1: b}, random.Random(8), 6)
            record = server.call("GET", f"/api/tables/{table}")
            assert record["status"] == "running"
    finally:
        server.stop()


def test_a_line_that_opens_late_asks_for_what_was_missed(postgres: Postgres) -> None:
    """Tables may be loaded, and changed elsewhere, before a process has begun to listen."""

    async def listen() -> None:
        bus = PostgresBus(postgres.url)
        asked = asyncio.Event()
        bus.on_gap = asked.set
        await bus.open()
        async with asyncio.timeout(30):
            await asked.wait()
        await bus.close()

    asyncio.run(listen())


def test_two_workers_under_load(postgres: Postgres) -> None:
    server = Server(postgres.url, workers=2, settings=FAST)
    server.start()
    try:

        async def load() -> list[Witness]:
            playing = [Witness(server) for _ in range(10)]
            await asyncio.gather(*[table.open() for table in playing])
            tasks = [asyncio.create_task(table.play()) for table in playing]
            await enough(playing)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for table in playing:
                table.close()
            return playing

        playing = asyncio.run(load())
        assert sum(table.tally.refused for table in playing) == 0
    finally:
        server.stop()


def test_two_processes_store_the_same_position(postgres: Postgres) -> None:
    """Whoever is last to store a position, the newest one stays, and nobody stumbles."""

    async def work() -> None:
        storages = [Storage(msgspec.structs.replace(FAST, database=postgres.url)) for _ in range(2)]
        for storage in storages:
            await storage.open()
        match = Match(id="both", game="push", rules_version=1, seats=2, options="{}")
        await storages[0].write(lambda tx: tx.add(match, [Seat(match="both", seat=0, kind="open")]))
        orders = [storages[n % 2].write(lambda tx, n=n: tx.keep_snapshot("both", n, 1, b"x")) for n in (3, 7, 5, 7, 1, 6)]
        await asyncio.gather(*orders)
        blobs = {-1: b"a", 0: b"b"}
        await asyncio.gather(*[storage.write(lambda tx: tx.keep_archive("both", 1, blobs)) for storage in storages])
        assert await storages[0].archive("both", 0) == b"b"
        await storages[0].write(lambda tx: tx.keep_snapshot("both", 2, 1, b"y"))
        await storages[1].write(lambda tx: tx.keep_snapshot("both", 1, 1, b"z"))
        assert await storages[0].snapshot("both") == (2, 1, b"y")
        for storage in storages:
            await storage.close()

    asyncio.run(work())


def test_a_short_drill(postgres: Postgres) -> None:
    """Two workers at full speed, killed a few times; `make test-all` has the long form."""
    report = drill(postgres.url, kills=3, tables=4, every=1.5)
    assert report.clean(), report.told()
    assert report.acknowledged > 0


SLOW_MOVES = """
WITH late AS MATERIALIZED (SELECT pg_sleep(0.5))
SELECT n, mid FROM moves, late WHERE match = $1 ORDER BY n
"""


def test_a_drill_counts_when_nobody_plays_any_more(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine rows are old when they arrive; what is stored and acknowledged after they were read is not lost."""
    monkeypatch.setattr(drilling, "MOVES", SLOW_MOVES)
    report = drill(postgres.url, kills=0, tables=3, every=1.0)
    assert report.clean(), report.told()
    assert report.acknowledged > 0


def test_a_drill_names_what_was_acknowledged_and_is_not_stored() -> None:
    async def count() -> drilling.Report:
        made = Drill("", tables=1, every=1.0)
        player = Player(made, seat=0, key="")
        player.table = "match"
        for number in (1, 2):
            player.waiting[f"0-0-{number}"] = {}
            player._on_ack({"id": f"0-0-{number}", "version": number})
        made.tables[0].players = [player]
        made._count_match(made.tables[0], "match", [{"n": 0, "mid": '"0-0-1"'}])
        return made.report

    report = asyncio.run(count())
    assert report.lost == ["match 0-0-2"]
    assert not report.clean()
    assert "ack 0-0-2 2" in report.trails[0]
