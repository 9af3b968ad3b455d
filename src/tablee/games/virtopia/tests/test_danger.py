"""What can lose the match at once says so before it is chosen, and in no world that the seat could be in says otherwise."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import tablee
from tablee.cli.base import Say
from tablee.cli.chooser import Chooser
from tablee.engine.rng import generator
from tablee.telling import plain, told_view

GAME = tablee.game("virtopia")
WORLDS = 2


def positions(matches: int) -> Iterator[Any]:
    """Every question of some random matches, the sorry ends of which come soon."""
    for seed in range(matches):
        rng = random.Random(seed)
        pos = GAME.new(1 + seed % 4, seed=seed, level=("standard", "awakening", "hard")[seed % 3])
        while not pos.over:
            yield pos
            seat = pos.to_act[0]
            pos.play(seat, rng.choice(pos.legal(seat)))


def lost(pos: Any, seat: int, action: int, world: int) -> bool:
    """Whether an action loses the match, before the next turn begins, in a world that the seat imagines."""
    imagined = GAME.load(pos.resample(seat, generator("sfc32", str(world))).dump())
    since = len(imagined.events(seat))
    imagined.play(seat, action)
    next_turn = any(event["event"] == "turn" for event in imagined.events(seat, since))
    return bool(imagined.over and imagined.result().returns[seat] < 0 and not next_turn)


def told(pos: Any, seat: int) -> tuple[list[Any], list[Any]]:
    view = told_view(GAME, plain(pos.view(seat)))
    return view["legal"], view.get("telling", {}).get("dangers") or [None] * len(view["legal"])


@pytest.mark.timeout(120)
def test_whatever_can_lose_the_match_at_once_says_so() -> None:
    warned = 0
    for number, pos in enumerate(positions(2)):
        seat = pos.to_act[0]
        legal, dangers = told(pos, seat)
        for named, danger in zip(legal, dangers, strict=True):
            action = pos.number(**named)
            fatal = [lost(pos, seat, action, number * WORLDS + world) for world in range(WORLDS)]
            assert danger is not None or not any(fatal), (named, pos.view(seat)["question"])
            warned += danger is not None
            if danger is not None and danger["values"].get("certain") == 1 and named["verb"] in ("stored", "roll"):
                assert all(fatal), named
    assert warned > 3


def test_a_warning_is_the_same_in_every_world_that_the_seat_could_be_in() -> None:
    for number, pos in enumerate(positions(2)):
        seat = pos.to_act[0]
        assert told(pos.resample(seat, generator("sfc32", str(number))), seat) == told(pos, seat)


def test_a_warning_is_a_sentence_in_every_language() -> None:
    said = {
        GAME.texts.say(lang, "danger-defeat", share=17, certain=certain, exact=exact)
        for lang in ("fr", "en")
        for certain, exact in ((0, 1), (0, 0), (1, 1))
    }
    assert len(said) == 6
    assert any("17" in text for text in said)


def test_the_terminal_lists_the_warning_beside_the_choice() -> None:
    pos = next(pos for pos in positions(4) if any(told(pos, pos.to_act[0])[1]))
    legal, dangers = told(pos, pos.to_act[0])
    chooser = Chooser(GAME, Say("en", GAME), ["Ada"] * 4, plain(pos.view(pos.to_act[0])), lambda text: None)
    listed = [chooser.item(number, named).plain for number, named in enumerate(legal, 1)]
    assert ["⚠" in line for line in listed] == [danger is not None for danger in dangers]
