"""A zone is a row of slots; every secret of a match lies in one, and nowhere else.

A slot holds a card, the seats that know it (a bit each, and one for spectators), a public kind and a small public tag.
"""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from .box import EVERYBODY, Kind, Place
from .rng import Rng


class Zone:
    """The slots of one place. `known` is kept only where not everyone sees all, `kinds` and `tags` only once used."""

    place: Place
    open: bool
    cards: vec[u8]
    known: vec[u8]
    kinds: vec[u8]
    tags: vec[u8]

    def __init__(self, place: Place) -> None:
        self.place = place
        self.open = place.known == EVERYBODY
        self.cards = vec[u8]()
        self.known = vec[u8]()
        self.kinds = vec[u8]()
        self.tags = vec[u8]()

    def __len__(self) -> int:
        return len(self.cards)

    def copy(self) -> Zone:
        zone = Zone(self.place)
        zone.cards = self.cards[:]
        if not self.open:
            zone.known = self.known[:]
        if len(self.kinds):
            zone.kinds = self.kinds[:]
        if len(self.tags):
            zone.tags = self.tags[:]
        return zone

    def card(self, slot: i64) -> i64:
        return i64(self.cards[slot])

    def last(self) -> i64:
        return i64(self.cards[len(self.cards) - 1])

    def knowers(self, slot: i64) -> i64:
        return EVERYBODY if self.open else i64(self.known[slot])

    def kind(self, slot: i64) -> i64:
        return i64(self.kinds[slot]) if len(self.kinds) else 0

    def tag(self, slot: i64) -> i64:
        return i64(self.tags[slot]) if len(self.tags) else 0

    def find(self, card: i64) -> i64:
        """The first slot that holds `card`, or -1."""
        n: i64 = len(self.cards)
        i: i64 = 0
        while i < n:
            if self.cards[i] == card:
                return i
            i += 1
        return -1

    def count(self, card: i64) -> i64:
        found: i64 = 0
        for held in self.cards:
            if held == card:
                found += 1
        return found

    def put(self, card: i64, known: i64 = 0, kind: i64 = 0, tag: i64 = 0) -> None:
        """Lay a card last, known to the seats of `known` and to whom the place shows it."""
        self.cards = append(self.cards, u8(card))
        if not self.open:
            self.known = append(self.known, u8(known | self.place.known))
        if kind or len(self.kinds):
            self._label(kind)
        if tag or len(self.tags):
            self._tie(tag)

    def put_under(self, card: i64, known: i64 = 0, kind: i64 = 0, tag: i64 = 0) -> None:
        """Lay a card first: the bottom of a pile."""
        self.put(card, known, kind, tag)
        self.cards = _last_to_front(self.cards)
        self.known = _last_to_front(self.known)
        self.kinds = _last_to_front(self.kinds)
        self.tags = _last_to_front(self.tags)

    def _label(self, kind: i64) -> None:
        while len(self.kinds) < len(self.cards) - 1:
            self.kinds = append(self.kinds, u8(0))
        self.kinds = append(self.kinds, u8(kind))

    def _tie(self, tag: i64) -> None:
        while len(self.tags) < len(self.cards) - 1:
            self.tags = append(self.tags, u8(0))
        self.tags = append(self.tags, u8(tag))

    def set_tag(self, slot: i64, tag: i64) -> None:
        while len(self.tags) < len(self.cards):
            self.tags = append(self.tags, u8(0))
        self.tags[slot] = u8(tag)

    def take_at(self, slot: i64) -> i64:
        """Take the card of one slot that everyone can point at; what anyone knows of the others stays."""
        self.cards, card = pop(self.cards, slot)
        if not self.open:
            self.known, _ = pop(self.known, slot)
        if len(self.kinds):
            self.kinds, _ = pop(self.kinds, slot)
        if len(self.tags):
            self.tags, _ = pop(self.tags, slot)
        return i64(card)

    def choose(self, card: i64, seen: i64, among: Kind | None = None) -> i64:
        """The slot of a `card` that its owner chooses to part with, once the marks of knowledge are as they must be.

        Seats of `seen` see which face it is: each of them knows one copy fewer afterwards, whichever copy it was.
        The others no longer know any card that could have been the one chosen (any of `among`, or any at all).
        """
        slot = self.find(card)
        if slot < 0 or self.open:
            return slot
        mine = i64(self.known[slot])
        n: i64 = len(self.cards)
        i: i64 = 0
        while i < n:
            held = i64(self.cards[i])
            if i > slot and held == card:
                moved = i64(self.known[i]) & ~mine & seen
                mine |= moved
                self.known[i] = u8(i64(self.known[i]) & ~moved)
            if seen != EVERYBODY and (among is None or among.allows(held)):
                self.known[i] = u8(i64(self.known[i]) & seen)
            i += 1
        self.known[slot] = u8(mine if seen == EVERYBODY else mine & seen)
        return slot

    def look(self, slot: i64, seen: i64) -> None:
        """Let some seats know the card of a slot."""
        if not self.open:
            self.known[slot] = u8(i64(self.known[slot]) | seen)

    def clear(self) -> None:
        """Take every card away."""
        self.cards = vec[u8]()
        self.known = vec[u8]()
        self.kinds = vec[u8]()
        self.tags = vec[u8]()

    def shuffle(self, rng: Rng) -> None:
        """A new order that nobody knows."""
        rng.shuffle(self.cards)
        n: i64 = len(self.known)
        i: i64 = 0
        while i < n:
            self.known[i] = u8(self.place.known)
            i += 1
        self.kinds = vec[u8]()
        self.tags = vec[u8]()


def _last_to_front(row: vec[u8]) -> vec[u8]:
    i: i64 = len(row) - 1
    if i > 0:
        last = row[i]
        while i > 0:
            row[i] = row[i - 1]
            i -= 1
        row[0] = last
    return row
