"""Frames that are read and written beside the WebSocket library: what comes in pieces, too large or wrong is as it was."""

from __future__ import annotations

import json
import os
import socket
import struct
from collections.abc import Iterator
from typing import Any

import pytest

from tablee.server.loadtest import Server

from .conftest import Friend, two_at_table

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
PACKING = "Sec-WebSocket-Extensions: permessage-deflate\r\n"


class RawSocket:
    """A socket whose frames are made by hand."""

    def __init__(self, server: Server, table: str, more: str = "") -> None:
        self.made = socket.create_connection(("127.0.0.1", server.port), timeout=30)
        head = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        self.made.sendall(f"{head}{key}{more}\r\n".encode())
        self.came = b""
        while b"\r\n\r\n" not in self.came:
            self.came += self.made.recv(4096)
        self.answer, _, self.came = self.came.partition(b"\r\n\r\n")

    def send(self, payload: bytes, code: int = TEXT, final: bool = True, masked: bool = True, slowly: bool = False) -> None:
        size, flag = len(payload), 128 if masked else 0
        head = bytes((code | (128 if final else 0),))
        head += bytes((flag | size,)) if size < 126 else bytes((flag | 126,)) + struct.pack("!H", size)
        mask = os.urandom(4) if masked else b""
        data = head + mask + bytes(byte ^ (mask or b"\0")[n % max(1, len(mask))] for n, byte in enumerate(payload))
        for part in [data[n : n + 1] for n in range(len(data))] if slowly else [data]:
            self.made.sendall(part)

    def say(self, **message: object) -> None:
        self.send(json.dumps(message).encode())

    def take(self, count: int) -> bytes:
        while len(self.came) < count:
            more = self.made.recv(65_536)
            assert more, "closed without a word"
            self.came += more
        taken, self.came = self.came[:count], self.came[count:]
        return taken

    def frames(self) -> Iterator[tuple[int, bool, bytes]]:
        """Every frame: its code, whether it was packed, and its payload."""
        while True:
            head, size = self.take(2)
            if size >= 126:
                size = int.from_bytes(self.take(2 if size == 126 else 8), "big")
            yield head & 15, bool(head & 0x40), self.take(size)

    def until(self, code: int, part: bytes = b"") -> bytes:
        return next(payload for found, _, payload in self.frames() if found == code and part in payload)


@pytest.fixture
def at_table(server: Server) -> tuple[str, Friend, Friend]:
    return two_at_table(server)


def test_a_frame_may_come_byte_by_byte_and_a_message_in_pieces(server: Server, at_table: tuple[str, Friend, Friend]) -> None:
    table, ada, _ = at_table
    raw = RawSocket(server, table)
    raw.send(json.dumps({"type": "hello", "key": ada.key}).encode(), slowly=True)
    raw.until(TEXT, b'"type":"state"')
    raw.send(b'{"type":"ch', final=False)
    raw.send(b"between", code=PING)
    assert raw.until(PONG) == b"between"
    raw.send(b'at","id":1,"text":"one and', code=0, final=False)
    raw.send(b' the same"}', code=0)
    raw.say(type="ping")
    assert b"one and the same" in raw.until(TEXT, b'"type":"chat"')
    raw.until(TEXT, b'"type":"pong"')


def test_several_frames_may_come_at_once(server: Server, at_table: tuple[str, Friend, Friend]) -> None:
    raw = RawSocket(server, at_table[0])
    frame = b'{"type":"ping"}'
    head = bytes((0x81, 0x80 | len(frame))) + bytes(4)
    raw.say(type="hello")
    raw.made.sendall((head + frame) * 40)
    pongs = 0
    for code, _, payload in raw.frames():
        pongs += code == TEXT and b'"type":"pong"' in payload
        if pongs == 40:
            break


@pytest.mark.parametrize(
    ("payload", "sent", "why"),
    [
        (b"\xff\xfe", {}, 1007),
        (b"x" * 20_000, {}, 1009),
        (b'{"type":"ping"}', {"masked": False}, 1002),
        (b"whole", {"code": 3}, 1002),
    ],
)
def test_what_is_wrong_ends_the_conversation(
    server: Server, at_table: tuple[str, Friend, Friend], payload: bytes, sent: dict[str, Any], why: int
) -> None:
    raw = RawSocket(server, at_table[0])
    raw.say(type="hello")
    raw.until(TEXT, b'"type":"state"')
    raw.send(payload, **sent)
    assert int.from_bytes(raw.until(CLOSE)[:2], "big") == why


def test_a_text_amid_a_message_in_pieces_is_wrong(server: Server, at_table: tuple[str, Friend, Friend]) -> None:
    raw = RawSocket(server, at_table[0])
    raw.say(type="hello")
    raw.send(b'{"type":', final=False)
    raw.say(type="ping")
    assert int.from_bytes(raw.until(CLOSE)[:2], "big") == 1002


def test_frames_are_never_packed(server: Server, at_table: tuple[str, Friend, Friend]) -> None:
    """The size of what is packed tells how alike its parts are, and others choose some of them (docs/protocol.md)."""
    raw = RawSocket(server, at_table[0], PACKING)
    raw.say(type="hello", key=at_table[1].key)
    assert b"Extensions" not in raw.answer
    assert not next(packed for code, packed, payload in raw.frames() if code == TEXT and b'"type":"state"' in payload)
