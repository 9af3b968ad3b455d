"""Tables that play a variant: played, resumed, told and kept with their overlay; private, bounded, and never rated."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import OrderedDict
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen
from weakref import WeakValueDictionary

import msgspec
import pytest
from fluent.runtime import FluentResource

import tablee
from tablee.engine.text.texts import empty_bundle
from tablee.server import bot_worker, upgrade, wire
from tablee.server.backup import backup, restore
from tablee.server.bot_pool import choose_job
from tablee.server.bot_worker import work
from tablee.server.loadtest import Server
from tablee.server.settings import Settings
from tablee.server.storage import schema
from tablee.server.storage.rows import Match, Person
from tablee.server.tables import opening, replays, seating
from tablee.server.tables.table import Table
from tablee.server.tables.table_registry import TableRegistry
from tablee.server.texts import Refusal
from tablee.server.web.limits import Limits

from .conftest import Friend
from .test_inside import inside, play_some, rewind

pytestmark = pytest.mark.timeout(120)
PLACES = [wire.Place("me"), wire.Place("hot")]
FEWER = wire.Overlay(change={"numbers": {"hand_size": 2, "column_points": 7}})
GAME = tablee.game("push")


def wish(content: wire.Overlay | None = FEWER, **more: Any) -> wire.NewTable:
    return wire.NewTable(game="push", seats=PLACES, content=content, **more)


def played(table: Table) -> dict[str, Any]:
    """The overlay of the game that a table really plays."""
    assert table.history is not None
    return table.history.pos.config.game.overlay


def hands(table: Table) -> list[int]:
    assert table.history is not None
    return [len(zone.slots) for zone in table.history.pos.zones if zone.place.name.startswith("hand")]


# Playing.


def test_a_variant_is_played_recorded_watched_and_played_again(tmp_path: Path) -> None:
    async def evening(tables: TableRegistry, person: Person) -> None:
        tables.pool.ask = lambda job, requester=None, seconds=None: asyncio.to_thread(work, job)  # type: ignore[method-assign,assignment]
        table = await opening.open_table(tables, person, wish())
        plain = await opening.open_table(tables, person, wish(None))
        await play_some(table, 12)
        await play_some(plain, 12)
        assert max(hands(table)) == 2
        assert max(hands(plain)) == 3
        await play_some(table, 2000)
        record = await replays.record(tables, table.header)
        assert record["content"] == {"change": FEWER.change}
        end = tablee.replay(record)
        assert table.history is not None
        assert end.outcome is not None
        assert end.dump() == table.history.pos.dump()
        watched = await replays.replay(tables, table, 0)
        assert len(watched.data) > 1000
        advice = await replays.advice(tables, table, 4, tablee.replay({**record, "moves": record["moves"][:4]}).to_act[0])
        assert advice.named["verb"]
        again = await opening.rematch(tables, table, person)
        assert again.header.content == table.header.content
        await play_some(again, 12)
        assert played(again) == {"change": FEWER.change}
        assert "content" not in await replays.record(tables, plain.header)

    inside(tmp_path, evening)


def test_a_variant_goes_on_after_a_restart_and_in_another_database(tmp_path: Path) -> None:
    async def begin(tables: TableRegistry, person: Person) -> tuple[str, Any]:
        table = await opening.open_table(tables, person, wish())
        await play_some(table, 9)
        assert table.history is not None
        return table.id, table.history.pos.dump()

    name, dump = inside(tmp_path, begin)
    assert dump["content"] == {"change": FEWER.change}

    async def go_on(tables: TableRegistry, person: Person) -> None:
        table = await tables.table(name)
        assert table.history is not None
        assert table.history.pos.dump() == dump
        await play_some(table, 3)

    async def end(tables: TableRegistry, person: Person) -> None:
        table = await tables.table(name)
        assert played(table) == {"change": FEWER.change}
        await play_some(table, 2000)
        assert table.header.status == "finished"

    backup(str(tmp_path / "inside.db"), tmp_path / "all.gz")
    inside(tmp_path, go_on)
    inside(tmp_path, end)
    other = tmp_path / "other"
    other.mkdir()
    restore(str(other / "inside.db"), tmp_path / "all.gz")
    inside(other, go_on)
    inside(other, end)


def test_a_variant_goes_on_under_new_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def before(tables: TableRegistry, person: Person) -> tuple[str, Any]:
        table = await opening.open_table(tables, person, wish())
        await play_some(table, 6)
        await table.snapshot()
        await play_some(table, 4)
        assert table.history is not None
        return table.id, table.history.pos.view(0)

    name, view = inside(tmp_path, before)
    new_version(monkeypatch)

    async def after(tables: TableRegistry, person: Person) -> None:
        assert await upgrade.upgrade_matches(tables) == [name]
        table = await tables.table(name)
        assert table.history is not None
        assert msgspec.json.encode(table.history.pos.view(0)) == msgspec.json.encode(view)
        await play_some(table, 2000)
        record = await replays.record(tables, table.header)
        assert record["content"] == {"change": FEWER.change}
        assert tablee.replay(record).outcome is not None

    inside(tmp_path, after)


def new_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game as a new version has it; what was made of the old one is gone."""
    monkeypatch.setattr(GAME, "rules_version", GAME.rules_version + 1)
    monkeypatch.setattr(GAME, "_kept", OrderedDict())
    monkeypatch.setattr(GAME, "_amended", WeakValueDictionary())


def test_a_database_from_before_variants_takes_them(tmp_path: Path) -> None:
    """As the build before left it: without the column and the tables that came since, at the revision before."""

    async def begin(tables: TableRegistry, person: Person) -> str:
        table = await opening.open_table(tables, person, wish(None))
        await play_some(table, 9)
        return table.id

    old = inside(tmp_path, begin)
    rewind(tmp_path / "inside.db", "0007", "laid", "content")
    former = tmp_path / "former.gz"
    backup(str(tmp_path / "inside.db"), former)

    async def after(tables: TableRegistry, person: Person) -> None:
        assert (await tables.table(old)).header.content is None
        await play_some(await tables.table(old), 3)
        table = await opening.open_table(tables, person, wish())
        assert played(table) == {"change": FEWER.change}

    inside(tmp_path, after)
    other = tmp_path / "other"
    other.mkdir()
    restore(str(other / "inside.db"), former)
    inside(other, after)


def test_a_variant_that_a_new_build_has_no_room_for_is_kept_and_named(tmp_path: Path) -> None:
    async def begin(tables: TableRegistry, person: Person) -> tuple[str, str]:
        running = await opening.open_table(tables, person, wish())
        finished = await opening.open_table(tables, person, wish())
        await play_some(finished, 2000)
        tables.pool.ask = lambda job, requester=None, seconds=None: asyncio.to_thread(work, job)  # type: ignore[method-assign,assignment]
        await replays.archive(tables, finished.header)
        return running.id, finished.id

    running, finished = inside(tmp_path, begin)
    with sqlite3.connect(tmp_path / "inside.db") as connection:
        connection.execute("""UPDATE matches SET content = '{"change": {"numbers": {"hand_size": 77}}}'""")

    async def after(tables: TableRegistry, person: Person) -> None:
        with pytest.raises(Refusal, match="unplayable"):
            await tables.table(running)
        table = await tables.table(finished)
        assert table.feed.describe(person.id).variant == wire.VariantMark(count=0, changes=[])
        assert len((await replays.replay(tables, table, 0)).data) > 1000
        with pytest.raises(Refusal) as caught:
            await opening.rematch(tables, table, person)
        assert "hand_size" in caught.value.say("en")

    inside(tmp_path, after)


def test_cards_that_are_added_are_seen_and_told(tmp_path: Path) -> None:
    added = [{"id": f"C{number}", "kind": "monster", "values": [2, 3, 4]} for number in range(33, 37)]
    content = wire.Overlay(add={"challenge": added}, text={"en": {"card-C33": "The moth"}})

    async def evening(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, wire.NewTable(game="conan", seats=PLACES, content=content))
        for _ in range(20):
            await play_some(table, 1)
            assert table.history is not None
            for seat in (0, 1, None):
                view = json.loads(table.feed.state_frame(seat, 0))["view"]
                assert set(view["table"]["cards"]) == {row["id"] for row in added}

    inside(tmp_path, evening, settle=60.0)


@pytest.mark.parametrize("op", ["choose", "advise"])
def test_bots_think_about_the_game_as_it_is_played(monkeypatch: pytest.MonkeyPatch, op: str) -> None:
    asked: list[Any] = []
    make = bot_worker.make_bot

    def making(game: Any, *given: Any) -> Any:
        asked.append(game.overlay)
        return make(game, *given)

    monkeypatch.setattr("tablee.bots.advice.make_bot" if op == "advise" else "tablee.server.bot_worker.make_bot", making)
    pos = GAME.new(2, 1, content={"change": FEWER.change})
    job = choose_job(pos, pos.to_act[0], "greedy", op)
    assert work(msgspec.msgpack.decode(msgspec.msgpack.encode(job), type=bot_worker.Job)).action in pos.legal(pos.to_act[0])
    assert asked == [{"change": FEWER.change}]


# Who may, and how many.


def test_variants_are_private_and_never_rated(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        with pytest.raises(Refusal) as caught:
            await opening.open_table(tables, person, wish(public=True))
        assert (caught.value.status, caught.value.key) == (422, "variant-public")
        table = await opening.open_table(tables, person, wish())
        with pytest.raises(Refusal, match="variant-public"):
            await seating.change_settings(tables, table, person, wire.ChangeSettings(public=True))
        assert await tables.storage.listed(None) == []
        plain = await opening.open_table(tables, person, wish(None, public=True))
        nothing = await opening.open_table(tables, person, wish(wire.Overlay(), public=True))
        assert await tables.storage.listed(None) == [nothing.id, plain.id]
        assert [each.header.rated for each in (table, plain, nothing)] == [False, True, True]
        async with tables.storage.read() as connection:
            query = schema.matches.select().where(schema.RATED)
            rated = {row["id"] for row in (await connection.execute(query)).mappings()}
        assert rated == {plain.id, nothing.id}

    inside(tmp_path, work)


def test_one_person_has_so_many_variants_and_no_more(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        await opening.open_table(tables, person, wish())
        half = wire.NewTable(game="push", seats=[wire.Place("me"), wire.Place("open")], content=FEWER)
        await opening.open_table(tables, person, half)
        with pytest.raises(Refusal) as caught:
            await opening.open_table(tables, person, wish())
        assert (caught.value.status, caught.value.key) == (429, "many-variants")
        first = await opening.open_table(tables, person, wish(None))
        await play_some(first, 2000)
        await opening.rematch(tables, first, person)
        ended = await tables.table((await tables.storage.listed(person.id))[-1])
        await play_some(ended, 2000)
        again = await opening.rematch(tables, ended, person)
        await play_some(again, 2000)
        await opening.open_table(tables, person, wish())
        with pytest.raises(Refusal, match="many-variants"):
            await opening.rematch(tables, again, person)

    inside(tmp_path, work, variant_tables=2)


def test_checks_are_rationed_by_address() -> None:
    limits = Limits(Settings())
    taken = [limits.checks.take("192.0.2.1") for _ in range(40)]
    assert taken[:30] == [True] * 30
    assert not taken[39]
    assert limits.checks.take("192.0.2.2")


def test_few_variants_stay_in_memory(tmp_path: Path) -> None:
    """Each of them has a game of its own, which goes with its tables."""

    async def work(tables: TableRegistry, person: Person) -> None:
        for points in range(12):
            content = wire.Overlay(change={"numbers": {"column_points": 30 + points}})
            table = await opening.open_table(tables, person, wish(content))
            await table.snapshot()
        plain = [(await opening.open_table(tables, person, wish(None))).id for _ in range(6)]
        del table
        tables.forget_idle()
        kept = [table for table in tables.recent.values() if not table.header.rated]
        assert len(kept) <= 4
        assert set(plain) <= set(tables.recent)

    inside(tmp_path, work, cached_variants=4, ease=100.0)


# What people are told.


def test_a_table_says_that_it_plays_a_variant_and_which(server: Server) -> None:
    ada, zoe = Friend(server), Friend(server, "Zoé", "fr")
    content = {"change": {"A07": {"glory": 5}}, "text": {"fr": {"card-A07": "Le puits"}}}
    wished = {"game": "conan", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = ada.call("POST", "/api/tables", {**wished, "content": content})
    change, text = table["variant"]["changes"]
    assert table["variant"]["count"] == 2
    assert (change["card"], change["field"], change["before"], change["after"]) == ("A07", "glory", 6, 5)
    assert (text["kind"], text["field"], text["after"]) == ("text", "fr.card-A07", "Le puits")
    assert change["name"] == tablee.game("conan").texts.say("en", "card-A07")
    french = zoe.call("GET", f"/api/tables/{table['id']}")["variant"]["changes"]
    assert french[0]["name"] == "Le puits"
    with zoe.live(table["id"]) as live:
        assert live.until("table")["table"]["variant"]["changes"] == french
    plain = ada.call("POST", "/api/tables", wished)
    assert "variant" not in plain
    with pytest.raises(HTTPError, match="404"):
        ada.call("GET", f"/api/tables/{plain['id']}/variant")


def test_whoever_may_see_the_table_may_see_the_variant(server: Server) -> None:
    content = {"change": {"A07": {"glory": 5}}, "text": {"fr": {"card-A07.text": "Sec."}}}
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    table = Friend(server).call("POST", "/api/tables", {"game": "conan", "seats": seats, "content": content})["id"]
    variant = server.call("GET", f"/api/tables/{table}/variant?lang=fr")
    assert variant["overlay"] == {"add": {}, **content}
    assert [change["field"] for change in variant["changes"]] == ["glory", "fr.card-A07.text"]
    assert [row["glory"] for row in variant["rows"]["adventure"]] == [5]
    assert variant["faces"]["A07"]["numbers"]["glory"] == 5
    said = empty_bundle("fr")
    said.add_resource(FluentResource(variant["texts"]["fr"]))
    message = said.get_message("card-A07")
    assert said.format_pattern(message.attributes["text"], {})[0] == "Sec."
    assert said.format_pattern(message.value, {})[0] == tablee.game("conan").texts.say("fr", "card-A07")
    with pytest.raises(HTTPError, match="422"):
        server.call("GET", f"/api/tables/{table}/variant?lang=tlh")


@pytest.mark.parametrize("game", tablee.list_games())
def test_the_content_of_a_game_is_told_once(server: Server, game: str) -> None:
    told = server.call("GET", f"/api/games/{game}/content?lang=en")
    open_ones = [section for section in told["sections"] if section["fields"]]
    assert open_ones
    assert {section["name"] for section in told["sections"]} >= set(tablee.game(game).sections)
    assert all(row["name"] for section in open_ones for row in section["rows"])
    with urlopen(f"{server.url}/api/games/{game}/content?lang=en") as answer:
        mark = answer.headers["etag"]
        assert answer.headers["cache-control"] == "no-cache"
    with pytest.raises(HTTPError) as same:
        urlopen(Request(f"{server.url}/api/games/{game}/content?lang=en", headers={"If-None-Match": mark}))
    assert same.value.code == 304


def test_a_check_says_everything_that_is_wrong(server: Server) -> None:
    zoe = Friend(server, "Zoé", "fr")
    bad = {
        "change": {"A07": {"glory": 99, "colour": 1}, "Z99": {"glory": 1}},
        "add": {"challenge": [{"id": "C40", "kind": "dragon", "values": [1, 2, 3]}]},
        "text": {"fr": {"card-A08": "x" * 300}},
    }
    checked = zoe.call("POST", "/api/games/conan/content/check", bad)
    assert checked["variant"] is None
    found = [(fault["card"], fault["field"]) for fault in checked["faults"]]
    assert found == [("A07", "glory"), ("A07", "colour"), ("Z99", "glory"), ("C40", "kind"), ("A08", "fr.card-A08")]
    assert "20" in checked["faults"][0]["why"]
    good = zoe.call("POST", "/api/games/conan/content/check", {"change": {"A07": {"glory": 9}}})
    assert good["faults"] == []
    assert good["variant"]["changes"][0]["after"] == 9
    assert good["cards"]["A07"]["card-A07"] == tablee.game("conan").texts.say("fr", "card-A07")


def test_a_check_shows_the_rules_text_that_follows_from_the_data(server: Server) -> None:
    checked = Friend(server).call("POST", "/api/games/epic/content/check", {"change": {"122": {"start": 3}}})
    assert "3 XP" in checked["cards"]["122"]["rules-122"]
    assert "3 XP" in checked["variant"]["texts"]["en"]


@pytest.mark.parametrize(("lang", "start"), [("en", "This variant cannot be played:"), ("fr", "Cette variante")])
def test_a_table_is_refused_in_a_sentence_that_names_the_field(server: Server, lang: str, start: str) -> None:
    body = {"game": "conan", "seats": [{"kind": "me"}, {"kind": "open"}], "content": {"change": {"A07": {"glory": 99}}}}
    status, said = refusal(Friend(server, "Ada", lang), "/api/tables", body)
    assert status == 422
    assert said.startswith(start)
    assert "glory" in said
    assert "A07" in said


def refusal(friend: Friend, path: str, body: Any) -> tuple[int, str]:
    with pytest.raises(HTTPError) as caught:
        friend.call("POST", path, body)
    return caught.value.code, json.loads(caught.value.read())["error"]


def test_a_campaign_has_no_variants(server: Server) -> None:
    ada = Friend(server)
    campaign = ada.call("POST", "/api/campaigns", {"game": "epic", "name": "Les Sept-Gués"})["id"]
    body = {"seats": [{"kind": "me"}, {"kind": "bot"}], "content": {"change": {"122": {"start": 3}}}}
    status, said = refusal(ada, f"/api/campaigns/{campaign}/start", body)
    assert status == 422
    assert "content" in said


# Hostile overlays.


def nested(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


HOSTILE: dict[str, Any] = {
    "deep": {"change": {"A07": {"glory": nested(800)}}},
    "huge": {"change": {"A07": {"glory": 10**40}}},
    "many digits": '{"change": {"A07": {"glory": ' + "9" * 5000 + "}}}",
    "infinite": '{"change": {"A07": {"glory": 1e999}}}',
    "true": {"change": {"A07": {"glory": True}}},
    "null": {"change": {"A07": {"glory": None}}},
    "prototype": {"change": {"__proto__": {"glory": 1}, "A07": {"__class__": "x"}}},
    "many": {"change": {f"A{n}": {"glory": 1} for n in range(500)}},
    "long": {"text": {"fr": {"card-A07": "x" * 20_000}}},
    "control": {"text": {"fr": {"card-A07": "a\u0007b"}}},
    "bidi": {"text": {"fr": {"card-A07": "a\u202eb"}}},
    "surrogate": '{"text": {"fr": {"card-A07": "\\ud800"}}}',
    "other text": {"text": {"fr": {"refuse-CONAN-101": "ha", "title": "ha"}}},
    "key": {"text": {"fr": {"card-A07 = x\nother": "ha"}}},
    "language": {"text": {"../..": {"card-A07": "ha"}}},
    "part": {"options": {"forfeit": True}},
    "added id": {"add": {"challenge": [{"id": "<b>", "kind": "monster", "values": [1, 2, 3]}]}},
    "added twice": {"add": {"challenge": [{"id": "C01", "kind": "monster", "values": [1, 2, 3]}]}},
    "crowd": {"add": {"challenge": [{"id": f"X{n}", "kind": "monster", "values": [1, 2, 3]} for n in range(90)]}},
}


def posted(server: Server, path: str, key: str, text: str) -> tuple[int, str]:
    headers = {"content-type": "application/json", "authorization": f"Bearer {key}"}
    try:
        with urlopen(Request(server.url + path, text.encode("utf-8", "surrogatepass"), headers), timeout=30) as answer:
            return answer.status, answer.read().decode()
    except HTTPError as error:
        return error.code, error.read().decode()


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_overlay_changes_nothing(server: Server, name: str) -> None:
    ada = Friend(server)
    written = HOSTILE[name] if isinstance(HOSTILE[name], str) else json.dumps(HOSTILE[name])
    opening = f'{{"game": "conan", "seats": [{{"kind": "me"}}, {{"kind": "open"}}], "content": {written}}}'
    status, said = posted(server, "/api/tables", ada.key, opening)
    assert status in (400, 409, 422), said
    assert len(json.loads(said)["error"]) < 500
    assert ada.call("GET", "/api/tables/mine") == []
    status, said = posted(server, "/api/games/conan/content/check", ada.key, written)
    assert status in (400, 409, 422) or (json.loads(said)["faults"] and json.loads(said)["variant"] is None), said
    assert status != 500
    good = {"change": {"A07": {"glory": 5}}}
    assert ada.call("POST", "/api/games/conan/content/check", good)["faults"] == []


@pytest.mark.parametrize(
    "text", ["{ $seat } { card-A08 }", "<script>alert(1)</script>", "}\n.text = ha", "[one] *[other] x", '{"a"} { DEAL() }']
)
def test_texts_of_an_overlay_are_plain(server: Server, text: str) -> None:
    """Whatever Fluent or HTML would make of them, they read as they are written, in Python and in the client's source."""
    ada = Friend(server)
    checked = ada.call("POST", "/api/games/conan/content/check?lang=en", {"text": {"en": {"card-A07": text}}})
    assert checked["faults"] == []
    assert checked["cards"]["A07"]["card-A07"] == text
    assert checked["cards"]["A07"]["card-A07.text"] == tablee.game("conan").texts.say("en", "card-A07", "text")
    said = empty_bundle("en")
    said.add_resource(FluentResource(checked["variant"]["texts"]["en"]))
    assert said.format_pattern(said.get_message("card-A07").value, {"seat": 3}) == (text, [])


def test_a_row_from_before_has_no_overlay() -> None:
    match = Match(id="x", game="push", rules_version=1, seats=2, options="{}")
    assert (match.overlay, match.rated) == ({}, True)
