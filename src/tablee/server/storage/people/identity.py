"""The rows of who one is: keys, one-time codes, passkeys, the challenges that they answer, and what a profile shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from .. import schema
from ..rows import Key, Passkey, Person, now, values
from ..transaction import Transaction, many, one

MOST_KEYS: Final = 30
MOST_PASSKEYS: Final = 10
AT_ONCE: Final = 1000
"""How many keys are looked for in one query."""
K, C, P, H = schema.keys, schema.codes, schema.passkeys, schema.challenges
S = schema.subscriptions


class Played(NamedTuple):
    """How many public matches of a game somebody has finished."""

    game: str
    matches: int


# Keys.


def keys_of(connection: Connection, person: str) -> list[Key]:
    """The keys of a person, the one used last first."""
    lately = (K.c.used.desc().nulls_last(), K.c.created.desc(), K.c.id)
    return many(connection, Key, select(K).where(K.c.person == person).order_by(*lately))


def add_key(tx: Transaction, key: Key) -> None:
    """Add a key. Whoever has as many as there may be loses the one that has been unused longest."""
    kept = keys_of(tx.connection, key.person)
    for old in kept[MOST_KEYS - 1 :]:
        _drop(tx, old)
    tx.connection.execute(insert(K).values(values(key)))


def note_use(tx: Transaction, hashed: str, day: int) -> None:
    """Note down the day on which a key was used."""
    tx.connection.execute(update(K).where(K.c.hash == hashed).values(used=day))


def worthless(connection: Connection, hashes: Sequence[str]) -> list[str]:
    """Those of some hashes of which there is no key any more."""
    kept: set[str] = set()
    for start in range(0, len(hashes), AT_ONCE):
        kept.update(connection.scalars(select(K.c.hash).where(K.c.hash.in_(hashes[start : start + AT_ONCE]))))
    return [each for each in hashes if each not in kept]


def is_good(connection: Connection, hashed: str) -> bool:
    """Whether there is a key of a hash, which stays until the end of the transaction."""
    return connection.scalar(select(K.c.hash).where(K.c.hash == hashed).with_for_update(read=True)) is not None


def drop_key(tx: Transaction, person: str, key: str) -> bool:
    """Make a key of a person worthless, so that its device is told nothing either; whether there was one of this id."""
    found = [kept for kept in keys_of(tx.connection, person) if kept.id == key]
    for kept in found:
        _drop(tx, kept)
    return bool(found)


def drop_key_of(tx: Transaction, hashed: str) -> None:
    """Make the key of a hash worthless."""
    for kept in many(tx.connection, Key, select(K).where(K.c.hash == hashed)):
        _drop(tx, kept)


def drop_other_keys(tx: Transaction, person: str, own: str) -> None:
    """Make every key of a person worthless but the one of a hash, and every code that was not entered yet."""
    for kept in keys_of(tx.connection, person):
        if kept.hash != own:
            _drop(tx, kept)
    tx.connection.execute(delete(C).where(C.c.person == person))


def _drop(tx: Transaction, key: Key) -> None:
    tx.connection.execute(delete(K).where(K.c.hash == key.hash))
    tx.connection.execute(delete(S).where(S.c.key_hash == key.hash))
    tx.note.people.append(key.person)
    tx.note.keys.append(key.hash)


# Codes.


def add_code(tx: Transaction, person: str, hashed: str, expires: int) -> None:
    """Keep a one-time code of a person in the place of the one before, and put away all that have expired."""
    tx.connection.execute(delete(C).where((C.c.person == person) | (C.c.expires <= now())))
    tx.connection.execute(insert(C).values(hash=hashed, person=person, expires=expires))


def person_by_code(connection: Connection, hashed: str) -> Person | None:
    """The person whose code has a hash; None when it is nobody's, or too old."""
    p = schema.people
    query = select(p).join_from(C, p, C.c.person == p.c.id).where(C.c.hash == hashed, C.c.expires > now())
    return one(connection, Person, query)


def spend_code(tx: Transaction, hashed: str) -> Person | None:
    """The person whose code has a hash; the code is worth nothing from now on, whoever else has entered it meanwhile."""
    person = person_by_code(tx.connection, hashed)
    gone = tx.connection.execute(delete(C).where(C.c.hash == hashed))
    return person if gone.rowcount == 1 else None


# Passkeys.


def add_challenge(tx: Transaction, hashed: str, person: str | None, expires: int) -> None:
    """Keep a challenge, and put away all that have expired."""
    tx.connection.execute(delete(H).where(H.c.expires <= now()))
    tx.connection.execute(insert(H).values(hash=hashed, person=person, expires=expires))


def spend_challenge(tx: Transaction, hashed: str, person: str | None) -> bool:
    """Whether a challenge was put to a person (None: to whoever signs in) and not answered yet; it is from now on."""
    mine = H.c.person == person if person is not None else H.c.person.is_(None)
    spent = tx.connection.execute(delete(H).where(H.c.hash == hashed, mine, H.c.expires > now()))
    return spent.rowcount == 1


def passkeys_of(connection: Connection, person: str) -> list[Passkey]:
    """The passkeys of a person, the oldest first."""
    return many(connection, Passkey, select(P).where(P.c.person == person).order_by(P.c.created, P.c.id))


def passkey_by_id(connection: Connection, passkey: str) -> Passkey | None:
    """A passkey by its id; None when nobody has it."""
    return one(connection, Passkey, select(P).where(P.c.id == passkey).with_for_update())


def add_passkey(tx: Transaction, passkey: Passkey) -> bool:
    """Add a passkey; False where the person has as many as there may be, or somebody has this one."""
    if len(passkeys_of(tx.connection, passkey.person)) >= MOST_PASSKEYS or passkey_by_id(tx.connection, passkey.id):
        return False
    tx.connection.execute(insert(P).values(values(passkey)))
    return True


def note_passkey(tx: Transaction, passkey: str, sign_count: int, day: int) -> None:
    """Note down that a passkey was used, and how often its device says that it was."""
    tx.connection.execute(update(P).where(P.c.id == passkey).values(sign_count=sign_count, used=day))


def drop_passkey(tx: Transaction, person: str, passkey: str) -> bool:
    """Remove a passkey of a person; whether there was one of this id."""
    return tx.connection.execute(delete(P).where(P.c.id == passkey, P.c.person == person)).rowcount == 1


# People.


def person_by_id(connection: Connection, person: str) -> Person | None:
    """A person by their id; None when it is nobody's."""
    return one(connection, Person, select(schema.people).where(schema.people.c.id == person))


def set_hidden(tx: Transaction, person: Person) -> None:
    """Store whether a person hides their profile; every process leaves it out or shows it from now on."""
    p = schema.people
    tx.connection.execute(update(p).where(p.c.id == person.id).values(hidden=person.hidden))
    tx.note.people.append(person.id)
    tx.note.profiles.append(person.id)


def played_in_public(connection: Connection, person: str) -> list[Played]:
    """How many public matches a person has finished, by game."""
    m, s = schema.matches, schema.seats
    seated = select(s.c.match).where(s.c.person == person)
    query = select(m.c.game, func.count()).where(m.c.id.in_(seated), m.c.public, m.c.status == "finished")
    return [Played(*row) for row in connection.execute(query.group_by(m.c.game).order_by(m.c.game))]


def forget_identity(tx: Transaction, person: Person) -> None:
    """Erase a person's keys, codes, passkeys and challenges."""
    for table in (K, C, P, H):
        tx.connection.execute(delete(table).where(table.c.person == person.id))
