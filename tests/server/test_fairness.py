"""What one person may take of a server that others share, and what those at a table may know of each other."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest

from tablee.server.backup import BadBackup, backup, restore
from tablee.server.loadtest import Server
from tablee.server.main import prepare
from tablee.server.names import clean_name, distinct
from tablee.server.settings import Settings
from tablee.server.texts import Refusal

from .conftest import Friend, Live, two_at_table


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server with small quotas."""
    quotas = {"chat_lines": 5, "open_tables": 4, "running_tables": 6, "public_tables": 2, "public_tables_each": 5}
    made = Server(str(tmp_path / "strict.db"), settings=Settings(pace=(0.0, 0.0), **quotas))  # type: ignore[arg-type]
    made.start()
    yield made
    made.stop()


def refusal(friend: Friend, method: str, path: str, body: object) -> tuple[int, str]:
    with pytest.raises(HTTPError) as caught:
        friend.call(method, path, body)
    return caught.value.code, caught.value.read().decode()


PUSH = {"game": "push", "seats": [{"kind": "me"}, {"kind": "open"}]}
HOT = {"game": "push", "seats": [{"kind": "me"}, {"kind": "hot"}]}


# Quotas.


def test_chat_has_a_pace(strict: Server) -> None:
    ada = Friend(strict, "Ada", "fr")
    table = ada.open("me", "open")
    with ada.live(table) as live:
        live.until("table")
        for n in range(30):
            live.send({"type": "chat", "id": f"c{n}", "text": f"line {n}"})
        told = [live.until("chat", "refused") for _ in range(30)]
    assert 5 <= sum(frame["type"] == "chat" for frame in told) <= 7
    assert {frame["why"] for frame in told if frame["type"] == "refused"} == {
        "Vous écrivez plus vite qu’on ne peut lire\u202f; attendez quelques secondes."
    }
    with sqlite3.connect(strict.database) as connection:
        assert connection.execute("SELECT count(*) FROM chat WHERE match = ?", (table,)).fetchone()[0] <= 7


def test_a_host_has_so_many_tables(strict: Server) -> None:
    ada, bob = Friend(strict, "Ada", "fr"), Friend(strict, "Bob")
    tables = [ada.open("me", "open") for _ in range(4)]
    status, said = refusal(ada, "POST", "/api/tables", PUSH)
    assert status == 429
    assert "tables en attente" in said
    bob.post(tables[0], "sit", {})
    for _ in range(5):
        ada.call("POST", "/api/tables", HOT)
    status, said = refusal(ada, "POST", "/api/tables", HOT)
    assert status == 429
    assert "parties en cours" in said
    ada.open("me", "open")
    bob.open("me", "open")


def test_the_public_list_is_not_one_persons(strict: Server) -> None:
    ada = Friend(strict, "Ada")
    for _ in range(2):
        ada.open("me", "open", public=True)
    status, said = refusal(ada, "POST", "/api/tables", {**PUSH, "public": True})
    assert status == 429
    assert "public list" in said
    hidden = ada.open("me", "open")
    assert refusal(ada, "POST", f"/api/tables/{hidden}/settings", {"public": True})[0] == 429
    for _ in range(3):
        Friend(strict, "Eve").open("me", "open", public=True)
    assert refusal(Friend(strict, "Eve"), "POST", "/api/tables", {**PUSH, "public": True})[0] == 429, "five from one address"
    assert len(strict.call("GET", "/api/tables/public")) == 5


def test_what_was_listed_before_there_were_quotas_does_not_fill_the_list(tmp_path: Path) -> None:
    free = Server(str(tmp_path / "full.db"), settings=Settings(ease=1e6))
    free.start()
    ada, bob = Friend(free, "Ada"), Friend(free, "Bob")
    other = bob.open("me", "open", public=True)
    for _ in range(60):
        ada.open("me", "open", public=True)
    free.stop()
    now = Server(str(tmp_path / "full.db"))
    now.settings = Settings()
    now.start()
    try:
        listed = [table["id"] for table in now.call("GET", "/api/tables/public")]
        assert len(listed) == 4
        assert other in listed
    finally:
        now.stop()


# Names.


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ada", "Ada"),
        ("A\u200bd\u200da\ufeff", "Ada"),
        ("\u202eadA\u2066", "adA"),
        ("Z\u00adoe", "Zoe"),
        ("Zoe\u0308", "Zoë"),
        ("H" + "\u0300\u0301\u0302\u0303\u0304\u0305" + "i", "H\u0300\u0301i"),
        ("Ada\u3164", "Ada"),
        ("李雷", "李雷"),
        ("محمد", "محمد"),
        ("नमस्ते", "नमस्ते"),
        ("🦊", "🦊"),
    ],
)
def test_a_name_is_what_is_seen(given: str, kept: str) -> None:
    assert clean_name(given) == kept


@pytest.mark.parametrize("nothing", ["\u200b", "\u3164", "\u2800\u115f", " \u00a0", "\u0301", "\u202e\u2069", "\U000e0041"])
def test_a_name_that_cannot_be_seen_is_refused(nothing: str) -> None:
    with pytest.raises(Refusal):
        clean_name(nothing)


def test_names_at_a_table_are_told_apart(server: Server) -> None:
    ada, eve = Friend(server, "Ada"), Friend(server, "А\u200bda")
    table = ada.open("me", "hot", "open", "open")
    eve.post(table, "sit", {})
    seats = eve.post(table, "sit", {"name": "Bob"})["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "Ada 2", "Аda 3", "Bob"]
    long = "x" * 40
    assert distinct(long, [long]) == "x" * 37 + " 2"


# Hints.


def asks(friend: Friend, table: str, seat: int) -> Any:
    return friend.post(table, "hint", {"seat": seat})


def whose_turn(live: Live) -> int:
    while not live.states or not next(iter(live.states.values()))["view"]["to_act"]:
        live.get()
    return int(next(iter(live.states.values()))["view"]["to_act"][0])


def test_hints_among_people_are_off_unless_the_table_says_so(server: Server) -> None:
    table, ada, bob = two_at_table(server)
    assert ada.call("GET", f"/api/tables/{table}")["hints"] is False
    with ada.live(table) as live:
        seat = whose_turn(live)
    friend = (ada, bob)[seat]
    status, said = refusal(friend, "POST", f"/api/tables/{table}/hint", {"seat": seat})
    assert status == 403
    assert "no hints at this table" in said
    assert refusal(ada, "POST", f"/api/tables/{table}/settings", {"hints": True})[0] == 409, "not once it has begun"


def test_a_hint_among_people_is_seen_by_all_of_them(server: Server) -> None:
    ada, bob = Friend(server, "Ada"), Friend(server, "Bob", "fr")
    table = ada.open("me", "open")
    assert ada.post(table, "settings", {"hints": True, "muted": True})["hints"] is True
    bob.post(table, "sit", {})
    with ada.live(table) as left, bob.live(table) as right:
        seat = whose_turn(left)
        friend, name = ((ada, "Ada"), (bob, "Bob"))[seat]
        assert asks(friend, table, seat)["named"]
        assert asks(friend, table, seat)["named"]
        told = right.until("chat")
        assert (told["what"], told["text"], told["seat"]) == ("hint", f"{name} a demandé conseil.", seat)
        assert left.until("chat")["text"] == f"{name} has asked for a hint."
        assert not [frame for frame in right.drain() if frame["type"] == "chat"], "once for each question"
    with bob.live(table) as again:
        assert again.until("chat")["what"] == "hint"


def test_alone_hints_are_always_there(server: Server) -> None:
    ada = Friend(server, "Ada")
    for kinds in (("me", "easy"), ("me", "hot")):
        table = ada.open(*kinds)
        assert ada.call("GET", f"/api/tables/{table}")["hints"] is True
        with ada.live(table) as live:
            live.until("state")
            while not any(state["view"]["legal"] for state in live.states.values()):
                live.get()
            seat = next(seat for seat, state in live.states.items() if state["view"]["legal"])
            assert asks(ada, table, seat)["named"]
            assert not [frame for frame in live.drain() if frame["type"] == "chat"]


def test_a_table_from_before_goes_on_with_hints(own_server: Server) -> None:
    """As stored by the build before: no word about hints or chat."""
    table, ada, bob = two_at_table(own_server)
    own_server.stop()
    with sqlite3.connect(own_server.database) as connection:
        connection.execute("UPDATE matches SET hints = NULL, open_chat = NULL")
    own_server.start()
    assert ada.call("GET", f"/api/tables/{table}")["hints"] is True
    with ada.live(table) as live:
        seat = whose_turn(live)
    assert asks((ada, bob)[seat], table, seat)["named"]


# Chat.


def test_who_only_looks_reads_no_private_chat(server: Server) -> None:
    table, ada, bob = two_at_table(server)
    eve = Friend(server, "Eve")
    with ada.live(table) as left, Live(server, table) as stranger, eve.live(table) as other:
        for live in (left, stranger, other):
            live.until("state")
        left.send({"type": "chat", "id": "1", "text": "Psst"})
        left.until("chat")
        for live in (stranger, other):
            assert not [frame for frame in live.drain() if frame["type"] == "chat"]
        with bob.live(table) as right:
            assert right.until("chat")["text"] == "Psst"
        assert ada.post(table, "settings", {"open_chat": True})["open_chat"] is True
        assert stranger.until("chat")["text"] == "Psst", "told from then on, and what was said before"
        left.send({"type": "chat", "id": "2", "text": "Hello all"})
        assert other.until("chat", text="Hello all")
        ada.post(table, "settings", {"open_chat": False})
        left.send({"type": "chat", "id": "3", "text": "Between us"})
        left.until("chat", text="Between us")
        assert "Between us" not in [frame.get("text") for frame in stranger.drain()]


def test_whoever_sits_down_reads_what_was_said(server: Server) -> None:
    ada, bob = Friend(server, "Ada"), Friend(server, "Bob")
    table = ada.open("me", "open")
    with ada.live(table) as left, bob.live(table) as right:
        left.send({"type": "chat", "id": "1", "text": "Welcome"})
        left.until("chat")
        assert not [frame for frame in right.drain() if frame["type"] == "chat"]
        bob.post(table, "sit", {})
        assert right.until("chat")["text"] == "Welcome"


def test_the_chat_of_a_public_table_is_public(server: Server) -> None:
    ada = Friend(server, "Ada")
    table = ada.open("me", "open", public=True)
    with ada.live(table) as left:
        left.send({"type": "chat", "id": "1", "text": "Who plays?"})
        left.until("chat")
    with Live(server, table) as stranger:
        assert stranger.until("chat")["text"] == "Who plays?"


# Backups.


def test_what_is_not_there_is_not_backed_up(tmp_path: Path) -> None:
    with pytest.raises(BadBackup, match="no database at"):
        backup(str(tmp_path / "missing.db"), tmp_path / "x.backup")
    (tmp_path / "empty.db").touch()
    with pytest.raises(BadBackup, match="no database of Tablée"):
        backup(str(tmp_path / "empty.db"), tmp_path / "x.backup")
    (tmp_path / "text.db").write_text("not a database" * 100)
    with pytest.raises(BadBackup):
        backup(str(tmp_path / "text.db"), tmp_path / "x.backup")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["empty.db", "text.db"]


def test_a_backup_is_for_its_owners_eyes_and_restored_into_an_empty_place(own_server: Server, tmp_path: Path) -> None:
    Friend(own_server, "Ada")
    file = tmp_path / "all.backup"
    assert backup(own_server.database, file) == 4, "a person and a key; when the server lived, and its own keys"
    assert file.stat().st_mode & 0o777 == 0o600
    other = Server(str(tmp_path / "other.db"))
    other.start()
    Friend(other, "Bob")
    other.stop()
    for place in (other.database, str(tmp_path / "new.db")):
        if place == other.database:
            with pytest.raises(BadBackup) as caught:
                restore(place, file)
            assert str(caught.value) == "this database already holds people; restore into an empty one"
        else:
            assert restore(place, file) == 4


def test_a_backup_that_is_none_makes_no_database(tmp_path: Path) -> None:
    (tmp_path / "no.backup").write_text("no")
    with pytest.raises(BadBackup):
        restore(str(tmp_path / "new.db"), tmp_path / "no.backup")
    assert not (tmp_path / "new.db").exists()


def test_rows_that_do_not_fit_are_named_without_their_secrets(own_server: Server, tmp_path: Path) -> None:
    import gzip

    Friend(own_server, "Ada")
    file = tmp_path / "all.backup"
    backup(own_server.database, file)
    lines = gzip.decompress(file.read_bytes()).splitlines()
    file.write_bytes(gzip.compress(b"\n".join([*lines, lines[-1]]) + b"\n"))
    with pytest.raises(BadBackup) as caught:
        restore(str(tmp_path / "new.db"), file)
    assert str(caught.value) == "the rows of all.backup do not fit together; nothing was restored"


def test_a_database_of_the_former_build_is_backed_up_and_opened(tmp_path: Path) -> None:
    """As the build before left it: at its last migration, with its columns."""
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import create_engine

    from tablee.server.storage.connection import MIGRATIONS

    database = tmp_path / "former.db"
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(f"sqlite:///{database}")
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0005")
        connection.exec_driver_sql("INSERT INTO people VALUES ('ada', 'h', 'Ada', 'en', 0)")
        connection.commit()
    engine.dispose()
    assert backup(str(database), tmp_path / "former.backup") == 1
    assert restore(str(tmp_path / "new.db"), tmp_path / "former.backup") == 2, "a key of its own"
    prepare(Settings(database=str(database)))
    with sqlite3.connect(database) as opened:
        assert opened.execute("SELECT name FROM people").fetchall() == [("Ada",)]
        assert "hints" in [row[1] for row in opened.execute("PRAGMA table_info(matches)")]
