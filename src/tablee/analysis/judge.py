"""How a decision is judged: what a strong search prefers, and on other worlds what the answer given lost beside it."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from ..bots import make_bot
from ..bots.advice import adviser
from ..bots.base import Perspective
from ..bots.ismcts import Search
from ..bots.make import plain_spec
from ..bots.victory import VictoryPolicy
from ..engine.game import Game
from ..engine.position import Position
from ..engine.rng import Rng
from ..lab.quantiles import student_quantile
from .values import Valuation, Values, mean_values

GRAVE: Final = 0.05
"""An error is grave when it gave away more than this beyond doubt."""
LEVEL: Final = 0.95
USUAL: Final = 80
"""So many choices have the whole budget."""
PATIENT: Final = 100
"""The same where one may take longer."""
LEAST_WORLDS: Final = 30
"""So many worlds are imagined for each decision of however long a match, where there were as many to begin with."""


class Budget(NamedTuple):
    """How much is thought. `search` is how many times the adviser's tries are made to find the answer preferred.

    `worlds` are imagined for each decision, and up to `most` where the loss may be grave. Where that level searches a tree,
    `trees` are searched instead, with no more tries than it makes itself. `moments` are imagined for a seat's chance at a
    step, and `truth` for what was true.
    """

    search: float = 3.0
    worlds: int = 60
    most: int = 240
    trees: int = 8
    moments: int = 40
    truth: int = 40

    def shared(self, choices: int, patient: bool = False) -> Budget:
        """The budget for a match with so many choices: beyond a usual number, they share what is not needed for each.

        That is the graph, the truth and what a doubtful decision has more; and unless one is `patient`, of the search and
        of the worlds what goes beyond the level's own search and `LEAST_WORLDS`.
        """
        spread = max(1.0, choices / (PATIENT if patient else USUAL))
        search = self.search if patient else min(self.search, max(1.0, self.search / spread))
        worlds = self.worlds if patient else min(self.worlds, max(LEAST_WORLDS, int(self.worlds / spread)))
        most, moments, truth = (int(part / spread) for part in (self.most, self.moments, self.truth))
        return self._replace(
            search=search, worlds=worlds, most=max(worlds, most), moments=max(1, moments), truth=max(1, truth)
        )

    def times(self, factor: int) -> Budget:
        """So many times the budget for decisions."""
        return self._replace(
            search=self.search * factor, worlds=self.worlds * factor, most=self.most * factor, trees=self.trees * factor
        )


QUICK: Final = Budget(search=0.2, worlds=12, most=24, trees=3, moments=6, truth=6)
"""Enough for a first impression."""


class Estimate(NamedTuple):
    """A mean with its interval."""

    mean: float
    low: float
    high: float


NONE: Final = Estimate(0.0, 0.0, 0.0)


class Verdict(NamedTuple):
    """The answer preferred, what the one given lost beside it, and what everybody's chances were.

    `before` is what the decision was worth if the policy had answered, `played` after the answer given; `chances` are the
    seat's with the answer given and with the one preferred.
    """

    preferred: int
    loss: Estimate
    before: Values
    played: Values
    chances: tuple[float, float]


class Judge:
    """Judges the decisions of one match, each from the perspective of its seat."""

    def __init__(self, pos: Position, valuation: Valuation, budget: Budget) -> None:
        self.game = pos.config.game
        self.valuation = valuation
        self.budget = budget
        self.kind, self.tries = level_of(self.game)
        self.spec = scaled(self.kind, self.tries, budget.search)

    def verdict(self, perspective: Perspective, played: int, rng: Rng) -> Verdict:
        """What the search prefers, and what came of that and of the answer given in worlds that the search did not see."""
        preferred = self.preferred(perspective, rng)
        if preferred == played:
            before, after = self.valuation.side_by_side(perspective, [None, played], self.budget.worlds, rng)
            values = mean_values(after)
            chance = values[int(perspective.seat)]
            return Verdict(preferred, NONE, mean_values(before), values, (chance, chance))
        if self.kind == "ismcts":
            return self.by_trees(perspective, played, preferred, rng)
        return self.by_worlds(perspective, played, preferred, rng)

    def preferred(self, perspective: Perspective, rng: Rng) -> int:
        """What the level that advises would answer if it thought longer."""
        bot = make_bot(self.game, self.spec, int(rng.word()))
        found = int(bot.choose(perspective))
        legal = perspective.legal
        return found if found in legal else legal[0]

    def by_worlds(self, perspective: Perspective, played: int, preferred: int, rng: Rng) -> Verdict:
        """Side by side in the same worlds; more of them where the loss may be grave."""
        seat, most = int(perspective.seat), self.budget.most
        answers: list[int | None] = [None, played, preferred]
        before, given, better = self.valuation.side_by_side(perspective, answers, self.budget.worlds, rng)
        loss = lost(given, better, seat)
        while loss.high > GRAVE and loss.low <= GRAVE and len(given) < most:
            more = self.valuation.side_by_side(perspective, answers, min(len(given), most - len(given)), rng)
            for values, further in zip((before, given, better), more, strict=True):
                values += further
            loss = lost(given, better, seat)
        after = mean_values(given)
        return Verdict(preferred, loss, mean_values(before), after, (after[seat], after[seat] + loss.mean))

    def by_trees(self, perspective: Perspective, played: int, preferred: int, rng: Rng) -> Verdict:
        """The values of both answers in several trees, each searched afresh; the others' chances by playing on."""
        pairs = [self.tree(perspective, (played, preferred), rng) for _ in range(self.budget.trees)]
        loss = estimate([better - given for given, better in pairs])
        chance = fmean(given for given, _ in pairs)
        before, after = self.valuation.side_by_side(perspective, [None, played], self.budget.worlds, rng)
        return Verdict(preferred, loss, mean_values(before), mean_values(after), (chance, chance + loss.mean))

    def tree(self, perspective: Perspective, answers: Sequence[int], rng: Rng) -> list[float]:
        """The chances after some answers in one tree."""
        search = Search(perspective, VictoryPolicy(self.game.policy(), self.game.team), rng.fork())
        search.run(max(round(self.tries * min(1.0, self.budget.search)), 2 * len(perspective.legal)))
        values = {int(action): value for action, _, value in search.shares()}
        return [values[answer] for answer in answers]


def lost(given: Sequence[Values], better: Sequence[Values], seat: int) -> Estimate:
    """What a seat lost by one answer beside another, world by world."""
    return estimate([one[seat] - other[seat] for one, other in zip(better, given, strict=True)])


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of values with Student's interval.

    >>> estimate([0.25, 0.25, 0.25])
    Estimate(mean=0.25, low=0.25, high=0.25)
    """
    mean = fmean(values)
    if len(values) < 2:
        return Estimate(mean, -1.0, 1.0)
    reach = student_quantile(len(values) - 1, LEVEL) * stdev(values) / sqrt(len(values))
    return Estimate(mean, mean - reach, mean + reach)


def level_of(game: Game) -> tuple[str, int]:
    """How the level that advises thinks, and how many tries it makes: 0 where it counts none."""
    kind, _, tries = plain_spec(game, adviser(game)).partition(":")
    return kind, int(tries) if tries.isdecimal() else 0


def scaled(kind: str, tries: int, factor: float) -> str:
    """The spec of a bot that makes so many times the tries of a level.

    >>> scaled("rollout", 80, 3.0), scaled("greedy", 0, 3.0)
    ('rollout:240', 'greedy')
    """
    return f"{kind}:{max(1, round(tries * factor))}" if tries else kind
