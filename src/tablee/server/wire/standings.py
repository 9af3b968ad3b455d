"""What people have played, how it went, and how strong they are: matches played, statistics, ratings, leaderboards."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ..study.standing import Company, Result
from .base import GameId, Level

Cursor = Annotated[str, Meta(max_length=120, pattern="^[0-9A-Za-z._+-]+$")]
"""Where a page begins, as the page before it said."""


class RatingFacts(Struct):
    """A rating: it lies within `deviation` points of the truth in two cases of three; provisional while little is known."""

    rating: int
    deviation: int
    provisional: bool
    matches: int


class SeatRating(Struct):
    """The rating of whoever sat on a seat after a rated match, and by how many points the match has changed it."""

    seat: int
    rating: int
    deviation: int
    provisional: bool
    change: int


class RankedPerson(Struct):
    """Somebody on a leaderboard; without a `place` while the rating is provisional."""

    person: str
    name: str
    place: int | None
    rating: RatingFacts


class BotMark(Struct):
    """Where the bots of a level stand on the scale of ratings, and between what, as measured against each other."""

    level: str
    rating: int
    low: int
    high: int


class Leaderboard(Struct):
    """A page of those who are rated at a game, the best first; `next` is where the next page begins."""

    people: list[RankedPerson]
    next: str | None
    mine: RankedPerson | None
    marks: list[BotMark]


class LeaderboardQuery(Struct):
    """Which page of a leaderboard is asked for."""

    after: Cursor | None = None


class PastSeat(Struct):
    """Who sat on a seat of a finished match."""

    name: str
    level: str | None
    you: bool


class PastMatch(Struct):
    """A finished match as one person who played it sees it.

    `place` is there where there are places. `company` says with whom it was played, and `level` the strongest of the bots.
    """

    id: str
    game: str
    finished: int
    result: Result
    place: int | None
    seats: list[PastSeat]
    company: Company
    level: str | None
    rated: bool
    rating: SeatRating | None
    analysed: bool
    variant: bool
    laid: bool
    campaign: bool


class PastMatches(Struct):
    """A page of the finished matches of the person of a name, the last to end first; `next` is where the next page begins."""

    name: str
    matches: list[PastMatch]
    next: str | None


class PastQuery(Struct):
    """Which finished matches are asked for, and which page of them."""

    game: GameId | None = None
    company: Company | None = None
    level: Level | None = None
    result: Result | None = None
    rated: bool | None = None
    after: Cursor | None = None


class Tallied(Struct):
    """How many matches somebody has won, shared and lost with people, with bots of a level, or alone."""

    company: Company
    level: str | None
    matches: int
    won: int
    shared: int
    lost: int


class Judged(Struct):
    """What the analyses of some matches say of one who played them: chances are counted from 0 to 1.

    `luck` is what luck brought on the average, `given_away` what answers lost beside those preferred for each of `choices`.
    """

    matches: int
    luck: float
    given_away: float
    choices: int
    grave: int


class RatingPoint(Struct):
    """A rating at some time."""

    at: int
    rating: int
    deviation: int


class GameStatistics(Struct):
    """How somebody does at a game: results, what analyses say, the rating among people and how it went."""

    game: str
    results: list[Tallied]
    judged: Judged | None
    rating: RatingFacts | None
    course: list[RatingPoint]
