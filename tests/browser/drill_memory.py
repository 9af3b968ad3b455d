"""What a page holds on to during a long match: `make test-all`."""

from __future__ import annotations

import random
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ..server.conftest import Friend, Live
from .kit import Crowd, known_as

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
from measure_client import heap

MARKS = (100, 300, 500)
LOG = 1_500_000
"""What 400 more moves may add: the log of the match, which can be read to its beginning."""


def play(lives: dict[int, Live], rng: random.Random, moves: int) -> None:
    """Random answers of whoever is asked, until so many are taken; what came too late is answered anew."""
    while moves:
        for live in lives.values():
            live.drain(0.02)
        asked = [seat for seat, live in lives.items() if live.states[seat]["view"]["legal"]]
        for seat in asked[:1]:
            name = lives[seat].play(seat, rng.choice(lives[seat].states[seat]["view"]["legal"]))
            moves -= lives[seat].until("ack", "refused", id=name)["type"] == "ack"


@pytest.mark.timeout(900)
def test_a_match_of_500_moves_leaves_the_memory_flat(people: Crowd) -> None:
    """Two people play at random on their own connections; the page of one shows every move."""
    ada, bob = Friend(people.server, "Ada"), Friend(people.server, "Bob")
    table = ada.open("me", "open", game="heros")
    bob.post(table, "sit", {})
    eyes = people(game="heros", **known_as(ada.key))
    eyes.go(f"/t/{table}")
    expect(eyes.ask).to_be_visible()
    used = []
    with ada.live(table) as mine, bob.live(table) as other:
        mine.until("state")
        other.until("state")
        rng = random.Random(4)
        for before, mark in pairwise((0, *MARKS)):
            play({0: mine, 1: other}, rng, mark - before)
            mine.drain()
            shown = str(mine.states[0]["version"])
            expect(eyes.page.locator("main")).to_have_attribute("data-version", shown, timeout=60_000)
            eyes.page.wait_for_timeout(1000)
            used.append(heap(eyes.page))
    print("bytes in use after", dict(zip(MARKS, used, strict=True)))
    assert used[-1] - used[0] < LOG, used
