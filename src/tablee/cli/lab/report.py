"""`tablee lab report`: what a run says, as a page and as Markdown."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..base import Settings, Trouble, out, say
from . import group


@group.command()
def report(
    folder: Annotated[Path, typer.Argument(metavar="RUN")],
    other: Annotated[Path | None, typer.Argument(metavar="OTHER")] = None,
    out_file: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
) -> int:
    """Write the report of a run, or of two beside one another."""
    from ...lab.report import write

    if out_file is not None and out_file.suffix != ".html":
        raise Trouble(say()("lab-report-form", file=str(out_file)))
    try:
        page, beside = write(folder, other, Settings.lang, out_file)
    except OSError as error:
        why = say()(f"system-{'EISDIR' if out_file and out_file.is_dir() else 'ENOENT'}")
        raise Trouble(say()("cli-cannot-write", file=str(error.filename or out_file), why=why)) from None
    out().print(say()("lab-report-done", page=str(page), markdown=str(beside)), soft_wrap=True)
    return 0
