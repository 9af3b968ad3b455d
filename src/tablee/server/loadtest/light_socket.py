"""Connections that cost little, so that the load does not measure itself: a WebSocket client, and single HTTP calls."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any

import msgspec

from .process import HOST


class LightSocket(asyncio.Protocol):
    """A WebSocket client with no more than a load test needs. `received` counts the bytes that came."""

    def __init__(self, path: str, on_frame: Callable[[bytes], None]) -> None:
        self.path = path
        self.on_frame = on_frame
        self.buffer = b""
        self.received = 0
        self.open = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade to a WebSocket."""
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "write")
        self.transport = transport  # type: ignore[assignment]
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET {self.path} HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        self._write(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())

    def data_received(self, data: bytes) -> None:
        """Take in the answer to the upgrade, then hand on every whole frame."""
        self.received += len(data)
        if self.buffer:
            data = self.buffer + data
        if not self.open.done():
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self.buffer = data
                return
            if b" 101 " not in data[:20]:
                self.open.set_exception(ConnectionError(data[:40].decode("latin-1")))
                return
            data = data[end + 4 :]
            self.open.set_result(None)
        self.buffer = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Hand on the whole text frames and answer pings; what is left over."""
        at, there = 0, len(data)
        while at + 2 <= there:
            size, start = data[at + 1] & 127, at + 2
            if size >= 126:
                start = at + (4 if size == 126 else 10)
                size = int.from_bytes(data[at + 2 : start], "big")
            end = start + size
            if end > there:
                break
            code, at = data[at] & 15, end
            if code == 1:
                self.on_frame(data[start:end])
            elif code == 9:
                self._send(10, data[start:end])
        return data[at:]

    def send(self, message: object) -> None:
        """Send a message as JSON."""
        self._send(1, msgspec.json.encode(message))

    def _send(self, code: int, payload: bytes) -> None:
        """Masked by zeros: allowed, and free."""
        size = len(payload)
        head = bytes((128 | code, 128 | size)) if size < 126 else bytes((128 | code, 254)) + size.to_bytes(2, "big")
        self._write(head + b"\0\0\0\0" + payload)

    def _write(self, data: bytes) -> None:
        if self.transport is not None:
            self.transport.write(data)

    def connection_lost(self, error: Exception | None) -> None:
        """Whoever waits for the socket to open is told that it will not."""
        if not self.open.done():
            self.open.set_exception(ConnectionError("closed"))

    def close(self) -> None:
        """Close the connection."""
        if self.transport is not None:
            self.transport.close()


async def light_call(port: int, method: str, path: str, body: object = None, key: str = "") -> Any:
    """One REST call over a connection of its own; an HTTP error raises."""
    reader, writer = await asyncio.open_connection(HOST, port)
    data = b"" if body is None else msgspec.json.encode(body)
    head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\nContent-Type: application/json\r\n"
    head += f"Content-Length: {len(data)}\r\n" + (f"Authorization: Bearer {key}\r\n\r\n" if key else "\r\n")
    writer.write(head.encode() + data)
    try:
        said, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    finally:
        writer.close()
    if said[9:10] != b"2":
        raise ConnectionError(said.partition(b"\r\n")[0].decode("latin-1"))
    return msgspec.json.decode(answer) if answer else None
