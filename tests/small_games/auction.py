"""Lots come up one by one: a rising auction, and a sealed one for the last lot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.box import Place, open_row, pile
from tablee.engine.decision import Decision, Sealed
from tablee.engine.events import Shape, pack
from tablee.engine.position import Position
from tablee.engine.verb import Verb

from .kit import Small, bit, row, small

PASS = Verb("pass")
BID = Verb("bid", {"coins": 1}, coins=9)
SEAL = Verb("seal", coins=10)
COINS = 9


class Auction(Small):
    deck = (0, 1, 2, 3, 4, 5)

    def coins(self, seat: int) -> int:
        return COINS - int(self.counters[1 + self.seats + seat])

    def setup(self) -> None:
        for card in self.deck:
            self.zones[0].put(card)
        self.shuffle(self.zones[0])
        self.next_lot(0)

    def next_lot(self, first: int) -> None:
        if not len(self.zones[0]):
            return
        lot = self.draw(self.zones[0], self.zones[1])
        self.tell("lot", -1, [], [pack(lot)])
        everybody = bit(self.seats) - 1
        self.agenda.append(Bid(first, 0, -1, 0) if len(self.zones[0]) else SealedBid(everybody))

    def sell(self, buyer: int, price: int) -> None:
        self.tell("sold", buyer, [price])
        if buyer >= 0:
            self.counters[1 + buyer] += self.zones[1].last()
            self.counters[1 + self.seats + buyer] += price
        self.move_at(self.zones[1], 0, self.zones[2])
        self.next_lot(max(buyer, 0))


class Bid(Decision):
    """More than `price`, or pass for good; `out` has a bit for each seat that has passed."""

    def __init__(self, seat: int, price: int, holder: int, out: int) -> None:
        super().__init__(seat)
        self.price = price
        self.holder = holder
        self.out = out

    def legal(self, pos: Position, seat: i64) -> vec[i64]:
        assert isinstance(pos, Auction)
        return row([PASS.base, *(BID.base + coins - 1 for coins in range(self.price + 1, pos.coins(seat) + 1))])

    def refusal(self, pos: Position, seat: i64, action: i64) -> str:
        return "AUCTION-1" if BID.covers(action) else "TABLEE-ILLEGAL"

    def resolve(self, pos: Position, seat: i64, action: i64) -> None:
        assert isinstance(pos, Auction)
        price, holder, out = self.price, self.holder, self.out
        if action == PASS.base:
            out |= bit(seat)
            pos.tell("pass", seat)
        else:
            price, holder = action - BID.base + 1, seat
            pos.tell("bid", seat, [price])
        following = [(seat + step) % pos.seats for step in range(1, pos.seats + 1)]
        left = [other for other in following if not out >> other & 1 and other != holder]
        if left:
            pos.agenda.append(Bid(left[0], price, holder, out))
        else:
            pos.sell(holder, price)


class SealedBid(Sealed):
    """Everyone at once; the first of the highest pays."""

    def legal(self, pos: Position, seat: i64) -> vec[i64]:
        assert isinstance(pos, Auction)
        return row([SEAL.base + coins for coins in range(pos.coins(seat) + 1)])

    def reveal(self, pos: Position, answers: vec[i64]) -> None:
        assert isinstance(pos, Auction)
        bids = [answer - SEAL.base for answer in answers]
        for seat, coins in enumerate(bids):
            pos.tell("bid", seat, [coins])
        pos.sell(bids.index(max(bids)), max(bids))


def places(seats: int) -> list[Place]:
    return [pile("lots"), open_row("lot"), open_row("sold")]


def counters(seats: int) -> list[str]:
    return ["turn", *(f"score {seat + 1}" for seat in range(seats)), *(f"spent {seat + 1}" for seat in range(seats))]


AUCTION = small(
    "auction",
    Auction,
    seats=(2, 4),
    faces=[f"lot{worth}" for worth in range(6)],
    verbs=[PASS, BID, SEAL],
    decisions=[Bid, SealedBid],
    events={
        "lot": Shape((), ("cards",)),
        "bid": Shape(("coins",)),
        "pass": Shape(),
        "sold": Shape(("coins",)),
    },
    places=places,
    counters=counters,
)
