"""`tablee admin rename`, `close` and `delete`: what a keeper changes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Final

import typer

from ..base import Trouble, out, say
from ..campaign import agreed
from ..hosting import Config, Database, DatabaseFile, database_meant
from . import group

PersonId = Annotated[str, typer.Argument(metavar="PERSON")]
ANY_ID: Final = {"ignore_unknown_options": True}
"""An id may begin with a dash, and is no option then."""


@group.command(context_settings=ANY_ID)
def rename(
    person: PersonId,
    name: Annotated[str, typer.Argument(metavar="NAME")],
    database: Database = "",
    database_file: DatabaseFile = "",
    config: Config = "",
) -> None:
    """Give a person another name."""
    from ...server.operate.keeper import rename_person

    with refusing():
        called = rename_person(database_meant(database, database_file, config), person, name)
    out().print(say()("cli-admin-renamed", id=person, name=called), style="green", soft_wrap=True)


@group.command(context_settings=ANY_ID)
def close(
    table: Annotated[str, typer.Argument(metavar="TABLE")],
    database: Database = "",
    database_file: DatabaseFile = "",
    config: Config = "",
) -> None:
    """Put a table away."""
    from ...server.operate.keeper import close_table

    close_table(database_meant(database, database_file, config), table)
    out().print(say()("cli-admin-closed", id=table), style="green", soft_wrap=True)


@group.command(context_settings=ANY_ID)
def delete(
    person: PersonId,
    yes: Annotated[bool, typer.Option("--yes")] = False,
    database: Database = "",
    database_file: DatabaseFile = "",
    config: Config = "",
) -> None:
    """Delete a person, after asking."""
    from ...server.operate.keeper import delete_person, person_of

    meant = database_meant(database, database_file, config)
    name = person_of(meant, person).name
    if not yes and not agreed(say()("cli-admin-delete", id=person, name=name)):
        out().print(say()("cli-campaign-kept"), style="dim")
        return
    with refusing():
        delete_person(meant, person)
    out().print(say()("cli-admin-deleted", id=person, name=name), style="green", soft_wrap=True)


@contextmanager
def refusing() -> Iterator[None]:
    """Say what the server refuses as it would, in the language of this run."""
    from ...server.texts import Refusal

    try:
        yield
    except Refusal as refusal:
        raise Trouble(refusal.say(say().lang)) from None
