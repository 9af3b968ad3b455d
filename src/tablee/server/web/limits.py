"""How much one connection or one address may ask: token buckets, forgotten when they are full again."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from time import monotonic
from typing import Final

from ..settings import Settings

DAY: Final = 24 * 60 * 60
MOST_ADDRESSES: Final = 20_000
BODY_BYTES: Final = 64 * 1024
FILE_BYTES: Final = 1024 * 1024
FRAME_BYTES: Final = 16 * 1024
BAD_MESSAGES: Final = 20


@lru_cache(maxsize=4096)
def address_key(address: str) -> str:
    """What counts as one address: of version 6, the network that one household is given.

    >>> address_key("192.0.2.7"), address_key("::ffff:192.0.2.7"), address_key("2001:db8::1:2:3:4")
    ('192.0.2.7', '192.0.2.7', '2001:db8::/64')
    """
    found = plain_address(address)
    if isinstance(found, IPv6Address):
        return str(ip_network((int(found) >> 64 << 64, 64)))
    return str(found) if found is not None else address


def plain_address(address: str) -> IPv4Address | IPv6Address | None:
    """An address without its zone; an IPv4 address in IPv6 form as IPv4. None when the text is no address."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def is_within(address: str, networks: Iterable[str]) -> bool:
    """Whether an address is among some networks.

    >>> is_within("10.1.2.3", ("10.0.0.0/8",)), is_within("10.1.2.3", ())
    (True, False)
    """
    found = plain_address(address)
    return found is not None and any(found in ip_network(network) for network in networks)


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
        """Whether there is enough left for a cost, which is then spent."""
        at = monotonic() if at is None else at
        if self.then is not None:
            self.left = min(self.burst, self.left + (at - self.then) * self.rate)
        self.then = at
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def full(self, at: float) -> bool:
        """Whether nothing has been taken for so long that it may be forgotten."""
        return self.then is None or self.left + (at - self.then) * self.rate >= self.burst


class Addresses:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Whether an address has enough left for a cost, which is then spent."""
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

    def __init__(self, settings: Settings) -> None:
        self.ease = ease = settings.ease
        self.calls = Addresses(20 * ease, 120 * ease)
        self.makes = Addresses(0.5 * ease, 30 * ease)
        self.checks = Addresses(2 * ease, 30 * ease)
        self.thoughts = Addresses(0.5 * ease, 10 * ease)
        self.analyses = Addresses(settings.analyses / DAY * ease, settings.analyses * ease)
        lines = settings.chat_lines
        self.chats = Addresses(lines / 10 * ease, lines * ease)
        self.chats_each = Addresses(lines * 4 / 10 * ease, lines * 4 * ease)
        self.repeats = Addresses(ease / 30, 2 * ease)
        self.entries = Addresses(ease / 30, 20 * ease)
        self.all_entries = Bucket(2 * ease, 120 * ease)
        self.exports = Addresses(ease / 60, 5 * ease)
        self.publics: dict[str, list[str]] = {}
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
        """Count a socket out."""
        left = self.sockets.get(address, 1) - 1
        if left:
            self.sockets[address] = left
        else:
            self.sockets.pop(address, None)
