"""A language is a set of files: one dropped in is spoken everywhere, and what it lacks is said in English, or in French."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tablee
from tablee.engine.text import LANGUAGES, languages

from .pseudo import LANG, drop_in

Copy = dict[str, str]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """The environment of a copy of Tablée into which the pseudo-language was dropped."""
    folder = tmp_path_factory.mktemp("copy")
    left_out = shutil.ignore_patterns("__pycache__", "tests", "static")
    shutil.copytree(Path(tablee.__file__).parent, folder / "tablee", ignore=left_out)
    assert len(drop_in(folder / "tablee")) > 2 * len(tablee.list_games())
    return {**os.environ, "PYTHONPATH": str(folder), "PYTHONUTF8": "1", "LC_ALL": "qps", "COLUMNS": "100"}


def ran(copy: Copy, *args: str) -> str:
    done = subprocess.run([sys.executable, *args], env=copy, capture_output=True, encoding="utf-8", check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_languages_are_those_there_are_files_for() -> None:
    assert languages("tablee") == LANGUAGES
    assert LANGUAGES[:2] == ("fr", "en")
    for name in tablee.list_games():
        assert set(LANGUAGES) <= set(languages(tablee.game(name).package))
    assert languages("tablee.server") == LANGUAGES


def test_each_language_says_its_own_name() -> None:
    texts = tablee.game("push").texts
    names = [texts.say(lang, "language-name") for lang in LANGUAGES]
    assert names[:2] == ["français", "English"]
    assert len(set(names)) == len(names)


def test_it_is_found_and_complete(copy: Copy) -> None:
    ran(
        copy,
        "-c",
        """
import tablee
from tablee.engine.text import LANGUAGES, preferred_language
from tablee.testing import rulebook, texts
assert LANGUAGES == ("fr", "en", "qps"), LANGUAGES
assert preferred_language() == "qps"
texts.check_languages("tablee")
texts.check_languages("tablee.server")
for name in tablee.list_games():
    game = tablee.game(name)
    texts.check_texts(game)
    rulebook.check_same_rules(game)
    assert "⟦" in game.title("qps"), name
    assert game.rules("qps").startswith("⟦"), name
""",
    )


@pytest.mark.parametrize("command", [["games"], ["rules", "push"], ["--help"], ["play", "heros", "--help"]])
def test_the_terminal_speaks_it(copy: Copy, command: list[str]) -> None:
    assert "⟦" in ran(copy, "-m", "tablee.cli", "--lang", LANG, *command)


def test_a_match_in_the_terminal_speaks_it(copy: Copy) -> None:
    """Each question, choice and event is a sentence of the pseudo-language."""
    said = ran(
        copy,
        "-c",
        """
import tablee
from tablee.sentences import action_text, event_text, question_text
for name in tablee.list_games():
    game, rng = tablee.game(name), tablee.Rng(3)
    seats = max(2, game.seats[0])
    names = [f"P{n}" for n in range(seats)]
    pos = game.new(seats, 5)
    for _ in range(60):
        if pos.over:
            break
        seat = pos.to_act[0]
        legal = pos.legal(seat)
        print(question_text(game, "qps", pos.view(seat), names))
        print(action_text(game, "qps", pos.name(legal[0]), names, pos.view(seat)))
        pos.play(seat, legal[rng.below(len(legal))])
    for event in pos.events(0):
        print(event_text(game, "qps", event, names, 0))
""",
    )
    blocks = [line for line in said.splitlines() if line.strip()]
    assert len(blocks) > 500
    assert [line for line in blocks if "⟦" not in line and "⟧" not in line and len(line) > 60] == []


def test_the_server_speaks_it(copy: Copy) -> None:
    ran(
        copy,
        "-c",
        """
import msgspec
from tablee.server import wire
from tablee.server.texts import Refusal, language, refused_by_rule
assert language("qps, en;q=0.5") == "qps"
assert language("de, en-GB;q=0.8") == "en"
assert Refusal("level", 404).say("qps").startswith("⟦")
assert refused_by_rule("push", "TABLEE-TURN", "qps").startswith("⟦")
assert msgspec.json.decode(b'{"lang": "qps"}', type=wire.NewPerson).lang == "qps"
assert "qps" in str(msgspec.json.schema(wire.NewPerson))
""",
    )


def test_a_game_without_it_speaks_english_else_french(copy: Copy, tmp_path: Path) -> None:
    folder = tmp_path / "copy"
    shutil.copytree(copy["PYTHONPATH"], folder)
    for path in (folder / "tablee" / "games" / "push").rglob("*qps*"):
        path.unlink()
    for path in (folder / "tablee" / "games" / "heros").rglob("*"):
        if path.name.rpartition(".")[0].endswith(("qps", "en")):
            path.unlink()
    ran(
        {**copy, "PYTHONPATH": str(folder)},
        "-c",
        """
import tablee
push, heros = tablee.game("push"), tablee.game("heros")
assert push.title("qps") == push.title("en")
assert push.rules("qps") == push.rules("en")
assert push.texts.say("qps", "act-team", team="x") == push.texts.say("en", "act-team", team="x")
assert push.texts.say("qps", "cli-yes").startswith("⟦"), "what is common is said in the language"
assert heros.title("qps") == heros.title("en") == heros.title("fr")
assert heros.rules("qps") == heros.rules("fr")
assert heros.texts.say("qps", "no-such-key") == "no-such-key"
""",
    )


def test_a_message_that_a_language_lacks_is_said_in_english(copy: Copy, tmp_path: Path) -> None:
    folder = tmp_path / "copy"
    shutil.copytree(copy["PYTHONPATH"], folder)
    (folder / "tablee" / "games" / "push" / "text" / "qps.ftl").write_text("title = ⟦Þûšĥ⟧\n", "utf-8")
    ran(
        {**copy, "PYTHONPATH": str(folder)},
        "-c",
        """
import tablee
texts = tablee.game("push").texts
assert texts.say("qps", "title") == "⟦Þûšĥ⟧"
assert texts.say("qps", "card-G5") == texts.say("en", "card-G5") != "card-G5"
""",
    )
