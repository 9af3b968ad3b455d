"""Blocks, reports of people, and what may be said: what each does, and what nobody learns from it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import msgspec
import pytest

from tablee.server import wire
from tablee.server.decency import blocks
from tablee.server.decency.complaints import complain_at, complain_of
from tablee.server.decency.speech import has_link, require_decent
from tablee.server.loadtest import Server
from tablee.server.operate.order import queue
from tablee.server.settings import Settings
from tablee.server.storage.rows import Person, now
from tablee.server.tables import opening, seating
from tablee.server.tables.table_registry import TableRegistry
from tablee.server.texts import Refusal
from tablee.server.web.limits import Limits

from .conftest import FAST, Friend, Live, two_at_table
from .test_inside import inside

pytestmark = pytest.mark.timeout(120)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of this module, so that its queue is its own."""
    made = Server(str(tmp_path_factory.mktemp("decency") / "tablee.db"), settings=FAST)
    made.start()
    yield made
    made.stop()


def id_of(friend: Friend) -> str:
    found: str = friend.call("GET", "/api/people/me")["person"]
    return found


def refused(friend: Friend, method: str, path: str, body: object = None) -> tuple[int, str]:
    """The status with which a call is refused, and the sentence."""
    with pytest.raises(HTTPError) as error:
        friend.call(method, path, body)
    return error.value.code, json.loads(error.value.read())["error"]


def say(live: Live, text: str, number: int) -> None:
    live.send({"type": "chat", "id": number, "text": text})


def heard(live: Live) -> list[str]:
    return [frame["text"] for frame in live.frames if frame["type"] == "chat"]


# Blocks.


def test_whom_one_blocks_is_listed_until_that_is_taken_back(server: Server) -> None:
    ada, bob = Friend(server), Friend(server, "Bob")
    bobs = {"person": id_of(bob), "name": "Bob"}
    path = f"/api/me/blocks/{bobs['person']}"
    assert ada.call("GET", "/api/me/blocks") == []
    assert ada.call("POST", path) == [bobs]
    assert ada.call("POST", path) == [bobs], "twice is once"
    assert bob.call("GET", "/api/me/blocks") == [], "the other does not learn of it"
    assert ada.call("DELETE", path) == []
    assert refused(ada, "POST", "/api/me/blocks/nobody")[0] == 404
    assert refused(ada, "POST", f"/api/me/blocks/{id_of(ada)}") == (409, "You cannot block yourself.")


def test_somebody_is_blocked_from_a_seat_and_from_a_line_of_chat(server: Server) -> None:
    table, ada, bob = two_at_table(server)
    assert [each["name"] for each in ada.post(table, "block", {"seat": 1})] == ["Bob"]
    with bob.live(table) as b:
        say(b, "well then", 1)
        assert b.until("chat")["n"] == 0
    cat = Friend(server, "Cat")
    assert refused(cat, "POST", f"/api/tables/{table}/block", {"line": 0})[0] == 404, "who may not read it, cannot name it"
    assert [each["name"] for each in ada.post(table, "block", {"line": 0})] == ["Bob"]
    assert refused(ada, "POST", f"/api/tables/{table}/block", {"seat": 0})[1] == "That is you."
    assert refused(ada, "POST", f"/api/tables/{table}/block", {})[0] == 404
    with_bot = ada.open("me", "easy")
    assert refused(ada, "POST", f"/api/tables/{with_bot}/block", {"seat": 1})[1] == "No person sits there."


def test_who_is_blocked_cannot_sit_down_with_the_host_nor_play_again_with_them(server: Server) -> None:
    ada, bob, cat = Friend(server), Friend(server, "Bob"), Friend(server, "Cat")
    ada.call("POST", f"/api/me/blocks/{id_of(bob)}")
    table = ada.open("me", "open")
    assert refused(bob, "POST", f"/api/tables/{table}/sit", {}) == (403, "You cannot sit down at this table.")
    assert ada.call("GET", f"/api/tables/{table}")["seats"][1]["kind"] == "open"
    cat.post(table, "sit", {})
    theirs = bob.open("me", "open")
    ada.post(theirs, "sit", {})
    bob.post(theirs, "resign", {})
    assert refused(bob, "POST", f"/api/tables/{theirs}/rematch")[0] == 403
    assert ada.post(theirs, "rematch")["status"] == "open", "whoever blocks may still wish it"


def test_chat_of_the_blocked_is_not_sent_and_they_see_no_difference(server: Server) -> None:
    """Two tables alike, at one of which Ada has blocked Bob: what he is told is the same, word for word."""
    told = []
    for blocking in (False, True):
        table, ada, bob = two_at_table(server)
        if blocking:
            ada.post(table, "block", {"seat": 1})
        with ada.live(table) as a, bob.live(table) as b:
            a.until("state")
            b.until("state")
            say(b, "from Bob", 1)
            b.until("chat")
            say(a, "from Ada", 2)
            a.until("chat", text="from Ada")
            b.until("chat", text="from Ada")
            assert heard(a) == (["from Ada"] if blocking else ["from Bob", "from Ada"])
            told.append(
                [{**frame, "at": 0, "person": ""} for frame in b.frames if frame["type"] in ("chat", "refused", "bye", "ack")]
            )
        with ada.live(table) as again:
            again.until("chat", text="from Ada")
            assert heard(again) == (["from Ada"] if blocking else ["from Bob", "from Ada"]), "nor what was said before"
    assert told[0] == told[1]


def test_a_block_holds_for_the_sockets_that_are_open_already(server: Server) -> None:
    table, ada, bob = two_at_table(server)
    with ada.live(table) as a, bob.live(table) as b:
        a.until("state")
        b.until("state")
        say(b, "one", 1)
        a.until("chat", text="one")
        ada.post(table, "block", {"seat": 1})
        a.send({"type": "ping"})
        a.until("pong")
        say(b, "two", 2)
        b.until("chat", text="two")
        ada.call("DELETE", f"/api/me/blocks/{id_of(bob)}")
        say(b, "three", 3)
        a.until("chat", text="three")
        assert heard(a) == ["one", "three"]


def test_whether_one_of_two_blocks_the_other_may_be_asked(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, ada: Person) -> None:
        bob = Person(id="bob", key_hash="b", name="Bob", lang="fr", created=1)
        await tables.storage.write(lambda tx: tx.add_person(bob))
        assert not await tables.storage.blocking("ada", "bob")
        await blocks.block(tables, ada, "bob")
        assert await tables.storage.blocking("ada", "bob")
        assert await tables.storage.blocking("bob", "ada")
        assert await tables.storage.blocked_by("ada") == {"bob"}
        assert await tables.storage.blocked_by("bob") == frozenset()

    inside(tmp_path, work)


# Reports of people.


def test_a_report_keeps_where_it_happened_and_what_was_said(server: Server) -> None:
    table, ada, bob = two_at_table(server)
    with ada.live(table) as a, bob.live(table) as b:
        a.until("state")
        say(b, "you \u202e<b>fool</b>", 1)
        a.until("chat")
        ada.post(table, "complaint", {"line": 0, "reason": "insult", "words": "he\u202e said\nit"})
        say(b, "later", 2)
        a.until("chat", text="later")
    ada.post(table, "complaint", {"seat": 1, "reason": "stalling"})
    cat = Friend(server, "Cat")
    cat.call("POST", f"/api/people/{id_of(bob)}/complaint", {"reason": "name"})
    mine = [each for each in queue(server.database) if each.about.id == id_of(bob)]
    assert [each.complaint.reason for each in mine] == ["name", "stalling", "insult"], "the newest first"
    last = mine[-1]
    assert (last.complaint.name, last.by, last.game, last.complaint.step) == ("Bob", "Ada", "push", 0)
    assert last.complaint.words == "he said it"
    assert [line.text for line in last.lines] == ["you <b>fool</b>"], "as it was then"
    assert [line.text for line in mine[1].lines] == ["you <b>fool</b>", "later"]
    assert {(each.often, each.people) for each in mine} == {(3, 2)}


def test_a_report_that_says_nothing_or_is_of_nobody_is_refused(server: Server) -> None:
    table, ada, bob = two_at_table(server)
    path = f"/api/tables/{table}/complaint"
    assert (
        refused(ada, "POST", path, {"seat": 1, "reason": "other", "words": " \n"})[1] == "Say in a few words what is wrong."
    )
    assert refused(ada, "POST", path, {"seat": 0, "reason": "insult"})[1] == "That is you."
    assert refused(ada, "POST", path, {"seat": 7, "reason": "insult"})[0] == 404
    assert refused(ada, "POST", path, {"line": 3, "reason": "insult"})[0] == 404
    assert refused(ada, "POST", path, {"seat": 1, "reason": "rude"})[0] == 422
    assert refused(ada, "POST", "/api/people/nobody/complaint", {"reason": "name"})[0] == 404
    assert refused(ada, "POST", f"/api/people/{id_of(ada)}/complaint", {"reason": "name"})[0] == 409
    assert [each for each in queue(server.database) if each.complaint.match == table] == []
    bob.post(table, "leave", {})
    ada.post(table, "complaint", {"seat": 1, "reason": "stalling"})
    assert len([each for each in queue(server.database) if each.complaint.match == table]) == 1, "also once they have left"


def test_one_person_has_so_many_reports_a_day(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, ada: Person) -> None:
        bob = Person(id="bob", key_hash="b", name="Bob", lang="fr", created=1)
        await tables.storage.write(lambda tx: tx.add_person(bob))
        for _ in range(2):
            await complain_of(tables, "bob", ada, wire.PersonComplaint("name"))
        with pytest.raises(Refusal) as refusal:
            await complain_of(tables, "bob", ada, wire.PersonComplaint("name"))
        assert (refusal.value.key, refusal.value.status) == ("many-complaints", 429)
        await complain_of(tables, "ada", bob, wire.PersonComplaint("name"))

    inside(tmp_path, work, complaints=2)


def test_the_queue_does_not_depend_on_the_cards(tmp_path: Path) -> None:
    """Two deals, everything else alike: what the keeper reads is the same, but for ids and times."""
    told = []
    for world in ("one", "two"):
        folder = tmp_path / world
        folder.mkdir()

        async def work(tables: TableRegistry, ada: Person) -> tuple[str, str]:
            bob = Person(id="bob", key_hash="b", name="Bob", lang="fr", created=1)
            await tables.storage.write(lambda tx: tx.add_person(bob))
            seats = [wire.Place("me"), wire.Place("open")]
            table = await opening.open_table(tables, ada, wire.NewTable(game="push", seats=seats))
            await seating.sit(tables, table, bob, wire.Sit())
            await complain_at(tables, table, ada, wire.NewComplaint(seat=1, reason="insult", words="w"))
            assert table.history is not None
            return table.id, str(table.header.seed)

        table, seed = inside(folder, work)
        (found,) = queue(str(folder / "inside.db"))
        text = msgspec.json.encode(found).decode()
        assert seed not in text
        assert found.complaint.match == table
        found.complaint.id, found.complaint.match, found.complaint.at = "", "", 0
        told.append((msgspec.json.encode(found), seed))
    assert told[0][0] == told[1][0]
    assert told[0][1] != told[1][1]


def test_who_deletes_themselves_takes_reports_and_blocks_along(server: Server) -> None:
    table, ada, bob = two_at_table(server)
    cat = Friend(server, "Cat")
    ada.post(table, "complaint", {"seat": 1, "reason": "insult"})
    bob.post(table, "complaint", {"seat": 0, "reason": "insult"})
    cat.call("POST", f"/api/people/{id_of(bob)}/complaint", {"reason": "name"})
    bob.call("POST", f"/api/me/blocks/{id_of(ada)}")
    cat.call("POST", f"/api/me/blocks/{id_of(bob)}")
    about = {id_of(ada), id_of(bob)}
    assert len([each for each in queue(server.database) if each.about.id in about]) == 3
    bob.call("DELETE", "/api/people/me")
    assert [each for each in queue(server.database) if each.about.id in about] == []
    assert cat.call("GET", "/api/me/blocks") == []


# What may be said.


def person_of(age_hours: float) -> Person:
    return Person(id="ada", key_hash="", name="Ada", lang="en", created=now() - int(age_hours * 3_600_000))


def why_refused(person: Person, *lines: str, **changes: Any) -> list[str]:
    settings = Settings(**changes)
    limits = Limits(settings)
    keys = []
    for text in lines:
        try:
            require_decent(settings, limits, person, text)
            keys.append("")
        except Refusal as refusal:
            keys.append(refusal.key)
    return keys


def test_newcomers_send_no_links() -> None:
    assert why_refused(person_of(1), "see https://x.example", "hello") == ["chat-link", ""]
    assert why_refused(person_of(25), "see https://x.example") == [""]
    assert why_refused(person_of(1), "see https://x.example", link_hours=0.5) == [""]
    assert why_refused(person_of(1), "https://x.example", "www.x.org", "x-y.com/z") == ["chat-link"] * 3


@pytest.mark.parametrize("text", ["ok...", "e.g. this", "3.5 points", "no.And then", "12.30", "Ada.", "1.2.3"])
def test_words_are_no_links(text: str) -> None:
    assert not has_link(text)


def test_the_same_line_is_not_said_again_and_again() -> None:
    assert why_refused(person_of(1), "go", "Go", "GO", "well", "go") == ["", "", "chat-again", "", "chat-again"]


def test_a_repeated_line_is_refused_at_the_table_and_others_are_not(tmp_path: Path) -> None:
    strict = Server(str(tmp_path / "tablee.db"), settings=msgspec.structs.replace(FAST, ease=1.0))
    strict.start()
    try:
        table, ada, bob = two_at_table(strict)
        with ada.live(table) as a, bob.live(table) as b:
            for number in range(3):
                say(a, "hurry", number)
            assert a.until("refused")["why"] == "You have said that already."
            say(b, "hurry", 9)
            assert b.until("chat", "refused", name="Bob")["type"] == "chat"
            say(b, "https://x.example", 10)
            assert b.until("refused")["rule"] == "TABLEE-CHAT-LINK"
    finally:
        strict.stop()
