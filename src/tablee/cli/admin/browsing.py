"""`tablee admin people`, `tables` and `reports`: lists, a page at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from ..base import Trouble, find_game, out, say
from ..hosting import Config, Database, DatabaseFile, database_meant, print_reports, when
from . import group

Limit = Annotated[int, typer.Option(min=1, max=1000, metavar="N")]
MARKS = {"bot": "cli-admin-bot", "open": "cli-admin-free"}


@group.command()
def people(
    search: Annotated[str, typer.Option(metavar="NAME")] = "",
    limit: Limit = 50,
    after: Annotated[str, typer.Option(metavar="PERSON")] = "",
    database: Database = "",
    database_file: DatabaseFile = "",
    config: Config = "",
) -> None:
    """List the people of a server."""
    from ...server.operate.keeper import list_people

    found = list_people(database_meant(database, database_file, config), search, after, limit + 1)
    rows = [(each.id, each.name, each.lang, when(each.created)) for each in found]
    show("cli-admin-people", rows, limit)


@group.command()
def tables(
    running: Annotated[bool, typer.Option("--running")] = False,
    finished: Annotated[bool, typer.Option("--finished")] = False,
    game: Annotated[str, typer.Option(metavar="GAME")] = "",
    limit: Limit = 50,
    after: Annotated[str, typer.Option(metavar="TABLE")] = "",
    database: Database = "",
    database_file: DatabaseFile = "",
    config: Config = "",
) -> None:
    """List the tables of a server."""
    from ...server.operate.keeper import list_tables

    if running and finished:
        raise Trouble(say()("cli-admin-both"))
    status = "running" if running else "finished" if finished else ""
    played = find_game(game).id if game else ""
    found = list_tables(database_meant(database, database_file, config), status, played, after, limit + 1)
    rows = [
        (each.id, each.game, say()(f"cli-admin-{each.status}"), when(each.created), seated(each.seats), each.name)
        for each in found
    ]
    show("cli-admin-tables", rows, limit)


@group.command()
def reports(
    limit: Limit = 50,
    after: Annotated[str, typer.Option(metavar="REPORT")] = "",
    database: Database = "",
    database_file: DatabaseFile = "",
    config: Config = "",
) -> None:
    """List what people have reported."""
    from ...server.tables.reports import kept_reports

    kept = kept_reports(database_meant(database, database_file, config), after, limit + 1)
    print_reports(kept[:limit])
    if len(kept) > limit:
        tell_more(kept[limit - 1].report.id)


def seated(seats: Sequence[Any]) -> str:
    """Who sits at a table; of bots and free seats, that they are."""
    return ", ".join(say()(MARKS[seat.kind]) if seat.kind in MARKS else seat.name for seat in seats)


def show(title: str, rows: Sequence[tuple[str, ...]], limit: int) -> None:
    """Print a page of rows under the heads of its columns, and how to see the next."""
    if not rows:
        out().print(say()("cli-admin-none"))
        return
    drawn = Table(box=box.SIMPLE, padding=(0, 1))
    for at, head in enumerate(say()(title).split(" | ")):
        drawn.add_column(head, no_wrap=at == 0, overflow="fold", style="cyan" if at == 0 else None)
    for row in rows[:limit]:
        drawn.add_row(*[Text(cell) for cell in row])
    out().print(drawn)
    if len(rows) > limit:
        tell_more(rows[limit - 1][0])


def tell_more(last: str) -> None:
    """Say that there is more, and how to see it."""
    out().print(say()("cli-admin-more", id=last), style="dim", soft_wrap=True)
