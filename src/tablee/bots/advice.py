"""What a bot would do in somebody's place: the same advice in the browser and in the terminal.

The level `hard` is asked, or the strongest below it, and given a second. Where that is enough for all it wants to try it
answers as it would play; where it is not, by what it has tried until then.
"""

from __future__ import annotations

from typing import Final

from ..engine.game import Game
from .base import Perspective
from .ismcts import IsmctsBot
from .make import LEVELS, make_bot
from .rollout import RolloutBot

SECONDS: Final = 1.0
SHOWN: Final = 3
CLEAR: Final = 0.1
FAINT: Final = 0.015


class Advice:
    """An action, and the few that were weighed most: each with its share of the tries and its mean reward.

    Shares that say nothing are left out: when nearly every answer was tried as often as any other, there are none.
    """

    action: int
    shares: list[tuple[int, float, float]]
    tries: int

    def __init__(self, action: int, shares: list[tuple[int, float, float]], tries: int) -> None:
        self.action = action
        self.shares = telling(shares)
        self.tries = tries


def telling(shares: list[tuple[int, float, float]]) -> list[tuple[int, float, float]]:
    """The first of the weighed actions, best first, as far as their shares say something.

    >>> telling([(7, 0.8, 0.4), (3, 0.19, 0.1), (1, 0.01, -0.2)])
    [(7, 0.8, 0.4), (3, 0.19, 0.1)]
    >>> telling([(7, 0.012, 0.1), (3, 0.011, 0.1), (1, 0.011, 0.1)])
    []
    """
    if not shares or shares[0][1] < CLEAR:
        return []
    return [each for each in shares[:SHOWN] if each[1] >= FAINT]


def adviser(game: Game) -> str:
    """The level that advises: the strongest up to `hard`."""
    quick = LEVELS[: LEVELS.index("hard") + 1]
    return next((level for level in reversed(quick) if level in game.levels), next(iter(game.levels)))


def advise(game: Game, perspective: Perspective, seed: int | str = 0, seconds: float = SECONDS) -> Advice:
    """What the level that advises would answer from a perspective, within a time."""
    bot = make_bot(game, adviser(game), seed)
    legal = perspective.answers()
    if isinstance(bot, IsmctsBot):
        search = bot.search(perspective, seconds)
        best = int(search.best())
        return Advice(best if best in legal else legal[0], search.shares(), int(search.simulations))
    if isinstance(bot, RolloutBot) and len(legal) > 1:
        trials = bot.weighed(perspective, seconds)
        return Advice(int(trials[0].action), [], int(sum(trial.visits for trial in trials)))
    return Advice(int(bot.choose(perspective)), [], 0)
