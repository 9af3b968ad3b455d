"""Every numbered rule of every game is stated once in each language and cited by a test of that game."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from tablee import registry
from tablee.engine.text import LANGUAGES

ROOT: Final = Path(__file__).parents[1]
COUNTS: Final[dict[str, int]] = tomllib.loads((ROOT / "tests" / "rule_counts.toml").read_text("utf-8"))
GAMES: Final = registry.list_games()
MARKS: Final = {"fr": ("livre", "décision", "maison"), "en": ("book", "ruling", "ours")}


def prefix(game: str) -> str:
    """What the ids of a game begin with: PUSH-, HEROS-, VIRTO-, CONAN-."""
    return heads(game, LANGUAGES[0])[0].rstrip("0123456789")


def heads(game: str, lang: str) -> list[str]:
    """The ids that head a clause, `- **PUSH-040** …`, in the order of the text."""
    return re.findall(r"^- \*\*([A-Z]+-\d{3,4})\*\*", registry.game(game).rules(lang), re.MULTILINE)


def cited(game: str) -> set[str]:
    """The ids that the tests of a game name in full."""
    folder = ROOT.joinpath("src", *registry.game(game).package.split("."), "tests")
    tests = "\n".join(path.read_text("utf-8") for path in folder.glob("test_*.py"))
    return set(re.findall(rf"\b{prefix(game)}\d{{3,4}}\b", tests))


def marks(game: str, lang: str) -> dict[str, list[str]]:
    """Where each clause comes from: the words in brackets after its id, `- **PUSH-040** [book] [ruling] …`."""
    clauses = re.findall(r"^- \*\*([A-Z]+-\d{3,4})\*\*((?: \[\w+\](?!\())*)", registry.game(game).rules(lang), re.MULTILINE)
    return {rule: re.findall(r"\w+", found) for rule, found in clauses}


def places(lang: str, words: list[str]) -> list[int]:
    return [MARKS[lang].index(word) for word in words]


def test_every_game_has_a_committed_count() -> None:
    assert sorted(COUNTS) == GAMES


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_rule_is_stated_once(game: str, lang: str) -> None:
    found = Counter(heads(game, lang))
    assert [rule for rule, count in found.items() if count > 1] == []
    assert [rule for rule in found if not rule.startswith(prefix(game))] == []
    assert len(found) == COUNTS[game]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_state_the_same_rules_in_the_same_order(game: str) -> None:
    first, *others = LANGUAGES
    for lang in others:
        assert heads(game, lang) == heads(game, first)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_refer_only_to_rules_there_are(game: str, lang: str) -> None:
    mentioned = set(re.findall(rf"\b{prefix(game)}\d{{3,4}}\b", registry.game(game).rules(lang)))
    assert mentioned - set(heads(game, lang)) == set()


@pytest.mark.parametrize("game", GAMES)
def test_each_rule_is_cited_by_a_test(game: str) -> None:
    assert set(heads(game, LANGUAGES[0])) - cited(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_tests_cite_only_rules_there_are(game: str) -> None:
    assert cited(game) - set(heads(game, LANGUAGES[0])) == set()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_refusal_cites_a_rule_and_is_translated(game: str, lang: str) -> None:
    """Every rule id that the code of a game names in quotes, to refuse a move, has its sentence."""
    folder = ROOT.joinpath("src", *registry.game(game).package.split("."))
    code = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py") if "tests" not in path.parts)
    named = set(re.findall(rf"\"({prefix(game)}\d{{3,4}})\"", code))
    assert named
    assert named - set(heads(game, lang)) == set()
    assert [rule for rule in sorted(named) if not registry.game(game).texts.has(lang, f"refuse-{rule}")] == []


@pytest.mark.parametrize("game", GAMES)
def test_each_rule_says_whether_it_is_the_books_a_ruling_or_ours(game: str) -> None:
    """Every clause does, and alike in both languages."""
    first, second = ({rule: places(lang, words) for rule, words in marks(game, lang).items()} for lang in LANGUAGES)
    assert [rule for rule, row in first.items() if not row or row != sorted(set(row))] == []
    assert first == second
