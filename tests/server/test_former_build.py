"""Databases that former builds kept, with matches of all five games, go on here under the rules they began with.

`former/` holds each as its build left it, and what that build said of each running match. `options` is of the build that
wrote only the options that differed from their defaults; `rooms` is of the last one before the games' folders had rooms, with
dumps of many positions.
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
from tablee.server.storage.rows import Match, Move, now
from tablee.server.tables.history import History, match_options

from .conftest import FAST, Friend, Live
from .test_ratings import soon


class Build:
    """What a former build left behind."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.folder = Path(__file__).with_name("former") / name
        self.expected: dict[str, Any] = self.read("expected")
        self.running: dict[str, list[Any]] = self.expected["running"]
        self.finished: dict[str, list[Any]] = self.expected["finished"]

    def read(self, file: str) -> Any:
        return json.loads(gzip.decompress((self.folder / f"{file}.json.gz").read_bytes()))

    def database(self, folder: Path) -> Path:
        """A copy of its database, its tables as if the last had been opened an hour ago: those that nobody touches expire."""
        path = folder / "tablee.db"
        with gzip.open(self.folder / "tables.db.gz") as stored, path.open("wb") as copy:
            shutil.copyfileobj(stored, copy)
        with sqlite3.connect(path) as database:
            (last,) = database.execute("SELECT max(created) FROM matches").fetchone()
            for moment in ("created", "started", "resumed", "wake_at"):
                database.execute(f"UPDATE matches SET {moment} = {moment} + ?", (now() - 3_600_000 - last,))
        return path

    def forfeits(self, name: str) -> bool:
        """Whether a match of Conan was played by the house rule, which once had no name."""
        return self.name == "options" or bool((self.running | self.finished)[name][2].get("forfeit"))


OLDEST: Final = Build("options")
BUILDS: Final = [OLDEST, Build("rooms")]
RUNNING: Final = [(build, name) for build in BUILDS for name in build.running]
FINISHED: Final = [(build, name) for build in BUILDS for name in build.finished]
DUMPS: Final[list[dict[str, Any]]] = BUILDS[-1].read("dumps")

pytestmark = pytest.mark.timeout(180)


def called(value: object) -> str:
    return value.name if isinstance(value, Build) else str(value)


@pytest.fixture(scope="module", params=BUILDS, ids=called)
def build(request: pytest.FixtureRequest) -> Build:
    made: Build = request.param
    return made


@pytest.fixture(scope="module")
def databases(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    return {build.name: build.database(tmp_path_factory.mktemp("former")) for build in BUILDS}


@pytest.fixture(scope="module")
def upgraded(build: Build, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(str(build.database(tmp_path_factory.mktemp("upgraded"))), settings=FAST)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def ada(build: Build, upgraded: Server) -> Friend:
    """The person whose matches these are."""
    friend = Friend(upgraded)
    friend.key = build.expected["key"]
    return friend


def stored(database: Path, name: str) -> tuple[Match, list[Move]]:
    with sqlite3.connect(database) as connection:
        connection.row_factory = sqlite3.Row
        row = dict(connection.execute("SELECT * FROM matches WHERE id = ?", (name,)).fetchone())
        moves = connection.execute("SELECT * FROM moves WHERE match = ? ORDER BY n", (name,)).fetchall()
    match = msgspec.convert({key: row[key] for key in Match.__struct_fields__ if key in row}, Match, strict=False)
    return match, [Move(*(move[field] for field in Move.__struct_fields__ if field in move)) for move in map(dict, moves)]


@pytest.mark.parametrize(("build", "name"), RUNNING, ids=called)
def test_a_running_match_stands_where_it_stood(databases: dict[str, Path], build: Build, name: str) -> None:
    """An agenda may be written otherwise than then: it is compared as it is read."""
    match, moves = stored(databases[build.name], name)
    then = build.running[name][4]
    game = tablee.game(match.game)
    now = History.of(game, match, moves[: len(moves)]).pos.dump()
    assert game.load({**now, "agenda": then["agenda"]}).dump()["agenda"] == now["agenda"]
    for part in ("zones", "answers", "draft", "sheet"):
        assert now[part] == then[part], part
    counters: Any = now["counters"]
    assert {key: counters[key] for key in then["counters"]} == then["counters"]


def test_a_running_match_keeps_the_defaults_it_began_with(databases: dict[str, Path]) -> None:
    for name, (game, *_) in OLDEST.running.items():
        if game == "conan":
            match, _ = stored(databases[OLDEST.name], name)
            options = match_options(tablee.game("conan"), match)
            assert options["forfeit"] is True
            assert options["turning"] == json.loads(match.options).get("turning", False)


@pytest.mark.parametrize("number", range(len(DUMPS)))
def test_a_dump_of_that_build_loads_and_asks_the_same(number: int) -> None:
    then = DUMPS[number]
    pos = tablee.game(then["dump"]["game"]).load(then["dump"])
    assert {str(seat): [pos.name(action) for action in pos.legal(seat)] for seat in pos.to_act} == then["legal"]
    now = pos.dump()
    assert {part: now[part] for part in ("zones", "counters", "answers", "draft", "sheet", "rng")} == {
        part: then["dump"][part] for part in ("zones", "counters", "answers", "draft", "sheet", "rng")
    }
    assert tablee.game(then["dump"]["game"]).load(now).dump() == now


@pytest.mark.parametrize(("build", "name"), FINISHED, ids=called)
def test_a_record_of_that_build_is_still_verified(build: Build, name: str) -> None:
    record = build.finished[name][4]
    pos = tablee.replay(record)
    assert pos.over
    assert len(record["moves"]) == len(pos.moves)


def test_running_matches_go_on(build: Build, ada: Friend, upgraded: Server) -> None:
    for number, (name, (game, *_)) in enumerate(build.running.items()):
        facts = upgraded.call("GET", f"/api/tables/{name}")
        assert facts["status"] == "running"
        assert (facts["options"].get("forfeit") is True) == (game == "conan" and build.forfeits(name)), (
            "the table says what it plays otherwise"
        )
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


def test_finished_matches_are_watched_and_played_again(build: Build, ada: Friend, upgraded: Server) -> None:
    for name, (game, seats, _, _, record) in build.finished.items():
        steps = upgraded.call("GET", f"/api/tables/{name}/replay?seat=0")["steps"]
        assert steps[-1]["view"]["outcome"]
        now = upgraded.call("GET", f"/api/tables/{name}/record")
        assert now["moves"] == record["moves"]
        assert set(now["options"]) == set(tablee.game(game).options)
        assert tablee.replay(now).over
        again = ada.post(name, "rematch")
        assert len(again["seats"]) == seats
        assert (again["options"].get("forfeit") is True) == (game == "conan" and build.forfeits(name)), (
            "a rematch is of the same rules"
        )


def test_finished_matches_are_among_those_played(build: Build, ada: Friend) -> None:
    def found() -> list[dict[str, Any]]:
        matches: list[dict[str, Any]] = ada.call("GET", "/api/people/me/matches")["matches"]
        return [match for match in matches if match["id"] in build.finished]

    soon(lambda: len(found()) == len(build.finished))
    assert {match["company"] for match in found()} <= {"bots", "people", "alone"}
    assert not any(match["rated"] for match in found())


def test_open_tables_are_still_open(build: Build, ada: Friend, upgraded: Server) -> None:
    for name in build.expected["open"]:
        assert upgraded.call("GET", f"/api/tables/{name}")["status"] == "open"
        for guest in ("Bob", "Eve"):
            Friend(upgraded, guest).post(name, "sit", {})
        assert upgraded.call("GET", f"/api/tables/{name}")["status"] == "running"


def test_a_campaign_goes_on(build: Build, ada: Friend) -> None:
    facts = ada.call("GET", f"/api/campaigns/{build.expected['campaign']}")
    assert facts["table"]["id"] == build.expected["chapter"]
    with ada.live(build.expected["chapter"]) as live:
        play_some(live, 5, random.Random(1))
