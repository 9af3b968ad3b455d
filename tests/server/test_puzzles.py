"""Puzzles over the network: one is shown without its answer, answered, and rated once."""

from __future__ import annotations

from typing import Any
from urllib.error import HTTPError

import pytest

import tablee
from tablee.server.loadtest import Server

from .conftest import Friend

PUSH = "/api/games/push/puzzles"


def first() -> Any:
    return tablee.game("push").puzzles.puzzles[0]


def test_a_puzzle_is_shown_without_its_answer_and_told_after_one(server: Server) -> None:
    puzzle = first()
    shelf = server.call("GET", PUSH)
    assert shelf["count"] == len(tablee.game("push").puzzles)
    assert shelf["mine"] is None
    assert tablee.game("push").puzzles.get(shelf["daily"])
    scene = server.call("GET", f"{PUSH}/{puzzle.id}")
    assert set(scene) == {"id", "seat", "options", "view", "board", "rating", "daily", "solved"}
    assert puzzle.best.action in scene["view"]["legal"]
    told = server.call("POST", f"{PUSH}/{puzzle.id}", {"action": puzzle.best.action})
    assert told["right"]
    assert told["best"]["named"] == puzzle.best.action
    assert told["change"] is told["mine"] is None
    assert told["next"] != puzzle.id


def test_the_first_try_of_a_person_changes_the_rating_and_no_other_does(server: Server) -> None:
    ada, bob, puzzle = Friend(server, "Ada"), Friend(server, "Bob"), first()
    path = f"{PUSH}/{puzzle.id}"
    before = ada.call("GET", path)
    assert before["solved"] is None
    right, wrong = {"action": puzzle.best.action}, {"action": puzzle.second.action}
    once = ada.call("POST", path, right)
    assert once["change"] > 0
    assert once["mine"] == {"rating": 1500 + once["change"], "tried": 1, "solved": 1, "streak": 1, "best_streak": 1}
    after = ada.call("GET", path)
    assert after["solved"] is True
    assert after["rating"] < before["rating"]
    for body in (right, wrong):
        again = ada.call("POST", path, body)
        assert again["change"] is None
        assert again["mine"] == once["mine"]
    assert ada.call("GET", path)["rating"] == after["rating"]
    missed = bob.call("POST", path, wrong)
    assert missed["change"] < 0
    assert missed["mine"]["streak"] == 0
    assert ada.call("GET", PUSH)["mine"] == once["mine"]
    ada.call("DELETE", "/api/people/me")


def test_what_is_no_puzzle_and_what_is_not_allowed_is_refused_in_words(server: Server) -> None:
    action = {"action": first().best.action}
    for path, body, status in ((f"{PUSH}/flying", action, 404), (f"{PUSH}/{first().id}", {"action": {"verb": "fly"}}, 422)):
        with pytest.raises(HTTPError) as refusal:
            server.call("POST", path, body)
        assert refusal.value.code == status
        assert b"error" in refusal.value.read()
