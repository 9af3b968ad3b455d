"""`tablee lab`: experiments, from a plan to a report. What computes is loaded when a command needs it."""

from __future__ import annotations

import typer

from ..base import app

group = typer.Typer()
app.add_typer(group, name="lab")


@group.callback(invoke_without_command=True)
def lab(context: typer.Context) -> None:
    """The group of commands; without one of them, what they are."""
    if context.invoked_subcommand is None:
        context.get_help()


from . import analyse, arena, bench, compare, data, report, run, size, tune  # noqa: E402

__all__ = ["analyse", "arena", "bench", "compare", "data", "group", "report", "run", "size", "tune"]
