"""Gives shipped puzzles whose games have no reason for the solution what it comes to by the end of the match.

`python -m tablee.puzzles.renew [GAME …]`, from a checkout and with the compiled form: it plays four hundred matches out for
each such puzzle.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from ..engine.lessons.puzzles import FILE, FOLDER, encoded
from ..registry import game as game_named
from ..registry import list_games
from .mining import reasoned

WORLDS: Final = 200
GAMES: Final = Path("src/tablee/games")


def main(names: list[str]) -> None:
    """Write the puzzles of some games, or of all, anew."""
    for name in names or list_games():
        game = game_named(name)
        puzzles = [reasoned(game, puzzle, WORLDS) for puzzle in game.puzzles]
        (GAMES / name / FOLDER / FILE).write_bytes(encoded(puzzles))
        said = sum(bool(puzzle.why) for puzzle in puzzles)
        print(f"{name}: {said} of {len(puzzles)} puzzles have a reason found by playing on")


if __name__ == "__main__":
    main(sys.argv[1:])
