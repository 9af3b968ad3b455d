"""The scan of a turn: the hand and the columns as bits and rows of numbers, and the legal actions found so far.

Millions of turns are searched for legal actions, so one `MoveScan` is filled again and again, and nothing is allocated.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ....engine.zone import CARD, Zone

# Eight columns take at most 24 heroes, 24 pairs, 32 runs, 8 pushes and 24 super pushes, and there are 12 discards.
MOST_ACTIONS: Final = 128


@mypyc_attr(acyclic=True)
class MoveScan:
    """What the player in turn has before them.

    `held` has a bit for each value in the hand, and `held_twice` for each that is there more than once. Each column has its
    last card, its length and, once `PlaceHero` has looked, a bit for each value that `fits` on it. `pushable` has a bit for
    each column of more than one card. The first `count` of `actions` are legal.
    """

    team: i64
    held: i64
    held_twice: i64
    column_count: i64
    last_cards: vec[i64]
    lengths: vec[i64]
    fits: vec[i64]
    pushable: i64
    actions: vec[i64]
    count: i64

    def __init__(self) -> None:
        self.team = self.held = self.held_twice = self.column_count = self.pushable = self.count = 0
        self.last_cards = vec[i64]([0] * 8)
        self.lengths = vec[i64]([0] * 8)
        self.fits = vec[i64]([0] * 8)
        self.actions = vec[i64]([0] * MOST_ACTIONS)

    def read_hand(self, hand: Zone, team: i64) -> None:
        """Begin anew with the hand of a team; no action is found yet."""
        held: i64 = 0
        held_twice: i64 = 0
        for slot in hand.slots:
            bit = i64(1) << (slot & 15)  # the value of the card
            held_twice |= held & bit
            held |= bit
        self.held = held
        self.held_twice = held_twice
        self.team = team
        self.count = 0

    def read_columns(self, zones: vec[Zone], first: i64, column_count: i64) -> None:
        """Read the last card and the length of each column; `first` is the place of the first one."""
        last_cards = self.last_cards
        lengths = self.lengths
        pushable: i64 = 0
        column: i64 = 0
        while column < column_count:
            slots = zones[first + column].slots
            length: i64 = len(slots)
            last_cards[column] = slots[length - 1] & CARD
            lengths[column] = length
            pushable |= i64(length > 1) << column
            column += 1
        self.pushable = pushable
        self.column_count = column_count

    def holds(self, value: i64) -> bool:
        """Whether a value is in the hand."""
        return self.held >> value & 1 == 1

    def add(self, action: i64, bits: i64) -> None:
        """Add the action for the lowest bit if it is set, the next action for the next bit if that is set, and so on.

        Each action is written down, and the next one overwrites it unless its bit is set: there is no branch to guess wrong.
        """
        actions = self.actions
        count = self.count
        while bits:
            actions[count] = action
            count += bits & 1
            bits >>= 1
            action += 1
        self.count = count

    def add_columns(self, action: i64, value: i64) -> None:
        """Add an action for each column on which `value` fits; `action` is the one on the first column."""
        actions = self.actions
        fits = self.fits
        count = self.count
        column_count = self.column_count
        column: i64 = 0
        while column < column_count:
            actions[count] = action + column
            count += fits[column] >> value & 1
            column += 1
        self.count = count
