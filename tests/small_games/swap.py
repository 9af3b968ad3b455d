"""Two seats give each other a card in secret and remember it; a drop is open. Several cards are alike."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.box import Place, hand_of, open_row, pile
from tablee.engine.decision import Decision, Sealed
from tablee.engine.events import Shape, pack
from tablee.engine.verb import Verb
from tablee.engine.zone import Zone

from .kit import Small, SmallLayout, bit, row, small

TRADE = Verb("trade", partner=3)
GIVE = Verb("give", card=5)
DROP = Verb("drop", card=5)
TURNS = 5


class SwapLayout(SmallLayout):
    def __init__(self, seats: int) -> None:
        super().__init__(seats, [hand_of(seat) for seat in range(seats)])
        self._offers = self.places_for([Place(f"offer {seat + 1}", bit(seat)) for seat in range(seats)])
        self.stock = self.place(pile("stock"))
        self.dropped = self.place(open_row("dropped"))

    def offer(self, seat: int) -> int:
        return self._offers + seat


class Swap(Small):
    layout: SwapLayout
    deck = (0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4)
    between = ("offer",)

    def offer(self, seat: int) -> Zone:
        return self.zones[self.layout.offer(seat)]

    @property
    def dropped(self) -> Zone:
        return self.zones[self.layout.dropped]

    def setup(self) -> None:
        stock = self.zones[self.layout.stock]
        self.fill(stock)
        self.deal(stock, 4)
        self.agenda.append(Turn(0))

    def lay(self, seat: int, card: int) -> None:
        """Face down, known to its owner alone."""
        self.slip(self.hand(seat), card, self.offer(seat), bit(seat))

    def drop(self, seat: int, card: int) -> None:
        self.show(self.hand(seat), card, self.dropped)

    def exchange(self, one: int, two: int) -> None:
        both = bit(one) | bit(two)
        self.move_at(self.offer(one), 0, self.hand(two), both)
        self.move_at(self.offer(two), 0, self.hand(one), both)
        cards = [self.pack_slot(self.hand(seat), len(self.hand(seat)) - 1) for seat in (two, one)]
        self.tell("swap", one, [two], cards[:1], cards[1:])

    def go_on(self, seat: int) -> None:
        self.next_turn()
        for step in range(1, self.seats + 1):
            if len(self.hand((seat + step) % self.seats)):
                self.agenda.append(Turn((seat + step) % self.seats))
                return


class Turn(Decision[Swap]):
    def legal(self, pos: Swap, seat: i64) -> vec[i64]:
        drops = [DROP.of(card) for card in sorted(set(pos.hand(seat).cards))]
        if pos.counters[pos.layout.turn] >= TURNS * pos.seats:
            return row(drops)
        return row([TRADE.of(other) for other in range(pos.seats) if other != seat and len(pos.hand(other))] + drops)

    def resolve(self, pos: Swap, seat: i64, action: i64) -> None:
        if TRADE.covers(action):
            partner = TRADE.part(action)
            pos.tell("trade", seat, [partner])
            pos.agenda.append(Give(bit(seat) | bit(partner), seat))
            return
        card = DROP.part(action)
        pos.drop(seat, card)
        pos.gain(seat, card)
        pos.tell("drop", seat, [], [pack(card)])
        pos.go_on(seat)


class Give(Sealed[Swap]):
    def __init__(self, who: int, by: int) -> None:
        super().__init__(who)
        self.by = by

    def legal(self, pos: Swap, seat: i64) -> vec[i64]:
        return row([GIVE.of(card) for card in sorted(set(pos.hand(seat).cards))])

    def reveal(self, pos: Swap, answers: vec[i64]) -> None:
        one, two = (seat for seat in range(pos.seats) if self.who >> seat & 1)
        for seat in (one, two):
            pos.lay(seat, GIVE.part(answers[seat]))
        pos.exchange(one, two)
        pos.go_on(self.by)


FACTS: dict[str, Any] = {
    "seats": (2, 3),
    "faces": ["A", "B", "C", "D", "E"],
    "verbs": [TRADE, GIVE, DROP],
    "decisions": [Turn, Give],
    "events": {
        "deal": Shape((), ("cards",)),
        "trade": Shape(("partner",)),
        "swap": Shape(("partner",), ("given", "taken")),
        "drop": Shape((), ("cards",)),
    },
    "layout": SwapLayout,
}
SWAP = small("swap", Swap, **FACTS)
