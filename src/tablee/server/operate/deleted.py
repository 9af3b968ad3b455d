"""Who was deleted, as a list that a restored backup can be made to forget: `tablee admin deleted`, `tablee restore --forget`.

The list has hashes of ids and dates, and nobody's name: it tells nothing to whoever has no backup.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import select

from ...engine.errors import TableeError
from .. import campaigns
from ..settings import Settings
from ..storage import Storage, Transaction, schema
from ..storage.connection import open_private
from ..storage.people.decency import deleted_hash, deleted_people, note_deleted
from ..storage.rows import Person
from ..storage.transaction import many
from ..tables import seating
from .keeper import look_up, require_up_to_date

FORMAT: Final = 1


class DeletedList(msgspec.Struct, forbid_unknown_fields=True):
    """Who was deleted when (ms), by the hash of their id."""

    tablee_deleted: int
    people: dict[str, int]


def deleted_list(database: str) -> DeletedList:
    """The list of a database, beside its server."""

    async def read() -> dict[str, int]:
        await require_up_to_date(database)
        return await look_up(database, deleted_people)

    return DeletedList(FORMAT, asyncio.run(read()))


def write_list(found: DeletedList, file: Path) -> None:
    """Write a list into a file, which is replaced when the new one is whole."""
    partial = file.with_name(f"{file.name}.part")
    with open_private(partial) as sink:
        sink.truncate()
        sink.write(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    partial.replace(file)


def read_list(file: Path) -> DeletedList:
    """A list from a file."""
    try:
        found = msgspec.json.decode(file.read_bytes(), type=DeletedList)
    except OSError as error:
        wrong = TableeError(f"{file} cannot be read: {error.strerror}")
        raise wrong.saying("cli-cannot-read", file=str(file), why=error) from None
    except msgspec.MsgspecError:
        found = None
    if found is None or found.tablee_deleted != FORMAT:
        raise TableeError(f"{file} is no list of deleted people").saying("fault-deleted-file", file=file.name)
    return found


def forget_listed(database: str, people: Mapping[str, int]) -> int:
    """Delete whoever is on a list from a database that nobody serves; how many they were."""
    return asyncio.run(_forget_listed(database, people))


async def _forget_listed(database: str, people: Mapping[str, int]) -> int:
    storage = Storage(Settings(database=database))
    await storage.open()
    try:
        return await storage.write(lambda tx: forget_all(tx, people))
    finally:
        await storage.close()


def forget_all(tx: Transaction, people: Mapping[str, int]) -> int:
    """Erase whoever is on a list, as if they had been deleted here; how many they were."""
    everybody = many(tx.connection, Person, select(schema.people))
    found = [person for person in everybody if deleted_hash(person.id) in people]
    note_deleted(tx, dict(people))
    for person in found:
        campaigns.erase(tx, person)
        seating.erase(tx, person)
    return len(found)
