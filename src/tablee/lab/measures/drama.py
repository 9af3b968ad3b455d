"""What the chance of winning tells of a match: who led, when it was decided, how far back the winner came from."""

from __future__ import annotations

from itertools import pairwise
from math import sqrt
from typing import Any, Final

import numpy as np
import polars as pl

from ..chance.judge import foresight, judged
from ..statistics import Interval
from .base import Curve, Measure
from .cell import CellRows

MARGIN: Final = 0.02
"""A leader is passed only by a chance that is so much higher: less is noise."""
SURE: Final = 0.8
"""A match is decided when the chance of its winner stays above this."""
STEPS: Final = 10

Story = list[list[float]]
"""Everybody's chances at each moment of a match."""


def stories(cell: CellRows) -> list[tuple[int, list[float], Story, list[float]]]:
    """Of each match with moments: its deal, everybody's part of the victory, its story, and when each moment was."""
    found = []
    by_match = cell.chances.group_by("match", maintain_order=True).agg(
        pl.col("deal").first(), pl.col("share").first(), pl.col("moves").first(), "n", "chance"
    )
    for _, deal, share, moves, numbers, story in by_match.iter_rows():
        found.append((deal, share, story, [n / moves for n in numbers]))
    return found


def leaders(story: Story) -> list[int]:
    """Who leads at each moment; who has led stays the leader until another is clearly ahead.

    >>> leaders([[0.5, 0.5], [0.49, 0.51], [0.4, 0.6]])
    [0, 0, 1]
    """
    found: list[int] = []
    for chances in story:
        best = max(range(len(chances)), key=lambda seat: chances[seat])
        kept = found[-1] if found else best
        found.append(best if chances[best] > chances[kept] + MARGIN else kept)
    return found


def lead_changes(story: Story) -> int:
    """How often the lead changes."""
    led = leaders(story)
    return sum(one != other for one, other in pairwise(led))


def last_change(story: Story, when: list[float]) -> float:
    """The part of the match after which the lead did not change any more."""
    led = leaders(story)
    return max((when[place] for place in range(1, len(led)) if led[place] != led[place - 1]), default=0.0)


def decided(chances: list[float], when: list[float]) -> float:
    """The part of the match after which a chance stayed above the sure one; 1 where it never did.

    >>> decided([0.5, 0.9, 0.7, 0.85], [0.0, 0.25, 0.5, 0.75])
    0.75
    """
    at = 1.0
    for chance, moment in zip(reversed(chances), reversed(when), strict=True):
        if chance <= SURE:
            break
        at = moment
    return at


def drama(story: Story, winner: int) -> float:
    """How far behind the winner was, over the moments at which another led: the mean root of the distance."""
    behind = [max(chances) - chances[winner] for chances in story]
    felt = [sqrt(distance) for distance in behind if distance > MARGIN]
    return sum(felt) / len(felt) if felt else 0.0


def rivals(cell: CellRows) -> list[Measure]:
    """Everything about leads; matches that nobody won alone count only where no winner is needed."""
    rows: dict[str, list[tuple[int, float]]] = {}
    for deal, share, story, when in stories(cell):
        told = of_match(share, story, when)
        for key, value in told.items():
            rows.setdefault(key, []).append((deal, value))
    units = {"lead-changes": "count", "last-lead-change": "share", "final-spread": "share", "decided": "share"}
    units |= {"winner-lowest": "share", "comebacks": "share", "drama": "share"}
    return [found(cell, key, rows[key], unit) for key, unit in units.items() if key in rows]


def of_match(share: list[float], story: Story, when: list[float]) -> dict[str, float]:
    """The figures of one match."""
    last = sorted(story[-1], reverse=True)
    told = {
        "lead-changes": float(lead_changes(story)),
        "last-lead-change": last_change(story, when),
        "final-spread": last[0] - last[1],
    }
    if 1.0 in share:
        winner = share.index(1.0)
        own = [chances[winner] for chances in story]
        told["decided"] = decided(own, when)
        told["winner-lowest"] = min(own)
        told["comebacks"] = float(min(own) < 0.5 / len(share))
        told["drama"] = drama(story, winner)
    return told


def teams(cell: CellRows) -> list[Measure]:
    """When it was decided whether a team wins: after that the chance stayed above the sure one, or below the rest of it."""
    rows = []
    lowest = []
    for deal, share, story, when in stories(cell):
        won = share[0] == 1.0
        own = [chances[0] if won else 1 - chances[0] for chances in story]
        rows.append((deal, decided(own, when)))
        if won:
            lowest.append((deal, min(own)))
    told = [found(cell, "decided", rows, "share")]
    return [*told, found(cell, "winner-lowest", lowest, "share")] if lowest else told


def found(cell: CellRows, key: str, rows: list[tuple[int, float]], unit: str) -> Measure:
    """A figure from values with their deals."""
    frame = pl.DataFrame(rows, schema={"deal": pl.Int64, "value": pl.Float64}, orient="row")
    return cell.measure(key, "", cell.by_deal(frame, unit == "share"), unit)


# How far the chance can be trusted here.


def judgement(cell: CellRows) -> Any:
    """What each seat said of itself at each moment, against what came; by deal."""
    return judged(*said_and_came(cell))


def said_and_came(cell: CellRows) -> tuple[Any, Any, Any]:
    """What each seat said of itself at each moment, what came, and the deal."""
    rows = cell.chances.select("deal", "own", "share").explode("own", "share")
    return rows["own"].to_numpy(), rows["share"].to_numpy(), rows["deal"].to_numpy().astype(np.int64)


def calibration(cell: CellRows) -> list[Measure]:
    """The calibration error of the shipped chance on the matches of this run, and its Brier score against the mean's."""
    quality = judgement(cell)
    value, low, high = quality.ece if quality.matches > 1 else (quality.ece[0], 0.0, 1.0)
    return [
        cell.measure("calibration", "", Interval(value, min(value, low), max(value, high), quality.matches), "share"),
        cell.measure("foresight", "", foresight(*said_and_came(cell)), "share"),
    ]


def chance_curves(cell: CellRows) -> list[Curve]:
    """The reliability of the chance in this run, and the chance of the later winner over the course of the match."""
    kept = judgement(cell).reliability
    points = [
        (said, Interval(came, low, high, n))
        for said, came, low, high, n in zip(kept.said, kept.came, kept.low, kept.high, kept.n, strict=True)
    ]
    return [cell.curve("reliability", "", points, "share", "share"), *winner_curve(cell)]


def winner_curve(cell: CellRows) -> list[Curve]:
    """The mean chance of who wins in the end, at each tenth of the match."""
    rows = []
    for deal, share, story, when in stories(cell):
        if 1.0 in share:
            winner = share.index(1.0)
            rows += [
                (deal, min(STEPS - 1, int(at * STEPS)), chances[winner]) for at, chances in zip(when, story, strict=True)
            ]
    frame = pl.DataFrame(rows, schema={"deal": pl.Int64, "step": pl.Int64, "value": pl.Float64}, orient="row")
    steps = sorted(set(frame["step"].to_list()))
    points = [((step + 0.5) / STEPS, cell.by_deal(frame.filter(pl.col("step") == step), True)) for step in steps]
    return [cell.curve("chance", "", points, "share", "share")] if points else []
