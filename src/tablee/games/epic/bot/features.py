"""What a seat sees of Epic Origins as a row of numbers, itself first and the others in turn order."""

from __future__ import annotations

from typing import Final

from ....engine.knowledge import Seen
from ..rules.content import count_of
from ..rules.layout import (
    ACTED,
    ACTIVE,
    ACTS,
    ADVERSARY_XP,
    BASE,
    CLASS_OFF,
    DARKS,
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
    OWN_COUNTERS,
    PATH,
    PILES,
    REVEALED,
    ROLLED,
    SECOND_FACES,
    SECOND_RUNES,
    TURNED,
    EpicLayout,
)
from ..rules.seen_table import SeenTable
from ..rules.vocabulary import ICONS

SEATS: Final = 4
OF_ROLL: Final = (FACING, PATH, ROLLED, BASE, FIRST_RUNES, FIRST_FACES, SECOND_RUNES, SECOND_FACES, DARKS, MOONS)
OF_TABLE: Final = (REVEALED, ADVERSARY_XP, TURNED, FINALS, ACTED, FREE_EXPLORES, MODIFIER, HARDER, CLASS_OFF)
OF_PLAYER: Final = len(ICONS) + len(OWN_COUNTERS) + 3


def features(seen: Seen) -> list[float]:
    """Cards by player and place as far as they are known, icons and counters, the table, the roll, whose turn it is.

    A spectator sees the table from seat 0, without a hand.
    """
    table = SeenTable(seen)
    now = table.counters
    n = seen.seats
    me = max(seen.seat, 0)
    row: list[float] = []
    nobody = [0.0] * (3 * int(table.content.numbers) + OF_PLAYER)
    for step in range(SEATS):
        row += player(table, (me + step) % n) if step < n else nobody
    row += placed(table, open_places(table.layout))
    row += [table.size(table.layout.deck(deck)) / 24 for deck in range(len(PILES))]
    row += [now[counter] / 10 for counter in (*OF_TABLE, *OF_ROLL)]
    row += [1.0 if now[KIND] == kind else 0.0 for kind in range(len(KINDS))]
    for seat in (now[ACTIVE], now[ENDS_WITH] - 1):
        row += [1.0 if seat >= 0 and (seat - me) % n == step else 0.0 for step in range(SEATS)]
    return row


def open_places(layout: EpicLayout) -> list[int]:
    """The places of the table where cards lie face up."""
    rows = [int(layout.row(act)) for act in range(len(ACTS))]
    discards = [int(layout.discard(deck)) for deck in range(len(PILES))]
    return [*rows, *discards, int(layout.opposition), int(layout.stack)]


def player(table: SeenTable, seat: int) -> list[float]:
    """Hand and cards to choose from; board and Story, a bottom path counting half; cards played; icons and counters."""
    layout = table.layout
    row = counted(table, [layout.hand(seat), layout.dealt(seat)])
    row += counted(table, [layout.character(seat), layout.destiny(seat), layout.story(seat)])
    row += counted(table, [layout.played(seat)])
    hero = table.hero(seat)
    row += [int(count_of(hero.icons, icon)) / 4 for icon in range(len(ICONS))]
    row += [table.own(what, seat) / 10 for what in range(len(OWN_COUNTERS))]
    return [*row, table.size(layout.hand(seat)) / 5, int(hero.traits) / 9, int(hero.challenges) / 9]


def counted(table: SeenTable, places: list[int]) -> list[float]:
    """A number for each card: 1 where it lies there and is known, less half for a bottom path."""
    found = [0.0] * int(table.content.numbers)
    for place in places:
        zone = table.zone(place)
        for card, tag in zip(zone.cards, zone.tags, strict=True):
            if card >= 0:
                found[card] = 0.5 if tag else 1.0
    return found


def placed(table: SeenTable, places: list[int]) -> list[float]:
    """For each card, in which of some places it lies face up."""
    found = [0.0] * int(table.content.numbers)
    for number, place in enumerate(places, 1):
        for card in table.cards(place):
            if card >= 0:
                found[card] = number / len(places)
    return found
