"""What the player in turn works with: the hand at a glance, and the options found so far."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ...engine.zone import Zone


class Sight:
    """What the player in turn has in hand, as bits of values held once and twice, and the options found so far."""

    team: i64
    columns: i64
    held: i64
    twice: i64
    found: i64
    options: vec[i64]

    def __init__(self) -> None:
        self.options = vec[i64]([0] * 96)

    def look(self, hand: Zone, team: i64, columns: i64) -> Sight:
        """Take up a hand, with no option found yet."""
        held: i64 = 0
        twice: i64 = 0
        for slot in hand.slots:
            bit = i64(1) << (slot & 15)
            twice |= held & bit
            held |= bit
        self.held = held
        self.twice = twice
        self.team = team
        self.columns = columns
        self.found = 0
        return self

    def holds(self, value: i64) -> bool:
        return self.held >> value & 1 == 1

    def add(self, first: i64, bits: i64, apart: i64) -> None:
        """An option for each bit: `first` for the lowest, and so on, `apart` from one to the next."""
        options = self.options
        found = self.found
        while bits:
            if bits & 1:
                options[found] = first
                found += 1
            bits >>= 1
            first += apart
        self.found = found
