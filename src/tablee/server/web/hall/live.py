"""The socket of the hall: hello first; then one's seek and one's company out, and the lists of the hall for whoever looks.

Who looks for a match is heard of by it: a seek ends when its last socket has been gone for a few seconds.
"""

from __future__ import annotations

from typing import Final

from starlette.websockets import WebSocket

from ... import frames
from ...auth import origin_fits
from ...hall.lists import show_lately
from ...tables.table_registry import TableRegistry
from ...texts import Refusal, language
from ..limits import Limits, address_key
from ..sockets.listening import converse
from ..sockets.live import POLICY, Closed, Socket

NOWHERE: Final = ""


class HallSocket(Socket):
    """One browser in the hall, or on any other page, where it is told of its seek and its invitations."""

    def __init__(self, tables: TableRegistry, limits: Limits, ws: WebSocket, lang: str, address: str = "") -> None:
        super().__init__(tables, limits, ws, lang, address)
        self.looks = False
        self.told: dict[str, int] = {}

    async def hear_forever(self, match: str) -> None:
        """Take in what the browser says: hello, again when it begins or ceases to look at the hall, and signs of life."""
        await self._welcome_to_hall(await self._first())
        while True:
            message = await self._next()
            await self._recall()
            if isinstance(message, frames.Hello):
                await self._welcome_to_hall(message)
            elif isinstance(message, frames.Ping):
                self.send(frames.Pong())
            else:
                self._nonsense()

    async def _welcome_to_hall(self, hello: frames.Hello) -> None:
        try:
            if hello.key is not None:
                await self._retry_while_away(lambda: self._identify(str(hello.key)))
        except Refusal as refusal:
            self.refuse(refusal)
            raise Closed from None
        self.looks = hello.hall
        self.told.pop("hall", None)
        self.tables.hall.visitors.add(self)
        await self._recall()
        if self.person_id is not None:
            await self._retry_while_away(lambda: self.tables.hall.renew(self.tables, [str(self.person_id)]))
        if self.looks:
            self.tables.hall.show(await self._retry_while_away(lambda: show_lately(self.tables)), [self])

    def gone(self) -> None:
        """The browser is away."""
        self.tables.hall.visitors.discard(self)


async def hall_live(ws: WebSocket) -> None:
    """`WS /api/hall/live`."""
    tables: TableRegistry = ws.app.state.tables
    limits: Limits = ws.app.state.limits
    address = address_key(ws.client.host if ws.client else "")
    if not origin_fits(ws.headers.get("origin"), ws.headers.get("host"), tables.settings.pages()):
        await ws.close(POLICY)
        return
    if not limits.calls.take(address) or not limits.enter(address):
        await ws.close(POLICY)
        return
    try:
        await ws.accept()
        await converse(HallSocket(tables, limits, ws, language(ws.headers.get("accept-language")), address), NOWHERE)
    finally:
        limits.leave(address)
