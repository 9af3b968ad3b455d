"""What people do around a match."""

from __future__ import annotations

import json
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from tablee.server.loadtest import Server

from .conftest import Friend, Live, two_at_table
from .test_socket import play_to_my_turn

pytestmark = pytest.mark.timeout(120)


def refused(friend: Friend | Server, status: int, method: str, path: str, body: object = None) -> str:
    with pytest.raises(HTTPError) as caught:
        friend.call(method, path, body)
    assert caught.value.code == status
    sentence: str = json.loads(caught.value.read())["error"]
    assert "Traceback" not in sentence
    return sentence


def test_a_table_is_filled_and_begun(server: Server) -> None:
    ada, bob = Friend(server, "Ada"), Friend(server, "Bob")
    table = ada.open("me", "open", "open", public=True)
    assert table in [found["id"] for found in server.call("GET", "/api/tables/public")]
    facts = bob.post(table, "sit", {"name": "Bobby"})
    assert facts["you"] == [1]
    assert facts["seats"][1]["name"] == "Bobby"
    assert "host" in refused(bob, 403, "POST", f"/api/tables/{table}/start", {}).lower()
    ada.post(table, "remove", {"seat": 1})
    assert bob.post(table, "sit", {"seat": 2})["you"] == [2]
    refused(bob, 409, "POST", f"/api/tables/{table}/sit", {"seat": 0})
    facts = ada.post(table, "start", {"fill": "easy"})
    assert facts["status"] == "running"
    assert facts["seats"][1]["kind"] == "bot"
    refused(Friend(server), 409, "POST", f"/api/tables/{table}/sit", {})
    assert table in [found["id"] for found in bob.call("GET", "/api/tables/mine")]


def test_texts_and_rules_of_any_game_are_served_in_the_nearest_language(server: Server) -> None:
    french, english = (server.call("GET", f"/api/games/push/texts/{lang}") for lang in ("fr", "en"))
    assert (french["lang"], english["lang"]) == ("fr", "en")
    assert "\ntitle = " in f"\n{french['source']}"
    assert "**PUSH-040**" in english["rules"]
    assert french["rules"] != english["rules"]
    assert server.call("GET", "/api/games/push/texts/tlh") == english
    refused(server, 404, "GET", "/api/games/chess/texts/en")


def test_bad_wishes_are_refused_in_a_sentence(server: Server) -> None:
    ada = Friend(server)
    wish: dict[str, Any] = {"game": "push", "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}]}
    assert "aggressive" in refused(ada, 422, "POST", "/api/tables", {**wish, "options": {"aggressive": True}})
    refused(ada, 404, "POST", "/api/tables", {**wish, "game": "chess"})
    refused(ada, 404, "POST", "/api/tables", {**wish, "seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]})
    refused(ada, 422, "POST", "/api/tables", {**wish, "surprise": 1})
    refused(server, 401, "POST", "/api/tables", wish)
    refused(server, 404, "GET", "/api/tables/none")
    refused(server, 404, "GET", "/api/nothing")
    refused(server, 405, "PUT", "/api/people")


def test_leaving_and_coming_back(server: Server) -> None:
    table, ada, bob = two_at_table(server)
    with ada.live(table) as live:
        live.until("state")
        bob.post(table, "leave", {})
        while not live.until("table")["table"]["seats"][1]["away"]:
            pass
        play_to_my_turn(live, 2)
        facts = bob.post(table, "return", {})
        assert not facts["seats"][1]["away"]
        refused(bob, 409, "POST", f"/api/tables/{table}/return", {})


def test_pause_needs_everybody(server: Server) -> None:
    table, ada, bob = two_at_table(server)
    with ada.live(table) as live:
        live.until("state")
        facts = ada.post(table, "pause", {"paused": True})
        assert (facts["paused"], facts["pausing"]) == (False, [0])
        assert bob.post(table, "pause", {"paused": True})["paused"]
        seat = live.states[0]["view"]["to_act"][0]
        if seat == 0:
            live.play(0, live.states[0]["view"]["legal"][0])
            assert live.until("refused")["rule"] == "TABLEE-PAUSED"
        bob.post(table, "pause", {"paused": False})
        facts = ada.post(table, "pause", {"paused": False})
        assert (facts["paused"], facts["pausing"]) == (False, [])


def test_takeback_is_for_those_alone_and_leaves_a_mark(server: Server) -> None:
    ada = Friend(server)
    table = ada.open("me", "easy")
    with ada.live(table) as live:
        assert live.until("state")["takeback"] is False
        refused(ada, 409, "POST", f"/api/tables/{table}/takeback", {"seat": 0})
        play_to_my_turn(live, 4)
        assert live.states[0]["takeback"] is True
        before = live.states[0]["view"]["legal"]
        facts = ada.post(table, "takeback", {"seat": 0})
        assert facts["takebacks"] == 1
        state = live.until("state", epoch=1)
        assert state["view"]["legal"] != before or state["version"] < len(live.logs[0]) + 99
        play_to_my_turn(live, 1)
    crowded, carl, _ = two_at_table(server)
    refused(carl, 409, "POST", f"/api/tables/{crowded}/takeback", {"seat": 0})
    refused(carl, 403, "POST", f"/api/tables/{crowded}/takeback", {"seat": 1})


def test_undo_by_the_engines_rule(server: Server) -> None:
    """The choice of a team reveals nothing; it may be undone until the other moves."""
    table, ada, bob = two_at_table(server)
    with ada.live(table) as a, bob.live(table) as b:
        a.until("state")
        b.until("state")
        seat = a.states[0]["view"]["to_act"][0]
        live, friend = ((a, ada), (b, bob))[seat]
        name = live.play(seat, live.states[seat]["view"]["legal"][0])
        live.until("ack", id=name)
        if live.states[seat]["view"]["can_undo"]:
            friend.post(table, "undo", {"seat": seat})
            live.until("state", epoch=1)
            assert live.states[seat]["view"]["legal"]
            assert server.call("GET", f"/api/tables/{table}")["takebacks"] == 0
        refused(friend, 409, "POST", f"/api/tables/{table}/undo", {"seat": seat})


def test_a_hint_is_a_legal_move(server: Server) -> None:
    ada = Friend(server)
    table = ada.open("me", "easy")
    with ada.live(table) as live:
        play_to_my_turn(live, 3)
        hint = ada.post(table, "hint", {"seat": 0})
        assert hint["named"] in live.states[0]["view"]["legal"]
        assert len(hint["shares"]) <= 3
        assert sum(share["share"] for share in hint["shares"]) <= 1.001


def test_deleting_a_person_erases_names_and_words(server: Server) -> None:
    table, ada, bob = two_at_table(server)
    with ada.live(table) as a, bob.live(table) as b:
        b.until("state")
        b.send({"type": "chat", "id": 1, "text": "secret"})
        a.until("chat")
        bob.call("DELETE", "/api/people/me")
        assert b.until_closed()["type"] == "bye"
    refused(bob, 401, "GET", "/api/people/me")
    facts = server.call("GET", f"/api/tables/{table}")
    assert (facts["seats"][1]["kind"], facts["seats"][1]["name"]) == ("bot", "")
    with ada.live(table) as later:
        later.until("state")
        chats = [frame for frame in [*later.frames, *later.drain()] if frame["type"] == "chat"]
    assert [(chat["name"], chat["text"]) for chat in chats] == [("", "")]


def test_people_change_their_name_and_language(server: Server) -> None:
    ada = Friend(server)
    assert ada.call("PATCH", "/api/people/me", {"name": "  Ada\tL. ", "lang": "fr"})["name"] == "Ada L."
    assert ada.call("GET", "/api/people/me")["lang"] == "fr"
    refused(ada, 422, "PATCH", "/api/people/me", {"name": "x" * 41})
    refused(ada, 409, "PATCH", "/api/people/me", {"name": "\u202e\u200b"})


def test_the_options_of_a_first_match_are_told(server: Server) -> None:
    with urlopen(f"{server.url}/api/games") as answer:
        games = {game["id"]: game for game in json.load(answer)}
    assert games["virtopia"]["beginner"] == {"level": "awakening"}
    assert games["virtopia"]["options"]["layout"]["named"] is True
    assert games["push"]["beginner"] == {}
    other = {
        name: found["beginner_seats"] for name, found in games.items() if found["beginner_seats"] != found["usual_seats"]
    }
    assert other == {"epic": 1}


def test_how_long_and_with_how_many_a_game_is_played_is_told(server: Server) -> None:
    games = {game["id"]: game for game in server.call("GET", "/api/games")}
    assert games["push"]["minutes"] == [15, 20]
    assert games["conan"]["usual_seats"] == 3
    assert games["epic"]["usual_seats"] == 2
    assert all(game["seats"][0] <= game["usual_seats"] <= game["seats"][1] for game in games.values())


def test_pages_are_guarded_and_other_origins_refused(server: Server) -> None:
    with urlopen(f"{server.url}/api/games") as answer:
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe-inline" not in policy.partition("style-src-attr")[0]
        assert answer.headers["x-content-type-options"] == "nosniff"
    request = Request(
        f"{server.url}/api/people", b"{}", {"Origin": "https://evil.example", "Content-Type": "application/json"}
    )
    with pytest.raises(HTTPError, match="403"):
        urlopen(request)


def test_a_body_too_large_is_refused(server: Server) -> None:
    refused(server, 413, "POST", "/api/people", {"name": "x" * 200_000})


def test_a_spectator_sees_no_hand(server: Server) -> None:
    ada = Friend(server)
    table = ada.open("me", "easy")
    with ada.live(table) as live:
        play_to_my_turn(live, 5)
    with Live(server, table) as watcher:
        state = watcher.until("state")
    assert state["seat"] is None
    assert state["view"]["legal"] == []
    hands = [card for player in state["view"]["table"]["players"] for card in player["hand"]]
    assert hands
    assert all(card.startswith("?") for card in hands)
