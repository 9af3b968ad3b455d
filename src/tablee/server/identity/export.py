"""Everything about oneself as one file of JSON, table after table, so that nothing of it is ever in memory as a whole.

Of a match that is over, the file holds the record, as anybody may have it; of one that is not, what the person's seats are
shown, and the person's own moves.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec

from .. import campaigns
from ..storage import campaigns as stored_campaigns
from ..storage.people.identity import person_by_id
from ..storage.rows import Match, Move, Person, now
from ..tables.replays import record_of
from ..tables.table_registry import TableRegistry, playable
from ..texts import Refusal
from ..wire import ENCODER
from .sections import HEADER, JSON, SECTIONS, own_part, section_rows, tables_of

FORMAT: Final = 1
MOST_CAMPAIGNS: Final = 10_000


async def export(tables: TableRegistry, person: Person) -> AsyncIterator[bytes]:
    """The file, piece by piece; what can fail before the first piece fails with a Refusal."""
    head = await about(tables, person)
    async with tables.storage.read("export") as connection:
        matches = await connection.run_sync(tables_of, person.id)
        joined = await connection.run_sync(stored_campaigns.campaigns_of, person, MOST_CAMPAIGNS)
    return pieces(tables, person, head, matches, joined)


async def about(tables: TableRegistry, person: Person) -> dict[str, Any]:
    """The person, and every section that is a list of rows."""
    async with tables.storage.read("export") as connection:
        kept = await connection.run_sync(person_by_id, person.id)
        rows = {section.name: await connection.run_sync(section_rows, section, person.id) for section in SECTIONS}
    if kept is None:
        raise Refusal("key", 401)
    own = {"id": kept.id, "name": kept.name, "lang": kept.lang, "created": kept.created, "hidden": bool(kept.hidden)}
    return {"tablee_person": FORMAT, "at": now(), "person": own, **rows}


async def pieces(
    tables: TableRegistry, person: Person, head: dict[str, Any], matches: list[str], joined: list[str]
) -> AsyncIterator[bytes]:
    """One piece for each campaign and each table."""
    yield ENCODER.encode(head)[:-1] + b',"campaigns":['
    for n, name in enumerate(joined):
        yield b"," * bool(n) + ENCODER.encode(await own_campaign(tables, person, name))
    yield b'],"tables":['
    for n, match in enumerate(matches):
        yield b"," * bool(n) + ENCODER.encode(await own_table(tables, person, match))
    yield b"]}"


async def own_campaign(tables: TableRegistry, person: Person, name: str) -> dict[str, Any] | None:
    """A campaign in which a person plays; None where it is gone meanwhile."""
    try:
        data = await campaigns.export(tables, name)
    except Refusal:
        return None
    async with tables.storage.read("export") as connection:
        members = await connection.run_sync(stored_campaigns.members_of, name)
    own = [{"name": member.name, "joined": member.joined} for member in members if member.person == person.id]
    return {"id": name, "own": own, "campaign": data}


async def own_table(tables: TableRegistry, person: Person, name: str) -> dict[str, Any] | None:
    """A table with what is a person's there; None where it is gone meanwhile.

    The moves are read before the header: should that say that the match is over, it was over with these moves.
    """
    moves = await tables.storage.moves(name)
    match = await tables.storage.match(name)
    if match is None:
        return None
    seats = await tables.storage.seats(name)
    async with tables.storage.read("export") as connection:
        own = await connection.run_sync(own_part, name, person.id)
    told: dict[str, Any] = {field: getattr(match, field) for field in HEADER}
    told |= {field: msgspec.json.decode(told[field]) for field in JSON if told[field] is not None}
    told |= {"host": match.host == person.id, "seats": [{"seat": seat.seat, "name": seat.name} for seat in seats], **own}
    told["own_moves"] = own_moves(match, moves, person)
    if match.status == "finished":
        told |= {"outcome": msgspec.json.decode(match.outcome or "null"), "record": record(match, moves)}
    elif match.status == "running":
        told["views"] = await views(tables, match, person)
    return told


def own_moves(match: Match, moves: list[Move], person: Person) -> list[dict[str, Any]]:
    """What a person played or took back, and when; actions by name, where the game is installed.

    Neither numbers of rows nor how many moves were taken back: those count what others did unseen.
    """
    try:
        vocabulary = playable(match.game).vocabulary
    except Refusal:
        vocabulary = None
    return [
        {
            "what": move.what,
            "seat": move.seat,
            **(vocabulary.name(move.action) if vocabulary is not None and move.what == "play" else {}),
            "at": move.at,
        }
        for move in moves
        if move.person == person.id
    ]


def record(match: Match, moves: list[Move]) -> dict[str, Any] | None:
    """The record of a finished match; None where its game is not installed."""
    try:
        return record_of(match, moves)
    except Refusal:
        return None


async def views(tables: TableRegistry, match: Match, person: Person) -> dict[str, Any] | None:
    """What a person's seats are shown of a running match; None where it cannot be played."""
    try:
        table = await tables.table(match.id)
    except Refusal:
        return None
    if table.history is None:
        return None
    return {str(seat): table.feed.seat_view(seat).view for seat in table.seats_of(person.id)}
