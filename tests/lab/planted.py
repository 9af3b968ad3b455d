"""Runs that nobody played: rows with effects that are known because they were put there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl

from tablee.lab import plan as plans
from tablee.lab.plan import Cell, Place, Plan
from tablee.lab.results import Results
from tablee.lab.tables import SCHEMAS

Play = Callable[[Cell, Place, np.random.Generator], dict[str, Any]]
"""What a match gives beside its place in the plan; the generator is that of its deal, the same for every variant."""


class Planted(Results):
    """Results held in memory."""

    def __init__(self, plan: Plan, rows: list[dict[str, Any]], name: str = "run") -> None:
        super().__init__(Path(name), plan, {})
        self.rows = rows

    def table(self, name: str) -> pl.LazyFrame:
        """The planted rows; no other table has any."""
        return pl.LazyFrame(self.rows if name == "matches" else [], schema=SCHEMAS[name])


def planted(plan: Plan, play: Play, name: str = "run", seed: int = 0) -> Planted:
    """The matches of a plan as `play` has them end."""
    whole = plans.complete(plan)
    rows = [row(whole, number, play, seed) for number in range(plans.total(whole))]
    return Planted(whole, rows, name)


def row(plan: Plan, number: int, play: Play, seed: int = 0) -> dict[str, Any]:
    """One match."""
    where = plans.place(plan, number)
    cell = plans.cells(plan)[where.cell]
    usual = {
        "match": number,
        "game": cell.game.id,
        "seats": cell.seats,
        "variant": cell.variant.name,
        "deal": where.deal,
        "rotation": where.rotation,
        "seed": f"{plan.seed}-{where.deal}",
        "bots": [cell.bots[bot] for bot in cell.lineup(where.rotation)],
        "winners": [0],
        "scores": [0] * cell.seats,
        "returns": [0.0] * cell.seats,
        "moves": 50,
        "forced": 10,
        "asked": [25] * cell.seats,
        "choices": [20] * cell.seats,
        "reason": "",
        "first": 0,
        "facts": '{"rounds": 7}',
    }
    return {**usual, **play(cell, where, np.random.default_rng([seed, where.deal]))}
