"""The 194 cards by number: what each face shows, what it does, and the decks.

A face is its printed number, 1 to 206. A card with two faces, the Adversary or the Quest, is named by the face with the lower
number. What a path shows is found at `2 * card + path`, the path being 0 (top, or the only one) or 1 (bottom).
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from importlib import resources
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.box import Box
from .vocabulary import (
    AND,
    ANTI,
    CORRUPTION,
    DIV,
    HERO,
    ICONS,
    SKILLS,
    VIRTUE,
    Ability,
    Effect,
    Mode,
    Trigger,
    parse_ability,
    parse_effect,
    parse_mode,
    parse_trigger,
)

FACES: Final[i64] = 207

# The decks: where each begins. The pools of the box are the same, in the same order.
DECKS: Final = (
    "heritage",
    "origin",
    "class",
    "destiny",
    "act I",
    "act II",
    "act III",
    "quest",
    "adversary",
    "action",
    "hero",
    "antihero",
)
FIRST_FACE: Final = (1, 14, 29, 41, 55, 78, 101, 122, 124, 146, 159, 183, 207)
HERITAGE: Final[i64] = 0
ORIGIN: Final[i64] = 1
CLASS: Final[i64] = 2
DESTINY: Final[i64] = 3
ACT_ONE: Final[i64] = 4
ACT_THREE: Final[i64] = 6
QUEST: Final[i64] = 7
ADVERSARY: Final[i64] = 8
ACTION: Final[i64] = 9
HERO_DECK: Final[i64] = 10
ANTI_DECK: Final[i64] = 11

FIRST_ORIGIN: Final[i64] = 14
FIRST_CLASS: Final[i64] = 29
FIRST_DESTINY: Final[i64] = 41
FIRST_STORY: Final[i64] = 55
FIRST_ADVERSARY: Final[i64] = 124
FIRST_ACTION: Final[i64] = 146
FIRST_HERO: Final[i64] = 159
FIRST_ANTI: Final[i64] = 183
ORIGINS: Final[i64] = 15
CLASSES: Final[i64] = 12
DESTINIES: Final[i64] = 14
STORIES: Final[i64] = 67
PLAYABLE: Final[i64] = 48
STACKABLE: Final[i64] = 61
BASE_ACTIONS: Final[i64] = 6

REIGN: Final[i64] = 122
DARK_AGE: Final[i64] = 123


# What a path carries out when it is placed (EPIC-080), in that order.
GIFTS: Final = ("VIRTUE", "CORRUPTION", "HERO_CARD", "ANTI_CARD")

FILES: Final = (
    "heritages",
    "origins",
    "classes",
    "destinies",
    "act1",
    "act2",
    "act3",
    "quests",
    "adversaries",
    "actions",
    "heroes",
    "antiheroes",
)


def content() -> dict[str, list[dict[str, Any]]]:
    """All tables of cards, by deck, as they are written."""
    folder = resources.files(__package__).joinpath("cards")
    texts = [folder.joinpath(f"{file}.toml").read_text("utf-8") for file in FILES]
    return {deck: tomllib.loads(text)["card"] for deck, text in zip(DECKS, texts, strict=True)}


CONTENT: Final = content()


class Face:
    """One face as it is written: its number, and the lines of its table."""

    number: int
    rows: dict[str, Any]

    def __init__(self, number: int, rows: dict[str, Any]) -> None:
        self.number = number
        self.rows = rows

    @property
    def label(self) -> str:
        return f"{self.number:03}"

    def path(self, path: int) -> list[str]:
        """The signs of a path: a band, a top and a bottom, a reward, a corner, the two Skills of an Origin."""
        if path:
            return list(self.rows.get("bottom", []))
        for name in ("band", "top", "reward", "corner"):
            if name in self.rows:
                return list(self.rows[name])
        return list(self.rows["skills"]) if "abilities" in self.rows else []


def faces() -> dict[int, Face]:
    """All 206 faces. Both faces of an Adversary carry its envelope and its triggers."""
    found: dict[int, Face] = {}
    for row in [card for deck in CONTENT.values() for card in deck]:
        if "front" in row:
            common = {name: row[name] for name in ("id", "envelope", "rival", "gain", "loss")}
            for face in (row["front"], row["final"]):
                found[face["number"]] = Face(face["number"], {**common, **face})
        else:
            found[row["number"]] = Face(row["number"], row)
    return found


ALL_FACES: Final = faces()


def column(value: Callable[[Face], int]) -> vec[i64]:
    """A number of each face."""
    return vec[i64]([value(ALL_FACES[n]) if n in ALL_FACES else 0 for n in range(int(FACES))])


def path_column(value: Callable[[list[str]], int]) -> vec[i64]:
    """A number of each path."""
    both = [(n, path) for n in range(int(FACES)) for path in (0, 1)]
    return vec[i64]([value(ALL_FACES[n].path(path)) if n in ALL_FACES else 0 for n, path in both])


def packed(signs: Sequence[str], words: Sequence[str]) -> int:
    """How often each word stands among the signs of a path, four bits each."""
    return sum(signs.count(word) << 4 * place for place, word in enumerate(words))


def points(signs: Sequence[str], word: str) -> int:
    """The n of "TRI n"."""
    return sum(int(sign.split()[1]) for sign in signs if sign.startswith(word))


def skill(face: Face, place: int) -> int:
    """One of the two Skills of a Challenge; -1 for any other face."""
    return SKILLS.index(face.rows["skills"][place]) if "difficulty" in face.rows else -1


def effect_of(face: Face) -> Effect:
    """The one effect of a face without an ability: a special, an effect, a modifier, what DOUBLE or a failure does."""
    for name in ("special", "effect", "modifier", "double", "failure"):
        if name in face.rows:
            return parse_effect(face.rows[name], face.label)
    return NOTHING


def abilities_of(face: Face) -> list[Ability]:
    texts = face.rows.get("abilities", face.rows.get("levels", []))
    return [parse_ability(text, face.label) for text in texts]


def deck_of(number: int) -> int:
    return max(deck for deck in range(len(DECKS)) if FIRST_FACE[deck] <= max(number, 1))


NOTHING: Final = Effect(AND)
GIFT_EFFECTS: Final = [Effect(VIRTUE, 1), Effect(CORRUPTION, 1), Effect(HERO, 1), Effect(ANTI, 1)]
UNWRITTEN: Final = Face(0, {})
IN_ORDER: Final = [ALL_FACES.get(number, UNWRITTEN) for number in range(int(FACES))]

# By face.
DECK: Final[vec[i64]] = vec[i64]([deck_of(number) for number in range(int(FACES))])
ENVELOPE: Final[vec[i64]] = column(lambda face: face.rows.get("envelope", 0))
DIFFICULTY: Final[vec[i64]] = column(lambda face: face.rows.get("difficulty", 0))
FIRST_SKILL: Final[vec[i64]] = column(lambda face: skill(face, 0))
SECOND_SKILL: Final[vec[i64]] = column(lambda face: skill(face, 1))
IS_TRAIT: Final[vec[i64]] = column(lambda face: int("band" in face.rows))
QUEST_START: Final[vec[i64]] = column(lambda face: face.rows.get("start", 0))

# What a Heritage does as its special, a Trait when gained, an Action, a front face to the result, a Final face on DOUBLE,
# a Quest on a failure.
EFFECT: Final[list[Effect]] = [effect_of(face) for face in IN_ORDER]
ABILITIES: Final[list[list[Ability]]] = [abilities_of(face) for face in IN_ORDER]
MODES: Final[list[list[Mode]]] = [[parse_mode(text, face.label) for text in face.rows.get("modes", [])] for face in IN_ORDER]
LINES: Final[list[list[Effect]]] = [
    [parse_effect(text, face.label) for text in face.rows.get("lines", [])] for face in IN_ORDER
]
GAIN: Final[dict[int, Trigger]] = {
    n: parse_trigger(f.rows["gain"], f.label) for n, f in ALL_FACES.items() if "gain" in f.rows
}
LOSS: Final[dict[int, Trigger]] = {
    n: parse_trigger(f.rows["loss"], f.label) for n, f in ALL_FACES.items() if "loss" in f.rows
}

# By path: icons, four bits each in the order of ICONS; gifts likewise, in that of GIFTS; points.
PATH_ICONS: Final[vec[i64]] = path_column(lambda signs: packed(signs, ICONS))
PATH_GIFTS: Final[vec[i64]] = path_column(lambda signs: packed(signs, GIFTS))
PATH_TRI: Final[vec[i64]] = path_column(lambda signs: points(signs, "TRI"))
PATH_TRA: Final[vec[i64]] = path_column(lambda signs: points(signs, "TRA"))


def act_of(card: i64) -> i64:
    """The Act of a story card, 0 to 2."""
    return DECK[card] - ACT_ONE


def is_hero(card: i64) -> bool:
    """Whether a Hero or Antihero card is a Hero card."""
    return card < FIRST_ANTI


def is_adversary(card: i64) -> bool:
    return FIRST_ADVERSARY <= card < FIRST_ACTION


def card_of_face(face: i64) -> i64:
    """The card of a face: an Adversary is named by its front."""
    return face - 1 if is_adversary(face) and face % 2 else face


def count_of(icons: i64, icon: i64) -> i64:
    """How many of one icon are among packed ones."""
    return icons >> 4 * icon & 15


def distinct_story_icons(icons: i64) -> i64:
    """How many different Story icons are among packed ones."""
    found: i64 = 0
    icon = DIV
    while icon < len(ICONS):
        if count_of(icons, icon):
            found += 1
        icon += 1
    return found


def shows(card: i64, path: i64, mask: i64) -> bool:
    """Whether a path shows one of some icons, a bit each."""
    icons = PATH_ICONS[2 * card + path]
    icon: i64 = 0
    while mask >> icon:
        if mask >> icon & 1 and count_of(icons, icon):
            return True
        icon += 1
    return False


def names_adversary(card: int) -> bool:
    """The tag ADV of a Hero or Antihero card (EPIC-142)."""
    return any(mode.names_adversary for mode in MODES[card])


# The Adversaries by their ids.
ADVERSARIES: Final[dict[str, int]] = {row["id"]: row["front"]["number"] for row in CONTENT["adversary"]}
ADVERSARY_IDS: Final = tuple(ADVERSARIES)
RIVALS: Final[dict[int, int]] = {row["envelope"]: row["front"]["number"] for row in CONTENT["adversary"] if row["rival"]}
PRINCIPALS: Final[dict[int, int]] = {
    row["envelope"]: row["front"]["number"] for row in CONTENT["adversary"] if not row["rival"]
}


def cards_of(deck: int) -> list[int]:
    """The cards of a deck, each named by its lower face."""
    numbers = range(FIRST_FACE[deck], FIRST_FACE[deck + 1])
    return [number for number in numbers if deck not in (QUEST, ADVERSARY) or number % 2 == 0]


def make_box() -> Box:
    """Every card by its printed number, "002" to "206"; each deck has its own back."""
    cards = [number for deck in range(len(DECKS)) for number in cards_of(deck)]
    return Box({card: f"{card:03}" for card in cards}, {card: deck_of(card) for card in cards}, list(DECKS), [])
