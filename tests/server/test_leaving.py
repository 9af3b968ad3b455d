"""People who go away: they are shown so, a bot may play for them and says so, the others may end the match; resigning."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from time import sleep
from typing import Any
from urllib.error import HTTPError

import msgspec
import pytest
from typer.testing import CliRunner

import tablee
from tablee.cli.app import app as cli
from tablee.server.loadtest import Server
from tablee.server.settings import Settings
from tablee.server.storage.rows import Move
from tablee.server.tables.history import History
from tablee.server.web.addresses import addresses, is_loopback

from .conftest import FAST, Friend, Live, play_on
from .test_socket import play_to_my_turn
from .test_tables import refused

pytestmark = pytest.mark.timeout(120)
AWAY = 0.5


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that calls somebody away after half a second."""
    settings = msgspec.structs.replace(FAST, away=AWAY)
    made = Server(str(tmp_path_factory.mktemp("leaving") / "tablee.db"), settings=settings)
    made.start()
    yield made
    made.stop()


def sit_down(server: Server, *names: str, game: str = "push") -> tuple[str, list[Friend]]:
    people = [Friend(server, name) for name in names]
    table = people[0].open("me", *["open"] * (len(names) - 1), game=game)
    for friend in people[1:]:
        friend.post(table, "sit", {})
    return table, people


def facts(server: Server, table: str) -> dict[str, Any]:
    found: dict[str, Any] = server.call("GET", f"/api/tables/{table}")
    return found


def gone(live: Live, seat: int) -> dict[str, Any]:
    """The first facts in which a seat's person is gone."""
    while True:
        told: dict[str, Any] = live.until("table")["table"]
        if told["seats"][seat]["gone"] is not None:
            return told


# Going away.


def test_a_closed_page_is_shown_with_its_time_and_a_bot_may_play_on(server: Server) -> None:
    table, (ada, bob) = sit_down(server, "Ada", "Bob")
    with ada.live(table) as a:
        a.until("state")
        with bob.live(table) as b:
            b.until("state")
            while not facts(server, table)["seats"][1]["online"]:
                sleep(0.05)
            assert facts(server, table)["seats"][1]["gone"] is None
            refused(ada, 409, "POST", f"/api/tables/{table}/standin", {"seat": 1})
            refused(ada, 409, "POST", f"/api/tables/{table}/stop")
        told = gone(a, 1)
        assert 0 <= told["now"] - told["seats"][1]["gone"] < 5000
        refused(ada, 409, "POST", f"/api/tables/{table}/standin", {"seat": 1})
        sleep(AWAY + 0.2)
        stranger = Friend(server)
        refused(stranger, 403, "POST", f"/api/tables/{table}/standin", {"seat": 1})
        refused(ada, 409, "POST", f"/api/tables/{table}/standin", {"seat": 0})
        assert ada.post(table, "standin", {"seat": 1})["seats"][1]["away"]
        play_to_my_turn(a, 3)
        assert not bob.post(table, "return", {})["seats"][1]["away"]


def test_what_a_bot_does_for_somebody_says_so_and_nothing_else_does(server: Server) -> None:
    """Bob's own moves carry no mark, those of the bot do; in a replay too."""
    table, (ada, bob) = sit_down(server, "Ada", "Bob")
    with ada.live(table) as a:
        with bob.live(table) as b:
            play_on({0: a, 1: b}, random.Random(3), 6)
        bob.post(table, "leave", {})
        while not [event for event in a.logs[0] if event.get("by")]:
            a.get() if not a.states[0]["view"]["legal"] else play_to_my_turn(a, 1)
        marked = [event for event in a.logs[0] if "by" in event]
        assert {(event["seat"], event["by"]) for event in marked} == {(1, "bot")}
        assert any(event["seat"] == 1 and "by" not in event for event in a.logs[0])
        with Live(server, table) as watcher:
            watcher.until("state")
            seen = [event for event in watcher.logs[None] if "by" in event]
            assert {(event["seat"], event["by"]) for event in seen} == {(1, "bot")}
    solo = ada.open("me", "easy")
    with ada.live(solo) as live:
        play_to_my_turn(live, 4)
        assert not [event for event in live.logs[0] if "by" in event]


def test_what_the_clock_does_for_somebody_says_so() -> None:
    """Of what people and bots on their own seats do, nothing is said."""
    told = {}
    for by, people in (("clock", {0, 1}), ("bot", {0, 1}), ("person", {0, 1}), ("order", {0, 1}), ("bot", set[int]())):
        history = History(tablee.game("push").new(2, 1), 0, 0)
        history.advance(Move("m", 0, "play", 0, history.pos.legal(0)[0], by, None, None, 0))  # type: ignore[arg-type]
        told[by, len(people)] = [event.get("by") for event in history.events(None, 0, people) if event["seat"] == 0]
    assert set(told["clock", 2]) == {"clock"}
    assert set(told["bot", 2]) == {"bot"}
    assert {mark for key in (("person", 2), ("order", 2), ("bot", 0)) for mark in told[key]} == {None}


def test_those_who_stay_end_a_match_together(server: Server) -> None:
    table, (ada, bob, eve) = sit_down(server, "Ada", "Bob", "Eve")
    with ada.live(table) as a, bob.live(table) as b:
        a.until("state")
        b.until("state")
        facts(server, table)
        sleep(AWAY + 0.2)
        told = ada.post(table, "stop")
        assert (told["status"], told["stopping"]) == ("running", [0])
        told = bob.post(table, "stop")
        assert told["status"] == "finished"
        assert told["ended"] == {"how": "stop", "seat": 1}
        assert told["winners"] == []
    refused(eve, 409, "POST", f"/api/tables/{table}/stop")
    assert server.call("GET", f"/api/tables/{table}/record")["ended"] == {"how": "stop", "seat": 1}


# Resigning.


def test_resigning_ends_a_match_of_two_and_is_kept(server: Server, tmp_path: Path) -> None:
    table, (ada, bob) = sit_down(server, "Ada", "Bob")
    with ada.live(table) as a, bob.live(table) as b:
        play_on({0: a, 1: b}, random.Random(5), 6)
        told = bob.post(table, "resign", {})
        assert (told["status"], told["winners"]) == ("finished", [0])
        assert told["ended"] == {"how": "resign", "seat": 1}
        assert a.finished()["winners"] == [0]
        seat = next(iter(a.states[0]["view"]["to_act"]))
        live = (a, b)[seat]
        name = live.play(seat, live.states[seat]["view"]["legal"][0])
        assert live.until("refused", id=name)["rule"] == "TABLEE-RUNNING"
    refused(bob, 409, "POST", f"/api/tables/{table}/resign", {})
    record = server.call("GET", f"/api/tables/{table}/record")
    pos = tablee.replay(record)
    assert len(record["moves"]) == 6
    assert not pos.over
    steps = server.call("GET", f"/api/tables/{table}/replay")["steps"]
    assert len(steps) == 7
    file = tmp_path / "resigned.json"
    file.write_bytes(msgspec.json.encode(record))
    done = CliRunner().invoke(cli, ["--lang", "en", "verify", str(file)])
    assert done.exit_code == 0, done.output
    assert "Player 2 resigned" in done.output
    assert "Player 2 resigned" in CliRunner().invoke(cli, ["--lang", "en", "replay", str(file)]).output


def test_a_resigned_match_is_still_over_after_a_restart(own_server: Server) -> None:
    table, (_ada, bob) = sit_down(own_server, "Ada", "Bob")
    bob.post(table, "resign", {})
    own_server.kill()
    own_server.start()
    told = facts(own_server, table)
    assert (told["status"], told["winners"], told["ended"]) == ("finished", [0], {"how": "resign", "seat": 1})


def test_of_three_a_bot_plays_on_for_who_resigns(server: Server) -> None:
    table, (_ada, bob, _eve) = sit_down(server, "Ada", "Bob", "Eve")
    told = bob.post(table, "resign", {})
    assert (told["status"], told["ended"]) == ("running", None)
    assert told["seats"][1]["resigned"]


def test_in_a_team_a_bot_plays_on_for_who_resigns(server: Server) -> None:
    table, (_ada, bob) = sit_down(server, "Ada", "Bob", game="virtopia")
    assert bob.post(table, "resign", {})["status"] == "running"


# Taking back once it is over.


def play_out(live: Live) -> None:
    while True:
        frame = live.until("state")
        if frame["view"]["outcome"]:
            return
        if frame["view"]["legal"]:
            live.play(0, frame["view"]["legal"][0])


def test_alone_one_takes_back_after_the_end_and_plays_on(server: Server) -> None:
    ada = Friend(server)
    table = ada.open("me", "easy")
    with ada.live(table) as live:
        play_out(live)
        live.finished()
        before = len(server.call("GET", f"/api/tables/{table}/replay")["steps"])
        told = ada.post(table, "takeback", {"seat": 0})
        assert (told["status"], told["takebacks"], told["seed"], told["winners"]) == ("running", 1, None, None)
        while not live.until("state", epoch=1)["view"]["legal"]:
            pass
        with pytest.raises(HTTPError, match="409"):
            server.call("GET", f"/api/tables/{table}/record")
        live.frames.clear()
        live.play(0, live.states[0]["view"]["legal"][-1])
        if not live.states[0]["view"]["outcome"]:
            play_out(live)
        assert live.finished()["takebacks"] == 1
    steps = server.call("GET", f"/api/tables/{table}/replay")["steps"]
    assert steps[-1]["view"]["outcome"]
    assert tablee.replay(server.call("GET", f"/api/tables/{table}/record")).over
    assert len(steps) != before or steps[-2]["view"] is not None


def test_a_match_taken_up_again_is_so_after_a_restart(own_server: Server) -> None:
    ada = Friend(own_server)
    table = ada.open("me", "easy")
    with ada.live(table) as live:
        play_to_my_turn(live, 3)
    ada.post(table, "resign", {})
    assert facts(own_server, table)["winners"] == [1]
    ada.post(table, "takeback", {"seat": 0})
    own_server.kill()
    own_server.start()
    assert facts(own_server, table)["status"] == "running"
    with ada.live(table) as live:
        play_to_my_turn(live, 2)


def test_between_people_nothing_is_taken_back_once_it_is_over(server: Server) -> None:
    table, (ada, bob) = sit_down(server, "Ada", "Bob")
    with ada.live(table) as a, bob.live(table) as b:
        play_on({0: a, 1: b}, random.Random(6), 4)
    bob.post(table, "resign", {})
    for friend, seat in ((ada, 0), (bob, 1)):
        refused(friend, 409, "POST", f"/api/tables/{table}/takeback", {"seat": seat})
        refused(friend, 409, "POST", f"/api/tables/{table}/undo", {"seat": seat})


# Names and addresses.


def test_bots_keep_their_names_in_a_rematch(server: Server) -> None:
    ada = Friend(server, "Ada")
    table = ada.open("me", "easy")
    names = [seat["name"] for seat in facts(server, table)["seats"]]
    assert names[0] == "Ada"
    assert names[1] not in ("", "Ada")
    ada.post(table, "resign", {})
    assert [seat["name"] for seat in ada.post(table, "rematch")["seats"]] == names


def test_a_server_for_this_machine_says_so() -> None:
    assert addresses(Settings()) == []
    assert addresses(Settings(host="192.168.1.20", port=9000)) == ["http://192.168.1.20:9000"]
    assert addresses(Settings(host="0.0.0.0", public_url="https://play.example/")) == ["https://play.example"]
    assert all(not is_loopback(found.split("//")[1].rsplit(":", 1)[0]) for found in addresses(Settings(host="0.0.0.0")))


def test_who_asks_from_here_is_told_where_others_find_it(server: Server) -> None:
    assert server.call("GET", "/api/reach") == {"local": True, "addresses": []}


def test_a_game_says_how_it_is_best_played_first(server: Server) -> None:
    games = {found["id"]: found for found in server.call("GET", "/api/games")}
    assert games["virtopia"]["beginner"] == {"level": "awakening"}
    for name, found in games.items():
        for seats in (found["beginner_seats"], found["seats"][1]):
            assert not tablee.game(name).check(seats, found["beginner"])
