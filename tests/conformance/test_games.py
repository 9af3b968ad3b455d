"""Every installed game and every small one, at each number of seats, with sampled options."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import tablee
from tablee import Game

from ..small_games import GOOD
from . import suite, texts
from .golden import breaks, pinned, read
from .suite import Case

GAMES: dict[str, Game] = {**{name: tablee.game(name) for name in tablee.list_games()}, **GOOD}
TABLES = [(name, seats) for name, game in GAMES.items() for seats in range(game.seats[0], game.seats[1] + 1)]
LONGEST = 120
FIRST_DEFAULTS = json.loads(Path(__file__).with_name("defaults.json").read_text("utf-8"))
Check = Callable[[Case], None]


def options(game: Game, seats: int) -> st.SearchStrategy[dict[str, object]]:
    """Valid options: each left alone or set to one of its sample values, and left alone where it has no effect."""
    values = {name: st.sampled_from(option.values(seats)) for name, option in game.options.items()}
    some = st.fixed_dictionaries({}, optional=values).map(
        lambda chosen: {name: value for name, value in chosen.items() if not game.options[name].idle(chosen)}
    )
    return some.filter(lambda chosen: not game.check(seats, chosen))


def draw_case(data: st.DataObject, name: str, seats: int, longest: int) -> Case:
    game = GAMES[name]
    seed = data.draw(st.integers(0, 2**32), "seed")
    steps = data.draw(st.integers(0, min(longest, game.max_moves // 2)), "steps")
    return Case(game, seats, data.draw(options(game, seats), "options"), seed, steps)


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("check", suite.ALONG, ids=lambda check: check.__name__)
@given(data=st.data())
def test_along(check: Check, name: str, seats: int, data: st.DataObject) -> None:
    check(draw_case(data, name, seats, LONGEST))


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("check", suite.WHOLE, ids=lambda check: check.__name__)
@given(data=st.data())
def test_whole(check: Check, name: str, seats: int, data: st.DataObject) -> None:
    case = draw_case(data, name, seats, LONGEST)
    assume(not case.options.get("tournament") or case.options.get("rounds") == 1 or tablee.compiled)
    check(case)


@pytest.mark.parametrize("name", GAMES)
def test_texts(name: str) -> None:
    texts.check_texts(GAMES[name])
    texts.check_words(GAMES[name])


def test_common_texts() -> None:
    texts.check_languages("tablee")


@pytest.mark.parametrize("name", GAMES)
def test_golden(name: str) -> None:
    """Interpreted or compiled, on any machine: the matches of these seeds are these, and an action keeps its number."""
    golden, now = read()[name], pinned(GAMES[name])
    assert now["rules_version"] == golden["rules_version"]
    assert now["verbs"] == golden["verbs"]
    assert now["played"] == golden["played"], "stored matches replay differently: rules_version has to rise"
    assert now["told"] == golden["told"], "dump or log have another form: renew it, and say why"


@pytest.mark.parametrize("name", tablee.list_games())
def test_a_match_that_names_no_options_is_played_as_it_was(name: str) -> None:
    """Records of rules version 1 left out what was at its default: whatever became of that default, they keep it."""
    game = tablee.game(name)
    for seats in range(game.seats[0], game.seats[1] + 1):
        then = game.stored_options({}, seats, 1)
        assert {option: then[option] for option in FIRST_DEFAULTS[name]} == FIRST_DEFAULTS[name]
        assert game.check(seats, then) == []


def test_a_change_that_would_harm_stored_matches_is_found() -> None:
    golden = read()["push"]
    first, *rest = golden["verbs"]
    longer = {**golden, "verbs": [*golden["verbs"], ["new", 9999, {}]], "told": {}}
    assert breaks(golden, longer) == ""
    assert "number" in breaks(golden, {**golden, "verbs": [*rest, first]})
    assert "replay" in breaks(golden, {**golden, "played": {}})
    assert breaks(golden, {**golden, "played": {}, "rules_version": 2}) == ""
