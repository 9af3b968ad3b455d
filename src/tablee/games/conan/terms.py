"""The terms of a treaty, written step by step in private: what its author gives and what he asks (CONAN-902 to 908)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...engine.verb import Verb
from ...engine.zone import CARD
from .cards import HELD, OBJECT, category
from .position import Conan, bit
from .verbs import ASK, CEDE, CHARGE, CLAIM, GIVE, PAY, SIGN, TRUCE

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
        return [self.glory, self.first, self.second, self.ceded, self.claimed, self.truce]


def terms_of(steps: list[int]) -> Terms:
    """The public terms of a treaty that was written."""
    terms = Terms(0, NOTHING, NOTHING, 0, 0, 0)
    for step in steps:
        if PAY.covers(step):
            terms.glory = step - PAY.base + 1
        elif CHARGE.covers(step):
            terms.glory = -(step - CHARGE.base + 1)
        elif CEDE.covers(step):
            terms.ceded |= bit(step - CEDE.base)
        elif CLAIM.covers(step):
            terms.claimed |= bit(step - CLAIM.base)
        elif ASK.covers(step):
            if terms.first < 0:
                terms.first = step - ASK.base
            else:
                terms.second = step - ASK.base
        elif step == TRUCE.base:
            terms.truce = 1
    return terms


def count(steps: list[int], verb: Verb) -> i64:
    """How many steps are of a verb."""
    found: i64 = 0
    for step in steps:
        if verb.covers(step):
            found += 1
    return found


# The next step. Steps go up in number, so that each treaty is written in one way.


def next_terms(pos: Conan, seat: i64, other: i64, steps: list[int]) -> vec[i64]:
    """What an author may add; `steps` begins with the verb that opened the draft, `other` is -1 for everybody."""
    options = vec[i64](capacity=64)
    options = add_gifts(pos, seat, steps, options)
    if count(steps, PAY) + count(steps, CHARGE) == 0:
        options = add_amounts(PAY.base, pos.spare_glory(seat), steps, options)
        options = add_amounts(CHARGE.base, CHARGE.size, steps, options)
    options = add_objects(pos, seat, seat, CEDE, steps, options)
    options = add_objects(pos, seat, other, CLAIM, steps, options)
    options = add_categories(steps, options)
    if len(steps) > 1:
        if pos.rules.truce and count(steps, TRUCE) == 0:
            options = append(options, TRUCE.base)  # CONAN-1202
        options = append(options, SIGN.base)
    return options


def add_gifts(pos: Conan, seat: i64, steps: list[int], options: vec[i64]) -> vec[i64]:
    """A precise card of the hand, concealed or shown (CONAN-906); at most two (CONAN-904)."""
    if count(steps, GIVE) == MOST:
        return options
    last = steps[-1]
    card: i64 = 0
    while card < HELD:
        if pos.hand(seat).count(card) > given_copies(steps, card):
            for shown in range(2):
                if GIVE.base + 2 * card + shown >= last:
                    options = append(options, GIVE.base + 2 * card + shown)
        card += 1
    return options


def given_copies(steps: list[int], card: i64) -> i64:
    found: i64 = 0
    for step in steps:
        if GIVE.covers(step) and (step - GIVE.base) // 2 == card:
            found += 1
    return found


def add_amounts(base: i64, most: i64, steps: list[int], options: vec[i64]) -> vec[i64]:
    """Glory on one side only, 1 to 10 (CONAN-904); who asks for it may ask in vain (CONAN-909)."""
    if steps[-1] > base:
        return options
    amount: i64 = 1
    while amount <= min(most, PAY.size):
        options = append(options, base + amount - 1)
        amount += 1
    return options


def add_objects(pos: Conan, seat: i64, owner: i64, verb: Verb, steps: list[int], options: vec[i64]) -> vec[i64]:
    """Objects are named (CONAN-908): those of one owner, or of everybody but the author; at most two (CONAN-904)."""
    if count(steps, verb) == MOST:
        return options
    for player in range(pos.seats):
        if player == owner or (owner == ANYONE and player != seat):
            for slot in pos.objects(player).slots:
                step = verb.base + (slot & CARD) - OBJECT
                if step > steps[-1]:
                    options = append(options, step)
    return options


def add_categories(steps: list[int], options: vec[i64]) -> vec[i64]:
    """Cards are asked by category, or any (CONAN-907); at most two (CONAN-904)."""
    if count(steps, ASK) < MOST:
        for step in range(ASK.base, ASK.base + ASK.size):
            if step >= steps[-1]:
                options = append(options, step)
    return options


# Whether somebody holds what is asked.


def holds(pos: Conan, seat: i64, terms: Terms) -> bool:
    """A treaty may be accepted only by who holds all it asks, and keeps one glory point (CONAN-905, 909)."""
    if -terms.glory > pos.spare_glory(seat):
        return False
    number: i64 = 0
    while number < 10:
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
    found: i64 = 0
    for slot in pos.hand(seat).slots:
        if suits(slot & CARD, asked):
            found += 1
    return found


def suits(card: i64, asked: i64) -> bool:
    return asked == ANY_CARD or category(card) == asked + 1
