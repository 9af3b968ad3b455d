"""What people read is written as a native writes it: the files, and the rendered log of matches of every game."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.engine.game import Game
from tablee.lessons.texts import lesson_source
from tablee.testing.prose import said_in_matches, spoken_faults, written_faults, written_patterns

SOURCE = Path(tablee.__file__).parent
GAMES = [tablee.game(name) for name in tablee.list_games()]
PACKAGES = ["tablee", "tablee.server", "tablee.lab", *(game.package for game in GAMES)]
LANGS = ("fr", "en")
MATCHES = 8
BARE = re.compile(r"(?:^|[\s(«’])(?:[dD]e|[qQ]ue|[lL][ae]|[jJ]usque|[lL]orsque|[pP]uisque) \$([a-z]\w*)")
"""A word that has to ask the helper how it joins a name: DE, QUE, LE …"""

NUMBERS = {"amount", "before", "best", "bid", "count", "high", "hope", "longest", "low", "most", "n", "percent", "seats"}
TIMES = {"seconds", "until"}
"""What begins with a figure asks nothing of the word before it."""


def folder(package: str) -> Path:
    return SOURCE.joinpath(*package.split(".")[1:])


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_text_has_the_typography_of_its_language(package: str, lang: str) -> None:
    found = [f"{key}: {fault}" for key, text in written_patterns(package, lang) for fault in written_faults(lang, text)]
    assert found == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_rules_have_it_too(game: Game, lang: str) -> None:
    lines = enumerate(game.rules(lang).splitlines(), 1)
    assert [f"{number}: {fault}" for number, line in lines for fault in written_faults(lang, line)] == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_reader_of_a_log_stumbles(game: Game, lang: str) -> None:
    """Over the log, the questions and the choices of matches, with names that French elides before."""
    said = Counter(said_in_matches(game, lang, MATCHES))
    assert len(said) > 40
    assert [f"{fault} in “{sentence}”" for sentence in said for fault in spoken_faults(lang, sentence)] == []
    assert "" not in said


@pytest.mark.parametrize("package", PACKAGES)
def test_every_french_sentence_with_a_name_asks_the_helper(package: str) -> None:
    hits = ((key, hit) for key, text in written_patterns(package, "fr") for hit in BARE.finditer(text))
    assert [f"{key}: {hit[0].strip()}" for key, hit in hits if hit[1] not in NUMBERS | TIMES] == []


def glossary(package: str) -> list[dict[str, Any]]:
    path = folder(package) / "text" / "glossary.toml"
    terms: list[dict[str, Any]] = tomllib.loads(path.read_text("utf-8"))["term"]
    return terms


def written(package: str, lang: str) -> list[tuple[str, str]]:
    """Every text of a package, with the rules of a game line by line."""
    rules = folder(package) / f"RULES.{lang}.md"
    lines = rules.read_text("utf-8").splitlines() if rules.exists() else []
    return [*written_patterns(package, lang), *((f"RULES.{lang}.md:{number}", line) for number, line in enumerate(lines, 1))]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("package", ["tablee", *(game.package for game in GAMES)])
def test_there_is_one_term_for_one_thing(package: str, lang: str) -> None:
    """The glossary beside the texts names the terms, and what must not be said instead."""
    texts = written(package, lang)
    for term in glossary(package):
        used = re.compile(re.escape(term[lang][1:]), re.IGNORECASE)
        assert any(used.search(text) for _, text in texts), f"{term[lang]} is in no text"
        for instead in term.get(f"not_{lang}", []):
            found = [key for key, text in texts if re.search(instead, text)]
            assert found == [], f"{instead} instead of {term[lang]}"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", [game for game in GAMES if len(game.lessons)], ids=lambda game: game.id)
def test_lessons_keep_to_the_terms_of_their_game_and_of_the_frame(game: Game, lang: str) -> None:
    instead = [text for of in (game.package, "tablee") for term in glossary(of) for text in term.get(f"not_{lang}", [])]
    lines = re.sub(r"^ *\.?[\w-]+ =", "", lesson_source(game.package, lang), flags=re.MULTILINE).splitlines()
    assert [line for line in lines if any(re.search(pattern, line) for pattern in instead)] == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("package", ["tablee.server", "tablee.lab"])
def test_others_keep_to_the_terms_of_the_frame(package: str, lang: str) -> None:
    texts = written(package, lang)
    instead = [pattern for term in glossary("tablee") for pattern in term.get(f"not_{lang}", [])]
    assert [key for key, text in texts if any(re.search(pattern, text) for pattern in instead)] == []


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("fr", "Au tour de Irma."),
        ("fr", "Le captif de Ignorance."),
        ("fr", "Il va à le mirador."),
        ("fr", "David pose son avatar, L’arbitre, en payant."),
        ("fr", "Tout le monde saute !."),
        ("fr", "Surveillance / Évasion : ."),
        ("fr", "Vous piochez card-V01."),
        ("en", "Ada takes a ember."),
        ("en", "Ada discards , and draws."),
    ],
)
def test_what_readers_stumbled_over_is_found(lang: str, sentence: str) -> None:
    assert spoken_faults(lang, sentence)


@pytest.mark.parametrize(
    ("lang", "sentence"), [("fr", "Qui commence ?"), ("fr", "« oui »"), ("fr", "l'arbitre"), ("en", "it's"), ("en", '"so"')]
)
def test_a_typewriters_marks_are_found(lang: str, sentence: str) -> None:
    assert written_faults(lang, sentence)
