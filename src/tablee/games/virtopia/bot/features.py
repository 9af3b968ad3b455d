"""What everybody sees of Virtopia as a row of numbers: places by colour, tokens, the turn, Hope and the dice."""

from __future__ import annotations

from typing import Final

from ....engine.knowledge import Seen
from ..rules.content import PRISONS
from ..rules.position import (
    ACTING,
    ACTIVE,
    CITY,
    COUNTERS,
    DOINGS,
    HOPE,
    LAST_ROUND,
    ODD,
    OPEN,
    PILE,
    QUARTERS,
    ROUND,
    STANDING,
    STORED,
    TOKENS,
    TURN,
    VirtopiaConfig,
)

KNOWN: Final = len(PRISONS)


def features(seen: Seen) -> list[float]:
    """The same for every seat but for the last numbers, which say whether it decides now, and at how large a table."""
    counters = seen.counters
    table = seen.config
    assert isinstance(table, VirtopiaConfig)
    row = [count / 12 for count in counters[CITY:COUNTERS]]
    for leader in range(4):
        row += one_hot(counters[int(TOKENS) + leader], 12)
        row.append(float(counters[int(STANDING) + leader]))
    for quarter in range(4):
        row += one_hot(counters[int(QUARTERS) + quarter], 4)
    row += [float(counters[ODD]), counters[ROUND] / int(LAST_ROUND), counters[HOPE] / 12]
    row += one_hot(counters[TURN], 4) + one_hot(counters[ACTIVE], 4)
    row += one_hot(counters[ACTING], len(DOINGS)) + one_hot(counters[STORED], 6)
    row += [float(prison in seen.zones[OPEN].cards) for prison in range(KNOWN)]
    row += pile(seen)
    row += [float(table.plus_one), float(table.open_struggle)]
    return [*row, float(seen.seat in seen.to_act), seen.seats / 4]


def pile(seen: Seen) -> list[float]:
    """The place of each known card of the pile from below, and how many cards there are."""
    cards = seen.zones[PILE].cards
    row: list[float] = []
    for place in range(KNOWN):
        row += one_hot(cards[place] if place < len(cards) else -1, KNOWN)
    return [*row, len(cards) / KNOWN]


def one_hot(number: int, size: int) -> list[float]:
    return [1.0 if place == number else 0.0 for place in range(size)]
