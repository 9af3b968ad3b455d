"""Any game as an environment of Gymnasium: one seat is the learner's, bots hold the others.

Needs `pip install "tablee[gymnasium]"`. The import registers every installed game.

>>> import gymnasium
>>> import tablee.interop.gymnasium
>>> env = gymnasium.make("tablee/push-v0", opponents="random", seat=0, seats=2)
>>> observation, info = env.reset(seed=42)
>>> terminated = False
>>> while not terminated:
...     action = env.action_space.sample(info["action_mask"])
...     observation, reward, terminated, truncated, info = env.step(action)
>>> reward in (-1.0, 0.0, 1.0)
True

| | |
| --- | --- |
| make | `gymnasium.make("tablee/push-v0", seats=2, seat=0, opponents="hard", **options)`; the options are the game's |
| opponents | any bot by its name: a level of the game (`easy`, `normal`, `hard`), `random`, `greedy`, `ismcts:400` … |
| actions | `Discrete(n)`, the numbers of the game's actions: `pos.name(number)` says which. Those of the mask are legal |
| observation | a `Box`: a row of float32 |
| reward | the seat's return at the end of the match, from −1 (lost) to 1 (won alone); 0 before. A team shares its fate |
| episode | one match; it is never truncated |

| game | seats | observation | actions | answers in a match | at most |
| --- | --- | --- | --- | --- | --- |
| `conan` | 2–4 | 2834 | 3032 | about 100 (3 seats) | 20000 |
| `epic` | 1–4 | 3165 | 3692 | about 270 (2 seats) | 20000 |
| `heros` | 2–6 | 662 | 452 | about 800 (2 seats) | 10700 |
| `push` | 2–4 | 428 | 1388 | about 40 (2 seats) | 2200 |
| `virtopia` | 1–4 | 507 | 1080 | about 30 (2 seats) | 7000 |

Of the answers in a match the learner gives its share; the bots give theirs within its steps.

What the numbers of an observation mean is told one by one by `tablee.interop.describe("push")`, and by
`tablee.game("push").observation.names`. They are what the learner's seat may know and nothing else; a card that it has not
seen is in no number. Seats are told from the one that looks on: itself first, then the others in turn order. Most numbers
lie between 0 and 1; the bounds of the space are the least and the most that each can be.

What is legal stands in `info["action_mask"]`, as the `sample` of the action space takes it, and `action_masks()` of the
environment gives it as MaskablePPO of sb3-contrib looks for it. Where players are named in actions they are named by seat;
with `relative=True` by how many places they sit after the learner, as observations count them. `skip_forced=True` passes
over questions that leave one answer only.

**An illegal action** ends the episode with a reward of −1, and `info["illegal"]` is true. It is never replaced by another.

**Seeds.** `reset(seed=7)` deals the match that `tablee.game("push").new(2, seed=7)` deals, and the bots play the same
against the same answers. (If a match ends before the learner has been asked anything, the next one is dealt.) Without a seed
each reset deals another match; after one with a seed they are always the same. `env.unwrapped.episode.record()` gives a
match to look at in the terminal or the browser.

**Bots** are given what their seats may know (`tablee.bots.Perspective`), never the position.

`render_mode="ansi"` gives the table as text, as the learner's seat sees it, and `"human"` prints it after each step.

**Many at once.** `gymnasium.make_vec("tablee/push-v0", num_envs=64, …)` plays in `tablee.vec`, in compiled code, and with
`workers=4` on four processes. Where a match ends the next one begins in the same step (`AutoresetMode.SAME_STEP`): the
observation is the first of the next match. That of the position in which it ended is not given (there is no `final_obs`),
since no question is open there and nothing follows. An illegal action raises `tablee.IllegalMove`, names the match, and no
match goes on. The deals are those of `tablee.vec` for the same seed. With `vectorization_mode="sync"` or `"async"` the
environments above run side by side, as Gymnasium does it.
"""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from .. import vec
from ..bots import BadBot, Bot, Perspective, make_bot
from ..engine.errors import BadOptions
from ..engine.game import Game
from ..engine.rng import Rng
from ..registry import list_games
from .drawing import RENDER_MODES, check_render_mode, draw
from .observing import Encoding, Episode, Mask, Row, fresh_seed

__all__ = ["TableeEnv", "TableeVectorEnv"]

ILLEGAL_REWARD: Final = -1.0
Stepped = tuple[Row, float, bool, bool, dict[str, Any]]
Rows = npt.NDArray[np.float32]
Flags = npt.NDArray[np.bool_]


class TableeEnv(gymnasium.Env[Row, int]):
    """A match from the side of one seat. `opponents` names the bot of every other seat.

    `options` are those of the game. `relative` counts players named in actions from the learner on; `skip_forced` gives the
    only answer where there is one; `lang` is the language of what is drawn; `content` is an overlay on the game's cards.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [*RENDER_MODES], "render_fps": 1}  # type: ignore[misc]
    episode: Episode
    """The match that is played; there is one from the first `reset` on."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        seat: int = 0,
        opponents: str = "random",
        *,
        relative: bool = False,
        skip_forced: bool = False,
        render_mode: str | None = None,
        lang: str = "en",
        content: object = None,
        **options: Any,
    ) -> None:
        self.encoding = Encoding(game, seats, options, relative, content)
        self.seat = self.encoding.check_seat(seat)
        self.opponents = opponents
        self.skip_forced = skip_forced
        self.render_mode = check_render_mode(render_mode)
        self.lang = lang
        self.observation_space, self.action_space = _spaces(self.encoding)
        self._bots = self._seat_bots(0)
        self._ended = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Deal a match and play to the learner's first question."""
        super().reset(seed=seed)
        self._begin(fresh_seed(self.np_random) if seed is None else int(seed))
        while self.episode.over:  # Without having asked the learner anything.
            self._begin(fresh_seed(self.np_random))
        self._ended = False
        self._show()
        return self._row(), self._info()

    def step(self, action: int) -> Stepped:
        """Give the learner's answer and play on to its next question, or to the end of the match."""
        if self._ended:
            raise gymnasium.error.ResetNeeded("the match is over: `reset` deals another one")
        number = self.encoding.action(self.seat, action)
        if not self.episode.allows(self.seat, number):
            self._ended = True
            return self._row(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": True}
        self.episode.play(self.seat, number)
        self._go_on()
        self._ended = self.episode.over
        self._show()
        reward = float(self.episode.pos.returns()[self.seat]) if self._ended else 0.0
        return self._row(), reward, self._ended, False, self._info()

    def action_masks(self) -> Flags:
        """What is legal now, as MaskablePPO asks for it."""
        return self._mask().astype(np.bool_)

    def render(self) -> str | None:
        """The table as the learner's seat sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn("You are calling render method without specifying any render mode.")
            return None
        return draw(self.episode.pos, self.seat, self.encoding.agents, self.render_mode, self.lang)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _row(self) -> Row:
        return self.encoding.row(self.episode.pos, self.seat)

    def _mask(self) -> Mask:
        return self.encoding.no_mask() if self._ended else self.encoding.mask(self.episode.pos, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask()}

    def _seat_bots(self, seed: int) -> list[Bot | None]:
        """A bot for each seat but the learner's. Their chance follows from the seed, and is not that of the deal."""
        game, seats = self.encoding.game, range(self.encoding.seats)
        return [None if n == self.seat else make_bot(game, self.opponents, (seed << 8) + 1 + n) for n in seats]

    def _begin(self, seed: int) -> None:
        self.episode = Episode(self.encoding, seed, self.skip_forced)
        self._bots = self._seat_bots(seed)
        self._chance = Rng((seed << 8) + 255)
        self._go_on()

    def _go_on(self) -> None:
        """Let bots answer until the learner is asked, or the match is over."""
        while not self.episode.over:
            seat = self.episode.asked
            bot = self._bots[seat]
            if bot is None:
                return
            self.episode.play(seat, self._answer(bot, seat))

    def _answer(self, bot: Bot, seat: int) -> int:
        """What a bot answers, from a world that its seat imagines; where there is one answer only, it is not asked."""
        legal = self.episode.pos.legal(seat)
        if len(legal) == 1:
            return legal[0]
        answer = int(bot.choose(Perspective.of(self.episode.pos, seat, self._chance)))
        if answer not in legal:
            raise BadBot(f"the bot “{self.opponents}” answered {answer}, which is not legal")
        return answer


class TableeVectorEnv(VectorEnv[Rows, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many matches from the side of one seat, played in `tablee.vec`, by so many `workers` or in this process.

    It takes what `TableeEnv` takes, the game by its name, and draws nothing.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # type: ignore[misc]
    envs: vec.VecEnv | vec.ParallelVecEnv | None = None
    """The matches; there are some from the first `reset` on."""

    def __init__(
        self,
        num_envs: int,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: str = "random",
        *,
        relative: bool = False,
        skip_forced: bool = False,
        workers: int = 0,
        content: object = None,
        **options: Any,
    ) -> None:
        if options.pop("render_mode", None) is not None:
            raise BadOptions('matches in compiled code are not drawn: vectorization_mode="sync" has some that are')
        encoding = Encoding(game, seats, options, relative, content)
        self.seat = encoding.check_seat(seat)
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = _spaces(encoding)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._make = partial(
            vec.make, game, encoding.seats, num_envs, dtype="float32", relative=relative, skip_forced=skip_forced,
            opponents=opponents, learner=seat, workers=workers, content=content, **options,
        )  # fmt: skip

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Rows, dict[str, Any]]:
        """Deal all matches, and play each to the learner's first question. Bots begin afresh as well."""
        super().reset(seed=seed)
        self.close_extras()
        self.envs = self._make(seed=fresh_seed(self.np_random) if seed is None else int(seed))
        self.envs.reset()
        return self.envs.observations, self._info()

    def step(self, actions: npt.NDArray[np.int64]) -> tuple[Rows, npt.NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        """Give one answer in each match; an illegal one raises IllegalMove, and no match goes on."""
        envs = self._dealt()
        envs.step(actions)
        rewards, ends = envs.rewards[:, self.seat].copy(), envs.ends.copy()
        return envs.observations, rewards, ends, np.zeros(self.num_envs, np.bool_), self._info()

    def action_masks(self) -> Flags:
        """What is legal in each match."""
        return self._dealt().action_mask.copy()

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes, where there are some."""
        if isinstance(self.envs, vec.ParallelVecEnv):
            self.envs.close()
        self.envs = None

    def _dealt(self) -> vec.VecEnv | vec.ParallelVecEnv:
        if self.envs is None:
            raise gymnasium.error.ResetNeeded("no match has been dealt: call `reset` first")
        return self.envs

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().view(np.int8), "_action_mask": np.ones(self.num_envs, np.bool_)}


def _spaces(encoding: Encoding) -> tuple[Any, Any]:
    """What one seat observes, and the actions of the game."""
    return gymnasium.spaces.Box(encoding.low, encoding.high), gymnasium.spaces.Discrete(encoding.actions)


def _register() -> None:
    """Register every installed game."""
    for name in list_games():
        gymnasium.register(
            id=f"tablee/{name}-v0",
            entry_point=f"{__name__}:TableeEnv",
            vector_entry_point=f"{__name__}:TableeVectorEnv",
            kwargs={"game": name},
        )


_register()
