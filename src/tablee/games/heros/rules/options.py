"""Who begins, and how the action cards are split over their four sorts, as a designer may tune it."""

from __future__ import annotations

from typing import Final

from ....engine.options import Number, Option, Seat
from .content import ROWS

COPIES: Final[dict[str, int]] = {row["id"]: row["copies"] for row in ROWS["action"]}

# What three of them leave of all actions is « Recevez un avantage » (HEROS-008); who begins is chosen or drawn (HEROS-016).
OPTIONS: Final[dict[str, Option]] = {
    "exchange1": Number(COPIES["A1"], 0, 6),
    "exchange2": Number(COPIES["A2"], 0, 6),
    "change": Number(COPIES["A3"], 0, 3),
    "first": Seat(),
}
