"""What the hall must know of people before it brings them together."""

from __future__ import annotations

from sqlalchemy import Connection

from ..storage.people.decency import either_blocks
from ..storage.standing.ratings import rating_of
from ..study.ratings import Rating, told


def strength(connection: Connection, person: str, game: str) -> float:
    """How strong a person is at a game, in points; the middle for a newcomer."""
    rating = rating_of(connection, person, game)
    return told(Rating(rating.mu, rating.sigma))


def may_meet(connection: Connection, one: str, other: str) -> bool:
    """Whether two people may be brought together, or one invited by the other: neither has blocked the other."""
    return one != other and not either_blocks(connection, one, other)
