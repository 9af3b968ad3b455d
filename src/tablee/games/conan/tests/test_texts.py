"""Every card and every refusal has its words in both languages, within the lengths of the ledger."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from tablee.engine.text import LANGUAGES
from tablee.games.conan import GAME

from .build import play, table

pytestmark = pytest.mark.words

TEXTS: Final = GAME.texts
CARDS: Final = sorted(GAME.box.numbers)
FOLDER: Final = Path(__file__).parents[1]
CODE: Final = "\n".join(path.read_text("utf-8") for path in FOLDER.rglob("*.py") if "tests" not in path.parts)
REFUSALS: Final = sorted(set(re.findall(r'"(CONAN-\d{3,4})"', CODE)))
FLAVOUR: Final = 120


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_and_flavour(lang: str) -> None:
    """A name of its own and a line of at most 120 characters for each card."""
    assert len({TEXTS.say(lang, f"card-{card}") for card in CARDS}) == len(CARDS)
    for card in CARDS:
        assert TEXTS.has(lang, f"card-{card}", "text"), card
        assert 0 < len(TEXTS.say(lang, f"card-{card}", "text")) <= FLAVOUR, card


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effects(lang: str) -> None:
    """Heroes, specials and Objects say what they do."""
    for card in CARDS:
        if card[0] in "HRNO":
            assert TEXTS.has(lang, f"card-{card}", "effect"), card


def test_every_noun_declares_its_form() -> None:
    """French articles and agreement come from it; what has an article of its own agrees with it."""
    articles = {"Le ": ("m",), "La ": ("f",), "L’": ("m", "f"), "Les ": ("mp", "fp")}
    for card in CARDS:
        form, name = TEXTS.say("fr", f"card-{card}", "form"), TEXTS.say("fr", f"card-{card}")
        assert form in ("m", "f", "mp", "fp"), card
        assert all(form in forms for article, forms in articles.items() if name.startswith(article)), card
    heroines = [card for card in CARDS if card[0] == "H" and TEXTS.say("fr", f"card-{card}", "form") == "f"]
    assert heroines == ["H02", "H04", "H06", "H07", "H09"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals(lang: str) -> None:
    """Every rule that refuses a move is a clause of the rules, and has a sentence of its own."""
    clauses = set(re.findall(r"^- \*\*(CONAN-\d{3,4})\*\*", GAME.rules(lang), re.MULTILINE))
    assert set(REFUSALS) <= clauses
    assert [rule for rule in REFUSALS if not TEXTS.has(lang, f"refuse-{rule}")] == []
    said = [TEXTS.say(lang, f"refuse-{rule}") for rule in REFUSALS]
    assert len(set(said)) == len(said)


def test_facts_of_a_match() -> None:
    """What the laboratory keeps."""
    pos = table(players=2, at={"A": "A01"}, challenges=["B C07 A01"], glory={"B": 1}, objects={"A": "O01"})
    play(pos, "A face C07", "A open 1", "B withdraw")
    facts = GAME.facts(pos)
    found = {"first": 0, "rounds": 1, "ended by glory": 0, "eliminated": 1, "accomplished": 0, "auctions": 1, "followed": 0}
    found |= {"answerer withdrew": 1, "opener withdrew": 0, "C07 faced": 1, "C07 overcome": 0, "H05 won %": 100}
    assert {name: facts[name] for name in found} == found
