"""Everything about oneself as one file: all that is kept, nothing of others, and nothing that a seat may not know."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

import tablee
from tablee.server.identity.sections import ELSEWHERE, LEFT_OUT, SECTIONS
from tablee.server.loadtest import Server
from tablee.server.settings import Settings
from tablee.server.storage import schema
from tablee.server.web.limits import Limits

from .conftest import Friend, lay, play_on, two_at_table
from .test_secrecy import masked, middle, twin_of

pytestmark = pytest.mark.timeout(120)
ME = "/api/people/me"
EXPORT = f"{ME}/export"


def test_every_table_is_exported_or_left_out_for_a_reason() -> None:
    """Whoever adds a table to the schema says in `identity/sections.py` what of it a person's file holds, or why nothing."""
    named = [section.table for section in SECTIONS] + list(ELSEWHERE) + list(LEFT_OUT)
    assert len(named) == len(set(named)), "a table is named twice"
    missing = {str(table.name) for table in set(schema.META.tables.values()) - set(named)}
    assert missing == set(), "neither exported nor left out"
    assert all(len(reason) > 20 for reason in LEFT_OUT.values())
    of_people = {table for table in schema.META.tables.values() if "person" in table.c}
    assert of_people & set(LEFT_OUT) == {schema.codes, schema.challenges}
    for section in SECTIONS:
        assert set(section.columns) <= set(section.table.c.keys())
        assert not {"hash", "key_hash", "public_key", "n", "step"} & set(section.columns)


def test_a_file_holds_what_is_kept_of_a_person_and_nothing_of_others(own_server: Server) -> None:
    running, ada, bob = two_at_table(own_server)
    finished = ada.open("me", "open")
    bob.post(finished, "sit", {})
    with ada.live(finished) as first, bob.live(finished) as second:
        first.send({"type": "chat", "id": "1", "text": "ada-said"})
        second.send({"type": "chat", "id": "1", "text": "bob-said"})
        first.until("chat", text="bob-said")
        play_on({0: first, 1: second}, random.Random(4))
        first.finished()
    with ada.live(running) as first, bob.live(running) as second:
        play_on({0: first, 1: second}, random.Random(5), moves=9)
    person, other = (friend.call("GET", ME)["person"] for friend in (ada, bob))
    ada.post(finished, "report", {"words": "ada-reported"})
    bob.post(finished, "report", {"words": "bob-reported"})
    lesson = next(iter(tablee.game("push").lessons)).id
    ada.call("POST", f"{ME}/lessons", {"learned": {"push": [lesson]}})
    campaign = ada.call("POST", "/api/campaigns", {"game": "epic", "name": "ada-campaign"})["id"]
    with sqlite3.connect(own_server.database, timeout=10) as connection:
        for who, called in ((person, "ada"), (other, "bob")):
            seat = 0 if called == "ada" else 1
            connection.execute("INSERT INTO tales VALUES (?, ?, 'fr', ?, 1)", (finished, seat, f"{called}-told"))
            connection.execute("INSERT INTO heroes VALUES (?, ?, ?, 'n', 1)", (finished, seat, f"{called}-hero"))
            connection.execute("INSERT INTO puzzle_tries VALUES (?, 'push', ?, 0, 1, 1)", (who, f"{called}-puzzle"))
            connection.execute("INSERT INTO puzzle_people VALUES (?, 'push', 25.5, 3.5)", (who,))
            connection.execute("INSERT INTO passkeys VALUES (?, ?, 'k', 0, ?, 1, 1)", (called, who, f"{called}-passkey"))
            made = (finished if called == "ada" else running, who, "m", 1, 0, 0, 1, 1)
            connection.execute("INSERT INTO analysing VALUES (?, ?, ?, ?, ?, ?, ?, ?)", made)
        for section, values in (
            (schema.results, (person, finished, 0, "push", "won", 1, "people", None, 1, 1, 1, None, None, None, None)),
            (schema.ratings, (person, "push", 25.0, 8.0, 1, 0, 1)),
            (schema.rating_changes, (finished, person, "push", 25.0, 8.3, 26.0, 8.0, 1)),
            (schema.blocks, (person, "somebody", "Some", 1)),
            (
                schema.complaints,
                ("c", person, "somebody", "Some", finished, 1, None, None, "other", "words", 1, None, None, 0),
            ),
            (schema.seeks, (person, "push", 2, 2, "none", 0, None, 1500.0, 1, 1, None, None, None, 0)),
            (schema.company, (person, 1, 1, None)),
            (schema.favourites, (person, "somebody", "Some", 1)),
            (schema.invitations, (running, person, -1, other, "Bob", 0, 1)),
            (schema.subscriptions, ("s", person, "https://push.example/secret", "p", "a", "Firefox", "hash-of-a-key", 1, 0)),
            (schema.notice_wishes, (person, "turn", None, None, "UTC")),
            (schema.notice_tables, (person, running, "none")),
            (schema.notices, (person, running, "turn", 2**52)),
        ):
            there = ", ".join("?" for _ in values)
            connection.execute(f"INSERT OR REPLACE INTO {section.name} VALUES ({there})", values)
        secrets = [
            "https://push.example/secret",
            "hash-of-a-key",
            *(
                str(row[0])
                for row in connection.execute("SELECT hash FROM keys UNION SELECT seed FROM matches WHERE id = ?", (running,))
            ),
        ]
    file = ada.call("GET", EXPORT)
    text = json.dumps(file)
    assert file["person"] | {"created": 0} == {"id": person, "name": "Ada", "lang": "en", "created": 0, "hidden": False}
    assert len(file["devices"]) == 1
    for kept in ("said", "reported", "told", "hero", "puzzle", "passkey"):
        assert f"ada-{kept}" in text, kept
        assert f"bob-{kept}" not in text, kept
    assert "ada-campaign" in text
    assert other not in text, "nobody else by their id"
    assert not [secret for secret in (*secrets, ada.key, bob.key) if secret in text]
    for section in SECTIONS:
        assert file[section.name], section.name
        assert all(set(row) == set(section.columns) for row in file[section.name])
    assert [each["id"] for each in file["campaigns"]] == [campaign]
    over = next(each for each in file["tables"] if each["id"] == finished)
    assert over["outcome"]
    assert tablee.replay(over["record"]).outcome is not None
    mine = [move for move in over["record"]["moves"] if move["seat"] == 0]
    played = [move for move in over["own_moves"] if move["what"] == "play"]
    assert [{**move, "by": "person"} for move in played] == [{"what": "play", **move} for move in mine]
    assert [deed["what"] for deed in over["deeds"]] == ["open"]
    on = next(each for each in file["tables"] if each["id"] == running)
    assert "record" not in on
    assert on["views"]["0"] == ada.live(running).until("state")["view"]
    assert [deed["what"] for deed in bob.call("GET", EXPORT)["tables"][0]["deeds"]] == ["sit"]
    assert bob.call("DELETE", ME) is None
    with pytest.raises(HTTPError):
        bob.call("GET", EXPORT)


def test_a_file_does_not_depend_on_what_a_seat_cannot_know(server: Server) -> None:
    """Pairs of matches under way that differ only in the opponent's hidden cards: the same file, with moves played too."""
    rng = random.Random(3)
    compared = 0
    for pair in range(4):
        dump = middle(300 + pair)
        files = []
        other = Friend(server, "Other")
        choices: list[int] = []
        twin = twin_of(dump, 8, rng)
        assert twin != dump
        for world in (dump, twin):
            me = Friend(server, "Me")
            name = f"export{pair}-{len(files)}-{rng.random()}"
            lay(server, name, world, [friend.call("GET", ME)["person"] for friend in (me, other)])
            with me.live(name) as live:
                live.until("state")
                legal = live.states[0]["view"]["legal"]
                if legal:
                    choices = choices or [rng.randrange(len(legal))]
                    live.until("ack", id=live.play(0, legal[choices[0]]))
            file = me.call("GET", EXPORT)
            file["person"]["id"] = "me"
            (own,) = file["tables"]
            assert own["views"]["0"]["table"]
            compared += len(own["own_moves"])
            files.append(json.dumps(masked({**file, "devices": []} | {"tables": [{**own, "started": 0}]}), sort_keys=True))
        assert files[0] == files[1]
    assert compared >= 2, "moves were among what was compared"


def test_whoever_asks_for_the_file_again_and_again_must_wait() -> None:
    limits = Limits(Settings())
    assert sum(limits.exports.take("ada") for _ in range(50)) == 5
    assert limits.exports.take("bob")


def test_a_file_of_many_tables_is_sent_piece_by_piece(own_server: Server, tmp_path: Path) -> None:
    """However many there are, no piece holds more than one."""
    ada = Friend(own_server)
    tables = [ada.open("me", "open") for _ in range(12)]
    request = Request(own_server.url + EXPORT, headers={"authorization": f"Bearer {ada.key}"})
    with urlopen(request, timeout=30) as answer:
        assert answer.headers["transfer-encoding"] == "chunked"
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["cache-control"] == "no-store"
        file = json.load(answer)
    assert [each["id"] for each in file["tables"]] == tables
