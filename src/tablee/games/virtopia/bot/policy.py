"""The heuristic of Virtopia: what an answer brings.

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
from ..rules.circle import FLAW, VIRTUE, after, kind_of
from ..rules.content import FIFTH, ROW
from ..rules.odds import THROWS, Circle, Route, step_off, stepping
from ..rules.placing import rows_of
from ..rules.position import VICTORY, Virtopia
from ..rules.turn import ChooseAfterStep, ChooseTurn
from ..rules.verbs import DEVELOP, DIG, LEAVE, PLACE, ROLL, SOW, START, STEP, STORED, SURVEILLANCE, TAKE
from ..rules.watchtower import PassTower
from .valuation import LOSS, STORED_ROLL, evaluate, scarcity, supply, total_cost, tower_cost

# Where a play-out stops, this many virtue points promise neither victory nor defeat, and so many more or fewer either.
EVEN: Final = 30.0
CERTAIN: Final = 25.0


class VirtopiaPolicy(Policy[Virtopia]):
    """Points, Hope, few captives, empty prisons, enough meeples of each colour, and Leaders who are about to develop."""

    def worth(self, pos: Virtopia, seat: i64, action: i64) -> float:
        """What an answer is worth, by the kind of question."""
        top = pos.agenda[-1]
        if isinstance(top, ChooseTurn | ChooseAfterStep):
            return turn_worth(self, pos, seat, action)
        if START.covers(action):
            return 0.0
        if LEAVE.covers(action):
            return leave_worth(pos, LEAVE.part(action))
        if PLACE.covers(action):
            return placing_worth(pos, action)
        if isinstance(top, PassTower):
            return passing_worth(pos, top.cell, action)
        if DIG.covers(action):
            return self.whole_turn(pos, seat, action)
        if isinstance(top, TakePassengers):
            return passengers_worth(pos, top.cell, top.number_taken(action))
        if TAKE.covers(action):
            return taking_worth(pos, action)
        world = copy_of(pos)
        world.step(seat, action)
        return evaluate(world)

    def glance(self, pos: Virtopia, seat: i64, action: i64) -> float:
        """The worth as a reward: a virtue point is about a fiftieth of a victory."""
        return 0.02 * self.worth(pos, seat, action)

    def whole_turn(self, pos: Virtopia, seat: i64, action: i64) -> float:
        """What the table is worth after an action without dice, its further choices made as they look best."""
        world = copy_of(pos)
        counters, layout = pos.counters, pos.layout
        round, turn = counters[layout.round], counters[layout.turn]
        world.step(seat, action)
        while world.agenda and world.counters[layout.turn] == turn and world.counters[layout.round] == round:
            top = world.agenda[-1]
            legal = top.legal(world, seat)
            world.step(seat, self.best(world, seat, legal))
        return evaluate(world)

    def best(self, pos: Virtopia, seat: i64, legal: vec[i64]) -> i64:
        """The answer of the highest worth, the first of equal ones."""
        best = i64(legal[0])
        if len(legal) > 1:
            most = self.worth(pos, seat, best)
            for number in range(1, len(legal)):
                worth = self.worth(pos, seat, i64(legal[number]))
                if worth > most:
                    best, most = i64(legal[number]), worth
        return best

    def whims(self, pos: Virtopia, seat: i64, legal: list[int]) -> list[int]:
        """The answers that risk a defeat least; a development, where one is possible, for others play here too."""
        ready = [action for action in legal if DEVELOP.covers(action)]
        allowed = ready or legal
        risks = [danger(pos, seat, action) for action in allowed]
        least = min(risks)
        return [action for action, risk in zip(allowed, risks, strict=True) if risk <= least]

    def pick(self, pos: Virtopia, seat: i64, legal: vec[i64], rng: Rng) -> i64:
        """The answer that looks best, and one time in twenty any answer."""
        if rng.below(20) == 0:
            return i64(legal[rng.below(len(legal))])
        return self.best(pos, seat, legal)

    def horizon(self) -> i64:
        """A play-out lasts a few rounds: farther ahead the dice decide."""
        return 40

    def trust(self) -> float:
        """A glance is worth as much as this many played-out worlds."""
        return 30.0

    def reward(self, pos: Virtopia) -> list[float]:
        """A defeat is less bad the nearer the goal was: it tells good play from luck sooner."""
        if pos.counters[pos.layout.ended] == 0:
            value = max(-1.0, min(1.0, (evaluate(pos) - EVEN) / CERTAIN))
        elif pos.counters[pos.layout.ended] == VICTORY:
            value = 1.0
        else:
            value = -1.0 + 0.5 * float(pos.all_points()) / 32.0
        return [value for _ in range(pos.seats)]


def copy_of(pos: Virtopia) -> Virtopia:
    """A copy on which an answer can be tried."""
    copy = pos.quiet()
    assert isinstance(copy, Virtopia)
    return copy


def circle_of(pos: Virtopia) -> Circle:
    """What the odds of a position depend on."""
    return Circle(pos.rules, [int(counter) for counter in pos.counters], len(pos.prison_pile.slots))


def danger(pos: Virtopia, seat: i64, action: i64) -> float:
    """The chance that an answer loses the match before the turn is over, as far as it can be foreseen."""
    circle = circle_of(pos)
    if SOW.covers(action):
        return Route(circle, (circle.here + int(SOW.part(action))) % 12).chance().defeat
    if STEP.covers(action):
        return stepping(circle).defeat
    if ROLL.covers(action):
        return step_off(circle).rolled().defeat / THROWS
    if STORED.covers(action):
        return step_off(circle).kept().defeat / THROWS
    world = copy_of(pos)
    rolled = world.rng.count
    world.step(seat, action)
    return 1.0 if world.counters[world.layout.ended] > VICTORY and world.rng.count == rolled else 0.0


# The turn.


def turn_worth(policy: VirtopiaPolicy, pos: Virtopia, seat: i64, action: i64) -> float:
    """What one of the choices of a turn is worth."""
    if SOW.covers(action):
        return sowing_worth(pos, SOW.part(action))
    if STEP.covers(action):
        return step_worth(policy, pos, seat)
    if SURVEILLANCE.covers(action):
        return surveillance_worth(pos, SURVEILLANCE.part(action))
    return policy.whole_turn(pos, seat, action)


def sowing_worth(pos: Virtopia, step: i64) -> float:
    """The table after the sowing, the colours left as `leave_worth` likes, less what the watchtowers cost."""
    world = copy_of(pos)
    leader = world.active
    cell = after(world.token(leader)) if step else world.token(leader)
    hand = world.layout.hand
    world.move_all(world.layout.cell(cell), hand)
    cost = 0.0
    while world.count(hand):
        colour = best_colour(world, kind_of(after(cell)) == FLAW)
        cell = after(cell)
        world.move(hand, world.layout.cell(cell), colour)
        if world.captives(cell) >= FIFTH:
            return LOSS + 0.1 * float(world.all_points())
        if world.captives(cell) and world.count(hand):
            cost += tower_cost(world, cell, world.captives(cell))
    world.stand_on(leader, cell)
    return evaluate(world) - cost


def step_worth(policy: VirtopiaPolicy, pos: Virtopia, seat: i64) -> float:
    """The best that could be done on the next cell, less the watchtower."""
    leader = pos.active
    here = pos.token(leader)
    cost = tower_cost(pos, here, pos.captives(here))
    world = copy_of(pos)
    world.stand_on(leader, after(here))
    world.agenda.pop()
    world.agenda.append(ChooseAfterStep(seat))
    legal = world.agenda[-1].legal(world, seat)
    best = evaluate(world)
    if len(legal):
        best = policy.worth(world, seat, policy.best(world, seat, legal))
    return best - cost


def surveillance_worth(pos: Virtopia, step: i64) -> float:
    """A stored result in the place of the present one, on average."""
    world = copy_of(pos)
    leader = world.active
    if step:
        world.stand_on(leader, after(world.token(leader)))
    world.lay(leader)
    world.counters[world.layout.stored] = 0
    mean = (2.0 * STORED_ROLL[0] + STORED_ROLL[1] + STORED_ROLL[2] + STORED_ROLL[3] + STORED_ROLL[4]) / 6.0
    return evaluate(world) + mean


# The choices inside a turn that the next table does not tell.


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
        if pos.counters[pos.layout.hand + colour]:
            liked = supply(pos, colour) if captive else -supply(pos, colour)
            if best < 0 or liked > most:
                best, most = colour, liked
        colour += 1
    return best


def passengers_worth(pos: Virtopia, cell: i64, count: i64) -> float:
    """To a Virtue that the Leader can develop, as many as there are slots; nobody into captivity."""
    kind = kind_of(cell)
    if kind == VIRTUE and pos.points(pos.active, pos.virtue_at(cell)) == ROW:
        wanted = pos.free_slots(pos.virtue_at(cell)) - pos.count(pos.layout.cell(cell))
        return float(min(count, wanted))
    return -float(count) if kind == FLAW else -0.1 * float(count)


def taking_worth(pos: Virtopia, action: i64) -> float:
    """Of the meeples that come nearer, from the City to the circle or from a Flaw to the City, rather the scarce colours."""
    value = 0.0
    colour: i64 = 0
    while colour < 4:
        value += scarcity(0.5 * float(supply(pos, colour) + TAKE.part(action, colour)))
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
    """Less what a new roll, or the stored result, would cost at the watchtower of a cell."""
    captives = pos.captives(cell)
    if ROLL.covers(action):
        return -tower_cost(pos, cell, captives)
    number = pos.cards.number_beside(pos.flaw_at(cell), captives)
    return -total_cost(pos, cell, pos.counters[pos.layout.stored] - 1 + number)


def make_policy() -> Policy[Virtopia]:
    """The heuristic that the bots of this game use."""
    return VirtopiaPolicy()
