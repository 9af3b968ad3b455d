"""Bots that know no game."""

from __future__ import annotations

import tablee
from tablee.bots import Perspective
from tablee.bots.base import GreedyBot
from tablee.engine.policy import Policy
from tablee.engine.position import Position
from tablee.engine.rng import Rng


class Steady(Policy):
    """Allows one whim only."""

    def whims(self, pos: Position, seat: int, legal: list[int]) -> list[int]:
        return legal[-1:]


def test_a_whim_is_one_of_those_that_the_policy_allows() -> None:
    pos = tablee.game("conan").new(seats=3, seed=1)
    window = Perspective.of(pos, 0, Rng(1))
    free = {GreedyBot(Rng(seed), Policy(), 100).choose(window) for seed in range(40)}
    assert free == set(window.legal)
    assert {GreedyBot(Rng(seed), Steady(), 100).choose(window) for seed in range(40)} == {window.legal[-1]}
