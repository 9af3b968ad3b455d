"""Being told on a device: who is, of what, when and when not; and that it tells nobody anything else."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import http_ece  # type: ignore[import-untyped]
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tablee.server import auth, wire
from tablee.server.backup import backup, restore
from tablee.server.decency import blocks
from tablee.server.hall import company
from tablee.server.loadtest import Server
from tablee.server.notify import notices as told
from tablee.server.notify import sealing
from tablee.server.notify.doors import Answer, Doors
from tablee.server.notify.notices import Notices
from tablee.server.notify.sender import MOST_FAILURES, Sender
from tablee.server.notify.timetable import Due
from tablee.server.settings import Settings
from tablee.server.storage import Transaction
from tablee.server.storage.people import identity
from tablee.server.storage.people.notices import (
    MOST_DEVICES,
    Subscription,
    Waiting,
    Wishes,
    add_device,
    devices_of,
    put_off,
    set_table_wish,
    set_wishes,
)
from tablee.server.storage.rows import Key, Person, now
from tablee.server.tables import opening, seating
from tablee.server.tables.feed import Listener
from tablee.server.tables.table import Table
from tablee.server.tables.table_registry import TableRegistry
from tablee.server.texts import Refusal
from tablee.server.web import notice_calls
from tablee.server.web.call import CallContext
from tablee.server.web.limits import Limits

from .conftest import Friend, lay, two_at_table
from .postgres import Postgres
from .test_inside import SOLO, inside, until
from .test_secrecy import common, middle, twin_of
from .test_tables import refused

pytestmark = pytest.mark.timeout(60)
THREE = wire.NewTable(game="push", seats=[wire.Place("me"), wire.Place("open"), wire.Place("open")])
OPEN = wire.NewTable(game="push", seats=[wire.Place("me"), wire.Place("open")])
BOB = Person(id="bob", key_hash=auth.hash_key("b" * 43), name="Bob", lang="fr", created=1)
PRIVATE = ec.generate_private_key(ec.SECP256R1())
SECRET = b"sixteen bytes 16"
POINT = sealing.encode(PRIVATE.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
RNG = random.Random(7)
Work = Callable[["Evening"], Awaitable[Any]]


class Browser:
    """Bob's, which shows a table."""

    person_id = "bob"

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *args: None


BROWSER = cast(Listener, Browser())


def device_of(person: str, name: str = "phone") -> Subscription:
    return Subscription(
        id=f"{person}-{name}", person=person, endpoint=f"https://push.example/{person}/{name}", p256dh=POINT,
        auth=sealing.encode(SECRET), agent="Firefox", key_hash="", created=now(),
    )  # fmt: skip


class Left(Doors):
    """A push service that keeps what is left there, and answers what it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.left: list[tuple[str, Mapping[str, str], bytes]] = []
        self.says: list[int] = []

    async def leave(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> Answer:
        self.left.append((endpoint, headers, body))
        return Answer(self.says.pop(0) if self.says else 201)

    def opened(self) -> list[bytes]:
        """What the browser reads."""
        return [http_ece.decrypt(body, private_key=PRIVATE, auth_secret=SECRET) for _, _, body in self.left]

    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(text) for text in self.opened()]


class Evening:
    """Ada and Bob at a table, Bob with a device; `doors` is where he is told."""

    def __init__(self, tables: TableRegistry, table: Table, doors: Left) -> None:
        self.tables = tables
        self.table = table
        self.doors = doors

    async def move(self, seat: int | None = None) -> int:
        """Whoever is asked answers, or a seat; who that was."""
        history = self.table.history
        assert history is not None
        seat = history.pos.to_act[0] if seat is None else seat
        person = self.table.seats[seat].person
        assert person is not None
        message = SimpleNamespace(
            seat=seat, action=history.pos.legal(seat)[0], version=history.version(seat), epoch=history.epoch
        )
        await self.table.match.answer(person, cast(Any, message), str(history.n))
        return seat

    async def until_asked(self, seat: int) -> None:
        """The others answer until a seat is asked."""
        history = self.table.history
        assert history is not None
        while history.pos.to_act != (seat,):
            await self.move()

    async def quiet(self) -> None:
        """Everything that was to be looked at has been."""
        await until(lambda: self.tables.notices.idle)


@contextmanager
def left_at(doors: Left) -> Iterator[None]:
    """Servers that are started meanwhile leave their notices there."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(told, "Sender", lambda storage, contact: Sender(storage, contact, doors))
        yield


def evening(folder: Path, work: Work, **changes: Any) -> Any:
    """Run something at a table of Ada and Bob."""
    doors = Left()

    async def run(tables: TableRegistry, ada: Person) -> Any:
        await tables.storage.write(lambda tx: (tx.add_person(BOB), add_device(tx, device_of("bob"))))
        table = await opening.open_table(tables, ada, OPEN)
        await seating.sit(tables, table, BOB, wire.Sit())
        made = Evening(tables, table, doors)
        if tables.settings.push_delay < 1.0:
            await made.quiet()
            doors.left.clear()
        return await work(made)

    with left_at(doors):
        return inside(folder, run, forced=False, **{"push_delay": 0.05, **changes})


# Who is told.


def test_whoever_is_asked_and_looks_elsewhere_is_told_once_in_their_language(tmp_path: Path) -> None:
    async def work(it: Evening) -> None:
        await it.until_asked(0)
        await it.quiet()
        it.doors.left.clear()
        while it.table.history and it.table.history.pos.to_act == (0,):
            await it.move()
        await it.quiet()
        assert [endpoint for endpoint, _, _ in it.doors.left] == ["https://push.example/bob/phone"]
        expected = {"kind": "turn", "table": it.table.id, "game": "push", "lang": "fr"}
        (message,) = it.doors.messages()
        assert expected.items() <= message.items()
        assert message["title"] == "Push ’em up !".replace(" ", "\u202f") or message["title"].startswith("Push")
        assert message["text"] == "C’est à vous de jouer."
        assert [len(text) for text in it.doors.opened()] == [sealing.SIZE]

    evening(tmp_path, work)


def test_whoever_looks_at_the_table_is_not_told_but_looked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(told, "LOOK_AGAIN", 0.1)
    entered = noted(monkeypatch)

    async def work(it: Evening) -> None:
        it.table.feed.listeners.add(BROWSER)
        await it.until_asked(1)
        await until(lambda: any(due.looked for due in entered))
        await it.quiet()
        assert it.doors.left == []
        entered.clear()
        it.tables.notices.began(it.table)
        await until(lambda: any(due.looked for due in entered))
        it.table.feed.listeners.clear()
        await it.quiet()
        assert [message["kind"] for message in it.doors.messages()] == ["turn"]

    evening(tmp_path, work)


def noted(monkeypatch: pytest.MonkeyPatch) -> list[Due]:
    """What is entered to be looked at, from now on; the times count from the moment at which it is entered."""
    entered: list[Due] = []
    real = Notices._put

    def put(self: Notices, due: Due) -> None:
        entered.append(due._replace(at=round(due.at - self._time(), 2)))
        real(self, due)

    monkeypatch.setattr(Notices, "_put", put)
    return entered


def test_a_turn_that_is_over_by_then_is_not_told(tmp_path: Path) -> None:
    async def work(it: Evening) -> None:
        await it.until_asked(1)
        while it.table.history and 1 in it.table.history.pos.to_act:
            await it.move(1)
        await it.quiet()
        assert it.doors.left == []

    evening(tmp_path, work, push_delay=0.6)


def test_alone_against_bots_nobody_is_told(tmp_path: Path) -> None:
    async def work(it: Evening) -> None:
        alone = await opening.open_table(it.tables, BOB, SOLO)
        await until(lambda: alone.history is not None and alone.history.pos.to_act == (0,))
        assert len(it.tables.notices.waiting) == 0

    evening(tmp_path, work)


def test_the_end_of_a_match_is_told_to_who_has_not_ended_it(tmp_path: Path) -> None:
    async def work(it: Evening) -> None:
        ada = Person(id="ada", key_hash="", name="Ada", lang="en", created=0)
        await seating.resign(it.tables, it.table, ada, 0)
        await it.quiet()
        assert [message["kind"] for message in it.doors.messages()] == ["over"]

    evening(tmp_path, work)


# What somebody wishes.


@pytest.mark.parametrize("wish", ["kinds", "none", "only elsewhere", "only here"])
def test_wishes_are_kept(tmp_path: Path, wish: str) -> None:
    async def work(it: Evening) -> int:
        other = await opening.open_table(it.tables, BOB, OPEN)
        if wish == "kinds":
            await it.tables.storage.write(lambda tx: set_wishes(tx, Wishes(person="bob", kinds="over invitation")))
        else:
            here = it.table.id if wish in ("none", "only here") else other.id
            await it.tables.storage.write(lambda tx: set_table_wish(tx, "bob", here, wish.split()[0]))
        it.tables.notices.tell("bob", "turn", it.table.id)
        await it.until_asked(1)
        await it.quiet()
        return len(it.doors.left)

    assert evening(tmp_path, work) == (1 if wish == "only here" else 0)


def test_in_quiet_hours_a_notice_waits_for_their_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(told, "RESUME_SECONDS", 0.05)
    monkeypatch.setattr(told, "quiet_until", lambda wishes, at: ends.pop() if ends else None)
    ends = [now() + 700]

    async def work(it: Evening) -> None:
        await it.until_asked(1)
        await until(lambda: not ends)
        await it.quiet()
        assert it.doors.left == []
        await until(lambda: bool(it.doors.left))
        assert [message["kind"] for message in it.doors.messages()] == ["turn"]

    evening(tmp_path, work)


def test_what_waits_when_the_server_stops_is_taken_up_by_the_next(tmp_path: Path) -> None:
    async def leave(it: Evening) -> None:
        await it.until_asked(1)

    evening(tmp_path, leave, push_delay=60.0)
    doors = Left()

    async def come(tables: TableRegistry, ada: Person) -> None:
        await until(lambda: bool(doors.left))

    with left_at(doors):
        inside(tmp_path, come, forced=False)
    assert [message["kind"] for message in doors.messages()] == ["turn"]


def test_of_people_without_a_device_nothing_is_kept(tmp_path: Path) -> None:
    async def work(it: Evening) -> int:
        waiting = [Waiting(person=person, match=it.table.id, kind="turn", at=now() + 9999) for person in ("ada", "bob")]
        await it.tables.storage.write(lambda tx: put_off(tx, waiting))
        return len(waiting)

    evening(tmp_path, work)
    with sqlite3.connect(tmp_path / "inside.db") as connection:
        assert connection.execute("SELECT person FROM notices").fetchall() == [("bob",)]


# What came of it.


def devices(it: Evening) -> Awaitable[list[Subscription]]:
    async def read() -> list[Subscription]:
        async with it.tables.storage.read() as connection:
            return await connection.run_sync(devices_of, "bob")

    return read()


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_forgotten(tmp_path: Path, status: int) -> None:
    async def work(it: Evening) -> None:
        it.doors.says = [status]
        await it.until_asked(1)
        await it.quiet()
        assert await devices(it) == []

    evening(tmp_path, work)


def test_a_service_that_is_busy_is_asked_again_and_then_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(told, "RETRIES", (0.02, 0.02))

    async def work(it: Evening) -> None:
        it.doors.says = [503, 429]
        await it.until_asked(1)
        await it.quiet()
        await until(lambda: len(it.doors.left) == 3)
        assert [device.failures for device in await devices(it)] == [0]
        it.doors.left.clear()
        it.doors.says = [503, 500, 502]
        it.tables.notices.began(it.table)
        await until(lambda: len(it.doors.left) == 3)
        await it.quiet()
        assert [device.failures for device in await devices(it)] == [1]

    evening(tmp_path, work)


def test_a_device_that_always_fails_is_forgotten_in_the_end(tmp_path: Path) -> None:
    async def work(it: Evening) -> None:
        it.doors.says = [400] * MOST_FAILURES
        for _ in range(MOST_FAILURES):
            (device,) = await devices(it)
            await it.tables.notices.sender.send(device, b"x", "t")
        assert await devices(it) == []

    evening(tmp_path, work)


def test_a_move_does_not_wait_for_a_push_service(tmp_path: Path) -> None:
    async def work(it: Evening) -> None:
        async def never(*args: object) -> Answer:
            await asyncio.sleep(3600)
            return Answer(201)

        it.doors.leave = never  # type: ignore[method-assign]
        await it.until_asked(1)
        await until(lambda: not len(it.tables.notices.waiting))
        async with asyncio.timeout(10.0):
            for _ in range(6):
                await it.move()

    evening(tmp_path, work)


def test_a_person_has_no_more_than_some_devices(tmp_path: Path) -> None:
    async def work(it: Evening) -> None:
        for number in range(MOST_DEVICES + 3):
            device = device_of("bob", f"{number:02}")
            device.created += number
            await it.tables.storage.write(lambda tx, device=device: add_device(tx, device))
        assert len(await devices(it)) == MOST_DEVICES

    evening(tmp_path, work)


# Who is signed out.


PHONE, TABLET = auth.hash_key("p" * 43), auth.hash_key("t" * 43)
ENDINGS: dict[str, Callable[[Transaction], object]] = {
    "signed out": lambda tx: identity.drop_key(tx, "bob", "phone"),
    "all others signed out": lambda tx: identity.drop_other_keys(tx, "bob", TABLET),
    "in the place of another": lambda tx: identity.drop_key_of(tx, PHONE),
}


async def two_devices(it: Evening) -> None:
    """Bob is told on a phone and on a tablet, each with a key of its own."""

    def work(tx: Transaction) -> None:
        for name, hashed in (("phone", PHONE), ("tablet", TABLET)):
            identity.add_key(tx, Key(hash=hashed, id=name, person="bob", device="", created=1))
            device = device_of("bob", name)
            device.key_hash = hashed
            add_device(tx, device)

    await it.tables.storage.write(work)


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_device_that_is_signed_out_is_told_nothing(tmp_path: Path, ending: str) -> None:
    async def work(it: Evening) -> None:
        await two_devices(it)
        await it.tables.storage.write(ENDINGS[ending])
        assert [device.id for device in await devices(it)] == ["bob-tablet"]
        await it.until_asked(1)
        await it.quiet()
        assert [endpoint for endpoint, _, _ in it.doors.left] == ["https://push.example/bob/tablet"]

    evening(tmp_path, work)


def test_a_device_that_is_signed_out_while_others_are_asked_is_told_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(it: Evening) -> None:
        await two_devices(it)

        async def sign_out(self: Notices, table: Table) -> None:
            await it.tables.storage.write(ENDINGS["signed out"])

        monkeypatch.setattr(Notices, "_hear_of", sign_out)
        await it.until_asked(1)
        await it.quiet()
        assert [endpoint for endpoint, _, _ in it.doors.left] == ["https://push.example/bob/tablet"]

    evening(tmp_path, work)


def test_a_key_that_has_just_ended_subscribes_no_device(tmp_path: Path) -> None:
    """The call was allowed before the key ended, and writes after."""

    async def work(tables: TableRegistry, ada: Person) -> None:
        body = wire.NewDevice(**body_of())
        context = CallContext(tables, Limits(tables.settings), ada, {}, "192.0.2.1", "en")
        assert len((await notice_calls.add_my_device(context, body)).devices) == 1
        await tables.storage.write(lambda tx: identity.drop_key(tx, "ada", "first"))
        with pytest.raises(Refusal) as caught:
            await notice_calls.add_my_device(context, body)
        assert (caught.value.key, caught.value.status) == ("key", 401)
        async with tables.storage.read() as connection:
            assert await connection.run_sync(devices_of, "ada") == []

    inside(tmp_path, work)


def test_whoever_signs_out_of_a_browser_is_not_told_there_any_more(server: Server) -> None:
    ada = Friend(server)
    subscribed(ada, "https://push.example/old")
    fresh = ada.call("POST", "/api/people/me/keys")["key"]
    new = server.call("POST", "/api/people/me/push", body_of("https://push.example/new"), fresh)["device"]
    server.call("DELETE", "/api/people/me/keys", None, fresh)
    told_on = server.call("GET", "/api/people/me/notices", None, fresh)["devices"]
    assert [each["id"] for each in told_on] == [new]


# Services that are slow.


def test_a_slow_service_holds_up_nobody_else_and_each_is_told_one_by_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More people than there ever were workers wait for a service; the next is told all the same."""
    monkeypatch.setattr(told, "ONE_BY_ONE", 0.05)
    slow = [f"slow {number}" for number in range(12)]

    async def work(it: Evening) -> None:
        def people(tx: Transaction) -> None:
            for name in slow:
                tx.add_person(Person(id=name, key_hash="", name=name, lang="fr", created=1))
                add_device(tx, device_of(name))

        await it.tables.storage.write(people)
        answered, waiting = asyncio.Event(), list[str]()

        async def leave(endpoint: str, headers: Mapping[str, str], body: bytes) -> Answer:
            if "slow" in endpoint:
                waiting.append(endpoint)
                await answered.wait()
            it.doors.left.append((endpoint, headers, body))
            return Answer(201)

        it.doors.leave = leave  # type: ignore[method-assign]
        other = await opening.open_table(it.tables, BOB, OPEN)
        for name in slow:
            for table in (it.table, other):
                it.tables.notices.tell(name, "invitation", table.id)
        await until(lambda: len(waiting) == len(slow))
        it.tables.notices.tell("bob", "invitation", it.table.id)
        await until(lambda: bool(it.doors.left))
        assert [endpoint for endpoint, _, _ in it.doors.left] == ["https://push.example/bob/phone"]
        assert sorted(waiting) == sorted(set(waiting)), "nobody is told two things at once"
        answered.set()
        await it.quiet()
        assert len(waiting) == 2 * len(slow), "the second follows"

    evening(tmp_path, work)


def test_no_more_people_are_told_at_once_than_may_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(told, "AT_ONCE", 3)
    under_way, most = set[str](), list[int]()

    async def consider(self: Notices, due: Due) -> None:
        under_way.add(due.person)
        most.append(len(under_way))
        await asyncio.sleep(0.02)
        under_way.discard(due.person)
        if due.person == "p1":
            raise ValueError

    monkeypatch.setattr(Notices, "consider", consider)

    async def work(it: Evening) -> None:
        most.clear()
        for number in range(10):
            it.tables.notices.tell(f"p{number}", "invitation", it.table.id)
        await it.quiet()
        assert (max(most), len(most)) == (3, 10)

    evening(tmp_path, work)


# Invitations.


def test_an_invitation_is_told_once(tmp_path: Path) -> None:
    """Asked again, by one or by another, while it stands or once it was declined or the other blocked: not told again."""

    async def work(it: Evening) -> None:
        ada = Person(id="ada", key_hash="", name="Ada", lang="en", created=0)
        cat = Person(id="cat", key_hash="c", name="Cat", lang="en", created=0)
        table = await opening.open_table(it.tables, ada, THREE)
        await it.tables.storage.write(lambda tx: tx.add_person(cat))
        await seating.sit(it.tables, table, cat, wire.Sit())
        for person in (ada, ada, cat):
            await company.invite(it.tables, table, person, "bob")
            await it.quiet()
        assert [message["kind"] for message in it.doors.messages()] == ["invitation"]
        await company.decline(it.tables, table, BOB)
        other = await opening.open_table(it.tables, ada, THREE)
        await blocks.block(it.tables, BOB, "ada")
        for where, person in ((table, ada), (table, cat), (other, ada)):
            with pytest.raises(Refusal) as caught:
                await company.invite(it.tables, where, person, "bob")
            assert caught.value.key == "not-invited"
        await it.quiet()
        assert len(it.doors.left) == 1

    evening(tmp_path, work)


# The keys.


def test_all_processes_have_one_pair_of_keys(postgres: Postgres) -> None:
    async def both() -> None:
        registries = [TableRegistry(Settings(database=postgres.url)) for _ in range(2)]
        try:
            for tables in registries:
                await tables.storage.open()
            pairs = await asyncio.gather(*[tables.notices.sender.pair() for tables in registries])
            assert pairs[0] == pairs[1]
        finally:
            for tables in registries:
                await tables.close()

    asyncio.run(both())


def test_another_process_is_asked_who_looks_on_there(postgres: Postgres) -> None:
    async def both() -> None:
        settings = Settings(database=postgres.url, forced=False, push_delay=0.05, bot_workers=1)
        here, there = [TableRegistry(settings) for _ in range(2)]
        doors = Left()
        try:
            await there.open()
            await here.open()
            here.notices.sender = Sender(here.storage, "mailto:a@b.example", doors)
            ada = Person(id="ada", key_hash="a" * 64, name="Ada", lang="en", created=now())
            await here.storage.write(lambda tx: (tx.add_person(ada), tx.add_person(BOB), add_device(tx, device_of("bob"))))
            await until(lambda: here.storage.bus.hears() and there.storage.bus.hears())
            table = await opening.open_table(there, ada, OPEN)
            await seating.sit(there, table, BOB, wire.Sit())
            table.feed.listeners.add(BROWSER)
            for looks in (True, False):
                here.notices.tell("bob", "invitation", table.id)
                await until(lambda: here.notices.idle)
                assert len(doors.left) == (0 if looks else 1)
                table.feed.listeners.clear()
                await there.announce(table)
        finally:
            await here.close()
            await there.close()

    asyncio.run(both())


def test_a_backup_goes_into_a_database_on_which_a_server_has_started(tmp_path: Path) -> None:
    async def work(it: Evening) -> None:
        await it.tables.notices.sender.pair()

    evening(tmp_path, work)

    async def nothing(tables: TableRegistry, ada: Person) -> None:
        return None

    inside(tmp_path / "new" if (tmp_path / "new").mkdir() is None else tmp_path, nothing)
    with sqlite3.connect(tmp_path / "new" / "inside.db") as connection:
        connection.execute("DELETE FROM people")
        connection.execute("DELETE FROM keys")
    backup(str(tmp_path / "inside.db"), tmp_path / "kept")
    restore(str(tmp_path / "new" / "inside.db"), tmp_path / "kept")
    query = "SELECT private FROM push_keys"
    pairs = []
    for folder in (tmp_path, tmp_path / "new"):
        with sqlite3.connect(folder / "inside.db") as connection:
            pairs.append(connection.execute(query).fetchall())
    assert pairs[0] == pairs[1]
    assert len(pairs[0]) == 1


# Secrets.


def test_notices_of_two_worlds_are_alike_and_leave_at_the_same_times(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two matches that differ in hidden cards only, played alike: the same bytes before they are sealed, as long after
    each move, and the same size and headers afterwards."""
    entered = noted(monkeypatch)

    async def step(it: Evening, table: Table, seat: int, action: dict[str, Any]) -> Any:
        """What is entered and left when a seat plays."""
        entered.clear()
        it.doors.left.clear()
        assert table.history is not None
        asked = SimpleNamespace(seat=seat, action=action, version=table.history.version(seat), epoch=table.history.epoch)
        await table.match.answer(str(table.seats[seat].person), cast(Any, asked), f"m{table.history.n}")
        await it.quiet()
        opened = [text.replace(table.id.encode(), b"world") for text in it.doors.opened()]
        outside = [{**headers, "authorization": "", "topic": ""} for _, headers, _ in it.doors.left]
        sizes = [len(body) for _, _, body in it.doors.left]
        return opened, outside, sizes, [(due.person, due.kind, due.at) for due in entered]

    async def work(it: Evening) -> int:
        compared = 0
        database = cast(Server, SimpleNamespace(database=tmp_path / "inside.db"))
        await it.tables.storage.write(lambda tx: add_device(tx, device_of("ada")))
        for pair in range(6):
            dump = middle(100 + pair)
            worlds = []
            for name, world in (("left ", dump), ("right", twin_of(dump, (1, 2, 3)[pair % 3], RNG))):
                lay(database, f"{name}{pair}", world, ["ada", "bob"])
                worlds.append(await it.tables.table(f"{name}{pair}"))
            for _ in range(6):
                left, right = [table.history.pos for table in worlds if table.history]
                seat = left.to_act[0]
                same = common(*[[pos.name(action) for action in pos.legal(seat)] for pos in (left, right)])
                if not same:
                    break
                told_here, told_there = [await step(it, table, seat, same[0]) for table in worlds]
                assert told_here == told_there
                compared += len(told_here[0])
        return compared

    assert evening(tmp_path, work) >= 3


# Over HTTP.


def body_of(endpoint: str = "https://push.example/ada/1", **changes: str) -> dict[str, str]:
    keys = {"p256dh": POINT, "auth": sealing.encode(SECRET)}
    return {"endpoint": endpoint, **keys, "agent": "Firefox · Linux", **changes}


def subscribed(friend: Friend, endpoint: str = "https://push.example/ada/1") -> Any:
    return friend.call("POST", "/api/people/me/push", body_of(endpoint))


def test_a_device_is_added_listed_and_dropped(server: Server) -> None:
    ada = Friend(server)
    assert len(sealing.decode(server.call("GET", "/api/push/key")["key"])) == 65
    facts = ada.call("GET", "/api/people/me/notices")
    assert facts == {
        "kinds": ["turn", "invitation", "found", "over"], "quiet": None, "devices": [], "tables": {}, "device": None,
    }  # fmt: skip
    device = subscribed(ada)["device"]
    assert subscribed(ada)["device"] == device, "the same browser"
    facts = ada.call("GET", "/api/people/me/notices")
    assert [(each["id"], each["agent"]) for each in facts["devices"]] == [(device, "Firefox · Linux")]
    assert "push.example" not in json.dumps(facts)
    bob = Friend(server)
    assert "no such device" in refused(bob, 404, "DELETE", f"/api/people/me/push/{device}")
    assert subscribed(bob)["device"] == device, "another person at the same browser"
    assert ada.call("GET", "/api/people/me/notices")["devices"] == []
    bob.call("DELETE", f"/api/people/me/push/{device}")
    assert bob.call("GET", "/api/people/me/notices")["devices"] == []


def test_wishes_are_changed_one_by_one(server: Server) -> None:
    table, ada, _ = two_at_table(server)
    quiet = {"begin": 1320, "end": 420, "zone": "Europe/Paris"}
    assert ada.call("PATCH", "/api/people/me/notices", {"quiet": quiet})["quiet"] == quiet
    facts = ada.call("PATCH", "/api/people/me/notices", {"kinds": ["over", "turn"]})
    assert (facts["kinds"], facts["quiet"]) == (["turn", "over"], quiet)
    assert ada.call("PATCH", "/api/people/me/notices", {"quiet": None})["quiet"] is None
    assert ada.post(table, "notices", {"wish": "none"})["tables"] == {table: "none"}
    assert ada.post(table, "notices", {"wish": "only"})["tables"] == {table: "only"}
    assert ada.post(table, "notices", {"wish": "all"})["tables"] == {}
    nowhere = {"quiet": {**quiet, "zone": "Europe/Atlantis"}}
    assert "no such time zone" in refused(ada, 409, "PATCH", "/api/people/me/notices", nowhere)


@pytest.mark.parametrize(
    "bad",
    [
        {"endpoint": "https://127.0.0.1/x"},
        {"endpoint": "https://[::1]/x"},
        {"endpoint": "https://10.0.0.7/x"},
        {"endpoint": "https://router/x"},
        {"endpoint": "https://printer.local/x"},
        {"endpoint": "https://push.example:8443/x"},
        {"endpoint": "https://ada@push.example/x"},
        {"endpoint": "https://push.example/x y"},
        {"p256dh": "A" * 87},
        {"auth": "A" * 40},
    ],
)
def test_what_is_no_push_service_is_refused(server: Server, bad: dict[str, str]) -> None:
    assert "This browser cannot be sent notifications" in refused(
        Friend(server), 409, "POST", "/api/people/me/push", body_of(**bad)
    )


def test_deleting_a_person_erases_devices_and_wishes(server: Server) -> None:
    table, ada, _ = two_at_table(server)
    person = ada.call("GET", "/api/people/me")["person"]
    subscribed(ada, "https://push.example/forgotten")
    ada.call("PATCH", "/api/people/me/notices", {"kinds": []})
    ada.post(table, "notices", {"wish": "none"})
    ada.call("DELETE", "/api/people/me")
    with sqlite3.connect(server.database) as connection:
        for name in ("subscriptions", "notice_wishes", "notice_tables", "notices"):
            assert connection.execute(f"SELECT * FROM {name} WHERE person = ?", (person,)).fetchall() == []


def test_a_notice_to_try_needs_a_device_and_says_when_it_is_not_taken(server: Server) -> None:
    ada = Friend(server)
    assert "no such device" in refused(ada, 404, "POST", "/api/people/me/push/test", {"device": "none"})
    device = subscribed(ada, "https://tablee-nowhere.invalid/x")["device"]
    said = refused(ada, 409, "POST", "/api/people/me/push/test", {"device": device})
    assert "did not accept the notification" in said
