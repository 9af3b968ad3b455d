"""The Act cards 055-121: everything that the ledger lets one count, and their texts in both languages."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tablee.engine.text import LANGUAGES

FOLDER: Final = Path(__file__).parents[1]
SKILLS: Final = ("FOR", "DEX", "CON", "INT", "SAG", "CHA")
STORY: Final = ("DIV", "JUS", "ARC", "ROY", "INF", "NAT")
PAIRS: Final = {frozenset(pair) for pair in combinations(SKILLS, 2)}
ACTS: Final = (1, 2, 3)
NUMBERS: Final = {1: range(55, 78), 2: range(78, 101), 3: range(101, 122)}
TRAIT_COUNT: Final = {1: 8, 2: 8, 3: 7}
DIFFICULTIES: Final = {1: {2: 2, 3: 10, 4: 3}, 2: {4: 4, 5: 7, 6: 4}, 3: {6: 4, 7: 6, 8: 4}}
LIGHT: Final = {"TRI", "VIRTUE", "HERO_CARD"}
DARK: Final = {"TRA", "CORRUPTION", "ANTI_CARD"}

# The bundle tables, the Skill icon of every path left out; "Story" stands for any Story icon.
TOPS: Final = {
    1: {"": 8, "Story": 4, "HERO_CARD": 1, "ANTI_CARD": 1, "VIRTUE": 1},
    2: {"Story": 5, "TRI 1": 3, "TRA 1": 3, "HERO_CARD": 1, "ANTI_CARD": 1, "VIRTUE": 2},
    3: {"TRI 2": 4, "TRA 2": 3, "TRA 3 + CORRUPTION": 2, "Story + TRI 1": 3, "Story + TRA 1": 2},
}
BOTTOMS: Final = {
    1: {
        "Story": 6,
        "TRI 1": 1,
        "TRA 1": 1,
        "Story + HERO_CARD": 1,
        "Story + ANTI_CARD": 1,
        "TRA 2 + CORRUPTION": 2,
        "Story + TRI 1": 1,
        "Story + TRA 1": 1,
        "TRI 1 + VIRTUE": 1,
    },
    2: {"Story + TRI 1": 4, "Story + TRA 1": 4, "TRI 2": 2, "TRA 2": 2, "TRI 1 + VIRTUE": 1, "TRA 3 + CORRUPTION": 2},
    3: {"TRI 3": 3, "TRA 3": 2, "Story + TRI 2": 3, "Story + TRA 2": 3, "TRI 2 + VIRTUE": 2, "TRA 4 + CORRUPTION": 1},
}

# What the ledger fixes on single cards.
TOP_AND_BOTTOM: Final = {
    63: ("FOR", "DEX"),
    64: ("CON", "FOR"),
    65: ("CON", "SAG"),
    66: ("CHA", "DEX"),
    67: ("FOR", "CHA"),
    68: ("INT", "FOR"),
    70: ("DEX", "INT"),
    72: ("CHA", "CON"),
    73: ("DEX", "SAG"),
    76: ("INT", "CHA"),
    88: ("FOR", "CHA"),
    92: ("DEX", "INT"),
    94: ("CHA", "INT"),
    95: ("SAG", "CON"),
    114: ("FOR", "CON"),
}
FIRST_TRAITS: Final = {55: ("CON", "DEX"), 56: ("FOR", "CON"), 57: ("DEX", "SAG"), 60: ("SAG", "INT")}
LAST_EFFECTS: Final = {
    "IF(DISTINCT(3); XP(3))",
    "IF(TRAITS(3); XP(3))",
    "IF(VIRTUES(1); XP(2))",
    "IF(CORRUPTIONS(3); XP(2))",
    "IF(HAND(3); XP(2))",
    "CARD(2)",
}

# The names that the ledger gives: a title, then the names of both paths; an empty one is authored.
TRAIT_NAMES: Final = {
    55: "Coriace",
    56: "Athlétique",
    57: "Furtif",
    60: "Perspicace",
    78: "Gladiateur",
    79: "Héros du Peuple",
    83: "Chercheur",
    105: "Maître du Savoir",
}
PATH_NAMES: Final = {
    63: ("", "Combattre des Rats d’Égout", "Poursuivre un Criminel"),
    64: ("Grotte Mystérieuse", "Être le Seul Survivant", "Protéger votre Groupe"),
    65: ("Monastère des Cimes", "Faire un Pèlerinage", "Protéger les Moines"),
    66: ("", "Joindre la Guilde des Marchands", ""),
    67: ("Raid de Gobelins", "Combattre un Gobelin", "Diriger l’Équipe des Gardes"),
    68: ("Institut Militaire", "", "Devenir un Mercenaire"),
    70: ("", "Crocheter un Coffre", "Trouver les Pièces Rares"),
    72: ("", "Berner Vos Ravisseurs", "Purger Votre Peine"),
    73: ("", "Explorer la Nature", "Sauver une Bête Blessée"),
    76: ("", "Résoudre l’Énigme", "Trouver une Faille au Jeu"),
    88: ("", "Battre le Chef du Clan", "Instaurer la Paix"),
    92: ("", "Sauver un Prisonnier", "Stopper un Rituel"),
    94: ("", "Trouver l’Amour de sa Vie", "S’opposer à l’Union"),
    95: ("", "Guérir un Loup-Garou", "Devenir un Loup-Garou"),
    114: ("", "Massacrer l’Ennemi", "Affronter un Chef"),
    118: ("", "Ressusciter", "Sauver un Innocent"),
}

Card = dict[str, Any]


def deck(act: int) -> list[Card]:
    cards: list[Card] = tomllib.loads((FOLDER / "rules" / "cards" / f"act{act}.toml").read_text("utf-8"))["card"]
    return cards


CARDS: Final = {card["number"]: card for act in ACTS for card in deck(act)}


def traits(act: int) -> list[Card]:
    return [CARDS[number] for number in NUMBERS[act] if CARDS[number]["kind"] == "trait"]


def challenges(act: int) -> list[Card]:
    return [CARDS[number] for number in NUMBERS[act] if CARDS[number]["kind"] == "challenge"]


def bundle(path: list[str]) -> str:
    """A path as the bundle tables write it."""
    return " + ".join("Story" if icon in STORY else icon for icon in path[1:])


def value(path: list[str]) -> int:
    """Skill and Story icons 2, each point 2, a card or a Virtue 2, a Corruption -1."""
    total = 0
    for icon in path:
        kind, _, points = icon.partition(" ")
        total += -1 if kind == "CORRUPTION" else 2 * int(points or 1)
    return total


def leaning(path: list[str]) -> tuple[bool, bool]:
    """Whether a path is light, and whether it is dark."""
    kinds = {icon.split()[0] for icon in path}
    return bool(kinds & LIGHT), bool(kinds & DARK)


def icons(cards: list[Card]) -> Counter[str]:
    return Counter(icon for card in cards for path in ("band", "top", "bottom") for icon in card.get(path, []))


@pytest.mark.parametrize("act", ACTS)
def test_numbers_and_kinds(act: int) -> None:
    assert [card["number"] for card in deck(act)] == list(NUMBERS[act])
    first = NUMBERS[act][0]
    assert [card["number"] for card in traits(act)] == list(range(first, first + TRAIT_COUNT[act]))
    for card in traits(act):
        assert set(card) == {"number", "kind", "band", "effect"}
    for card in challenges(act):
        assert set(card) == {"number", "kind", "difficulty", "skills", "top", "bottom"}


@pytest.mark.parametrize("act", ACTS)
def test_each_pair_of_skills_stands_once(act: int) -> None:
    pairs = [frozenset(card["skills"]) for card in challenges(act)]
    assert len(set(pairs)) == len(pairs)
    assert set(pairs) <= PAIRS
    assert len(pairs) == (14 if act == 3 else 15)


@pytest.mark.parametrize("number", [number for number in CARDS if CARDS[number]["kind"] == "challenge"])
def test_each_path_rewards_one_skill_of_the_challenge(number: int) -> None:
    card = CARDS[number]
    assert [[icon for icon in card[path] if icon in SKILLS] for path in ("top", "bottom")] == [[s] for s in card["skills"]]
    assert card["top"][0] == card["skills"][0]
    assert card["bottom"][0] == card["skills"][1]


@pytest.mark.parametrize("act", ACTS)
def test_difficulties(act: int) -> None:
    assert Counter(card["difficulty"] for card in challenges(act)) == DIFFICULTIES[act]


@pytest.mark.parametrize("act", ACTS)
def test_the_bundle_tables(act: int) -> None:
    assert Counter(bundle(card["top"]) for card in challenges(act)) == TOPS[act]
    assert Counter(bundle(card["bottom"]) for card in challenges(act)) == BOTTOMS[act]


def test_the_bottoms_of_the_bare_tops() -> None:
    bare = [bundle(card["bottom"]) for card in challenges(1) if not bundle(card["top"])]
    assert Counter(bare) == {"Story": 6, "TRI 1": 1, "TRA 1": 1}


@pytest.mark.parametrize("act", ACTS)
def test_three_of_each_story_icon(act: int) -> None:
    counted = icons([*traits(act), *challenges(act)])
    assert {icon: counted[icon] for icon in STORY} == dict.fromkeys(STORY, 3)


@pytest.mark.parametrize("act", ACTS)
def test_what_a_path_may_show(act: int) -> None:
    for card in challenges(act):
        assert value(card["bottom"]) > value(card["top"]), card["number"]
    for card in [*traits(act), *challenges(act)]:
        for path in (card.get("band", []), card.get("top", []), card.get("bottom", [])):
            kinds = {icon.split()[0] for icon in path}
            assert kinds <= {*SKILLS, *STORY, "TRI", "TRA", "HERO_CARD", "ANTI_CARD", "VIRTUE", "CORRUPTION"}
            assert not {"TRI", "TRA"} <= kinds, card["number"]


def test_light_against_dark() -> None:
    opposed = 0
    for act in ACTS:
        for card in challenges(act):
            top, bottom = leaning(card["top"]), leaning(card["bottom"])
            opposed += {top, bottom} == {(True, False), (False, True)}
    assert opposed >= 20


def test_the_known_cards() -> None:
    for number, skills in TOP_AND_BOTTOM.items():
        assert tuple(CARDS[number]["skills"]) == skills
    assert [CARDS[number]["difficulty"] for number in (65, 67, 68)] == [3, 3, 3]
    assert CARDS[65]["bottom"] == ["SAG", "DIV"]
    assert CARDS[68]["bottom"] == ["FOR", "TRA 1"]
    assert CARDS[118]["skills"] == ["CON", "SAG"]
    assert CARDS[114]["top"] == ["FOR", "TRA 3", "CORRUPTION"]
    assert any(icon.startswith("TRA") for icon in CARDS[95]["bottom"])
    for number in (number for number in TOP_AND_BOTTOM if number < 101):
        assert not any(icon.startswith(("TRI", "TRA")) for icon in CARDS[number]["top"])


def test_traits_of_the_first_act() -> None:
    bands = {card["number"]: card["band"] for card in traits(1)}
    asked = {card["number"]: card["effect"][len("IF(HAS(") :][:3] for card in traits(1)[:6]}
    assert Counter(bands[number][0] for number in range(55, 61)) == dict.fromkeys(SKILLS, 1)
    assert Counter(asked.values()) == dict.fromkeys(SKILLS, 1)
    for number in range(55, 61):
        assert len(bands[number]) == 1
        assert bands[number][0] != asked[number]
        assert CARDS[number]["effect"] == f"IF(HAS({asked[number]}, 1); XP(1))"
    assert {number: (bands[number][0], asked[number]) for number in FIRST_TRAITS} == FIRST_TRAITS
    assert [(bands[58][0], asked[58]), (bands[59][0], asked[59])] == [("INT", "CHA"), ("CHA", "FOR")]
    assert len({*bands[61], *bands[62]} & set(STORY)) == len(bands[61]) + len(bands[62]) == 4
    assert [CARDS[number]["effect"] for number in (61, 62)] == ["IF(VIRTUES(1); HERO(1))", "IF(CORRUPTIONS(1); ANTI(1))"]


def test_traits_of_the_second_act() -> None:
    six = [CARDS[number] for number in (78, 80, 81, 82, 83, 84)]
    assert Counter(card["band"][0] for card in six) == dict.fromkeys(SKILLS, 1)
    assert Counter(bundle(card["band"]) for card in six) == {"TRI 1": 2, "TRA 1": 1, "Story": 3}
    previous = [card["effect"].removeprefix("IF(PREV{").removesuffix("}; XP(1))").split(", ") for card in six]
    assert Counter(skill for pair in previous for skill in pair) == dict.fromkeys(SKILLS, 2)
    assert len({frozenset(pair) for pair in previous} & PAIRS) == 6
    assert CARDS[78]["band"] == ["FOR", "TRI 1"]
    assert CARDS[78]["effect"] == "IF(PREV{FOR, CON}; XP(1))"
    assert CARDS[83]["band"] == ["INT", "ARC"]
    assert CARDS[83]["effect"] == "IF(PREV{INT, SAG}; XP(1))"
    assert (CARDS[79]["band"], CARDS[79]["effect"]) == (["CHA", "JUS"], "VIRTUE(1)")
    assert (CARDS[85]["band"], CARDS[85]["effect"]) == (["DEX", "INF"], "CORRUPTION(1) and ANTI(1)")


def test_traits_of_the_third_act() -> None:
    bands = [card["band"] for card in traits(3)]
    assert all(sum(icon in STORY for icon in band) == 1 and len(band) == 2 for band in bands)
    extras = Counter("Skill" if icon in SKILLS else icon for band in bands for icon in band if icon not in STORY)
    assert extras == {"Skill": 3, "TRI 2": 2, "TRA 2": 2}
    assert (CARDS[105]["band"], CARDS[105]["effect"]) == (["INT", "ARC"], "IF(DISTINCT(3); XP(3))")
    effects = [card["effect"] for card in traits(3)]
    assert len(set(effects)) == 7
    (by_skill,) = set(effects) - LAST_EFFECTS
    assert by_skill in {f"IF(HAS({skill}, 3); XP(2))" for skill in SKILLS}


def texts(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource((FOLDER / "text" / f"story.{lang}.ftl").read_text("utf-8")))
    return made


TEXTS: Final = {lang: texts(lang) for lang in LANGUAGES}


def written(lang: str, number: int) -> dict[str, str]:
    """What is written about a card, its name under ""."""
    message = TEXTS[lang].get_message(f"card-{number:03}")
    assert message.value is not None
    patterns = {"": message.value, **{name: text for name, text in message.attributes.items() if name != "form"}}
    return {name: str(TEXTS[lang].format_pattern(pattern, {})[0]) for name, pattern in patterns.items()}


def words(text: str) -> list[str]:
    return re.findall(r"[\w’-]*\w", text)


def sentence_parts(number: int) -> set[str]:
    return {"tale"} if CARDS[number]["kind"] == "trait" else {"top-tale", "bottom-tale"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", CARDS)
def test_every_card_is_written(lang: str, number: int) -> None:
    parts = written(lang, number)
    paths = set() if CARDS[number]["kind"] == "trait" else {"top", "bottom"}
    assert set(parts) == {"", "flavour"} | paths | sentence_parts(number)
    assert 3 <= len(words(parts["flavour"])) <= 20
    assert parts["flavour"][-1] in ".!?"
    for name in sentence_parts(number):
        assert parts[name][0].islower()
        assert 4 <= len(words(parts[name])) <= 12, parts[name]
        assert not re.search(r"[.!?;:{}$]", parts[name])
    assert not any("'" in text or "  " in text for text in parts.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_and_no_fragment_stands_twice(lang: str) -> None:
    cards = [written(lang, number) for number in CARDS]
    for names in ({""}, {"top", "bottom"}, {"flavour"}, {"tale", "top-tale", "bottom-tale"}):
        found = [text for card in cards for name, text in card.items() if name in names]
        assert len(set(found)) == len(found)
    fragments = [text for card in cards for name, text in card.items() if name.endswith("tale")]
    assert not any(one in other for one in fragments for other in fragments if one != other)


def test_french_paths_begin_with_an_infinitive_and_traits_with_an_article() -> None:
    """A gendered word about the Hero would be wrong for half of them; an infinitive or a thing owned never is."""
    for number in CARDS:
        parts = written("fr", number)
        for name in sentence_parts(number):
            first = parts[name].removeprefix("s’").split()[0]
            assert re.fullmatch(r"\w+(er|ir|re)", first) or (name == "tale" and re.match(r"une?|l[ae]|l’\w+", first)), parts[
                name
            ]


def test_the_names_that_the_ledger_gives() -> None:
    for number, name in TRAIT_NAMES.items():
        assert written("fr", number)[""] == name
    for number, names in PATH_NAMES.items():
        for part, name in zip(("", "top", "bottom"), names, strict=True):
            assert not name or written("fr", number)[part] == name


def test_french_spaces() -> None:
    """A narrow no-break space before double punctuation, so that no line ever begins with it."""
    for number in CARDS:
        assert not any(re.search(r" [:;!?»]|« ", text) for text in written("fr", number).values())
