"""Rated matches: who may play one, what is refused in it, what it changes, and that it does so exactly once."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest
from sqlalchemy import insert

from tablee.server.loadtest import Server
from tablee.server.settings import Settings
from tablee.server.storage import Storage, Transaction, schema
from tablee.server.storage.rows import Match, Move, Person, Seat, values
from tablee.server.storage.standing.ratings import rating_of
from tablee.server.storage.standing.settling import settle, unsettled
from tablee.server.study.marks import marks_of
from tablee.server.study.ranking import after_match
from tablee.server.study.ratings import Rating
from tablee.server.study.settling import settle_now
from tablee.server.study.standing import Ended, company_of, rated_places, result_of
from tablee.server.tables.table_registry import TableRegistry
from tablee.server.texts import TEXTS

from .conftest import FAST, Friend
from .postgres import Postgres
from .test_inside import inside

pytestmark = pytest.mark.timeout(120)
WON = '{"winners":[0],"ranks":[1,2],"returns":[1.0,-1.0]}'


def rated_table(server: Server) -> tuple[str, Friend, Friend]:
    ada, bob = Friend(server, "Ada"), Friend(server, "Bob")
    table = ada.open("me", "open", rated=True)
    bob.post(table, "sit", {})
    return table, ada, bob


def one_move_each(table: str, *friends: Friend) -> None:
    """Everybody makes a move, so that all have begun the match."""
    lives = {number: friend.live(table) for number, friend in enumerate(friends)}
    moved: set[int] = set()
    for live in lives.values():
        live.until("state")
    while len(moved) < len(friends):
        for seat, live in lives.items():
            live.drain(0.02)
            legal = live.states[seat]["view"]["legal"]
            if seat not in moved and legal:
                sent = live.play(seat, legal[0])
                if live.until("ack", "refused", id=sent)["type"] == "ack":
                    moved.add(seat)
            elif legal:
                live.play(seat, legal[0])
    for live in lives.values():
        live.close()


def soon(found: Callable[[], Any], seconds: float = 20.0) -> Any:
    """What is found, once it is there."""
    end = time.monotonic() + seconds
    while not (there := found()):
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.05)
    return there


def refused(friend: Friend, method: str, path: str, body: object, key: str, status: int, lang: str = "en") -> None:
    with pytest.raises(HTTPError) as refusal:
        friend.call(method, path, body)
    assert refusal.value.code == status
    assert TEXTS.say(lang, f"no-{key}") in refusal.value.read().decode()


# Who may play one.


@pytest.mark.parametrize(
    ("key", "wish"),
    [
        ("rated-people", {"seats": [{"kind": "me"}, {"kind": "bot"}]}),
        ("rated-people", {"seats": [{"kind": "me"}, {"kind": "hot"}]}),
        ("rated-people", {"seats": [{"kind": "me"}, {"kind": "me"}]}),
        ("rated-variant", {"content": {"change": {"numbers": {"hand_size": 5}}}}),
        ("rated-hints", {"hints": True}),
        ("rated-team", {"game": "virtopia"}),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_table_that_cannot_be_rated_is_refused_in_words(server: Server, key: str, wish: dict[str, Any], lang: str) -> None:
    ada = Friend(server, "Ada", lang)
    usual = {"game": "push", "seats": [{"kind": "me"}, {"kind": "open"}], "rated": True}
    refused(ada, "POST", "/api/tables", usual | wish, key, 422, lang)


def test_what_is_not_done_in_a_rated_match_is_refused_while_it_runs(server: Server) -> None:
    ada, bob = Friend(server, "Ada"), Friend(server, "Bob")
    table = ada.open("me", "open", rated=True)
    path = f"/api/tables/{table}"
    assert ada.call("GET", path)["rated"]
    assert not ada.call("GET", path)["hints"]
    refused(ada, "POST", f"{path}/sit", {}, "rated-once", 409)
    refused(ada, "POST", f"{path}/start", {}, "rated-start", 403)
    refused(ada, "POST", f"{path}/settings", {"hints": True}, "rated-hints", 403)
    bob.post(table, "sit", {})
    legal: list[Any] = []
    for seat, friend in enumerate((ada, bob)):
        with friend.live(table) as live:
            legal = live.until("state")["view"]["legal"]
        if not legal:
            continue
        refused(friend, "POST", f"{path}/hint", {"seat": seat}, "rated-hints", 403)
        refused(friend, "POST", f"{path}/coach", {"seat": seat, "action": legal[0]}, "rated-hints", 403)
        refused(friend, "POST", f"{path}/takeback", {"seat": seat}, "rated-takeback", 403)
        refused(friend, "POST", f"{path}/advice", {"seat": seat, "step": 0}, "over", 409)
    refused(ada, "POST", f"{path}/settings", {"rated": False}, "started", 409)


def test_a_table_that_waits_may_become_unrated_and_never_the_other_way(server: Server) -> None:
    ada = Friend(server, "Ada")
    table = ada.open("me", "open", rated=True)
    assert not ada.post(table, "settings", {"rated": False})["rated"]
    refused(ada, "POST", f"/api/tables/{table}/settings", {"rated": True}, "rated-later", 409)
    assert ada.post(table, "start", {"fill": "easy"})["status"] == "running"


# What it changes.


def test_a_rated_match_changes_both_ratings_once_and_is_told_everywhere(server: Server) -> None:
    table, ada, bob = rated_table(server)
    one_move_each(table, ada, bob)
    assert server.call("GET", f"/api/tables/{table}")["rated"]
    bob.post(table, "resign", {})
    for _ in range(2):
        mine, theirs = server.call("GET", f"/api/tables/{table}/ratings")
        assert (mine["seat"], theirs["seat"]) == (0, 1)
        assert mine["change"] > 0 > theirs["change"]
        assert mine["rating"] + theirs["rating"] == 3000
        assert mine["provisional"]
    me = ada.call("GET", "/api/people/me")["person"]
    board = ada.call("GET", "/api/games/push/people")
    assert [mark["level"] for mark in board["marks"]] == ["easy", "normal", "hard", "expert"]
    assert board["mine"]["person"] == me
    assert board["mine"]["place"] is None
    assert me in [each["person"] for each in board["people"]]
    (match,) = ada.call("GET", "/api/people/me/matches")["matches"]
    assert (match["id"], match["result"], match["place"], match["company"]) == (table, "won", 1, "people")
    assert match["rating"]["change"] == mine["change"]
    (push,) = ada.call("GET", "/api/people/me/statistics")
    assert push["rating"]["matches"] == 1
    assert push["course"][-1]["rating"] == mine["rating"]
    assert push["results"] == [{"company": "people", "level": None, "matches": 1, "won": 1, "shared": 0, "lost": 0}]
    for friend in (ada, bob):
        friend.call("DELETE", "/api/people/me")
    assert me not in [each["person"] for each in server.call("GET", "/api/games/push/people")["people"]]
    assert server.call("GET", f"/api/tables/{table}/ratings") == []
    with sqlite3.connect(server.database) as connection:
        for rows in ("ratings", "rating_changes", "results"):
            assert connection.execute(f"SELECT count(*) FROM {rows} WHERE person = ?", (me,)).fetchone() == (0,)


def test_a_match_that_only_one_began_counts_for_nobody(server: Server) -> None:
    table, ada, bob = rated_table(server)
    bob.post(table, "resign", {})
    assert server.call("GET", f"/api/tables/{table}/ratings") == []
    (match,) = ada.call("GET", "/api/people/me/matches")["matches"]
    assert match["result"] == "won"
    assert match["rating"] is None


def test_a_rematch_is_rated_as_long_as_the_same_people_sit_there(server: Server) -> None:
    table, ada, bob = rated_table(server)
    one_move_each(table, ada, bob)
    bob.post(table, "resign", {})
    again = ada.post(table, "rematch")
    assert again["rated"]
    bob.post(table, "rematch")
    ada.post(again["id"], "resign", {})
    bob.call("DELETE", "/api/people/me")
    other = ada.post(again["id"], "rematch")
    assert not other["rated"]


# Who comes where.


def seats(*people: str, gone: str = "") -> list[Seat]:
    return [
        Seat(match="m", seat=seat, kind="person", person=person, away=person in gone) for seat, person in enumerate(people)
    ]


def test_whoever_left_comes_after_all_who_stayed() -> None:
    ended = Ended(winners=[2], ranks=[3, 2, 1])
    assert rated_places(ended, seats("a", "b", "c"), {"a", "b", "c"}) == {"a": 3, "b": 2, "c": 1}
    assert rated_places(ended, seats("a", "b", "c", gone="c"), {"a", "b", "c"}) == {"a": 3, "b": 2, "c": 4}
    assert result_of(ended, seats("a", "b", "c", gone="c"), [2]) == ("lost", 3)


@pytest.mark.parametrize(
    ("ended", "gone", "began"),
    [
        (Ended(ended="stop"), "", "ab"),
        (Ended(winners=[], ranks=[1, 1], returns=[-1.0, -1.0]), "", "ab"),
        (Ended(winners=[0], ranks=[1, 2]), "ab", "ab"),
        (Ended(winners=[0], ranks=[1, 2]), "", "a"),
    ],
    ids=["stopped", "all lost", "all left", "one began"],
)
def test_a_match_without_a_result_among_people_counts_for_nobody(ended: Ended, gone: str, began: str) -> None:
    assert rated_places(ended, seats("a", "b", gone=gone), set(began)) == {}


def test_what_a_match_was_to_somebody() -> None:
    two, levels = seats("a", "b"), ["easy", "normal", "hard"]
    assert result_of(Ended(winners=[0, 1], ranks=[1, 1], returns=[0.0, 0.0]), two, [1]) == ("shared", 1)
    assert result_of(Ended(winners=[0, 1], ranks=[1, 1], returns=[1.0, 1.0]), two, [1]) == ("won", None)
    assert result_of(Ended(winners=[], ranks=[1, 1], returns=[-1.0, -1.0]), two, [1]) == ("lost", None)
    assert result_of(Ended(winners=[0], ranks=[1, 2]), two, [0, 1]) == ("none", None)
    bots = [two[0], *(Seat(match="m", seat=n, kind="bot", level=level) for n, level in enumerate(("hard", "easy"), 1))]
    assert company_of(bots, "a", levels) == ("bots", "hard")
    assert company_of(two[:1], "a", levels) == ("alone", None)
    assert company_of([*two, bots[1]], "a", levels) == ("people", None)


def test_bots_stand_in_the_order_of_their_levels_and_those_not_measured_nowhere() -> None:
    for game in ("push", "heros", "conan"):
        ratings = [mark.rating for mark in marks_of(game)]
        assert ratings == sorted(ratings)
        assert [mark.level for mark in marks_of(game)] == ["easy", "normal", "hard", "expert"]
        assert all(mark.low <= mark.rating <= mark.high for mark in marks_of(game))
    assert [mark.level for mark in marks_of("epic")] == ["easy", "normal", "hard"]
    assert marks_of("virtopia") == ()


# Exactly once.


def over(number: int, people: tuple[str, str]) -> tuple[Match, list[Seat], list[Move]]:
    """A rated match that is over, and not settled: the first of two has won."""
    name = f"m{number:03}"
    match = Match(
        id=name, game="push", rules_version=1, seats=2, options="{}", status="finished", seed="ab", outcome=WON,
        created=number, started=number, finished=1000 + number, rated_play=True,
    )  # fmt: skip
    sat = [Seat(match=name, seat=seat, kind="person", name=who, person=who) for seat, who in enumerate(people)]
    moves = [Move(name, n, "play", n, 0, "person", who, None, number) for n, who in enumerate(people)]
    return match, sat, moves


MATCHES = [over(number, pair) for number, pair in enumerate([("a", "b"), ("b", "c"), ("c", "a"), ("a", "c")] * 10)]


def add_all(tx: Transaction, matches: list[tuple[Match, list[Seat], list[Move]]]) -> None:
    for person in "abc":
        tx.add_person(Person(id=person, key_hash=person, name=person, lang="en", created=0))
    for match, sat, moves in matches:
        tx.add(match, sat)
        tx.connection.execute(insert(schema.moves), [values(move) for move in moves])


def expected() -> dict[str, Rating]:
    """What comes of all matches, judged one after the other."""
    found = {person: Rating() for person in "abc"}
    for _, sat, _ in MATCHES:
        first, second = str(sat[0].person), str(sat[1].person)
        found[first], found[second] = after_match([found[first], found[second]], [1, 2])
    return found


async def ratings(storage: Storage) -> dict[str, tuple[float, float, int]]:
    async with storage.read() as connection:
        found = {person: await connection.run_sync(rating_of, person, "push") for person in "abc"}
    return {person: (rating.mu, rating.sigma, rating.matches) for person, rating in found.items()}


def as_expected(found: dict[str, tuple[float, float, int]]) -> bool:
    times = {person: sum(person in (sat[0].person, sat[1].person) for _, sat, _ in MATCHES) for person in "abc"}
    wanted = {person: (rating.mu, rating.sigma, times[person]) for person, rating in expected().items()}
    return all(found[person] == pytest.approx(wanted[person]) for person in "abc")


async def settle_the_rest(storage: Storage) -> None:
    """Settle what there is to settle, as any process of a server does."""
    while True:
        async with storage.read() as connection:
            names = await connection.run_sync(unsettled, 5)
        if not names:
            return
        await storage.write(lambda tx: settle(tx, names))  # noqa: B023


def test_several_processes_settle_each_match_once(postgres: Postgres) -> None:
    async def work() -> None:
        storages = [Storage(Settings(database=postgres.url)) for _ in range(3)]
        for storage in storages:
            await storage.open()
        try:
            await storages[0].write(lambda tx: add_all(tx, MATCHES))
            await asyncio.gather(*(settle_the_rest(storage) for storage in storages for _ in range(2)))
            assert as_expected(await ratings(storages[0]))
        finally:
            for storage in storages:
                await storage.close()

    asyncio.run(work())


def test_a_transaction_that_dies_leaves_nothing_and_the_next_does_all(tmp_path: Path) -> None:
    class Killed(Exception):
        pass

    def die(tx: Transaction) -> None:
        settle(tx, [match.id for match, _, _ in MATCHES[:7]])
        raise Killed

    async def work() -> None:
        storage = Storage(Settings(database=str(tmp_path / "once.db")))
        await storage.open()
        try:
            await storage.write(lambda tx: add_all(tx, MATCHES))
            with pytest.raises(Killed):
                await storage.write(die)
            assert set((await ratings(storage)).values()) == {(25.0, 25 / 3, 0)}
            for _ in range(2):
                await storage.write(lambda tx: settle(tx, [match.id for match, _, _ in MATCHES]))
            assert as_expected(await ratings(storage))
        finally:
            await storage.close()

    asyncio.run(work())


def test_a_server_killed_while_it_settles_has_rated_each_match_once_in_the_end(tmp_path: Path) -> None:
    database = str(tmp_path / "killed.db")

    async def fill() -> None:
        storage = Storage(Settings(database=database))
        await storage.open()
        await storage.write(lambda tx: add_all(tx, MATCHES))
        await storage.close()

    def settled() -> int:
        with sqlite3.connect(database) as connection:
            return int(connection.execute("SELECT count(*) FROM matches WHERE settled").fetchone()[0])

    async def go_on() -> bool:
        storage = Storage(Settings(database=database))
        await storage.open()
        try:
            await settle_the_rest(storage)
            return as_expected(await ratings(storage))
        finally:
            await storage.close()

    asyncio.run(fill())
    server = Server(database, settings=FAST)
    server.start()
    soon(lambda: settled() > 0)
    server.kill()
    assert asyncio.run(go_on())
    assert settled() == len(MATCHES)


def test_results_that_are_asked_for_are_settled_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reads the results of a match that is settled waits for no writer."""
    written: list[str] = []
    real = Storage.write

    async def noted(self: Storage, work: Any, operation: str = "write") -> Any:
        written.append(operation)
        return await real(self, work, operation)

    async def work(tables: TableRegistry, ada: Person) -> None:
        match = Match(
            id="m", game="push", rules_version=1, seats=2, options="{}", status="finished", seed="ab", outcome=WON, finished=9
        )
        seats = [Seat(match="m", seat=0, kind="person", name="A", person="ada"), Seat(match="m", seat=1, kind="bot")]
        await tables.storage.write(lambda tx: tx.add(match, seats))
        written.clear()
        for _ in range(3):
            await settle_now(tables, "m")
        assert written == ["settle"]
        async with tables.storage.read() as connection:
            assert len((await connection.execute(schema.results.select())).all()) == 1

    monkeypatch.setattr(Storage, "write", noted)
    inside(tmp_path, work)
