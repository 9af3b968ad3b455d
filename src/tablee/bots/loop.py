"""The engine's own loops, which do not leave compiled code: whole random matches, and play-outs by a policy."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ..engine.policy import Policy
from ..engine.position import Position
from ..engine.rng import Rng


def play_on(world: Position, policy: Policy[Any], rng: Rng, left: i64) -> None:
    """Let everybody in a world play on by a policy, for so many answers at most; below 0, to the end of the match."""
    while world.agenda and left:
        left -= 1
        top = world.agenda[-1]
        seat = top.first_asked(world)
        legal = top.legal(world, seat)
        if len(legal) == 1:
            world.step(seat, legal[0])
        else:
            world.step(seat, policy.pick(world, seat, legal, rng))


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
