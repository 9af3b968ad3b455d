"""A table that was found: it begins when all have come. Who does not come in time is not waited for."""

from __future__ import annotations

from sqlalchemy import select

from ..storage import Transaction, schema
from ..storage.rows import Match, Seek, now
from ..storage.seeks import drop_seeks, gathering, set_seek
from ..tables.changing import TableChange, change_table
from ..tables.opening import name_bots
from ..tables.robots import PLAIN_LEVEL
from ..tables.seating import vacate
from ..tables.table import Table
from ..tables.table_registry import TableRegistry


async def arrive(tables: TableRegistry, table: Table, person: str) -> None:
    """Somebody has come to the table that was found for them; the last begins the match."""

    def work(change: TableChange) -> None:
        seeks = gathering(change.tx, table.id)
        mine = next((seek for seek in seeks if seek.person == person), None)
        if mine is None or change.match.status != "open":
            return
        mine.arrived = mine.arrived or now()
        set_seek(change.tx, mine)
        if all(seek.arrived is not None for seek in seeks) and is_full(change):
            begin(change, seeks)

    await change_table(tables, table, work)


async def settle(tables: TableRegistry, table: Table) -> None:
    """The time to come is over: bots sit down for the missing, if all who came agree; or those look on."""

    def work(change: TableChange) -> None:
        seeks = gathering(change.tx, table.id)
        there = [seek for seek in seeks if seek.arrived is not None]
        if change.match.status != "open":
            drop_seeks(change.tx, [seek.person for seek in seeks])
        elif there and all(seek.fill is not None and not seek.rated for seek in there):
            seat_bots(change, [seek.person for seek in there])
            begin(change, seeks)
        else:
            dissolve(change.tx, change.match, seeks, there)

    await change_table(tables, table, work)


async def call_off(tables: TableRegistry, table: Table, person: str) -> None:
    """Somebody does not want to play after all: the others go on looking, unless the match has begun."""

    def work(change: TableChange) -> None:
        seeks = gathering(change.tx, table.id)
        if not any(seek.person == person for seek in seeks):
            return
        if change.match.status == "open":
            dissolve(change.tx, change.match, seeks, [seek for seek in seeks if seek.person != person])
        else:
            drop_seeks(change.tx, [person])

    await change_table(tables, table, work)


def is_full(change: TableChange) -> bool:
    """Whether nobody has left a seat again."""
    return all(seat.kind != "open" for seat in change.seats)


def begin(change: TableChange, seeks: list[Seek]) -> None:
    """All are there: the match begins; one between people may be watched."""
    change.start_if_full()
    change.tx.set_match(change.match.id, public=sum(seat.kind == "person" for seat in change.seats) > 1)
    drop_seeks(change.tx, [seek.person for seek in seeks])


def seat_bots(change: TableChange, there: list[str]) -> None:
    """Bots sit down for those who are not there, with names in the language of one who is."""
    p = schema.people
    lang = str(change.tx.connection.scalar(select(p.c.lang).where(p.c.id == there[0])))
    for seat in change.seats:
        if seat.kind != "bot" and seat.person not in there:
            vacate(seat)
            seat.kind, seat.level = "bot", PLAIN_LEVEL
            name_bots(change.seats, lang)
            change.set_seat(seat, "fill", None)


def dissolve(tx: Transaction, match: Match, seeks: list[Seek], staying: list[Seek]) -> None:
    """Put the table away; those who stay look on as before, and are told that somebody did not come."""
    tx.put_away([match.id], schema.matches.c.status == "open")
    drop_seeks(tx, [seek.person for seek in seeks if seek not in staying])
    for seek in staying:
        seek.match = seek.found = seek.arrived = None
        seek.beat, seek.missed = now(), seek.missed + 1
        set_seek(tx, seek)
