"""What a Leader can be doing in its turn, and the actions that begin it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .verbs import DOING_VERBS, VOCABULARY

# The seven things that a Leader may choose to do, the step past a watchtower, and the Impossibility procedure.
DOINGS: Final = ("", "sow", "develop", "tunnel", "recruit", "surveillance", "escape", "struggle", "step", "impossible")
SOWING: Final[i64] = 1
DEVELOPING: Final[i64] = 2
TUNNELLING: Final[i64] = 3
RECRUITING: Final[i64] = 4
WATCHING: Final[i64] = 5
ESCAPING: Final[i64] = 6
STRUGGLING: Final[i64] = 7
STEPPING: Final[i64] = 8
STUCK: Final[i64] = 9


DOING_BY_ACTION: Final = vec[i64](
    [
        next((doing for doing, verb in enumerate(DOING_VERBS, 1) if verb.covers(action)), 0)
        for action in range(VOCABULARY.size)
    ]
)


def action_of(doing: i64, step: i64) -> i64:
    """The action by which a Leader begins one of the seven things, on its cell (step 0) or after a step (1)."""
    return DOING_VERBS[doing - 1].of(step)


def doing_of(action: i64) -> i64:
    """Which of the seven things an action begins; 0 for any other action."""
    return DOING_BY_ACTION[action]


def steps_first(action: i64) -> bool:
    """Whether the Leader steps before what it chose to do."""
    return DOING_VERBS[doing_of(action) - 1].part(action) == 1
