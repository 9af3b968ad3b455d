"""The ledger's worked examples, told in scenarios/*.toml: what is given, and what may be expected."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tablee import Position
from tablee.games.conan import GAME
from tablee.testing.notation import asked, cards, discarded, events, hand, of, question, shown, shown_of
from tablee.testing.scenarios import Expect, Scenarios, each, one, since

from .build import NOTATION, glory, on, seen, stands, table, values


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


EXPECTS: Final[dict[str, Expect]] = {
    "glory": each(glory),
    "hands": each(hand),
    "stands": each(stands),
    "allies": each(lambda pos, letter: of(pos, letter, "allies")),
    "accomplished": each(lambda pos, letter: of(pos, letter, "accomplished")),
    "waiting": each(lambda pos, letter: shown_of(pos, letter)["waiting"]),
    "on": each(on),
    "adventures": one(lambda pos: " ".join(cards(pos, "adventures"))),
    "totals": one(totals),
    "discarded": since(discarded),
    "turn": one(asked),
    "question": one(question),
    "phase": one(lambda pos: shown(pos)["phase"]),
    "bids": expect_bids,
    "seen": expect_seen,
}
SCENARIOS: Final = Scenarios(GAME, table, NOTATION, EXPECTS)


def test_every_worked_example_has_its_scenario() -> None:
    """All but the first: who begins is chosen by a deal, and tested there (CONAN-104)."""
    assert SCENARIOS.numbers == [f"ex-{number:02}" for number in range(2, 21)]


@pytest.mark.parametrize("path", SCENARIOS.paths, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    SCENARIOS.run(path)
