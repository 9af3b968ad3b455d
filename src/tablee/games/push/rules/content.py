"""The cards of Push 'em up!: 40 heroes printed twice, the Push and Super Push of each team."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from mypy_extensions import i64

from ....engine.box import Box

TEAMS: Final = ("red", "purple", "green", "blue")
LETTERS: Final = ("R", "P", "G", "B")

# A card is its team (two bits) and its value: 0 to 9 for a hero, then these two.
PUSH: Final[i64] = 10
SUPER: Final[i64] = 11


def card_of(team: i64, value: i64) -> i64:
    return team << 4 | value


def team_of(card: i64) -> i64:
    return card >> 4


def value_of(card: i64) -> i64:
    return card & 15


def card_name(team: int, value: int) -> str:
    """The ledger's notation: R5, and R-push, R-super.

    >>> card_name(0, 5), card_name(3, 10)
    ('R5', 'B-push')
    """
    suffix = {10: "-push", 11: "-super"}.get(value, str(value))
    return LETTERS[team] + suffix


def make_box() -> Box:
    faces = {team << 4 | value: card_name(team, value) for team in range(4) for value in range(12)}
    return Box(faces, {face: face >> 4 for face in faces}, list(TEAMS), [])


def content() -> dict[str, Any]:
    """The table of icons, emblems and patterns that the clients draw."""
    text = resources.files(__package__).joinpath("cards.toml").read_text("utf-8")
    return tomllib.loads(text)
