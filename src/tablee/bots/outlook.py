"""What an answer comes to by the end of the match beside another: a reason where the game's own rules of thumb have none."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from ..engine.offers import Reason
from ..engine.policy import Policy
from ..engine.position import Position
from ..engine.rng import Rng
from .base import Perspective
from .loop import play_on

ERRORS: Final = 3.0
"""Several lines are looked at: one is told of only if it lies so many standard errors beyond nothing."""


def outlook(perspective: Perspective, better: int, other: int, worlds: int, rng: Rng) -> list[Reason]:
    """The line of the score sheet in which one answer is most surely better than another; none where nothing is sure.

    Both are played on to the end of the match by the game's policy, in the same imagined worlds and with the same luck.
    """
    policy = perspective.world.config.game.policy()
    gaps: dict[str, list[int]] = {}
    for _ in range(worlds):
        world, luck = perspective.imagine(rng), rng.fork()
        after = [ledger_after(perspective, world, answer, policy, luck.copy()) for answer in (better, other)]
        for line, number in after[0].items():
            gaps.setdefault(line, []).append(number - after[1].get(line, number))
    sure = [line for line, found in gaps.items() if is_sure(found)]
    if not sure:
        return []
    line = max(sure, key=lambda each: standard_errors(gaps[each]))
    amount = round(sum(gaps[line]) / worlds)
    less = perspective.world.config.game.ledger.is_worse(line)
    return [Reason("why-outlook-less" if less else "why-outlook-more", {"line": f"ledger-{line}", "amount": amount})]


def ledger_after(perspective: Perspective, world: Position, answer: int, policy: Policy[Any], rng: Rng) -> dict[str, int]:
    """What the score sheet counts for a seat once everybody has played on after its answer; of what is bad, the negative."""
    seat, end = int(perspective.seat), world.quiet()
    end.step(seat, answer)
    play_on(end, policy, rng, -1)
    found: dict[str, int] = end.config.game.ledger.of(end.result(), seat)
    return found


def standard_errors(gaps: list[int]) -> float:
    """How many standard errors the mean of some differences lies above nothing.

    >>> standard_errors([2, 2, 2, 2]), standard_errors([1, -1, 1, -1])
    (inf, 0.0)
    """
    n = len(gaps)
    mean = sum(gaps) / n
    spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, n - 1)
    return mean / sqrt(spread / n) if spread else (float("inf") if mean > 0 else 0.0)


def is_sure(gaps: list[int]) -> bool:
    """Whether the mean of some differences is at least a half, which is told as one, and beyond doubt."""
    return sum(gaps) >= 0.5 * len(gaps) and standard_errors(gaps) >= ERRORS
