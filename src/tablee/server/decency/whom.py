"""Whom somebody means: a person by their id, or whoever sits on a seat of a table or has said a line there."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, select, true

from .. import wire
from ..storage import schema
from ..storage.people.decency import chat_line
from ..storage.rows import Person
from ..tables.table import Table
from ..tables.table_registry import TableRegistry
from ..texts import Refusal


class Meant(NamedTuple):
    """A person who is meant, by the name that they had there."""

    person: str
    name: str


def require_person(connection: Connection, person: str, met: Meant | None = None) -> Meant:
    """A person by their id, or whom one has met at a table; a Refusal when there is nobody, or by the id nobody who shows
    themselves.
    """
    p = schema.people
    shown = p.c.hidden.is_not(True) if met is None else true()
    name: str | None = connection.scalar(select(p.c.name).where(p.c.id == person, shown))
    if name is None:
        raise Refusal("person", 404)
    return met or Meant(person, name)


async def meant_at(tables: TableRegistry, table: Table, person: Person, wish: wire.Whom) -> Meant:
    """Whom somebody means at a table: whoever has said a line that they may read, or who sits on a seat."""
    meant = await author(tables, table, person, wish.line) if wish.line is not None else sitting(table, wish.seat)
    if meant.person == person.id:
        raise Refusal("whom-self")
    return meant


async def author(tables: TableRegistry, table: Table, person: Person, n: int) -> Meant:
    """Who has said a line; a Refusal where there is none that this person may read."""
    async with tables.storage.read("line") as connection:
        line = await connection.run_sync(chat_line, table.id, n)
    if line is None or line.person is None or line.what is not None or not table.may_read_chat(person.id):
        raise Refusal("line", 404)
    return Meant(line.person, line.name)


def sitting(table: Table, seat: int | None) -> Meant:
    """The person on a seat; a Refusal where a bot plays, or nobody."""
    if seat is None or seat >= len(table.seats):
        raise Refusal("seat", 404)
    found = table.seats[seat]
    if found.person is None:
        raise Refusal("whom-bot")
    return Meant(found.person, found.name)
