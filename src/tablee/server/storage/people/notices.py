"""The rows of being told: the devices of people, what they wish to be told of, what waits, and the server's pair of keys."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

import msgspec
from sqlalchemy import Connection, Table, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from .. import schema
from ..rows import Person, now, values
from ..transaction import Transaction, many, one

Kind = Literal["turn", "invitation", "found", "over"]
KINDS: Final[tuple[Kind, ...]] = ("turn", "invitation", "found", "over")
MOST_DEVICES: Final = 10
MOST_TABLES: Final = 200
THE_PAIR: Final = 1
S, W, T, N, K = schema.subscriptions, schema.notice_wishes, schema.notice_tables, schema.notices, schema.push_keys


class Subscription(msgspec.Struct, kw_only=True):
    """A browser that may be told: where its messages are left, and the keys with which they are sealed.

    `failures` counts the messages in a row that could not be left; `agent` says roughly which browser it is. `key_hash` is
    that of the key with which it asked to be told: signed out, it is told nothing any more.
    """

    id: str
    person: str
    endpoint: str
    p256dh: str
    auth: str
    agent: str
    key_hash: str
    created: int
    failures: int = 0


class Wishes(msgspec.Struct, kw_only=True):
    """What a person wishes to be told of: kinds in one text, and quiet hours in minutes of the day of a time zone."""

    person: str
    kinds: str = " ".join(KINDS)
    quiet_from: int | None = None
    quiet_to: int | None = None
    zone: str = "UTC"


class Waiting(msgspec.Struct, kw_only=True):
    """A notice that waits for quiet hours to end, or for a server process."""

    person: str
    match: str
    kind: str
    at: int


class KeyPair(msgspec.Struct, kw_only=True):
    """With which the server signs what it sends, as base64url: the number of the private key, the point of the public one."""

    id: int = THE_PAIR
    private: str
    public: str
    created: int


class Recipient(msgspec.Struct, kw_only=True):
    """All that says whether and where a person is told something; `tables` has what is wished of single tables."""

    lang: str
    devices: list[Subscription]
    wishes: Wishes
    tables: dict[str, str]


# Reading.


def devices_of(connection: Connection, person: str) -> list[Subscription]:
    """The devices of a person, the oldest first."""
    return many(connection, Subscription, select(S).where(S.c.person == person).order_by(S.c.created, S.c.id))


def wishes_of(connection: Connection, person: str) -> Wishes:
    """What a person wishes to be told of; everything, as long as nothing was said."""
    return one(connection, Wishes, select(W).where(W.c.person == person)) or Wishes(person=person)


def table_wishes_of(connection: Connection, person: str) -> dict[str, str]:
    """What a person wishes of single tables that wait or are being played: "none" or "only"."""
    m = schema.matches
    query = select(T.c.match, T.c.wish).join(m, m.c.id == T.c.match)
    rows = connection.execute(query.where(T.c.person == person, m.c.status.in_(("open", "running"))))
    return {row.match: row.wish for row in rows}


def recipient(connection: Connection, person: str) -> Recipient | None:
    """How a person is told something; None for who has no device, or is gone."""
    devices = devices_of(connection, person)
    if not devices:
        return None
    p = schema.people
    lang = connection.scalar(select(p.c.lang).where(p.c.id == person))
    if lang is None:
        return None
    wishes, tables = wishes_of(connection, person), table_wishes_of(connection, person)
    return Recipient(lang=lang, devices=devices, wishes=wishes, tables=tables)


def stored_pair(connection: Connection) -> KeyPair | None:
    """The pair of keys; None before the first start."""
    return one(connection, KeyPair, select(K).where(K.c.id == THE_PAIR))


def any_due(connection: Connection) -> bool:
    """Whether a notice that waited may be looked at now."""
    return connection.execute(select(N.c.person).where(N.c.at <= now()).limit(1)).first() is not None


# Writing.


def keep_pair(tx: Transaction, fresh: KeyPair) -> KeyPair:
    """The pair of keys: what is there already, or else this one. Whichever process comes first, all have the same."""
    tx.connection.execute(_upsert(tx.connection, K).values(values(fresh)).on_conflict_do_nothing())
    pair = stored_pair(tx.connection)
    assert pair is not None, "it has just been stored"
    return pair


def add_device(tx: Transaction, device: Subscription) -> None:
    """Store a device, which is of one person only; of too many the oldest goes."""
    tx.connection.execute(delete(S).where(S.c.id == device.id))
    tx.connection.execute(insert(S).values(values(device)))
    for old in devices_of(tx.connection, device.person)[:-MOST_DEVICES]:
        tx.connection.execute(delete(S).where(S.c.id == old.id))


def drop_device(tx: Transaction, device: str, person: str) -> bool:
    """Forget a device of a person; whether there was one."""
    return tx.connection.execute(delete(S).where(S.c.id == device, S.c.person == person)).rowcount == 1


def drop_endpoint(tx: Transaction, device: Subscription) -> None:
    """Forget a device whose push service knows it no more, unless it has been stored anew meanwhile."""
    tx.connection.execute(delete(S).where(S.c.id == device.id, S.c.created == device.created))


def count_failures(tx: Transaction, device: Subscription, failures: int) -> None:
    """Store how many messages in a row a device has not been given."""
    tx.connection.execute(update(S).where(S.c.id == device.id).values(failures=failures))


def set_wishes(tx: Transaction, wishes: Wishes) -> None:
    """Store what a person wishes to be told of."""
    _put(tx, W, ("person",), wishes)


def set_table_wish(tx: Transaction, person: str, match: str, wish: str) -> bool:
    """Store what a person wishes of a table, "all" being nothing of its own; whether there was room for it."""
    tx.connection.execute(delete(T).where(T.c.person == person, T.c.match == match))
    if wish == "all":
        return True
    if len(table_wishes_of(tx.connection, person)) >= MOST_TABLES:
        return False
    tx.connection.execute(insert(T).values(person=person, match=match, wish=wish))
    return True


def put_off(tx: Transaction, waiting: Iterable[Waiting]) -> None:
    """Keep notices for later, one a person and table, for people who have a device."""
    for notice in waiting:
        if tx.connection.execute(select(S.c.id).where(S.c.person == notice.person).limit(1)).first():
            _put(tx, N, ("person", "match"), notice)


def take_due(tx: Transaction) -> list[Waiting]:
    """Take out the notices whose time has come; no other process gets them."""
    query = delete(N).where(N.c.at <= now()).returning(N.c.person, N.c.match, N.c.kind, N.c.at)
    return many(tx.connection, Waiting, query)


def forget_notices(tx: Transaction, person: Person) -> None:
    """Erase the devices of a person, and all that was wished or waits."""
    for table in (S, W, T, N):
        tx.connection.execute(delete(table).where(table.c.person == person.id))


def _put(tx: Transaction, table: Table, keys: tuple[str, ...], row: msgspec.Struct) -> None:
    new = _upsert(tx.connection, table).values(values(row))
    others = {name: value for name, value in values(row).items() if name not in keys}
    tx.connection.execute(new.on_conflict_do_update(index_elements=list(keys), set_=others))


def _upsert(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)
