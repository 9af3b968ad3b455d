"""Matches played: filtered, a page at a time, and of somebody else only what everybody may know."""

from __future__ import annotations

import sqlite3
import zlib
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import msgspec
import pytest
from sqlalchemy.dialects import sqlite

from tablee.server.loadtest import Server
from tablee.server.storage.rows import Match, Seat, values
from tablee.server.storage.standing import leaders
from tablee.server.storage.standing import played as storage
from tablee.server.texts import TEXTS

from .conftest import Friend
from .test_ratings import one_move_each, soon

pytestmark = pytest.mark.timeout(120)
RESULTS = {"won": [0], "lost": [1], "shared": [0, 1]}
MATCHES = 47


def outcome(result: str) -> str:
    if result == "none":
        return '{"ended":"stop","seat":0,"winners":[],"ranks":[1,1]}'
    ranks = [1 if seat in RESULTS[result] else 2 for seat in (0, 1)]
    return msgspec.json.encode({"winners": RESULTS[result], "ranks": ranks, "returns": [0.5, 0.5]}).decode()


def put(database: Path | str, person: str, number: int, **more: Any) -> str:
    """A match that is over, and not settled yet, of a person against a bot (or `other`)."""
    result, other, level = more.pop("result", "won"), more.pop("other", None), more.pop("level", "easy")
    match = Match(
        id=f"{person[:6]}{number:04}", game=more.pop("game", "push"), rules_version=1, seats=2, options="{}",
        status="finished", seed="ab", outcome=outcome(result), created=number, started=number,
        finished=10_000 + number // 2, **more,
    )  # fmt: skip
    against = Seat(
        match=match.id, seat=1, kind="person" if other else "bot", name="B", level=None if other else level, person=other
    )
    rows = [
        ("matches", match),
        ("seats", Seat(match=match.id, seat=0, kind="person", name="A", person=person)),
        ("seats", against),
    ]
    with sqlite3.connect(database, timeout=10) as connection:
        for table, row in rows:
            fields = values(row)  # type: ignore[arg-type]
            named, marks = ", ".join(f'"{field}"' for field in fields), ", ".join("?" * len(fields))
            connection.execute(f"INSERT INTO {table} ({named}) VALUES ({marks})", list(fields.values()))
    return match.id


def pages(friend: Friend, who: str = "me", query: str = "") -> list[list[dict[str, Any]]]:
    """All pages of somebody's matches."""
    found, after = [], ""
    while True:
        page = friend.call("GET", f"/api/people/{who}/matches?{query}{after}")
        found.append(page["matches"])
        if page["next"] is None:
            return found
        after = f"&after={page['next']}"


@pytest.fixture(scope="module")
def played(server: Server) -> tuple[Server, Friend, str]:
    """Many matches of one person, half of them at public tables, as a former build has left them: not settled."""
    ada, bob, eve = Friend(server, "Ada"), Friend(server, "Bob"), Friend(server, "Eve")
    me, other = (friend.call("GET", "/api/people/me")["person"] for friend in (ada, bob))
    kinds = [("won", None, "easy"), ("lost", None, "hard"), ("shared", other, ""), ("none", other, "")]
    for number in range(MATCHES):
        result, who, level = kinds[number % 4]
        put(server.database, me, number, result=result, other=who, level=level, public=number % 2 == 0)
    put(server.database, me, 900, game="heros", content="{}")
    analysis = {"splits": [{"seat": 0, "luck": 0.1, "given_away": 0.3, "choices": 10, "grave": 2}], "game": "push"}
    with sqlite3.connect(server.database, timeout=10) as connection:
        data = zlib.compress(msgspec.json.encode(analysis))
        connection.execute("INSERT INTO analyses VALUES (?, 1, ?)", (f"{me[:6]}0000", data))
    eve.post(eve.open("me", "easy"), "resign", {})
    soon(lambda: sum(map(len, pages(ada))) == MATCHES + 1)
    return server, ada, me


Played = tuple[Server, Friend, str]


def test_every_match_is_on_one_page_the_last_first(played: Played) -> None:
    _, ada, _ = played
    found = [match for page in pages(ada) for match in page]
    assert [len(page) for page in pages(ada)] == [20, 20, 8]
    assert len({match["id"] for match in found}) == MATCHES + 1
    order = [(match["finished"], match["id"]) for match in found]
    assert order == sorted(order, reverse=True), "several end at the same moment"


def test_a_match_that_ends_meanwhile_shifts_no_page(played: Played) -> None:
    server, ada, me = played
    first = ada.call("GET", "/api/people/me/matches?game=push")
    with sqlite3.connect(server.database, timeout=10) as connection:
        new = {
            "person": me,
            "match": "new",
            "seat": 0,
            "game": "push",
            "result": "won",
            "company": "bots",
            "finished": 99_999,
        }
        columns, row = [*new, "rated", "counts"], (*new.values(), False, True)
        connection.execute(f"INSERT INTO results ({', '.join(columns)}) VALUES ({', '.join('?' * len(row))})", row)
        then = ada.call("GET", f"/api/people/me/matches?game=push&after={first['next']}")
        connection.execute("DELETE FROM results WHERE match = 'new'")
    again = [match for page in pages(ada, query="game=push") for match in page]
    assert [match["id"] for match in first["matches"] + then["matches"]] == [match["id"] for match in again[:40]]


@pytest.mark.parametrize(
    ("query", "count"),
    [
        ("result=won", 13),
        ("result=none", 11),
        ("company=people", 23),
        ("company=bots&level=hard", 12),
        ("game=heros", 1),
        ("rated=true", 0),
        ("game=push&company=bots&result=lost", 12),
        ("level=expert", 0),
    ],
)
def test_matches_are_found_by_what_is_asked(played: Played, query: str, count: int) -> None:
    _, ada, _ = played
    assert sum(map(len, pages(ada, query=query))) == count


@pytest.mark.parametrize("query", ["result=best", "rated=perhaps", "after=x", "after=1_", "after=99999999999999999999999_a"])
def test_a_query_that_makes_no_sense_is_refused_or_finds_nothing(played: Played, query: str) -> None:
    _, ada, _ = played
    if query == "after=1_":
        assert pages(ada, query=query) == [[]]
        return
    with pytest.raises(HTTPError) as refusal:
        ada.call("GET", f"/api/people/me/matches?{query}")
    assert refusal.value.code == 422


def test_what_matches_add_up_to_leaves_out_what_counts_for_nothing(played: Played) -> None:
    _, ada, _ = played
    (push,) = ada.call("GET", "/api/people/me/statistics")
    rows = {
        (row["company"], row["level"]): (row["matches"], row["won"], row["shared"], row["lost"]) for row in push["results"]
    }
    assert rows == {("bots", "easy"): (12, 12, 0, 0), ("bots", "hard"): (12, 0, 0, 12), ("people", None): (12, 0, 12, 0)}
    assert push["judged"] == {"matches": 1, "luck": 0.1, "given_away": 0.03, "choices": 10, "grave": 2}
    assert push["rating"] is None


def test_others_are_shown_matches_at_public_tables_only(played: Played) -> None:
    server, ada, me = played
    eve = Friend(server, "Eve", "fr")
    shown = [match for page in pages(eve, me) for match in page]
    assert len(shown) == 24
    assert all(int(match["id"][-4:]) % 2 == 0 for match in shown)
    with sqlite3.connect(server.database, timeout=10) as connection:
        connection.execute("UPDATE matches SET public = 0 WHERE id = ?", (shown[0]["id"],))
    assert sum(map(len, pages(eve, me))) == 23
    with sqlite3.connect(server.database, timeout=10) as connection:
        connection.execute("UPDATE matches SET public = 1 WHERE id = ?", (shown[0]["id"],))
    (push,) = eve.call("GET", f"/api/people/{me}/statistics")
    assert sum(row["matches"] for row in push["results"]) == 24
    assert sum(map(len, pages(ada, me))) == MATCHES + 1, "one's own id is oneself"
    for path in ("matches", "statistics"):
        with pytest.raises(HTTPError) as refusal:
            eve.call("GET", f"/api/people/nobody/{path}")
        assert refusal.value.code == 404
        assert TEXTS.say("fr", "no-person") in refusal.value.read().decode()
        with pytest.raises(HTTPError) as refusal:
            server.call("GET", f"/api/people/me/{path}")
        assert refusal.value.code == 401


def test_nothing_is_told_of_a_match_that_runs(server: Server) -> None:
    """What everybody is told of two people is the same before they play, while they do, and whatever they have done."""

    def told() -> list[Any]:
        people = [friend.call("GET", "/api/people/me")["person"] for friend in (ada, bob)]
        paths = [f"/api/people/{who}/{what}" for who in people for what in ("matches", "statistics")]
        return [who.call("GET", path) for path in (*paths, "/api/games/push/people") for who in (ada, bob, eve)]

    ada, bob, eve = (Friend(server, name) for name in ("Ada", "Bob", "Eve"))
    before = told()
    table = ada.open("me", "open", rated=True, public=True)
    assert told() == before
    bob.post(table, "sit", {})
    one_move_each(table, ada, bob)
    assert told() == before
    bob.post(table, "leave", {})
    assert told() == before
    with pytest.raises(HTTPError) as refusal:
        ada.call("GET", f"/api/tables/{table}/ratings")
    assert refusal.value.code == 409
    bob.post(table, "return", {})
    ada.post(table, "resign", {})
    soon(lambda: told() != before)


def test_leaders_are_a_page_at_a_time_the_established_first(server: Server) -> None:
    eve = Friend(server, "Eve")
    with sqlite3.connect(server.database, timeout=10) as connection:
        for number in range(120):
            person = f"p_{number:03}"
            connection.execute("INSERT INTO people (id, name, lang, created) VALUES (?, ?, 'en', 0)", (person,) * 2)
            mu = 25.0 + (number * 7 % 40) / 3
            row = (person, "heros", mu, 2.0 if number % 3 else 8.0, 20, bool(number % 3), 0)
            connection.execute("INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    found, after = [], ""
    while True:
        page = eve.call("GET", f"/api/games/heros/people{after}")
        found += page["people"]
        assert page["mine"] is None
        if page["next"] is None:
            break
        after = f"?after={page['next']}"
    assert len({each["person"] for each in found}) == 120
    established = [each for each in found if not each["rating"]["provisional"]]
    assert found[:80] == established
    assert [each["place"] for each in found] == [*range(1, 81), *[None] * 40]
    for part in (found[:80], found[80:]):
        ratings = [each["rating"]["rating"] for each in part]
        assert ratings == sorted(ratings, reverse=True)


def test_pages_are_read_by_an_index_and_not_sorted(played: Played) -> None:
    server, _, me = played
    spot = leaders.Spot(True, 25.0, "x")
    queries = {
        "results_person": storage.page_query(storage.Wanted(me, False), (10_010, "x"), 21),
        "results_game": storage.page_query(storage.Wanted(me, False, game="push"), (10_010, "x"), 21),
        "ratings_place": leaders.page_query("push", spot, 51),
    }
    with sqlite3.connect(server.database, timeout=10) as connection:
        for index, query in queries.items():
            text = str(query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True}))
            plan = " / ".join(str(row[3]) for row in connection.execute(f"EXPLAIN QUERY PLAN {text}"))
            assert f"USING INDEX {index}" in plan or f"USING COVERING INDEX {index}" in plan, plan
            assert "TEMP B-TREE" not in plan, plan


def test_others_are_told_the_day_of_a_rating_and_not_the_moment(server: Server) -> None:
    ada, eve = Friend(server, "Ada"), Friend(server, "Eve")
    me, day = ada.call("GET", "/api/people/me")["person"], 86_400_000
    moments = [20 * day + 1, 20 * day + 7_000, 21 * day - 1, 21 * day]
    with sqlite3.connect(server.database, timeout=10) as connection:
        connection.execute("INSERT INTO ratings VALUES (?, 'heros', 26.0, 3.0, 4, 1, ?)", (me, moments[-1]))
        for number, at in enumerate(moments):
            row = (f"{me[:6]}{700 + number}", me, "heros", 25.0, 8.0, 25.0 + number, 7.0, at)
            connection.execute("INSERT INTO rating_changes VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
    (own,) = ada.call("GET", f"/api/people/{me}/statistics")
    (told,) = eve.call("GET", f"/api/people/{me}/statistics")
    assert [point["at"] for point in own["course"]] == moments
    assert [point["at"] for point in told["course"]] == [20 * day, 20 * day, 20 * day, 21 * day]
    assert [point["rating"] for point in told["course"]] == [point["rating"] for point in own["course"]]
    assert server.call("GET", f"/api/people/{me}/statistics") == [told], "nor is who has no key"
