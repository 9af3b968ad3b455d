"""What a seat sees of Push 'em up!, as the clients draw it."""

from __future__ import annotations

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ....engine.knowledge import Seen
from ..rules.content import TEAMS
from ..rules.position import COLUMN_POINTS, FIRST, ROUND, TEAM, PushConfig, column_winner


class PushSeat(msgspec.Struct):
    """One player: the team (null before it is chosen), the hand (backs as "?red"), the size of the deck, the total."""

    team: str | None
    hand: list[str]
    deck: int
    total: int


class PushView(msgspec.Struct):
    """The star of columns from base to last card, each player, and everything that has left play.

    `totals` are by column and seat, `leaders` who would win each column, `points` what each seat would score now.
    """

    round: int
    first: int
    starters: int
    players: list[PushSeat]
    columns: list[list[str]]
    eliminated: list[str]
    discard: list[str]
    removed: list[str]
    totals: list[list[int]]
    leaders: list[int | None]
    points: list[int]
    apocalypse: bool
    tournament: bool
    target: int


def shape(seen: Seen) -> PushView:
    table = seen.config
    assert isinstance(table, PushConfig)
    n = seen.seats
    columns = range(2 * n, 2 * n + table.columns)
    scores = [column_scores(seen, column) for column in columns]
    leaders = [leader(totals) for totals, _ in scores]
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
        totals=[totals for totals, _ in scores],
        leaders=leaders,
        points=points_now(scores, leaders, n),
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


def column_scores(seen: Seen, column: int) -> tuple[list[int], list[int]]:
    """Each player's sum of values in a column, and their strongest card there: public, as anyone may add it up."""
    totals, best = [0] * seen.seats, [0] * seen.seats
    teams = seen.counters[TEAM : TEAM + seen.seats]
    for card in seen.zones[column].cards:
        seat = teams.index(card >> 4)
        totals[seat] += card & 15
        best[seat] = max(best[seat], card & 15)
    return totals, best


def points_now(scores: list[tuple[list[int], list[int]]], leaders: list[int | None], seats: int) -> list[int]:
    """What each player would score if the round ended now."""
    won = [leaders.count(seat) * int(COLUMN_POINTS) for seat in range(seats)]
    return [won[seat] + sum(best[seat] for _, best in scores) for seat in range(seats)]


def leader(totals: list[int]) -> int | None:
    """Who would win a column with these totals, if anybody."""
    winner = column_winner(vec[i64](totals), len(totals))
    return int(winner) if winner >= 0 else None
