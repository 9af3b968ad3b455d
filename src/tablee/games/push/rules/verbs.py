"""What a seat can say in Push 'em up!: the verbs, in the order that numbers their actions."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.verb import Verb, Vocabulary

# Names count columns and steps from 1, and the parts of an action count them from 0.
COLUMN: Final = {"column": 1}

TEAM: Final = Verb("team", team=4)
THREE_STARTERS: Final = Verb("starters3", low=10, middle=10, high=10)
TWO_STARTERS: Final = Verb("starters2", low=10, high=10)
PLACE: Final = Verb("place", COLUMN, value=10, column=8)
PAIR: Final = Verb("pair", COLUMN, value=10, column=8)
RUN: Final = Verb("run", COLUMN, low=10, column=8)
PUSH_UP: Final = Verb("push", COLUMN, column=8)
SUPER_PUSH: Final = Verb("superpush", {"column": 1, "steps": 1}, column=8, steps=3)
DISCARD: Final = Verb("discard", value=12)
VOCABULARY: Final = Vocabulary(
    [TEAM, THREE_STARTERS, TWO_STARTERS, PLACE, PAIR, RUN, PUSH_UP, SUPER_PUSH, DISCARD],
)

# The rule that refuses a value which a verb does not count to: a Push among the starters or in a column, four steps.
BOUNDS: Final = {
    "team": "PUSH-002",
    "starters3": "PUSH-007",
    "starters2": "PUSH-007",
    "place.value": "PUSH-020",
    "pair.value": "PUSH-050",
    "run.low": "PUSH-060",
    "superpush.steps": "PUSH-141",
    "discard": "PUSH-080",
} | {f"{verb.name}.column": "PUSH-010" for verb in (PLACE, PAIR, RUN, PUSH_UP, SUPER_PUSH)}

# Each value on the first column. The column is the last part, so that adding one to the action is the next column.
PLACE_FIRST: Final = vec[i64]([PLACE.of(value) for value in range(10)])
PAIR_FIRST: Final = vec[i64]([PAIR.of(value) for value in range(10)])
RUN_FIRST: Final = vec[i64]([RUN.of(low) for low in range(10)])
PUSH_UP_FIRST: Final[i64] = PUSH_UP.of(0)

# The Super Push of each column by one step, and the discard of a 0: the next action is one step, or one value, more.
SUPER_PUSH_FIRST: Final = vec[i64]([SUPER_PUSH.of(column) for column in range(8)])
DISCARD_FIRST: Final[i64] = DISCARD.of(0)


def column_of(action: i64) -> i64:
    """The column that an action bears on, or -1 when it bears on none."""
    if PLACE.covers(action):
        return PLACE.part(action, 1)
    if PAIR.covers(action):
        return PAIR.part(action, 1)
    if RUN.covers(action):
        return RUN.part(action, 1)
    if PUSH_UP.covers(action):
        return PUSH_UP.part(action)
    return SUPER_PUSH.part(action) if SUPER_PUSH.covers(action) else -1


def starter_values(action: i64) -> list[int]:
    """The values of a choice of starters, in rising order."""
    if THREE_STARTERS.covers(action):
        return [int(THREE_STARTERS.part(action, n)) for n in range(3)]
    return [int(TWO_STARTERS.part(action, n)) for n in range(2)]
