"""Puzzles: positions in which one answer is the best by far, shown from the seat that is to find it.

They are mined from matches of bots (`tablee puzzles mine GAME`) and stand in the game's folder (`puzzles/puzzles.jsonl`,
read as `game.puzzles`). What the searches were, and what makes a position a puzzle, is told in docs/puzzles.md.

>>> import tablee
>>> from tablee.puzzles import find_puzzle, open_puzzle, solve
>>> game = tablee.game("push")
>>> puzzle = game.puzzles.puzzles[0]
>>> pos = open_puzzle(game, find_puzzle(game, puzzle.id))
>>> puzzle.seat in pos.to_act
True
>>> solve(game, puzzle, puzzle.best.action).right
True
"""

from __future__ import annotations

from .choosing import daily, first_rating, near
from .showing import BadPuzzle, open_puzzle
from .solving import Scene, Solution, find_puzzle, scene_of, solve

__all__ = [
    "BadPuzzle",
    "Scene",
    "Solution",
    "daily",
    "find_puzzle",
    "first_rating",
    "near",
    "open_puzzle",
    "scene_of",
    "solve",
]
