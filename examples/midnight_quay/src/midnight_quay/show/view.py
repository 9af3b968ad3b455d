"""What a seat sees of the table. It is made from what the engine has redacted for that seat: no secret is in it."""

from __future__ import annotations

from typing import cast

import msgspec

from tablee.engine.knowledge import Seen

from ..rules.position import QuayConfig


class QuayView(msgspec.Struct):
    """The crate on offer, the hands by seat (a shut crate is "?crate"), what was opened and sold, the cart, the points."""

    quay: list[str]
    hands: list[list[str]]
    planks: list[str]
    hold: list[str]
    cart: int
    scores: list[int]


def shape(seen: Seen) -> QuayView:
    layout = cast(QuayConfig, seen.config).layout
    return QuayView(
        quay=seen.labels(layout.quay),
        hands=[seen.labels(layout.hand(seat)) for seat in range(seen.seats)],
        planks=seen.labels(layout.planks),
        hold=seen.labels(layout.hold),
        cart=len(seen.zones[layout.cart]),
        scores=[seen.counters[layout.score(seat)] for seat in range(seen.seats)],
    )
