"""The heuristic of Push 'em up!: what an action changes in the score of the column it touches."""

from __future__ import annotations

from math import tanh

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.policy import Policy
from ....engine.rng import Rng
from ..rules.decisions import DISCARD, PLACE, PUSHES, SUPERS, THREE, TWO, starter_values
from ..rules.position import COLUMN_POINTS, Push, column_winner


class PushPolicy(Policy[Push]):
    """Points now, the same against the strongest opponent, and the cards it costs."""

    def worth(self, pos: Push, seat: i64, action: i64) -> float:
        if action >= DISCARD.base:
            return self.discard_worth(action - DISCARD.base)
        if action < PLACE.base:
            return self.starter_worth(action)
        column = self.touched(action)
        before = self.standing(pos, column, seat)
        after = pos.quiet()
        assert isinstance(after, Push)
        after.step(seat, action)
        return self.standing(after, column, seat) - before if after.agenda else 0.0

    def touched(self, action: i64) -> i64:
        """The column an action bears on."""
        if action < PUSHES.base:
            return (action - PLACE.base) & 7
        return action - PUSHES.base if action < SUPERS.base else (action - SUPERS.base) // 3

    def standing(self, pos: Push, column: i64, seat: i64) -> float:
        """A seat's points in a column less the best opponent's, with a little for the lead itself."""
        n = pos.seats
        scores = pos.column_scores(column)
        winner = column_winner(scores, n)
        worth = 0.0
        for other in range(n):
            score = float(scores[n + other]) + 0.2 * float(scores[other])
            if other == winner:
                score += float(COLUMN_POINTS)
            worth += score if other == seat else -score / float(n - 1)
        return worth

    def discard_worth(self, value: i64) -> float:
        """Small heroes first; a Push is worth keeping."""
        return -2.0 - float(value if value < 10 else 8) * 0.3

    def starter_worth(self, action: i64) -> float:
        """High starters score; two of one value waste a pair."""
        if not (THREE.covers(action) or TWO.covers(action)):
            return 0.0
        values = starter_values(action)
        return float(sum(values)) - 3.0 * (len(values) - len(set(values)))

    def pick(self, pos: Push, seat: i64, options: vec[i64], rng: Rng) -> i64:
        """Random, but laying cards rather than throwing them away."""
        action = i64(options[rng.below(len(options))])
        if action >= DISCARD.base and i64(options[0]) < DISCARD.base:
            action = i64(options[rng.below(len(options))])
        return action

    def reward(self, pos: Push) -> list[float]:
        """The victory above all, and the margin: it tells good play from luck sooner."""
        scores = pos.scores()
        returns = pos.returns()
        best = max(scores)
        rewards = []
        for seat in range(pos.seats):
            others = [scores[other] for other in range(pos.seats) if other != seat]
            margin = scores[seat] - (max(others) if scores[seat] == best else best)
            rewards.append(0.6 * returns[seat] + 0.4 * tanh(margin / 20.0))
        return rewards


def make_policy() -> Policy[Push]:
    return PushPolicy()
