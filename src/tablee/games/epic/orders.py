"""Standing orders for the response windows: what is answered for a player who does not want to be asked each time.

The answer is a pass like any other (EPIC-071), and the orders read only what the player sees.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .cards import is_adversary
from .challenge import current_difficulty, current_result
from .position import FACING, Epic
from .verbs import PASS

# What one card can change: 3 more at the most, 2 fewer.
MOST_GAIN: Final = 3
MOST_LOSS: Final = 2


def ask(pos: Epic, seat: int) -> int | None:
    """The person is asked whenever there is a choice."""
    return None


def own(pos: Epic, seat: int) -> int | None:
    """Pass unless it is one's own turn."""
    return None if seat == pos.active else int(PASS.base)


def reach(pos: Epic, seat: int) -> int | None:
    """Pass unless it is one's own turn, the Adversary is faced, or one card could still change the outcome."""
    if seat == pos.active:
        return None
    face = pos.counters[FACING]
    if face == 0:
        return int(PASS.base)
    margin = current_result(pos) - current_difficulty(pos)
    return None if is_adversary(face) or -MOST_GAIN <= margin < MOST_LOSS else int(PASS.base)


ORDERS: Final[dict[str, Callable[[Epic, int], int | None]]] = {"ask": ask, "own": own, "reach": reach}
