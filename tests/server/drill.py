"""A drill: two workers on PostgreSQL at full speed; their processes, the server and the database are killed over and over.

`python -m tests.server.drill [kills [tables [seconds between kills]]]` runs the long form. Players behave as browsers do: a
lost connection is opened again, and what was neither acknowledged nor refused is sent again under the same id.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any
from urllib.error import URLError

import asyncpg  # type: ignore[import-untyped]
import msgspec

from tablee.server.loadtest import HOST, LightSocket, Server, family, free_port
from tablee.server.settings import Settings

from .postgres import Postgres

# Game, people, bots: sealed questions and response windows are where processes race for the next number.
KINDS = [("push", 2, 0), ("heros", 2, 2), ("push", 3, 0), ("epic", 2, 1), ("conan", 2, 1)]
STUCK_SECONDS = 75.0
QUIET_SECONDS = 3.0
TRAIL = 40
OUT_OF_DATE = ("TABLEE-STALE", "TABLEE-TURN")
SETTINGS = Settings(pace=(0.0, 0.0), ease=1e6, sweep=0.2, settle=0.2, bot_seconds=20.0)


class Report(msgspec.Struct):
    """What a drill found; the lists name what went wrong. Of the kills some took the whole server, some the database.

    `stale`: sockets that had not been shown the present when all was quiet; `behind`: that had not when they were refused.
    `trails`: for each player who lost a move, the rows stored last and what the player last sent and heard.
    """

    kills: int = 0
    servers: int = 0
    databases: int = 0
    tables: int = 0
    matches: int = 0
    acknowledged: int = 0
    refused: int = 0
    stored: int = 0
    seconds: float = 0.0
    looks: int = 0
    lost: list[str] = []
    doubled: list[str] = []
    gaps: list[str] = []
    stale: list[str] = []
    behind: list[str] = []
    stuck: list[str] = []
    trails: list[str] = []

    def clean(self) -> bool:
        return not (self.lost or self.doubled or self.gaps or self.stale or self.behind or self.stuck)

    def told(self) -> str:
        """All of it, as text, which no test runner shortens."""
        return msgspec.json.format(msgspec.json.encode(self)).decode()


class Wire(LightSocket):
    """A connection that says when it is lost."""

    lost: Callable[[], None] = staticmethod(lambda: None)

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        self.lost()


class Player:
    """One tab of one seat of one table, on whichever worker its connection reaches."""

    def __init__(self, drill: Drill, seat: int, key: str, tab: int = 0) -> None:
        self.drill, self.seat, self.key, self.tab = drill, seat, key, tab
        self.table = ""
        self.version, self.epoch = 0, 0
        self.legal: list[dict[str, Any]] = []
        self.over = False
        self.waiting: dict[str, dict[str, Any]] = {}
        self.acked: set[tuple[str, str]] = set()
        self.number = self.shown = self.sent_at = 0
        self.rng = random.Random()
        self.moved_at = monotonic()
        self.wire: Wire | None = None
        self.task: asyncio.Task[None] | None = None
        self.trail: deque[str] = deque(maxlen=TRAIL)

    def note(self, what: str, *more: object) -> None:
        """Keep in mind what was sent or heard."""
        self.trail.append(" ".join([f"{monotonic():.3f}", self.table, what, *map(str, more)]))

    async def run(self) -> None:
        """Connected for ever."""
        while True:
            lost, table = asyncio.Event(), self.table
            with suppress(OSError, TimeoutError):
                self.wire = await connected(self.drill.server, table, self._heard, lost.set)
                if table != self.table:
                    self.wire.close()
                self.wire.send(
                    {"type": "hello", "key": self.key, "since": {str(self.seat): self.version}, "epoch": self.epoch}
                )
                self.note("hello", self.version, *self.waiting)
                for message in self.waiting.values():
                    self.wire.send(message)
                await lost.wait()
            self.wire = None
            await asyncio.sleep(0.05 + 0.2 * self.rng.random())

    def sit(self, table: str) -> None:
        """Go to another table."""
        self.table, self.version, self.epoch, self.legal, self.over = table, 0, 0, [], False
        self.waiting = {}
        self.moved_at = monotonic()
        self.note("sit")
        if self.wire is not None:
            self.wire.close()

    def leave(self) -> None:
        """Hear nothing more."""
        if self.wire is not None:
            self.wire.close()

    def _heard(self, table: str, data: bytes) -> None:
        frame = msgspec.json.decode(data)
        if table == self.table:
            getattr(self, f"_on_{frame['type']}", lambda frame: None)(frame)

    def _on_state(self, frame: dict[str, Any]) -> None:
        if frame["seat"] != self.seat:
            return
        if frame["version"] != self.version:
            self.moved_at = monotonic()
        self.shown += 1
        self.version, self.epoch = frame["version"], frame["epoch"]
        self.legal = frame["view"]["legal"]
        self.over = frame["view"]["outcome"] is not None
        self.move()

    def _on_ack(self, frame: dict[str, Any]) -> None:
        self.note("ack", frame["id"], frame["version"])
        if self.waiting.pop(frame["id"], None) is not None:
            self.acked.add((self.table, frame["id"]))
        self.move()

    def _on_refused(self, frame: dict[str, Any]) -> None:
        """Whoever is refused was shown before what came between; if not, its socket was left behind, and it asks anew."""
        self.drill.report.refused += 1
        self.note("refused", frame["id"], frame["rule"])
        message = self.waiting.pop(frame["id"], None)
        if message is not None and frame["rule"] in OUT_OF_DATE and self.shown == self.sent_at:
            self.drill.report.behind.append(f"{self.table} seat {self.seat}")
            if self.wire is not None:
                self.wire.close()
        self.move()

    def move(self) -> None:
        """Answer if one is asked and nothing is on its way."""
        if not self.legal or self.waiting or self.wire is None or self.drill.quiet:
            return
        self.number += 1
        name = f"{self.seat}-{self.tab}-{self.number}"
        message = {
            "type": "play", "id": name, "seat": self.seat, "action": self.rng.choice(self.legal),
            "version": self.version, "epoch": self.epoch,
        }  # fmt: skip
        self.legal, self.sent_at = [], self.shown
        self.waiting[name] = message
        self.note("play", name, self.version)
        self.wire.send(message)


async def connected(server: Server, table: str, heard: Callable[[str, bytes], None], lost: Callable[[], None]) -> Wire:
    made = Wire(f"/api/tables/{table}/live", lambda data: heard(table, data))
    made.lost = lost
    async with asyncio.timeout(10):
        await asyncio.get_running_loop().create_connection(lambda: made, HOST, server.port)
        await made.open
    return made


class DrillTable:
    """Some players, the first with two tabs, perhaps bots; one match after the other."""

    def __init__(self, drill: Drill, game: str, seats: int, bots: int) -> None:
        self.drill, self.game, self.seats, self.bots = drill, game, seats, bots
        self.players: list[Player] = []
        self.ids: list[str] = []

    async def open(self) -> None:
        made = [await self.drill.call("POST", "/api/people", {"name": f"P{seat}"}) for seat in range(self.seats)]
        places = [{"kind": "me"}, *[{"kind": "open"}] * (self.seats - 1), *[{"kind": "bot", "level": "easy"}] * self.bots]
        table = (await self.drill.call("POST", "/api/tables", {"game": self.game, "seats": places}, made[0]["key"]))["id"]
        for person in made[1:]:
            await self.drill.call("POST", f"/api/tables/{table}/sit", {}, person["key"])
        self.ids.append(table)
        self.players = [Player(self.drill, seat, person["key"]) for seat, person in enumerate(made)]
        self.players.append(Player(self.drill, 0, made[0]["key"], tab=1))
        for player in self.players:
            player.table = table
            player.task = asyncio.create_task(player.run())

    async def play_again(self) -> None:
        """Whenever a match is over, another."""
        while True:
            await asyncio.sleep(0.05)
            if all(player.over and not player.waiting for player in self.players) and not self.drill.quiet:
                path = f"/api/tables/{self.ids[-1]}/rematch"
                again = [await self.drill.call("POST", path, None, player.key) for player in self.players]
                self.ids.append(again[-1]["id"])
                for player in self.players:
                    if self.seats > 1:  # among people, everybody moves on by a seat
                        player.seat = (player.seat - 1) % (self.seats + self.bots)
                    player.sit(self.ids[-1])

    def moved_at(self) -> float:
        """When somebody was last shown something."""
        return max(player.moved_at for player in self.players)

    def late(self) -> bool:
        return monotonic() - self.moved_at() > STUCK_SECONDS


class Drill:
    """All of it."""

    def __init__(self, database: str, tables: int, every: float, postgres: Postgres | None = None) -> None:
        self.database, self.every, self.postgres = database, every, postgres
        self.server = Server(database, workers=2, settings=SETTINGS, port=free_port())
        self.report = Report(tables=tables)
        self.tables = [DrillTable(self, *KINDS[n % len(KINDS)]) for n in range(tables)]
        self.quiet = False
        self.rng = random.Random()

    async def call(self, method: str, path: str, body: object = None, key: str = "") -> Any:
        """A call that is made again until it succeeds; while everybody is killed, calls fail."""
        end = monotonic() + STUCK_SECONDS
        while True:
            try:
                return await asyncio.to_thread(self.server.call, method, path, body, key)
            except (URLError, OSError, msgspec.DecodeError):
                if monotonic() > end:
                    raise
                await asyncio.sleep(0.2)

    async def run(self, kills: int, look_every: int) -> Report:
        began = monotonic()
        await asyncio.to_thread(self.server.start)
        try:
            for start in range(0, len(self.tables), 10):
                await asyncio.gather(*[table.open() for table in self.tables[start : start + 10]])
            again = [asyncio.create_task(table.play_again()) for table in self.tables]
            for kill in range(1, kills + 1):
                await asyncio.sleep(self.every * (0.5 + self.rng.random()))
                await self.kill()
                self.report.kills = kill
                await self._wait_for_the_late()
                if kill % look_every == 0:
                    await self.look()
            await self._all_move()
            await self.look()
            await self.stop(again)
            self.report.seconds = monotonic() - began
            await self.count()
        finally:
            await asyncio.to_thread(self.server.kill)
        return self.report

    async def stop(self, again: list[asyncio.Task[None]]) -> None:
        """Everybody leaves, after which nothing is acknowledged any more; an error in one of the tasks is raised."""
        players = [player for table in self.tables for player in table.players]
        tasks = [*again, *[player.task for player in players if player.task]]
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        for player in players:
            player.leave()
        for result in ended:
            if isinstance(result, Exception):
                raise result

    async def kill(self) -> None:
        """Mostly one process of the server, sometimes several, sometimes the whole server or the database, started again."""
        dice = self.rng.random()
        if dice < 0.1:
            self.report.servers += 1
            await asyncio.to_thread(self.server.kill)
            await asyncio.to_thread(self.server.start, 180.0)
            return
        if dice > 0.9 and self.postgres is not None:
            self.report.databases += 1
            await asyncio.to_thread(self.postgres.stop)
            await asyncio.to_thread(self.postgres.start)
            return
        assert self.server.process is not None
        workers = [pid for pid in family(self.server.process.pid) if is_worker(pid)]
        for pid in workers if dice < 0.25 else workers[:1] if dice < 0.6 else workers[-1:]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    async def _wait_for_the_late(self) -> None:
        """A table where nothing has happened for long is given time without kills; if that does not help, it is stuck."""
        for table in self.tables:
            if table.late():
                moved = table.moved_at()
                await settled(lambda table=table, moved=moved: table.moved_at() > moved)  # type: ignore[misc]
                if table.moved_at() == moved:
                    self.report.stuck.append(table.ids[-1])

    async def _all_move(self) -> None:
        """After the last kill every table goes on."""
        marks = {table: (table.ids[-1], table.players[0].version) for table in self.tables}
        end = monotonic() + STUCK_SECONDS
        while any(marks[table] == (table.ids[-1], table.players[0].version) for table in self.tables):
            if monotonic() > end:
                break
            await asyncio.sleep(0.2)
        for table in self.tables:
            if marks[table] == (table.ids[-1], table.players[0].version):
                self.report.stuck.append(table.ids[-1])

    async def look(self) -> None:
        """Let everybody rest, then compare what each socket was shown with what a new one is shown."""
        self.quiet = True
        await asyncio.sleep(QUIET_SECONDS)
        await settled(lambda: not any(player.waiting for table in self.tables for player in table.players))
        self.report.looks += 1
        for table in self.tables:
            for player in table.players:
                if not await self._up_to_date(player):
                    self.report.stale.append(f"{player.table} seat {player.seat}")
        self.quiet = False
        for table in self.tables:
            for player in table.players:
                player.move()

    async def _up_to_date(self, player: Player) -> bool:
        """Whether a player has been shown the present; a bot may move between two looks, so that one may be behind once."""
        for _ in range(5):
            if player.version == await self._present(player):
                return True
            await asyncio.sleep(1.0)
        return False

    async def _present(self, player: Player) -> int:
        """The version that somebody is shown who comes anew."""
        while True:
            found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

            def heard(table: str, data: bytes, found: asyncio.Future[int] = found) -> None:
                frame = msgspec.json.decode(data)
                if frame["type"] == "state" and frame["seat"] == player.seat and not found.done():
                    found.set_result(frame["version"])

            with suppress(OSError, TimeoutError):
                wire = await connected(self.server, player.table, heard, lambda: None)
                wire.send({"type": "hello", "key": player.key})
                async with asyncio.timeout(10):
                    version = await found
                wire.close()
                return version

    async def count(self) -> None:
        """Compare what was acknowledged with what is stored.

        Nobody may be playing: a move stored and acknowledged while the rows are on their way to us would seem lost.
        """
        connection = await asyncpg.connect(self.database)
        try:
            for table in self.tables:
                for name in table.ids:
                    self._count_match(table, name, await connection.fetch(MOVES, name))
        finally:
            await connection.close()
        self.report.matches = sum(len(table.ids) for table in self.tables)

    def _count_match(self, table: DrillTable, name: str, rows: list[Any]) -> None:
        stored = [msgspec.json.decode(row["mid"]) for row in rows if row["mid"] is not None]
        acked = [mid for player in table.players for match, mid in player.acked if match == name]
        self.report.stored += len(rows)
        self.report.acknowledged += len(acked)
        lost = sorted(set(acked) - set(stored))
        self.report.lost += [f"{name} {mid}" for mid in lost]
        for player in table.players:
            if any((name, mid) in player.acked for mid in lost):
                last = [(row["n"], row["mid"]) for row in rows[-TRAIL:]]
                self.report.trails.append(f"{name} {len(rows)} rows, at last {last}; {' | '.join(player.trail)}")
        self.report.doubled += [f"{name} {mid}" for mid in sorted({mid for mid in stored if stored.count(mid) > 1})]
        if [row["n"] for row in rows] != list(range(len(rows))):
            self.report.gaps.append(name)


MOVES = "SELECT n, mid FROM moves WHERE match = $1 ORDER BY n"


def is_worker(pid: int) -> bool:
    with suppress(OSError):
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    return False


async def settled(true: Callable[[], bool], seconds: float = STUCK_SECONDS) -> None:
    end = monotonic() + seconds
    while not true() and monotonic() < end:
        await asyncio.sleep(0.1)


def drill(
    database: str, kills: int, tables: int, every: float, look_every: int = 5, postgres: Postgres | None = None
) -> Report:
    async def run() -> Report:
        return await Drill(database, tables, every, postgres).run(kills, look_every)

    return asyncio.run(run())


def main(arguments: list[str]) -> int:
    kinds: list[Callable[[str], Any]] = [int, int, float]
    given = [kind(text) for kind, text in zip(kinds, arguments, strict=False)]
    usual: list[Any] = [200, 20, 1.0]
    kills, tables, every = given + usual[len(given) :]
    postgres = Postgres(durable=True)
    try:
        report = drill(postgres.url, kills, tables, every, postgres=postgres)
    finally:
        postgres.close()
    print(report.told())
    return 0 if report.clean() else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
