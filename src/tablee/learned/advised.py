"""A tree search that a net advises: only the answers that the net likes best are tried, so that each is tried more often."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from ..bots.base import BadBot, Bot, Perspective
from ..bots.factories import parse_limit, whole_number
from ..bots.ismcts import Search
from ..engine.game import Game
from ..engine.policy import Policy
from ..engine.rng import Rng
from .bot import LearnedBot

WIDEST: Final = 6
UNLIKELY: Final = 0.02


class AdvisedBot(Bot):
    """Searches for a number of simulations among the answers that a net likes best, and no longer than its limit."""

    def __init__(self, game: Game, policy: Policy[Any], rng: Rng, simulations: int, seconds: float = 0.0) -> None:
        self.net = LearnedBot(game, rng, 0)
        self.policy = policy
        self.rng = rng
        self.simulations = simulations
        self.seconds = seconds

    def choose(self, perspective: Perspective) -> int:
        legal = perspective.answers()
        if len(legal) == 1:
            return legal[0]
        search = Search(perspective, self.policy, self.rng, self.liked(perspective, legal))
        if self.seconds > 0.0:
            search.run_within(self.simulations, self.seconds)
        else:
            search.run(self.simulations)
        return search.best()

    def liked(self, perspective: Perspective, legal: list[int]) -> list[int]:
        """The few answers that the net likes best; as many simulations are spent on them as on all."""
        world = perspective.world
        likely = self.net.thinking(world).glance(world, int(perspective.seat), legal)
        return [legal[n] for n in np.argsort(-likely)[:WIDEST] if likely[n] >= UNLIKELY * likely.max()]


def make_advised(game: Game, make_policy: Callable[[], Any], argument: str, rng: Rng) -> Bot:
    """advised:3000 searches with 3,000 simulations among the answers that a net likes best; @ sets a limit."""
    count, seconds = parse_limit(argument)
    simulations = whole_number(count)
    if not simulations:
        wrong = BadBot(f"“advised” takes how many simulations it runs (advised:3000), not “{argument}”")
        raise wrong.saying("fault-bot-advised", argument=argument)
    return AdvisedBot(game, make_policy(), rng, simulations, seconds)
