"""Ratings of people in matches with each other: what a match changes of them, and how they are shown.

Every match is judged by OpenSkill (Plackett–Luce), whatever the number of players, on the scale of `ratings.py`: a newcomer
has 1500, and whoever has 236 points more than another wins 73 of 100 matches with them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from .ratings import POINTS, SIGMA, Rating, judged, told

SETTLED_FROM: Final = SIGMA * 3 / 4
"""A rating that is less sure than this is provisional: a newcomer's is for about ten matches of two."""


class ShownRating(Struct, frozen=True):
    """A rating as people read it: it lies within `deviation` points of the truth in two cases of three."""

    rating: int
    deviation: int
    provisional: bool


def is_provisional(sigma: float) -> bool:
    """Whether too little is known yet for a rating to be relied on."""
    return sigma > SETTLED_FROM


def shown_rating(mu: float, sigma: float) -> ShownRating:
    """A rating as people read it.

    >>> shown_rating(25.0, 25.0 / 3)
    ShownRating(rating=1500, deviation=333, provisional=True)
    """
    return ShownRating(round(told(Rating(mu, sigma))), round(POINTS * sigma), is_provisional(sigma))


def after_match(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings of those who played a match after it; the smaller the place the better, and equals share one.

    >>> after = after_match([Rating(), Rating(), Rating()], [2, 1, 2])
    >>> after[1].mu > 25.0 > after[0].mu == after[2].mu
    True
    """
    return judged(before, places)
