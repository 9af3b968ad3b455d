"""Tales: what became of each player's character, told when a match is over.

A game that tells some says how in an optional module `biography` with `tales(pos, names, addresses)`: for every seat of a
finished position, the tale by language. An address is "m", "f" or "n": how the tale speaks of a character.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .engine.game import Game
from .engine.position import Position
from .words import hooks_of


def has_tales(game: Game) -> bool:
    return hooks_of(game, "biography") is not None


def tales_of(game: Game, pos: Position, names: Sequence[str], addresses: Sequence[str]) -> list[dict[str, str]]:
    """The tales of a finished match; none where the game tells none."""
    hooks: Any = hooks_of(game, "biography")
    return list(hooks.tales(pos, names, addresses)) if hooks is not None else []
