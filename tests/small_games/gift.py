"""A concealed offer is built card by card, then laid face down; the other takes all of it or nothing."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.box import Place, hand_of, pile
from tablee.engine.decision import Decision, Draft
from tablee.engine.events import Shape
from tablee.engine.position import Position
from tablee.engine.verb import Verb

from .kit import Small, bit, row, small

TO = Verb("to", partner=3)
ADD = Verb("add", card=5)
DONE = Verb("done")
ACCEPT = Verb("accept")
REFUSE = Verb("refuse")


class Gift(Small):
    deck = (0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4)
    between = ("laid",)
    asked_there = ("Accept",)

    def setup(self) -> None:
        stock = self.zones[self.seats + 1]
        for card in self.deck:
            stock.put(card)
        self.shuffle(stock)
        for seat in range(self.seats):
            for _ in range(4):
                self.draw(stock, self.zones[seat])
            self.tell("deal", seat, [], [self.pack_slot(self.zones[seat], slot) for slot in range(4)])
        self.agenda.append(Build(0))

    def result_counter(self) -> None:
        for seat in range(self.seats):
            self.counters[1 + seat] = len(self.zones[seat])

    def stepped(self, seat: int) -> None:
        """A step of a draft: nothing to tell, nothing to change."""


class Build(Draft):
    """To whom, then one to three cards."""

    def legal(self, pos: Position, seat: i64) -> vec[i64]:
        if not pos.draft:
            return row([TO.base + other for other in range(pos.seats) if other != seat])
        left = list(pos.zones[seat].cards)
        for step in pos.draft[1:]:
            left.remove(step - ADD.base)
        return row([ADD.base + card for card in sorted(set(left))] + [DONE.base] * (len(pos.draft) > 1 or not left))

    def complete(self, pos: Position, seat: i64) -> bool:
        return pos.draft[-1] == DONE.base or len(pos.draft) == 4

    def answer(self, pos: Position, seat: i64, action: i64) -> None:
        assert isinstance(pos, Gift)
        super().answer(pos, seat, action)
        if pos.draft:
            pos.stepped(seat)

    def commit(self, pos: Position, seat: i64, steps: list[int]) -> None:
        laid = pos.zones[pos.seats]
        for step in steps[1:]:
            if step != DONE.base:
                pos.slip(pos.zones[seat], step - ADD.base, laid, bit(seat))
        cards = [pos.pack_slot(laid, slot) for slot in range(len(laid))]
        pos.tell("gift", seat, [steps[0] - TO.base], cards)
        pos.agenda.append(Accept(steps[0] - TO.base, seat))


class Accept(Decision):
    def __init__(self, seat: int, giver: int) -> None:
        super().__init__(seat)
        self.giver = giver

    def legal(self, pos: Position, seat: i64) -> vec[i64]:
        return row([ACCEPT.base, REFUSE.base])

    def resolve(self, pos: Position, seat: i64, action: i64) -> None:
        assert isinstance(pos, Gift)
        laid = pos.zones[pos.seats]
        owner = seat if action == ACCEPT.base else self.giver
        count = len(laid)
        for _ in range(count):
            pos.move_at(laid, 0, pos.zones[owner])
        hand = pos.zones[owner]
        cards = [pos.pack_slot(hand, slot) for slot in range(len(hand) - count, len(hand))]
        pos.tell("accept" if owner == seat else "refuse", seat, [], cards)
        pos.counters[0] += 1
        pos.result_counter()
        if pos.counters[0] < 4 * pos.seats:
            pos.agenda.append(Build((self.giver + 1) % pos.seats))


def places(seats: int) -> list[Place]:
    return [*(hand_of(seat) for seat in range(seats)), Place("laid", 0), pile("stock")]


FACTS: dict[str, Any] = {
    "seats": (2, 3),
    "faces": ["A", "B", "C", "D", "E"],
    "verbs": [TO, ADD, DONE, ACCEPT, REFUSE],
    "decisions": [Build, Accept],
    "events": {
        "deal": Shape((), ("cards",)),
        "gift": Shape(("partner",), ("cards",)),
        "accept": Shape((), ("cards",)),
        "refuse": Shape((), ("cards",)),
    },
    "places": places,
}
GIFT = small("gift", Gift, **FACTS)
