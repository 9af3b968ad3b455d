"""What a variant changes: differences on the same deals, with intervals that hold at any look.

Every variant of a plan plays the deals that the plan as it stands plays, so that a difference is taken deal by deal: what the
cards decide in both drops out, and far fewer matches are needed than on deals of their own. The unit is the deal, the mean
over its rotations; a deal that was not played to its last rotation does not count.

Of several differences some look large by chance. `together` says which of them hold all at once (Holm's method, on p-values
that hold at any look).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any, Final

import msgspec
import numpy as np
import polars as pl

from ..engine.errors import TableeError
from . import statistics
from .observations import PLAYERS, bounds, check, observed
from .plan import BASE, Cell, Plan, cells
from .precision import differing, means
from .results import Results
from .statistics import Interval, Numbers

COLUMNS: Final = ("match", "deal", "bots", "winners", "scores", "moves", "forced", "choices", "first", "facts")
"""The columns that measures are taken from."""

Deals = dict[int, dict[str, float]]
"""The figures of each whole deal of a cell, by what they are of."""


class NothingToCompare(TableeError):
    """A run without variants and with one bot, or two runs that have no table in common."""


class Difference(msgspec.Struct, frozen=True):
    """How much more of a measure there is on the one side than on the other.

    `kind` says what is compared: a “variant” with the plan as it stands, “bots” with each other, or “runs” (the second with
    the first). `one` and `other` name the sides. `of` is what it is of: "" the match, "seat 1" whoever begins, or a bot.
    `always` holds at any look, `fixed` only if the number of deals was settled beforehand. `correlation` and `gain` are those
    of pairs: gain times as many matches would have been needed on deals of their own. `chance` is the p-value that holds at
    any look; `together` whether the difference holds together with all others of the same list. `none_seen` says that no
    deal at all showed any difference.
    """

    kind: str
    game: str
    seats: int
    measure: str
    one: str
    other: str
    of: str
    before: float
    after: float
    always: Interval
    fixed: Interval
    n: int
    paired: bool
    correlation: float | None
    gain: float | None
    chance: float
    none_seen: bool = False
    together: bool = False

    @property
    def sure(self) -> bool:
        """Whether it is sure, by itself and at any look, that there is a difference."""
        return not self.always.holds(0.0)


def compare(results: Results, measure: str | None = None, other: Results | None = None) -> list[Difference]:
    """Every variant with the plan as it stands, and bots with each other; or, with another run, the tables of both."""
    measure = measure or results.plan.measure
    check(measure)
    found = list(between_runs(results, other, measure) if other else within(results, measure))
    if not found:
        raise NothingToCompare("there is nothing to compare: name a variant, two bots or another run").saying(
            "fault-compare-runs" if other else "fault-compare-nothing"
        )
    held = statistics.holm([each.chance for each in found])
    return [msgspec.structs.replace(each, together=both) for each, both in zip(found, held)]


def within(results: Results, measure: str) -> Iterable[Difference]:
    """The differences within one run."""
    tables = cells(results.plan)
    deals = deals_of(results, measure)
    apart = len(tables) // (len(results.plan.variant) + 1)
    for which, cell in enumerate(tables):
        base = which % apart
        if which == base:
            yield from between_bots(cell, deals[base], measure)
        else:
            names = Sides("variant", cell.variant.name, BASE)
            yield from between(names, tables[base], deals[base], deals[which], measure)


class Sides(msgspec.Struct, frozen=True):
    """What is compared with what, and whether on the same deals."""

    kind: str
    one: str
    other: str
    paired: bool = True


def between(sides: Sides, cell: Cell, before: Deals, after: Deals, measure: str) -> Iterable[Difference]:
    """What the second of two cells has more, for each figure that both have."""
    shared = sorted(before.keys() & after.keys())
    for of in subjects(measure, before, after):
        if sides.paired:
            first, second = ([deals[deal][of] for deal in shared] for deals in (before, after))
        else:
            first, second = ([figures[of] for figures in deals.values()] for deals in (before, after))
        if first and second:
            yield difference(sides, cell, measure, named(of, cell), first, second)


def subjects(measure: str, before: Deals, after: Deals) -> list[str]:
    """What the figures of both cells are of; of two who share the victories only the first, as the other mirrors it."""
    found = [set(next(iter(deals.values()), {})) for deals in (before, after)]
    both = sorted(found[0] & found[1])
    return both[:1] if measure == "win" and len(both) == 2 else both


def between_bots(cell: Cell, deals: Deals, measure: str) -> Iterable[Difference]:
    """What each bot has more than each that the plan names after it, by seat held.

    Bots at one table take victories from each other: there pairing is no choice, and nothing is said of what it saves.
    """
    bots = list(dict.fromkeys(cell.bots))
    if measure not in PLAYERS or len(bots) < 2:
        return
    for one, other in combinations(range(len(bots)), 2):
        pairs = [(figures.get(f"bot {other + 1}"), figures.get(f"bot {one + 1}")) for figures in deals.values()]
        both = [(before, after) for before, after in pairs if before is not None and after is not None]
        if both:
            sides = Sides("bots", bots[one], bots[other])
            found = difference(sides, cell, measure, bots[one], [pair[0] for pair in both], [pair[1] for pair in both])
            yield found if cell.team else msgspec.structs.replace(found, gain=None)


def between_runs(first: Results, second: Results, measure: str) -> Iterable[Difference]:
    """What the second run has more at each table that both have; on the same deals if both have the same seed."""
    names = [str(results.folder.name or results.folder) for results in (first, second)]
    deals = [deals_of(results, measure) for results in (first, second)]
    at = {key(cell): which for which, cell in enumerate(cells(second.plan))}
    for which, cell in enumerate(cells(first.plan)):
        if key(cell) in at:
            mark = "" if cell.variant.name == BASE else f" · {cell.variant.name}"
            sides = Sides("runs", names[1] + mark, names[0] + mark, same_deals(first.plan, second.plan))
            yield from between(sides, cell, deals[0][which], deals[1][at[key(cell)]], measure)


def same_deals(first: Plan, second: Plan) -> bool:
    """Whether two plans play the same deals at the tables that both have."""
    return str(first.seed) == str(second.seed)


def key(cell: Cell) -> tuple[str, int, str]:
    """What makes two cells of different runs comparable."""
    return cell.game.id, cell.seats, cell.variant.name


def named(of: str, cell: Cell) -> str:
    """What a figure is of, a bot by its name."""
    kind, _, number = of.partition(" ")
    return list(dict.fromkeys(cell.bots))[int(number) - 1] if kind == "bot" else of


def difference(
    sides: Sides, cell: Cell, measure: str, of: str, before: Sequence[float], after: Sequence[float]
) -> Difference:
    """How two lots of observations differ, deal by deal where they are of the same deals."""
    first, second = np.asarray(before, dtype=np.float64), np.asarray(after, dtype=np.float64)
    always, fixed, chance = (paired if sides.paired else unpaired)(first, second, measure)
    related = likeness(first, second) if sides.paired else (None, None)
    return Difference(
        kind=sides.kind,
        game=cell.game.id,
        seats=cell.seats,
        measure=measure,
        one=sides.one,
        other=sides.other,
        of=of,
        before=float(first.mean()),
        after=float(second.mean()),
        always=always,
        fixed=fixed,
        n=always.n,
        paired=sides.paired,
        correlation=related[0],
        gain=related[1],
        chance=chance,
        none_seen=sides.paired and bool((first == second).all()),
    )


def paired(before: Numbers, after: Numbers, measure: str) -> tuple[Interval, Interval, float]:
    """The interval for any look, that for a number settled beforehand, and the p-value, of pairs."""
    limits, apart = differing(bounds(measure)), after - before
    always = statistics.sequence_interval(apart, limits)
    return always, statistics.mean_interval(apart, bounds=limits), statistics.chance_of_nothing(apart, limits)


def unpaired(before: Numbers, after: Numbers, measure: str) -> tuple[Interval, Interval, float]:
    """The same of observations on different deals. The p-value is the level at which two sequences just part."""
    limits = bounds(measure)
    always = statistics.sequence_difference(before, after, limits)
    low, high = 0.0, 1.0
    for _ in range(30):
        middle = (low + high) / 2
        apart = not statistics.sequence_difference(before, after, limits, 1 - middle).holds(0.0)
        low, high = (low, middle) if apart else (middle, high)
    return always, statistics.unpaired_interval(before, after), high


def likeness(before: Numbers, after: Numbers) -> tuple[float | None, float | None]:
    """The correlation of pairs, and how many times as many matches deals of their own would have needed.

    >>> [round(each or 0, 3) for each in likeness(np.array([1.0, 2.0, 3.0]), np.array([1.0, 2.0, 4.0]))]
    [0.982, 10.0]
    """
    alone = [float(data.var()) for data in (before, after)]
    apart = float((after - before).var())
    correlation = float(np.corrcoef(before, after)[0, 1]) if min(alone) > 0 else None
    return correlation, sum(alone) / apart if apart > 1e-15 else None


def deals_of(results: Results, measure: str) -> list[Deals]:
    """The whole deals of each cell of a run, in the order of the plan's cells."""
    tables = cells(results.plan)
    played: list[dict[int, list[dict[str, float]]]] = [{} for _ in tables]
    bots = [list(dict.fromkeys(cell.bots)) for cell in tables]
    rows: pl.DataFrame = results.matches.select(COLUMNS).collect()
    for row in rows.iter_rows(named=True):
        which = row["match"] % len(tables)
        figures = observed(row, measure, bots[which], tables[which].team)
        played[which].setdefault(row["deal"], []).append(figures)
    return [whole(cell, found) for cell, found in zip(tables, played)]


def whole(cell: Cell, played: dict[int, list[dict[str, float]]]) -> Deals:
    """The deals of which every rotation was played."""
    return {deal: means(figures) for deal, figures in sorted(played.items()) if len(figures) == cell.rotations}


def plain(found: Sequence[Difference]) -> list[dict[str, Any]]:
    """Differences as plain data, for JSON."""
    return [{**msgspec.to_builtins(each), "sure": each.sure} for each in found]
