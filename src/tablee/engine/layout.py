"""The layout of a match: every place and every counter, declared once and found by its number.

A game subclasses `Layout`, declares its places and counters in `__init__`, and offers them by name: `layout.hand(seat)` is
the number of a place. The position, what a seat sees of it, views, features and invariants all ask the layout.

>>> from tablee.engine.box import hand_of, pile
>>> layout = Layout(seats=2)
>>> hands = layout.places_for([hand_of(seat) for seat in range(2)])
>>> deck = layout.place(pile("deck"))
>>> gold = layout.counter_each("gold")
>>> hands, deck, gold, layout.counters
(0, 2, 0, ['gold 1', 'gold 2'])
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64, mypyc_attr

from .box import Place


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout:
    """The places and counters of a match. What a dump names, this declares: their names never change without an alias."""

    seats: i64
    places: list[Place]
    counters: list[str]

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.places = []
        self.counters = []

    def place(self, place: Place) -> i64:
        """Declare one place; its number."""
        self.places.append(place)
        return len(self.places) - 1

    def places_for(self, places: Sequence[Place]) -> i64:
        """Declare places side by side; the number of the first."""
        first: i64 = len(self.places)
        self.places.extend(places)
        return first

    def counter(self, name: str) -> i64:
        """Declare one counter; its number."""
        self.counters.append(name)
        return len(self.counters) - 1

    def counter_each(self, name: str) -> i64:
        """Declare a counter for each seat ("gold 1", "gold 2"…); the number of the first seat's."""
        first: i64 = len(self.counters)
        self.counters.extend([f"{name} {seat + 1}" for seat in range(self.seats)])
        return first
