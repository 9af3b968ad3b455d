"""A bolt may be countered, and the counter countered: windows of responses, the last card resolved first."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.box import Place, hand_of, open_row, pile
from tablee.engine.decision import Decision
from tablee.engine.events import Shape, pack
from tablee.engine.position import Position
from tablee.engine.verb import Verb

from .kit import Small, row, small

PASS = Verb("pass")
CAST = Verb("cast", card=3)
COUNTER = Verb("counter")
BOLT, NO, BLANK = 0, 1, 2


class Stack(Small):
    deck = (BOLT,) * 4 + (NO,) * 5 + (BLANK,) * 5

    def setup(self) -> None:
        stock = self.zones[self.seats]
        for card in self.deck:
            stock.put(card)
        self.shuffle(stock)
        for seat in range(self.seats):
            self.refill(seat)
        self.agenda.append(Turn(0))

    def refill(self, seat: int) -> None:
        hand, stock = self.zones[seat], self.zones[self.seats]
        while len(hand) < 3 and len(stock):
            self.draw(stock, hand)
            self.tell("draw", seat, [], [self.pack_slot(hand, len(hand) - 1)])

    def open_window(self, seat: int, depth: int) -> None:
        """Everybody else may respond, the next seat first."""
        for step in range(self.seats - 1, 0, -1):
            self.agenda.append(Respond((seat + step) % self.seats, depth))

    def close_windows(self) -> None:
        """What is deeper than the pending window is over; a counter takes the card under it along."""
        top = self.agenda[-1]
        depth = top.depth if isinstance(top, Respond) else 0
        cast, gone = self.zones[self.seats + 1], self.zones[self.seats + 2]
        while len(cast) > depth:
            owner = cast.tag(len(cast) - 1) - 1
            card = self.move_at(cast, len(cast) - 1, gone)
            self.tell("resolve", owner, [], [pack(card)])
            if card == NO and len(cast):
                self.move_at(cast, len(cast) - 1, gone)
            if card == BOLT:
                self.counters[1 + owner] += 1


class Turn(Decision):
    """Cast a card and draw, or pass; the match ends when the stock is empty and everybody has had a turn more."""

    def legal(self, pos: Position, seat: i64) -> vec[i64]:
        return row([PASS.base, *(CAST.base + card for card in sorted(set(pos.zones[seat].cards)))])

    def resolve(self, pos: Position, seat: i64, action: i64) -> None:
        assert isinstance(pos, Stack)
        pos.counters[0] += 1
        if pos.counters[0] < 5 * pos.seats:
            pos.agenda.append(Turn((seat + 1) % pos.seats))
        if action == PASS.base:
            pos.tell("pass", seat)
            return
        pos.show(pos.zones[seat], action - CAST.base, pos.zones[pos.seats + 1], seat + 1)
        pos.tell("cast", seat, [], [pack(action - CAST.base)])
        pos.refill(seat)
        if pos.agenda:
            pos.open_window(seat, 1)


class Respond(Decision):
    """Asked of everybody, whatever they hold: a forced pass is a move like another."""

    window = True

    def __init__(self, seat: int, depth: int) -> None:
        super().__init__(seat)
        self.depth = depth

    def legal(self, pos: Position, seat: i64) -> vec[i64]:
        return row([PASS.base] + [COUNTER.base] * (pos.zones[seat].find(NO) >= 0))

    def refusal(self, pos: Position, seat: i64, action: i64) -> str:
        return "STACK-1"

    def resolve(self, pos: Position, seat: i64, action: i64) -> None:
        assert isinstance(pos, Stack)
        if action == COUNTER.base:
            pos.show(pos.zones[seat], NO, pos.zones[pos.seats + 1], seat + 1)
            pos.tell("cast", seat, [], [pack(NO)])
            while isinstance(pos.agenda[-1], Respond) and pos.agenda[-1].depth == self.depth:
                pos.agenda.pop()
            pos.open_window(seat, self.depth + 1)
        else:
            pos.tell("pass", seat)
            pos.close_windows()


def places(seats: int) -> list[Place]:
    return [*(hand_of(seat) for seat in range(seats)), pile("stock"), open_row("cast"), open_row("gone")]


def ask(pos: Position, seat: int) -> int | None:
    """The person is asked whenever there is a choice."""
    return None


def mine(pos: Position, seat: int) -> int | None:
    """Pass, unless it is one's own card that was countered."""
    cast = pos.zones[pos.seats + 1]
    concerned = len(cast) > 1 and cast.tag(len(cast) - 2) == seat + 1
    return None if concerned else PASS.base


def never(pos: Position, seat: int) -> int | None:
    return PASS.base


FACTS: dict[str, Any] = {
    "seats": (2, 3),
    "faces": ["bolt", "counter", "blank"],
    "verbs": [PASS, CAST, COUNTER],
    "decisions": [Turn, Respond],
    "events": {
        "draw": Shape((), ("cards",)),
        "cast": Shape((), ("cards",)),
        "pass": Shape(),
        "resolve": Shape((), ("cards",)),
    },
    "places": places,
    "orders": {"ask": ask, "mine": mine, "never": never},
}
STACK = small("stack", Stack, **FACTS)
