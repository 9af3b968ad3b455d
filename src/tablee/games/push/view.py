"""What a seat sees of Push 'em up!, as the clients draw it."""

from __future__ import annotations

import msgspec

from ...engine.knowledge import Seen
from .cards import TEAMS
from .position import FIRST, ROUND, TEAM, PushTable


class PushSeat(msgspec.Struct):
    """One player: the team (null before it is chosen), the hand (backs as "?red"), the size of the deck, the total."""

    team: str | None
    hand: list[str]
    deck: int
    total: int


class PushView(msgspec.Struct):
    """The star of columns from base to last card, each player, and everything that has left play."""

    round: int
    first: int
    starters: int
    players: list[PushSeat]
    columns: list[list[str]]
    eliminated: list[str]
    discard: list[str]
    removed: list[str]
    totals: list[list[int]]
    apocalypse: bool
    tournament: bool
    target: int


def shape(seen: Seen) -> PushView:
    table = seen.table
    assert isinstance(table, PushTable)
    n = seen.seats
    columns = range(2 * n, 2 * n + table.columns)
    out = 2 * n + table.columns
    return PushView(
        round=seen.counters[ROUND],
        first=seen.counters[FIRST],
        starters=table.starters,
        players=[player(seen, seat) for seat in range(n)],
        columns=[seen.labels(column) for column in columns],
        eliminated=seen.labels(out),
        discard=seen.labels(out + 1),
        removed=seen.labels(out + 2),
        totals=[column_totals(seen, column) for column in columns],
        apocalypse=table.apocalypse,
        tournament=table.tournament,
        target=table.target,
    )


def player(seen: Seen, seat: int) -> PushSeat:
    team = seen.counters[TEAM + seat]
    return PushSeat(
        team=TEAMS[team] if team >= 0 else None,
        hand=seen.labels(seat),
        deck=len(seen.zones[seen.seats + seat]),
        total=seen.counters[TEAM + seen.seats + seat],
    )


def column_totals(seen: Seen, column: int) -> list[int]:
    """Each player's sum of values in a column: public, as anyone may add it up."""
    totals = [0] * seen.seats
    teams = seen.counters[TEAM : TEAM + seen.seats]
    for card in seen.zones[column].cards:
        totals[teams.index(card >> 4)] += card & 15
    return totals
