"""The clauses of a pact: who gives what to whom, each clause in one number, which a counter can hold (CONAN-1205)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..position import Conan

# What is given. The value is an amount, an Object counted from 0, a category from 0 (3 for any), or a card; 0 is no clause.
GLORY: Final[i64] = 1
AN_OBJECT: Final[i64] = 2
A_CATEGORY: Final[i64] = 3
A_NAME: Final[i64] = 4


def direction(giver: i64, taker: i64) -> i64:
    """Who gives to whom, in one number: the tag of a card that a pact offers."""
    return 4 * giver + taker


def direction_giver(going: i64) -> i64:
    """Who gives."""
    return going // 4


def direction_taker(going: i64) -> i64:
    """Who gets."""
    return going % 4


def clause(giver: i64, taker: i64, sort: i64, value: i64) -> i64:
    """A clause from its parts."""
    return (direction(giver, taker) * 8 + sort) * 128 + value


def direction_of(clause: i64) -> i64:
    """Who gives to whom by a clause."""
    return clause // 1024


def giver_of(clause: i64) -> i64:
    """Who gives by a clause."""
    return direction_giver(direction_of(clause))


def taker_of(clause: i64) -> i64:
    """Who gets by a clause."""
    return direction_taker(direction_of(clause))


def sort_of(clause: i64) -> i64:
    """What is given: `GLORY`, `AN_OBJECT`, `A_CATEGORY` or `A_NAME`."""
    return clause // 128 % 8


def value_of(clause: i64) -> i64:
    """How much, or which."""
    return clause % 128


def clauses(pos: Conan) -> list[int]:
    """The clauses of the pact that waits for its answers."""
    return [int(pos.counters[number]) for number in pos.layout.clauses if pos.counters[number]]


def set_clauses(pos: Conan, agreed: list[int]) -> None:
    """Keep the clauses of a pact, at most as many as there are counters; none when it is over."""
    place: i64 = 0
    for number in pos.layout.clauses:
        pos.counters[number] = agreed[place] if place < len(agreed) else 0
        place += 1


def owed(agreed: list[int], giver: i64) -> i64:
    """The glory that a party gives by some clauses."""
    found: i64 = 0
    for made in agreed:
        if giver_of(made) == giver and sort_of(made) == GLORY:
            found += value_of(made)
    return found
