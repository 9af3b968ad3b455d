"""What happened, told to each seat as far as it saw it.

An event carries its cards with the seats that knew them when it happened; redaction is derived from that alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mypy_extensions import i64, mypyc_attr

from .box import EVERYBODY, Box


class Shape:
    """The public numbers and the groups of cards that one sort of event carries, by name."""

    numbers: list[str]
    groups: list[str]

    def __init__(self, numbers: Sequence[str] = (), groups: Sequence[str] = ()) -> None:
        self.numbers = list(numbers)
        self.groups = list(groups)


@mypyc_attr(acyclic=True)
class Event:
    """One event: `groups` holds packed cards (see `pack`), `audience` the seats that learn of it at all."""

    name: str
    seat: i64
    numbers: list[int]
    groups: list[list[int]]
    audience: i64

    def __init__(self, name: str, seat: i64, numbers: list[int], groups: list[list[int]], audience: i64) -> None:
        self.name = name
        self.seat = seat
        self.numbers = numbers
        self.groups = groups
        self.audience = audience

    def redacted(self, bit: i64) -> Event:
        """The same event with every card that `bit` did not see replaced by its back."""
        if not self.groups:
            return self
        groups = [[card if card >> 8 & bit else card & ~0xFF for card in group] for group in self.groups]
        return Event(self.name, self.seat, self.numbers, groups, self.audience)

    def tell(self, bit: i64, shape: Shape, box: Box) -> dict[str, object]:
        """The event in words for one seat: names of cards it saw, "?back" for the others, in an order that says nothing."""
        told: dict[str, object] = {"event": self.name, "seat": self.seat if self.seat >= 0 else None}
        told.update(zip(shape.numbers, self.numbers, strict=False))
        for name, group in zip(shape.groups, self.groups, strict=False):
            told[name] = shown(group, bit, box)
        return told


def pack(card: i64, knowers: i64 = EVERYBODY, kind: i64 = 0, pool: i64 = 0) -> int:
    """A card with who knew it and what its back says, in one int: face, knowers, kind, pool, a byte each."""
    return card | knowers << 8 | kind << 16 | pool << 24


def shown(group: list[int], bit: i64, box: Box) -> list[str]:
    """The cards of a group as a seat saw them. If it saw them all, they keep their order; otherwise backs go last."""
    seen = [box.names[card & 0xFF] for card in group if card >> 8 & bit]
    hidden = ["?" + box.kind_name(card >> 16 & 0xFF, card >> 24) for card in group if not card >> 8 & bit]
    return sorted(seen) + sorted(hidden) if hidden else seen


def used_cards(log: Sequence[Event], box: Box, groups: Mapping[str, int]) -> list[tuple[str, int]]:
    """The cards that events name, each with the seat whose event it is (-1: nobody's).

    `groups` says by name of event how many of its groups of cards count, from the first on; other events count for nothing.
    """
    used: list[tuple[str, int]] = []
    for event in log:
        for group in event.groups[: groups.get(event.name, 0)]:
            for card in group:
                used.append((box.names[card & 0xFF], int(event.seat)))
    return used
