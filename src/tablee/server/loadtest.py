"""`tablee loadtest`: tables of scripted players on loopback against a real server process.

A latency runs from the moment a player's move is sent until the last player at the table has been shown it.
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from time import perf_counter, sleep
from typing import Any, Final
from urllib.request import Request, urlopen

import msgspec

from .settings import VARIABLE, Settings

HOST: Final = "127.0.0.1"
WARM_UP: Final = 2.0
MATCH_MOVES: Final = 40
IDLE_TABLES: Final = 100
IDLE_MOVES: Final = 20


class SeenView(msgspec.Struct):
    legal: list[dict[str, int | str]]
    outcome: dict[str, Any] | None


class SeenFrame(msgspec.Struct):
    """As much of a frame as a scripted player reads."""

    type: str
    version: int = 0
    seat: int | None = None
    view: SeenView | None = None
    why: str = ""


class Report(msgspec.Struct):
    """What was measured: latencies and the server's CPU time in ms, memory of all server processes in kB a table."""

    workers: int
    tables: int
    seconds: float
    moves: int
    moves_per_second: float
    p50: float
    p99: float
    worst: float
    finished: int
    refused: int
    cpu_per_move: float
    memory_live: float
    memory_idle: float

    def row(self) -> str:
        return (
            f"| {self.workers} | {self.tables} | {self.moves_per_second:.0f} | {self.p50:.1f} ms | {self.p99:.1f} ms "
            f"| {self.worst:.0f} ms | {self.cpu_per_move:.2f} ms | {self.memory_live:.0f} kB | {self.memory_idle:.0f} kB "
            f"| {self.finished} | {self.refused} |"
        )


HEAD: Final = (
    "| workers | tables | moves/s | p50 | p99 | worst | server CPU/move | memory/table with 2 sockets | memory/idle table "
    "| matches finished | refused |"
)
RULE: Final = "| --- " * 11 + "|"


# A server process of one's own.


class Server:
    """A real server in its own processes, and how much memory they hold."""

    def __init__(self, database: str, workers: int = 1, settings: Settings | None = None, port: int = 0) -> None:
        self.port = port or free_port()
        self.database = database
        self.workers = workers
        self.settings = settings or Settings(ease=1e6, cached_tables=20_000)
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, seconds: float = 30.0) -> None:
        given = {"port": self.port, "database": self.database, "workers": self.workers}
        chosen = msgspec.structs.replace(self.settings, **given)
        environment = os.environ | {VARIABLE: msgspec.json.encode(chosen).decode()}
        command = [sys.executable, "-m", "tablee.server.main"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True, env=environment)
        end = perf_counter() + seconds
        while perf_counter() < end:
            try:
                with urlopen(f"{self.url}/api/games", timeout=2):
                    return
            except OSError:
                if self.process.poll() is not None:
                    break
                sleep(0.05)
        raise RuntimeError("the server did not start")

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    def call(self, method: str, path: str, body: object = None, key: str = "") -> Any:
        """One REST call; an HTTP error raises."""
        request = Request(self.url + path, method=method)
        request.add_header("content-type", "application/json")
        if key:
            request.add_header("authorization", f"Bearer {key}")
        data = None if body is None else msgspec.json.encode(body)
        with urlopen(request, data=data, timeout=30) as response:
            text = response.read()
        return msgspec.json.decode(text) if text else None

    def kill(self) -> None:
        """kill -9, its workers too."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()

    def memory(self) -> int:
        """Kilobytes resident in the processes that serve (not those in which bots think)."""
        return sum(resident(pid) for pid in self._servers())

    def cpu(self) -> float:
        """Seconds of CPU time that they have used."""
        return sum(cpu_seconds(pid) for pid in self._servers())

    def _servers(self) -> list[int]:
        assert self.process is not None
        return [pid for pid in family(self.process.pid) if not is_bot(pid)]


@contextmanager
def serving(database: str = "", workers: int = 1, settings: Settings | None = None) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(database or str(Path(folder) / "load.db"), workers, settings)
        server.start()
        try:
            yield server
        finally:
            server.stop()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def family(pid: int) -> list[int]:
    found = [pid]
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        found += family(int(child))
    return found


def is_bot(pid: int) -> bool:
    return b"bot_worker" in Path(f"/proc/{pid}/cmdline").read_bytes()


def resident(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# A socket that costs little, so that the load does not measure itself.


class Line(asyncio.Protocol):
    """A WebSocket client with no more than a load test needs."""

    def __init__(self, path: str, on_frame: Callable[[bytes], None]) -> None:
        self.path = path
        self.on_frame = on_frame
        self.buffer = bytearray()
        self.open = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "write")
        self.transport = transport  # type: ignore[assignment]
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET {self.path} HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        self._write(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())

    def data_received(self, data: bytes) -> None:
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
        if not self.open.done():
            self.open.set_exception(ConnectionError("closed"))

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


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
        self.lines: list[Line] = []
        self.sent_at = 0.0
        self.shown = [0, 0]
        self.awaited: int | None = None
        self.asked: SeenFrame | None = None
        self.moves = 0
        self.changed = asyncio.Event()

    async def open(self) -> None:
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
            _, line = await asyncio.get_running_loop().create_connection(
                lambda seat=seat: Line(f"/api/tables/{self.id}/live", lambda data: self._heard(seat, data)),  # type: ignore[misc]
                HOST,
                self.server.port,
            )
            await line.open
            self.lines.append(line)
            line.send({"type": "hello", "key": self.keys[seat]})

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
        self.lines[seat].send({"type": "play", "id": self.moves, "seat": seat, "action": action, "version": asked.version})

    async def _again(self) -> None:
        self.tally.finished += 1
        self.close()
        new = await asyncio.to_thread(self.server.call, "POST", f"/api/tables/{self.id}/rematch", None, self.keys[0])
        self.id = new["id"]
        await self._connect()

    def close(self) -> None:
        for line in self.lines:
            line.close()
        self.lines = []


async def load(server: Server, tables: int, seconds: float, rate: float) -> Report:
    """Open the tables, let them warm up, measure, close; then weigh tables that nobody looks at."""
    tally = Tally()
    await open_idle(server, 10)
    idle = await open_idle(server, IDLE_TABLES)
    before = server.memory()
    playing = [LoadTable(server, tally, tables / rate) for _ in range(tables)]
    for start in range(0, tables, 20):
        await asyncio.gather(*[table.open() for table in playing[start : start + 20]])
    tasks = [asyncio.create_task(table.play()) for table in playing]
    await asyncio.sleep(WARM_UP + MATCH_MOVES * tables / rate)
    tally.counting = True
    began, used = perf_counter(), server.cpu()
    await asyncio.sleep(seconds)
    took, used = perf_counter() - began, server.cpu() - used
    tally.counting = False
    live = (server.memory() - before) / (tables + tally.finished)
    await stop(tasks, playing)
    return report(server, tally, tables, took, used, live, idle)


async def stop(tasks: list[asyncio.Task[None]], playing: list[LoadTable]) -> None:
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception):
            raise result
    for table in playing:
        table.close()


async def open_idle(server: Server, tables: int) -> float:
    """Memory per table in mid-match that nobody looks at: opened, played for a while and left, a few at a time."""
    before = server.memory()
    for _ in range(0, tables, 5):
        playing = [LoadTable(server, Tally(), 0.0) for _ in range(5)]
        await asyncio.gather(*[table.open() for table in playing])
        tasks = [asyncio.create_task(table.play()) for table in playing]
        while any(table.moves < IDLE_MOVES for table in playing):
            await asyncio.sleep(0.005)
        await stop(tasks, playing)
    await asyncio.sleep(1.0)
    return (server.memory() - before) / tables


def report(server: Server, tally: Tally, tables: int, took: float, used: float, live: float, idle: float) -> Report:
    cuts = quantiles(tally.latencies, n=100) if len(tally.latencies) > 1 else [0.0] * 99
    moves = len(tally.latencies)
    return Report(
        workers=server.workers,
        tables=tables,
        seconds=took,
        moves=moves,
        moves_per_second=moves / took,
        p50=cuts[49] * 1e3,
        p99=cuts[98] * 1e3,
        worst=max(tally.latencies, default=0.0) * 1e3,
        finished=tally.finished,
        refused=tally.refused,
        cpu_per_move=used / max(1, moves) * 1e3,
        memory_live=live,
        memory_idle=idle,
    )


def loadtest(tables: int = 200, seconds: float = 20.0, rate: float = 550.0, workers: int = 1, database: str = "") -> Report:
    """Start a server, load it with `rate` moves a second in all over `tables` tables, and report."""
    with serving(database, workers) as server:
        return asyncio.run(load(server, tables, seconds, rate))


def main(arguments: list[str]) -> None:
    """`python -m tablee.server.loadtest [tables [seconds [rate [workers [database]]]]]`."""
    kinds: list[Callable[[str], Any]] = [int, float, float, int, str]
    report = loadtest(*[kind(text) for kind, text in zip(kinds, arguments, strict=False)])
    print(HEAD, RULE, report.row(), sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
