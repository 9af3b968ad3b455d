"""Exchanges of one or two cards, with one or two partners, sealed and simultaneous (HEROS-052 to 063)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ....engine.decision import Decision, Need, Sealed
from ....engine.events import pack
from ....engine.verb import Verb
from .content import DRAWN, GIVEN, SUN, SUN_BIT, VIRTUE_BITS
from .end_step import offer_step
from .position import Heros, bit
from .verbs import DESIGNATE, GIVE, GIVE2, GIVETO, ONE, TWO


class Designate(Decision[Heros]):
    """Exchange 1: any other player (HEROS-054). Who is asked this has a card to give (HEROS-055)."""

    def needs(self, pos: Heros) -> list[Need]:
        return [Need(pos.layout.hand(self.seat), GIVEN, 1)]

    def agrees(self, world: Heros) -> bool:
        return world.exchangeable(self.seat) > 0

    def legal(self, pos: Heros, seat: i64) -> vec[i64]:
        return others(pos, seat, DESIGNATE)

    def public(self, pos: Heros, seat: i64) -> bool:
        return True

    def refusal(self, pos: Heros, seat: i64, action: i64) -> str:
        return "HEROS-054"

    def resolve(self, pos: Heros, seat: i64, action: i64) -> None:
        exchange_with(pos, seat, DESIGNATE.part(action), 1)


class ChooseMode(Designate):
    """Exchange 2: two cards with one player, or one card with each of two (HEROS-058, 059)."""

    def legal(self, pos: Heros, seat: i64) -> vec[i64]:
        legal = others(pos, seat, ONE)
        if pos.seats > 2 and pos.exchangeable(seat) > 1:
            for first in range(pos.seats):
                for second in range(first + 1, pos.seats):
                    if first != seat and second != seat:
                        legal = append(legal, TWO.of(first, second))
        return legal

    def public(self, pos: Heros, seat: i64) -> bool:
        return pos.seats == 2

    def refusal(self, pos: Heros, seat: i64, action: i64) -> str:
        short = pos.seats < 3 or pos.exchangeable(seat) < 2
        return "HEROS-059" if TWO.covers(action) and short else "HEROS-058"

    def resolve(self, pos: Heros, seat: i64, action: i64) -> None:
        if ONE.covers(action):
            exchange_with(pos, seat, ONE.part(action), 2)
        else:
            self.with_two(pos, seat, TWO.part(action, 0), TWO.part(action, 1))

    def with_two(self, pos: Heros, seat: i64, first: i64, second: i64) -> None:
        """With each who has a card to give; nobody replaces one who has none (HEROS-061)."""
        one = announced(pos, seat, first, 1)
        two = announced(pos, seat, second, 1)
        if one and two:
            pos.agenda.append(GiveCards(bit(seat) | bit(first) | bit(second), seat, first, second, 1))
        elif one or two:
            partner = first if one else second
            pos.agenda.append(GiveCards(bit(seat) | bit(partner), seat, partner, -1, 1))
        else:
            offer_step(pos, seat)


class GiveCards(Sealed[Heros]):
    """The parties of the exchanges announced choose their cards at the same time (HEROS-056, 060 to 062).

    Each gives `count` cards; a drawer with two partners gives one to the `first` and one to the `second`, else -1.
    """

    def __init__(self, who: i64, drawer: i64, first: i64, second: i64, count: i64) -> None:
        super().__init__(who)
        self.drawer = drawer
        self.first = first
        self.second = second
        self.count = count

    def owes(self, seat: i64) -> i64:
        """How many cards a party gives in all: what was announced is certain (HEROS-063)."""
        return 2 if seat == self.drawer and self.second >= 0 else self.count

    def needs(self, pos: Heros) -> list[Need]:
        return [Need(pos.layout.hand(seat), GIVEN, self.owes(seat)) for seat in range(pos.seats) if self.asked(seat)]

    def agrees(self, world: Heros) -> bool:
        able = True
        for seat in range(world.seats):
            if self.asked(seat) and world.exchangeable(seat) < self.owes(seat):
                able = False
        return able

    def legal(self, pos: Heros, seat: i64) -> vec[i64]:
        bits = giveable(pos, seat)
        if self.owes(seat) == 1:
            return singles(bits)
        if self.count == 2:
            return pairs(pos, seat, bits, GIVE2)
        return pairs(pos, seat, bits, GIVETO)

    def refusal(self, pos: Heros, seat: i64, action: i64) -> str:
        """Too few, too many or out of order (HEROS-060, 061); a sun beside a virtue (HEROS-052); not held (HEROS-056)."""
        asked = GIVE if self.owes(seat) == 1 else GIVE2 if self.count == 2 else GIVETO
        if not asked.covers(action):
            return "HEROS-061" if self.second >= 0 else "HEROS-060"
        cards = gifts(action)
        for card in cards:
            if card == SUN and pos.held(seat) & VIRTUE_BITS:
                return "HEROS-052"
        swapped = GIVE2.covers(action) and cards[0] > cards[1] and pos.count(seat, cards[0]) and pos.count(seat, cards[1])
        return "HEROS-060" if swapped else "HEROS-056"

    def given(self) -> str:
        return "HEROS-096"

    def reveal(self, pos: Heros, answers: vec[i64]) -> None:
        """All cards leave before any arrives (HEROS-062); each party sees what it gives and receives (HEROS-057)."""
        given = gifts(answers[self.drawer])
        if self.second >= 0:
            self.swap(pos, self.first, given[:1], gifts(answers[self.first]))
            self.swap(pos, self.second, given[1:], gifts(answers[self.second]))
        else:
            self.swap(pos, self.first, given, gifts(answers[self.first]))
        passing = pos.passing
        while len(passing.slots):
            pos.move_at(passing, 0, pos.hand(passing.tag(0) - 1))
        offer_step(pos, self.drawer)

    def swap(self, pos: Heros, partner: i64, given: vec[i64], taken: vec[i64]) -> None:
        """Take the cards of both parties out of their hands, each tagged with the seat it goes to (plus 1)."""
        both = bit(self.drawer) | bit(partner)
        for card in given:
            pos.slip(pos.hand(self.drawer), card, pos.passing, both, GIVEN, partner + 1)
        for card in taken:
            pos.slip(pos.hand(partner), card, pos.passing, both, GIVEN, self.drawer + 1)
        if pos.telling:
            ours = [pack(card, both, GIVEN, DRAWN) for card in given]
            theirs = [pack(card, both, GIVEN, DRAWN) for card in taken]
            pos.tell("swap", self.drawer, [partner, len(given)], ours, theirs)


def exchange_with(pos: Heros, drawer: i64, partner: i64, most: i64) -> None:
    """Exchange card for card with one player, as many as both have, up to `most` (HEROS-055, 060)."""
    count = announced(pos, drawer, partner, most)
    if count:
        pos.agenda.append(GiveCards(bit(drawer) | bit(partner), drawer, partner, -1, count))
    else:
        offer_step(pos, drawer)


def announced(pos: Heros, drawer: i64, partner: i64, most: i64) -> i64:
    """How many cards the two will exchange. Everyone is told the number, but not who limits it (HEROS-063)."""
    count = min(most, pos.exchangeable(drawer), pos.exchangeable(partner))
    pos.announce(partner, count)
    pos.learned = True
    if pos.telling:
        pos.tell("announce", drawer, [partner, count])
    return count


def giveable(pos: Heros, seat: i64) -> i64:
    """A bit for each card a seat may give: its virtues, or the sun if it has none (HEROS-052)."""
    held = pos.held(seat)
    virtues = held & VIRTUE_BITS
    return virtues if virtues else held & SUN_BIT


def others(pos: Heros, seat: i64, verb: Verb) -> vec[i64]:
    """Every other player, as the verb names them."""
    legal = vec[i64](capacity=24)
    for other in range(pos.seats):
        if other != seat:
            legal = append(legal, verb.of(other))
    return legal


def singles(bits: i64) -> vec[i64]:
    """One card of those that may be given."""
    legal = vec[i64](capacity=13)
    card: i64 = 0
    while card <= SUN:
        if bits >> card & 1:
            legal = append(legal, GIVE.of(card))
        card += 1
    return legal


def pairs(pos: Heros, seat: i64, bits: i64, verb: Verb) -> vec[i64]:
    """Two cards, the same face twice if it is held twice; `GIVETO` names two players' cards, so that both orders count."""
    both_orders = verb is GIVETO
    legal = vec[i64](capacity=32)
    first: i64 = 0
    while first <= SUN:
        if bits >> first & 1:
            action = verb.of(first)  # the second card is the last part, so that adding it is the action with it
            second = i64(0) if both_orders else first
            while second <= SUN:
                if bits >> second & 1 and (first != second or pos.count(seat, first) > 1):
                    legal = append(legal, action + second)
                second += 1
        first += 1
    return legal


def gifts(action: i64) -> vec[i64]:
    """The cards that an answer gives, in its order."""
    cards = vec[i64](capacity=2)
    if GIVE.covers(action):
        return append(cards, GIVE.part(action))
    verb = GIVE2 if GIVE2.covers(action) else GIVETO
    return append(append(cards, verb.part(action, 0)), verb.part(action, 1))


DESIGNATIONS: Final = [Designate(seat) for seat in range(6)]
MODES: Final = [ChooseMode(seat) for seat in range(6)]
