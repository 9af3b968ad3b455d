"""The rows of tales: what players have told in their own words, and what they have called their characters."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, tuple_

from . import schema
from .rows import Hero, Person, now, values
from .transaction import Transaction, many


def heroes_of(connection: Connection, match: str) -> dict[int, Hero]:
    """The characters of a match that somebody has named, by seat."""
    t = schema.heroes
    return {hero.seat: hero for hero in many(connection, Hero, select(t).where(t.c.match == match))}


def own_words(connection: Connection, match: str) -> dict[int, dict[str, str]]:
    """What players have told themselves, by seat and language."""
    found: dict[int, dict[str, str]] = {}
    for row in connection.execute(select(schema.tales).where(schema.tales.c.match == match)).mappings():
        found.setdefault(row["seat"], {})[row["lang"]] = row["tale"]
    return found


def set_words(tx: Transaction, match: str, seat: int, lang: str, tale: str) -> None:
    """Store a tale in a player's words; an empty one takes them back."""
    t = schema.tales
    tx.connection.execute(delete(t).where(t.c.match == match, t.c.seat == seat, t.c.lang == lang))
    if tale.strip():
        row = {"match": match, "seat": seat, "lang": lang, "tale": tale, "at": now()}
        tx.connection.execute(insert(t).values(row))


def set_hero(tx: Transaction, hero: Hero) -> None:
    """Store what a character is called and how its tale speaks of it."""
    t = schema.heroes
    tx.connection.execute(delete(t).where(t.c.match == hero.match, t.c.seat == hero.seat))
    tx.connection.execute(insert(t).values(values(hero)))


def forget_tales(tx: Transaction, person: Person) -> None:
    """Erase what somebody has told and named, while the seats still say where that person sat."""
    s = schema.seats
    mine = select(s.c.match, s.c.seat).where(s.c.person == person.id)
    for t in (schema.tales, schema.heroes):
        tx.connection.execute(delete(t).where(tuple_(t.c.match, t.c.seat).in_(mine)))
