"""The hall of several processes on one PostgreSQL: nobody is brought to two tables, whoever cancels when a table is found."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from tablee.server.loadtest import Server

from .conftest import FAST
from .hall_kit import Seeker, wait_for
from .postgres import Postgres

pytestmark = pytest.mark.timeout(180)
SETTINGS = msgspec.structs.replace(FAST, sweep=0.05, hall_seconds=0.1, seek_seconds=30.0, gather_seconds=60.0)


@pytest.fixture(scope="module")
def servers() -> Iterator[tuple[Server, Server]]:
    """Two processes on one database."""
    postgres = Postgres()
    left, right = Server(postgres.url, settings=SETTINGS), Server(postgres.url, settings=SETTINGS)
    left.start()
    right.start()
    yield left, right
    left.stop()
    right.stop()
    postgres.close()


def tables_of(people: list[Seeker]) -> dict[str, list[str]]:
    """Who is brought to which table."""
    found: dict[str, list[str]] = {}
    for friend in people:
        seek = friend.looking()
        if seek and seek["table"]:
            found.setdefault(seek["table"], []).append(friend.key)
    return found


def test_two_processes_pair_everybody_once(servers: tuple[Server, Server]) -> None:
    people = [Seeker(servers[number % 2], f"P{number}") for number in range(8)]
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda friend: friend.seek(2), people))
    wait_for(lambda: all(friend.looking()["table"] for friend in people))
    found = tables_of(people)
    assert [len(keys) for keys in found.values()] == [2] * 4
    for table, keys in found.items():
        facts = servers[0].call("GET", f"/api/tables/{table}", None, keys[0])
        assert len(facts["seats"]) == 2
        assert len(facts["you"]) == 1
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(Seeker.cancel, people))
    assert [friend.looking() for friend in people] == [None] * 8


def test_people_of_two_processes_meet_and_both_see_the_same_hall(servers: tuple[Server, Server]) -> None:
    ada, bob = Seeker(servers[0], "Ada"), Seeker(servers[1], "Bob")
    with ada.visit(hall=True) as a, bob.visit(hall=True) as b:
        ada.seek(2, game="conan")
        b.until("hall", lambda hall: [(each["game"], each["count"]) for each in hall["waiting"]] == [("conan", 1)])
        bob.seek(2, game="conan")
        table = a.found()
        assert b.found() == table
        with ada.live(table) as left, bob.live(table) as right:
            assert left.until("state")["type"] == right.until("state")["type"] == "state"
            for visit in (a, b):
                visit.until("hall", lambda hall: table in [each["id"] for each in hall["running"]["tables"]])


def test_who_cancels_while_a_table_is_found_is_at_none(servers: tuple[Server, Server]) -> None:
    """Whatever comes first, the canceller looks for nothing, and the other is found again or still waits."""
    eve = Seeker(servers[0], "Eve")
    for number in range(4):
        ada, bob = Seeker(servers[0], f"Ada {number}"), Seeker(servers[1], f"Bob {number}")
        ada.seek(2, game="epic")
        with ThreadPoolExecutor(2) as pool:
            done: list[Any] = [pool.submit(bob.seek, 2, game="epic"), pool.submit(ada.cancel)]
            for each in done:
                each.result()
        wait_for(lambda bob=bob: bob.looking()["table"] is None)
        assert ada.looking() is None
        eve.seek(2, game="epic")
        table = wait_for(lambda: eve.looking()["table"])
        assert bob.looking()["table"] == table
        bob.cancel()
        eve.cancel()
    assert eve.looking() is None
