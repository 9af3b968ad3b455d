"""Positions side by side, each with the row of who acts and what is legal: what nets are asked about in one go."""

from __future__ import annotations

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from ..engine.errors import IllegalMove, TableeError
from ..engine.observation import Observer
from ..engine.position import Position

MOST_LEGAL: Final[i64] = 1024
NO_MASK: Final = 0
BYTES: Final = 1
BITS: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Fleet:
    """So many positions of one game. What is over stays as it is: nobody acts there (`to_act` is -1), and its row is empty.

    `rows` and `masks` are made anew each time the positions are asked, so that whoever keeps the former ones keeps what they
    said. `legal` has room for 1024 actions a position; the first so many (`counts`) are meant. With `relative`, a table of
    actions for each seat, players named in actions are counted from who acts on; `absolute` leads back.
    """

    observer: Observer
    envs: i64
    seats: i64
    actions: i64
    width: i64
    mask: i64
    positions: vec[Position]
    relative: list[vec[i64]]
    absolute: list[vec[i64]]
    rows: vec[u8]
    masks: vec[u8]
    legal: vec[i32]
    counts: vec[i64]
    to_act: vec[i64]
    mask_width: i64

    def __init__(
        self,
        observer: Observer,
        positions: list[Position],
        mask: int = NO_MASK,
        relative: list[list[int]] | None = None,
        absolute: list[list[int]] | None = None,
    ) -> None:
        self.observer = observer
        self.positions = vec[Position](positions)
        self.envs = len(positions)
        self.seats = positions[0].seats
        self.actions = positions[0].config.vocabulary.size
        self.width = observer.size
        self.mask = mask
        self.relative = [vec[i64](row) for row in relative] if relative is not None else []
        self.absolute = [vec[i64](row) for row in absolute] if absolute is not None else []
        self.counts = vec[i64]([0] * len(positions))
        self.to_act = vec[i64]([-1] * len(positions))
        self.legal = vec[i32]([0] * int(self.envs * MOST_LEGAL))
        self.mask_width = 0 if mask == NO_MASK else self.actions if mask == BYTES else (self.actions + 7) // 8
        self.clear()

    def load(self, positions: list[Position]) -> None:
        """Take other positions, no more than there were at first."""
        if len(positions) > len(self.counts):
            raise TableeError(f"there is room for {len(self.counts)} positions, not {len(positions)}")
        self.positions = vec[Position](positions)
        self.envs = len(positions)

    def ask(self) -> None:
        """Write the row of who acts in each position, and what is legal."""
        self.clear()
        env: i64 = 0
        while env < self.envs:
            pos = self.positions[env]
            self.to_act[env] = pos.agenda[-1].first_asked(pos) if pos.agenda else i64(-1)
            self.ask_one(env)
            env += 1

    def answer(self, answers: bytes) -> None:
        """Take one legal answer for each position, as eight bytes each; where it is -1 nothing happens."""
        env: i64 = 0
        while env < self.envs:
            action = read_i64_le(answers, 8 * env)
            if action >= 0 and self.to_act[env] >= 0:
                self.take(env, action)
            env += 1

    def look(self, seat: i64) -> vec[u8]:
        """The rows of one seat in all positions, whoever acts."""
        rows = vec[u8]([0] * (self.envs * self.width))
        env: i64 = 0
        while env < self.envs:
            self.observer.observe(self.positions[env], seat, rows, env * self.width)
            env += 1
        return rows

    def returns(self, seat: i64) -> vec[float]:
        """What a seat has gained in each position that is over; 0 in the others."""
        found = vec[float](capacity=self.envs)
        for pos in self.positions:
            found = append(found, pos.returns()[seat] if not pos.agenda else 0.0)
        return found

    def clear(self) -> None:
        """Begin new rows and masks. The former are let go first: where nobody keeps them, the same memory serves again."""
        self.rows = vec[u8]()
        self.rows = vec[u8]([0] * (self.envs * self.width))
        self.masks = vec[u8]()
        self.masks = vec[u8]([0] * (self.envs * self.mask_width))

    def take(self, env: i64, action: i64) -> None:
        """Carry out an answer of who acts."""
        seat = self.to_act[env]
        if len(self.absolute):
            action = self.absolute[seat][action]
        self.positions[env].step(seat, action)

    def ask_one(self, env: i64) -> None:
        """Write the row of who acts in one position, and what is legal there."""
        seat = self.to_act[env]
        if seat < 0:
            self.counts[env] = 0
            return
        pos = self.positions[env]
        self.observer.observe(pos, seat, self.rows, env * self.width)
        legal = pos.legal_vec(seat)
        if len(legal) > MOST_LEGAL:
            raise TableeError(f"{len(legal)} answers are legal, and no more than {MOST_LEGAL} have room")
        if len(self.relative):
            legal = self.turned(seat, legal)
        self.mark(env, legal)

    def turned(self, seat: i64, actions: vec[i64]) -> vec[i64]:
        """Actions with the players that they name counted from a seat on."""
        table = self.relative[seat]
        found = vec[i64](capacity=len(actions))
        for action in actions:
            found = append(found, table[action])
        return found

    def mark(self, env: i64, actions: vec[i64]) -> None:
        """Write what is legal in a position as numbers, and into its mask if there is one."""
        self.counts[env] = len(actions)
        listed = self.legal
        masks = self.masks
        mask = self.mask
        at = env * MOST_LEGAL
        first = env * self.mask_width
        for action in actions:
            listed[at] = i32(action)
            at += 1
            if mask == BYTES:
                masks[first + action] = u8(1)
            elif mask == BITS:
                masks[first + (action >> 3)] |= u8(i64(1) << (action & 7))

    def check(self, env: i64, action: i64) -> None:
        """Refuse an answer that is not legal: where there is a mask, a glance at it tells."""
        if not 0 <= action < self.actions or not self.allows(env, action):
            seat = self.to_act[env]
            raise IllegalMove("TABLEE-ILLEGAL", f"match {env}: action {action} is not legal for seat {seat}")

    def allows(self, env: i64, action: i64) -> bool:
        """Whether an action is legal."""
        first = env * self.mask_width
        if self.mask == BYTES:
            return self.masks[first + action] == u8(1)
        if self.mask == BITS:
            return i64(self.masks[first + (action >> 3)]) >> (action & 7) & 1 == 1
        at = env * MOST_LEGAL
        end = at + self.counts[env]
        while at < end:
            if i64(self.legal[at]) == action:
                return True
            at += 1
        return False
