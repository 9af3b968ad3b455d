"""Questions with one answer: sent by public facts, or by the switch that everybody may turn, and never told apart."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from time import perf_counter

import msgspec
import pytest

import tablee
from tablee import Position
from tablee.server.loadtest import Server

from .conftest import FAST, Friend, Live, lay, two_at_table
from .test_tables import refused

pytestmark = pytest.mark.timeout(120)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as people know it, but quick."""
    settings = msgspec.structs.replace(FAST, forced=True)
    made = Server(str(tmp_path_factory.mktemp("forced") / "tablee.db"), settings=settings)
    made.start()
    yield made
    made.stop()


def reached(game: str, true: Callable[[Position], bool], seats: int = 2) -> Position:
    """The first position of some match of which it is true."""
    for seed in range(50):
        pos = tablee.game(game).new(seats=seats, seed=seed)
        while not pos.over:
            if true(pos):
                return pos
            pos.play(pos.to_act[0], pos.legal(pos.to_act[0])[0])
    raise LookupError(game)


def one_answer(pos: Position, public: bool) -> bool:
    """Whether seat 0 alone is asked, and has one answer, which everybody can see or only it."""
    question = pos.question
    if question is None or pos.to_act != (0,) or len(pos.legal(0)) != 1:
        return False
    return not question.window and question.public(pos, 0) == public


def seated(server: Server, name: str, pos: Position) -> tuple[list[Friend], list[Live]]:
    people = [Friend(server, called) for called in ("Ada", "Bob")]
    lay(server, name, pos.dump(), [friend.call("GET", "/api/people/me")["person"] for friend in people], ["Ada", "Bob"])
    lives = [friend.live(name) for friend in people]
    for live in lives:
        live.until("state")
    return people, lives


def made(server: Server, name: str) -> list[tuple[int, str]]:
    with sqlite3.connect(server.database, timeout=10) as connection:
        return connection.execute('SELECT seat, "by" FROM moves WHERE match = ? ORDER BY n', (name,)).fetchall()


def until_moved(server: Server, name: str) -> list[tuple[int, str]]:
    end = perf_counter() + 20
    while not made(server, name) and perf_counter() < end:
        pass
    return made(server, name)


def test_what_everybody_can_see_is_sent(server: Server) -> None:
    """Conan for two: the Hero can be placed on one Adventure only."""
    pos = reached("conan", lambda pos: one_answer(pos, public=True))
    people, lives = seated(server, "conan-forced", pos)
    people[0].post("conan-forced", "pause", {"paused": True})
    people[0].post("conan-forced", "pause", {"paused": False})
    assert until_moved(server, "conan-forced")[0] == (0, "order")
    for live in lives:
        live.close()


def test_what_only_the_seat_knows_is_asked_until_it_wants_otherwise(server: Server) -> None:
    """Héros: that nothing but ending is legal depends on the hand. Others are told of no switch, and see an ordinary move."""
    pos = reached("heros", lambda pos: one_answer(pos, public=False))
    people, lives = seated(server, "heros-forced", pos)
    lives[0].drain(1.0)
    assert made(server, "heros-forced") == []
    assert lives[0].states[0]["forced"] is False
    lives[1].drain(0.2)
    before = len(lives[1].frames)
    people[0].post("heros-forced", "order", {"seat": 0, "forced": True})
    assert until_moved(server, "heros-forced")[0] == (0, "order")
    lives[0].until("state", forced=True)
    lives[1].until("state")
    told = lives[1].frames[before:]
    assert "order" not in str([frame for frame in told if frame["type"] == "table"])
    assert all(event.get("by") is None for event in lives[1].logs[1])
    assert lives[1].states[1]["forced"] is False
    for live in lives:
        live.close()


def test_the_switch_is_kept_beside_the_order(own_server: Server) -> None:
    ada = Friend(own_server)
    table = ada.open("me", "easy", game="epic")
    ada.post(table, "order", {"seat": 0, "order": "reach"})
    ada.post(table, "order", {"seat": 0, "forced": True})
    own_server.kill()
    own_server.start()
    with ada.live(table) as live:
        state = live.until("state")
        assert (state["order"], state["forced"]) == ("reach", True)
        ada.post(table, "order", {"seat": 0, "forced": False})
        assert live.until("state", forced=False)["order"] == "reach"


def test_only_ones_own_switch(server: Server) -> None:
    table, _ada, bob = two_at_table(server)
    refused(bob, 403, "POST", f"/api/tables/{table}/order", {"seat": 0, "forced": True})


def test_the_record_shows_an_answer_that_was_sent_as_the_persons(server: Server) -> None:
    pos = reached("conan", lambda pos: one_answer(pos, public=True))
    people, lives = seated(server, "conan-record", pos)
    people[0].post("conan-record", "order", {"seat": 0, "forced": True})
    until_moved(server, "conan-record")
    people[0].post("conan-record", "resign", {})
    record = server.call("GET", "/api/tables/conan-record/record")
    assert {move["by"] for move in record["moves"]} == {"person"}
    for live in lives:
        live.close()
