"""EPIC-156 to 158: the levels of the Adversary, which are ours, and that every rule says whose it is."""

from __future__ import annotations

import itertools
import re
from typing import Any, Final

import pytest

from tablee import BadOptions
from tablee.testing.notation import events

from .. import GAME
from ..rules.options import DIFFICULTIES, TUNED
from .build import adversary_xp
from .test_setup import new

TAGS: Final = {"fr": ("livre", "décision", "maison"), "en": ("book", "ruling", "ours")}
LEVELS: Final = {
    "fr": {"gentle": "doux", "standard": "ordinaire", "harsh": "rude"},
    "en": {name: name for name in DIFFICULTIES},
}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize(("quest", "printed"), [("122", 5), ("123", 6)])
def test_the_adversary_starts_with_more(seats: int, quest: str, printed: int) -> None:
    for name, more in DIFFICULTIES.items():
        pos = new(seats, difficulty=name, quest=quest)
        assert adversary_xp(pos) == seats * (printed + more[seats - 1])
        assert events(pos, "oppose")[0]["xp"] == adversary_xp(pos)


def test_the_gentle_level_is_the_book_and_what_was_played_before() -> None:
    assert GAME.options["difficulty"].default == "gentle"
    assert GAME.former[1]["difficulty"] == "gentle"
    assert set(DIFFICULTIES["gentle"]) == {0}


def test_each_level_is_harder_than_the_one_before() -> None:
    gentle, standard, harsh = DIFFICULTIES.values()
    assert all(a < b < c for a, b, c in zip(gentle, standard, harsh, strict=True))


def test_a_legacy_and_a_level_add_up() -> None:
    plain, heavy = new(2, chapter=2, legacy=["K4"]), new(2, chapter=2, legacy=["K4"], difficulty="standard")
    assert adversary_xp(heavy) - adversary_xp(plain) == 2 * DIFFICULTIES["standard"][1]


def test_without_an_adversary_it_has_no_level() -> None:
    with pytest.raises(BadOptions, match="difficulty"):
        new(2, competitive=True, difficulty="harsh")


@pytest.mark.parametrize("lang", TAGS)
def test_the_rules_and_the_option_say_these_numbers(lang: str) -> None:
    for name, more in DIFFICULTIES.items():
        cells = " | ".join(f"+{number}" if number else "0" for number in more)
        assert f"| {LEVELS[lang][name]} | {cells} |" in GAME.rules(lang)
        said = [int(number) for number in re.findall(r"\d+", GAME.texts.say(lang, f"option-difficulty-{name}"))]
        assert said == ([min(more), max(more)] if max(more) else [])


TUNED_LEVELS: Final = {
    "fr": {"calm": "paisible", "balanced": "équilibré", "arduous": "ardu", "merciless": "impitoyable"},
    "en": {name: name for name in TUNED},
}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize(("quest", "printed"), [("122", 5), ("123", 6)])
def test_the_tuned_levels_add_in_all(seats: int, quest: str, printed: int) -> None:
    """EPIC-157: what the Adversary has more is not for each player."""
    for name, more in TUNED.items():
        pos = new(seats, difficulty=name, quest=quest)
        assert adversary_xp(pos) == seats * printed + more[seats - 1]
        assert events(pos, "oppose")[0]["xp"] == adversary_xp(pos)


def test_each_tuned_level_is_harder_than_the_one_before_for_any_number() -> None:
    """EPIC-157"""
    levels = list(TUNED.values())
    assert all(a < b for one, two in itertools.pairwise(levels) for a, b in zip(one, two, strict=True))
    assert all(list(level) == sorted(level) for level in levels)


@pytest.mark.parametrize("lang", TAGS)
def test_the_rules_say_the_tuned_numbers(lang: str) -> None:
    """EPIC-157"""
    for name, more in TUNED.items():
        cells = " | ".join(f"+{number}" for number in more)
        assert f"| {TUNED_LEVELS[lang][name]} | {cells} |" in GAME.rules(lang)


def test_more_experience_by_itself() -> None:
    """EPIC-158: on top of the level, in all; none by default, and none without an Adversary."""
    assert GAME.options["more_xp"].default == 0
    for level in ("gentle", "standard", "balanced"):
        plain, more = new(3, difficulty=level), new(3, difficulty=level, more_xp=11)
        assert adversary_xp(more) - adversary_xp(plain) == 11
    with pytest.raises(BadOptions, match="more_xp"):
        new(2, competitive=True, more_xp=1)
    with pytest.raises(BadOptions, match="more_xp"):
        new(2, more_xp=61)


def test_a_match_stored_before_there_was_more_experience() -> None:
    """EPIC-158: a dump that does not name the option goes on without."""
    pos = new(2, difficulty="standard")
    dump: Any = pos.dump()
    del dump["options"]["more_xp"]
    assert GAME.load(dump).dump() == pos.dump()


@pytest.mark.parametrize("lang", TAGS)
def test_every_rule_says_whose_it_is(lang: str) -> None:
    """The book's, a ruling, or ours: right after the id, one or several."""
    assert [clause for clause in clauses(lang) if not tags(clause, lang)] == []


def test_both_languages_say_the_same() -> None:
    sources = [
        [(clause[:8], [TAGS[lang].index(tag) for tag in tags(clause, lang)]) for clause in clauses(lang)] for lang in TAGS
    ]
    assert sources[0] == sources[1]


def clauses(lang: str) -> list[str]:
    return [f"{rule} {text}" for rule, text in re.findall(r"^- \*\*(EPIC-\d{3})\*\* (.*)$", GAME.rules(lang), re.MULTILINE)]


def tags(clause: str, lang: str) -> list[str]:
    """The tags of a clause; a word that is none ends them."""
    found = re.match(rf"EPIC-\d{{3}} ((?:\[(?:{'|'.join(TAGS[lang])})\] )*)", clause)
    assert found is not None
    return re.findall(r"\[(.+?)\]", found[1])


def test_a_first_match_is_alone_and_against_the_adversary_of_the_lessons() -> None:
    """What the book has, and what a beginner knows: only the number of seats and the Adversary are chosen."""
    assert (GAME.beginner, GAME.beginner_seats) == ({"adversary": "P1"}, 1)
    assert all(GAME.check(seats, GAME.beginner) == [] for seats in range(1, 5))
    match = GAME.lessons.lessons[-1].match
    assert match is not None
    assert (match.seats, match.options) == (GAME.beginner_seats, GAME.beginner)
