"""Turn order, length, waiting: what the rows of matches alone say."""

from __future__ import annotations

from itertools import pairwise
from statistics import median
from typing import Final

import msgspec
import numpy as np

from .base import Curve, Measure
from .cell import CellRows

SECONDS_TO_CHOOSE: Final = 15.0
SECONDS_IF_FORCED: Final = 2.0
"""What a person is assumed to need for a decision with a choice and for one without, talk and handling of cards included."""
LENIENT: Final = 1.5
"""The estimate is rough: so much more or less than what the game says of itself is no fault."""
ABRUPT: Final = 0.25
"""A match that is shorter than this part of the median ended abruptly."""
OUT: Final = 0.75
"""Who is not asked any more after this part of the match is out of it early."""
BINS: Final = 12


def seats(cell: CellRows) -> list[Measure]:
    """Each seat's part of the victories."""
    shares = cell.matches["share"].to_list()
    return [cell.mean("seat-share", f"seat {n + 1}", [row[n] for row in shares], "share") for n in range(cell.seats)]


def places(cell: CellRows) -> list[Measure]:
    """The same by place in turn order, the starter's being place 1."""
    shares, firsts = cell.matches["share"].to_list(), cell.matches["first"].to_list()
    return [
        cell.mean(
            "place-share",
            f"place {n + 1}",
            [in_order(row, first, n) for row, first in zip(shares, firsts, strict=True)],
            "share",
        )
        for n in range(cell.seats)
    ]


def in_order(row: list[float], first: int | None, place: int) -> float | None:
    """What the seat at a place in turn order has of the victory; None where nobody knows who began."""
    return None if first is None else row[(first + place) % len(row)]


def length(cell: CellRows) -> list[Measure]:
    """Decisions of a match in all, those that leave a choice, the minutes people would take, and the forced share."""
    moves, forced = cell.matches["moves"].to_list(), cell.matches["forced"].to_list()
    pairs = list(zip(moves, forced, strict=True))
    return [
        cell.mean("length", "", moves, "decisions"),
        cell.mean("choices", "", [sum(row) for row in cell.matches["choices"].to_list()], "decisions"),
        minutes(cell, [estimated_minutes(count, only) for count, only in pairs]),
        cell.mean("forced", "", [only / max(1, count) for count, only in pairs], "share"),
    ]


def minutes(cell: CellRows, estimated: list[float]) -> Measure:
    """The minutes of a match. Where the plan names no aim, what the game says of itself is one, leniently."""
    found = cell.mean("minutes", "", estimated, "minutes")
    said = cell.game.minutes
    if found.aim is not None or said is None:
        return found
    return msgspec.structs.replace(found, aim=(said[0] / LENIENT, said[1] * LENIENT))


def estimated_minutes(moves: int, forced: int) -> float:
    """How long people would sit at so many decisions.

    >>> estimated_minutes(100, 40)
    16.333333333333332
    """
    return ((moves - forced) * SECONDS_TO_CHOOSE + forced * SECONDS_IF_FORCED) / 60


def length_curve(cell: CellRows) -> list[Curve]:
    """How lengths spread: the share of matches in each of some equal steps from the shortest to the longest."""
    return spread(cell, "length", [[moves] for moves in cell.matches["moves"].to_list()], "decisions")


def spread(cell: CellRows, key: str, values: list[list[float]], x_unit: str) -> list[Curve]:
    """How the values of matches are shared out over equal steps; the curve has the middle of each step."""
    different = {value for row in values for value in row}
    if len(different) < 2:
        return []
    edges = np.linspace(min(different), max(different), min(BINS, len(different)) + 1)
    parts = [np.histogram(row, bins=edges)[0] / len(row) for row in values]
    points = [
        (float(low + high) / 2, cell.interval([float(part[step]) for part in parts], share=True))
        for step, (low, high) in enumerate(pairwise(edges))
    ]
    return [cell.curve(key, "", points, x_unit, "share")]


def endings(cell: CellRows) -> list[Measure]:
    """Matches that ended abruptly, far below the usual length."""
    moves = cell.matches["moves"].to_list()
    short = ABRUPT * median(moves)
    return [cell.mean("abrupt", "", [float(count < short) for count in moves], "share")]


def first_round(cell: CellRows) -> list[Measure]:
    """Matches that ended in their first round, where the game counts rounds."""
    return [cell.mean("first-round", "", [float(facts["rounds"] <= 1) for facts in cell.facts], "share")]


def waiting(cell: CellRows) -> list[Measure]:
    """Decisions of others before each of one's own, on average and at the longest, by seat and for the table."""
    moves = cell.matches["moves"].to_list()
    asked, longest = cell.matches["asked"].to_list(), cell.matches["longest"].to_list()
    found = [cell.mean("waiting", "", [mean_wait(count, row) for count, row in zip(moves, asked, strict=True)], "decisions")]
    for seat in range(cell.seats):
        waits = [(count - row[seat]) / max(1, row[seat]) for count, row in zip(moves, asked, strict=True)]
        found.append(cell.mean("waiting", f"seat {seat + 1}", waits, "decisions"))
    return [*found, cell.mean("longest-wait", "", [max(row) for row in longest], "decisions")]


def mean_wait(moves: int, asked: list[int]) -> float:
    """How many decisions of others come before one of one's own, over all seats.

    >>> mean_wait(30, [10, 10, 10])
    2.0
    """
    return sum((moves - own) / max(1, own) for own in asked) / len(asked)


def elimination(cell: CellRows) -> list[Measure]:
    """Seats that are not asked any more after three quarters of the match, and how much of it seats sit out at its end."""
    lasts, moves = cell.matches["last"].to_list(), cell.matches["moves"].to_list()
    left = [[1 - last / count for last in row] for row, count in zip(lasts, moves, strict=True)]
    early = [sum(rest > 1 - OUT for rest in row) / len(row) for row in left]
    return [
        cell.mean("elimination", "", early, "share"),
        cell.mean("sitting-out", "", [sum(row) / len(row) for row in left], "share"),
    ]
