"""Agendas that run by themselves: questions and steps, carried out until somebody has a choice.

The agenda is what is left of the turn, the nearest thing on top. A step is carried out at once, and so is a question that has
only one answer where everybody can see that it has only one. A question whose only answer depends on secrets is always put:
whether somebody holds a card for it is a secret.
"""

from __future__ import annotations

from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .decision import ASKED, LAPSED, Decision
from .position import Position

P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Decision[P]):
    """A question to one player; once it is answered, the agenda runs on."""

    def answer(self, pos: P, seat: i64, action: i64) -> None:
        pos.agenda.pop()
        self.resolve(pos, seat, action)
        run_agenda(pos)


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenQuestion(Question[P]):
    """A question whose answers depend on public facts only; the only one is given by itself."""

    def forced(self, pos: P) -> i64:
        answers = self.legal(pos, self.seat)
        if len(answers) > 1:
            return ASKED
        return answers[0] if len(answers) else LAPSED


@mypyc_attr(allow_interpreted_subclasses=True)
class AutomaticStep(Question[P]):
    """Something that happens without a question."""

    def forced(self, pos: P) -> i64:
        return 0

    def legal(self, pos: P, seat: i64) -> vec[i64]:
        return vec[i64]()

    def resolve(self, pos: P, seat: i64, action: i64) -> None:
        self.run(pos)

    def run(self, pos: P) -> None:
        """Carry the step out; it may put further things on the agenda."""
        raise NotImplementedError


def run_agenda(pos: Position) -> None:
    """Go on until somebody has a choice, or the match is over."""
    while pos.agenda:
        top = pos.agenda[-1]
        action = top.forced(pos)
        if action == ASKED:
            return
        pos.agenda.pop()
        if action != LAPSED:
            top.resolve(pos, top.seat, action)
