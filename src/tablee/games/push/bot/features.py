"""What a seat sees of Push 'em up! as a row of numbers between 0 and 1, itself first and the others in turn order."""

from __future__ import annotations

from typing import Final

from ....engine.knowledge import Seen
from ..rules.position import ROUND, TEAM, PushConfig

COLUMNS: Final = 8
DEEP: Final = 6
SEATS: Final = 4


def features(seen: Seen) -> list[float]:
    """Own hand, sizes, totals, then each column: its length, and its last cards by owner and value.

    A spectator sees the table from seat 0, without a hand.
    """
    me = max(seen.seat, 0)
    order = [(me + step) % seen.seats for step in range(seen.seats)]
    row = hand(seen)
    for step in range(SEATS):
        row += player(seen, order[step]) if step < seen.seats else [0.0, 0.0, 0.0]
    teams = [seen.counters[TEAM + seat] for seat in order]
    table = seen.config
    assert isinstance(table, PushConfig)
    for column in range(COLUMNS):
        cards = seen.zones[2 * seen.seats + column].cards if column < table.columns else []
        row += column_row(cards, teams)
    row.append(seen.counters[ROUND] / 20)
    return row


def hand(seen: Seen) -> list[float]:
    counts = [0.0] * 12
    if seen.seat >= 0:
        for card in seen.zones[seen.seat].cards:
            counts[card & 15] += 0.5
    return counts


def player(seen: Seen, seat: int) -> list[float]:
    total = seen.counters[TEAM + seen.seats + seat]
    return [len(seen.zones[seat]) / 3, len(seen.zones[seen.seats + seat]) / 25, min(total / 1000, 1.0)]


def column_row(cards: list[int], teams: list[int]) -> list[float]:
    row = [min(len(cards) / 20, 1.0)]
    for depth in range(DEEP):
        slot = [0.0] * (SEATS + 1)
        if depth < len(cards):
            card = cards[-1 - depth]
            slot[teams.index(card >> 4)] = 1.0
            slot[SEATS] = (card & 15) / 9
        row += slot
    return row
