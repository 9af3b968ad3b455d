"""The chance of winning as a seat can know it: a small model for each game and seat count, which needs nothing but Python.

A model reads the row of numbers that a seat sees (`Position.features`) and nothing else. It was fitted on matches of bots, so
that its chance is the share of such matches that were won from moments that look alike.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from importlib import resources
from math import exp, tanh

import msgspec

from ...engine.errors import TableeError
from ...engine.game import Game
from ...engine.position import Position

FILE = "chance.json"
FARTHEST = 30.0


class NoChance(TableeError):
    """There is no model of this game for so many seats, or it is of other rules."""


class Reliability(msgspec.Struct, frozen=True):
    """What was said and what came, on matches held out: rows in equal parts by their estimate, with intervals by match."""

    said: list[float]
    came: list[float]
    low: list[float]
    high: list[float]
    n: list[int]


class Quality(msgspec.Struct, frozen=True):
    """How good the estimates are on matches held out. `log_loss_base` and `brier_base` are of always saying the mean.

    `ece` is the expected calibration error, how far what was said lies from what came on average, with its interval.
    """

    matches: int
    rows: int
    log_loss: float
    log_loss_base: float
    brier: float
    brier_base: float
    ece: tuple[float, float, float]
    reliability: Reliability


class Chance(msgspec.Struct, frozen=True):
    """A model for one seat count.

    `terms` are what it reads: a number of the row, or the product of two, each less its `mean` and divided by its
    `scale`. `progress` says from them how much of the match is over. A linear model (`hidden` empty) adds each number
    times its weight, and times progress and its `late` weight; a net has a row of weights for each hidden unit, whose
    bend is `tanh`. `knots` map the sum to a chance, in straight lines between (sum, log-odds) pairs.

    `whole` says that somebody always won, so that the chances of all seats make one.
    """

    seats: int
    width: int
    whole: bool
    team: bool
    bots: list[str]
    matches: int
    terms: list[list[int]]
    mean: list[float]
    scale: list[float]
    progress: list[float]
    weights: list[float]
    late: list[float]
    hidden: list[list[float]]
    knots: list[tuple[float, float]]
    quality: Quality

    def estimate(self, row: Sequence[float]) -> float:
        """The chance of winning of the seat that sees this row; in a team game, of the team."""
        if len(row) < self.width:
            raise NoChance(f"the model reads the first {self.width} numbers of a row, and this one has {len(row)}")
        read = [row[term[0]] if len(term) == 1 else row[term[0]] * row[term[1]] for term in self.terms]
        seen = [(value - mean) / scale for value, mean, scale in zip(read, self.mean, self.scale, strict=True)]
        return squashed(bent(self.knots, self._net(seen) if self.hidden else self._linear(seen)))

    def of(self, pos: Position, seat: int) -> float:
        """The chance of a seat in a position: what it would estimate itself, from what it sees."""
        return self.estimate(pos.features(seat))

    def together(self, rows: Sequence[Sequence[float]]) -> list[float]:
        """The chances of all seats at one moment, for who may know all their rows: rivals' make one, or at most one."""
        return joined([self.estimate(row) for row in rows], self.team, self.whole)

    def _linear(self, seen: list[float]) -> float:
        over = self._over(seen)
        total = self.weights[-2] + self.weights[-1] * over
        for value, weight, late in zip(seen, self.weights, self.late, strict=False):
            total += value * (weight + over * late)
        return total

    def _net(self, seen: list[float]) -> float:
        total = self.weights[-1]
        for unit, weight in zip(self.hidden, self.weights, strict=False):
            bent_to = unit[-1]
            for value, factor in zip(seen, unit, strict=False):
                bent_to += value * factor
            total += weight * tanh(bent_to)
        return total

    def _over(self, seen: list[float]) -> float:
        told = self.progress[-1]
        for value, weight in zip(seen, self.progress, strict=False):
            told += value * weight
        return min(1.0, max(0.0, told))


class Chances(msgspec.Struct, frozen=True):
    """What a game ships: the rules that the models are of, and a model for each seat count."""

    game: str
    rules_version: int
    models: dict[str, Chance]


def of(game: Game, seats: int) -> Chance:
    """The model of a game for a seat count; NoChance where none was fitted for these rules."""
    shipped = _shipped(game.package)
    model = shipped.models.get(str(seats)) if shipped is not None and shipped.rules_version == game.rules_version else None
    if model is None:
        raise NoChance(f"no chance of winning was fitted for {game.id} at {seats} seats").saying(
            "fault-no-chance", game=game.id, seats=seats
        )
    return model


@cache
def _shipped(package: str) -> Chances | None:
    file = resources.files(package).joinpath(FILE)
    return msgspec.json.decode(file.read_bytes(), type=Chances) if file.is_file() else None


def joined(each: Sequence[float], team: bool, whole: bool) -> list[float]:
    """What all seats think of themselves as chances that can be true together.

    A team has the mean. Rivals' chances make one if somebody always wins (`whole`), else at most one.

    >>> joined([0.25, 0.25], False, True), joined([0.25, 0.25], False, False)
    ([0.5, 0.5], [0.25, 0.25])
    """
    total = sum(each)
    if team:
        return [total / len(each)] * len(each)
    return [chance / total for chance in each] if whole or total > 1 else list(each)


def bent(knots: Sequence[tuple[float, float]], value: float) -> float:
    """Where straight lines through the knots lead; the outer ones go on with the slope of one.

    >>> [bent([(0.0, 0.0), (2.0, 1.0)], value) for value in (-1.0, 1.0, 3.0)]
    [-1.0, 0.5, 2.0]
    """
    place = bisect_right(knots, value, key=lambda knot: knot[0])
    if place in (0, len(knots)):
        at, to = knots[0 if place == 0 else -1]
        return to + value - at
    (at, to), (next_at, next_to) = knots[place - 1], knots[place]
    return to + (next_to - to) * (value - at) / (next_at - at)


def squashed(odds: float) -> float:
    """The chance with these log-odds.

    >>> squashed(0.0)
    0.5
    """
    return 1 / (1 + exp(-min(FARTHEST, max(-FARTHEST, odds))))
