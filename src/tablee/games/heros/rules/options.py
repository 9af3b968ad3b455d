"""Who begins, and how the 15 action cards are split over their four kinds, as a designer may tune it."""

from __future__ import annotations

from typing import Final

from ....engine.options import Number, Option, Seat

# What three of them leave of the 15 cards is « Recevez un avantage » (HEROS-008); who begins is chosen or drawn (HEROS-016).
OPTIONS: Final[dict[str, Option]] = {
    "exchange1": Number(4, 0, 6),
    "exchange2": Number(4, 0, 6),
    "change": Number(3, 0, 3),
    "first": Seat(),
}
