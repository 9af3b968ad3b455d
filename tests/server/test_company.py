"""Favourites, invitations and rematches: who is told what, who may ask whom, and where people find each other again."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError

import msgspec
import pytest

from tablee.server.loadtest import Server

from .conftest import FAST, Friend, play_on, two_at_table
from .hall_kit import Seeker, wait_for

pytestmark = pytest.mark.timeout(120)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which one may star two people, and invite twice a day."""
    settings = msgspec.structs.replace(FAST, ease=1.0, favourites=2, invitations=2, open_tables=50)
    made = Server(str(tmp_path_factory.mktemp("company") / "tablee.db"), settings=settings)
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="module")
def easy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without narrow limits."""
    made = Server(str(tmp_path_factory.mktemp("easy") / "tablee.db"), settings=FAST)
    made.start()
    yield made
    made.stop()


def refused(friend: Friend, path: str, body: object = None) -> tuple[int, str]:
    with pytest.raises(HTTPError) as caught:
        friend.call("POST", path, body)
    return caught.value.code, caught.value.read().decode()


def person(friend: Friend) -> str:
    return str(friend.call("GET", "/api/people/me")["person"])


def star(friend: Friend, other: Friend, starred: bool = True) -> list[Any]:
    found: list[Any] = friend.call("POST", f"/api/people/{person(other)}/favourite", {"starred": starred})["favourites"]
    return found


# Favourites.


def test_who_sits_at_a_table_can_be_starred_and_is_not_told(easy: Server) -> None:
    table, ada, bob = two_at_table(easy)
    before = bob.call("GET", "/api/company")
    company = ada.post(table, "favourite", {"seat": 1, "starred": True})
    assert [(each["name"], each["here"]) for each in company["favourites"]] == [("Bob", False)]
    assert ada.call("GET", f"/api/tables/{table}/favourites") == [1]
    assert bob.call("GET", f"/api/tables/{table}/favourites") == []
    assert bob.call("GET", "/api/company") == before
    assert ada.post(table, "favourite", {"seat": 1, "starred": False})["favourites"] == []
    assert refused(ada, f"/api/tables/{table}/favourite", {"seat": 0, "starred": True})[0] == 404, "not oneself"
    assert refused(ada, f"/api/tables/{table}/favourite", {"seat": 5, "starred": True})[0] == 404
    assert refused(ada, "/api/people/nobody/favourite", {"starred": True})[0] == 404


def test_only_mutual_favourites_see_who_is_here_and_only_if_that_is_allowed(easy: Server) -> None:
    ada, bob = Seeker(easy, "Ada"), Seeker(easy, "Bob")
    star(ada, bob)
    with bob.visit() as b, ada.visit() as a:
        b.until("company", lambda _: True)
        assert a.until("company", lambda company: company["favourites"])["favourites"][0]["here"] is False
        star(bob, ada)
        assert wait_for(lambda: ada.call("GET", "/api/company")["favourites"][0]["here"])
        bob.call("PATCH", "/api/company", {"shown": False})
        a.until("company", lambda company: company["favourites"][0]["here"] is False)
        assert ada.call("GET", "/api/company")["favourites"][0]["here"] is False
        bob.call("PATCH", "/api/company", {"shown": True})
        a.until("company", lambda company: company["favourites"][0]["here"] is True)
        star(bob, ada, False)
        assert ada.call("GET", "/api/company")["favourites"][0]["here"] is False


def test_one_has_so_many_favourites_and_no_more(server: Server) -> None:
    ada = Friend(server, "Ada")
    others = [Friend(server, name) for name in ("Bob", "Eve", "Max")]
    star(ada, others[0])
    assert len(star(ada, others[1])) == 2
    code, why = refused(ada, f"/api/people/{person(others[2])}/favourite", {"starred": True})
    assert (code, "as many favourites" in why) == (429, True)
    star(ada, others[0], False)
    assert [each["name"] for each in star(ada, others[2])] == ["Eve", "Max"]


# Invitations.


def test_an_invitation_is_told_at_once_and_can_be_taken_or_declined(easy: Server) -> None:
    ada, bob = Seeker(easy, "Ada"), Seeker(easy, "Bob")
    table, other = ada.open("me", "open", clock="1day"), ada.open("me", "open")
    with bob.visit() as b:
        b.until("company", lambda company: company["invitations"] == [])
        for each in (table, other):
            ada.post(each, "invite", {"person": person(bob)})
        asked = b.until("company", lambda company: len(company["invitations"]) == 2)["invitations"]
        assert asked[0] == {"table": table, "game": "push", "inviter": "Ada", "seats": 2, "clock": "1day", "again": False}
        assert [each["table"] for each in bob.post(other, "decline")["invitations"]] == [table]
        bob.post(table, "sit", {})
        assert bob.call("GET", "/api/company")["invitations"] == []


def test_an_invitation_ends_with_the_last_free_seat(easy: Server) -> None:
    ada, bob, eve = Seeker(easy, "Ada"), Seeker(easy, "Bob"), Seeker(easy, "Eve")
    table = ada.open("me", "open")
    ada.post(table, "invite", {"person": person(bob)})
    assert len(bob.call("GET", "/api/company")["invitations"]) == 1
    eve.post(table, "sit", {})
    assert bob.call("GET", "/api/company")["invitations"] == []
    assert refused(ada, f"/api/tables/{table}/invite", {"person": person(bob)})[0] == 409


def test_who_may_ask_whom(easy: Server) -> None:
    ada, bob, eve = Seeker(easy, "Ada"), Seeker(easy, "Bob"), Seeker(easy, "Eve")
    table = ada.open("me", "open", "open")
    assert refused(eve, f"/api/tables/{table}/invite", {"person": person(bob)})[0] == 403, "one must sit there"
    assert refused(ada, f"/api/tables/{table}/invite", {"person": "nobody"})[0] == 404
    bob.call("PATCH", "/api/company", {"strangers": False})
    code, why = refused(ada, f"/api/tables/{table}/invite", {"person": person(bob)})
    assert (code, "You cannot invite this person" in why) == (403, True)
    star(bob, ada)
    ada.post(table, "invite", {"person": person(bob)})
    assert [each["inviter"] for each in bob.call("GET", "/api/company")["invitations"]] == ["Ada"]


def test_whoever_may_not_ask_is_not_told_why(easy: Server) -> None:
    """Who has declined, blocks, or wants no strangers: one sentence for all, also when asked again and at another table."""
    said = set()
    for unwilling in ("declines", "blocks", "strangers"):
        ada, bob = Seeker(easy, "Ada"), Seeker(easy, "Bob")
        table, asked = ada.open("me", "open"), {"person": person(bob)}
        if unwilling == "declines":
            ada.post(table, "invite", asked)
            assert bob.post(table, "decline")["invitations"] == []
        elif unwilling == "blocks":
            bob.call("POST", f"/api/me/blocks/{person(ada)}")
        else:
            bob.call("PATCH", "/api/company", {"strangers": False})
        said |= {refused(ada, f"/api/tables/{table}/invite", asked) for _ in range(2)}
        assert bob.call("GET", "/api/company")["invitations"] == []
    ((code, _),) = said
    assert code == 403


def test_who_has_declined_is_not_asked_there_by_others_either(easy: Server) -> None:
    ada, bob, eve = Seeker(easy, "Ada"), Seeker(easy, "Bob"), Seeker(easy, "Eve")
    table = ada.open("me", "open", "open")
    eve.post(table, "sit", {})
    ada.post(table, "invite", {"person": person(bob)})
    eve.post(table, "invite", {"person": person(bob)})
    assert [each["inviter"] for each in bob.call("GET", "/api/company")["invitations"]] == ["Ada"], "one invitation, not two"
    bob.post(table, "decline")
    for friend in (ada, eve):
        assert refused(friend, f"/api/tables/{table}/invite", {"person": person(bob)})[0] == 403
    bob.post(table, "sit", {})


def test_whoever_is_invited_and_blocks_is_asked_no_more(easy: Server) -> None:
    ada, bob, eve = Seeker(easy, "Ada"), Seeker(easy, "Bob"), Seeker(easy, "Eve")
    table, other = ada.open("me", "open"), eve.open("me", "open")
    with bob.visit() as b:
        for friend, place in ((ada, table), (eve, other)):
            friend.post(place, "invite", {"person": person(bob)})
        b.until("company", lambda company: len(company["invitations"]) == 2)
        before = {**ada.call("GET", f"/api/tables/{table}"), "now": 0}
        bob.call("POST", f"/api/me/blocks/{person(ada)}")
        asked = b.until("company", lambda company: len(company["invitations"]) == 1)["invitations"]
        assert [each["inviter"] for each in asked] == ["Eve"]
        assert {**ada.call("GET", f"/api/tables/{table}"), "now": 0} == before, "the other does not learn of it"
        assert refused(ada, f"/api/tables/{table}/invite", {"person": person(bob)})[0] == 403
        bob.call("DELETE", f"/api/me/blocks/{person(ada)}")
        b.until("company", lambda company: len(company["invitations"]) == 2)


def test_one_sends_so_many_invitations_in_a_day(server: Server) -> None:
    ada = Friend(server, "Ada")
    table = ada.open("me", "open", "open")
    for name in ("Bob", "Eve"):
        ada.post(table, "invite", {"person": person(Friend(server, name))})
    code, why = refused(ada, f"/api/tables/{table}/invite", {"person": person(Friend(server, "Max"))})
    assert (code, "as many invitations" in why) == (429, True)


def test_a_deleted_person_leaves_no_favourite_and_no_invitation(easy: Server) -> None:
    ada, bob = Seeker(easy, "Ada"), Seeker(easy, "Bob")
    table = ada.open("me", "open")
    star(bob, ada)
    ada.post(table, "invite", {"person": person(bob)})
    ada.call("DELETE", "/api/people/me")
    assert bob.call("GET", "/api/company") == {"favourites": [], "invitations": [], "shown": True, "strangers": True}


# Rematches.


def finished(server: Server, *names: str) -> tuple[str, list[Seeker]]:
    """A match of these people that is over: of two the second resigns, more play it out."""
    people = [Seeker(server, name) for name in names]
    table = people[0].open("me", *["open"] * (len(names) - 1))
    for friend in people[1:]:
        friend.post(table, "sit", {})
    if len(people) == 2:
        people[1].post(table, "resign", {})
        return table, people
    lives = {seat: friend.live(table) for seat, friend in enumerate(people)}
    play_on(lives, random.Random(5))
    for live in lives.values():
        live.finished()
        live.close()
    return table, people


def test_a_rematch_begins_when_all_have_accepted_and_another_one_begins(easy: Server) -> None:
    table, (ada, bob, eve) = finished(easy, "Ada", "Bob", "Eve")
    with eve.visit() as e:
        again = ada.post(table, "rematch")
        assert (again["status"], again["host"], [seat["kind"] for seat in again["seats"]]) == (
            "open",
            True,
            ["open", "open", "person"],
        )
        assert [seat["name"] for seat in again["seats"]] == ["Bob", "Eve", "Ada"], "everybody moves on by a seat"
        asked = e.until("company", lambda company: company["invitations"])["invitations"]
        assert [(each["table"], each["inviter"], each["again"]) for each in asked] == [(again["id"], "Ada", True)]
        stranger = Friend(easy, "Max")
        code, why = refused(stranger, f"/api/tables/{again['id']}/sit", {})
        assert (code, "kept for somebody" in why) == (409, True)
        assert refused(stranger, f"/api/tables/{again['id']}/sit", {"seat": 0})[0] == 409
        assert refused(eve, f"/api/tables/{again['id']}/sit", {"seat": 0})[0] == 409
        assert bob.post(table, "rematch")["id"] == again["id"]
        assert bob.post(table, "rematch")["status"] == "open"
        assert eve.post(again["id"], "sit", {})["status"] == "running", "by the invitation, too"
        e.until("company", lambda company: not company["invitations"])
    assert [each["you"] for each in (friend.post(table, "rematch") for friend in (bob, eve, ada))] == [[0], [1], [2]]


def test_who_declines_a_rematch_frees_the_seat(easy: Server) -> None:
    table, (ada, bob) = finished(easy, "Ada", "Bob")
    again = ada.post(table, "rematch")
    bob.post(again["id"], "decline")
    seat = easy.call("GET", f"/api/tables/{again['id']}")["seats"][0]
    assert (seat["kind"], seat["name"]) == ("open", "")
    assert Friend(easy, "Max").post(again["id"], "sit", {})["status"] == "running"


def test_a_bot_takes_the_seat_of_who_does_not_come_to_a_rematch(easy: Server) -> None:
    table, (ada, _) = finished(easy, "Ada", "Bob")
    again = ada.post(table, "rematch")
    begun = ada.post(again["id"], "start", {"fill": "easy"})
    assert (begun["status"], begun["seats"][0]["kind"]) == ("running", "bot")
    assert begun["seats"][0]["name"] not in ("", "Bob")


def test_a_kept_seat_of_who_is_deleted_is_free(easy: Server) -> None:
    table, (ada, bob) = finished(easy, "Ada", "Bob")
    again = ada.post(table, "rematch")
    bob.call("DELETE", "/api/people/me")
    assert [seat["name"] for seat in easy.call("GET", f"/api/tables/{again['id']}")["seats"]] == ["", "Ada"]


def test_nobody_sees_whose_favourite_sits_where(easy: Server) -> None:
    """Two worlds that differ in who has starred whom: table and company look the same to who is starred, and to strangers."""
    table, ada, bob = two_at_table(easy)
    eve = Seeker(easy, "Eve")

    def seen() -> list[Any]:
        found: list[Any] = []
        for friend in (bob, eve):
            facts = {**friend.call("GET", f"/api/tables/{table}"), "now": 0}
            for seat in facts["seats"]:
                seat["gone"] = None
            found += [facts, friend.call("GET", "/api/company"), friend.call("GET", f"/api/tables/{table}/favourites")]
        return found

    before = seen()
    ada.post(table, "favourite", {"seat": 1, "starred": True})
    star(ada, eve)
    assert seen() == before
