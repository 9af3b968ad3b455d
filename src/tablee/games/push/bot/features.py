"""What a seat sees of Push 'em up! as a row of numbers, mostly between 0 and 1, itself first and the others in turn order."""

from __future__ import annotations

from typing import Final

from ....engine.knowledge import Seen
from ..rules.content import team_of, value_of
from ..rules.layout import PushLayout
from ..rules.position import PushConfig

COLUMNS: Final = 8
DEPTH: Final = 6
SEATS: Final = 4


def features(seen: Seen) -> list[float]:
    """Own hand, sizes and totals of each player, then each column: its length, and its last cards by owner and value.

    A spectator sees the table from seat 0, without a hand.
    """
    config = seen.config
    assert isinstance(config, PushConfig)
    layout = config.layout
    me = max(seen.seat, 0)
    order = [(me + step) % seen.seats for step in range(seen.seats)]
    row = own_hand(seen, layout)
    for step in range(SEATS):
        row += player(seen, config, order[step]) if step < seen.seats else [0.0, 0.0, 0.0]
    teams = [seen.counters[layout.team(seat)] for seat in order]
    for column in range(COLUMNS):
        row += column_row(seen.zones[layout.column(column)].cards if column < config.columns else [], teams)
    row.append(seen.counters[layout.round] / 20)
    return row


def own_hand(seen: Seen, layout: PushLayout) -> list[float]:
    """How many of each value the hand has: both copies of a hero are 1."""
    counts = [0.0] * 12
    if seen.seat >= 0:
        for card in seen.zones[layout.hand(seen.seat)].cards:
            counts[value_of(card)] += 0.5
    return counts


def player(seen: Seen, config: PushConfig, seat: int) -> list[float]:
    """The sizes of a hand and a deck, and the running total."""
    layout = config.layout
    hand = len(seen.zones[layout.hand(seat)]) / int(config.cards.hand_size)
    deck = len(seen.zones[layout.deck(seat)]) / 25
    return [hand, deck, min(seen.counters[layout.total(seat)] / 1000, 1.0)]


def column_row(cards: list[int], teams: list[int]) -> list[float]:
    """The length of a column, then for each of its last cards whose it is and its value."""
    row = [min(len(cards) / 20, 1.0)]
    for depth in range(DEPTH):
        slot = [0.0] * (SEATS + 1)
        if depth < len(cards):
            card = cards[-1 - depth]
            slot[teams.index(int(team_of(card)))] = 1.0
            slot[SEATS] = int(value_of(card)) / 9
        row += slot
    return row
