"""Standing orders for the response windows: what is answered for a player who does not want to be asked each time.

The answer is a pass like any other (EPIC-071). What an order says is read from public facts alone: that somebody is asked,
and takes their time, tells nothing of what they hold.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..rules.challenge.attempt import current_difficulty, current_result
from ..rules.challenge.stack import owner_of
from ..rules.layout import FACING
from ..rules.position import Epic
from ..rules.verbs import PASS

# What one card of another player changes at the most, but for those that count something or roll anew.
MOST_GAIN: Final = 3
MOST_LOSS: Final = 2


def ask(pos: Epic, seat: int) -> int | None:
    """The person is asked whenever there is a choice."""
    return None


def own(pos: Epic, seat: int) -> int | None:
    """Pass unless it is one's own turn, or somebody has responded to one's card."""
    return None if concerned(pos, seat) else int(PASS.of())


def reach(pos: Epic, seat: int) -> int | None:
    """Pass unless it concerns one, the Adversary is faced, cards wait on the stack, or one more could turn the outcome."""
    return None if concerned(pos, seat) or in_reach(pos) else int(PASS.of())


def never(pos: Epic, seat: int) -> int | None:
    """Pass in every window."""
    return int(PASS.of())


def concerned(pos: Epic, seat: int) -> bool:
    """Whether it is the player's own turn, or somebody has responded to a card of theirs."""
    answered = range(len(pos.stack) - 1)
    return seat == pos.active or any(owner_of(pos.stack.tag(place)) == seat for place in answered)


def in_reach(pos: Epic) -> bool:
    """Whether a card of somebody else's could matter to the Challenge that is being faced."""
    face = pos.counters[FACING]
    if face == 0:
        return False
    margin = current_result(pos) - current_difficulty(pos)
    return pos.cards.is_adversary(face) or len(pos.stack) > 0 or -MOST_GAIN <= margin < MOST_LOSS


ORDERS: Final[dict[str, Callable[[Epic, int], int | None]]] = {"ask": ask, "own": own, "reach": reach, "never": never}
