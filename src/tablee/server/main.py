"""Starting a server."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import tempfile
import threading
import webbrowser
from time import monotonic, sleep
from typing import Any, Final

import msgspec
import uvicorn

from ..engine.errors import TableeError
from ..engine.text import COMMON, Texts
from .operate.figures import SHARED
from .operate.logs import log_config
from .settings import Settings, database_url, from_environment, is_sqlite, located, to_environment
from .storage import Storage, TakenOver, reason
from .web.connections import BACKLOG, open_files
from .web.limits import FRAME_BYTES

PORT_SECONDS: Final = 5.0
FACTORY: Final = "tablee.server.app:make_app"


class CannotServe(TableeError):
    """The server cannot start as asked, and the sentence says why."""


def serve(settings: Settings, open_browser: bool = False, lang: str = "en") -> None:
    """Serve until interrupted, and say where. What the server writes is for its owner's eyes only."""
    os.umask(0o077)
    open_files()
    await_port(settings.host, settings.port)
    chosen = prepare(settings)
    to_environment(chosen)
    address = chosen.public_url or local_address(chosen)
    print(Texts(COMMON).say(lang, "cli-serving", address=address), flush=True)
    if open_browser:
        timer = threading.Timer(1.0, webbrowser.open, (address,))
        timer.daemon = True
        timer.start()
    with tempfile.TemporaryDirectory(prefix="tablee-") as folder:
        if chosen.shared:
            os.environ[SHARED] = folder
        uvicorn.run(FACTORY, **uvicorn_options(chosen))


def await_port(host: str, port: int) -> None:
    """Wait for the port, which a server that was killed a moment ago may still hold; CannotServe when it stays in use."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    end = monotonic() + PORT_SECONDS
    while True:
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                return probe.bind((host, port))
            except OSError as error:
                if error.errno != errno.EADDRINUSE or monotonic() > end:
                    wrong = CannotServe(f"port {port} of {host} cannot be used: {error.strerror}")
                    raise wrong.saying("fault-port-used", port=str(port), host=host, why=error) from None
        sleep(0.2)


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """What uvicorn is told. Only proxies that are named are believed when they say for whom they ask."""
    return {
        "factory": True,
        "host": settings.host,
        "port": settings.port,
        "workers": settings.workers if settings.workers > 1 else None,
        "log_config": log_config(settings),
        "access_log": False,
        "server_header": False,
        "http": "tablee.server.web.connections:HttpConnection",
        "ws": "tablee.server.web.connections:SocketConnection",
        "ws_max_size": FRAME_BYTES,
        "ws_per_message_deflate": False,
        "backlog": BACKLOG,
        "proxy_headers": bool(settings.trusted_proxies),
        "forwarded_allow_ips": ",".join(settings.trusted_proxies),
        "timeout_graceful_shutdown": 5,
    }


def local_address(settings: Settings) -> str:
    """The address to open on this machine."""
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
    return f"http://{host}:{settings.port}/"


def prepare(settings: Settings) -> Settings:
    """Refuse what cannot work, and bring the database up to date once before any worker starts."""
    chosen = located(settings)
    if chosen.workers < 1:
        raise CannotServe("a server has at least one worker").saying("fault-processes")
    thinkers = chosen.bot_workers or max(1, (os.cpu_count() or 2) // 2 // chosen.workers)
    chosen = msgspec.structs.replace(chosen, bot_workers=thinkers, shared=chosen.workers > 1)
    if chosen.shared and is_sqlite(chosen.database):
        wrong = CannotServe("several workers need PostgreSQL (--database postgresql://…): an SQLite file is for one process")
        raise wrong.saying("fault-workers")
    try:
        asyncio.run(bring_up_to_date(chosen))
    except TakenOver as taken:
        raise CannotServe(str(taken)).saying("fault-taken") from None
    except Exception as error:
        place = database_url(chosen.database).partition("://")[0]
        wrong = CannotServe(f"the {place} database cannot be opened: {error}")
        raise wrong.saying("fault-database", place=place.partition("+")[0], why=reason(error)) from error
    return chosen


async def bring_up_to_date(settings: Settings) -> None:
    """Run the migrations that a database has not had yet."""
    storage = Storage(settings)
    try:
        await storage.open()
    finally:
        await storage.close()


if __name__ == "__main__":
    serve(from_environment())
