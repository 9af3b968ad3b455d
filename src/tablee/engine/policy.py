"""A game's heuristic: what bots use to order moves, to play out a world, and to weigh an end."""

from __future__ import annotations

from typing import Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .position import Position
from .rng import Rng

P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Generic[P]):
    """A heuristic that knows nothing of the game: every move is worth the same, play-outs are random, only the result counts.

    A policy is only ever handed worlds resampled for the seat that thinks, so whatever it reads is fair to use.
    """

    def worth(self, pos: P, seat: i64, action: i64) -> float:
        """How good an action looks at a glance; higher is better."""
        return 0.0

    def glance(self, pos: P, seat: i64, action: i64) -> float:
        """How much more reward than other answers an action seems to bring, or less; 0 when one cannot say."""
        return 0.0

    def whims(self, pos: P, seat: i64, legal: list[int]) -> list[int]:
        """The answers a player might give on a whim: by default any, never none. A game leaves out what spoils the match."""
        return legal

    def pick(self, pos: P, seat: i64, legal: vec[i64], rng: Rng) -> i64:
        """The action to take in a play-out."""
        return i64(legal[rng.below(len(legal))])

    def horizon(self) -> i64:
        """How many answers a play-out lasts at most; by default it goes to the end of the match."""
        return -1

    def trust(self) -> float:
        """How many played-out worlds a glance is worth."""
        return 150.0

    def reward(self, pos: P) -> list[float]:
        """What each seat made of a match, -1 to 1, or what it may hope for where a play-out stops."""
        return pos.returns()
