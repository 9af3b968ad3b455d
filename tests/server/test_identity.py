"""Who one is: keys for every device, one-time codes, profiles that can be hidden, and the keys of former builds."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import pytest
from starlette.websockets import WebSocket

from tablee.cli.app import run
from tablee.engine.text import LANGUAGES
from tablee.server import auth, backup, wire
from tablee.server.identity import codes
from tablee.server.loadtest import Server
from tablee.server.settings import Settings
from tablee.server.storage import rows, schema
from tablee.server.storage.people import identity as stored
from tablee.server.storage.rows import DAY_MS, Person, now, today
from tablee.server.tables import opening, seating
from tablee.server.tables.table_registry import TableRegistry
from tablee.server.texts import Refusal
from tablee.server.web.call import CallContext
from tablee.server.web.hall.live import HallSocket
from tablee.server.web.identity import key_calls
from tablee.server.web.limits import Limits
from tablee.server.web.sockets.listening import converse
from tablee.server.web.sockets.live import Socket

from .conftest import FAST, Friend, two_at_table
from .postgres import Postgres
from .test_former_build import OLDEST
from .test_inside import BOTH, inside, until

pytestmark = pytest.mark.timeout(120)
ME = "/api/people/me"


def refused(status: int, ask: Callable[[], Any]) -> str:
    """The sentence with which something is refused."""
    with pytest.raises(HTTPError) as caught:
        ask()
    assert caught.value.code == status
    said: str = json.load(caught.value)["error"]
    return said


def another_device(friend: Friend) -> Friend:
    """The same person on another device, by a code."""
    code = friend.call("POST", f"{ME}/link")["code"]
    made = Friend.__new__(Friend)
    made.server, made.key = friend.server, friend.server.call("POST", "/api/link", {"code": code})["key"]
    return made


# Keys and devices.


def test_a_code_makes_another_device_the_same_person(server: Server) -> None:
    ada = Friend(server, "Ada")
    table = ada.open("me", "open")
    link = ada.call("POST", f"{ME}/link")
    assert 9 * 60_000 < link["expires"] - link["now"] <= 10 * 60_000
    assert server.call("POST", "/api/link/look", {"code": link["code"].lower().replace("-", " ")}) == {
        "name": "Ada",
        "yours": False,
    }
    assert ada.call("POST", "/api/link/look", {"code": link["code"]})["yours"]
    phone = server.call("POST", "/api/link", {"code": link["code"]})
    assert phone["person"] == ada.call("GET", ME)["person"]
    assert phone["key"] != ada.key
    assert [own["id"] for own in server.call("GET", "/api/tables/mine", None, phone["key"])] == [table]
    for again in ("/api/link", "/api/link/look"):
        assert "n’est pas valable" in refused(404, lambda path=again: server.call("POST", path, {"code": link["code"]}))  # type: ignore[misc]


def test_devices_are_listed_and_signed_out_one_by_one(server: Server) -> None:
    laptop = Friend(server, "Ada")
    phone = another_device(laptop)
    listed = laptop.call("GET", f"{ME}/keys")
    assert sorted(each["here"] for each in listed) == [False, True]
    assert {each["used"] for each in listed} == {today()}
    text = json.dumps(listed)
    assert not any(part in text for part in (laptop.key, auth.hash_key(laptop.key), auth.hash_key(phone.key)))
    other = next(each["id"] for each in listed if not each["here"])
    table = laptop.open("me", "open")
    with phone.live(table) as live:
        live.until("table")
        laptop.call("DELETE", f"{ME}/keys/{other}")
        assert live.until_closed() == {"type": "bye", "why": "This browser was signed out."}
    refused(401, lambda: phone.call("GET", ME))
    assert laptop.call("GET", ME)["name"] == "Ada"
    refused(404, lambda: laptop.call("DELETE", f"{ME}/keys/{other}"))


def test_nobody_signs_out_a_device_of_somebody_else(server: Server) -> None:
    ada, bob = Friend(server, "Ada"), Friend(server, "Bob")
    theirs = another_device(bob)
    for device in bob.call("GET", f"{ME}/keys"):
        if device["id"] != "first":
            refused(404, lambda device=device: ada.call("DELETE", f"{ME}/keys/{device['id']}"))  # type: ignore[misc]
    assert theirs.call("GET", ME)["name"] == "Bob"


def test_a_key_is_changed_and_everything_else_signed_out(server: Server) -> None:
    """A new key first, with which the old ones are made worthless: an answer that is lost on the way loses nobody."""
    laptop = Friend(server, "Ada")
    phone = another_device(laptop)
    code = laptop.call("POST", f"{ME}/link")["code"]
    new = laptop.call("POST", f"{ME}/keys")["key"]
    assert laptop.call("GET", ME) == server.call("GET", ME, None, new)
    server.call("DELETE", f"{ME}/keys", None, new)
    for old in (laptop.key, phone.key):
        refused(401, lambda old=old: server.call("GET", ME, None, old))  # type: ignore[misc]
    refused(404, lambda: server.call("POST", "/api/link", {"code": code}))
    assert len(server.call("GET", f"{ME}/keys", None, new)) == 1


def test_a_device_is_called_roughly_what_its_browser_says(server: Server) -> None:
    agent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Safari/604.1"
    headers = {"content-type": "application/json", "user-agent": agent}
    with urlopen(Request(f"{server.url}/api/people", b'{"name": "Zoe"}', headers, method="POST")) as answer:
        key = json.load(answer)["key"]
    assert [each["device"] for each in server.call("GET", f"{ME}/keys", None, key)] == ["Safari, iPhone"]
    with sqlite3.connect(server.database) as connection:
        assert not [row for row in connection.execute("SELECT * FROM keys") if "605.1.15" in str(row)]


def test_the_last_use_of_a_key_is_noted_once_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(tables: TableRegistry, person: Person) -> list[int | None]:
        noted: list[int | None] = []
        start = now()
        for days in (0, 0, 1, 3):
            monkeypatch.setattr(rows, "now", lambda days=days: start + days * DAY_MS)  # type: ignore[misc]
            await tables.people.by_key("k" * 43)
            async with tables.storage.read() as connection:
                noted += [key.used for key in await connection.run_sync(stored.keys_of, "ada")]
        return noted

    first, again, second, third = inside(tmp_path, work)
    assert first == again
    assert (second - first, third - first) == (DAY_MS, 3 * DAY_MS)


def test_whoever_has_too_many_devices_loses_the_one_unused_longest(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, person: Person) -> list[str]:
        def fill(tx: Any) -> None:
            for n in range(stored.MOST_KEYS + 5):
                key = rows.Key(hash=f"h{n}", id=f"k{n}", person="ada", device="", created=n, used=n * DAY_MS)
                stored.add_key(tx, key)

        await tables.storage.write(fill)
        async with tables.storage.read() as connection:
            return [key.id for key in await connection.run_sync(stored.keys_of, "ada")]

    kept = inside(tmp_path, work)
    assert kept == [f"k{n}" for n in range(stored.MOST_KEYS + 4, 4, -1)]


# Codes.


def test_a_code_is_kept_as_a_hash_and_worthless_after_ten_minutes(
    own_server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Friend(own_server)
    code = ada.call("POST", f"{ME}/link")["code"]
    plain = code.replace("-", "")
    assert len(plain) == codes.LINK_SIGNS
    assert set(plain) <= set(codes.ALPHABET)
    assert len(codes.ALPHABET) ** codes.LINK_SIGNS >= 2**40
    with sqlite3.connect(own_server.database, timeout=10) as connection:
        assert plain not in "".join(connection.iterdump())
        connection.execute("UPDATE codes SET expires = ?", (now() - 1,))
    for path in ("/api/link/look", "/api/link"):
        refused(404, lambda path=path: own_server.call("POST", path, {"code": code}))  # type: ignore[misc]
    fresh = ada.call("POST", f"{ME}/link")["code"]
    newest = ada.call("POST", f"{ME}/link")["code"]
    refused(404, lambda: own_server.call("POST", "/api/link", {"code": fresh}))
    assert own_server.call("POST", "/api/link/look", {"code": newest})


def guess(limits: Limits, tables: TableRegistry, address: str, code: str) -> Any:
    """A code that somebody enters."""
    context = CallContext(tables, limits, None, {}, address, "en")
    return key_calls.enter_code(context, wire.EnterCode(code))


def test_guessing_is_stopped_for_an_address_and_for_all_of_them(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, person: Person) -> tuple[int, int, int]:
        async def tries(limits: Limits, address: Callable[[int], str], times: int) -> int:
            looked = 0
            for n in range(times):
                with pytest.raises(Refusal) as caught:
                    await guess(limits, tables, address(n), codes.new_code())
                looked += caught.value.key == "code"
                assert caught.value.key in ("code", "many-entries")
            return looked

        one = await tries(Limits(tables.settings), lambda n: "192.0.2.1", 200)
        limits = Limits(tables.settings)
        everybody = await tries(limits, lambda n: f"192.0.2.{n}", 250)
        mine = codes.new_code()
        await tables.storage.write(lambda tx: stored.add_code(tx, person.id, codes.hash_code(mine), now() + 60_000))
        with pytest.raises(Refusal) as caught:
            await guess(limits, tables, "198.51.100.7", mine)
        assert caught.value.status == 429, "while guesses come from everywhere, not even the right code is looked at"
        created = await guess(Limits(tables.settings), tables, "198.51.100.7", mine)
        assert created.person == person.id
        return one, everybody, 0

    one, everybody, _ = inside(tmp_path, work)
    assert 20 <= one <= 25
    assert 120 <= everybody <= 150


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_a_code_that_is_entered_twice_at_once_is_good_once(
    tmp_path: Path, request: pytest.FixtureRequest, database: str
) -> None:
    async def race(tables: TableRegistry, person: Person) -> tuple[int, int]:
        await tables.storage.write(lambda tx: stored.add_code(tx, person.id, codes.hash_code("A" * 8), now() + 60_000))
        limits = Limits(Settings(ease=100.0))
        tried = [guess(limits, tables, f"192.0.2.{n}", "AAAA-AAAA") for n in range(8)]
        results = await asyncio.gather(*tried, return_exceptions=True)
        async with tables.storage.read() as connection:
            return sum(isinstance(each, wire.Created) for each in results), len(
                await connection.run_sync(stored.keys_of, person.id)
            )

    changes = {"database": request.getfixturevalue("postgres").url} if database == "postgres" else {}
    assert inside(tmp_path, race, **changes) == (1, 2)


@pytest.mark.parametrize("text", ["", "A", "AAAA AAAA A", "0OIl-1111", "ÀÀÀÀÀÀÀÀ", "𝟛" * 8])
def test_what_can_be_no_code_is_refused_like_a_wrong_one(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        codes.entered_hash(text)
    assert (caught.value.key, caught.value.status) == ("code", 404)


# Several processes.


@asynccontextmanager
async def two_processes(postgres: Postgres) -> AsyncIterator[tuple[TableRegistry, TableRegistry]]:
    """Two processes of one server, each of which hears the other."""
    settings = msgspec.structs.replace(FAST, database=postgres.url)
    both = TableRegistry(settings), TableRegistry(settings)
    try:
        for tables in both:
            await tables.open()
        await until(lambda: all(tables.storage.bus.hears() for tables in both))
        yield both
    finally:
        for tables in both:
            await tables.close()


@pytest.mark.parametrize("how", ["signed-out", "forgotten"])
def test_who_is_signed_out_or_deleted_is_let_go_in_every_process(postgres: Postgres, how: str) -> None:
    """Two processes of one server: both forget the key, and both end its conversations at tables and in the hall."""
    key = how * 3

    async def work() -> None:
        async with two_processes(postgres) as (left, right):
            eve = Person(id=how, key_hash=auth.hash_key(key), name="Eve", lang="en", created=now())
            bob = Person(id=f"other {how}", key_hash=auth.hash_key(key[::-1]), name="Bob", lang="en", created=now())
            await left.storage.write(lambda tx: (tx.add_person(eve), tx.add_person(bob)))
            heard, stay = [], []
            for tables in (left, right):
                table = await opening.open_table(tables, eve, BOTH)
                assert (await tables.people.by_key(key)).id == eve.id
                for person, listeners in ((eve, heard), (bob, stay)):
                    there = (Listener(person), Listener(person))
                    table.feed.listeners.add(there[0])
                    tables.hall.visitors.add(there[1])
                    listeners += there
            if how == "signed-out":
                await left.storage.write(lambda tx: stored.drop_key(tx, eve.id, "first"))
            else:
                await seating.forget(left, eve)
            await until(lambda: all(listener.heard for listener in heard))
            assert [listener.heard for listener in heard] == [[how]] * 4
            assert [listener.heard for listener in stay] == [[]] * 4
            for tables in (left, right):
                assert len(tables.hall.visitors) == 1
                with pytest.raises(Refusal):
                    await tables.people.by_key(key)

    asyncio.run(work())


def test_who_was_signed_out_unheard_is_let_go_as_soon_as_the_line_is_back(tmp_path: Path) -> None:
    """News of a key that ended were lost: nobody has to say anything first."""

    async def work(tables: TableRegistry, ada: Person) -> None:
        table = await opening.open_table(tables, ada, BOTH)
        others = [rows.Key(hash=f"h{n}", id=f"k{n}", person="ada", device="", created=n) for n in range(2)]
        await tables.storage.write(lambda tx: [stored.add_key(tx, key) for key in others])
        there = [Listener(msgspec.structs.replace(ada, key_hash=key)) for key in ("h0", "h1", "h0", "h1")]
        table.feed.listeners.update(cast(Any, there[:2]))
        tables.hall.visitors.update(cast(Any, there[2:]))
        with sqlite3.connect(tmp_path / "inside.db", timeout=10) as connection:
            connection.execute("DELETE FROM keys WHERE hash = 'h1'")
        tables._on_gap()
        await until(lambda: bool(there[1].heard and there[3].heard))
        assert [listener.heard for listener in there] == [[], ["signed-out"], [], ["signed-out"]]
        table.feed.listeners.clear()

    inside(tmp_path, work)


def test_a_key_that_ends_while_it_is_looked_up_is_not_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(tables: TableRegistry, ada: Person) -> None:
        real = tables.storage.person_by_hash

        async def slowly(hashed: str) -> Person | None:
            found = await real(hashed)
            await tables.storage.write(lambda tx: stored.drop_key(tx, "ada", "first"))
            return found

        monkeypatch.setattr(tables.storage, "person_by_hash", slowly)
        assert (await tables.people.by_key("k" * 43)).id == "ada", "that was so when it was asked"
        with pytest.raises(Refusal):
            await tables.people.by_key("k" * 43)

    inside(tmp_path, work)


class Page:
    """A browser that opens a socket, says hello and then only listens."""

    def __init__(self, hello: str) -> None:
        self.hello: list[str] = [hello]
        self.said: list[dict[str, Any]] = []

    async def receive(self) -> dict[str, Any]:
        if not self.hello:
            await asyncio.Event().wait()
        return {"type": "websocket.receive", "text": self.hello.pop()}

    async def send_text(self, text: str) -> None:
        self.said.append(json.loads(text))

    async def close(self, code: int) -> None:
        self.said.append({"type": "closed"})


@pytest.mark.parametrize("where", ["table", "hall"])
def test_whoever_is_signed_out_while_a_socket_opens_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    """The news comes between the hello and the moment from which on this socket hears any: it is not missed."""

    async def work(tables: TableRegistry, ada: Person) -> None:
        table = await opening.open_table(tables, ada, BOTH)
        real = Socket._identify

        async def identify(self: Socket, key: str) -> None:
            await real(self, key)
            await tables.storage.write(lambda tx: stored.drop_key(tx, "ada", "first"))

        monkeypatch.setattr(Socket, "_identify", identify)
        page = Page(json.dumps({"type": "hello", "key": "k" * 43}))
        kind = Socket if where == "table" else HallSocket
        async with asyncio.timeout(20):
            await converse(kind(tables, Limits(tables.settings), cast(WebSocket, page), "en"), table.id)
        assert page.said[-2:] == [{"type": "bye", "why": "This browser was signed out."}, {"type": "closed"}]
        assert not tables.hall.visitors
        assert not table.feed.listeners

    inside(tmp_path, work)


class Listener:
    """Somebody at a table who only hears why it ends."""

    def __init__(self, person: Person) -> None:
        self.person_id, self.key_hash = person.id, person.key_hash
        self.heard: list[str] = []

    def bye(self, key: str) -> None:
        self.heard.append(key)

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *args: None


# Former builds.


def test_keys_of_a_former_build_keep_working(tmp_path: Path) -> None:
    server = Server(str(OLDEST.database(tmp_path)), settings=FAST)
    with sqlite3.connect(server.database) as connection:
        (hashed,) = connection.execute("SELECT key_hash FROM people WHERE name = 'Ada'").fetchone()
    server.start()
    try:
        me = server.call("GET", ME, None, OLDEST.expected["key"])
        assert me["name"] == "Ada"
        (device,) = server.call("GET", f"{ME}/keys", None, OLDEST.expected["key"])
        assert (device["device"], device["here"], device["used"]) == ("", True, today())
    finally:
        server.stop()
    with sqlite3.connect(server.database) as connection:
        assert hashed in [row[0] for row in connection.execute("SELECT hash FROM keys")]
        assert "key_hash" not in [row[1] for row in connection.execute("PRAGMA table_info(people)")]


@pytest.mark.parametrize("backed_up_by", ["this build", "the former build"])
def test_a_backup_of_a_former_build_keeps_the_keys(tmp_path: Path, backed_up_by: str) -> None:
    former, file, fresh = OLDEST.database(tmp_path), tmp_path / "all.gz", tmp_path / "fresh.db"
    backup.backup(str(former), file)
    if backed_up_by == "the former build":
        lines = gzip.decompress(file.read_bytes()).splitlines()
        assert any(b'"key_hash"' in line for line in lines)
        known = {"id", "key_hash", "name", "lang", "created"}
        assert all(set(row["row"]) == known for row in map(json.loads, lines) if row.get("table") == "people")
    backup.restore(str(fresh), file)
    hashed = auth.hash_key(OLDEST.expected["key"])
    with sqlite3.connect(fresh) as connection:
        found = "SELECT name FROM keys JOIN people ON keys.person = people.id WHERE hash = ?"
        assert connection.execute(found, (hashed,)).fetchall() == [("Ada",)]


# Profiles.


def test_a_profile_says_what_was_played_in_public_and_no_more(own_server: Server) -> None:
    ada, bob = Friend(own_server, "Ada"), Friend(own_server, "Bob")
    person = ada.call("GET", ME)["person"]
    ada.open("me", "open", public=True)
    with sqlite3.connect(own_server.database, timeout=10) as connection:
        for n, (game, public, status) in enumerate(
            [("push", 1, "finished"), ("push", 1, "finished"), ("epic", 0, "finished"), ("conan", 1, "running")]
        ):
            made = rows.values(rows.Match(id=f"m{n}", game=game, rules_version=1, seats=2, options="{}", status=status))
            made["public"] = public
            columns = ", ".join(f'"{name}"' for name in made)
            connection.execute(f"INSERT INTO matches ({columns}) VALUES ({', '.join('?' * len(made))})", list(made.values()))
            for seat in range(2):
                sits = rows.values(rows.Seat(match=f"m{n}", seat=seat, kind="person", person=person))
                columns = ", ".join(f'"{name}"' for name in sits)
                connection.execute(
                    f"INSERT INTO seats ({columns}) VALUES ({', '.join('?' * len(sits))})", list(sits.values())
                )
    shown = bob.call("GET", f"/api/people/{person}")
    assert shown["games"] == [{"game": "push", "matches": 2}], "who sat at both seats has played one match"
    assert shown["name"] == "Ada"
    assert len(shown["since"]) == 7
    assert set(shown) == {"person", "name", "since", "games", "hidden"}
    assert own_server.call("GET", f"/api/people/{person}") == shown


def test_whoever_hides_a_profile_is_nobody_to_others(server: Server) -> None:
    table, ada, bob = two_at_table(server)
    person = ada.call("GET", ME)["person"]

    def shown() -> list[str | None]:
        return [seat["person"] for seat in bob.call("GET", f"/api/tables/{table}")["seats"]]

    assert shown() == [person, bob.call("GET", ME)["person"]]
    with bob.live(table) as live, ada.live(table) as own:
        own.until("table")
        live.until("table")
        assert ada.call("PATCH", ME, {"hidden": True})["hidden"] is True
        while live.until("table")["table"]["seats"][0]["person"] is not None:
            pass
        own.send({"type": "chat", "id": "1", "text": "Hello"})
        assert "person" not in live.until("chat")
        ada.call("PATCH", ME, {"hidden": False})
        while live.until("table")["table"]["seats"][0]["person"] != person:
            pass
        own.send({"type": "chat", "id": "2", "text": "Hello again"})
        assert live.until("chat")["person"] == person
        ada.call("PATCH", ME, {"hidden": True})
    assert shown()[0] is None
    for asker in (bob.key, ""):
        hidden = refused(404, lambda asker=asker: server.call("GET", f"/api/people/{person}", None, asker))  # type: ignore[misc]
        unknown = refused(404, lambda asker=asker: server.call("GET", "/api/people/AAAAAAAAAAAAAAAA", None, asker))  # type: ignore[misc]
        assert hidden == unknown
    assert ada.call("GET", f"/api/people/{person}")["hidden"] is True


def test_the_id_of_a_person_opens_nothing(server: Server) -> None:
    """It stands in links that anybody may follow, and is taken neither for a key nor for a code."""
    table, ada, bob = two_at_table(server)
    person = ada.call("GET", ME)["person"]
    for key in (person, person * 3):
        refused(401, lambda key=key: server.call("GET", ME, None, key))  # type: ignore[misc]
    refused(404, lambda: server.call("POST", "/api/link", {"code": person}))
    for path in (f"/api/people/{person}", f"/api/people/{person}/keys", f"/api/people/{person}/export"):
        for method in ("DELETE", "PATCH", "POST"):
            assert refused_status(bob, method, path) in (404, 405)
    ada.call("PATCH", ME, {"hidden": True})
    assert person not in json.dumps(bob.call("GET", f"/api/tables/{table}"))


def refused_status(friend: Friend, method: str, path: str) -> int:
    with pytest.raises(HTTPError) as caught:
        friend.call(method, path, {})
    return caught.value.code


# Forgetting, and keepers.


def test_a_deleted_person_stands_nowhere(own_server: Server) -> None:
    table, ada, bob = two_at_table(own_server)
    person = bob.call("GET", ME)["person"]
    bob.call("POST", f"{ME}/link")
    another_device(bob)
    bob.call("POST", f"{ME}/link")
    with sqlite3.connect(own_server.database, timeout=10) as connection:
        connection.execute("INSERT INTO passkeys VALUES ('p', ?, 'k', 0, 'here', 1, 1)", (person,))
        connection.execute("INSERT INTO challenges VALUES ('c', ?, 1)", (person,))
    bob.call("DELETE", ME)
    with sqlite3.connect(own_server.database, timeout=10) as connection:
        found = [
            str(table.name)
            for table in schema.META.tables.values()
            for row in connection.execute(f'SELECT * FROM "{table.name}"')
            if person in map(str, row)
        ]
        assert connection.execute("SELECT count(*) FROM keys").fetchone() == (1,)
    assert found == []
    assert ada.call("GET", f"/api/tables/{table}")["seats"][1]["kind"] == "bot"


def test_a_keeper_gives_back_who_somebody_was(own_server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    """While the server runs: it looks for the code where the keeper leaves it."""
    ada = Friend(own_server, "Ada")
    person = ada.call("GET", ME)["person"]
    for lang in LANGUAGES:
        assert run(["admin", "recover", person, "--database", own_server.database, "--lang", lang]) == 0
        said = capsys.readouterr().out
        code = said.split()[0]
        assert len(code.replace("-", "")) == codes.RECOVERY_SIGNS
        assert "Ada" in said
        assert own_server.call("POST", "/api/link", {"code": code})["person"] == person
        refused(404, lambda code=code: own_server.call("POST", "/api/link", {"code": code}))  # type: ignore[misc]
    assert run(["admin", "recover", "nobody", "--database", own_server.database]) == 2
