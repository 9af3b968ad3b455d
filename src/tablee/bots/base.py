"""What a bot gets to see, and the two simplest bots."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from ..engine.errors import TableeError
from ..engine.policy import Policy
from ..engine.position import Position
from ..engine.rng import Rng


class BadBot(TableeError):
    """A bot spec that names no bot."""


class Perspective:
    """A seat's perspective on a match. It holds no secret at all: its world is already one that the seat imagines."""

    world: Position
    seat: i64

    def __init__(self, world: Position, seat: i64) -> None:
        self.world = world
        self.seat = seat

    @staticmethod
    def of(pos: Position, seat: int, rng: Rng) -> Perspective:
        """The perspective of a seat; the true position stays outside it."""
        return Perspective(pos.resample(seat, rng), seat)

    @property
    def view(self) -> dict[str, object]:
        """What the seat sees."""
        return self.world.view(self.seat)

    @property
    def legal(self) -> list[int]:
        """Every action that the seat may take now."""
        return self.world.legal(self.seat)

    def answers(self) -> list[int]:
        """The legal answers of a seat that owes one; TableeError when it owes none."""
        legal = self.legal
        if not legal:
            raise TableeError(f"seat {self.seat} owes no answer")
        return legal

    def imagine(self, rng: Rng) -> Position:
        """Another world the seat could be in."""
        return self.world.resample(self.seat, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses an action for the seat whose perspective it is given."""

    seconds: float = 0.0
    """The most that it thinks about one answer, where that is above 0; bots that think little need no limit."""

    def choose(self, perspective: Perspective) -> int:
        """The action to take: one of the legal ones."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal action, each as likely."""

    rng: Rng

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, perspective: Perspective) -> int:
        legal = perspective.answers()
        return legal[self.rng.below(len(legal))]


class GreedyBot(Bot):
    """The action that the game's policy likes best, ties broken at random; `whims` times in a hundred, a whim."""

    rng: Rng
    policy: Policy[Any]
    whims: i64

    def __init__(self, rng: Rng, policy: Policy[Any], whims: i64 = 0) -> None:
        self.rng = rng
        self.policy = policy
        self.whims = whims

    def choose(self, perspective: Perspective) -> int:
        if self.whims and self.rng.below(100) < self.whims:
            allowed = self.policy.whims(perspective.world, perspective.seat, perspective.answers())
            return allowed[self.rng.below(len(allowed))]
        best: list[int] = []
        most = 0.0
        for action in perspective.answers():
            worth = self.policy.worth(perspective.world, perspective.seat, action)
            if not best or worth > most:
                best, most = [action], worth
            elif worth == most:
                best.append(action)
        return best[self.rng.below(len(best))]
