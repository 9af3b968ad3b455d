"""What ledgers of the arena say about a game: turn order, length, how scores spread, how matches end.

`tablee balance FILE …` prints it in Markdown, a section for each file.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import mean, pstdev, quantiles

import msgspec

from .arena import Plan, wilson
from .ledger import BadLedger, Match


class Place(msgspec.Struct, frozen=True):
    """A place in turn order, the starter's being 0: its share of the victories, a shared one counting 1/k."""

    place: int
    rate: float
    low: float
    high: float


class Spread(msgspec.Struct, frozen=True):
    """How some numbers are spread: mean, standard deviation, quartiles, lowest and highest."""

    mean: float
    deviation: float
    low: int
    quarter: float
    median: float
    three_quarters: float
    high: int


class Balance(msgspec.Struct, frozen=True):
    """One ledger summed up. `margin` is how far the best score is ahead of the next; `none` counts matches nobody won."""

    plan: Plan
    played: int
    places: list[Place]
    moves: Spread
    scores: Spread | None
    margin: Spread | None
    facts: dict[str, Spread]
    reasons: dict[str, float]
    shared: float
    none: float


def read(path: Path) -> tuple[Plan, list[Match]]:
    """The plan and the matches of a ledger; a last line that was cut off does not count."""
    try:
        head, *lines = path.read_bytes().split(b"\n")[:-1]
        return msgspec.json.decode(head, type=Plan), [msgspec.json.decode(line, type=Match) for line in lines]
    except OSError as error:
        wrong = BadLedger(f"{path} is not a ledger of the arena ({error})")
        raise wrong.saying("cli-cannot-read", file=str(path), why=error) from None
    except ValueError as error:
        wrong = BadLedger(f"{path} is not a ledger of the arena ({error})")
        raise wrong.saying("fault-ledger", file=str(path)) from None


def balance(plan: Plan, matches: Sequence[Match]) -> Balance:
    """The matches of a plan summed up."""
    count = max(1, len(matches))
    rivals = plan.seats > 1 and not plan.team
    return Balance(
        plan=plan,
        played=len(matches),
        places=places(plan, matches) if rivals and all("first" in match.facts for match in matches) else [],
        moves=spread([match.moves for match in matches]),
        scores=spread([score for match in matches for score in match.scores]) if rivals else None,
        margin=spread([lead(match.scores) for match in matches]) if rivals else None,
        facts={name: spread([match.facts[name] for match in matches]) for name in fact_names(matches)},
        reasons={reason: n / count for reason, n in Counter(match.reason for match in matches).most_common()},
        shared=sum(len(match.winners) > 1 for match in matches) / count,
        none=sum(not match.winners for match in matches) / count,
    )


def places(plan: Plan, matches: Sequence[Match]) -> list[Place]:
    """What each place in turn order won."""
    wins = [0.0] * plan.seats
    for match in matches:
        for seat in match.winners:
            wins[(seat - match.facts["first"]) % plan.seats] += 1 / len(match.winners)
    return [Place(place, *wilson(won, len(matches))) for place, won in enumerate(wins)]


def fact_names(matches: Sequence[Match]) -> list[str]:
    """The facts that every match has, but for who began."""
    first = matches[0].facts if matches else {}
    return [name for name in first if name != "first" and all(name in match.facts for match in matches)]


def lead(scores: Sequence[int]) -> int:
    """How far the best score is ahead of the next."""
    best, second, *_ = sorted(scores, reverse=True)
    return best - second


def spread(numbers: Sequence[int]) -> Spread:
    """How some numbers are spread.

    >>> spread([1, 2, 3, 4]).median
    2.5
    """
    if len(numbers) < 2:
        numbers = [*numbers, *numbers] or [0, 0]
    quarter, median, three_quarters = quantiles(numbers, n=4, method="inclusive")
    return Spread(mean(numbers), pstdev(numbers), min(numbers), quarter, median, three_quarters, max(numbers))
