"""The layout of a match of Virtopia: the Prison pile, and every counter.

Everything but the order of the unseen Prison cards is public, so meeples are counted by colour: a place of meeples is the
number of its first counter, and the four counters from there on are its green, blue, yellow and red meeples.
"""

from __future__ import annotations

from mypy_extensions import i64

from ....engine.box import open_row, pile
from ....engine.layout import Layout
from .content import COLOURS, LEADERS, PRISONS, VIRTUES


class VirtopiaLayout(Layout):
    """Counters of the match, of the turn and of the last dice; the Leaders' order, the circle, the tokens; the meeples."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.pile = self.place(pile("prison pile", 0))
        self.open = self.place(open_row("open prisons"))
        self.round = self.counter("round")
        self.turn = self.counter("turn")
        self.first = self.counter("first")
        self.hope = self.counter("hope")
        self.stored = self.counter("stored")
        self.ended = self.counter("ended")
        self.sanctions = self.counter("sanctions")
        self.active = self.counter("active")
        self.acting = self.counter("acting")
        self.die = self.counter("die")
        self.die_for = self.counter("die for")
        self.die_cell = self.counter("die cell")
        self.total = self.counter("total")
        self.colour = self.counter("colour")
        self._order = self.counters_for([f"order {number}" for number in range(1, 5)])
        self._quarters = self.counters_for([f"flaw of cell {cell}" for cell in (0, 3, 6, 9)])
        self.odd = self.counter("tunnels on 5 and 11")
        self._tokens = self.counters_for([f"{leader} cell" for leader in LEADERS])
        self._standing = self.counters_for([f"{leader} standing" for leader in LEADERS])
        self.city = self.meeples(["city"])
        self.box = self.meeples(["box"])
        self.hand = self.meeples(["hand"])
        self._circle = self.meeples([f"cell {cell}" for cell in range(12)])
        self._rows = self.meeples([f"{leader} {virtue}" for leader in LEADERS for virtue in VIRTUES])
        self._prisoners = self.meeples(list(PRISONS))

    def counters_for(self, names: list[str]) -> i64:
        """Declare counters side by side; the number of the first."""
        first: i64 = len(self.counters)
        for name in names:
            self.counter(name)
        return first

    def meeples(self, places: list[str]) -> i64:
        """Declare places of meeples side by side; the number of the first."""
        return self.counters_for([f"{place} {colour}" for place in places for colour in COLOURS])

    def order(self, place: i64) -> i64:
        """Which Leader has a place, 0 to 3, in the order of play."""
        return self._order + place

    def flaw_of(self, quarter: i64) -> i64:
        """Which Flaw lies on the first cell of a quarter of the circle."""
        return self._quarters + quarter

    def token(self, leader: i64) -> i64:
        """The cell of a Leader's token."""
        return self._tokens + leader

    def standing(self, leader: i64) -> i64:
        """Whether a Leader's token stands (1) or lies (0)."""
        return self._standing + leader

    def cell(self, cell: i64) -> i64:
        """The meeples on a cell of the circle."""
        return self._circle + 4 * cell

    def row(self, leader: i64, virtue: i64) -> i64:
        """The points of a Leader in one Virtue."""
        return self._rows + 16 * leader + 4 * virtue

    def prisoners(self, prison: i64) -> i64:
        """The meeples on a Prison card."""
        return self._prisoners + 4 * prison
