"""Every request has an id, is counted by the template of its route, and leaves a line in the log at `info`.

Neither count nor line has a raw path, a query or an address: those are whatever somebody sends.
"""

from __future__ import annotations

import logging
from time import perf_counter
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.routing import Mount
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..operate.figures import OTHER, REQUESTS
from ..operate.logs import REQUEST, TABLE, new_request, table_named

LOG: Final = logging.getLogger("tablee.server.request")
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
CLIENT: Final = "/{client}"
OF_TABLES: Final = "/api/tables/{id}"


class RequestLog:
    """Gives requests their id, and counts them when they are answered."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        began, request = perf_counter(), new_request()
        REQUEST.set(request)
        TABLE.set("")

        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)["x-request-id"] = request
                count(scope, message["status"], perf_counter() - began)
            await send(message)

        await self.app(scope, receive, counted if scope["type"] == "http" else send)
        if scope["type"] == "websocket":
            LOG.info("a socket is closed", extra={"route": route_of(scope), "seconds": round(perf_counter() - began, 3)})


def count(scope: Scope, status: int, seconds: float) -> None:
    """Count an answer, and write its line."""
    method = scope["method"] if scope["method"] in METHODS else OTHER
    route = route_of(scope)
    REQUESTS.labels(method, route, str(status)).inc()
    if LOG.isEnabledFor(logging.INFO):
        if route.startswith(OF_TABLES):
            TABLE.set(table_named(scope["path_params"].get("id")))
        told = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        LOG.info("a request is answered", extra=told)


def route_of(scope: Scope) -> str:
    """The template of the route that answers, which is one of a closed list."""
    route = scope.get("route")
    if isinstance(route, Mount):
        return CLIENT
    return str(getattr(route, "path", OTHER))
