"""Complaints: what people report of each other, and what their keeper reads of it and does.

A complaint names a table, a step and what was said there. It holds nothing that was dealt: the queue shows no card.
"""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import Connection

from .. import wire
from ..names import clean_text
from ..storage import Transaction
from ..storage.people.company import known_person
from ..storage.people.decency import add_complaint, complained_since, last_line, mark_told, settled_untold
from ..storage.rows import Complaint, Person, now
from ..tables.reports import reported_step
from ..tables.table import Table
from ..tables.table_registry import TableRegistry
from ..texts import Refusal
from .whom import Meant, meant_at, require_person

DAY_MS: Final = 86_400_000
LONGEST: Final = 1000


async def complain_at(tables: TableRegistry, table: Table, person: Person, wish: wire.NewComplaint) -> None:
    """Store what somebody reports of a person at a table, with where the match stood and what was said last."""
    meant = await meant_at(tables, table, person, wish)
    step = reported_step(table.header, await tables.storage.moves(table.id), None)
    made = complaint_of(person, meant, wish)
    made.match, made.step, made.line = table.id, step, wish.line
    await store(tables, made)


async def complain_of(tables: TableRegistry, about: str, person: Person, wish: wire.PersonComplaint) -> None:
    """Store what somebody reports of a person whose page they look at."""
    if about == person.id:
        raise Refusal("whom-self")
    async with tables.storage.read("person") as connection:
        meant = await connection.run_sync(require_person, about)
    await store(tables, complaint_of(person, meant, wish))


def complaint_of(person: Person, meant: Meant, wish: wire.NewComplaint | wire.PersonComplaint) -> Complaint:
    """A complaint as it is stored; a Refusal where neither a reason nor words say what it is about."""
    words = clean_text(wish.words, LONGEST)
    if wish.reason == "other" and not words:
        raise Refusal("complaint-empty")
    return Complaint(
        id=secrets.token_urlsafe(8),
        person=person.id,
        about=meant.person,
        name=meant.name,
        reason=wish.reason,
        words=words,
        at=now(),
    )


async def store(tables: TableRegistry, made: Complaint) -> None:
    """Store a complaint, of which each person has some a day."""

    def work(tx: Transaction) -> None:
        if complained_since(tx.connection, made.person, now() - DAY_MS) >= tables.settings.most("complaints"):
            raise Refusal("many-complaints", 429)
        if not known_person(tx.connection, made.about):
            raise Refusal("person", 404)
        if made.match is not None:
            made.last_line = last_line(tx.connection, made.match)
        add_complaint(tx, made)

    await tables.storage.write(work)


async def settled(tables: TableRegistry, person: Person) -> list[wire.SettledComplaint]:
    """What became of a person's complaints, as far as they have not seen it: whether something was done, and no more."""

    def read(connection: Connection) -> list[Complaint]:
        return settled_untold(connection, person.id)

    async with tables.storage.read("complaints") as connection:
        found = await connection.run_sync(read)
    return [wire.SettledComplaint(at=each.at, acted=each.outcome != "dismiss") for each in found]


async def seen(tables: TableRegistry, person: Person) -> None:
    """A person has seen what became of their complaints."""
    await tables.storage.write(lambda tx: mark_told(tx, person))
