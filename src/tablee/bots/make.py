"""Bots by their spec: a level of the game, or random, greedy, greedy:20 (whims in %), rollout:99, ismcts:2000, ismcts:1s.

A habit of the game may follow: greedy/decline thinks as greedy does, with the policy bent that way.
"""

from __future__ import annotations

from typing import Final

from ..engine.errors import TableeError
from ..engine.game import Game, seed_text
from ..engine.rng import Rng
from .base import Bot, GreedyBot, RandomBot
from .ismcts import IsmctsBot
from .rollout import RolloutBot

LEVELS: Final = ("easy", "normal", "hard")


class BadBot(TableeError):
    """A bot spec that names no bot."""


def make_bot(game: Game, spec: str, seed: int | str = 0) -> Bot:
    """A bot for a game; the same spec and seed always play the same. BadBot or BadSeed says what is wrong with them."""
    if not isinstance(spec, str):
        raise BadBot(f"a bot is named by a text, not by {spec!r}"[:200])
    rng = Rng(seed_text(seed))
    bare, _, habit = plain_spec(game, spec).partition("/")
    if habit and habit not in game.habits:
        raise BadBot(f"{game.id} has no habit “{habit}”: {', '.join(game.habits) or 'it has none'}")
    make_policy = game.habits[habit] if habit else game.policy
    name, _, budget = bare.partition(":")
    amount = int(budget) if budget.isascii() and budget.isdigit() and len(budget) < 7 else 0
    if name == "random" and not budget:
        return RandomBot(rng)
    if name == "greedy" and (not budget or 0 < amount <= 100):
        return GreedyBot(rng, make_policy(), amount)
    if name == "rollout" and amount:
        return RolloutBot(rng, make_policy(), amount)
    if name == "ismcts" and budget:
        simulations, seconds = parse_budget(budget)
        return IsmctsBot(rng, make_policy(), simulations, seconds)
    raise BadBot(f"there is no bot “{spec}”: try easy, normal, hard, random, greedy, ismcts:2000 or ismcts:500ms")


def plain_spec(game: Game, spec: str) -> str:
    """A spec with its level, if it names one, spelled out."""
    bare, slash, habit = spec.partition("/")
    return game.levels.get(bare, bare) + slash + habit


def parse_budget(budget: str) -> tuple[int, float]:
    """Simulations, or seconds.

    >>> parse_budget("2000"), parse_budget("500ms"), parse_budget("2s")
    ((2000, 0.0), (0, 0.5), (0, 2.0))
    """
    for suffix, scale in (("ms", 0.001), ("s", 1.0), ("", 0.0)):
        number = budget.removesuffix(suffix)
        if budget.endswith(suffix) and number.isascii() and number.isdigit() and 0 < int(number) < 10**8:
            return (0, int(number) * scale) if suffix else (int(number), 0.0)
    raise BadBot(f"“{budget}” is no budget: give simulations (2000) or a time (500ms)")
