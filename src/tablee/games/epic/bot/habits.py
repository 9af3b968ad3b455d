"""Policies bent on purpose, to measure what a part of the game is worth: each leaves one thing undone, or overdoes it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..rules.challenge.windows import Respond
from ..rules.position import XP_PER_CLASS_LEVEL, Epic
from ..rules.verbs import ADD_DARK, EXPLORE_CARD, PLAY, STORE, stored_amount
from .policy import EpicPolicy

NEVER: Final = -1000.0
ALWAYS: Final = 1000.0


class Bright(EpicPolicy):
    """Adds no Dark Rune."""

    def adjusted(self, pos: Epic, seat: i64, action: i64, worth: float) -> float:
        return NEVER if ADD_DARK.covers(action) and ADD_DARK.part(action) > 0 else worth


class Settled(EpicPolicy):
    """Never Explores."""

    def adjusted(self, pos: Epic, seat: i64, action: i64, worth: float) -> float:
        return NEVER if EXPLORE_CARD.covers(action) else worth


class Thrifty(EpicPolicy):
    """Never stores experience on the Class."""

    def adjusted(self, pos: Epic, seat: i64, action: i64, worth: float) -> float:
        return NEVER if STORE.covers(action) else worth


class Devoted(EpicPolicy):
    """Stores experience on the Class as soon as that unlocks something, whatever else it could buy."""

    def adjusted(self, pos: Epic, seat: i64, action: i64, worth: float) -> float:
        if not STORE.covers(action):
            return worth
        before = pos.class_xp(seat)
        after = before + stored_amount(action)
        step = XP_PER_CLASS_LEVEL
        unlocks = after // step > before // step and after % step == 0
        return ALWAYS + worth if unlocks else NEVER


class Silent(EpicPolicy):
    """Answers nothing that another player does: no card in another's turn, neither for nor against."""

    def adjusted(self, pos: Epic, seat: i64, action: i64, worth: float) -> float:
        answers = isinstance(pos.agenda[-1], Respond) and seat != pos.active
        return NEVER if answers and PLAY.covers(action) else worth


class Pure(EpicPolicy):
    """Takes no Corruption where it can be helped: a level lost weighs as much as a whole path."""

    def __init__(self) -> None:
        super().__init__()
        self.purity = 4.0


class Alone(EpicPolicy):
    """Plays for the own score as if the Adversary did not matter."""

    def __init__(self) -> None:
        super().__init__()
        self.concern = 0.0


HABITS: Final = {
    "bright": Bright,
    "settled": Settled,
    "thrifty": Thrifty,
    "devoted": Devoted,
    "silent": Silent,
    "pure": Pure,
    "alone": Alone,
}
