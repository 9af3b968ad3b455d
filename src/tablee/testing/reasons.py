"""What a game says when it is asked why: true of the table, known to whoever is told, and a sentence in every language."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.game import Game
from ..engine.offers import Reason
from ..engine.position import Position
from ..engine.rng import Rng
from ..engine.text import LANGUAGES
from ..puzzles import open_puzzle
from ..sentences import reason_text

Claim = Callable[[Position, int, int, Reason], bool]
"""Whether a reason for an action of a seat is true, found out without the code that gives it."""


def check_reasons(pos: Position, seat: int, action: int, claim: Claim) -> int:
    """Two reasons at most for an action, each true and in words, the same in every world that the seat could be in.

    How many there are.
    """
    game = pos.config.game
    found: list[Reason] = game.reasons(pos, seat, action)
    assert len(found) <= 2
    assert len({reason.key for reason in found}) == len(found), "one sentence twice"
    for reason in found:
        assert claim(pos, seat, action, reason), (pos.name(action), reason, pos.dump())
        for lang in LANGUAGES:
            text = reason_text(game, lang, reason, [])
            assert "{" not in text, text
            assert reason.key not in text, text
    assert game.reasons(pos.resample(seat, Rng(action)), seat, action) == found, "it depends on what the seat does not know"
    return len(found)


def check_solutions(game: Game, claim: Claim) -> int:
    """The same for the best and the second best answer of every puzzle; how many of the best have no reason."""
    unsaid = 0
    for puzzle in game.puzzles:
        pos = open_puzzle(game, puzzle)
        for line in (puzzle.best, puzzle.second):
            action = next(each for each in pos.legal(puzzle.seat) if pos.name(each) == line.action)
            said = check_reasons(pos, puzzle.seat, action, claim)
            unsaid += line is puzzle.best and not said
    return unsaid
