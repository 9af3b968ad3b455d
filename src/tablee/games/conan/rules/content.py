"""The cards of Conan by number: a row for each sort, in the order of the ledger; copies of a special share theirs.

A card is its face. Those of the box come first, then those that an overlay may add: `ADDED_CHALLENGE` and `ADDED_SPECIAL`
have room for a few each, so that the face, the name and the actions of a card never depend on what else was added.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib import resources
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.box import Box, Kind
from ....engine.content import Content, Field, Rows, Section, unfit
from ....engine.errors import BadContent

ADVENTURES: Final[i64] = 20
CHALLENGES: Final[i64] = 32
OBJECTS: Final[i64] = 10
HEROES: Final[i64] = 10
ROOM: Final[i64] = 8

# Faces. An Adventure is its own number, 0 to 19; what can be in a hand comes first.
CHALLENGE: Final[i64] = 20
RESOLUTION: Final[i64] = 52
ACTION: Final[i64] = 65
OBJECT: Final[i64] = 71
HERO: Final[i64] = 81
ADDED_CHALLENGE: Final[i64] = 91
ADDED_SPECIAL: Final[i64] = ADDED_CHALLENGE + ROOM
MOST_FACES: Final[i64] = ADDED_SPECIAL + ROOM

# Backs: the draw pile, the Objects; that of the Heroes is never seen.
DRAWN: Final[i64] = 0
MAGIC: Final[i64] = 1
UNSEEN: Final[i64] = 2

# Kinds: the categories that a treaty announces (CONAN-906); a face-down Challenge is one of the second.
AN_ADVENTURE: Final[i64] = 1
A_CHALLENGE: Final[i64] = 2
A_SPECIAL: Final[i64] = 3
KINDS: Final = ("adventure", "challenge", "special")
SORTS: Final = (*KINDS, "object", "hero")

# How many different cards of each sort are numbered in the order of the ledger; further ones are added.
COUNTS: Final = {"adventure": 20, "challenge": 32, "special": 19, "object": 10, "hero": 10}
ADDED: Final = {"challenge": int(ADDED_CHALLENGE), "special": int(ADDED_SPECIAL)}

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


def challenge_number(card: i64) -> i64:
    """The number of a Challenge among all there may be, from 0, as the verb `set` counts them."""
    return card - CHALLENGE if card < RESOLUTION else CHALLENGES + card - ADDED_CHALLENGE


def challenge_card(number: i64) -> i64:
    """The Challenge of a number."""
    return CHALLENGE + number if number < CHALLENGES else ADDED_CHALLENGE + number - CHALLENGES


# What an overlay may change, and within which bounds. Nobody begins with the glory that ends a match, unless a head start
# brings it, and the draw pile has the hands of four players even without any special. A Difficulty of 2 leaves everybody a
# place for the first Challenge (CONAN-106). Adventures cannot be added: `set` and `shift` name one in their second parameter,
# which has no room.

ONE_ROW: Final = "the numbers of the rules are one row"

SECTIONS: Final[dict[str, Section]] = {
    "hero": Section({"values": Field(0, 12, length=3), "power": Field(words=POWERS)}),
    "adventure": Section(
        {
            "difficulty": Field(2, 9),
            "glory": Field(0, 20),
            "objects": Field(0, 3),
            "cards": Field(0, 6),
            "effect": Field(words=EFFECTS),
        }
    ),
    "challenge": Section(
        {
            "kind": Field(words=("monster", "trap", "ally")),
            "values": Field(0, 12, length=3),
            "cost": Field(1, 9),
            "trophy": Field(0, 9),
            "failure": Field(words=FAILURES[1:]),
        },
        room=int(ROOM),
        required=("kind", "values"),
    ),
    "special": Section(
        {
            "copies": Field(0, 8),
            "effect": Field(words=IN_FIGHTS),
            "amount": Field(1, 9),
            "attribute": Field(words=ATTRIBUTES),
        },
        room=int(ROOM),
        required=("copies", "effect"),
    ),
    "numbers": Section(
        {"first_glory": Field(5, 25), "first_hand": Field(3, 9), "glory_to_end": Field(26, 60)}, closed=ONE_ROW
    ),
}


Row = dict[str, Any]
"""One card as cards.toml, or an overlay, writes it."""

Faces = list[tuple[str, Row]]
"""Sort and row of each face, by number."""


def read_rows() -> Rows:
    """The cards as cards.toml writes them."""
    text = resources.files(__package__).joinpath("cards.toml").read_text("utf-8")
    return tomllib.loads(text)


ROWS: Final[Rows] = read_rows()


def face_names() -> list[str]:
    """The name of every face there may be, by number, those that an overlay may add included."""
    names = [str(row["id"]) for sort in SORTS for row in ROWS[sort][: COUNTS[sort]]]
    names += [f"C{int(CHALLENGES) + 1 + n}" for n in range(ROOM)]
    return [*names, *(f"R{int(ACTION - RESOLUTION) + 1 + n}" for n in range(ROOM))]


FACE_NAMES: Final[list[str]] = face_names()


class ConanContent(Content):
    """The cards of a match. Every column has a number for each face, and what a card does not have is 0 or `NO_EFFECT`.

    `faces` is how many faces are numbered; `held` are those that a hand can hold, `challenges` and `specials` those of
    their sort, in the order of their numbers. Everybody begins with `first_glory` glory points and `first_hand` cards
    (CONAN-107, 108); a match ends when somebody has `glory_to_end` (CONAN-1105).
    """

    faces: i64
    first_glory: i64
    first_hand: i64
    glory_to_end: i64
    held: vec[i64]
    challenges: vec[i64]
    specials: vec[i64]
    _category: vec[i64]
    _values: vec[i64]
    _power: vec[i64]
    _difficulty: vec[i64]
    _loot_glory: vec[i64]
    _loot_objects: vec[i64]
    _loot_cards: vec[i64]
    _effect: vec[i64]
    _cost: vec[i64]
    _trophy: vec[i64]
    _failure: vec[i64]
    _copies: vec[i64]
    _special: vec[i64]
    _amount: vec[i64]
    _bears_on: vec[i64]
    _indicator: vec[i64]
    _object_effect: vec[i64]

    def __init__(self, rows: Rows) -> None:
        check_rows(rows)
        faces = numbered(rows)
        super().__init__(rows, make_box(faces))
        self.faces = 1 + max(self.box.numbers.values())
        numbers: dict[str, int] = rows["numbers"][0]
        self.first_glory = numbers["first_glory"]
        self.first_hand = numbers["first_hand"]
        self.glory_to_end = numbers["glory_to_end"]
        self._category = vec[i64]([KINDS.index(sort) + 1 if sort in KINDS else 0 for sort, _ in faces])
        self.held = vec[i64]([face for face in range(len(faces)) if self._category[face]])
        self.challenges = vec[i64]([face for face in range(len(faces)) if self._category[face] == A_CHALLENGE])
        self.specials = vec[i64]([face for face in range(len(faces)) if self._category[face] == A_SPECIAL])
        self._values = vec[i64]([value for _, row in faces for value in row.get("values", (0, 0, 0))])
        self._power = words(of_sort(faces, "hero"), "power", POWERS, NO_EFFECT)
        self._object_effect = words(of_sort(faces, "object"), "effect", OBJECT_EFFECTS, NO_EFFECT)
        self._read_adventures(of_sort(faces, "adventure"))
        self._read_challenges(of_sort(faces, "challenge"))
        self._read_specials(of_sort(faces, "special"))

    def _read_adventures(self, rows: Sequence[Row]) -> None:
        self._difficulty = column(rows, "difficulty")
        self._loot_glory = column(rows, "glory")
        self._loot_objects = column(rows, "objects")
        self._loot_cards = column(rows, "cards")
        self._effect = words(rows, "effect", EFFECTS, NO_EFFECT)

    def _read_challenges(self, rows: Sequence[Row]) -> None:
        self._cost = column(rows, "cost")
        self._trophy = column(rows, "trophy")
        self._failure = words(rows, "failure", FAILURES, 0)

    def _read_specials(self, rows: Sequence[Row]) -> None:
        self._copies = column(rows, "copies")
        self._special = words(rows, "effect", SPECIALS, NO_EFFECT)
        self._amount = column(rows, "amount")
        self._bears_on = words(rows, "attribute", ATTRIBUTES, ANY)
        self._indicator = vec[i64]([1 if row.get("effect") in IN_FIGHTS else 0 for row in rows])

    def category(self, card: i64) -> i64:
        """The kind of a card of the draw pile, Adventure, Challenge or Special (CONAN-906); 0 for any other card."""
        return self._category[card]

    def draw_cards(self) -> list[int]:
        """The cards of the draw pile, as they come out of the box (CONAN-K01)."""
        return [int(card) for card in self.held for _ in range(self.copies(card))]

    def copies(self, card: i64) -> i64:
        """How many of a card of the draw pile there are."""
        return self._copies[card] if self._category[card] == A_SPECIAL else i64(1)

    # Heroes and Objects.

    def value(self, card: i64, attribute: i64) -> i64:
        """The printed value of a Hero or a Challenge in an attribute."""
        return self._values[3 * card + attribute]

    def hero_power(self, hero: i64) -> i64:
        """The power of a Hero."""
        return self._power[hero]

    def object_effect(self, card: i64) -> i64:
        """What an Object does; an attribute stands for one more in it."""
        return self._object_effect[card]

    # Adventures.

    def difficulty(self, adventure: i64) -> i64:
        """The Difficulty of an Adventure: how many Challenges it receives at most."""
        return self._difficulty[adventure]

    def loot_glory(self, adventure: i64) -> i64:
        """The glory points of an Adventure's loot."""
        return self._loot_glory[adventure]

    def loot_objects(self, adventure: i64) -> i64:
        """The Objects of an Adventure's loot."""
        return self._loot_objects[adventure]

    def loot_cards(self, adventure: i64) -> i64:
        """The cards of an Adventure's loot."""
        return self._loot_cards[adventure]

    def adventure_effect(self, adventure: i64) -> i64:
        """What accomplishing an Adventure does, or `NO_EFFECT`; an attribute stands for one more in it."""
        return self._effect[adventure]

    # Challenges.

    def hiring_cost(self, card: i64) -> i64:
        """What an Ally costs; 0 if the Challenge is none."""
        return self._cost[card]

    def trophy(self, card: i64) -> i64:
        """The glory points for overcoming a Challenge."""
        return self._trophy[card]

    def failure(self, card: i64) -> i64:
        """What failing against a Trap costs: nothing (0), `LOSE_CARD` or `LOSE_GLORY`."""
        return self._failure[card]

    # Specials.

    def special_effect(self, card: i64) -> i64:
        """What a special does; `NO_EFFECT` for any other card."""
        return self._special[card]

    def amount(self, card: i64) -> i64:
        """By how much a special strengthens, weakens, takes or draws."""
        return self._amount[card]

    def special_attribute(self, card: i64) -> i64:
        """The attribute that a special changes to, or to which alone it applies, or `ANY`."""
        return self._bears_on[card]

    def bears_indicator(self, card: i64) -> bool:
        """Whether a laid card is resolved and not a bluff (CONAN-606, 607)."""
        return self._indicator[card] == 1


# Reading the rows.


def numbered(rows: Rows) -> Faces:
    """Sort and row of every face there may be, by number; empty ones where nothing was added."""
    faces: Faces = [(sort, row) for sort in SORTS for row in rows[sort][: COUNTS[sort]]]
    faces += [("", {})] * (int(MOST_FACES) - len(faces))
    for sort, first in ADDED.items():
        for number, row in enumerate(rows[sort][COUNTS[sort] :]):
            faces[first + number] = (sort, row)
    return faces


def of_sort(faces: Faces, sort: str) -> list[Row]:
    """The row of each face of a sort, empty for the others."""
    return [row if own == sort else {} for own, row in faces]


def column(rows: Sequence[Row], name: str) -> vec[i64]:
    """A number of each face, 0 where it says none."""
    return vec[i64]([int(row.get(name, 0)) for row in rows])


def words(rows: Sequence[Row], name: str, known: Sequence[str], default: i64) -> vec[i64]:
    """A word of each face as its place among those the rules know."""
    return vec[i64]([known.index(row[name]) if name in row else default for row in rows])


def make_box(faces: Faces) -> Box:
    """Every face by the ledger's name: A01, C01, R01, N01, O01, H01."""
    pool = {"object": int(MAGIC), "hero": int(UNSEEN)}
    names = {face: str(row["id"]) for face, (sort, row) in enumerate(faces) if sort}
    pools = {face: pool.get(faces[face][0], int(DRAWN)) for face in names}
    kinds = [Kind(kind, DRAWN, [face for face in names if faces[face][0] == kind]) for kind in KINDS]
    return Box(names, pools, ["draw", "object", "hero"], kinds)


# What bounds alone do not see: fields that belong together. BadContent names what does not fit.


def check_rows(rows: Rows) -> None:
    """Whether the rows, changed or not, are cards that the rules can play."""
    for sort in SORTS:
        check_names(rows[sort], sort)
    for row in rows["challenge"]:
        check_challenge(row)
    for number, row in enumerate(rows["special"]):
        check_special(row, ROWS["special"][number]["effect"] if number < COUNTS["special"] else "")


def check_names(rows: Sequence[Row], sort: str) -> None:
    """What is added goes on counting where the ledger ends, so that everybody knows its face by its name."""
    least = COUNTS[sort]
    most = least + int(ROOM) if sort in ADDED else least
    if not least <= len(rows) <= most:
        raise BadContent(f"“{sort}” has from {least} to {most} cards, not {len(rows)}")
    for number, row in enumerate(rows[least:]):
        name = FACE_NAMES[ADDED[sort] + number]
        if row["id"] != name:
            wrong = BadContent(f"what is added to “{sort}” is called {name} here, not {row['id']}")
            raise wrong.saying("fault-added-name", section=sort, card=name)


def check_challenge(row: Row) -> None:
    """An Ally has a cost, a Trap a failure, and no other Challenge has; a Monster alone may have a trophy."""
    kind = row["kind"]
    for field, owner in (("cost", "ally"), ("failure", "trap")):
        if (field in row) != (kind == owner):
            raise unfit(f"{row['id']}: “{field}” is what every {owner} has, and no other Challenge", row["id"], field)
    if row.get("trophy") and kind != "monster":
        raise unfit(f"{row['id']}: “trophy” is for a monster alone, not for a {kind}", row["id"], "trophy")


AMOUNTED: Final = ("strengthen", "weaken", "reckless", "purse", "courier")
ATTRIBUTED: Final = ("strengthen", "weaken", "change")


def check_special(row: Row, printed: str) -> None:
    """Amount and attribute where they mean something; an Action special is played by its own verb, and keeps its effect."""
    name, effect = row["id"], row["effect"]
    if printed and effect != printed and printed not in IN_FIGHTS:
        raise unfit(f"“effect” of {name} stays “{printed}”", name, "effect")
    if ("amount" in row) != (effect in AMOUNTED):
        raise unfit(f"“amount” of {name}: {', '.join(AMOUNTED)} have one, the others have none", name, "amount")
    if "attribute" in row and effect not in ATTRIBUTED:
        why = f"“attribute” of {name}: {', '.join(ATTRIBUTED)} may have one, the others have none"
        raise unfit(why, name, "attribute")
    if effect == "change" and "attribute" not in row:
        raise unfit(f"{name} needs “attribute”: “change” changes to it", name, "attribute")
