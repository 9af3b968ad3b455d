"""What the laboratory keeps of a finished match."""

from __future__ import annotations

from .decisions import DISCARD, PAIR, PLACE, PUSHES, RUN, SUPERS
from .position import FIRST, ROUND, Push


def facts(pos: Push) -> dict[str, int]:
    """Who began the last round; rounds and turns; how many pairs, runs, pushes and discards were played; cards eliminated.

    The cards are those of the last round.
    """
    assert pos.past is not None
    actions = [action for _, action in pos.past.moves[: pos.past.moved]]
    return {
        "first": int(pos.counters[FIRST]),
        "rounds": int(pos.counters[ROUND]),
        "turns": len([action for action in actions if action >= PLACE.base]),
        "pairs": len([action for action in actions if PAIR.covers(action)]),
        "runs": len([action for action in actions if RUN.covers(action)]),
        "pushes": len([action for action in actions if PUSHES.covers(action) or SUPERS.covers(action)]),
        "discards": len([action for action in actions if DISCARD.covers(action)]),
        "eliminated": len(pos.eliminated.slots),
    }
