"""The rows of what people have learned: one for each lesson that somebody has finished."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, insert, select

from . import schema
from .rows import Person, now
from .transaction import Transaction


def learned_by(connection: Connection, person: Person) -> dict[str, list[str]]:
    """The lessons that a person has finished, by game, in the order in which that happened."""
    t = schema.learned
    found: dict[str, list[str]] = {}
    for game, lesson in connection.execute(
        select(t.c.game, t.c.lesson).where(t.c.person == person.id).order_by(t.c.at, t.c.lesson)
    ):
        found.setdefault(game, []).append(lesson)
    return found


def add_learned(tx: Transaction, person: Person, lessons: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """Store that a person has finished lessons (game, lesson), and give all that are finished now."""
    before = {(game, lesson) for game, done in learned_by(tx.connection, person).items() for lesson in done}
    rows = [
        {"person": person.id, "game": game, "lesson": lesson, "at": now()}
        for game, lesson in dict.fromkeys(lessons)
        if (game, lesson) not in before
    ]
    if rows:
        tx.connection.execute(insert(schema.learned), rows)
    return learned_by(tx.connection, person)
