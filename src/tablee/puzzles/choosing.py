"""Which puzzle comes next: one near a rating, and one a day that is the same for all."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from hashlib import blake2b
from math import log
from typing import Final

from ..engine.game import Game
from ..engine.lessons.puzzles import Puzzle

MIDDLE: Final = 1500.0
"""The rating of somebody of whom nothing is known, and of a puzzle that half of its solvers find."""
STEP: Final = 120.0
"""How much harder a puzzle is that bots find half as often, roughly."""


def first_rating(puzzle: Puzzle) -> float:
    """The rating of a puzzle before people have tried it, from how often weaker bots find it.

    The odds of the three bots are taken together, so that what none of them finds is the hardest.
    """
    finds = [puzzle.finds[bot] for bot in ("random", "easy", "normal")]
    mean = sum(min(0.96, max(0.04, share)) for share in finds) / len(finds)
    return round(MIDDLE - STEP * log(mean / (1.0 - mean), 2.0), 1)


def daily(game: Game, date: str) -> Puzzle | None:
    """The puzzle of a day (“2026-11-18”): the same for everybody who has the same puzzles; None where there are none."""
    if not len(game.puzzles):
        return None
    drawn = blake2b(f"{game.id}:{date}".encode(), digest_size=8, person=b"tablee-daily").digest()
    return game.puzzles.puzzles[int.from_bytes(drawn, "big") % len(game.puzzles)]


def near(game: Game, rating: float, tried: Collection[str], ratings: Mapping[str, float] | None = None) -> Puzzle | None:
    """The puzzle nearest to a rating of those not tried yet; when all are tried, the nearest of all."""
    known = ratings or {}
    left = [puzzle for puzzle in game.puzzles if puzzle.id not in tried] or game.puzzles.puzzles
    return min(left, key=lambda puzzle: abs(known.get(puzzle.id, first_rating(puzzle)) - rating), default=None)
