"""The tales of a finished match, as the game tells them and as the players have told them in their own words."""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy import Connection

from ..engine.position import Position
from ..engine.text import COMMON, Texts
from . import wire
from .names import clean_name
from .storage import tales as stored
from .storage.rows import Hero, Person, Seat, now
from .tables.replays import finished, of_current_rules
from .tables.table import Table
from .tables.table_registry import TableRegistry, playable
from .texts import Refusal


async def tales_of(tables: TableRegistry, table: Table) -> list[wire.Told]:
    """A tale for every seat; a match of other rules cannot be told any more."""
    match = of_current_rules(finished(table))
    if not playable(match.game).tales:
        raise Refusal("tales", 404)
    pos = await last_position(table)
    if pos is None:
        raise Refusal("stale")
    async with tables.storage.read() as connection:
        return await connection.run_sync(tell_all, table, pos)


def tell_all(connection: Connection, table: Table, pos: Position) -> list[wire.Told]:
    """The tales with the names and forms of address that were chosen, and the words that players put in their place."""
    own, heroes = stored.own_words(connection, table.id), heroes_of(connection, table)
    tell = playable(table.header.game).tales
    tales = tell(pos, [hero.name for hero in heroes], [hero.address for hero in heroes]) if tell else []
    return [
        wire.Told(hero.seat, hero.name, hero.address, tale, own.get(hero.seat, {}))
        for hero, tale in zip(heroes, tales, strict=True)
    ]


async def last_position(table: Table) -> Position | None:
    """How a finished match lies, even if another process played its last moves; None for one of other rules."""
    if table.history is not None and not table.history.pos.over:
        await table.refresh()
    return table.history.pos if table.history is not None and table.history.pos.over else None


def hero_names(seats: list[Seat]) -> list[str]:
    """The names at the table; bots are called as the client calls them, by the letters of the table's id."""
    taken = {seat.name for seat in seats}
    bots = [name for name in Texts(COMMON).say("fr", "ui-bot-names").split(", ") if name not in taken]
    return [seat.name or bots[(sum(map(ord, seat.match)) + seat.seat) % len(bots)] for seat in seats]


def heroes_of(connection: Connection, table: Table) -> list[Hero]:
    """The character of every seat; one that nobody has named is called as the seat is."""
    chosen = stored.heroes_of(connection, table.id)
    heroes = [chosen.get(seat.seat, Hero(match=table.id, seat=seat.seat)) for seat in table.seats]
    return [replace(hero, name=hero.name or name) for hero, name in zip(heroes, hero_names(table.seats), strict=True)]


async def tell(tables: TableRegistry, table: Table, person: Person, wish: wire.Tell) -> None:
    """Tell of a character in one's own words; no words bring the game's own tale back."""
    require_teller(table, person, wish.seat)
    await tables.storage.write(lambda tx: stored.set_words(tx, table.id, wish.seat, wish.lang, wish.tale))


def require_teller(table: Table, person: Person, seat: int) -> None:
    """One tells of one's own character; those of bots are anybody's who sat at the table."""
    finished(table)
    if not playable(table.header.game).tales:
        raise Refusal("tales", 404)
    if seat >= len(table.seats):
        raise Refusal("seat", 404)
    mine = table.seats_of(person.id)
    if not mine or table.seats[seat].person not in (None, person.id):
        raise Refusal("seat-yours", 403)


async def name_hero(tables: TableRegistry, table: Table, person: Person, wish: wire.NameHero) -> None:
    """Choose, or choose again, what a character is called and how its tale speaks of it."""
    require_teller(table, person, wish.seat)
    called = clean_name(wish.name) if wish.name is not None else ""
    hero = Hero(match=table.id, seat=wish.seat, name=called, address=wish.address, at=now())
    await tables.storage.write(lambda tx: stored.set_hero(tx, hero))
