"""Moving with the active meeples: one is left on each cell entered (VIRTO-040 to VIRTO-048)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.automatic import OpenQuestion
from ....engine.decision import ASKED
from .circle import FLAW, after, kind_of
from .position import Virtopia
from .sanctions import add_colours, capture
from .verbs import LEAVE
from .watchtower import leave_flaw


def unsowable(pos: Virtopia, cell: i64) -> str:
    """The rule that forbids sowing from a cell, or an empty text (VIRTO-041, 042)."""
    if kind_of(cell) == FLAW:
        return "VIRTO-042"
    return "" if pos.count(pos.layout.cell(cell)) else "VIRTO-041"


def sow(pos: Virtopia, seat: i64) -> None:
    """Take all meeples of the cell in hand (VIRTO-040); there no sanction reaches them (VIRTO-046)."""
    cell = pos.token(pos.active)
    if pos.telling:
        pos.tell("sow", seat, [pos.active, cell, pos.card_at(cell), pos.count(pos.layout.cell(cell))])
    pos.move_all(pos.layout.cell(cell), pos.layout.hand)
    pos.agenda.append(LeaveMeeple(seat))


class LeaveMeeple(OpenQuestion[Virtopia]):
    """D5: the colour left on the next cell; a watchtower is passed before the one after (VIRTO-043 to 045, 047)."""

    def legal(self, pos: Virtopia, seat: i64) -> vec[i64]:
        return add_colours(vec[i64](capacity=4), pos, pos.layout.hand, LEAVE.of())

    def forced(self, pos: Virtopia) -> i64:
        only = pos.only_colour(pos.layout.hand)
        return LEAVE.of(only) if only >= 0 else ASKED

    def resolve(self, pos: Virtopia, seat: i64, action: i64) -> None:
        leader, colour, hand = pos.active, LEAVE.part(action), pos.layout.hand
        cell = after(pos.token(leader))
        pos.stand_on(leader, cell)
        if pos.telling:
            pos.tell("leave", seat, [leader, cell, pos.card_at(cell), colour])
        if kind_of(cell) != FLAW:
            pos.move(hand, pos.layout.cell(cell), colour)
        elif not capture(pos, hand, colour, cell):
            return
        if pos.count(hand):
            pos.agenda.append(LeaveMeeple(seat))
            leave_flaw(pos, seat, cell)

    def refusal(self, pos: Virtopia, seat: i64, action: i64) -> str:
        return "VIRTO-043" if LEAVE.covers(action) else "VIRTO-040"
