"""Something is wrong: what people report of a table, and what the keeper of the server reads of it.

A report is the words, the step and the version; the record is the match itself, and nobody is given it before the match is
over, the keeper as little as whoever reports. `tablee reports` lists them and writes them as files.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from ... import __version__
from ...engine.errors import TableeError
from .. import wire
from ..finished import connected
from ..storage import Transaction, schema
from ..storage.connection import open_private
from ..storage.reports import add_report, all_reports, reported_match, reported_since
from ..storage.rows import Match, Move, Person, Report, now
from ..texts import Refusal
from ..web.addresses import addresses
from .history import standing_moves
from .replays import record_of
from .table import Table
from .table_registry import TableRegistry

DAY_MS: Final = 86_400_000


# Reporting.


async def report(tables: TableRegistry, table: Table, person: Person, wish: wire.NewReport) -> wire.Reported:
    """Store what somebody found wrong. Where nobody keeps the server but who plays, it comes back as a file too."""
    words = wish.words.strip()
    if not words:
        raise Refusal("report-empty", 422)
    if table.header.status == "open":
        raise Refusal("running")
    moves = await tables.storage.moves(table.id)
    made = Report(
        id=secrets.token_urlsafe(8),
        person=person.id,
        match=table.id,
        n=len(moves),
        step=reported_step(table.header, moves, wish.step),
        seat=next(iter(table.seats_of(person.id)), None),
        version=__version__,
        words=words,
        at=now(),
    )

    def work(tx: Transaction) -> None:
        if reported_since(tx.connection, person.id, now() - DAY_MS) >= tables.settings.most("reports"):
            raise Refusal("many-reports", 429)
        add_report(tx, made)

    await tables.storage.write(work)
    local = not addresses(tables.settings)
    return wire.Reported(id=made.id, file=report_file(made, table.header, moves) if local else None)


def reported_step(match: Match, moves: list[Move], wished: int | None) -> int:
    """How many moves stand; of a finished match, the step that is wished."""
    count = len(own_moves(match, moves))
    return count if wished is None or match.status != "finished" else min(wished, count)


def own_moves(match: Match, moves: Iterable[Move]) -> list[Move]:
    """The moves that stand since the match began, or went on by other rules."""
    return standing_moves(move for move in moves if move.n >= match.start_n)


def report_file(report: Report, match: Match, moves: list[Move]) -> dict[str, Any]:
    """A report as a file: a record that says what was wrong at which step. While the match goes on it has no record."""
    about = {name: getattr(report, name) for name in ("id", "match", "step", "seat", "version", "words", "at")}
    if match.status != "finished":
        return {"tablee": 1, "game": match.game, "report": about}
    then = own_moves(match, moves[: report.n])
    stands = own_moves(match, moves)[: len(then)] == then
    return {**record_of(match, moves if stands else moves[: report.n]), "report": about}


# Reading, for the keeper.


class Kept(msgspec.Struct):
    """A report as the keeper reads it: the file has the record once the match is over."""

    report: Report
    game: str
    status: str
    file: dict[str, Any]


def kept_reports(database: str, after: str = "", limit: int | None = None) -> list[Kept]:
    """The reports of a database, the oldest first, or so many of them after one. The server may be running."""
    return asyncio.run(_kept_reports(database, after, limit))


async def _kept_reports(database: str, after: str, limit: int | None) -> list[Kept]:
    async with connected(database) as connection:
        return await connection.run_sync(read_reports, after, limit)


def read_reports(connection: Connection, after: str, limit: int | None) -> list[Kept]:
    """The reports after one, so many of them, each with its file."""
    if not connection.dialect.has_table(connection, schema.reports.name):
        return []
    reports = all_reports(connection)
    ids = [each.id for each in reports]
    if after and after not in ids:
        raise TableeError(f"there is no report {after}").saying("fault-keeper-report", id=after)
    first = ids.index(after) + 1 if after else 0
    found = []
    for each in reports[first:][:limit]:
        match, moves = reported_match(connection, each)
        found.append(Kept(each, match.game, match.status, report_file(each, match, moves)))
    return found


def write_reports(kept: Iterable[Kept], folder: Path) -> list[Path]:
    """Write reports as files that only their keeper may read; where they are."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for each in kept:
        path = folder / f"report-{each.game}-{each.report.id}.json"
        with open_private(path) as file:
            file.truncate()
            file.write(msgspec.json.format(msgspec.json.encode(each.file), indent=1))
        paths.append(path)
    return paths
