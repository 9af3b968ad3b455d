"""What the player in turn works with: the hand and the columns at a glance, and the options found so far."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ....engine.zone import CARD, Zone


@mypyc_attr(acyclic=True)
class Sight:
    """The hand as bits of values held once and twice; each column's last card, length and fitting values; the options."""

    team: i64
    columns: i64
    held: i64
    twice: i64
    long: i64
    tips: vec[i64]
    fits: vec[i64]
    lengths: vec[i64]
    found: i64
    options: vec[i64]

    def __init__(self) -> None:
        self.team = self.columns = self.held = self.twice = self.long = self.found = 0
        self.tips = vec[i64]([0] * 8)
        self.fits = vec[i64]([0] * 8)
        self.lengths = vec[i64]([0] * 8)
        self.options = vec[i64]([0] * 96)

    def take_up(self, hand: Zone, team: i64) -> None:
        """A hand, with no option found yet."""
        held: i64 = 0
        twice: i64 = 0
        for slot in hand.slots:
            bit = i64(1) << (slot & 15)
            twice |= held & bit
            held |= bit
        self.held = held
        self.twice = twice
        self.team = team
        self.found = 0

    def survey(self, zones: vec[Zone], first: i64, columns: i64) -> None:
        """The columns: each one's last card and length, and as bits those of more than one card."""
        tips = self.tips
        lengths = self.lengths
        long: i64 = 0
        column: i64 = 0
        while column < columns:
            slots = zones[first + column].slots
            length: i64 = len(slots)
            tips[column] = slots[length - 1] & CARD
            lengths[column] = length
            long |= i64(length > 1) << column
            column += 1
        self.long = long
        self.columns = columns

    def holds(self, value: i64) -> bool:
        return self.held >> value & 1 == 1

    def add(self, first: i64, bits: i64, apart: i64) -> None:
        """An option for each bit: `first` for the lowest, and so on, `apart` from one to the next.

        Each is written down and kept if its bit is set: no branch to guess wrong.
        """
        options = self.options
        found = self.found
        while bits:
            options[found] = first
            found += bits & 1
            bits >>= 1
            first += apart
        self.found = found

    def add_columns(self, first: i64, value: i64) -> None:
        """An option for each column that `value` fits on: `first` for the first column, and so on."""
        options = self.options
        fits = self.fits
        found = self.found
        columns = self.columns
        column: i64 = 0
        while column < columns:
            options[found] = first + column
            found += fits[column] >> value & 1
            column += 1
        self.found = found
