"""What the laboratory keeps of a finished match."""

from __future__ import annotations

from .cards import FIRST_ADVERSARY
from .position import ADVERSARY_XP, BEAT_FINAL, ENDED, FIRST, TRIUMPH, TURN, TURNED, Epic


def facts(pos: Epic) -> dict[str, int]:
    """Who began; turns; the Adversary, what it has left and who beat it; the length of Stories; cards played."""
    seats = range(int(pos.seats))
    return {
        "first": int(pos.counters[FIRST]),
        "turns": int(pos.counters[TURN]),
        "triumph": int(pos.counters[ENDED] == TRIUMPH),
        "adversary": int(pos.opposition.card(0) - FIRST_ADVERSARY) // 2 if pos.has_adversary else -1,
        "adversary left": int(pos.counters[ADVERSARY_XP]),
        "turned": int(pos.counters[TURNED]),
        "beaten by": sum(pos.faced(seat, BEAT_FINAL) for seat in seats),
        "story cards": sum(len(pos.story(seat)) for seat in seats),
        "cards played": sum(len(pos.played(seat)) for seat in seats),
        "corruption": sum(int(pos.level(seat)) for seat in seats),
    }
