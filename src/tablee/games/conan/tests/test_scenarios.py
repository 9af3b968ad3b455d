"""The ledger's worked examples, told in scenarios/*.toml and read by one small interpreter.

A scenario has a title, the rules it shows, what is given (see `build.table`) and cases. A case may change what is given;
it has the `moves`, and what is expected `then`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from tablee import Position

from .build import (
    LETTERS,
    allowed,
    asked,
    cards,
    discarded,
    events,
    glory,
    hand,
    of,
    on,
    play,
    question,
    refused,
    seen,
    shown,
    stands,
    table,
    values,
)

SCENARIOS: Final = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


def test_every_worked_example_has_its_scenario() -> None:
    """All but the first: who begins is chosen by a deal, and tested there (CONAN-104)."""
    assert [path.stem[:5] for path in SCENARIOS] == [f"ex-{number:02}" for number in range(2, 21)]


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    scenario = tomllib.loads(path.read_text("utf-8"))
    assert set(scenario) == {"title", "rules", "given", "case"}
    assert all(rule.startswith("CONAN-") for rule in scenario["rules"])
    for case in scenario["case"]:
        run_case(scenario["given"] | case.pop("given", {}), case)


def run_case(given: dict[str, Any], case: dict[str, Any]) -> None:
    start = table(**given)
    pos = play(start.clone(), *case.pop("moves", []))
    expected: dict[str, Any] = case.pop("then")
    assert not case, f"a case has no {set(case)}"
    for what, value in expected.items():
        FOUND[what](start, pos, value)


# What a case may expect.


def each(found: Callable[[Position, str], object]) -> Callable[[Position, Position, Any], None]:
    """By player, or by Adventure."""

    def check(start: Position, pos: Position, expected: dict[str, object]) -> None:
        assert {name: found(pos, name) for name in expected} == expected

    return check


def one(found: Callable[[Position, Position], object]) -> Callable[[Position, Position, Any], None]:
    def check(start: Position, pos: Position, expected: object) -> None:
        assert found(start, pos) == expected

    return check


def expect_legal(start: Position, pos: Position, expected: list[str]) -> None:
    for text in expected:
        assert allowed(pos, text), text


def expect_illegal(start: Position, pos: Position, expected: dict[str, str]) -> None:
    assert {text: refused(pos, text) for text in expected} == expected


def expect_bids(start: Position, pos: Position, expected: dict[str, list[int]]) -> None:
    """The amounts a player may open or raise to."""
    for letter, amounts in expected.items():
        assert values(pos, letter, "open", "amount") + values(pos, letter, "raise", "amount") == amounts


def expect_seen(start: Position, pos: Position, expected: list[list[str]]) -> None:
    """Who sees what in whose hand."""
    for viewer, letter, text in expected:
        assert seen(pos, viewer, letter) == text, (viewer, letter)


def totals(pos: Position) -> list[int]:
    """The attribute and the two totals of the last resolution."""
    last = events(pos, "totals")[-1]
    return [last["attribute"], last["total"], last["against"]]


FOUND: Final[dict[str, Callable[[Position, Position, Any], None]]] = {
    "glory": each(glory),
    "hands": each(hand),
    "stands": each(stands),
    "allies": each(lambda pos, letter: of(pos, letter, "allies")),
    "accomplished": each(lambda pos, letter: of(pos, letter, "accomplished")),
    "waiting": each(lambda pos, letter: shown(pos)["players"][LETTERS.index(letter)]["waiting"]),
    "on": each(on),
    "adventures": one(lambda start, pos: " ".join(cards(pos, "adventures"))),
    "totals": one(lambda start, pos: totals(pos)),
    "discarded": one(discarded),
    "turn": one(lambda start, pos: asked(pos)),
    "question": one(lambda start, pos: question(pos)),
    "phase": one(lambda start, pos: shown(pos)["phase"]),
    "legal": expect_legal,
    "illegal": expect_illegal,
    "bids": expect_bids,
    "seen": expect_seen,
}
