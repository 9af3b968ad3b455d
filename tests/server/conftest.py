"""Real server processes, and people who talk to them."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import tablee
from tablee.server.loadtest import Server
from tablee.server.settings import Settings
from tablee.server.storage.rows import Match, Seat, now, values
from tablee.server.tables.history import pack_dump

from .postgres import Postgres

FAST = Settings(forced=False, pace=(0.0, 0.0), ease=1e6, sweep=0.2, settle=0.2, bot_seconds=20.0)
"""No waiting, and every question is put: tests say themselves what is answered."""


class Live:
    """A socket at a table that remembers what it was told."""

    def __init__(self, server: Server, table: str, key: str | None = None, hello: bool = True, **more: Any) -> None:
        opening = connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/live", open_timeout=30)
        self.ws: ClientConnection = opening.__enter__()
        self.frames: list[dict[str, Any]] = []
        self.states: dict[Any, dict[str, Any]] = {}
        self.logs: dict[Any, list[dict[str, Any]]] = {}
        self.number = 0
        if hello:
            self.send({"type": "hello", **({"key": key} if key else {}), **more})

    def send(self, message: object) -> None:
        self.ws.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def flood(self, message: object, times: int) -> None:
        """Again and again; the door may be shut before the last of them."""
        with suppress(ConnectionClosed):
            for _ in range(times):
                self.send(message)

    def get(self, timeout: float = 30.0) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(self.ws.recv(timeout=timeout))
        self.frames.append(frame)
        if frame["type"] == "state":
            log = self.logs.setdefault(frame["seat"], [])
            assert frame["since"] <= len(log), "events are missing"
            log[frame["since"] :] = frame["events"]
            assert len(log) == frame["version"]
            self.states[frame["seat"]] = frame
        return frame

    def until(self, *types: str, timeout: float = 30.0, **fields: Any) -> dict[str, Any]:
        """The next frame of one of these types with these fields."""
        while True:
            frame = self.get(timeout)
            if frame["type"] in types and all(frame.get(name) == value for name, value in fields.items()):
                return frame

    def finished(self) -> dict[str, Any]:
        """The facts of the table once it is over."""
        while True:
            for frame in reversed(self.frames):
                if frame["type"] == "table" and frame["table"]["status"] == "finished":
                    facts: dict[str, Any] = frame["table"]
                    return facts
            self.get()

    def until_closed(self) -> dict[str, Any]:
        """The last word of the server."""
        try:
            while True:
                self.get()
        except ConnectionClosed:
            return self.frames[-1]

    def drain(self, timeout: float = 0.3) -> list[dict[str, Any]]:
        got = []
        try:
            while True:
                got.append(self.get(timeout))
        except TimeoutError:
            return got

    def play(self, seat: int, action: dict[str, Any], **more: Any) -> str:
        self.number += 1
        name = f"{id(self)}-{self.number}"
        message = {
            "type": "play",
            "id": name,
            "seat": seat,
            "action": action,
            "version": self.states[seat]["version"],
            **more,
        }
        self.send(message)
        return name

    def close(self) -> None:
        self.ws.close()

    def __enter__(self) -> Live:
        return self

    def __exit__(self, *args: object) -> None:
        self.close()


class Friend:
    """A person with a key."""

    def __init__(self, server: Server, name: str = "Ada", lang: str = "en") -> None:
        self.server = server
        self.key: str = server.call("POST", "/api/people", {"name": name, "lang": lang})["key"]

    def call(self, method: str, path: str, body: object = None) -> Any:
        return self.server.call(method, path, body, self.key)

    def post(self, table: str, verb: str, body: object = None) -> Any:
        return self.call("POST", f"/api/tables/{table}/{verb}", body)

    def open(self, *kinds: str, **more: Any) -> str:
        """A table of Push; kinds are me, open, hot, easy, normal, hard."""
        levels = ("easy", "normal", "hard")
        seats = [{"kind": "bot", "level": kind} if kind in levels else {"kind": kind} for kind in kinds]
        made: str = self.call("POST", "/api/tables", {"game": "push", "seats": seats, **more})["id"]
        return made

    def live(self, table: str, **more: Any) -> Live:
        return Live(self.server, table, self.key, **more)


def two_at_table(server: Server) -> tuple[str, Friend, Friend]:
    ada, bob = Friend(server, "Ada"), Friend(server, "Bob")
    table = ada.open("me", "open")
    bob.post(table, "sit", {})
    return table, ada, bob


def lay(server: Server, name: str, dump: dict[str, Any], people: list[str], names: Sequence[str] = ()) -> None:
    """Put a running match into the server's database; a person of "" is an easy bot."""
    start = pack_dump(tablee.game(dump["game"]).load(dump))
    match = Match(
        id=name, game=dump["game"], rules_version=1, seats=dump["seats"], options="{}", status="running", seed="ab" * 16,
        start_dump=start, created=now(), started=now(), content=json.dumps(dump["content"]) if "content" in dump else None,
    )  # fmt: skip
    called = names or [f"P{seat}" for seat in range(len(people))]
    seats = [
        Seat(match=name, seat=i, kind="person", name=called[i], person=person)
        if person
        else Seat(match=name, seat=i, kind="bot", level="easy")
        for i, person in enumerate(people)
    ]
    with sqlite3.connect(server.database, timeout=10) as connection:
        for table, row in (("matches", match), *[("seats", seat) for seat in seats]):
            fields = values(row)
            columns = ", ".join(f'"{field}"' for field in fields)
            marks = ", ".join("?" * len(fields))
            connection.execute(f"INSERT INTO {table} ({columns}) VALUES ({marks})", list(fields.values()))


def asked(view: dict[str, Any]) -> bool:
    return bool(view["legal"] or view["outcome"])


def play_on(lives: dict[int, Live], rng: random.Random, moves: int = 10_000) -> int:
    """Play random answers until the match is over or so many moves are acknowledged.

    A bot that stands in for somebody may have moved unseen; what came too late is answered anew.
    """
    for seat, live in lives.items():
        while seat not in live.states:
            live.get()
    played = 0
    while played < moves:
        while not any(
            live.states[seat]["view"]["legal"] or live.states[seat]["view"]["outcome"] for seat, live in lives.items()
        ):
            for live in lives.values():
                live.drain(0.02)
        states = {seat: live.states[seat] for seat, live in lives.items()}
        if any(state["view"]["outcome"] for state in states.values()):
            return played
        seat = next(seat for seat, state in states.items() if state["view"]["legal"])
        live = lives[seat]
        before = {other: lives[other].states[other]["version"] for other in lives}
        name = live.play(seat, rng.choice(states[seat]["view"]["legal"]))
        answer = live.until("ack", "refused", id=name)
        assert answer["type"] == "ack" or answer["rule"] in ("TABLEE-STALE", "TABLEE-TURN"), answer
        played += answer["type"] == "ack"
        for other, listener in lives.items():
            while listener.states[other]["version"] == before[other]:
                listener.get()
    return played


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """A database server for the tests of a module."""
    made = Postgres()
    yield made
    made.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server with SQLite for the tests that do not harm it."""
    made = Server(str(tmp_path_factory.mktemp("server") / "tablee.db"), settings=FAST)
    made.start()
    yield made
    made.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, to be killed or starved."""
    made = Server(str(tmp_path / "tablee.db"), settings=FAST)
    made.start()
    yield made
    made.stop()
