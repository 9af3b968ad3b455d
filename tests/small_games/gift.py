"""A concealed offer is built card by card, then laid face down; the other takes all of it or nothing."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.box import Place, hand_of, pile
from tablee.engine.decision import Decision, Draft
from tablee.engine.events import Shape
from tablee.engine.verb import Verb
from tablee.engine.zone import Zone

from .kit import Small, SmallLayout, bit, row, small

TO = Verb("to", partner=3)
ADD = Verb("add", card=5)
DONE = Verb("done")
ACCEPT = Verb("accept")
REFUSE = Verb("refuse")


class GiftLayout(SmallLayout):
    def __init__(self, seats: int) -> None:
        super().__init__(seats, [hand_of(seat) for seat in range(seats)])
        self.laid = self.place(Place("laid", 0))
        self.stock = self.place(pile("stock"))


class Gift(Small):
    layout: GiftLayout
    deck = (0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4)
    between = ("laid",)
    asked_there = ("Accept",)

    def setup(self) -> None:
        stock = self.zones[self.layout.stock]
        self.fill(stock)
        self.deal(stock, 4)
        self.agenda.append(Build(0))

    @property
    def laid(self) -> Zone:
        return self.zones[self.layout.laid]

    def count_hands(self) -> None:
        """A seat's score is the number of its cards."""
        for seat in range(self.seats):
            self.counters[self.layout.score(seat)] = len(self.hand(seat))

    def stepped(self, seat: int) -> None:
        """A step of a draft: nothing to tell, nothing to change."""


class Build(Draft[Gift]):
    """To whom, then one to three cards."""

    def legal(self, pos: Gift, seat: i64) -> vec[i64]:
        if not pos.draft:
            return row([TO.of(other) for other in range(pos.seats) if other != seat])
        left = list(pos.hand(seat).cards)
        for step in pos.draft[1:]:
            left.remove(ADD.part(step))
        return row([ADD.of(card) for card in sorted(set(left))] + [DONE.of()] * (len(pos.draft) > 1 or not left))

    def complete(self, pos: Gift, seat: i64) -> bool:
        return DONE.covers(pos.draft[-1]) or len(pos.draft) == 4

    def answer(self, pos: Gift, seat: i64, action: i64) -> None:
        super().answer(pos, seat, action)
        if pos.draft:
            pos.stepped(seat)

    def commit(self, pos: Gift, seat: i64, steps: list[int]) -> None:
        partner = TO.part(steps[0])
        for step in steps[1:]:
            if ADD.covers(step):
                pos.slip(pos.hand(seat), ADD.part(step), pos.laid, bit(seat))
        cards = [pos.pack_slot(pos.laid, slot) for slot in range(len(pos.laid))]
        pos.tell("gift", seat, [partner], cards)
        pos.agenda.append(Accept(partner, seat))


class Accept(Decision[Gift]):
    def __init__(self, seat: int, giver: int) -> None:
        super().__init__(seat)
        self.giver = giver

    def legal(self, pos: Gift, seat: i64) -> vec[i64]:
        return row([ACCEPT.of(), REFUSE.of()])

    def resolve(self, pos: Gift, seat: i64, action: i64) -> None:
        owner = seat if ACCEPT.covers(action) else self.giver
        count, hand = len(pos.laid), pos.hand(owner)
        for _ in range(count):
            pos.move_at(pos.laid, 0, hand)
        cards = [pos.pack_slot(hand, slot) for slot in range(len(hand) - count, len(hand))]
        pos.tell("accept" if owner == seat else "refuse", seat, [], cards)
        pos.count_hands()
        if pos.next_turn() < 4 * pos.seats:
            pos.agenda.append(Build((self.giver + 1) % pos.seats))


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
    "layout": GiftLayout,
}
GIFT = small("gift", Gift, **FACTS)
