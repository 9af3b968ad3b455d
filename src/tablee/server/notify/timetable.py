"""What is to be looked at, and when: one entry for each person and table, the earliest first."""

from __future__ import annotations

import heapq
from itertools import count
from typing import NamedTuple

Key = tuple[str, str]


class Due(NamedTuple):
    """A notice that may have to be sent: at which time of the loop it is looked at, and what was done for it already.

    `looked` says that the person had the table open at the first look, `tried` how often it could not be left at the
    `devices` that are still to have it (None: all).
    """

    person: str
    table: str
    kind: str
    at: float
    looked: bool = False
    tried: int = 0
    devices: frozenset[str] | None = None

    @property
    def key(self) -> Key:
        """Whom and which table it concerns."""
        return self.person, self.table


class Timetable:
    """A bounded heap of entries. A new entry for the same person and table replaces the old one."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._entries: dict[Key, Due] = {}
        self._heap: list[tuple[float, int, Key]] = []
        self._count = count()

    def __len__(self) -> int:
        return len(self._entries)

    def __contains__(self, key: Key) -> bool:
        return key in self._entries

    def put(self, entry: Due) -> bool:
        """Enter something; whether there was room for it."""
        before = self._entries.get(entry.key)
        if before is None and len(self._entries) >= self.most:
            return False
        self._entries[entry.key] = entry
        if before is None or entry.at < before.at:
            heapq.heappush(self._heap, (entry.at, next(self._count), entry.key))
        return True

    def next_at(self) -> float | None:
        """When to look again; None while there is nothing."""
        return self._heap[0][0] if self._heap else None

    def take(self, at: float) -> Due | None:
        """Take out an entry whose time has come; None when there is none yet.

        >>> table = Timetable(9)
        >>> table.put(Due("ada", "t", "turn", 1.0)), table.put(Due("ada", "t", "over", 3.0))
        (True, True)
        >>> table.take(2.0), table.take(3.0).kind, len(table)
        (None, 'over', 0)
        """
        while self._heap and self._heap[0][0] <= at:
            _, _, key = heapq.heappop(self._heap)
            entry = self._entries.get(key)
            if entry is None:
                continue
            if entry.at <= at:
                del self._entries[key]
                return entry
            heapq.heappush(self._heap, (entry.at, next(self._count), key))
        return None

    def take_all(self) -> list[Due]:
        """Take out whatever there is."""
        entries = list(self._entries.values())
        self._entries.clear()
        self._heap.clear()
        return entries
