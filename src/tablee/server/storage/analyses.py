"""The analyses of finished matches, kept with them."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from . import schema
from .rows import Match
from .transaction import Transaction


def analysis_of(connection: Connection, match: str) -> bytes | None:
    """The stored analysis of a match, compressed; None where there is none."""
    t = schema.analyses
    found: bytes | None = connection.scalar(select(t.c.data).where(t.c.match == match))
    return found


def keep_analysis(tx: Transaction, match: Match, data: bytes) -> None:
    """Store the analysis of a match, if it has not gone on since."""
    held = tx.match(match.id)
    if held is None or held.status != "finished" or held.finished != match.finished:
        return
    t = schema.analyses
    tx.connection.execute(delete(t).where(t.c.match == match.id))
    tx.connection.execute(insert(t).values(match=match.id, rules_version=match.rules_version, data=data))
