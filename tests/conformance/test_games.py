"""Every installed game and every small one, at each number of seats, with sampled options."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import tablee
from tablee import Game
from tablee.testing import conformance, texts
from tablee.testing.pinned import breaks, read

from ..small_games import GOOD
from .pins import pins_of

GAMES: dict[str, Game] = {**{name: tablee.game(name) for name in tablee.list_games()}, **GOOD}


def too_long(options: Mapping[str, object]) -> bool:
    """A tournament of several rounds is played in the compiled form only."""
    return bool(options.get("tournament")) and options.get("rounds") != 1 and not tablee.compiled


for each in GAMES.values():
    globals()[f"Test{each.id.capitalize()}"] = conformance.suite(each, pins=pins_of(each), too_long=too_long)


def test_common_texts() -> None:
    texts.check_languages("tablee")


@pytest.mark.parametrize("name", tablee.list_games())
def test_a_match_that_names_no_options_is_played_as_it_was(name: str) -> None:
    """Records of rules version 1 left out what was at its default: whatever became of that default, they keep it."""
    game = tablee.game(name)
    first = read(pins_of(game))["first_defaults"]
    for seats in range(game.seats[0], game.seats[1] + 1):
        then = game.stored_options({}, seats, 1)
        assert {option: then[option] for option in first} == first
        assert game.check(seats, then) == []


def test_a_change_that_would_harm_stored_matches_is_found() -> None:
    golden = read(pins_of(tablee.game("push")))
    first, *rest = golden["verbs"]
    longer = {**golden, "verbs": [*golden["verbs"], ["new", 9999, {}]], "told": {}}
    assert breaks(golden, longer) == ""
    assert "number" in breaks(golden, {**golden, "verbs": [*rest, first]})
    assert "replay" in breaks(golden, {**golden, "played": {}})
    assert breaks(golden, {**golden, "played": {}, "rules_version": 2}) == ""
