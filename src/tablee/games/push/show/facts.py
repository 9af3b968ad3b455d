"""What the laboratory keeps of a finished match."""

from __future__ import annotations

from ..rules.position import Push
from ..rules.verbs import DISCARD, PAIR, PUSH_UP, RUN, SUPER_PUSH, column_of


def facts(pos: Push) -> dict[str, int]:
    """Who began; rounds and turns; pairs, runs, pushes and discards played; the cards eliminated in the last round."""
    assert pos.past is not None
    actions = [action for _, action in pos.moves]
    return {
        "first": next(int(event.seat) for event in pos.past.events() if event.name == "first"),
        "rounds": int(pos.round),
        "turns": sum(column_of(action) >= 0 or DISCARD.covers(action) for action in actions),
        "pairs": sum(PAIR.covers(action) for action in actions),
        "runs": sum(RUN.covers(action) for action in actions),
        "pushes": sum(PUSH_UP.covers(action) or SUPER_PUSH.covers(action) for action in actions),
        "discards": sum(DISCARD.covers(action) for action in actions),
        "eliminated": len(pos.eliminated),
    }
