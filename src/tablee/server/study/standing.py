"""What a finished match was to those who played it: won, shared, lost, or nothing that anybody won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from ..storage.rows import Seat

Result = Literal["won", "shared", "lost", "none"]
Company = Literal["people", "bots", "alone"]
UNCOUNTED: Final = frozenset(("stop",))
"""Ways to end a match that leave it without a result."""


class Ended(msgspec.Struct):
    """What of a stored outcome says how a match ended; an older one may say less."""

    winners: list[int] = []
    ranks: list[int] = []
    returns: list[float] = []
    ended: str | None = None

    @property
    def together(self) -> bool:
        """Whether all won together, or all lost."""
        return not self.winners or (len(self.returns) > 1 and all(worth == 1.0 for worth in self.returns))

    @property
    def counts(self) -> bool:
        """Whether there is a result at all."""
        return self.ended not in UNCOUNTED


def left(seat: Seat) -> bool:
    """Whether a person resigned or left and did not come back: a bot has played on."""
    return seat.resigned or seat.away


def result_of(ended: Ended, seats: Sequence[Seat], mine: Sequence[int]) -> tuple[Result, int | None]:
    """What a match was to somebody with these seats, and the place where there are places.

    Whoever left has lost, unless all lose or win together. Whoever sat on several seats has no result.
    """
    if not ended.counts or len(mine) != 1:
        return "none", None
    seat = mine[0]
    place = ended.ranks[seat] if seat < len(ended.ranks) and not ended.together else None
    if left(seats[seat]) and len(seats) > 1:
        return "lost", len(seats) if place is not None else None
    if seat not in ended.winners:
        return "lost", place
    alone = len(ended.winners) == 1 or ended.together
    return "won" if alone else "shared", place


def company_of(seats: Sequence[Seat], person: str, levels: Sequence[str]) -> tuple[Company, str | None]:
    """With whom somebody played: people, bots only and the level of the strongest, or nobody."""
    others = [seat for seat in seats if seat.person != person]
    if any(seat.kind == "person" for seat in others):
        return "people", None
    known = [seat.level for seat in others if seat.level is not None]
    if not known:
        return "alone", None
    return "bots", max(known, key=lambda level: levels.index(level) if level in levels else -1)


def rated_places(ended: Ended, seats: Sequence[Seat], began: set[str]) -> dict[str, int]:
    """The places by which people are rated, of all who `began`; nothing where a match counts for nobody.

    Whoever left comes after all who stayed. A match counts if at least two began it, somebody stayed, and there are winners.
    """
    playing = [seat for seat in seats if seat.kind == "person" and seat.person in began]
    if not ended.counts or not ended.winners or len(playing) < 2 or all(left(seat) for seat in playing):
        return {}
    return {str(seat.person): len(seats) + 1 if left(seat) else ended.ranks[seat.seat] for seat in playing}
