"""People, and where they find the server."""

from __future__ import annotations

from msgspec import Struct

from .base import Body, Lang, Name


class NewPerson(Body):
    """A new person."""

    name: Name | None = None
    lang: Lang | None = None


class Created(Struct):
    """A new person; the key is shown this once."""

    person: str
    key: str
    name: str
    lang: str


class Me(Struct):
    """Whoever asks; `won` are the games of which this person has won a match that counts. `hidden`: with no profile.

    `barred` says in a sentence what one may not do now, "" if everything.
    """

    person: str
    name: str
    lang: str
    won: list[str] = []
    barred: str = ""
    hidden: bool = False


class Reach(Struct):
    """Where others find this server: `local` when nowhere, since it listens to this machine only."""

    local: bool
    addresses: list[str]
