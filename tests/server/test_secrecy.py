"""Non-interference on the wire: matches that differ only in what a seat cannot know give it the same frames.

Pairs of matches are laid into the database, alike but for the opponent's hidden cards. The opponent is scripted to do
what it can do in both. Every frame the watched seat and a spectator receive must then be the same, until the end
opens all hands.
"""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

import tablee
from tablee.server.loadtest import Server

from .conftest import Friend, Live, lay

pytestmark = pytest.mark.timeout(120)
VARIANT = {"change": {"numbers": {"hand_size": 5, "push_copies": 6}}, "text": {"en": {"card-R5": "{ $card } five"}}}
MASKED = ("id", "created", "commitment", "now", "deadline", "at", "online", "gone")


def twin_of(dump: dict[str, Any], swaps: int, rng: random.Random) -> dict[str, Any]:
    """The same position but for cards of seat 1 that seat 0 has not seen, exchanged between its hand and its deck."""
    twin = copy.deepcopy(dump)
    hand, deck = twin["zones"]["hand 2"], twin["zones"]["deck 2"]
    for _ in range(swaps):
        row, other = rng.choice(((hand, deck), (deck, deck)))
        i, j = rng.randrange(len(row)), rng.randrange(len(other))
        if isinstance(row[i], str) and isinstance(other[j], str):
            row[i], other[j] = other[j], row[i]
    return twin


def middle(seed: int, content: dict[str, Any] | None = None) -> dict[str, Any]:
    """A position after the set-up, when both have a hand; with `content`, of a variant."""
    pos = tablee.game("push").new(seats=2, seed=seed, generator="blake2b", content=content)
    rng = random.Random(seed)
    while not any(event["event"] in ("place", "discard", "cover", "push") for event in pos.events(None)):
        seat = pos.to_act[0]
        pos.play(seat, rng.choice(pos.legal(seat)))
    return pos.dump()


def masked(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: "…" if key in MASKED else masked(item) for key, item in value.items()}
    return [masked(item) for item in value] if isinstance(value, list) else value


class World:
    """One match of a pair: the watched seat 0, its scripted opponent, and a spectator."""

    def __init__(self, server: Server, name: str, me: Friend, other: Friend) -> None:
        self.me, self.other = Live(server, name, me.key), Live(server, name, other.key)
        self.watcher = Live(server, name)
        self.me.until("state")
        self.other.until("state")
        self.watcher.until("state")

    def legal(self, seat: int) -> list[dict[str, Any]]:
        live = self.me if seat == 0 else self.other
        return list(live.states[seat]["view"]["legal"])

    def play(self, seat: int, action: dict[str, Any]) -> None:
        live = self.me if seat == 0 else self.other
        live.number += 1
        message = {"type": "play", "id": live.number, "seat": seat, "action": action}
        before = [self.me.states[0]["version"], self.other.states[1]["version"], self.watcher.states[None]["version"]]
        live.send({**message, "version": live.states[seat]["version"]})
        live.until("ack", id=live.number)
        for at, (listener, who) in enumerate(((self.me, 0), (self.other, 1), (self.watcher, None))):
            while listener.states[who]["version"] == before[at]:
                listener.get()

    def over(self) -> bool:
        return bool(self.me.states[0]["view"]["outcome"])

    def close(self) -> None:
        for live in (self.me, self.other, self.watcher):
            live.close()


def common(left: list[dict[str, Any]], right: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [action for action in left if action in right]


def settled(frames: list[dict[str, Any]]) -> list[str]:
    """Frames as text in order; who is connected may be told at any moment, so that table frames are compared as a set."""
    return [json.dumps(masked(frame), sort_keys=True) for frame in frames if frame["type"] != "table"]


def test_frames_do_not_depend_on_what_a_seat_cannot_know(server: Server) -> None:
    compared, whole = compare_pairs(server, 10, None)
    assert compared > 60
    assert whole >= 1


def test_frames_of_a_variant_tell_no_more(server: Server) -> None:
    compared, _ = compare_pairs(server, 3, VARIANT)
    assert compared > 15


def compare_pairs(server: Server, pairs: int, content: dict[str, Any] | None) -> tuple[int, int]:
    """Play so many pairs of matches alike; how many steps were compared, and how many matches were played to their end."""
    compared = whole = 0
    rng = random.Random(11)
    me, other = Friend(server, "Me"), Friend(server, "Other")
    people = [friend.call("GET", "/api/people/me")["person"] for friend in (me, other)]
    for pair in range(pairs):
        dump = middle(100 + pair, content)
        twin = twin_of(dump, (1, 2, 3, 8)[pair % 4], rng)
        kind = "variant" if content else "pair"
        names = [f"{kind}{pair}-left-{rng.random()}", f"{kind}{pair}-right-{rng.random()}"]
        for name, world in zip(names, (dump, twin), strict=True):
            lay(server, name, world, people)
        left, right = (World(server, name, me, other) for name in names)
        assert ("variant" in left.me.frames[0]["table"]) == bool(content)
        steps, ended = play_alike(left, right, rng)
        compared += steps
        whole += ended
        left.close()
        right.close()
    return compared, whole


def play_alike(left: World, right: World, rng: random.Random) -> tuple[int, bool]:
    """Play both on with the same moves as long as there are some; how many, and whether the match came to its end."""
    steps = 0
    while True:
        assert settled(left.me.frames) == settled(right.me.frames)
        assert settled(left.watcher.frames) == settled(right.watcher.frames)
        assert masked(left.me.frames[0]) == masked(right.me.frames[0])
        seat = left.me.states[0]["view"]["to_act"][0]
        same = common(left.legal(seat), right.legal(seat))
        if seat == 0:
            assert left.legal(0) == right.legal(0)
        if not same:
            return steps, False
        action = rng.choice(same)
        left.play(seat, action)
        right.play(seat, action)
        if left.over() or right.over():
            assert left.over() == right.over()
            return steps, True
        steps += 1


def test_the_wire_test_bites(server: Server) -> None:
    """Worlds that differ in what the seat does know give different frames: its own hand."""
    me, other = Friend(server), Friend(server)
    people = [friend.call("GET", "/api/people/me")["person"] for friend in (me, other)]
    dump = middle(5)
    twin = copy.deepcopy(dump)
    hand, deck = twin["zones"]["hand 1"], twin["zones"]["deck 1"]
    at = next(i for i, card in enumerate(deck) if card not in hand and isinstance(card, str))
    hand[0], deck[at] = deck[at], hand[0]
    names = [f"bite-{random.random()}" for _ in range(2)]
    for name, world in zip(names, (dump, twin), strict=True):
        lay(server, name, world, people)
    left, right = (World(server, name, me, other) for name in names)
    assert settled(left.me.frames) != settled(right.me.frames)
    assert settled(left.watcher.frames) == settled(right.watcher.frames)
    left.close()
    right.close()
