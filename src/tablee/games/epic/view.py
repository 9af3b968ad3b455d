"""What a seat sees of Epic Origins, as the clients draw it."""

from __future__ import annotations

import msgspec

from ...engine.knowledge import Seen


class EpicView(msgspec.Struct):
    """The table."""

    turn: int


def shape(seen: Seen) -> EpicView:
    return EpicView(turn=seen.counters[0])
