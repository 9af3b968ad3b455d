"""`tablee admin`: what whoever keeps a server looks up and changes in its database."""

from __future__ import annotations

import typer

from ..base import app

group = typer.Typer()
app.add_typer(group, name="admin")


@group.callback(invoke_without_command=True)
def admin(context: typer.Context) -> None:
    """The group of commands; without one of them, what they are."""
    if context.invoked_subcommand is None:
        context.get_help()


from . import browsing, changes, order, recovering, telling  # noqa: E402

__all__ = ["browsing", "changes", "group", "order", "recovering", "telling"]
