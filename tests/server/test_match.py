"""Whole matches through the front door."""

from __future__ import annotations

import random
from urllib.error import HTTPError

import pytest

import tablee
from tablee.engine.rng import commitment
from tablee.server.loadtest import Server
from tablee.telling import told_events

from .conftest import Friend, Live, play_on, two_at_table

pytestmark = pytest.mark.timeout(120)


def test_two_people_and_a_spectator_play_a_whole_match(server: Server) -> None:
    table, ada, bob = two_at_table(server)
    published = server.call("GET", f"/api/tables/{table}")["commitment"]
    with pytest.raises(HTTPError, match="409"):
        server.call("GET", f"/api/tables/{table}/record")
    with ada.live(table) as a, bob.live(table) as b, Live(server, table) as watcher:
        played = play_on({0: a, 1: b}, random.Random(1))
        while not watcher.states.get(None, {}).get("view", {}).get("outcome"):
            watcher.get()
        facts = a.finished()
    assert facts["status"] == "finished"
    assert facts["winners"] == a.states[0]["view"]["outcome"]["winners"]
    assert commitment(facts["seed"]) == published == facts["commitment"]
    record = server.call("GET", f"/api/tables/{table}/record")
    pos = tablee.replay(record)
    assert len(record["moves"]) == played
    assert {move["by"] for move in record["moves"]} == {"person"}
    assert told_events(pos.config.game, pos.events(0), 0) == a.logs[0]
    assert told_events(pos.config.game, pos.events(1), 1) == b.logs[1]
    assert told_events(pos.config.game, pos.events(None), None) == watcher.logs[None]


def test_a_finished_match_is_replayed_advised_and_played_again(server: Server) -> None:
    ada = Friend(server)
    table = ada.open("me", "easy")
    with ada.live(table) as live:
        while True:
            frame = live.until("state")
            if frame["view"]["outcome"]:
                break
            if frame["view"]["legal"]:
                live.play(0, frame["view"]["legal"][0])
    steps = server.call("GET", f"/api/tables/{table}/replay?seat=0")["steps"]
    opened = server.call("GET", f"/api/tables/{table}/replay")["steps"]
    assert [event for step in steps for event in step["events"]] == live.logs[0]
    assert steps[-1]["view"]["outcome"]
    assert len(opened) == len(steps)
    middle = opened[len(opened) // 2]["view"]["table"]
    assert not any(card.startswith("?") for player in middle["players"] for card in player["hand"])
    assert {step["by"] for step in steps[1:]} == {"person", "bot"}
    advice = server.call("POST", f"/api/tables/{table}/advice", {"step": 8, "seat": steps[9]["seat"]})
    assert advice["named"] in steps[8]["view"]["legal"] or steps[9]["seat"] == 1
    again = ada.post(table, "rematch")
    assert again["status"] == "running"
    assert ada.post(table, "rematch")["id"] == again["id"]
    assert server.call("GET", f"/api/tables/{table}")["rematch"] == again["id"]


def test_hot_seat_shows_each_seat_its_own(server: Server) -> None:
    ada = Friend(server)
    table = ada.open("me", "hot")
    with ada.live(table) as live:
        play_on({0: live, 1: live}, random.Random(3), 20)
    assert live.states[0]["view"]["seat"] == 0
    assert live.states[1]["view"]["seat"] == 1


def test_bots_alone_with_a_person_move_by_themselves(server: Server) -> None:
    ada = Friend(server)
    table = ada.open("easy", "easy", "me")
    with ada.live(table) as live:
        while not (live.states.get(2) and live.states[2]["view"]["legal"]):
            live.get()
    assert live.states[2]["version"] >= 2
