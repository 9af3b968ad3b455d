"""Who is let in: how many connections there may be, and how long and how large a request may be.

A server without a proxy in front of it meets everybody. Each connection takes a descriptor, so their number is bounded, in
all and for one address; a connection that says nothing, or says it too slowly, is shut, and the oldest of those gives way
to whoever comes when there is no room. What is turned away is counted and, now and then, logged.
"""

from __future__ import annotations

import asyncio
import logging
import resource
from asyncio import TimerHandle
from asyncio.transports import BaseTransport
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ..settings import Settings
from .limits import FILE_BYTES, address_key, is_within
from .sockets.quick_frames import QuickFrames

LOG: Final = logging.getLogger("tablee.server")
RESERVE: Final = 300
BACKLOG: Final = 128
LOG_SECONDS: Final = 10.0
FAREWELL_SECONDS: Final = 1.5
MOST_HEADERS: Final = 100
REFUSALS: Final = {
    408: (b"408 Request Timeout", b"That took too long."),
    413: (b"413 Content Too Large", b"That is too large."),
    431: (b"431 Request Header Fields Too Large", b"These headers are too large."),
    503: (b"503 Service Unavailable", b"Too many connections; wait a moment."),
}


def open_files() -> int:
    """Raise the limit on open files as far as the system lets us; how many there may be."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 1_048_576 if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError):
            LOG.warning("the limit on open files stays at %s", soft)
    return wanted if soft == resource.RLIM_INFINITY else soft


def most_connections(settings: Settings, files: int) -> int:
    """How many connections a process takes: some descriptors are kept for the database, for bots and for files.

    >>> most_connections(Settings(), 1024), most_connections(Settings(connections=50), 1024)
    (724, 50)
    """
    room = max(files - RESERVE, files // 2)
    return min(settings.connections, room) if settings.connections else room


class Admission:
    """Who is let in: the connections of a process by address, and those that have nothing under way, the oldest first."""

    def __init__(self, settings: Settings, most: int) -> None:
        self.settings = settings
        self.most = most
        self.most_each = max(1, int(settings.connections_each * max(1.0, settings.ease)))
        self.inside = 0
        self.turned_away: Counter[str] = Counter()
        self.counted: Counter[str] = Counter()
        self._each: Counter[str] = Counter()
        self._idle: dict[HttpConnection, None] = {}
        self._idle_each: dict[str, dict[HttpConnection, None]] = {}
        self._told: Counter[str] = Counter()
        self._told_at = -LOG_SECONDS

    def admit(self, connection: HttpConnection) -> bool:
        """Let a connection in, if need be in the place of the one that has been idle longest."""
        address = connection.address
        if not self._is_bounded(connection.peer) or self._each[address] < self.most_each:
            crowded = self.inside >= self.most
            rivals = self._idle
        else:
            crowded, rivals = True, self._idle_each.get(address, {})
        if crowded:
            if not rivals:
                self.turn_away("full")
                return False
            next(iter(rivals)).give_way()
        self.inside += 1
        self._each[address] += 1
        return True

    def leave(self, address: str) -> None:
        """A connection is gone."""
        self.inside -= 1
        self._each[address] -= 1
        if self._each[address] <= 0:
            del self._each[address]

    def mark_idle(self, connection: HttpConnection) -> None:
        """A connection has nothing under way, and may be asked to give way."""
        self._idle[connection] = None
        self._idle_each.setdefault(connection.address, {})[connection] = None

    def mark_busy(self, connection: HttpConnection) -> None:
        """A connection has something under way."""
        self._idle.pop(connection, None)
        mine = self._idle_each.get(connection.address)
        if mine is not None:
            mine.pop(connection, None)
            if not mine:
                del self._idle_each[connection.address]

    def turn_away(self, why: str) -> None:
        """Count it, and say so in the log from time to time."""
        self.turned_away[why] += 1
        if monotonic() - self._told_at >= LOG_SECONDS:
            self._told_at = monotonic()
            news = self.turned_away - self._told
            self._told = self.turned_away.copy()
            said = ", ".join(f"{count} {reason}" for reason, count in sorted(news.items()))
            LOG.warning("connections turned away: %s; %s inside", said, self.inside)

    def _is_bounded(self, peer: str) -> bool:
        """Whether the limit for one address holds: a trusted proxy speaks for many and has none."""
        return not is_within(peer, self.settings.trusted_proxies)


class HttpConnection(HttpToolsProtocol):
    """A connection that speaks HTTP, with bounds on the size and the time of a request."""

    peer = ""
    address = ""
    admission: Admission | None = None
    _timer: TimerHandle | None = None
    _heard = 0
    _head = 0
    _in_head = True
    _in_message = False
    _shut = False
    _inside = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected: they are let in, or told that there is no room."""
        super().connection_made(transport)
        self.admission = self.app_state.get("admission")
        if self.admission is None:
            return
        self.peer = self.client[0] if self.client else ""
        self.address = address_key(self.peer)
        self._inside = self.admission.admit(self)
        if not self._inside:
            self._refuse(503)
            return
        self.admission.mark_idle(self)
        self._set_timer(self.admission.settings.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """The place is free again."""
        self._set_timer(None)
        self._release_place()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take in what arrives, up to the size that a request may have."""
        if self._shut:
            return
        self._heard += len(data)
        super().data_received(data)
        if self.admission is None or self._shut:
            return
        if self._in_head and self._heard > self.admission.settings.head_bytes:
            self.refuse(431)
        elif self._heard > self.admission.settings.head_bytes + 2 * FILE_BYTES:
            self.refuse(413)

    def on_message_begin(self) -> None:
        """A request begins; its head has a time limit."""
        super().on_message_begin()
        self._head, self._in_head, self._in_message = 0, True, True
        if self.admission is not None:
            self._set_timer(self.admission.settings.head_seconds)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take in a header, up to the size and number there may be."""
        self._head += len(name) + len(value) + 4
        if self.admission is None or (self._head <= self.admission.settings.head_bytes and len(self.headers) < MOST_HEADERS):
            super().on_header(name, value)
        else:
            self.refuse(431)

    def on_headers_complete(self) -> None:
        """The head is there; the body has a time limit of its own."""
        self._in_head = False
        if self._shut:
            return
        if self.admission is not None:
            if len(self.url) > self.admission.settings.head_bytes:
                self.refuse(431)
                return
            self.admission.mark_busy(self)
            self._set_timer(self.admission.settings.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Take in a part of the body."""
        if not self._shut:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is there; the answer has a time limit of its own."""
        self._heard, self._in_message = 0, False
        if self._shut:
            return
        if self.admission is not None and not self.cycle_is_over():
            self._set_timer(self.admission.settings.answer_seconds)
        super().on_message_complete()

    def cycle_is_over(self) -> bool:
        """Whether no request is being answered."""
        return self.cycle is None or self.cycle.response_complete

    def on_response_complete(self) -> None:
        """An answer is sent. If the next request has already begun, its head has a time limit again."""
        if self.admission is not None and not self._shut and self._inside:
            self._set_timer(self.admission.settings.head_seconds if self._in_message else None)
            self.admission.mark_idle(self)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection and its place over to the protocol of the socket."""
        self._set_timer(None)
        if self.admission is not None:
            self.admission.mark_busy(self)
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, SocketConnection) and self.admission is not None:
            protocol.take_over_place(self.admission, self.address)
            self._inside = False

    def refuse(self, status: int) -> None:
        """Say why in a line, and close the connection."""
        if self.admission is not None and not self._shut:
            self.admission.turn_away({408: "too slow", 413: "too large", 431: "too large"}[status])
        self._refuse(status)

    def give_way(self) -> None:
        """Close without a word, for somebody else's sake."""
        if self.admission is not None:
            self.admission.turn_away("idle")
        self._shut = True
        self._release_place()
        self.transport.abort()

    def _refuse(self, status: int) -> None:
        if self._shut:
            return
        self._shut = True
        self._set_timer(None)
        line, said = REFUSALS[status]
        head = b"HTTP/1.1 %s\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
        if self.cycle_is_over():
            self.transport.write(head % (line, len(said)) + said)
        self.transport.close()

    def _on_timer(self) -> None:
        """The time is up. A request that has begun is refused; a connection that asked nothing is closed without a word."""
        self._timer = None
        if self._heard and self.cycle_is_over():
            self.refuse(408)
        else:
            self.give_way()

    def _set_timer(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self._on_timer) if seconds is not None else None

    def _release_place(self) -> None:
        if self.admission is not None:
            self.admission.mark_busy(self)
            if self._inside:
                self._inside = False
                self.admission.leave(self.address)


class SocketConnection(QuickFrames):
    """A connection that has become a socket. It keeps its place, and hears a last word before the server stops."""

    admission: Admission | None = None
    address = ""

    def take_over_place(self, admission: Admission, address: str) -> None:
        """Count as the connection that this socket was before."""
        if self.disconnected:
            admission.leave(address)
        else:
            self.admission, self.address = admission, address

    def connection_made(self, transport: BaseTransport) -> None:
        """The connection has become a socket."""
        super().connection_made(transport)
        self.leaving: TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """The place is free again."""
        super().connection_lost(exc)
        if self.leaving is not None:
            self.leaving.cancel()
        if self.admission is not None:
            self.admission.leave(self.address)
            self.admission = None

    def shutdown(self) -> None:
        """Let the tables say goodbye and close; a browser that does not listen is cut off soon after."""
        farewell = cast("Callable[[], None] | None", self.app_state.get("farewell"))
        if farewell is None or not self.handshake_complete or self.leaving is not None:
            super().shutdown()
            return
        farewell()
        self.leaving = self.loop.call_later(FAREWELL_SECONDS, super().shutdown)
