"""What the hall shows to everybody: public tables with a free seat, those to watch, and how many wait for what.

It holds nothing of private tables, and of those who wait only their number.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, Literal

from sqlalchemy import ColumnElement, Connection, and_, exists, func, or_, select

from ...registry import list_games
from .. import wire
from ..storage import schema
from ..storage.rows import now
from ..storage.seeks import waiting_counts
from ..tables.table_registry import TableRegistry

PAGE: Final = 20
Status = Literal["open", "running"]
M, S = schema.matches, schema.seats
MOMENT: Final = {"open": M.c.created, "running": M.c.started}
FREE: Final = exists().where(S.c.match == M.c.id, S.c.kind == "open", S.c.name == "")


def hall(connection: Connection, heard_since: int, each_host: int) -> wire.HallFacts:
    """The first page of each list, and who waits."""
    return wire.HallFacts(
        open=page(connection, wire.AskHall(status="open"), each_host),
        running=page(connection, wire.AskHall(status="running"), each_host),
        waiting=[
            wire.Waiting(game=game, pace=pace, rated=rated, count=count, low=low, high=high)  # type: ignore[arg-type]
            for game, pace, rated, count, low, high in waiting_counts(connection, heard_since)
        ],
        now=now(),
    )


def page(connection: Connection, asked: wire.AskHall, each_host: int) -> wire.HallPage:
    """A page of a list, newest first: of one game or all, after a table or from the start."""
    moment = MOMENT[asked.status]
    turn = func.row_number().over(partition_by=func.coalesce(M.c.host, M.c.id), order_by=M.c.created.desc())
    public = and_(M.c.public, M.c.status.in_(("open", "running")), M.c.game.in_(list_games()))
    ranked = select(M.c.id, turn.label("turn")).where(public).subquery()
    shown: list[ColumnElement[bool]] = [
        M.c.id.in_(select(ranked.c.id).where(ranked.c.turn <= each_host)),
        M.c.status == asked.status,
    ]
    if asked.status == "open":
        shown.append(FREE)
    if asked.game is not None:
        shown.append(M.c.game == asked.game)
    count = int(connection.scalar(select(func.count()).select_from(M).where(*shown)) or 0)
    if asked.after is not None:
        last = select(moment).where(M.c.id == asked.after).scalar_subquery()
        shown.append(or_(moment < last, and_(moment == last, M.c.id < asked.after)))
    query = select(M).where(*shown).order_by(moment.desc(), M.c.id.desc()).limit(PAGE)
    rows = [dict(row) for row in connection.execute(query).mappings()]
    return wire.HallPage(tables=described(connection, rows, asked.status), count=count)


def described(connection: Connection, rows: list[dict[str, Any]], status: Status) -> list[wire.HallTable]:
    """Tables as the hall shows them."""
    seats: dict[str, list[dict[str, Any]]] = {row["id"]: [] for row in rows}
    query = select(S).where(S.c.match.in_(list(seats))).order_by(S.c.match, S.c.seat)
    for seat in connection.execute(query).mappings():
        seats[seat["match"]].append(dict(seat))
    return [table_facts(row, seats[row["id"]], status) for row in rows]


def table_facts(row: dict[str, Any], seats: list[dict[str, Any]], status: Status) -> wire.HallTable:
    """One table as the hall shows it."""
    people = [seat for seat in seats if seat["kind"] == "person"]
    host = next((seat["name"] for seat in people if seat["person"] == row["host"]), "")
    return wire.HallTable(
        id=row["id"],
        game=row["game"],
        host=host if row["host"] is not None else "",
        people=[seat["name"] for seat in people],
        seats=row["seats"],
        free=sum(seat["kind"] == "open" for seat in seats),
        clock=row["clock"],
        rated=bool(row.get("rated_play")),
        since=row["created"] if status == "open" else row["started"],
    )


async def show(tables: TableRegistry) -> wire.HallFacts:
    """The hall as it is now."""
    settings = tables.settings
    heard_since = now() - int(settings.seek_seconds * 1000)
    async with tables.storage.read("hall") as connection:
        return await connection.run_sync(hall, heard_since, settings.most("public_tables"))


async def show_lately(tables: TableRegistry) -> wire.HallFacts:
    """The hall as it is or was a moment ago: however many come at once, it is read once."""
    async with tables.hall.reading:
        at, lists = asyncio.get_running_loop().time(), tables.hall.lists
        if lists is None or at - lists[0] >= tables.settings.hall_seconds:
            lists = tables.hall.lists = at, await show(tables)
        return lists[1]


async def show_page(tables: TableRegistry, asked: wire.AskHall) -> wire.HallPage:
    """A page of one of its lists."""
    async with tables.storage.read("hall") as connection:
        return await connection.run_sync(page, asked, tables.settings.most("public_tables"))
