"""A match gone through from its start: every decision judged, every change of a chance explained, and all of it summed up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

import msgspec

from ..bots.outlook import outlook
from ..bots.victory import shares_of
from ..engine.decision import Sealed
from ..engine.errors import TableeError
from ..engine.position import Position
from ..engine.rng import Rng
from ..registry import replay
from ..telling import action_telling, plain
from .judge import GRAVE, Budget, Judge, Verdict
from .shapes import Analysis, AnswerChance, Decided, Moment, SeatSplit, Truth, turning_points, worst_of
from .values import Valuation, perspective_of

Progress = Callable[[int, int], None]
"""Told after each move how many are done, and of how many."""

BROKEN_OFF: Final = ("resign", "stop", "time", "claim")


class Unfinished(TableeError):
    """A match that still runs is not analysed: what it says would tell secrets."""


def analyse(
    record: Mapping[str, Any], seed: int = 0, budget: Budget | None = None, progress: Progress | None = None
) -> Analysis:
    """Analyse the record of a finished match; the same seed and budget give the same analysis.

    Unfinished says that the match still runs, BadRecord what is wrong with the record.
    """
    end = replay(dict(record))
    ended = record.get("ended")
    if not end.over and not (isinstance(ended, Mapping) and ended.get("how") in BROKEN_OFF):
        raise Unfinished("this match still runs: it can be analysed once it is over").saying("fault-analysis-running")
    by = [str(move.get("by") or "") for move in record["moves"]]
    return Analyst(end, by, seed, budget or Budget()).run(progress)


class Analyst:
    """Goes through a match, move by move, and keeps for every seat its chance and what it came from."""

    def __init__(self, end: Position, by: Sequence[str], seed: int, budget: Budget) -> None:
        self.end = end
        self.by = by
        self.seed = seed
        self.budget = budget.shared(choices_in(end), patient=end.config.game.weight == "heavy")
        self.pos = end.undone(len(end.moves))
        self.seats = int(end.seats)
        self.valuation = Valuation(end)
        self.judge = Judge(end, self.valuation, self.budget)
        self.decisions: list[Decided] = []
        self.steps: list[Moment] = []
        self.answered = [0] * self.seats
        self.unheard = [0.0] * self.seats

    def run(self, progress: Progress | None = None) -> Analysis:
        """Go through the whole match; `progress` is told after each move."""
        total = len(self.end.moves)
        self.begin()
        for n, (seat, action) in enumerate(self.end.moves):
            self.move(n, seat, action)
            if progress is not None:
                progress(n + 1, total)
        return self.summed_up()

    # Step by step.

    def begin(self) -> None:
        """What the deal brought: the difference to what a seat may hope for before anything is dealt."""
        start, nothing = self.fair_share(), [0.0] * self.seats
        chances = [self.chance(seat) for seat in range(self.seats)]
        luck = [chance - start for chance in chances]
        self.steps.append(Moment(0, chances, luck, nothing, nothing, chances))

    def fair_share(self) -> float:
        """An equal part of the victories in other deals with the same options, as the policy plays them."""
        rng, won, tries = self.rng("deals"), 0.0, 4 * self.budget.worlds
        options: dict[str, Any] = self.pos.config.options
        for _ in range(tries):
            world = self.valuation.game.new(self.seats, int(rng.word()), **options).quiet()
            won += sum(self.valuation.played_on(world, rng))
        return won / tries / self.seats

    def move(self, n: int, seat: int, action: int) -> None:
        """Judge a move, play it, and see what it changed for whom."""
        effect, truth = self.judged(n, seat, action)
        words, heard, sealed = self.pos.rng.count, self.pos.event_count, isinstance(self.pos.question, Sealed)
        self.pos.play(seat, action)
        quiet = not (self.pos.learned or sealed or self.pos.rng.count != words)
        own, others, chances = [0.0] * self.seats, [0.0] * self.seats, list(self.steps[-1].chances)
        for other in range(self.seats):
            if other == seat:
                own[other] = effect[other]
            else:
                self.unheard[other] += effect[other]
            if other == seat and quiet and not self.pos.over:
                chances[other] = min(1.0, max(0.0, chances[other] + effect[other]))
            elif other == seat or self.hears(other, heard):
                others[other], self.unheard[other] = self.unheard[other], 0.0
                chances[other] = self.chance(other)
        before = self.steps[-1].chances
        luck = [chances[i] - before[i] - own[i] - others[i] for i in range(self.seats)]
        self.steps.append(Moment(n + 1, chances, luck, own, others, truth if not self.pos.over else chances))

    def hears(self, seat: int, since: int) -> bool:
        """Whether the last move told a seat something. The end tells everybody."""
        return self.pos.over or self.pos.told_count(seat, since) > 0

    def chance(self, seat: int) -> float:
        """The chance of a seat now, by what it knows; once the match is over, its part of the victory."""
        if self.pos.over:
            return shares_of(list(self.pos.result().returns), self.valuation.game.team)[seat]
        return self.valuation.chance(self.pos, seat, self.budget.moments, self.rng("chance", seat, len(self.steps)))

    # Decisions.

    def judged(self, n: int, seat: int, action: int) -> tuple[list[float], list[float]]:
        """What an answer did to everybody's chance, beside that of the policy, and what everybody's chance was in truth."""
        legal = self.pos.legal(seat)
        if len(legal) < 2:
            return [0.0] * self.seats, self.steps[-1].truth
        rng = self.rng("decision", seat, self.answered[seat])
        self.answered[seat] += 1
        perspective = perspective_of(self.pos, seat, rng)
        verdict = self.judge.verdict(perspective, action, rng)
        true = self.valuation.in_truth(self.pos, seat, [None, action, verdict.preferred], self.budget.truth, rng)
        truth = Truth(*(values[seat] for values in true))
        why = self.valuation.game.reasons(perspective.world, seat, verdict.preferred)
        self.decisions.append(self.decided(n, seat, action, verdict, why, truth))
        return [after - before for after, before in zip(verdict.played, verdict.before, strict=True)], true[1]

    def decided(self, n: int, seat: int, action: int, verdict: Verdict, why: list[Any], truth: Truth) -> Decided:
        """A verdict with the answers in words."""
        view = plain(self.pos.view(seat))
        chance, better = verdict.chances
        return Decided(
            step=n,
            seat=seat,
            by=self.by[n] if n < len(self.by) else "",
            before=verdict.before[seat],
            played=self.answer(action, view, chance),
            preferred=self.answer(verdict.preferred, view, better),
            loss=verdict.loss.mean,
            low=verdict.loss.low,
            high=verdict.loss.high,
            grave=verdict.loss.low > GRAVE,
            why=why,
            truth=truth,
        )

    def answer(self, action: int, view: Mapping[str, Any], chance: float) -> AnswerChance:
        """An answer by name, with what its sentence speaks of for its seat."""
        named: dict[str, Any] = dict(self.pos.name(action))
        return AnswerChance(action, named, action_telling(self.valuation.game, named, view), min(1.0, max(0.0, chance)))

    # The whole.

    def summed_up(self) -> Analysis:
        """Everything found, with where each seat's result came from."""
        game = self.valuation.game
        turning = turning_points(self.decisions, self.steps)
        self.explain({point.step for point in turning if point.kind == "decision"})
        return Analysis(
            game=game.id,
            rules_version=game.rules_version,
            moves=len(self.end.moves),
            seed=self.seed,
            valued="playouts" if self.valuation.model is None else "model",
            finished=bool(self.end.over),
            team=game.team,
            threshold=GRAVE,
            splits=[self.split(seat) for seat in range(self.seats)],
            turning=turning,
            decisions=self.decisions,
            steps=self.steps,
        )

    def explain(self, turning: set[int]) -> None:
        """Give a reason to what is told first, the turning points and what would have helped a seat, where none is there."""
        told = turning | {worst.step for seat in range(self.seats) if (worst := worst_of(self.decisions, seat)) is not None}
        self.decisions = [self.explained(each) if each.step in told and not each.why else each for each in self.decisions]

    def explained(self, decided: Decided) -> Decided:
        """A decision with what the answer preferred comes to by the end of the match."""
        rng = self.rng("outlook", decided.step)
        before = self.end.undone(len(self.end.moves) - decided.step)
        perspective = perspective_of(before, decided.seat, rng)
        why = outlook(perspective, decided.preferred.action, decided.played.action, self.budget.worlds, rng)
        return msgspec.structs.replace(decided, why=why)

    def split(self, seat: int) -> SeatSplit:
        """Where the result of a seat came from."""
        mine = [each for each in self.decisions if each.seat == seat]
        given_away = sum(each.loss for each in mine)
        first = self.steps[0]
        return SeatSplit(
            seat=seat,
            start=first.chances[seat] - first.luck[seat],
            luck=sum(step.luck[seat] for step in self.steps),
            own=sum(step.own[seat] for step in self.steps),
            others=sum(step.others[seat] for step in self.steps),
            result=self.steps[-1].chances[seat],
            given_away=given_away,
            choices=len(mine),
            grave=sum(each.grave for each in mine),
            error_rate=given_away / len(mine) if mine else 0.0,
        )

    def rng(self, *what: object) -> Rng:
        """A source of chance for one purpose, so that nothing depends on what was done before."""
        text = ":".join(map(str, (self.seed, *what)))
        return Rng(int.from_bytes(blake2b(text.encode(), digest_size=16).digest(), "big"))


def choices_in(end: Position) -> int:
    """How many answers of a match were a choice."""
    pos, found = end.undone(len(end.moves)), 0
    for seat, action in end.moves:
        found += len(pos.legal(seat)) > 1
        pos.play(seat, action)
    return found
