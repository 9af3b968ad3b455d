"""Reading what people have played: their finished matches a page at a time, and what they add up to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, func, select, tuple_

from .. import schema
from ..rows import Person, Seat
from ..transaction import many, one

COURSE: Final = 200
"""How many of the last changes of a rating are told."""


class Played(msgspec.Struct):
    """A finished match as one person's result has it, with the change of the rating where it was rated."""

    match: str
    game: str
    finished: int
    seat: int
    result: str
    place: int | None
    company: str
    level: str | None
    rated: bool
    mu_before: float | None
    mu: float | None
    sigma: float | None
    analysed: bool
    variant: bool
    laid: bool
    campaign: bool


class Wanted(msgspec.Struct):
    """Which finished matches of a person are looked for; `public` leaves out those at private tables."""

    person: str
    public: bool
    game: str | None = None
    company: str | None = None
    level: str | None = None
    result: str | None = None
    rated: bool | None = None


class Tally(NamedTuple):
    """So many matches of one kind: game, company, level and result, and what their analyses say together."""

    game: str
    company: str
    level: str | None
    result: str
    matches: int
    judged: int
    luck: float | None
    given_away: float | None
    choices: int | None
    grave: int | None


class Change(NamedTuple):
    """A rating after a match."""

    game: str
    at: int
    mu: float
    sigma: float


def person_by_id(connection: Connection, person: str, *that: ColumnElement[bool]) -> Person | None:
    """The person of an id, if something else is so too."""
    return one(connection, Person, select(schema.people).where(schema.people.c.id == person, *that))


def played(connection: Connection, wanted: Wanted, after: tuple[int, str] | None, limit: int) -> list[Played]:
    """So many finished matches, the last to end first, after one of them."""
    return many(connection, Played, page_query(wanted, after, limit))


def page_query(wanted: Wanted, after: tuple[int, str] | None, limit: int) -> Select[Any]:
    """What finds a page of matches, in the order of an index."""
    r = schema.results
    query = _found(wanted)
    query = query.where(tuple_(r.c.finished, r.c.match) < tuple_(*after)) if after is not None else query
    return query.order_by(r.c.finished.desc(), r.c.match.desc()).limit(limit)


def _found(wanted: Wanted) -> Select[Any]:
    r, c, m, a = schema.results, schema.rating_changes, schema.matches, schema.analyses
    query = select(
        r.c.match, r.c.game, r.c.finished, r.c.seat, r.c.result, r.c.place, r.c.company, r.c.level, r.c.rated,
        c.c.mu_before, c.c.mu, c.c.sigma, a.c.match.is_not(None).label("analysed"), m.c.content.is_not(None).label("variant"),
        m.c.laid.is_not(None).label("laid"), m.c.campaign.is_not(None).label("campaign"),
    )  # fmt: skip
    query = query.join_from(r, m, m.c.id == r.c.match)
    query = query.outerjoin(c, and_(c.c.match == r.c.match, c.c.person == r.c.person)).outerjoin(a, a.c.match == r.c.match)
    named = {name: getattr(wanted, name) for name in ("person", "game", "company", "level", "result", "rated")}
    query = query.where(*[r.c[name] == value for name, value in named.items() if value is not None])
    return query.where(m.c.public) if wanted.public else query


def seats_at(connection: Connection, matches: Sequence[str]) -> dict[str, list[Seat]]:
    """The seats of some matches, by number."""
    t = schema.seats
    found: dict[str, list[Seat]] = {match: [] for match in matches}
    for seat in many(connection, Seat, select(t).where(t.c.match.in_(matches)).order_by(t.c.match, t.c.seat)):
        found[seat.match].append(seat)
    return found


def tallies(connection: Connection, person: str, public: bool) -> list[Tally]:
    """What somebody's matches that count add up to."""
    r, m = schema.results, schema.matches
    kind = (r.c.game, r.c.company, r.c.level, r.c.result)
    sums = [func.sum(column) for column in (r.c.luck, r.c.given_away, r.c.choices, r.c.grave)]
    query = select(*kind, func.count(), func.count(r.c.luck), *sums).where(r.c.person == person, r.c.counts).group_by(*kind)
    query = query.join_from(r, m, m.c.id == r.c.match).where(m.c.public) if public else query
    return [Tally(*row) for row in connection.execute(query)]


def ratings_by_game(connection: Connection, person: str) -> dict[str, tuple[float, float, int]]:
    """The ratings of a person: mu, sigma, and after how many matches."""
    t = schema.ratings
    found = connection.execute(select(t.c.game, t.c.mu, t.c.sigma, t.c.matches).where(t.c.person == person))
    return {game: (mu, sigma, matches) for game, mu, sigma, matches in found}


def course_of(connection: Connection, person: str, game: str) -> list[Change]:
    """How a person's rating at a game went, as far as the last changes tell."""
    t = schema.rating_changes
    query = select(t.c.game, t.c.at, t.c.mu, t.c.sigma).where(t.c.person == person, t.c.game == game)
    last = connection.execute(query.order_by(t.c.at.desc(), t.c.match.desc()).limit(COURSE))
    return [Change(*row) for row in last][::-1]


def changes_of(connection: Connection, match: str, *that: ColumnElement[bool]) -> list[tuple[str, float, float, float]]:
    """What a match has changed of the ratings of people: who, mu before, and mu and sigma after."""
    t, p = schema.rating_changes, schema.people
    query = select(t.c.person, t.c.mu_before, t.c.mu, t.c.sigma).join_from(t, p, p.c.id == t.c.person)
    return [
        (person, before, mu, sigma)
        for person, before, mu, sigma in connection.execute(query.where(t.c.match == match, *that))
    ]
