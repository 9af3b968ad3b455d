"""What a decision is worth: how many answers a strong player really weighs, and what an answer does to the others."""

from __future__ import annotations

from math import log2
from typing import Any, Final

import polars as pl

from ..statistics import Interval
from .base import Measure
from .cell import CellRows

HOPELESS: Final = 0.05
"""Who has a smaller chance than this cannot win any more, and may only choose who does."""


def asked(cell: CellRows) -> list[dict[str, Any]]:
    """The decisions asked again."""
    return cell.rows("choices").sort("match", "n").collect().to_dicts()


def entropy(counts: list[int]) -> float:
    """How undecided answers are, in bits, with the correction of Miller and Madow for few of them.

    >>> entropy([8, 0]), round(entropy([4, 4]), 3)
    (0.0, 1.09)
    """
    given = [count for count in counts if count]
    total = sum(given)
    plain = sum(count / total * log2(total / count) for count in given)
    return plain + (len(given) - 1) / (2 * total) * log2(2.718281828459045)


def breadth(cell: CellRows) -> list[Measure]:
    """Bits of a strong bot's answers, bits of what was legal, and the one as a part of the other."""
    rows = asked(cell)
    real = [min(entropy(row["counts"]), log2(row["legal"])) for row in rows]
    legal = [log2(row["legal"]) for row in rows]
    return [
        by_rows(cell, "breadth", rows, [own / most for own, most in zip(real, legal, strict=True)], "share"),
        by_rows(cell, "entropy", rows, real, "bits"),
        by_rows(cell, "legal", rows, legal, "bits"),
    ]


def interaction(cell: CellRows) -> list[Measure]:
    """How much an answer moves the chances of the others: the sum of the changes, for the answer that was played."""
    rows = [row for row in asked(cell) if row["before"]]
    return [by_rows(cell, "interaction", rows, [moved(row) for row in rows], "share")]


def moved(row: dict[str, Any]) -> float:
    """By how much the answer that was played changed the chances of the other seats."""
    after = row["after"][row["answers"].index(row["chosen"])]
    total: float = sum(
        abs(then - now) for seat, (now, then) in enumerate(zip(row["before"], after, strict=True)) if seat != row["seat"]
    )
    return total


def kingmaking(cell: CellRows) -> list[Measure]:
    """Of the decisions of seats without hope, those whose answers differ in who is then ahead; and how many there are."""
    rows = [row for row in asked(cell) if row["before"]]
    lost = [row for row in rows if row["before"][row["seat"]] < HOPELESS]
    without = by_rows(cell, "hopeless", rows, [float(row["before"][row["seat"]] < HOPELESS) for row in rows], "share")
    if not lost:
        return [without, cell.measure("kingmaking", "", Interval(0.0, 0.0, 1.0, 0), "share")]
    return [without, by_rows(cell, "kingmaking", lost, [float(crowns(row)) for row in lost], "share")]


def crowns(row: dict[str, Any]) -> bool:
    """Whether the answers of a seat differ in which other seat has the best chance after them."""
    others = [seat for seat in range(len(row["before"])) if seat != row["seat"]]
    return len({max(others, key=lambda seat: after[seat]) for after in row["after"]}) > 1


def by_rows(cell: CellRows, key: str, rows: list[dict[str, Any]], values: list[float], unit: str) -> Measure:
    """The mean of a value of decisions, averaged within each deal first."""
    frame = pl.DataFrame(
        {"deal": [row["deal"] for row in rows], "value": values}, schema={"deal": pl.Int64, "value": pl.Float64}
    )
    return cell.measure(key, "", cell.by_deal(frame, unit == "share"), unit)
