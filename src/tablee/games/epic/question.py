"""What lies on the agenda of Epic Origins: questions, and steps that nobody is asked about.

The agenda is what is left of the turn, the nearest thing on top: under a choice that a card asks for lies the response
window, under that the outcome of the Challenge, and so on. Steps are carried out at once, and so are questions that have only
one answer, where everybody can see that they have only one. A window is never answered by itself: whether somebody holds a
card for it is a secret (EPIC-071).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ...engine.decision import Decision
from ...engine.position import Position
from .position import Epic

ASKED: Final[i64] = -1
LAPSED: Final[i64] = -2


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Decision):
    """A question to one player."""

    def forced(self, pos: Epic) -> i64:
        """The only answer there can be, as everybody sees; `ASKED` if there are several, `LAPSED` if there is none."""
        return ASKED

    def answer(self, pos: Position, seat: i64, action: i64) -> None:
        pos.agenda.pop()
        self.resolve(pos, seat, action)
        assert isinstance(pos, Epic)
        settle(pos)


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenQuestion(Question):
    """A question whose answers depend on public facts only; the only one is given by itself."""

    def forced(self, pos: Epic) -> i64:
        options = self.options(pos, self.seat)
        if len(options) > 1:
            return ASKED
        return options[0] if len(options) else LAPSED


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Question):
    """Something that happens without a question."""

    def forced(self, pos: Epic) -> i64:
        return 0

    def options(self, pos: Position, seat: i64) -> vec[i64]:
        return vec[i64]()

    def resolve(self, pos: Position, seat: i64, action: i64) -> None:
        assert isinstance(pos, Epic)
        self.run(pos)

    def run(self, pos: Epic) -> None:
        raise NotImplementedError


def settle(pos: Epic) -> None:
    """Go on until somebody has a choice, or the match is over."""
    while pos.agenda:
        top = pos.agenda[-1]
        assert isinstance(top, Question)
        action = top.forced(pos)
        if action == ASKED:
            return
        pos.agenda.pop()
        if action != LAPSED:
            top.resolve(pos, top.seat, action)
