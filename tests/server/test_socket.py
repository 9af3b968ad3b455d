"""What a socket accepts, refuses and survives."""

from __future__ import annotations

import random
import time
from urllib.request import urlopen

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tablee.engine.text import LANGUAGES
from tablee.server.frames import PROTOCOL
from tablee.server.loadtest import Server
from tablee.server.settings import Settings
from tablee.server.texts import TEXTS

from .conftest import Friend, Live, play_on, two_at_table

pytestmark = pytest.mark.timeout(120)


def test_reconnecting_brings_exactly_what_was_missed(server: Server) -> None:
    table, ada, bob = two_at_table(server)
    with ada.live(table) as a, bob.live(table) as b:
        play_on({0: a, 1: b}, random.Random(2), 8)
        whole = list(b.logs[1])
        seen = len(whole) - 3
    with bob.live(table, since={"1": seen}) as again:
        again.logs[1] = whole[:seen]
        state = again.until("state")
    assert state["since"] == seen
    assert state["events"] == whole[seen:]
    with bob.live(table, since={"1": 10_000}) as lost:
        assert lost.until("state")["since"] == 0


def test_reconnecting_after_an_undo_starts_afresh(server: Server) -> None:
    ada = Friend(server)
    table = ada.open("me", "easy")
    with ada.live(table) as live:
        play_to_my_turn(live, 3)
        version = live.states[0]["version"]
        ada.post(table, "takeback", {"seat": 0})
        state = live.until("state", epoch=1)
        assert state["since"] == 0
        assert state["version"] < version
    with ada.live(table, since={"0": 2}, epoch=0) as stale:
        assert stale.until("state")["since"] == 0
    with ada.live(table, since={"0": 2}, epoch=1) as fresh:
        fresh.logs[0] = stale.logs[0][:2]
        assert fresh.until("state")["since"] == 2


def play_to_my_turn(live: Live, times: int) -> None:
    for _ in range(times):
        while not (live.states.get(0) and live.states[0]["view"]["legal"]):
            live.get()
        name = live.play(0, live.states[0]["view"]["legal"][0])
        live.until("ack", id=name)
    while not live.states[0]["view"]["legal"]:
        live.get()


def test_a_message_sent_twice_is_played_once(server: Server) -> None:
    table, ada, bob = two_at_table(server)
    with ada.live(table) as a, bob.live(table) as b:
        play_on({0: a, 1: b}, random.Random(4), 4)
        seat, live = (0, a) if a.states[0]["view"]["legal"] else (1, b)
        state = live.states[seat]
        message = {
            "type": "play",
            "id": "once",
            "seat": seat,
            "action": state["view"]["legal"][0],
            "version": state["version"],
        }
        live.send(message)
        first = live.until("ack", id="once")
        count = server.call("GET", f"/api/tables/{table}")["moves"]
        for _ in range(3):
            live.send(message)
            assert live.until("ack", "refused", id="once") == first
        assert server.call("GET", f"/api/tables/{table}")["moves"] == count
    with (ada if seat == 0 else bob).live(table) as later:
        later.send(message)
        assert later.until("ack", "refused", id="once") == first


def test_nobody_answers_for_another_seat(server: Server) -> None:
    table, ada, bob = two_at_table(server)
    with ada.live(table) as a, bob.live(table) as b, Live(server, table) as watcher:
        a.until("state")
        b.until("state")
        watcher.until("state")
        actor = a.states[0]["view"]["to_act"][0]
        other, legal = (b, a.states[0]) if actor == 0 else (a, b.states[1])
        action, version = legal["view"]["legal"][0], legal["version"]
        for live in (other, watcher):
            live.send({"type": "play", "id": 1, "seat": actor, "action": action, "version": version})
            assert live.until("refused", "ack")["rule"] == "TABLEE-SEAT-YOURS"
        other.send({"type": "play", "id": 2, "seat": 1 - actor, "action": action, "version": version})
        assert other.until("refused", "ack")["rule"] == "TABLEE-TURN"
    assert server.call("GET", f"/api/tables/{table}")["moves"] == 0


def test_refusals_name_the_rule_in_the_language_of_the_person(server: Server) -> None:
    said = {}
    for lang in ("fr", "en"):
        friend = Friend(server, lang=lang)
        table = friend.open("me", "easy")
        with friend.live(table) as live:
            live.until("state")
            live.send({"type": "play", "id": 1, "seat": 0, "action": {"verb": "nonsense"}, "version": 0})
            said[lang] = live.until("refused")
    assert said["fr"]["rule"] == said["en"]["rule"] == "TABLEE-UNKNOWN"
    assert said["fr"]["why"] != said["en"]["why"]


def test_two_tabs_on_one_seat_see_the_same_and_one_answer_counts(server: Server) -> None:
    ada = Friend(server)
    table = ada.open("me", "easy")
    with ada.live(table) as left, ada.live(table) as right:
        for tab in (left, right):
            tab.until("state")
        legal, version = left.states[0]["view"]["legal"], left.states[0]["version"]
        left.send({"type": "play", "id": "left", "seat": 0, "action": legal[0], "version": version})
        right.send({"type": "play", "id": "right", "seat": 0, "action": legal[1], "version": version})
        answers = [left.until("ack", "refused", id="left"), right.until("ack", "refused", id="right")]
        assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
        play_to_my_turn(left, 1)
        right.drain()
    assert right.logs[0] == left.logs[0]


def test_a_stale_answer_is_refused(server: Server) -> None:
    ada = Friend(server)
    table = ada.open("me", "easy")
    with ada.live(table) as live:
        play_to_my_turn(live, 3)
        action = live.states[0]["view"]["legal"][0]
        live.send({"type": "play", "id": "old", "seat": 0, "action": action, "version": 0})
        assert live.until("refused", "ack")["rule"] == "TABLEE-STALE"
        live.send({"type": "play", "id": "future", "seat": 0, "action": action, "version": 9999})
        assert live.until("refused", "ack")["rule"] == "TABLEE-STALE"


def test_garbage_is_refused_and_then_shown_the_door(server: Server) -> None:
    ada = Friend(server)
    table = ada.open("me", "easy")
    with ada.live(table) as live:
        live.until("state")
        for rubbish in ("", "{", "[]", "null", '{"type":"play"}', '{"type":"nothing"}', "[" * 5000, b"\x00\xff"):
            live.send(rubbish)
            assert live.until("refused")["rule"] == "TABLEE-MESSAGE"
        huge = {"type": "play", "id": 1, "seat": 0, "action": {"verb": "place", "value": 10**30}, "version": 0}
        live.send(huge)
        assert live.until("refused")["rule"] == "TABLEE-MESSAGE"
        live.send({"type": "ping"})
        live.until("pong")
        live.flood("{", 30)
        assert live.until_closed()["type"] == "bye"


def test_a_frame_too_large_ends_the_conversation(server: Server) -> None:
    ada = Friend(server)
    table = ada.open("me", "easy")
    with ada.live(table) as live:
        live.until("state")
        live.send({"type": "chat", "id": 1, "text": "x" * 100_000})
        with pytest.raises(ConnectionClosed):
            live.until("never")


def test_hello_comes_first_and_keys_are_checked(server: Server) -> None:
    ada = Friend(server)
    table = ada.open("me", "easy")
    for message in ({"type": "ping"}, {"type": "hello", "key": "k" * 43}):
        with Live(server, table, hello=False) as live:
            live.send(message)
            assert live.get()["type"] == "bye"
            with pytest.raises(ConnectionClosed):
                live.get()
    with Live(server, "no-such-table") as live:
        assert live.get()["type"] == "bye"


def test_pages_of_other_origins_may_not_connect(server: Server) -> None:
    table = Friend(server).open("me", "easy")
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    with pytest.raises(InvalidStatus):
        connect(address, additional_headers={"Origin": "https://evil.example"}).__enter__()
    with connect(address, additional_headers={"Origin": f"http://127.0.0.1:{server.port}"}):
        pass


def test_a_flood_is_cut_off_and_others_play_on(tmp_path: object) -> None:
    settings = Settings(pace=(0.0, 0.0), ease=1.0)
    guarded = Server(f"{tmp_path}/flood.db", settings=settings)
    guarded.start()
    try:
        ada = Friend(guarded)
        table = ada.open("me", "easy")
        with ada.live(table) as flood, ada.live(table) as calm:
            flood.flood({"type": "ping"}, 100)
            assert flood.until_closed()["type"] == "bye"
            calm.send({"type": "ping"})
            calm.until("pong")
    finally:
        guarded.stop()


def test_a_client_that_vanishes_is_seen_to_go_and_come_back(server: Server) -> None:
    table, ada, bob = two_at_table(server)
    with ada.live(table) as a:
        b = bob.live(table)
        while not a.until("table")["table"]["seats"][1]["online"]:
            pass
        b.ws.socket.close()
        while a.until("table")["table"]["seats"][1]["online"]:
            pass
        with bob.live(table):
            while not a.until("table")["table"]["seats"][1]["online"]:
                pass


def test_chat_reaches_everyone_once_and_the_host_may_mute_it(server: Server) -> None:
    table, ada, bob = two_at_table(server)
    ada.post(table, "settings", {"open_chat": True})
    with ada.live(table) as a, bob.live(table) as b, Live(server, table) as watcher:
        watcher.until("state")
        b.until("state")
        for _ in range(2):
            a.send({"type": "chat", "id": "c1", "text": "  <b>hi</b>\n\u202ethere "})
        assert watcher.until("chat")["text"] == "<b>hi</b> there"
        assert b.until("chat")["name"] == "Ada"
        watcher.send({"type": "chat", "id": "c1", "text": "psst"})
        assert watcher.until("refused")["rule"] == "TABLEE-CHAT-SEATED"
        ada.post(table, "settings", {"muted": True})
        b.send({"type": "chat", "id": "c2", "text": "hello?"})
        assert b.until("refused")["rule"] == "TABLEE-MUTED"
        time.sleep(0.1)
    with bob.live(table) as later:
        later.until("state")
        chats = [frame for frame in later.drain() if frame["type"] == "chat"]
    assert [chat["n"] for chat in chats] == [0]


def test_client_and_server_say_which_protocol_they_speak(server: Server) -> None:
    table, ada, bob = two_at_table(server)
    with ada.live(table) as old, bob.live(table, protocol=PROTOCOL) as present:
        assert old.until("table")["protocol"] == present.until("table")["protocol"] == PROTOCOL
        play_on({0: old, 1: present}, random.Random(5), 2)
    with urlopen(f"{server.url}/api/games") as answer:
        assert answer.headers["Tablee-Protocol"] == str(PROTOCOL)


def test_a_newer_client_is_told_so(server: Server) -> None:
    table, ada, _ = two_at_table(server)
    with ada.live(table, protocol=PROTOCOL + 1) as newer:
        last = newer.until_closed()
    assert (last["type"], last["protocol"]) == ("bye", PROTOCOL)
    assert last["why"] in [TEXTS.say(lang, "no-protocol") for lang in LANGUAGES]
    assert [frame["type"] for frame in newer.frames] == ["bye"]
