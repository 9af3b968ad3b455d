"""`tablee serve`, `backup`, `restore`, `reports` and `loadtest`; plain `tablee` serves here and opens the browser."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import typer

from .base import Trouble, app, err, out, say

if TYPE_CHECKING:
    from ..server.tables.reports import Kept

Database = Annotated[str, typer.Option(metavar="URL")]
DatabaseFile = Annotated[str, typer.Option(metavar="FILE")]
Config = Annotated[str, typer.Option(metavar="FILE")]
Archive = Annotated[Path, typer.Argument(metavar="FILE")]
Several = Annotated[list[str] | None, typer.Option(metavar="…")]


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
    port: Annotated[int | None, typer.Option(min=1, max=65535, metavar="N")] = None,
    database: Database = "",
    database_file: DatabaseFile = "",
    workers: Annotated[int | None, typer.Option(min=1, max=64, metavar="N")] = None,
    public_url: Annotated[str, typer.Option(metavar="URL")] = "",
    origin: Several = None,
    allowed_host: Several = None,
    trusted_proxy: Several = None,
    log_level: Annotated[str, typer.Option(metavar="LEVEL")] = "",
    log_json: Annotated[bool, typer.Option("--log-json")] = False,
    config: Config = "",
    choose: Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE")] = None,
    show_config: Annotated[bool, typer.Option("--show-config")] = False,
    browser: Annotated[bool, typer.Option("--browser")] = False,
) -> None:
    """Run the server."""
    from ..server.main import serve as run
    from ..server.operate.sources import Given, Source, gather_with_sources, show

    flags: dict[str, object] = {
        "host": host,
        "port": port,
        "database": database,
        "database_file": database_file,
        "workers": workers,
        "public_url": public_url,
        "origins": origin,
        "hosts": allowed_host,
        "trusted_proxies": trusted_proxy,
        "log_level": log_level,
        "log_json": log_json or None,
    }
    for each in choose or []:
        setting, equals, value = each.partition("=")
        if not equals:
            raise Trouble(say()("cli-option-form", text=each))
        named = setting.strip().replace("-", "_")
        flags[named] = Given(value.strip(), Source("flag", f"--set {named}"))
    given = {setting: value for setting, value in flags.items() if value not in (None, "", [])}
    settings, sources = gather_with_sources(given, config)
    if show_config:
        print(*show(settings, sources), sep="\n")
    else:
        run(settings, browser, say().lang)


def play_here() -> None:
    """Run a server for this machine and open the browser on it: what plain `tablee` does."""
    serve(browser=True)


def database_meant(database: str, database_file: str, config: str) -> str:
    """The database that a command speaks of, found as the server finds it."""
    from ..server.operate.sources import gather
    from ..server.settings import located

    flags = {"database": database, "database_file": database_file}
    return located(gather({name: value for name, value in flags.items() if value}, config)).database


@app.command()
def backup(file: Archive, database: Database = "", database_file: DatabaseFile = "", config: Config = "") -> None:
    """Write a database into a file."""
    from ..server.backup import backup as write

    out().print(say()("cli-backed-up", rows=write(database_meant(database, database_file, config), file), file=str(file)))


@app.command()
def restore(
    file: Archive,
    forget: Annotated[Path | None, typer.Option("--forget", metavar="LIST")] = None,
    database: Database = "",
    database_file: DatabaseFile = "",
    config: Config = "",
) -> None:
    """Read a database back from such a file, without whoever was deleted since."""
    from ..server.backup import restore as read
    from ..server.operate.deleted import forget_listed, read_list

    listed = read_list(forget).people if forget is not None else None
    meant = database_meant(database, database_file, config)
    out().print(say()("cli-restored", rows=read(meant, file), file=str(file)))
    if listed is not None:
        out().print(say()("cli-forgotten", count=forget_listed(meant, listed)), soft_wrap=True)


@app.command()
def reports(
    into: Annotated[Path | None, typer.Option("--out", metavar="DIR")] = None,
    database: Database = "",
    database_file: DatabaseFile = "",
    config: Config = "",
) -> None:
    """List what people have reported, or write it as files."""
    from ..server.tables.reports import kept_reports, write_reports

    kept = kept_reports(database_meant(database, database_file, config))
    if into is not None:
        written = write_reports(kept, into)
        out().print(say()("cli-reports-written", count=len(written), folder=str(into)))
        return
    print_reports(kept)


def print_reports(kept: Sequence[Kept]) -> None:
    """Print reports, each with what it is about and its words; nothing in them drives the terminal."""
    from ..server.names import plain

    for each in kept:
        state = "cli-report-over" if each.status == "finished" else "cli-report-sealed"
        line = say()("cli-report", id=each.report.id, when=when(each.report.at), game=each.game, step=each.report.step)
        words = "".join(char for char in each.report.words if char == "\n" or plain(char))
        out().print(f"{line} {say()(state)}", soft_wrap=True, markup=False)
        out().print(f"  {words}", soft_wrap=True, markup=False)
    if not kept:
        out().print(say()("cli-reports-none"))


def when(at: int) -> str:
    """A moment as this machine has it."""
    return datetime.fromtimestamp(at / 1000).strftime("%Y-%m-%d %H:%M")


def without_password(words: Sequence[str]) -> tuple[list[str], str] | None:
    """A command line without the database it names, and that, if its address holds a password; None when all is well.

    `--server` cannot be left out: the name of the variable that has the address stands in its place.

    >>> without_password(["serve", "--database", "postgresql://me:secret@here/games", "--port", "80"])
    (['serve', '--port', '80'], 'postgresql://me:secret@here/games')
    >>> without_password(["lab", "data", "--server=postgresql://me:secret@here/games"])[0]
    ['lab', 'data', '--server=TABLEE_DATABASE']
    """
    for at, word in enumerate(words):
        flag, equals, url = word.partition("=")
        if flag not in ("--database", "--server") or not (equals or at + 1 < len(words)):
            continue
        kept = ["--server=TABLEE_DATABASE"] if flag == "--server" else []
        rest = words[at + 1 :] if equals else words[at + 2 :]
        url = url if equals else words[at + 1]
        return ([*words[:at], *kept, *rest], url) if urlsplit(url).password else None
    return None


def hide_password() -> None:
    """Start again with the password in the environment: the command line of a process is for everybody to read.

    A load test takes no database from there: it would fill one that people use.
    """
    hidden = without_password(sys.orig_argv[1:])
    if hidden is not None and "loadtest" not in hidden[0]:
        rest, url = hidden
        err().print(f"tablee: {say()('cli-password-seen')}", style="yellow", soft_wrap=True)
        os.execve(sys.executable, [sys.executable, *rest], {**os.environ, "TABLEE_DATABASE": url})


@app.command()
def loadtest(
    tables: Annotated[int, typer.Option(min=1, max=5000, metavar="N")] = 200,
    seconds: Annotated[float, typer.Option(min=1, max=600, metavar="N")] = 20.0,
    workers: Annotated[int, typer.Option(min=1, max=16, metavar="N")] = 1,
    database: Database = "",
) -> None:
    """Measure a server of its own under load."""
    from ..server.loadtest import RULE
    from ..server.loadtest import loadtest as load

    row = load(tables=tables, seconds=seconds, workers=workers, database=database).row()
    print(say()("loadtest-head"), RULE, row.replace(".", say()("decimal-mark")), sep="\n")
