"""Our bots at OpenSpiel's tables, and worlds of ours for its searches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...bots import Perspective, make_bot
from ...engine.errors import TableeError
from ...engine.game import seed_text
from ...engine.rng import Rng
from .match import DEAL_BYTES
from .states import TableeGame, TableeState, pyspiel


class TableeBot(pyspiel.Bot):  # type: ignore[misc]
    """A bot of Tablée as one of OpenSpiel. Of a state it is given what its player may know, never the position."""

    def __init__(self, game: TableeGame, player: int, spec: str, seed: int | str) -> None:
        super().__init__()
        self.player = game.encoding.check_seat(player)
        self._bot = make_bot(game.game, spec, seed)
        self._rng = Rng(seed_text(seed)).fork()

    def step(self, state: TableeState) -> int:
        """Its answer to the pending question."""
        pos = state.position
        legal = pos.legal(self.player)
        return legal[0] if len(legal) == 1 else self._bot.choose(Perspective.of(pos, self.player, self._rng))

    def restart(self) -> None:
        """Begin a match: a bot remembers nothing of the one before."""

    def restart_at(self, state: TableeState) -> None:
        """Begin a match in the middle of it."""


def bot(game: TableeGame, player: int, spec: str, seed: int | str = 0) -> TableeBot:
    """A bot of Tablée (`hard`, `greedy`, `ismcts:400` …) that plays for one player; the same seed plays the same."""
    return TableeBot(game, player, spec, seed)


def resampler(seed: int | str = 0) -> Callable[[Any, int], TableeState]:
    """What `ISMCTSBot.set_resampler` takes: states that a player takes for possible, the same for the same seed."""
    rng = Rng(seed_text(seed))

    def resample(state: TableeState, player: int) -> TableeState:
        return state.imagine(player, rng)

    return resample


def deal(state: TableeState, seed: int) -> None:
    """Deal the match of a seed, below 2**32, in a new state: the same one as that of `tablee.game(…).new(seed=…)`."""
    if not 0 <= seed < 1 << 8 * DEAL_BYTES:
        raise TableeError(f"a seed of a deal is a number from 0 to 2**{8 * DEAL_BYTES} - 1, not {seed!r}")
    for byte in seed.to_bytes(DEAL_BYTES, "big"):
        state.apply_action(byte)
