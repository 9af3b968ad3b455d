"""A pile whose lower cards everybody has seen: draw from it, look at its top, or bury a card under it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.box import EVERYBODY, Place, hand_of, open_row
from tablee.engine.box import pile as face_down
from tablee.engine.decision import Decision
from tablee.engine.events import Shape, pack
from tablee.engine.options import Flag, Number
from tablee.engine.position import Position
from tablee.engine.verb import Verb

from .kit import Small, bit, row, small

TAKE = Verb("take")
PEEK = Verb("peek")
BURY = Verb("bury", card=10)
LAY = Verb("lay", card=10)


class Pile(Small):
    deck = tuple(range(10))

    def setup(self) -> None:
        stock = self.zones[self.seats]
        for card in self.deck[4:]:
            stock.put(card)
        self.shuffle(stock)
        for card in self.deck[:4]:
            stock.put_under(card, EVERYBODY if self.config.options["shown"] else 0)
        self.agenda.append(Turn(0))


class Turn(Decision):
    def legal(self, pos: Position, seat: i64) -> vec[i64]:
        cards = sorted(pos.zones[seat].cards)
        top = [TAKE.base, PEEK.base] if len(pos.zones[pos.seats]) else []
        return row(top + [BURY.base + card for card in cards] + [LAY.base + card for card in cards] or [TAKE.base])

    def resolve(self, pos: Position, seat: i64, action: i64) -> None:
        hand, stock = pos.zones[seat], pos.zones[pos.seats]
        if action == TAKE.base and len(stock):
            pos.draw(stock, hand)
            pos.tell("take", seat, [], [pos.pack_slot(hand, len(hand) - 1)])
        elif action == PEEK.base:
            pos.reveal(stock, len(stock) - 1, bit(seat))
            pos.tell("peek", seat, [], [pos.pack_slot(stock, len(stock) - 1)])
        elif LAY.covers(action):
            pos.show(hand, action - LAY.base, pos.zones[pos.seats + 1])
            pos.counters[1 + seat] += action - LAY.base
            pos.tell("lay", seat, [], [pack(action - LAY.base)])
        elif BURY.covers(action):
            slot = hand.choose(action - BURY.base, bit(seat))
            stock.put_under(hand.take_at(slot), bit(seat))
            pos.tell("bury", seat, [], [pos.pack_slot(stock, 0)])
        pos.counters[0] += 1
        if pos.counters[0] < int(str(pos.config.options["turns"])) * pos.seats:
            pos.agenda.append(Turn((seat + 1) % pos.seats))


def places(seats: int) -> list[Place]:
    return [*(hand_of(seat) for seat in range(seats)), face_down("stock"), open_row("laid")]


PILE = small(
    "pile",
    Pile,
    seats=(1, 3),
    faces=[str(face) for face in range(10)],
    verbs=[TAKE, PEEK, BURY, LAY],
    decisions=[Turn],
    events={name: Shape((), ("cards",)) for name in ("take", "peek", "lay", "bury")},
    places=places,
    options={"shown": Flag(True), "turns": Number(12, 1, 20)},
)
