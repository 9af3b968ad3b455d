"""What a seat sees of Héros un jour, héros toujours as a row of numbers, itself first and the others in turn order."""

from __future__ import annotations

from typing import Final

from ....engine.knowledge import Seen
from ..rules.content import AVATAR, CHALLENGE, DEFECT, EXCHANGE_1, PREJUDICE, SUN
from ..rules.position import FIRST, OWN, POSED, REQUEST, REQUESTS, SHOWN, STOCK, TURN

SEATS: Final = 6
FACES: Final = 13 + 12


def features(seen: Seen) -> list[float]:
    """Known cards and sizes by player, the discard by face, the piles, and what this turn is about.

    A spectator sees the table from seat 0, without a hand.
    """
    n = seen.seats
    me = max(seen.seat, 0)
    row: list[float] = []
    for step in range(SEATS):
        row += player(seen, (me + step) % n) if step < n else [0.0] * (FACES + 12 + 12 + 8)
    row += discard(seen)
    counters = seen.counters
    row += [len(seen.zones[3 * n]) / 142, len(seen.zones[3 * n + 1]) / 12, counters[STOCK] / 26]
    row += [counters[REQUESTS] / SEATS, float(counters[POSED]), float(counters[FIRST] == me), n / SEATS]
    row += one_hot((counters[TURN] - me) % n, SEATS)
    row += one_hot(counters[REQUEST] - 1, 12)
    row += shown(counters[SHOWN] - 1)
    return row


def player(seen: Seen, seat: int) -> list[float]:
    """Hand and avatar as far as they are known, what is posed, and the public numbers."""
    n = seen.seats
    held = [0.0] * FACES
    for card in seen.zones[seat].cards:
        if card >= 0:
            held[card if card <= SUN else card - int(DEFECT) + 13] += 1 / 7
    avatar = seen.zones[n + seat].cards
    row = held + one_hot(avatar[0] - int(AVATAR) if avatar else -1, 12)
    posed = [0.0] * 12
    for card in seen.zones[2 * n + seat].cards:
        posed[card - int(AVATAR)] = 1.0
    own = int(OWN)
    answer = seen.counters[own + n + seat]
    row += [*posed, len(seen.zones[seat]) / 40, float(bool(avatar)), seen.counters[own + seat] / 26]
    return [*row, *one_hot(answer - 1, 3), seen.counters[own + 2 * n + seat] / 3, float(seat == seen.counters[TURN])]


def discard(seen: Seen) -> list[float]:
    """How much of each face has gone."""
    gone = [0.0] * (FACES + 12 + 12 + 4)
    for card in seen.zones[3 * seen.seats + 2].cards:
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
    sort = min(card - int(PREJUDICE), 32) // 16 if card < EXCHANGE_1 else card - int(EXCHANGE_1) + 2
    return one_hot(sort, 6) + one_hot(card & 15 if card < EXCHANGE_1 else -1, 12)


def one_hot(number: int, size: int) -> list[float]:
    return [1.0 if place == number else 0.0 for place in range(size)]
