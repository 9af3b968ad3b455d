"""The cards and numbers of Push 'em up!: ten heroes of each team, printed twice, and the Push and Super Push of each team.

`ROWS` is cards.toml as it is written, `PushContent` what the rules read of it, and `SECTIONS` what an overlay may change.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final

from mypy_extensions import i64

from ....engine.box import Box
from ....engine.content import Content, Field, Rows, Section

TEAMS: Final = ("red", "purple", "green", "blue")
LETTERS: Final = ("R", "P", "G", "B")

# A card is its team, from bit 4 on, and its value in the four low bits: 0 to 9 for a hero, or one of the two below.
PUSH: Final[i64] = 10
SUPER: Final[i64] = 11

HERO_COPIES: Final = 2


def card_of(team: i64, value: i64) -> i64:
    """The card of a team with a value."""
    return team << 4 | value


def team_of(card: i64) -> i64:
    """The number of the team that a card belongs to."""
    return card >> 4


def value_of(card: i64) -> i64:
    """The value of a hero, or `PUSH` or `SUPER`."""
    return card & 15


def card_name(team: int, value: int) -> str:
    """The name of a card as the rules write it.

    >>> card_name(0, 5), card_name(3, 10), card_name(3, 11)
    ('R5', 'B-push', 'B-super')
    """
    suffix = {10: "-push", 11: "-super"}.get(value, str(value))
    return LETTERS[team] + suffix


class PushContent(Content):
    """The numbers of a match.

    A column brings `column_points` to whoever wins it (PUSH-095), and a hand is filled up to `hand_size` cards (PUSH-012,
    034). Each team has `push_copies` Push cards, of which `pushes_set_aside` leave the round with four players (PUSH-003,
    005), and in Apocalypse mode `super_push_copies` Super Push cards (PUSH-140).
    """

    column_points: i64
    hand_size: i64
    push_copies: i64
    pushes_set_aside: i64
    super_push_copies: i64

    def __init__(self, rows: Rows) -> None:
        super().__init__(rows, make_box())
        numbers: dict[str, int] = rows["numbers"][0]
        self.column_points = numbers["column_points"]
        self.hand_size = numbers["hand_size"]
        self.push_copies = numbers["push_copies"]
        self.pushes_set_aside = numbers["pushes_set_aside"]
        self.super_push_copies = numbers["super_push_copies"]


def make_box() -> Box:
    """Every face by its name. Each team is a pool of its own: its cards are shuffled among themselves only."""
    faces = {int(card_of(team, value)): card_name(team, value) for team in range(4) for value in range(12)}
    return Box(faces, {face: int(team_of(face)) for face in faces}, list(TEAMS), [])


def read_rows() -> Rows:
    """The content as cards.toml has it, every card with its name as id; the clients draw its icons, emblems and patterns."""
    rows: Rows = tomllib.loads(resources.files(__package__).joinpath("cards.toml").read_text("utf-8"))
    for section, value in (("hero", 0), ("push", int(PUSH)), ("super_push", int(SUPER))):
        for row in rows[section]:
            row["id"] = card_name(TEAMS.index(row["team"]), row.get("value", value))
    return rows


ROWS: Final = read_rows()

FIXED_TEAMS: Final = "there are four teams, one for each seat, and they differ by nothing but their looks"
FIXED_FACES: Final = (
    "each team has one hero for each value from 0 to 9, one Push and one Super Push: actions name cards by these"
)

SECTIONS: Final = {
    "numbers": Section(
        {
            "column_points": Field(0, 100),
            "hand_size": Field(2, 5),
            "push_copies": Field(1, 6),
            "pushes_set_aside": Field(0, 1),
            "super_push_copies": Field(1, 2),
        }
    ),
    "team": Section({}, closed=FIXED_TEAMS),
    "hero": Section({}, closed=FIXED_FACES),
    "push": Section({}, closed=FIXED_FACES),
    "super_push": Section({}, closed=FIXED_FACES),
}
