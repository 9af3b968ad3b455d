"""What the matches of a run say about a game: turn order, length, how scores spread, how matches end.

`tablee balance FOLDER …` prints it in Markdown, a section for each cell of each run.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import mean, pstdev, quantiles

import msgspec

from . import results as folders
from .arena import rate
from .match import Row
from .plan import Cell, cells
from .statistics import Interval


class Place(msgspec.Struct, frozen=True):
    """A place in turn order, the starter's being 0: its share of the victories, a shared one counting 1/k."""

    place: int
    rate: float
    low: float
    high: float


class Spread(msgspec.Struct, frozen=True):
    """How some numbers are spread: mean, standard deviation, quartiles, lowest and highest."""

    mean: float
    deviation: float
    low: int
    quarter: float
    median: float
    three_quarters: float
    high: int


class Balance(msgspec.Struct, frozen=True):
    """One cell summed up. `margin` is how far the best score is ahead of the next; `none` is the share that nobody won.

    `won` is the share that somebody did: the team, in a game that is won together. Intervals are by deal.
    """

    cell: Cell
    played: int
    places: list[Place]
    moves: Spread
    scores: Spread | None
    margin: Spread | None
    facts: dict[str, Spread]
    reasons: dict[str, float]
    shared: float
    none: float
    won: Interval


def read(folder: Path) -> list[tuple[Cell, list[Row]]]:
    """The cells of a run with their matches."""
    results = folders.read(folder)
    rows = results.matches.collect().to_dicts()
    found = cells(results.plan)
    of_cell: list[list[Row]] = [[] for _ in found]
    for row in rows:
        of_cell[row["match"] % len(found)].append({**row, "facts": msgspec.json.decode(row["facts"])})
    return list(zip(found, of_cell, strict=True))


def balance(cell: Cell, matches: Sequence[Row]) -> Balance:
    """One cell summed up."""
    rivals = not cell.team and cell.seats > 1
    count = max(1, len(matches))
    return Balance(
        cell=cell,
        played=len(matches),
        places=places(cell, matches) if rivals and all("first" in match["facts"] for match in matches) else [],
        moves=spread([match["moves"] for match in matches]),
        scores=spread([score for match in matches for score in match["scores"]]) if rivals else None,
        margin=spread([lead(match["scores"]) for match in matches]) if rivals else None,
        facts={name: spread([match["facts"][name] for match in matches]) for name in fact_names(matches)},
        reasons={reason: n / count for reason, n in Counter(match["reason"] for match in matches).most_common()},
        shared=sum(len(match["winners"]) > 1 for match in matches) / count,
        none=sum(not match["winners"] for match in matches) / count,
        won=rate(float(sum(bool(match["winners"]) for match in matches)), matches),
    )


def places(cell: Cell, matches: Sequence[Row]) -> list[Place]:
    """What each place in turn order won."""
    wins = [0.0] * cell.seats
    for match in matches:
        for seat in match["winners"]:
            wins[(seat - match["facts"]["first"]) % cell.seats] += 1 / len(match["winners"])
    found = [rate(won, matches) for won in wins]
    return [Place(place, one.value, one.low, one.high) for place, one in enumerate(found)]


def fact_names(matches: Sequence[Row]) -> list[str]:
    """The facts that every match has, but for who began."""
    first = matches[0]["facts"] if matches else {}
    return [name for name in first if name != "first" and all(name in match["facts"] for match in matches)]


def lead(scores: Sequence[int]) -> int:
    """How far the best score is ahead of the next."""
    best, second, *_ = sorted(scores, reverse=True)
    return best - second


def spread(numbers: Sequence[int]) -> Spread:
    """How some numbers are spread.

    >>> spread([1, 2, 3, 4]).median
    2.5
    """
    if len(numbers) < 2:
        numbers = [*numbers, *numbers] or [0, 0]
    quarter, median, three_quarters = quantiles(numbers, n=4, method="inclusive")
    return Spread(mean(numbers), pstdev(numbers), min(numbers), quarter, median, three_quarters, max(numbers))
