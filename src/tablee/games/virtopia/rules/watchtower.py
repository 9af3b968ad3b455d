"""Passing a watchtower on leaving a Flaw: the die, the number of the captives, Hope, and the sanction (VIRTO-080 to 088)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.automatic import OpenQuestion
from ....engine.decision import ASKED
from .circle import FLAW, kind_of
from .content import DEADLY_TOTAL
from .position import FOR_TOWER, FROM_STORE, NO_HOPE, SEVEN, Virtopia
from .sanctions import punish
from .verbs import ROLL, STORED


def leave_flaw(pos: Virtopia, seat: i64, cell: i64) -> None:
    """Ask to pass the watchtower of a cell that a Leader leaves (VIRTO-080, 081).

    Without captives nothing happens, and a stored result stays unless it is a fleeting one (VIRTO-064, 136).
    """
    stored = pos.layout.stored
    if pos.captives(cell):
        pos.agenda.append(PassTower(seat, cell))
    elif kind_of(cell) == FLAW and pos.rules.fleeting_die and pos.counters[stored]:
        if pos.telling:
            pos.tell("unstored", seat, [pos.flaw_at(cell), pos.counters[stored] - 1])
        pos.counters[stored] = 0


class PassTower(OpenQuestion[Virtopia]):
    """D11: use the stored result, or roll anew; in both cases the stored result is gone (VIRTO-063)."""

    def __init__(self, seat: i64, cell: i64) -> None:
        super().__init__(seat)
        self.cell = cell

    def legal(self, pos: Virtopia, seat: i64) -> vec[i64]:
        return vec[i64]([STORED.of(), ROLL.of()]) if pos.counters[pos.layout.stored] else vec[i64]([ROLL.of()])

    def forced(self, pos: Virtopia) -> i64:
        return ASKED if pos.counters[pos.layout.stored] else ROLL.of()

    def resolve(self, pos: Virtopia, seat: i64, action: i64) -> None:
        if ROLL.covers(action):
            result = pos.roll(FOR_TOWER, self.cell)
        else:
            result = pos.counters[pos.layout.stored] - 1
            pos.note_roll(result, FROM_STORE, self.cell)
        pos.counters[pos.layout.stored] = 0
        self.judge(pos, seat, result, STORED.covers(action))

    def judge(self, pos: Virtopia, seat: i64, result: i64, stored: bool) -> None:
        """Add the number beside the captives: 0 is nothing, 7 or more a defeat, the rest cost Hope (VIRTO-082 to 085).

        The number is told only where an overlay changed it: otherwise it is one less than the captives.
        """
        flaw, captives = pos.flaw_at(self.cell), pos.captives(self.cell)
        number = pos.cards.number_beside(flaw, captives)
        total = result + number
        if total:
            total += pos.rules.plus_one  # VIRTO-131
        pos.counters[pos.layout.total] = total
        if pos.telling:
            told: list[int] = [pos.active, flaw, captives, result, total, 1 if stored else 0]
            pos.tell("tower", seat, told if number == captives - 1 else [*told, number])
        if total >= DEADLY_TOTAL:
            pos.finish(SEVEN)
        elif total:
            lose_hope(pos, seat, flaw, total)

    def refusal(self, pos: Virtopia, seat: i64, action: i64) -> str:
        return "VIRTO-063"


def lose_hope(pos: Virtopia, seat: i64, flaw: i64, total: i64) -> None:
    """Lower Hope; if any is left, the Flaw's Effect card applies (VIRTO-085, 086)."""
    hope = pos.layout.hope
    pos.counters[hope] -= 1
    pos.counters[pos.layout.sanctions] += 1
    if pos.telling:
        pos.tell("hope", seat, [pos.counters[hope]])
    if pos.counters[hope] == 0:
        pos.finish(NO_HOPE)
    else:
        punish(pos, seat, flaw, total)
