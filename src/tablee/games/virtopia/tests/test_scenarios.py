"""The ledger's worked examples, told in scenarios/*.toml: what is given, and what may be expected."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from tablee import Position
from tablee.games.virtopia import GAME
from tablee.games.virtopia.rules.circle import arrangement_number
from tablee.testing.notation import events, question, shown
from tablee.testing.scenarios import Expect, Scenarios, each, one

from .build import (
    NOTATION,
    box,
    cell,
    city,
    hand,
    hope,
    legal,
    pile,
    points,
    prisons,
    reason,
    row,
    stored,
    table,
    token,
    turn,
    virtopia,
)
from .test_setup import dealt


def given(setup: dict[str, Any] | None = None, **written: Any) -> Position:
    """A new match, its Leaders dealt so, or what is written (see `build.table`)."""
    return dealt(**setup) if setup is not None else table(**written)


def expect_has(start: Position, pos: Position, expected: list[str]) -> None:
    assert [text for text in expected if text not in legal(pos)] == []


def expect_layouts(start: Position, pos: Position, expected: dict[str, bool]) -> None:
    assert {text: arrangement_number(text.split()) > 0 for text in expected} == expected


def order(pos: Position, round: int) -> str:
    """The Leaders of a round, those of the players by their place from the first one."""
    order = [int(pos.counters[pos.config.counters.index(f"order {n}")]) for n in range(1, 5)]
    names = {leader: f"P{n + 1}" if n < 3 else "common" for n, leader in enumerate(order)}
    return " ".join(names[int(virtopia(pos).leader_at(round, n))] for n in range(4))


def active(pos: Position) -> int:
    return sum(len(cell(pos, number)) for number in range(12) if number % 3)


def virtue_cell(pos: Position, virtue: str) -> int:
    return next(int(found["cell"]) for found in shown(pos)["cells"] if found["id"] == virtue)


def row_of(pos: Position, key: str) -> str:
    leader, virtue = key.split("-")
    return row(pos, leader, virtue)


EXPECTS: Final[dict[str, Expect]] = {
    "cells": each(cell),
    "counts": each(lambda pos, number: len(cell(pos, number))),
    "city": one(city),
    "city_count": one(lambda pos: len(city(pos))),
    "box": one(box),
    "hand": one(hand),
    "hope": one(hope),
    "stored": one(lambda pos: -1 if stored(pos) is None else stored(pos)),
    "tokens": each(token),
    "points": each(points),
    "all_points": one(lambda pos: sum(leader["points"] for leader in shown(pos)["leaders"])),
    "rows": each(row_of),
    "prisons": one(prisons),
    "pile": one(pile),
    "turn": one(turn),
    "question": one(question),
    "reason": one(reason),
    "legal": one(legal),
    "has": expect_has,
    "towers": one(lambda pos: [event["total"] for event in events(pos, "tower")]),
    "layouts": expect_layouts,
    "virtue_cells": each(virtue_cell),
    "orders": one(lambda pos: [order(pos, round) for round in range(1, 5)]),
    "active": one(active),
}
SCENARIOS: Final = Scenarios(GAME, given, NOTATION, EXPECTS)


def test_every_worked_example_has_its_scenario() -> None:
    assert SCENARIOS.numbers == [f"ex-{number:02}" for number in range(1, 31)]


@pytest.mark.parametrize("path", SCENARIOS.paths, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    SCENARIOS.run(path)
