"""The seven envelopes: complete in both languages, of the asked lengths, and naming their Adversaries (EPIC-148)."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tablee.engine.text import LANGUAGES

pytestmark = pytest.mark.words

FOLDER: Final = resources.files("tablee.games.epic")
ENVELOPES: Final = range(1, 8)
WITH_RIVAL: Final = (2, 4, 6, 7)
LENGTHS: Final = {"opening": (80, 150), "rival": (80, 150), "victory": (60, 120), "defeat": (60, 120)}


@cache
def part(name: str, lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(FOLDER.joinpath("text").joinpath(f"{name}.{lang}.ftl").read_text("utf-8")))
    return bundle


def said(lang: str, key: str, attribute: str = "", name: str = "campaign") -> str:
    message = part(name, lang).get_message(key)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, faults = part(name, lang).format_pattern(pattern, {})
    assert not faults
    return str(text)


def words(text: str) -> list[str]:
    return re.findall(r"\w+(?:[’'-]\w+)*", text)


def parts_of(envelope: int) -> list[str]:
    return ["opening", "victory", "defeat", *(["rival"] if envelope in WITH_RIVAL else [])]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("envelope", ENVELOPES)
def test_each_envelope_has_its_texts_and_no_other(lang: str, envelope: int) -> None:
    attributes = part("campaign", lang).get_message(f"envelope-{envelope}").attributes
    assert sorted(attributes) == sorted([*parts_of(envelope), "keeper", "place"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("envelope", ENVELOPES)
def test_each_text_has_the_asked_length(lang: str, envelope: int) -> None:
    for attribute in parts_of(envelope):
        low, high = LENGTHS[attribute]
        assert low <= len(words(said(lang, f"envelope-{envelope}", attribute))) <= high, attribute


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_story_has_one_epilogue_for_each_end(lang: str) -> None:
    """EPIC-154: after the seventh envelope the story is told to its end, won or lost."""
    assert said(lang, "epilogue-victory") != said(lang, "epilogue-defeat")
    assert min(len(words(said(lang, f"epilogue-{end}"))) for end in ("victory", "defeat")) >= 60


@pytest.mark.parametrize("lang", LANGUAGES)
def test_titles_and_keepers_are_all_different(lang: str) -> None:
    for attribute in ("", "place", "keeper"):
        assert len({said(lang, f"envelope-{envelope}", attribute) for envelope in ENVELOPES}) == len(ENVELOPES)


def adversaries() -> list[dict[str, Any]]:
    table = FOLDER.joinpath("rules", "cards", "adversaries.toml").read_text("utf-8")
    return list(tomllib.loads(table)["card"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", adversaries(), ids=lambda card: str(card["id"]))
def test_an_opening_names_both_faces_of_its_adversary(lang: str, card: dict[str, Any]) -> None:
    """EPIC-153: the principal's opening speaks of the principal, the variant of the rival."""
    opening = said(lang, f"envelope-{card['envelope']}", "rival" if card["rival"] else "opening").lower()
    for face in ("front", "final"):
        name = said(lang, f"card-{card[face]['number']:03}", name="cards")
        assert any(len(word) > 3 and word in opening for word in words(name.lower())), name


@pytest.mark.parametrize("envelope", ENVELOPES)
def test_french_uses_typographic_apostrophes(envelope: int) -> None:
    for attribute in parts_of(envelope):
        assert "'" not in said("fr", f"envelope-{envelope}", attribute)
