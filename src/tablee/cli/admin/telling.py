"""`tablee admin announce`, `drain` and `deleted`: what everybody is told, and who was deleted."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..base import Trouble, out, say
from ..hosting import Config, Database, DatabaseFile, database_meant, when
from . import group
from .browsing import show

Hours = Annotated[float | None, typer.Option(min=0.01, max=8760, metavar="N")]
DRAIN_HOURS = 2.0


@group.command()
def announce(
    text: Annotated[str, typer.Argument(metavar="TEXT")] = "",
    fr: Annotated[str, typer.Option("--fr", metavar="TEXT")] = "",
    en: Annotated[str, typer.Option("--en", metavar="TEXT")] = "",
    hours: Hours = None,
    clear: Annotated[bool, typer.Option("--clear")] = False,
    database: Database = "",
    database_file: DatabaseFile = "",
    config: Config = "",
) -> None:
    """Tell everybody something."""
    from ...server.operate.telling import announce as tell
    from ...server.operate.telling import tell_no_longer

    texts = {lang: said for lang, said in (("", text), ("fr", fr), ("en", en)) if said}
    if clear == bool(texts):
        raise Trouble(say()("cli-admin-announce-one"))
    meant = database_meant(database, database_file, config)
    if clear:
        tell_no_longer(meant, "announcement")
    else:
        tell(meant, texts, hours)
    out().print(say()("cli-admin-announced-no-more" if clear else "cli-admin-announced"), style="green", soft_wrap=True)


@group.command()
def drain(
    off: Annotated[bool, typer.Option("--off")] = False,
    hours: Hours = None,
    database: Database = "",
    database_file: DatabaseFile = "",
    config: Config = "",
) -> None:
    """Let nothing new begin, before the server is renewed."""
    from ...server.operate.telling import drain as begin
    from ...server.operate.telling import tell_no_longer

    if off and hours is not None:
        raise Trouble(say()("cli-admin-drain-one"))
    meant = database_meant(database, database_file, config)
    if off:
        tell_no_longer(meant, "drain")
        out().print(say()("cli-admin-drained-no-more"), style="green", soft_wrap=True)
    else:
        begin(meant, hours or DRAIN_HOURS)
        out().print(say()("cli-admin-drained", hours=f"{hours or DRAIN_HOURS:g}"), style="green", soft_wrap=True)


@group.command()
def deleted(
    into: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    database: Database = "",
    database_file: DatabaseFile = "",
    config: Config = "",
) -> None:
    """List who was deleted, for backups that are restored."""
    from ...server.operate.deleted import deleted_list, write_list

    found = deleted_list(database_meant(database, database_file, config))
    if into is not None:
        write_list(found, into)
        out().print(say()("cli-admin-deleted-written", count=len(found.people), file=str(into)), soft_wrap=True)
        return
    rows = [(name, when(at)) for name, at in found.people.items()]
    show("cli-admin-deleted-list", rows, len(rows) or 1)
