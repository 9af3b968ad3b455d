"""What cards may bring in a fight: those of one's own hand, and those an opponent may hold, guessed from their number."""

from __future__ import annotations

from math import comb
from typing import Final

from mypy_extensions import i64

from ....engine.zone import CARD
from ..rules.content import (
    ANY,
    CHANGE,
    PARRY,
    STRENGTHEN,
    WEAKEN,
)
from ..rules.position import Conan
from ..rules.resolution import WAVES, total

# A hidden card of a hand strengthens its side in a given attribute with this chance, and then by 1, 2 or 3: players play the
# Adventures and Challenges they draw and keep the rest. What lies on the table face down is a bluff oftener than not.
HELPS: Final = 0.24
LAID_HELPS: Final = 0.5
BY: Final = [4.0 / 11.0, 6.0 / 11.0, 1.0 / 11.0]
SPREAD: Final[i64] = 10
HIDDEN: Final[i64] = 12
PARRY_BOOST: Final[i64] = 1


def add_card(spread: list[float], helps: float) -> list[float]:
    """A spread of strengths after one more card that helps with some chance."""
    after = [chance * (1.0 - helps) for chance in spread]
    for strength, chance in enumerate(spread):
        for more, share in enumerate(BY):
            after[min(strength + more + 1, len(spread) - 1)] += chance * helps * share
    return after


def hand_spread(cards: int, waves: int) -> list[float]:
    """How much a hand of hidden cards may add, of which so many can be laid.

    >>> [round(chance, 2) for chance in hand_spread(3, 1)[:4]]
    [0.44, 0.2, 0.31, 0.05]
    """
    nothing = [1.0] + [0.0] * (int(SPREAD) - 1)
    spread = [0.0] * int(SPREAD)
    for helpful in range(cards + 1):
        chance = comb(cards, helpful) * HELPS**helpful * (1.0 - HELPS) ** (cards - helpful)
        laid = nothing
        for _ in range(min(helpful, waves)):
            laid = add_card(laid, 1.0)
        spread = [one + chance * two for one, two in zip(spread, laid, strict=True)]
    return spread


SPREADS: Final = [hand_spread(cards, waves) for cards in range(int(HIDDEN) + 1) for waves in range(int(WAVES) + 1)]


def hidden_spread(cards: i64, waves: i64) -> list[float]:
    """The same, looked up."""
    return SPREADS[min(cards, HIDDEN) * (WAVES + 1) + waves]


def fight_spread(pos: Conan, foe: i64, waves: i64) -> list[float]:
    """How much an opponent may add to what the table shows: the cards he has laid, and those he may still lay."""
    spread = hidden_spread(len(pos.hand(foe).slots), waves)
    for _ in range(len(pos.laid(foe).slots)):
        spread = add_card(spread, LAID_HELPS)
    return spread


def at_most(spread: list[float], strength: i64) -> float:
    """The chance that the opponent adds no more than that."""
    chance = 0.0
    number: i64 = 0
    while number <= strength and number < SPREAD:
        chance += spread[number]
        number += 1
    return chance


def bolder(spread: list[float], bid: i64, telling: float) -> list[float]:
    """Who bids high is likelier to be strong: the same spread after a bid."""
    lean = 1.0 + telling * float(min(bid - 1, i64(8)))
    weight = 1.0
    whole = 0.0
    leaning: list[float] = []
    for chance in spread:
        leaning.append(chance * weight)
        whole += chance * weight
        weight *= lean
    return [chance / whole for chance in leaning]


# Margins: by how much a side is ahead before any card.


def margin(pos: Conan, hero: i64, other: i64, place: i64, attribute: i64) -> i64:
    """Of a hero over the Challenge of a place, or over the hero he challenges if there is none (CONAN-610, 611, 704)."""
    ours = total(pos, hero, attribute, place < 0)
    if place < 0:
        return ours - total(pos, other, attribute, True)
    return ours - pos.cards.value(pos.challenges.card(place), attribute)


def best_margin(pos: Conan, seat: i64, card: i64, own: bool) -> i64:
    """Of a hero over a Challenge, in the attribute that suits him best; with his player's best card if it is one's own."""
    best: i64 = -9
    for attribute in range(3):
        ahead = total(pos, seat, attribute, False) - pos.cards.value(card, attribute)
        best = max(best, ahead + (best_boosts(pos, seat, attribute, 1) if own else 0))
    return best


# One's own cards.


def boost(pos: Conan, card: i64, attribute: i64) -> i64:
    """What a card of one's own adds in an attribute."""
    effect = pos.cards.special_effect(card)
    if effect in (STRENGTHEN, WEAKEN):
        only = pos.cards.special_attribute(card)
        return pos.cards.amount(card) if only in (ANY, attribute) else i64(0)
    return PARRY_BOOST if effect == PARRY else i64(0)


def best_boosts(pos: Conan, seat: i64, attribute: i64, waves: i64) -> i64:
    """What the best cards of one's own hand add, at most so many."""
    one: i64 = 0
    two: i64 = 0
    three: i64 = 0
    for slot in pos.hand(seat).slots:
        more = boost(pos, slot & CARD, attribute)
        if more > one:
            one, two, three = more, one, two
        elif more > two:
            two, three = more, two
        elif more > three:
            three = more
    return (one if waves > 0 else 0) + (two if waves > 1 else 0) + (three if waves > 2 else 0)


def changes_to(pos: Conan, card: i64) -> i64:
    """The attribute that a card imposes, or -1."""
    return pos.cards.special_attribute(card) if pos.cards.special_effect(card) == CHANGE else i64(-1)
