"""Every shipped puzzle opens as it was searched, has a legal solution, and shows nothing that its seat may not know."""

from __future__ import annotations

from importlib import resources
from typing import Any, Final

import msgspec
import pytest

import tablee
from tablee import Rng
from tablee.engine.lessons.puzzles import FILE, FOLDER, Puzzle
from tablee.puzzles import BadPuzzle, daily, find_puzzle, first_rating, near, open_puzzle, scene_of, solve
from tablee.puzzles.solving import shown_to

GAMES: Final = [name for name in tablee.list_games() if len(tablee.game(name).puzzles)]
MOST_BYTES: Final = 300_000


@pytest.mark.parametrize("name", GAMES)
def test_the_file_of_puzzles_is_small(name: str) -> None:
    file = resources.files(tablee.game(name).package).joinpath(FOLDER, FILE)
    assert len(file.read_bytes()) <= MOST_BYTES


def first(name: str = "push") -> Puzzle:
    return tablee.game(name).puzzles.puzzles[0]


@pytest.mark.parametrize("name", GAMES)
def test_every_puzzle_opens_and_its_solution_is_legal_and_the_best(name: str) -> None:
    game = tablee.game(name)
    assert len({puzzle.id for puzzle in game.puzzles}) == len(game.puzzles)
    for puzzle in game.puzzles:
        pos = open_puzzle(game, puzzle)
        legal = [pos.name(action) for action in pos.legal(puzzle.seat)]
        assert puzzle.best.action in legal
        assert puzzle.second.action in legal
        assert len(legal) >= 3
        assert puzzle.margin.low > 0
        assert puzzle.least > 0
        assert puzzle.best.chance.value > puzzle.second.chance.value
        assert puzzle.finds["easy"] < 0.5


@pytest.mark.parametrize("name", GAMES)
def test_the_solution_is_right_and_its_reasons_have_words_and_anything_else_is_not(name: str) -> None:
    game = tablee.game(name)
    for puzzle in game.puzzles.puzzles[:12]:
        solution = solve(game, puzzle, puzzle.best.action)
        assert solution.right
        assert not solve(game, puzzle, puzzle.second.action).right
        assert all(game.texts.has("fr", reason.key) for reason in solution.why)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_puzzle_shows_is_made_of_what_its_seat_may_know(name: str) -> None:
    """A world that the seat cannot tell from the stored one is shown alike, and nothing shown before tells the answer."""
    game = tablee.game(name)
    for number, puzzle in enumerate(game.puzzles.puzzles[:20]):
        other = open_puzzle(game, puzzle).resample(puzzle.seat, Rng(number))
        assert shown_to(other, puzzle) == scene_of(game, puzzle)
        told = set(msgspec.to_builtins(scene_of(game, puzzle)))
        assert told == {"id", "seat", "options", "view", "board"}


def test_a_puzzle_of_another_build_is_refused_by_name() -> None:
    game, puzzle = tablee.game("push"), first()
    former = {**puzzle.position, "rules_version": 10**6}
    unlike = msgspec.structs.replace(puzzle, shown="0" * 16)
    for wrong in (msgspec.structs.replace(puzzle, position=former), unlike):
        with pytest.raises(BadPuzzle, match=puzzle.id):
            open_puzzle(game, wrong)


def test_what_is_no_puzzle_and_what_is_not_allowed_is_refused() -> None:
    game = tablee.game("push")
    with pytest.raises(BadPuzzle, match="no puzzle"):
        find_puzzle(game, "flying")
    for wrong in ({"verb": "fly"}, {"verb": "place", "value": 99, "column": 1}, {}):
        with pytest.raises(BadPuzzle, match="not allowed"):
            solve(game, first(), wrong)


def test_a_variant_has_no_puzzles() -> None:
    game = tablee.game("epic")
    changed: dict[str, Any] = {"text": {"en": {"title": "Another"}}}
    assert len(game.amended(changed).puzzles) == 0


def test_the_next_puzzle_is_near_a_rating_and_new_and_a_day_has_one_for_all() -> None:
    game = tablee.game("push")
    ratings = {puzzle.id: first_rating(puzzle) for puzzle in game.puzzles}
    easiest, hardest = min(ratings.values()), max(ratings.values())
    low, high = near(game, 0, ()), near(game, 9999, ())
    assert low is not None
    assert high is not None
    assert ratings[low.id] == easiest < ratings[high.id] == hardest
    again = near(game, 0, {low.id})
    assert again is not None
    assert again.id != low.id
    days = [daily(game, f"2026-11-{day:02}") for day in range(1, 29)]
    assert days[0] == daily(game, "2026-11-01")
    assert len({puzzle.id for puzzle in days if puzzle}) > 10
