"""A Leader's turn: one of four choices, or else the Impossibility procedure (VIRTO-020 to 033, VIRTO-100 to 105)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ....engine.automatic import AutomaticStep, OpenQuestion
from .actions import forbidden, perform
from .circle import FLAW, after, kind_of
from .doings import DEVELOPING, SOWING, STEPPING, STRUGGLING, STUCK, action_of, doing_of, steps_first
from .position import FOR_STUCK, LAST_ROUND, ROUNDS, Virtopia
from .sanctions import add_colours, capture
from .sowing import sow, unsowable
from .verbs import SEND, SOW, STEP
from .watchtower import leave_flaw


def begin_turn(pos: Virtopia) -> None:
    """Ask for the turn of the next Leader, or carry out the Impossibility procedure if no choice is legal (VIRTO-100, 104).

    What is left of a turn lies on top of its end.
    """
    counters, layout = pos.counters, pos.layout
    round, turn = counters[layout.round], counters[layout.turn]
    seat = pos.seat_at(round, turn)
    leader = pos.leader_at(round, turn)
    counters[layout.active] = leader
    counters[layout.acting] = 0
    if pos.telling:
        pos.tell("turn", seat, [round, leader])
    pos.agenda.append(EndTurn(seat))
    if len(turn_choices(pos, leader)):
        pos.agenda.append(ChooseTurn(seat))
    else:
        stumble(pos, seat)


class EndTurn(AutomaticStep[Virtopia]):
    """The next Leader's turn; after 40 rounds the match is lost (VIRTO-020, 117)."""

    def run(self, pos: Virtopia) -> None:
        counters, layout = pos.counters, pos.layout
        counters[layout.turn] += 1
        if counters[layout.turn] == 4:
            counters[layout.turn] = 0
            counters[layout.round] += 1
            if counters[layout.round] > LAST_ROUND:
                pos.finish(ROUNDS)
                return
        begin_turn(pos)


# What a Leader may do.


def first_turn(pos: Virtopia) -> bool:
    """Whether it is the Leader's first turn: each has one in every round (VIRTO-020)."""
    return pos.counters[pos.layout.round] == 1


def turn_choices(pos: Virtopia, leader: i64) -> vec[i64]:
    """All legal ones of the four choices, each with its action (VIRTO-021 to 029).

    Past a watchtower the choice is made after the step, so that only the step itself is offered (VIRTO-029).
    """
    here = pos.token(leader)
    there = after(here)
    acting = not first_turn(pos)
    answers = vec[i64](capacity=6)
    answers = add_choices(answers, pos, leader, here, 0, acting and pos.standing(leader))
    if pos.captives(here) == 0:
        return add_choices(answers, pos, leader, there, 1, acting)
    if len(add_choices(vec[i64](), pos, leader, there, 0, acting)):
        answers = append(answers, STEP.of())
    return answers


def add_choices(answers: vec[i64], pos: Virtopia, leader: i64, cell: i64, step: i64, acting: bool) -> vec[i64]:
    """The sowing and, if `acting` is allowed, the actions that are legal on a cell."""
    if unsowable(pos, cell) == "":
        answers = append(answers, SOW.of(step))
    if acting:
        doing = DEVELOPING
        while doing <= STRUGGLING:
            if forbidden(pos, leader, cell, doing) == "":
                answers = append(answers, action_of(doing, step))
            doing += 1
    return answers


def chosen(pos: Virtopia, seat: i64, action: i64) -> None:
    """Carry out a sowing or an action, on the cell or after a step."""
    doing = doing_of(action)
    leader = pos.active
    pos.counters[pos.layout.acting] = doing
    if steps_first(action):
        leave_flaw(pos, seat, pos.token(leader))
        step_on(pos, seat, leader)
    if doing == SOWING:
        sow(pos, seat)
    else:
        if pos.telling:
            pos.tell("act", seat, [leader, doing, pos.token(leader), pos.card_at(pos.token(leader))])
        perform(pos, seat, doing)


def step_on(pos: Virtopia, seat: i64, leader: i64) -> None:
    """Move a Leader to the next cell."""
    pos.stand_on(leader, after(pos.token(leader)))
    if pos.telling:
        cell = pos.token(leader)
        pos.tell("step", seat, [leader, cell, pos.card_at(cell)])


class ChooseTurn(OpenQuestion[Virtopia]):
    """D3: act here, step and act, sow here, or step and sow (VIRTO-021 to 028). It is asked even when one is left."""

    def legal(self, pos: Virtopia, seat: i64) -> vec[i64]:
        return turn_choices(pos, pos.active)

    def public(self, pos: Virtopia, seat: i64) -> bool:
        return True

    def forced(self, pos: Virtopia) -> i64:
        return -1

    def resolve(self, pos: Virtopia, seat: i64, action: i64) -> None:
        if not STEP.covers(action):
            chosen(pos, seat, action)
            return
        pos.counters[pos.layout.acting] = STEPPING
        pos.agenda.append(EnterCell(seat))
        leave_flaw(pos, seat, pos.token(pos.active))

    def refusal(self, pos: Virtopia, seat: i64, action: i64) -> str:
        """What forbids the action itself, or the way to it."""
        doing = doing_of(action)
        if doing == 0:
            return "VIRTO-021"
        here, step = pos.token(pos.active), steps_first(action)
        if doing != SOWING and first_turn(pos):
            return "VIRTO-027"
        if doing != SOWING and not step and not pos.standing(pos.active):
            return "VIRTO-022"
        return why_not(pos, pos.active, after(here) if step else here, doing) or "VIRTO-029"


def why_not(pos: Virtopia, leader: i64, cell: i64, doing: i64) -> str:
    """The rule that forbids one of the choices of a turn on a cell, or an empty text."""
    return unsowable(pos, cell) if doing == SOWING else forbidden(pos, leader, cell, doing)


class EnterCell(AutomaticStep[Virtopia]):
    """After the watchtower the Leader enters the next cell; if nothing is legal there the turn is over (VIRTO-029)."""

    def run(self, pos: Virtopia) -> None:
        leader = pos.active
        step_on(pos, self.seat, leader)
        if len(add_choices(vec[i64](), pos, leader, pos.token(leader), 0, True)):
            pos.agenda.append(ChooseAfterStep(self.seat))
        elif pos.telling:
            pos.tell("nothing", self.seat, [leader])


class ChooseAfterStep(OpenQuestion[Virtopia]):
    """D4: one chooses freely among the actions and the sowing that are legal now on the new cell (VIRTO-029)."""

    def legal(self, pos: Virtopia, seat: i64) -> vec[i64]:
        return add_choices(vec[i64](capacity=4), pos, pos.active, pos.token(pos.active), 0, True)

    def resolve(self, pos: Virtopia, seat: i64, action: i64) -> None:
        chosen(pos, seat, action)

    def refusal(self, pos: Virtopia, seat: i64, action: i64) -> str:
        doing = doing_of(action)
        if doing == 0 or steps_first(action):
            return "VIRTO-029"
        return why_not(pos, pos.active, pos.token(pos.active), doing)


# Impossibility.


def stumble(pos: Virtopia, seat: i64) -> None:
    """Advance one cell, past the watchtower if need be; nothing stops the procedure any more (VIRTO-100)."""
    pos.counters[pos.layout.acting] = STUCK
    if pos.telling:
        pos.tell("impossible", seat, [pos.active])
    pos.agenda.append(Stumble(seat))
    leave_flaw(pos, seat, pos.token(pos.active))


class Stumble(AutomaticStep[Virtopia]):
    """The die is rolled, whatever is stored; on a 1 to 4 a meeple of the City becomes captive (VIRTO-065, 100 to 103)."""

    def run(self, pos: Virtopia) -> None:
        leader = pos.active
        cell = after(pos.token(leader))
        pos.stand_on(leader, cell)
        pos.lay(leader)
        result = pos.roll(FOR_STUCK, cell)
        if pos.telling:
            pos.tell("stumble", self.seat, [leader, cell, pos.card_at(cell), result])
        if result and pos.count(pos.layout.city):
            pos.agenda.append(SendCaptive(self.seat, nth_flaw(cell, result)))


def nth_flaw(cell: i64, number: i64) -> i64:
    """The cell of the n-th Flaw clockwise from a cell, which counts itself if it is one (VIRTO-101)."""
    while kind_of(cell) != FLAW:
        cell = after(cell)
    return (cell + 3 * (number - 1)) % 12


class SendCaptive(OpenQuestion[Virtopia]):
    """D15: the colour of the City's meeple that becomes captive (VIRTO-101)."""

    def __init__(self, seat: i64, cell: i64) -> None:
        super().__init__(seat)
        self.cell = cell

    def legal(self, pos: Virtopia, seat: i64) -> vec[i64]:
        return add_colours(vec[i64](capacity=4), pos, pos.layout.city, SEND.of())

    def resolve(self, pos: Virtopia, seat: i64, action: i64) -> None:
        colour = SEND.part(action)
        if pos.telling:
            pos.tell("send", seat, [pos.flaw_at(self.cell), colour])
        capture(pos, pos.layout.city, colour, self.cell)

    def refusal(self, pos: Virtopia, seat: i64, action: i64) -> str:
        return "VIRTO-101"
