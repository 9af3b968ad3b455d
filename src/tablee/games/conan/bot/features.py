"""What a seat sees of Conan as a row of numbers, itself first and the others in turn order."""

from __future__ import annotations

from typing import Final

from ....engine.knowledge import Seen
from ..rules.content import ADVENTURES, FACES
from ..rules.position import FACE_UP, FIRST, LAP, OWN, OWN_NAMES, PHASE, PHASES, RECEIVED, ROUND

SEATS: Final = 4
PLAYER: Final = int(FACES) * 5 + len(OWN_NAMES) + 2


def features(seen: Seen) -> list[float]:
    """Known cards by player, the discard by face, the Adventures with their Challenges, the piles and the phase.

    A spectator sees the table from seat 0, without a hand.
    """
    n = seen.seats
    me = max(seen.seat, 0)
    row: list[float] = []
    for step in range(SEATS):
        row += player(seen, (me + step) % n) if step < n else [0.0] * PLAYER
    row += counted(seen, 6 * n + 2) + counted(seen, 6 * n + 3) + counted(seen, 6 * n + 5)
    row += on_adventures(seen)
    counters = seen.counters
    row += [len(seen.zones[6 * n]) / 90, len(seen.zones[6 * n + 1]) / 10, counters[ROUND] / 20, counters[LAP] / 10]
    row += [1.0 if counters[PHASE] == phase else 0.0 for phase in range(len(PHASES))]
    return [*row, *[1.0 if (counters[FIRST] - me) % n == step else 0.0 for step in range(SEATS)]]


def player(seen: Seen, seat: int) -> list[float]:
    """Hand, laid cards, hero and Allies, Objects, accomplished Adventures as far as they are known, and the counters."""
    n = seen.seats
    row = counted(seen, seat) + counted(seen, n + seat) + counted(seen, 2 * n + seat, 3 * n + seat)
    row += counted(seen, 4 * n + seat) + counted(seen, 5 * n + seat)
    row += [seen.counters[int(OWN) + what * n + seat] / 30 for what in range(len(OWN_NAMES))]
    return [*row, len(seen.zones[seat]) / 20, len(seen.zones[n + seat]) / 3]


def counted(seen: Seen, *zones: int) -> list[float]:
    """How many of each face lie there, as far as they are known."""
    found = [0.0] * int(FACES)
    for zone in zones:
        for card in seen.zones[zone].cards:
            if card >= 0:
                found[card] += 1.0
    return found


def on_adventures(seen: Seen) -> list[float]:
    """Challenges received by each Adventure, and carried by owner; those turned up."""
    size = int(ADVENTURES)
    carried = [0.0] * (5 * size)
    for tag in seen.zones[6 * seen.seats + 4].tags:
        place = tag & ~int(FACE_UP)
        carried[place] += 0.2
        carried[4 * size + place // 4] += 0.2 if tag & int(FACE_UP) else 0.0
    return [seen.counters[int(RECEIVED) + number] / 5 for number in range(size)] + carried
