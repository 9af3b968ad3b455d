"""The calls about a person: what others are shown, and everything, for oneself."""

from __future__ import annotations

from datetime import UTC, datetime

from starlette.responses import Response, StreamingResponse

from ... import wire
from ...identity.export import export
from ...storage.people import identity as stored
from ...texts import Refusal
from ..call import CallContext


async def get_profile(context: CallContext, body: None) -> wire.Profile:
    """What others are shown of somebody. Who hides it is, to others, nobody."""
    async with context.tables.storage.read("profile") as connection:
        person = await connection.run_sync(stored.person_by_id, context.params["id"])
        if person is None or (person.hidden and person.id != context.person_id):
            raise Refusal("person", 404)
        played = await connection.run_sync(stored.played_in_public, person.id)
    return wire.Profile(
        person=person.id,
        name=person.name,
        since=month(person.created),
        games=[wire.GamePlayed(game, matches) for game, matches in played],
        hidden=bool(person.hidden),
    )


async def export_me(context: CallContext, body: None) -> Response:
    """Everything that is kept about oneself, as one file."""
    if not context.limits.exports.take(context.me.id):
        raise Refusal("slower", 429)
    return StreamingResponse(await export(context.tables, context.me), media_type="application/json")


def month(at: int) -> str:
    """The month of a moment.

    >>> month(0)
    '1970-01'
    """
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m")
