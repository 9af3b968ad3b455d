"""Who hides is nobody to strangers, whatever they call; whoever has met them knows them by the name of then."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import msgspec
import pytest
from sqlalchemy import event, insert
from sqlalchemy.engine import Engine

from tablee.server import wire
from tablee.server.backup import backup, restore
from tablee.server.hall import lists
from tablee.server.loadtest import Server
from tablee.server.operate.order import queue
from tablee.server.storage import Transaction, schema
from tablee.server.storage.people import company
from tablee.server.storage.people.company import ANY_SEAT, Manners
from tablee.server.storage.people.decency import add_block
from tablee.server.storage.people.notices import Subscription, add_device
from tablee.server.storage.rows import Invitation, Match, Person, Seat
from tablee.server.storage.standing.settling import settle
from tablee.server.study import played
from tablee.server.tables import opening, seating
from tablee.server.tables.table import Table
from tablee.server.tables.table_registry import TableRegistry
from tablee.server.texts import Refusal
from tablee.server.web.call import Call, CallContext
from tablee.server.web.calls import CALLS
from tablee.server.web.limits import Limits

from .conftest import FAST, Friend, two_at_table
from .test_inside import inside

pytestmark = pytest.mark.timeout(120)
ME = "/api/people/me"
NOBODY = "AAAAAAAAAAAAAAAA"
EVE = Person(id="EEEEEEEEEEEEEEEE", key_hash="e", name="Eve", lang="fr", created=1, hidden=True)
BOB = Person(id="BBBBBBBBBBBBBBBB", key_hash="b", name="Bob", lang="fr", created=1)
OPEN = wire.NewTable(game="push", seats=[wire.Place("me"), wire.Place("open"), wire.Place("open")])
BODIES: dict[type | None, Callable[[str], list[Any]]] = {
    None: lambda _: [None],
    wire.Star: lambda _: [wire.Star(True), wire.Star(False)],
    wire.PersonComplaint: lambda _: [wire.PersonComplaint("name"), wire.PersonComplaint("other", "")],
    wire.Invite: lambda person: [wire.Invite(person)],
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of this module, so that its queue is its own."""
    made = Server(str(tmp_path_factory.mktemp("hiding") / "tablee.db"), settings=FAST)
    made.start()
    yield made
    made.stop()


def refused(ask: Callable[[], Any]) -> tuple[int, str]:
    with pytest.raises(HTTPError) as caught:
        ask()
    return caught.value.code, caught.value.read().decode()


# Two worlds.


def invitation(table: Table, declined: bool = False) -> Invitation:
    return Invitation(
        match=table.id, person=EVE.id, seat=ANY_SEAT, inviter=BOB.id, name="Bob", declined=declined, at=1
    )  # fmt: skip


def rated(tx: Transaction) -> None:
    """Eve has won a public match against Bob, and is the best."""
    won = '{"winners":[0],"ranks":[1,2],"returns":[1.0,-1.0]}'
    match = Match(
        id="won", game="push", rules_version=1, seats=2, options="{}", status="finished", seed="ab", outcome=won,
        public=True, created=1, started=1, finished=2,
    )  # fmt: skip
    seats = [Seat(match="won", seat=n, kind="person", name=who.name, person=who.id) for n, who in enumerate((EVE, BOB))]
    tx.add(match, seats)
    settle(tx, ["won"])
    for who, mu in ((EVE, 40.0), (BOB, 30.0)):
        row = {"person": who.id, "game": "push", "mu": mu, "sigma": 1.0, "matches": 9, "established": True, "at": 1}
        tx.connection.execute(insert(schema.ratings).values(row))


RELATIONS: dict[str, Callable[[Transaction, Table], None]] = {
    "none": lambda tx, table: None,
    "was invited by somebody else": lambda tx, table: company.add_invitation(tx, invitation(table)),
    "has declined": lambda tx, table: company.add_invitation(tx, invitation(table, True)),
    "has blocked": lambda tx, table: add_block(tx, EVE, "ada", "Ada"),
    "has starred": lambda tx, table: company.add_favourite(tx, EVE.id, "ada", "Ada"),
    "wants no strangers": lambda tx, table: company.set_manners(tx, EVE.id, Manners(strangers=False)),
    "has played in public": lambda tx, table: rated(tx),
}


def naming(call: Call) -> bool:
    """Whether a call names a person by their id."""
    by_path = "/people/{id}" in call.path or call.path == "/api/me/blocks/{id}"
    return by_path or "person" in getattr(call.body, "__struct_fields__", ())


@contextmanager
def statements() -> Iterator[list[str]]:
    """What is asked of the database meanwhile."""
    found: list[str] = []

    def note(connection: Any, cursor: Any, statement: str, *more: Any) -> None:
        found.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield found
    finally:
        event.remove(Engine, "before_cursor_execute", note)


async def told(tables: TableRegistry, asks: Person | None, call: Call, table: Table, person: str) -> list[Any]:
    """What a call answers about a person, and what of the database it needs for that."""
    found: list[Any] = []
    for body in BODIES[call.body](person):
        named = table.id if "/tables/{id}" in call.path else person
        params = {"id": named, **({"query": call.query()} if call.query else {})}
        context = CallContext(tables, Limits(tables.settings), asks, params, "192.0.2.1", "fr")
        with statements() as asked:
            try:
                answer = msgspec.to_builtins(await call.serves(context, body))
            except Refusal as refusal:
                answer = (refusal.status, refusal.rule, refusal.say("fr"))
        found.append((answer, asked))
    return found


@pytest.mark.parametrize("relation", RELATIONS)
def test_who_hides_is_nobody_to_a_stranger_through_every_call(tmp_path: Path, relation: str) -> None:
    """For an id that nobody has and for that of somebody who hides: the same answers, after the same questions to the
    database. Every call that names a person is tried, also one that is added later."""

    async def work(tables: TableRegistry, ada: Person) -> int:
        table = await opening.open_table(tables, ada, OPEN)

        def before(tx: Transaction) -> None:
            tx.add_person(EVE)
            tx.add_person(BOB)
            RELATIONS[relation](tx, table)

        await tables.storage.write(before)
        compared = 0
        for call in filter(naming, CALLS):
            for asks in (ada, None) if not call.needs_key else (ada,):
                hides = await told(tables, asks, call, table, EVE.id)
                nobody = await told(tables, asks, call, table, NOBODY)
                assert hides == nobody, (call.method, call.path)
                compared += len(hides)
        return compared

    assert inside(tmp_path, work, ease=1e6) >= 10


def test_what_somebody_who_hides_may_be_named_by_at_a_table_is_not_their_id(tmp_path: Path) -> None:
    """Eve sits at the table of a stranger, who invites her by her id: as if there were no such person."""

    async def work(tables: TableRegistry, ada: Person) -> None:
        table = await opening.open_table(tables, ada, OPEN)
        await tables.storage.write(lambda tx: tx.add_person(EVE))
        await seating.sit(tables, table, EVE, wire.Sit(name="X"))
        (call,) = [call for call in CALLS if call.body is wire.Invite]
        assert await told(tables, ada, call, table, EVE.id) == await told(tables, ada, call, table, NOBODY)
        assert EVE.id not in msgspec.json.encode(table.feed.describe("ada", "fr")).decode()

    inside(tmp_path, work, ease=1e6)


def test_lists_are_the_same_with_and_without_who_hides(tmp_path: Path) -> None:
    """Two worlds: in one Eve has played and stands above Bob. Everybody else has the same places, and pages end alike."""
    worlds: list[Any] = []
    for there in (False, True):
        folder = tmp_path / str(there)
        folder.mkdir()

        async def work(tables: TableRegistry, ada: Person, there: bool = there) -> Any:
            def before(tx: Transaction) -> None:
                tx.add_person(EVE)
                tx.add_person(BOB)
                rated(tx)
                if not there:
                    seating.erase(tx, EVE)

            await tables.storage.write(before)
            async with tables.storage.read() as connection:
                board = await connection.run_sync(played.leaderboard, "push", None, "ada")
                after = await connection.run_sync(played.leaderboard, "push", "1_35.0_x", None)
                strength = await connection.run_sync(played.statistics, BOB.id, True)
                hall = await connection.run_sync(lists.hall, 0, 5)
            return board, after, strength[0].rating, msgspec.structs.replace(hall, now=0)

        worlds.append(inside(folder, work))
    assert worlds[0] == worlds[1]
    assert [(each.person, each.place) for each in worlds[1][0].people] == [(BOB.id, 1)]


# Whoever has met them.


def hidden(friend: Friend, name: str = "") -> str:
    """Somebody hides, under a new name if one is given; their id."""
    changes = {"hidden": True, **({"name": name} if name else {})}
    return str(friend.call("PATCH", ME, changes)["person"])


def test_who_hides_can_be_starred_blocked_and_reported_where_they_are_met(server: Server) -> None:
    table, ada, bob = two_at_table(server)
    person = hidden(bob, "Robert")
    assert [each["name"] for each in ada.post(table, "favourite", {"seat": 1, "starred": True})["favourites"]] == ["Bob"]
    assert ada.call("GET", f"/api/tables/{table}/favourites") == [1]
    assert [each["name"] for each in ada.post(table, "block", {"seat": 1})] == ["Bob"]
    again = ada.call("POST", f"/api/me/blocks/{person}")
    assert [each["name"] for each in again] == ["Bob"], "whom one has blocked, one knows"
    ada.post(table, "complaint", {"seat": 1, "reason": "insult"})
    assert [each.complaint.name for each in queue(server.database) if each.complaint.match == table] == ["Bob"]
    assert ada.call("DELETE", f"/api/me/blocks/{person}") == []
    assert ada.call("POST", f"/api/people/{person}/favourite", {"starred": False})["favourites"] == []
    assert refused(lambda: ada.call("POST", f"/api/people/{person}/favourite", {"starred": True}))[0] == 404
    assert ada.post(table, "favourite", {"seat": 1, "starred": True})["favourites"]
    assert ada.post(table, "favourite", {"seat": 1, "starred": False})["favourites"] == []


def test_who_hides_keeps_the_name_under_which_they_were_met(server: Server) -> None:
    ada, bob = Friend(server, "Ada"), Friend(server, "Bob")
    person = str(bob.call("GET", ME)["person"])
    ada.call("POST", f"/api/people/{person}/favourite", {"starred": True})
    ada.call("POST", f"/api/me/blocks/{person}")

    def names() -> list[str]:
        lists = ada.call("GET", "/api/company")["favourites"], ada.call("GET", "/api/me/blocks")
        return [each["name"] for found in lists for each in found]

    assert names() == ["Bob", "Bob"]
    bob.call("PATCH", ME, {"name": "Bobby"})
    assert names() == ["Bobby", "Bobby"], "who shows themselves is called what they are called now"
    hidden(bob, "Robert")
    assert names() == ["Bob", "Bob"]
    bob.call("PATCH", ME, {"hidden": False})
    assert names() == ["Robert", "Robert"]


def test_favourites_are_in_the_order_of_the_names_that_are_shown(server: Server) -> None:
    ada, bob, cat = Friend(server, "Ada"), Friend(server, "Bob"), Friend(server, "Cat")
    for friend in (bob, cat):
        ada.call("POST", f"/api/people/{friend.call('GET', ME)['person']}/favourite", {"starred": True})
    hidden(bob, "Zoe")
    assert [each["name"] for each in ada.call("GET", "/api/company")["favourites"]] == ["Bob", "Cat"]


def test_a_present_name_tells_nobody_that_they_were_starred(server: Server) -> None:
    """Two worlds that differ in whether somebody who hides, and does not show when they are here, has starred one."""
    ada, bob = Friend(server, "Ada"), Friend(server, "Bob")
    ids = [str(friend.call("GET", ME)["person"]) for friend in (ada, bob)]
    ada.call("POST", f"/api/people/{ids[1]}/favourite", {"starred": True})
    bob.call("PATCH", "/api/company", {"shown": False})
    hidden(bob, "Robert")
    before = ada.call("GET", "/api/company")
    bob.call("POST", f"/api/people/{ids[0]}/favourite", {"starred": True})
    assert ada.call("GET", "/api/company") == before
    bob.call("PATCH", "/api/company", {"shown": True})
    assert ada.call("GET", "/api/company")["favourites"][0]["name"] == "Robert", "a friend is told that, and who is here"


def test_an_invitation_is_signed_with_the_name_at_the_table(server: Server) -> None:
    ada, bob = Friend(server, "Ada"), Friend(server, "Bob")
    person = hidden(ada)
    table = ada.open("open", "open")
    ada.post(table, "sit", {"name": "Chair"})
    ada.post(table, "invite", {"person": bob.call("GET", ME)["person"]})
    ada.call("PATCH", ME, {"name": "Adele"})
    assert [each["inviter"] for each in bob.call("GET", "/api/company")["invitations"]] == ["Chair"]
    file = bob.call("GET", f"{ME}/export")
    assert [each["name"] for each in file["invitations"]] == ["Chair"]
    assert person not in str(file)


def test_whoever_has_played_with_them_may_invite_who_hides_and_nobody_else(server: Server) -> None:
    _, ada, bob = two_at_table(server)
    person = hidden(bob)
    ada.post(ada.open("me", "open"), "invite", {"person": person})
    assert len(bob.call("GET", "/api/company")["invitations"]) == 1
    eve = Friend(server, "Eve")
    waiting = eve.open("me", "open", "open")
    bob.post(waiting, "sit", {})
    bob.post(waiting, "leave", {})
    assert refused(lambda: eve.post(waiting, "invite", {"person": person}))[0] == 404, "no match has begun"


def test_who_is_met_and_then_deleted_is_neither_blocked_nor_starred(tmp_path: Path) -> None:
    """A table of another process may still show somebody who is gone: nothing of them is written down again."""

    async def work(tables: TableRegistry, ada: Person) -> None:
        table = await opening.open_table(tables, ada, OPEN)
        await tables.storage.write(lambda tx: tx.add_person(BOB))
        await seating.sit(tables, table, BOB, wire.Sit())
        before = [msgspec.structs.replace(seat) for seat in table.seats]
        await seating.forget(tables, BOB)
        table.match.seats = before
        for call, body in (("block", wire.Whom(seat=1)), ("favourite", wire.StarSeat(1, True))):
            (found,) = [each for each in CALLS if each.path.endswith(f"/tables/{{id}}/{call}")]
            context = CallContext(tables, Limits(tables.settings), ada, {"id": table.id}, "192.0.2.1", "en")
            with pytest.raises(Refusal) as caught:
                await found.serves(context, body)
            assert caught.value.key == "person"
        async with tables.storage.read() as connection:
            for rows in (schema.blocks, schema.favourites):
                assert (await connection.execute(rows.select())).all() == []

    inside(tmp_path, work)


def test_the_names_under_which_people_were_met_are_in_a_backup(tmp_path: Path) -> None:
    kept = (schema.blocks, schema.favourites, schema.invitations, schema.subscriptions)

    async def read(tables: TableRegistry, ada: Person) -> list[list[Any]]:
        async with tables.storage.read() as connection:
            return [[tuple(row) for row in (await connection.execute(rows.select())).all()] for rows in kept]

    async def before(tables: TableRegistry, ada: Person) -> None:
        table = await opening.open_table(tables, ada, OPEN)

        def write(tx: Transaction) -> None:
            tx.add_person(EVE)
            add_block(tx, ada, EVE.id, "Then")
            company.add_favourite(tx, ada.id, EVE.id, "Then")
            company.add_invitation(tx, invitation(table))
            device = Subscription(
                id="d", person=ada.id, endpoint="e", p256dh="p", auth="a", agent="", key_hash=ada.key_hash, created=1
            )
            add_device(tx, device)

        await tables.storage.write(write)

    inside(tmp_path, before)
    backup(str(tmp_path / "inside.db"), tmp_path / "all.gz")
    (tmp_path / "again").mkdir()
    restore(str(tmp_path / "again" / "inside.db"), tmp_path / "all.gz")
    told = [inside(folder, read) for folder in (tmp_path, tmp_path / "again")]
    assert told[0] == told[1]
    assert [len(rows) for rows in told[0]] == [1, 1, 1, 1]
