"""The client's types are made from the server's structs, and the shapes of plain data are what the engine gives."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import tablee
from tablee.engine.position import Position
from tablee.server import shapes

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
from make_types import FOLDER, wire_module
from wire_types import interface, written

MOVES = 120


def fits(data: Any, shape: type[msgspec.Struct]) -> None:
    """The data converts, and has no field that the shape does not name unless the shape leaves room for more."""
    plain = msgspec.json.decode(msgspec.json.encode(data))
    msgspec.convert(plain, shape)
    if not hasattr(shape, "more"):
        assert set(plain) <= set(shape.__struct_fields__)


def seen_by(pos: Position, seat: int | None) -> None:
    fits(pos.view(seat), shapes.View)
    for event in pos.events(seat):
        fits(event, shapes.Event)


def test_the_types_of_the_wire_are_up_to_date() -> None:
    """Those of games are looked at by `make lint`, in the interpreted form: compiled functions have no annotations."""
    assert (FOLDER / "wire.ts").read_text("utf-8") == wire_module(), "python tools/make_types.py rewrites them"


@pytest.mark.parametrize("name", tablee.list_games())
def test_what_the_engine_gives_has_its_shape(name: str) -> None:
    game, dice = tablee.game(name), Random(13)
    pos = game.new(seats=game.seats[0], seed=13)
    for step in range(MOVES):
        if not pos.to_act:
            break
        if step % 20 == 0:
            seen_by(pos, pos.to_act[0])
            seen_by(pos, None)
        seat = pos.to_act[0]
        pos.play(seat, dice.choice(pos.legal(seat)))
    seen_by(pos, 0)


@pytest.mark.parametrize("name", tablee.list_games())
def test_options_have_their_shape(name: str) -> None:
    game = tablee.game(name)
    for key, option in game.options.items():
        fits({**option.describe(), "at": game.open_at(key)}, shapes.Option)


def test_a_field_that_may_be_left_out_is_optional() -> None:
    said = interface(shapes.Event)
    assert "  by?: string\n" in said
    assert "  seat: number | null\n" in said
    assert "  [more: string]: unknown\n" in said


def test_what_has_no_counterpart_is_refused() -> None:
    with pytest.raises(TypeError, match="no way to write"):
        written(msgspec.inspect.type_info(bytes))
