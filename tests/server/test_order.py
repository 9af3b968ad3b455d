"""Bans, mutes and the queue of a keeper: what they keep people from, what these are told, and what goes on without them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.server import wire
from tablee.server.decency import barring
from tablee.server.decency.complaints import complain_at, complain_of, settled
from tablee.server.loadtest import Server
from tablee.server.storage import Transaction
from tablee.server.storage.rows import FOREVER, ChatLine, Person, now
from tablee.server.tables import opening, seating
from tablee.server.tables.table_registry import TableRegistry
from tablee.server.texts import Refusal

from .conftest import FAST, Friend, play_on, two_at_table
from .postgres import Postgres
from .test_decency import id_of, refused, say
from .test_inside import inside, play_some
from .test_keeper import BOB, OPEN, WAITING, Keeper, everything, keeper, rows

__all__ = ["keeper"]
pytestmark = pytest.mark.timeout(120)


@pytest.fixture(scope="module")
def shared(postgres: Postgres) -> Iterator[Server]:
    made = Server(postgres.url, settings=FAST)
    made.start()
    yield made
    made.stop()


def a_quarrel(folder: Path) -> dict[str, str]:
    """A table of Ada and Bob that runs, one of his that waits, one of hers where he waits; what Ada reports of him."""

    async def evening(tables: TableRegistry, ada: Person) -> dict[str, str]:
        await tables.storage.write(lambda tx: tx.add_person(BOB))
        running, hosted, waiting = [
            await opening.open_table(tables, person, wish)
            for person, wish in ((ada, OPEN), (BOB, WAITING), (ada, wire.NewTable("push", [wire.Place("open")] * 3)))
        ]
        for table in (running, waiting):
            await seating.sit(tables, table, BOB, wire.Sit())
        await play_some(running, 5)

        def words(tx: Transaction) -> None:
            for n, text in enumerate(("hello", "you \x1b[31mfool")):
                tx.add_chat(
                    ChatLine(match=running.id, n=0, seat=1, person=BOB.id, name="Bob", text=text, mid=str(n), at=now())
                )

        await tables.storage.write(words)
        await complain_at(tables, running, ada, wire.NewComplaint(line=1, reason="insult", words="He \x1b[31mshouts."))
        await complain_of(tables, BOB.id, ada, wire.PersonComplaint("name"))
        return {"running": running.id, "hosted": hosted.id, "waiting": waiting.id}

    made: dict[str, str] = inside(folder, evening)
    return made


def complaint_ids(database: Path) -> list[str]:
    return [name for (name,) in rows(database, "SELECT id FROM complaints ORDER BY at DESC, id")]


# What a keeper does.


def test_bots_play_on_for_who_is_banned_and_their_waiting_tables_close(tmp_path: Path, keeper: Keeper) -> None:
    made = a_quarrel(tmp_path)
    code, text = keeper("ban", "-bob", "--days", "3", "--why", "He shouts.")
    assert code == 0
    assert text.startswith("“Bob” (-bob) may not play: until 20")

    async def later(tables: TableRegistry, ada: Person) -> None:
        bob = await tables.people.by_key("b" * 43)
        assert bob.is_banned
        table = await tables.table(made["running"])
        assert [seat.robotic for seat in table.seats] == [False, True]
        assert table.seats[1].person == "-bob", "it stays their seat"
        assert (await tables.table(made["hosted"])).header.status == "expired"
        assert [seat.kind for seat in (await tables.table(made["waiting"])).seats] == ["open"] * 3
        assert made["running"] in await tables.storage.due(), "somebody looks after it at once"
        await play_some(table, 3000)
        new = await opening.rematch(tables, table, ada)
        assert [seat.away for seat in new.seats] == [True, False]

    inside(tmp_path, later)
    assert keeper("unban", "-bob")[1] == "“Bob” (-bob) may play again.\n"
    assert "Nothing found" in keeper("barred")[1]


def test_who_is_barred_is_listed(tmp_path: Path, keeper: Keeper) -> None:
    a_quarrel(tmp_path)
    keeper("mute", "-bob", "--why", "Enough.")
    keeper("ban", "ada", "--days", "0.01")
    text = keeper("barred")[1]
    assert "for good" in text
    assert "Enough." in text
    assert "ada" in text
    keeper("unmute", "-bob")
    assert "-bob" not in keeper("barred")[1]


def test_a_ban_ends_by_itself() -> None:
    person = Person(id="p", key_hash="", name="P", lang="fr", created=1, banned=now() - 1, muted=now() - 1)
    barring.require_unbanned(person)
    barring.require_unmuted(person)
    assert barring.how_barred(person, "fr") == ""


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_people_are_told_until_when_and_why(lang: str) -> None:
    person = Person(id="p", key_hash="", name="P", lang=lang, created=1, banned=2_000_000_000_000, barred_why="Non.")
    said = barring.how_barred(person, lang)
    assert ("18/05/2033 à 03:33 (UTC)" if lang == "fr" else "2033-05-18, 03:33 (UTC)") in said
    assert "Non." in said
    person.banned, person.muted, person.barred_why = None, FOREVER, None
    assert (
        barring.how_barred(person, lang)
        == {
            "fr": "Vous ne pouvez plus écrire de messages.",
            "en": "You may not write messages any more.",
        }[lang]
    )


def test_the_queue_has_the_context_and_drives_no_terminal(tmp_path: Path, keeper: Keeper) -> None:
    made = a_quarrel(tmp_path)
    newest, oldest = complaint_ids(tmp_path / "inside.db")
    code, text = keeper("queue")
    assert code == 0
    assert text.index(newest) < text.index(oldest)
    assert "reported 2 times by one person" in text
    assert f"at the table {made['running']} (push), after 5 moves" in text
    assert "Bob: hello" in text
    assert "▶" in next(line for line in text.splitlines() if "fool" in line)
    assert "\x1b" not in text
    first = keeper("queue", "--limit", "1")[1]
    assert f"--after={newest}" in first
    assert oldest in keeper("queue", f"--after={newest}")[1]


def test_the_queue_shows_no_secret(tmp_path: Path, keeper: Keeper) -> None:
    a_quarrel(tmp_path)
    database = tmp_path / "inside.db"
    secret = [value for (value,) in rows(database, "SELECT hash FROM keys")]
    secret += [value for (value,) in rows(database, "SELECT seed FROM matches WHERE seed IS NOT NULL")]
    assert len(secret) == 3
    secret += ["k" * 43, "b" * 43, "seed", "zones", "hand", "dump"]
    for args in (["queue"], ["barred"], ["deleted"]):
        text = keeper(*args)[1]
        assert [word for word in secret if word in text] == []


@pytest.mark.parametrize(("flag", "acted"), [("--ban", True), ("--mute", True), ("--dismiss", False)])
def test_what_is_settled_leaves_the_queue_and_who_sent_it_is_told_no_more_than_that(
    tmp_path: Path, keeper: Keeper, flag: str, acted: bool
) -> None:
    a_quarrel(tmp_path)
    newest, oldest = complaint_ids(tmp_path / "inside.db")
    code, text = keeper("settle", oldest, flag)
    assert code == 0
    assert f"The report {oldest} is settled." in text
    assert oldest not in keeper("queue")[1]
    assert newest in keeper("queue")[1]

    async def later(tables: TableRegistry, ada: Person) -> None:
        (told,) = await settled(tables, ada)
        assert told.acted is acted
        assert await settled(tables, BOB) == []
        bob = await tables.people.by_key("b" * 43)
        assert (bob.is_banned, bob.is_muted) == (flag == "--ban", flag == "--mute")

    inside(tmp_path, later)
    assert "no report" in keeper("settle", oldest, "--dismiss")[1], "once is enough"


FAULTS = [
    (["ban", "x"], "there is nobody with the id “x”"),
    (["mute", "x"], "there is nobody with the id “x”"),
    (["unban", "x"], "there is nobody with the id “x”"),
    (["ban", "-bob", "--days", "0"], "--days"),
    (["ban", "-bob", "--why", "x" * 301], "at most 300"),
    (["queue", "--after=x"], "no report “x”"),
    (["settle", "x", "--ban"], "no report “x”"),
    (["settle", "x"], "--dismiss"),
    (["settle", "x", "--ban", "--mute"], "--dismiss"),
    (["settle", "x", "--dismiss", "--days", "2"], "--ban or --mute"),
    (["announce"], "--clear"),
    (["announce", "x", "--clear"], "--clear"),
    (["announce", "\u200b"], "is empty"),
    (["announce", "x", "--hours", "0"], "--hours"),
    (["drain", "--off", "--hours", "2"], "exclude each other"),
]


def test_a_fault_is_one_sentence_and_changes_nothing(tmp_path: Path, keeper: Keeper) -> None:
    a_quarrel(tmp_path)
    before = everything(tmp_path / "inside.db")
    for args, why in FAULTS:
        code, text = keeper(*args)
        assert code == 2, args
        assert why in text, args
        assert len(text.splitlines()) == 1, args
    assert everything(tmp_path / "inside.db") == before


def test_a_file_that_a_server_has_is_read_and_its_people_are_not_changed(tmp_path: Path, keeper: Keeper) -> None:
    made = Server(str(tmp_path / "inside.db"), settings=FAST)
    made.start()
    try:
        ada = id_of(Friend(made))
        for args in (["ban", ada], ["mute", ada], ["unban", ada], ["settle", "x", "--ban"]):
            assert "a server is running on this file" in keeper(*args)[1]
        for args in (["queue"], ["barred"], ["deleted"]):
            assert keeper(*args)[0] == 0
    finally:
        made.stop()


# What people notice, beside a server on PostgreSQL.


def test_a_banned_person_keeps_what_is_theirs_and_does_nothing_else(
    shared: Server, postgres: Postgres, keeper: Keeper
) -> None:
    table, ada, bob = two_at_table(shared)
    other = ada.open("me", "open")
    bobs = id_of(bob)
    with ada.live(table) as a, bob.live(table) as b:
        play_on({0: a, 1: b}, random.Random(3), 4)
        assert keeper("ban", bobs, "--days", "2", "--why", "Enough.", database=postgres.url)[0] == 0
        while not a.until("table")["table"]["seats"][1]["away"]:
            pass
        b.play(1, {"verb": "place", "value": 1, "column": 0})
        assert b.until("refused")["rule"] == "TABLEE-BANNED"
        say(b, "unfair", 1)
        assert "The keeper of this server says: “Enough.”" in b.until("refused")["why"]
        for path, body in (
            ("/api/tables", {"game": "push", "seats": [{"kind": "me"}, {"kind": "bot"}]}),
            (f"/api/tables/{other}/sit", {}),
            (f"/api/tables/{table}/return", {}),
            (f"/api/tables/{table}/pause", {"paused": True}),
            (f"/api/tables/{table}/complaint", {"seat": 0, "reason": "name"}),
            ("/api/campaigns", {"game": "epic", "name": "Mine"}),
        ):
            code, why = refused(bob, "POST", path, body)
            assert code == 403
            assert "You may not play on this server until" in why
        assert "Enough." in bob.call("GET", "/api/people/me")["barred"]
        assert [each["id"] for each in bob.call("GET", "/api/tables/mine")] == [table]
        assert bob.call("PATCH", "/api/people/me", {"name": "Robert"})["name"] == "Robert"
        play_on({0: a}, random.Random(4), 6)
        keeper("unban", bobs, database=postgres.url)
        bob.post(table, "return", {})
    keeper("ban", bobs, database=postgres.url)
    bob.call("DELETE", "/api/people/me")


def test_a_muted_person_plays_on_and_is_told_why_they_say_nothing(shared: Server, postgres: Postgres, keeper: Keeper) -> None:
    table, ada, bob = two_at_table(shared)
    keeper("mute", id_of(bob), "--days", "1", database=postgres.url)
    with ada.live(table) as a, bob.live(table) as b:
        play_on({0: a, 1: b}, random.Random(3), 4)
        say(b, "hello", 1)
        assert "You may not write messages until" in b.until("refused")["why"]
        keeper("unmute", id_of(bob), database=postgres.url)
        say(b, "again", 2)
        assert b.until("chat", "refused")["type"] == "chat"


def test_the_author_of_a_report_reads_what_became_of_it_once(shared: Server, postgres: Postgres, keeper: Keeper) -> None:
    table, ada, _ = two_at_table(shared)
    ada.post(table, "complaint", {"seat": 1, "reason": "stalling"})
    assert ada.call("GET", "/api/me/complaints") == []
    (name,) = [line.split()[0] for line in keeper("queue", database=postgres.url)[1].splitlines() if "stalling" in line]
    assert keeper("settle", name, "--mute", "--days", "1", database=postgres.url)[0] == 0
    (told,) = ada.call("GET", "/api/me/complaints")
    assert set(told) == {"at", "acted"}
    assert told["acted"] is True
    ada.call("DELETE", "/api/me/complaints")
    assert ada.call("GET", "/api/me/complaints") == []


def test_a_refusal_names_no_more_than_the_ban() -> None:
    with pytest.raises(Refusal) as refusal:
        barring.require_unbanned(Person(id="p", key_hash="", name="P", lang="en", created=1, banned=FOREVER))
    assert refusal.value.say("en") == "You may not play on this server any more."
