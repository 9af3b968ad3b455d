"""What everybody sees of Virtopia as a row of numbers: places by colour, tokens, the turn, Hope and the dice."""

from __future__ import annotations

from typing import Final

from ....engine.knowledge import Seen
from ..rules.content import PRISONS
from ..rules.doings import DOINGS
from ..rules.position import LAST_ROUND, VirtopiaConfig

KNOWN: Final = len(PRISONS)


def features(seen: Seen) -> list[float]:
    """The same for every seat but for the last numbers, which say whether it decides now, and at how large a table."""
    rules, counters = seen.config, seen.counters
    assert isinstance(rules, VirtopiaConfig)
    layout = rules.layout
    row = [count / 12 for count in counters[layout.city :]]
    for leader in range(4):
        row += one_hot(counters[layout.token(leader)], 12)
        row.append(float(counters[layout.standing(leader)]))
    for quarter in range(4):
        row += one_hot(counters[layout.flaw_of(quarter)], 4)
    row += [float(counters[layout.odd]), counters[layout.round] / int(LAST_ROUND), counters[layout.hope] / 12]
    row += one_hot(counters[layout.turn], 4) + one_hot(counters[layout.active], 4)
    row += one_hot(counters[layout.acting], len(DOINGS)) + one_hot(counters[layout.stored], 6)
    row += [float(prison in seen.zones[layout.open].cards) for prison in range(KNOWN)]
    row += pile(seen.zones[layout.pile].cards)
    row += [float(rules.plus_one), float(rules.open_struggle)]
    return [*row, float(seen.seat in seen.to_act), seen.seats / 4]


def pile(cards: list[int]) -> list[float]:
    """The place of each known card of the pile from below, and how many cards there are."""
    row: list[float] = []
    for place in range(KNOWN):
        row += one_hot(cards[place] if place < len(cards) else -1, KNOWN)
    return [*row, len(cards) / KNOWN]


def one_hot(number: int, size: int) -> list[float]:
    """A 1 at the place of a number, 0 at the others."""
    return [1.0 if place == number else 0.0 for place in range(size)]
