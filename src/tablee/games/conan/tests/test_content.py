"""The ledger's counting constraints: CONAN-K01 to CONAN-K07."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from tablee.games.conan import GAME
from tablee.games.conan.rules.content import (
    ADDED_CHALLENGE,
    CHALLENGE,
    CHALLENGES,
    EFFECTS,
    FAILURES,
    HERO,
    HEROES,
    OBJECT_EFFECTS,
    POWERS,
    RESOLUTION,
    ROWS,
    SPECIALS,
)

from .build import CARDS

HERO_NUMBERS: Final = range(HERO, HERO + HEROES)
CHALLENGE_NUMBERS: Final = range(CHALLENGE, CHALLENGE + CHALLENGES)
WEIGHT: Final = {"recover": 1, "tribute": 2, "passage": 2, "force": 3, "ruse": 3, "esprit": 3}


def columns(sort: str) -> list[int]:
    return [sum(row["values"][attribute] for row in ROWS[sort]) for attribute in range(3)]


def test_110_cards_90_to_draw() -> None:
    """CONAN-K01"""
    specials = sum(row["copies"] for row in ROWS["special"])
    counts = [len(ROWS[sort]) for sort in ("hero", "adventure", "challenge")] + [specials, len(ROWS["object"])]
    assert counts == [10, 20, 32, 38, 10]
    assert len(CARDS.draw_cards()) == 90
    assert len(GAME.box.numbers) == CARDS.faces == ADDED_CHALLENGE
    letters = Counter(name[0] for name in GAME.box.numbers)
    assert letters == {"A": 20, "C": 32, "R": 13, "N": 6, "O": 10, "H": 10}


def test_specialists_and_all_rounders() -> None:
    """CONAN-K02"""
    rows = [row["values"] for row in ROWS["hero"]]
    assert all(2 <= value <= 6 for row in rows for value in row)
    assert Counter((max(row), sum(row)) for row in rows) == {(6, 12): 4, (5, 13): 6}
    assert all(row.count(6) <= 1 for row in rows)
    assert columns("hero") == [40, 42, 44]
    assert sorted(row["power"] for row in ROWS["hero"]) == sorted(POWERS)


def test_sums_of_the_challenges() -> None:
    """CONAN-K03"""
    assert all(3 <= value <= 8 for row in ROWS["challenge"] for value in row["values"])
    sums = Counter((row["kind"], row.get("cost", 0), sum(row["values"])) for row in ROWS["challenge"])
    monsters = {("monster", 0, 14): 5, ("monster", 0, 16): 5, ("monster", 0, 18): 4}
    assert sums == monsters | {("trap", 0, 16): 8, ("ally", 1, 14): 3, ("ally", 2, 15): 5, ("ally", 3, 17): 2}
    trophies = [row for row in ROWS["challenge"] if "trophy" in row]
    assert [sum(row["values"]) for row in trophies] == [18] * 4
    assert {row["trophy"] for row in trophies} == {1}
    failures = Counter(row["failure"] for row in ROWS["challenge"] if "failure" in row)
    assert failures == {"discard": 4, "glory": 4}
    assert columns("challenge") == [172, 165, 164]


def test_no_challenge_is_out_of_reach() -> None:
    """CONAN-K04"""
    pairs = [(hero, card) for hero in HERO_NUMBERS for card in CHALLENGE_NUMBERS]
    best = [max(CARDS.value(hero, a) - CARDS.value(card, a) for a in range(3)) for hero, card in pairs]
    assert min(best) >= -2
    assert (len(best), sum(difference > 0 for difference in best)) == (320, 166)


def test_loot_is_worth_twice_the_difficulty() -> None:
    """CONAN-K05"""
    rows = ROWS["adventure"]
    assert Counter(row["difficulty"] for row in rows) == {2: 6, 3: 6, 4: 5, 5: 3}
    for row in rows:
        worth = row["glory"] + 2 * row["objects"] + row["cards"] + WEIGHT.get(row.get("effect", ""), 0)
        assert worth == 2 * row["difficulty"], row["id"]
    assert [sum(row[what] for row in rows) for what in ("glory", "objects", "cards")] == [94, 8, 6]


def test_copies_of_the_specials() -> None:
    """CONAN-K06"""
    copies = {row["id"]: row["copies"] for row in ROWS["special"]}
    assert list(copies.values()) == [3, 3, 3, 1, 1, 1, 4, 3, 1, 1, 1, 2, 2, 3, 2, 2, 2, 2, 1]
    with_indicator = [row for row in ROWS["special"] if row["resolution"]]
    assert (sum(row["copies"] for row in with_indicator), sum(copies.values())) == (26, 38)
    for row in ROWS["special"]:
        assert CARDS.bears_indicator(GAME.box.numbers[row["id"]]) == row["resolution"]
    symmetric = Counter((row["effect"], row.get("amount"), row["copies"]) for row in ROWS["special"] if "attribute" in row)
    assert set(symmetric.values()) == {3}


def test_objects() -> None:
    """CONAN-K07"""
    effects = Counter(row["effect"] for row in ROWS["object"])
    assert effects == {"force": 2, "ruse": 2, "esprit": 2, "boots": 1, "eye": 1, "hourglass": 1, "crown": 1}


@pytest.mark.parametrize("sort", ["adventure", "challenge", "special", "object", "hero"])
def test_the_vocabulary_is_closed(sort: str) -> None:
    """Every word a card uses is one that the rules know, and every one is used."""
    known = {"adventure": EFFECTS, "special": SPECIALS, "object": OBJECT_EFFECTS}.get(sort, ())
    assert {row["effect"] for row in ROWS[sort] if "effect" in row} == set(known)
    assert {row["failure"] for row in ROWS["challenge"] if "failure" in row} | {""} == set(FAILURES)


def test_categories() -> None:
    """CONAN-906: Adventure, Challenge or Special."""
    names = [GAME.box.kinds[CARDS.category(card) - 1].name for card in CARDS.draw_cards()]
    assert Counter(names) == {"adventure": 20, "challenge": 32, "special": 38}
    assert CARDS.special_effect(RESOLUTION - 1) == -1
