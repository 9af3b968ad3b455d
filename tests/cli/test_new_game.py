"""`tablee new-game`: what it writes is a package with a game that passes everything, plays here and on the server."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tablee.cli.new_game import files, write_game

NAME = "high_road"
Environment = dict[str, str]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_game(NAME, tmp_path_factory.mktemp("games"))


@pytest.fixture(scope="module")
def installed(folder: Path) -> Environment:
    """The environment of somebody who has installed the package: it is importable, and its entry points are known."""
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder.parent / "site" / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    points = project["entry-points"]["tablee.games"]
    (info / "entry_points.txt").write_text(
        "[tablee.games]\n" + "".join(f"{key} = {value}\n" for key, value in points.items())
    )
    path = os.pathsep.join([str(folder / "src"), str(info.parent), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {**os.environ, "PYTHONPATH": path, "PYTHONUTF8": "1", "COLUMNS": "100"}


def ran(env: Environment, *args: str, typed: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *args],
        env=env,
        cwd=cwd,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )


def test_it_passes_what_every_game_must(folder: Path, installed: Environment) -> None:
    done = ran(installed, "-m", "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", cwd=folder)
    assert done.returncode == 0, done.stdout
    assert "56 passed" in done.stdout


@pytest.mark.parametrize(
    ("lang", "words"), [("en", ["The row", "Lay a card", "hidden card"]), ("fr", ["La rangée", "Posez"])]
)
def test_it_plays_in_the_terminal(installed: Environment, lang: str, words: list[str]) -> None:
    done = ran(installed, "-m", "tablee.cli", "play", NAME, "--seed", "5", "--lang", lang, typed="1\n" * 40)
    assert done.returncode == 0, done.stderr
    for said in words:
        assert said in done.stdout
    assert "show-" not in done.stdout
    assert NAME in ran(installed, "-m", "tablee.cli", "games", "--lang", lang).stdout


def test_the_server_lists_it_and_its_bots_think(installed: Environment) -> None:
    done = ran(
        installed,
        "-c",
        """
import asyncio
from types import SimpleNamespace
import tablee
from tablee.server.bot_worker import Job, work
from tablee.server.web.people_calls import game_texts, list_games
facts = {game.id: game for game in asyncio.run(list_games(None, None))}
assert facts["high_road"].levels == ["easy", "normal", "hard"]
for lang in ("fr", "en"):
    told = asyncio.run(game_texts(SimpleNamespace(params={"id": "high_road", "lang": lang}), None))
    assert "title = High road" in told.source and "HIGHROAD-012" in told.rules and told.lang == lang
pos = tablee.game("high_road").new(3, 1)
for level in facts["high_road"].levels:
    assert work(Job("choose", "high_road", 0, level, dump=pos.dump())).action in pos.legal(0)
""",
    )
    assert done.returncode == 0, done.stderr


def test_nothing_is_overwritten(folder: Path) -> None:
    before = {path: path.read_bytes() for path in folder.rglob("*.py")}
    done = ran(dict(os.environ), "-m", "tablee.cli", "new-game", NAME, "--lang", "en", cwd=folder.parent)
    assert (done.returncode, "nothing is overwritten" in done.stderr) == (2, True)
    assert {path: path.read_bytes() for path in before} == before


@pytest.mark.parametrize("name", ["", "x", "Push", "1st", "my-game", "class", "../up", "a" * 31, "été"])
def test_a_bad_name_is_refused_in_a_sentence(name: str, tmp_path: Path) -> None:
    done = ran(dict(os.environ), "-m", "tablee.cli", "new-game", "--lang", "en", "--", name, cwd=tmp_path)
    assert (done.returncode, "cannot name a game" in done.stderr) == (2, True)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["push", "json", "tablee"])
def test_a_name_that_is_taken_is_refused(name: str, tmp_path: Path) -> None:
    done = ran(dict(os.environ), "-m", "tablee.cli", "new-game", name, "--lang", "en", cwd=tmp_path)
    assert (done.returncode, "already" in done.stderr) == (2, True)
    assert list(tmp_path.iterdir()) == []


def test_every_file_carries_the_name_and_no_placeholder() -> None:
    written = files("tea_party")
    assert "src/tea_party/rules/turn.py" in written
    assert ".gitignore" in written
    assert [path for path, text in written.items() if re.search(r"@\w+@", text) or "NAME" in path] == []
