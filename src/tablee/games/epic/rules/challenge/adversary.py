"""Facing the Adversary, and the turn of its card (EPIC-112 to 126)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....engine.events import pack
from ..content import count_of
from ..layout import ANTIHEROES, BEAT_FINAL, FACED, FACED_FINAL, FACED_FRONT, HEROES, TURNED
from ..position import NOBODY, Epic
from ..triggers import adversary_gains

HERO_GIFT: Final[i64] = 2
ANTI_GIFT: Final[i64] = 3


def is_final(face: i64) -> bool:
    """Whether a face is the Final one: those have odd numbers."""
    return face % 2 == 1


def succeed_against(pos: Epic, seat: i64, face: i64, margin: i64) -> None:
    """Beat the Adversary: it loses 1 experience for every point above the difficulty (EPIC-118, 126).

    The front gives a card, the Final points.
    """
    adversary_gains(pos, -margin)
    if is_final(face):
        mark(pos, seat, FACED_FINAL | BEAT_FINAL)
    else:
        gifts = pos.cards.path_gifts[2 * face]
        pos.draw_cards(seat, HEROES, count_of(gifts, HERO_GIFT))
        pos.draw_cards(seat, ANTIHEROES, count_of(gifts, ANTI_GIFT))
        face_front(pos, seat)


def fail_against(pos: Epic, seat: i64, face: i64) -> None:
    """Fail against the Adversary: it is faced, and nothing else happens (EPIC-119)."""
    if is_final(face):
        mark(pos, seat, FACED_FINAL)
    else:
        face_front(pos, seat)


def mark(pos: Epic, seat: i64, what: i64) -> None:
    """Remember whom a player has faced."""
    pos.set_own(FACED, seat, pos.own(FACED, seat) | what)


def face_front(pos: Epic, seat: i64) -> None:
    """Remember that a player has faced the front; when everybody has, the card is turned at once (EPIC-120)."""
    mark(pos, seat, FACED_FRONT)
    missing = False
    for other in range(pos.seats):
        if not pos.faced(other, FACED_FRONT):
            missing = True
    if not missing:
        turn_card(pos)


def turn_card(pos: Epic) -> None:
    """Turn the Final face up for the rest of the game; the experience stays on it (EPIC-120, 125)."""
    if pos.counters[TURNED] == 0:
        pos.counters[TURNED] = 1
        if pos.telling:
            pos.tell("turned", NOBODY, [], [pack(pos.opposition.card(0))])
