"""When a run is precise enough: watched while it goes on, with intervals that hold at any look.

Without variants, the measure itself is to be known that well in each cell; with variants, what each of them has more or less
than the plan as it stands, on the same deals. The unit is the deal: nothing of it counts before all its rotations are played.

A watch is fed with matches in the order of their numbers, and looks at fixed numbers only. So the match at which a run stops
follows from the plan alone, whoever plays it and on however many processes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any, Final

from .observations import bounds, check, observed
from .plan import Cell, Plan, cells, total
from .statistics import MOST, Bounds, Interval, Sample

FIRST_LOOK: Final = 10
"""How many matches of each cell come before the first look."""
PACE: Final = 1.02
"""By how much a run grows from one look to the next."""


class Deals:
    """The matches of one cell on their way to whole deals."""

    def __init__(self, cell: Cell, measure: str) -> None:
        self.bots = list(dict.fromkeys(cell.bots))
        self.team, self.rotations, self.measure = cell.team, cell.rotations, measure
        self.played: list[dict[str, float]] = []

    def add(self, row: Mapping[str, Any]) -> dict[str, float] | None:
        """Count one match; if the deal is complete with it, the means of its rotations."""
        self.played.append(observed(row, self.measure, self.bots, self.team))
        if len(self.played) < self.rotations:
            return None
        deal, self.played = self.played, []
        return means(deal)


class Pair:
    """Deals of two cells, of which the one may be ahead of the other."""

    def __init__(self) -> None:
        self.waiting: dict[int, dict[str, float]] = {}

    def differences(self, deal: int, figures: Mapping[str, float], sign: int) -> dict[str, float]:
        """What the variant has more on a deal that both cells have played now; nothing before that."""
        other = self.waiting.pop(deal, None)
        if other is None:
            self.waiting[deal] = dict(figures)
            return {}
        return {of: sign * (figures[of] - other[of]) for of in figures if of in other}


class Watch:
    """Whether the precision that a complete plan wants is reached, fed with one row of matches after another.

    >>> from tablee.lab.plan import complete
    >>> watch = Watch(complete(Plan(game="virtopia", seats=1, bots="random", precision=0.1)))
    >>> for number in range(400):
    ...     watch.see({"match": number, "deal": number, "winners": [0] * (number % 2), "bots": ["random"]})
    >>> watch.reached, watch.stop, round(watch.interval.half, 3)
    (True, 255, 0.1)
    """

    def __init__(self, plan: Plan) -> None:
        check(plan.measure)
        found = cells(plan)
        self.half_width = plan.precision or 0.0
        self.most = total(plan)
        self.tables = len(found) // (len(plan.variant) + 1)
        """How many cells each variant has; that of a variant stands a multiple of it behind that of the plan as it stands."""
        self.deals = [Deals(cell, plan.measure) for cell in found]
        self.pairs = [Pair() for _ in found]
        self.bounds = differing(bounds(plan.measure)) if plan.variant else bounds(plan.measure)
        self.samples: dict[tuple[int, str], Sample] = {}
        self.look = FIRST_LOOK
        self.stop: int | None = None
        """The number of matches at which the run ends, once the precision is reached."""
        self._interval: Interval | None = None
        self._forecast: int | None = None

    def see(self, row: Mapping[str, Any]) -> None:
        """The next match; matches come in the order of their numbers. After the end nothing counts any more."""
        if self.stop is not None:
            return
        turn, cell = divmod(row["match"], len(self.deals))
        figures = self.deals[cell].add(row)
        if figures is not None:
            self.count(cell, row["deal"], figures)
        if cell == len(self.deals) - 1 and turn + 1 >= self.look:
            self.look = ceil((turn + 1) * PACE) + 1
            self._interval = self._forecast = None
            if round(self.interval.half, 9) <= self.half_width:
                self.stop = row["match"] + 1

    def count(self, cell: int, deal: int, figures: Mapping[str, float]) -> None:
        """Take a whole deal into account: by itself or, where there are variants, beside the same deal of the other cell."""
        if self.tables == len(self.deals):
            self.observe(cell, figures)
        elif cell >= self.tables:
            self.observe(cell, self.pairs[cell].differences(deal, figures, 1))
        else:
            for variant in range(cell + self.tables, len(self.deals), self.tables):
                self.observe(variant, self.pairs[variant].differences(deal, figures, -1))

    def observe(self, cell: int, figures: Mapping[str, float]) -> None:
        """One observation of each figure."""
        for of, figure in figures.items():
            self.samples.setdefault((cell, of), Sample(self.bounds)).add(figure)

    @property
    def reached(self) -> bool:
        """Whether the run may end."""
        return self.stop is not None

    @property
    def interval(self) -> Interval:
        """The widest of the intervals watched, as of the last look; as wide as can be while nothing is known of some cell."""
        if self._interval is None:
            found = [sample.interval() for sample in self.samples.values()]
            seen = len({cell for cell, _ in self.samples})
            if seen < (len(self.deals) - self.tables or self.tables):
                found.append(Sample(self.bounds).interval())
            self._interval = max(found, key=lambda each: each.half)
        return self._interval

    @property
    def forecast(self) -> int:
        """How many matches the run is expected to have in all, of all cells together."""
        if self.stop is not None:
            return self.stop
        if self._forecast is None:
            rounds = [
                sample.enough(self.half_width) * self.deals[cell].rotations for (cell, _), sample in self.samples.items()
            ]
            self._forecast = min(self.most, max(rounds, default=MOST) * len(self.deals))
        return self._forecast


def differing(limits: Bounds) -> Bounds:
    """Between which values a difference lies of two observations between such limits.

    >>> differing((0.0, 1.0))
    (-1.0, 1.0)
    """
    return None if limits is None else (limits[0] - limits[1], limits[1] - limits[0])


def means(deal: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """The mean of each figure over the rotations of a deal; a figure counts where it occurs.

    >>> means([{"bot 1": 1.0}, {"bot 1": 0.0, "bot 2": 1.0}])
    {'bot 1': 0.5, 'bot 2': 1.0}
    """
    found: dict[str, list[float]] = {}
    for match in deal:
        for of, figure in match.items():
            found.setdefault(of, []).append(figure)
    return {of: sum(figures) / len(figures) for of, figures in found.items()}
