"""Ask for a virtue: sealed answers, offers face down of a publicly known kind, boasts that bind, secret burials."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.box import Kind, Place, hand_of, open_row, pile
from tablee.engine.decision import Decision, Need, Sealed
from tablee.engine.events import Shape, pack
from tablee.engine.verb import Verb
from tablee.engine.zone import Zone

from .kit import Small, SmallLayout, bit, row, small

CALL = Verb("call", virtue=3)
BOAST = Verb("boast")
BURY = Verb("bury", card=4)
OFFER = Verb("offer", card=4)
DECLINE = Verb("decline")
TAKE = Verb("take-from", partner=3)
DOUBT = Verb("doubt")
TRUST = Verb("trust")
PROVE = Verb("prove")
SUN = 3
KINDS = [Kind(f"{name} or sun", 0, [face, SUN]) for face, name in enumerate("ABC")] + [Kind("sun", 0, [SUN])]
A_SUN = 4


class AskLayout(SmallLayout):
    def __init__(self, seats: int) -> None:
        super().__init__(seats, [hand_of(seat) for seat in range(seats)])
        self._offers = self.places_for([Place(f"offer {seat + 1}", bit(seat)) for seat in range(seats)])
        self.stock = self.place(pile("stock"))
        self.gone = self.place(pile("gone"))
        self.shown = self.place(open_row("shown"))

    def offer(self, seat: int) -> int:
        return self._offers + seat


class Ask(Small):
    layout: AskLayout
    deck = (0, 0, 0, 1, 1, 1, 2, 2, 2, SUN, SUN, SUN)
    between = ("offer",)
    asked_there = ("Take",)

    def offer(self, seat: int) -> Zone:
        return self.zones[self.layout.offer(seat)]

    def setup(self) -> None:
        stock = self.zones[self.layout.stock]
        self.fill(stock)
        self.deal(stock, 4)
        self.agenda.append(Turn(0))

    def who_answers(self, seat: int, virtue: int) -> int:
        return (bit(self.seats) - 1) & ~bit(seat)

    def go_on(self, seat: int) -> None:
        turns = self.next_turn()
        for step in range(1, self.seats + 1):
            following = (seat + step) % self.seats
            if len(self.hand(following)) and turns < 6 * self.seats:
                self.agenda.append(Turn(following))
                return


class Turn(Decision[Ask]):
    def legal(self, pos: Ask, seat: i64) -> vec[i64]:
        held = sorted(set(pos.hand(seat).cards))
        boast = [BOAST.of()] * (SUN in held)
        return row([CALL.of(virtue) for virtue in range(3)] + boast + [BURY.of(card) for card in held])

    def resolve(self, pos: Ask, seat: i64, action: i64) -> None:
        if CALL.covers(action):
            virtue = CALL.part(action)
            pos.tell("call", seat, [virtue])
            who = pos.who_answers(seat, virtue)
            if who:
                pos.agenda.append(Answer(who, seat, virtue))
            else:
                pos.go_on(seat)
        elif BOAST.covers(action):
            pos.tell("boast", seat)
            pos.agenda.append(Believe((seat + 1) % pos.seats, seat))
        else:
            gone = pos.zones[pos.layout.gone]
            pos.slip(pos.hand(seat), BURY.part(action), gone, bit(seat))
            pos.tell("bury", seat, [], [pos.pack_slot(gone, len(gone) - 1)])
            pos.go_on(seat)


class Answer(Sealed[Ask]):
    window = True

    def __init__(self, who: int, by: int, virtue: int) -> None:
        super().__init__(who)
        self.by = by
        self.virtue = virtue

    def legal(self, pos: Ask, seat: i64) -> vec[i64]:
        hand = pos.hand(seat)
        return row([OFFER.of(card) for card in (self.virtue, SUN) if hand.find(card) >= 0] + [DECLINE.of()])

    def refusal(self, pos: Ask, seat: i64, action: i64) -> str:
        return "ASK-1" if OFFER.covers(action) else "TABLEE-ILLEGAL"

    def reveal(self, pos: Ask, answers: vec[i64]) -> None:
        for seat in range(pos.seats):
            if OFFER.covers(answers[seat]):
                pos.slip(pos.hand(seat), OFFER.part(answers[seat]), pos.offer(seat), bit(seat), self.virtue + 1)
                pos.tell("offer", seat, [], [pos.pack_slot(pos.offer(seat), 0)])
            elif answers[seat] >= 0:
                pos.tell("decline", seat)
        if any(len(pos.offer(seat)) for seat in range(pos.seats)):
            pos.agenda.append(Take(self.by))
        else:
            pos.go_on(self.by)


class Take(Decision[Ask]):
    """One of the offers, unseen; the others go back to their hands."""

    def legal(self, pos: Ask, seat: i64) -> vec[i64]:
        return row([TAKE.of(other) for other in range(pos.seats) if len(pos.offer(other))])

    def resolve(self, pos: Ask, seat: i64, action: i64) -> None:
        giver = TAKE.part(action)
        pos.move_at(pos.offer(giver), 0, pos.hand(seat))
        pos.tell("take", seat, [], [pos.pack_slot(pos.hand(seat), len(pos.hand(seat)) - 1)])
        for other in range(pos.seats):
            if len(pos.offer(other)):
                pos.move_at(pos.offer(other), 0, pos.hand(other))
        pos.go_on(seat)


class Believe(Decision[Ask]):
    """The boaster has a sun: everybody knows that boasts are true."""

    def __init__(self, seat: int, boaster: int) -> None:
        super().__init__(seat)
        self.boaster = boaster

    def needs(self, pos: Ask) -> list[Need]:
        return [Need(pos.layout.hand(self.boaster), A_SUN, 1)]

    def legal(self, pos: Ask, seat: i64) -> vec[i64]:
        return row([DOUBT.of(), TRUST.of()])

    def resolve(self, pos: Ask, seat: i64, action: i64) -> None:
        if DOUBT.covers(action):
            pos.tell("doubt", seat)
            pos.agenda.append(Prove(self.boaster))
        else:
            pos.tell("trust", seat)
            pos.gain(self.boaster, 1)
            pos.go_on(self.boaster)


class Prove(Decision[Ask]):
    def needs(self, pos: Ask) -> list[Need]:
        return [Need(pos.layout.hand(self.seat), A_SUN, 1)]

    def legal(self, pos: Ask, seat: i64) -> vec[i64]:
        return row([PROVE.of()] * (pos.hand(seat).find(SUN) >= 0))

    def resolve(self, pos: Ask, seat: i64, action: i64) -> None:
        pos.show(pos.hand(seat), SUN, pos.zones[pos.layout.shown])
        pos.gain(seat, 2)
        pos.tell("prove", seat, [], [pack(SUN)])
        pos.go_on(seat)


FACTS: dict[str, Any] = {
    "seats": (2, 3),
    "faces": ["A", "B", "C", "sun"],
    "verbs": [CALL, BOAST, BURY, OFFER, DECLINE, TAKE, DOUBT, TRUST, PROVE],
    "decisions": [Turn, Answer, Take, Believe, Prove],
    "events": {
        "deal": Shape((), ("cards",)),
        "call": Shape(("virtue",)),
        "offer": Shape((), ("cards",)),
        "decline": Shape(),
        "take": Shape((), ("cards",)),
        "boast": Shape(),
        "doubt": Shape(),
        "trust": Shape(),
        "prove": Shape((), ("cards",)),
        "bury": Shape((), ("cards",)),
    },
    "layout": AskLayout,
    "kinds": KINDS,
}
ASK = small("ask", Ask, **FACTS)
