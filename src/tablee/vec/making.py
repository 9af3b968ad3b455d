"""`tablee.vec.make`: environments from what is wanted of them."""

from __future__ import annotations

# Interpreted: what is asked for comes from outside and is checked here.
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from ..bots import Bot, make_bot
from ..engine.errors import BadOptions
from ..engine.game import Game
from ..engine.relative import absolute_actions, relative_actions
from ..registry import game as game_by_name
from .arrays import VecEnv, whole
from .batch import NO_EPISODE, Batch, episode_seed
from .fleet import BITS, BYTES, NO_MASK
from .workers import ParallelVecEnv

Mask = Literal["bytes", "bits", "none"]
MASKS: Final[dict[str, int]] = {"bytes": BYTES, "bits": BITS, "none": NO_MASK}


@dataclass(frozen=True)
class Wanted:
    """All that says what an environment is; it can be sent to another process."""

    game: str
    seats: int | None
    envs: int
    seed: int
    first: int
    dtype: str
    mask: str
    relative: bool
    skip_forced: bool
    margin: bool
    opponents: str | None
    learner: int
    content: object
    options: dict[str, Any] = field(default_factory=dict)

    def make(self) -> VecEnv:
        """The environment, in this process."""
        game = game_by_name(self.game)
        if self.content is not None:
            game = game.amended(self.content)
        start = game.empty(game.seats[0] if self.seats is None else self.seats, self.options)
        seats = range(int(start.seats))
        turned = [relative_actions(game, len(seats), seat) for seat in seats] if self.relative else None
        back = [absolute_actions(game, len(seats), seat) for seat in seats] if self.relative else None
        keep = not self.skip_forced
        batch = Batch(start, self.envs, self.seed, self.first, MASKS[self.mask], keep, turned, back)
        if self.margin:
            batch.judge = game.policy()
        return VecEnv(batch, self.dtype, self.seating(game, len(seats)))

    def seating(self, game: Game, seats: int) -> Callable[[int, int], list[Bot | None]] | None:
        """What says who holds each seat of a match, by its seed and number; nobody where the learner sits."""
        opponents, learner = self.opponents, self.learner
        if opponents is None:
            return None
        if not 0 <= learner < seats:
            raise BadOptions(f"the learner sits at a seat from 0 to {seats - 1}, not {learner!r}")
        make_bot(game, opponents)

        def seated(seed: int, env: int) -> list[Bot | None]:
            own = [episode_seed(seed, env, NO_EPISODE - seat) for seat in range(seats)]
            return [None if seat == learner else make_bot(game, opponents, own[seat]) for seat in range(seats)]

        return seated

    def part(self, number: int, parts: int) -> Wanted:
        """One of so many equal parts of it."""
        share = self.envs // parts
        return replace(self, envs=share, first=self.first + number * share)


def make(
    game: str,
    seats: int | None = None,
    envs: int = 1,
    *,
    seed: int = 0,
    first: int = 0,
    dtype: Literal["uint8", "float32"] = "uint8",
    mask: Mask = "bytes",
    relative: bool = False,
    skip_forced: bool = False,
    margin: bool = False,
    opponents: str | None = None,
    learner: int = 0,
    workers: int = 0,
    content: object = None,
    **options: object,
) -> VecEnv | ParallelVecEnv:
    """Many matches of a game side by side.

    `relative` counts players named in actions from who acts on. `skip_forced` gives the only answer where there is one.
    With `margin` a result brings what the game's own bots play for: the victory, and by how much it was won or missed.
    `opponents` is a bot that holds every seat but that of the `learner`. With `workers`, the matches are spread over so many
    processes. `first` is the number of the first match among those of a seed: matches 0 to 7 in one batch are the same as 0
    to 3 in one and 4 to 7 in another.
    """
    if mask not in MASKS:
        raise BadOptions(f"a mask is one of {', '.join(MASKS)}, not {mask!r}")
    if dtype not in ("uint8", "float32"):
        raise BadOptions(f"observations are uint8 or float32, not {dtype!r}")
    for number, name, least in ((envs, "envs", 1), (seed, "seed", 0), (first, "first", 0), (workers, "workers", 0)):
        whole(number, name, least)
    wanted = Wanted(
        game, seats, envs, seed, first, dtype, mask, relative, skip_forced, margin, opponents, learner, content, options
    )
    if not workers:
        return wanted.make()
    if envs % workers:
        raise BadOptions(f"{envs} matches cannot be shared equally by {workers} processes")
    return ParallelVecEnv(wanted, workers)
