"""The sockets of the hall in this process: who is here, and what each is told when it changes.

What is told is read from the database, for all who are here at once, so that several processes agree: the hall for those
who look at it every few seconds, a seek or an invitation as soon as the bus says that it has changed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

import msgspec
from sqlalchemy import Connection

from .. import frames, wire
from ..storage.rows import Seek
from ..storage.seeks import seeks_of
from .told import describe, facts_of, mark_of

if TYPE_CHECKING:
    from ..tables.table_registry import TableRegistry


class Visitor(Protocol):
    """A socket of the hall: whose it is, and whether it shows the lists of the hall."""

    person_id: str | None
    key_hash: str
    looks: bool
    told: dict[str, int]

    def send(self, frame: msgspec.Struct) -> None:
        """Send a frame."""

    def bye(self, key: str) -> None:
        """The conversation ends, for the reason that the text `bye-<key>` gives."""


class Hub:
    """The visitors of this process; `lists` are those of the hall, and when they were read, by one after the other."""

    def __init__(self) -> None:
        self.visitors: set[Visitor] = set()
        self.lists: tuple[float, wire.HallFacts] | None = None
        self.reading = asyncio.Lock()
        self._telling = asyncio.Lock()

    def people(self) -> list[str]:
        """Who is here."""
        return sorted({visitor.person_id for visitor in self.visitors if visitor.person_id is not None})

    def looking(self) -> list[Visitor]:
        """Those who look at the lists of the hall."""
        return [visitor for visitor in self.visitors if visitor.looks]

    async def renew(self, tables: TableRegistry, people: Iterable[str] | None = None) -> None:
        """Tell some people who are here, or all, what has changed of their seek and their company."""
        here = self.people()
        asked = here if people is None else sorted(set(here) & set(people))
        if not asked:
            return
        async with self._telling:  # or what was read earlier might be told later
            await self._renew(tables, asked)

    async def _renew(self, tables: TableRegistry, asked: list[str]) -> None:
        async with tables.storage.read("company") as connection:
            seeks, companies = await connection.run_sync(read_for, asked)
        for visitor in [visitor for visitor in self.visitors if visitor.person_id in companies]:
            person = str(visitor.person_id)
            seek = seeks.get(person)
            tell(visitor, "seek", mark_of(seek), frames.SeekFrame(seek=facts_of(seek)))
            found = frames.CompanyFrame(company=companies[person])
            tell(visitor, "company", hash(wire.ENCODER.encode(found)), found)

    def show(self, hall: wire.HallFacts, to: Iterable[Visitor]) -> None:
        """Show the hall to some who look at it, if it has changed."""
        mark = hash(wire.ENCODER.encode(msgspec.structs.replace(hall, now=0)))
        for visitor in to:
            tell(visitor, "hall", mark, frames.HallFrame(hall=hall))


def tell(visitor: Visitor, what: str, mark: int, frame: msgspec.Struct) -> None:
    """Send a frame unless it says what was said before."""
    if visitor.told.get(what) != mark:
        visitor.told[what] = mark
        visitor.send(frame)


def read_for(connection: Connection, people: list[str]) -> tuple[dict[str, Seek], dict[str, wire.Company]]:
    """What some people look for, and their company."""
    return seeks_of(connection, people), describe(connection, people)
