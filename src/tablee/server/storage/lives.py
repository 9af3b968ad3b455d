"""The rows of lives: when the server was at work, process by process."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, insert, select, update

from . import schema
from .transaction import Transaction

KEPT_MS: Final = 400 * 86_400_000
"""How long it is known when the server was at work; no clock runs for longer."""


def keep_life(tx: Transaction, name: str, since: int, until: int) -> list[tuple[int, int]]:
    """Note that a process was at work until now; when the others were, and this one in former lives."""
    t = schema.lives
    known = tx.connection.execute(update(t).where(t.c.id == name).values(until=until)).rowcount
    if not known:
        tx.connection.execute(insert(t).values(id=name, since=since, until=until))
        tx.connection.execute(delete(t).where(t.c.until < until - KEPT_MS))
    others = select(t.c.since, t.c.until).where(t.c.id != name)
    return [(row[0], row[1]) for row in tx.connection.execute(others)]
