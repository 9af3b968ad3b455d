"""The calls about one's keys: which devices have one, how another device gets one, how one loses it."""

from __future__ import annotations

import secrets

from ... import wire
from ...auth import hash_key, new_key
from ...identity.codes import LINK_MS, entered_hash, hash_code, new_code, shown_code
from ...identity.devices import device_of
from ...storage import Transaction
from ...storage.people import identity as stored
from ...storage.rows import Key, Person, now, today
from ...texts import Refusal
from ..call import CallContext


def add_key(tx: Transaction, person: Person, key: str, device: str) -> None:
    """Give a person one more key, for a device."""
    made = Key(hash=hash_key(key), id=secrets.token_urlsafe(6), person=person.id, device=device, created=now(), used=today())
    stored.add_key(tx, made)


def created(person: Person, key: str) -> wire.Created:
    """A key, and whose it is."""
    return wire.Created(person=person.id, key=key, name=person.name, lang=person.lang)


async def my_devices(context: CallContext, body: None) -> list[wire.Device]:
    """The devices that have a key of one's own, the one used last first."""
    async with context.tables.storage.read("keys_of") as connection:
        kept = await connection.run_sync(stored.keys_of, context.me.id)
    return [wire.Device(key.id, key.device, key.created, key.used, key.hash == context.me.key_hash) for key in kept]


async def new_device_key(context: CallContext, body: None) -> wire.Created:
    """Another key of one's own, to be used in the place of the one that asks; that stays good until it is signed out."""
    context.spend_creation()
    key, device = new_key(), device_of(context.headers.get("user-agent"))
    await context.tables.storage.write(lambda tx: add_key(tx, context.me, key, device))
    return created(context.me, key)


async def sign_out_others(context: CallContext, body: None) -> None:
    """Make every key of one's own worthless but the one that asks, and the code for another device too."""
    me = context.me
    await context.tables.storage.write(lambda tx: stored.drop_other_keys(tx, me.id, me.key_hash))


async def sign_out(context: CallContext, body: None) -> None:
    """Make the key of one of one's devices worthless; it may be the one that asks."""
    if not await context.tables.storage.write(lambda tx: stored.drop_key(tx, context.me.id, context.params["device"])):
        raise Refusal("device", 404)


async def new_link(context: CallContext, body: None) -> wire.LinkCode:
    """A one-time code with which another device takes on who one is; the one before is worthless from now on."""
    context.spend_creation()
    code, expires = new_code(), now() + LINK_MS
    await context.tables.storage.write(lambda tx: stored.add_code(tx, context.me.id, hash_code(code), expires))
    return wire.LinkCode(shown_code(code), expires, now())


async def look_at_code(context: CallContext, body: wire.EnterCode) -> wire.CodeOwner:
    """Who this device would be with a code, which stays good."""
    context.spend_entry()
    hashed = entered_hash(body.code)
    async with context.tables.storage.read("person_by_code") as connection:
        person = await connection.run_sync(stored.person_by_code, hashed)
    if person is None:
        raise Refusal("code", 404)
    return wire.CodeOwner(person.name, person.id == context.person_id)


async def enter_code(context: CallContext, body: wire.EnterCode) -> wire.Created:
    """Take on who one is elsewhere: a key of its own for this device, for a code that is good once."""
    context.spend_entry()
    hashed, key, device = entered_hash(body.code), new_key(), device_of(context.headers.get("user-agent"))

    def work(tx: Transaction) -> Person:
        person = stored.spend_code(tx, hashed)
        if person is None:
            raise Refusal("code", 404)
        add_key(tx, person, key, device)
        return person

    return created(await context.tables.storage.write(work), key)
