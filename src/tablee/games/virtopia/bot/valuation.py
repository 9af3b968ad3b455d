"""What a position of Virtopia is worth in virtue points, and what a watchtower costs on average."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....engine.zone import CARD
from ..rules.circle import FLAW, VIRTUE, after, kind_of
from ..rules.content import DEADLY_TOTAL, EXTREMISM, FEAR, FIFTH, HIGHEST_ROLL, IGNORANCE, INIQUITY, ROW
from ..rules.position import MOST_BOXED, VICTORY, Virtopia

# All in virtue points.
WIN: Final = 40.0
LOSS: Final = -25.0
POINT: Final = 1.0
HOPE_WORTH: Final = 0.5
OPEN_PRISON: Final = -1.2
BOXED: Final = -0.25
CAPTIVE_COST: Final = [0.0, 0.3, 0.9, 2.0, 4.0, 25.0]
ENOUGH: Final = 3.0
SCARCE: Final = -0.15
READY: Final = 0.55
CLOSE: Final = 0.35
STORED_ROLL: Final = [0.7, 0.5, 0.1, 0.0, 0.0]


def evaluate(pos: Virtopia) -> float:
    """Points, Hope, captives, prisons, the box, the stored result, the colours and where the Leaders are."""
    if pos.counters[pos.layout.ended]:
        return WIN if pos.counters[pos.layout.ended] == VICTORY else LOSS + 0.1 * float(pos.all_points())
    value = POINT * float(pos.all_points()) + HOPE_WORTH * float(pos.counters[pos.layout.hope])
    cell: i64 = 0
    while cell < 12:
        value -= CAPTIVE_COST[pos.captives(cell)]
        cell += 3
    value += OPEN_PRISON * float(len(pos.open_prisons.slots)) + BOXED * float(pos.count(pos.layout.box))
    if pos.counters[pos.layout.stored]:
        value += STORED_ROLL[pos.counters[pos.layout.stored] - 1]
    return value + colours_worth(pos) + leaders_worth(pos)


def colours_worth(pos: Virtopia) -> float:
    """Too few meeples of a colour make Extremism and Iniquity unpayable."""
    value = 0.0
    colour: i64 = 0
    while colour < 4:
        value += scarcity(0.5 * float(supply(pos, colour)))
        colour += 1
    return value


def supply(pos: Virtopia, colour: i64) -> i64:
    """Meeples of a colour on the circle and in the City, two of which count as one."""
    return 2 * pos.active_meeples(colour) + pos.counters[pos.layout.city + colour]


def scarcity(meeples: float) -> float:
    """What too few meeples of a colour cost."""
    return SCARCE * (ENOUGH - meeples) * (ENOUGH - meeples) if meeples < ENOUGH else 0.0


def leaders_worth(pos: Virtopia) -> float:
    """A Leader who can develop where it stands, or one step on, is worth some of the points it will bring."""
    value = 0.0
    leader: i64 = 0
    while leader < 4:
        cell = pos.token(leader)
        here = READY * gains(pos, leader, cell) if pos.standing(leader) else 0.0
        there = CLOSE * gains(pos, leader, after(cell))
        value += max(here, there)
        leader += 1
    return value


def gains(pos: Virtopia, leader: i64, cell: i64) -> float:
    """How much an action of the Leader on a cell would bring."""
    kind = kind_of(cell)
    if kind == VIRTUE:
        virtue = pos.virtue_at(cell)
        if pos.points(leader, virtue) < ROW:
            return 0.0
        there = max(pos.count(pos.layout.cell(cell)), i64(1))
        return float(min(there, pos.free_slots(virtue)))
    if kind == FLAW:
        freed = min(pos.points(leader, pos.flaw_at(cell)), pos.captives(cell))
        return CAPTIVE_COST[pos.captives(cell)] - CAPTIVE_COST[pos.captives(cell) - freed]
    if pos.tunnels_at(cell):
        return 0.8
    value = 0.3
    for slot in pos.open_prisons.slots:
        if pos.locked(leader, slot & CARD) == "":
            value = 1.6
    return value


# What a watchtower costs.


def tower_cost(pos: Virtopia, cell: i64, captives: i64) -> float:
    """What passing a watchtower costs on average, with a new roll."""
    number = pos.cards.number_beside(pos.flaw_at(cell), captives)
    cost = 2.0 * total_cost(pos, cell, number)
    die: i64 = 1
    while die <= HIGHEST_ROLL:
        cost += total_cost(pos, cell, number + die)
        die += 1
    return cost / 6.0


def total_cost(pos: Virtopia, cell: i64, total: i64) -> float:
    """What a total brings: Hope lost and a sanction, or the end."""
    if total == 0:
        return 0.0
    total += pos.rules.plus_one
    if total >= DEADLY_TOTAL or pos.counters[pos.layout.hope] == 1:
        return -LOSS
    flaw = pos.flaw_at(cell)
    n = pos.cards.sanction_number(flaw, total)
    if flaw == IGNORANCE:
        return HOPE_WORTH + 1.1 * float(n * pos.cards.sanction_leaders(flaw, total))
    if flaw == FEAR:
        return -LOSS if fear_kills(pos, n) else HOPE_WORTH + 0.6 * float(n)
    return HOPE_WORTH + colour_cost(pos, flaw, n)


def fear_kills(pos: Virtopia, n: i64) -> bool:
    """Whether Fear cannot be paid, or not without a fifth captive."""
    there = pos.on_virtues()
    if there + pos.removable(pos.active) < n:
        return True
    safe: i64 = 0
    spare: i64 = 0
    virtue: i64 = 0
    while virtue < 4:
        room = FIFTH - 1 - pos.captives(pos.flaw_cell(virtue))
        here = min(room, pos.count(pos.layout.cell(pos.virtue_cell(virtue))))
        safe += here
        if virtue != pos.active:
            spare += min(room - here, pos.points(pos.active, virtue))
        virtue += 1
    return safe < n if there >= n else safe < there or spare < n - there


def colour_cost(pos: Virtopia, flaw: i64, n: i64) -> float:
    """What losing N meeples of a colour to the box or to a prison costs, each colour as likely."""
    cost = 1.2 if flaw == INIQUITY else 0.25 * float(n)
    if flaw == INIQUITY and len(pos.prison_pile.slots) == 0:
        return -LOSS
    colour: i64 = 0
    while colour < 4:
        missing = max(i64(0), n - pos.active_meeples(colour))
        if pos.counters[pos.layout.city + colour] < 2 * missing or (
            flaw == EXTREMISM and pos.count(pos.layout.box) + n + missing > MOST_BOXED
        ):
            cost -= LOSS / 4.0
        colour += 1
    return cost + 0.25 * float(n)
