"""Alliances of two heroes on the same Adventure (CONAN-930 to 938)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .....engine.decision import Decision
from ..position import Conan
from ..rounds import end_proposal
from ..verbs import ACCEPT, AMEND, REFUSE

QUARTERS: Final[i64] = 4
SHARES: Final[i64] = QUARTERS + 1
SPOILS: Final[i64] = 3
TO_PROPOSER: Final[i64] = 0
TO_PARTNER: Final[i64] = 1


def may_ally(pos: Conan, seat: i64, other: i64) -> bool:
    """Two heroes on the same Adventure, neither in an alliance (CONAN-930)."""
    if other == seat or not pos.living(other) or pos.stands_on(seat) < 0:
        return False
    return pos.stands_on(other) == pos.stands_on(seat) and pos.partner(seat) < 0 and pos.partner(other) < 0


class AnswerAlliance(Decision[Conan]):
    """Accept, refuse, or counter once with other terms, which the proposer accepts or refuses (CONAN-932).

    `share` is the proposer's, in quarters; `spoils` go to the proposer (0), to the partner (1), or alternate (2).
    """

    def __init__(self, seat: i64, proposer: i64, partner: i64, share: i64, spoils: i64) -> None:
        super().__init__(seat)
        self.proposer = proposer
        self.partner = partner
        self.share = share
        self.spoils = spoils

    def legal(self, pos: Conan, seat: i64) -> vec[i64]:
        options = append(append(vec[i64](capacity=16), ACCEPT.of()), REFUSE.of())
        if seat == self.partner:
            for share in range(SHARES):
                for spoils in range(SPOILS):
                    if share != self.share or spoils != self.spoils:
                        options = append(options, AMEND.of(share, spoils))
        return options

    def refusal(self, pos: Conan, seat: i64, action: i64) -> str:
        return "CONAN-932"

    def resolve(self, pos: Conan, seat: i64, action: i64) -> None:
        if AMEND.covers(action):
            share, spoils = AMEND.part(action), AMEND.part(action, 1)
            pos.tell("amend", seat, [self.proposer, share, spoils])
            pos.agenda.append(AnswerAlliance(self.proposer, self.proposer, self.partner, share, spoils))
            return
        if ACCEPT.covers(action):
            self.bind(pos)
        else:
            pos.tell("refused", seat, [self.partner if seat == self.proposer else self.proposer])
        end_proposal(pos, self.proposer, True)

    def bind(self, pos: Conan) -> None:
        """Public and binding until a hero leaves (CONAN-932, 938)."""
        pos.set_own(pos.layout.partner, self.proposer, self.partner + 1)
        pos.set_own(pos.layout.partner, self.partner, self.proposer + 1)
        pos.set_own(pos.layout.share, self.proposer, self.share)
        pos.set_own(pos.layout.share, self.partner, QUARTERS - self.share)
        pos.set_own(pos.layout.spoils, self.proposer, 1 if self.spoils == TO_PROPOSER else 0)
        pos.set_own(pos.layout.spoils, self.partner, 1 if self.spoils == TO_PARTNER else 0)
        pos.tell("allied", self.proposer, [self.partner, self.share, self.spoils])
