"""The calls about being told on a device: the server's key, one's devices and wishes, and what one wishes of a table."""

from __future__ import annotations

from hashlib import sha256

from msgspec import UNSET

from .. import wire
from ..names import clean_text, seen
from ..notify.doors import BadDoor
from ..notify.quiet import zone_of
from ..notify.sealing import encode, is_key
from ..storage import Transaction
from ..storage.people.identity import is_good
from ..storage.people.notices import (
    KINDS,
    Subscription,
    Wishes,
    add_device,
    devices_of,
    drop_device,
    recipient,
    set_table_wish,
    set_wishes,
    table_wishes_of,
    wishes_of,
)
from ..storage.rows import now
from ..texts import Refusal
from .call import CallContext


async def push_key(context: CallContext, body: None) -> wire.PushKey:
    """The key with which a browser subscribes."""
    return wire.PushKey(key=(await context.tables.notices.sender.pair()).public)


async def my_notices(context: CallContext, body: None) -> wire.NoticeFacts:
    """What one is told of, and on which devices."""
    return await _facts(context)


async def _facts(context: CallContext, device: str | None = None) -> wire.NoticeFacts:
    person = context.me.id
    async with context.tables.storage.read("notices") as connection:
        devices = await connection.run_sync(devices_of, person)
        wishes = await connection.run_sync(wishes_of, person)
        tables = await connection.run_sync(table_wishes_of, person)
    return wire.NoticeFacts(
        kinds=[kind for kind in KINDS if kind in wishes.kinds.split()],
        quiet=_quiet(wishes),
        devices=[wire.DeviceFacts(id=each.id, agent=each.agent, created=each.created) for each in devices],
        tables={match: "only" if wish == "only" else "none" for match, wish in tables.items()},
        device=device,
    )


def _quiet(wishes: Wishes) -> wire.QuietHours | None:
    if wishes.quiet_from is None or wishes.quiet_to is None:
        return None
    return wire.QuietHours(begin=wishes.quiet_from, end=wishes.quiet_to, zone=wishes.zone)


async def change_notices(context: CallContext, body: wire.ChangeNotices) -> wire.NoticeFacts:
    """Change of what one is told, or one's quiet hours."""
    person = context.me.id
    if isinstance(body.quiet, wire.QuietHours) and zone_of(body.quiet.zone) is None:
        raise Refusal("zone", 409)
    async with context.tables.storage.read("notices") as connection:
        wishes = await connection.run_sync(wishes_of, person)
    if body.kinds is not None:
        wishes.kinds = " ".join(kind for kind in KINDS if kind in body.kinds)
    if body.quiet is None:
        wishes.quiet_from = wishes.quiet_to = None
    elif body.quiet is not UNSET:
        wishes.quiet_from, wishes.quiet_to, wishes.zone = body.quiet.begin, body.quiet.end, body.quiet.zone
    await context.tables.storage.write(lambda tx: set_wishes(tx, wishes))
    return await _facts(context)


async def add_my_device(context: CallContext, body: wire.NewDevice) -> wire.NoticeFacts:
    """Be told on this device; one that is known already is stored anew."""
    context.spend_creation()
    try:
        context.tables.notices.sender.doors.check(body.endpoint)
    except BadDoor:
        raise Refusal("endpoint", 409) from None
    if not is_key(body.p256dh, body.auth):
        raise Refusal("endpoint", 409)
    device = Subscription(
        id=encode(sha256(body.endpoint.encode()).digest()[:15]),
        person=context.me.id,
        endpoint=body.endpoint,
        p256dh=body.p256dh,
        auth=body.auth,
        agent=clean_text(seen(body.agent), 60),
        key_hash=context.me.key_hash,
        created=now(),
    )

    def work(tx: Transaction) -> None:
        if not is_good(tx.connection, device.key_hash):
            raise Refusal("key", 401)
        add_device(tx, device)

    await context.tables.storage.write(work)
    return await _facts(context, device.id)


async def drop_my_device(context: CallContext, body: None) -> None:
    """Be told no more on a device."""
    person, device = context.me.id, str(context.params["device"])
    if not await context.tables.storage.write(lambda tx: drop_device(tx, device, person)):
        raise Refusal("device", 404)


async def try_my_device(context: CallContext, body: wire.AnyDevice) -> None:
    """Send a device of one's own a notice now."""
    context.spend_thought()
    async with context.tables.storage.read("notices") as connection:
        found = await connection.run_sync(recipient, context.me.id)
    sent = await context.tables.notices.try_out(found, body.device) if found else None
    if sent is None:
        raise Refusal("device", 404)
    if sent.result != "sent":
        raise Refusal("pushed", 409)


async def table_notices(context: CallContext, body: wire.TableNotices) -> wire.NoticeFacts:
    """Say what one wishes to be told of a table."""
    table, person = await context.table(), context.me.id
    if not await context.tables.storage.write(lambda tx: set_table_wish(tx, person, table.id, body.wish)):
        raise Refusal("many-muted", 429)
    return await _facts(context)
