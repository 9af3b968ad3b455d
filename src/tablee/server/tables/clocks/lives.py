"""When the server lives: at work, with its database in reach and its clock right. Only then does anybody's time run.

A process that was stopped, that could not reach its database, or whose machine slept or had its clock set, begins a new life
afterwards. What lies between the lives of all processes costs nobody anything.
"""

from __future__ import annotations

import secrets
from functools import partial
from typing import Final

from ...storage import Storage
from ...storage.lives import keep_life
from ...storage.rows import now
from .spans import FOREVER, Span, merged

BREAK_MS: Final = 5_000
"""A process that gives a sign of life so much later than it meant to has been away."""
KEEP_MS: Final = 10_000
"""How often it is stored that a process lives, in ms."""


class Lives:
    """The lives of this server, as far as this process knows them."""

    def __init__(self, storage: Storage, rest: float = 1.0) -> None:
        """`rest` is how long a process is silent between two signs of life, in seconds."""
        self._storage = storage
        self._rest_ms = int(rest * 1000)
        self._others: list[Span] = []
        self._kept = 0
        self._begin(now())

    def _begin(self, at: int) -> None:
        self._name, self._since, self._seen, self._kept = secrets.token_urlsafe(9), at, at, 0

    def spans(self) -> list[Span]:
        """When the server lived; now it does."""
        return [*self._others, Span(self._since, FOREVER)]

    async def beat(self) -> bool:
        """A sign of life: the database has just answered. Whether a new life has begun, so that clocks stood still."""
        at = now()
        broken = not 0 <= at - self._seen <= self._rest_ms + BREAK_MS
        if broken:
            self._others = merged([*self._others, Span(self._since, self._seen)])
            self._begin(at)
        if not 0 <= at - self._kept < KEEP_MS:
            await self._keep(at)
        self._seen = at
        return broken

    async def _keep(self, at: int) -> None:
        work = partial(keep_life, name=self._name, since=self._since, until=at)
        self._others = merged(Span(*life) for life in await self._storage.write(work, "life"))
        self._kept = at
