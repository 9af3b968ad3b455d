"""Scripted players: two at a table, who answer at random, one match after the other."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping
from time import perf_counter
from typing import Any, Final

import msgspec

from .light_socket import LightSocket, light_call
from .process import HOST, Server

MATCH_MOVES: Final = 40
SHOWN: Final = 3
ACKED: Final = 4


class SeenView(msgspec.Struct):
    """As much of a view as a scripted player reads."""

    legal: list[dict[str, int | str]]
    outcome: dict[str, Any] | None


class SeenFrame(msgspec.Struct):
    """As much of a frame as a scripted player reads."""

    type: str
    version: int = 0
    seat: int | None = None
    view: SeenView | None = None
    why: str = ""


class Tally:
    """What all tables measured together."""

    def __init__(self) -> None:
        self.counting = False
        self.latencies: list[float] = []
        self.finished = 0
        self.refused = 0

    def note(self, latency: float) -> None:
        """A move has arrived."""
        if self.counting:
            self.latencies.append(latency)


class LoadTable:
    """Two scripted players who answer at random, one match after the other, at a steady pace.

    They begin one after the other over the length of a match, lest all matches end at once. A move that is due waits until
    the one before it has been acknowledged and both players have been shown it.
    """

    def __init__(self, server: Server, tally: Tally, pace: float, options: Mapping[str, object] | None = None) -> None:
        self.server = server
        self.options = options or {}
        self.tally = tally
        self.pace = pace
        self.rng = random.Random()
        self.decoder = msgspec.json.Decoder(SeenFrame)
        self.sockets: list[LightSocket] = []
        self.sent_at = 0.0
        self.awaited = 0
        self.asked: SeenFrame | None = None
        self.moves = 0
        self._received_before = 0
        self.due = 0.0
        self.playing = False
        self.failed: asyncio.Future[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.rematch: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Make two people, open a table, sit both down and connect them."""
        people = [await self._call("POST", "/api/people", {"name": f"P{seat}"}) for seat in range(2)]
        self.keys = [person["key"] for person in people]
        wish = {"game": "push", "seats": [{"kind": "me"}, {"kind": "open"}], "options": self.options}
        self.id = (await self._call("POST", "/api/tables", wish, self.keys[0]))["id"]
        await self._call("POST", f"/api/tables/{self.id}/sit", {}, self.keys[1])
        await self._connect()

    async def _call(self, method: str, path: str, body: object = None, key: str = "") -> Any:
        return await light_call(self.server.port, method, path, body, key)

    async def _connect(self) -> None:
        self.asked, self.awaited = None, 0
        for seat in range(2):
            _, socket = await asyncio.get_running_loop().create_connection(
                lambda seat=seat: LightSocket(f"/api/tables/{self.id}/live", lambda data: self._heard(seat, data)),  # type: ignore[misc]
                HOST,
                self.server.port,
            )
            await socket.open
            self.sockets.append(socket)
            socket.send({"type": "hello", "key": self.keys[seat]})

    def _heard(self, seat: int, data: bytes) -> None:
        frame = self.decoder.decode(data)
        if frame.type == "state" and frame.view is not None:
            self._shown(seat, frame, frame.view)
        elif frame.type == "ack":
            self._arrived(ACKED)
        elif frame.type in ("refused", "trouble", "bye"):
            self.tally.refused += 1

    def _shown(self, seat: int, frame: SeenFrame, view: SeenView) -> None:
        if view.legal or view.outcome is not None:
            self.asked = frame
        self._arrived(1 << seat)

    def _arrived(self, what: int) -> None:
        """A move counts once both players have had a frame since it was sent, and its author the acknowledgement."""
        if self.awaited & what:
            self.awaited &= ~what
            if self.awaited == 0:
                self.tally.note(perf_counter() - self.sent_at)
        self._play_in_time()

    async def play(self) -> None:
        """Move whenever it is time; a match that is over is followed by a rematch."""
        loop = asyncio.get_running_loop()
        self.due = loop.time() + self.rng.random() * self.pace * MATCH_MOVES
        self.failed, self.playing = loop.create_future(), True
        try:
            self._play_in_time()
            await self.failed
        finally:
            self.playing = False
            if self.rematch is not None:
                self.rematch.cancel()

    def _play_in_time(self) -> None:
        """Make the next move as soon as it is due and all there is has been shown."""
        if not self.playing or self.asked is None or self.awaited or self.timer is not None:
            return
        loop = asyncio.get_running_loop()
        self.timer = loop.call_at(max(self.due, loop.time()), self._make_move)

    def _make_move(self) -> None:
        asked, self.asked, self.timer = self.asked, None, None
        if not self.playing or asked is None or asked.view is None:
            return
        self.due = max(self.due + self.pace, asyncio.get_running_loop().time() - self.pace)
        if asked.view.outcome is not None:
            self.rematch = asyncio.create_task(self._again())
            self.rematch.add_done_callback(self._ended)
        else:
            self._move(asked, asked.view)

    def _move(self, asked: SeenFrame, view: SeenView) -> None:
        self.moves += 1
        seat = asked.seat or 0
        action = self.rng.choice(view.legal)
        self.awaited, self.sent_at = SHOWN | ACKED, perf_counter()
        self.sockets[seat].send({"type": "play", "id": self.moves, "seat": seat, "action": action, "version": asked.version})

    async def _again(self) -> None:
        self.tally.finished += 1
        self.close()
        for key in self.keys:
            new = await self._call("POST", f"/api/tables/{self.id}/rematch", None, key)
        self.id = new["id"]
        self.keys = [*self.keys[1:], self.keys[0]]
        await self._connect()

    def _ended(self, again: asyncio.Task[None]) -> None:
        """A rematch that failed ends the load."""
        error = None if again.cancelled() else again.exception()
        if error is not None and self.failed is not None and not self.failed.done():
            self.failed.set_exception(error)

    @property
    def received(self) -> int:
        """How many bytes have come, over all matches."""
        return self._received_before + sum(socket.received for socket in self.sockets)

    def close(self) -> None:
        """Close both sockets."""
        self._received_before = self.received
        for socket in self.sockets:
            socket.close()
        self.sockets = []
