"""A database that is away for longer than the server waits for it: every move is acknowledged, refused or sent again."""

from __future__ import annotations

import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from tablee.server.loadtest import Server
from tablee.server.storage import Away
from tablee.server.storage.rows import Person
from tablee.server.tables import opening
from tablee.server.tables.table import Table
from tablee.server.tables.table_registry import TableRegistry
from tablee.server.web.sockets import live

from .conftest import FAST, Live, play_on, two_at_table
from .test_inside import BOTH, inside
from .test_races import enter, frames_of

pytestmark = pytest.mark.timeout(120)
IMPATIENT = msgspec.structs.replace(FAST, patience=0.3)


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Server]:
    """A server that gives up on a locked database after a moment."""
    made = Server(str(tmp_path / "tablee.db"), settings=IMPATIENT)
    made.start()
    yield made
    made.stop()


@contextmanager
def locked(server: Server, seconds: float) -> Iterator[None]:
    """The database can be read and not written to, for at least so long."""
    lock = sqlite3.connect(server.database, isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    began = time.monotonic()
    yield
    time.sleep(max(0.0, began + seconds - time.monotonic()))
    lock.execute("ROLLBACK")
    lock.close()


def asked(a: Live, b: Live) -> tuple[int, Live]:
    return (0, a) if a.states[0]["view"]["legal"] else (1, b)


def test_a_move_made_during_a_long_outage_is_stored_once_and_acknowledged(impatient: Server) -> None:
    table, ada, bob = two_at_table(impatient)
    with ada.live(table) as a, bob.live(table) as b:
        play_on({0: a, 1: b}, random.Random(5), 4)
        seat, mine = asked(a, b)
        other = b if mine is a else a
        before = impatient.call("GET", f"/api/tables/{table}")["moves"]
        with locked(impatient, 5.0):
            name = mine.play(seat, mine.states[seat]["view"]["legal"][0])
            assert mine.until("trouble", "ack", "refused")["type"] == "trouble"
            assert other.until("trouble", "state")["type"] == "trouble"
        assert mine.until("ack", "refused", id=name)["type"] == "ack"
        other.until("well")
        assert any(frame["type"] == "well" for frame in mine.frames + mine.drain(2.0))
        assert impatient.call("GET", f"/api/tables/{table}")["moves"] > before
        play_on({0: a, 1: b}, random.Random(6), 4)
    with sqlite3.connect(impatient.database) as connection:
        mids = [mid for (mid,) in connection.execute("SELECT mid FROM moves")]
    assert len(mids) == len(set(mids)) == 9


def test_those_who_wait_for_nothing_are_told_that_it_is_over(impatient: Server) -> None:
    """The one who moved is gone; the other's banner goes all the same, though nobody writes."""
    table, ada, bob = two_at_table(impatient)
    with ada.live(table) as a, bob.live(table) as b:
        play_on({0: a, 1: b}, random.Random(5), 4)
        seat, mine = asked(a, b)
        other = b if mine is a else a
        with locked(impatient, 4.0):
            mine.play(seat, mine.states[seat]["view"]["legal"][0])
            other.until("trouble")
            mine.close()
        other.until("well", timeout=10)


def test_a_line_of_chat_is_said_after_an_outage(impatient: Server) -> None:
    table, ada, bob = two_at_table(impatient)
    with ada.live(table) as a, bob.live(table) as b:
        a.until("state")
        b.until("state")
        with locked(impatient, 3.0):
            a.send({"type": "chat", "id": 1, "text": "are you there?"})
            a.until("trouble")
        assert b.until("chat")["text"] == "are you there?"
        assert b.drain(0.5) == []


def test_who_comes_during_a_long_outage_is_let_in_when_it_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is sent away for good because the database was."""
    monkeypatch.setattr(live, "RETRY_SECONDS", 0.001)

    async def work(tables: TableRegistry, person: Person) -> list[str]:
        table = await opening.open_table(tables, person, BOTH)
        find, failed = tables.table, []

        async def away(match: str) -> Table:
            failed.append(match)
            if len(failed) <= 100:
                raise Away("nobody home")
            return await find(match)

        tables.table = away  # type: ignore[method-assign]
        socket = await enter(tables, table)
        return [frame["type"] for frame in frames_of(socket)]

    told = inside(tmp_path, work)
    assert told[0] == "trouble"
    assert told.index("well") < told.index("state")
