"""What the keeper of a server looks up and changes in its database: `tablee admin`."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tablee.cli.app import run
from tablee.server import auth, wire
from tablee.server.loadtest import Server
from tablee.server.storage import Transaction
from tablee.server.storage import campaigns as stored
from tablee.server.storage.lessons import add_learned
from tablee.server.storage.puzzles import add_try
from tablee.server.storage.rows import Campaign, ChatLine, Hero, Person, now
from tablee.server.storage.tales import set_hero, set_words
from tablee.server.study.ratings import Rating
from tablee.server.tables import opening, reports, seating
from tablee.server.tables.table_registry import TableRegistry

from .conftest import FAST, two_at_table
from .postgres import Postgres
from .test_inside import BOTH, inside, play_some, rewind

pytestmark = pytest.mark.timeout(120)
OPEN = wire.NewTable(game="push", seats=[wire.Place("me"), wire.Place("open")])
BOB = Person(id="-bob", key_hash=auth.hash_key("b" * 43), name="Bob", lang="fr", created=1)
WAITING = wire.NewTable(game="push", seats=[wire.Place("me"), wire.Place("open")], name="Bob's den")
Keeper = Callable[..., tuple[int, str]]


@pytest.fixture
def keeper(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Keeper:
    """Run `tablee admin …` on the database of `inside`, or another; its exit code and what it says."""
    monkeypatch.delenv("TABLEE_DEBUG", raising=False)
    monkeypatch.setenv("COLUMNS", "200")

    def said(*args: str, database: str = "") -> tuple[int, str]:
        capsys.readouterr()
        code = run(["admin", *args, "--database", database or str(tmp_path / "inside.db"), "--lang", "en"])
        captured = capsys.readouterr()
        return code, captured.out + captured.err

    return said


def everything(database: Path) -> list[str]:
    """A database as text, to see that nothing was changed."""
    with sqlite3.connect(database) as connection:
        return list(connection.iterdump())


def an_evening(folder: Path) -> dict[str, str]:
    """A table of Ada and Bob that runs, one that is over, and one of Bob that waits; whatever else is kept of Bob."""

    async def evening(tables: TableRegistry, ada: Person) -> dict[str, str]:
        await tables.storage.write(lambda tx: tx.add_person(BOB))
        running, over, waiting = [
            await opening.open_table(tables, person, wish) for person, wish in ((ada, OPEN), (ada, OPEN), (BOB, WAITING))
        ]
        for table in (running, over):
            await seating.sit(tables, table, BOB, wire.Sit())
        await play_some(running, 9)
        await reports.report(tables, running, BOB, wire.NewReport("My \x1b[31mcard\x07 is gone."))
        await play_some(over, 3000)
        await reports.report(tables, over, ada, wire.NewReport("All is well."))

        def words(tx: Transaction) -> None:
            for n, who in enumerate((ada, BOB)):
                line = ChatLine(
                    match=running.id, n=0, seat=n, person=who.id, name=who.name, text=f"{who.name}-words", mid="1", at=now()
                )
                tx.add_chat(line)
                set_words(tx, over.id, n, "en", f"{who.name}-tale")
            set_hero(tx, Hero(match=over.id, seat=1, name="Bobhero"))
            add_learned(tx, BOB, [("push", "first")])
            add_try(tx, BOB, "push", "p1", Rating(), True)
            stored.add_campaign(tx, Campaign(id="c", game="epic", name="Seven", data="{}", played=0, created=1))
            for who in (ada, BOB):
                stored.add_member(tx, "c", who, who.name)

        await tables.storage.write(words)
        return {"running": running.id, "over": over.id, "waiting": waiting.id}

    made: dict[str, str] = inside(folder, evening)
    return made


def rows(database: Path, query: str, *values: object) -> list[Any]:
    with sqlite3.connect(database) as connection:
        return connection.execute(query, values).fetchall()


# Lists.


def test_people_are_listed_searched_and_paged(tmp_path: Path, keeper: Keeper) -> None:
    an_evening(tmp_path)
    code, all_of_them = keeper("people")
    assert code == 0
    assert all_of_them.index("ada") < all_of_them.index("-bob"), "the newest first"
    assert "-bob" not in keeper("people", "--search", "ÀD")[1]
    assert "ada " in keeper("people", "--search", "ÀD")[1]
    first = keeper("people", "--limit", "1")[1]
    assert "--after=ada" in first
    assert "-bob" not in first
    last = keeper("people", "--limit", "1", "--after=ada")[1]
    assert "-bob" in last
    assert "--after" not in last
    assert "Nothing found" in keeper("people", "--after=-bob")[1]


def test_tables_are_listed_by_status_and_game_and_paged(tmp_path: Path, keeper: Keeper) -> None:
    made = an_evening(tmp_path)

    def listed(*args: str) -> set[str]:
        code, text = keeper("tables", *args)
        assert code == 0
        return {name for name, table in made.items() if f" {table} " in text}

    assert listed() == {"running", "over", "waiting"}
    assert listed("--running") == {"running"}
    assert listed("--finished") == {"over"}
    assert listed("--game", "push") == {"running", "over", "waiting"}
    assert listed("--game", "epic") == set()
    assert "Ada, Bob" in keeper("tables", "--running")[1]
    seen = [listed("--limit", "1")]
    while len(seen) < 3:
        seen.append(listed("--limit", "1", f"--after={made[next(iter(seen[-1]))]}"))
    assert set.union(*seen) == set(made), "each on a page of its own"


def test_reports_are_listed_and_paged_and_drive_no_terminal(tmp_path: Path, keeper: Keeper) -> None:
    an_evening(tmp_path)
    text = keeper("reports")[1]
    assert "My [31mcard is gone." in text
    assert "\x1b" not in text
    assert "\x07" not in text
    first = keeper("reports", "--limit", "1")[1]
    assert "All is well." not in first
    second = keeper("reports", first.split("There is more: ")[1].strip())[1]
    assert "All is well." in second
    assert "card" not in second


def test_no_list_shows_a_secret(tmp_path: Path, keeper: Keeper) -> None:
    made = an_evening(tmp_path)
    database = tmp_path / "inside.db"
    secret = [value for row in rows(database, "SELECT hash FROM keys") for value in row]
    secret += [value for row in rows(database, "SELECT seed FROM matches WHERE seed IS NOT NULL") for value in row]
    assert len(secret) == 4
    secret += ["k" * 43, "b" * 43, "seed", "zones", "hand", "dump", "Bob-words", "Bob-tale"]
    plain = (
        "people",
        "people --search b",
        "tables",
        "tables --running",
        "tables --finished",
        "tables --game push",
        "reports",
    )
    lists = [[*words.split(), *more] for words in plain for more in ([], ["--limit", "1"])]
    for args in lists:
        code, text = keeper(*args)
        assert code == 0
        assert [word for word in secret if word in text] == [], args
    moves = rows(database, "SELECT action FROM moves WHERE match = ?", made["running"])
    assert len(moves) == 9
    first = keeper("tables", "--running")[1]
    inside(tmp_path, lambda tables, person: play_on(tables, made["running"]))
    assert keeper("tables", "--running")[1] == first, "what is played at a table changes nothing in the list"


async def play_on(tables: TableRegistry, table: str) -> None:
    await play_some(await tables.table(table), 5)


# Changes.


def test_a_person_is_renamed_where_they_play_too(tmp_path: Path, keeper: Keeper) -> None:
    made = an_evening(tmp_path)
    code, text = keeper("rename", "-bob", "  À\u202eda ")
    assert (code, text) == (0, "-bob is now called “Àda”.\n")
    database = tmp_path / "inside.db"
    assert rows(database, "SELECT name FROM people ORDER BY id") == [("Àda",), ("Ada",)]
    named = {
        key: [n for (n,) in rows(database, "SELECT name FROM seats WHERE match = ? ORDER BY seat", made[key])] for key in made
    }
    assert named == {"running": ["Ada", "Àda 2"], "over": ["Ada", "Bob"], "waiting": ["Àda", ""]}
    assert rows(database, "SELECT name FROM members ORDER BY person") == [("Àda",), ("Ada",)]


def test_a_closed_table_opens_as_closed_and_is_played_no_more(tmp_path: Path, keeper: Keeper) -> None:
    made = an_evening(tmp_path)
    for name in ("running", "waiting"):
        assert keeper("close", made[name])[0] == 0
    assert made["running"] not in keeper("tables", "--running")[1]

    async def later(tables: TableRegistry, person: Person) -> None:
        for name in ("running", "waiting"):
            assert (await tables.table(made[name])).header.status == "expired"
        table = await tables.table(made["running"])
        assert table.feed.describe(person.id).status == "expired"
        assert made["running"] not in await tables.storage.due()

    inside(tmp_path, later)


def test_who_is_deleted_leaves_nothing_and_the_others_play_on(tmp_path: Path, keeper: Keeper) -> None:
    made = an_evening(tmp_path)
    code, text = keeper("delete", "-bob", "--yes")
    assert (code, text) == (0, "“Bob” (-bob) is deleted.\n")
    database = tmp_path / "inside.db"
    left = [line for line in everything(database) if "bob" in line.lower()]
    assert left == []
    kept = "\n".join(everything(database))
    assert all(word in kept for word in ("Ada-words", "Ada-tale", "All is well.", "Seven"))
    assert rows(database, "SELECT count(*) FROM learned UNION ALL SELECT count(*) FROM puzzle_people") == [(0,), (0,)]

    async def later(tables: TableRegistry, person: Person) -> None:
        table = await tables.table(made["running"])
        assert [seat.kind for seat in table.seats] == ["person", "bot"]
        await play_some(table, 3000)
        assert table.header.status == "finished"

    inside(tmp_path, later)


def test_nobody_is_deleted_unasked(tmp_path: Path, keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    an_evening(tmp_path)
    before = everything(tmp_path / "inside.db")
    asked: list[str] = []

    def answer(question: str) -> str:
        asked.append(question)
        return ""

    monkeypatch.setattr("builtins.input", answer)
    code, text = keeper("delete", "-bob")
    assert (code, text) == (0, "Nothing was deleted.\n")
    assert "“Bob” (-bob)" in asked[0]
    assert everything(tmp_path / "inside.db") == before


# What cannot be done.


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["people", "--after=x"], "there is nobody with the id “x”"),
        (["tables", "--after=x"], "there is no table “x”"),
        (["reports", "--after=x"], "there is no report “x”"),
        (["tables", "--running", "--finished"], "--running and --finished exclude each other"),
        (["tables", "--game", "chess"], "chess"),
        (["people", "--limit", "0"], "--limit"),
        (["rename", "x", "Zoe"], "there is nobody with the id “x”"),
        (["rename", "ada", "\u200b \u202e"], "name"),
        (["close", "x"], "there is no table “x”"),
        (["delete", "x", "--yes"], "there is nobody with the id “x”"),
        (["delete", "ada", "--yess"], "--yess"),
    ],
)
def test_a_fault_is_one_sentence_and_changes_nothing(tmp_path: Path, keeper: Keeper, args: list[str], why: str) -> None:
    an_evening(tmp_path)
    before = everything(tmp_path / "inside.db")
    code, text = keeper(*args)
    assert code == 2
    assert why in text
    assert len(text.splitlines()) == 1
    assert everything(tmp_path / "inside.db") == before


def test_a_match_that_is_over_is_not_closed(tmp_path: Path, keeper: Keeper) -> None:
    made = an_evening(tmp_path)
    before = everything(tmp_path / "inside.db")
    code, text = keeper("close", made["over"])
    assert code == 2
    assert "is over already" in text
    assert everything(tmp_path / "inside.db") == before


CHANGES = (["rename", "ada", "Zoe"], ["close", "t"], ["delete", "ada", "--yes"])


@pytest.mark.parametrize("args", CHANGES, ids=lambda args: args[0])
def test_a_file_that_a_server_has_is_listed_and_not_changed(tmp_path: Path, keeper: Keeper, args: list[str]) -> None:
    async def evening(tables: TableRegistry, person: Person) -> None:
        await opening.open_table(tables, person, BOTH)
        assert (await asyncio.to_thread(keeper, "people"))[0] == 0
        code, text = await asyncio.to_thread(keeper, *args)
        assert code == 2
        assert "a server is running on this file" in text
        assert len(text.splitlines()) == 1

    inside(tmp_path, evening)
    assert rows(tmp_path / "inside.db", "SELECT id, name FROM people") == [("ada", "Ada")]


@pytest.mark.parametrize("args", [["people"], ["tables"], ["reports"], *CHANGES], ids=lambda args: args[0])
def test_there_must_be_a_database(tmp_path: Path, keeper: Keeper, args: list[str]) -> None:
    code, text = keeper(*args)
    assert code == 2
    assert "there is no database at" in text
    assert list(tmp_path.iterdir()) == [], "none is made"


@pytest.mark.parametrize("args", [["people"], ["tables"], *CHANGES], ids=lambda args: args[0])
def test_a_database_of_something_else_is_left_alone(tmp_path: Path, keeper: Keeper, args: list[str]) -> None:
    with sqlite3.connect(tmp_path / "inside.db") as connection:
        connection.execute("CREATE TABLE birds (name TEXT)")
    code, text = keeper(*args)
    assert code == 2
    assert "not a database of Tablée" in text
    assert rows(tmp_path / "inside.db", "SELECT name FROM sqlite_master") == [("birds",)]


def test_a_database_of_a_former_version_is_listed_and_not_changed(tmp_path: Path, keeper: Keeper) -> None:
    inside(tmp_path, lambda tables, person: opening.open_table(tables, person, BOTH))
    rewind(tmp_path / "inside.db", "0013")
    before = everything(tmp_path / "inside.db")
    for name in ("people", "tables", "reports"):
        assert keeper(name)[0] == 0
    for args in CHANGES:
        code, text = keeper(*args)
        assert code == 2
        assert "another version" in text
    assert everything(tmp_path / "inside.db") == before


# Beside a server on PostgreSQL.


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    made = Postgres()
    yield made
    made.close()


def test_a_server_on_postgresql_hears_of_every_change(postgres: Postgres, keeper: Keeper) -> None:
    server = Server(postgres.url, settings=FAST)
    server.start()
    try:
        table, ada, bob = two_at_table(server)
        other = ada.open("me", "hot")
        ids = {friend: friend.call("GET", "/api/people/me")["person"] for friend in (ada, bob)}
        assert ids[ada] in keeper("people", "--search", "ada", database=postgres.url)[1]
        with ada.live(table) as live, ada.live(other) as there:
            live.until("state")
            there.until("state")
            assert keeper("rename", ids[bob], "Zoe", database=postgres.url)[0] == 0
            assert [seat["name"] for seat in live.until("table")["table"]["seats"]] == ["Ada", "Zoe"]
            assert bob.call("GET", "/api/people/me")["name"] == "Zoe"
            assert keeper("close", other, database=postgres.url)[0] == 0
            there.until("table")
            assert there.frames[-1]["table"]["status"] == "expired"
            assert keeper("delete", ids[bob], "--yes", database=postgres.url)[0] == 0
            assert [seat["kind"] for seat in live.until("table")["table"]["seats"]] == ["person", "bot"]
        with pytest.raises(Exception, match="401"):
            bob.call("GET", "/api/people/me")
        assert keeper("close", "x", database=postgres.url)[0] == 2
    finally:
        server.stop()
