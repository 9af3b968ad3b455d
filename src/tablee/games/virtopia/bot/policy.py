"""The heuristic of Virtopia: what a position is worth in virtue points, what a watchtower costs, what an answer brings.

The turn's main choice is looked at one ply deep: the table after it, without dice, less what the watchtowers on the way
cost on average. The choices inside it are judged by the table right after them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.policy import Policy
from ....engine.rng import Rng
from ..rules.actions import TakePassengers
from ..rules.content import (
    EFFECT_N,
    EFFECT_X,
    EXTREMISM,
    FEAR,
    FIFTH,
    FLAW,
    IGNORANCE,
    INIQUITY,
    ROW,
    SLOT_NUMBERS,
    VIRTUE,
    after,
    kind_of,
)
from ..rules.content import SEVEN as LOST_TOTAL
from ..rules.odds import THROWS, Circle, Way, step_off, stepping
from ..rules.placing import rows_of
from ..rules.position import (
    BOX,
    CITY,
    ENDED,
    HAND,
    HOPE,
    MOST_BOXED,
    ROUND,
    STANDING,
    STORED,
    TOKENS,
    TURN,
    VICTORY,
    Virtopia,
)
from ..rules.turn import ChooseAfterStep, ChooseTurn
from ..rules.verbs import DEVELOP, DIG, LEAVE, PLACE, ROLL, SOW, START, STEP, SURVEILLANCE, TAKE
from ..rules.verbs import STORED as USE
from ..rules.watchtower import PassTower

# All in virtue points.
WIN: Final = 40.0
LOSS: Final = -25.0
EVEN: Final = 30.0
CERTAIN: Final = 25.0
POINT: Final = 1.0
HOPE_WORTH: Final = 0.5
OPEN_PRISON: Final = -1.2
BOXED: Final = -0.25
CAPTIVE_COST: Final = [0.0, 0.3, 0.9, 2.0, 4.0, 25.0]
ENOUGH: Final = 3.0
SCARCE: Final = -0.15
READY: Final = 0.55
CLOSE: Final = 0.35
A_STORED_ROLL: Final = [0.7, 0.5, 0.1, 0.0, 0.0]


class VirtopiaPolicy(Policy[Virtopia]):
    """Points, Hope, few captives, empty prisons, enough meeples of each colour, and Leaders who are about to develop."""

    def worth(self, pos: Virtopia, seat: i64, action: i64) -> float:
        top = pos.agenda[-1]
        if isinstance(top, ChooseTurn | ChooseAfterStep):
            return turn_worth(self, pos, seat, action)
        if START.covers(action):
            return 0.0
        if LEAVE.covers(action):
            return leave_worth(pos, action - LEAVE.base)
        if PLACE.covers(action):
            return placing_worth(pos, action)
        if isinstance(top, PassTower):
            return passing_worth(pos, top.cell, action)
        if DIG.covers(action):
            return self.whole_turn(pos, seat, action)
        if isinstance(top, TakePassengers):
            return passengers_worth(pos, top.cell, top.number_taken(action))
        if TAKE.covers(action):
            return taking_worth(pos, action - TAKE.base)
        world = pos.quiet()
        assert isinstance(world, Virtopia)
        world.step(seat, action)
        return evaluate(world)

    def glance(self, pos: Virtopia, seat: i64, action: i64) -> float:
        """A virtue point is about a fiftieth of a victory."""
        return 0.02 * self.worth(pos, seat, action)

    def whole_turn(self, pos: Virtopia, seat: i64, action: i64) -> float:
        """What the table is worth after an action without dice, its further choices made as they look best."""
        world = pos.quiet()
        assert isinstance(world, Virtopia)
        round, turn = world.counters[ROUND], world.counters[TURN]
        world.step(seat, action)
        while world.agenda and world.counters[TURN] == turn and world.counters[ROUND] == round:
            top = world.agenda[-1]
            options = top.legal(world, seat)
            world.step(seat, self.best(world, seat, options))
        return evaluate(world)

    def best(self, pos: Virtopia, seat: i64, options: vec[i64]) -> i64:
        best = i64(options[0])
        if len(options) > 1:
            most = self.worth(pos, seat, best)
            for number in range(1, len(options)):
                worth = self.worth(pos, seat, i64(options[number]))
                if worth > most:
                    best, most = i64(options[number]), worth
        return best

    def whims(self, pos: Virtopia, seat: i64, legal: list[int]) -> list[int]:
        """Nothing that loses the match sooner than need be, and no development that is let go: others play here too."""
        ready = [action for action in legal if DEVELOP.covers(action)]
        allowed = ready or legal
        risks = [danger(pos, seat, action) for action in allowed]
        least = min(risks)
        return [action for action, risk in zip(allowed, risks, strict=True) if risk <= least]

    def pick(self, pos: Virtopia, seat: i64, options: vec[i64], rng: Rng) -> i64:
        """What looks best, and now and then anything."""
        if rng.below(20) == 0:
            return i64(options[rng.below(len(options))])
        return self.best(pos, seat, options)

    def horizon(self) -> i64:
        """A few rounds: farther ahead the dice decide."""
        return 40

    def trust(self) -> float:
        return 30.0

    def reward(self, pos: Virtopia) -> list[float]:
        """A defeat is less bad the nearer the goal was: it tells good play from luck sooner."""
        if pos.counters[ENDED] == 0:
            value = max(-1.0, min(1.0, (evaluate(pos) - EVEN) / CERTAIN))
        elif pos.counters[ENDED] == VICTORY:
            value = 1.0
        else:
            value = -1.0 + 0.5 * float(pos.all_points()) / 32.0
        return [value for _ in range(pos.seats)]


# What a position is worth.


def evaluate(pos: Virtopia) -> float:
    if pos.counters[ENDED]:
        return WIN if pos.counters[ENDED] == VICTORY else LOSS + 0.1 * float(pos.all_points())
    value = POINT * float(pos.all_points()) + HOPE_WORTH * float(pos.counters[HOPE])
    cell: i64 = 0
    while cell < 12:
        value -= CAPTIVE_COST[pos.captives(cell)]
        cell += 3
    value += OPEN_PRISON * float(len(pos.open_prisons.slots)) + BOXED * float(pos.count(BOX))
    if pos.counters[STORED]:
        value += A_STORED_ROLL[pos.counters[STORED] - 1]
    return value + colours_worth(pos) + leaders_worth(pos)


def colours_worth(pos: Virtopia) -> float:
    """Too few meeples of a colour make Extremism and Iniquity unpayable."""
    value = 0.0
    colour: i64 = 0
    while colour < 4:
        value += scarcity(0.5 * float(supply(pos, colour)))
        colour += 1
    return value


def scarcity(meeples: float) -> float:
    return SCARCE * (ENOUGH - meeples) * (ENOUGH - meeples) if meeples < ENOUGH else 0.0


def leaders_worth(pos: Virtopia) -> float:
    """A Leader who can develop where it stands, or one step on, is worth some of the points it will bring."""
    value = 0.0
    leader: i64 = 0
    while leader < 4:
        cell = pos.counters[TOKENS + leader]
        here = READY * gains(pos, leader, cell) if pos.counters[STANDING + leader] else 0.0
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
        there = max(pos.count(pos.cell(cell)), i64(1))
        return float(min(there, pos.free_slots(virtue)))
    if kind == FLAW:
        freed = min(pos.points(leader, pos.flaw_at(cell)), pos.captives(cell))
        return CAPTIVE_COST[pos.captives(cell)] - CAPTIVE_COST[pos.captives(cell) - freed]
    if pos.tunnels_at(cell):
        return 0.8
    value = 0.3
    for slot in pos.open_prisons.slots:
        if pos.locked(leader, slot & 0xFF) == "":
            value = 1.6
    return value


# What a watchtower costs.


def tower_cost(pos: Virtopia, cell: i64, captives: i64) -> float:
    """On average, with a new roll."""
    number = SLOT_NUMBERS[captives - 1]
    cost = 2.0 * total_cost(pos, cell, number)
    die: i64 = 1
    while die <= 4:
        cost += total_cost(pos, cell, number + die)
        die += 1
    return cost / 6.0


def total_cost(pos: Virtopia, cell: i64, total: i64) -> float:
    """What a total brings: Hope lost and a sanction, or the end."""
    if total == 0:
        return 0.0
    total += pos.rules.plus_one
    if total >= LOST_TOTAL or pos.counters[HOPE] == 1:
        return -LOSS
    flaw = pos.flaw_at(cell)
    n = EFFECT_N[8 * flaw + total]
    if flaw == IGNORANCE:
        sanction = 1.1 * float(n * EFFECT_X[8 * flaw + total])
        return HOPE_WORTH + sanction
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
        here = min(room, pos.count(pos.cell(pos.virtue_cell(virtue))))
        safe += here
        if virtue != pos.active:
            spare += min(room - here, pos.points(pos.active, virtue))
        virtue += 1
    return safe < n if there >= n else safe < there or spare < n - there


def colour_cost(pos: Virtopia, flaw: i64, n: i64) -> float:
    """Of losing N meeples of a colour to the box or to a prison, each colour as likely."""
    cost = 1.2 if flaw == INIQUITY else 0.25 * float(n)
    if flaw == INIQUITY and len(pos.prison_pile.slots) == 0:
        return -LOSS
    colour: i64 = 0
    while colour < 4:
        missing = max(i64(0), n - pos.active_meeples(colour))
        if pos.counters[CITY + colour] < 2 * missing or (flaw == EXTREMISM and pos.count(BOX) + n + missing > MOST_BOXED):
            cost -= LOSS / 4.0
        colour += 1
    return cost + 0.25 * float(n)


def danger(pos: Virtopia, seat: i64, action: i64) -> float:
    """The chance that an answer loses the match before the turn is over, as far as it can be foreseen."""
    circle = Circle([int(counter) for counter in pos.counters], len(pos.prison_pile.slots), int(pos.rules.plus_one))
    if SOW.covers(action):
        return Way(circle, (circle.here + int(action - SOW.base)) % 12).chance().defeat
    if action == STEP.base:
        return stepping(circle).defeat
    if action in (ROLL.base, USE.base):
        odds = step_off(circle).rolled() if action == ROLL.base else step_off(circle).kept()
        return odds.defeat / THROWS
    world = pos.quiet()
    assert isinstance(world, Virtopia)
    rolled = world.rng.count
    world.step(seat, action)
    return 1.0 if world.counters[ENDED] > VICTORY and world.rng.count == rolled else 0.0


# The turn.


def turn_worth(policy: VirtopiaPolicy, pos: Virtopia, seat: i64, action: i64) -> float:
    """Of one of the four options, or of a step past a watchtower."""
    if SOW.covers(action):
        return sowing_worth(pos, action - SOW.base)
    if action == STEP.base:
        return step_worth(policy, pos, seat)
    if SURVEILLANCE.covers(action):
        return watch_worth(pos, action - SURVEILLANCE.base)
    return policy.whole_turn(pos, seat, action)


def sowing_worth(pos: Virtopia, step: i64) -> float:
    """The table after the sowing, the colours left as `leave_worth` likes, less what the watchtowers cost."""
    world = pos.quiet()
    assert isinstance(world, Virtopia)
    leader = world.active
    cell = after(world.token(leader)) if step else world.token(leader)
    world.move_all(world.cell(cell), HAND)
    cost = 0.0
    while world.count(HAND):
        colour = best_colour(world, kind_of(after(cell)) == FLAW)
        cell = after(cell)
        world.move(HAND, world.cell(cell), colour)
        if world.captives(cell) >= FIFTH:
            return LOSS + 0.1 * float(world.all_points())
        if world.captives(cell) and world.count(HAND):
            cost += tower_cost(world, cell, world.captives(cell))
    world.stand_on(leader, cell)
    return evaluate(world) - cost


def step_worth(policy: VirtopiaPolicy, pos: Virtopia, seat: i64) -> float:
    """The best that could be done on the next cell, less the watchtower."""
    leader = pos.active
    here = pos.token(leader)
    cost = tower_cost(pos, here, pos.captives(here))
    world = pos.quiet()
    assert isinstance(world, Virtopia)
    world.stand_on(leader, after(here))
    world.agenda.pop()
    world.agenda.append(ChooseAfterStep(seat))
    options = world.agenda[-1].legal(world, seat)
    best = evaluate(world)
    if len(options):
        best = policy.worth(world, seat, policy.best(world, seat, options))
    return best - cost


def watch_worth(pos: Virtopia, step: i64) -> float:
    """A stored result in the place of the present one, on average."""
    world = pos.quiet()
    assert isinstance(world, Virtopia)
    leader = world.active
    if step:
        world.stand_on(leader, after(world.token(leader)))
    world.lay(leader)
    world.counters[STORED] = 0
    mean = (2.0 * A_STORED_ROLL[0] + A_STORED_ROLL[1] + A_STORED_ROLL[2] + A_STORED_ROLL[3] + A_STORED_ROLL[4]) / 6.0
    return evaluate(world) + mean


# The choices inside a turn that the next table does not tell.


def supply(pos: Virtopia, colour: i64) -> i64:
    """Meeples of a colour on the circle and in the City, two of which count as one."""
    return 2 * pos.active_meeples(colour) + pos.counters[CITY + colour]


def leave_worth(pos: Virtopia, colour: i64) -> float:
    """A plentiful colour becomes captive, a scarce one stays active."""
    captive = kind_of(after(pos.token(pos.active))) == FLAW
    return float(supply(pos, colour)) if captive else -float(supply(pos, colour))


def best_colour(pos: Virtopia, captive: bool) -> i64:
    """The colour of the hand that `leave_worth` likes best."""
    best: i64 = -1
    most: i64 = 0
    colour: i64 = 0
    while colour < 4:
        if pos.counters[HAND + colour]:
            liked = supply(pos, colour) if captive else -supply(pos, colour)
            if best < 0 or liked > most:
                best, most = colour, liked
        colour += 1
    return best


def passengers_worth(pos: Virtopia, cell: i64, count: i64) -> float:
    """To a Virtue that the Leader can develop, as many as there are slots; nobody into captivity."""
    kind = kind_of(cell)
    if kind == VIRTUE and pos.points(pos.active, pos.virtue_at(cell)) == ROW:
        wanted = pos.free_slots(pos.virtue_at(cell)) - pos.count(pos.cell(cell))
        return float(min(count, wanted))
    return -float(count) if kind == FLAW else -0.1 * float(count)


def taking_worth(pos: Virtopia, taken: i64) -> float:
    """Of the meeples that come nearer, from the City to the circle or from a Flaw to the City, rather the scarce colours."""
    value = 0.0
    share: i64 = 125
    colour: i64 = 0
    while colour < 4:
        value += scarcity(0.5 * float(supply(pos, colour) + taken // share % 5))
        share //= 5
        colour += 1
    return value


def placing_worth(pos: Virtopia, action: i64) -> float:
    """Both other points in one Virtue: the Leader can develop it too; rather one that few others can."""
    leader = pos.active
    rows = rows_of(action)
    value = 0.0
    for colour in range(4):
        if rows[colour] != leader:
            able: i64 = 0
            other: i64 = 0
            while other < 4:
                if pos.points(other, rows[colour]) == ROW:
                    able += 1
                other += 1
            value += (1.0 if rows.count(rows[colour]) == ROW else 0.0) - 0.3 * float(able)
    return value


def passing_worth(pos: Virtopia, cell: i64, action: i64) -> float:
    if action == ROLL.base:
        return -tower_cost(pos, cell, pos.captives(cell))
    assert action == USE.base
    number = SLOT_NUMBERS[pos.captives(cell) - 1]
    return -total_cost(pos, cell, pos.counters[STORED] - 1 + number)


def make_policy() -> Policy[Virtopia]:
    return VirtopiaPolicy()
