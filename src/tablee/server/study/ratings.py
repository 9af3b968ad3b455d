"""Ratings of puzzles and of those who solve them: a try is a match between the two, judged by OpenSkill (Plackett–Luce).

Ratings are told on a scale on which 1500 is the middle; they are kept as OpenSkill has them.

>>> new = Rating()
>>> told(new)
1500.0
>>> person, puzzle = after_try(new, Rating(), solved=True)
>>> told(person) > 1500 > told(puzzle)
True
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from msgspec import Struct
from openskill.models import PlackettLuce

from ...puzzles.choosing import MIDDLE

MU: Final = 25.0
SIGMA: Final = MU / 3
POINTS: Final = 40.0
"""How many points of the told scale are one of OpenSkill's."""
FROM_BOTS: Final = MU / 6
"""How unsure the rating of a puzzle is that only bots have tried: half as unsure as that of a newcomer."""


class Rating(Struct, frozen=True):
    """How strong somebody is, or how hard a puzzle, and how unsure that is."""

    mu: float = MU
    sigma: float = SIGMA


def told(rating: Rating) -> float:
    """A rating as people read it."""
    return round(MIDDLE + POINTS * (rating.mu - MU), 1)


def from_bots(first: float) -> Rating:
    """The rating of a puzzle that only bots have tried, from the one on the told scale."""
    return Rating(MU + (first - MIDDLE) / POINTS, FROM_BOTS)


def after_try(person: Rating, puzzle: Rating, solved: bool) -> tuple[Rating, Rating]:
    """The ratings of a person and of a puzzle after a try."""
    mine, its = judged((person, puzzle), [1, 2] if solved else [2, 1])
    return mine, its


def judged(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Ratings after a match, of each by its place; the smaller the better."""
    model = _model()
    teams = [[model.create_rating([rating.mu, rating.sigma])] for rating in before]
    rated = model.rate(teams, ranks=list(places))
    return [Rating(float(team[0].mu), float(team[0].sigma)) for team in rated]


@cache
def _model() -> Any:
    return PlackettLuce()
