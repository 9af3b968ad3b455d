"""All against the game: everybody sees the cards of the others and not their own; lay them in rising order."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.box import Place, open_row, pile
from tablee.engine.decision import Decision
from tablee.engine.events import Shape, pack
from tablee.engine.layout import Layout
from tablee.engine.outcome import Outcome, team
from tablee.engine.verb import Verb

from .kit import Small, bit, row, small

LAY = Verb("lay", slot=2)
HINT = Verb("hint", partner=4, slot=2)


class TeamLayout(Layout):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        others = [(bit(seats) - 1) & ~bit(seat) for seat in range(seats)]
        self._hands = self.places_for([Place(f"hand {n + 1}", others[n], owner=n) for n in range(seats)])
        self.stock = self.place(pile("stock"))
        self.laid = self.place(open_row("laid"))
        self.errors = self.counter("errors")
        self.hints = self.counter("hints")

    def hand(self, seat: int) -> int:
        return self._hands + seat


class Team(Small):
    layout: TeamLayout
    deck = tuple(range(10))

    def setup(self) -> None:
        stock = self.zones[self.layout.stock]
        self.fill(stock)
        self.deal(stock, 2)
        self.agenda.append(Turn(0))

    def result(self) -> Outcome:
        return team(self.errors < 3, self.seats, "errors" if self.errors == 3 else "laid", [])

    @property
    def errors(self) -> int:
        return int(self.counters[self.layout.errors])


class Turn(Decision[Team]):
    def legal(self, pos: Team, seat: i64) -> vec[i64]:
        lays = [LAY.of(slot) for slot in range(len(pos.hand(seat)))]
        if pos.counters[pos.layout.hints] >= 4:
            return row(lays)
        others = [other for other in range(pos.seats) if other != seat]
        return row(lays + [HINT.of(other, slot) for other in others for slot in range(len(pos.hand(other)))])

    def resolve(self, pos: Team, seat: i64, action: i64) -> None:
        if LAY.covers(action):
            self.lay(pos, seat, LAY.part(action))
        else:
            other, slot = HINT.part(action, 0), HINT.part(action, 1)
            pos.counters[pos.layout.hints] += 1
            pos.reveal(pos.hand(other), slot, bit(other))
            pos.tell("hint", seat, [other, slot], [pos.pack_slot(pos.hand(other), slot)])
        following = [(seat + step) % pos.seats for step in range(1, pos.seats + 1)]
        left = [other for other in following if len(pos.hand(other))]
        if left and pos.errors < 3:
            pos.agenda.append(Turn(left[0]))

    def lay(self, pos: Team, seat: int, slot: int) -> None:
        laid = pos.zones[pos.layout.laid]
        before = laid.last() if len(laid) else -1
        card = pos.move_at(pos.hand(seat), slot, laid)
        pos.counters[pos.layout.errors] += card < before
        pos.tell("lay", seat, [slot], [pack(card)])


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
    layout=TeamLayout,
)
