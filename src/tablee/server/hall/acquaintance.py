"""What the hall must know of people before it brings them together."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from ...puzzles.choosing import MIDDLE
from ..storage import schema
from ..storage.rows import Match

RATED_PLAY: Final = "rated_play" in schema.matches.c and "rated_play" in Match.__struct_fields__
"""Whether a table can be opened as rated."""


def strength(connection: Connection, person: str, game: str) -> float:
    """How strong a person is at a game, in points: the middle for everybody, as long as matches are not rated."""
    return float(MIDDLE)


def may_meet(connection: Connection, one: str, other: str) -> bool:
    """Whether two people may be brought together, or one invited by the other."""
    return one != other
