"""The rows of how people get along: blocks, complaints, bans and mutes, and who was deleted."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from hashlib import blake2b
from typing import Final

from sqlalchemy import Connection, and_, bindparam, case, delete, func, insert, or_, select, update

from .. import schema
from ..rows import ChatLine, Complaint, Person, now, values
from ..transaction import Transaction, many, one

B = schema.blocks
C = schema.complaints
P = schema.people
BLOCKED: Final = select(B.c.blocked).where(B.c.person == bindparam("person"))


# Blocks.


def add_block(tx: Transaction, person: Person, blocked: str, name: str) -> None:
    """Store that a person wants nothing to do with another one, whom they know by a name."""
    if not blocks(tx.connection, person.id, blocked):
        tx.connection.execute(insert(B).values(person=person.id, blocked=blocked, name=name, at=now()))
        _blocks_changed(tx, person)


def remove_block(tx: Transaction, person: Person, blocked: str) -> None:
    """Take a block back."""
    tx.connection.execute(delete(B).where(B.c.person == person.id, B.c.blocked == blocked))
    _blocks_changed(tx, person)


def _blocks_changed(tx: Transaction, person: Person) -> None:
    """Whoever blocks somebody hears other people, and sees other invitations."""
    tx.note.blockers.append(person.id)
    tx.note.company.append(person.id)


def count_blocks(connection: Connection, person: str) -> int:
    """How many people a person has blocked."""
    return int(connection.scalar(select(func.count()).select_from(B).where(B.c.person == person)) or 0)


def blocked_people(connection: Connection, person: str) -> list[tuple[str, str]]:
    """Whom a person has blocked, by id and name, the last first. Who hides is called what they were called then."""
    name = case((P.c.hidden.is_(True), B.c.name), else_=P.c.name)
    query = select(P.c.id, name).join(B, B.c.blocked == P.c.id).where(B.c.person == person)
    return [(str(each), str(name)) for each, name in connection.execute(query.order_by(B.c.at.desc(), P.c.id))]


def blocks(connection: Connection, person: str, other: str) -> bool:
    """Whether a person has blocked another one."""
    query = select(B.c.person).where(B.c.person == person, B.c.blocked == other)
    return connection.scalar(query) is not None


def blocked_by(connection: Connection, person: str) -> frozenset[str]:
    """Whom a person has blocked."""
    return frozenset(connection.scalars(BLOCKED, {"person": person}))


def blocked_by_any(connection: Connection, people: Iterable[str], other: str) -> bool:
    """Whether one of some people has blocked another one."""
    query = select(B.c.person).where(B.c.person.in_(list(people)), B.c.blocked == other).limit(1)
    return connection.scalar(query) is not None


def blocks_among(connection: Connection, people: Collection[str]) -> set[frozenset[str]]:
    """The pairs of some people of whom one has blocked the other."""
    query = select(B.c.person, B.c.blocked).where(B.c.person.in_(people), B.c.blocked.in_(people))
    return {frozenset((person, blocked)) for person, blocked in connection.execute(query)}


def either_blocks(connection: Connection, one_person: str, other: str) -> bool:
    """Whether one of two people has blocked the other."""
    there, back = (and_(B.c.person == a, B.c.blocked == b) for a, b in ((one_person, other), (other, one_person)))
    return connection.scalar(select(B.c.person).where(or_(there, back)).limit(1)) is not None


# Complaints.


def add_complaint(tx: Transaction, complaint: Complaint) -> None:
    """Store a complaint."""
    tx.connection.execute(insert(C).values(values(complaint)))


def complained_since(connection: Connection, person: str, at: int) -> int:
    """How many complaints a person has sent since then."""
    query = select(func.count()).select_from(C).where(C.c.person == person, C.c.at >= at)
    return int(connection.scalar(query) or 0)


def last_line(connection: Connection, match: str) -> int | None:
    """The number of the last line of chat at a table; None where nothing was said."""
    last: int | None = connection.scalar(select(func.max(schema.chat.c.n)).where(schema.chat.c.match == match))
    return last


def chat_line(connection: Connection, match: str, n: int) -> ChatLine | None:
    """A line of chat; None when there is none of that number."""
    t = schema.chat
    return one(connection, ChatLine, select(t).where(t.c.match == match, t.c.n == n))


def lines_until(connection: Connection, match: str, last: int, most: int) -> list[ChatLine]:
    """What people said at a table up to a line, so many lines of it."""
    t = schema.chat
    query = select(t).where(t.c.match == match, t.c.n <= last, t.c.what.is_(None)).order_by(t.c.n.desc()).limit(most)
    return many(connection, ChatLine, query)[::-1]


def complaint(connection: Connection, name: str) -> Complaint | None:
    """A complaint by its id; None when there is none."""
    return one(connection, Complaint, select(C).where(C.c.id == name))


def open_complaints(connection: Connection) -> list[Complaint]:
    """The complaints that nobody has settled, the newest first."""
    return many(connection, Complaint, select(C).where(C.c.settled.is_(None)).order_by(C.c.at.desc(), C.c.id))


def complained_of(connection: Connection, about: str) -> tuple[int, int]:
    """How often a person was complained of, and by how many people."""
    query = select(func.count(), func.count(C.c.person.distinct())).where(C.c.about == about)
    often, people = connection.execute(query).one()
    return int(often), int(people)


def settle(tx: Transaction, name: str, outcome: str) -> None:
    """Store how a complaint was settled."""
    tx.connection.execute(update(C).where(C.c.id == name).values(outcome=outcome, settled=now()))


def settled_untold(connection: Connection, person: str) -> list[Complaint]:
    """A person's complaints that were settled, and of which they have not been told, the newest first."""
    query = select(C).where(C.c.person == person, C.c.settled.is_not(None), C.c.told.is_(False))
    return many(connection, Complaint, query.order_by(C.c.settled.desc(), C.c.id))


def mark_told(tx: Transaction, person: Person) -> None:
    """A person has seen how their complaints were settled."""
    tx.connection.execute(update(C).where(C.c.person == person.id, C.c.settled.is_not(None)).values(told=True))


# Bans and mutes.


def set_barred(tx: Transaction, person: Person) -> None:
    """Store until when a person may not play or not chat, and why."""
    fields = {"banned": person.banned, "muted": person.muted, "barred_why": person.barred_why}
    tx.connection.execute(update(P).where(P.c.id == person.id).values(**fields))
    tx.note.people.append(person.id)


def banned_among(connection: Connection, people: Iterable[str]) -> frozenset[str]:
    """Those of some people who may not play now."""
    return frozenset(connection.scalars(select(P.c.id).where(P.c.id.in_(list(people)), P.c.banned > now())))


# Deleting people.


def forget_decency(tx: Transaction, person: Person) -> None:
    """Erase a person's blocks, what they complained of and what was complained of them; note that they are deleted.

    Bans and mutes are in the person's row and go with it. Only a hash of the id is kept, so that a backup can be made to
    forget too.
    """
    tx.connection.execute(delete(B).where(or_(B.c.person == person.id, B.c.blocked == person.id)))
    tx.connection.execute(delete(C).where(or_(C.c.person == person.id, C.c.about == person.id)))
    note_deleted(tx, {deleted_hash(person.id): now()})


def deleted_hash(person: str) -> str:
    """By what a deleted person is known again in a backup: ids are random, so that nothing can be guessed from it."""
    return blake2b(person.encode(), digest_size=16, person=b"tablee-deleted").hexdigest()


def note_deleted(tx: Transaction, found: dict[str, int]) -> None:
    """Note who was deleted when; who is noted already stays so."""
    before = deleted_people(tx.connection)
    fresh = [{"hash": name, "at": at} for name, at in found.items() if name not in before]
    if fresh:
        tx.connection.execute(insert(schema.deleted), fresh)


def deleted_people(connection: Connection) -> dict[str, int]:
    """Who was deleted when, by the hash of their id, the first first."""
    t = schema.deleted
    rows = connection.execute(select(t.c.hash, t.c.at).order_by(t.c.at, t.c.hash))
    return {str(name): int(at) for name, at in rows}


def drop_deleted(tx: Transaction, before: int) -> None:
    """Forget who was deleted before a moment, when no backup has them any more."""
    tx.connection.execute(delete(schema.deleted).where(schema.deleted.c.at < before))
