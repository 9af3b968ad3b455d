"""What a seat sees of Epic Origins as a row of numbers, itself first and the others in turn order."""

from __future__ import annotations

from typing import Final

from ....engine.knowledge import Seen
from ..rules.content import FACES, count_of
from ..rules.position import (
    ACTED,
    ACTIVE,
    ADVERSARY_XP,
    BASE,
    CLASS_OFF,
    DARKS,
    DECKS_AT,
    DISCARDS_AT,
    ENDS_WITH,
    FACING,
    FINALS,
    FIRST_FACES,
    FIRST_RUNES,
    FREE_EXPLORES,
    HARDER,
    KIND,
    KINDS,
    MODIFIER,
    MOONS,
    OPPOSITION,
    OWN_NAMES,
    OWN_PLACES,
    PATH,
    PILES,
    REVEALED,
    ROLLED,
    ROWS_AT,
    SECOND_FACES,
    SECOND_RUNES,
    STACK,
    TURNED,
)
from ..rules.vocabulary import ICONS
from ..show.view import hero_of, own

SEATS: Final = 4
CARDS: Final = int(FACES)
OF_ROLL: Final = (FACING, PATH, ROLLED, BASE, FIRST_RUNES, FIRST_FACES, SECOND_RUNES, SECOND_FACES, DARKS, MOONS)
OF_TABLE: Final = (REVEALED, ADVERSARY_XP, TURNED, FINALS, ACTED, FREE_EXPLORES, MODIFIER, HARDER, CLASS_OFF)
PLAYER: Final = 3 * CARDS + len(ICONS) + len(OWN_NAMES) + 3
OPEN: Final = (
    *range(int(ROWS_AT), int(ROWS_AT) + 3),
    *range(int(DISCARDS_AT), int(DISCARDS_AT) + 6),
    int(OPPOSITION),
    int(STACK),
)


def features(seen: Seen) -> list[float]:
    """Cards by player and place as far as they are known, icons and counters, the table, the roll, whose turn it is.

    A spectator sees the table from seat 0, without a hand.
    """
    n = seen.seats
    me = max(seen.seat, 0)
    row: list[float] = []
    for step in range(SEATS):
        row += player(seen, (me + step) % n) if step < n else [0.0] * PLAYER
    common = int(OWN_PLACES) * n
    row += placed(seen, [common + place for place in OPEN])
    row += [len(seen.zones[common + int(DECKS_AT) + deck]) / 24 for deck in range(len(PILES))]
    row += [seen.counters[at] / 10 for at in (*OF_TABLE, *OF_ROLL)]
    row += [1.0 if seen.counters[KIND] == kind else 0.0 for kind in range(len(KINDS))]
    for seat in (seen.counters[ACTIVE], seen.counters[ENDS_WITH] - 1):
        row += [1.0 if seat >= 0 and (seat - me) % n == step else 0.0 for step in range(SEATS)]
    return row


def player(seen: Seen, seat: int) -> list[float]:
    """Hand and cards to choose from; board and Story, a bottom path counting half; cards played; icons and counters."""
    n = seen.seats
    row = counted(seen, [seat, n + seat])
    row += counted(seen, [2 * n + seat, 3 * n + seat, 4 * n + seat])
    row += counted(seen, [5 * n + seat])
    hero = hero_of(seen, seat)
    row += [int(count_of(hero.icons, icon)) / 4 for icon in range(len(ICONS))]
    row += [own(seen, what, seat) / 10 for what in range(len(OWN_NAMES))]
    return [*row, len(seen.zones[seat]) / 5, int(hero.traits) / 9, int(hero.challenges) / 9]


def counted(seen: Seen, zones: list[int]) -> list[float]:
    """A number for each card: 1 where it lies there and is known, less half for a bottom path."""
    found = [0.0] * CARDS
    for zone in zones:
        for card, tag in zip(seen.zones[zone].cards, seen.zones[zone].tags, strict=True):
            if card >= 0:
                found[card] = 0.5 if tag else 1.0
    return found


def placed(seen: Seen, zones: list[int]) -> list[float]:
    """For each card, in which of some places it lies face up."""
    found = [0.0] * CARDS
    for number, zone in enumerate(zones, 1):
        for card in seen.zones[zone].cards:
            if card >= 0:
                found[card] = number / len(zones)
    return found
