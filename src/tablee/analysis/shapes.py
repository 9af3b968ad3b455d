"""What an analysis says: plain data, for the terminal, the server and programs."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ..engine.offers import Reason


class AnswerChance(msgspec.Struct, frozen=True):
    """An answer by number and by name, what its sentence speaks of, and the chance that it left its seat."""

    action: int
    named: dict[str, Any]
    telling: dict[str, Any]
    chance: float


class Truth(msgspec.Struct, frozen=True):
    """The chances of the seat in the world as it was: before, after the answer given, and after the one preferred."""

    before: float
    played: float
    preferred: float


class Decided(msgspec.Struct, frozen=True):
    """A decision with a choice, judged by what its seat could know.

    `step` is how many moves came before. `before` is the chance of the seat then, and `loss` what it gave away beside the
    answer that the search preferred, with its interval; it is `grave` where the whole interval lies beyond a threshold. `by`
    says who answered: a person, a bot or the clock. `why` are the game's own reasons for the answer preferred, or, in what
    is told first, what that comes to by the end of the match.
    """

    step: int
    seat: int
    by: str
    before: float
    played: AnswerChance
    preferred: AnswerChance
    loss: float
    low: float
    high: float
    grave: bool
    why: list[Reason]
    truth: Truth

    @property
    def sure(self) -> bool:
        """Whether something was given away beyond doubt."""
        return self.low > 0.0


class Moment(msgspec.Struct, frozen=True):
    """How everybody stands after so many moves, each by what it knows: chances, and how they came about.

    `luck` is the change since the step before that no decision explains, `own` and `others` what the seat's own and the
    others' decisions explain of it. `truth` are the chances in the world as it was.
    """

    step: int
    chances: list[float]
    luck: list[float]
    own: list[float]
    others: list[float]
    truth: list[float]


class SeatSplit(msgspec.Struct, frozen=True):
    """Where the result of a seat came from: `start + luck + own + others == result`.

    `start` is a fair share before anything is dealt. `own` and `others` compare answers with those of the bot that plays
    worlds out. `given_away` adds up what the seat's answers lost beside those preferred, and `error_rate` is that for each
    of its `choices`.
    """

    seat: int
    start: float
    luck: float
    own: float
    others: float
    result: float
    given_away: float
    choices: int
    grave: int
    error_rate: float


class TurningPoint(msgspec.Struct, frozen=True):
    """A moment that mattered: a decision (`kind` "decision") of a seat, or what luck brought to one ("luck").

    `step` is the step before it, and `swing` the change of the seat's chance.
    """

    kind: str
    step: int
    seat: int
    swing: float


class Analysis(msgspec.Struct, frozen=True):
    """A finished match, analysed. `finished` is False where it was broken off: then `result` is the last chance.

    `valued` says how chances were found: "model" by playing on a little and the calibrated chance of the laboratory,
    "playouts" by playing on to the end.
    """

    game: str
    rules_version: int
    moves: int
    seed: int
    valued: str
    finished: bool
    team: bool
    threshold: float
    splits: list[SeatSplit]
    turning: list[TurningPoint]
    decisions: list[Decided]
    steps: list[Moment]


class Help(msgspec.Struct, frozen=True):
    """What would have helped a seat most: another answer at a step."""

    step: int
    seat: int
    decision: Decided


def what_would_have_helped(analysis: Analysis, seat: int) -> Help | None:
    """The decision of a seat that gave most away beyond doubt; None where there is none."""
    worst = worst_of(analysis.decisions, seat)
    return Help(worst.step, seat, worst) if worst is not None else None


def worst_of(decisions: list[Decided], seat: int) -> Decided | None:
    """The decision of a seat that gave most away beyond doubt; None where there is none."""
    sure = [each for each in decisions if each.seat == seat and each.sure]
    return max(sure, key=lambda each: each.loss, default=None)


MOST_TURNING: Final = 3


def turning_points(decisions: list[Decided], steps: list[Moment]) -> list[TurningPoint]:
    """The decisions that gave most away beyond doubt, and after them the strokes of luck that moved a chance most."""
    sure = sorted((each for each in decisions if each.sure), key=lambda each: (-each.loss, each.step))
    found = [TurningPoint("decision", each.step, each.seat, -each.loss) for each in sure[:MOST_TURNING]]
    lucky = sorted(
        (TurningPoint("luck", step.step - 1, seat, luck) for step in steps[1:] for seat, luck in enumerate(step.luck)),
        key=lambda point: (-abs(point.swing), point.step, point.seat),
    )
    for point in lucky:
        if len(found) < MOST_TURNING and point.step not in {other.step for other in found}:
            found.append(point)
    return found
