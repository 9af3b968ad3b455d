"""A database that the build before kept, with matches of all five games, goes on here under the rules it began with.

`former/` holds it as that build left it, and what that build said of each running match. (Records, dumps and tables of that
build named only the options that differed from their defaults.)
"""

from __future__ import annotations

import gzip
import json
import random
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

import tablee
from tablee.server.loadtest import Server
from tablee.server.storage.rows import Match, Move
from tablee.server.tables.history import History, match_options

from .conftest import FAST, Friend, Live

FORMER: Final = Path(__file__).with_name("former")
EXPECTED: Final[dict[str, Any]] = json.loads(gzip.decompress((FORMER / "expected.json.gz").read_bytes()))
RUNNING: Final[dict[str, list[Any]]] = EXPECTED["running"]
FINISHED: Final[dict[str, list[Any]]] = EXPECTED["finished"]

pytestmark = pytest.mark.timeout(180)


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copied(tmp_path_factory.mktemp("former"))


def copied(folder: Path) -> Path:
    path = folder / "tablee.db"
    with gzip.open(FORMER / "tables.db.gz") as stored, path.open("wb") as copy:
        shutil.copyfileobj(stored, copy)
    return path


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(str(copied(tmp_path_factory.mktemp("upgraded"))), settings=FAST)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def ada(upgraded: Server) -> Friend:
    """The person whose matches these are."""
    friend = Friend(upgraded)
    friend.key = EXPECTED["key"]
    return friend


def stored(database: Path, name: str) -> tuple[Match, list[Move]]:
    with sqlite3.connect(database) as connection:
        connection.row_factory = sqlite3.Row
        row = dict(connection.execute("SELECT * FROM matches WHERE id = ?", (name,)).fetchone())
        moves = connection.execute("SELECT * FROM moves WHERE match = ? ORDER BY n", (name,)).fetchall()
    match = msgspec.convert({key: row[key] for key in Match.__struct_fields__ if key in row}, Match, strict=False)
    return match, [Move(*(move[field] for field in Move.__struct_fields__)) for move in moves]


@pytest.mark.parametrize("name", RUNNING, ids=lambda name: "-".join(map(str, RUNNING[name][:2])))
def test_a_running_match_stands_where_it_stood(database: Path, name: str) -> None:
    match, moves = stored(database, name)
    then = RUNNING[name][4]
    now = History.of(tablee.game(match.game), match, moves[: len(moves)]).pos.dump()
    for part in ("zones", "agenda", "answers", "draft", "sheet"):
        assert now[part] == then[part], part
    counters: Any = now["counters"]
    assert {key: counters[key] for key in then["counters"]} == then["counters"]


def test_a_running_match_keeps_the_defaults_it_began_with(database: Path) -> None:
    for name, (game, *_) in RUNNING.items():
        if game == "conan":
            match, _ = stored(database, name)
            options = match_options(tablee.game("conan"), match)
            assert options["forfeit"] is True
            assert options["turning"] == json.loads(match.options).get("turning", False)


@pytest.mark.parametrize("name", FINISHED, ids=lambda name: "-".join(map(str, FINISHED[name][:2])))
def test_a_record_of_that_build_is_still_verified(name: str) -> None:
    record = FINISHED[name][4]
    pos = tablee.replay(record)
    assert pos.over
    assert len(record["moves"]) == len(pos.moves)


def test_running_matches_go_on(ada: Friend, upgraded: Server) -> None:
    for number, (name, (game, *_)) in enumerate(RUNNING.items()):
        facts = upgraded.call("GET", f"/api/tables/{name}")
        assert facts["status"] == "running"
        assert (facts["options"].get("forfeit") is True) == (game == "conan"), "the table says what it plays otherwise"
        with ada.live(name) as live:
            play_some(live, 6, random.Random(number))


def play_some(live: Live, moves: int, rng: random.Random) -> None:
    """Answer for every seat that is one's own, until so many answers are taken or the match is over."""
    taken = 0
    while taken < moves and not any(state["view"]["outcome"] for state in live.states.values()):
        asked = [seat for seat, state in live.states.items() if seat is not None and state["view"]["legal"]]
        if not asked:
            live.get()
            continue
        sent = live.play(asked[0], rng.choice(live.states[asked[0]]["view"]["legal"]))
        taken += live.until("ack", "refused", id=sent)["type"] == "ack"
        live.drain(0.05)


def test_finished_matches_are_watched_and_played_again(ada: Friend, upgraded: Server) -> None:
    for name, (game, seats, _, _, record) in FINISHED.items():
        steps = upgraded.call("GET", f"/api/tables/{name}/replay?seat=0")["steps"]
        assert steps[-1]["view"]["outcome"]
        now = upgraded.call("GET", f"/api/tables/{name}/record")
        assert now["moves"] == record["moves"]
        assert set(now["options"]) == set(tablee.game(game).options)
        assert tablee.replay(now).over
        again = ada.post(name, "rematch")
        assert len(again["seats"]) == seats
        assert (again["options"].get("forfeit") is True) == (game == "conan"), "a rematch is of the same rules"


def test_open_tables_are_still_open(ada: Friend, upgraded: Server) -> None:
    for name in EXPECTED["open"]:
        assert upgraded.call("GET", f"/api/tables/{name}")["status"] == "open"
        for guest in ("Bob", "Eve"):
            Friend(upgraded, guest).post(name, "sit", {})
        assert upgraded.call("GET", f"/api/tables/{name}")["status"] == "running"


def test_a_campaign_goes_on(ada: Friend) -> None:
    facts = ada.call("GET", f"/api/campaigns/{EXPECTED['campaign']}")
    assert facts["table"]["id"] == EXPECTED["chapter"]
    with ada.live(EXPECTED["chapter"]) as live:
        play_some(live, 5, random.Random(1))
