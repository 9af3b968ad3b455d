"""How the generic table draws Conan: each sort of card in its colour, with its numbers."""

from __future__ import annotations

from typing import Any, Final

from ....engine.offers import Board, Face, Spread, Tally
from ..rules.content import ATTRIBUTES, ROWS

CARDS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    row["id"]: (section, row) for section, rows in ROWS.items() for row in rows if "id" in row
}
LOOKS: Final = {
    "hero": ("barbarian", "#7c1f16"),
    "adventure": ("crypt-entrance", "#8a5a12"),
    "challenge": ("cobra", "#35502f"),
    "special": ("crossed-swords", "#2f3d63"),
    "object": ("crystal-ball", "#5a2f6b"),
}
SHOWN: Final = ("difficulty", "glory", "objects", "cards")


def face(card: str) -> Face:
    """An Adventure shows what it costs and brings, whoever fights shows Force, Cunning and Spirit."""
    sort, row = CARDS.get(card, ("", {}))
    icon, colour = LOOKS.get(sort, ("card-random", "#444444"))
    values = row.get("values", ())
    numbers = dict(zip(ATTRIBUTES, values, strict=True)) if len(values) == len(ATTRIBUTES) else {}
    numbers |= {name: row[name] for name in SHOWN if row.get(name)}
    text = f"card-{card}.effect" if sort in ("special", "object") else ""
    return Face(icon=icon, colour=colour, numbers=numbers, text=text)


BOARD: Final = Board(
    places={
        "adventures": Spread(after=0),
        "challenges": Spread("row", after=1),
        "draw pile": Spread(icon="card-draw", after=2),
        "object pile": Spread(icon="crystal-ball", after=2),
        "discard": Spread("pile", "card-discard", after=2),
        "offered": Spread("row", after=3),
        "omen": Spread("row", after=3),
        "out": Spread("hidden"),
    },
    counters={"glory": Tally("coins"), "round": Tally("hourglass")},
    face=face,
    backs={
        "draw": Face(icon="broken-skull", colour="#5b1d14"),
        "object": Face(icon="crystal-ball", colour="#4a2a57"),
        "challenge": Face(icon="cobra", colour="#35502f"),
    },
    felt="#4a3524",
)
