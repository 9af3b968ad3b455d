"""What people have played as it is told: their matches, what they add up to, ratings and leaderboards.

Everybody sees all their own finished matches; of somebody else, those that were played at public tables. Nothing here is of a
match that is not over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from sqlalchemy import Connection, or_

from .. import wire
from ..storage import schema
from ..storage.rows import Person, Seat
from ..storage.standing.leaders import Leader, Spot, leader, leaders, place_of, visible
from ..storage.standing.played import (
    Played,
    Tally,
    Wanted,
    changes_of,
    course_of,
    person_by_id,
    played,
    ratings_by_game,
    seats_at,
    tallies,
)
from ..texts import Refusal
from .marks import marks_of
from .ranking import shown_rating

DAY_MS: Final = 86_400_000
PAGE: Final = 20
LEADERS: Final = 50


def whose(connection: Connection, person: str) -> Person:
    """The person of an id whom others may know; a Refusal when there is none."""
    found = person_by_id(connection, person, visible())
    if found is None:
        raise Refusal("person", 404)
    return found


def cursor(*parts: object) -> str:
    """Where the next page begins, to be sent back as it is.

    >>> cursor(17, "q_7"), parts_of("17_q_7", int, str)
    ('17_q_7', (17, 'q_7'))
    """
    return "_".join(str(part) for part in parts)


def parts_of(text: str, *kinds: Callable[[str], object]) -> tuple[object, ...]:
    """The parts of a cursor; a Refusal where it is none of ours."""
    parts = text.split("_", len(kinds) - 1)
    try:
        return tuple(kind(part) for kind, part in zip(kinds, parts, strict=True))
    except (ValueError, OverflowError):
        raise Refusal("body", 422, why="after") from None


# Matches played.


def matches_played(connection: Connection, person: Person, wanted: Wanted, after: str | None) -> wire.PastMatches:
    """A page of a person's finished matches."""
    start = parts_of(after, whole, str) if after is not None else None
    found = played(connection, wanted, start, PAGE + 1)  # type: ignore[arg-type]
    page, seats = found[:PAGE], seats_at(connection, [each.match for each in found[:PAGE]])
    more = cursor(page[-1].finished, page[-1].match) if len(found) > PAGE else None
    return wire.PastMatches(person.name, [past_match(each, seats[each.match], wanted.person) for each in page], more)


def whole(text: str) -> int:
    """A moment in ms, as a database can hold it."""
    value = int(text)
    if not 0 <= value < 2**62:
        raise ValueError(text)
    return value


def past_match(each: Played, seats: list[Seat], person: str) -> wire.PastMatch:
    """A finished match as it is told."""
    change = None
    if each.mu is not None and each.sigma is not None and each.mu_before is not None:
        change = seat_rating(each.seat, each.mu_before, each.mu, each.sigma)
    return wire.PastMatch(
        id=each.match,
        game=each.game,
        finished=each.finished,
        result=each.result,  # type: ignore[arg-type]
        place=each.place,
        seats=[wire.PastSeat(seat.name, seat.level, seat.person == person) for seat in seats],
        company=each.company,  # type: ignore[arg-type]
        level=each.level,
        rated=each.rated,
        rating=change,
        analysed=bool(each.analysed),
        variant=bool(each.variant),
        laid=bool(each.laid),
        campaign=bool(each.campaign),
    )


def seat_rating(seat: int, before: float, mu: float, sigma: float) -> wire.SeatRating:
    """A rating after a match, and what the match has changed of it as people read it."""
    now, then = shown_rating(mu, sigma), shown_rating(before, sigma)
    return wire.SeatRating(seat, now.rating, now.deviation, now.provisional, now.rating - then.rating)


def ratings_at(connection: Connection, match: str, seats: list[Seat], asks: str | None) -> list[wire.SeatRating]:
    """What a match has changed of the ratings of those who sat there, as far as whoever asks may know them."""
    numbers = {seat.person: seat.seat for seat in seats}
    rows = changes_of(connection, match, or_(visible(), schema.people.c.id == asks))
    told = [seat_rating(numbers[person], before, mu, sigma) for person, before, mu, sigma in rows if person in numbers]
    return sorted(told, key=lambda each: each.seat)


# Statistics.


def statistics(connection: Connection, person: str, public: bool) -> list[wire.GameStatistics]:
    """How somebody does at each game that they have played. Of somebody else only the days of their ratings are told, not
    the moments: those of private matches are among them.
    """
    grain = DAY_MS if public else 1
    by_game: dict[str, list[Tally]] = {}
    for tally in tallies(connection, person, public):
        by_game.setdefault(tally.game, []).append(tally)
    ratings = ratings_by_game(connection, person)
    told = []
    for game in sorted({*by_game, *ratings}):
        mine = by_game.get(game, [])
        course = course_of(connection, person, game) if game in ratings else []
        rating = rating_facts(*ratings[game]) if game in ratings else None
        points = [
            wire.RatingPoint(each.at // grain * grain, shown.rating, shown.deviation)
            for each in course
            if (shown := shown_rating(each.mu, each.sigma))
        ]
        told.append(wire.GameStatistics(game, tallied(mine), judged(mine), rating, points))
    return told


def tallied(tallies: Iterable[Tally]) -> list[wire.Tallied]:
    """Results by company and level."""
    found: dict[tuple[str, str | None], wire.Tallied] = {}
    for tally in tallies:
        row = found.setdefault((tally.company, tally.level), wire.Tallied(tally.company, tally.level, 0, 0, 0, 0))  # type: ignore[arg-type]
        row.matches += tally.matches
        setattr(row, tally.result, getattr(row, tally.result) + tally.matches)
    return sorted(found.values(), key=lambda row: (row.company != "people", -row.matches))


def judged(tallies: list[Tally]) -> wire.Judged | None:
    """What the analyses of all these matches say together; None where none was analysed."""
    matches = sum(tally.judged for tally in tallies)
    if not matches:
        return None
    choices = sum(tally.choices or 0 for tally in tallies)
    given_away = sum(tally.given_away or 0.0 for tally in tallies) / max(1, choices)
    luck = sum(tally.luck or 0.0 for tally in tallies) / matches
    return wire.Judged(matches, round(luck, 4), round(given_away, 4), choices, sum(tally.grave or 0 for tally in tallies))


def rating_facts(mu: float, sigma: float, matches: int) -> wire.RatingFacts:
    """A rating as people read it, and after how many matches."""
    shown = shown_rating(mu, sigma)
    return wire.RatingFacts(shown.rating, shown.deviation, shown.provisional, matches)


# Leaderboards.


def leaderboard(connection: Connection, game: str, after: str | None, asks: str | None) -> wire.Leaderboard:
    """A page of a leaderboard, and where whoever asks stands on it."""
    start = spot_of(after) if after is not None else None
    found = leaders(connection, game, start, LEADERS + 1)
    page = found[:LEADERS]
    place = place_of(connection, game, spot(page[0])) if page else 1
    mine = leader(connection, game, asks) if asks is not None else None
    return wire.Leaderboard(
        people=[ranked(each, place + n) for n, each in enumerate(page)],
        next=cursor(int(page[-1].established), page[-1].rating.mu, page[-1].person) if len(found) > LEADERS else None,
        mine=ranked(mine, place_of(connection, game, spot(mine))) if mine is not None else None,
        marks=[wire.BotMark(mark.level, mark.rating, mark.low, mark.high) for mark in marks_of(game)],
    )


def spot(each: Leader) -> Spot:
    """Where somebody stands in the order of a leaderboard."""
    return Spot(each.established, each.rating.mu, each.person)


def spot_of(text: str) -> Spot:
    """The spot after which a page begins."""
    established, mu, person = parts_of(text, int, float, str)
    return Spot(bool(established), mu, person)  # type: ignore[arg-type]


def ranked(each: Leader, place: int) -> wire.RankedPerson:
    """Somebody on a leaderboard."""
    rating = rating_facts(each.rating.mu, each.rating.sigma, each.rating.matches)
    return wire.RankedPerson(each.person, each.name, None if rating.provisional else place, rating)
