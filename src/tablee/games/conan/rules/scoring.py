"""Why a match ends, and who wins it (CONAN-1104 to 1107)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....engine.outcome import Outcome
from .position import Conan

REASONS: Final = ("", "glory", "rounds", "last")
BY_GLORY: Final[i64] = 1
BY_ROUNDS: Final[i64] = 2
BY_SURVIVAL: Final[i64] = 3

LINES: Final = ("glory", "difficulty", "objects", "cards")


def difficulty_accomplished(pos: Conan, seat: i64) -> i64:
    """The Difficulty of all Adventures that a player has accomplished."""
    return sum([int(pos.cards.difficulty(card)) for card in pos.accomplished(seat).cards])


def tally(pos: Conan, seat: i64) -> list[int]:
    """What places a living player: glory, Difficulty accomplished, Objects, cards in hand."""
    counts = [len(pos.objects(seat).slots), len(pos.hand(seat).slots)]
    return [int(pos.glory(seat)), int(difficulty_accomplished(pos, seat)), *counts]


def standing(pos: Conan, seat: i64) -> list[int]:
    """Living players first, then the eliminated, the last eliminated first; the higher list is better."""
    return [100, *tally(pos, seat)] if pos.living(seat) else [int(pos.own(pos.layout.beaten, seat))]


def winners(pos: Conan) -> list[int]:
    """The seats that share the best standing."""
    best = max([standing(pos, seat) for seat in range(pos.seats)])
    return [seat for seat in range(pos.seats) if standing(pos, seat) == best]


def returns(pos: Conan) -> list[float]:
    """The best wins, shared by all who are level (CONAN-1107)."""
    best = winners(pos)
    share = 2.0 / float(len(best)) - 1.0
    return [share if seat in best else -1.0 for seat in range(pos.seats)]


def result(pos: Conan) -> Outcome:
    """The outcome of a match that is over."""
    standings = [standing(pos, seat) for seat in range(pos.seats)]
    ranks = tuple([1 + len([other for other in standings if other > own]) for own in standings])
    scores = tuple([int(pos.glory(seat)) for seat in range(pos.seats)])
    detail = [score_line(pos, seat) for seat in range(pos.seats)]
    reason = REASONS[pos.counters[pos.layout.ended]]
    return Outcome(scores, ranks, tuple(winners(pos)), tuple(returns(pos)), reason, detail)


def score_line(pos: Conan, seat: int) -> dict[str, object]:
    """The score sheet of one seat; `beaten` is 0, or the order in which it was eliminated."""
    counts = dict(zip(LINES, tally(pos, seat), strict=True))
    return {"seat": seat, **counts, "beaten": int(pos.own(pos.layout.beaten, seat)), "total": int(pos.glory(seat))}
