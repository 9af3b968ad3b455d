"""When automatic answers leave: on a grid that knows the level and what everybody knows, and no card.

Whatever a bot thinks about, and however long, its answer leaves when its budget is spent; one that is late waits until the
budget has been spent once more. Answers that are sent for people leave on the same grid. So the time of an answer says how
busy the machine is, and nothing about anybody's hand.
"""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from ...bots import limit_of
from ...engine.game import Game

AT_ONCE: Final = ("greedy", "random")
SEARCH_SLOTS: Final = 2
PRECISION: Final = 1e-6


class Slots(NamedTuple):
    """An answer leaves after `first` seconds; one that is not there by then, after so many times `budget` more."""

    first: float
    budget: float

    def leaves(self, spent: float) -> float:
        """When an answer leaves that took `spent` seconds.

        >>> slots = Slots(first=0.75, budget=0.5)
        >>> [slots.leaves(spent) for spent in (0.01, 0.7, 0.76, 1.3)]
        [0.75, 0.75, 1.25, 1.75]
        """
        if spent <= self.first or self.budget <= 0:
            return self.first
        return self.first + ceil((spent - self.first) / self.budget - PRECISION) * self.budget


def slots_for(game: Game, level: str | None, slot: float, beat: float) -> Slots:
    """The slots of an answer. `beat` is the least time in seconds after which it leaves, rounded up to whole slots.

    Without a level it is sent for a person. A beat of zero leaves no slots: answers leave as soon as they are there.
    """
    if beat <= 0:
        return Slots(0.0, 0.0)
    budget = budget_of(game, level, slot) if level is not None else 1
    return Slots(max(budget, ceil(beat / slot - PRECISION)) * slot, budget * slot)


def budget_of(game: Game, level: str, slot: float) -> int:
    """How many slots a level may think, by what kind of bot it is.

    Compiled, no level without a limit takes more than a quarter of a second on one core; a search is given twice that. One
    with a limit answers mostly within the half of it.
    """
    kind, _, much = game.levels.get(level, level).partition(":")
    if kind in AT_ONCE:
        return 1
    if limit := limit_of(game, level):
        return ceil(limit / 2 / slot)
    if much.endswith("ms") and much[:-2].isdigit():
        return ceil(int(much[:-2]) / 1000 / slot) + 1
    return SEARCH_SLOTS
