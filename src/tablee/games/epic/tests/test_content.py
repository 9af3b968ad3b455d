"""What the ledger lets one count over the decks, the Adversaries and the envelopes."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from typing import Any, Final

import pytest

from ..rules.content import content
from ..rules.effects.reading import UnknownWord, parse_effect, parse_mode
from ..rules.vocabulary import SKILLS, STORY_ICONS
from ..show.printed import PRINTED

CONTENT = content()

PAIRS: Final = {frozenset(pair) for pair in combinations(SKILLS, 2)}
NUMBERS: Final = range(1, 207)
SIZES: Final = {
    "heritage": 13,
    "origin": 15,
    "class": 12,
    "destiny": 14,
    "act I": 23,
    "act II": 23,
    "act III": 21,
    "quest": 2,
    "adversary": 11,
    "action": 13,
    "hero": 24,
    "antihero": 24,
}


# The templates of the two decks: how many cards carry each. "a, b" stands for a pair of Skills, X for a Story icon.
HERO_TEMPLATES: Final = {
    "TIM-CH(path{a, b}; any): RESULT(+2)": 6,
    "TIM-CH(path{a, b, c}; any): IF(OWN_TURN; RESULT(+1) else RESULT(+2))": 2,
    "TIM-CH(any; any): PER(X; RESULT(+1))": 3,
    "TIM-CH(adversary; any): RESULT(+2)": 1,
    "TIM-CH(adversary; any): RESULT(+1) and ADVXP(-1)": 1,
    "TIM-ANY: VIRTUE(1)": 2,
    "TIM-ANY: ADVXP(-1)": 2,
    "TIM-CH(any; any): RETRY": 2,
    "TIM-RE{ANTI, ACTION}: CANCEL": 2,
    "TIM-OWN: XP(2)": 1,
    "TIM-CH(any; any): SYMBOL(choice)": 2,
}
ANTIHERO_TEMPLATES: Final = {
    "TIM-CH(path{a, b}; any): RESULT(+2)": 6,
    "TIM-CH(any; own) XP(1): RESULT(+2)": 2,
    "TIM-CH(any; any): PER(X; RESULT(+1))": 3,
    "TIM-ANY: STEALADV(1)": 2,
    "TIM-CH(any; any): DARK(1)": 2,
    "TIM-CH(any; own) CORRUPTION(1): RESULT(+3)": 2,
    "TIM-CH(any; other): RESULT(-2) or TIM-OWN: XP(1)": 2,
    "TIM-CH(any; other): DIFFICULTY(+2) or TIM-OWN: XP(1)": 1,
    "TIM-OWN: CHOICE(STEALXP(2) / XP(1))": 1,
    "TIM-RE{HERO, ANTI, ACTION}: CANCEL": 1,
    "TIM-CH(any; any): RETRY": 1,
    "TIM-OWN: XP(2)": 1,
}

# Each envelope: its Adversaries, Action, Destiny, and Heritage or Origin.
ENVELOPES: Final = {
    1: ({"P1"}, {152, 48, 10}),
    2: ({"P2", "R1"}, {153, 49, 26}),
    3: ({"P3"}, {154, 50, 11}),
    4: ({"P4", "R2"}, {155, 51, 27}),
    5: ({"P5"}, {156, 52, 12}),
    6: ({"P6", "R3"}, {157, 53, 28}),
    7: ({"P7", "R4"}, {158, 54, 13}),
}

Row = dict[str, Any]


def deck(name: str) -> list[Row]:
    return CONTENT[name]


def template(card: Row) -> str:
    """A card's modes with its Skills and Story icons left open."""
    text = " or ".join(card["modes"])
    text = re.sub(r"path\{(\w+), (\w+)\}", "path{a, b}", text)
    text = re.sub(r"path\{(\w+), (\w+), (\w+)\}", "path{a, b, c}", text)
    return re.sub(rf"PER\((?:{'|'.join(STORY_ICONS)});", "PER(X;", text)


def path_skills(cards: Iterable[Row], size: int) -> list[tuple[str, ...]]:
    """The Skills that cards of timing path{...} name, of one length."""
    found = [re.search(r"path\{([^}]*)\}", card["modes"][0]) for card in cards]
    named = [tuple(match[1].split(", ")) for match in found if match]
    return [skills for skills in named if len(skills) == size]


# Numbers and decks.


def test_no_number_is_missing_and_none_stands_twice() -> None:
    numbers = [row["number"] for name, rows in CONTENT.items() if name != "adversary" for row in rows]
    numbers += [row[face]["number"] for row in deck("adversary") for face in ("front", "final")]
    assert sorted(numbers) == list(NUMBERS)


def test_194_cards_206_faces() -> None:
    assert {name: len(rows) for name, rows in CONTENT.items()} == SIZES
    quest_faces_on_one_card = 1
    assert sum(SIZES.values()) - quest_faces_on_one_card == 194
    assert sum(SIZES.values()) + SIZES["adversary"] == len(PRINTED.faces) == 206


def test_heritages_are_pairwise_different() -> None:
    assert len({card["special"] for card in deck("heritage")}) == 13


def test_origins_carry_every_pair_of_skills_once() -> None:
    """EPIC-054: two Skill symbols and one ability."""
    assert Counter(frozenset(card["skills"]) for card in deck("origin")) == dict.fromkeys(PAIRS, 1)


def test_classes_carry_every_skill_twice_on_either_level() -> None:
    """EPIC-059."""
    levels = [
        [re.fullmatch(r"STATIC\{(\w+)\}: RESULT\(\+1\)", text) for text in card["levels"][:2]] for card in deck("class")
    ]
    skills = [[match[1] for match in pair if match] for pair in levels]
    for place in (0, 1):
        assert Counter(pair[place] for pair in skills) == dict.fromkeys(SKILLS, 2)
    assert len({frozenset(pair) for pair in skills} & PAIRS) == 12
    assert len({card["levels"][2] for card in deck("class")}) == 12


def test_destinies() -> None:
    lines = {card["number"]: card["lines"] for card in deck("destiny")}
    counted = Counter(
        icon for number in range(41, 47) for line in lines[number] for icon in re.findall(r"\b[A-Z]{3}\b", line)
    )
    assert {skill: counted[skill] for skill in SKILLS} == dict.fromkeys(SKILLS, 2)
    assert {icon: counted[icon] for icon in STORY_ICONS} == dict.fromkeys(STORY_ICONS, 1)
    scored = [{point for line in card for point in re.findall(r"(TRI|TRA)\(1\)", line)} for card in lines.values()]
    assert Counter(min(points) for points in scored if len(points) == 1) == {"TRI": 8, "TRA": 6}
    for card in deck("destiny"):
        (points,) = {point for line in card["lines"] for point in re.findall(r"(TRI|TRA)\(", line)}
        corner = card.get("corner", [f"{points} 2"])
        assert corner[-1] == f"{points} 2"
        assert set(corner[:-1]) <= set(STORY_ICONS)


@pytest.mark.parametrize(("name", "templates"), [("hero", HERO_TEMPLATES), ("antihero", ANTIHERO_TEMPLATES)])
def test_templates_of_the_hero_and_antihero_cards(name: str, templates: dict[str, int]) -> None:
    assert sum(templates.values()) == 24
    assert Counter(template(card) for card in deck(name)) == templates
    pairs = path_skills(deck(name), 2)
    assert Counter(skill for pair in pairs for skill in pair) == dict.fromkeys(SKILLS, 2)
    assert len({frozenset(pair) for pair in pairs} & PAIRS) == 6


def test_the_two_cards_of_three_skills_share_the_six() -> None:
    assert {skill for trio in path_skills(deck("hero"), 3) for skill in trio} == set(SKILLS)


def test_story_icons_counted_by_the_two_decks() -> None:
    counted = {
        name: {icon for card in deck(name) for icon in re.findall(r"PER\((\w+);", card["modes"][0])}
        for name in ("hero", "antihero")
    }
    assert counted == {"hero": {"ARC", "DIV", "JUS"}, "antihero": {"INF", "ROY", "NAT"}}


def test_the_tag_adv_is_on_four_and_on_two() -> None:
    """EPIC-142."""
    assert [sum(PRINTED.names_adversary(card["number"]) for card in deck(name)) for name in ("hero", "antihero")] == [4, 2]


# The Adversaries and the envelopes.


def test_every_adversary_is_a_pair_of_faces() -> None:
    assert [(row["front"]["number"], row["final"]["number"]) for row in deck("adversary")] == [
        (number, number + 1) for number in range(124, 146, 2)
    ]
    assert list(PRINTED.adversaries) == [*(f"P{n}" for n in range(1, 8)), *(f"R{n}" for n in range(1, 5))]
    for row in deck("adversary"):
        front, final = row["front"], row["final"]
        assert set(front["skills"]) & set(final["skills"]), row["id"]
        assert len(set(front["skills"])) == len(set(final["skills"])) == 2
        assert front["reward"] in (["HERO_CARD"], ["ANTI_CARD"])
        points, icon = final["reward"]
        assert points in (f"TRI {final['difficulty'] - 1}", f"TRA {final['difficulty'] - 1}")
        assert final["difficulty"] in (8, 9)
        assert icon in (*final["skills"], *STORY_ICONS)


def test_triggers_and_skills_of_the_adversaries() -> None:
    for name in ("gain", "loss"):
        used = Counter(row[name] for row in deck("adversary"))
        assert len(used) == 6
        assert set(used.values()) <= {1, 2, 3}
    finals = Counter(skill for row in deck("adversary") for skill in row["final"]["skills"])
    assert finals == {"FOR": 3, "DEX": 4, "CON": 3, "INT": 4, "SAG": 4, "CHA": 4}


def test_the_first_adversary_is_the_ledgers() -> None:
    first = deck("adversary")[0]
    assert (first["gain"], first["loss"]) == ("TRG-CORRUPT", "TRG-VIRTUE")
    assert (first["front"]["difficulty"], first["front"]["skills"]) == (6, ["SAG", "CHA"])
    assert first["front"]["modifier"] == "IF(TRAITS(2); RESULT(+2))"
    assert (first["final"]["difficulty"], first["final"]["reward"]) == (8, ["TRI 7", "CON"])
    assert first["final"]["double"] == "CHOICE(CORRUPTION(1) / RESULT(-1))"


@pytest.mark.parametrize("envelope", ENVELOPES)
def test_what_an_envelope_holds(envelope: int) -> None:
    """EPIC-033, EPIC-148."""
    adversaries = {row["id"] for row in deck("adversary") if row["envelope"] == envelope}
    others = {
        row["number"] for name in CONTENT if name != "adversary" for row in deck(name) if row.get("envelope") == envelope
    }
    assert (adversaries, others) == ENVELOPES[envelope]
    assert {row["id"] for row in deck("adversary") if row["rival"]} & adversaries == {i for i in adversaries if i[0] == "R"}


def test_what_the_first_chapter_has() -> None:
    """EPIC-149: what no envelope holds, and the first one."""
    open_cards = {
        name: sum(row.get("envelope", 1) == 1 for row in deck(name)) for name in ("heritage", "origin", "class", "destiny")
    }
    assert open_cards == {"heritage": 10, "origin": 12, "class": 12, "destiny": 8}


def test_quest_faces() -> None:
    assert [(row["start"], row["failure"]) for row in deck("quest")] == [(5, "ADVXP(+1)"), (6, "ADVXP(+2)")]


# The vocabulary.


@pytest.mark.parametrize(
    "text", ["GOLD(1)", "IF(RICH(1); XP(1))", "PER(DWARVES; XP(1))", "PAY(GOLD(1) -> XP(1))", "XP(1) XP(1)"]
)
def test_a_word_outside_the_vocabulary_is_refused(text: str) -> None:
    with pytest.raises(UnknownWord, match="card 999"):
        parse_effect(text, "999")


def test_a_timing_outside_the_vocabulary_is_refused() -> None:
    with pytest.raises(UnknownWord, match="TIM-NEVER"):
        parse_mode("TIM-NEVER: XP(1)", "999")


def test_no_character_or_story_card_names_the_adversary() -> None:
    """They must work in the competitive game."""
    decks = ("heritage", "origin", "class", "destiny", "act I", "act II", "act III")
    written = str([deck(name) for name in decks])
    assert not re.search(r"ADVXP|STEALADV|adversary", written)


def test_every_face_with_an_effect_has_its_node() -> None:
    named = {"special", "effect", "modifier", "double", "failure"}
    for number, face in PRINTED.faces.items():
        assert bool(named & set(face.rows)) == (PRINTED.effect[number] is not PRINTED.effect[0])
        assert len(PRINTED.modes[number]) == len(face.rows.get("modes", []))
