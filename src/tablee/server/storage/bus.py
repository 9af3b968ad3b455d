"""How server processes hear of each other's changes: not at all on SQLite, by LISTEN/NOTIFY on PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import asyncpg  # type: ignore[import-untyped]
import msgspec
from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url

from ..settings import database_url
from .rows import ChatLine, Move

LOG: Final = logging.getLogger("tablee.server")
CHANNEL: Final = "tablee"
MOST_BYTES: Final = 7900
DRIVER_KEYS: Final = ("ssl", "prepared_statement_cache_size", "prepared_statement_name_func", "async_fallback")
"""What SQLAlchemy's driver of asyncpg takes out of an address itself; asyncpg would take it for a setting of the server."""
NOTIFY: Final = text("SELECT pg_notify('tablee', :payload)")
CUT: Final = (
    "moves", "tables", "chats", "people", "deleted", "blockers", "keys", "profiles", "company", "present", "asks",
)  # fmt: skip
"""What of a note may be long, and is told in several parts then."""


class Note(msgspec.Struct):
    """What one transaction changed. Moves travel whole when they fit, so that nobody has to ask for them.

    `keys` are the hashes of those that are worth nothing any more, `profiles` the people who show theirs or hide it now,
    `deleted` those who are deleted.
    `company` are people whose seek, invitations or favourites are others than before.
    `present` says who looks at a table in this process, `gone` since when people of a table have been gone as far as it
    knows; `asks` are tables of which others shall say so. `origin` stands first: a process that hears itself needs to read
    no further.
    """

    origin: str = ""
    moves: list[Move] = []
    tables: list[str] = []
    chats: list[ChatLine] = []
    people: list[str] = []
    deleted: list[str] = []
    blockers: list[str] = []
    bulletin: bool = False
    keys: list[str] = []
    profiles: list[str] = []
    present: dict[str, list[str]] = {}
    company: list[str] = []
    gone: dict[str, dict[str, int]] = {}
    asks: list[str] = []

    def empty(self) -> bool:
        """Whether nothing changed that others must hear of."""
        told = self.people or self.deleted or self.keys or self.profiles or self.company or self.blockers or self.bulletin
        return not (self.moves or self.tables or self.chats or told or self.present or self.asks)

    def brief(self) -> Note:
        """Only the names of what changed, for a note too long to travel."""
        tables = {*self.tables, *[move.match for move in self.moves], *[line.match for line in self.chats]}
        return msgspec.structs.replace(self, moves=[], chats=[], present={}, gone={}, origin="", tables=sorted(tables))


class Bus:
    """`on_note` is called for what this or another process changed, `on_gap` when some may have been missed."""

    def __init__(self) -> None:
        self.origin = secrets.token_hex(4)
        self.on_note: Callable[[Note, bool], None] = lambda note, own: None
        self.on_gap: Callable[[], None] = lambda: None

    async def open(self) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Stop listening."""

    def hears(self) -> bool:
        """Whether this process hears of what others change."""
        return True

    def send(self, connection: Connection, note: Note) -> None:
        """Within a transaction: tell the others, if it is committed."""

    def sent(self, note: Note) -> None:
        """After the commit: tell our own tables what concerns more than the one who asked."""
        told = note.people or note.deleted or note.keys or note.profiles or note.company or note.blockers or note.bulletin
        if note.chats or told:
            self.on_note(note, True)

    async def shout(self, note: Note) -> None:
        """Tell the others something that is stored nowhere."""


class LocalBus(Bus):
    """One process: what is sent has arrived."""


def listening_dsn(database: str) -> str:
    """The address of a database for the driver alone: what SQLAlchemy takes out of its query is left out or renamed."""
    url = make_url(database_url(database)).set(drivername="postgresql")
    tls = url.normalized_query.get("ssl", ())
    return (
        url.difference_update_query(DRIVER_KEYS)
        .update_query_pairs([("sslmode", word) for word in tls])
        .render_as_string(hide_password=False)
    )


class PostgresBus(Bus):
    """A connection of its own that listens, and is opened again whenever it is lost."""

    def __init__(self, database: str) -> None:
        super().__init__()
        self.dsn = listening_dsn(database)
        self._own = f'{{"origin":"{self.origin}"'
        self._task: asyncio.Task[None] | None = None
        self._listener: asyncpg.Connection | None = None

    async def open(self) -> None:
        """Begin to listen on a connection of its own."""
        self._task = asyncio.create_task(self._listen_forever())

    async def close(self) -> None:
        """Stop listening."""
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def hears(self) -> bool:
        """Whether the connection that listens is open."""
        return self._listener is not None and not self._listener.is_closed()

    def send(self, connection: Connection, note: Note) -> None:
        """Within a transaction: notify the others, if it is committed."""
        if not note.empty():
            note.origin = self.origin
            for payload in payloads(note):
                connection.execute(NOTIFY, {"payload": payload})

    async def shout(self, note: Note) -> None:
        """Notify the others of something that is stored nowhere."""
        note.origin = self.origin
        if self._listener is not None and self.hears():
            with suppress(Exception):
                for payload in payloads(note):
                    await self._listener.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)

    async def _listen_forever(self) -> None:
        while True:
            with suppress(OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await self._listen()
            await asyncio.sleep(0.5)

    async def _listen(self) -> None:
        connection = await asyncpg.connect(self.dsn, timeout=3)
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._heard)
            self._listener = connection
            self.on_gap()  # the first time, too: tables may have been loaded while the line was not yet open
            await lost.wait()
        finally:
            self._listener = None
            connection.terminate()

    def _heard(self, connection: object, pid: object, channel: object, payload: str) -> None:
        if payload.startswith(self._own):
            return
        try:
            note = msgspec.json.decode(payload, type=Note)
        except msgspec.MsgspecError:
            LOG.warning("a notification that is none of ours")
            return
        if note.origin != self.origin:
            self.on_note(note, False)


def payloads(note: Note) -> list[str]:
    """A note as one notification, or as several when it is too long; of what is too long alone, only the name."""
    whole = msgspec.json.encode(note)
    if len(whole) <= MOST_BYTES:
        return [whole.decode()]
    longest = max(CUT, key=lambda name: len(getattr(note, name)))
    if len(getattr(note, longest)) > 1:
        return [payload for half in halves(note, longest) for payload in payloads(half)]
    return [msgspec.json.encode(msgspec.structs.replace(note.brief(), origin=note.origin)).decode()]


def halves(note: Note, name: str) -> tuple[Note, Note]:
    """A note cut in two: everything with half of what one field holds, and the other half of that."""
    held = getattr(note, name)
    half = len(held) // 2
    if name != "present":
        rest = msgspec.structs.replace(Note(origin=note.origin), **{name: held[half:]})
        return msgspec.structs.replace(note, **{name: held[:half]}), rest
    first, second = (dict(part) for part in (list(held.items())[:half], list(held.items())[half:]))
    gone = [{match: who for match, who in note.gone.items() if match in part} for part in (first, second)]
    return msgspec.structs.replace(note, present=first, gone=gone[0]), Note(origin=note.origin, present=second, gone=gone[1])
