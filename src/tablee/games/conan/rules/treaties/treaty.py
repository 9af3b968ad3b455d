"""Treaties: a proposal, its answer, at most one counter, and the transfers (CONAN-902 to 914)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from .....engine.decision import Draft
from .....engine.zone import CARD, Zone
from ..content import EYE, OBJECT
from ..position import Conan, bit
from ..rounds import end_proposal
from ..verbs import ACCEPT, COUNTER, GIVE, HAND, REFUSE, SIGN
from .terms import ANYONE, Terms, holds, next_terms, no_term, suits, terms_of


def propose(pos: Conan, author: i64, other: i64, steps: list[int], counter: i64) -> None:
    """The terms are announced to all and put to the named player, or to each of the others in turn (CONAN-903, 911)."""
    terms = terms_of(steps)
    offer_cards(pos, author, steps)
    if pos.telling:
        cards = [pos.pack_slot(pos.offered, slot) for slot in range(len(pos.offered.slots))]
        pos.tell("counter" if counter else "treaty", author, [other, *terms.numbers()], cards)
    asked = pos.following(author) if other == ANYONE else other
    pos.agenda.append(answer_treaty(asked, author, 1 if other == ANYONE else 0, counter, terms))


def offer_cards(pos: Conan, author: i64, steps: list[int]) -> None:
    """Shown to all, or concealed with its true category announced (CONAN-906)."""
    for step in steps:
        if GIVE.covers(step):
            card = GIVE.part(step)
            if GIVE.part(step, 1):
                pos.show(pos.hand(author), card, pos.offered)
            else:
                pos.slip(pos.hand(author), card, pos.offered, bit(author), pos.cards.category(card))


def take_back(pos: Conan, author: i64) -> None:
    """What was announced of a refused offer stays known (CONAN-913)."""
    while len(pos.offered.slots):
        pos.move_at(pos.offered, 0, pos.hand(author))


def answer_treaty(seat: i64, author: i64, to_all: i64, counter: i64, terms: Terms) -> AnswerTreaty:
    """The question whether a seat agrees to some terms."""
    glory, first, second = terms.glory, terms.first, terms.second
    return AnswerTreaty(seat, author, to_all, counter, glory, first, second, terms.ceded, terms.claimed, terms.truce)


class AnswerTreaty(Draft[Conan]):
    """Accept with the cards asked, refuse, or counter once (CONAN-907, 909 to 911). See `Terms` for the terms.

    `author` states them; `to_all` says that the treaty is open, `counter` that it answers a proposal of this seat.
    """

    def __init__(
        self,
        seat: i64,
        author: i64,
        to_all: i64,
        counter: i64,
        glory: i64,
        first: i64,
        second: i64,
        ceded: i64,
        claimed: i64,
        truce: i64,
    ) -> None:
        super().__init__(seat)
        self.author = author
        self.to_all = to_all
        self.counter = counter
        self.glory = glory
        self.first = first
        self.second = second
        self.ceded = ceded
        self.claimed = claimed
        self.truce = truce

    @property
    def terms(self) -> Terms:
        """The terms of the treaty."""
        return Terms(self.glory, self.first, self.second, self.ceded, self.claimed, self.truce)

    @property
    def proposer(self) -> i64:
        """Whose turn it is in the phase."""
        return self.seat if self.counter else self.author

    def asked_cards(self) -> i64:
        """How many cards the terms ask."""
        return 0 if self.first < 0 else 1 if self.second < 0 else 2

    # Answering.

    def legal(self, pos: Conan, seat: i64) -> vec[i64]:
        if len(pos.draft) == 0:
            return self.answers(pos, seat)
        if COUNTER.covers(pos.draft[0]):
            return next_terms(pos, seat, self.author, pos.draft)
        return self.cards_to_hand(pos, seat)

    def answers(self, pos: Conan, seat: i64) -> vec[i64]:
        """Refuse; accept if one holds what is asked; counter a treaty of one's own that is no counter itself."""
        options = append(vec[i64](capacity=3), REFUSE.of())
        if holds(pos, seat, self.terms):
            options = append(options, ACCEPT.of())
        if not self.to_all and not self.counter:
            options = append(options, COUNTER.of())
        return options

    def cards_to_hand(self, pos: Conan, seat: i64) -> vec[i64]:
        """Cards of the category asked, less the one chosen already (CONAN-907)."""
        options = vec[i64](capacity=16)
        asked = self.first if len(pos.draft) == 1 else self.second
        for card in pos.cards.held:
            used = 1 if HAND.of(card) in pos.draft else 0
            if suits(pos, card, asked) and pos.hand(seat).count(card) > used:
                options = append(options, HAND.of(card))
        return options

    def refusal(self, pos: Conan, seat: i64, action: i64) -> str:
        if pos.draft:
            countering = COUNTER.covers(pos.draft[0])
            return no_term(pos, seat, self.author, pos.draft, action) if countering else "CONAN-907"
        if ACCEPT.covers(action):
            return "CONAN-905" if -self.glory > pos.spare_glory(seat) else "CONAN-909"
        if COUNTER.covers(action):
            return "CONAN-911" if self.to_all else "CONAN-910"
        return "CONAN-909"

    def complete(self, pos: Conan, seat: i64) -> bool:
        if ACCEPT.covers(pos.draft[0]):
            return len(pos.draft) == 1 + self.asked_cards()
        return REFUSE.covers(pos.draft[0]) or SIGN.covers(pos.draft[-1])

    def commit(self, pos: Conan, seat: i64, steps: list[int]) -> None:
        if REFUSE.covers(steps[0]):
            self.refuse(pos, seat)
        elif COUNTER.covers(steps[0]):
            take_back(pos, self.author)
            propose(pos, seat, self.author, steps, 1)
        else:
            self.accept(pos, seat, steps[1:])
            end_proposal(pos, self.proposer, True)

    def refuse(self, pos: Conan, seat: i64) -> None:
        """An open treaty is put to the next player (CONAN-911); otherwise nothing happens (CONAN-910, 913)."""
        pos.tell("refused", seat, [self.author])
        after = pos.following(seat)
        if self.to_all and after != self.author:
            pos.agenda.append(answer_treaty(after, self.author, 1, 0, self.terms))
        else:
            take_back(pos, self.author)
            end_proposal(pos, self.proposer, True)

    # Carrying out.

    def accept(self, pos: Conan, seat: i64, steps: list[int]) -> None:
        """At once and in full; only the categories of the cards handed over become public (CONAN-907, 912)."""
        offered = len(pos.offered.slots)
        for step in steps:
            card = HAND.part(step)
            pos.slip(pos.hand(seat), card, pos.offered, bit(seat) | bit(self.author), pos.cards.category(card))
        given = receive(pos, offered, pos.hand(seat))
        taken = receive(pos, len(steps), pos.hand(self.author))
        pos.tell("concluded", self.author, [seat, *self.terms.numbers()], given, taken)
        pos.transfer(self.author, seat, self.glory)
        move_objects(pos, self.ceded, self.author, seat)
        move_objects(pos, self.claimed, seat, self.author)
        if self.truce:
            pos.set_own(pos.layout.truces, seat, pos.own(pos.layout.truces, seat) | bit(self.author))
            pos.set_own(pos.layout.truces, self.author, pos.own(pos.layout.truces, self.author) | bit(seat))
        if (self.ceded | self.claimed) >> (EYE - OBJECT) & 1:
            pos.keep_watch(seat)
            pos.keep_watch(self.author)


def receive(pos: Conan, cards: i64, hand: Zone) -> list[int]:
    """The next cards of the offer go to a hand; they are returned as they are known there."""
    got: list[int] = []
    for _ in range(cards):
        pos.move_at(pos.offered, 0, hand)
        got.append(pos.pack_slot(hand, len(hand.slots) - 1))
    return got


def move_objects(pos: Conan, chosen: i64, giver: i64, taker: i64) -> None:
    """Objects, a bit for each, go from one player to another."""
    slot = i64(len(pos.objects(giver).slots)) - 1
    while slot >= 0:
        if chosen >> ((pos.objects(giver).slots[slot] & CARD) - OBJECT) & 1:
            pos.move_at(pos.objects(giver), slot, pos.objects(taker))
        slot -= 1
