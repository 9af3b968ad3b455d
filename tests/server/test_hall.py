"""The hall: play now brings people together, or bots where they agree; who vanishes is not waited for; lists hide secrets."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import msgspec
import pytest

from tablee.server.hall import lists, upkeep
from tablee.server.hall.pairing import groups
from tablee.server.loadtest import Server
from tablee.server.storage import Storage
from tablee.server.storage.rows import Person, Seek
from tablee.server.storage.seeks import put_seek
from tablee.server.tables.table_registry import TableRegistry

from .conftest import FAST, Friend
from .hall_kit import Seeker, Visit, wait_for
from .test_inside import inside

pytestmark = pytest.mark.timeout(120)
QUICK = msgspec.structs.replace(FAST, hall_seconds=0.1, seek_seconds=0.8, gather_seconds=1.0)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which everything about the hall happens quickly."""
    made = Server(str(tmp_path_factory.mktemp("hall") / "tablee.db"), settings=QUICK)
    made.start()
    yield made
    made.stop()


def refused(friend: Friend, method: str, path: str, body: object = None) -> tuple[int, str]:
    with pytest.raises(HTTPError) as caught:
        friend.call(method, path, body)
    return caught.value.code, caught.value.read().decode()


def facts(server: Server, table: str) -> dict[str, Any]:
    found: dict[str, Any] = server.call("GET", f"/api/tables/{table}")
    return found


# Who fits.


def wants(person: str, seats: tuple[int, int] = (2, 2), created: int = 0, **more: Any) -> Seek:
    usual = {"game": "push", "pace": "none", "rated": False, "fill": None, "strength": 1500.0}
    low, high = seats
    return Seek(person=person, low=low, high=high, created=created, beat=created, **{**usual, **more})  # type: ignore[arg-type]


def paired(seeks: list[Seek], at: int = 0, apart: tuple[str, ...] = ()) -> list[tuple[str, int]]:
    """Who sits together, and at how many seats."""
    found = groups(seeks, at, lambda one, other: not {one, other} <= set(apart))
    return [("".join(sorted(seek.person for seek in group.seeks)), group.seats) for group in found]


def test_people_fit_who_want_the_same() -> None:
    assert paired([wants("a"), wants("b")]) == [("ab", 2)]
    assert paired([wants("a"), wants("b", game="conan")]) == []
    assert paired([wants("a"), wants("b", pace="1day")]) == []
    assert paired([wants("a"), wants("b", rated=True)]) == []
    assert paired([wants("a"), wants("b", (3, 4))]) == []
    assert paired([wants("a"), wants("b")], apart=("a", "b")) == []


def test_the_largest_table_that_can_be_filled_is_taken_and_the_longest_waiting_are_served_first() -> None:
    assert paired([wants("a", (2, 4)), wants("b", (2, 3)), wants("c", (3, 5))]) == [("abc", 3)]
    assert paired([wants("c", created=9), wants("b", created=5), wants("a", created=1)]) == [("ab", 2)]
    assert paired([wants("d"), wants("c"), wants("b"), wants("a")]) == [("ab", 2), ("cd", 2)]


def test_the_longer_both_wait_the_further_apart_they_may_be() -> None:
    both = [wants("a"), wants("b", strength=1800.0)]
    assert paired(both, at=4_000) == []
    assert paired(both, at=5_000) == [("ab", 2)]
    assert paired([wants("a"), wants("b", strength=1700.0), wants("c", strength=1510.0)]) == [("ac", 2)]


def test_bots_come_with_consent_and_after_the_wait_only() -> None:
    assert paired([wants("a", (3, 3))], at=60_000) == []
    assert paired([wants("a", (3, 3), fill=20)], at=19_999) == []
    assert paired([wants("a", (3, 3), fill=20)], at=20_000) == [("a", 3)]
    assert paired([wants("a", (3, 3), fill=20), wants("b", (3, 4), 9_000, fill=20)], at=20_000) == [("ab", 3)]
    assert paired([wants("a", (3, 3), fill=20), wants("b", (3, 3))], at=20_000) == [("a", 3)]
    assert paired([wants("a", rated=True, fill=0)], at=20_000) == [], "a rated match is between people"


# Being brought together.


def test_two_strangers_are_brought_to_a_table_that_begins_when_both_have_come(server: Server) -> None:
    ada, bob = Seeker(server, "Ada"), Seeker(server, "Bob")
    with ada.visit() as a, bob.visit() as b:
        assert ada.seek(2, 4)["table"] is None
        bob.seek(2, 2)
        table = a.found()
        assert b.found() == table
        before = facts(server, table)
        assert (before["status"], before["public"], before["commitment"]) == ("open", False, None)
        assert sorted(seat["name"] for seat in before["seats"]) == ["Ada", "Bob"]
        with ada.live(table):
            assert facts(server, table)["status"] == "open"
            with bob.live(table) as live:
                live.until("state")
                after = facts(server, table)
                assert (after["status"], after["public"], after["clock"]) == ("running", True, "none")
        a.until("seek", lambda seek: seek is None)
        b.until("seek", lambda seek: seek is None)


def test_who_does_not_come_is_not_waited_for_and_the_other_looks_on(server: Server) -> None:
    ada, bob, eve = Seeker(server, "Ada"), Seeker(server, "Bob"), Seeker(server, "Eve")
    with ada.visit() as a, bob.visit() as b:
        ada.seek()
        bob.seek()
        table = a.found()
        b.found()
        with ada.live(table) as live:
            seek = a.until("seek", lambda seek: seek is not None and seek["missed"] == 1)
            assert seek["table"] is None
            while live.until("table")["table"]["status"] != "expired":
                pass
        assert facts(server, table)["status"] == "expired"
        b.until("seek", lambda seek: seek is None)
        with eve.visit() as e:
            eve.seek()
            second = e.found()
            assert second != table
            assert a.found() == second
            ada.cancel()
            e.until("seek", lambda seek: seek["missed"] == 1 and seek["table"] is None)
            eve.cancel()


def test_a_bot_sits_down_for_who_does_not_come_where_all_who_came_agree(server: Server) -> None:
    ada, bob = Seeker(server, "Ada"), Seeker(server, "Bob")
    with ada.visit() as a, bob.visit() as b:
        ada.seek(fill=600)
        bob.seek(fill=600)
        table = a.found()
        b.found()
        with ada.live(table) as live:
            live.until("state")
        now = facts(server, table)
        assert sorted(seat["kind"] for seat in now["seats"]) == ["bot", "person"]
        assert all(seat["name"] for seat in now["seats"])
        assert now["public"] is False
        assert bob.looking() is None


def test_bots_fill_the_table_of_who_agrees_to_them(server: Server) -> None:
    ada = Seeker(server)
    with ada.visit() as a:
        ada.seek(3)
        assert ada.call("POST", "/api/hall/seek/bots")["seek"]["fill"] == 0
        table = a.found()
        with ada.live(table) as live:
            live.until("state")
        assert [seat["kind"] for seat in facts(server, table)["seats"]].count("bot") == 2
    assert refused(ada, "POST", "/api/hall/seek/bots")[0] == 404


def test_a_closed_browser_is_forgotten_within_seconds(server: Server) -> None:
    ada = Seeker(server)
    with ada.visit(hall=True) as a:
        ada.seek(4)
        kinds = ("game", "count", "low", "high")
        a.until("hall", lambda hall: [[each[kind] for kind in kinds] for each in hall["waiting"]] == [["push", 1, 4, 4]])
        wait_for(lambda: ada.looking()["waited"] > 1_200)
    with Visit(server, hall=True) as passer:
        passer.until("hall", lambda hall: hall["waiting"] == [])
    wait_for(lambda: ada.looking() is None)


def test_a_second_seek_takes_the_place_of_the_first_unless_a_table_is_found(server: Server) -> None:
    ada, bob = Seeker(server, "Ada"), Seeker(server, "Bob")
    with ada.visit() as a, bob.visit():
        ada.seek(4)
        assert ada.seek(2)["high"] == 2
        bob.seek(2)
        a.found()
        code, why = refused(ada, "POST", "/api/hall/seek", {"game": "push", "seats": [3]})
        assert (code, "found for you already" in why) == (409, True)
        ada.cancel()
        bob.cancel()
    assert (ada.looking(), bob.looking()) == (None, None)


def test_what_cannot_be_looked_for_is_said(server: Server) -> None:
    ada = Seeker(server)
    assert refused(ada, "POST", "/api/hall/seek", {"game": "push", "seats": [8]})[0] == 422
    assert refused(ada, "POST", "/api/hall/seek", {"game": "nothing", "seats": [2]})[0] == 404
    assert refused(ada, "POST", "/api/hall/seek", {"game": "push", "seats": []})[0] == 422
    assert refused(ada, "POST", "/api/hall/seek", {"game": "push", "seats": [2], "pace": "2 weeks"})[0] == 422


def test_who_is_deleted_looks_for_nothing_and_is_nobodys_favourite(server: Server) -> None:
    ada, bob = Seeker(server, "Ada"), Seeker(server, "Bob")
    table = ada.open("me", "open")
    bob.post(table, "sit", {})
    assert [each["name"] for each in ada.post(table, "favourite", {"seat": 1, "starred": True})["favourites"]] == ["Bob"]
    with bob.visit() as b:
        bob.seek(4)
        b.until("seek", lambda seek: seek is not None)
        bob.call("DELETE", "/api/people/me")
        assert ada.call("GET", "/api/company")["favourites"] == []
        assert ada.call("GET", "/api/hall")["waiting"] == []


# What the hall shows.


def test_the_hall_lists_open_tables_and_those_to_watch(server: Server) -> None:
    ada, bob = Seeker(server, "Ada"), Seeker(server, "Bob")
    with Visit(server, hall=True) as passer:
        table = ada.open("me", "open", "easy", public=True, clock="2min")
        shown = passer.until("hall", lambda hall: table in [each["id"] for each in hall["open"]["tables"]])
        mine = next(each for each in shown["open"]["tables"] if each["id"] == table)
        assert (mine["host"], mine["people"], mine["seats"], mine["free"], mine["clock"]) == ("Ada", ["Ada"], 3, 1, "2min")
        bob.post(table, "sit", {})
        hall = passer.until("hall", lambda hall: table in [each["id"] for each in hall["running"]["tables"]])
        assert table not in [each["id"] for each in hall["open"]["tables"]]


def test_long_lists_are_read_page_by_page(server: Server) -> None:
    opened = []
    for number in range(8):
        host = Seeker(server, f"Host {number}")
        opened += [host.open("me", "open", public=True, game="heros") for _ in range(3)]
    first = server.call("POST", "/api/hall/tables", {"status": "open", "game": "heros"})
    assert (len(first["tables"]), first["count"]) == (20, 24)
    rest = server.call("POST", "/api/hall/tables", {"status": "open", "game": "heros", "after": first["tables"][-1]["id"]})
    assert sorted(each["id"] for each in first["tables"] + rest["tables"]) == sorted(opened)
    assert server.call("POST", "/api/hall/tables", {"status": "open", "game": "epic"})["tables"] == []


def test_nothing_private_is_seen_in_the_hall(server: Server) -> None:
    """Two worlds that differ in private tables, who is here and whose favourite somebody is: the hall is the same."""
    stranger = Seeker(server, "Stranger")

    def seen() -> tuple[Any, ...]:
        hall = stranger.call("GET", "/api/hall")
        with stranger.visit(hall=True) as visit:
            told = visit.until("hall", lambda _: True)
            company = visit.until("company", lambda _: True)
        return {**hall, "now": 0}, {**told, "now": 0}, company, stranger.call("GET", "/api/company")

    ada = Seeker(server, "Ada")
    bob = Seeker(server, "Bob")
    before = seen()
    table = ada.open("me", "open")
    private = ada.open("me", "open")
    bob.post(private, "sit", {})
    bob.post(private, "favourite", {"seat": 0, "starred": True})
    ada.post(private, "favourite", {"seat": 1, "starred": True})
    with ada.visit() as a, bob.visit():
        a.until("company", lambda company: company["favourites"][0]["here"])
        assert seen() == before
    assert table not in str(seen())


def test_the_socket_of_the_hall_refuses_what_makes_no_sense(server: Server) -> None:
    with Visit(server, "no such key that is long enough") as visit:
        assert visit.ended()["type"] == "bye"
    with Visit(server) as visit:
        visit.ws.send("nonsense")
        assert visit.get()["type"] == "refused"
        visit.ws.send('{"type": "ping"}')
        assert visit.get()["type"] == "pong"


def test_who_signs_out_or_is_deleted_leaves_the_hall(server: Server) -> None:
    ada = Seeker(server, "Ada")
    first = next(each["id"] for each in ada.call("GET", "/api/people/me/keys"))
    fresh = ada.call("POST", "/api/people/me/keys")["key"]
    with ada.visit(hall=True) as old, Visit(server, fresh) as new:
        old.until("hall", lambda _: True)
        new.until("company", lambda _: True)
        server.call("DELETE", f"/api/people/me/keys/{first}", None, fresh)
        assert old.ended() == {"type": "bye", "why": "This browser was signed out."}
        with ada.visit() as again:
            assert again.ended()["type"] == "bye", "the key is worth nothing any more"
        server.call("PATCH", "/api/company", {"shown": False}, fresh)
        new.until("company", lambda company: company["shown"] is False)
        server.call("DELETE", "/api/people/me", None, fresh)
        assert new.ended() == {"type": "bye", "why": "Your data is deleted."}


def test_who_has_blocked_somebody_is_not_brought_together_with_them(server: Server) -> None:
    ada, bob, eve = Seeker(server, "Ada"), Seeker(server, "Bob"), Seeker(server, "Eve")
    ada.call("POST", f"/api/me/blocks/{bob.call('GET', '/api/people/me')['person']}")
    with bob.visit() as b, ada.visit() as a:
        bob.seek(game="conan")
        ada.seek(game="conan")
        a.until("seek", lambda seek: seek is not None)
        assert (ada.looking()["table"], bob.looking()["table"]) == (None, None)
        with eve.visit() as e:
            eve.seek(game="conan")
            assert e.found() == b.found(), "whoever waits longest is served first"
            assert ada.looking()["table"] is None
            bob.cancel()
            eve.cancel()
        ada.cancel()


def test_however_many_come_at_once_the_lists_are_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    real = Storage.read

    def noted(self: Storage, operation: str = "read") -> Any:
        read.append(operation)
        return real(self, operation)

    async def work(tables: TableRegistry, ada: Person) -> None:
        shown = await asyncio.gather(*[lists.show_lately(tables) for _ in range(20)])
        assert all(each is shown[0] for each in shown)
        assert read.count("hall") == 1
        await asyncio.sleep(0.25)
        assert await lists.show_lately(tables) is not shown[0], "and again when they are old"
        assert read.count("hall") == 2

    monkeypatch.setattr(Storage, "read", noted)
    inside(tmp_path, work, hall_seconds=0.2)


def test_a_table_that_cannot_be_settled_holds_up_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settled: list[str] = []

    async def settle(tables: TableRegistry, table: str) -> None:
        if table == "broken":
            raise ValueError
        settled.append(table)

    async def find(name: str) -> str:
        return name

    async def work(tables: TableRegistry, ada: Person) -> None:
        monkeypatch.setattr(tables, "table", find)
        found = [wants(person, match=table, found=1) for person, table in (("a", "broken"), ("b", "sound"))]
        await tables.storage.write(lambda tx: [put_seek(tx, seek) for seek in found])
        await upkeep.look_after(tables)

    monkeypatch.setattr(upkeep, "settle", settle)
    inside(tmp_path, work)
    assert settled == ["sound"]
