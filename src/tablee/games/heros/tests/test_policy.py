"""The heuristic and the bots: sensible answers, legal answers, and what a level is."""

from __future__ import annotations

from typing import Any

import pytest

from tablee import Position, Rng
from tablee.bots import Perspective, make_bot
from tablee.games.heros import GAME
from tablee.testing.notation import LETTERS

from .build import play, table


def liked(pos: Position, letter: str) -> dict[str, Any]:
    """What the policy likes best."""
    seat = LETTERS.index(letter)
    return dict(pos.name(make_bot(GAME, "greedy", 1).choose(Perspective.of(pos, seat, Rng(1)))))


def test_it_poses_when_it_can_and_saves_suns() -> None:
    pos = table({"A": "V01 V02 SUN"}, avatars={"A": "AV01"}, step=True)
    assert liked(pos, "A") == {"verb": "pose", "payment": 0}


def test_it_corrects_a_defect_with_a_spare_card_only() -> None:
    assert liked(table({"A": "V05 D05"}, avatars={"A": "AV01"}, step=True), "A")["verb"] == "correct"
    needed = table({"A": "V01 SUN D01"}, avatars={"A": "AV01"}, step=True)
    assert liked(needed, "A")["verb"] == "pose"


def test_it_takes_up_a_challenge_with_a_spare_card_only() -> None:
    spare = play(table({"A": "V05 V05"}, avatars={"A": "AV01"}, pile="C05"), "A draw")
    assert liked(spare, "A") == {"verb": "takeup", "card": 0}
    needed = play(table({"A": "V01 V02"}, avatars={"A": "AV01"}, pile="C01"), "A draw")
    assert liked(needed, "A") == {"verb": "decline"}


def test_it_helps_for_a_gain_when_many_play_and_not_a_single_rival() -> None:
    many = play(table({"B": "V05 V05"}, players=6, avatars={"B": "AV01"}, advantages={"A": 1}), "A ask V05")
    assert liked(many, "B") == {"verb": "offer", "card": 0}
    two = play(table({"B": "V05 V05"}, players=2, avatars={"B": "AV01"}, advantages={"A": 1}), "A ask V05")
    assert liked(two, "B") == {"verb": "decline"}


def test_it_asks_for_the_last_card_it_lacks() -> None:
    pos = table({"A": "V01"}, players=6, avatars={"A": "AV01"}, advantages={"A": 1})
    assert liked(pos, "A") == {"verb": "ask", "virtue": 2}
    assert liked(table({"A": "V05"}, players=6, avatars={"A": "AV01"}, advantages={"A": 1}), "A") == {"verb": "draw"}


def test_it_gives_what_it_misses_least() -> None:
    pos = play(table({"A": "V01 V02 V07", "B": "V03"}, avatars={"A": "AV01"}, pile="A1"), "A draw", "A designate B")
    assert liked(pos, "A") == {"verb": "give", "card": 7}


@pytest.mark.parametrize("spec", ["greedy:40", "rollout:6", "ismcts:4"])
def test_bots_answer_legally_and_the_same_for_the_same_seed(spec: str) -> None:
    pos = GAME.new(3, seed=9)
    rng = Rng(3)
    for _ in range(60):
        seat = pos.to_act[0]
        window = Perspective.of(pos, seat, rng)
        one, two = (make_bot(GAME, spec, 5).choose(window) for _ in range(2))
        assert one == two
        assert one in pos.legal(seat)
        pos.play(seat, one)


def test_rewards_are_within_bounds_and_follow_the_score() -> None:
    pos = play(table({"A": "V01", "B": "V01 V02"}, pile="P12", left=1), "A draw", "A finish")
    rewards = GAME.policy().reward(pos)
    assert rewards[1] > rewards[0] > rewards[2]
    assert all(-1 <= reward <= 1 for reward in rewards)
