"""The terms of a treaty, written step by step in private: what its author gives and what he asks (CONAN-902 to 908)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .....engine.verb import Verb
from .....engine.zone import CARD
from ..content import OBJECT, OBJECTS
from ..position import Conan, bit
from ..verbs import ASK, CEDE, CHARGE, CLAIM, GIVE, PAY, SIGN, TRUCE

ANYONE: Final[i64] = -1
NOTHING: Final[i64] = -1
ANY_CARD: Final[i64] = 3
MOST: Final[i64] = 2


class Terms:
    """`glory` is what the author pays, negative what he asks; `first` and `second` the categories he asks, -1 for none.

    `ceded` and `claimed` have a bit for each Object that he gives and asks; `truce` says that both keep the peace.
    """

    glory: i64
    first: i64
    second: i64
    ceded: i64
    claimed: i64
    truce: i64

    def __init__(self, glory: i64, first: i64, second: i64, ceded: i64, claimed: i64, truce: i64) -> None:
        self.glory = glory
        self.first = first
        self.second = second
        self.ceded = ceded
        self.claimed = claimed
        self.truce = truce

    def numbers(self) -> list[int]:
        """The terms in the order in which events tell them."""
        return [self.glory, self.first, self.second, self.ceded, self.claimed, self.truce]


def terms_of(steps: list[int]) -> Terms:
    """The public terms of a treaty that was written."""
    terms = Terms(0, NOTHING, NOTHING, 0, 0, 0)
    for step in steps:
        if PAY.covers(step):
            terms.glory = PAY.part(step) + 1
        elif CHARGE.covers(step):
            terms.glory = -(CHARGE.part(step) + 1)
        elif CEDE.covers(step):
            terms.ceded |= bit(CEDE.part(step))
        elif CLAIM.covers(step):
            terms.claimed |= bit(CLAIM.part(step))
        elif ASK.covers(step):
            if terms.first < 0:
                terms.first = ASK.part(step)
            else:
                terms.second = ASK.part(step)
        elif TRUCE.covers(step):
            terms.truce = 1
    if 0 <= terms.second < terms.first:
        terms.first, terms.second = terms.second, terms.first
    return terms


def count(steps: list[int], verb: Verb) -> i64:
    """How many steps are of a verb."""
    found: i64 = 0
    for step in steps:
        if verb.covers(step):
            found += 1
    return found


# The next step. They may come in any order.


def next_terms(pos: Conan, seat: i64, other: i64, steps: list[int]) -> vec[i64]:
    """What an author may add; `steps` begins with the verb that opened the draft, `other` is -1 for everybody."""
    options = vec[i64](capacity=64)
    options = add_gifts(pos, seat, steps, options)
    if count(steps, PAY) + count(steps, CHARGE) == 0:
        options = add_amounts(PAY, pos.spare_glory(seat), options)
        options = add_amounts(CHARGE, CHARGE.size, options)
    options = add_objects(pos, seat, seat, CEDE, steps, options)
    options = add_objects(pos, seat, other, CLAIM, steps, options)
    if count(steps, ASK) < MOST:  # CONAN-904, 907
        for category in range(ASK.size):
            options = append(options, ASK.of(category))
    if len(steps) > 1:
        if pos.rules.truce and count(steps, TRUCE) == 0:
            options = append(options, TRUCE.of())  # CONAN-1202
        options = append(options, SIGN.of())
    return options


def add_gifts(pos: Conan, seat: i64, steps: list[int], options: vec[i64]) -> vec[i64]:
    """A precise card of the hand, concealed or shown (CONAN-906); at most two (CONAN-904)."""
    if count(steps, GIVE) == MOST:
        return options
    hand = pos.hand(seat)
    for card in pos.cards.held:
        copies = hand.count(card)
        if copies and copies > given_copies(steps, card):
            options = append(append(options, GIVE.of(card, 0)), GIVE.of(card, 1))
    return options


def given_copies(steps: list[int], card: i64) -> i64:
    """How many copies of a card the author gives so far."""
    found: i64 = 0
    for step in steps:
        if GIVE.covers(step) and GIVE.part(step) == card:
            found += 1
    return found


def add_amounts(verb: Verb, most: i64, options: vec[i64]) -> vec[i64]:
    """Glory on one side only, 1 to 10 (CONAN-904); who asks for it may ask in vain (CONAN-909)."""
    amount: i64 = 1
    while amount <= min(most, verb.size):
        options = append(options, verb.of(amount - 1))
        amount += 1
    return options


def add_objects(pos: Conan, seat: i64, owner: i64, verb: Verb, steps: list[int], options: vec[i64]) -> vec[i64]:
    """Objects are named (CONAN-908): those of one owner, or of everybody but the author; at most two (CONAN-904)."""
    if count(steps, verb) == MOST:
        return options
    for player in range(pos.seats):
        if player == owner or (owner == ANYONE and player != seat):
            for slot in pos.objects(player).slots:
                step = verb.of((slot & CARD) - OBJECT)
                if step not in steps:
                    options = append(options, step)
    return options


def no_term(pos: Conan, seat: i64, other: i64, steps: list[int], step: i64) -> str:
    """The rule against a step that an author may not add."""
    if GIVE.covers(step):
        return "CONAN-904" if count(steps, GIVE) == MOST else "CONAN-905"
    if PAY.covers(step) or CHARGE.covers(step):
        return "CONAN-904" if count(steps, PAY) + count(steps, CHARGE) else "CONAN-905"
    if CEDE.covers(step):
        owned = pos.has_object(seat, OBJECT + CEDE.part(step))
        return "CONAN-904" if owned and count(steps, CEDE) == MOST else "CONAN-905"
    if CLAIM.covers(step):
        return "CONAN-904" if step not in steps and may_claim(pos, seat, other, CLAIM.part(step)) else "CONAN-908"
    return "CONAN-902" if TRUCE.covers(step) and not pos.rules.truce else "CONAN-904"


def may_claim(pos: Conan, seat: i64, other: i64, number: i64) -> bool:
    """Whether the other, or anybody else of an open treaty, has an Object."""
    found = False
    for player in range(pos.seats):
        if player == other or (other == ANYONE and player != seat):
            found = found or pos.has_object(player, OBJECT + number)
    return found


# Whether somebody holds what is asked.


def holds(pos: Conan, seat: i64, terms: Terms) -> bool:
    """A treaty may be accepted only by who holds all it asks, and keeps one glory point (CONAN-905, 909)."""
    if -terms.glory > pos.spare_glory(seat):
        return False
    number: i64 = 0
    while number < OBJECTS:
        if terms.claimed >> number & 1 and not pos.has_object(seat, OBJECT + number):
            return False
        number += 1
    return holds_cards(pos, seat, terms)


def holds_cards(pos: Conan, seat: i64, terms: Terms) -> bool:
    """The categories asked come in order, any card last, so counting is enough."""
    if terms.first < 0:
        return True
    if matching(pos, seat, terms.first) == 0:
        return False
    if terms.second < 0:
        return True
    both = terms.second == terms.first or terms.second == ANY_CARD
    return matching(pos, seat, terms.second) > (1 if both else 0)


def matching(pos: Conan, seat: i64, asked: i64) -> i64:
    """How many cards of a hand suit what is asked."""
    found: i64 = 0
    for slot in pos.hand(seat).slots:
        if suits(pos, slot & CARD, asked):
            found += 1
    return found


def suits(pos: Conan, card: i64, asked: i64) -> bool:
    """Whether a card is of the category asked, which counts from 0."""
    return asked == ANY_CARD or pos.cards.category(card) == asked + 1
