"""The engine's own loop: whole random matches without leaving compiled code."""

from __future__ import annotations

from ..engine.position import Position
from ..engine.rng import Rng


def random_move(pos: Position, rng: Rng) -> None:
    """One uniformly random legal answer of the lowest seat that owes one."""
    top = pos.agenda[-1]
    seat = top.first_asked(pos)
    top.answer(pos, seat, top.pick(pos, seat, rng))


def playouts(start: Position, matches: int, rng: Rng) -> int:
    """Play `matches` random matches to their end, each from a fresh deal of `start`; the number of decisions made."""
    decisions = 0
    for _ in range(matches):
        pos = start.quiet()
        pos.rng = rng.fork()
        while pos.agenda:
            random_move(pos, rng)
            decisions += 1
        pos.returns()
    return decisions
