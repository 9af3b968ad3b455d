"""What the laboratory keeps of a finished match."""

from __future__ import annotations

from ..rules.position import Heros
from ..rules.verbs import ASK, DRAW


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
