"""The rows of the company one keeps: favourites, invitations, and what somebody allows others to see and do."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, and_, bindparam, case, delete, exists, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from .. import schema
from ..rows import Invitation, Person, now, values
from ..transaction import Transaction, many

B, C, F, A = schema.blocks, schema.company, schema.favourites, schema.invitations
M, P, S = schema.matches, schema.people, schema.seats
ANY_SEAT = -1
STANDING: Final = select(A).where(A.c.match == bindparam("match"), A.c.declined.is_(False)).order_by(A.c.seat)


class Manners(NamedTuple):
    """What somebody allows: that mutual favourites see when they are here, and that strangers invite them."""

    shown: bool = True
    strangers: bool = True


class Known(NamedTuple):
    """A favourite of somebody: who it is, and when they were last here, as far as they show it."""

    person: str
    favourite: str
    name: str
    here: int | None


class Asked(NamedTuple):
    """An invitation that can still be taken: the table, and who asks."""

    person: str
    match: str
    game: str
    inviter: str
    seats: int
    clock: str
    kept: bool
    at: int


# What one allows.


def manners_of(connection: Connection, person: str) -> Manners:
    """What a person allows."""
    row = connection.execute(select(C.c.shown, C.c.strangers).where(C.c.person == person)).first()
    return Manners(bool(row[0]), bool(row[1])) if row else Manners()


def set_manners(tx: Transaction, person: str, manners: Manners) -> None:
    """Store what a person allows; those who see them as a favourite are told."""
    row = {"person": person, "shown": manners.shown, "strangers": manners.strangers, "here": now()}
    allowed = {"shown": manners.shown, "strangers": manners.strangers}
    new = _upsert(tx.connection, row).on_conflict_do_update(index_elements=["person"], set_=allowed)
    tx.connection.execute(new)
    tx.note.company += [person, *tx.connection.scalars(select(F.c.person).where(F.c.favourite == person))]


def keep_here(tx: Transaction, people: Sequence[str]) -> None:
    """Note that some people are here, of those who have favourites or have said what they allow."""
    mine = select(C.c.person).where(C.c.person.in_(people)).with_for_update(skip_locked=True)
    tx.connection.execute(update(C).where(C.c.person.in_(mine)).values(here=now()))


def _upsert(connection: Connection, row: dict[str, object]) -> sqlite.Insert | postgresql.Insert:
    made = sqlite.insert(C) if connection.dialect.name == "sqlite" else postgresql.insert(C)
    return made.values(row)


# Favourites.


def favourites_of(connection: Connection, people: Collection[str]) -> list[Known]:
    """The favourites of some people, by name. When one was here is told only where each is the other's favourite and allows
    it, and so is the name that somebody bears now who hides: else they have the name under which they were met.
    """
    back = F.alias()
    mutual = exists().where(back.c.person == F.c.favourite, back.c.favourite == F.c.person)
    near = and_(mutual, C.c.shown.is_(True))
    name = case((near, P.c.name), (P.c.hidden.is_(True), F.c.name), else_=P.c.name)
    query = select(F.c.person, F.c.favourite, name, case((near, C.c.here)))
    query = query.join_from(F, P, P.c.id == F.c.favourite).outerjoin(C, C.c.person == F.c.favourite)
    rows = connection.execute(query.where(F.c.person.in_(people)).order_by(name, P.c.id))
    return [Known(*row) for row in rows]


def count_favourites(connection: Connection, person: str) -> int:
    """How many favourites a person has."""
    return int(connection.scalar(select(func.count()).select_from(F).where(F.c.person == person)) or 0)


def is_favourite(connection: Connection, person: str, other: str) -> bool:
    """Whether a person has starred another."""
    return connection.scalar(select(F.c.at).where(F.c.person == person, F.c.favourite == other)) is not None


def add_favourite(tx: Transaction, person: str, other: str, name: str) -> None:
    """Star another person, whom one knows by a name. That other is told nothing of it."""
    tx.connection.execute(insert(F).values(person=person, favourite=other, name=name, at=now()))
    row = {"person": person, "shown": True, "strangers": True, "here": now()}
    tx.connection.execute(_upsert(tx.connection, row).on_conflict_do_nothing())
    tx.note.company.append(person)


def drop_favourite(tx: Transaction, person: str, other: str) -> None:
    """Star another person no longer."""
    tx.connection.execute(delete(F).where(F.c.person == person, F.c.favourite == other))
    tx.note.company.append(person)


def known_person(connection: Connection, person: str) -> bool:
    """Whether there is such a person."""
    return connection.scalar(select(P.c.id).where(P.c.id == person)) is not None


def have_met(connection: Connection, one: str, other: str) -> bool:
    """Whether two people have played at one table."""
    second = S.alias()
    query = select(S.c.match).join_from(S, second, second.c.match == S.c.match).join(M, M.c.id == S.c.match)
    query = query.where(M.c.started.is_not(None))
    return connection.execute(query.where(S.c.person == one, second.c.person == other).limit(1)).first() is not None


# Invitations.


def add_invitation(tx: Transaction, invitation: Invitation) -> None:
    """Store an invitation in the place of an earlier one to the same seat; who is invited is told."""
    same = (A.c.match == invitation.match, A.c.person == invitation.person, A.c.seat == invitation.seat)
    tx.connection.execute(delete(A).where(*same))
    tx.connection.execute(insert(A).values(values(invitation)))
    tx.note.company.append(invitation.person)


def invited_since(connection: Connection, inviter: str, at: int) -> int:
    """How many invitations somebody has sent since then; seats that a rematch keeps are none."""
    query = select(func.count()).select_from(A).where(A.c.inviter == inviter, A.c.at >= at, A.c.seat == ANY_SEAT)
    return int(connection.scalar(query) or 0)


def asked_before(connection: Connection, match: str, person: str) -> bool | None:
    """Whether an invitation of a person to a table still stands; False where it was declined, None where there is none."""
    query = select(A.c.declined).where(A.c.match == match, A.c.person == person).order_by(A.c.declined.desc()).limit(1)
    declined: bool | None = connection.scalar(query)
    return None if declined is None else not declined


def invitations_at(connection: Connection, match: str) -> list[Invitation]:
    """Who is invited to a table and has not declined."""
    return many(connection, Invitation, STANDING, match=match)


def invitations_to(connection: Connection, people: Collection[str]) -> list[Asked]:
    """What some people are invited to, by whom they have not blocked: tables at which a seat is free (or kept for them) and
    none is theirs yet.
    """
    blocked = exists().where(B.c.person == A.c.person, B.c.blocked == A.c.inviter)
    mine = exists().where(S.c.match == M.c.id, S.c.person == A.c.person)
    free = exists().where(S.c.match == M.c.id, S.c.kind == "open", or_(A.c.seat == ANY_SEAT, S.c.seat == A.c.seat))
    kind = (A.c.person, M.c.id, M.c.game, A.c.name, M.c.seats, M.c.clock)
    query = select(*kind, func.max(A.c.seat), func.max(A.c.at)).join_from(A, M, M.c.id == A.c.match)
    query = query.where(A.c.person.in_(people), A.c.declined.is_(False), M.c.status == "open", free, ~mine, ~blocked)
    query = query.group_by(*kind).order_by(func.max(A.c.at))
    return [
        Asked(person, match, game, inviter, seats, clock, seat != ANY_SEAT, at)
        for person, match, game, inviter, seats, clock, seat, at in connection.execute(query)
    ]


def decline_invitations(tx: Transaction, match: str, person: str) -> list[int]:
    """Decline what one is invited to at a table; the seats that were kept."""
    mine = (A.c.match == match, A.c.person == person, A.c.declined.is_(False))
    kept = list(tx.connection.scalars(select(A.c.seat).where(*mine, A.c.seat != ANY_SEAT)))
    tx.connection.execute(update(A).where(*mine).values(declined=True))
    tx.note.company.append(person)
    return kept


# Deleting a person.


def forget_company(tx: Transaction, person: Person) -> list[str]:
    """Erase what a person looked for, whom they starred and invited, and where others did so with them.

    The ids of the tables at which a seat was kept for them.
    """
    others = {*tx.connection.scalars(select(F.c.person).where(F.c.favourite == person.id))}
    others |= {*tx.connection.scalars(select(A.c.person).where(A.c.inviter == person.id))}
    tx.connection.execute(delete(schema.seeks).where(schema.seeks.c.person == person.id))
    tx.connection.execute(delete(C).where(C.c.person == person.id))
    tx.connection.execute(delete(F).where(or_(F.c.person == person.id, F.c.favourite == person.id)))
    kept = select(A.c.match, A.c.seat).where(A.c.person == person.id, A.c.seat != ANY_SEAT)
    seats = [(str(match), int(seat)) for match, seat in tx.connection.execute(kept)]
    for match, seat in seats:
        tx.connection.execute(update(S).where(S.c.match == match, S.c.seat == seat, S.c.kind == "open").values(name=""))
    tx.connection.execute(delete(A).where(or_(A.c.person == person.id, A.c.inviter == person.id)))
    tx.note.company += sorted(others)
    tx.note.tables += [match for match, _ in seats]
    return sorted({match for match, _ in seats})
