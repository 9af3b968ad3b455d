"""The tales of a finished match, as the game tells them and as the players have told them in their own words."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, tuple_

from ..engine.position import Position
from ..engine.text import COMMON, Texts
from ..tales import has_tales, tales_of
from . import schema, wire
from .hall import Hall, playable
from .rows import Person, Seat, now
from .storage import Write
from .tables import Table
from .texts import Refusal
from .watch import current, over


async def told(hall: Hall, table: Table) -> list[wire.Told]:
    """A tale for every seat; a match of other rules cannot be told any more."""
    match = current(over(table))
    game = playable(match.game)
    if not has_tales(game):
        raise Refusal("tales", 404)
    pos = await last_position(table)
    if pos is None:
        raise Refusal("stale")
    names = hero_names(table.seats)
    async with hall.storage.read() as connection:
        own = await connection.run_sync(own_words, table.id)
    tales = tales_of(game, pos, names)
    return [wire.Told(seat, names[seat], tale, own.get(seat, {})) for seat, tale in enumerate(tales)]


async def last_position(table: Table) -> Position | None:
    """How a finished match lies, even if another process played its last moves; None for one of other rules."""
    if table.line is not None and not table.line.pos.over:
        await table.refresh()
    return table.line.pos if table.line is not None and table.line.pos.over else None


def hero_names(seats: list[Seat]) -> list[str]:
    """The names at the table; bots are called as the client calls them, by the letters of the table's id."""
    taken = {seat.name for seat in seats}
    bots = [name for name in Texts(COMMON).say("fr", "ui-bot-names").split(", ") if name not in taken]
    return [seat.name or bots[(sum(map(ord, seat.match)) + seat.seat) % len(bots)] for seat in seats]


def own_words(connection: Connection, match: str) -> dict[int, dict[str, str]]:
    """What players have told themselves, by seat and language."""
    found: dict[int, dict[str, str]] = {}
    for row in connection.execute(select(schema.tales).where(schema.tales.c.match == match)).mappings():
        found.setdefault(row["seat"], {})[row["lang"]] = row["tale"]
    return found


async def tell(hall: Hall, table: Table, person: Person, wish: wire.Tell) -> None:
    """Tell of one's own character; those of bots are anybody's who sat at the table."""
    over(table)
    if not has_tales(playable(table.match.game)):
        raise Refusal("tales", 404)
    if wish.seat >= len(table.seats):
        raise Refusal("seat", 404)
    mine = table.seats_of(person.id)
    if not mine or table.seats[wish.seat].person not in (None, person.id):
        raise Refusal("seat-yours", 403)
    await keep_words(hall, table.id, wish)


async def keep_words(hall: Hall, match: str, wish: wire.Tell) -> None:
    """The newest words stay; no words bring the game's own tale back."""

    def keep(tx: Write) -> None:
        t = schema.tales
        tx.connection.execute(delete(t).where(t.c.match == match, t.c.seat == wish.seat, t.c.lang == wish.lang))
        if wish.tale.strip():
            row = {"match": match, "seat": wish.seat, "lang": wish.lang, "tale": wish.tale, "at": now()}
            tx.connection.execute(insert(t).values(row))

    await hall.storage.write(keep)


def forget_person(tx: Write, person: Person) -> None:
    """Erase what somebody has told, while the seats still say where that person sat."""
    t, s = schema.tales, schema.seats
    mine = select(s.c.match, s.c.seat).where(s.c.person == person.id)
    tx.connection.execute(delete(t).where(tuple_(t.c.match, t.c.seat).in_(mine)))
