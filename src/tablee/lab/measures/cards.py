"""Cards: how often they are used, which are dead, and what they contribute, by correlation and by cause."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import polars as pl

from ..statistics import LEVEL, Interval, wilson
from .base import Measure
from .cell import CellRows, is_base

DEAD: Final = 0.02
"""A card is dead if, surely, fewer matches than this use it."""
EITHER_WAY: Final = (-1.0, 1.0)
"""Between which values a difference of two shares lies."""


def used(cell: CellRows) -> dict[str, list[float]]:
    """Of each card the deals with a match that used it: in which part of their matches somebody did."""
    anybody = (pl.col("uses").list.sum() + pl.col("shared")) > 0
    matches = dict(cell.matches.group_by("deal").len().iter_rows())
    rows = cell.rows("cards").group_by("card", "deal").agg(anybody.sum().alias("used")).sort("card", "deal").collect()
    found: dict[str, list[float]] = {}
    for card, deal, count in rows.iter_rows():
        found.setdefault(card, []).extend([count / matches[deal]] if count else [])
    return found


def use(cell: CellRows) -> list[Measure]:
    """The share of matches that use each card, and how many cards are dead: surely, and at most."""
    deals, told = cell.matches["deal"].n_unique(), used(cell)
    found = [
        cell.measure("card-use", card, cell.known(parts + [0.0] * (deals - len(parts)), share=True), "share")
        for card, parts in told.items()
    ]
    ends = [among(one, len(found)) for one in found]
    dead, perhaps = sum(one.high < DEAD for one in ends), sum(one.low < DEAD for one in ends)
    return [*found, cell.measure("dead-cards", "", Interval(float(dead), float(dead), float(perhaps), deals), "count")]


def among(one: Measure, looks: int) -> Interval:
    """The interval of a share that is one of several looked at: all of them hold together (Bonferroni).

    >>> share = Measure("card-use", "conan", 3, "base", "A01", 0.0, 0.0, 0.0038, 1000, "share")
    >>> round(among(share, 1).high, 4), round(among(share, 194).high, 4)
    (0.0038, 0.0132)
    """
    found = wilson(one.value * one.n, one.n, 1 - (1 - LEVEL) / max(1, looks))
    return Interval(one.value, min(one.low, found.low), max(one.high, found.high), one.n)


def correlation(cell: CellRows) -> list[Measure]:
    """How much more of the victory who used a card had than who did not, in matches in which some did and some did not."""
    rows = cell.rows("cards").filter(pl.col("uses").list.max() > 0, pl.col("uses").list.min() == 0)
    values: dict[str, list[tuple[int, float]]] = {}
    for card, uses, deal, share in rows.select("card", "uses", "deal", "share").collect().iter_rows():
        values.setdefault(card, []).append((deal, apart(uses, share)))
    return [cell.measure("card-correlation", card, of_pairs(cell, values[card]), "share") for card in sorted(values)]


def apart(uses: list[int], share: list[float]) -> float:
    """The mean share of who used a card less that of who did not.

    >>> apart([2, 0, 0], [1.0, 0.0, 0.0])
    1.0
    """
    with_it = [part for count, part in zip(uses, share, strict=True) if count]
    without = [part for count, part in zip(uses, share, strict=True) if not count]
    return sum(with_it) / len(with_it) - sum(without) / len(without)


def of_pairs(cell: CellRows, rows: Iterable[tuple[int, float]]) -> Interval:
    """The mean of values with their deals."""
    frame = pl.DataFrame(list(rows), schema={"deal": pl.Int64, "value": pl.Float64}, orient="row")
    return cell.by_deal(frame, bounds=EITHER_WAY)


# What a card causes.


def contributions(all_cells: list[CellRows]) -> list[Measure]:
    """What it brings a seat that it may use a card (against a variant that forbids it) or must (one that forces it).

    Both are differences on the same deals of what the bound seat has of the victory, so that nothing but the card differs.
    """
    found = []
    for cell in all_cells:
        base = base_of(cell, all_cells)
        cards = [*cell.variant.forbid, *cell.variant.force]
        if base is not None and cards:
            sign = -1.0 if cell.variant.forbid else 1.0
            key = "card-contribution" if cell.variant.forbid else "card-forced"
            found.append(cell.measure(key, " + ".join(cards), difference(base, cell, sign), "share"))
    return found


def base_of(cell: CellRows, all_cells: list[CellRows]) -> CellRows | None:
    """The same table as the plan stands."""
    same = [one for one in all_cells if is_base(one) and (one.game.id, one.seats) == (cell.game.id, cell.seats)]
    return same[0] if same and cell.bots == same[0].bots else None


def difference(base: CellRows, bound: CellRows, sign: float) -> Interval:
    """What the bound seat had more in one cell than in the other, match by match on the same deals."""
    both = own_share(base).join(own_share(bound), on=["deal", "rotation"], suffix="_bound")
    return bound.by_deal(both.select("deal", value=sign * (pl.col("own_bound") - pl.col("own"))), bounds=EITHER_WAY)


def own_share(cell: CellRows) -> pl.DataFrame:
    """What the first bot's first seat has of each victory; matches in which it holds none are left out."""
    bots, shares = cell.matches["bots"].to_list(), cell.matches["share"].to_list()
    own = [
        share[held.index(cell.bots[0])] if cell.bots[0] in held else None for held, share in zip(bots, shares, strict=True)
    ]
    frame = cell.matches.select("deal", "rotation").with_columns(pl.Series("own", own, dtype=pl.Float64))
    return frame.filter(pl.col("own").is_not_null())
