"""Sealed answers to a request and to a challenge, and what comes of them (HEROS-031 to 047)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ....engine.decision import Decision, Sealed
from ....engine.events import pack
from ....engine.verb import Verb
from .content import SUN, SUN_BIT
from .end_step import offer_step
from .position import DECLINED, WITH_SUN, WITH_VIRTUE, Heros
from .verbs import DECLINE, OFFER, PARTNER, TAKEUP


class AnswerRequest(Sealed[Heros]):
    """Everybody else at once: decline, offer the virtue named, or offer a sun (HEROS-031 to 033)."""

    def __init__(self, who: i64, asker: i64, virtue: i64) -> None:
        super().__init__(who)
        self.asker = asker
        self.virtue = virtue

    def legal(self, pos: Heros, seat: i64) -> vec[i64]:
        return matching(pos, seat, self.virtue, OFFER)

    def public(self, pos: Heros, seat: i64) -> bool:
        """Whoever holds no card has nothing else to answer."""
        return len(pos.hand(seat).slots) == 0

    def refusal(self, pos: Heros, seat: i64, action: i64) -> str:
        return "HEROS-032"

    def given(self) -> str:
        return "HEROS-096"

    def reveal(self, pos: Heros, answers: vec[i64]) -> None:
        """One offer is taken at once; among several the asker chooses (HEROS-034)."""
        offers: i64 = 0
        partner: i64 = 0
        seat = pos.after(self.asker)
        while seat != self.asker:
            if note_answer(pos, seat, answers[seat], OFFER):
                card = answer_card(pos, seat, self.virtue)
                pos.exhibit(pos.hand(seat), card)
                offers += 1
                partner = seat
                if pos.telling:
                    pos.tell("answers", seat, [], [pack(card)])
            seat = pos.after(seat)
        if offers == 0:
            self.fail(pos)
        elif offers == 1:
            trade(pos, self.asker, partner, self.virtue)
        else:
            pos.agenda.append(ChoosePartner(self.asker, self.virtue))

    def fail(self, pos: Heros) -> None:
        """The advantage is kept and the turn is lost (HEROS-035)."""
        pos.tell("nooffer", self.asker)
        pos.next_turn(pos.after(self.asker))


class ChoosePartner(Decision[Heros]):
    """The asker exchanges with one of those who offer (HEROS-034)."""

    def __init__(self, seat: i64, virtue: i64) -> None:
        super().__init__(seat)
        self.virtue = virtue

    def legal(self, pos: Heros, seat: i64) -> vec[i64]:
        legal = vec[i64](capacity=6)
        for other in range(pos.seats):
            if pos.answered(other) > DECLINED:
                legal = append(legal, PARTNER.of(other))
        return legal

    def refusal(self, pos: Heros, seat: i64, action: i64) -> str:
        return "HEROS-034"

    def resolve(self, pos: Heros, seat: i64, action: i64) -> None:
        trade(pos, seat, PARTNER.part(action), self.virtue)


class AnswerChallenge(Sealed[Heros]):
    """Everybody, the drawer included: decline, or discard the virtue or a sun for an advantage (HEROS-040 to 044)."""

    def __init__(self, who: i64, drawer: i64, virtue: i64) -> None:
        super().__init__(who)
        self.drawer = drawer
        self.virtue = virtue

    def legal(self, pos: Heros, seat: i64) -> vec[i64]:
        return matching(pos, seat, self.virtue, TAKEUP)

    def public(self, pos: Heros, seat: i64) -> bool:
        """Whoever holds no card has nothing else to answer."""
        return len(pos.hand(seat).slots) == 0

    def refusal(self, pos: Heros, seat: i64, action: i64) -> str:
        return "HEROS-044"

    def given(self) -> str:
        return "HEROS-096"

    def reveal(self, pos: Heros, answers: vec[i64]) -> None:
        """Takers are served clockwise from the drawer while the stock lasts (HEROS-045)."""
        takers: i64 = 0
        seat = self.drawer
        for _ in range(pos.seats):
            if note_answer(pos, seat, answers[seat], TAKEUP):
                self.serve(pos, seat)
                takers += 1
            seat = pos.after(seat)
        if takers == 0:
            pos.tell("nobody", self.drawer)
        offer_step(pos, self.drawer)

    def serve(self, pos: Heros, seat: i64) -> None:
        """Give an advantage for the card, or only show the card if no advantage is left."""
        card = answer_card(pos, seat, self.virtue)
        served = pos.stock > 0
        if served:
            pos.show(pos.hand(seat), card, pos.discard)
            pos.take_advantage(seat)
            pos.counters[pos.layout.served] += 1
        else:
            pos.exhibit(pos.hand(seat), card)
        if pos.telling:
            pos.tell("takers" if served else "unserved", seat, [], [pack(card)])


def matching(pos: Heros, seat: i64, virtue: i64, verb: Verb) -> vec[i64]:
    """Decline, or give one matching card: the virtue if it is held, a sun if it is held (HEROS-032, 044)."""
    held = pos.held(seat)
    legal = append(vec[i64](capacity=3), DECLINE.of())
    if held >> (virtue - 1) & 1:
        legal = append(legal, verb.of(0))
    if held & SUN_BIT:
        legal = append(legal, verb.of(1))
    return legal


def note_answer(pos: Heros, seat: i64, action: i64, verb: Verb) -> bool:
    """Keep an answer in view for the turn; whether it offers a card."""
    offers = verb.covers(action)
    if offers:
        pos.set_answered(seat, WITH_VIRTUE if verb.part(action) == 0 else WITH_SUN)
    else:
        pos.set_answered(seat, DECLINED)
    return offers


def answer_card(pos: Heros, seat: i64, virtue: i64) -> i64:
    """The card that a seat answered with: a sun, or the virtue named (from 1)."""
    return SUN if pos.answered(seat) == WITH_SUN else virtue - 1


def trade(pos: Heros, asker: i64, partner: i64, virtue: i64) -> None:
    """Exchange the offered card, a sun remaining a sun, for one advantage (HEROS-036, 072)."""
    card = answer_card(pos, partner, virtue)
    pos.show(pos.hand(partner), card, pos.hand(asker))
    pos.give_advantage(asker, partner)
    if pos.telling:
        pos.tell("exchange", asker, [partner], [pack(card)])
    offer_step(pos, asker)
