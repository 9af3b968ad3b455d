"""Information-set Monte-Carlo tree search: one tree over many imagined worlds.

Each simulation imagines a world, walks down the tree along actions that are legal in it, adds one node, plays the
world out and credits what came of it to every action on the way, from the point of view of the seat that took it.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ..engine.policy import Policy
from ..engine.rng import Rng
from .base import Bot, Perspective
from .loop import play_on

EXPLORATION: Final = 0.7
LOOK_EVERY: Final = 16


@mypyc_attr(acyclic=True)
class Node:
    """What became of an action: how often it was possible, taken, and what it brought to the seat that took it."""

    action: i64
    possible: i64
    visits: i64
    total: float
    children: list[Node]
    actions: vec[i64]

    def __init__(self, action: i64) -> None:
        self.action = action
        self.possible = 0
        self.visits = 0
        self.total = 0.0
        self.children = []
        self.actions = vec[i64]()

    def child(self, action: i64) -> Node | None:
        """The node of an action that was tried here, or None."""
        i: i64 = 0
        for tried in self.actions:
            if tried == action:
                return self.children[i]
            i += 1
        return None

    def add(self, action: i64) -> Node:
        """A new node for an action that was not tried here before."""
        node = Node(action)
        node.possible = 1
        self.children.append(node)
        self.actions = append(self.actions, action)
        return node


class Search:
    """A tree for one question to one seat; it can be asked for more simulations at any time.

    Where `among` names answers, only these are tried for the question itself.
    """

    perspective: Perspective
    policy: Policy[Any]
    rng: Rng
    among: vec[i64]
    root: Node
    simulations: i64

    def __init__(self, perspective: Perspective, policy: Policy[Any], rng: Rng, among: list[int] | None = None) -> None:
        self.perspective = perspective
        self.policy = policy
        self.rng = rng
        self.among = vec[i64](among or [])
        self.root = Node(-1)
        self.simulations = 0

    def run(self, simulations: i64) -> None:
        """Run so many simulations."""
        for _ in range(simulations):
            self.simulate()

    def run_within(self, simulations: i64, seconds: float) -> None:
        """Run so many simulations, or as many as the time allows; at least one."""
        end = perf_counter() + seconds
        self.simulate()
        while self.simulations < simulations and perf_counter() < end:
            self.run(min(i64(LOOK_EVERY), simulations - self.simulations))

    def run_for(self, seconds: float) -> None:
        """Simulate until the time is up; at least once."""
        end = perf_counter() + seconds
        self.simulate()
        while perf_counter() < end:
            self.run(LOOK_EVERY)

    def simulate(self) -> None:
        """Imagine a world, walk down the tree, add a node, play the world out, and credit what came of it."""
        world = self.perspective.imagine(self.rng)
        world.past = None
        path = [self.root]
        seats: list[int] = []
        seat = self.perspective.seat
        node = self.root
        while world.agenda:
            legal = self.among if node is self.root and len(self.among) else world.legal_vec(seat)
            tried: list[Node] = []
            untried = split(node, legal, tried, self.rng)
            chosen = node.add(untried) if untried >= 0 else best_of(tried)
            seats.append(seat)
            path.append(chosen)
            world.step(seat, chosen.action)
            node = chosen
            if untried >= 0:
                break
            if world.agenda:
                seat = world.agenda[-1].first_asked(world)
        play_on(world, self.policy, self.rng, -1)
        self.credit(path, seats, self.policy.reward(world))
        self.simulations += 1

    def credit(self, path: list[Node], seats: list[int], reward: list[float]) -> None:
        """Credit every action on the way with the reward of the seat that took it."""
        for depth in range(len(seats)):
            node = path[depth + 1]
            node.visits += 1
            node.total += reward[seats[depth]]

    def best(self) -> i64:
        """The action taken most often."""
        best = self.root.children[0]
        for node in self.root.children:
            if node.visits > best.visits:
                best = node
        return best.action

    def shares(self) -> list[tuple[int, float, float]]:
        """Each action with its share of the simulations and its mean reward, most visited first."""
        ordered = sorted(self.root.children, key=lambda node: -node.visits)
        total = float(max(1, self.simulations))
        return [(node.action, float(node.visits) / total, node.total / float(node.visits)) for node in ordered]


def split(node: Node, legal: vec[i64], tried: list[Node], rng: Rng) -> i64:
    """Put the nodes of the actions tried before into `tried` and count them; a random one of the others, or -1."""
    untried: i64 = 0
    chosen: i64 = -1
    for action in legal:
        child = node.child(action)
        if child is not None:
            child.possible += 1
            tried.append(child)
        else:
            untried += 1
            if rng.below(untried) == 0:
                chosen = action
    return chosen


def best_of(tried: list[Node]) -> Node:
    """The node with the highest upper confidence bound."""
    best = tried[0]
    most = bound(best)
    for node in tried:
        worth = bound(node)
        if worth > most:
            best = node
            most = worth
    return best


def bound(node: Node) -> float:
    """The upper confidence bound of a node: its mean reward, and more the less often it was tried."""
    visits = float(node.visits)
    return node.total / visits + EXPLORATION * sqrt(log(float(node.possible)) / visits)


class IsmctsBot(Bot):
    """Searches for a number of simulations, for `seconds` where no number is given, or until the first of both is reached."""

    rng: Rng
    policy: Policy[Any]
    simulations: i64

    def __init__(self, rng: Rng, policy: Policy[Any], simulations: i64, seconds: float) -> None:
        self.rng = rng
        self.policy = policy
        self.simulations = simulations
        self.seconds = seconds

    def choose(self, perspective: Perspective) -> int:
        legal = perspective.answers()
        if len(legal) == 1:
            return legal[0]
        return self.search(perspective).best()

    def search(self, perspective: Perspective, seconds: float = 0.0) -> Search:
        """The whole tree, for advice and analysis; within a time, if one is given."""
        search = Search(perspective, self.policy, self.rng)
        limit = self.seconds if seconds <= 0.0 or 0.0 < self.seconds < seconds else seconds
        if self.simulations <= 0:
            search.run_for(limit)
        elif limit > 0.0:
            search.run_within(self.simulations, limit)
        else:
            search.run(self.simulations)
        return search
