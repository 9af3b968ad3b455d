"""What all environments share: a seat's row of numbers, the mask of what it may answer, and a match in play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import u8

from ..engine.errors import BadOptions
from ..engine.game import Game
from ..engine.position import Position
from ..engine.relative import absolute_actions, relative_actions
from ..engine.rng import Rng
from ..registry import game as game_by_name

Row = npt.NDArray[np.float32]
"""What a seat may know of a position, number by number."""

Mask = npt.NDArray[np.int8]
"""1 for each action that is legal, 0 for the others: as the `sample` of a Gymnasium space takes it."""


class Encoding:
    """How learners meet one game at a table of so many seats.

    `relative` counts players that are named in actions from who acts on. Rows have the numbers that `tablee.vec` gives as
    float32, bit for bit; `low` and `high` are the least and the most that each of them can be.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None,
        options: Mapping[str, object],
        relative: bool = False,
        content: object = None,
    ) -> None:
        known = game_by_name(game) if isinstance(game, str) else game
        self.game = known if content is None else known.amended(content)
        self.start = self.game.empty(self.game.seats[0] if seats is None else seats, options)
        self.seats = int(self.start.seats)
        self.actions = int(self.game.actions)
        self.relative = relative
        self._observer = self.game.observation
        self._blank = vec[u8]([0] * int(self._observer.size))
        divisors = np.array(self._observer.divisors, np.float32)
        self._scale = 1 / divisors
        self._offset = np.array(self._observer.offsets, np.float32) / divisors
        self.low: Row = np.float32(0) * self._scale - self._offset
        self.high: Row = np.float32(255) * self._scale - self._offset
        each = range(self.seats) if relative else ()
        self._turned = [np.array(relative_actions(self.game, self.seats, seat)) for seat in each]
        self._back = [absolute_actions(self.game, self.seats, seat) for seat in each]

    @property
    def agents(self) -> list[str]:
        """The seats by the names that environments give them: player_0 for seat 0, and so on."""
        return [f"player_{seat}" for seat in range(self.seats)]

    def check_seat(self, seat: object) -> int:
        """A seat that is at the table; BadOptions for any other."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise BadOptions(f"the seats go from 0 to {self.seats - 1}, and there is no seat {seat!r}")
        return seat

    def row(self, pos: Position, seat: int) -> Row:
        """What a seat may know of a position."""
        written = self._blank[:]
        self._observer.observe(pos, seat, written, 0)
        row: Row = _bytes(written) * self._scale - self._offset
        return row

    def all_rows(self, pos: Position) -> Row:
        """What each of the seats may know, one after the other: more than any of them knows."""
        return np.concatenate([self.row(pos, seat) for seat in range(self.seats)])

    def mask(self, pos: Position, seat: int) -> Mask:
        """What a seat may answer now; nothing if it owes no answer."""
        mask = self.no_mask()
        legal = pos.legal(seat)
        mask[self._turned[seat][legal] if self.relative and legal else legal] = 1
        return mask

    def no_mask(self) -> Mask:
        """The mask of a seat that may not answer."""
        return np.zeros(self.actions, np.int8)

    def action(self, seat: int, number: Any) -> int:
        """An action as the seat counts it by its number in the game; -1 if there is no such action."""
        action = int(number)
        if not 0 <= action < self.actions:
            return -1
        return self._back[seat][action] if self.relative else action


class Episode:
    """A match in play, without a log. `moves` are all answers so far, each with its seat.

    The same seed deals as `game.new(seats, seed=…)` does. `skip_forced` gives the only answer where there is one.
    """

    def __init__(self, encoding: Encoding, seed: int, skip_forced: bool = False) -> None:
        self.encoding = encoding
        self.seed = seed
        self.moves: list[tuple[int, int]] = []
        self.pos = encoding.start.blank()
        self.pos.begin(Rng(seed))
        self.pos.setup()
        self._skip_forced = skip_forced
        self._go_on()

    @property
    def asked(self) -> int:
        """The seat that answers next: of those that a sealed question asks, the lowest. -1 when the match is over."""
        return int(self.pos.agenda[-1].first_asked(self.pos)) if self.pos.agenda else -1

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.pos.agenda

    def allows(self, seat: int, action: int) -> bool:
        """Whether a seat may answer so now."""
        return action in self.pos.legal(seat)

    def play(self, seat: int, action: int) -> None:
        """Carry out a legal answer."""
        self._take(seat, action)
        self._go_on()

    def play_all(self, answers: Mapping[int, int]) -> list[int]:
        """Carry out the answers of all seats that are asked now, given by seat; those whose answer is not legal.

        Several are asked only where answers are sealed, and then what one may answer does not depend on the others.
        """
        asked = self.pos.to_act
        refused = [seat for seat in asked if not self.allows(seat, answers.get(seat, -1))]
        for seat in asked:
            if seat not in refused:
                self._take(seat, answers[seat])
        self._go_on()
        return refused

    def _take(self, seat: int, action: int) -> None:
        self.pos.step(seat, action)
        self.moves.append((seat, action))

    def _go_on(self) -> None:
        """Pass over the questions that leave one answer only, if that is wanted."""
        while self._skip_forced and not self.over:
            seat = self.asked
            legal = self.pos.legal(seat)
            if len(legal) != 1:
                return
            self._take(seat, legal[0])

    def record(self) -> dict[str, object]:
        """The match so far as a record, which `tablee.replay` takes, and the browser and the terminal show."""
        config = self.encoding.start.config
        options: dict[str, Any] = dict(config.options)
        pos = config.game.new(self.encoding.seats, seed=self.seed, **options)
        for seat, action in self.moves:
            pos.play(seat, action)
        return pos.record()


class Seeds:
    """The seeds of successive matches: the one that is given, and from then on those that follow from it."""

    def __init__(self) -> None:
        self._rng = np.random.default_rng()

    def next(self, seed: int | None) -> int:
        """The seed of the next match."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
            return int(seed)
        return fresh_seed(self._rng)


def fresh_seed(rng: np.random.Generator) -> int:
    """A seed for a match, drawn from a generator of NumPy."""
    return int(rng.integers(1 << 62))


def _bytes(row: Any) -> npt.NDArray[np.uint8]:
    """A row of compiled code as an array, without a copy."""
    return np.frombuffer(row, np.uint8)
