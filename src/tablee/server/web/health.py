"""Health, readiness and figures, for the operator of the server.

Nothing here speaks of a table, a person or a card. The figures are sums over the server, made anew every few seconds
(`metrics_seconds`), and only for machines that may read them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from importlib.metadata import version
from time import monotonic
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from ..bot_pool import BotTrouble
from ..operate import figures
from ..operate.figures import Beat
from ..storage import Away
from ..tables.table_registry import TableRegistry, retrieve_error
from .connections import Admission
from .limits import is_within

READY_SECONDS: Final = 2.0
MEASURE_SECONDS: Final = 5.0
COUNT_SECONDS: Final = 60.0
"""How old the count of all tables may be, for which the database reads an index from end to end."""
STATUSES: Final = ("open", "running", "finished", "expired")
ROBOTS: Final = "User-agent: *\nAllow: /$\nAllow: /assets/\nDisallow: /\n"
LOOPBACK: Final = ("127.0.0.0/8", "::1")
FORWARDED: Final = ("x-forwarded-for", "forwarded", "x-real-ip")


# Readiness.


async def trouble(work: Awaitable[object], said: str) -> str:
    """What is wrong with something, or that it is well: `work` has a while to show it, and goes on if it takes longer."""
    task = asyncio.ensure_future(work)
    try:
        async with asyncio.timeout(READY_SECONDS):
            await asyncio.shield(task)
    except TimeoutError:
        task.add_done_callback(retrieve_error)
        return f"{said} within {READY_SECONDS:g} s"
    except (Away, BotTrouble, OSError):
        return said
    return "ok"


async def check_bus(tables: TableRegistry) -> None:
    """Away unless this process hears of what others do."""
    if not tables.storage.bus.hears():
        raise Away("nothing is heard")


async def checks(tables: TableRegistry) -> dict[str, str]:
    """What this process needs to serve, each with ok or what is wrong with it."""
    names = ("database", "bus", "bots")
    told = await asyncio.gather(
        trouble(tables.storage.ping(), "the database does not answer"),
        trouble(check_bus(tables), "no connection to the database listens for what other processes do"),
        trouble(tables.pool.check(), "no bot process answers"),
    )
    found = dict(zip(names, told, strict=True))
    if found["database"] == "ok" and tables.storage.full:
        found["database"] = "the disk of the database is full"
    return found


async def health(request: Request) -> Response:
    """The process lives."""
    return JSONResponse({"status": "ok", "version": version("tablee")})


async def ready(request: Request) -> Response:
    """The process can serve: its database, the bus between processes and its bots answer.

    A server that is drained still serves the tables there are, so it is 200, and only its status says so.
    """
    tables: TableRegistry = request.app.state.tables
    found = await checks(tables)
    if all(each == "ok" for each in found.values()):
        return JSONResponse({"status": "draining" if "drain" in tables.bulletin else "ok", **found})
    return JSONResponse({"status": "not ready", **found}, 503, {"retry-after": "2"})


# Figures.


async def metrics(request: Request) -> Response:
    """The figures, for machines that may read them: asked directly, or through a proxy that we trust."""
    tables: TableRegistry = request.app.state.tables
    beat: Beat = request.app.state.beat
    if not may_read(request, tables):
        return PlainTextResponse("", 404)
    text = beat.told()
    if text is None:
        await measure(tables, request.app.state.admission)
        await count_tables(tables)
        text = beat.tell()
    return Response(text, media_type=CONTENT_TYPE_LATEST)


def may_read(request: Request, tables: TableRegistry) -> bool:
    """Whether somebody may read the figures. Nobody may behind a proxy that we do not know: all look like the proxy."""
    asker = request.client.host if request.client else ""
    if any(name in request.headers for name in FORWARDED):
        if not tables.settings.trusted_proxies or is_within(asker, LOOPBACK):
            return False
    return is_within(asker, tables.settings.metrics_from)


async def measure(tables: TableRegistry, admission: Admission) -> None:
    """Set the figures to what they are now."""
    figures.CONNECTIONS.set(admission.inside)
    figures.SOCKETS.set(sum(len(table.feed.listeners) for table in tables.recent.values()))
    figures.TABLES_IN_MEMORY.set(len(tables.recent))
    figures.DATABASE.set(await trouble(tables.storage.ping(), "away") == "ok")
    for group in tables.pool.groups:
        figures.BOT_QUEUE.labels(group.name).set(group.queued)
        figures.BOT_BUSY.labels(group.name).set(group.busy)
    for why, count in admission.turned_away.items():
        figures.TURNED_AWAY.labels(why).inc(count - admission.counted[why])
        admission.counted[why] = count


async def count_tables(tables: TableRegistry) -> None:
    """Count the tables by their status, unless they were counted lately or the database is away."""
    if monotonic() < tables.count_again:
        return
    try:
        counted = await tables.storage.count_tables()
    except Away:
        return
    tables.count_again = monotonic() + min(COUNT_SECONDS, tables.settings.metrics_seconds * 6)
    for status in STATUSES:
        figures.TABLES.labels(status).set(counted.get(status, 0))


async def measure_forever(tables: TableRegistry, admission: Admission) -> None:
    """Keep this worker's part of the figures fresh: with several workers, any of them may be asked for the sum."""
    while True:
        await measure(tables, admission)
        await asyncio.sleep(MEASURE_SECONDS)


async def robots(request: Request) -> Response:
    """What crawlers may read."""
    return PlainTextResponse(ROBOTS)


def routes() -> list[BaseRoute]:
    """The paths of this module."""
    return [
        Route("/healthz", health),
        Route("/readyz", ready),
        Route("/health", health),
        Route("/ready", ready),
        Route("/metrics", metrics),
        Route("/robots.txt", robots),
    ]
