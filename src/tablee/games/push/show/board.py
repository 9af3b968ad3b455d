"""How the generic table draws Push 'em up!: each team in its colour, the columns side by side."""

from __future__ import annotations

from typing import Final

from ....engine.offers import Board, Face, Spread, Tally
from ..rules.content import LETTERS, ROWS, TEAMS

TEAM: Final = {row["id"]: row for row in ROWS["team"]}
HERO: Final = {(row["team"], row["value"]): row["icon"] for row in ROWS["hero"]}
PUSHES: Final = {"push": "push", "super": "super-mushroom"}


def face(card: str) -> Face:
    """A hero has its value and its emblem, a push the hand that pushes."""
    team = TEAMS[LETTERS.index(card[0])]
    colour = TEAM[team]["colour"]
    if not card[1:].isdigit():
        return Face(icon=PUSHES.get(card[2:], "push"), colour=colour)
    value = int(card[1:])
    return Face(icon=HERO.get((team, value), ""), colour=colour, numbers={"value": value})


BOARD: Final = Board(
    places={
        "column": Spread("grid"),
        "eliminated": Spread("pile", "skull-crossed-bones", after=2),
        "discard": Spread("pile", "trash-can", after=2),
        "removed": Spread("hidden"),
    },
    counters={"total": Tally("podium")},
    face=face,
    backs={team: Face(icon=TEAM[team]["icon"], colour=TEAM[team]["colour"]) for team in TEAMS},
    felt="#2d3f66",
)
