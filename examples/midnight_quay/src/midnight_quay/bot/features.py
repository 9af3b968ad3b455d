"""What a seat sees as a row of numbers, for learning agents: always as many, itself first."""

from __future__ import annotations

from typing import Final, cast

from tablee.engine.knowledge import Seen

from ..rules.content import COPIES, WORTHS
from ..rules.position import QuayConfig

SEATS: Final = 5


def features(seen: Seen) -> list[float]:
    """The own hand, what was opened and what one has sold oneself, worth by worth; sizes; the points of each player."""
    layout = cast(QuayConfig, seen.config).layout
    me = max(seen.seat, 0)
    own = seen.zones[layout.hand(me)].cards if seen.seat >= 0 else []
    sold = seen.zones[layout.hold].cards
    opened = seen.zones[layout.planks].cards
    scores = [seen.counters[layout.score((me + step) % seen.seats)] for step in range(seen.seats)]
    return [
        *(cards.count(worth) / COPIES for cards in (own, opened, sold) for worth in range(WORTHS)),
        len(seen.zones[layout.cart]) / 30,
        float(len(seen.zones[layout.quay])),
        len(sold) / 30,
        *(score / 60 for score in scores),
        *[0.0] * (SEATS - seen.seats),
    ]
