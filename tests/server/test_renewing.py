"""What everybody is told, and how a server is renewed in the middle of a match without anybody losing a move."""

from __future__ import annotations

import random
import sqlite3
from asyncio import to_thread
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tablee.server.loadtest import Server
from tablee.server.operate.telling import announce, drain, tell_no_longer
from tablee.server.storage.bulletin import BulletinRow, set_bulletin
from tablee.server.storage.rows import Person
from tablee.server.tables import opening
from tablee.server.tables.table_registry import TableRegistry
from tablee.server.texts import Refusal

from .conftest import FAST, Friend, Live, two_at_table
from .postgres import Postgres
from .test_decency import refused
from .test_inside import BOTH, inside, until
from .test_keeper import Keeper, keeper
from .test_races import enter, frames_of

__all__ = ["keeper"]
pytestmark = pytest.mark.timeout(120)
RESTART = 1012


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    made = Postgres()
    yield made
    made.close()


class Player:
    """A client that goes on by itself: it comes back whenever its socket is lost, and sends again what was not answered."""

    def __init__(self, friend: Friend, table: str, seat: int) -> None:
        self.friend, self.table, self.seat = friend, table, seat
        self.acknowledged: list[str] = []
        self.codes: list[int] = []
        self.waiting: tuple[str, dict[str, Any]] | None = None
        self.number = 0
        self.live = friend.live(table)
        self.live.until("state")

    def come_back(self, error: ConnectionClosed) -> None:
        """Connect anew, for as long as it takes, and ask for what was missed."""
        self.codes.append(error.rcvd.code if error.rcvd else 0)
        end = monotonic() + 60
        while True:
            try:
                self.live = self.friend.live(self.table)
                self.live.until("state")
                break
            except (OSError, ConnectionClosed):
                assert monotonic() < end
                sleep(0.1)
        if self.waiting:
            self.live.send(self.waiting[1])

    def step(self, rng: random.Random) -> bool:
        """Do what is to be done now; False once the match is over."""
        try:
            state = self.live.states[self.seat]
            if state["view"]["outcome"]:
                return False
            if self.waiting is None and state["view"]["legal"]:
                self.number += 1
                name = f"{self.seat}-{self.number}"
                action = rng.choice(state["view"]["legal"])
                message = {"type": "play", "id": name, "seat": self.seat, "action": action, "version": state["version"]}
                self.waiting = (name, message)
                self.live.send(message)
            frame = self.live.get(0.05)
            if self.waiting and frame["type"] in ("ack", "refused") and frame["id"] == self.waiting[0]:
                assert frame["type"] == "ack", frame
                self.acknowledged.append(self.waiting[0])
                self.waiting = None
        except TimeoutError:
            pass
        except ConnectionClosed as error:
            self.come_back(error)
        return True


def step_all(players: list[Player], rng: random.Random) -> bool:
    """Let everybody do what is to be done; False once the match is over for one of them."""
    going = [each.step(rng) for each in players]
    return all(going)


def moves_stored(database: Path | str) -> list[str]:
    with sqlite3.connect(database) as connection:
        return [mid.strip('"') for (mid,) in connection.execute("SELECT mid FROM moves ORDER BY n")]


def status(server: Server) -> str:
    found: str = server.call("GET", "/readyz")["status"]
    return found


def eventually(server: Server, wanted: str) -> None:
    end = monotonic() + 20
    while status(server) != wanted:
        assert monotonic() < end
        sleep(0.05)


def test_a_server_is_drained_stopped_and_started_in_the_middle_of_a_match(tmp_path: Path, keeper: Keeper) -> None:
    """On an SQLite file, with the keeper beside the running server: every acknowledged move is there once, and no other."""
    path = str(tmp_path / "inside.db")
    server = Server(path, settings=FAST)
    server.start()
    rng = random.Random(8)
    try:
        table, ada, bob = two_at_table(server)
        waiting = ada.open("me", "open")
        players = [Player(ada, table, 0), Player(bob, table, 1)]
        while sum(len(each.acknowledged) for each in players) < 6:
            assert step_all(players, rng)
        assert status(server) == "ok"
        assert "Nothing new begins for 2 h" in keeper("drain")[1]
        eventually(server, "draining")
        for path_, body in (
            ("/api/tables", {"game": "push", "seats": [{"kind": "me"}, {"kind": "bot"}]}),
            (f"/api/tables/{waiting}/start", {"fill": "easy"}),
        ):
            code, why = refused(ada, "POST", path_, body)
            assert (code, why.partition(":")[0]) == (503, "This server is about to restart")
        assert refused(bob, "POST", f"/api/tables/{waiting}/sit", {})[0] == 503, "the last seat would begin the match"
        before = sum(len(each.acknowledged) for each in players)
        while sum(len(each.acknowledged) for each in players) < before + 6:
            assert step_all(players, rng), "the match goes on"
        assert server.process is not None
        server.process.terminate()
        server.process.wait(20)
        server.start()
        assert status(server) in ("ok", "draining")
        while step_all(players, rng):
            pass
        for each in players:
            assert each.codes == [RESTART], "closed once, with the code for coming back"
            each.live.close()
        acknowledged = [name for each in players for name in each.acknowledged]
        stored = moves_stored(path)
        assert len(stored) == len(set(stored))
        last = {each.waiting[0] for each in players if each.waiting}
        assert set(acknowledged) <= set(stored) <= set(acknowledged) | last
        eventually(server, "draining")
        assert keeper("drain", "--off")[0] == 0
        eventually(server, "ok")
        assert ada.post(waiting, "start", {"fill": "easy"})["status"] == "running"
        assert ada.call("POST", f"/api/tables/{table}/rematch")["status"] == "open", "until Bob comes too"
    finally:
        server.stop()


def test_nothing_begins_in_a_drained_server_that_has_not_heard_of_it_yet(tmp_path: Path) -> None:
    """What refuses is the row itself, in the transaction: no process is late."""

    async def work(tables: TableRegistry, ada: Person) -> None:
        table = await opening.open_table(tables, ada, BOTH)
        await tables.storage.write(lambda tx: tx.set_match(table.id, status="finished"))
        await table.refresh()
        row = BulletinRow("drain", "{}", 1, None)
        await tables.storage.write(lambda tx: set_bulletin(tx, row))
        for begin in (opening.open_table(tables, ada, BOTH), opening.rematch(tables, table, ada)):
            with pytest.raises(Refusal) as refusal:
                await begin
            assert (refusal.value.key, refusal.value.status) == ("draining", 503)

    inside(tmp_path, work)


def test_what_is_told_ends_by_itself(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, ada: Person) -> None:
        over = BulletinRow("drain", "{}", 1, 2)
        await tables.storage.write(lambda tx: set_bulletin(tx, over))
        await tables.read_bulletin()
        assert tables.bulletin == {}
        await opening.open_table(tables, ada, BOTH)

    inside(tmp_path, work)


def test_sockets_are_told_once_what_changes_and_at_the_hello(tmp_path: Path) -> None:
    path = str(tmp_path / "inside.db")

    async def work(tables: TableRegistry, ada: Person) -> list[list[Any]]:
        table = await opening.open_table(tables, ada, BOTH)
        early = await enter(tables, table)
        await to_thread(announce, path, {"fr": "Bonjour <b>", "": "Hello <b>"}, 1.0)
        for _ in range(3):
            await tables.read_bulletin()
        await until(lambda: bool(tables.bulletin))
        late = await enter(tables, table)
        await to_thread(drain, path, 1.0)
        await tables.read_bulletin()
        await to_thread(tell_no_longer, path, "announcement")
        await tables.read_bulletin()
        return [[f["bulletin"] for f in frames_of(each) if f["type"] == "bulletin"] for each in (early, late)]

    early, late = inside(tmp_path, work)
    assert [(told["announcement"] is not None, told["draining"]) for told in early] == [
        (True, False),
        (True, True),
        (False, True),
    ]
    assert late == early
    assert early[0]["announcement"]["texts"] == {"fr": "Bonjour <b>", "": "Hello <b>"}, "as it was written; pages escape it"


def test_a_server_on_postgresql_hears_of_it_at_once(postgres: Postgres, keeper: Keeper) -> None:
    """By the bus: this one looks for itself once an hour only."""
    server = Server(postgres.url, settings=msgspec.structs.replace(FAST, sweep=3600.0))
    server.start()
    try:
        ada = Friend(server)
        table = ada.open("me", "hot")
        with ada.live(table) as live:
            live.until("state")
            assert server.call("GET", "/api/bulletin") == {"announcement": None, "draining": False}
            assert keeper("announce", "Tea at five.", "--fr", "Thé à cinq heures.", database=postgres.url)[0] == 0
            told = live.until("bulletin")["bulletin"]
            assert told["announcement"]["texts"] == {"": "Tea at five.", "fr": "Thé à cinq heures."}
            assert server.call("GET", "/api/bulletin") == told
            keeper("announce", "--clear", database=postgres.url)
            assert live.until("bulletin")["bulletin"]["announcement"] is None
            keeper("drain", "--hours", "1", database=postgres.url)
            assert live.until("bulletin")["bulletin"]["draining"]
            assert status(server) == "draining"
    finally:
        server.stop()


def test_what_is_told_does_not_depend_on_who_asks_or_on_any_table(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "inside.db"), settings=FAST)
    server.start()
    try:
        ada = Friend(server)
        nobody = server.call("GET", "/api/bulletin")
        ada.open("me", "hot")
        assert ada.call("GET", "/api/bulletin") == nobody == {"announcement": None, "draining": False}
    finally:
        server.stop()


def heard_until_closed(live: Live) -> int:
    live.until_closed()
    return live.ws.close_code or 0


def test_a_server_that_stops_says_so_and_closes_for_coming_back(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "inside.db"), settings=FAST)
    server.start()
    ada = Friend(server)
    with ada.live(ada.open("me", "hot")) as live:
        live.until("state")
        assert server.process is not None
        server.process.terminate()
        assert heard_until_closed(live) == RESTART
        assert live.frames[-1] == {"type": "bye", "why": "The server is restarting; come back in a moment."}
    server.stop()
