"""The heuristic and the bots: sensible answers, legal answers."""

from __future__ import annotations

from typing import Any

import pytest

from tablee import Position, Rng
from tablee.bots import Perspective, make_bot
from tablee.games.virtopia import GAME
from tablee.games.virtopia.bot.policy import danger

from .build import play, said, table, virtopia


def liked(pos: Position) -> str:
    """What the policy likes best."""
    seat = pos.to_act[0]
    return said(pos.name(make_bot(GAME, "greedy", 1).choose(Perspective.of(pos, seat, Rng(1)))))


def test_it_develops_a_full_cell() -> None:
    assert liked(table("LT", cells={"1": "GBYR", "2": "G"})) == "develop"


def test_it_wins_when_it_can() -> None:
    full = "T2 W2 J2 C2"
    points = {"LT": "T2 W2 J2 C1", "LW": full, "LJ": full, "LC": full}
    assert liked(table("LC", cells={"4": "GBY"}, points=points)) == "develop"


def test_it_does_not_bring_a_fifth_captive() -> None:
    pos = table("LT", at={"LT": "1 lying"}, cells={"1": "GG", "3": "BYRR", "2": "G"}, points={"LT": "T2 W1"})
    assert not liked(pos).startswith("sow")


def test_it_frees_captives_when_there_are_many() -> None:
    assert liked(table("LC", at={"LC": "3"}, cells={"3": "GGBB", "4": ""}, points={"LC": "C2 W2"})) == "struggle"


def test_it_uses_a_good_stored_result_and_not_a_bad_one() -> None:
    given: dict[str, Any] = {"at": {"LT": "0"}, "cells": {"0": "GB", "1": "GB", "8": "RRRGGG"}}
    assert liked(play(table("LT", stored=0, **given), "step")) == "stored"
    assert liked(play(table("LT", stored=4, **given), "step")) == "roll"


def test_a_plentiful_colour_becomes_captive() -> None:
    pos = table("LT", at={"LT": "2"}, cells={"2": "GB", "8": "GGGG", "3": ""}, city="GGBY", box="BBBBB", rest="5")
    assert liked(play(pos, "sow")) == "leave G"


def test_both_other_points_on_one_row() -> None:
    pos = GAME.new(4, seed=1, leaders="TWJC", first=1)
    rows = liked(pos).split()[1:]
    assert sorted(rows.count(row) for row in set(rows)) == [2, 2]


@pytest.mark.parametrize("spec", ["greedy:40", "rollout:4", "ismcts:4"])
def test_bots_answer_legally_and_the_same_for_the_same_seed(spec: str) -> None:
    pos, rng = GAME.new(2, seed=9), Rng(3)
    for _ in range(6):
        if pos.over:
            return
        seat = pos.to_act[0]
        window = Perspective.of(pos, seat, rng)
        one, two = (make_bot(GAME, spec, 5).choose(window) for _ in range(2))
        assert one == two
        assert one in pos.legal(seat)
        pos.play(seat, one)


def test_rewards_are_within_bounds() -> None:
    lost = play(table("LT", at={"LT": "0"}, cells={"0": "GBYR", "1": "G"}, dice="4"), "step")
    assert all(-1 <= reward < 0 for reward in GAME.policy().reward(lost))


def test_it_does_not_pass_a_watchtower_where_fear_must_make_a_fifth_captive() -> None:
    """VIRTO-092: all that lies on Virtue cells would go to Iniquity, which is full; the tower of Fear is let be."""
    given: dict[str, Any] = {"at": {"LC": "9"}, "cells": {"9": "G", "0": "BYRG", "7": "GBYR"}, "points": {"LC": "C2 W2"}}
    assert liked(table("LC", **given)) == "struggle"


def test_it_does_not_fill_the_box() -> None:
    """VIRTO-116: with 15 in the box, Extremism may lose the match."""
    box = "GGGGBBBBYYYYRRR"
    given: dict[str, Any] = {"at": {"LT": "6"}, "cells": {"6": "G", "7": "BGY", "8": "GBYR"}, "box": box}
    assert liked(table("LT", points={"LT": "T2 J2"}, **given)) == "struggle"


@pytest.mark.parametrize("seed", range(6))
def test_whims_sabotage_nobody(seed: int) -> None:
    """On a whim nobody raises the chance of losing in this turn, nor lets a development go."""
    pos, rng, policy = GAME.new(4, seed=seed, level=["awakening", "standard", "extreme"][seed % 3]), Rng(seed), GAME.policy()
    while not pos.over:
        seat = pos.to_act[0]
        legal = pos.legal(seat)
        allowed = policy.whims(pos, seat, legal)
        assert allowed
        assert set(allowed) <= set(legal)
        risks = {action: danger(virtopia(pos), seat, action) for action in legal}
        develops = [action for action in legal if said(pos.name(action)).startswith("develop")]
        least = min(risks[action] for action in develops or legal)
        assert all(risks[action] == least for action in allowed)
        assert not develops or set(allowed) <= set(develops)
        pos.play(seat, allowed[rng.below(len(allowed))])


@pytest.mark.parametrize(("spec", "seeds"), [("easy", range(8)), ("rollout:2", range(2))])
def test_no_level_loses_on_purpose(spec: str, seeds: range) -> None:
    """No bot gives an answer that loses for certain while another one does not; `normal` is a rollout too."""
    for seed in seeds:
        pos, rng, bot = GAME.new(4, seed=seed), Rng(seed), make_bot(GAME, spec, seed)
        while not pos.over:
            seat = pos.to_act[0]
            action = bot.choose(Perspective.of(pos, seat, rng))
            legal = pos.legal(seat)
            if len(legal) < 40 and danger(virtopia(pos), seat, action) == 1.0:
                assert all(danger(virtopia(pos), seat, other) == 1.0 for other in legal), (pos.name(action), pos.dump())
            pos.play(seat, action)
