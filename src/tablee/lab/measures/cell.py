"""One cell of a run, as measures read it: its matches, its other tables, and everybody's chances at its moments."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import msgspec
import polars as pl

from ...engine.game import Game
from .. import chance
from ..plan import BASE, Cell, cells
from ..results import Results
from ..statistics import Bounds, Interval, mean_interval, sequence_interval, wilson
from .base import Curve, Measure


class CellRows:
    """The rows of a cell. Whatever needs a table that the run has not is not asked."""

    def __init__(self, results: Results, cell: Cell) -> None:
        self.results = results
        self.cell = cell
        self.game: Game = cell.game
        self.seats = cell.seats
        self.variant = cell.variant
        self.options = cell.options
        self.bots = cell.bots
        self.team = cell.team or cell.game.team
        self.aims = results.plan.aims
        self.mine = (
            (pl.col("game") == cell.game.id) & (pl.col("seats") == cell.seats) & (pl.col("variant") == cell.variant.name)
        )

    # Tables.

    @cached_property
    def matches(self) -> pl.DataFrame:
        """The matches of the cell, each with `share`, by seat the part of the victory: of one shared by k, 1/k."""
        frame = self.results.matches.filter(self.mine).sort("match").collect()
        shares = [shared(winners, self.seats, self.team) for winners in frame["winners"].to_list()]
        return frame.with_columns(pl.Series("share", shares, dtype=pl.List(pl.Float64)))

    @cached_property
    def facts(self) -> list[dict[str, Any]]:
        """The game's own facts of each match."""
        return [msgspec.json.decode(text) for text in self.matches["facts"].to_list()]

    def rows(self, table: str) -> pl.LazyFrame:
        """The rows of another table, with the deal, the moves and the shares of their match."""
        beside = self.matches.select("match", "deal", "moves", "share").lazy()
        return self.results.table(table).join(beside, on="match", how="inner", maintain_order="left")

    @cached_property
    def has_moments(self) -> bool:
        """Whether observations were kept."""
        return self.results.plan.moments > 0 and self.rows("moments").select("match").head(1).collect().height > 0

    @cached_property
    def has_choices(self) -> bool:
        """Whether decisions were asked again."""
        return self.results.plan.choices > 0 and self.rows("choices").select("match").head(1).collect().height > 0

    @cached_property
    def model(self) -> chance.Chance | None:
        """The chance of winning that the game ships for so many seats."""
        try:
            return chance.of(self.game, self.seats)
        except chance.NoChance:
            return None

    @cached_property
    def chances(self) -> pl.DataFrame:
        """Each moment with `own`, the chance each seat gives itself, and `chance`, everybody's together."""
        assert self.model is not None
        model = self.model
        seen = self.rows("moments").select("match", "n", "seat", "observation", "deal", "moves", "share").collect()
        own = pl.Series("own", [model.estimate(row.to_list()) for row in seen["observation"]], dtype=pl.Float64)
        return (
            seen.drop("observation")
            .with_columns(own)
            .sort("match", "n", "seat")
            .group_by("match", "n", "deal", "moves", "share", maintain_order=True)
            .agg("own")
            .with_columns(pl.col("own").map_elements(self.joined, return_dtype=pl.List(pl.Float64)).alias("chance"))
        )

    def joined(self, own: Any) -> list[float]:
        """The chances of all seats at a moment, from what each gives itself."""
        assert self.model is not None
        return chance.joined(list(own), self.team, self.model.whole)

    # Figures.

    def measure(self, key: str, of: str, found: Interval, unit: str) -> Measure:
        """A figure of this cell."""
        aim = self.aims.get(f"{key} {of}", self.aims.get(key)) if of else self.aims.get(key)
        told = (found.value, found.low, found.high, found.n)
        return Measure(key, self.game.id, self.seats, self.variant.name, of, *told, unit, aim)

    def mean(self, key: str, of: str, values: Sequence[float | None], unit: str) -> Measure:
        """The mean of a value of each match; None where a match has none. Deals are the unit: matches on one are averaged."""
        return self.measure(key, of, self.interval(values, unit == "share"), unit)

    def interval(self, values: Sequence[float | None], share: bool = False) -> Interval:
        """The mean by deal of a value of each match."""
        frame = self.matches.select("deal").with_columns(pl.Series("value", values, dtype=pl.Float64, strict=False))
        return self.by_deal(frame, share)

    def by_deal(self, frame: pl.DataFrame, share: bool = False, bounds: Bounds = None) -> Interval:
        """The mean of the column `value`, averaged within each deal first."""
        kept = frame.filter(pl.col("value").is_not_null())
        deals = kept.group_by("deal", maintain_order=True).agg(pl.col("value").mean())["value"].to_list()
        return self.known(deals, share, bounds)

    def known(self, deals: Sequence[float], share: bool = False, bounds: Bounds = None) -> Interval:
        """The mean of a value of each deal: of shares with Wilson's interval, else with Student's.

        A run with a precision ended when it had seen enough: what is known of it has an interval that holds at any look.
        """
        if self.results.plan.precision is not None:
            return sequence_interval(deals, (0.0, 1.0) if share else bounds)
        return wilson(sum(deals), len(deals)) if share else mean_interval(deals, bounds=bounds)

    def curve(self, key: str, of: str, points: Sequence[tuple[float, Interval]], x_unit: str, unit: str) -> Curve:
        """A curve of this cell."""
        at = [x for x, _ in points]
        found = [point for _, point in points]
        bounds = ([one.value for one in found], [one.low for one in found], [one.high for one in found])
        where = (self.game.id, self.seats, self.variant.name)
        return Curve(key, *where, of, at, *bounds, [one.n for one in found], x_unit, unit)


def shared(winners: Sequence[int], seats: int, team: bool) -> list[float]:
    """The part of the victory that each seat has.

    >>> shared([0, 2], 3, False), shared([0, 1], 2, True)
    ([0.5, 0.0, 0.5], [1.0, 1.0])
    """
    if team:
        return [1.0 if winners else 0.0] * seats
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def cells_of(results: Results) -> list[CellRows]:
    """The cells of a run that have matches, base first."""
    found = [CellRows(results, cell) for cell in cells(results.plan)]
    return [cell for cell in found if cell.matches.height]


def is_base(cell: CellRows) -> bool:
    """Whether a cell is the plan as it stands."""
    return cell.variant.name == BASE
