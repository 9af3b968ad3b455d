"""Where everything lies: each place and each counter of a match, by name."""

from __future__ import annotations

from tablee.engine.box import hand_of, open_row, pile
from tablee.engine.layout import Layout


class QuayLayout(Layout):
    """A hand for each seat, the cart that crates are drawn from, those that stay ashore, and where offered crates go.

    The crate on offer lies on the quay; then in the hold, still shut, or on the planks, open.
    """

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.hands = self.places_for([hand_of(seat) for seat in range(seats)])
        self.cart = self.place(pile("cart"))
        self.ashore = self.place(pile("ashore"))
        self.quay = self.place(pile("quay"))
        self.hold = self.place(pile("hold"))
        self.planks = self.place(open_row("planks"))
        self.scores = self.counter_each("score")

    def hand(self, seat: int) -> int:
        """The place of a seat's hand."""
        return self.hands + seat

    def score(self, seat: int) -> int:
        """The counter of a seat's points."""
        return self.scores + seat
