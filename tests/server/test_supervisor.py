"""Workers without their supervisor stop, and a new server takes their place."""

from __future__ import annotations

import os
import signal
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from urllib.error import URLError

import pytest

from tablee.server import main
from tablee.server.loadtest import Server, family, free_port, is_bot
from tablee.server.main import CannotServe, await_port

from .conftest import FAST, Friend
from .postgres import Postgres

pytestmark = pytest.mark.timeout(120)


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and is not yet collected does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def eventually(true: Callable[[], bool], seconds: float = 30.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.1)


def serves(server: Server, table: str) -> bool:
    with suppress(URLError):
        return bool(server.call("GET", f"/api/tables/{table}")["id"] == table)
    return False


def test_workers_stop_with_their_supervisor(postgres: Postgres) -> None:
    server = Server(postgres.url, workers=2, settings=FAST)
    server.start()
    assert server.process is not None
    ada = Friend(server)
    table = ada.open("me", "easy")
    with ada.live(table) as live:
        live.until("state")
        workers = [pid for pid in family(server.process.pid)[1:] if not is_bot(pid)]
        assert len(workers) >= 2
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait()
        again = Server(postgres.url, workers=2, settings=FAST, port=server.port)
        again.start()
    try:
        eventually(lambda: not any(alive(pid) for pid in workers))
        eventually(lambda: serves(again, table))
    finally:
        again.stop()


def test_a_port_that_another_keeps_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(main, "PORT_SECONDS", 0.3)
    port = free_port()
    await_port("127.0.0.1", port)
    with socket.socket() as other:
        other.bind(("127.0.0.1", port))
        other.listen()
        with pytest.raises(CannotServe, match=str(port)):
            await_port("127.0.0.1", port)
    await_port("127.0.0.1", port)
