"""Who is brought together: of those who wait, the groups that can begin.

People fit who want the same game, pace and rating, agree on how many seats there are, and are about equally strong; the
longer somebody waits, the further off the others may be. Whoever waits longest is served first, at the largest table that
can be filled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from ...registry import game
from ..storage.rows import Seek

NEAR: Final = 200.0
"""How many points apart two people may be at once."""
WIDER: Final = 20.0
"""How many points further off they may be for each second that both have waited."""
Meets = Callable[[str, str], bool]


class Group(NamedTuple):
    """Those who are to sit at one table, and how many seats it has; bots take the rest."""

    seeks: list[Seek]
    seats: int


def groups(seeks: Iterable[Seek], at: int, meets: Meets) -> list[Group]:
    """The groups that can begin at a moment; nobody is in two of them."""
    waiting = sorted(seeks, key=lambda seek: (seek.created, seek.person))
    made: list[Group] = []
    taken: set[str] = set()
    for with_bots in (False, True):
        for first in waiting:
            if first.person in taken:
                continue
            others = [seek for seek in waiting if seek.person not in taken and seek is not first]
            found = beside_bots(first, others, at, meets) if with_bots else full_table(first, others, at, meets)
            if found is not None:
                made.append(found)
                taken.update(seek.person for seek in found.seeks)
    return made


def full_table(first: Seek, others: list[Seek], at: int, meets: Meets) -> Group | None:
    """The largest table that can be filled with people; None when there are too few."""
    for seats in range(first.high, first.low - 1, -1):
        if playable_by(first.game, seats):
            found = company_for(first, others, seats, at, meets)
            if len(found) == seats:
                return Group(found, seats)
    return None


def beside_bots(first: Seek, others: list[Seek], at: int, meets: Meets) -> Group | None:
    """A table with bots in the free seats, for somebody who has agreed and waited; others who agree come too."""
    if not bots_due(first, at):
        return None
    willing = [seek for seek in others if seek.fill is not None]
    best: Group | None = None
    for seats in by_preference(first):
        found = company_for(first, willing, seats, at, meets)
        if best is None or len(found) > len(best.seeks):
            best = Group(found, seats)
    return best


def bots_due(seek: Seek, at: int) -> bool:
    """Whether somebody has agreed to bots, and waited long enough for people."""
    return seek.fill is not None and not seek.rated and at - seek.created >= seek.fill * 1000


def by_preference(seek: Seek) -> list[int]:
    """The seat counts that somebody takes, the usual one of the game first."""
    counts = [seats for seats in range(seek.low, seek.high + 1) if playable_by(seek.game, seats)]
    return sorted(counts, key=lambda seats: (abs(seats - game(seek.game).usual_seats), seats))


def playable_by(name: str, seats: int) -> bool:
    """Whether a game can be played by so many, as it is usually played."""
    return not game(name).check(seats, {})


def company_for(first: Seek, others: list[Seek], seats: int, at: int, meets: Meets) -> list[Seek]:
    """Somebody and those who fit, at most so many: the nearest in strength first, each fitting all who sit there."""
    found = [first]
    fitting = [seek for seek in others if seek.low <= seats <= seek.high and alike(first, seek)]
    for seek in sorted(fitting, key=lambda seek: abs(seek.strength - first.strength)):
        if len(found) == seats:
            break
        if all(near(one, seek, at) and meets(one.person, seek.person) for one in found):
            found.append(seek)
    return found


def alike(one: Seek, other: Seek) -> bool:
    """Whether two people want the same game, at the same pace, rated or not."""
    return (one.game, one.pace, one.rated) == (other.game, other.pace, other.rated)


def near(one: Seek, other: Seek, at: int) -> bool:
    """Whether two people are near enough in strength, for as long as both have waited."""
    waited = max(0, at - max(one.created, other.created)) / 1000
    return abs(one.strength - other.strength) <= NEAR + WIDER * waited
