"""How a match ended."""

from __future__ import annotations

# Interpreted: it is plain data.
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Outcome:
    """Scores, ranks (1 is best, ties share the better rank), winners, returns in -1..1, why it ended, and the score sheet."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    returns: tuple[float, ...]
    reason: str
    detail: list[dict[str, object]] = field(default_factory=list)

    def to_dict(self) -> dict[str, object]:
        """The outcome as plain data."""
        return {
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "winners": list(self.winners),
            "returns": list(self.returns),
            "reason": self.reason,
            "detail": self.detail,
        }


def ranked(scores: list[int], reason: str, detail: list[dict[str, object]]) -> Outcome:
    """The highest score wins; equal scores share their place, and a victory shared by k counts 1/k of one.

    >>> ranked([7, 9, 9], "end", []).ranks
    (3, 1, 1)
    """
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    share = 2.0 / len(winners) - 1.0
    returns = tuple(share if rank == 1 else -1.0 for rank in ranks)
    return Outcome(tuple(scores), ranks, winners, returns, reason, detail)


def team(victory: bool, seats: int, reason: str, detail: list[dict[str, object]]) -> Outcome:
    """Everybody wins or everybody loses."""
    value = 1.0 if victory else -1.0
    winners = tuple(range(seats)) if victory else ()
    return Outcome((int(victory),) * seats, (1,) * seats, winners, (value,) * seats, reason, detail)
