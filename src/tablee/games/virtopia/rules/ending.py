"""What is reported of a match that is over (VIRTO-111)."""

from __future__ import annotations

from .position import LAST_ROUND, Virtopia


def final_state(pos: Virtopia, reason: str) -> dict[str, object]:
    """Result, cause, rounds, Hope, points, and how the table lies."""
    counters, layout = pos.counters, pos.layout
    virtues = [[int(pos.points(leader, virtue)) for virtue in range(4)] for leader in range(4)]
    return {
        "reason": reason,
        "rounds": min(int(counters[layout.round]), int(LAST_ROUND)),
        "hope": int(counters[layout.hope]),
        "sanctions": int(counters[layout.sanctions]),
        "points": int(pos.all_points()),
        "virtues": virtues,
        "prisons": len(pos.open_prisons.slots),
        "captives": [int(pos.captives(pos.flaw_cell(flaw))) for flaw in range(4)],
        "city": int(pos.count(layout.city)),
        "box": int(pos.count(layout.box)),
    }
