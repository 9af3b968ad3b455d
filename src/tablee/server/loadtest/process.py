"""A real server in processes of its own, for load tests and for the tests of the server."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter, sleep
from typing import Any, Final
from urllib.request import Request, urlopen

import msgspec

from ..settings import VARIABLE, Settings

HOST: Final = "127.0.0.1"


class Server:
    """A real server in its own processes, and how much memory they hold."""

    def __init__(self, database: str, workers: int = 1, settings: Settings | None = None, port: int = 0) -> None:
        self.port = port or free_port()
        self.database = database
        self.workers = workers
        self.settings = settings or Settings(ease=1e6, cached_tables=20_000)
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, seconds: float = 30.0) -> None:
        """Start the server and wait until it answers; RuntimeError when it does not in time."""
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
        """Where the server answers."""
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
        """Let the server end in good order; kill it should that take too long."""
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
    """A server that runs inside a `with` block, on a database of its own unless one is named."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(database or str(Path(folder) / "load.db"), workers, settings)
        server.start()
        try:
            yield server
        finally:
            server.stop()


def free_port() -> int:
    """A port that nobody uses at the moment."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def family(pid: int) -> list[int]:
    """A process and all that descend from it, by id."""
    found = [pid]
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        found += family(int(child))
    return found


def is_bot(pid: int) -> bool:
    """Whether a process is one in which bots think."""
    return b"bot_worker" in Path(f"/proc/{pid}/cmdline").read_bytes()


def resident(pid: int) -> int:
    """Kilobytes of memory that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def cpu_seconds(pid: int) -> float:
    """Seconds of CPU time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
