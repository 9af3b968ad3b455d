"""What the laboratory keeps of a finished match."""

from __future__ import annotations

from typing import Final

from ....engine.events import used_cards
from ..rules.content import CELL_CARDS, FLAWS, ROWS
from ..rules.position import LAST_ROUND, REASONS, SANCTION, Virtopia

FLAW_NAMES: Final = ("Extremism", "Ignorance", "Iniquity", "Fear")
EFFECTS: Final = {row["flaw"]: row["id"] for row in ROWS["effect"]}


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


def uses(pos: Virtopia) -> list[tuple[str, int]]:
    """Cards of the circle sown from or acted on, Prisons opened; watchtowers, sanctions and Prisons filled by nobody."""
    assert pos.past is not None
    log = pos.past.events()
    used = used_cards(log, pos.config.box, {"escape": 1})
    used += [(card, -1) for card, _ in used_cards(log, pos.config.box, {"prison": 1})]
    for event in log:
        if event.name in ("sow", "act"):
            used.append((CELL_CARDS[event.numbers[2 if event.name == "sow" else 3]], int(event.seat)))
        elif event.name == "tower":
            used.append((FLAWS[event.numbers[1]], -1))
        elif event.name == "sanction":
            used.append((EFFECTS[FLAWS[event.numbers[0]]], -1))
    return used
