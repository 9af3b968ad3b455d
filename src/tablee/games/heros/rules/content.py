"""The cards and numbers of Héros un jour, héros toujours.

A card is a number: a row of sixteen for each sort, and within the row the virtue it speaks of. So the defect, the prejudice
and the challenge of a virtue differ from it by their row only (HEROS-003 to 007). `ROWS` is cards.toml as it is written,
`HerosContent` what the rules read of it, and `SECTIONS` what an overlay may change.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.box import Box, Kind
from ....engine.content import Content, Field, Rows, Section

VIRTUES: Final[i64] = 12

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

# Pools: the backs of the draw pile and of the avatars. Advantages are counted, not drawn.
DRAWN: Final[i64] = 0
AVATARS: Final[i64] = 1

# Kinds: what may stay in a hand (HEROS-021), and what may be given in an exchange (HEROS-052).
KEPT: Final[i64] = 1
GIVEN: Final[i64] = 2

# What a hand holds as bits, a bit for each face: all virtues, and the sun.
VIRTUE_BITS: Final[i64] = (1 << VIRTUES) - 1
SUN_BIT: Final[i64] = 1 << SUN


def stays(card: i64) -> bool:
    """Whether a drawn card goes into the hand: a virtue, a sun or a defect (HEROS-021, 022)."""
    return card < PREJUDICE


def is_defect(card: i64) -> bool:
    """Whether a card is a defect."""
    return DEFECT <= card < PREJUDICE


def first_virtue(avatar: i64) -> i64:
    """The first of the two virtues of an avatar; they run round a ring (HEROS-004)."""
    return avatar - AVATAR


def second_virtue(avatar: i64) -> i64:
    """The second of the two virtues of an avatar."""
    return (avatar - AVATAR + 1) % VIRTUES


class HerosContent(Content):
    """The numbers of a match: how many copies of each card there are, and what everything scores (HEROS-087 to 091)."""

    virtue_copies: vec[i64]
    event_copies: vec[i64]
    suns: i64
    actions: i64
    advantages: i64
    posed_points: i64
    unposed_points: i64
    advantage_points: i64
    virtue_points: i64
    defect_points: i64

    def __init__(self, rows: Rows) -> None:
        super().__init__(rows, make_box())
        self.virtue_copies = vec[i64]([row["copies"] for row in rows["virtue"]])
        events = [row["copies"] for sort in EVENTS for row in rows[sort]]
        self.event_copies = vec[i64](events)
        self.suns = rows["sun"][0]["copies"]
        self.actions = sum([row["copies"] for row in rows["action"]])
        self.advantages = rows["advantage"][0]["copies"]
        numbers: dict[str, int] = rows["numbers"][0]
        self.posed_points = numbers["posed_points"]
        self.unposed_points = numbers["unposed_points"]
        self.advantage_points = numbers["advantage_points"]
        self.virtue_points = numbers["virtue_points"]
        self.defect_points = numbers["defect_points"]

    def draw_pile(self, exchange1: int, exchange2: int, change: int) -> list[int]:
        """The cards of the draw pile (HEROS-010): what three sorts of actions leave of all is the fourth (HEROS-008)."""
        cards = [int(virtue) for virtue in range(VIRTUES) for _ in range(self.virtue_copies[virtue])]
        cards += [int(SUN)] * int(self.suns)
        faces = [row + virtue for row in (DEFECT, PREJUDICE, CHALLENGE) for virtue in range(VIRTUES)]
        cards += [int(face) for place, face in enumerate(faces) for _ in range(self.event_copies[place])]
        cards += [int(EXCHANGE_1)] * exchange1 + [int(EXCHANGE_2)] * exchange2 + [int(CHANGE)] * change
        return cards + [int(RECEIVE)] * (int(self.actions) - exchange1 - exchange2 - change)


def make_box() -> Box:
    """Every face by its name: V01, SUN, D01, P01, C01, A1, AV01, ADV."""
    sorts = {0: "V", int(DEFECT): "D", int(PREJUDICE): "P", int(CHALLENGE): "C", int(AVATAR): "AV"}
    faces = {row + n: f"{letter}{n + 1:02}" for row, letter in sorts.items() for n in range(12)}
    faces |= {int(EXCHANGE_1) + n: f"A{n + 1}" for n in range(4)}
    faces |= {int(SUN): "SUN", int(ADVANTAGE): "ADV"}
    pools = {face: 2 if face == ADVANTAGE else 1 if face >= AVATAR else 0 for face in faces}
    virtues = list(range(13))
    kinds = [Kind("kept", 0, [*virtues, *range(16, 28)]), Kind("given", 0, virtues)]
    return Box(faces, pools, ["draw", "avatar", "advantage"], kinds)


def read_rows() -> Rows:
    """The content as cards.toml has it; the clients draw its icons and colours. Of defects and the like there is one each."""
    rows: Rows = tomllib.loads(resources.files(__package__).joinpath("cards.toml").read_text("utf-8"))
    for sort in EVENTS:
        for row in rows[sort]:
            row["copies"] = 1
    return rows


EVENTS: Final = ("defect", "prejudice", "challenge")
"""What a virtue is tried by, in the order of the faces."""

ROWS: Final = read_rows()

RING: Final = "there are twelve virtues in a ring, each with one defect, one prejudice, one challenge and two avatars"
SPLIT: Final = "the options exchange1, exchange2 and change say how many of each action are in the draw pile"
ALIKE: Final = "all of them are alike: an overlay changes how many there are"

SECTIONS: Final = {
    "numbers": Section(
        {
            "posed_points": Field(0, 50),
            "unposed_points": Field(-50, 0),
            "advantage_points": Field(0, 20),
            "virtue_points": Field(0, 10),
            "defect_points": Field(-30, 0),
        }
    ),
    "virtue": Section({"copies": Field(3, 9)}, closed=RING),
    "sun": Section({"copies": Field(0, 12)}, closed=ALIKE),
    "advantage": Section({"copies": Field(0, 40)}, closed=ALIKE),
    "avatar": Section({}, closed=RING),
    "defect": Section({"copies": Field(0, 2)}, closed=RING),
    "prejudice": Section({"copies": Field(0, 2)}, closed=RING),
    "challenge": Section({"copies": Field(0, 2)}, closed=RING),
    "action": Section({}, closed=SPLIT),
}
