"""How a keeper keeps order: bans and mutes, and the queue of what people report of each other."""

from __future__ import annotations

import asyncio
from typing import Final, Literal

import msgspec
from sqlalchemy import Connection, or_, select

from ..decency import barring
from ..storage import Transaction, schema
from ..storage.people import decency as stored
from ..storage.rows import ChatLine, Complaint, Person, now
from ..storage.transaction import many, one
from .keeper import CannotKeep, change, find_person, look_up, require_up_to_date

Outcome = Literal["ban", "mute", "dismiss"]
CONTEXT_LINES: Final = 20


class Queued(msgspec.Struct):
    """A complaint as the keeper reads it: what was said at the table; how often the person was complained of, by how many."""

    complaint: Complaint
    lines: list[ChatLine]
    about: Person
    by: str
    game: str
    often: int
    people: int


# Bans and mutes.


def bar(database: str, person: str, outcome: Outcome, days: float | None, why: str) -> Person:
    """Ban or mute a person for so many days, or for good; the person, as they are barred then."""
    return asyncio.run(change(database, lambda tx: bar_person(tx, person, outcome, days, why)))


def bar_person(tx: Transaction, name: str, outcome: Outcome, days: float | None, why: str) -> Person:
    """Ban or mute a person."""
    person = find_person(tx, name)
    work = barring.ban if outcome == "ban" else barring.mute
    work(tx, person, barring.until_after(days), why.strip())
    return person


def lift(database: str, person: str, outcome: Outcome) -> Person:
    """Take a ban or a mute back."""

    def work(tx: Transaction) -> Person:
        found = find_person(tx, person)
        barring.lift(tx, found, outcome)
        return found

    return asyncio.run(change(database, work))


def barred_people(database: str) -> list[Person]:
    """Who may not play or not chat now."""
    p, at = schema.people, now()
    query = select(p).where(or_(p.c.banned > at, p.c.muted > at)).order_by(p.c.name, p.c.id)

    async def read() -> list[Person]:
        await require_up_to_date(database)
        return await look_up(database, lambda connection: many(connection, Person, query))

    return asyncio.run(read())


# The queue.


def queue(database: str, after: str = "", limit: int = 50) -> list[Queued]:
    """The complaints that nobody has settled, the newest first; so many after one of them."""

    async def read() -> list[Queued]:
        await require_up_to_date(database)
        return await look_up(database, lambda connection: queue_page(connection, after, limit))

    return asyncio.run(read())


def queue_page(connection: Connection, after: str, limit: int) -> list[Queued]:
    """So many open complaints after one of them, each with its context."""
    found = stored.open_complaints(connection)
    ids = [each.id for each in found]
    if after and after not in ids:
        raise no_complaint(after)
    first = ids.index(after) + 1 if after else 0
    return [queued(connection, each) for each in found[first:][:limit]]


def queued(connection: Connection, complaint: Complaint) -> Queued:
    """A complaint with its context."""
    p, m = schema.people, schema.matches
    about = one(connection, Person, select(p).where(p.c.id == complaint.about))
    assert about is not None, "what was complained of somebody is deleted with them"
    lines = []
    if complaint.match is not None and complaint.last_line is not None:
        lines = stored.lines_until(connection, complaint.match, complaint.last_line, CONTEXT_LINES)
    often, people = stored.complained_of(connection, about.id)
    return Queued(
        complaint=complaint,
        lines=lines,
        about=about,
        by=connection.scalar(select(p.c.name).where(p.c.id == complaint.person)) or "",
        game=connection.scalar(select(m.c.game).where(m.c.id == complaint.match)) or "",
        often=often,
        people=people,
    )


def no_complaint(name: str) -> CannotKeep:
    """The error that there is no such complaint."""
    return CannotKeep(f"there is no report {name} in the queue").saying("fault-keeper-queue", id=name)


def settle(database: str, name: str, outcome: Outcome, days: float | None, why: str) -> Person:
    """Settle a complaint; whoever sent it is told that something was done, or not. The person that it was about."""

    def work(tx: Transaction) -> Person:
        found = stored.complaint(tx.connection, name)
        if found is None or found.settled is not None:
            raise no_complaint(name)
        stored.settle(tx, name, outcome)
        return find_person(tx, found.about) if outcome == "dismiss" else bar_person(tx, found.about, outcome, days, why)

    return asyncio.run(change(database, work))
