"""`tablee lab data`: the decisions of matches as a dataset, from results, records or a server."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from ...engine.errors import BadRecord
from ..base import Trouble, err, find_game, out, say, unreplayable
from ..files import read_record
from . import group

if TYPE_CHECKING:
    from ...lab.dataset import Entry, Written

PASSED_ON = "TABLEE_DATABASE"
"""What stands for an address that holds a password: the variable that has it."""


@group.command()
def data(
    sources: Annotated[list[Path] | None, typer.Argument(metavar="SOURCE…")] = None,
    out_folder: Annotated[Path | None, typer.Option("--out", metavar="DIR")] = None,
    server: Annotated[str, typer.Option(metavar="URL")] = "",
) -> int:
    """Add the decisions of matches to a dataset."""
    from ...lab.dataset import write

    if not sources and not server:
        raise Trouble(say()("data-no-source"))
    if out_folder is None:
        raise Trouble(say()("data-no-out"))
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=err(), transient=True) as bar:
        task = bar.add_task("")
        found = entries(sources or [], server, out_folder)
        written = write(found, out_folder, lambda so_far: bar.update(task, description=in_words(so_far)))
    out().print(say()("data-done", folder=str(out_folder), what=in_words(written)), soft_wrap=True)
    return 0


def in_words(written: Written) -> str:
    """How much has been written, and what was left out and why."""
    speak = say()
    told = [speak("data-written", count=written.matches, decisions=written.decisions)]
    counts = {"held": written.held, **written.left_out}
    told += [speak(f"data-{why}", count=count) for why, count in sorted(counts.items()) if count]
    return ", ".join(told)


def entries(sources: list[Path], server: str, out_folder: Path) -> Iterator[Entry]:
    """The matches of all sources, one after the other."""
    for path in sources:
        yield from of_source(path, out_folder)
    if server:
        yield from of_server(os.environ.get(PASSED_ON, "") if server == PASSED_ON else server)


def of_source(path: Path, out_folder: Path) -> Iterator[Entry]:
    """The matches of a results folder, of a plan, of a folder of records or of one record."""
    from ...lab.dataset import runs

    if (path / "plan.json").is_file():
        yield from runs.of_results(path)
    elif path.suffix in (".toml", ".py"):
        yield from runs.of_plan(path, out_folder)
    elif path.is_dir():
        found = sorted(path.glob("*.json"))
        if not found:
            raise Trouble(say()("data-empty", folder=str(path)))
        yield from (of_record(file) for file in found)
    else:
        yield of_record(path)


def of_record(file: Path) -> Entry:
    """The match of a record file; Trouble names one that cannot be played again."""
    from ...lab.dataset import Entry, recorded

    record = read_record(file)
    entry = recorded(record, "record", str(file), bots_in(record))

    def rows() -> Any:
        try:
            return entry.rows()
        except BadRecord as error:
            why = unreplayable(find_game(record["game"]), error)
            raise Trouble(say()("cli-bad-record", file=str(file), why=why)) from None

    return Entry(entry.match, entry.origin, rows)


def bots_in(record: dict[str, Any]) -> list[str]:
    """The bots that a record names by seat, "" where it names none that there is; nothing else is taken over."""
    from ...bots import BadBot, make_bot
    from ...registry import game, list_games

    table = record.get("table")
    named = table.get("bots") if isinstance(table, dict) else None
    if not isinstance(named, list) or record["game"] not in list_games():
        return []
    found = []
    for bot in named:
        try:
            make_bot(game(record["game"]), bot)
            found.append(bot)
        except (BadBot, TypeError, AttributeError):
            found.append("")
    return found


def of_server(server: str) -> Iterator[Entry]:
    """The finished matches of a database or a backup, without anybody's name."""
    from ...lab.dataset import recorded
    from ...server.finished import finished

    for match in finished(server):
        yield recorded(match.record, "server", match.id, match.bots)
