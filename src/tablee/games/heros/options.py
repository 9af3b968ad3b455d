"""How the 15 action cards are split over their four kinds: what a designer may tune within the ledger's counts."""

from __future__ import annotations

from typing import Final

from ...engine.options import Number, Option

# What these three leave of the 15 cards is « Recevez un avantage » (HEROS-008).
OPTIONS: Final[dict[str, Option]] = {
    "exchange1": Number(4, 0, 6),
    "exchange2": Number(4, 0, 6),
    "change": Number(3, 0, 3),
}
