"""The calls about passkeys: which one has, how one is made and removed, how one signs in with it."""

from __future__ import annotations

from asyncio import to_thread
from typing import Any

from ... import wire
from ...auth import new_key
from ...identity import passkeys
from ...identity.devices import device_of
from ...identity.passkeys import CHALLENGE_MS, Asked, Party, hash_challenge
from ...storage import Transaction
from ...storage.people import identity as stored
from ...storage.rows import Passkey, Person, now, today
from ...texts import Refusal
from ..call import CallContext
from .key_calls import add_key, created


def party(context: CallContext) -> Party:
    """For whom passkeys are on the page that asks."""
    return passkeys.party(context.tables.settings, context.headers.get("host"), context.headers.get("origin"))


async def put(context: CallContext, asked: Asked, person: str | None) -> wire.PasskeyChallenge:
    """Keep a challenge for as long as it may be answered, and put it to the browser."""
    hashed, expires = hash_challenge(asked.challenge), now() + CHALLENGE_MS
    await context.tables.storage.write(lambda tx: stored.add_challenge(tx, hashed, person, expires))
    return wire.PasskeyChallenge(asked.options)


async def answered(context: CallContext, credential: dict[str, Any], person: str | None) -> bytes:
    """The challenge that is answered, which nobody can answer again; a Refusal when it was not put, or too long ago."""
    challenge = await to_thread(passkeys.answered_challenge, credential)
    hashed = hash_challenge(challenge)
    if not await context.tables.storage.write(lambda tx: stored.spend_challenge(tx, hashed, person)):
        raise Refusal("passkey-late", 409)
    return challenge


async def kept_passkeys(context: CallContext) -> list[Passkey]:
    """The passkeys of whoever asks."""
    async with context.tables.storage.read("passkeys_of") as connection:
        return await connection.run_sync(stored.passkeys_of, context.me.id)


async def my_passkeys(context: CallContext, body: None) -> list[wire.PasskeyFacts]:
    """One's own passkeys, the oldest first."""
    return [
        wire.PasskeyFacts(passkey.id, passkey.name, passkey.created, passkey.used) for passkey in await kept_passkeys(context)
    ]


async def ask_for_passkey(context: CallContext, body: None) -> wire.PasskeyChallenge:
    """What a browser is asked for to make a passkey of one's own."""
    context.spend_creation()
    own, kept = party(context), await kept_passkeys(context)
    return await put(context, await to_thread(passkeys.ask_to_make, own, context.me, kept), context.me.id)


async def add_passkey(context: CallContext, body: wire.PasskeyAnswer) -> list[wire.PasskeyFacts]:
    """Keep a passkey that the browser has made; one's own are then listed."""
    own = party(context)
    challenge = await answered(context, body.credential, context.me.id)
    name, public_key, count = await to_thread(passkeys.made_passkey, own, body.credential, challenge)
    made = Passkey(
        id=name, person=context.me.id, public_key=public_key, sign_count=count, created=now(),
        name=device_of(context.headers.get("user-agent")),
    )  # fmt: skip
    if not await context.tables.storage.write(lambda tx: stored.add_passkey(tx, made)):
        raise Refusal("many-passkeys")
    return await my_passkeys(context, None)


async def remove_passkey(context: CallContext, body: None) -> None:
    """Remove a passkey; whoever has it on a device cannot sign in with it any more."""
    if not await context.tables.storage.write(lambda tx: stored.drop_passkey(tx, context.me.id, context.params["id"])):
        raise Refusal("passkey-gone", 404)


async def ask_to_sign_in(context: CallContext, body: None) -> wire.PasskeyChallenge:
    """What a browser is asked for to sign in with a passkey."""
    context.spend_sign_in()
    return await put(context, await to_thread(passkeys.ask_to_sign_in, party(context)), None)


async def sign_in(context: CallContext, body: wire.PasskeyAnswer) -> wire.Created:
    """Sign in with a passkey: a new key for this device, in the place of its own if it is the same person already."""
    context.spend_sign_in()
    own = party(context)
    challenge = await answered(context, body.credential, None)
    named = str(body.credential.get("id", ""))
    async with context.tables.storage.read("passkey_by_id") as connection:
        passkey = await connection.run_sync(stored.passkey_by_id, named)
    if passkey is None:
        raise Refusal("passkey-unknown", 404)
    count = await to_thread(passkeys.used_passkey, own, passkey, body.credential, challenge)
    key, device = new_key(), device_of(context.headers.get("user-agent"))

    def work(tx: Transaction) -> Person:
        person = stored.person_by_id(tx.connection, passkey.person)
        if person is None or stored.passkey_by_id(tx.connection, passkey.id) is None:
            raise Refusal("passkey-unknown", 404)
        stored.note_passkey(tx, passkey.id, count, today())
        if context.person_id == person.id:
            stored.drop_key_of(tx, context.me.key_hash)
        add_key(tx, person, key, device)
        return person

    return created(await context.tables.storage.write(work), key)
