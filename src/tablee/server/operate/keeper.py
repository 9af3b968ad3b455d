"""What whoever keeps a server looks up in its database and changes there: `tablee admin`.

Lists may be asked for while the server runs, and read the columns they show and no others: no key, no seed, no card. What
changes something is one transaction. Servers on PostgreSQL hear of it; an SQLite file is taken for as long, so that a server
which runs on it, and would not hear, is not contradicted.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import islice
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, Select, Table, and_, or_, select

from ...engine.errors import TableeError
from .. import campaigns
from ..finished import connected
from ..names import clean_name, distinct, shape
from ..settings import Settings
from ..storage import Away, Storage, TakenOver, Transaction, Unfit, reason, schema
from ..storage.campaigns import rename_member
from ..storage.connection import is_up_to_date, lock_sqlite
from ..storage.rows import Person
from ..storage.transaction import many, one
from ..tables import seating

PLAYED: Final = ("open", "running")
"""The tables that can be closed: those that wait for players, and those that are being played."""
R = TypeVar("R")


class CannotKeep(TableeError):
    """Nobody and nothing of that id, or a database that cannot be changed now."""


class ListedPerson(msgspec.Struct):
    """A person as the keeper sees them."""

    id: str
    name: str
    lang: str
    created: int


class ListedSeat(msgspec.Struct):
    """Who sits on a seat of a listed table: `kind` is person, bot or open."""

    kind: str
    name: str


class ListedTable(msgspec.Struct):
    """A table as the keeper sees it."""

    id: str
    game: str
    status: str
    name: str
    created: int
    seats: list[ListedSeat] = []


# Looking up.


def list_people(database: str, search: str = "", after: str = "", limit: int = 50) -> list[ListedPerson]:
    """People, the newest first; those whose name, or a part of it, looks like what is searched; so many after one of them."""
    return asyncio.run(look_up(database, lambda connection: people_page(connection, search, after, limit)))


def list_tables(database: str, status: str = "", game: str = "", after: str = "", limit: int = 50) -> list[ListedTable]:
    """Tables, the newest first, those of a status and a game; so many after one of them."""
    return asyncio.run(look_up(database, lambda connection: tables_page(connection, status, game, after, limit)))


async def look_up(database: str, look: Callable[[Connection], R]) -> R:
    """What is found in a database, beside a server that may be running on it."""
    async with connected(database) as connection:
        await connection.run_sync(require_ours)
        return await connection.run_sync(look)


def require_ours(connection: Connection) -> None:
    """Raise unless a database is one of Tablée."""
    if not connection.dialect.has_table(connection, str(schema.matches.name)):
        raise CannotKeep("this is no database of Tablée").saying("fault-keeper-other")


def people_page(connection: Connection, search: str, after: str, limit: int) -> list[ListedPerson]:
    """So many people after one of them."""
    p = schema.people
    query = newest_first(connection, select(p.c.id, p.c.name, p.c.lang, p.c.created), p, after, nobody)
    if not search:
        return many(connection, ListedPerson, query.limit(limit))
    wanted = shape(search)
    alike = (row for row in connection.execute(query).mappings() if wanted in shape(row["name"]))
    return [ListedPerson(**row) for row in islice(alike, limit)]


def tables_page(connection: Connection, status: str, game: str, after: str, limit: int) -> list[ListedTable]:
    """So many tables after one of them, each with its seats."""
    m, s = schema.matches, schema.seats
    query = newest_first(connection, select(m.c.id, m.c.game, m.c.status, m.c.name, m.c.created), m, after, no_table)
    query = query.where(m.c.status == status) if status else query
    query = query.where(m.c.game == game) if game else query
    found = {table.id: table for table in many(connection, ListedTable, query.limit(limit))}
    seats = select(s.c.match, s.c.kind, s.c.name).where(s.c.match.in_(list(found))).order_by(s.c.match, s.c.seat)
    for match, kind, name in connection.execute(seats):
        found[match].seats.append(ListedSeat(kind, name))
    return list(found.values())


def newest_first(
    connection: Connection, query: Select[Any], table: Table, after: str, unknown: Callable[[str], CannotKeep]
) -> Select[Any]:
    """The rows of a query from the newest on, or those after the one of an id."""
    query = query.order_by(table.c.created.desc(), table.c.id)
    if not after:
        return query
    at = connection.scalar(select(table.c.created).where(table.c.id == after))
    if at is None:
        raise unknown(after)
    return query.where(or_(table.c.created < at, and_(table.c.created == at, table.c.id > after)))


def nobody(person: str) -> CannotKeep:
    """The error that there is no such person."""
    return CannotKeep(f"there is nobody of the id {person}").saying("fault-keeper-person", id=person)


def no_table(table: str) -> CannotKeep:
    """The error that there is no such table."""
    return CannotKeep(f"there is no table {table}").saying("fault-keeper-table", id=table)


# Changing.


def rename_person(database: str, person: str, name: str) -> str:
    """Give a person another name, also where they play now under the old one; the name as it is kept."""
    called = clean_name(name)
    asyncio.run(change(database, lambda tx: rename(tx, person, called)))
    return called


def close_table(database: str, table: str) -> None:
    """Put away a table that waits for players or is being played, as one that nobody plays is."""
    asyncio.run(change(database, lambda tx: close(tx, table)))


def person_of(database: str, person: str) -> ListedPerson:
    """A person by their id; CannotKeep where there is nobody."""
    return asyncio.run(look_up(database, lambda connection: find_listed(connection, person)))


def delete_person(database: str, person: str) -> None:
    """Delete a person as they can themselves: names and words are erased, their seats go to bots."""
    asyncio.run(change(database, lambda tx: delete(tx, person)))


async def change(database: str, work: Callable[[Transaction], R], beside: bool = False) -> R:
    """Change something in one transaction. `beside`: a server looks for such changes itself, and may run on SQLite."""
    await require_up_to_date(database)
    async with taken(database, beside) as storage:
        try:
            return await storage.write(work)
        except (Away, Unfit) as error:
            wrong = CannotKeep(f"the database cannot be changed: {error}")
            raise wrong.saying("fault-keeper-away", what=reason(error.__cause__ or error)) from None


async def require_up_to_date(database: str) -> None:
    """Raise unless a database is one of this version of Tablée."""
    async with connected(database) as connection:
        await connection.run_sync(require_ours)
        if not await connection.run_sync(is_up_to_date):
            raise CannotKeep("this database is of another version of Tablée").saying("fault-keeper-version")


@asynccontextmanager
async def taken(database: str, beside: bool = False) -> AsyncIterator[Storage]:
    """A database to write to. Unless `beside` a server, an SQLite file is taken meanwhile; CannotKeep if a server has it."""
    storage = Storage(Settings(database=database))
    try:
        lock = lock_sqlite(storage.engine) if storage.sqlite and not beside else None
    except TakenOver:
        await storage.close()
        raise CannotKeep("a server runs on this database").saying("fault-keeper-served") from None
    try:
        yield storage
    finally:
        await storage.close()
        if lock is not None:
            lock.close()


def find_listed(connection: Connection, person: str) -> ListedPerson:
    """A person as the keeper sees them, by their id."""
    p = schema.people
    found = one(connection, ListedPerson, select(p.c.id, p.c.name, p.c.lang, p.c.created).where(p.c.id == person))
    if found is None:
        raise nobody(person)
    return found


def find_person(tx: Transaction, person: str) -> Person:
    """A person by their id, locked until the end of the transaction."""
    p = schema.people
    found = one(tx.connection, Person, select(p).where(p.c.id == person).with_for_update())
    if found is None:
        raise nobody(person)
    return found


def rename(tx: Transaction, person_id: str, name: str) -> None:
    """Store another name of a person, and have it wherever they play now, or in a campaign, under the old one."""
    person = find_person(tx, person_id)
    old, person.name = person.name, name
    tx.set_person(person)
    m, s, g = schema.matches, schema.seats, schema.members
    sits = select(m.c.id).join(s, s.c.match == m.c.id).where(s.c.person == person.id, m.c.status.in_(PLAYED)).distinct()
    for match in list(tx.connection.scalars(sits)):
        tx.match(match)
        rename_seats(tx, match, person, old)
    member = select(g.c.campaign).where(g.c.person == person.id, g.c.name == old)
    for campaign in list(tx.connection.scalars(member)):
        rename_member(tx, campaign, person, name)


def rename_seats(tx: Transaction, match: str, person: Person, old: str) -> None:
    """Give a person's seats at a table the new name, where they bear the old one, or what told it from others' there."""
    seats = tx.seats(match)
    for seat in seats:
        others = [other.name for other in seats if other is not seat]
        if seat.person == person.id and seat.name in (old, distinct(old, others)):
            seat.name = distinct(person.name, others)
            tx.set_seat(seat)


def close(tx: Transaction, table: str) -> None:
    """Put a table away; CannotKeep if there is none, or if it is over."""
    match = tx.match(table)
    if match is None:
        raise no_table(table)
    if match.status not in PLAYED:
        raise CannotKeep(f"the table {table} is over").saying("fault-keeper-over", id=table)
    tx.put_away([table], schema.matches.c.status.in_(PLAYED))


def delete(tx: Transaction, person_id: str) -> None:
    """Erase a person: from tales and campaigns first, as long as the seats say where they sat."""
    person = find_person(tx, person_id)
    tx.note.tables += campaigns.erase(tx, person)
    seating.erase(tx, person)
