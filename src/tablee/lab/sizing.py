"""How many matches are enough, before any is played: from theory, or from a pilot.

Theory knows a win: with nothing else to go by it takes all seats as equal and the matches of a deal as independent, and for a
variant the matches of both sides too. Pairs usually need fewer. A pilot, some matches of the plan itself, knows better, also
for measures of which theory knows nothing, and how long a match takes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import product
from math import comb
from typing import Any

import msgspec

from ..engine.errors import TableeError
from .observations import check
from .plan import Cell, Plan, cells
from .precision import Watch
from .statistics import MOST, Sample

FINE = 10**7
"""Into how many parts a distribution is cut, to be held as counts."""


class NoTheory(TableeError):
    """A measure whose spread only a pilot can tell."""


class Size(msgspec.Struct, frozen=True):
    """How many matches a plan needs in all for a half-width, and how long they take where a pilot has told.

    `fixed` is for a number settled beforehand and looked at once, `always` for a run that one may watch.
    """

    measure: str
    half_width: float
    fixed: int
    always: int
    fixed_seconds: float | None = None
    always_seconds: float | None = None


def from_theory(plan: Plan, half_width: float) -> Size:
    """What a complete plan needs if all seats are equal.

    >>> from tablee.lab.plan import complete
    >>> size = from_theory(complete(Plan(game="push", seats=2, bots="greedy")), 0.02)
    >>> size.fixed, size.always
    (2401, 6948)
    """
    check(plan.measure)
    if plan.measure != "win":
        raise NoTheory(f"only a pilot can tell how much “{plan.measure}” varies").saying(
            "fault-size-pilot", name=plan.measure
        )
    found = cells(plan)
    if not plan.variant:
        return largest(plan, half_width, [(cell, wins(cell)) for cell in found])
    apart = len(found) // (len(plan.variant) + 1)
    pairs = [(cell, apart_by_chance(found[which % apart], cell)) for which, cell in enumerate(found) if which >= apart]
    return largest(plan, half_width, pairs)


def from_pilot(plan: Plan, half_width: float, rows: Iterable[Mapping[str, Any]], seconds: float) -> Size:
    """What a complete plan needs if all goes on as in some matches of it; `seconds` is what one took of the whole machine."""
    watch = Watch(msgspec.structs.replace(plan, precision=None))
    for row in rows:
        watch.see(row)
    found = cells(plan)
    size = largest(plan, half_width, [(found[which], sample) for (which, _), sample in watch.samples.items()])
    return msgspec.structs.replace(size, fixed_seconds=size.fixed * seconds, always_seconds=size.always * seconds)


def largest(plan: Plan, half_width: float, samples: Iterable[tuple[Cell, Sample]]) -> Size:
    """What the most demanding of some samples of deals needs, in matches of all cells."""
    found = list(samples)

    def matches(sequence: bool) -> int:
        each = (sample.enough(half_width, sequence) * cell.rotations for cell, sample in found)
        return min(MOST, max(each, default=MOST) * len(cells(plan)))

    return Size(plan.measure, half_width, matches(False), matches(True))


def shares(cell: Cell) -> dict[float, float]:
    """How likely each share of wins is on a deal, for one of equal seats, its matches being independent."""
    rate = 0.5 if cell.team or cell.seats == 1 else 1 / cell.seats
    turns = 1 if cell.team else cell.rotations
    return {won / turns: comb(turns, won) * rate**won * (1 - rate) ** (turns - won) for won in range(turns + 1)}


def wins(cell: Cell) -> Sample:
    """The wins of one of equal seats, as a sample."""
    return spread((0.0, 1.0), shares(cell))


def apart_by_chance(base: Cell, variant: Cell) -> Sample:
    """How far the wins on a deal are apart by chance alone, as a sample."""
    made: dict[float, float] = {}
    for (before, some), (after, others) in product(shares(base).items(), shares(variant).items()):
        made[after - before] = made.get(after - before, 0.0) + some * others
    return spread((-1.0, 1.0), made)


def spread(bounds: tuple[float, float], likely: Mapping[float, float]) -> Sample:
    """A distribution as a sample."""
    sample = Sample(bounds)
    for value, share in likely.items():
        sample.counts[round(value, 12)] += round(FINE * share)
    return sample
