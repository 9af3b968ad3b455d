"""What the keeper tells everybody, as it is stored: an announcement, and that the server is about to be renewed."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from sqlalchemy import Connection, delete, insert, select

from . import schema
from .rows import now, values
from .transaction import Transaction, many

Kind = Literal["announcement", "drain"]
T = schema.bulletin
EVERYTHING: Final = select(T)
WORDS: Final = msgspec.json.Decoder(dict[str, str])


class BulletinRow(msgspec.Struct, frozen=True):
    """Something the keeper tells: `words` by language as JSON ("" is every other one), from when until when."""

    kind: Kind
    words: str
    at: int
    until: int | None

    @property
    def texts(self) -> dict[str, str]:
        """What is said, by language."""
        return WORDS.decode(self.words)


def bulletin_rows(connection: Connection) -> dict[str, BulletinRow]:
    """What the keeper tells now, by its kind."""
    found = many(connection, BulletinRow, EVERYTHING)
    return {row.kind: row for row in found if row.until is None or row.until > now()}


def is_draining(connection: Connection) -> bool:
    """Whether nothing new may begin, since the server is about to be renewed."""
    return "drain" in bulletin_rows(connection)


def set_bulletin(tx: Transaction, row: BulletinRow) -> None:
    """Tell everybody something, in the place of what was told before."""
    tx.connection.execute(delete(T).where(T.c.kind == row.kind))
    tx.connection.execute(insert(T).values(values(row)))
    tx.note.bulletin = True


def clear_bulletin(tx: Transaction, kind: Kind) -> None:
    """Tell it no longer."""
    tx.connection.execute(delete(T).where(T.c.kind == kind))
    tx.note.bulletin = True
