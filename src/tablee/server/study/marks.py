"""Bots as fixed marks on the scale of ratings: where the levels of a game stand, by how they did against each other.

The level `normal` is put where newcomers begin, and the others at the distances that were measured (`marks.toml`). People are
rated among themselves, so the marks say how far levels are apart, and only roughly where people stand between them.

>>> [mark.level for mark in marks_of("push")]
['easy', 'normal', 'hard', 'expert']
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import log, sqrt
from typing import Final

import msgspec

from ...puzzles.choosing import MIDDLE
from ...registry import game, list_games
from .ratings import MU, POINTS

ANCHOR: Final = "normal"
POINTS_EACH: Final = POINTS * sqrt(2) * MU / 6
"""How many points change the odds of a match of two by a factor of e, as OpenSkill's Plackett–Luce judges it."""
SURE: Final = 1.96


class Pair(msgspec.Struct):
    """How a bot did against another, in hundredths, and between what its rate lies in 95 cases of 100."""

    bot: str
    other: str
    rate: float
    low: float
    high: float

    @property
    def distance(self) -> float:
        """By how many points the one is above the other."""
        return points(self.rate)

    @property
    def weight(self) -> float:
        """How much the pair counts: the inverse of the variance of its distance."""
        return (2 * SURE / (points(self.high) - points(self.low))) ** 2


class Ladder(msgspec.Struct):
    """How the bots of a game did against each other."""

    pairs: list[Pair]


class Mark(msgspec.Struct, frozen=True):
    """Where a level stands, and between what in 95 cases of 100."""

    level: str
    rating: int
    low: int
    high: int


def points(rate: float) -> float:
    """The distance at which one wins so many of a hundred matches of two."""
    return POINTS_EACH * log(rate / (100 - rate))


@cache
def marks_of(name: str) -> tuple[Mark, ...]:
    """The marks of the levels of a game that have been measured, the weakest first; none where nothing has."""
    ladders = msgspec.toml.decode(files(__package__).joinpath("marks.toml").read_bytes(), type=dict[str, Ladder])
    if name not in ladders or name not in list_games():
        return ()
    found = fitted(ladders[name].pairs)
    levels = [level for level in game(name).levels if level in found]
    return tuple(Mark(level, *(round(MIDDLE + each) for each in found[level])) for level in levels)


def fitted(pairs: list[Pair]) -> dict[str, tuple[float, float, float]]:
    """The distances of bots from the anchor that fit the pairs best (Bradley–Terry, least squares), and between what.

    >>> apart = fitted([Pair("hard", "normal", 70.0, 65.0, 75.0), Pair("expert", "hard", 60.0, 50.0, 70.0)])
    >>> [round(apart[bot][0]) for bot in ("normal", "hard", "expert")]
    [0, 200, 295]
    """
    bots = sorted({bot for pair in pairs for bot in (pair.bot, pair.other)} - {ANCHOR})
    size = len(bots)
    matrix, wanted = [[0.0] * size for _ in bots], [0.0] * size
    for pair in pairs:
        ends = [(bots.index(bot), sign) for bot, sign in ((pair.bot, 1), (pair.other, -1)) if bot != ANCHOR]
        for row, sign in ends:
            wanted[row] += sign * pair.weight * pair.distance
            for column, other in ends:
                matrix[row][column] += sign * other * pair.weight
    spread = inverse(matrix)
    found = {ANCHOR: (0.0, 0.0, 0.0)}
    for row, bot in enumerate(bots):
        at = sum(factor * value for factor, value in zip(spread[row], wanted))
        off = SURE * sqrt(spread[row][row])
        found[bot] = (at, at - off, at + off)
    return found


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a small matrix that has one (Gauss and Jordan).

    >>> inverse([[2.0, 0.0], [0.0, 4.0]])
    [[0.5, 0.0], [0.0, 0.25]]
    """
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        best = max(range(i, size), key=lambda row: abs(rows[row][i]))
        rows[i], rows[best] = rows[best], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(size):
            if j != i:
                rows[j] = [value - rows[j][i] * other for value, other in zip(rows[j], rows[i])]
    return [row[size:] for row in rows]
