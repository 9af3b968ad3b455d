"""A socket's frames, read and written without detours.

What comes all the time are moves, each in one small text frame, and what goes all the time is what seats are shown. The
WebSocket library takes its time over both. So whole text frames are read here, and texts are written here; everything else
(the handshake, messages in pieces, pings, the end) is the library's, which is handed it frame by frame.
"""

from __future__ import annotations

from typing import Any, Final, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
FINAL: Final = 0x80
MOST_UNREAD: Final = 16
QUICK: Final = "tablee.quick"
"""The name under which an application finds a `Quick` among the extensions of its scope."""


class Quick(Protocol):
    """A socket to which texts can be sent without detours."""

    def push(self, text: bytes) -> bool:
        """Send a text now; False where it cannot be."""

    async def drained(self) -> bool:
        """Wait until it is worth while to push again; False when it will never be."""


def frame_end(data: bytes, at: int) -> tuple[int, int]:
    """Where the payload of the frame begins that starts there, and where it ends; (0, 0) while that is not known.

    >>> frame_end(bytes([0x81, 0x85]) + b"mask" + b"hello", 0), frame_end(b"\\x81", 0)
    ((6, 11), (0, 0))
    """
    if len(data) < at + 2:
        return 0, 0
    size, start = data[at + 1] & 0x7F, at + 2
    if size >= 126:
        start = at + (4 if size == 126 else 10)
        if len(data) < start:
            return 0, 0
        size = int.from_bytes(data[at + 2 : start], "big")
    if data[at + 1] & MASKED:
        start += 4
    return start, start + size


def framed(text: bytes) -> bytes:
    """A text as a frame from the server.

    >>> framed(b"hello"), framed(b"x" * 300)[:4]
    (b'\\x81\\x05hello', b'\\x81~\\x01,')
    """
    size = len(text)
    if size < 126:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 65_536:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big") + text


class QuickFrames(WebSocketsSansIOProtocol):
    """A socket whose whole text frames do not pass through the library."""

    _rest = b""
    _in_pieces = False
    _astray = False

    def handle_connect(self, event: Request) -> None:
        """Let the application find this socket."""
        super().handle_connect(event)
        if not self.handshake_complete:
            cast("dict[str, Any]", self.scope["extensions"])[QUICK] = self

    def data_received(self, data: bytes) -> None:
        """Take in frames: texts here, all others one by one in the library."""
        if not self.handshake_initiated or self._astray:
            super().data_received(data)
            return
        if self._rest:
            data = self._rest + data
        at = 0
        while True:
            start, end = frame_end(data, at)
            if end - start > self.config.ws_max_size:
                self._astray = True
                super().data_received(data[at:])
                return
            if not end or end > len(data):
                break
            self._frame_received(data, at, start, end)
            at = end
        self._rest = data[at:]

    def _frame_received(self, data: bytes, at: int, start: int, end: int) -> None:
        head = data[at]
        whole = head == WHOLE_TEXT and data[at + 1] & MASKED and not self._in_pieces and self.conn.state is State.OPEN
        if not (whole and self._text_received(apply_mask(data[start:end], data[start - 4 : start]))):
            if not head & 0x08:
                self._in_pieces = not head & FINAL
            super().data_received(data[at:end])

    def _text_received(self, payload: bytes) -> bool:
        """Queue a text for the application, which may lag behind a little; False where the library must refuse it."""
        try:
            text = payload.decode()
        except UnicodeDecodeError:
            return False
        if not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            if self.queue.qsize() >= MOST_UNREAD and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
        return True

    def push(self, text: bytes) -> bool:
        """Send a text now; False where it cannot be: what was sent before is still on its way, or the end has begun."""
        if not self.writable.is_set() or not self._open:
            return False
        self.transport.write(framed(text))
        return True

    @property
    def _open(self) -> bool:
        return not self.close_sent and self.conn.state is State.OPEN and not self.transport.is_closing()

    async def drained(self) -> bool:
        """Wait until what was sent before is on its way; False when nothing can be sent any more."""
        await self.writable.wait()
        return self._open
