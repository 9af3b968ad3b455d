"""A pile whose lower cards everybody has seen: draw from it, look at its top, or bury a card under it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.box import EVERYBODY, hand_of, open_row
from tablee.engine.box import pile as face_down
from tablee.engine.decision import Decision
from tablee.engine.events import Shape, pack
from tablee.engine.options import Flag, Number
from tablee.engine.verb import Verb
from tablee.engine.zone import Zone

from .kit import Small, SmallLayout, bit, row, small

TAKE = Verb("take")
PEEK = Verb("peek")
BURY = Verb("bury", card=10)
LAY = Verb("lay", card=10)


class PileLayout(SmallLayout):
    def __init__(self, seats: int) -> None:
        super().__init__(seats, [hand_of(seat) for seat in range(seats)])
        self.stock = self.place(face_down("stock"))
        self.laid = self.place(open_row("laid"))


class Pile(Small):
    layout: PileLayout
    deck = tuple(range(10))

    @property
    def stock(self) -> Zone:
        return self.zones[self.layout.stock]

    def setup(self) -> None:
        stock = self.stock
        for card in self.deck[4:]:
            stock.put(card)
        self.shuffle(stock)
        for card in self.deck[:4]:
            stock.put_under(card, EVERYBODY if self.config.options["shown"] else 0)
        self.agenda.append(Turn(0))


class Turn(Decision[Pile]):
    def legal(self, pos: Pile, seat: i64) -> vec[i64]:
        cards = sorted(pos.hand(seat).cards)
        top = [TAKE.of(), PEEK.of()] if len(pos.stock) else []
        return row(top + [BURY.of(card) for card in cards] + [LAY.of(card) for card in cards] or [TAKE.of()])

    def resolve(self, pos: Pile, seat: i64, action: i64) -> None:
        hand, stock = pos.hand(seat), pos.stock
        if TAKE.covers(action) and len(stock):
            pos.draw(stock, hand)
            pos.tell("take", seat, [], [pos.pack_slot(hand, len(hand) - 1)])
        elif PEEK.covers(action):
            pos.reveal(stock, len(stock) - 1, bit(seat))
            pos.tell("peek", seat, [], [pos.pack_slot(stock, len(stock) - 1)])
        elif LAY.covers(action):
            card = LAY.part(action)
            pos.show(hand, card, pos.zones[pos.layout.laid])
            pos.gain(seat, card)
            pos.tell("lay", seat, [], [pack(card)])
        elif BURY.covers(action):
            slot = hand.choose(BURY.part(action), bit(seat))
            stock.put_under(hand.take_at(slot), bit(seat))
            pos.tell("bury", seat, [], [pos.pack_slot(stock, 0)])
        if pos.next_turn() < int(str(pos.config.options["turns"])) * pos.seats:
            pos.agenda.append(Turn((seat + 1) % pos.seats))


PILE = small(
    "pile",
    Pile,
    seats=(1, 3),
    faces=[str(face) for face in range(10)],
    verbs=[TAKE, PEEK, BURY, LAY],
    decisions=[Turn],
    events={name: Shape((), ("cards",)) for name in ("take", "peek", "lay", "bury")},
    layout=PileLayout,
    options={"shown": Flag(True), "turns": Number(12, 1, 20)},
)
