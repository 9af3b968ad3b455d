"""What the laboratory keeps of a finished match."""

from __future__ import annotations

from typing import Final

from ....engine.events import used_cards
from ..rules.position import Heros
from ..rules.verbs import ASK, DRAW

FACE: Final = 0xFF
USED: Final = {"reveal": 1, "pose": 2, "correct": 2, "takers": 1}


def facts(pos: Heros) -> dict[str, int]:
    """Who began; turns and requests; whether the avatars and the advantages ran out; avatars posed in all."""
    actions = [action for _, action in pos.moves]
    requests = sum(ASK.covers(action) for action in actions)
    return {
        "first": int(pos.first),
        "turns": requests + sum(DRAW.covers(action) for action in actions),
        "requests": requests,
        "no avatar left": int(len(pos.avatar_pile.slots) == 0),
        "no advantage left": int(pos.stock == 0),
        "avatars posed": sum(len(pos.posed(seat).slots) for seat in range(pos.seats)),
    }


def uses(pos: Heros) -> list[tuple[str, int]]:
    """Avatars posed, defects corrected, and what paid for them; cards given away for others or for an advantage.

    A card that is turned up when it is drawn does its work at once: it is used by who drew it.
    """
    assert pos.past is not None
    log, names = pos.past.events(), pos.config.box.names
    used = used_cards(log, pos.config.box, USED)
    for event in log:
        if event.name == "exchange":
            used += [(names[event.groups[0][0] & FACE], event.numbers[0]), ("ADV", int(event.seat))]
        elif event.name == "swap":
            for seat, cards in zip((int(event.seat), event.numbers[0]), event.groups, strict=True):
                used += [(names[card & FACE], seat) for card in cards]
    return used
