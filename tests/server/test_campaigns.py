"""Campaigns on the server: groups, chapters played to their end, defeats, tales, files, and being forgotten."""

from __future__ import annotations

import json
import random
import sqlite3
from time import monotonic, sleep
from typing import Any

import pytest

from tablee.games.epic.show import campaign as epic
from tablee.server.backup import backup, restore
from tablee.server.loadtest import Server

from .conftest import FAST, Friend, play_on
from .postgres import Postgres
from .test_tables import refused

pytestmark = pytest.mark.timeout(120)
ALONE = {"seats": [{"kind": "me"}]}


def begun(friend: Friend, name: str = "Les Sept-Gués") -> str:
    made: str = friend.call("POST", "/api/campaigns", {"game": "epic", "name": name})["id"]
    return made


def post(friend: Friend, campaign: str, verb: str, body: object = None) -> Any:
    return friend.call("POST", f"/api/campaigns/{campaign}/{verb}", body)


def get(friend: Friend | Server, campaign: str) -> Any:
    return friend.call("GET", f"/api/campaigns/{campaign}")


def chapter(won: bool, then: epic.Choice = "", name: str = "Ada") -> dict[str, Any]:
    """A saved campaign with its first chapter behind it."""
    hero = epic.Hero(name, 30, won, {"fr": f"{name} partit.", "en": f"{name} left."})
    made = epic.Chapter(envelope=1, adversary="P1", quest="122", legacy=[], won=won, heroes=[hero])
    campaign = epic.add(epic.new("Les Sept-Gués"), made)
    return epic.save(epic.choose(campaign, then) if then else campaign)


def taken_in(friend: Friend, data: dict[str, Any]) -> str:
    made: str = friend.call("POST", "/api/campaigns/import", {"game": "epic", "campaign": data})["id"]
    return made


def play_out(friend: Friend, table: str, seed: int = 1) -> dict[str, Any]:
    """Play a match for one person to its end with random answers, where the server does not answer a window by itself."""
    rng = random.Random(seed)
    with friend.live(table) as live:
        while True:
            state = live.until("state")
            if state["view"]["outcome"]:
                return live.finished()
            if state["view"]["legal"] and state["answer"] is None:
                live.play(0, rng.choice(state["view"]["legal"]))


def test_a_campaign_begins_with_its_maker(server: Server) -> None:
    ada = Friend(server, "Ada")
    facts = get(ada, begun(ada))
    assert (facts["name"], facts["member"], facts["table"], facts["tables"]) == ("Les Sept-Gués", True, None, [])
    assert facts["members"] == [{"name": "Ada", "you": True}]
    assert (facts["campaign"]["chapter"], facts["campaign"]["adversary"]) == (1, "P1")
    assert facts["id"] in [found["id"] for found in ada.call("GET", "/api/campaigns/mine")]


def test_whoever_has_the_link_may_look_and_join_and_leave(server: Server) -> None:
    ada, bob = Friend(server, "Ada"), Friend(server, "Bob")
    name = begun(ada)
    assert not get(server, name)["member"]
    assert not get(bob, name)["member"]
    assert post(bob, name, "join", {"name": "Bobby"})["members"] == [
        {"name": "Ada", "you": False},
        {"name": "Bobby", "you": True},
    ]
    assert post(bob, name, "join", {"name": "Bo"})["members"][1]["name"] == "Bo"
    assert name in [found["id"] for found in bob.call("GET", "/api/campaigns/mine")]
    assert not post(bob, name, "leave")["member"]
    refused(bob, 403, "POST", f"/api/campaigns/{name}/leave")
    assert bob.call("GET", "/api/campaigns/mine") == []


def test_several_campaigns_run_side_by_side(server: Server) -> None:
    ada = Friend(server, "Ada")
    first, second = begun(ada, "Une"), begun(ada, "Deux")
    post(ada, first, "start", ALONE)
    assert get(ada, first)["table"] is not None
    assert get(ada, second)["table"] is None
    assert [found["name"] for found in ada.call("GET", "/api/campaigns/mine")] == ["Deux", "Une"]


def test_a_chapter_is_played_by_members_and_once_at_a_time(server: Server) -> None:
    ada, bob = Friend(server, "Ada"), Friend(server, "Bob")
    name = begun(ada)
    refused(bob, 403, "POST", f"/api/campaigns/{name}/start", ALONE)
    table = post(ada, name, "start", {"seats": [{"kind": "me"}, {"kind": "open"}], "options": {"quest": "123"}})
    assert table["campaign"] == name
    assert table["options"] == {"quest": "123", "chapter": 1}
    assert get(ada, name)["table"]["id"] == table["id"]
    post(bob, name, "join", {})
    assert "already open" in refused(bob, 409, "POST", f"/api/campaigns/{name}/start", ALONE)


def test_a_table_that_has_not_started_may_be_laid_anew(server: Server) -> None:
    ada, bob = Friend(server, "Ada"), Friend(server, "Bob")
    name = begun(ada)
    post(bob, name, "join", {})
    first = post(ada, name, "start", {"seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    refused(bob, 409, "POST", f"/api/campaigns/{name}/start", ALONE)
    second = post(ada, name, "start", ALONE)["id"]
    assert server.call("GET", f"/api/tables/{first}")["status"] == "expired"
    assert get(ada, name)["table"]["id"] == second
    refused(ada, 409, "POST", f"/api/campaigns/{name}/start", ALONE)


def test_the_campaign_decides_what_a_chapter_is_played_with(server: Server) -> None:
    ada = Friend(server, "Ada")
    name = begun(ada)
    wish = {**ALONE, "options": {"adversary": "P7"}}
    assert "adversary" in refused(ada, 409, "POST", f"/api/campaigns/{name}/start", wish)
    wish = {**ALONE, "options": {"quest": "124"}}
    assert "quest" in refused(ada, 422, "POST", f"/api/campaigns/{name}/start", wish)


def test_a_match_that_ends_is_told_in_the_chronicle(server: Server) -> None:
    """EPIC-152: the chapter is concluded by itself, with the tale of its Hero in both languages."""
    ada = Friend(server, "Ada")
    name = begun(ada)
    table = post(ada, name, "start", ALONE)["id"]
    over = play_out(ada, table)
    facts = get(ada, name)
    told = facts["campaign"]["chronicle"]
    assert len(told) == 1
    assert told[0]["won"] == bool(over["winners"])
    assert facts["campaign"]["choosing"] == (not told[0]["won"])
    assert [hero["name"] for hero in told[0]["heroes"]] == ["Ada"]
    assert all(told[0]["heroes"][0]["tale"][lang].startswith("Ada") for lang in ("fr", "en"))
    assert facts["tables"] == [{"chapter": 0, "table": table}]
    assert facts["table"] is None


def test_a_chapter_is_concluded_though_nobody_asks(own_server: Server) -> None:
    ada = Friend(own_server, "Ada")
    name = begun(ada)
    play_out(ada, post(ada, name, "start", ALONE)["id"], seed=5)
    deadline = monotonic() + 30
    while played_chapters(own_server, name) == 0:
        assert monotonic() < deadline
        sleep(0.1)


def played_chapters(server: Server, name: str) -> int:
    with sqlite3.connect(server.database, timeout=10) as connection:
        return int(connection.execute("SELECT played FROM campaigns WHERE id = ?", (name,)).fetchone()[0])


def test_a_chapter_played_in_one_process_is_concluded_in_another(postgres: Postgres) -> None:
    left, right = Server(postgres.url, settings=FAST), Server(postgres.url, settings=FAST)
    left.start()
    right.start()
    try:
        ada = Friend(left, "Ada")
        name = begun(ada)
        table = post(ada, name, "start", ALONE)["id"]
        assert get(right, name)["table"]["id"] == table
        play_out(ada, table, seed=8)
        assert [chapter["heroes"][0]["name"] for chapter in get(right, name)["campaign"]["chronicle"]] == ["Ada"]
        assert get(right, name)["campaign"] == get(left, name)["campaign"]
        assert right.call("GET", f"/api/tables/{table}/tales") == left.call("GET", f"/api/tables/{table}/tales")
    finally:
        left.stop()
        right.stop()


def test_concluding_twice_changes_nothing(server: Server) -> None:
    ada = Friend(server, "Ada")
    name = begun(ada)
    play_out(ada, post(ada, name, "start", ALONE)["id"], seed=2)
    first = get(ada, name)
    assert get(ada, name) == first
    assert len(first["campaign"]["chronicle"]) == 1


def test_after_a_defeat_the_group_chooses(server: Server) -> None:
    """EPIC-152, EPIC-153."""
    ada, bob = Friend(server, "Ada"), Friend(server, "Bob")
    name = taken_in(ada, chapter(won=False))
    assert get(ada, name)["campaign"]["choosing"]
    assert "choose first" in refused(ada, 409, "POST", f"/api/campaigns/{name}/start", ALONE)
    refused(bob, 403, "POST", f"/api/campaigns/{name}/choose", {"choice": "on"})
    on = post(ada, name, "choose", {"choice": "on"})["campaign"]
    assert (on["chapter"], on["adversary"], on["legacy"]) == (2, "R1", ["K6"])
    assert "nothing to choose" in refused(ada, 409, "POST", f"/api/campaigns/{name}/choose", {"choice": "on"})
    assert post(ada, name, "start", ALONE)["options"] == {"chapter": 2, "legacy": ["K6"]}
    again = taken_in(ada, chapter(won=False))
    assert post(ada, again, "choose", {"choice": "replay"})["campaign"]["chapter"] == 1


def test_a_tale_is_told_by_whoever_played_the_hero(server: Server) -> None:
    """EPIC-155."""
    ada, bob = Friend(server, "Ada"), Friend(server, "Bob")
    name = begun(ada)
    post(bob, name, "join", {})
    play_out(ada, post(ada, name, "start", ALONE)["id"], seed=3)
    tale = {"chapter": 0, "hero": 0, "lang": "fr", "tale": "Ada resta."}
    refused(bob, 403, "POST", f"/api/campaigns/{name}/tale", tale)
    told = post(ada, name, "tale", tale)["campaign"]["chronicle"][0]["heroes"][0]["tale"]
    assert told["fr"] == "Ada resta."
    assert told["en"] != "Ada resta."
    assert "no such Hero" in refused(ada, 409, "POST", f"/api/campaigns/{name}/tale", {**tale, "chapter": 4})


def test_a_tale_told_at_the_table_stands_in_the_chronicle(server: Server) -> None:
    """EPIC-155: and no words bring the game's own back."""
    ada, bob = Friend(server, "Ada"), Friend(server, "Bob")
    name = begun(ada)
    table = post(ada, name, "start", ALONE)["id"]
    refused(ada, 409, "GET", f"/api/tables/{table}/tales")
    play_out(ada, table, seed=6)
    (told,) = server.call("GET", f"/api/tables/{table}/tales")
    assert (told["seat"], told["hero"], told["own"]) == (0, "Ada", {})
    assert told["tale"] == get(ada, name)["campaign"]["chronicle"][0]["heroes"][0]["tale"]
    tale = {"seat": 0, "lang": "fr", "tale": "Ada resta."}
    refused(bob, 403, "POST", f"/api/tables/{table}/tale", tale)
    refused(ada, 404, "POST", f"/api/tables/{table}/tale", {**tale, "seat": 3})
    assert ada.post(table, "tale", tale)[0]["own"] == {"fr": "Ada resta."}
    assert get(ada, name)["campaign"]["chronicle"][0]["heroes"][0]["tale"]["fr"] == "Ada resta."
    assert ada.post(table, "tale", {**tale, "tale": " "})[0]["own"] == {}
    assert get(ada, name)["campaign"]["chronicle"][0]["heroes"][0]["tale"] == told["tale"]
    post(ada, name, "tale", {"chapter": 0, "hero": 0, "lang": "en", "tale": "Ada stayed."})
    assert server.call("GET", f"/api/tables/{table}/tales")[0]["own"] == {"en": "Ada stayed."}


def test_a_tale_that_was_imported_is_told_by_any_member(server: Server) -> None:
    ada, bob = Friend(server, "Ada"), Friend(server, "Bob")
    name = taken_in(ada, chapter(won=True))
    tale = {"chapter": 0, "hero": 0, "lang": "en", "tale": "Ada stayed."}
    refused(bob, 403, "POST", f"/api/campaigns/{name}/tale", tale)
    assert post(ada, name, "tale", tale)["campaign"]["chronicle"][0]["heroes"][0]["tale"]["en"] == "Ada stayed."


def test_tales_of_a_match_without_a_campaign(server: Server) -> None:
    ada, bob = Friend(server, "Adalbert"), Friend(server, "Bob")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    table = ada.call("POST", "/api/tables", {"game": "epic", "seats": seats, "options": {"adversary": "P3"}})["id"]
    play_out(ada, table, seed=7)
    told = server.call("GET", f"/api/tables/{table}/tales")
    assert [one["seat"] for one in told] == [0, 1]
    assert told[1]["hero"] not in ("", "Adalbert")
    ada.post(table, "tale", {"seat": 0, "lang": "en", "tale": "Adalbert stayed."})
    assert ada.post(table, "tale", {"seat": 1, "lang": "en", "tale": "It followed."})[1]["own"] == {"en": "It followed."}
    refused(bob, 403, "POST", f"/api/tables/{table}/tale", {"seat": 1, "lang": "en", "tale": "No."})
    ada.call("DELETE", "/api/people/me")
    assert "Adalbert" not in json.dumps(server.call("GET", f"/api/tables/{table}/tales"))


def test_a_hero_has_a_name_and_a_form_of_address(server: Server) -> None:
    """EPIC-155: they are chosen and chosen again, everybody reads them, and words of one's own still win."""
    ada, bob = Friend(server, "Ada"), Friend(server, "Bob")
    name = begun(ada)
    table = post(ada, name, "start", ALONE)["id"]
    refused(ada, 409, "POST", f"/api/tables/{table}/hero", {"seat": 0, "name": "Ysolde"})
    play_out(ada, table, seed=6)
    (first,) = server.call("GET", f"/api/tables/{table}/tales")
    assert (first["hero"], first["address"]) == ("Ada", "n")
    (told,) = ada.post(table, "hero", {"seat": 0, "name": "  Ysolde ", "address": "f"})
    assert (told["hero"], told["address"]) == ("Ysolde", "f")
    assert all(tale.startswith("Ysolde\n") and "Ada" not in tale for tale in told["tale"].values())
    assert (" elle " in told["tale"]["fr"].lower(), " she " in told["tale"]["en"].lower()) == (True, True)
    assert bob.call("GET", f"/api/tables/{table}/tales") == [told]
    hero = get(ada, name)["campaign"]["chronicle"][0]["heroes"][0]
    assert (hero["name"], hero["tale"]) == ("Ada", told["tale"])
    ada.post(table, "tale", {"seat": 0, "lang": "fr", "tale": "Elle resta."})
    (again,) = ada.post(table, "hero", {"seat": 0, "name": "Rurik", "address": "m"})
    assert (again["hero"], again["address"], again["own"]) == ("Rurik", "m", {"fr": "Elle resta."})
    chronicle = get(ada, name)["campaign"]["chronicle"][0]["heroes"][0]["tale"]
    assert chronicle == {"fr": "Elle resta.", "en": again["tale"]["en"]}
    assert ada.post(table, "tale", {"seat": 0, "lang": "fr", "tale": ""})[0]["tale"] == again["tale"]
    assert get(ada, name)["campaign"]["chronicle"][0]["heroes"][0]["tale"] == again["tale"]
    assert ada.post(table, "hero", {"seat": 0}) == [first]


def test_who_names_a_hero_and_how(server: Server) -> None:
    ada, bob = Friend(server, "Adalbert"), Friend(server, "Bob")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}]
    table = ada.call("POST", "/api/tables", {"game": "epic", "seats": seats, "options": {"adversary": "P3"}})["id"]
    bob.post(table, "sit", {"seat": 1})
    bob.post(table, "resign", {})
    play_out(ada, table, seed=8)
    call = f"/api/tables/{table}/hero"
    refused(bob, 403, "POST", call, {"seat": 0, "name": "Ysolde"})
    refused(Friend(server, "Cid"), 403, "POST", call, {"seat": 2, "name": "Ysolde"})
    refused(ada, 404, "POST", call, {"seat": 3, "name": "Ysolde"})
    for wrong in ({"name": ""}, {"name": "x" * 41}, {"name": 7}, {"address": "x"}, {"pronoun": "f"}):
        refused(ada, 422, "POST", call, {"seat": 0, **wrong})
    assert "name" in refused(ada, 409, "POST", call, {"seat": 0, "name": " \t "})
    assert bob.post(table, "hero", {"seat": 2, "name": "Rurik", "address": "m"})[2]["hero"] == "Rurik"
    ada.post(table, "hero", {"seat": 0, "name": "Ysolde", "address": "f"})
    ada.call("DELETE", "/api/people/me")
    left = server.call("GET", f"/api/tables/{table}/tales")
    assert (left[0]["address"], left[2]["hero"]) == ("n", "Rurik")
    assert not any(gone in json.dumps(left) for gone in ("Ysolde", "Adalbert"))


def test_a_game_without_tales_says_so(server: Server) -> None:
    ada = Friend(server)
    table = ada.open("me", "easy")
    with ada.live(table) as live:
        play_on({0: live}, random.Random(1))
    assert "no tales" in refused(ada, 404, "GET", f"/api/tables/{table}/tales")
    assert "no tales" in refused(ada, 404, "POST", f"/api/tables/{table}/tale", {"seat": 0, "lang": "en", "tale": "x"})
    assert "no tales" in refused(ada, 404, "POST", f"/api/tables/{table}/hero", {"seat": 0, "name": "Ysolde"})


def test_a_campaign_travels_as_a_file(server: Server) -> None:
    ada, bob = Friend(server, "Ada"), Friend(server, "Bob")
    first = taken_in(ada, chapter(won=False, then="on"))
    file = ada.call("GET", f"/api/campaigns/{first}/export")
    second = taken_in(bob, json.loads(json.dumps(file)))
    assert second != first
    assert get(bob, second)["campaign"] == get(ada, first)["campaign"]
    assert get(bob, second)["members"] == [{"name": "Bob", "you": True}]


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({}, "not a saved campaign"),
        ({"tablee-campaign": 9, "game": "epic"}, "format 9"),
        ({**chapter(won=True), "game": "push"}, "a campaign of “push”"),
        ({**chapter(won=True), "chapters": [1]}, "damaged"),
    ],
)
def test_a_file_that_cannot_be_is_refused_with_a_sentence(server: Server, data: dict[str, Any], why: str) -> None:
    wish = {"game": "epic", "campaign": data}
    assert why in refused(Friend(server), 422, "POST", "/api/campaigns/import", wish)


def test_what_is_no_campaign_is_refused(server: Server) -> None:
    ada = Friend(server)
    refused(ada, 404, "GET", "/api/campaigns/none")
    refused(ada, 404, "POST", "/api/campaigns/none/join", {})
    refused(ada, 404, "POST", "/api/campaigns", {"game": "chess", "name": "X"})
    assert "no campaign" in refused(ada, 422, "POST", "/api/campaigns", {"game": "push", "name": "X"})
    refused(server, 401, "POST", "/api/campaigns", {"game": "epic", "name": "X"})
    refused(ada, 413, "POST", "/api/campaigns/import", {"game": "epic", "campaign": {"x": "y" * 1_100_000}})


def test_a_forgotten_person_is_in_no_chronicle(server: Server) -> None:
    ada, bob = Friend(server, "Adalbert"), Friend(server, "Bob")
    name = begun(ada)
    post(bob, name, "join", {})
    play_out(ada, post(ada, name, "start", ALONE)["id"], seed=4)
    assert "Adalbert" in json.dumps(get(bob, name))
    ada.call("DELETE", "/api/people/me")
    facts = get(bob, name)
    assert "Adalbert" not in json.dumps(facts)
    assert [member["name"] for member in facts["members"]] == ["Bob"]
    assert len(facts["campaign"]["chronicle"]) == 1


def test_a_backup_holds_the_campaigns_and_the_names_of_heroes(own_server: Server, tmp_path: Any) -> None:
    ada = Friend(own_server, "Ada")
    name = begun(ada)
    table = post(ada, name, "start", ALONE)["id"]
    play_out(ada, table, seed=9)
    told = ada.post(table, "hero", {"seat": 0, "name": "Ysolde", "address": "f"})
    before = get(own_server, name)
    backup(own_server.database, tmp_path / "all.gz")
    own_server.stop()
    restore(str(tmp_path / "new.db"), tmp_path / "all.gz")
    other = Server(str(tmp_path / "new.db"))
    other.start()
    try:
        assert get(other, name) == before
        assert other.call("GET", f"/api/tables/{table}/tales") == told
    finally:
        other.stop()


def test_a_campaign_is_named_on_import_and_renamed_by_members(server: Server) -> None:
    ada, bob = Friend(server, "Ada"), Friend(server, "Bob")
    wish = {"game": "epic", "campaign": chapter(won=True), "name": " Une\u202e autre "}
    name: str = ada.call("POST", "/api/campaigns/import", wish)["id"]
    facts = get(ada, name)
    assert (facts["name"], facts["campaign"]["name"]) == ("Une autre", "Une autre")
    refused(bob, 403, "PATCH", f"/api/campaigns/{name}", {"name": "La mienne"})
    refused(ada, 409, "PATCH", f"/api/campaigns/{name}", {"name": " \u202e "})
    renamed = ada.call("PATCH", f"/api/campaigns/{name}", {"name": "La troisième"})
    assert (renamed["name"], renamed["campaign"]["name"]) == ("La troisième", "La troisième")
    assert ada.call("GET", f"/api/campaigns/{name}/export")["name"] == "La troisième"


def test_names_in_a_file_are_cleaned(server: Server) -> None:
    data = chapter(won=True, name="Ada\u202e\n L.")
    data["name"] = "Sept\u2066 Gués"
    facts = get(server, taken_in(Friend(server), data))
    assert facts["name"] == "Sept Gués"
    assert facts["campaign"]["chronicle"][0]["heroes"][0]["name"] == "Ada L."


def test_what_a_campaign_refuses_is_said_in_ones_language(server: Server) -> None:
    data = chapter(won=True)
    data["chapters"][0]["heroes"].append({"name": "Bo", "score": 44, "won": False})
    wish = {"game": "epic", "campaign": data}
    french, english = Friend(server, lang="fr"), Friend(server, lang="en")
    assert "Ada aurait gagné avec 30 points" in refused(french, 422, "POST", "/api/campaigns/import", wish)
    assert "Ada is said to have won with 30" in refused(english, 422, "POST", "/api/campaigns/import", wish)
    name = begun(french)
    assert "rien à choisir" in refused(french, 409, "POST", f"/api/campaigns/{name}/choose", {"choice": "on"})


def test_a_campaign_is_deleted_by_whoever_is_alone_in_it(server: Server) -> None:
    ada, bob = Friend(server, "Ada"), Friend(server, "Bob")
    name = begun(ada, "Pour moi")
    table = post(ada, name, "start", ALONE)["id"]
    one = f"/api/campaigns/{name}"
    refused(bob, 403, "DELETE", one)
    refused(ada, 409, "DELETE", one)
    play_out(ada, table, seed=4)
    post(bob, name, "join", {})
    assert "Others are in" in refused(ada, 409, "DELETE", one)
    post(bob, name, "leave")
    ada.call("DELETE", one)
    refused(ada, 404, "GET", one)
    assert name not in [found["id"] for found in ada.call("GET", "/api/campaigns/mine")]
    kept = ada.call("GET", f"/api/tables/{table}")
    assert (kept["campaign"], kept["name"], kept["status"]) == (None, "", "finished")


def test_with_its_last_member_a_campaign_goes_and_its_name_too(server: Server) -> None:
    ada, bob = Friend(server, "Ada"), Friend(server, "Bob")
    alone, shared = begun(ada, "La saga d’Ada"), begun(ada, "À deux")
    table = post(ada, alone, "start", ALONE)["id"]
    post(bob, shared, "join", {})
    ada.call("DELETE", "/api/people/me")
    refused(bob, 404, "GET", f"/api/campaigns/{alone}")
    assert get(bob, shared)["name"] == "À deux"
    assert "saga" not in json.dumps(bob.call("GET", f"/api/tables/{table}"))
