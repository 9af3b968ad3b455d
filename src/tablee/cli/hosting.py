"""`tablee serve`, `backup`, `restore` and `loadtest`; plain `tablee` serves on this machine and opens the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .base import app, out, say

Database = Annotated[str, typer.Option(metavar="URL")]
Archive = Annotated[Path, typer.Argument(metavar="FILE")]


@app.command()
def serve(
    host: Annotated[str, typer.Option()] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8765,
    database: Database = "",
    workers: Annotated[int, typer.Option(min=1, max=64)] = 1,
    browser: Annotated[bool, typer.Option("--browser")] = False,
) -> None:
    from ..server.main import serve as run

    run(host=host, port=port, database=database, workers=workers, open_browser=browser)


def play_here() -> None:
    """What plain `tablee` does: a server for this machine, and the browser on it."""
    serve(browser=True)


@app.command()
def backup(file: Archive, database: Database = "") -> None:
    from ..server.backup import backup as write
    from ..server.settings import default_database

    out().print(say()("cli-backed-up", rows=write(database or default_database(), file), file=str(file)))


@app.command()
def restore(file: Archive, database: Database = "") -> None:
    from ..server.backup import restore as read
    from ..server.settings import default_database

    out().print(say()("cli-restored", rows=read(database or default_database(), file), file=str(file)))


@app.command()
def loadtest(
    tables: Annotated[int, typer.Option(min=1, max=5000)] = 200,
    seconds: Annotated[float, typer.Option(min=1, max=600)] = 20.0,
    workers: Annotated[int, typer.Option(min=1, max=16)] = 1,
    database: Database = "",
) -> None:
    from ..server.loadtest import HEAD, RULE
    from ..server.loadtest import loadtest as load

    print(HEAD, RULE, load(tables=tables, seconds=seconds, workers=workers, database=database).row(), sep="\n")
