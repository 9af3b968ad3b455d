"""The calls about how people get along, and what the keeper of the server tells everybody."""

from __future__ import annotations

from .. import wire
from ..decency import blocks, complaints
from ..decency.whom import meant_at
from ..operate.bulletin import bulletin_facts
from .call import CallContext


async def bulletin(context: CallContext, body: None) -> wire.Bulletin:
    """What the keeper of the server tells everybody now."""
    return bulletin_facts(context.tables.bulletin)


async def my_blocks(context: CallContext, body: None) -> list[wire.BlockedPerson]:
    """Whom one has blocked."""
    return await blocks.blocked(context.tables, context.me)


async def block(context: CallContext, body: None) -> list[wire.BlockedPerson]:
    """Block a person."""
    return await blocks.block(context.tables, context.me, context.params["id"])


async def unblock(context: CallContext, body: None) -> list[wire.BlockedPerson]:
    """Take a block back."""
    return await blocks.unblock(context.tables, context.me, context.params["id"])


async def block_at(context: CallContext, body: wire.Whom) -> list[wire.BlockedPerson]:
    """Block whoever sits on a seat of a table, or has said a line there."""
    meant = await meant_at(context.tables, await context.table(), context.me, body)
    return await blocks.block(context.tables, context.me, meant.person, meant)


async def complain_at(context: CallContext, body: wire.NewComplaint) -> None:
    """Report a person at a table to whoever keeps the server."""
    context.spend_creation()
    await complaints.complain_at(context.tables, await context.table(), context.me, body)


async def complain_of(context: CallContext, body: wire.PersonComplaint) -> None:
    """Report a person to whoever keeps the server."""
    context.spend_creation()
    await complaints.complain_of(context.tables, context.params["id"], context.me, body)


async def settled(context: CallContext, body: None) -> list[wire.SettledComplaint]:
    """What became of one's reports of people, as far as one has not seen it."""
    return await complaints.settled(context.tables, context.me)


async def seen(context: CallContext, body: None) -> None:
    """One has seen what became of them."""
    await complaints.seen(context.tables, context.me)
