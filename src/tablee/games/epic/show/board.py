"""How the generic table draws Epic Origins: the three acts as rows, each deck in its colour."""

from __future__ import annotations

from typing import Final

from ....engine.offers import Board, Face, Spread, Tally
from ..rules.content import DECKS, HERITAGE, ROWS, faces_of

LOOKS: Final = {
    "heritage": ("family-tree", "#7a5a14"),
    "origin": ("village", "#4f6b2c"),
    "class": ("sword-smithing", "#8f3b2c"),
    "destiny": ("astrolabe", "#4a3b8a"),
    "act I": ("sunrise", "#2b5d8c"),
    "act II": ("sun", "#35704a"),
    "act III": ("sunset", "#8a3d52"),
    "quest": ("treasure-map", "#6b4a2b"),
    "adversary": ("daemon-skull", "#5b1d2c"),
    "action": ("crossed-swords", "#3d3d4d"),
    "hero": ("angel-wings", "#1f6f74"),
    "antihero": ("evil-wings", "#4d2a57"),
}
DECK_OF: Final = {f"{number:03}": face.deck for number, face in faces_of(ROWS).items()}


def face(card: str) -> Face:
    """A card has the emblem and the colour of its deck, and its rules to be read."""
    deck = DECK_OF.get(card, int(HERITAGE))
    icon, colour = LOOKS.get(DECKS[deck] if deck < len(DECKS) else "", ("card-random", "#444444"))
    return Face(icon=icon, colour=colour)


BOARD: Final = Board(
    places={
        "act I row": Spread("row", after=0),
        "act II row": Spread("row", after=1),
        "act III row": Spread("row", after=2),
        "opposition": Spread("row", after=0),
        "stack": Spread("row", "card-play", after=3),
        **{f"{name} deck": Spread("hidden") for name in ("act I", "act II", "act III", "action", "hero", "antihero")},
        **{f"{name} discard": Spread("hidden") for name in ("act I", "act II", "act III", "action", "hero", "antihero")},
        "undealt": Spread("hidden"),
        "rejected": Spread("hidden"),
        "box": Spread("hidden"),
        "destiny": Spread("row"),
    },
    counters={"level": Tally("upgrade"), "reserve": Tally("rune-stone"), "adversary xp": Tally("daemon-skull")},
    face=face,
    backs={deck: Face(icon=icon, colour=colour) for deck, (icon, colour) in LOOKS.items()},
    felt="#233152",
)
