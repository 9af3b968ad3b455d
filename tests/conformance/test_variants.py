"""Every game keeps its secrets, its rules and its records with an overlay laid over its content, too."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tablee
from tablee import Game, TableeError
from tablee.engine.overlay import FieldFacts, checked_overlay, describe
from tablee.testing import checks
from tablee.testing.conformance import draw_case, repeatable

FIELDS = 3
"""How many values of a row are changed."""


def other_values(field: FieldFacts, before: Any) -> list[Any]:
    """Other values that a field may have: its bounds, and its words."""
    if field.kind == "number":
        return [value for value in (field.low, field.high) if value != before]
    if field.kind == "numbers" and isinstance(before, list):
        return [[field.high, *before[1:]], [field.low, *before[1:]]]
    return [word for word in field.words if word != before] if field.kind == "word" else []


def proposals(game: Game) -> dict[str, dict[str, Any]]:
    """For a row of every section other values of its first fields, as far as the game accepts them."""
    found: dict[str, dict[str, Any]] = {}
    for section in describe(game).sections:
        for row in section.rows[:1]:
            fields = [field for field in section.fields if field.name in row.values][:FIELDS]
            values = {field.name: other_values(field, row.values[field.name])[:1] for field in fields}
            found[row.id] = {name: value for name, others in values.items() for value in others}
    return {card: values for card, values in found.items() if values and accepted(game, {"change": {card: values}})}


def accepted(game: Game, overlay: dict[str, Any]) -> bool:
    try:
        return game.amended(checked_overlay(game, overlay)).new(game.usual_seats, 1) is not None
    except TableeError:
        return False


def varied(game: Game) -> Game:
    """The game with some of the numbers and words of every section changed, as far as it accepts them together."""
    changes = proposals(game)
    while changes and not accepted(game, {"change": changes}):
        changes.popitem()
    assert changes, f"nothing of {game.id} can be changed"
    return game.amended({"change": changes})


@pytest.fixture(scope="module", params=tablee.list_games())
def game(request: pytest.FixtureRequest) -> Game:
    return varied(tablee.game(request.param))


@pytest.mark.parametrize(
    "check", [checks.check_non_interference, checks.check_lockstep, checks.check_saving], ids=lambda check: check.__name__
)
@repeatable(1)
@given(data=st.data())
def test_a_variant_is_as_good_a_game(game: Game, check: Any, data: st.DataObject) -> None:
    check(draw_case(data, game, game.usual_seats))
