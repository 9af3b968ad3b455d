"""A match that is over in two short texts: what the rules did, and how it is told."""

from __future__ import annotations

import json
from hashlib import sha256

from ..engine.position import Position


def played(pos: Position) -> str:
    """The moves, where the cards lie, the counters and the outcome: what decides the rules version.

    A counter at zero is left out, so that a game may count something more without being another game.
    """
    dump, outcome = pos.dump(), pos.outcome
    assert outcome is not None
    counters = {name: value for name, value in dump["counters"].items() if value}  # type: ignore[attr-defined]
    ended = [outcome.scores, outcome.ranks, outcome.winners, outcome.returns, outcome.reason]
    return short([pos.record()["moves"], dump["zones"], counters, dump["sheet"], ended])


def told(pos: Position) -> str:
    """The dump less its options, and what every seat and a spectator were told: a form, which may be renewed."""
    dump = {key: value for key, value in pos.dump().items() if key != "options"}
    return short([dump, [pos.events(seat) for seat in (None, *range(pos.seats))]])


def short(value: object) -> str:
    return sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:24]
