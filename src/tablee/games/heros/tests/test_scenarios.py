"""The ledger's worked examples, told in scenarios/*.toml and read by one small interpreter.

A scenario has a title, the rules it shows, what is given (see `build.table`, or `new` for a fresh match) and cases. A case
may change what is given; it has the `moves`, and what is expected `then`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from tablee import Position
from tablee.games.heros import GAME

from .build import (
    LETTERS,
    advantages,
    allowed,
    asked,
    avatar,
    cards,
    counter,
    discarded,
    hand,
    pile,
    play,
    posed,
    question,
    refused,
    score,
    seen,
    shown,
    table,
)

SCENARIOS: Final = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


def test_every_worked_example_has_its_scenario() -> None:
    assert [path.stem[:5] for path in SCENARIOS] == [f"ex-{number:02}" for number in range(1, 24)]


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    scenario = tomllib.loads(path.read_text("utf-8"))
    assert set(scenario) == {"title", "rules", "given", "case"}
    assert all(rule.startswith("HEROS-") for rule in scenario["rules"])
    for case in scenario["case"]:
        run_case(scenario["given"] | case.pop("given", {}), case)


def run_case(given: dict[str, Any], case: dict[str, Any]) -> None:
    start = GAME.new(given["new"], seed=1) if "new" in given else table(**given)
    pos = play(start.clone(), *case.pop("moves", []))
    expected: dict[str, Any] = case.pop("then")
    assert not case, f"a case has no {set(case)}"
    for what, value in expected.items():
        FOUND[what](start, pos, value)


# What a case may expect.


def each(found: Callable[[Position, str], object]) -> Callable[[Position, Position, Any], None]:
    """By player."""

    def check(start: Position, pos: Position, expected: dict[str, object]) -> None:
        assert {letter: found(pos, letter) for letter in expected} == expected

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


def expect_gain(start: Position, pos: Position, expected: dict[str, Any]) -> None:
    """How many points more than after other moves from the same start."""
    other = play(start.clone(), *expected.pop("than"))
    assert {letter: score(pos, letter) - score(other, letter) for letter in expected} == expected


def expect_won(start: Position, pos: Position, expected: dict[str, int]) -> None:
    """Advantages more than at the start."""
    assert {letter: advantages(pos, letter) - advantages(start, letter) for letter in expected} == expected


def expect_seen(start: Position, pos: Position, expected: list[list[str]]) -> None:
    """Who sees what in whose hand."""
    for viewer, letter, text in expected:
        assert seen(pos, viewer, letter) == text.split(), (viewer, letter)


def expect_bottom(start: Position, pos: Position, expected: dict[str, str]) -> None:
    """Who knows what of the bottom of the avatar pile."""
    assert {viewer: " ".join(shown(pos, viewer)["bottom"]) for viewer in expected} == expected


def held_avatars(pos: Position) -> str:
    return "".join(letter for letter in LETTERS[: pos.seats] if avatar(pos, letter))


def outcome(pos: Position) -> Any:
    assert pos.outcome is not None
    return pos.outcome


FOUND: Final[dict[str, Callable[[Position, Position, Any], None]]] = {
    "pile": one(lambda start, pos: len(pile(pos))),
    "pile_change": one(lambda start, pos: len(pile(pos)) - len(pile(start))),
    "stock": one(lambda start, pos: counter(pos, "stock")),
    "avatar_pile": one(lambda start, pos: len(cards(pos, "avatar pile"))),
    "discard": one(lambda start, pos: " ".join(cards(pos, "discard"))),
    "discarded": one(discarded),
    "counts": each(lambda pos, letter: len(hand(pos, letter).split())),
    "hands": each(hand),
    "posed": each(posed),
    "advantages": each(advantages),
    "avatars_held": one(lambda start, pos: held_avatars(pos)),
    "announced": each(lambda pos, letter: shown(pos)["players"][LETTERS.index(letter)]["exchange"]),
    "turn": one(lambda start, pos: asked(pos)),
    "question": one(lambda start, pos: question(pos)),
    "scores": each(lambda pos, letter: outcome(pos).scores[LETTERS.index(letter)]),
    "winners": one(lambda start, pos: "".join(LETTERS[seat] for seat in outcome(pos).winners)),
    "ranks": one(lambda start, pos: list(outcome(pos).ranks)),
    "legal": expect_legal,
    "illegal": expect_illegal,
    "gain": expect_gain,
    "won": expect_won,
    "seen": expect_seen,
    "bottom": expect_bottom,
}
