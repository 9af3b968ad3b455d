"""Tables that begin from a laid position, such as a decision that somebody would like to take again.

The server lays positions from its own files and matches; no client sends one. Such tables are private and count for nothing
(`Match.rated`), and every seat knows exactly what it knew in the position.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence

import msgspec

from ...engine.position import Position
from ..storage.rows import Match, Person, Seat, now
from ..texts import Refusal
from . import opening
from .history import first_position, pack_dump, standing_moves
from .origin import retry_origin
from .replays import finished, of_current_rules
from .table import Table
from .table_registry import TableRegistry, playable


async def open_laid(tables: TableRegistry, person: Person, pos: Position, seats: Sequence[Seat], origin: str) -> Table:
    """Open a private table that begins with a position. `seats` say who plays; `origin` is kept as `Match.laid`."""
    match = laid_match(person, pos, origin)
    return await opening.add_table(tables, match, [opening.same_seat(seat, match.id) for seat in seats])


def laid_match(person: Person, pos: Position, origin: str) -> Match:
    """The header of a match that begins with a position."""
    game = pos.config.game
    return Match(
        id=secrets.token_urlsafe(12),
        game=game.id,
        rules_version=game.rules_version,
        seats=int(pos.seats),
        options=msgspec.json.encode(dict(pos.config.options)).decode(),
        host=person.id,
        created=now(),
        start_dump=pack_dump(pos),
        content=msgspec.json.encode(game.overlay).decode() if game.overlay else None,
        laid=origin,
    )


# Retries.


async def retry(tables: TableRegistry, table: Table, person: Person, step: int) -> Table:
    """A new table that begins where this person decided something in a finished match against bots."""
    match = of_current_rules(finished(table))
    mine = table.seats_of(person.id)
    if not mine:
        raise Refusal("seat-yours", 403)
    if table.among_people():
        raise Refusal("retry-alone", 403)
    moves = await tables.storage.moves(match.id)
    actions = [(move.seat, move.action) for move in standing_moves(move for move in moves if move.n >= match.start_n)]
    if step >= len(actions):
        raise Refusal("step", 404)
    pos = await asyncio.to_thread(position_at, match, actions[:step])
    if not set(mine).intersection(pos.to_act):
        raise Refusal("not-asked")
    return await open_laid(tables, person, pos, table.seats, retry_origin(match.id, step))


def position_at(match: Match, actions: Sequence[tuple[int, int]]) -> Position:
    """The position of a match after some moves."""
    pos = first_position(playable(match.game), match)
    for seat, action in actions:
        pos.play(seat, action)
    return pos
