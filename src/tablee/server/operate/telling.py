"""What a keeper tells everybody: `tablee admin announce` and `drain`.

Both are rows which a server looks for with each sweep, so that they may be changed beside one that runs on an SQLite file; on
PostgreSQL it hears of them at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final

import msgspec

from ..names import clean_text, seen
from ..storage.bulletin import BulletinRow, Kind, clear_bulletin, set_bulletin
from ..storage.rows import now
from .keeper import CannotKeep, change

LONGEST: Final = 400
HOUR_MS: Final = 3_600_000


def announce(database: str, texts: Mapping[str, str], hours: float | None) -> None:
    """Tell everybody something, by language ("" is every other one), for so many hours or until it is cleared."""
    said = {lang: clean_text(seen(text), LONGEST) for lang, text in texts.items()}
    kept = {lang: text for lang, text in said.items() if text}
    if not kept:
        raise CannotKeep("an announcement says something").saying("fault-keeper-announce")
    tell(database, "announcement", kept, hours)


def drain(database: str, hours: float) -> None:
    """Let nothing new begin for so many hours, or until that is taken back, and tell everybody."""
    tell(database, "drain", {}, hours)


def tell(database: str, kind: Kind, texts: Mapping[str, str], hours: float | None) -> None:
    """Store what everybody is told."""
    at = now()
    words = msgspec.json.encode(texts).decode()
    row = BulletinRow(kind, words, at, None if hours is None else at + int(hours * HOUR_MS))
    asyncio.run(change(database, lambda tx: set_bulletin(tx, row), beside=True))


def tell_no_longer(database: str, kind: Kind) -> None:
    """Take back what everybody is told."""
    asyncio.run(change(database, lambda tx: clear_bulletin(tx, kind), beside=True))
