"""What a seat sees of Héros un jour, héros toujours, as the clients draw it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ....engine.knowledge import Seen
from ..rules.position import DECLINED, WITH_SUN, WITH_VIRTUE, HerosConfig

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
    """The table as one seat sees it."""
    config = seen.config
    assert isinstance(config, HerosConfig)
    layout, counters, names = config.layout, seen.counters, config.box.names
    shown, request = counters[layout.shown], counters[layout.request]
    return HerosView(
        turn=counters[layout.turn],
        first=counters[layout.first],
        players=[player(seen, config, seat) for seat in range(seen.seats)],
        draw_pile=len(seen.zones[layout.draw_pile]),
        avatar_pile=len(seen.zones[layout.avatar_pile]),
        bottom=bottom(seen.labels(layout.avatar_pile)),
        stock=counters[layout.stock],
        discard=seen.labels(layout.discard),
        revealed=names[shown - 1] if shown else None,
        request=names[request - 1] if request else None,
        requests=counters[layout.requests],
        must_draw=counters[layout.requests] >= seen.seats,
        posed_this_turn=bool(counters[layout.has_posed]),
    )


def player(seen: Seen, config: HerosConfig, seat: int) -> HerosSeat:
    """One player as a seat sees them."""
    layout, cards, counters = config.layout, config.cards, seen.counters
    held = seen.labels(layout.avatar(seat))
    posed = seen.labels(layout.posed(seat))
    advantages = counters[layout.advantages(seat)]
    announced = counters[layout.announced(seat)]
    points = cards.posed_points * len(posed) + cards.advantage_points * advantages + cards.unposed_points * len(held)
    return HerosSeat(
        hand=hand(seen, layout.hand(seat)),
        count=len(seen.zones[layout.hand(seat)]),
        avatar=held[0] if held else None,
        posed=posed,
        advantages=advantages,
        answer=ANSWERS[counters[layout.answer(seat)]],
        exchange=announced - 1 if announced else None,
        points=int(points),
    )


def hand(seen: Seen, place: int) -> list[str]:
    """A hand in order: virtues, then suns, then defects, then backs."""
    cards = sorted(card for card in seen.zones[place].cards if card >= 0)
    backs = sorted(card for card in seen.zones[place].cards if card < 0)
    return [seen.label(card) for card in cards + backs]


def bottom(pile: list[str]) -> list[str]:
    """The known end of the avatar pile, the lowest card first: what the looker put there, and what came under it since."""
    known = [place for place, label in enumerate(pile) if not label.startswith("?")]
    return pile[: known[-1] + 1] if known else []


def running(view: Mapping[str, Any]) -> list[int]:
    """The public part of each player's score; Virtues and suns in hand come on top at the end."""
    return [player["points"] for player in view["table"]["players"]]
