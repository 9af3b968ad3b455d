"""The ledger's content: 108 cards, 40 heroes, and every text of theirs in both languages."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

import pytest

from tablee.engine.text import LANGUAGES, source
from tablee.games.push import GAME
from tablee.games.push.rules.content import LETTERS, ROWS, TEAMS, card_name
from tablee.games.push.show.terminal import AID

from .build import cards, choosing, zones

CONTENT: Final = ROWS
TEXTS: Final = GAME.texts
HERO_CARDS: Final = [f"{letter}{value}" for letter in LETTERS for value in range(10)]
PUSH_CARDS: Final = [f"{letter}-{kind}" for letter in LETTERS for kind in ("push", "super")]
SHEET: Final = ["team", "column-points", "card-points", "round-total", "running-total"]


def say(lang: str, key: str, attribute: str = "") -> str:
    """A text that must exist and say something."""
    assert TEXTS.has(lang, key, attribute), f"{key} {attribute} in {lang}"
    text = TEXTS.say(lang, key, attribute, column=1, round=1)
    assert text.strip()
    return text


def test_108_cards() -> None:
    """Everything at a table of four with all variants, the totem of each team, and four copies of the aid."""
    pos = choosing("RPGB", aggressive=True, apocalypse=True)
    dealt = Counter(card for place in zones(pos) for card in cards(pos, place))
    assert dealt.total() == 80 + 16 + 4
    assert set(dealt) == {*HERO_CARDS, *PUSH_CARDS} == set(GAME.box.numbers)
    assert dealt.total() + len(CONTENT["team"]) + 4 == 108


def test_each_team_is_worth_ninety_a_set() -> None:
    for letter in LETTERS:
        deck = Counter(cards(choosing("RPGB"), f"deck {LETTERS.index(letter) + 1}"))
        heroes = {card: count for card, count in deck.items() if card[1:].isdigit()}
        assert set(heroes.values()) == {2}
        assert sum(int(card[1:]) for card in heroes) * 2 == 90


def test_forty_heroes_one_for_each_team_and_value() -> None:
    assert Counter((hero["team"], hero["value"]) for hero in CONTENT["hero"]) == Counter(
        (team, value) for team in TEAMS for value in range(10)
    )
    assert [card_name(team, value) for team in range(4) for value in range(10)] == HERO_CARDS


def test_one_push_and_one_super_push_for_each_team() -> None:
    for kind in ("push", "super_push"):
        assert [card["team"] for card in CONTENT[kind]] == list(TEAMS)


def test_every_card_has_an_icon_of_its_own() -> None:
    icons = [card["icon"] for kind in ("team", "hero", "push", "super_push") for card in CONTENT[kind]]
    assert len(icons) == 4 + 48
    assert all(re.fullmatch(r"[a-z0-9-]+", icon) for icon in icons)
    assert len(set(icons)) == len(icons)


@pytest.mark.parametrize("field", ["id", "letter", "name", "colour", "emblem", "pattern", "icon"])
def test_teams_differ_by_more_than_colour(field: str) -> None:
    assert len({team[field] for team in CONTENT["team"]}) == 4


def test_teams_are_named_as_in_the_rulebook() -> None:
    assert [team["name"] for team in CONTENT["team"]] == ["Red Starz", "Purple Pets", "Greeners", "Blue Tech"]
    assert [team["id"] for team in CONTENT["team"]] == list(TEAMS)
    assert [team["letter"] for team in CONTENT["team"]] == list(LETTERS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hero_names_are_different_short_and_without_digits(lang: str) -> None:
    names = [say(lang, f"card-{card}") for card in HERO_CARDS]
    assert len({name.casefold() for name in names}) == 40
    for name in names:
        assert 2 <= len(name) <= 24, name
        assert not re.search(r"\d", name), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_taglines_fit_on_a_line(lang: str) -> None:
    taglines = [say(lang, f"card-{card}", "tagline") for card in HERO_CARDS + PUSH_CARDS]
    assert len(set(taglines)) == 48
    for tagline in taglines:
        assert len(tagline) <= 70, tagline
        assert "\n" not in tagline


@pytest.mark.parametrize("lang", LANGUAGES)
def test_push_cards_say_the_same_for_all_teams(lang: str) -> None:
    for kind, title in (("push", "PUSH"), ("super", "SUPER PUSH")):
        assert {say(lang, f"card-{letter}-{kind}") for letter in LETTERS} == {title}
        assert len({say(lang, f"card-{letter}-{kind}", "effect") for letter in LETTERS}) == 1
    assert re.search(r"\b1, 2\b.*\b3\b", say(lang, "card-R-super", "effect"))
    assert not re.search(r"\d", say(lang, "card-R-push", "effect"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_totems_have_a_motto_a_colour_and_an_emblem(lang: str) -> None:
    for team in TEAMS:
        assert say(lang, f"team-{team}")
        assert len(say(lang, f"team-{team}", "motto")) <= 60
    for attribute in ("motto", "colour", "emblem"):
        assert len({say(lang, f"team-{team}", attribute) for team in TEAMS}) == 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_aid_has_a_line_for_everything(lang: str) -> None:
    """And no line is left out where it is shown."""
    assert set(re.findall(r"^aid-([\w-]+) =", source(GAME.package, lang), re.MULTILINE)) == {"title", *AID}
    lines = [say(lang, f"aid-{key}") for key in AID]
    assert all("\n" not in line for line in lines)
    assert len(set(lines)) == len(AID)
    circle = say(lang, "aid-circle")
    assert [circle.count(value) > 0 for value in "901"] == [True] * 3
    assert "3" in say(lang, "aid-refill")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_introduction_has_two_to_four_sentences(lang: str) -> None:
    assert 2 <= len(re.findall(r"[.!?]+(?:\s|$)", say(lang, "intro"))) <= 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_score_sheet_has_its_labels(lang: str) -> None:
    assert len({say(lang, f"sheet-{key}") for key in SHEET}) == len(SHEET)


def test_the_two_languages_are_two_texts() -> None:
    """Nothing was left untranslated: taglines, mottos and effects differ."""
    for card in HERO_CARDS + PUSH_CARDS:
        assert say("fr", f"card-{card}", "tagline") != say("en", f"card-{card}", "tagline")
    for team in TEAMS:
        assert say("fr", f"team-{team}", "motto") != say("en", f"team-{team}", "motto")
    for card in PUSH_CARDS:
        assert say("fr", f"card-{card}", "effect") != say("en", f"card-{card}", "effect")
