"""Luck against skill: how much more often the stronger player wins."""

from __future__ import annotations

from ..statistics import Interval
from .base import Curve, Measure
from .cell import CellRows
from .scores import grouped


def wins(cell: CellRows) -> list[Measure]:
    """The part of the victories of each bot, for each seat that it holds."""
    return [cell.measure("win", bot, share_of(cell, bot), "share") for bot in dict.fromkeys(cell.bots)]


def share_of(cell: CellRows, bot: str) -> Interval:
    """A bot's part of the victory for each seat that it holds; equals would have one over the number of seats."""
    rows = zip(cell.matches["share"].to_list(), cell.matches["bots"].to_list(), strict=True)
    return cell.interval([mean_of(share, bots, bot) for share, bots in rows], share=True)


def mean_of(share: list[float], bots: list[str], bot: str) -> float | None:
    """What the seats of a bot have of a victory, on average; None where it holds none."""
    held = [part for part, holder in zip(share, bots, strict=True) if holder == bot]
    return sum(held) / len(held) if held else None


def skill(cell: CellRows) -> list[Measure]:
    """How far the first bot rises above an equal share, as a part of what there is to rise: 0 is luck, 1 always wins.

    Beside it its opposite, luck: what is left.
    """
    fair, share = 1 / cell.seats, share_of(cell, cell.bots[0])
    risen = [(value - fair) / (1 - fair) for value in (share.value, share.low, share.high)]
    return [
        cell.measure("skill", cell.bots[0], Interval(risen[0], risen[1], risen[2], share.n), "share"),
        cell.measure("luck", cell.bots[0], Interval(1 - risen[0], 1 - risen[2], 1 - risen[1], share.n), "share"),
    ]


def skill_curves(all_cells: list[CellRows]) -> list[Curve]:
    """The skill trace of each game and seat count: the share of the first bot of each variant against the same others.

    A plan orders its variants from the weakest first bot to the strongest; `of` names them. Where there is only one table
    with several bots, these are its points.
    """
    found = []
    for group in grouped([cell for cell in all_cells if not cell.team and cell.seats > 1 and len(set(cell.bots)) > 1]):
        told = [(cell, cell.bots[0]) for cell in group]
        if len({bot for _, bot in told}) < 2:
            told = [(group[0], bot) for bot in reversed(list(dict.fromkeys(group[0].bots)))]
        points = [(float(place), share_of(cell, bot)) for place, (cell, bot) in enumerate(told, 1)]
        found.append(group[0].curve("skill", ", ".join(bot for _, bot in told), points, "strength", "share"))
    return found
