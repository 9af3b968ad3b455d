"""The coach of a first match: whether to speak before somebody does something, from what that seat knows.

What somebody is about to do is played out beside what the level that advises would do, both in the same imagined
worlds with the same luck. The coach speaks if the difference is plain beyond the doubt that is left, or if the answer may
lose the match at once where the other does not; otherwise it keeps silent.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from time import perf_counter
from typing import Final

from ..bots import Perspective, advise
from ..bots.rollout import RolloutBot, Trial
from ..engine.game import Game
from ..engine.rng import Rng

SECONDS: Final = 0.5
"""How long the coach looks for something better, and how long it compares."""

PLAIN: Final = 0.08
"""A loss, of 2 between a certain defeat and a certain victory, from which on it is worth a word."""

DOUBTS: Final = 2.0
"""How many standard errors must lie between the loss and that."""

FEWEST: Final = 12
MOST: Final = 1000
"""How many worlds are compared, at least and at most."""

AT_ONCE: Final = 0.1
"""The share of the worlds in which an answer loses at once, from which on the coach warns."""


@dataclass(frozen=True)
class Opinion:
    """What the coach thinks: what would be better, how much is given away, and in which share of the worlds all is lost."""

    better: int
    loss: float = 0.0
    doubt: float = 0.0
    lost: float = 0.0

    @property
    def reason(self) -> str:
        """Why the coach speaks: the answer may lose at once ("lost") or is plainly worse ("worse"); empty: it is silent."""
        if self.lost >= AT_ONCE:
            return "lost"
        return "worse" if self.loss - DOUBTS * self.doubt >= PLAIN else ""


def judge(game: Game, perspective: Perspective, action: int, seed: int | str = 0, seconds: float = SECONDS) -> Opinion:
    """What the coach thinks of an answer that somebody is about to give."""
    better = advise(game, perspective, seed, seconds).action
    if better == action or len(perspective.legal) == 1:
        return Opinion(better)
    bot = RolloutBot(Rng(seed), game.policy(), 0)
    best, chosen = (Trial(each, 0.0, 0.0) for each in (better, action))
    losses: list[float] = []
    end = perf_counter() + seconds
    while len(losses) < FEWEST or (len(losses) < MOST and perf_counter() < end):
        before = best.total - chosen.total
        bot.run(perspective, [best, chosen], 1)
        losses.append(best.total - chosen.total - before)
    mean, doubt = summed_up(losses)
    return Opinion(
        better, mean, doubt, lost_at_once(perspective, action, bot.rng) - lost_at_once(perspective, better, bot.rng)
    )


def summed_up(losses: list[float]) -> tuple[float, float]:
    """The mean and its standard error.

    >>> summed_up([0.5, 0.5, 0.5])
    (0.5, 0.0)
    """
    mean = sum(losses) / len(losses)
    spread = sum((loss - mean) ** 2 for loss in losses) / max(1, len(losses) - 1)
    return mean, sqrt(spread / len(losses))


def lost_at_once(perspective: Perspective, action: int, rng: Rng) -> float:
    """The share of imagined worlds in which an answer ends the match with a defeat."""
    lost = 0
    for _ in range(FEWEST):
        world = perspective.imagine(rng)
        world.past = None
        world.step(perspective.seat, action)
        lost += world.over and world.returns()[perspective.seat] < 0
    return lost / FEWEST
