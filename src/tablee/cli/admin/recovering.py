"""`tablee admin recover`: a code for somebody who has lost every key."""

from __future__ import annotations

from ..base import out, say
from ..hosting import Config, Database, DatabaseFile, database_meant, when
from . import group
from .changes import ANY_ID, PersonId


@group.command(context_settings=ANY_ID)
def recover(person: PersonId, database: Database = "", database_file: DatabaseFile = "", config: Config = "") -> None:
    """Make a one-time code with which a device becomes a person again."""
    from ...server.operate.recovery import recover_person

    made = recover_person(database_meant(database, database_file, config), person)
    out().print(made.code, style="bold green")
    out().print(say()("cli-admin-recover", id=person, name=made.name, until=when(made.expires)), soft_wrap=True)
