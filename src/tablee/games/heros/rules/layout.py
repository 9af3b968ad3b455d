"""Where everything lies in Héros un jour, héros toujours: each place and each counter of a match, by name."""

from __future__ import annotations

from mypy_extensions import i64

from ....engine.box import Place, hand_of, open_row, pile
from ....engine.layout import Layout
from .content import AVATARS, DRAWN, KEPT


class HerosLayout(Layout):
    """A hand, an avatar and posed avatars for each seat, the two piles, the discard, and cards on their way between hands.

    Of the match, counters keep who began, how many advantages are left in the stock, how many turns in a row were requests,
    and how many advantages were won with cards (`served`), cards lost to prejudices and advantages received from actions.
    Of the turn, they keep whose it is, the card read aloud and the virtue asked for (each plus 1), and whether an avatar was
    posed. Each seat has its advantages, what it answered this turn, and the cards announced for an exchange (plus 1).
    """

    hands: i64
    avatars: i64
    posed_rows: i64
    draw_pile: i64
    avatar_pile: i64
    discard: i64
    passing: i64
    first: i64
    stock: i64
    requests: i64
    served: i64
    lost: i64
    received: i64
    turn: i64
    shown: i64
    request: i64
    has_posed: i64
    all_advantages: i64
    all_answers: i64
    all_announced: i64

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.hands = self.places_for([hand_of(seat, DRAWN, "hand", KEPT) for seat in range(seats)])
        self.avatars = self.places_for([hand_of(seat, AVATARS, "avatar") for seat in range(seats)])
        self.posed_rows = self.places_for([open_row(f"posed {seat + 1}", seat) for seat in range(seats)])
        self.draw_pile = self.place(pile("draw pile", DRAWN))
        self.avatar_pile = self.place(pile("avatar pile", AVATARS))
        self.discard = self.place(open_row("discard"))
        self.passing = self.place(Place("passing", 0, True, DRAWN))
        self.first = self.counter("first")
        self.stock = self.counter("stock")
        self.requests = self.counter("requests")
        self.served = self.counter("served")
        self.lost = self.counter("lost")
        self.received = self.counter("received")
        self.turn = self.counter("turn")
        self.shown = self.counter("shown")
        self.request = self.counter("request")
        self.has_posed = self.counter("posed")
        self.all_advantages = self.counter_each("advantages")
        self.all_answers = self.counter_each("answer")
        self.all_announced = self.counter_each("announced")

    def hand(self, seat: i64) -> i64:
        """The place of a seat's hand."""
        return self.hands + seat

    def avatar(self, seat: i64) -> i64:
        """The place of a seat's unposed avatar."""
        return self.avatars + seat

    def posed(self, seat: i64) -> i64:
        """The place of the avatars that a seat has posed."""
        return self.posed_rows + seat

    def advantages(self, seat: i64) -> i64:
        """The counter of a seat's advantages."""
        return self.all_advantages + seat

    def answer(self, seat: i64) -> i64:
        """The counter of what a seat answered to this turn's request or challenge."""
        return self.all_answers + seat

    def announced(self, seat: i64) -> i64:
        """The counter of the cards announced to go between a seat and the player in turn, plus 1."""
        return self.all_announced + seat
