"""The tag of a card on the stack: who played it, and the card that a CANCEL aims at (EPIC-070, 074)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..verbs import FIRST_ACTION

SEATS: Final[i64] = 4
UNAIMED: Final[i64] = FIRST_ACTION - 1
"""The aim of a card that is played against no other."""


def stack_tag(seat: i64, aim: i64) -> i64:
    """The tag of a card that a player has aimed at another."""
    return seat + SEATS * (aim - UNAIMED)


def owner_of(tag: i64) -> i64:
    """Who played a card; of an Action, the challenger."""
    return tag % SEATS


def aim_of(tag: i64) -> i64:
    """The card that a card is played against, or UNAIMED."""
    return tag // SEATS + UNAIMED
