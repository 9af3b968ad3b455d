"""The circle of twelve cells: what lies where, and the 48 arrangements that the rules allow (VIRTO-002 to 005)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final

from mypy_extensions import i64

from .content import ESCAPE_CARD, FLAWS, TUNNEL_CARD, VIRTUES

CELLS: Final[i64] = 12

# What a cell is, by its number modulo 3 (VIRTO-003 to 005).
FLAW: Final[i64] = 0
VIRTUE: Final[i64] = 1
ACTION: Final[i64] = 2


def kind_of(cell: i64) -> i64:
    """Going clockwise the circle reads Flaw, Virtue, Action (VIRTO-005)."""
    return cell % 3


def after(cell: i64) -> i64:
    """The next cell clockwise (VIRTO-002)."""
    return cell + 1 if cell < CELLS - 1 else i64(0)


# The orders in which the four Flaws can lie; each goes with two orders of the Action cards.
FLAW_ORDERS: Final = list(permutations(range(4)))
ARRANGEMENTS: Final = 2 * len(FLAW_ORDERS)


def arrangement_cells(arrangement: int) -> list[str]:
    """The twelve cards of arrangement 1 to 48, from cell 0 on. A Virtue lies seven cells after its own Flaw (VIRTO-004).

    >>> arrangement_cells(29)
    ['FI', 'VT', 'TR', 'FG', 'VC', 'SE', 'FE', 'VJ', 'TR', 'FF', 'VW', 'SE']
    """
    flaws, odd = FLAW_ORDERS[(arrangement - 1) // 2], (arrangement - 1) % 2
    cells: list[str] = []
    for quarter in range(4):
        action = ESCAPE_CARD if (quarter + odd) % 2 else TUNNEL_CARD
        cells += [FLAWS[flaws[quarter]], VIRTUES[flaws[(quarter + 2) % 4]], action]
    return cells


def arrangement_number(cells: Sequence[str]) -> int:
    """The number of an arrangement, 1 to 48; 0 when the rules do not allow it."""
    for arrangement in range(1, ARRANGEMENTS + 1):
        if arrangement_cells(arrangement) == list(cells):
            return arrangement
    return 0
