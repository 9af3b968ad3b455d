"""How the browser draws the quay: the generic table of Tablée does it, and this is all that it needs to know."""

from __future__ import annotations

from typing import Final

from tablee.engine.offers import Board, Face, Spread, Tally

INKS: Final = ("#8a6d2f", "#7d3f6b", "#b06a13", "#3b6ea5", "#b3471f", "#2b7d87")
ICONS: Final = ("round-straw-bale", "turnip", "candles", "large-dress", "hot-spices", "crystal-shine")
"""What is in a crate, by its worth. The turnip is drawn in `show/icons`, the others come from the set of icons."""


def face(card: str) -> Face:
    """A crate shows its goods and its worth."""
    return Face(icon=ICONS[int(card) - 1], colour=INKS[int(card) - 1], numbers={"worth": int(card)}, kind="kind-crate")


BOARD: Final = Board(
    places={
        "quay": Spread(icon="wooden-pier", after=1),
        "planks": Spread(after=2),
        "hold": Spread(icon="cargo-ship", after=3),
        "cart": Spread(icon="old-wagon", after=0),
        "ashore": Spread("hidden"),
    },
    counters={"score": Tally(icon="two-coins")},
    face=face,
    backs={"crate": Face(icon="wooden-crate", colour="#6b4a2b")},
    aims={"claim": "", "wave": "quay", "open": "quay"},
    felt="#1d3547",
    aid=["offer", "wave", "caught", "honest"],
)
