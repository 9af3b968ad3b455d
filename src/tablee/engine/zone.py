"""A zone is a row of slots; every secret of a match lies in one, and nowhere else.

A slot holds a card, the seats that know it (a bit each, and one for spectators), a public kind and a small public tag:
a byte each, packed into one native int, so that moving a card is moving a number.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from .box import EVERYBODY, Kind, Place
from .rng import Rng

CARD: Final[i64] = 0xFF
MARKS: Final[i64] = 0xFF00
LABEL: Final[i64] = 0xFF0000
UNTAGGED: Final[i64] = 0xFFFFFF


@mypyc_attr(acyclic=True)
class Zone:
    """The slots of one place, the last one on top. `open` says that everybody sees them all."""

    place: Place
    open: bool
    slots: vec[i64]

    def __init__(self, place: Place) -> None:
        self.place = place
        self.open = place.known == EVERYBODY
        self.slots = vec[i64]()

    def __len__(self) -> int:
        return len(self.slots)

    def copy(self) -> Zone:
        """The same cards in a zone of its own."""
        zone = Zone(self.place)
        zone.slots = self.slots[:]
        return zone

    @property
    def cards(self) -> list[int]:
        """The cards by number, the last one on top."""
        return [slot & CARD for slot in self.slots]

    def card(self, slot: i64) -> i64:
        """The card of a slot."""
        return self.slots[slot] & CARD

    def last(self) -> i64:
        """The card on top."""
        return self.slots[len(self.slots) - 1] & CARD

    def knowers(self, slot: i64) -> i64:
        """A bit for each seat that knows the card of a slot, and one for spectators."""
        return self.slots[slot] >> 8 & 0xFF

    def kind(self, slot: i64) -> i64:
        """The public kind of a slot, or 0."""
        return self.slots[slot] >> 16 & 0xFF

    def tag(self, slot: i64) -> i64:
        """The public tag of a slot."""
        return self.slots[slot] >> 24

    def find(self, card: i64) -> i64:
        """The first slot that holds `card`, or -1."""
        i: i64 = 0
        for slot in self.slots:
            if slot & CARD == card:
                return i
            i += 1
        return -1

    def count(self, card: i64) -> i64:
        """How many slots hold a card."""
        found: i64 = 0
        for slot in self.slots:
            if slot & CARD == card:
                found += 1
        return found

    def put(self, card: i64, known: i64 = 0, kind: i64 = 0, tag: i64 = 0) -> None:
        """Lay a card last, known to the seats of `known` and to whom the place shows it."""
        kind = kind or self.place.kind
        self.slots = append(self.slots, card | (known | self.place.known) << 8 | kind << 16 | tag << 24)

    def put_under(self, card: i64, known: i64 = 0, kind: i64 = 0, tag: i64 = 0) -> None:
        """Lay a card first: the bottom of a pile."""
        self.put(card, known, kind, tag)
        bottom = self.slots[len(self.slots) - 1]
        i: i64 = len(self.slots) - 1
        while i > 0:
            self.slots[i] = self.slots[i - 1]
            i -= 1
        self.slots[0] = bottom

    def take_at(self, slot: i64) -> i64:
        """Take the card of one slot that everyone can point at; what anyone knows of the others stays."""
        self.slots, taken = pop(self.slots, slot)
        return taken & CARD

    def clear(self) -> None:
        """Take every card away."""
        self.slots = vec[i64]()

    def look(self, slot: i64, seen: i64) -> None:
        """Let some seats know the card of a slot."""
        self.slots[slot] |= seen << 8

    def set_known(self, slot: i64, known: i64) -> None:
        """Say anew who knows the card of a slot."""
        self.slots[slot] = self.slots[slot] & ~(EVERYBODY << 8) | known << 8

    def set_kind(self, slot: i64, kind: i64) -> None:
        """Say anew what a slot is known to be in public."""
        self.slots[slot] = self.slots[slot] & ~(i64(0xFF) << 16) | kind << 16

    def set_tag(self, slot: i64, tag: i64) -> None:
        """Tag a slot anew."""
        self.slots[slot] = self.slots[slot] & 0xFFFFFF | tag << 24

    def set_card(self, slot: i64, card: i64) -> None:
        """Lay another card into a slot, with everything that is known of it."""
        self.slots[slot] = self.slots[slot] & ~CARD | card

    def choose(self, card: i64, seen: i64, among: Kind | None = None) -> i64:
        """The slot of a `card` that its owner chooses to part with. First it is settled who may still know what.

        Seats of `seen` see which face it is: each of them knows one copy fewer afterwards, whichever copy it was.
        The others no longer know any card that could have been the one chosen (any of `among`, or any at all).
        Whoever the place shows its cards to sees what leaves it, of course.
        """
        seen |= self.place.known
        slots = self.slots
        n: i64 = len(slots)
        chosen: i64 = 0
        while chosen < n and slots[chosen] & CARD != card:
            chosen += 1
        if self.open or chosen == n:
            return chosen
        i = chosen + 1
        while i < n:
            if slots[i] & CARD == card:
                self._swap_marks(chosen, i, seen)
            i += 1
        if seen != EVERYBODY:
            self._forget(seen, among)
        return chosen

    def _swap_marks(self, chosen: i64, other: i64, seen: i64) -> None:
        """Whoever knows the other copy only now knows the chosen one only."""
        moved = self.knowers(other) & ~self.knowers(chosen) & seen
        self.slots[chosen] |= moved << 8
        self.slots[other] &= ~(moved << 8)

    def _forget(self, seen: i64, among: Kind | None) -> None:
        """Whoever is not in `seen` no longer knows any card that could have been chosen."""
        n: i64 = len(self.slots)
        i: i64 = 0
        while i < n:
            if among is None or among.allows(self.card(i)):
                self.set_known(i, self.knowers(i) & seen)
            i += 1

    def shuffle(self, rng: Rng) -> None:
        """A new order; nobody knows more than the place shows."""
        n: i64 = len(self.slots)
        i: i64 = 0
        while i < n:
            self.slots[i] = self.slots[i] & CARD | self.place.known << 8 | self.place.kind << 16
            i += 1
        rng.shuffle(self.slots)
