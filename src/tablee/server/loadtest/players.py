"""Scripted players: two at a table, who answer at random, one match after the other."""

from __future__ import annotations

import asyncio
import random
from time import perf_counter
from typing import Any, Final

import msgspec

from .light_socket import LightSocket
from .process import HOST, Server

MATCH_MOVES: Final = 40


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


class LoadTable:
    """Two scripted players who answer at random, one match after the other, at a steady pace.

    They begin one after the other over the length of a match, lest all matches end at once.
    """

    def __init__(self, server: Server, tally: Tally, pace: float) -> None:
        self.server = server
        self.tally = tally
        self.pace = pace
        self.rng = random.Random()
        self.decoder = msgspec.json.Decoder(SeenFrame)
        self.sockets: list[LightSocket] = []
        self.sent_at = 0.0
        self.awaited: int | None = None
        self.asked: SeenFrame | None = None
        self.moves = 0
        self.changed = asyncio.Event()

    async def open(self) -> None:
        """Make two people, open a table, sit both down and connect them."""
        call = asyncio.to_thread
        people = [await call(self.server.call, "POST", "/api/people", {"name": f"P{seat}"}) for seat in range(2)]
        self.keys = [person["key"] for person in people]
        wish = {"game": "push", "seats": [{"kind": "me"}, {"kind": "open"}]}
        self.id = (await call(self.server.call, "POST", "/api/tables", wish, self.keys[0]))["id"]
        await call(self.server.call, "POST", f"/api/tables/{self.id}/sit", {}, self.keys[1])
        await self._connect()

    async def _connect(self) -> None:
        self.asked, self.awaited = None, None
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
        elif frame.type in ("refused", "trouble", "bye"):
            self.tally.refused += 1

    def _shown(self, seat: int, frame: SeenFrame, view: SeenView) -> None:
        """A move counts as shown when both players have had a frame since it was sent."""
        if self.awaited is not None:
            self.awaited &= ~(1 << seat)
            if self.awaited == 0:
                self.awaited = None
                if self.tally.counting:
                    self.tally.latencies.append(perf_counter() - self.sent_at)
        if view.legal or view.outcome is not None:
            self.asked = frame
        self.changed.set()

    async def play(self) -> None:
        """Move whenever it is time; a match that is over is followed by a rematch."""
        loop = asyncio.get_running_loop()
        due = loop.time() + self.rng.random() * self.pace * MATCH_MOVES
        while True:
            await asyncio.sleep(max(0.0, due - loop.time()))
            due = max(due + self.pace, loop.time() - self.pace)
            while self.asked is None or self.awaited is not None:
                self.changed.clear()
                await self.changed.wait()
            asked, self.asked = self.asked, None
            assert asked.view is not None
            if asked.view.outcome is not None:
                await self._again()
            else:
                self._move(asked, asked.view)

    def _move(self, asked: SeenFrame, view: SeenView) -> None:
        self.moves += 1
        seat = asked.seat or 0
        action = self.rng.choice(view.legal)
        self.awaited, self.sent_at = 3, perf_counter()
        self.sockets[seat].send({"type": "play", "id": self.moves, "seat": seat, "action": action, "version": asked.version})

    async def _again(self) -> None:
        self.tally.finished += 1
        self.close()
        for key in self.keys:
            new = await asyncio.to_thread(self.server.call, "POST", f"/api/tables/{self.id}/rematch", None, key)
        self.id = new["id"]
        self.keys = [*self.keys[1:], self.keys[0]]
        await self._connect()

    def close(self) -> None:
        """Close both sockets."""
        for socket in self.sockets:
            socket.close()
        self.sockets = []
