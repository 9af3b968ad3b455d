"""What a seat sees of Push 'em up!, as the clients draw it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import u8

from ....engine.knowledge import Seen
from ..rules.content import TEAMS, team_of, value_of
from ..rules.position import PushConfig
from ..rules.scoring import column_winner

SCORED: Final = [(int(team_of(card)), int(value_of(card))) for card in range(len(TEAMS) << 4)]
"""The team and the value of every card."""


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
    """The table as one seat sees it."""
    config = seen.config
    assert isinstance(config, PushConfig)
    layout = config.layout
    columns = [layout.column(column) for column in range(config.columns)]
    seats = {seen.counters[layout.team(seat)]: seat for seat in range(seen.seats)}
    scores = [column_scores(seen, seats, column) for column in columns]
    leaders = [leader(tuple(totals)) for totals, _ in scores]
    return PushView(
        round=seen.counters[layout.round],
        first=seen.counters[layout.first],
        starters=config.starters,
        players=[player(seen, config, seat) for seat in range(seen.seats)],
        columns=[seen.labels(column) for column in columns],
        eliminated=seen.labels(layout.eliminated),
        discard=seen.labels(layout.discard),
        removed=seen.labels(layout.removed),
        totals=[totals for totals, _ in scores],
        leaders=leaders,
        points=points_now(scores, leaders, config),
        apocalypse=config.apocalypse,
        tournament=config.tournament,
        target=config.target,
    )


def player(seen: Seen, config: PushConfig, seat: int) -> PushSeat:
    """One player as a seat sees them."""
    layout = config.layout
    team = seen.counters[layout.team(seat)]
    return PushSeat(
        team=TEAMS[team] if team >= 0 else None,
        hand=seen.labels(layout.hand(seat)),
        deck=len(seen.zones[layout.deck(seat)]),
        total=seen.counters[layout.total(seat)],
    )


def column_scores(seen: Seen, seats: Mapping[int, int], column: int) -> tuple[list[int], list[int]]:
    """Each player's sum of values in a column, and their strongest card there: public, as anyone may add it up.

    `seats` are the players by their team.
    """
    totals, best = [0] * seen.seats, [0] * seen.seats
    for card in seen.zones[column].cards:
        team, value = SCORED[card]
        seat = seats[team]
        totals[seat] += value
        if value > best[seat]:
            best[seat] = value
    return totals, best


def points_now(scores: list[tuple[list[int], list[int]]], leaders: list[int | None], config: PushConfig) -> list[int]:
    """What each player would score if the round ended now."""
    won = [leaders.count(seat) * int(config.cards.column_points) for seat in range(config.seats)]
    return [won[seat] + sum(best[seat] for _, best in scores) for seat in range(config.seats)]


@lru_cache(maxsize=4096)
def leader(totals: tuple[int, ...]) -> int | None:
    """The seat that would win a column with these totals; None when nobody would."""
    winner = int(column_winner(vec[u8](totals), len(totals)))
    return winner if winner >= 0 else None


def running(view: Mapping[str, Any]) -> list[int]:
    """What each player has, and would score if the round ended now."""
    table = view["table"]
    ended = view["outcome"] is not None
    return [player["total"] + (0 if ended else now) for player, now in zip(table["players"], table["points"], strict=True)]
