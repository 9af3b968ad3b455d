"""The heuristic of Push 'em up!: what an action changes in the score of the column it touches."""

from __future__ import annotations

from math import tanh

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.policy import Policy
from ....engine.rng import Rng
from ..rules.content import PUSH
from ..rules.position import Push
from ..rules.scoring import column_winner
from ..rules.verbs import DISCARD, THREE_STARTERS, TWO_STARTERS, column_of, starter_values


class PushPolicy(Policy[Push]):
    """Weighs the points that an action brings at once in its column against what it brings the others there."""

    def worth(self, pos: Push, seat: i64, action: i64) -> float:
        """How much better the column stands after the action."""
        if DISCARD.covers(action):
            return self.discard_worth(DISCARD.part(action))
        column = column_of(action)
        if column < 0:
            return self.starter_worth(action)
        before = self.standing(pos, column, seat)
        after = pos.quiet()
        assert isinstance(after, Push)
        after.step(seat, action)
        return self.standing(after, column, seat) - before if after.agenda else 0.0

    def standing(self, pos: Push, column: i64, seat: i64) -> float:
        """A seat's points in a column less the others' on average, where a fifth of each total counts too."""
        n = pos.seats
        scores = pos.column_scores(column)
        winner = column_winner(scores, n)
        worth = 0.0
        for other in range(n):
            score = float(i64(scores[n + other])) + 0.2 * float(i64(scores[other]))
            if other == winner:
                score += float(pos.cards.column_points)
            worth += score if other == seat else -score / float(n - 1)
        return worth

    def discard_worth(self, value: i64) -> float:
        """Small heroes go first; a Push is worth keeping like an 8."""
        return -2.0 - float(value if value < PUSH else 8) * 0.3

    def starter_worth(self, action: i64) -> float:
        """High starters score, and two of one value waste a pair. Any other choice of the set-up is worth the same."""
        if not (THREE_STARTERS.covers(action) or TWO_STARTERS.covers(action)):
            return 0.0
        values = starter_values(action)
        return float(sum(values)) - 3.0 * (len(values) - len(set(values)))

    def pick(self, pos: Push, seat: i64, legal: vec[i64], rng: Rng) -> i64:
        """A random action, but a discard is drawn a second time if there is anything else to do.

        Discards have the highest numbers, so that the first legal action is one only if all are.
        """
        action = legal[rng.below(len(legal))]
        if DISCARD.covers(action) and not DISCARD.covers(legal[0]):
            action = legal[rng.below(len(legal))]
        return action

    def reward(self, pos: Push) -> list[float]:
        """The victory above all, and the margin, which tells good play from luck sooner."""
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
    """The policy of the game's own bots."""
    return PushPolicy()
