"""What each answer is worth: all of them are played out in the same imagined worlds, with the same luck.

Everybody plays on by the game's policy as far as it looks ahead, and what the seat may hope for then is the worth of the
answer, 0 to 1. Two answers are compared world by world, so that luck, which falls on both alike, does not hide what lies
between them. The chance of winning is the share of worlds that are won when they are played out to the end of the match.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from ..bots import Perspective
from ..bots.loop import play_on
from ..engine.lessons.puzzles import Estimate
from ..engine.policy import Policy
from ..engine.position import Position
from ..engine.rng import Rng

SURE: Final = 1.96
"""How many standard errors an interval reaches: 95 of 100 such intervals hold what they are about."""
FIRST: Final = 10
"""The part of the worlds, one in so many, that every legal answer is played out in."""


class Trial:
    """An answer, what it was worth in each world, and which part of the victory it brought, where that was played out."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.worth: list[float] = []
        self.won: list[float] = []

    @property
    def mean(self) -> float:
        """What it is worth, as far as that is known."""
        return sum(self.worth) / max(1, len(self.worth))


class Search:
    """Plays answers out from a perspective."""

    def __init__(self, perspective: Perspective, policy: Policy[Any], rng: Rng) -> None:
        self.perspective = perspective
        self.policy = policy
        self.rng = rng
        self.seat = int(perspective.seat)

    def play(self, trials: Sequence[Trial], worlds: int, to_end: bool = False) -> None:
        """Play each of some answers out in so many worlds more; with `to_end`, for the victory."""
        for _ in range(worlds):
            world = self.perspective.imagine(self.rng)
            world.past = None
            chance = self.rng.fork()
            for trial in trials:
                self._play_one(world.quiet(), trial, chance.copy(), to_end)

    def _play_one(self, world: Position, trial: Trial, rng: Rng, to_end: bool) -> None:
        world.step(self.seat, trial.action)
        if to_end:
            play_on(world, self.policy, rng, -1)
            trial.won.append((world.returns()[self.seat] + 1.0) / 2.0)
        else:
            play_on(world, self.policy, rng, self.policy.horizon())
            trial.worth.append((self.policy.reward(world)[self.seat] + 1.0) / 2.0)

    def weigh(self, worlds: int, margin: float) -> list[Trial]:
        """Every legal answer, the best first; those that some worlds show to be worse by more than `margin` get no others.

        The two best get all of them in any case.
        """
        trials = [Trial(action) for action in self.perspective.legal]
        first = max(2, worlds // FIRST)
        self.play(trials, first)
        best, second, *others = sorted(trials, key=lambda trial: -trial.mean)
        left = [best, second, *(trial for trial in others if estimate(ahead(best, trial)).low <= margin)]
        self.play(left, worlds - first)
        return sorted(trials, key=lambda trial: (-len(trial.worth), -trial.mean))


def ahead(better: Trial, worse: Trial) -> list[float]:
    """How much more one answer was worth than another, in each of the worlds in which both were played out."""
    return [a - b for a, b in zip(better.worth, worse.worth)]


def estimate(values: Sequence[float], errors: float = SURE) -> Estimate:
    """The mean of some values, with an interval of so many standard errors on both sides.

    >>> estimate([0.25, 0.25, 0.25])
    Estimate(value=0.25, low=0.25, high=0.25)
    """
    n = len(values)
    mean = sum(values) / n
    spread = sum((value - mean) ** 2 for value in values) / max(1, n - 1)
    reach = errors * sqrt(spread / n)
    return Estimate(mean, mean - reach, mean + reach)


def clear_by(trials: list[Trial]) -> float:
    """By how much, at the least, the first of some trials is better than every other."""
    return min(estimate(ahead(trials[0], trial)).low for trial in trials[1:])
