"""What an observation of Conan tells of fights: what heroes and cards can do, and the fight that is asked about."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.observation import Observer, Sight, put
from ....engine.zone import CARD
from ..rules.auction import LEAST_TAKEN, LEAST_TAKEN_BY_THIEF, AnswerBid
from ..rules.content import (
    ANY,
    ATTRIBUTES,
    FURY,
    LIGHT_FINGERS,
    LOSE_CARD,
    LOSE_GLORY,
    PARRY,
    STRENGTHEN,
    WEAKEN,
    ConanContent,
)
from ..rules.layout import ConanLayout
from ..rules.verbs import AMOUNTS

STRENGTHS: Final[i64] = 3
AHEAD: Final[i64] = 20
HIGHEST: Final[i64] = AMOUNTS
NOTHING: Final = vec[i64]([0] * 12)


class FightEntries:
    """The total of each player in each attribute, what one's own cards add to it, and the fight under way.

    A lead is the lowest there can be where there is no fight.
    """

    cards: ConanContent
    boosts: vec[i64]
    totals: i64
    own_cards: i64
    duel: i64
    faced: i64
    leads: i64
    bids: i64

    def __init__(self, observer: Observer, cards: ConanContent, players: list[str]) -> None:
        self.cards = cards
        self.boosts = vec[i64]([boost(cards, card, number) for card in range(cards.faces) for number in range(STRENGTHS)])
        self.totals = observer.block("total of", [f"{who}, {name}" for who in players for name in ATTRIBUTES], 10)
        self.own_cards = observer.block("own best three cards add to", ATTRIBUTES, 10)
        observer.block("own laid cards add to", ATTRIBUTES, 10)
        self.duel = observer.entry("fought is a duel")
        self.faced = observer.block("fought Challenge", [*ATTRIBUTES, "hiring cost", "trophy"], 10)
        observer.block("fought Challenge takes", ["a card", "glory"])
        self.leads = observer.block("hero leads in", ATTRIBUTES, 10, int(AHEAD))
        self.bids = observer.entry("highest bid", 30)
        observer.entry("withdrawing costs", 30)

    # What heroes can do.

    def write_totals(self, sight: Sight, layout: ConanLayout, row: vec[u8], at: i64) -> None:
        """Of each player, before cards: the best value of his side, and his own bonuses (CONAN-406, 610, 933)."""
        best = NOTHING[:]
        for seat in range(sight.seats):
            self.find_best(sight, layout.hero(seat), best, 3 * seat)
            self.find_best(sight, layout.allies(seat), best, 3 * seat)
        for seat in range(sight.seats):
            first = at + self.totals + 3 * sight.step_to(seat)
            partner = sight.counter(layout.partner + seat) - 1
            for attribute in range(STRENGTHS):
                value = best[3 * seat + attribute]
                if partner >= 0 and best[3 * partner + attribute] > value:
                    value = best[3 * partner + attribute]
                put(row, first + attribute, value)
            self.add_bonuses(sight, layout, seat, row, first)

    def find_best(self, sight: Sight, place: i64, best: vec[i64], first: i64) -> None:
        """The highest value of some cards in each attribute."""
        for slot in sight.slots(place):
            for attribute in range(STRENGTHS):
                value = self.cards.value(slot & CARD, attribute)
                if value > best[first + attribute]:
                    best[first + attribute] = value

    def add_bonuses(self, sight: Sight, layout: ConanLayout, seat: i64, row: vec[u8], first: i64) -> None:
        """One for each Object and each accomplished Adventure of an attribute."""
        for slot in sight.slots(layout.objects(seat)):
            effect = self.cards.object_effect(slot & CARD)
            if 0 <= effect < STRENGTHS:
                row[first + effect] += u8(1)
        for slot in sight.slots(layout.accomplished(seat)):
            effect = self.cards.adventure_effect(slot & CARD)
            if 0 <= effect < STRENGTHS:
                row[first + effect] += u8(1)

    # What one's own cards can do.

    def write_own_cards(self, sight: Sight, layout: ConanLayout, row: vec[u8], at: i64) -> None:
        """What the best three cards of the hand add in each attribute, and what those laid do already."""
        if sight.seat >= 0:
            for attribute in range(STRENGTHS):
                first = at + self.own_cards + attribute
                put(row, first, self.best_three(sight, layout.hand(sight.seat), attribute))
                put(row, first + 3, self.sum_of(sight, layout.laid(sight.seat), attribute))

    def best_three(self, sight: Sight, place: i64, attribute: i64) -> i64:
        one: i64 = 0
        two: i64 = 0
        three: i64 = 0
        for slot in range(sight.size(place)):
            more = self.boosts[3 * sight.card(place, slot) + attribute]
            if more > one:
                one, two, three = more, one, two
            elif more > two:
                two, three = more, two
            elif more > three:
                three = more
        return one + two + three

    def sum_of(self, sight: Sight, place: i64, attribute: i64) -> i64:
        found: i64 = 0
        for slot in range(sight.size(place)):
            found += self.boosts[3 * sight.card(place, slot) + attribute]
        return found

    # The fight under way. `hero` acts; `other` owns the Challenge of a place, or is challenged if that is -1.

    def write_fight(
        self, sight: Sight, layout: ConanLayout, hero: i64, other: i64, place: i64, row: vec[u8], at: i64
    ) -> None:
        """What the hero is up against, by how much he leads before cards, the highest bid (CONAN-502, 610, 611, 704)."""
        against = at + self.faced
        fury: i64 = 0
        if place < 0:
            row[at + self.duel] = u8(1)
            against = at + self.totals + 3 * sight.step_to(other)
            fury = self.has_power(sight, layout, hero, FURY) - self.has_power(sight, layout, other, FURY)
        else:
            self.write_faced(sight.card(layout.challenges, place), row, against)
        ours = at + self.totals + 3 * sight.step_to(hero)
        for attribute in range(STRENGTHS):
            ahead = i64(row[ours + attribute]) + fury - i64(row[against + attribute])
            put(row, at + self.leads + attribute, ahead + AHEAD)
        least = min(sight.counter(layout.glory + hero), sight.counter(layout.glory + other))
        put(row, at + self.bids, min(least, HIGHEST))

    def write_faced(self, card: i64, row: vec[u8], first: i64) -> None:
        """The Challenge that is fought, which all see."""
        self.write_values(card, row, first)
        put(row, first + 4, self.cards.trophy(card))
        if self.cards.failure(card) == LOSE_CARD:
            row[first + 5] = u8(1)
        elif self.cards.failure(card) == LOSE_GLORY:
            row[first + 6] = u8(1)

    def write_values(self, card: i64, row: vec[u8], first: i64) -> None:
        """The values of a Challenge, and what hiring it costs; nothing of one that is not known."""
        if card >= 0:
            for attribute in range(STRENGTHS):
                put(row, first + attribute, self.cards.value(card, attribute))
            put(row, first + 3, self.cards.hiring_cost(card))

    def has_power(self, sight: Sight, layout: ConanLayout, seat: i64, power: i64) -> i64:
        """1 if the hero of a living player has a power."""
        return i64(self.cards.hero_power(sight.card(layout.hero(seat), 0)) == power)

    def write_withdrawing(self, sight: Sight, layout: ConanLayout, top: AnswerBid, row: vec[u8], at: i64) -> None:
        """What withdrawing costs: the last bid, or a little, less what a partner pays back (CONAN-507, 937)."""
        thief = self.has_power(sight, layout, top.opponent(), LIGHT_FINGERS)
        least = LEAST_TAKEN_BY_THIEF if thief else LEAST_TAKEN
        taken = max(top.last, min(least, sight.counter(layout.glory + top.seat)))
        partner = sight.counter(layout.partner + top.seat) - 1
        if partner >= 0 and (top.place < 0 or top.seat == top.hero):
            part = taken * sight.counter(layout.share + partner) // 4
            taken -= min(part, max(i64(0), sight.counter(layout.glory + partner) - 1))
        put(row, at + self.bids + 1, taken)


def boost(cards: ConanContent, card: i64, attribute: i64) -> int:
    """What a card of one's own adds in an attribute, a Parry a little."""
    effect = cards.special_effect(card)
    if effect in (STRENGTHEN, WEAKEN):
        return int(cards.amount(card)) if cards.special_attribute(card) in (ANY, attribute) else 0
    return 1 if effect == PARRY else 0
