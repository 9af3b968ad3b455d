"""Positions of puzzles: how they are kept, and whether they still show the seat what they did."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from ..engine.errors import TableeError
from ..engine.game import Game
from ..engine.knowledge import board
from ..engine.lessons.puzzles import Puzzle
from ..engine.position import Position


class BadPuzzle(TableeError):
    """A puzzle that a game does not have, or that a former build made."""


def position_of(world: Position) -> dict[str, Any]:
    """A dump of a world that a seat imagines, without its log and without counters that are 0."""
    dump: dict[str, Any] = world.dump()
    del dump["log"]
    return {**dump, "counters": {name: value for name, value in dump["counters"].items() if value}}


def shown(pos: Position, seat: int) -> str:
    """A digest of what a seat is shown of a position: the places and counters, the question, what is legal."""
    asked = [type(pos.agenda[-1]).__name__, [pos.name(action) for action in pos.legal(seat)]]
    seen = msgspec.json.encode([board(pos, seat), asked], order="sorted")
    return blake2b(seen, digest_size=8).hexdigest()


def open_puzzle(game: Game, puzzle: Puzzle) -> Position:
    """The position of a puzzle; BadPuzzle if this build would show or ask something else than was searched."""
    try:
        pos = game.load(puzzle.position)
    except TableeError as error:
        raise _former(game, puzzle, str(error)) from None
    if shown(pos, puzzle.seat) != puzzle.shown:
        raise _former(game, puzzle, "the table looks different")
    return pos


def _former(game: Game, puzzle: Puzzle, why: str) -> BadPuzzle:
    wrong = BadPuzzle(f"puzzle “{puzzle.id}” of {game.id} was made by another build: {why}"[:300])
    wrong.saying("fault-puzzle-former", game=game.id, puzzle=puzzle.id)
    return wrong
