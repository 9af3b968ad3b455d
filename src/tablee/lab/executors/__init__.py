"""Who plays the matches of a run: the processes of this machine, or a Ray cluster. Either gives the same rows."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ..plan import Plan
    from ..tables import Chunk

Range = tuple[int, int]
"""The first and the last match of a chunk."""


class Executor(Protocol):
    """Plays chunks of a plan, in any order. It takes the next range only when somebody is free to play it.

    Whoever dies costs the time of the matches that it was playing: they are played again.
    """

    @property
    def workers(self) -> int:
        """How many chunks are played at the same time."""

    def play(self, plan: Plan, ranges: Iterator[Range]) -> Generator[Chunk, None, None]:
        """The chunks as they end; closing the generator ends the workers."""
