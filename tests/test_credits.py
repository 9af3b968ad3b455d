"""Authors and publishers are named as the games' own books name them, wherever a game is presented."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tablee import registry
from tablee.engine.text import LANGUAGES

ROOT: Final = Path(__file__).parents[1]
NAMED: Final = {
    "push": ["Alexandre Droit", "Stéphane Escapa", "Banana Smile"],
    "heros": ["Delvarre"],
    "epic": ["© 2022 BWG"],
    "virtopia": [],
    "conan": [],
}


@pytest.mark.parametrize("game", registry.list_games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_game_names_who_made_it(game: str, lang: str) -> None:
    texts = registry.game(game).texts
    assert texts.has(lang, "credits")
    assert texts.has(lang, "credits", "short")
    for name in NAMED[game]:
        assert name in texts.say(lang, "credits")
        assert name in texts.say(lang, "credits", "short")


def test_the_readme_names_them_too() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert [name for names in NAMED.values() for name in names if name not in readme] == []
    assert "names and rules texts here are ours" not in readme


@pytest.mark.parametrize("screen", ["screens/Credits.svelte", "screens/GamePage.svelte", "setup/GameBox.svelte"])
def test_the_client_shows_them(screen: str) -> None:
    assert "'credits'" in (ROOT / "web" / "src" / "frame" / screen).read_text("utf-8")
