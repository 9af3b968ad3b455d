"""The rows of reports: what people found wrong at a table, for the keeper of the server."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select

from . import schema
from .rows import Match, Move, Person, Report, values
from .transaction import Transaction, many, one

R = schema.reports


def add_report(tx: Transaction, report: Report) -> None:
    """Store a report."""
    tx.connection.execute(insert(R).values(values(report)))


def reported_since(connection: Connection, person: str, at: int) -> int:
    """How many reports a person has sent since then."""
    query = select(func.count()).select_from(R).where(R.c.person == person, R.c.at >= at)
    return int(connection.scalar(query) or 0)


def all_reports(connection: Connection) -> list[Report]:
    """Every report, the oldest first."""
    return many(connection, Report, select(R).order_by(R.c.at, R.c.id))


def reported_match(connection: Connection, report: Report) -> tuple[Match, list[Move]]:
    """The match that a report is about, with its rows."""
    m, v = schema.matches, schema.moves
    match = one(connection, Match, select(m).where(m.c.id == report.match))
    assert match is not None, "a report is of a match that is kept"
    return match, [Move(*row) for row in connection.execute(select(v).where(v.c.match == match.id).order_by(v.c.n))]


def forget_reports(tx: Transaction, person: Person) -> None:
    """Erase what a person has reported."""
    tx.connection.execute(delete(R).where(R.c.person == person.id))
