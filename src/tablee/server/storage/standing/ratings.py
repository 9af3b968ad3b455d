"""The rows of ratings: how strong people are at a game among each other, and what each match has changed of it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ...study.ranking import after_match, is_provisional
from ...study.ratings import MU, SIGMA
from ...study.ratings import Rating as Strength
from .. import schema
from ..transaction import Transaction


class Rating(Struct, frozen=True):
    """How strong a person is at a game, how unsure that is, and after how many rated matches."""

    mu: float = MU
    sigma: float = SIGMA
    matches: int = 0


def rating_of(connection: Connection, person: str, game: str) -> Rating:
    """The rating of a person at a game; that of a newcomer where they have not played a rated match."""
    return ratings_among(connection, [person], game)[person]


def ratings_among(connection: Connection, people: Sequence[str], game: str, lock: bool = False) -> dict[str, Rating]:
    """The ratings of some people at a game, locked until the end of the transaction if they are to be changed."""
    t = schema.ratings
    query = select(t.c.person, t.c.mu, t.c.sigma, t.c.matches).where(t.c.game == game, t.c.person.in_(people))
    query = query.order_by(t.c.person).with_for_update() if lock else query
    found = {person: Rating(mu, sigma, matches) for person, mu, sigma, matches in connection.execute(query)}
    return {person: found.get(person, Rating()) for person in people}


def rate(tx: Transaction, match: str, game: str, places: dict[str, int], at: int) -> None:
    """Write what a match changes of the ratings of those who played it, by their places."""
    people = sorted(places)
    _enter(tx, people, game, at)
    before = ratings_among(tx.connection, people, game, lock=True)
    after = after_match([Strength(old.mu, old.sigma) for old in before.values()], [places[person] for person in people])
    t = schema.ratings
    for person, new in zip(people, after):
        old = before[person]
        mine = update(t).where(t.c.person == person, t.c.game == game)
        fresh = {"matches": old.matches + 1, "established": not is_provisional(new.sigma), "at": at}
        tx.connection.execute(mine.values(mu=new.mu, sigma=new.sigma, **fresh))
        change = {"match": match, "person": person, "game": game, "mu": new.mu, "sigma": new.sigma, "at": at}
        former = {"mu_before": old.mu, "sigma_before": old.sigma}
        tx.connection.execute(insert(schema.rating_changes).values(**change, **former))


def _enter(tx: Transaction, people: Sequence[str], game: str, at: int) -> None:
    """Give newcomers a row, so that there is one to lock."""
    new = sqlite.insert(schema.ratings) if tx.connection.dialect.name == "sqlite" else postgresql.insert(schema.ratings)
    rows = [
        {"person": person, "game": game, "mu": MU, "sigma": SIGMA, "matches": 0, "established": False, "at": at}
        for person in people
    ]
    tx.connection.execute(new.on_conflict_do_nothing(), rows)
