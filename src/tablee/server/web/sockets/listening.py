"""Where browsers connect to a table, and how a conversation runs until either side ends it."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from ...auth import origin_fits
from ...operate.logs import TABLE, table_named
from ...tables.table_registry import TableRegistry
from ...texts import language
from ..limits import Limits, address_key
from .live import POLICY, Closed, Socket
from .quick_frames import QUICK, Quick


async def live(ws: WebSocket) -> None:
    """`WS /api/tables/{id}/live`."""
    tables: TableRegistry = ws.app.state.tables
    limits: Limits = ws.app.state.limits
    lang = language(ws.headers.get("accept-language"))
    address = address_key(ws.client.host if ws.client else "")
    if not origin_fits(ws.headers.get("origin"), ws.headers.get("host"), tables.settings.pages()):
        await ws.close(POLICY)
        return
    TABLE.set(table_named(ws.path_params["id"]))
    if not limits.calls.take(address) or not limits.enter(address):
        await ws.close(POLICY)
        return
    try:
        await ws.accept()
        quick: Quick | None = ws.scope.get("extensions", {}).get(QUICK)
        await converse(Socket(tables, limits, ws, lang, address, quick), ws.path_params["id"])
    finally:
        limits.leave(address)


async def converse(socket: Socket, match: str) -> None:
    """Read and write side by side until either side ends it."""
    writing = asyncio.create_task(socket.write_forever())
    reading = asyncio.create_task(socket.hear_forever(match))
    try:
        await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
        if not writing.done() and socket.ended:
            with suppress(TimeoutError):
                async with asyncio.timeout(2.0):
                    await asyncio.wait((writing,))
    finally:
        socket.gone()
        for task in (writing, reading):
            task.cancel()
        results = await asyncio.gather(writing, reading, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception) and not isinstance(result, Closed | WebSocketDisconnect | RuntimeError | OSError):
            raise result
