"""A bot that tries its likeliest actions side by side: in each imagined world every one of them is played out alike.

What luck brings falls on all of them, so that fewer worlds tell a good action from a bad one than in a search tree; and
what the policy expects at a glance counts as much as some worlds, so that luck alone does not overrule it.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from ..engine.policy import Policy
from ..engine.position import Position
from ..engine.rng import Rng
from .base import Bot, Perspective
from .loop import play_on

WIDEST: Final = 6
FAR: Final = 0.08
STAGES: Final = 3


class Trial:
    """An action, how much it is liked at a glance, and what it has brought so far."""

    action: i64
    worth: float
    glance: float
    total: float
    visits: i64

    def __init__(self, action: i64, worth: float, glance: float) -> None:
        self.action = action
        self.worth = worth
        self.glance = glance
        self.total = 0.0
        self.visits = 0

    def mean(self) -> float:
        """The mean reward so far."""
        return self.total / float(max(1, self.visits))

    def belief(self, usual: float, trust: float) -> float:
        """What it is believed to bring: a glance, compared with what is usual here, counts as much as `trust` worlds."""
        return (self.total + trust * (usual + self.glance)) / (float(self.visits) + trust)


class RolloutBot(Bot):
    """Plays `playouts` worlds out in all, a third of them with each of the likeliest actions, then with the better half.

    However many answers are legal, thinking takes as long: it must not tell what cards are held.
    """

    rng: Rng
    policy: Policy[Any]
    playouts: i64

    def __init__(self, rng: Rng, policy: Policy[Any], playouts: i64, seconds: float = 0.0) -> None:
        self.rng = rng
        self.policy = policy
        self.playouts = playouts
        self.seconds = seconds

    def choose(self, perspective: Perspective) -> int:
        legal = perspective.answers()
        return legal[0] if len(legal) == 1 else self.weighed(perspective, self.seconds)[0].action

    def weighed(self, perspective: Perspective, seconds: float = 0.0) -> list[Trial]:
        """The likeliest actions with what came of them, the best first; within a time, if one is given."""
        began = perf_counter()
        trials = self.likeliest(perspective)
        given_up: list[Trial] = []
        for stage in range(STAGES):
            end = began + seconds * float(stage + 1) / float(STAGES) if seconds > 0.0 else 0.0
            self.run(perspective, trials, self.playouts // (STAGES * len(trials)), end)
            trials = sorted_by_belief(trials, self.policy.trust())
            if stage < STAGES - 1 and len(trials) > 2:
                given_up = trials[(len(trials) + 1) // 2 :] + given_up
                trials = trials[: (len(trials) + 1) // 2]
        return trials + given_up

    def likeliest(self, perspective: Perspective) -> list[Trial]:
        """The few actions that the policy likes best, equals in any order, and none that looks far worse than the best."""
        policy, world, seat = self.policy, perspective.world, perspective.seat
        trials: list[Trial] = []
        for action in perspective.legal:
            trials.append(Trial(action, policy.worth(world, seat, action), policy.glance(world, seat, action)))
        for i in range(len(trials) - 1, 0, -1):
            j = self.rng.below(i + 1)
            trials[i], trials[j] = trials[j], trials[i]
        trials = sorted(trials, key=lambda trial: -trial.worth)[:WIDEST]
        return [trial for trial in trials if trial.glance > trials[0].glance - FAR]

    def run(self, perspective: Perspective, trials: list[Trial], worlds: i64, end: float = 0.0) -> None:
        """Play out so many worlds, or fewer if the time `end` comes first (0: no end), but at least one."""
        for _ in range(worlds):
            world = perspective.imagine(self.rng)
            world.past = None
            chance = self.rng.fork()
            for trial in trials:
                trial.total += self.played_out(world.quiet(), perspective.seat, trial.action, chance.copy())
                trial.visits += 1
            if end > 0.0 and perf_counter() >= end:
                return

    def played_out(self, world: Position, seat: i64, action: i64, rng: Rng) -> float:
        """What a seat gets in a world after an action, if everybody then plays by the policy as far as it looks ahead."""
        world.step(seat, action)
        play_on(world, self.policy, rng, self.policy.horizon())
        return self.policy.reward(world)[seat]


def sorted_by_belief(trials: list[Trial], trust: float) -> list[Trial]:
    """The trials in the order of what they are believed to bring, best first."""
    total = 0.0
    for trial in trials:
        total += trial.mean()
    usual = total / float(len(trials))
    return sorted(trials, key=lambda trial: -trial.belief(usual, trust))
