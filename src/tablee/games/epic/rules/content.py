"""The cards of a match by number: what each face shows, what it does, and the decks.

A face is its printed number. A card with two faces, the Adversary or the Quest, is named by the face with the lower number.
What a path shows is found at `2 * card + path`, the path being 0 (top, or the only one) or 1 (bottom). All of it is read from
the rows of the content, so that a new card is a row: nothing else counts the cards.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from importlib import resources
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.box import FACES, Box
from ....engine.content import Content, Rows, unfit
from ....engine.errors import BadContent, BadDump
from .effects.nodes import Ability, Effect, Mode, Trigger
from .effects.reading import made, parse_ability, parse_effect, parse_mode, parse_trigger
from .vocabulary import AND, DIV, FREE_DARK, ICONS, SKILLS

# The decks, which are the pools of the box. The files of the cards are named in the same order.
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
NO_DECK: Final[i64] = 12
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
# The two faces of an Adversary, which have sections of their own among the rows.
SIDES: Final = ("front", "final")
# What the row of a story card says of it.
STORY_FIELDS: Final = {"trait": ("band", "effect"), "challenge": ("difficulty", "skills", "top", "bottom")}

# The experience that every Hero begins with, unless an overlay says otherwise (EPIC-029).
START_XP: Final = 3

# A front face is at most so difficult, a Final face always more.
FRONT_MOST: Final = 7

# What a path carries out when it is placed (EPIC-080), in that order.
GIFTS: Final = ("VIRTUE", "CORRUPTION", "HERO_CARD", "ANTI_CARD")
GIFT_TEXTS: Final = ("VIRTUE(1)", "CORRUPTION(1)", "HERO(1)", "ANTI(1)")
# The field of a decision that holds the number of an effect.
EFFECT_FIELD: Final = "effect"
# Where the one effect of a face without an ability is written.
EFFECT_FIELDS: Final = ("special", "effect", "modifier", "double", "failure")


def content() -> dict[str, list[dict[str, Any]]]:
    """All tables of cards, by deck, as they are written."""
    return {deck: tomllib.loads(card_file(file))["card"] for deck, file in zip(DECKS, FILES, strict=True)}


def card_file(name: str) -> str:
    """The text of a file of cards/."""
    return resources.files(__package__).joinpath("cards", f"{name}.toml").read_text("utf-8")


def rows_of(written: dict[str, list[dict[str, Any]]]) -> Rows:
    """The rows of a content: every row has an id, its number unless it is written; an Adversary's two faces have rows."""
    rows: Rows = {deck: [{"id": label(card), **card} for card in cards] for deck, cards in written.items()}
    rows["numbers"] = [{"id": "numbers", "start_xp": START_XP}]
    for side in SIDES:
        rows[side] = [{"id": label(row[side]), **row[side]} for row in rows["adversary"]]
        for row in rows["adversary"]:
            row[side] = row[side]["number"]
    return rows


def label(card: dict[str, Any]) -> str:
    """The id of a row as it is written."""
    return str(card.get("id", f"{card.get('number', 0):03}"))


class Face:
    """One face as it is written: its number, its deck, and the lines of its row."""

    number: int
    deck: int
    rows: dict[str, Any]

    def __init__(self, number: int, deck: int, rows: dict[str, Any]) -> None:
        self.number = number
        self.deck = deck
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

    def skill(self, place: int) -> int:
        """One of the two Skills of a Challenge; -1 for any other face."""
        return SKILLS.index(self.rows["skills"][place]) if "difficulty" in self.rows else -1


def faces_of(rows: Rows) -> dict[int, Face]:
    """Every face by its number. Both faces of an Adversary carry its envelope and its triggers."""
    found: dict[int, Face] = {}
    sides = {row["number"]: row for side in SIDES for row in rows[side]}
    for deck, name in enumerate(DECKS):
        for row in rows[name]:
            if deck == ADVERSARY:
                common = {key: row[key] for key in ("envelope", "rival", "gain", "loss")}
                for number in (row[side] for side in SIDES):
                    enter(found, Face(number, deck, {**common, **sides[number]}))
            else:
                check_story(row)
                enter(found, Face(number_of(row), deck, row))
    return found


def check_story(row: dict[str, Any]) -> None:
    """A Trait has a band and an effect, a Challenge a difficulty, two Skills and two paths."""
    if "kind" in row and set(row) - {"id", "number", "kind"} != set(STORY_FIELDS[row["kind"]]):
        raise unfit(f"{row['id']}: a {row['kind']} has {', '.join(STORY_FIELDS[row['kind']])}", str(row["id"]), "kind")


def number_of(row: dict[str, Any]) -> int:
    """The number of a row: an added one is named by it."""
    name = str(row["id"])
    number = int(row.get("number", name if name.isdecimal() and len(name) == 3 else 0))
    if not 0 < number < FACES:
        wrong = BadContent(f"a card is named by a number of three digits, from 001 to {FACES - 1}, not “{name}”"[:200])
        raise wrong.saying("fault-added-name", section="", card=f"001–{FACES - 1}")
    return number


def enter(found: dict[int, Face], face: Face) -> None:
    if face.number in found:
        raise BadContent(f"there are two cards with the number {face.label}").saying("fault-added-twice", card=face.label)
    found[face.number] = face


def packed(signs: Sequence[str], words: Sequence[str]) -> int:
    """How often each word stands among the signs of a path, four bits each."""
    return sum(signs.count(word) << 4 * place for place, word in enumerate(words))


def points(signs: Sequence[str], word: str) -> int:
    """The n of "TRI n"."""
    return sum(int(sign.split()[1]) for sign in signs if sign.startswith(word))


def former_path(number: int) -> str:
    """The path of the effect that had a number in older dumps; empty if none had."""
    paths: list[str] = tomllib.loads(card_file("former_effects"))["paths"]
    return paths[number] if 0 <= number < len(paths) else ""


# The trigger of what never happens by itself.
NEVER: Final = "ACT"
UNWRITTEN: Final = Face(0, int(NO_DECK), {})


class EpicContent(Content):
    """The cards of a match. Columns are by face, or by path; a number that no card has stands for nothing.

    `effect` is what a Heritage does as its special, a Trait when gained, an Action, a front face to the result, a Final
    face on DOUBLE, a Quest on a failure. `effects` are all effects with all their parts: an
    agenda names one by its place there.
    """

    faces: dict[int, Face]
    start_xp: i64
    numbers: i64
    effects: list[Effect]
    paths: list[str]
    nothing: Effect
    gifts: list[Effect]
    adversaries: dict[str, int]
    principals: dict[int, int]
    rivals: dict[int, int]
    first_quest: i64
    deck: vec[i64]
    envelope: vec[i64]
    difficulty: vec[i64]
    first_skill: vec[i64]
    second_skill: vec[i64]
    is_trait: vec[i64]
    quest_start: vec[i64]
    path_icons: vec[i64]
    path_gifts: vec[i64]
    path_tri: vec[i64]
    path_tra: vec[i64]
    effect: list[Effect]
    abilities: list[list[Ability]]
    ability_counts: vec[i64]
    modes: list[list[Mode]]
    lines: list[list[Effect]]
    gain: list[Trigger]
    loss: list[Trigger]
    _cards: list[list[int]]
    _by_path: dict[str, int]

    def __init__(self, rows: Rows) -> None:
        self.faces = faces_of(rows)
        self.start_xp = rows["numbers"][0]["start_xp"]
        self.numbers = max(self.faces) + 1
        self._cards = [self._cards_in(deck) for deck in range(len(DECKS))]
        super().__init__(rows, self._make_box())
        self._read_columns()
        self._read_adversaries(rows)
        self._read_texts()

    # Reading.

    def _cards_in(self, deck: int) -> list[int]:
        numbers = [number for number, face in self.faces.items() if face.deck == deck]
        return [number for number in numbers if deck not in (QUEST, ADVERSARY) or number % 2 == 0]

    def _make_box(self) -> Box:
        """Every card by its number, "002" to "206"; each deck has its own back."""
        pools = {card: deck for deck, cards in enumerate(self._cards) for card in cards}
        return Box({card: f"{card:03}" for card in pools}, pools, list(DECKS), [])

    def _read_columns(self) -> None:
        self.deck = self._column(lambda face: face.deck)
        self.envelope = self._column(lambda face: face.rows.get("envelope", 0))
        self.difficulty = self._column(lambda face: face.rows.get("difficulty", 0))
        self.first_skill = self._column(lambda face: face.skill(0))
        self.second_skill = self._column(lambda face: face.skill(1))
        self.is_trait = self._column(lambda face: int("band" in face.rows))
        self.quest_start = self._column(lambda face: face.rows.get("start", 0))
        # Icons, four bits each in the order of ICONS; gifts likewise, in that of GIFTS; points.
        self.path_icons = self._path_column(lambda signs: packed(signs, ICONS))
        self.path_gifts = self._path_column(lambda signs: packed(signs, GIFTS))
        self.path_tri = self._path_column(lambda signs: points(signs, "TRI"))
        self.path_tra = self._path_column(lambda signs: points(signs, "TRA"))

    def _read_adversaries(self, rows: Rows) -> None:
        cards = rows["adversary"]
        self.adversaries = {row["id"]: row["front"] for row in cards}
        self.rivals = {row["envelope"]: row["front"] for row in cards if row["rival"]}
        self.principals = {row["envelope"]: row["front"] for row in cards if not row["rival"]}
        self.first_quest = min(row["number"] for row in rows["quest"])

    def _read_texts(self) -> None:
        """The effects, in the order in which they are numbered."""
        self.effects = []
        self.paths = []
        self.nothing = self._numbered(made(AND), "nothing")
        texts = zip(GIFTS, GIFT_TEXTS, strict=True)
        self.gifts = [self._numbered(parse_effect(text, gift), f"gift/{gift}") for gift, text in texts]
        faces = [self.faces.get(number, UNWRITTEN) for number in range(FACES)]
        never = parse_trigger(NEVER, "")
        self.effect = [self._effect_of(face) for face in faces]
        self.abilities = [self._abilities_of(face) for face in faces]
        self.ability_counts = vec[i64]([len(abilities) for abilities in self.abilities])
        self.modes = [self._modes_of(face) for face in faces]
        self.lines = [self._lines_of(face) for face in faces]
        self.gain = [parse_trigger(face.rows["gain"], face.label) if "gain" in face.rows else never for face in faces]
        self.loss = [parse_trigger(face.rows["loss"], face.label) if "loss" in face.rows else never for face in faces]
        self._by_path = {path: number for number, path in enumerate(self.paths)}

    def _effect_of(self, face: Face) -> Effect:
        for name in EFFECT_FIELDS:
            if name in face.rows:
                return self._numbered(parse_effect(face.rows[name], face.label), f"{face.label}/{name}")
        return self.nothing

    def _abilities_of(self, face: Face) -> list[Ability]:
        name = "abilities" if "abilities" in face.rows else "levels"
        found = [parse_ability(text, face.label) for text in face.rows.get(name, [])]
        for place, ability in enumerate(found):
            self._numbered(ability.effect, f"{face.label}/{name}/{place}/effect")
        return found

    def _modes_of(self, face: Face) -> list[Mode]:
        found = [parse_mode(text, face.label) for text in face.rows.get("modes", [])]
        for place, mode in enumerate(found):
            self._numbered(mode.effect, f"{face.label}/modes/{place}/effect")
        return found

    def _lines_of(self, face: Face) -> list[Effect]:
        found = [parse_effect(text, face.label) for text in face.rows.get("lines", [])]
        return [self._numbered(line, f"{face.label}/lines/{place}") for place, line in enumerate(found)]

    def _numbered(self, effect: Effect, path: str) -> Effect:
        """Number an effect after its parts; its path says where it is written."""
        for place, part in enumerate(effect.parts):
            self._numbered(part, f"{path}/{place}")
        effect.number = len(self.effects)
        self.effects.append(effect)
        self.paths.append(path)
        return effect

    def _column(self, value: Callable[[Face], int]) -> vec[i64]:
        """A number of each face."""
        return vec[i64]([value(self.faces.get(number, UNWRITTEN)) for number in range(FACES)])

    def _path_column(self, value: Callable[[list[str]], int]) -> vec[i64]:
        """A number of each path."""
        faces = [self.faces.get(number, UNWRITTEN) for number in range(FACES)]
        return vec[i64]([value(face.path(path)) for face in faces for path in (0, 1)])

    # How dumps name effects.

    def written(self, field: str, value: int) -> object:
        """An effect by its card and path, "146/effect/1"; any other value as it is."""
        return self.paths[value] if field == EFFECT_FIELD else value

    def read(self, field: str, written: object) -> object:
        """The number of an effect by its path, or by the number that it had in older dumps."""
        if field != EFFECT_FIELD:
            return written
        path = former_path(written) if type(written) is int else written
        if not isinstance(path, str) or path not in self._by_path:
            raise BadDump(f"there is no effect {written!r}"[:200])
        return self._by_path[path]

    # What the rules ask of a card.

    def cards_of(self, deck: i64) -> list[int]:
        """The cards of a deck, each named by its lower face."""
        return self._cards[deck]

    def act_of(self, card: i64) -> i64:
        """The Act of a story card, 0 to 2."""
        return self.deck[card] - ACT_ONE

    def is_story(self, card: i64) -> bool:
        return ACT_ONE <= self.deck[card] <= ACT_THREE

    def is_hero(self, card: i64) -> bool:
        """Whether a Hero or Antihero card is a Hero card."""
        return self.deck[card] == HERO_DECK

    def is_action(self, card: i64) -> bool:
        return self.deck[card] == ACTION

    def is_adversary(self, card: i64) -> bool:
        return self.deck[card] == ADVERSARY

    def card_of_face(self, face: i64) -> i64:
        """The card of a face: an Adversary is named by its front."""
        return face - 1 if self.is_adversary(face) and face % 2 else face

    def shows(self, card: i64, path: i64, mask: i64) -> bool:
        """Whether a path shows one of some icons, a bit each."""
        icons = self.path_icons[2 * card + path]
        icon: i64 = 0
        while mask >> icon:
            if mask >> icon & 1 and count_of(icons, icon):
                return True
            icon += 1
        return False

    def frees_dark(self, origin: i64) -> bool:
        """Whether an Origin gives the first Dark Rune of each turn (EPIC-056)."""
        found = False
        for ability in self.abilities[origin]:
            if ability.effect.op == FREE_DARK:
                found = True
        return found

    def names_adversary(self, card: i64) -> bool:
        """The tag ADV of a Hero or Antihero card (EPIC-142)."""
        return any(mode.names_adversary for mode in self.modes[card])


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


ROWS: Final = rows_of(content())
