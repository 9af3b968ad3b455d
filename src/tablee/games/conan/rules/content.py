"""The cards of Conan by number: a row for each sort, in the order of the ledger; copies of a special share theirs."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.box import Box, Kind

ADVENTURES: Final[i64] = 20
CHALLENGES: Final[i64] = 32
OBJECTS: Final[i64] = 10
HEROES: Final[i64] = 10

# Faces. An Adventure is its own number, 0 to 19; what can be in a hand comes first.
CHALLENGE: Final[i64] = 20
RESOLUTION: Final[i64] = 52
ACTION: Final[i64] = 65
OBJECT: Final[i64] = 71
HERO: Final[i64] = 81
FACES: Final[i64] = 91
HELD: Final[i64] = OBJECT

# Backs: the draw pile, the Objects; that of the Heroes is never seen.
DRAWN: Final[i64] = 0
MAGIC: Final[i64] = 1

# Kinds: the categories that a treaty announces (CONAN-906); a face-down Challenge is one of the second.
AN_ADVENTURE: Final[i64] = 1
A_CHALLENGE: Final[i64] = 2
A_SPECIAL: Final[i64] = 3
KINDS: Final = ("adventure", "challenge", "special")

ATTRIBUTES: Final = ("force", "ruse", "esprit")
ANY: Final[i64] = -1

# The closed vocabulary of what cards do.
POWERS: Final = (
    "fury",
    "light_fingers",
    "third_eye",
    "omen",
    "pay",
    "swift_foot",
    "plunder",
    "no_ties",
    "given_word",
    "haggling",
)
FURY: Final[i64] = 0
LIGHT_FINGERS: Final[i64] = 1
THIRD_EYE: Final[i64] = 2
OMEN: Final[i64] = 3
PAY: Final[i64] = 4
SWIFT_FOOT: Final[i64] = 5
PLUNDER: Final[i64] = 6
NO_TIES: Final[i64] = 7
GIVEN_WORD: Final[i64] = 8
HAGGLING: Final[i64] = 9

EFFECTS: Final = (*ATTRIBUTES, "recover", "tribute", "passage")
RECOVER: Final[i64] = 3
TRIBUTE: Final[i64] = 4
PASSAGE: Final[i64] = 5
NO_EFFECT: Final[i64] = -1

FAILURES: Final = ("", "discard", "glory")
LOSE_CARD: Final[i64] = 1
LOSE_GLORY: Final[i64] = 2

IN_FIGHTS: Final = ("strengthen", "weaken", "change", "parry", "reckless")
SPECIALS: Final = (*IN_FIGHTS, "passage", "rumour", "purse", "ambush", "courier", "exile")
STRENGTHEN: Final[i64] = 0
WEAKEN: Final[i64] = 1
CHANGE: Final[i64] = 2
PARRY: Final[i64] = 3
RECKLESS: Final[i64] = 4

SECRET_PASSAGE: Final[i64] = ACTION
RUMOUR: Final[i64] = ACTION + 1
CUT_PURSE: Final[i64] = ACTION + 2
AMBUSH: Final[i64] = ACTION + 3
COURIER: Final[i64] = ACTION + 4
EXILE: Final[i64] = ACTION + 5

OBJECT_EFFECTS: Final = (*ATTRIBUTES, "boots", "eye", "hourglass", "crown")
BOOTS: Final[i64] = OBJECT + 6
EYE: Final[i64] = OBJECT + 7
HOURGLASS: Final[i64] = OBJECT + 8
CROWN: Final[i64] = OBJECT + 9


def category(card: i64) -> i64:
    """The kind of a card of the draw pile: Adventure, Challenge or Special (CONAN-906)."""
    return AN_ADVENTURE if card < CHALLENGE else A_CHALLENGE if card < RESOLUTION else A_SPECIAL


def bears_indicator(card: i64) -> bool:
    """Whether a laid card is resolved and not a bluff (CONAN-606, 607)."""
    return RESOLUTION <= card < ACTION


# What is read from cards.toml.


def content() -> dict[str, Any]:
    """The table of cards that the clients draw."""
    text = resources.files(__package__).joinpath("cards.toml").read_text("utf-8")
    return tomllib.loads(text)


CONTENT: Final = content()


def column(rows: Sequence[Mapping[str, Any]], name: str) -> vec[i64]:
    """A number of each card of a sort, 0 where it says none."""
    return vec[i64]([int(row.get(name, 0)) for row in rows])


def words(rows: Sequence[Mapping[str, Any]], name: str, known: Sequence[str], default: i64) -> vec[i64]:
    """A word of each card of a sort as its place among those the rules know."""
    return vec[i64]([known.index(row[name]) if name in row else default for row in rows])


def values(rows: Sequence[Mapping[str, Any]]) -> vec[i64]:
    """Force, Ruse and Esprit of each card of a sort, one after the other."""
    return vec[i64]([value for row in rows for value in row["values"]])


HERO_VALUES: Final[vec[i64]] = values(CONTENT["hero"])
HERO_POWER: Final[vec[i64]] = words(CONTENT["hero"], "power", POWERS, NO_EFFECT)
CHALLENGE_VALUES: Final[vec[i64]] = values(CONTENT["challenge"])
COST: Final[vec[i64]] = column(CONTENT["challenge"], "cost")
TROPHY: Final[vec[i64]] = column(CONTENT["challenge"], "trophy")
FAILURE: Final[vec[i64]] = words(CONTENT["challenge"], "failure", FAILURES, 0)
DIFFICULTY: Final[vec[i64]] = column(CONTENT["adventure"], "difficulty")
LOOT_GLORY: Final[vec[i64]] = column(CONTENT["adventure"], "glory")
LOOT_OBJECTS: Final[vec[i64]] = column(CONTENT["adventure"], "objects")
LOOT_CARDS: Final[vec[i64]] = column(CONTENT["adventure"], "cards")
EFFECT: Final[vec[i64]] = words(CONTENT["adventure"], "effect", EFFECTS, NO_EFFECT)
COPIES: Final[vec[i64]] = column(CONTENT["special"], "copies")
SPECIAL: Final[vec[i64]] = words(CONTENT["special"], "effect", SPECIALS, NO_EFFECT)
AMOUNT: Final[vec[i64]] = column(CONTENT["special"], "amount")
SPECIAL_ATTRIBUTE: Final[vec[i64]] = words(CONTENT["special"], "attribute", ATTRIBUTES, ANY)
OBJECT_EFFECT: Final[vec[i64]] = words(CONTENT["object"], "effect", OBJECT_EFFECTS, NO_EFFECT)


def hero_value(hero: i64, attribute: i64) -> i64:
    return HERO_VALUES[3 * (hero - HERO) + attribute]


def challenge_value(card: i64, attribute: i64) -> i64:
    return CHALLENGE_VALUES[3 * (card - CHALLENGE) + attribute]


def hiring_cost(card: i64) -> i64:
    """What an Ally costs; 0 if the Challenge is none."""
    return COST[card - CHALLENGE]


def special_effect(card: i64) -> i64:
    """What a special does; -1 for any other card."""
    return SPECIAL[card - RESOLUTION] if RESOLUTION <= card < OBJECT else NO_EFFECT


def draw_cards() -> list[int]:
    """The 90 cards of the draw pile, as they come out of the box (CONAN-K01)."""
    specials = [int(RESOLUTION) + n for n in range(len(COPIES)) for _ in range(COPIES[n])]
    return [*range(int(RESOLUTION)), *specials]


def make_box() -> Box:
    """Every face by the ledger's name: A01, C01, R01, N01, O01, H01."""
    faces: dict[int, str] = {}
    for sort in ("adventure", "challenge", "special", "object", "hero"):
        for card in CONTENT[sort]:
            faces[len(faces)] = card["id"]
    pools = {face: 0 if face < HELD else 1 if face < HERO else 2 for face in faces}
    rows = (range(20), range(20, 52), range(52, 71))
    kinds = [Kind(name, DRAWN, list(row)) for name, row in zip(KINDS, rows, strict=True)]
    return Box(faces, pools, ["draw", "object", "hero"], kinds)
