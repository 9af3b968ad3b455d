"""The four sanctions of the watchtowers, and what is chosen under them (VIRTO-086, VIRTO-088 to VIRTO-098)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ....engine.automatic import OpenQuestion
from ....engine.decision import ASKED
from ....engine.events import pack
from .circle import CELLS, FLAW, kind_of
from .content import EXTREMISM, FEAR, FIFTH, IGNORANCE
from .position import CAPTIVES, FULL_BOX, MOST_BOXED, SANCTION, Virtopia
from .verbs import DISCARD, SCARE, SEIZE, SURRENDER


def punish(pos: Virtopia, seat: i64, flaw: i64, total: i64) -> None:
    """Apply the row of a Flaw's Effect card; one that cannot be applied in full loses the match (VIRTO-086, 088)."""
    n, x = pos.cards.sanction_number(flaw, total), pos.cards.sanction_leaders(flaw, total)
    if pos.telling:
        pos.tell("sanction", seat, [flaw, total, n, x])
    if flaw == FEAR:
        frighten(pos, seat, n)
    elif flaw == EXTREMISM:
        take_colour(pos, seat, flaw, n, -1)
    elif flaw == IGNORANCE:
        forget(pos, seat, n, x)
    else:
        imprison(pos, seat, flaw, n)


def capture(pos: Virtopia, source: i64, colour: i64, cell: i64) -> bool:
    """Move a meeple to a Flaw; False if it was the fifth captive, and the match is lost (VIRTO-092, 112)."""
    pos.move(source, pos.layout.cell(cell), colour)
    if pos.captives(cell) < FIFTH:
        return True
    pos.finish(CAPTIVES)
    return False


# Fear.


def frighten(pos: Virtopia, seat: i64, n: i64) -> None:
    """Too few meeples on Virtue cells are made up for by the Leader's own points; too few of both is a defeat (VIRTO-091)."""
    if pos.on_virtues() + pos.removable(pos.active) < n:
        pos.finish(SANCTION)
    else:
        pos.agenda.append(MoveByFear(seat, n))


class MoveByFear(OpenQuestion[Virtopia]):
    """D12: one by one, a meeple of a Virtue cell goes to the opposed Flaw; if there is none, a point (VIRTO-090 to 092)."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def legal(self, pos: Virtopia, seat: i64) -> vec[i64]:
        answers = vec[i64](capacity=16)
        own = pos.on_virtues() == 0
        virtue: i64 = 0
        while virtue < 4:
            if not own or virtue != pos.active:
                first = SURRENDER.of(virtue) if own else SCARE.of(virtue)
                answers = add_colours(answers, pos, self.source(pos, virtue, own), first)
            virtue += 1
        return answers

    def source(self, pos: Virtopia, virtue: i64, own: bool) -> i64:
        """Where meeples of a Virtue are taken from: the Leader's `own` points, or the cell."""
        return pos.layout.row(pos.active, virtue) if own else pos.layout.cell(pos.virtue_cell(virtue))

    def forced(self, pos: Virtopia) -> i64:
        """Where all must go, their order makes no difference."""
        there = pos.on_virtues() or pos.removable(pos.active)
        answers = self.legal(pos, self.seat)
        return answers[0] if there <= self.left or len(answers) == 1 else ASKED

    def resolve(self, pos: Virtopia, seat: i64, action: i64) -> None:
        own = SURRENDER.covers(action)
        verb = SURRENDER if own else SCARE
        virtue, colour = verb.part(action, 0), verb.part(action, 1)
        if pos.telling:
            pos.tell(verb.name, seat, [pos.active, virtue, colour])
        source = self.source(pos, virtue, own)
        if capture(pos, source, colour, pos.flaw_cell(virtue)) and self.left > 1:
            pos.agenda.append(MoveByFear(seat, self.left - 1))

    def refusal(self, pos: Virtopia, seat: i64, action: i64) -> str:
        if SURRENDER.covers(action):
            if SURRENDER.part(action, 0) == pos.active:
                return "VIRTO-011"
            return "VIRTO-091"
        return "VIRTO-090" if pos.on_virtues() else "VIRTO-091"


# Extremism and Iniquity.


def imprison(pos: Virtopia, seat: i64, flaw: i64, n: i64) -> None:
    """The top Prison card is turned up before the colour is rolled; without one, defeat (VIRTO-097, 098)."""
    if len(pos.prison_pile.slots) == 0:
        pos.finish(SANCTION)
        return
    prison = pos.draw(pos.prison_pile, pos.open_prisons)
    if pos.telling:
        pos.tell("prison", seat, [], [pack(prison)])
    take_colour(pos, seat, flaw, n, prison)


def take_colour(pos: Virtopia, seat: i64, flaw: i64, n: i64, prison: i64) -> None:
    """Active meeples of the colour rolled come first; for each one missing, two of the City (VIRTO-093, 094, 097)."""
    colour = pos.roll_colour()
    if pos.telling:
        pos.tell("colour", seat, [flaw, colour])
    there = min(n, pos.active_meeples(colour))
    if pos.counters[pos.layout.city + colour] < 2 * (n - there):
        pos.finish(SANCTION)
    elif there:
        pos.agenda.append(TakeColour(seat, flaw, colour, there, n - there, prison))
    else:
        double(pos, seat, flaw, colour, n, prison)


def double(pos: Virtopia, seat: i64, flaw: i64, colour: i64, missing: i64, prison: i64) -> None:
    """Two meeples of the City for each one missing (VIRTO-094)."""
    if missing:
        if pos.telling:
            pos.tell("double", seat, [flaw, colour, 2 * missing])
        take(pos, pos.layout.city, colour, 2 * missing, prison)


def take(pos: Virtopia, source: i64, colour: i64, count: i64, prison: i64) -> None:
    """To the open Prison card, or to the box; more than 16 there is a defeat (VIRTO-116)."""
    if prison >= 0:
        pos.move(source, pos.layout.prisoners(prison), colour, count)
    else:
        pos.move(source, pos.layout.box, colour, count)
        if pos.count(pos.layout.box) > MOST_BOXED:
            pos.finish(FULL_BOX)


class TakeColour(OpenQuestion[Virtopia]):
    """D13: from which Virtue or Action cell the next meeple of the colour is taken (VIRTO-093, 097).

    `left` of them are still to be taken there, and then `missing` made up for from the City. `prison` is -1 for the box.
    """

    def __init__(self, seat: i64, flaw: i64, colour: i64, left: i64, missing: i64, prison: i64) -> None:
        super().__init__(seat)
        self.flaw = flaw
        self.colour = colour
        self.left = left
        self.missing = missing
        self.prison = prison

    def legal(self, pos: Virtopia, seat: i64) -> vec[i64]:
        answers = vec[i64](capacity=8)
        cell: i64 = 0
        while cell < CELLS:
            counter = pos.layout.cell(cell) + self.colour
            if kind_of(cell) != FLAW and pos.counters[counter]:
                answers = append(answers, SEIZE.of(cell))
            cell += 1
        return answers

    def forced(self, pos: Virtopia) -> i64:
        """Where all must go, their order makes no difference."""
        answers = self.legal(pos, self.seat)
        return answers[0] if len(answers) == 1 or pos.active_meeples(self.colour) <= self.left else ASKED

    def resolve(self, pos: Virtopia, seat: i64, action: i64) -> None:
        cell = SEIZE.part(action)
        if pos.telling:
            pos.tell("seize", seat, [self.flaw, cell, pos.card_at(cell), self.colour])
        take(pos, pos.layout.cell(cell), self.colour, 1, self.prison)
        if pos.counters[pos.layout.ended]:
            return
        if self.left > 1:
            rest = TakeColour(seat, self.flaw, self.colour, self.left - 1, self.missing, self.prison)
            pos.agenda.append(rest)
        else:
            double(pos, seat, self.flaw, self.colour, self.missing, self.prison)

    def refusal(self, pos: Virtopia, seat: i64, action: i64) -> str:
        return "VIRTO-093" if self.flaw == EXTREMISM else "VIRTO-097"


# Ignorance.


def forget(pos: Virtopia, seat: i64, n: i64, x: i64) -> None:
    """X Leaders discard N points each; with fewer who have that many, defeat (VIRTO-095, 096)."""
    if able_leaders(pos, n, 0) < x:
        pos.finish(SANCTION)
    else:
        pos.agenda.append(DiscardPoints(seat, n, x, 0, -1, 0))


def able_leaders(pos: Virtopia, n: i64, done: i64) -> i64:
    """How many Leaders, but those already `done`, have N removable points."""
    able: i64 = 0
    leader: i64 = 0
    while leader < 4:
        if done >> leader & 1 == 0 and pos.removable(leader) >= n:
            able += 1
        leader += 1
    return able


class DiscardPoints(OpenQuestion[Virtopia]):
    """D14: point by point, each of X different Leaders discards N removable points to the City (VIRTO-095, 096).

    `more` Leaders are still to be chosen, none of those in `done`; `leader` discarded last, and `owes` so many more.
    """

    def __init__(self, seat: i64, each: i64, more: i64, done: i64, leader: i64, owes: i64) -> None:
        super().__init__(seat)
        self.each = each
        self.more = more
        self.done = done
        self.leader = leader
        self.owes = owes

    def may_choose(self, pos: Virtopia, leader: i64) -> bool:
        """Whether the next point may be a Leader's."""
        if self.owes:
            return leader == self.leader
        return self.done >> leader & 1 == 0 and pos.removable(leader) >= self.each

    def legal(self, pos: Virtopia, seat: i64) -> vec[i64]:
        answers = vec[i64](capacity=36)
        leader: i64 = 0
        while leader < 4:
            if self.may_choose(pos, leader):
                virtue: i64 = 0
                while virtue < 4:
                    if virtue != leader:
                        answers = add_colours(answers, pos, pos.layout.row(leader, virtue), DISCARD.of(leader, virtue))
                    virtue += 1
            leader += 1
        return answers

    def forced(self, pos: Virtopia) -> i64:
        """A Leader who must be chosen and has no choice of points."""
        answers = self.legal(pos, self.seat)
        if not self.owes and able_leaders(pos, self.each, self.done) > self.more:
            return answers[0] if len(answers) == 1 else ASKED
        must = self.owes or self.each
        i: i64 = 0
        n: i64 = len(answers)
        while i < n:
            leader = DISCARD.part(answers[i], 0)
            last = i
            while last + 1 < n and DISCARD.part(answers[last + 1], 0) == leader:
                last += 1
            if last == i or pos.removable(leader) == must:
                return answers[i]
            i = last + 1
        return ASKED

    def resolve(self, pos: Virtopia, seat: i64, action: i64) -> None:
        leader, virtue, colour = DISCARD.part(action, 0), DISCARD.part(action, 1), DISCARD.part(action, 2)
        pos.move(pos.layout.row(leader, virtue), pos.layout.city, colour)
        if pos.telling:
            pos.tell("discard", seat, [leader, virtue, colour])
        owes = self.owes - 1 if self.owes else self.each - 1
        more = self.more if self.owes else self.more - 1
        if owes or more:
            pos.agenda.append(DiscardPoints(seat, self.each, more, self.done | i64(1) << leader, leader, owes))

    def refusal(self, pos: Virtopia, seat: i64, action: i64) -> str:
        if not DISCARD.covers(action):
            return "VIRTO-095"
        leader = DISCARD.part(action, 0)
        if DISCARD.part(action, 1) == leader:
            return "VIRTO-011"
        if self.owes or self.done >> leader & 1:
            return "VIRTO-095"
        return "VIRTO-096" if pos.removable(leader) < self.each else "VIRTO-095"


def add_colours(answers: vec[i64], pos: Virtopia, place: i64, first: i64) -> vec[i64]:
    """Add an answer for each colour that lies in a place. The colour is the last part of the action, 0 in `first`."""
    colour: i64 = 0
    while colour < 4:
        if pos.counters[place + colour]:
            answers = append(answers, first + colour)
        colour += 1
    return answers
