"""What a row of matches says about a measure, and what that is of: the match, a seat or a bot.

>>> row = {"winners": [1], "scores": [3, 8], "bots": ["hard", "hard"], "first": 1, "moves": 40, "forced": 10}
>>> observed(row, "win", ["hard"], team=False)
{'seat 1': 1.0, 'seat 2': 0.0}
>>> observed(row, "forced", ["hard"], team=False)
{'': 0.25}

With one bot at all seats a measure of players is of the places in turn order (“seat 1” begins, where a game says who does);
with several it is of the bots (“bot 1” is the first that the plan names), each having turned through the seats of a deal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from ..engine.errors import TableeError
from .statistics import Bounds

Row = Mapping[str, Any]
FACTS: Final = "facts."
"""What stands before the name of one of a game's own facts."""


class BadMeasure(TableeError):
    """A measure that nobody can take of these matches."""


def win_shares(row: Row) -> list[float]:
    """The share of the victory that each seat has; one shared by k counts 1/k.

    >>> win_shares({"winners": [0, 2], "bots": ["a", "a", "a"]})
    [0.5, 0.0, 0.5]
    """
    winners = row["winners"]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(row["bots"]))]


def margin(row: Row) -> float:
    """How far the best score is ahead of the next."""
    best = sorted(row["scores"], reverse=True)
    return float(best[0] - best[1]) if len(best) > 1 else 0.0


PLAYERS: Final[dict[str, Callable[[Row], list[float]]]] = {
    "win": win_shares,
    "score": lambda row: [float(score) for score in row["scores"]],
}
"""Measures of players: a figure for each seat."""
MATCHES: Final[dict[str, Callable[[Row], float]]] = {
    "length": lambda row: float(row["moves"]),
    "margin": margin,
    "forced": lambda row: row["forced"] / max(1, row["moves"]),
    "choices": lambda row: float(sum(row["choices"])),
}
"""Measures of the match as a whole."""
SHARES: Final = frozenset({"win", "forced"})
"""The measures between 0 and 1, for which intervals are exact."""


def bounds(measure: str) -> Bounds:
    """Between which values a measure lies, where that is known."""
    return (0.0, 1.0) if measure in SHARES else None


def check(measure: str) -> None:
    """BadMeasure names a measure that there is not."""
    if measure not in PLAYERS and measure not in MATCHES and not measure.startswith(FACTS):
        raise unknown(measure, [*PLAYERS, *MATCHES, FACTS + "…"])


def unknown(measure: str, known: Sequence[str]) -> BadMeasure:
    """A measure that there is not, and those that there are."""
    names = ", ".join(known)
    wrong = BadMeasure(f"there is no measure “{measure}”; there are: {names}")
    return wrong.saying("fault-measure", name=measure, measures=names)


def observed(row: Row, measure: str, bots: Sequence[str], team: bool) -> dict[str, float]:
    """The figures of one match, by what they are of; `bots` are the different ones of its cell, in the plan's order."""
    if measure not in PLAYERS:
        return {"": whole(row, measure)}
    figures = PLAYERS[measure](row)
    if not figures:
        raise missing(measure)
    seats = range(len(figures))
    if team or len(figures) == 1:
        figure = float(bool(row["winners"])) if measure == "win" else sum(figures) / len(figures)
        return {"" if len(bots) == 1 else f"bot {bots.index(row['bots'][0]) + 1}": figure}
    if len(bots) == 1:
        first = row.get("first") or 0
        return {f"seat {place + 1}": figures[(first + place) % len(figures)] for place in seats}
    held = {number: [figures[seat] for seat in seats if row["bots"][seat] == bot] for number, bot in enumerate(bots)}
    return {f"bot {number + 1}": sum(own) / len(own) for number, own in held.items() if own}


def whole(row: Row, measure: str) -> float:
    """A measure of the match as a whole, or one of the game's own facts."""
    if measure in MATCHES:
        return MATCHES[measure](row)
    value = msgspec.json.decode(row["facts"]).get(measure.removeprefix(FACTS))
    if isinstance(value, bool | int | float):
        return float(value)
    raise missing(measure)


def missing(measure: str) -> BadMeasure:
    """A measure that there is, but not of this game."""
    return BadMeasure(f"these matches have no “{measure}”").saying("fault-measure-missing", name=measure)
