"""Solving a puzzle: what the seat is shown, and what is told once it has answered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..engine.errors import IllegalMove
from ..engine.game import Game
from ..engine.knowledge import board
from ..engine.lessons.puzzles import Estimate, Puzzle
from ..engine.offers import Reason
from ..engine.position import Position
from ..telling import action_telling, plain, told_view
from .showing import BadPuzzle, open_puzzle


@dataclass(frozen=True)
class Scene:
    """A puzzle before it is answered: the table as the seat sees it, and nothing that tells the answer."""

    id: str
    seat: int
    options: dict[str, Any]
    view: dict[str, Any]
    board: dict[str, Any]


@dataclass(frozen=True)
class Told:
    """An answer with its worth and its chance of winning, and what its sentence speaks of."""

    named: dict[str, int | str]
    worth: Estimate
    chance: Estimate
    telling: dict[str, Any]


@dataclass(frozen=True)
class Solution:
    """What is told after an answer: whether it was the best, the two best with their chances, and why one would answer so."""

    right: bool
    best: Told
    second: Told
    margin: Estimate
    gain: Estimate
    least: float
    searches: int
    worlds: int
    finds: dict[str, float]
    why: list[Reason]


def find_puzzle(game: Game, name: str) -> Puzzle:
    """A puzzle by its id; BadPuzzle where there is none."""
    puzzle = game.puzzles.get(name)
    if puzzle is None:
        wrong = BadPuzzle(f"{game.id} has no puzzle “{name}”"[:200])
        wrong.saying("fault-puzzle", game=game.id, puzzle=name[:40])
        raise wrong
    return puzzle


def scene_of(game: Game, puzzle: Puzzle) -> Scene:
    """What the seat of a puzzle is shown; BadPuzzle if it was made by another build."""
    return shown_to(open_puzzle(game, puzzle), puzzle)


def shown_to(pos: Position, puzzle: Puzzle) -> Scene:
    """What the seat of a puzzle is shown of a position."""
    game, seat = pos.config.game, puzzle.seat
    chosen = game.chosen_options(pos.config.options, pos.seats)
    return Scene(puzzle.id, seat, chosen, told_view(game, plain(pos.view(seat))), board(pos, seat))


def solve(game: Game, puzzle: Puzzle, action: Mapping[str, object]) -> Solution:
    """Answer a puzzle; BadPuzzle where the rules do not allow that."""
    pos = open_puzzle(game, puzzle)
    try:
        pos.clone().play(puzzle.seat, action)
    except IllegalMove as refused:
        wrong = BadPuzzle(f"that is not allowed in puzzle “{puzzle.id}”: {refused.rule}")
        wrong.saying("fault-puzzle-act", rule=refused.rule)
        raise wrong from None
    best = number_of(pos, puzzle.seat, puzzle.best.action)
    view = plain(pos.view(puzzle.seat))
    both = (puzzle.best, puzzle.second)
    lines = [Told(line.action, line.worth, line.chance, action_telling(game, line.action, view)) for line in both]
    return Solution(
        right=dict(action) == puzzle.best.action,
        best=lines[0],
        second=lines[1],
        margin=puzzle.margin,
        gain=puzzle.gain,
        least=puzzle.least,
        searches=puzzle.searches,
        worlds=puzzle.worlds,
        finds=puzzle.finds,
        why=list(game.reasons(pos, puzzle.seat, best)) or puzzle.why,
    )


def number_of(pos: Position, seat: int, named: Mapping[str, object]) -> int:
    """The number of a legal action by its name."""
    return next(action for action in pos.legal(seat) if pos.name(action) == named)
