"""What the laboratory keeps of a finished match."""

from __future__ import annotations

from .position import BY_GLORY, ENDED, FALLEN, FIRST, ROUND, Conan


def facts(pos: Conan) -> dict[str, int]:
    """Who began; rounds; how it ended; players eliminated; Adventures accomplished and Objects won by all."""
    seats = range(int(pos.seats))
    return {
        "first": int(pos.counters[FIRST]),
        "rounds": int(pos.counters[ROUND]),
        "ended by glory": int(pos.counters[ENDED] == BY_GLORY),
        "eliminated": int(pos.counters[FALLEN]),
        "accomplished": sum(len(pos.accomplished(seat).slots) for seat in seats),
        "objects": sum(len(pos.objects(seat).slots) for seat in seats),
    }
