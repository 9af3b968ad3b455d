"""What makes each bot of this package from the text after its name: the pattern for bots of other packages."""

from __future__ import annotations

# Interpreted: a factory of another package looks the same.
from collections.abc import Callable
from typing import Any, Final

from ..engine.game import Game
from ..engine.rng import Rng
from .base import BadBot, Bot, GreedyBot, RandomBot
from .ismcts import IsmctsBot
from .puct import GuidedBot, PolicyGuide
from .rollout import RolloutBot

MOST_SIMULATIONS: Final = 10**7

BotFactory = Callable[[Game, Callable[[], Any], str, Rng], Bot]
"""Makes a bot from a game, what makes the policy it thinks with, the text after the colon, and its own source of chance.

A text that it cannot use is refused by a BadBot whose message is a sentence.
"""


def make_random(game: Game, make_policy: Callable[[], Any], argument: str, rng: Rng) -> Bot:
    """random: any legal action."""
    if argument:
        raise BadBot(f"“random” takes nothing after it, not “{argument}”").saying("fault-bot-random", argument=argument)
    return RandomBot(rng)


def make_greedy(game: Game, make_policy: Callable[[], Any], argument: str, rng: Rng) -> Bot:
    """greedy, or greedy:20 with whims in 20 % of its answers."""
    whims = whole_number(argument)
    if argument and not 0 < whims <= 100:
        wrong = BadBot(f"“greedy” takes its whims in per cent, 1 to 100 (greedy:20), not “{argument}”")
        raise wrong.saying("fault-bot-greedy", argument=argument)
    return GreedyBot(rng, make_policy(), whims)


def make_rollout(game: Game, make_policy: Callable[[], Any], argument: str, rng: Rng) -> Bot:
    """rollout:99 plays 99 worlds out; rollout:900@1500ms so many, or as many as it can in that time."""
    count, seconds = parse_limit(argument)
    playouts = whole_number(count)
    if not playouts:
        wrong = BadBot(f"“rollout” takes how many worlds it plays out (rollout:99), not “{argument}”")
        raise wrong.saying("fault-bot-rollout", argument=argument)
    return RolloutBot(rng, make_policy(), playouts, seconds)


def make_ismcts(game: Game, make_policy: Callable[[], Any], argument: str, rng: Rng) -> Bot:
    """ismcts:2000 makes so many simulations; ismcts:500ms or ismcts:2s thinks so long; ismcts:2000@1s does what is less."""
    budget, limit = parse_limit(argument)
    simulations, seconds = parse_budget(budget)
    return IsmctsBot(rng, make_policy(), simulations, seconds or limit)


def make_puct(game: Game, make_policy: Callable[[], Any], argument: str, rng: Rng) -> Bot:
    """puct:800 makes so many simulations led by the policy; puct:400ms thinks so long; puct:800@1s does what is less."""
    budget, limit = parse_limit(argument)
    simulations, seconds = parse_budget(budget)
    return GuidedBot(rng, PolicyGuide(make_policy(), rng, 1.0), simulations or MOST_SIMULATIONS, 1, seconds or limit)


def whole_number(text: str) -> int:
    """A number of up to six digits; 0 for any other text."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else 0


def parse_limit(argument: str) -> tuple[str, float]:
    """What stands before an @, and the seconds behind it, which a bot may take at most; 0 where there is no limit.

    >>> parse_limit("900@1500ms"), parse_limit("900")
    (('900', 1.5), ('900', 0.0))
    """
    budget, at, limit = argument.partition("@")
    seconds = parse_budget(limit)[1] if at else 0.0
    if at and not seconds:
        raise BadBot(f"“{limit}” is no time: give one (1500ms, 2s)").saying("fault-bot-limit", limit=limit)
    return budget, seconds


def parse_budget(budget: str) -> tuple[int, float]:
    """Simulations, or seconds.

    >>> parse_budget("2000"), parse_budget("500ms"), parse_budget("2s")
    ((2000, 0.0), (0, 0.5), (0, 2.0))
    """
    for suffix, scale in (("ms", 0.001), ("s", 1.0), ("", 0.0)):
        number = budget.removesuffix(suffix)
        if budget.endswith(suffix) and number.isascii() and number.isdigit() and 0 < int(number) < 10**8:
            return (0, int(number) * scale) if suffix else (int(number), 0.0)
    wrong = BadBot(f"“{budget}” is no budget: give simulations (2000) or a time (500ms)")
    raise wrong.saying("fault-bot-budget", budget=budget)
