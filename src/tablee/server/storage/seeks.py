"""The rows of those who look for a match: waiting, found, arrived."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from . import schema
from .rows import Seek, now, values
from .transaction import Transaction, many, one

S = schema.seeks


def seek_of(connection: Connection, person: str, locked: bool = False) -> Seek | None:
    """What a person looks for, None when nothing; `locked` until the end of the transaction."""
    query = select(S).where(S.c.person == person)
    return one(connection, Seek, query.with_for_update() if locked else query)


def seeks_of(connection: Connection, people: Collection[str]) -> dict[str, Seek]:
    """What some people look for, by person."""
    return {seek.person: seek for seek in many(connection, Seek, select(S).where(S.c.person.in_(people)))}


def put_seek(tx: Transaction, seek: Seek) -> bool:
    """Store what a person looks for from now on; False when a table has been found for them already."""
    made = sqlite.insert(S) if tx.connection.dialect.name == "sqlite" else postgresql.insert(S)
    fields = values(seek)
    new = made.values(fields).on_conflict_do_update(index_elements=["person"], set_=fields, where=S.c.match.is_(None))
    tx.note.company.append(seek.person)
    return bool(tx.connection.execute(new).rowcount)


def set_seek(tx: Transaction, seek: Seek) -> None:
    """Store a seek as it is now; its person is told."""
    tx.connection.execute(update(S).where(S.c.person == seek.person).values(values(seek)))
    tx.note.company.append(seek.person)


def drop_seeks(tx: Transaction, people: Collection[str]) -> None:
    """Some people look for nothing any more."""
    tx.connection.execute(delete(S).where(S.c.person.in_(people)))
    tx.note.company += people


def drop_waiting(tx: Transaction, person: str) -> bool:
    """A person looks for nothing any more, unless a table has been found; whether that is so."""
    gone = tx.connection.execute(delete(S).where(S.c.person == person, S.c.match.is_(None)))
    if gone.rowcount:
        tx.note.company.append(person)
    return bool(gone.rowcount)


def waiting(tx: Transaction, heard_since: int, limit: int = 500) -> list[Seek]:
    """Those who wait, the longest first, locked; those whom another process is pairing just now are left to it."""
    query = select(S).where(S.c.match.is_(None), S.c.beat >= heard_since).order_by(S.c.created, S.c.person).limit(limit)
    return many(tx.connection, Seek, query.with_for_update(skip_locked=True))


def gathering(tx: Transaction, match: str) -> list[Seek]:
    """Those for whom a table was found, locked."""
    return many(tx.connection, Seek, select(S).where(S.c.match == match).order_by(S.c.person).with_for_update())


def found_before(connection: Connection, at: int) -> list[str]:
    """The tables that were found before a moment, and are not settled yet."""
    return list(connection.scalars(select(S.c.match).where(S.c.match.is_not(None), S.c.found < at).distinct().limit(200)))


def keep_beating(tx: Transaction, people: Sequence[str]) -> None:
    """Note that the browsers of some people were heard of just now."""
    mine = select(S.c.person).where(S.c.person.in_(people)).with_for_update(skip_locked=True)
    tx.connection.execute(update(S).where(S.c.person.in_(mine)).values(beat=now()))


def drop_silent(tx: Transaction, heard_since: int) -> None:
    """Forget the seeks of those who wait and have not been heard of."""
    silent = select(S.c.person).where(S.c.match.is_(None), S.c.beat < heard_since).with_for_update(skip_locked=True)
    tx.connection.execute(delete(S).where(S.c.person.in_(silent)))


def any_seek(connection: Connection) -> bool:
    """Whether anybody looks for a match."""
    return connection.execute(select(S.c.person).limit(1)).first() is not None


def waiting_counts(connection: Connection, heard_since: int) -> list[tuple[str, str, bool, int, int, int]]:
    """How many wait, by game, pace and whether it shall be rated; and the least and the most seats that any of them takes."""
    kind = (S.c.game, S.c.pace, S.c.rated)
    counted = select(*kind, func.count(), func.min(S.c.low), func.max(S.c.high))
    there = counted.where(S.c.match.is_(None), S.c.beat >= heard_since).group_by(*kind).order_by(*kind)
    rows = connection.execute(there)
    return [(game, pace, bool(rated), int(count), int(low), int(high)) for game, pace, rated, count, low, high in rows]
