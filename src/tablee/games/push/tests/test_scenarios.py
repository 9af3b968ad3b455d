"""The ledger's worked examples, told in scenarios/*.toml: what is given, and what may be expected."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from tablee import Position
from tablee.games.push import GAME
from tablee.testing.scenarios import Expect, Scenarios, each, one

from .build import NOTATION, begun, cards, column, columns, deck, hand, in_turn, scores, sheet_row, table


def given(**written: Any) -> Position:
    """A match in its first turn after these starters, or what is written (see `build.table`)."""
    return begun(**written) if "starters" in written else table(**written)


def expect_eliminated(start: Position, pos: Position, expected: str) -> None:
    """The cards eliminated since the start, in order."""
    assert cards(pos, "eliminated")[len(cards(start, "eliminated")) :] == expected.split()


def expect_length(start: Position, pos: Position, expected: dict[str, int]) -> None:
    """By how many cards columns have grown."""
    for number, growth in expected.items():
        grown = len(column(pos, int(number)).split()) - len(column(start, int(number)).split())
        assert grown == growth


def expect_totals(start: Position, pos: Position, expected: dict[str, dict[str, int]]) -> None:
    """What each team weighs in a column, as everyone sees it."""
    seen: Any = pos.view(None)
    for number, totals in expected.items():
        shown = seen["table"]["totals"][int(number) - 1]
        assert {letter: shown[seat] for seat, letter in enumerate(scores(pos)) if letter in totals} == totals


def expect_winners(start: Position, pos: Position, expected: dict[str, str]) -> None:
    """Who won a column; an empty name is nobody."""
    assert {number: sheet_row(pos, int(number))[0] for number in expected} == expected


def expect_card_points(start: Position, pos: Position, expected: dict[str, dict[str, int]]) -> None:
    for number, points in expected.items():
        found = sheet_row(pos, int(number))[2]
        assert {letter: found[letter] for letter in points} == points


def expect_champion(start: Position, pos: Position, expected: str) -> None:
    assert pos.outcome is not None
    assert "".join(list(scores(pos))[seat] for seat in pos.outcome.winners) == expected


def expect_own_cards(start: Position, pos: Position, expected: dict[str, int]) -> None:
    """How many heroes, Push and Super Push each player has in hand and deck together."""
    for letter in scores(pos):
        held = hand(pos, letter) + deck(pos, letter)
        counted = {"heroes": sum(card.isdigit() for card in held), "push": held.count("push"), "super": held.count("super")}
        assert counted == expected


def expect_sizes(start: Position, pos: Position, expected: dict[str, int]) -> None:
    for letter in scores(pos):
        assert {"hand": len(hand(pos, letter)), "deck": len(deck(pos, letter)), "columns": len(columns(pos))} == expected


EXPECTS: Final[dict[str, Expect]] = {
    "columns": each(lambda pos, number: column(pos, int(number))),
    "eliminated": expect_eliminated,
    "length": expect_length,
    "hands": each(lambda pos, letter: " ".join(hand(pos, letter))),
    "decks": each(lambda pos, letter: " ".join(deck(pos, letter))),
    "totals": expect_totals,
    "winners": expect_winners,
    "card_points": expect_card_points,
    "scores": one(scores),
    "champion": expect_champion,
    "turn": one(in_turn),
    "own_cards": expect_own_cards,
    "sizes": expect_sizes,
}
SCENARIOS: Final = Scenarios(GAME, given, NOTATION, EXPECTS)


def test_every_worked_example_has_its_scenario() -> None:
    assert SCENARIOS.numbers == [f"we-{number:02}" for number in range(1, 26)]


@pytest.mark.parametrize("path", SCENARIOS.paths, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    SCENARIOS.run(path)
