"""The ledger's worked examples, told in scenarios/*.toml: what is given, and what may be expected."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from tablee import Position
from tablee.games.heros import GAME
from tablee.testing.notation import LETTERS, asked, cards, counter, discarded, hand, question, shown, shown_of
from tablee.testing.scenarios import Expect, Scenarios, each, one, since

from .build import NOTATION, advantages, avatar, pile, play, posed, score, seen, table


def given(new: int = 0, **written: Any) -> Position:
    """A fresh match for so many players, or what is written (see `build.table`)."""
    return GAME.new(new, seed=1) if new else table(**written)


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


EXPECTS: Final[dict[str, Expect]] = {
    "pile": one(lambda pos: len(pile(pos))),
    "pile_change": since(lambda start, pos: len(pile(pos)) - len(pile(start))),
    "stock": one(lambda pos: counter(pos, "stock")),
    "avatar_pile": one(lambda pos: len(cards(pos, "avatar pile"))),
    "discard": one(lambda pos: " ".join(cards(pos, "discard"))),
    "discarded": since(discarded),
    "counts": each(lambda pos, letter: len(hand(pos, letter).split())),
    "hands": each(hand),
    "posed": each(posed),
    "advantages": each(advantages),
    "avatars_held": one(held_avatars),
    "announced": each(lambda pos, letter: shown_of(pos, letter)["exchange"]),
    "turn": one(asked),
    "question": one(question),
    "scores": each(lambda pos, letter: outcome(pos).scores[LETTERS.index(letter)]),
    "winners": one(lambda pos: "".join(LETTERS[seat] for seat in outcome(pos).winners)),
    "ranks": one(lambda pos: list(outcome(pos).ranks)),
    "gain": expect_gain,
    "won": expect_won,
    "seen": expect_seen,
    "bottom": expect_bottom,
}
SCENARIOS: Final = Scenarios(GAME, given, NOTATION, EXPECTS)


def test_every_worked_example_has_its_scenario() -> None:
    assert SCENARIOS.numbers == [f"ex-{number:02}" for number in range(1, 24)]


@pytest.mark.parametrize("path", SCENARIOS.paths, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    SCENARIOS.run(path)
