"""A Leader's turn: one of four options, or else the Impossibility procedure (VIRTO-020 to 033, VIRTO-100 to 105)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ....engine.automatic import AutomaticStep, OpenQuestion
from .actions import forbidden, perform
from .content import FLAW, after, kind_of
from .position import (
    ACTING,
    ACTIVE,
    CITY,
    FOR_STUCK,
    LAST_ROUND,
    ROUND,
    ROUNDS,
    STEPPING,
    STUCK,
    TURN,
    Virtopia,
)
from .sanctions import add_colours, capture
from .sowing import sow, unsowable
from .verbs import DEVELOP, SEND, SOW, STEP, STRUGGLE
from .watchtower import leave_flaw


def begin_turn(pos: Virtopia) -> None:
    """What is left of a turn lies on top of its end. If none of the four options is legal: Impossibility (VIRTO-100, 104)."""
    counters = pos.counters
    seat = pos.seat_at(counters[ROUND], counters[TURN])
    leader = pos.leader_at(counters[ROUND], counters[TURN])
    counters[ACTIVE] = leader
    counters[ACTING] = 0
    if pos.past is not None:
        pos.tell("turn", seat, [counters[ROUND], leader])
    pos.agenda.append(EndTurn(seat))
    if len(turn_options(pos, leader)):
        pos.agenda.append(ChooseTurn(seat))
    else:
        stumble(pos, seat)


class EndTurn(AutomaticStep[Virtopia]):
    """The next Leader's turn; after 40 rounds the match is lost (VIRTO-020, 117)."""

    def run(self, pos: Virtopia) -> None:
        counters = pos.counters
        counters[TURN] += 1
        if counters[TURN] == 4:
            counters[TURN] = 0
            counters[ROUND] += 1
            if counters[ROUND] > LAST_ROUND:
                pos.finish(ROUNDS)
                return
        begin_turn(pos)


# What a Leader may do.


def first_turn(pos: Virtopia) -> bool:
    """Each Leader has one turn a round (VIRTO-020), so its first one is in the first round."""
    return pos.counters[ROUND] == 1


def turn_options(pos: Virtopia, leader: i64) -> vec[i64]:
    """All legal ones of the four options, each with its action (VIRTO-021 to 029).

    Past a watchtower the choice is made after the step, so that only the step itself is offered (VIRTO-029).
    """
    here = pos.token(leader)
    there = after(here)
    acting = not first_turn(pos)
    options = vec[i64](capacity=6)
    options = add_choices(options, pos, leader, here, 0, acting and pos.standing(leader))
    if pos.captives(here) == 0:
        return add_choices(options, pos, leader, there, 1, acting)
    if len(add_choices(vec[i64](), pos, leader, there, 0, acting)):
        options = append(options, STEP.base)
    return options


def add_choices(options: vec[i64], pos: Virtopia, leader: i64, cell: i64, step: i64, acting: bool) -> vec[i64]:
    """The sowing and, if `acting` is allowed, the actions that are legal on a cell."""
    if unsowable(pos, cell) == "":
        options = append(options, SOW.base + step)
    if acting:
        action = DEVELOP.base
        while action <= STRUGGLE.base:
            if forbidden(pos, leader, cell, action) == "":
                options = append(options, action + step)
            action += 2
    return options


def chosen(pos: Virtopia, seat: i64, action: i64) -> None:
    """Carry out a sowing or an action, on the cell or after a step."""
    number = action - SOW.base
    leader = pos.active
    pos.counters[ACTING] = number // 2 + 1
    if number % 2:
        leave_flaw(pos, seat, pos.token(leader))
        step_on(pos, seat, leader)
    if number < 2:
        sow(pos, seat)
    else:
        if pos.past is not None:
            pos.tell("act", seat, [leader, pos.counters[ACTING], pos.token(leader), pos.card_at(pos.token(leader))])
        perform(pos, seat, SOW.base + number // 2 * 2)


def step_on(pos: Virtopia, seat: i64, leader: i64) -> None:
    pos.stand_on(leader, after(pos.token(leader)))
    if pos.past is not None:
        cell = pos.token(leader)
        pos.tell("step", seat, [leader, cell, pos.card_at(cell)])


class ChooseTurn(OpenQuestion[Virtopia]):
    """D3: act here, step and act, sow here, or step and sow (VIRTO-021 to 028). It is asked even when one is left."""

    def legal(self, pos: Virtopia, seat: i64) -> vec[i64]:
        return turn_options(pos, pos.active)

    def public(self, pos: Virtopia, seat: i64) -> bool:
        return True

    def forced(self, pos: Virtopia) -> i64:
        return -1

    def resolve(self, pos: Virtopia, seat: i64, action: i64) -> None:
        if action != STEP.base:
            chosen(pos, seat, action)
            return
        pos.counters[ACTING] = STEPPING
        pos.agenda.append(EnterCell(seat))
        leave_flaw(pos, seat, pos.token(pos.active))

    def refusal(self, pos: Virtopia, seat: i64, action: i64) -> str:
        """What forbids the action itself, or the way to it."""
        if not SOW.base <= action < STEP.base:
            return "VIRTO-021"
        here = pos.token(pos.active)
        step, verb = (action - SOW.base) % 2, SOW.base + (action - SOW.base) // 2 * 2
        if verb != SOW.base and first_turn(pos):
            return "VIRTO-027"
        if verb != SOW.base and step == 0 and not pos.standing(pos.active):
            return "VIRTO-022"
        return why_not(pos, pos.active, after(here) if step else here, verb) or "VIRTO-029"


def why_not(pos: Virtopia, leader: i64, cell: i64, verb: i64) -> str:
    return unsowable(pos, cell) if verb == SOW.base else forbidden(pos, leader, cell, verb)


class EnterCell(AutomaticStep[Virtopia]):
    """After the watchtower the Leader enters the next cell; if nothing is legal there the turn is over (VIRTO-029)."""

    def run(self, pos: Virtopia) -> None:
        leader = pos.active
        step_on(pos, self.seat, leader)
        if len(add_choices(vec[i64](), pos, leader, pos.token(leader), 0, True)):
            pos.agenda.append(ChooseAfterStep(self.seat))
        elif pos.past is not None:
            pos.tell("nothing", self.seat, [leader])


class ChooseAfterStep(OpenQuestion[Virtopia]):
    """D4: freely among the actions and the sowing that are legal now on the new cell (VIRTO-029)."""

    def legal(self, pos: Virtopia, seat: i64) -> vec[i64]:
        return add_choices(vec[i64](capacity=4), pos, pos.active, pos.token(pos.active), 0, True)

    def resolve(self, pos: Virtopia, seat: i64, action: i64) -> None:
        chosen(pos, seat, action)

    def refusal(self, pos: Virtopia, seat: i64, action: i64) -> str:
        if not SOW.base <= action < STEP.base or (action - SOW.base) % 2:
            return "VIRTO-029"
        return why_not(pos, pos.active, pos.token(pos.active), action)


# Impossibility.


def stumble(pos: Virtopia, seat: i64) -> None:
    """Advance one cell, past the watchtower if need be; nothing stops the procedure any more (VIRTO-100)."""
    pos.counters[ACTING] = STUCK
    if pos.past is not None:
        pos.tell("impossible", seat, [pos.active])
    pos.agenda.append(Stumble(seat))
    leave_flaw(pos, seat, pos.token(pos.active))


class Stumble(AutomaticStep[Virtopia]):
    """A new roll, whatever is stored: from 1 to 4, a meeple of the City becomes captive (VIRTO-065, 100 to 103)."""

    def run(self, pos: Virtopia) -> None:
        leader = pos.active
        cell = after(pos.token(leader))
        pos.stand_on(leader, cell)
        pos.lay(leader)
        result = pos.roll(FOR_STUCK, cell)
        if pos.past is not None:
            pos.tell("stumble", self.seat, [leader, cell, pos.card_at(cell), result])
        if result and pos.count(CITY):
            pos.agenda.append(SendCaptive(self.seat, nth_flaw(cell, result)))


def nth_flaw(cell: i64, number: i64) -> i64:
    """The cell of the n-th Flaw clockwise from a cell, which counts itself if it is one (VIRTO-101)."""
    while kind_of(cell) != FLAW:
        cell = after(cell)
    return (cell + 3 * (number - 1)) % 12


class SendCaptive(OpenQuestion[Virtopia]):
    """D15: the colour of the City's meeple that becomes captive (VIRTO-101)."""

    cell: i64

    def __init__(self, seat: i64, cell: i64) -> None:
        super().__init__(seat)
        self.cell = cell

    def legal(self, pos: Virtopia, seat: i64) -> vec[i64]:
        return add_colours(vec[i64](capacity=4), pos, CITY, SEND.base)

    def resolve(self, pos: Virtopia, seat: i64, action: i64) -> None:
        if pos.past is not None:
            pos.tell("send", seat, [pos.flaw_at(self.cell), action - SEND.base])
        capture(pos, CITY, action - SEND.base, self.cell)

    def refusal(self, pos: Virtopia, seat: i64, action: i64) -> str:
        return "VIRTO-101"
