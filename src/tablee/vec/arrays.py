"""The matches of a batch as NumPy arrays."""

from __future__ import annotations

# Interpreted: NumPy is not compiled with it.
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from ..bots.base import Bot
from ..engine.errors import BadOptions, IllegalMove
from ..engine.game import Game
from .batch import Batch
from .fleet import BYTES, MOST_LEGAL, NO_MASK

DTYPES: dict[str, Any] = {
    "rows": np.uint8,
    "masks": np.uint8,
    "legal": np.int32,
    "counts": np.int64,
    "to_act": np.int64,
    "rewards": np.float64,
    "ends": np.uint8,
    "lengths": np.int64,
}
"""What a batch holds, and as what."""


class Arrays:
    """`num_envs` matches of one game. Each is always at a question to the seat in `seats`; ended ones begin anew.

    | what | shape | dtype | |
    | --- | --- | --- | --- |
    | `observations` | envs × width | uint8 or float32 | what the seat that acts may know: `game.observation.names` |
    | `action_mask` | envs × actions | bool | what is legal; with `mask="bits"` packed, eight to a byte, lowest bit first |
    | `legal`, `legal_counts` | envs × 1024, envs | int32, int64 | the same as numbers: the first so many of each row |
    | `seats` | envs | int64 | who acts |
    | `rewards` | envs × seats | float64 | what each seat gained by the last step: −1 to 1 at the end of a match, else 0 |
    | `ends` | envs | bool | whether a match ended in the last step; the row is then of the next one |
    | `lengths` | envs | int64 | how many answers the running match has had |
    """

    def __init__(self, game: Game, envs: int, seats: int, mask: int, dtype: str) -> None:
        self.game = game
        self.num_envs = envs
        self.num_seats = seats
        self.num_actions = game.actions
        self.width = int(game.observation.size)
        self.mask = mask
        self.dtype = np.dtype(dtype)
        divisors = np.array(game.observation.divisors, np.float32)
        self._scale = 1 / divisors
        self._offset = np.array(game.observation.offsets, np.float32) / divisors
        self._envs = np.arange(envs)

    def array(self, name: str) -> npt.NDArray[Any]:
        """One of the arrays of `DTYPES`, a row for each match."""
        raise NotImplementedError

    @property
    def raw_observations(self) -> npt.NDArray[np.uint8]:
        """The bytes of the observations, whatever the dtype."""
        return self.array("rows")

    @property
    def observations(self) -> npt.NDArray[Any]:
        """What each seat that acts may know."""
        rows = self.raw_observations
        return rows if self.dtype == np.uint8 else rows * self._scale - self._offset

    @property
    def action_mask(self) -> npt.NDArray[Any]:
        """What is legal: true, or a set bit."""
        if self.mask == NO_MASK:
            raise BadOptions("this environment was made without a mask: `legal` has the same as numbers")
        masks = self.array("masks")
        return masks.view(np.bool_) if self.mask == BYTES else masks

    @property
    def legal(self) -> npt.NDArray[np.int32]:
        """The legal actions of each match, as many as `legal_counts` says; what stands after them means nothing."""
        return self.array("legal")

    @property
    def legal_counts(self) -> npt.NDArray[np.int64]:
        """How many actions are legal in each match."""
        return self.array("counts")

    @property
    def seats(self) -> npt.NDArray[np.int64]:
        """Who acts in each match."""
        return self.array("to_act")

    @property
    def rewards(self) -> npt.NDArray[np.float64]:
        """What each seat gained by the last step."""
        return self.array("rewards")

    @property
    def ends(self) -> npt.NDArray[np.bool_]:
        """Whether a match ended in the last step."""
        return self.array("ends").view(np.bool_)

    @property
    def lengths(self) -> npt.NDArray[np.int64]:
        """How many answers each running match has had."""
        return self.array("lengths")

    def checked(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        """One legal action for each match; IllegalMove names the first that is not."""
        chosen = np.asarray(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise BadOptions(f"{self.num_envs} matches need as many actions, not an array of shape {chosen.shape}")
        legal = self.legal[:, : int(self.legal_counts.max())] == chosen[:, None]
        legal &= np.arange(legal.shape[1]) < self.legal_counts[:, None]
        for env in np.flatnonzero(~legal.any(axis=1))[:1]:
            why = f"match {env}: action {chosen[env]} is not legal for seat {self.seats[env]}"
            raise IllegalMove("TABLEE-ILLEGAL", why)
        return chosen

    def random_actions(self, rng: np.random.Generator) -> npt.NDArray[np.int64]:
        """A legal action for each match, each as likely."""
        chosen = (rng.random(self.num_envs) * self.legal_counts).astype(np.int64)
        return self.legal[self._envs, chosen].astype(np.int64)


class VecEnv(Arrays):
    """The matches of one batch, in this process. Arrays are read-only, and later steps leave all but `legal` as they were."""

    def __init__(self, batch: Batch, dtype: str, bots: Callable[[int, int], list[Bot | None]] | None = None) -> None:
        super().__init__(batch.start.config.game, int(batch.envs), int(batch.seats), int(batch.mask), dtype)
        self.batch = batch
        self._bots = bots

    def reset(self, seed: int | None = None) -> None:
        """Begin every match anew; with a seed, other deals."""
        if seed is not None:
            self.batch.seed = whole(seed, "seed", 0)
        if self._bots is not None:
            first = int(self.batch.first)
            self.batch.bots = [self._bots(self.batch.seed, first + env) for env in range(self.num_envs)]
        self.batch.reset()

    def step(self, actions: npt.ArrayLike) -> None:
        """Take one action for each match; an illegal one raises IllegalMove, and no match goes on."""
        self.batch.step(np.ascontiguousarray(actions, dtype="<i8").tobytes())

    def array(self, name: str) -> npt.NDArray[Any]:
        row = np.frombuffer(getattr(self.batch, name), DTYPES[name])
        return row if len(row) == self.num_envs and name != "rows" else row.reshape(self.num_envs, -1)

    def close(self) -> None:
        """Nothing to give back: for those who close whatever they have opened."""


def whole(number: object, name: str, least: int) -> int:
    """A whole number that is large enough; BadOptions says that it is none."""
    if type(number) is not int or number < least:
        raise BadOptions(f"{name} is a whole number from {least} on, not {number!r}")
    return number


def shapes(example: VecEnv, envs: int) -> dict[str, tuple[tuple[int, ...], str]]:
    """The shape and dtype of every array of an environment with so many matches, and of the actions that it takes."""
    found: dict[str, tuple[tuple[int, ...], str]] = {"actions": ((envs,), "int64")}
    wide = {
        "rows": example.width,
        "masks": int(example.batch.mask_width),
        "legal": int(MOST_LEGAL),
        "rewards": example.num_seats,
    }
    for name, dtype in DTYPES.items():
        found[name] = ((envs, wide[name]) if name in wide else (envs,), np.dtype(dtype).name)
    return found
