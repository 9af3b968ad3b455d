"""A search tree over imagined worlds that is led by a guide: how likely each answer seems, and what a world seems worth.

Answers that are forced are passed over. Simulations go down the tree in batches: each leaves a mark on its way, so that the
next one tries another, and the guide weighs all worlds of a batch in one go, as a net does best.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ..engine.policy import Policy
from ..engine.position import Position
from ..engine.rng import Rng
from .base import Bot, Perspective
from .loop import play_on

EXPLORATION: Final = 1.4
CAUTION: Final = 0.2
MARK: Final = 1.0


@mypyc_attr(acyclic=True)
class Branch:
    """An answer: how likely it seemed, how often it was taken, and what it brought to the seat that took it."""

    action: i64
    prior: float
    visits: i64
    total: float
    branches: list[Branch]
    actions: vec[i64]

    def __init__(self, action: i64, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.branches = []
        self.actions = vec[i64]()

    def to(self, action: i64, prior: float) -> Branch:
        """The branch of an action; a new one, with a prior, where it was never legal before."""
        i: i64 = 0
        for known in self.actions:
            if known == action:
                return self.branches[i]
            i += 1
        branch = Branch(action, prior)
        self.branches.append(branch)
        self.actions = append(self.actions, action)
        return branch


class Leaf:
    """A world at the end of a way down the tree, for the guide to weigh.

    The guide fills `priors`, one for each of the `legal` answers of `seat`, and `values`, what each seat may hope for. Where
    the match is over nobody is asked (`seat` is -1), and only `values` are wanted.
    """

    world: Position
    seat: i64
    legal: vec[i64]
    priors: vec[float]
    values: list[float]
    way: list[Branch]
    seats: vec[i64]

    def __init__(self, world: Position, seat: i64, way: list[Branch], seats: vec[i64]) -> None:
        self.world = world
        self.seat = seat
        self.way = way
        self.seats = seats
        self.legal = world.legal_vec(seat)
        self.priors = vec[float]([1.0 / float(max(1, len(self.legal)))] * len(self.legal))
        self.values = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """Weighs leaves: here every answer seems alike, and a world is worth what the match has brought when it is over."""

    def weigh(self, leaves: list[Leaf]) -> None:
        """Fill the priors and the values of all leaves."""
        for leaf in leaves:
            leaf.values = leaf.world.returns() if not leaf.world.agenda else [0.0] * int(leaf.world.seats)


class PolicyGuide(Guide):
    """The game's policy as a guide: priors from what looks good at a glance, values from playing on by it."""

    policy: Policy[Any]
    rng: Rng
    sharpness: float

    def __init__(self, policy: Policy[Any], rng: Rng, sharpness: float) -> None:
        self.policy = policy
        self.rng = rng
        self.sharpness = sharpness

    def weigh(self, leaves: list[Leaf]) -> None:
        for leaf in leaves:
            if leaf.seat >= 0 and self.sharpness > 0.0:
                self.like(leaf)
            leaf.values = self.played_out(leaf.world.quiet())

    def like(self, leaf: Leaf) -> None:
        """Priors by rank: the answer that the policy likes best has most, the next ones less and less, equals the same."""
        worths = vec[float](capacity=len(leaf.legal))
        for action in leaf.legal:
            worths = append(worths, self.policy.worth(leaf.world, leaf.seat, action))
        total = 0.0
        for i in range(len(worths)):
            better = 0.0
            for worth in worths:
                better += 1.0 if worth > worths[i] else 0.0
            leaf.priors[i] = (1.0 + better) ** -self.sharpness
            total += leaf.priors[i]
        for i in range(len(worths)):
            leaf.priors[i] = leaf.priors[i] / total

    def played_out(self, world: Position) -> list[float]:
        """What each seat gets if everybody plays on by the policy, as far as it looks ahead."""
        play_on(world, self.policy, self.rng, self.policy.horizon())
        return self.policy.reward(world)


class GuidedSearch:
    """A tree for one question to one seat; it can be asked for more simulations at any time."""

    perspective: Perspective
    guide: Guide
    rng: Rng
    root: Branch
    simulations: i64

    def __init__(self, perspective: Perspective, guide: Guide, rng: Rng) -> None:
        self.perspective = perspective
        self.guide = guide
        self.rng = rng
        self.root = Branch(-1, 1.0)
        self.simulations = 0

    def run(self, simulations: i64, batch: i64 = 1, seconds: float = 0.0) -> None:
        """Run so many simulations, so many in one go; or fewer if the time comes first, but at least one batch."""
        end = perf_counter() + seconds if seconds > 0.0 else 0.0
        left = simulations
        if not self.root.branches:
            self.simulate(1)
        while left > 0:
            some = min(batch, left)
            self.simulate(some)
            left -= some
            if end > 0.0 and perf_counter() >= end:
                return

    def simulate(self, batch: i64) -> None:
        """Go down the tree in so many worlds, let the guide weigh where they lead, and credit it to every answer taken."""
        leaves = [self.descend() for _ in range(batch)]
        self.guide.weigh(leaves)
        for leaf in leaves:
            grow(leaf, self.root)
            credit(leaf)
        self.simulations += batch

    def descend(self) -> Leaf:
        """Imagine a world and follow the most promising answers to one that was not taken before."""
        world = self.perspective.imagine(self.rng)
        world.past = None
        branch = self.root
        way: list[Branch] = []
        seats = vec[i64]()
        seat = self.perspective.seat
        while world.agenda:
            legal = world.legal_vec(seat)
            if len(legal) == 1:
                world.step(seat, legal[0])
            else:
                if not branch.branches:
                    break
                branch = promising(branch, legal)
                branch.visits += 1
                branch.total -= MARK
                way.append(branch)
                seats = append(seats, seat)
                world.step(seat, branch.action)
            if world.agenda:
                seat = world.agenda[-1].first_asked(world)
        return Leaf(world, seat if world.agenda else i64(-1), way, seats)

    def best(self) -> i64:
        """The answer taken most often; the likeliest while none was."""
        best = self.root.branches[0]
        for branch in self.root.branches:
            if branch.visits > best.visits or (branch.visits == best.visits and branch.prior > best.prior):
                best = branch
        return best.action

    def shares(self) -> list[tuple[int, float, float]]:
        """Each answer with its share of the simulations and its mean reward, most visited first."""
        ordered = sorted(self.root.branches, key=lambda branch: -branch.visits)
        total = float(max(1, self.simulations))
        return [
            (branch.action, float(branch.visits) / total, branch.total / float(max(1, branch.visits))) for branch in ordered
        ]


def grow(leaf: Leaf, root: Branch) -> None:
    """Add a branch for each legal answer of a leaf that is not over."""
    end = leaf.way[len(leaf.way) - 1] if leaf.way else root
    if len(leaf.legal) > 1:
        i: i64 = 0
        for action in leaf.legal:
            end.to(action, leaf.priors[i])
            i += 1


def credit(leaf: Leaf) -> None:
    """Credit every answer on the way with what its seat may hope for, and take the mark away."""
    i: i64 = 0
    for branch in leaf.way:
        branch.total += MARK + leaf.values[leaf.seats[i]]
        i += 1


def promising(branch: Branch, legal: vec[i64]) -> Branch:
    """The legal answer with the best mean and the most left to learn, by its prior among those that are legal here."""
    choices: list[Branch] = []
    priors = 0.0
    visits: i64 = 0
    total = 0.0
    for action in legal:
        choice = branch.to(action, 1.0 / float(len(legal)))
        choices.append(choice)
        priors += choice.prior
        visits += choice.visits
        total += choice.total
    usual = (total / float(visits) if visits else 0.0) - CAUTION
    widen = EXPLORATION * sqrt(float(visits) + 1.0) / max(priors, 1e-9)
    best = choices[0]
    most = -1e300
    for choice in choices:
        mean = choice.total / float(choice.visits) if choice.visits else usual
        worth = mean + widen * choice.prior / (1.0 + float(choice.visits))
        if worth > most:
            best = choice
            most = worth
    return best


class GuidedBot(Bot):
    """Searches by a guide for a number of simulations, and no longer than `seconds` where they are above 0."""

    rng: Rng
    guide: Guide
    simulations: i64
    batch: i64

    def __init__(self, rng: Rng, guide: Guide, simulations: i64, batch: i64, seconds: float) -> None:
        self.rng = rng
        self.guide = guide
        self.simulations = simulations
        self.batch = batch
        self.seconds = seconds

    def choose(self, perspective: Perspective) -> int:
        legal = perspective.answers()
        if len(legal) == 1:
            return legal[0]
        return self.search(perspective).best()

    def search(self, perspective: Perspective) -> GuidedSearch:
        """The whole tree, for advice and analysis."""
        search = GuidedSearch(perspective, self.guide, self.rng)
        search.run(self.simulations, self.batch, self.seconds)
        return search
