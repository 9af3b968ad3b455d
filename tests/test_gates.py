"""Every numbered rule of every game is stated once in each language and cited by a test; files and folders stay small."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from tablee import registry
from tablee.engine.text import LANGUAGES
from tablee.testing import rulebook
from tablee.testing.pinned import read

from .conformance.pins import pins_of

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src"
GAMES: Final = registry.list_games()
MARKS: Final = {"fr": ("livre", "décision", "maison"), "en": ("book", "ruling", "ours")}


def marks(game: str, lang: str) -> dict[str, list[str]]:
    """Where each clause comes from: the words in brackets after its id, `- **PUSH-040** [book] [ruling] …`."""
    clauses = re.findall(r"^- \*\*([A-Z]+-\d{3,4})\*\*((?: \[\w+\](?!\())*)", registry.game(game).rules(lang), re.MULTILINE)
    return {rule: re.findall(r"\w+", found) for rule, found in clauses}


def places(lang: str, words: list[str]) -> list[int]:
    return [MARKS[lang].index(word) for word in words]


def folder(game: str) -> Path:
    """The folder of a game in the source tree."""
    return SOURCE.joinpath(*registry.game(game).package.split("."))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_rule_is_stated_once_and_none_is_dropped(game: str, lang: str) -> None:
    """How many rules a game has is pinned: a smaller number means that a rule was dropped."""
    made = registry.game(game)
    assert rulebook.check_stated_once(made, lang) == read(pins_of(made))["clauses"]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_state_the_same_rules_in_the_same_order(game: str) -> None:
    rulebook.check_same_rules(registry.game(game))


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_give_the_same_examples_and_draw_the_set_up(game: str) -> None:
    made = registry.game(game)
    rulebook.check_same_examples(made)
    assert rulebook.examples(made, LANGUAGES[0])
    assert rulebook.drawings(made, LANGUAGES[0])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_refer_only_to_rules_there_are(game: str, lang: str) -> None:
    rulebook.check_mentions(registry.game(game), lang)


@pytest.mark.parametrize("game", GAMES)
def test_each_rule_is_cited_by_a_test(game: str) -> None:
    rulebook.check_cited(registry.game(game), folder(game) / "tests")


@pytest.mark.parametrize("game", GAMES)
def test_tests_cite_only_rules_there_are(game: str) -> None:
    rulebook.check_citations(registry.game(game), folder(game) / "tests")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_refusal_cites_a_rule_and_is_translated(game: str, lang: str) -> None:
    """Every rule id that the code of a game names in quotes, to refuse a move, has its sentence."""
    rulebook.check_refusals_cite(registry.game(game), lang, folder(game))


@pytest.mark.parametrize("game", GAMES)
def test_each_rule_says_whether_it_is_the_books_a_ruling_or_ours(game: str) -> None:
    """Every clause does, and alike in both languages."""
    first, second = ({rule: places(lang, words) for rule, words in marks(game, lang).items()} for lang in LANGUAGES)
    assert [rule for rule, row in first.items() if not row or row != sorted(set(row))] == []
    assert first == second


MOST_LINES: Final = {".py": 450, ".svelte": 500, ".ts": 500, ".css": 500, ".js": 500}
MOST_FILES: Final = 20
FULL: Final = {"text", "tests", "versions"}
"""Folders with these names, and what is below them, may have as many files as there is to say, to check and to migrate."""
NOT_OURS: Final = {"node_modules", "static", "generated", "_build", "build", "dist", "__pycache__"}
"""What is fetched, built or written by a tool."""


def our_files() -> list[Path]:
    """The sources of every room, of the client, of the tools and of the examples."""
    rooms = [ROOT / name for name in ("src", "web", "tools", "examples")]
    found = [path for room in rooms for path in room.rglob("*") if path.suffix in MOST_LINES]
    return [path for path in found if NOT_OURS.isdisjoint(part for part in path.relative_to(ROOT).parts)]


def test_no_file_is_longer_than_one_reads_at_a_sitting() -> None:
    assert len(our_files()) > 400
    lines = {path: len(path.read_text("utf-8").splitlines()) for path in our_files()}
    assert not {str(path.relative_to(ROOT)): n for path, n in lines.items() if n > MOST_LINES[path.suffix]}


def test_no_folder_holds_more_than_one_can_survey() -> None:
    folders: dict[Path, int] = {}
    for path in our_files():
        if FULL.isdisjoint(path.relative_to(ROOT).parts):
            folders[path.parent] = folders.get(path.parent, 0) + 1
    assert not {str(path.relative_to(ROOT)): n for path, n in folders.items() if n > MOST_FILES}
