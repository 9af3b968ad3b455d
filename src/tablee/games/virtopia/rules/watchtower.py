"""Passing a watchtower on leaving a Flaw: the die, the number of the captives, Hope, and the sanction (VIRTO-080 to 088)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.automatic import OpenQuestion
from .content import FLAW, SLOT_NUMBERS, kind_of
from .content import SEVEN as LOST
from .position import FOR_TOWER, FROM_STORE, HOPE, NO_HOPE, SANCTIONS, SEVEN, TOTAL, Virtopia
from .position import STORED as STORE
from .sanctions import punish
from .verbs import ROLL, STORED


def leave_flaw(pos: Virtopia, seat: i64, cell: i64) -> None:
    """Without captives nothing happens, and a stored result stays unless it is a fleeting one (VIRTO-064, 080, 081, 136)."""
    if pos.captives(cell):
        pos.agenda.append(PassTower(seat, cell))
    elif kind_of(cell) == FLAW and pos.rules.fleeting_die and pos.counters[STORE]:
        if pos.past is not None:
            pos.tell("unstored", seat, [pos.flaw_at(cell), pos.counters[STORE] - 1])
        pos.counters[STORE] = 0


class PassTower(OpenQuestion[Virtopia]):
    """D11: use the stored result, or roll anew; in both cases the stored result is gone (VIRTO-063)."""

    cell: i64

    def __init__(self, seat: i64, cell: i64) -> None:
        super().__init__(seat)
        self.cell = cell

    def legal(self, pos: Virtopia, seat: i64) -> vec[i64]:
        return vec[i64]([STORED.base, ROLL.base]) if pos.counters[STORE] else vec[i64]([ROLL.base])

    def forced(self, pos: Virtopia) -> i64:
        return i64(-1) if pos.counters[STORE] else ROLL.base

    def resolve(self, pos: Virtopia, seat: i64, action: i64) -> None:
        if action == ROLL.base:
            result = pos.roll(FOR_TOWER, self.cell)
        else:
            result = pos.counters[STORE] - 1
            pos.note_roll(result, FROM_STORE, self.cell)
        pos.counters[STORE] = 0
        self.judge(pos, seat, result, action != ROLL.base)

    def judge(self, pos: Virtopia, seat: i64, result: i64, stored: bool) -> None:
        """0: nothing; 7 or more: defeat; else Hope goes down, and if any is left the sanction applies (VIRTO-082 to 086)."""
        captives = pos.captives(self.cell)
        total = result + SLOT_NUMBERS[captives - 1]
        if total:
            total += pos.rules.plus_one  # VIRTO-131
        pos.counters[TOTAL] = total
        flaw = pos.flaw_at(self.cell)
        if pos.past is not None:
            pos.tell("tower", seat, [pos.active, flaw, captives, result, total, 1 if stored else 0])
        if total >= LOST:
            pos.finish(SEVEN)
        elif total:
            pos.counters[HOPE] -= 1
            pos.counters[SANCTIONS] += 1
            if pos.past is not None:
                pos.tell("hope", seat, [pos.counters[HOPE]])
            if pos.counters[HOPE] == 0:
                pos.finish(NO_HOPE)
            else:
                punish(pos, seat, flaw, total)

    def refusal(self, pos: Virtopia, seat: i64, action: i64) -> str:
        return "VIRTO-063"
