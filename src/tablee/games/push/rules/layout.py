"""Where everything lies in Push 'em up!: each place and each counter of a match, by name."""

from __future__ import annotations

from mypy_extensions import i64

from ....engine.box import hand_of, open_row, pile
from ....engine.layout import Layout


class PushLayout(Layout):
    """A hand and a deck for each seat, the columns, and three open rows for cards that have left play.

    The counters are who begins, which round it is, and for each seat its team (-1 before it is chosen) and its total.
    A hand and a deck name the pool of their seat, because a seat holds the cards of its own team only.
    """

    column_count: i64
    hands: i64
    decks: i64
    columns: i64
    eliminated: i64
    discard: i64
    removed: i64
    first: i64
    round: i64
    teams: i64
    totals: i64

    def __init__(self, seats: i64, column_count: i64) -> None:
        super().__init__(seats)
        self.column_count = column_count
        self.hands = self.places_for([hand_of(seat, seat) for seat in range(seats)])
        self.decks = self.places_for([pile(f"deck {seat + 1}", seat, seat) for seat in range(seats)])
        self.columns = self.places_for([open_row(f"column {column + 1}") for column in range(column_count)])
        self.eliminated = self.place(open_row("eliminated"))
        self.discard = self.place(open_row("discard"))
        self.removed = self.place(open_row("removed"))
        self.first = self.counter("first")
        self.round = self.counter("round")
        self.teams = self.counter_each("team")
        self.totals = self.counter_each("total")

    def hand(self, seat: i64) -> i64:
        """The place of a seat's hand."""
        return self.hands + seat

    def deck(self, seat: i64) -> i64:
        """The place of a seat's deck."""
        return self.decks + seat

    def column(self, column: i64) -> i64:
        """The place of a column, counted from 0."""
        return self.columns + column

    def team(self, seat: i64) -> i64:
        """The counter of a seat's team."""
        return self.teams + seat

    def total(self, seat: i64) -> i64:
        """The counter of a seat's running total."""
        return self.totals + seat
