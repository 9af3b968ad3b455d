"""Every game keeps its secrets, its rules and its records with an overlay laid over its content, too."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tablee
from tablee import Game, TableeError
from tablee.engine.overlay import FieldFacts, checked_overlay, describe
from tablee.testing import checks
from tablee.testing.conformance import draw_case, repeatable

ROWS = 1
"""Of how many rows of each section a value is changed."""


def other_values(field: FieldFacts, before: Any) -> list[Any]:
    """Other values that a field may have: its bounds, and its words."""
    if field.kind == "number":
        return [value for value in (field.low, field.high) if value != before]
    if field.kind == "numbers" and isinstance(before, list):
        return [[field.high, *before[1:]], [field.low, *before[1:]]]
    return [word for word in field.words if word != before] if field.kind == "word" else []


def proposals(game: Game) -> Iterator[tuple[str, str, Any]]:
    """Another value for a few rows of every section: the row, the field, the value."""
    for section in describe(game).sections:
        for row in section.rows[:ROWS]:
            fields = [field for field in section.fields if field.name in row.values]
            found = [(field.name, value) for field in fields for value in other_values(field, row.values[field.name])]
            yield from ((row.id, name, value) for name, value in found[:1])


def accepted(game: Game, overlay: dict[str, Any]) -> bool:
    try:
        return game.amended(checked_overlay(game, overlay)).new(game.usual_seats, 1) is not None
    except TableeError:
        return False


def varied(game: Game) -> Game:
    """The game with some of the numbers and words of every section changed, as far as it accepts them together."""
    changes: dict[str, dict[str, Any]] = {}
    for card, field, value in proposals(game):
        more = {**changes, card: {**changes.get(card, {}), field: value}}
        changes = more if accepted(game, {"change": more}) else changes
    assert changes, f"nothing of {game.id} can be changed"
    return game.amended({"change": changes})


@pytest.fixture(scope="module", params=tablee.list_games())
def game(request: pytest.FixtureRequest) -> Game:
    return varied(tablee.game(request.param))


@pytest.mark.parametrize(
    "check", [checks.check_non_interference, checks.check_lockstep, checks.check_saving], ids=lambda check: check.__name__
)
@repeatable(2)
@given(data=st.data())
def test_a_variant_is_as_good_a_game(game: Game, check: Any, data: st.DataObject) -> None:
    check(draw_case(data, game, game.usual_seats))
