"""The ledger's worked examples, told in scenarios/*.toml and read by one small interpreter.

A scenario has a title, the rules it shows, what is given, and cases. A case may change what is given; it says what is
`legal` and `illegal` (by which rule) at first, the `moves`, and what is expected `then`. See `build.py` for the notation.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from tablee import Position

from .build import allowed, begun, cards, column, columns, deck, hand, in_turn, play, refused, scores, sheet_row, table

SCENARIOS: Final = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


def test_every_worked_example_has_its_scenario() -> None:
    assert [path.stem[:5] for path in SCENARIOS] == [f"we-{number:02}" for number in range(1, 26)]


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    scenario = tomllib.loads(path.read_text("utf-8"))
    assert set(scenario) == {"title", "rules", "given", "case"}
    assert all(rule.startswith("PUSH-") for rule in scenario["rules"])
    for case in scenario["case"]:
        run_case(scenario["given"] | case.pop("given", {}), case)


def run_case(given: dict[str, Any], case: dict[str, Any]) -> None:
    assert case.keys() & {"legal", "illegal", "then"}
    pos = begun(**given) if "starters" in given else table(**given)
    offered(pos, case.pop("legal", []), case.pop("illegal", {}))
    start = pos.clone()
    play(pos, *case.pop("moves", []))
    for what, expected in case.pop("then", {}).items():
        FOUND[what](start, pos, expected)
    assert not case, f"a case has no {set(case)}"


def offered(pos: Position, legal: list[str], illegal: dict[str, str]) -> None:
    for move in legal:
        assert allowed(pos, move), move
    for move, rule in illegal.items():
        assert refused(pos, move) == rule, move


# What a case may expect.


def expect_columns(start: Position, pos: Position, expected: dict[str, str]) -> None:
    for number, text in expected.items():
        assert column(pos, int(number)) == text


def expect_eliminated(start: Position, pos: Position, expected: str) -> None:
    """The cards eliminated since the start, in order."""
    assert cards(pos, "eliminated")[len(cards(start, "eliminated")) :] == expected.split()


def expect_length(start: Position, pos: Position, expected: dict[str, int]) -> None:
    """By how many cards columns have grown."""
    for number, growth in expected.items():
        grown = len(column(pos, int(number)).split()) - len(column(start, int(number)).split())
        assert grown == growth


def expect_legal(start: Position, pos: Position, expected: list[str]) -> None:
    offered(pos, expected, {})


def expect_illegal(start: Position, pos: Position, expected: dict[str, str]) -> None:
    offered(pos, [], expected)


def expect_hands(start: Position, pos: Position, expected: dict[str, str]) -> None:
    assert {letter: hand(pos, letter) for letter in expected} == {letter: text.split() for letter, text in expected.items()}


def expect_decks(start: Position, pos: Position, expected: dict[str, str]) -> None:
    assert {letter: deck(pos, letter) for letter in expected} == {letter: text.split() for letter, text in expected.items()}


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


def expect_scores(start: Position, pos: Position, expected: dict[str, int]) -> None:
    assert scores(pos) == expected


def expect_champion(start: Position, pos: Position, expected: str) -> None:
    assert pos.outcome is not None
    assert "".join(list(scores(pos))[seat] for seat in pos.outcome.winners) == expected


def expect_turn(start: Position, pos: Position, expected: str) -> None:
    """Whose turn it is; an empty name when the match is over."""
    assert in_turn(pos) == expected


def expect_own_cards(start: Position, pos: Position, expected: dict[str, int]) -> None:
    """How many heroes, Push and Super Push each player has in hand and deck together."""
    for letter in scores(pos):
        held = hand(pos, letter) + deck(pos, letter)
        counted = {"heroes": sum(card.isdigit() for card in held), "push": held.count("push"), "super": held.count("super")}
        assert counted == expected


def expect_sizes(start: Position, pos: Position, expected: dict[str, int]) -> None:
    for letter in scores(pos):
        assert {"hand": len(hand(pos, letter)), "deck": len(deck(pos, letter)), "columns": len(columns(pos))} == expected


FOUND: Final[dict[str, Callable[[Position, Position, Any], None]]] = {
    "columns": expect_columns,
    "eliminated": expect_eliminated,
    "length": expect_length,
    "legal": expect_legal,
    "illegal": expect_illegal,
    "hands": expect_hands,
    "decks": expect_decks,
    "totals": expect_totals,
    "winners": expect_winners,
    "card_points": expect_card_points,
    "scores": expect_scores,
    "champion": expect_champion,
    "turn": expect_turn,
    "own_cards": expect_own_cards,
    "sizes": expect_sizes,
}
