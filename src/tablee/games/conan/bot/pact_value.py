"""What a pact is worth to a bot: it proposes none, and accepts one by which it gains on the others (CONAN-1205)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..rules.position import Conan
from ..rules.treaties.clauses import (
    AN_OBJECT,
    GLORY,
    clauses,
    direction_giver,
    direction_of,
    direction_taker,
    giver_of,
    sort_of,
    taker_of,
    value_of,
)
from ..rules.verbs import ACCEPT, BETWEEN, HAND, REFUSE, SIGN
from .valuation import A_CARD, keeping, rivalry
from .valuation import AN_OBJECT as AN_OBJECTS_WORTH

UNWILLING: Final = -1.0
TO_END: Final = 1.0


def pact_worth(pos: Conan, seat: i64, action: i64) -> float:
    """Of an answer to a pact, or of the next step of one that was begun on a whim."""
    if ACCEPT.covers(action):
        return pact_gain(pos, seat)
    if REFUSE.covers(action):
        return 0.0
    if HAND.covers(action):
        return -keeping(pos, seat, HAND.part(action))
    if SIGN.covers(action):
        return TO_END
    return 0.0 if BETWEEN.covers(action) and BETWEEN.part(action, 1) == seat else UNWILLING


def pact_gain(pos: Conan, seat: i64) -> float:
    """What one gains, less what the others gain as far as they are rivals."""
    gains = [0.0] * int(pos.seats)
    for made in clauses(pos):
        if sort_of(made) > AN_OBJECT and laid_down(pos, made):
            continue
        worth = float(value_of(made)) if sort_of(made) == GLORY else thing_worth(sort_of(made))
        gains[taker_of(made)] += worth
        gains[giver_of(made)] -= worth
    for slot in range(len(pos.offered.slots)):
        known = pos.offered.knowers(slot) >> seat & 1
        worth = max(A_CARD, keeping(pos, seat, pos.offered.card(slot))) if known else A_CARD
        gains[direction_taker(pos.offered.tag(slot))] += worth
        gains[direction_giver(pos.offered.tag(slot))] -= worth
    total = gains[seat]
    for other in range(pos.seats):
        if other != seat and pos.living(other):
            total -= rivalry(pos, seat, other) * gains[other]
    return total


def laid_down(pos: Conan, made: i64) -> bool:
    """Whether the cards of a clause lie in the offer already."""
    return any(pos.offered.tag(slot) == direction_of(made) for slot in range(len(pos.offered.slots)))


def thing_worth(sort: i64) -> float:
    """What an Object or a card is worth that is known by its sort only."""
    return AN_OBJECTS_WORTH if sort == AN_OBJECT else A_CARD
