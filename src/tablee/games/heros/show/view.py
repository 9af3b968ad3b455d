"""What a seat sees of Héros un jour, héros toujours, as the clients draw it."""

from __future__ import annotations

import msgspec

from ....engine.knowledge import Seen
from ..rules.position import (
    ADVANTAGE_POINTS,
    DECLINED,
    FIRST,
    OWN,
    POSED,
    POSED_POINTS,
    REQUEST,
    REQUESTS,
    SHOWN,
    STOCK,
    TURN,
    UNPOSED_POINTS,
    WITH_SUN,
    WITH_VIRTUE,
)

ANSWERS = {0: None, int(DECLINED): "declined", int(WITH_VIRTUE): "virtue", int(WITH_SUN): "sun"}


class HerosSeat(msgspec.Struct):
    """One player. `hand` has the cards known to who looks, backs as "?kept" or "?given"; `count` is their number.

    `avatar` is the unposed one ("?avatar" when it is secret, null when there is none any more), `posed` those on the table.
    `answer` is what was answered this turn ("declined", "virtue" or "sun"), `exchange` how many cards were announced to go
    between this player and the one in turn (null: none was), `points` the public part of the score.
    """

    hand: list[str]
    count: int
    avatar: str | None
    posed: list[str]
    advantages: int
    answer: str | None
    exchange: int | None
    points: int


class HerosView(msgspec.Struct):
    """The players, the piles by their sizes, the whole discard, and what this turn is about.

    `turn` is the player in turn, `revealed` the last card read aloud this turn, `request` the virtue asked for this turn,
    `requests` how many turns in a row were requests, `bottom` what who looks knows of the avatar pile from below.
    """

    turn: int
    first: int
    players: list[HerosSeat]
    draw_pile: int
    avatar_pile: int
    bottom: list[str]
    stock: int
    discard: list[str]
    revealed: str | None
    request: str | None
    requests: int
    must_draw: bool
    posed_this_turn: bool


def shape(seen: Seen) -> HerosView:
    n = seen.seats
    counters = seen.counters
    names = seen.config.box.names
    return HerosView(
        turn=counters[TURN],
        first=counters[FIRST],
        players=[player(seen, seat) for seat in range(n)],
        draw_pile=len(seen.zones[3 * n]),
        avatar_pile=len(seen.zones[3 * n + 1]),
        bottom=bottom(seen),
        stock=counters[STOCK],
        discard=seen.labels(3 * n + 2),
        revealed=names[counters[SHOWN] - 1] if counters[SHOWN] else None,
        request=names[counters[REQUEST] - 1] if counters[REQUEST] else None,
        requests=counters[REQUESTS],
        must_draw=counters[REQUESTS] >= n,
        posed_this_turn=bool(counters[POSED]),
    )


def player(seen: Seen, seat: int) -> HerosSeat:
    n = seen.seats
    own, counters = int(OWN), seen.counters
    held = seen.labels(n + seat)
    posed = seen.labels(2 * n + seat)
    advantages = counters[own + seat]
    announced = counters[own + 2 * n + seat]
    return HerosSeat(
        hand=hand(seen, seat),
        count=len(seen.zones[seat]),
        avatar=held[0] if held else None,
        posed=posed,
        advantages=advantages,
        answer=ANSWERS[counters[own + n + seat]],
        exchange=announced - 1 if announced else None,
        points=int(POSED_POINTS) * len(posed) + int(ADVANTAGE_POINTS) * advantages + int(UNPOSED_POINTS) * len(held),
    )


def hand(seen: Seen, seat: int) -> list[str]:
    """Virtues, then suns, then defects, then backs."""
    cards = sorted(card for card in seen.zones[seat].cards if card >= 0)
    backs = sorted(card for card in seen.zones[seat].cards if card < 0)
    return [seen.label(card) for card in cards + backs]


def bottom(seen: Seen) -> list[str]:
    """The known end of the avatar pile, the lowest card first: what the looker put there, and what came under it since."""
    labels = seen.labels(3 * seen.seats + 1)
    known = [place for place, label in enumerate(labels) if not label.startswith("?")]
    return labels[: known[-1] + 1] if known else []
