"""Where a message may be left: at push services on the Internet, and at nothing of the network that the server stands in.

A person names the address to which the server sends. So it is held to `https`, to port 443 and to names whose addresses are
all public; the connection goes to the very address that was looked at, and no answer leads it elsewhere.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import h11

HTTPS: Final = 443
MOST_ANSWER: Final = 16 * 1024
FIND_SECONDS: Final = 5.0
LEAVE_SECONDS: Final = 10.0
HOST: Final = re.compile(r"[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?")
PRINTED: Final = re.compile(r"[\x21-\x7e]+")
TRANSLATED: Final = (ip_network("64:ff9b::/96"), ip_network("64:ff9b:1::/48"))
"""Addresses of version 6 behind which an address of version 4 stands that could be any."""

Resolve = Callable[[str, int], Awaitable[list[str]]]


class BadDoor(Exception):
    """An endpoint at which nothing may be left."""


class Door(NamedTuple):
    """Where to connect to, and what to ask for there: `address` is the only one that is used."""

    host: str
    port: int
    path: str
    address: str


class Answer(NamedTuple):
    """What a push service has said: the status, and how many seconds it would have us wait."""

    status: int
    wait: float | None = None


def is_public(address: str) -> bool:
    """Whether an address is one of the Internet: of neither this machine, nor its network, nor made from another address.

    >>> [is_public(text) for text in ("93.184.215.14", "2606:2800:21f::1", "10.1.2.3", "127.0.0.1", "::ffff:93.184.215.14")]
    [True, True, False, False, False]
    """
    try:
        found = ip_address(address)
    except ValueError:
        return False
    if isinstance(found, IPv6Address):
        made = found.ipv4_mapped or found.sixtofour or found.teredo or found.scope_id or found.is_site_local
        if made or any(found in network for network in TRANSLATED):
            return False
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_unspecified)


def place_of(endpoint: str, port: int = HTTPS) -> tuple[str, int, str]:
    """The host, port and path that an endpoint names; BadDoor for what is no address of a push service."""
    try:
        parts = urlsplit(endpoint)
        host, named = (parts.hostname or "").rstrip("."), parts.port
    except ValueError:
        raise BadDoor("no address") from None
    if parts.scheme != "https" or parts.username is not None or parts.password is not None or parts.fragment:
        raise BadDoor("no plain https address")
    if (HTTPS if named is None else named) != port:
        raise BadDoor("another port")
    path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
    if not PRINTED.fullmatch(endpoint) or not (HOST.fullmatch(host) or ":" in host):
        raise BadDoor("no address")
    return host, port, path


class Doors:
    """Finds push services and leaves messages there. Tests put a resolver, a rule and a port of their own in place."""

    def __init__(
        self,
        resolve: Resolve | None = None,
        may: Callable[[str], bool] = is_public,
        port: int = HTTPS,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self._threads = ThreadPoolExecutor(4, "tablee-names")
        self._resolve = resolve or self._ask_system
        self._may = may
        self._port = port
        self._tls = tls

    def check(self, endpoint: str) -> None:
        """Raise BadDoor for an endpoint that can be refused without asking for its addresses."""
        host, _, _ = place_of(endpoint, self._port)
        try:
            ip_address(host)
        except ValueError:
            if "." in host and not host.endswith((".local", ".localhost", ".internal", ".home.arpa", ".lan")):
                return
            raise BadDoor("a name of one's own network") from None
        if not self._may(host):
            raise BadDoor("an address that is not public")

    async def find(self, endpoint: str) -> Door:
        """The door of an endpoint; BadDoor unless every one of its addresses may be connected to."""
        host, port, path = place_of(endpoint, self._port)
        try:
            async with asyncio.timeout(FIND_SECONDS):
                addresses = await self._resolve(host, port)
        except (OSError, UnicodeError):
            raise ConnectionError("the push service is not found") from None
        if not addresses or not all(self._may(address) for address in addresses):
            raise BadDoor("an address that is not public")
        return Door(host, port, path, addresses[0])

    async def leave(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> Answer:
        """Leave a message. BadDoor where none may be left; OSError (time that ran out among them) when it did not work."""
        door = await self.find(endpoint)
        self._tls = self._tls or ssl.create_default_context()
        async with asyncio.timeout(LEAVE_SECONDS):
            reader, writer = await asyncio.open_connection(
                door.address, door.port, ssl=self._tls, server_hostname=door.host, limit=MOST_ANSWER
            )
            try:
                return await post(reader, writer, door, headers, body)
            except h11.RemoteProtocolError:
                raise ConnectionError("the push service speaks no HTTP") from None
            finally:
                writer.close()
                with suppress(Exception):
                    writer.transport.abort()

    async def _ask_system(self, host: str, port: int) -> list[str]:
        """The addresses of a name, asked for in threads of our own: a slow answer holds up nothing else."""
        look = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(self._threads, look)
        return list(dict.fromkeys(str(entry[4][0]) for entry in found))

    def close(self) -> None:
        """Ask for no more names."""
        self._threads.shutdown(wait=False, cancel_futures=True)


async def post(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, door: Door, headers: Mapping[str, str], body: bytes
) -> Answer:
    """Send one request and read the head of its answer; whatever follows is not read, and nothing is followed."""
    spoken = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_ANSWER)
    asked = {"host": door.host, "content-length": str(len(body)), "connection": "close", **headers}
    request = h11.Request(method="POST", target=door.path, headers=list(asked.items()))
    for part in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(spoken.send(part) or b"")
    await writer.drain()
    while True:
        event: Any = spoken.next_event()
        if isinstance(event, h11.Response):
            return Answer(event.status_code, waits(dict(event.headers).get(b"retry-after", b"")))
        if event is h11.NEED_DATA:
            spoken.receive_data(await reader.read(4096))
        elif not isinstance(event, h11.InformationalResponse):
            raise ConnectionError("the push service has hung up")


def waits(header: bytes) -> float | None:
    """How many seconds a Retry-After header names, an hour at most; None when it names none."""
    text = header.decode("latin-1").strip()
    return min(float(text), 3600.0) if text.isdecimal() and len(text) < 10 else None
