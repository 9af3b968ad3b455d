"""Many matches side by side in compiled code, one after the other in each place: what `tablee.vec` hands out as arrays."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from ..bots.base import Bot, Perspective
from ..engine.errors import TableeError
from ..engine.policy import Policy
from ..engine.position import Position
from ..engine.rng import Rng
from .fleet import BYTES, Fleet

NO_EPISODE: Final = 0xFFFFFFFF
"""The number of an episode that no match reaches: seeds of it are for other things."""


def episode_seed(seed: int, env: int, episode: int) -> int:
    """The seed of an episode's deal: `game.new(seed=episode_seed(…))` is the same match.

    >>> episode_seed(7, 0, 0) == 7 << 64
    True
    """
    return (seed << 64) + (env << 32) + episode


class Batch(Fleet):
    """So many matches, each at a question to a learner. Where one ends, the next begins at once.

    After `reset` and after each `step` it also holds what each seat gained by the last step (`rewards`), and whether a match
    ended in it (`ends`). With a `judge`, a policy of the game, a result is worth what the policy makes of it. Seats that
    `bots` has a bot for, match by match, are answered for; without `keep_forced`, so is every question that leaves one
    answer only.
    """

    start: Position
    first: i64
    seed: int
    keep_forced: bool
    judge: Policy[Any] | None
    bots: list[list[Bot | None]]
    rngs: list[Rng]
    episodes: vec[i64]
    lengths: vec[i64]
    rewards: vec[float]
    ends: vec[u8]

    def __init__(
        self,
        start: Position,
        envs: int,
        seed: int,
        first: int = 0,
        mask: int = BYTES,
        keep_forced: bool = True,
        relative: list[list[int]] | None = None,
        absolute: list[list[int]] | None = None,
    ) -> None:
        super().__init__(start.config.game.observation, [start] * envs, mask, relative, absolute)
        self.start = start
        self.first = first
        self.seed = seed
        self.keep_forced = keep_forced
        self.judge = None
        self.bots = []
        self.rngs = []
        self.episodes = vec[i64]([0] * envs)
        self.lengths = vec[i64]([0] * envs)

    def reset(self) -> None:
        """Begin every match anew, each with the first deal of its seed."""
        self.clear()
        self.rngs = []
        for env in range(self.envs):
            self.episodes[env] = -1
            self.rngs.append(Rng(episode_seed(self.seed, int(self.first + env), NO_EPISODE)))
            self.begin(env)
            self.ask_one(env)

    def step(self, answers: bytes) -> None:
        """Take one answer for each match, as eight bytes each; an illegal one raises IllegalMove, and nothing has changed."""
        if len(answers) != 8 * self.envs:
            raise TableeError(f"{self.envs} matches need as many answers, not {len(answers) // 8}")
        env: i64 = 0
        while env < self.envs:
            self.check(env, read_i64_le(answers, 8 * env))
            env += 1
        self.clear()
        env = 0
        while env < self.envs:
            self.take(env, read_i64_le(answers, 8 * env))
            self.go_on(env)
            self.ask_one(env)
            env += 1

    def clear(self) -> None:
        super().clear()
        self.rewards = vec[float]([0.0] * (self.envs * self.seats))
        self.ends = vec[u8]([0] * self.envs)

    def begin(self, env: i64) -> None:
        """Deal the next match in a place, and go on to its first question."""
        self.episodes[env] += 1
        self.lengths[env] = 0
        pos = self.start.blank()
        pos.begin(Rng(episode_seed(self.seed, int(self.first + env), int(self.episodes[env]))))
        pos.setup()
        self.positions[env] = pos
        self.go_on(env)

    def take(self, env: i64, action: i64) -> None:
        super().take(env, action)
        self.settle(env)

    def settle(self, env: i64) -> None:
        """Count a move, and write down what a match brought if it ended with it."""
        self.lengths[env] += 1
        pos = self.positions[env]
        if pos.agenda:
            return
        judge = self.judge
        returns = pos.returns() if judge is None else judge.reward(pos)
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[env * self.seats + seat] = returns[seat]
            seat += 1
        self.ends[env] = u8(1)

    def go_on(self, env: i64) -> None:
        """Go on to the next question that is put to a learner: bots answer theirs, and forced answers give themselves."""
        pos = self.positions[env]
        while pos.agenda:
            seat = pos.agenda[-1].first_asked(pos)
            bot = self.bots[env][seat] if self.bots else None
            if bot is None:
                if self.keep_forced or len(pos.legal_vec(seat)) != 1:
                    self.to_act[env] = seat
                    return
                pos.step(seat, pos.legal_vec(seat)[0])
            else:
                pos.step(seat, self.bot_answer(env, bot, pos, seat))
            self.settle(env)
        self.begin(env)

    def bot_answer(self, env: i64, bot: Bot, pos: Position, seat: i64) -> i64:
        """What a bot answers, from a world that its seat imagines."""
        legal = pos.legal_vec(seat)
        if len(legal) == 1:
            return legal[0]
        return bot.choose(Perspective.of(pos, int(seat), self.rngs[env]))
