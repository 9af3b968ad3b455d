"""A game's policy that counts nothing but the victory, and what a victory is worth to each seat."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ..engine.policy import Policy
from ..engine.position import Position
from ..engine.rng import Rng


def shares_of(returns: list[float], team: bool) -> list[float]:
    """The part of the victory that each seat has, from what the seats got: of one shared by k, 1/k; of a team's, all.

    >>> shares_of([0.0, -1.0, 0.0], False), shares_of([1.0, 1.0], True), shares_of([-1.0, -1.0], False)
    ([0.5, 0.0, 0.5], [1.0, 1.0], [0.0, 0.0])
    """
    most = max(returns)
    if most <= -1.0:
        return [0.0] * len(returns)
    if team:
        return [1.0] * len(returns)
    share = 1.0 / float(len([gain for gain in returns if gain == most]))
    return [share if gain == most else 0.0 for gain in returns]


class VictoryPolicy(Policy[Any]):
    """Plays on as another policy does to the end of the match, where only the victory counts: 0 to 1 for each seat."""

    policy: Policy[Any]
    team: bool

    def __init__(self, policy: Policy[Any], team: bool) -> None:
        self.policy = policy
        self.team = team

    def worth(self, pos: Position, seat: i64, action: i64) -> float:
        return self.policy.worth(pos, seat, action)

    def pick(self, pos: Position, seat: i64, legal: vec[i64], rng: Rng) -> i64:
        return self.policy.pick(pos, seat, legal, rng)

    def reward(self, pos: Position) -> list[float]:
        return shares_of(pos.returns(), self.team)
