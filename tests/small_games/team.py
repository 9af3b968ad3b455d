"""All against the game: everybody sees the cards of the others and not their own; lay them in rising order."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.box import Place, open_row, pile
from tablee.engine.decision import Decision
from tablee.engine.events import Shape, pack
from tablee.engine.outcome import Outcome, team
from tablee.engine.position import Position
from tablee.engine.verb import Verb

from .kit import Small, bit, row, small

LAY = Verb("lay", slot=2)
HINT = Verb("hint", partner=4, slot=2)
ERRORS, HINTS = 0, 1


class Team(Small):
    deck = tuple(range(10))

    def setup(self) -> None:
        stock = self.zones[self.seats]
        for card in self.deck:
            stock.put(card)
        self.shuffle(stock)
        for seat in range(self.seats):
            self.draw(stock, self.zones[seat])
            self.draw(stock, self.zones[seat])
            self.tell("deal", seat, [], [self.pack_slot(self.zones[seat], slot) for slot in range(2)])
        self.agenda.append(Turn(0))

    def result(self) -> Outcome:
        return team(self.counters[ERRORS] < 3, self.seats, "errors" if self.counters[ERRORS] == 3 else "laid", [])


class Turn(Decision):
    def legal(self, pos: Position, seat: i64) -> vec[i64]:
        lays = [LAY.base + slot for slot in range(len(pos.zones[seat]))]
        if pos.counters[HINTS] >= 4:
            return row(lays)
        others = [other for other in range(pos.seats) if other != seat]
        return row(lays + [HINT.base + 2 * other + slot for other in others for slot in range(len(pos.zones[other]))])

    def resolve(self, pos: Position, seat: i64, action: i64) -> None:
        if LAY.covers(action):
            self.lay(pos, seat, action - LAY.base)
        else:
            other, slot = divmod(action - HINT.base, 2)
            pos.counters[HINTS] += 1
            pos.reveal(pos.zones[other], slot, bit(other))
            pos.tell("hint", seat, [other, slot], [pos.pack_slot(pos.zones[other], slot)])
        following = [(seat + step) % pos.seats for step in range(1, pos.seats + 1)]
        left = [other for other in following if len(pos.zones[other])]
        if left and pos.counters[ERRORS] < 3:
            pos.agenda.append(Turn(left[0]))

    def lay(self, pos: Position, seat: int, slot: int) -> None:
        laid = pos.zones[pos.seats + 1]
        before = laid.last() if len(laid) else -1
        card = pos.move_at(pos.zones[seat], slot, laid)
        pos.counters[ERRORS] += card < before
        pos.tell("lay", seat, [slot], [pack(card)])


def places(seats: int) -> list[Place]:
    all_seats = bit(seats) - 1
    hands = [Place(f"hand {seat + 1}", all_seats & ~bit(seat), owner=seat) for seat in range(seats)]
    return [*hands, pile("stock"), open_row("laid")]


TEAM = small(
    "team",
    Team,
    seats=(2, 4),
    faces=[str(face) for face in range(10)],
    verbs=[LAY, HINT],
    decisions=[Turn],
    events={
        "deal": Shape((), ("cards",)),
        "lay": Shape(("slot",), ("cards",)),
        "hint": Shape(("partner", "slot"), ("cards",)),
    },
    places=places,
    counters=lambda seats: ["errors", "hints"],
)
