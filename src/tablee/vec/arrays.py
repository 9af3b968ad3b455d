"""The matches of a batch as NumPy arrays."""

from __future__ import annotations

# Interpreted: NumPy is not compiled with it, and what is asked for is checked here.
from typing import Any, Final, Literal

import numpy as np
import numpy.typing as npt

from ..bots import make_bot
from ..engine.errors import BadOptions
from ..engine.game import Game
from ..engine.relative import absolute_actions, relative_actions
from ..registry import game as game_by_name
from .batch import BITS, BYTES, MOST_LEGAL, NO_MASK, Batch

Mask = Literal["bytes", "bits", "none"]
MASKS: Final[dict[str, int]] = {"bytes": BYTES, "bits": BITS, "none": NO_MASK}


class VecEnv:
    """`envs` matches of one game. Each is always at a question to the seat in `seats`; ended ones begin anew by themselves.

    | what | shape | dtype | |
    | --- | --- | --- | --- |
    | `observations` | envs × width | uint8 or float32 | what the seat that acts may know; `game.observation.names` says what |
    | `action_mask` | envs × actions | bool | what is legal; with `mask="bits"` packed, eight to a byte, lowest bit first |
    | `legal`, `legal_counts` | envs × 1024, envs | int32, int64 | the same as numbers: the first so many of each row |
    | `seats` | envs | int64 | who acts |
    | `rewards` | envs × seats | float64 | what each seat gained by the last step: −1 to 1 at the end of a match, else 0 |
    | `ends` | envs | bool | whether a match ended in the last step; the row is then of the next one |

    Arrays are read-only and are not changed by later steps, except `legal`.
    """

    def __init__(self, game: Game, batch: Batch, dtype: str) -> None:
        self.game = game
        self.batch = batch
        self.num_envs = int(batch.envs)
        self.num_seats = int(batch.seats)
        self.num_actions = int(batch.actions)
        self.width = int(batch.width)
        self.dtype = np.dtype(dtype)
        divisors = np.array(batch.observer.divisors, np.float32)
        self._scale = 1 / divisors
        self._offset = np.array(batch.observer.offsets, np.float32) / divisors
        self._legal = np.frombuffer(batch.legal, np.int32).reshape(self.num_envs, int(MOST_LEGAL))  # type: ignore[call-overload]
        self._envs = np.arange(self.num_envs)

    def reset(self, seed: int | None = None) -> None:
        """Begin every match anew; with a seed, other deals."""
        if seed is not None:
            self.batch.seed = _whole(seed, "seed", 0)
        self.batch.reset()

    def step(self, actions: npt.ArrayLike) -> None:
        """Take one action for each match; an illegal one raises IllegalMove, and no match goes on."""
        self.batch.step(np.ascontiguousarray(actions, dtype="<i8").tobytes())

    @property
    def raw_observations(self) -> npt.NDArray[np.uint8]:
        """The bytes of the observations, whatever the dtype."""
        return _array(self.batch.rows, np.uint8).reshape(self.num_envs, self.width)

    @property
    def observations(self) -> npt.NDArray[Any]:
        """What each seat that acts may know."""
        rows = self.raw_observations
        return rows if self.dtype == np.uint8 else rows * self._scale - self._offset

    @property
    def action_mask(self) -> npt.NDArray[Any]:
        """What is legal: true, or a set bit."""
        if self.batch.mask == NO_MASK:
            raise BadOptions("this environment was made without a mask: `legal` has the same as numbers")
        masks = _array(self.batch.masks, np.uint8).reshape(self.num_envs, -1)
        return masks.view(np.bool_) if self.batch.mask == BYTES else masks

    @property
    def legal(self) -> npt.NDArray[np.int32]:
        """The legal actions of each match, as many as `legal_counts` says; what stands after them means nothing."""
        return self._legal

    @property
    def legal_counts(self) -> npt.NDArray[np.int64]:
        """How many actions are legal in each match."""
        return _array(self.batch.counts, np.int64)

    @property
    def seats(self) -> npt.NDArray[np.int64]:
        """Who acts in each match."""
        return _array(self.batch.to_act, np.int64)

    @property
    def rewards(self) -> npt.NDArray[np.float64]:
        """What each seat gained by the last step."""
        return _array(self.batch.rewards, np.float64).reshape(self.num_envs, self.num_seats)

    @property
    def ends(self) -> npt.NDArray[np.bool_]:
        """Whether a match ended in the last step."""
        return _array(self.batch.ends, np.uint8).view(np.bool_)

    @property
    def lengths(self) -> npt.NDArray[np.int64]:
        """How many answers each running match has had."""
        return _array(self.batch.lengths, np.int64)

    def random_actions(self, rng: np.random.Generator) -> npt.NDArray[np.int64]:
        """A legal action for each match, each as likely."""
        chosen = (rng.random(self.num_envs) * self.legal_counts).astype(np.int64)
        return self._legal[self._envs, chosen].astype(np.int64)


def make(
    game: str | Game,
    seats: int | None = None,
    envs: int = 1,
    *,
    seed: int = 0,
    dtype: Literal["uint8", "float32"] = "uint8",
    mask: Mask = "bytes",
    relative: bool = False,
    skip_forced: bool = False,
    opponents: str | None = None,
    learner: int = 0,
    first: int = 0,
    content: object = None,
    **options: object,
) -> VecEnv:
    """Many matches of a game side by side.

    `relative` counts players named in actions from who acts on. `skip_forced` gives the only answer where there is one.
    `opponents` is a bot that holds every seat but that of the `learner`. `first` is the number of the first match among
    those of a seed: matches 0 to 7 in one batch are the same as 0 to 3 in one and 4 to 7 in another.
    """
    known = game_by_name(game) if isinstance(game, str) else game
    if content is not None:
        known = known.amended(content)
    if mask not in MASKS:
        raise BadOptions(f"a mask is one of {', '.join(MASKS)}, not {mask!r}")
    if dtype not in ("uint8", "float32"):
        raise BadOptions(f"observations are uint8 or float32, not {dtype!r}")
    start = known.empty(known.seats[0] if seats is None else seats, options)
    n = int(start.seats)
    if opponents is not None and not 0 <= learner < n:
        raise BadOptions(f"the learner sits at a seat from 0 to {n - 1}, not {learner!r}")
    bots = [None if seat == learner else make_bot(known, opponents, seed) for seat in range(n)] if opponents else None
    turned = [relative_actions(known, n, seat) for seat in range(n)] if relative else None
    back = [absolute_actions(known, n, seat) for seat in range(n)] if relative else None
    batch = Batch(
        start, _whole(envs, "envs", 1), _whole(seed, "seed", 0), _whole(first, "first", 0), MASKS[mask],
        not skip_forced, bots, turned, back,
    )  # fmt: skip
    return VecEnv(known, batch, dtype)


def _whole(number: object, name: str, least: int) -> int:
    if type(number) is not int or number < least:
        raise BadOptions(f"{name} is a whole number from {least} on, not {number!r}")
    return number


def _array(row: Any, dtype: Any) -> npt.NDArray[Any]:
    """A row of compiled code as an array, without a copy."""
    return np.frombuffer(row, dtype)
