"""What the laboratory keeps of a finished match."""

from __future__ import annotations

from ..rules.decisions import DISCARD, PAIR, PLACE, PUSHES, RUN, SUPERS
from ..rules.position import ROUND, Push


def facts(pos: Push) -> dict[str, int]:
    """Who began; rounds and turns; pairs, runs, pushes and discards played; the cards eliminated in the last round."""
    assert pos.past is not None
    actions = [action for _, action in pos.past.moves[: pos.past.moved]]
    return {
        "first": next(int(event.seat) for event in pos.past.events() if event.name == "first"),
        "rounds": int(pos.counters[ROUND]),
        "turns": len([action for action in actions if action >= PLACE.base]),
        "pairs": len([action for action in actions if PAIR.covers(action)]),
        "runs": len([action for action in actions if RUN.covers(action)]),
        "pushes": len([action for action in actions if PUSHES.covers(action) or SUPERS.covers(action)]),
        "discards": len([action for action in actions if DISCARD.covers(action)]),
        "eliminated": len(pos.eliminated.slots),
    }
