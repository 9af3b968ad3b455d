"""The pending questions: small immutable things that say who must answer, what the answers are and what they do.

A decision holds public values only. Whom it asks depends on public facts only.
"""

from __future__ import annotations

from inspect import signature
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .rng import Rng

if TYPE_CHECKING:
    from .position import Position

ASKED: Final[i64] = -1
LAPSED: Final[i64] = -2

P = TypeVar("P", bound="Position")
"""The position of a game: `class Turn(Decision[Push])` is asked with a `Push`, and nothing needs to be narrowed."""


class Need:
    """What is publicly certain of a hidden zone: it holds at least `count` cards of kind number `kind`."""

    zone: i64
    kind: i64
    count: i64

    def __init__(self, zone: i64, kind: i64, count: i64) -> None:
        self.zone = zone
        self.kind = kind
        self.count = count


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[P]):
    """A question to one seat. The parameters of its constructor are its public values: each is kept under its own name.

    `window` says that seats are asked here whether they would respond, and mostly will not: an answer that is forced, or
    that a standing order gives, may then be sent for the seat.
    """

    window: ClassVar[bool] = False
    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def asks(self, pos: P) -> i64:
        """A bit for each seat that owes an answer now."""
        return i64(1) << self.seat

    def legal(self, pos: P, seat: i64) -> vec[i64]:
        """Every legal answer of `seat`, each once."""
        raise NotImplementedError

    def pick(self, pos: P, seat: i64, rng: Rng) -> i64:
        """A random legal answer; a decision that is asked very often may find one without listing them all anew."""
        legal = self.legal(pos, seat)
        return legal[rng.below(len(legal))]

    def first_asked(self, pos: P) -> i64:
        """The lowest seat that owes an answer."""
        return self.seat

    def forced(self, pos: P) -> i64:
        """Where an agenda runs by itself, the only answer there can be, as everybody sees.

        It is `ASKED` if there are several, or if they depend on secrets, and `LAPSED` if there is none.
        """
        return ASKED

    def resolve(self, pos: P, seat: i64, action: i64) -> None:
        """Carry out a legal answer; it may put further decisions on the agenda."""
        raise NotImplementedError

    def refusal(self, pos: P, seat: i64, action: i64) -> str:
        """The id of the rule that forbids an illegal answer."""
        return "TABLEE-ILLEGAL"

    def shows(self, pos: P) -> dict[str, int]:
        """Public facts that belong to the question: what an answer costs, how the sides stand."""
        return {}

    def needs(self, pos: P) -> list[Need]:
        """What being asked this makes publicly certain of hidden cards."""
        return []

    def agrees(self, world: P) -> bool:
        """Whether this could be asked in an imagined world, by `needs` and anything else; if not, the world is dealt anew."""
        return True

    def public(self, pos: P, seat: i64) -> bool:
        """Whether public facts alone tell if `seat` has one answer only. Sending that answer for it then tells nothing."""
        return False

    def answer(self, pos: P, seat: i64, action: i64) -> None:
        """Take an answer: the question is off the agenda, and the answer is carried out."""
        pos.agenda.pop()
        self.resolve(pos, seat, action)

    def asked(self, seat: i64) -> bool:
        """Whether `seat` is one of those this question was put to, answered or not."""
        return seat == self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Decision[P]):
    """A question to several seats (the bits of `who`) whose answers are revealed together; none is taken back."""

    who: i64

    def __init__(self, who: i64) -> None:
        super().__init__(-1)
        self.who = who

    def asks(self, pos: P) -> i64:
        waiting = self.who
        for seat in range(pos.seats):
            if pos.answers[seat] >= 0:
                waiting &= ~(i64(1) << seat)
        return waiting

    def first_asked(self, pos: P) -> i64:
        waiting = self.asks(pos)
        seat: i64 = 0
        while waiting >> seat & 1 == 0:
            seat += 1
        return seat

    def asked(self, seat: i64) -> bool:
        return seat >= 0 and self.who >> seat & 1 == 1

    def given(self) -> str:
        """The id of the rule by which a seat answers once only."""
        return "TABLEE-SEALED"

    def answer(self, pos: P, seat: i64, action: i64) -> None:
        pos.answers[seat] = action
        pos.tell("sealed", seat)
        if self.asks(pos) == 0:
            answers = pos.answers
            pos.clear_answers()
            pos.agenda.pop()
            self.reveal(pos, answers)

    def reveal(self, pos: P, answers: vec[i64]) -> None:
        """Carry out all answers, given by seat (-1 for a seat that was not asked)."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Draft(Decision[P]):
    """A compound answer built step by step in private: no event and no effect until it is complete.

    The steps so far are `pos.draft`; from any of them the answer can be completed, and undoing steps backs out.
    """

    def answer(self, pos: P, seat: i64, action: i64) -> None:
        pos.draft.append(action)
        if self.complete(pos, seat):
            steps = pos.draft
            pos.draft = []
            pos.agenda.pop()
            self.commit(pos, seat, steps)

    def complete(self, pos: P, seat: i64) -> bool:
        """Whether `pos.draft` is a whole answer."""
        raise NotImplementedError

    def commit(self, pos: P, seat: i64, steps: list[int]) -> None:
        """Carry out the whole answer."""
        raise NotImplementedError


def fields_of(decision: type[Decision[Any]]) -> tuple[str, ...]:
    """The names of a decision's public values, as its constructor takes them."""
    return tuple(signature(decision).parameters)
