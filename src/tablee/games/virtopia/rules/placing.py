"""Before the first turn: the order of one's Leaders, the starting points, and the dice (VIRTO-007 to 013, 121, 132)."""

from __future__ import annotations

from itertools import product
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ....engine.automatic import AutomaticStep, OpenQuestion, run_agenda
from .actions import TakeMeeples
from .circle import CELLS, FLAW, after, kind_of
from .content import ROW
from .position import Virtopia
from .turn import begin_turn
from .verbs import LEAD, PLACE, START


def ask_to_prepare(pos: Virtopia) -> None:
    """Ask two players for the order of their Leaders, in turn order; then everybody for the starting points."""
    first = pos.seat_at(1, 0)
    pos.agenda.append(Prepare(first))
    if pos.seats == 2:
        pos.agenda.append(OrderLeaders(1 - first))
        pos.agenda.append(OrderLeaders(first))
    run_agenda(pos)


class OrderLeaders(OpenQuestion[Virtopia]):
    """Two players: which of one's two Leaders plays first, in every round (VIRTO-121)."""

    def place(self, pos: Virtopia) -> i64:
        """The counter of the first of one's two Leaders in the order of play."""
        return pos.layout.order(0) if self.seat == pos.seat_at(1, 0) else pos.layout.order(2)

    def legal(self, pos: Virtopia, seat: i64) -> vec[i64]:
        place = self.place(pos)
        return vec[i64]([LEAD.of(pos.counters[place]), LEAD.of(pos.counters[place + 1])])

    def resolve(self, pos: Virtopia, seat: i64, action: i64) -> None:
        place, leader = self.place(pos), LEAD.part(action)
        if pos.counters[place] != leader:
            pos.counters[place + 1] = pos.counters[place]
            pos.counters[place] = leader
        if pos.telling:
            pos.tell("order", seat, [leader])

    def refusal(self, pos: Virtopia, seat: i64, action: i64) -> str:
        return "VIRTO-121"


def placements(leader: int) -> vec[i64]:
    """The 54 of a Leader: two colours on its main row, each of the others on any of the three other rows (VIRTO-009)."""
    found = vec[i64]()
    for rows in product(range(4), repeat=4):
        if rows.count(leader) == ROW:
            found = append(found, PLACE.of(rows[0], rows[1], rows[2], rows[3]))
    return found


PLACEMENTS: Final = [placements(leader) for leader in range(4)]


class PlacePoints(OpenQuestion[Virtopia]):
    """D2: the row of each of a Leader's first four meeples, one of each colour (VIRTO-009)."""

    def __init__(self, seat: i64, leader: i64) -> None:
        super().__init__(seat)
        self.leader = leader

    def legal(self, pos: Virtopia, seat: i64) -> vec[i64]:
        return PLACEMENTS[self.leader]

    def resolve(self, pos: Virtopia, seat: i64, action: i64) -> None:
        rows = rows_of(action)
        for colour in range(4):
            pos.move(pos.layout.city, pos.layout.row(self.leader, rows[colour]), colour)
        if pos.telling:
            pos.tell("place", seat, [self.leader, *rows])

    def refusal(self, pos: Virtopia, seat: i64, action: i64) -> str:
        """No row holds more than two points (VIRTO-010), and the main one holds two (VIRTO-009)."""
        if PLACE.covers(action):
            rows = rows_of(action)
            if max([rows.count(row) for row in rows]) > ROW:
                return "VIRTO-010"
        return "VIRTO-009"


def rows_of(action: i64) -> list[int]:
    """The row of each colour in a placement."""
    return [PLACE.part(action, 0), PLACE.part(action, 1), PLACE.part(action, 2), PLACE.part(action, 3)]


class Prepare(AutomaticStep[Virtopia]):
    """In turn order each Leader's points are placed; then the dice fill the circle and the first turn begins."""

    def run(self, pos: Virtopia) -> None:
        for turn in range(4):
            leader = pos.leader_at(1, turn)
            if pos.points(leader, leader) == 0:
                pos.counters[pos.layout.active] = leader
                seat = pos.seat_at(1, turn)
                pos.agenda.append(self)
                pos.agenda.append(PlacePoints(seat, leader))
                return
        if pos.rules.captives:
            catch_four(pos)
        pos.agenda.append(Begin(self.seat))
        if pos.rules.chosen_start:
            pos.counters[pos.layout.active] = pos.leader_at(1, 0)
            pos.agenda.append(ChooseStart(self.seat))
        else:
            fill_circle(pos)


class Begin(AutomaticStep[Virtopia]):
    """All is in place: the first turn."""

    def run(self, pos: Virtopia) -> None:
        pos.counters[pos.layout.round] = 1
        pos.counters[pos.layout.turn] = 0
        begin_turn(pos)


def fill_circle(pos: Virtopia) -> None:
    """2, 3 or 4 meeples on each Virtue and Action cell, drawn from those left; the rest is the City (VIRTO-012, 013)."""
    cell = pos.virtue_cell(pos.leader_at(1, 0))
    for _ in range(CELLS):
        if kind_of(cell) != FLAW:
            draw_meeples(pos, cell, 2 + pos.rng.below(3))
        cell = after(cell)


def catch_four(pos: Virtopia) -> None:
    """One meeple of each colour, dealt to the four Flaws (VIRTO-132)."""
    colours = vec[i64]([0, 1, 2, 3])
    pos.rng.shuffle(colours)
    quarter: i64 = 0
    while quarter < 4:
        pos.move(pos.layout.city, pos.layout.cell(3 * quarter), colours[quarter])
        if pos.telling:
            pos.tell("caught", -1, [pos.flaw_at(3 * quarter), colours[quarter]])
        quarter += 1


def draw_meeples(pos: Virtopia, cell: i64, die: i64) -> None:
    """Draw as many meeples from the City as the die says, or all that are left."""
    city, place = pos.layout.city, pos.layout.cell(cell)
    for _ in range(min(die, pos.count(city))):
        pick = pos.rng.below(pos.count(city))
        colour: i64 = 0
        while pick >= pos.counters[city + colour]:
            pick -= pos.counters[city + colour]
            colour += 1
        pos.move(city, place, colour)
    if pos.telling:
        pos.tell("fill", -1, [cell, pos.card_at(cell), die, *pos.colours(place)])


# The set-up by choice (VIRTO-137).

CELLS_TO_FILL: Final[i64] = 8


class ChooseStart(OpenQuestion[Virtopia]):
    """The first player names the Virtue where the dice begin (VIRTO-137)."""

    def legal(self, pos: Virtopia, seat: i64) -> vec[i64]:
        return vec[i64]([START.of(virtue) for virtue in range(4)])

    def resolve(self, pos: Virtopia, seat: i64, action: i64) -> None:
        virtue = START.part(action)
        if pos.telling:
            pos.tell("begin", seat, [virtue])
        ask_to_fill(pos, pos.virtue_cell(virtue), CELLS_TO_FILL)

    def refusal(self, pos: Virtopia, seat: i64, action: i64) -> str:
        return "VIRTO-137"


def ask_to_fill(pos: Virtopia, cell: i64, left: i64) -> None:
    """The die says how many meeples a cell gets; the players choose their colours, a cell each in turn order."""
    die = 2 + pos.rng.below(3)
    turn = (CELLS_TO_FILL - left) % 4
    pos.counters[pos.layout.active] = pos.leader_at(1, turn)
    count = min(die, pos.count(pos.layout.city))
    pos.agenda.append(FillCell(pos.seat_at(1, turn), count, count, cell, die, left))


class FillCell(TakeMeeples):
    """The colours of the meeples on a cell; `left` cells are still to be filled, this one among them (VIRTO-137)."""

    def __init__(self, seat: i64, least: i64, most: i64, cell: i64, die: i64, left: i64) -> None:
        super().__init__(seat, least, most)
        self.cell = cell
        self.die = die
        self.left = left

    def source(self, pos: Virtopia) -> i64:
        return pos.layout.city

    def resolve(self, pos: Virtopia, seat: i64, action: i64) -> None:
        taken = self.carry(pos, action, pos.layout.cell(self.cell))
        if pos.telling:
            pos.tell("fill", -1, [self.cell, pos.card_at(self.cell), self.die, *taken])
        if self.left > 1:
            cell = after(self.cell)
            ask_to_fill(pos, after(cell) if kind_of(cell) == FLAW else cell, self.left - 1)

    def refusal(self, pos: Virtopia, seat: i64, action: i64) -> str:
        return "VIRTO-137"
