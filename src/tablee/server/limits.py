"""How much one connection or one address may ask: token buckets, forgotten when they are full again."""

from __future__ import annotations

from time import monotonic
from typing import Final

MOST_ADDRESSES: Final = 20_000
BODY_BYTES: Final = 64 * 1024
FILE_BYTES: Final = 1024 * 1024
FRAME_BYTES: Final = 16 * 1024
BAD_MESSAGES: Final = 20


class Bucket:
    """`burst` at once, then `rate` a second.

    >>> bucket = Bucket(1.0, 2.0)
    >>> [bucket.take(at=0.0) for _ in range(3)], bucket.take(at=1.0)
    ([True, True, False], True)
    """

    __slots__ = ("burst", "left", "rate", "then")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.then: float | None = None

    def take(self, cost: float = 1.0, at: float | None = None) -> bool:
        at = monotonic() if at is None else at
        if self.then is not None:
            self.left = min(self.burst, self.left + (at - self.then) * self.rate)
        self.then = at
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def full(self, at: float) -> bool:
        return self.then is None or self.left + (at - self.then) * self.rate >= self.burst


class Addresses:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, cost: float = 1.0) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= MOST_ADDRESSES:
                self._tidy()
            bucket = self._buckets[address] = Bucket(self.rate, self.burst)
        return bucket.take(cost)

    def _tidy(self) -> None:
        at = monotonic()
        self._buckets = {address: bucket for address, bucket in self._buckets.items() if not bucket.full(at)}


class Limits:
    """All limits of a server process; `ease` widens them."""

    def __init__(self, ease: float) -> None:
        self.ease = ease
        self.calls = Addresses(20 * ease, 120 * ease)
        self.makes = Addresses(0.5 * ease, 30 * ease)
        self.thoughts = Addresses(0.5 * ease, 10 * ease)
        self.sockets: dict[str, int] = {}
        self.most_sockets = int(60 * ease)

    def frames(self) -> Bucket:
        """For one socket."""
        return Bucket(20 * self.ease, 60 * self.ease)

    def enter(self, address: str) -> bool:
        """Count a socket in; False when the address has too many."""
        if self.sockets.get(address, 0) >= self.most_sockets:
            return False
        self.sockets[address] = self.sockets.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        left = self.sockets.get(address, 1) - 1
        if left:
            self.sockets[address] = left
        else:
            self.sockets.pop(address, None)
