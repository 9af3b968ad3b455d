"""Two seats give each other a card in secret and remember it; a drop is open. Several cards are alike."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.box import Place, hand_of, open_row, pile
from tablee.engine.decision import Decision, Sealed
from tablee.engine.events import Shape, pack
from tablee.engine.position import Position
from tablee.engine.verb import Verb
from tablee.engine.zone import Zone

from .kit import Small, bit, row, small

TRADE = Verb("trade", partner=3)
GIVE = Verb("give", card=5)
DROP = Verb("drop", card=5)
TURNS = 5


class Swap(Small):
    deck = (0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4)
    between = ("offer",)

    def hand(self, seat: int) -> Zone:
        return self.zones[seat]

    def offer(self, seat: int) -> Zone:
        return self.zones[self.seats + seat]

    def setup(self) -> None:
        stock = self.zones[2 * self.seats]
        for card in self.deck:
            stock.put(card)
        self.shuffle(stock)
        for seat in range(self.seats):
            for _ in range(4):
                self.draw(stock, self.hand(seat))
            self.tell("deal", seat, [], [self.pack_slot(self.hand(seat), slot) for slot in range(4)])
        self.agenda.append(Turn(0))

    def lay(self, seat: int, card: int) -> None:
        """Face down, known to its owner alone."""
        self.slip(self.hand(seat), card, self.offer(seat), bit(seat))

    def drop(self, seat: int, card: int) -> None:
        self.show(self.hand(seat), card, self.zones[2 * self.seats + 1])

    def exchange(self, one: int, two: int) -> None:
        both = bit(one) | bit(two)
        self.move_at(self.offer(one), 0, self.hand(two), both)
        self.move_at(self.offer(two), 0, self.hand(one), both)
        cards = [self.pack_slot(self.hand(seat), len(self.hand(seat)) - 1) for seat in (two, one)]
        self.tell("swap", one, [two], cards[:1], cards[1:])

    def go_on(self, seat: int) -> None:
        self.counters[0] += 1
        for step in range(1, self.seats + 1):
            if len(self.hand((seat + step) % self.seats)):
                self.agenda.append(Turn((seat + step) % self.seats))
                return


class Turn(Decision):
    def legal(self, pos: Position, seat: i64) -> vec[i64]:
        assert isinstance(pos, Swap)
        drops = [DROP.base + card for card in sorted(set(pos.hand(seat).cards))]
        if pos.counters[0] >= TURNS * pos.seats:
            return row(drops)
        return row([TRADE.base + other for other in range(pos.seats) if other != seat and len(pos.hand(other))] + drops)

    def resolve(self, pos: Position, seat: i64, action: i64) -> None:
        assert isinstance(pos, Swap)
        if TRADE.covers(action):
            pos.tell("trade", seat, [action - TRADE.base])
            pos.agenda.append(Give(bit(seat) | bit(action - TRADE.base), seat))
            return
        card = action - DROP.base
        pos.drop(seat, card)
        pos.counters[1 + seat] += card
        pos.tell("drop", seat, [], [pack(card)])
        pos.go_on(seat)


class Give(Sealed):
    def __init__(self, who: int, by: int) -> None:
        super().__init__(who)
        self.by = by

    def legal(self, pos: Position, seat: i64) -> vec[i64]:
        assert isinstance(pos, Swap)
        return row([GIVE.base + card for card in sorted(set(pos.hand(seat).cards))])

    def reveal(self, pos: Position, answers: vec[i64]) -> None:
        assert isinstance(pos, Swap)
        one, two = (seat for seat in range(pos.seats) if self.who >> seat & 1)
        for seat in (one, two):
            pos.lay(seat, answers[seat] - GIVE.base)
        pos.exchange(one, two)
        pos.go_on(self.by)


def places(seats: int) -> list[Place]:
    hands = [hand_of(seat) for seat in range(seats)]
    offers = [Place(f"offer {seat + 1}", bit(seat)) for seat in range(seats)]
    return [*hands, *offers, pile("stock"), open_row("dropped")]


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
    "places": places,
}
SWAP = small("swap", Swap, **FACTS)
