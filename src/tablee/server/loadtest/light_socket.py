"""A WebSocket client that costs little, so that the load does not measure itself."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable

import msgspec

from .process import HOST


class LightSocket(asyncio.Protocol):
    """A WebSocket client with no more than a load test needs."""

    def __init__(self, path: str, on_frame: Callable[[bytes], None]) -> None:
        self.path = path
        self.on_frame = on_frame
        self.buffer = bytearray()
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
        self.buffer += data
        if not self.open.done():
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self.buffer[:20]:
                self.open.set_exception(ConnectionError(bytes(self.buffer[:40]).decode("latin-1")))
                return
            del self.buffer[: end + 4]
            self.open.set_result(None)
        while (frame := self._frame()) is not None:
            self.on_frame(frame)

    def _frame(self) -> bytes | None:
        """The next whole text frame; pings are answered on the way."""
        while len(self.buffer) >= 2:
            size, start = self.buffer[1] & 127, 2
            if size >= 126:
                start = 4 if size == 126 else 10
                size = int.from_bytes(self.buffer[2:start], "big")
            if len(self.buffer) < start + size:
                return None
            code, payload = self.buffer[0] & 15, bytes(self.buffer[start : start + size])
            del self.buffer[: start + size]
            if code == 1:
                return payload
            if code == 9:
                self._send(10, payload)
        return None

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
