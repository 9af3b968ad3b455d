"""The diplomacy phase: at most two laps of one proposal each, a treaty or an alliance (CONAN-901)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .....engine.decision import Draft
from ..position import Conan
from ..rounds import end_proposal
from ..verbs import ALLY, PACT, PASS, SIGN, TREATY
from .alliance import SHARES, SPOILS, AnswerAlliance, may_ally
from .pact import add_pacts, next_clauses, no_clause, propose_pact
from .terms import ANYONE, next_terms, no_term
from .treaty import propose

EVERYBODY: Final[i64] = 4


class Propose(Draft[Conan]):
    """A treaty with one player or open to all, an alliance, or nothing (CONAN-901, 903, 930)."""

    def legal(self, pos: Conan, seat: i64) -> vec[i64]:
        if len(pos.draft):
            if PACT.covers(pos.draft[0]):
                return next_clauses(pos, seat, pos.draft)
            return next_terms(pos, seat, addressee(pos.draft), pos.draft)
        options = append(vec[i64](capacity=16), PASS.of())
        for other in range(pos.seats):
            if may_ally(pos, seat, other):
                for share in range(SHARES):
                    for spoils in range(SPOILS):
                        options = append(options, ALLY.of(other, share, spoils))
        for other in range(pos.seats):
            if other != seat and pos.living(other):
                options = append(options, TREATY.of(other))
        options = append(options, TREATY.of(EVERYBODY))
        return add_pacts(pos, seat, options) if pos.rules.pacts else options

    def refusal(self, pos: Conan, seat: i64, action: i64) -> str:
        """What is given must be held (CONAN-905); the rest of the terms has its limits (CONAN-904)."""
        if ALLY.covers(action):
            return "CONAN-930"
        if not pos.draft:
            if PACT.covers(action):
                return "CONAN-903" if pos.rules.pacts else "CONAN-1205"
            return "CONAN-903" if TREATY.covers(action) else "CONAN-901"
        if PACT.covers(pos.draft[0]):
            return no_clause(pos, seat, pos.draft, action)
        return no_term(pos, seat, addressee(pos.draft), pos.draft, action)

    def complete(self, pos: Conan, seat: i64) -> bool:
        writes = TREATY.covers(pos.draft[0]) or PACT.covers(pos.draft[0])
        return not writes or SIGN.covers(pos.draft[-1])

    def commit(self, pos: Conan, seat: i64, steps: list[int]) -> None:
        head = steps[0]
        if PASS.covers(head):
            pos.tell("pass", seat)
            end_proposal(pos, seat, False)
        elif ALLY.covers(head):
            self.ally(pos, seat, ALLY.part(head), ALLY.part(head, 1), ALLY.part(head, 2))
        elif PACT.covers(head):
            propose_pact(pos, seat, steps)
        else:
            propose(pos, seat, addressee(steps), steps, 0)

    def ally(self, pos: Conan, seat: i64, other: i64, share: i64, spoils: i64) -> None:
        """The proposer's share in quarters, and who gets the loot that is not glory (CONAN-931)."""
        pos.tell("ally", seat, [other, share, spoils])
        pos.agenda.append(AnswerAlliance(other, seat, other, share, spoils))


def addressee(steps: list[int]) -> i64:
    """The named player of a treaty, or -1 for everybody."""
    other = TREATY.part(steps[0])
    return ANYONE if other == EVERYBODY else other
