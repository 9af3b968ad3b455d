"""What the laboratory keeps of a finished match."""

from __future__ import annotations

from ..rules.content import FLAWS
from ..rules.position import BOX, DIE_CELL, ENDED, HOPE, LAST_ROUND, REASONS, ROUND, SANCTION, SANCTIONS, TURN, Virtopia


def facts(pos: Virtopia) -> dict[str, int]:
    """Rounds and Leaders' turns, Hope left, sanctions, points, the box; a defeat in round 1; whose sanction killed."""
    counters = pos.counters
    rounds = min(int(counters[ROUND]), int(LAST_ROUND))
    ended = REASONS[counters[ENDED]]
    found = {
        "rounds": rounds,
        "turns": min(4 * (int(counters[ROUND]) - 1) + int(counters[TURN]) + 1, 4 * int(LAST_ROUND)),
        "hope left": int(counters[HOPE]),
        "sanctions": int(counters[SANCTIONS]),
        "points": int(pos.all_points()),
        "in the box": int(pos.count(BOX)),
        "lost in round 1": int(rounds == 1 and ended != "victory"),
    }
    for number, flaw in enumerate(FLAWS):
        by_it = ended == REASONS[SANCTION] and pos.flaw_at(counters[DIE_CELL]) == number
        found[f"unpayable {flaw}"] = int(by_it)
    return found
