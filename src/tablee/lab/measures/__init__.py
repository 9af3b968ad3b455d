"""What a run says about its game: every measure with its interval, and what it cannot say.

`docs/lab.md` defines each measure and names its source. A measure that needs rows which a run has not is left out, and
`left_of` says by name what it would need.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from ..results import Results
from . import cards, choice, course, drama, scores, skill
from .base import Curve, Left, Measure
from .cell import CellRows, cells_of

__all__ = ["Curve", "Left", "Measure", "all_of", "cells_of", "curves_of", "left_of"]

NEEDS: Final[dict[str, Callable[[CellRows], bool]]] = {
    "rivals": lambda cell: not cell.team and cell.seats > 1,
    "team": lambda cell: cell.team,
    "three seats": lambda cell: cell.seats > 2,
    "turned": lambda cell: len(set(cell.cell.specs)) == 1 or cell.cell.rotations > 1,
    "starter": lambda cell: cell.matches["first"].null_count() < cell.matches.height,
    "rounds": lambda cell: max((facts.get("rounds", 0) for facts in cell.facts), default=0) > 1,
    "reasons": lambda cell: any(cell.matches["reason"].to_list()),
    "bots": lambda cell: len(set(cell.bots)) > 1,
    "uses": lambda cell: any(cards.used(cell).values()),
    "moments": lambda cell: cell.has_moments,
    "choices": lambda cell: cell.has_choices,
    "chance": lambda cell: cell.model is not None,
}
"""What measures need of a cell, by the names that `left_of` gives."""


class Family(NamedTuple):
    """Measures that are computed together, and what they need."""

    keys: tuple[str, ...]
    needs: tuple[str, ...]
    measures: Callable[[CellRows], list[Measure]]
    curves: Callable[[CellRows], list[Curve]] = lambda cell: []


LEADS: Final = ("lead-changes", "last-lead-change", "final-spread", "decided", "winner-lowest", "comebacks", "drama")

FAMILIES: Final = (
    Family(("seat-share",), ("rivals", "turned"), course.seats),
    Family(("place-share",), ("rivals", "turned", "starter"), course.places),
    Family(("team-win",), ("team",), scores.team),
    Family(("win",), ("rivals", "bots"), skill.wins),
    Family(("skill", "luck"), ("rivals", "bots"), skill.skill),
    Family(("length", "choices", "minutes", "forced"), (), course.length, course.length_curve),
    Family(("abrupt",), (), course.endings),
    Family(("first-round",), ("rounds",), course.first_round),
    Family(("waiting", "longest-wait"), ("rivals",), course.waiting),
    Family(("elimination", "sitting-out"), ("rivals",), course.elimination),
    Family(("score", "margin", "closeness"), ("rivals",), scores.scores, scores.score_curves),
    Family(("shared-victory", "no-victory"), ("rivals",), scores.victories),
    Family(("ending",), ("reasons",), scores.reasons),
    Family(LEADS, ("rivals", "moments", "chance"), drama.rivals),
    Family(("decided", "winner-lowest"), ("team", "moments", "chance"), drama.teams),
    Family(("calibration", "foresight"), ("moments", "chance"), drama.calibration, drama.chance_curves),
    Family(("breadth", "entropy", "legal"), ("choices",), choice.breadth),
    Family(("interaction",), ("rivals", "choices", "chance"), choice.interaction),
    Family(("hopeless", "kingmaking"), ("rivals", "three seats", "choices", "chance"), choice.kingmaking),
    Family(("card-use", "dead-cards"), ("uses",), cards.use),
    Family(("card-correlation",), ("rivals", "uses"), cards.correlation),
)
"""Every family of measures of one cell. What compares cells comes after: contributions of cards, curves over variants."""


def all_of(results: Results, read: list[CellRows] | None = None) -> list[Measure]:
    """Every measure that the rows of a run allow, cell by cell, then what compares cells; `read` are cells read before."""
    all_cells = read or cells_of(results)
    own = [one for cell in all_cells for family in FAMILIES if not lacks(cell, family) for one in family.measures(cell)]
    return [*own, *cards.contributions(all_cells)]


def curves_of(results: Results, read: list[CellRows] | None = None) -> list[Curve]:
    """Every curve that the rows of a run allow."""
    all_cells = read or cells_of(results)
    own = [one for cell in all_cells for family in FAMILIES if not lacks(cell, family) for one in family.curves(cell)]
    return [*own, *skill.skill_curves(all_cells), *scores.victory_curves(all_cells)]


def left_of(results: Results, read: list[CellRows] | None = None) -> list[Left]:
    """What is left out in every cell, with what it lacks in the one that comes nearest to having it."""
    all_cells = read or cells_of(results)
    given: set[str] = set()
    nearest: dict[str, tuple[int, str]] = {}
    for family in FAMILIES:
        lacking = [lacks(cell, family) for cell in all_cells]
        if not all(lacking):
            given |= set(family.keys)
        elif lacking:
            met, need = max((family.needs.index(need), need) for need in lacking)
            nearest |= {key: (met, need) for key in family.keys if met >= nearest.get(key, (0, ""))[0]}
    found = {key: need for key, (_, need) in nearest.items()}
    if not any(cell.variant.forbid or cell.variant.force for cell in all_cells):
        found["card-contribution"] = "forbid"
    return [Left(key, need) for key, need in found.items() if key not in given]


def lacks(cell: CellRows, family: Family) -> str:
    """The first thing that a family needs and a cell has not; empty where it has all."""
    return next((need for need in family.needs if not NEEDS[need](cell)), "")
