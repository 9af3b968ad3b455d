"""Pacts: treaties as free as the book's, by option (CONAN-1205): two or three players, any number of things, cards by name.

The author writes in private who gives what to whom; each of the others agrees or not, in player order, choosing the cards
that were asked of him by category; when all have agreed everything changes hands at once. The public clauses of a pact that
waits for its answers lie in counters, the cards in `offered`, each tagged with its giver and its taker.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ....engine.decision import Draft
from ....engine.zone import CARD
from .content import COPIES, EYE, HELD, OBJECT, RESOLUTION, category
from .position import MOST_CLAUSES, OWN, OWNED, TRUCES, Conan, bit
from .rounds import end_proposal
from .terms import count, suits
from .verbs import ACCEPT, AMOUNTS, BETWEEN, GIVE, GRANT, HAND, NAME, PACT, PLEDGE, REFUSE, REQUEST, SIGN, TRUCE

NOBODY_ELSE: Final[i64] = 4

# A clause in one number: what is given, of which sort, by whom, to whom; 0 is no clause.
GLORY: Final[i64] = 1
AN_OBJECT: Final[i64] = 2
A_CATEGORY: Final[i64] = 3
A_NAME: Final[i64] = 4


def clause(giver: i64, taker: i64, sort: i64, value: i64) -> i64:
    return ((giver * 4 + taker) * 8 + sort) * 128 + value


def giver_of(clause: i64) -> i64:
    return clause // 4096


def taker_of(clause: i64) -> i64:
    return clause // 1024 % 4


def sort_of(clause: i64) -> i64:
    return clause // 128 % 8


def value_of(clause: i64) -> i64:
    return clause % 128


def clauses(pos: Conan) -> list[int]:
    """Those of the pact that waits for its answers."""
    first = OWN + OWNED * pos.seats
    return [int(pos.counters[first + number]) for number in range(MOST_CLAUSES) if pos.counters[first + number]]


def set_clauses(pos: Conan, agreed: list[int]) -> None:
    first = OWN + OWNED * pos.seats
    for number in range(MOST_CLAUSES):
        pos.counters[first + number] = agreed[number] if number < len(agreed) else 0


# Writing.


def parties(steps: list[int], author: i64) -> list[int]:
    """The author and whom he names, one or two."""
    player, third = (steps[0] - PACT.base) // 5, (steps[0] - PACT.base) % 5
    return [int(author), int(player)] + ([int(third)] if third != NOBODY_ELSE else [])


def add_pacts(pos: Conan, seat: i64, options: vec[i64]) -> vec[i64]:
    """With one other player, or with two, named in the order of their seats."""
    for player in range(pos.seats):
        for third in range(player + 1, 5):
            if not no_party(pos, seat, player) and (third == NOBODY_ELSE or not no_party(pos, seat, third)):
                options = append(options, PACT.base + 5 * player + third)
    return options


def no_party(pos: Conan, seat: i64, other: i64) -> bool:
    return other >= pos.seats or other == seat or not pos.living(other)


def written(steps: list[int]) -> list[int]:
    """The clauses of a draft; cards that its author gives are none."""
    found: list[int] = []
    giver: i64 = 0
    taker: i64 = 0
    for step in steps:
        if BETWEEN.covers(step):
            giver, taker = (step - BETWEEN.base) // 4, (step - BETWEEN.base) % 4
        elif PLEDGE.covers(step):
            found.append(clause(giver, taker, GLORY, step - PLEDGE.base + 1))
        elif GRANT.covers(step):
            found.append(clause(giver, taker, AN_OBJECT, step - GRANT.base))
        elif REQUEST.covers(step):
            found.append(clause(giver, taker, A_CATEGORY, step - REQUEST.base))
        elif NAME.covers(step):
            found.append(clause(giver, taker, A_NAME, step - NAME.base))
    return found


def direction(steps: list[int]) -> i64:
    """The number of the last `between`, or -1 before the first."""
    found: i64 = -1
    for step in steps:
        if BETWEEN.covers(step):
            found = step - BETWEEN.base
    return found


def next_clauses(pos: Conan, seat: i64, steps: list[int]) -> vec[i64]:
    """Who gives to whom, then what; at last the signature."""
    options = vec[i64](capacity=64)
    going = direction(steps)
    begun = going >= 0 and BETWEEN.covers(steps[-1])
    if going >= 0:
        options = add_goods(pos, seat, going // 4, steps, options)
    if begun:
        return options
    for giver in parties(steps, seat):
        for taker in parties(steps, seat):
            step = BETWEEN.base + 4 * giver + taker
            if giver != taker and step not in steps and len(add_goods(pos, seat, giver, [*steps, step], vec[i64]())):
                options = append(options, step)
    if len(steps) > 1:
        if pos.rules.truce and count(steps, TRUCE) == 0:
            options = append(options, TRUCE.base)
        options = append(options, SIGN.base)
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
            options = append(options, PLEDGE.base + amount - 1)
            amount += 1
    for slot in pos.objects(giver).slots:
        step = GRANT.base + (slot & CARD) - OBJECT
        if step not in steps:
            options = append(options, step)
    if giver != seat:
        for wanted in range(REQUEST.size):
            options = append(options, REQUEST.base + wanted)
        for card in range(HELD):
            if named_of(steps, giver, card) < copies(card):
                options = append(options, NAME.base + card)
    return options


def add_gifts(pos: Conan, seat: i64, steps: list[int], options: vec[i64]) -> vec[i64]:
    """Precise cards of the author's hand, concealed or shown (CONAN-906), as many as he holds."""
    card: i64 = 0
    while card < HELD:
        given: i64 = 0
        for step in steps:
            if GIVE.covers(step) and (step - GIVE.base) // 2 == card:
                given += 1
        if pos.hand(seat).count(card) > given:
            options = append(append(options, GIVE.base + 2 * card), GIVE.base + 2 * card + 1)
        card += 1
    return options


def copies(card: i64) -> i64:
    """How many of a card there are."""
    return COPIES[card - RESOLUTION] if card >= RESOLUTION else i64(1)


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


def owed(agreed: list[int], giver: i64) -> i64:
    found: i64 = 0
    for made in agreed:
        if giver_of(made) == giver and sort_of(made) == GLORY:
            found += value_of(made)
    return found


def pledged_between(steps: list[int]) -> bool:
    """Glory goes one way only between two players, in one amount."""
    going = direction(steps)
    back = going % 4 * 4 + going // 4
    return any(sort_of(made) == GLORY and made // 1024 in (going, back) for made in written(steps))


def no_clause(pos: Conan, seat: i64, steps: list[int], step: i64) -> str:
    """The rule against a step that an author may not add: what is given must be held, and the rest is CONAN-1205."""
    giver = direction(steps) // 4
    if direction(steps) >= 0 and giver == seat:
        if GIVE.covers(step) or GRANT.covers(step) or (PLEDGE.covers(step) and not pledged_between(steps)):
            return "CONAN-905"
    if GRANT.covers(step) and direction(steps) >= 0:
        return "CONAN-908"
    return "CONAN-902" if step == TRUCE.base and not pos.rules.truce else "CONAN-1205"


def propose_pact(pos: Conan, author: i64, steps: list[int]) -> None:
    """The clauses are announced to all, and put to the first party after the author in player order (CONAN-903, 906)."""
    named = parties(steps, author)
    agreed = sorted(written(steps))
    set_clauses(pos, agreed)
    pos.tell("pact", author, [named[1], named[2] if len(named) > 2 else -1, 1 if TRUCE.base in steps else 0])
    offer_gifts(pos, author, steps)
    tell_clauses(pos, "clause", agreed)
    third = named[2] if len(named) > 2 else -1
    first = next_party(pos, author, named[1], third)
    pos.agenda.append(AnswerPact(first, author, named[1], third, 1 if TRUCE.base in steps else 0))


def offer_gifts(pos: Conan, author: i64, steps: list[int]) -> None:
    going: i64 = 0
    for step in steps:
        if BETWEEN.covers(step):
            going = step - BETWEEN.base
        elif GIVE.covers(step):
            card = (step - GIVE.base) // 2
            if (step - GIVE.base) % 2:
                pos.show(pos.hand(author), card, pos.offered, going)
            else:
                pos.slip(pos.hand(author), card, pos.offered, bit(author), category(card), going)


def next_party(pos: Conan, seat: i64, player: i64, third: i64) -> i64:
    """The next of the two parties after a seat in player order."""
    after = pos.following(seat)
    while after not in (player, third):
        after = pos.following(after)
    return after


def tell_clauses(pos: Conan, event: str, agreed: list[int]) -> None:
    """One line for each giver and taker: glory, Objects, cards that lie in the offer, cards asked by category and by name."""
    if pos.past is None:
        return
    for giver in range(pos.seats):
        for taker in range(pos.seats):
            mine = [made for made in agreed if giver_of(made) == giver and taker_of(made) == taker]
            going = 4 * giver + taker
            slots = [slot for slot in range(len(pos.offered.slots)) if pos.offered.tag(slot) == going]
            if mine or slots:
                tell_clause(pos, event, giver, taker, mine, [pos.pack_slot(pos.offered, slot) for slot in slots])


def tell_clause(pos: Conan, event: str, giver: i64, taker: i64, mine: list[int], cards: list[int]) -> None:
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

    author: i64
    player: i64
    third: i64
    truce: i64

    def __init__(self, seat: i64, author: i64, player: i64, third: i64, truce: i64) -> None:
        super().__init__(seat)
        self.author = author
        self.player = player
        self.third = third
        self.truce = truce

    def legal(self, pos: Conan, seat: i64) -> vec[i64]:
        if len(pos.draft):
            return self.cards_to_hand(pos, seat)
        options = append(vec[i64](capacity=2), REFUSE.base)
        return append(options, ACCEPT.base) if can_give(pos, seat) else options

    def cards_to_hand(self, pos: Conan, seat: i64) -> vec[i64]:
        """A card that suits the next category, kept back neither for a name nor chosen already."""
        options = vec[i64](capacity=16)
        wanted = value_of(requests(pos, seat)[len(pos.draft) - 1])
        card: i64 = 0
        while card < HELD:
            if suits(card, wanted) and pos.hand(seat).count(card) > reserved(pos, seat, card):
                options = append(options, HAND.base + card)
            card += 1
        return options

    def refusal(self, pos: Conan, seat: i64, action: i64) -> str:
        if pos.draft:
            return "CONAN-907"
        return "CONAN-905" if action == ACCEPT.base and owed(clauses(pos), seat) > pos.spare_glory(seat) else "CONAN-909"

    def complete(self, pos: Conan, seat: i64) -> bool:
        return pos.draft[0] == REFUSE.base or len(pos.draft) == 1 + len(requests(pos, seat))

    def commit(self, pos: Conan, seat: i64, steps: list[int]) -> None:
        if steps[0] == REFUSE.base:
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
            pos.reveal(pos.offered, slot, bit(pos.offered.tag(slot) % 4))
            if pos.offered.kind(slot) == 0:
                pos.offered.set_kind(slot, category(pos.offered.card(slot)))
        pos.tell("pacted", self.author, [self.player, self.third, self.truce])
        tell_clauses(pos, "handed", agreed)
        while len(pos.offered.slots):
            pos.move_at(pos.offered, 0, pos.hand(pos.offered.tag(0) % 4))
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
        if step == HAND.base + card:
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
    for card in range(HELD):
        spare = pos.hand(seat).count(card) - reserved(pos, seat, card)
        if spare < 0:
            return False
        left[category(card) - 1] += int(spare)
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
            pos.show(pos.hand(seat), value_of(made), pos.offered, 4 * seat + taker_of(made))
    for made, step in zip(requests(pos, seat), steps[1:], strict=True):
        wanted = value_of(made)
        kind = wanted + 1 if wanted < 3 else i64(0)
        pos.slip(pos.hand(seat), step - HAND.base, pos.offered, bit(seat), kind, 4 * seat + taker_of(made))


def give_back(pos: Conan) -> None:
    """What was announced of a refused pact stays known (CONAN-913)."""
    while len(pos.offered.slots):
        pos.move_at(pos.offered, 0, pos.hand(pos.offered.tag(0) // 4))
    set_clauses(pos, [])


def change_hands(pos: Conan, made: i64) -> None:
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
                pos.set_own(TRUCES, one, pos.own(TRUCES, one) | bit(other))
