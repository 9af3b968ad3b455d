"""What lies on the agenda of Virtopia: questions, and steps that nobody is asked about.

The agenda is what is left of the turn, the nearest thing on top: under a sanction lies the rest of the sowing it interrupts,
and at the bottom the end of the turn. Steps, and questions that have only one answer, are carried out at once.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ...engine.decision import Decision
from ...engine.position import Position
from .position import Virtopia


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Decision):
    """A question to the player who decides for the Leader in turn (VIRTO-089)."""

    def forced(self, pos: Virtopia) -> i64:
        """The only answer there is, or -1."""
        options = self.options(pos, self.seat)
        return options[0] if len(options) == 1 else i64(-1)

    def answer(self, pos: Position, seat: i64, action: i64) -> None:
        pos.agenda.pop()
        self.resolve(pos, seat, action)
        assert isinstance(pos, Virtopia)
        settle(pos)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Question):
    """Something that happens without a question."""

    def forced(self, pos: Virtopia) -> i64:
        return 0

    def options(self, pos: Position, seat: i64) -> vec[i64]:
        return vec[i64]()

    def resolve(self, pos: Position, seat: i64, action: i64) -> None:
        assert isinstance(pos, Virtopia)
        self.run(pos)

    def run(self, pos: Virtopia) -> None:
        raise NotImplementedError


def settle(pos: Virtopia) -> None:
    """Go on until somebody has a choice, or the match is over."""
    while pos.agenda:
        top = pos.agenda[-1]
        assert isinstance(top, Question)
        action = top.forced(pos)
        if action < 0:
            return
        pos.agenda.pop()
        top.resolve(pos, top.seat, action)
