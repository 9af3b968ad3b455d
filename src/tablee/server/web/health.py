"""Health, readiness and figures, for the operator of the server.

Nothing here speaks of a table, a person or a card. The figures are sums over the process (over all, with several workers),
no move and no message among them: whoever read those often enough would see when somebody at a quiet table answers.
"""

from __future__ import annotations

import asyncio
import os
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..main import SHARED
from ..storage import Away
from ..tables.table_registry import TableRegistry
from .connections import Admission
from .limits import is_within

READY_SECONDS: Final = 2.0
MEASURE_SECONDS: Final = 5.0
ROBOTS: Final = "User-agent: *\nAllow: /$\nAllow: /assets/\nDisallow: /\n"
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
LOOPBACK: Final = ("127.0.0.0/8", "::1")
FORWARDED: Final = ("x-forwarded-for", "forwarded", "x-real-ip")
REGISTRY: Final = CollectorRegistry()
REQUESTS: Final = Counter("tablee_requests", "Requests answered", ("method", "status"), registry=REGISTRY)
TURNED_AWAY: Final = Counter("tablee_turned_away", "Connections turned away", ("why",), registry=REGISTRY)
CONNECTIONS: Final = Gauge("tablee_connections", "Open connections", registry=REGISTRY, multiprocess_mode="livesum")
SOCKETS: Final = Gauge("tablee_sockets", "Browsers at tables", registry=REGISTRY, multiprocess_mode="livesum")
TABLES: Final = Gauge("tablee_tables_in_memory", "Tables held in memory", registry=REGISTRY, multiprocess_mode="livesum")
DATABASE: Final = Gauge("tablee_database_up", "Whether the database answers", registry=REGISTRY, multiprocess_mode="livemin")
if not os.environ.get(SHARED):
    ProcessCollector(registry=REGISTRY)
    PlatformCollector(registry=REGISTRY)


class RequestCounter:
    """Counts requests by method and class of status, nothing finer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                method = scope["method"] if scope["method"] in METHODS else "other"
                REQUESTS.labels(method, f"{message['status'] // 100}xx").inc()
            await send(message)

        await self.app(scope, receive, counted if scope["type"] == "http" else send)


async def database_answers(tables: TableRegistry) -> bool:
    """Whether the database answers in time."""
    try:
        async with asyncio.timeout(READY_SECONDS):
            await tables.storage.ping()
    except (Away, TimeoutError, OSError):
        return False
    return True


async def health(request: Request) -> Response:
    """The process lives."""
    return JSONResponse({"status": "ok", "version": version("tablee")})


async def ready(request: Request) -> Response:
    """The process can serve: its database answers."""
    if await database_answers(request.app.state.tables):
        return JSONResponse({"status": "ok", "database": "ok"})
    return JSONResponse({"status": "away", "database": "away"}, 503, {"retry-after": "2"})


async def metrics(request: Request) -> Response:
    """The figures, for machines that may read them: asked directly, or through a proxy that we trust."""
    tables: TableRegistry = request.app.state.tables
    if not may_read(request, tables):
        return PlainTextResponse("", 404)
    await measure(tables, request.app.state.admission)
    registry = REGISTRY
    if shared := os.environ.get(SHARED):
        forget_dead(Path(shared))
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


def forget_dead(folder: Path) -> None:
    """Remove the figures of workers that were killed."""
    for kept in folder.glob("gauge_live*.db"):
        try:
            os.kill(int(kept.stem.rpartition("_")[2]), 0)
        except ProcessLookupError:
            kept.unlink(missing_ok=True)


def may_read(request: Request, tables: TableRegistry) -> bool:
    """Whether somebody may read the figures. Nobody may behind a proxy that we do not know: all look like the proxy."""
    asker = request.client.host if request.client else ""
    if any(name in request.headers for name in FORWARDED):
        if not tables.settings.trusted_proxies or is_within(asker, LOOPBACK):
            return False
    return is_within(asker, tables.settings.metrics_from)


async def measure(tables: TableRegistry, admission: Admission) -> None:
    """Set the figures to what they are now."""
    CONNECTIONS.set(admission.inside)
    SOCKETS.set(sum(len(table.feed.listeners) for table in tables.recent.values()))
    TABLES.set(len(tables.recent))
    DATABASE.set(await database_answers(tables))
    for why, count in admission.turned_away.items():
        told: Any = TURNED_AWAY.labels(why)
        told.inc(count - admission.counted[why])
        admission.counted[why] = count


async def measure_forever(tables: TableRegistry, admission: Admission) -> None:
    """Keep this worker's part of the figures fresh: with several workers, any of them may be asked for the sum."""
    while True:
        await asyncio.sleep(MEASURE_SECONDS)
        await measure(tables, admission)


async def robots(request: Request) -> Response:
    """What crawlers may read."""
    return PlainTextResponse(ROBOTS)


def routes() -> list[BaseRoute]:
    """The paths of this module."""
    return [
        Route("/health", health),
        Route("/ready", ready),
        Route("/metrics", metrics),
        Route("/robots.txt", robots),
    ]
