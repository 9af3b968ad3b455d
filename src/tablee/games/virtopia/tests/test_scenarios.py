"""The ledger's worked examples, told in scenarios/*.toml and read by one small interpreter.

A scenario has a title, the rules it shows, what is given (see `build.table`, or `setup` for a new match) and cases. A case
may change what is given; it has the `moves`, and what is expected `then`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from tablee import Position
from tablee.games.virtopia.cards import layout_number

from .build import (
    box,
    cell,
    city,
    hand,
    hope,
    legal,
    pile,
    play,
    points,
    prisons,
    question,
    reason,
    refused,
    row,
    shown,
    stored,
    table,
    token,
    told,
    turn,
    virtopia,
)
from .test_setup import dealt

SCENARIOS: Final = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


def test_every_worked_example_has_its_scenario() -> None:
    assert [path.stem[:5] for path in SCENARIOS] == [f"ex-{number:02}" for number in range(1, 31)]


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    scenario = tomllib.loads(path.read_text("utf-8"))
    assert set(scenario) == {"title", "rules", "given", "case"}
    assert all(rule.startswith("VIRTO-") for rule in scenario["rules"])
    for case in scenario["case"]:
        run_case(scenario["given"] | case.pop("given", {}), case)


def run_case(given: dict[str, Any], case: dict[str, Any]) -> None:
    start = dealt(**given["setup"]) if "setup" in given else table(**given)
    pos = play(start.clone(), *case.pop("moves", []))
    expected: dict[str, Any] = case.pop("then")
    assert not case, f"a case has no {set(case)}"
    for what, value in expected.items():
        FOUND[what](pos, value)


# What a case may expect.

Expect = Callable[[Position, Any], None]


def one(found: Callable[[Position], object]) -> Expect:
    def check(pos: Position, expected: object) -> None:
        assert found(pos) == expected

    return check


def each(found: Callable[[Position, str], object]) -> Expect:
    """By Leader, cell or row."""

    def check(pos: Position, expected: dict[str, object]) -> None:
        assert {key: found(pos, key) for key in expected} == expected

    return check


def expect_illegal(pos: Position, expected: dict[str, str]) -> None:
    assert {text: refused(pos, text) for text in expected} == expected


def expect_has(pos: Position, expected: list[str]) -> None:
    assert [text for text in expected if text not in legal(pos)] == []


def expect_layouts(pos: Position, expected: dict[str, bool]) -> None:
    assert {text: layout_number(text.split()) > 0 for text in expected} == expected


def order(pos: Position, round: int) -> str:
    """The Leaders of a round, those of the players by their place from the first one."""
    order = [int(pos.counters[pos.table.counters.index(f"order {n}")]) for n in range(1, 5)]
    names = {leader: f"P{n + 1}" if n < 3 else "common" for n, leader in enumerate(order)}
    return " ".join(names[int(virtopia(pos).leader_at(round, n))] for n in range(4))


def active(pos: Position) -> int:
    return sum(len(cell(pos, number)) for number in range(12) if number % 3)


def virtue_cell(pos: Position, virtue: str) -> int:
    return next(int(found["cell"]) for found in shown(pos)["cells"] if found["id"] == virtue)


def row_of(pos: Position, key: str) -> str:
    leader, virtue = key.split("-")
    return row(pos, leader, virtue)


FOUND: Final[dict[str, Expect]] = {
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
    "illegal": expect_illegal,
    "towers": one(lambda pos: [event["total"] for event in told(pos, "tower")]),
    "layouts": expect_layouts,
    "virtue_cells": each(virtue_cell),
    "orders": one(lambda pos: [order(pos, round) for round in range(1, 5)]),
    "active": one(active),
}
