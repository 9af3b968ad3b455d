"""The tests of one game: every check on sampled seats, options, seeds and stretches of play, its texts and its rules.

    TestMygame = conformance.suite(GAME)

The examples are the same at every run and for everybody, so that a failure can be repeated.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, Phase, assume, given, settings
from hypothesis import strategies as st

from ..engine.game import Game
from . import checks, pinned, rulebook, texts
from .case import Case

LONGEST: Final = 120
"""How many moves a match has gone on, at most, where a check begins."""

Check = Callable[[Case], None]
Options = Mapping[str, object]


def suite(
    game: Game,
    *,
    tests: Path | None = None,
    pins: Path | None = None,
    examples: int = 8,
    too_long: Callable[[Options], bool] = lambda options: False,
) -> type:
    """A class of tests for pytest, to be given a name that begins with `Test`.

    `tests` is the folder of the game's tests: then each numbered rule must be cited by one of them. `pins` is the file of
    `tablee.testing.pinned` that says which matches some seeds must give: then they are played again. `examples` is how often
    each check is made at each number of seats. `too_long` names options with which no whole match is played.
    """
    made: dict[str, Any] = {
        "__doc__": f"What {game.id} promises.",
        "test_along": _along(game, examples),
        "test_whole": _whole(game, examples, too_long),
        "test_texts": _texts(game),
    }
    if tests is not None:
        made["test_rules"] = _rules(game, tests)
    if pins is not None:
        made["test_pinned"] = _pinned(game, pins)
    return type("Conformance", (), made)


def options(game: Game, seats: int) -> st.SearchStrategy[dict[str, object]]:
    """Valid options: each left alone or set to one of its sample values, and left alone where it has no effect."""
    values = {name: st.sampled_from(option.values(seats)) for name, option in game.options.items()}
    some = st.fixed_dictionaries({}, optional=values).map(
        lambda chosen: {name: value for name, value in chosen.items() if not game.options[name].idle(chosen)}
    )
    return some.filter(lambda chosen: not game.check(seats, chosen))


def draw_case(data: st.DataObject, game: Game, seats: int, longest: int = LONGEST) -> Case:
    """A case of a game, drawn by Hypothesis."""
    seed = data.draw(st.integers(0, 2**32), "seed")
    steps = data.draw(st.integers(0, min(longest, game.max_moves // 2)), "steps")
    return Case(game, seats, data.draw(options(game, seats), "options"), seed, steps)


def repeatable(examples: int) -> settings:
    """The same few examples every time."""
    return settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        print_blob=False,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
    )


def _seats(game: Game) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("seats", range(game.seats[0], game.seats[1] + 1))


def _named(made: tuple[Check, ...]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("check", made, ids=lambda check: check.__name__)


def _along(game: Game, examples: int) -> Any:
    @_seats(game)
    @_named(checks.ALONG)
    @repeatable(examples)
    @given(data=st.data())
    def test_along(self: object, check: Check, seats: int, data: st.DataObject) -> None:
        check(draw_case(data, game, seats))

    return test_along


def _whole(game: Game, examples: int, too_long: Callable[[Options], bool]) -> Any:
    @_seats(game)
    @_named(checks.WHOLE)
    @repeatable(examples)
    @given(data=st.data())
    def test_whole(self: object, check: Check, seats: int, data: st.DataObject) -> None:
        case = draw_case(data, game, seats)
        assume(not too_long(case.options))
        check(case)

    return test_whole


def _texts(game: Game) -> Any:
    def test_texts(self: object) -> None:
        texts.check_texts(game)
        texts.check_words(game)

    return test_texts


def _rules(game: Game, tests: Path) -> Any:
    def test_rules(self: object) -> None:
        rulebook.check_rules(game, tests)

    return test_rules


def _pinned(game: Game, pins: Path) -> Any:
    def test_pinned(self: object) -> None:
        """Interpreted or compiled, on any machine: the matches of these seeds are these, and an action keeps its number."""
        pinned.check_pinned(game, pinned.read(pins))

    return test_pinned
