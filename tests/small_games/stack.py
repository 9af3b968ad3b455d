"""A bolt may be countered, and the counter countered: windows of responses, the last card resolved first."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.box import hand_of, open_row, pile
from tablee.engine.decision import Decision
from tablee.engine.events import Shape, pack
from tablee.engine.verb import Verb
from tablee.engine.zone import Zone

from .kit import Small, SmallLayout, row, small

PASS = Verb("pass")
CAST = Verb("cast", card=3)
COUNTER = Verb("counter")
BOLT, NO, BLANK = 0, 1, 2


class StackLayout(SmallLayout):
    def __init__(self, seats: int) -> None:
        super().__init__(seats, [hand_of(seat) for seat in range(seats)])
        self.stock = self.place(pile("stock"))
        self.cast = self.place(open_row("cast"))
        self.gone = self.place(open_row("gone"))


class Stack(Small):
    layout: StackLayout
    deck = (BOLT,) * 4 + (NO,) * 5 + (BLANK,) * 5

    @property
    def cast(self) -> Zone:
        """The cards that wait to be resolved, each tagged with its owner."""
        return self.zones[self.layout.cast]

    def setup(self) -> None:
        self.fill(self.zones[self.layout.stock])
        for seat in range(self.seats):
            self.refill(seat)
        self.agenda.append(Turn(0))

    def refill(self, seat: int) -> None:
        hand, stock = self.hand(seat), self.zones[self.layout.stock]
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
        cast, gone = self.cast, self.zones[self.layout.gone]
        while len(cast) > depth:
            owner = cast.tag(len(cast) - 1) - 1
            card = self.move_at(cast, len(cast) - 1, gone)
            self.tell("resolve", owner, [], [pack(card)])
            if card == NO and len(cast):
                self.move_at(cast, len(cast) - 1, gone)
            if card == BOLT:
                self.gain(owner, 1)


class Turn(Decision[Stack]):
    """Cast a card and draw, or pass; the match ends when the stock is empty and everybody has had a turn more."""

    def legal(self, pos: Stack, seat: i64) -> vec[i64]:
        return row([PASS.of(), *(CAST.of(card) for card in sorted(set(pos.hand(seat).cards)))])

    def resolve(self, pos: Stack, seat: i64, action: i64) -> None:
        if pos.next_turn() < 5 * pos.seats:
            pos.agenda.append(Turn((seat + 1) % pos.seats))
        if PASS.covers(action):
            pos.tell("pass", seat)
            return
        card = CAST.part(action)
        pos.show(pos.hand(seat), card, pos.cast, seat + 1)
        pos.tell("cast", seat, [], [pack(card)])
        pos.refill(seat)
        if pos.agenda:
            pos.open_window(seat, 1)


class Respond(Decision[Stack]):
    """Asked of everybody, whatever they hold: a forced pass is a move like another."""

    window = True

    def __init__(self, seat: int, depth: int) -> None:
        super().__init__(seat)
        self.depth = depth

    def legal(self, pos: Stack, seat: i64) -> vec[i64]:
        return row([PASS.of()] + [COUNTER.of()] * (pos.hand(seat).find(NO) >= 0))

    def refusal(self, pos: Stack, seat: i64, action: i64) -> str:
        return "STACK-1"

    def resolve(self, pos: Stack, seat: i64, action: i64) -> None:
        if COUNTER.covers(action):
            pos.show(pos.hand(seat), NO, pos.cast, seat + 1)
            pos.tell("cast", seat, [], [pack(NO)])
            while isinstance(pos.agenda[-1], Respond) and pos.agenda[-1].depth == self.depth:
                pos.agenda.pop()
            pos.open_window(seat, self.depth + 1)
        else:
            pos.tell("pass", seat)
            pos.close_windows()


def ask(pos: Stack, seat: int) -> int | None:
    """The person is asked whenever there is a choice."""
    return None


def mine(pos: Stack, seat: int) -> int | None:
    """Pass, unless it is one's own card that was countered."""
    cast = pos.cast
    concerned = len(cast) > 1 and cast.tag(len(cast) - 2) == seat + 1
    return None if concerned else PASS.of()


def never(pos: Stack, seat: int) -> int | None:
    """Pass always."""
    return PASS.of()


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
    "layout": StackLayout,
    "orders": {"ask": ask, "mine": mine, "never": never},
}
STACK = small("stack", Stack, **FACTS)
