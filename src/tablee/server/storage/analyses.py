"""The analyses of finished matches: those that are kept with them, and those that some process is making."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection, Select, delete, insert, select, update

from . import schema
from .rows import Match, now, values
from .standing.results import note_analysis
from .transaction import Transaction, one

LEASE_MS: Final = 20_000
"""A process that has not told how far it is for so long is making nothing any more."""


class Making(msgspec.Struct):
    """An analysis that a process (`maker`) makes for a person, of a match that `ended` then; or that it failed to make.

    `at` is when the process last told how far it is.
    """

    match: str
    person: str
    maker: str
    ended: int
    done: int = 0
    total: int = 0
    failed: bool = False
    at: int = 0

    @property
    def runs(self) -> bool:
        """Whether it is still being made."""
        return not self.failed and self.at > now() - LEASE_MS


def analysis_of(connection: Connection, match: str) -> bytes | None:
    """The stored analysis of a match, compressed; None where there is none."""
    t = schema.analyses
    found: bytes | None = connection.scalar(select(t.c.data).where(t.c.match == match))
    return found


def making_of(connection: Connection, match: Match) -> Making | None:
    """The analysis of a match that is being made or could not be made; None if there is none, or its process is gone."""
    t = schema.analysing
    found = one(connection, Making, select(t).where(t.c.match == match.id, t.c.ended == match.finished))
    return found if found is not None and (found.failed or found.runs) else None


def claim(tx: Transaction, match: Match, person: str, maker: str) -> bool | None:
    """Whether a process may make the analysis of a match: True, and everybody knows that it does.

    False where it is made or being made already, None where another one is being made for the same person.
    """
    tx.match(match.id)
    tx.connection.execute(locked(person))
    making = making_of(tx.connection, match)
    if analysis_of(tx.connection, match.id) is not None or (making is not None and making.runs):
        return False
    t = schema.analysing
    theirs = tx.connection.execute(select(t).where(t.c.person == person, t.c.match != match.id)).mappings()
    if any(Making(**row).runs for row in theirs):
        return None
    tx.connection.execute(delete(t).where(t.c.match == match.id))
    tx.connection.execute(insert(t).values(values(Making(match.id, person, maker, match.finished or 0, at=now()))))
    return True


def locked(person: str) -> Select[tuple[str]]:
    """Locks the row of a person until the end of the transaction."""
    t = schema.people
    return select(t.c.id).where(t.c.id == person).with_for_update()


def tell_progress(tx: Transaction, match: str, maker: str, done: int, total: int) -> None:
    """The process that makes an analysis lives, and is so far."""
    t = schema.analysing
    mine = update(t).where(t.c.match == match, t.c.maker == maker)
    tx.connection.execute(mine.values(done=done, total=total, at=now()))


def give_up(tx: Transaction, match: str, maker: str, failed: bool) -> None:
    """An analysis is not made any more: it failed, or its process stops."""
    t = schema.analysing
    mine = (t.c.match == match, t.c.maker == maker)
    tx.connection.execute(update(t).where(*mine).values(failed=True) if failed else delete(t).where(*mine))


def keep_analysis(tx: Transaction, match: Match, data: bytes, maker: str) -> None:
    """Store the analysis of a match, if it has not gone on since; it is not being made any more."""
    give_up(tx, match.id, maker, failed=False)
    held = tx.match(match.id)
    if held is None or held.status != "finished" or held.finished != match.finished:
        return
    t = schema.analyses
    tx.connection.execute(delete(t).where(t.c.match == match.id))
    tx.connection.execute(insert(t).values(match=match.id, rules_version=match.rules_version, data=data))
    note_analysis(tx.connection, match.id, data)
