"""The cards of Héros un jour, héros toujours, by number: a row of sixteen for each sort, the virtue in the low bits.

So the defect, the prejudice and the challenge of a virtue differ from it by their row only (HEROS-003 to 007).
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from mypy_extensions import i64

from ....engine.box import Box, Kind

VIRTUES: Final[i64] = 12
COPIES: Final[i64] = 7
SUNS: Final[i64] = 7
ACTIONS: Final[i64] = 15
ADVANTAGES: Final[i64] = 26

# Faces. A virtue is its own number, 0 to 11.
SUN: Final[i64] = 12
DEFECT: Final[i64] = 16
PREJUDICE: Final[i64] = 32
CHALLENGE: Final[i64] = 48
EXCHANGE_1: Final[i64] = 64
EXCHANGE_2: Final[i64] = 65
CHANGE: Final[i64] = 66
RECEIVE: Final[i64] = 67
AVATAR: Final[i64] = 80
ADVANTAGE: Final[i64] = 96

# Backs: the draw pile, the avatars, the advantages.
DRAWN: Final[i64] = 0
AVATARS: Final[i64] = 1
SPARE: Final[i64] = 2

# Kinds: what may stay in a hand (HEROS-021), and what may be given in an exchange (HEROS-052).
KEPT: Final[i64] = 1
GIVEN: Final[i64] = 2


def stays(card: i64) -> bool:
    """Whether a drawn card goes into the hand: a virtue, a sun or a defect (HEROS-021, 022)."""
    return card < PREJUDICE


def is_defect(card: i64) -> bool:
    return card >> 4 == 1


def first_virtue(avatar: i64) -> i64:
    """The first of the two virtues of an avatar; they run round a ring (HEROS-004)."""
    return avatar - AVATAR


def second_virtue(avatar: i64) -> i64:
    return (avatar - AVATAR + 1) % VIRTUES


def make_box() -> Box:
    """Every face by the ledger's name: V01, SUN, D01, P01, C01, A1, AV01, ADV."""
    faces = {row + n: f"{letter}{n + 1:02}" for row, letter in ROWS.items() for n in range(12)}
    faces |= {int(EXCHANGE_1) + n: f"A{n + 1}" for n in range(4)}
    faces |= {int(SUN): "SUN", int(ADVANTAGE): "ADV"}
    pools = {face: 1 if face >> 4 == 5 else 2 if face >> 4 == 6 else 0 for face in faces}
    virtues = list(range(13))
    kinds = [Kind("kept", 0, [*virtues, *range(16, 28)]), Kind("given", 0, virtues)]
    return Box(faces, pools, ["draw", "avatar", "advantage"], kinds)


ROWS: Final = {0: "V", int(DEFECT): "D", int(PREJUDICE): "P", int(CHALLENGE): "C", int(AVATAR): "AV"}


def content() -> dict[str, Any]:
    """The table of cards that the clients draw."""
    text = resources.files(__package__).joinpath("cards.toml").read_text("utf-8")
    return tomllib.loads(text)
