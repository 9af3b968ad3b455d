"""Pacts: treaties as free as the book's, by option (CONAN-1205): two or three players, any number of things, cards by name.

The author writes in private who gives what to whom; each of the others agrees or not, in player order, choosing the cards
that were asked of him by category; when all have agreed everything changes hands at once. The public clauses of a pact that
waits for its answers lie in counters, the cards in `offered`, each tagged with its giver and its taker.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .....engine.decision import Draft
from .....engine.zone import CARD
from ..content import EYE, OBJECT
from ..layout import MOST_CLAUSES
from ..position import Conan, bit
from ..rounds import end_proposal
from ..verbs import ACCEPT, AMOUNTS, BETWEEN, GIVE, GRANT, HAND, NAME, PACT, PLEDGE, REFUSE, REQUEST, SIGN, TRUCE
from .clauses import (
    A_CATEGORY,
    A_NAME,
    AN_OBJECT,
    GLORY,
    clause,
    clauses,
    direction,
    direction_giver,
    direction_of,
    direction_taker,
    giver_of,
    owed,
    set_clauses,
    sort_of,
    taker_of,
    value_of,
)
from .terms import count, given_copies, suits

NOBODY_ELSE: Final[i64] = 4


# Writing.


def parties(steps: list[int], author: i64) -> list[int]:
    """The author and whom he names, one or two."""
    player, third = PACT.part(steps[0]), PACT.part(steps[0], 1)
    return [int(author), int(player)] + ([int(third)] if third != NOBODY_ELSE else [])


def add_pacts(pos: Conan, seat: i64, options: vec[i64]) -> vec[i64]:
    """With one other player, or with two, named in the order of their seats."""
    for player in range(pos.seats):
        for third in range(player + 1, 5):
            if not no_party(pos, seat, player) and (third == NOBODY_ELSE or not no_party(pos, seat, third)):
                options = append(options, PACT.of(player, third))
    return options


def no_party(pos: Conan, seat: i64, other: i64) -> bool:
    """Whether somebody cannot be named in a pact: oneself, the eliminated, and whoever is not there."""
    return other >= pos.seats or other == seat or not pos.living(other)


def written(steps: list[int]) -> list[int]:
    """The clauses of a draft; cards that its author gives are none."""
    found: list[int] = []
    giver: i64 = 0
    taker: i64 = 0
    for step in steps:
        if BETWEEN.covers(step):
            giver, taker = BETWEEN.part(step), BETWEEN.part(step, 1)
        elif PLEDGE.covers(step):
            found.append(clause(giver, taker, GLORY, PLEDGE.part(step) + 1))
        elif GRANT.covers(step):
            found.append(clause(giver, taker, AN_OBJECT, GRANT.part(step)))
        elif REQUEST.covers(step):
            found.append(clause(giver, taker, A_CATEGORY, REQUEST.part(step)))
        elif NAME.covers(step):
            found.append(clause(giver, taker, A_NAME, NAME.part(step)))
    return found


def last_direction(steps: list[int]) -> i64:
    """Who gives to whom by the last `between`, or -1 before the first."""
    found: i64 = -1
    for step in steps:
        if BETWEEN.covers(step):
            found = direction(BETWEEN.part(step), BETWEEN.part(step, 1))
    return found


def next_clauses(pos: Conan, seat: i64, steps: list[int]) -> vec[i64]:
    """Who gives to whom, then what; at last the signature."""
    options = vec[i64](capacity=64)
    going = last_direction(steps)
    begun = going >= 0 and BETWEEN.covers(steps[-1])
    if going >= 0:
        options = add_goods(pos, seat, direction_giver(going), steps, options)
    if begun:
        return options
    for giver in parties(steps, seat):
        for taker in parties(steps, seat):
            step = BETWEEN.of(giver, taker)
            if giver != taker and step not in steps and len(add_goods(pos, seat, giver, [*steps, step], vec[i64]())):
                options = append(options, step)
    if len(steps) > 1:
        if pos.rules.truce and count(steps, TRUCE) == 0:
            options = append(options, TRUCE.of())
        options = append(options, SIGN.of())
    return options


def add_goods(pos: Conan, seat: i64, giver: i64, steps: list[int], options: vec[i64]) -> vec[i64]:
    """What a party may be made to give: glory, Objects, cards of the author by choice, of others by category or by name."""
    if giver == seat:
        options = add_gifts(pos, seat, steps, options)
    if len(written(steps)) >= MOST_CLAUSES:
        return options
    if not pledged_between(steps):
        amount: i64 = 1
        while amount <= min(pos.spare_glory(giver) - promised(steps, giver), AMOUNTS):
            options = append(options, PLEDGE.of(amount - 1))
            amount += 1
    for slot in pos.objects(giver).slots:
        step = GRANT.of((slot & CARD) - OBJECT)
        if step not in steps:
            options = append(options, step)
    if giver != seat:
        for wanted in range(REQUEST.size):
            options = append(options, REQUEST.of(wanted))
        for card in pos.cards.held:
            if named_of(steps, giver, card) < pos.cards.copies(card):
                options = append(options, NAME.of(card))
    return options


def add_gifts(pos: Conan, seat: i64, steps: list[int], options: vec[i64]) -> vec[i64]:
    """Precise cards of the author's hand, concealed or shown (CONAN-906), as many as he holds."""
    for card in pos.cards.held:
        if pos.hand(seat).count(card) > given_copies(steps, card):
            options = append(append(options, GIVE.of(card, 0)), GIVE.of(card, 1))
    return options


def named_of(steps: list[int], giver: i64, card: i64) -> i64:
    """How many copies of a card a party is asked for by name."""
    found: i64 = 0
    for made in written(steps):
        if giver_of(made) == giver and sort_of(made) == A_NAME and value_of(made) == card:
            found += 1
    return found


def promised(steps: list[int], giver: i64) -> i64:
    """The glory that a party is made to give so far."""
    return owed(written(steps), giver)


def pledged_between(steps: list[int]) -> bool:
    """Glory goes one way only between two players, in one amount."""
    going = last_direction(steps)
    back = direction(direction_taker(going), direction_giver(going))
    return any(sort_of(made) == GLORY and direction_of(made) in (going, back) for made in written(steps))


def no_clause(pos: Conan, seat: i64, steps: list[int], step: i64) -> str:
    """The rule against a step that an author may not add: what is given must be held, and the rest is CONAN-1205."""
    going = last_direction(steps)
    if going >= 0 and direction_giver(going) == seat:
        if GIVE.covers(step) or GRANT.covers(step) or (PLEDGE.covers(step) and not pledged_between(steps)):
            return "CONAN-905"
    if GRANT.covers(step) and going >= 0:
        return "CONAN-908"
    return "CONAN-902" if TRUCE.covers(step) and not pos.rules.truce else "CONAN-1205"


def propose_pact(pos: Conan, author: i64, steps: list[int]) -> None:
    """The clauses are announced to all, and put to the first party after the author in player order (CONAN-903, 906)."""
    named = parties(steps, author)
    agreed = sorted(written(steps))
    set_clauses(pos, agreed)
    third = named[2] if len(named) > 2 else -1
    truce = count(steps, TRUCE)
    pos.tell("pact", author, [named[1], third, truce])
    offer_gifts(pos, author, steps)
    tell_clauses(pos, "clause", agreed)
    first = next_party(pos, author, named[1], third)
    pos.agenda.append(AnswerPact(first, author, named[1], third, truce))


def offer_gifts(pos: Conan, author: i64, steps: list[int]) -> None:
    """The cards that the author gives wait in the offer, shown or concealed (CONAN-906)."""
    going: i64 = 0
    for step in steps:
        if BETWEEN.covers(step):
            going = direction(BETWEEN.part(step), BETWEEN.part(step, 1))
        elif GIVE.covers(step):
            card = GIVE.part(step)
            if GIVE.part(step, 1):
                pos.show(pos.hand(author), card, pos.offered, going)
            else:
                pos.slip(pos.hand(author), card, pos.offered, bit(author), pos.cards.category(card), going)


def next_party(pos: Conan, seat: i64, player: i64, third: i64) -> i64:
    """The next of the two parties after a seat in player order."""
    after = pos.following(seat)
    while after not in (player, third):
        after = pos.following(after)
    return after


def tell_clauses(pos: Conan, event: str, agreed: list[int]) -> None:
    """One line for each giver and taker: glory, Objects, cards that lie in the offer, cards asked by category and by name."""
    if not pos.telling:
        return
    for giver in range(pos.seats):
        for taker in range(pos.seats):
            mine = [made for made in agreed if giver_of(made) == giver and taker_of(made) == taker]
            going = direction(giver, taker)
            slots = [slot for slot in range(len(pos.offered.slots)) if pos.offered.tag(slot) == going]
            if mine or slots:
                tell_clause(pos, event, giver, taker, mine, [pos.pack_slot(pos.offered, slot) for slot in slots])


def tell_clause(pos: Conan, event: str, giver: i64, taker: i64, mine: list[int], cards: list[int]) -> None:
    """What one party gives another; what was asked only while the pact waits for its answers."""
    objects: i64 = 0
    asked = [0, 0, 0, 0]
    named: list[int] = []
    for made in mine:
        if sort_of(made) == AN_OBJECT:
            objects |= bit(value_of(made))
        elif sort_of(made) == A_CATEGORY and event == "clause":
            asked[value_of(made)] += 1
        elif sort_of(made) == A_NAME and event == "clause":
            named.append(int(value_of(made)) | 0xFF << 8)
    pos.tell(event, giver, [taker, owed(mine, giver), objects, *asked], cards, named)


# Answering.


class AnswerPact(Draft[Conan]):
    """Agree, choosing the cards asked by category, or refuse (CONAN-1205). `third` is -1 in a pact of two."""

    def __init__(self, seat: i64, author: i64, player: i64, third: i64, truce: i64) -> None:
        super().__init__(seat)
        self.author = author
        self.player = player
        self.third = third
        self.truce = truce

    def legal(self, pos: Conan, seat: i64) -> vec[i64]:
        if len(pos.draft):
            return self.cards_to_hand(pos, seat)
        options = append(vec[i64](capacity=2), REFUSE.of())
        return append(options, ACCEPT.of()) if can_give(pos, seat) else options

    def cards_to_hand(self, pos: Conan, seat: i64) -> vec[i64]:
        """A card that suits the next category, kept back neither for a name nor chosen already."""
        options = vec[i64](capacity=16)
        wanted = value_of(requests(pos, seat)[len(pos.draft) - 1])
        for card in pos.cards.held:
            if suits(pos, card, wanted) and pos.hand(seat).count(card) > reserved(pos, seat, card):
                options = append(options, HAND.of(card))
        return options

    def refusal(self, pos: Conan, seat: i64, action: i64) -> str:
        if pos.draft:
            return "CONAN-907"
        return "CONAN-905" if ACCEPT.covers(action) and owed(clauses(pos), seat) > pos.spare_glory(seat) else "CONAN-909"

    def complete(self, pos: Conan, seat: i64) -> bool:
        return REFUSE.covers(pos.draft[0]) or len(pos.draft) == 1 + len(requests(pos, seat))

    def commit(self, pos: Conan, seat: i64, steps: list[int]) -> None:
        if REFUSE.covers(steps[0]):
            pos.tell("refused", seat, [self.author])
            give_back(pos)
            end_proposal(pos, self.author, True)
            return
        lay_down(pos, seat, steps)
        after = next_party(pos, seat, self.player, self.third)
        if self.third >= 0 and seat == next_party(pos, self.author, self.player, self.third):
            pos.tell("agrees", seat, [self.author])
            pos.agenda.append(AnswerPact(after, self.author, self.player, self.third, self.truce))
        else:
            self.carry_out(pos)
            end_proposal(pos, self.author, True)

    def carry_out(self, pos: Conan) -> None:
        """All at once (CONAN-912); of cards chosen only the category becomes public (CONAN-907)."""
        agreed = clauses(pos)
        for slot in range(len(pos.offered.slots)):
            pos.reveal(pos.offered, slot, bit(direction_taker(pos.offered.tag(slot))))
            if pos.offered.kind(slot) == 0:
                pos.offered.set_kind(slot, pos.cards.category(pos.offered.card(slot)))
        pos.tell("pacted", self.author, [self.player, self.third, self.truce])
        tell_clauses(pos, "handed", agreed)
        while len(pos.offered.slots):
            pos.move_at(pos.offered, 0, pos.hand(direction_taker(pos.offered.tag(0))))
        for made in agreed:
            change_hands(pos, made)
        set_clauses(pos, [])
        if self.truce:
            keep_peace(pos, [self.author, self.player, self.third])


def requests(pos: Conan, seat: i64) -> list[int]:
    """The clauses for which a party chooses cards, any card last, so that the choice never runs out."""
    asked = [made for made in clauses(pos) if giver_of(made) == seat and sort_of(made) == A_CATEGORY]
    return sorted(asked, key=value_of)


def reserved(pos: Conan, seat: i64, card: i64) -> i64:
    """Copies of a card that are asked by name, or chosen already."""
    found: i64 = 0
    for step in pos.draft:
        if step == HAND.of(card):
            found += 1
    for made in clauses(pos):
        if giver_of(made) == seat and sort_of(made) == A_NAME and value_of(made) == card:
            found += 1
    return found


def can_give(pos: Conan, seat: i64) -> bool:
    """Whether a party holds all that is asked of him, and keeps one glory point (CONAN-905, 909)."""
    agreed = clauses(pos)
    if owed(agreed, seat) > pos.spare_glory(seat):
        return False
    left = [0, 0, 0, 0]
    for card in pos.cards.held:
        spare = pos.hand(seat).count(card) - reserved(pos, seat, card)
        if spare < 0:
            return False
        left[pos.cards.category(card) - 1] += int(spare)
    for made in requests(pos, seat):
        wanted = value_of(made)
        left[wanted] -= 1
        if wanted < 3 and left[wanted] < 0:
            return False
    return sum(left) >= 0


def lay_down(pos: Conan, seat: i64, steps: list[int]) -> None:
    """What one agreed to give waits in the offer: named cards for all to see, the others with the category that was asked."""
    for made in clauses(pos):
        if giver_of(made) == seat and sort_of(made) == A_NAME:
            pos.show(pos.hand(seat), value_of(made), pos.offered, direction_of(made))
    for made, step in zip(requests(pos, seat), steps[1:], strict=True):
        wanted = value_of(made)
        kind = wanted + 1 if wanted < 3 else i64(0)
        pos.slip(pos.hand(seat), HAND.part(step), pos.offered, bit(seat), kind, direction_of(made))


def give_back(pos: Conan) -> None:
    """What was announced of a refused pact stays known (CONAN-913)."""
    while len(pos.offered.slots):
        pos.move_at(pos.offered, 0, pos.hand(direction_giver(pos.offered.tag(0))))
    set_clauses(pos, [])


def change_hands(pos: Conan, made: i64) -> None:
    """Carry out a clause of glory or of an Object; cards have gone already."""
    giver, taker = giver_of(made), taker_of(made)
    if sort_of(made) == GLORY:
        pos.transfer(giver, taker, value_of(made))
    elif sort_of(made) == AN_OBJECT:
        card = OBJECT + value_of(made)
        pos.move_at(pos.objects(giver), pos.objects(giver).find(card), pos.objects(taker))
        if card == EYE:
            pos.keep_watch(taker)


def keep_peace(pos: Conan, members: list[i64]) -> None:
    """A truce between all parties (CONAN-1202)."""
    for one in members:
        for other in members:
            if one != other and min(one, other) >= 0:
                pos.set_own(pos.layout.truces, one, pos.own(pos.layout.truces, one) | bit(other))
