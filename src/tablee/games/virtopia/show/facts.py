"""What the laboratory keeps of a finished match."""

from __future__ import annotations

from typing import Final

from ..rules.position import LAST_ROUND, REASONS, SANCTION, Virtopia

FLAW_NAMES: Final = ("Extremism", "Ignorance", "Iniquity", "Fear")


def facts(pos: Virtopia) -> dict[str, int]:
    """Rounds and Leaders' turns, Hope left, sanctions, points, the box; a defeat in round 1; an unpayable sanction."""
    counters, layout = pos.counters, pos.layout
    rounds = min(int(counters[layout.round]), int(LAST_ROUND))
    ended = REASONS[counters[layout.ended]]
    found = {
        "rounds": rounds,
        "turns": min(4 * (int(counters[layout.round]) - 1) + int(counters[layout.turn]) + 1, 4 * int(LAST_ROUND)),
        "hope left": int(counters[layout.hope]),
        "sanctions": int(counters[layout.sanctions]),
        "points": int(pos.all_points()),
        "in the box": int(pos.count(layout.box)),
        "lost in round 1": int(rounds == 1 and ended != "victory"),
    }
    for number, flaw in enumerate(FLAW_NAMES):
        by_it = ended == REASONS[SANCTION] and pos.flaw_at(counters[layout.die_cell]) == number
        found[f"unpayable {flaw}"] = int(by_it)
    return found
