"""Where what is pinned of each game lies: with its tests. `python -m tests.conformance.pins` renews it all."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import tablee
from tablee import Game
from tablee.testing import pinned

from ..small_games import GOOD

SMALL = Path(__file__).parents[1] / "small_games" / "pinned"


def folder_of(game: Game) -> Path:
    """The folder of a game's tests."""
    return Path(str(resources.files(f"{game.package}.tests")))


def pins_of(game: Game) -> Path:
    return SMALL / f"{game.id}.json" if game.id in GOOD else folder_of(game) / "pinned.json"


if __name__ == "__main__":
    for game in [*(tablee.game(name) for name in tablee.list_games()), *GOOD.values()]:
        pinned.renew(game, pins_of(game))
