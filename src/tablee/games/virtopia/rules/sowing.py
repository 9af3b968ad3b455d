"""Moving with the active meeples: one is left on each cell entered (VIRTO-040 to VIRTO-048)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.automatic import OpenQuestion
from .content import FLAW, after, kind_of
from .position import HAND, Virtopia
from .sanctions import add_colours, capture
from .verbs import LEAVE
from .watchtower import leave_flaw


def unsowable(pos: Virtopia, cell: i64) -> str:
    """The rule that forbids sowing from a cell, or an empty text (VIRTO-041, 042)."""
    if kind_of(cell) == FLAW:
        return "VIRTO-042"
    return "" if pos.count(pos.cell(cell)) else "VIRTO-041"


def sow(pos: Virtopia, seat: i64) -> None:
    """Take all meeples of the cell in hand (VIRTO-040); there no sanction reaches them (VIRTO-046)."""
    cell = pos.token(pos.active)
    if pos.past is not None:
        pos.tell("sow", seat, [pos.active, cell, pos.card_at(cell), pos.count(pos.cell(cell))])
    pos.move_all(pos.cell(cell), HAND)
    pos.agenda.append(LeaveMeeple(seat))


class LeaveMeeple(OpenQuestion[Virtopia]):
    """D5: the colour left on the next cell; a watchtower is passed before the one after (VIRTO-043 to 045, 047)."""

    def legal(self, pos: Virtopia, seat: i64) -> vec[i64]:
        return add_colours(vec[i64](capacity=4), pos, HAND, LEAVE.base)

    def forced(self, pos: Virtopia) -> i64:
        only = pos.only_colour(HAND)
        return LEAVE.base + only if only >= 0 else i64(-1)

    def resolve(self, pos: Virtopia, seat: i64, action: i64) -> None:
        leader, colour = pos.active, action - LEAVE.base
        cell = after(pos.token(leader))
        pos.stand_on(leader, cell)
        if pos.past is not None:
            pos.tell("leave", seat, [leader, cell, pos.card_at(cell), colour])
        if kind_of(cell) != FLAW:
            pos.move(HAND, pos.cell(cell), colour)
        elif not capture(pos, HAND, colour, cell):
            return
        if pos.count(HAND):
            pos.agenda.append(LeaveMeeple(seat))
            leave_flaw(pos, seat, cell)

    def refusal(self, pos: Virtopia, seat: i64, action: i64) -> str:
        return "VIRTO-043" if LEAVE.covers(action) else "VIRTO-040"
