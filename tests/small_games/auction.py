"""Lots come up one by one: a rising auction, and a sealed one for the last lot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.box import open_row, pile
from tablee.engine.decision import Decision, Sealed
from tablee.engine.events import Shape, pack
from tablee.engine.verb import Verb

from .kit import Small, SmallLayout, bit, row, small

PASS = Verb("pass")
BID = Verb("bid", {"coins": 1}, coins=9)
SEAL = Verb("seal", coins=10)
COINS = 9


class AuctionLayout(SmallLayout):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.lots = self.place(pile("lots"))
        self.lot = self.place(open_row("lot"))
        self.sold = self.place(open_row("sold"))
        self._spent = self.counter_each("spent")

    def spent(self, seat: int) -> int:
        return self._spent + seat


class Auction(Small):
    layout: AuctionLayout
    deck = (0, 1, 2, 3, 4, 5)

    def coins(self, seat: int) -> int:
        return COINS - int(self.counters[self.layout.spent(seat)])

    def setup(self) -> None:
        self.fill(self.zones[self.layout.lots])
        self.next_lot(0)

    def next_lot(self, first: int) -> None:
        lots = self.zones[self.layout.lots]
        if not len(lots):
            return
        lot = self.draw(lots, self.zones[self.layout.lot])
        self.tell("lot", -1, [], [pack(lot)])
        everybody = bit(self.seats) - 1
        self.agenda.append(Bid(first, 0, -1, 0) if len(lots) else SealedBid(everybody))

    def sell(self, buyer: int, price: int) -> None:
        lot = self.zones[self.layout.lot]
        self.tell("sold", buyer, [price])
        if buyer >= 0:
            self.gain(buyer, lot.last())
            self.counters[self.layout.spent(buyer)] += price
        self.move_at(lot, 0, self.zones[self.layout.sold])
        self.next_lot(max(buyer, 0))


class Bid(Decision[Auction]):
    """More than `price`, or pass for good; `out` has a bit for each seat that has passed."""

    def __init__(self, seat: int, price: int, holder: int, out: int) -> None:
        super().__init__(seat)
        self.price = price
        self.holder = holder
        self.out = out

    def legal(self, pos: Auction, seat: i64) -> vec[i64]:
        return row([PASS.of(), *(BID.of(coins - 1) for coins in range(self.price + 1, pos.coins(seat) + 1))])

    def refusal(self, pos: Auction, seat: i64, action: i64) -> str:
        return "AUCTION-1" if BID.covers(action) else "TABLEE-ILLEGAL"

    def resolve(self, pos: Auction, seat: i64, action: i64) -> None:
        price, holder, out = self.price, self.holder, self.out
        if PASS.covers(action):
            out |= bit(seat)
            pos.tell("pass", seat)
        else:
            price, holder = BID.part(action) + 1, seat
            pos.tell("bid", seat, [price])
        following = [(seat + step) % pos.seats for step in range(1, pos.seats + 1)]
        left = [other for other in following if not out >> other & 1 and other != holder]
        if left:
            pos.agenda.append(Bid(left[0], price, holder, out))
        else:
            pos.sell(holder, price)


class SealedBid(Sealed[Auction]):
    """Everyone at once; the first of the highest pays."""

    def legal(self, pos: Auction, seat: i64) -> vec[i64]:
        return row([SEAL.of(coins) for coins in range(pos.coins(seat) + 1)])

    def reveal(self, pos: Auction, answers: vec[i64]) -> None:
        bids = [SEAL.part(answer) for answer in answers]
        for seat, coins in enumerate(bids):
            pos.tell("bid", seat, [coins])
        pos.sell(bids.index(max(bids)), max(bids))


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
    layout=AuctionLayout,
)
