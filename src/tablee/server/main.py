"""Starting a server."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import socket
import sys
import threading
import webbrowser
from time import monotonic, sleep
from typing import Final

import msgspec
import uvicorn

from ..engine.errors import TableeError
from .limits import FRAME_BYTES
from .settings import Settings, database_url, default_database, is_sqlite, to_environment
from .storage import Storage, TakenOver

PORT_SECONDS: Final = 5.0
FACTORY: Final = "tablee.server.app:make_app"


class CannotServe(TableeError):
    """The server cannot start as asked, and the sentence says why."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8765,
    database: str = "",
    workers: int = 1,
    open_browser: bool = False,
    settings: Settings | None = None,
    log_level: str = "warning",
) -> None:
    """Serve until interrupted. An empty `database` is an SQLite file in the user's data folder."""
    chosen = prepare(database or (settings.database if settings else ""), workers, settings)
    await_port(host, port)
    to_environment(chosen)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::', '::1') else host}:{port}/"
    print(f"Tablée: {address}", flush=True)
    if open_browser:
        timer = threading.Timer(1.0, webbrowser.open, (address,))
        timer.daemon = True
        timer.start()
    logging.basicConfig(level=log_level.upper(), format="%(asctime)s %(name)s %(levelname)s %(message)s")
    uvicorn.run(
        FACTORY,
        factory=True,
        host=host,
        port=port,
        workers=workers if workers > 1 else None,
        log_level=log_level,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )


def await_port(host: str, port: int) -> None:
    """A server that was killed a moment ago may still hold the port; CannotServe when another keeps it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    end = monotonic() + PORT_SECONDS
    while True:
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                return probe.bind((host, port))
            except OSError as error:
                if error.errno != errno.EADDRINUSE or monotonic() > end:
                    raise CannotServe(f"port {port} of {host} cannot be used: {error.strerror}") from None
        sleep(0.2)


def prepare(database: str, workers: int, settings: Settings | None) -> Settings:
    """Refuse what cannot work, and bring the database up to date once before any worker starts."""
    base = settings or Settings(bot_workers=max(1, (os.cpu_count() or 2) // 2 // max(1, workers)))
    chosen = msgspec.structs.replace(base, database=database or base.database or default_database(), shared=workers > 1)
    if workers < 1:
        raise CannotServe("a server has at least one worker")
    if workers > 1 and is_sqlite(chosen.database):
        raise CannotServe("several workers need PostgreSQL (--database postgresql://…): an SQLite file is for one process")
    try:
        asyncio.run(bring_up_to_date(chosen))
    except TakenOver as taken:
        raise CannotServe(str(taken)) from None
    except Exception as error:
        place = database_url(chosen.database).partition("://")[0]
        raise CannotServe(f"the {place} database cannot be opened: {error}") from error
    return chosen


async def bring_up_to_date(settings: Settings) -> None:
    storage = Storage(settings)
    try:
        await storage.open()
    finally:
        await storage.close()


if __name__ == "__main__":
    given = msgspec.json.decode(sys.argv[1], type=dict[str, object]) if len(sys.argv) > 1 else {}
    wish = given.pop("settings", None)
    serve(settings=msgspec.convert(wish, Settings) if wish else None, **given)  # type: ignore[arg-type]
