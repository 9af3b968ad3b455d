"""What a table of Push may agree on, and the numbers a designer may tune."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...engine.options import Flag, Number, Option, Seat, SeatOrder

OPTIONS: Final[dict[str, Option]] = {
    "aggressive": Flag(),
    "apocalypse": Flag(),
    "tournament": Flag(),
    "first": Seat(),
    "ages": SeatOrder(),
    "target": Number(200, 10, 1000),
    "rounds": Number(20, 1, 20),
}


def conflicts(seats: int, options: Mapping[str, object]) -> list[tuple[str, str]]:
    """Options that do not go together, with the rule that says so."""
    wrong = []
    if options["aggressive"] and seats != 4:
        wrong.append(("PUSH-120", f"option “aggressive” is for 4 seats only, not {seats}"))
    return wrong
