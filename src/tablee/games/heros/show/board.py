"""How the generic table draws Héros un jour, héros toujours: a virtue has its emblem, its failing the shadow of it."""

from __future__ import annotations

from typing import Final

from ....engine.offers import Board, Face, Spread, Tally
from ..rules.content import ROWS

VIRTUE: Final = {row["id"][1:]: row for row in ROWS["virtue"]}


def face(card: str) -> Face:
    """What a card shows, by the letters of its id: a virtue, a defect, a prejudice or a challenge of one, an avatar."""
    letters, number = card.rstrip("0123456789"), card.lstrip("ACDPVSUN")
    row = VIRTUE.get(number, {})
    if letters in ("V", "C"):
        return Face(icon=row["icon"], colour=row["colour"])
    if letters in ("D", "P"):
        return Face(icon=row["failing_icon"], colour="#4a4452")
    if letters == "AV":
        return Face(icon="person", colour=row.get("colour", "#5b4a8a"))
    return Face(icon="sun" if card == "SUN" else "card-exchange", colour="#a86a10")


BOARD: Final = Board(
    places={
        "hand": Spread(after=0),
        "avatar": Spread("row", "person"),
        "draw pile": Spread(icon="card-draw"),
        "discard": Spread("pile", "card-discard", after=1),
        "passing": Spread("hidden"),
    },
    counters={"stock": Tally("heart-wings"), "advantages": Tally("heart-wings")},
    face=face,
    backs={
        "draw": Face(icon="wax-seal", colour="#7d5a2c"),
        "avatar": Face(icon="person", colour="#4d5f86"),
        "advantage": Face(icon="heart-wings", colour="#8a3d52"),
    },
    aims={"draw": "draw pile"},
    felt="#4f6b4a",
)
