"""People who look for a match: a socket of the hall for each, which remembers what it was told."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tablee.server.loadtest import Server

from .conftest import Friend


class Visit:
    """A socket of the hall."""

    def __init__(self, server: Server, key: str | None = None, hall: bool = False) -> None:
        opening = connect(f"ws://127.0.0.1:{server.port}/api/hall/live", open_timeout=30)
        self.ws: ClientConnection = opening.__enter__()
        self.said: list[dict[str, Any]] = []
        self.last: dict[str, Any] = {}
        self.hello(key, hall)

    def hello(self, key: str | None, hall: bool) -> None:
        self.ws.send(json.dumps({"type": "hello", "hall": hall, **({"key": key} if key else {})}))

    def get(self, timeout: float = 20.0) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(self.ws.recv(timeout=timeout))
        self.said.append(frame)
        self.last[frame["type"]] = frame
        return frame

    def until(self, kind: str, true: Callable[[Any], bool], timeout: float = 20.0) -> Any:
        """What is said of a seek, a company or the hall, as soon as something is so."""
        end = time.monotonic() + timeout
        while kind not in self.last or not true(self.last[kind][kind]):
            self.get(max(0.01, end - time.monotonic()))
        return self.last[kind][kind]

    def found(self) -> str:
        """The table that is found."""
        return str(self.until("seek", lambda seek: seek is not None and seek["table"])["table"])

    def ended(self) -> dict[str, Any]:
        """The last word of the server."""
        try:
            while True:
                self.get()
        except ConnectionClosed:
            return self.said[-1]

    def close(self) -> None:
        self.ws.close()

    def __enter__(self) -> Visit:
        return self

    def __exit__(self, *args: object) -> None:
        self.close()


class Seeker(Friend):
    """A person who looks for a match."""

    def visit(self, hall: bool = False) -> Visit:
        return Visit(self.server, self.key, hall)

    def seek(self, *seats: int, **more: Any) -> Any:
        wish = {"game": "push", "seats": list(seats or (2,)), **more}
        return self.call("POST", "/api/hall/seek", wish)["seek"]

    def looking(self) -> Any:
        return self.call("GET", "/api/hall/seek")["seek"]

    def cancel(self) -> None:
        self.call("DELETE", "/api/hall/seek")


def wait_for(true: Callable[[], Any], seconds: float = 20.0) -> Any:
    """What is found as soon as it is there."""
    end = time.monotonic() + seconds
    while not (found := true()):
        assert time.monotonic() < end, "it has not come to pass"
        time.sleep(0.02)
    return found
