"""What the keeper of a server tells everybody, as it is sent."""

from __future__ import annotations

from collections.abc import Mapping

from .. import wire
from ..storage.bulletin import BulletinRow


def bulletin_facts(rows: Mapping[str, BulletinRow]) -> wire.Bulletin:
    """What the keeper tells now, in every language in which it was said."""
    said = rows.get("announcement")
    announcement = wire.Announcement(id=said.at, texts=said.texts) if said else None
    return wire.Bulletin(announcement=announcement, draining="drain" in rows)
