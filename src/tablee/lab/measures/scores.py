"""How matches end: scores, how close they are, victories shared or missed, the victory of a team."""

from __future__ import annotations

from typing import Final

from ..statistics import Interval
from .base import Curve, Measure
from .cell import CellRows
from .course import spread

CLOSE: Final = 0.1
"""An end is close if the second has at least all but this part of the best score."""


def margins(cell: CellRows) -> list[float]:
    """How far the best score is ahead of the next in each match."""
    ordered = [sorted(row, reverse=True) for row in cell.matches["scores"].to_list()]
    return [float(best - second) for best, second, *_ in ordered]


def scores(cell: CellRows) -> list[Measure]:
    """The mean score of a seat, the margin of the best, the share of close ends."""
    rows = cell.matches["scores"].to_list()
    gaps = margins(cell)
    close = [float(gap <= CLOSE * abs(max(row))) for gap, row in zip(gaps, rows, strict=True)]
    return [
        cell.mean("score", "", [sum(row) / len(row) for row in rows], "score"),
        cell.mean("margin", "", gaps, "score"),
        cell.mean("closeness", "", close, "share"),
    ]


def score_curves(cell: CellRows) -> list[Curve]:
    """How scores and margins spread."""
    return [
        *spread(cell, "score", cell.matches["scores"].to_list(), "score"),
        *spread(cell, "margin", [[gap] for gap in margins(cell)], "score"),
    ]


def victories(cell: CellRows) -> list[Measure]:
    """Victories that several share, and matches that nobody wins."""
    winners = cell.matches["winners"].to_list()
    return [
        cell.mean("shared-victory", "", [float(len(row) > 1) for row in winners], "share"),
        cell.mean("no-victory", "", [float(not row) for row in winners], "share"),
    ]


def reasons(cell: CellRows) -> list[Measure]:
    """How matches end, by the reason that the game gives."""
    given = cell.matches["reason"].to_list()
    return [cell.mean("ending", why, [float(one == why) for one in given], "share") for why in sorted(set(given)) if why]


def team_wins(cell: CellRows) -> Interval:
    """How often the team wins."""
    return cell.interval([row[0] for row in cell.matches["share"].to_list()], share=True)


def team(cell: CellRows) -> list[Measure]:
    """How often the team wins, and with each of several bots."""
    bots = [row[0] for row in cell.matches["bots"].to_list()]
    won = [row[0] for row in cell.matches["share"].to_list()]
    found = [cell.measure("team-win", "", team_wins(cell), "share")]
    for bot in dict.fromkeys(bots) if len(set(bots)) > 1 else ():
        taken = [share if held == bot else None for share, held in zip(won, bots, strict=True)]
        found.append(cell.mean("win", bot, taken, "share"))
    return found


def victory_curves(all_cells: list[CellRows]) -> list[Curve]:
    """For each team game and seat count, how often the team wins in each variant, in the order of the plan.

    The plan orders its variants by difficulty; `of` names them.
    """
    found = []
    for group in grouped([cell for cell in all_cells if cell.team]):
        if len(group) > 1:
            points = [(float(place), team_wins(cell)) for place, cell in enumerate(group, 1)]
            named = ", ".join(cell.variant.name for cell in group)
            found.append(group[0].curve("victory-curve", named, points, "variant", "share"))
    return found


def grouped(all_cells: list[CellRows]) -> list[list[CellRows]]:
    """Cells of the same game and seat count."""
    found: dict[tuple[str, int], list[CellRows]] = {}
    for cell in all_cells:
        found.setdefault((cell.game.id, cell.seats), []).append(cell)
    return list(found.values())
