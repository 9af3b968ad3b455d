"""Looking for a match: somebody begins, gives up, agrees to bots; and those who fit are brought to a table.

Pairing is one transaction that locks those who wait. Several processes may try at once: each takes those whom no other has
just locked, and nobody is brought to two tables.
"""

from __future__ import annotations

import random
import secrets
from functools import partial

import msgspec
from sqlalchemy import Connection, func, select

from .. import wire
from ..names import distinct
from ..storage import Transaction, schema
from ..storage.bulletin import is_draining
from ..storage.people.decency import blocks_among
from ..storage.rows import Match, Person, Seat, Seek, now
from ..storage.seeks import drop_waiting, put_seek, seek_of, set_seek, waiting
from ..storage.transaction import many
from ..tables.changing import require_beginnings
from ..tables.opening import name_bots
from ..tables.robots import PLAIN_LEVEL
from ..tables.table_registry import TableRegistry, playable
from ..texts import Refusal
from .acquaintance import strength
from .gathering import call_off
from .pairing import Group, groups, playable_by


async def seek(tables: TableRegistry, person: Person, wish: wire.NewSeek) -> None:
    """Begin to look for a match, in the place of what was looked for before; whoever fits is found at once."""
    game = playable(wish.game)
    low, high = min(wish.seats), max(wish.seats)
    if not any(playable_by(game.id, seats) for seats in range(low, high + 1)):
        raise Refusal("seek-seats", 422)
    if wish.rated and game.team:
        raise Refusal("rated-team", 422)

    def work(tx: Transaction) -> None:
        require_beginnings(tx)
        if under_way(tx.connection, person.id) >= tables.settings.most("running_tables"):
            raise Refusal("many-running", 429)
        at = now()
        made = Seek(
            person=person.id,
            game=game.id,
            low=low,
            high=high,
            pace=wish.pace,
            rated=wish.rated,
            fill=wish.fill,
            strength=strength(tx.connection, person.id, game.id),
            created=at,
            beat=at,
        )
        if not put_seek(tx, made):
            raise Refusal("seek-found")

    await tables.storage.write(work)
    await bring_together(tables)


def under_way(connection: Connection, person: str) -> int:
    """How many matches a person plays."""
    m, s = schema.matches, schema.seats
    query = select(func.count(m.c.id.distinct())).join_from(s, m, s.c.match == m.c.id)
    return int(connection.scalar(query.where(s.c.person == person, m.c.status == "running")) or 0)


async def agree_to_bots(tables: TableRegistry, person: Person) -> None:
    """Begin at once with whoever is there; bots take the free seats, and the match is not rated."""

    def work(tx: Transaction) -> None:
        mine = seek_of(tx.connection, person.id, locked=True)
        if mine is None:
            raise Refusal("seek-none", 404)
        if mine.match is None:
            mine.fill, mine.rated = 0, False
            set_seek(tx, mine)

    await tables.storage.write(work)
    await bring_together(tables)


async def give_up(tables: TableRegistry, person: Person) -> None:
    """Look no longer. A table that was found and has not begun is called off; the others go on looking.

    Meanwhile another may have called it off, and a second table been found: this ends when nothing is looked for any more.
    """

    def work(tx: Transaction) -> str | None:
        if drop_waiting(tx, person.id):
            return None
        mine = seek_of(tx.connection, person.id)
        return mine.match if mine else None

    while (found := await tables.storage.write(work)) is not None:
        await call_off(tables, await tables.table(found), person.id)


async def bring_together(tables: TableRegistry) -> None:
    """Bring those who fit to a table, as many groups as there are, and tell them on their devices."""
    for found in await tables.storage.write(partial(pair, tables), "pairing"):
        tables.notices.tell(found.person, "found", str(found.match))


def pair(tables: TableRegistry, tx: Transaction) -> list[Seek]:
    """Within a transaction: open a table for each group that can begin; what was looked for and is found. None before the
    server is renewed.
    """
    if is_draining(tx.connection):
        return []
    at, paired = now(), list[Seek]()
    there = waiting(tx, at - int(tables.settings.seek_seconds * 1000))
    apart = blocks_among(tx.connection, [seek.person for seek in there])
    for group in groups(there, at, lambda one, other: frozenset((one, other)) not in apart):
        match = open_found(tx, group)
        for found in group.seeks:
            found.match, found.found, found.beat = match, at, at
            set_seek(tx, found)
            paired.append(found)
    return paired


def open_found(tx: Transaction, group: Group) -> str:
    """Open the table of a group, which has no host and begins when all have come; its id."""
    first = group.seeks[0]
    game = playable(first.game)
    match = Match(
        id=secrets.token_urlsafe(12),
        game=game.id,
        rules_version=game.rules_version,
        seats=group.seats,
        options=msgspec.json.encode(game.complete_options({}, group.seats)).decode(),
        clock=first.pace,
        created=now(),
        hints=False,
        open_chat=False,
        rated_play=first.rated or None,
    )
    tx.add(match, seats_for(tx, match.id, group))
    tx.note_deed(match.id, None, "open", None)
    return match.id


def seats_for(tx: Transaction, match: str, group: Group) -> list[Seat]:
    """The seats of a table: people and bots in an order that chance decides."""
    p = schema.people
    found = many(tx.connection, Person, select(p).where(p.c.id.in_([seek.person for seek in group.seeks])))
    sitting: list[Person | None] = [*found, *[None] * (group.seats - len(found))]
    random.shuffle(sitting)
    seats: list[Seat] = []
    for number, person in enumerate(sitting):
        if person is None:
            seats.append(Seat(match=match, seat=number, kind="bot", level=PLAIN_LEVEL))
        else:
            name = distinct(person.name, [seat.name for seat in seats])
            seats.append(Seat(match=match, seat=number, kind="person", name=name, person=person.id))
    name_bots(seats, found[0].lang)
    return seats
