"""Many matches side by side in compiled code: what `tablee.vec` hands out as arrays."""

from __future__ import annotations

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from ..bots.base import Bot, Perspective
from ..engine.errors import IllegalMove, TableeError
from ..engine.observation import Observer
from ..engine.position import Position
from ..engine.rng import Rng

MOST_LEGAL: Final[i64] = 1024
NO_MASK: Final = 0
BYTES: Final = 1
BITS: Final = 2


def episode_seed(seed: int, env: int, episode: int) -> int:
    """The seed of an episode's deal: `game.new(seed=episode_seed(…))` is the same match."""
    return (seed << 64) + (env << 32) + episode


class Batch:
    """So many matches of one game, each at a question with an answer still to be given.

    After `reset` and after each `step` it holds, for each match: the row of who acts (`rows`), what is legal (`masks`, and
    `legal` with `counts`), who acts (`to_act`), what each seat gained by the last step (`rewards`), and whether a match
    ended in it (`ends`): the next one has begun by then. Rows and masks are made anew in each step, so that whoever keeps
    the former ones keeps what they said.
    """

    start: Position
    observer: Observer
    envs: i64
    seats: i64
    actions: i64
    width: i64
    mask: i64
    first: i64
    seed: int
    keep_forced: bool
    bots: list[Bot | None]
    relative: list[vec[i64]]
    absolute: list[vec[i64]]
    positions: list[Position]
    rngs: list[Rng]
    episodes: vec[i64]
    lengths: vec[i64]
    rows: vec[u8]
    masks: vec[u8]
    legal: vec[i32]
    counts: vec[i64]
    to_act: vec[i64]
    rewards: vec[float]
    ends: vec[u8]
    _blank_rows: vec[u8]
    _blank_masks: vec[u8]
    _no_rewards: vec[float]
    _no_ends: vec[u8]
    _mask_width: i64

    def __init__(
        self,
        start: Position,
        envs: int,
        seed: int,
        first: int = 0,
        mask: int = BYTES,
        keep_forced: bool = True,
        bots: list[Bot | None] | None = None,
        relative: list[list[int]] | None = None,
        absolute: list[list[int]] | None = None,
    ) -> None:
        self.start = start
        self.observer = start.config.game.observation
        self.envs = envs
        self.seats = start.seats
        self.actions = start.config.vocabulary.size
        self.width = self.observer.size
        self.mask = mask
        self.first = first
        self.seed = seed
        self.keep_forced = keep_forced
        self.bots = bots if bots is not None else []
        self.relative = [vec[i64](row) for row in relative] if relative is not None else []
        self.absolute = [vec[i64](row) for row in absolute] if absolute is not None else []
        self.positions = []
        self.rngs = []
        self.episodes = vec[i64]([0] * envs)
        self.lengths = vec[i64]([0] * envs)
        self.counts = vec[i64]([0] * envs)
        self.to_act = vec[i64]([0] * envs)
        self.legal = vec[i32]([0]) if envs == 0 else _zeros(envs * int(MOST_LEGAL))
        self._mask_width = 0 if mask == NO_MASK else self.actions if mask == BYTES else (self.actions + 7) // 8
        self._blank_rows = vec[u8]([0] * int(envs * self.width))
        self._blank_masks = vec[u8]([0] * int(envs * self._mask_width))
        self._no_rewards = vec[float]([0.0] * int(envs * self.seats))
        self._no_ends = vec[u8]([0] * envs)
        self.rows = self._blank_rows
        self.masks = self._blank_masks
        self.rewards = self._no_rewards
        self.ends = self._no_ends

    def reset(self) -> None:
        """Begin every match anew, each with the first deal of its seed."""
        self._clear()
        self.positions = []
        self.rngs = []
        for env in range(self.envs):
            self.episodes[env] = -1
            self.rngs.append(Rng(episode_seed(self.seed, int(self.first + env), 0xFFFFFFFF)))
            self.positions.append(self.start)
            self._begin(env)
            self._ask(env)

    def step(self, answers: bytes) -> None:
        """Take one answer for each match, as eight bytes each; an illegal one raises IllegalMove and changes nothing."""
        if len(answers) != 8 * self.envs:
            raise TableeError(f"{self.envs} matches need as many answers, not {len(answers) // 8}")
        env: i64 = 0
        while env < self.envs:
            self._check(env, read_i64_le(answers, 8 * env))
            env += 1
        self._clear()
        env = 0
        while env < self.envs:
            self._play(env, read_i64_le(answers, 8 * env))
            self._ask(env)
            env += 1

    def _clear(self) -> None:
        self.rows = self._blank_rows[:]
        self.masks = self._blank_masks[:]
        self.rewards = self._no_rewards[:]
        self.ends = self._no_ends[:]

    def _check(self, env: i64, action: i64) -> None:
        """Whether an answer is legal: where there is a mask a glance at it tells."""
        if 0 <= action < self.actions:
            if self.mask == BYTES:
                if self.masks[env * self.actions + action]:
                    return
            elif self.mask == BITS:
                if self.masks[env * self._mask_width + (action >> 3)] >> u8(action & 7) & 1:
                    return
            else:
                first = env * MOST_LEGAL
                at = first
                while at < first + self.counts[env]:
                    if i64(self.legal[at]) == action:
                        return
                    at += 1
        raise IllegalMove("TABLEE-ILLEGAL", f"match {env}: action {action} is not legal for seat {self.to_act[env]}")

    def _begin(self, env: i64) -> None:
        """Deal the next match of an environment."""
        self.episodes[env] += 1
        self.lengths[env] = 0
        pos = self.start.blank()
        pos.begin(Rng(episode_seed(self.seed, int(self.first + env), int(self.episodes[env]))))
        pos.setup()
        self.positions[env] = pos
        self._go_on(env)

    def _play(self, env: i64, action: i64) -> None:
        seat = self.to_act[env]
        if len(self.absolute):
            action = self.absolute[seat][action]
        self._take(env, seat, action)
        self._go_on(env)

    def _take(self, env: i64, seat: i64, action: i64) -> None:
        pos = self.positions[env]
        pos.step(seat, action)
        self.lengths[env] += 1
        if not pos.agenda:
            self._end(env, pos)

    def _end(self, env: i64, pos: Position) -> None:
        """Write down what a match brought; the next one begins when the loop goes on."""
        returns = pos.returns()
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[env * self.seats + seat] = returns[seat]
            seat += 1
        self.ends[env] = u8(1)

    def _go_on(self, env: i64) -> None:
        """Go on to the next question that is put to a learner: bots answer theirs, and forced answers give themselves."""
        while True:
            pos = self.positions[env]
            if not pos.agenda:
                self._begin(env)
                return
            top = pos.agenda[-1]
            seat = top.first_asked(pos)
            bot = self.bots[seat] if self.bots else None
            if bot is not None:
                self._take(env, seat, self._answer(env, bot, pos, seat))
                continue
            self.to_act[env] = seat
            if self.keep_forced:
                return
            legal = pos.legal_vec(seat)
            if len(legal) != 1:
                return
            self._take(env, seat, legal[0])

    def _answer(self, env: i64, bot: Bot, pos: Position, seat: i64) -> i64:
        legal = pos.legal_vec(seat)
        if len(legal) == 1:
            return legal[0]
        return bot.choose(Perspective.of(pos, int(seat), self.rngs[env]))

    def _ask(self, env: i64) -> None:
        """Write the row of who acts, and what is legal."""
        pos = self.positions[env]
        seat = self.to_act[env]
        self.observer.observe(pos, seat, self.rows, env * self.width)
        legal = pos.legal_vec(seat)
        count: i64 = len(legal)
        if count > MOST_LEGAL:
            raise TableeError(f"{count} answers are legal, and no more than {MOST_LEGAL} have room")
        self.counts[env] = count
        at = env * MOST_LEGAL
        base = env * self._mask_width
        turned = len(self.relative) > 0
        i: i64 = 0
        while i < count:
            action = legal[i]
            if turned:
                action = self.relative[seat][action]
            self.legal[at + i] = i32(action)
            if self.mask == BYTES:
                self.masks[base + action] = u8(1)
            elif self.mask == BITS:
                self.masks[base + (action >> 3)] |= u8(i64(1) << (action & 7))
            i += 1


def _zeros(size: int) -> vec[i32]:
    return vec[i32]([0] * size)
