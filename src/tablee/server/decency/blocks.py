"""Blocks: a person wants nothing to do with another one, who does not learn of it.

Whoever is blocked cannot sit down at a table that the other hosts nor seat them again in a rematch, is never paired with them
nor invites them, and what they say is not sent to the other.
"""

from __future__ import annotations

from typing import Final

from .. import wire
from ..storage import Transaction
from ..storage.people.decency import add_block, blocked_people, blocks, count_blocks, remove_block
from ..storage.rows import Person
from ..tables.table_registry import TableRegistry
from ..texts import Refusal
from .whom import Meant, require_person

MOST_BLOCKS: Final = 500


async def block(tables: TableRegistry, person: Person, other: str, met: Meant | None = None) -> list[wire.BlockedPerson]:
    """Block somebody by their id, or whom one has met at a table; whom one has blocked by then."""
    if other == person.id:
        raise Refusal("block-self")

    def work(tx: Transaction) -> None:
        if blocks(tx.connection, person.id, other):
            return
        meant = require_person(tx.connection, other, met)
        if count_blocks(tx.connection, person.id) >= MOST_BLOCKS:
            raise Refusal("many-blocks", 429)
        add_block(tx, person, meant.person, meant.name)

    await tables.storage.write(work)
    return await blocked(tables, person)


async def unblock(tables: TableRegistry, person: Person, other: str) -> list[wire.BlockedPerson]:
    """Take a block back; whom one has still blocked."""
    await tables.storage.write(lambda tx: remove_block(tx, person, other))
    return await blocked(tables, person)


async def blocked(tables: TableRegistry, person: Person) -> list[wire.BlockedPerson]:
    """Whom a person has blocked, by the names that they show."""
    async with tables.storage.read("blocks") as connection:
        found = await connection.run_sync(blocked_people, person.id)
    return [wire.BlockedPerson(person=each, name=name) for each, name in found]
