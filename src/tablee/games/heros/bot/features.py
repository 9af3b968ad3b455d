"""What a seat sees of Héros un jour, héros toujours as a row of numbers, itself first and the others in turn order."""

from __future__ import annotations

from typing import Final

from ....engine.knowledge import Seen
from ..rules.content import AVATAR, CHALLENGE, DEFECT, EXCHANGE_1, PREJUDICE, SUN
from ..rules.position import HerosConfig

SEATS: Final = 6
FACES: Final = 13 + 12
PLAYER: Final = FACES + 12 + 12 + 8


def features(seen: Seen) -> list[float]:
    """Known cards and sizes by player, the discard by face, the piles, and what this turn is about.

    A spectator sees the table from seat 0, without a hand.
    """
    config = seen.config
    assert isinstance(config, HerosConfig)
    n, layout, counters = seen.seats, config.layout, seen.counters
    me = max(seen.seat, 0)
    row: list[float] = []
    for step in range(SEATS):
        row += player(seen, config, (me + step) % n) if step < n else [0.0] * PLAYER
    row += discard(seen.zones[layout.discard].cards)
    row += [len(seen.zones[layout.draw_pile]) / len(config.deck), len(seen.zones[layout.avatar_pile]) / 12]
    row += [counters[layout.stock] / max(1, int(config.cards.advantages)), counters[layout.requests] / SEATS]
    row += [float(counters[layout.has_posed]), float(counters[layout.first] == me), n / SEATS]
    row += one_hot((counters[layout.turn] - me) % n, SEATS)
    row += one_hot(counters[layout.request] - 1, 12)
    row += shown(counters[layout.shown] - 1)
    return row


def player(seen: Seen, config: HerosConfig, seat: int) -> list[float]:
    """Hand and avatar as far as they are known, what is posed, and the public numbers."""
    layout, counters = config.layout, seen.counters
    hand = seen.zones[layout.hand(seat)].cards
    held = [0.0] * FACES
    for card in hand:
        if card >= 0:
            held[place_of(card)] += 1 / 7
    avatar = seen.zones[layout.avatar(seat)].cards
    row = held + one_hot(avatar[0] - int(AVATAR) if avatar else -1, 12)
    posed = [0.0] * 12
    for card in seen.zones[layout.posed(seat)].cards:
        posed[card - int(AVATAR)] = 1.0
    advantages = counters[layout.advantages(seat)] / max(1, int(config.cards.advantages))
    row += [*posed, len(hand) / 40, float(bool(avatar)), advantages, *one_hot(counters[layout.answer(seat)] - 1, 3)]
    return [*row, counters[layout.announced(seat)] / 3, float(seat == counters[layout.turn])]


def discard(cards: list[int]) -> list[float]:
    """How much of each face has gone."""
    gone = [0.0] * (FACES + 12 + 12 + 4)
    for card in cards:
        gone[place_of(card)] += 1 / 7
    return gone


def place_of(card: int) -> int:
    """Faces in a row without gaps: virtues, sun, defects, prejudices, challenges, actions."""
    if card <= SUN:
        return card
    if card < PREJUDICE:
        return card - int(DEFECT) + 13
    if card < CHALLENGE:
        return card - int(PREJUDICE) + 25
    return card - int(CHALLENGE) + 37 if card < EXCHANGE_1 else card - int(EXCHANGE_1) + 49


def shown(card: int) -> list[float]:
    """The card read aloud this turn: which sort of event, and which virtue it speaks of."""
    if card < 0:
        return [0.0] * 18
    if card < CHALLENGE:
        return one_hot(0, 6) + one_hot(card - int(PREJUDICE), 12)
    if card < EXCHANGE_1:
        return one_hot(1, 6) + one_hot(card - int(CHALLENGE), 12)
    return one_hot(card - int(EXCHANGE_1) + 2, 6) + [0.0] * 12


def one_hot(number: int, size: int) -> list[float]:
    """A row with a 1 in one place, and none there if the place is out of it."""
    return [1.0 if place == number else 0.0 for place in range(size)]
