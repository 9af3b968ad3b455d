"""Leaderboards: who is rated at a game, the best first, a page at a time."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, func, select, true, tuple_

from .. import schema
from .ratings import Rating

ORDER: Final = (schema.ratings.c.established, schema.ratings.c.mu, schema.ratings.c.person)


class Leader(NamedTuple):
    """Somebody who is rated at a game."""

    person: str
    name: str
    established: bool
    rating: Rating


class Spot(NamedTuple):
    """Where somebody stands in the order of a leaderboard."""

    established: bool
    mu: float
    person: str


def visible() -> ColumnElement[bool]:
    """Whether a person is shown to others."""
    hidden = schema.people.c.get("hidden")
    return true() if hidden is None else hidden.is_not(True)


def leaders(connection: Connection, game: str, after: Spot | None, limit: int) -> list[Leader]:
    """Those who are rated at a game: the established first, each part by rating; so many after a spot."""
    return [_leader(*row) for row in connection.execute(page_query(game, after, limit))]


def page_query(game: str, after: Spot | None, limit: int) -> Select[Any]:
    """What finds a page of a leaderboard, in the order of an index."""
    query = _rated(game).where(visible())
    query = query.where(tuple_(*ORDER) < tuple_(*after)) if after is not None else query
    return query.order_by(*[column.desc() for column in ORDER]).limit(limit)


def leader(connection: Connection, game: str, person: str) -> Leader | None:
    """A person as somebody who is rated at a game."""
    row = connection.execute(_rated(game).where(schema.ratings.c.person == person)).first()
    return _leader(*row) if row else None


def place_of(connection: Connection, game: str, spot: Spot) -> int:
    """How many are before a spot, and one."""
    t, p = schema.ratings, schema.people
    before = select(func.count()).select_from(t).join(p, p.c.id == t.c.person)
    return 1 + (connection.scalar(before.where(t.c.game == game, visible(), tuple_(*ORDER) > tuple_(*spot))) or 0)


def _rated(game: str) -> Select[Any]:
    t, p = schema.ratings, schema.people
    columns = (t.c.person, p.c.name, t.c.established, t.c.mu, t.c.sigma, t.c.matches)
    return select(*columns).join_from(t, p, p.c.id == t.c.person).where(t.c.game == game)


def _leader(person: str, name: str, established: bool, mu: float, sigma: float, matches: int) -> Leader:
    return Leader(person, name, established, Rating(mu, sigma, matches))
