"""What the laboratory keeps of a finished match."""

from __future__ import annotations

from typing import Final

from ....engine.events import used_cards
from ..rules.content import PUSH, SUPER, card_of
from ..rules.position import Push
from ..rules.verbs import DISCARD, PAIR, PUSH_UP, RUN, SUPER_PUSH, column_of

USED: Final = {"starters": 1, "place": 1, "cover": 1}


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


def uses(pos: Push) -> list[tuple[str, int]]:
    """Heroes laid, as starters too, and Pushes played, each by its player. What is only discarded is not used."""
    assert pos.past is not None
    log, box = pos.past.events(), pos.config.box
    played = [(event.seat, PUSH if event.name == "push" else SUPER) for event in log if event.name in ("push", "superpush")]
    return used_cards(log, box, USED) + [(box.names[card_of(pos.team(seat), value)], int(seat)) for seat, value in played]
