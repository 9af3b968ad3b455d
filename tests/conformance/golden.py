"""The digests of some whole matches, the same in both forms. `python -m tests.conformance.golden` writes them anew."""

from __future__ import annotations

import json
from pathlib import Path

import tablee
from tablee import Game

from ..small_games import GOOD
from .suite import Case, digest

FILE = Path(__file__).with_name("golden.json")
SEEDS = range(3)


def digests(game: Game) -> dict[str, list[str]]:
    seats = range(game.seats[0], game.seats[1] + 1)
    return {str(n): [digest(Case(game, n, {}, seed)) for seed in SEEDS] for n in seats}


def main() -> None:
    games = [*(tablee.game(name) for name in tablee.games()), *GOOD.values()]
    FILE.write_text(json.dumps({game.id: digests(game) for game in games}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
