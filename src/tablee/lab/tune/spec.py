"""What a tuning is told: tunables, aims, how long to search and when to give a setting up.

>>> aim = Aim(target=0.6, within=0.05)
>>> aim.centre, aim.reach, round(aim.miss(0.7), 6)
(0.6, 0.05, 2.0)
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod
from typing import Any, Final, Literal

import msgspec

Setting = dict[str, Any]
"""A value for each tunable, by name."""

BUDGET: Final = ":N"
"""How the name of a tunable ends that is the budget of a bot: “rollout:N”."""


class Tunable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something a search may set: whole numbers from `low` to `high`, or one of `values`.

    Its name is that of a field of the content (“A07.glory”), of an option (“forfeit”), or of a kind of bot with its budget
    (“rollout:N”).
    """

    name: str
    low: int | None = None
    high: int | None = None
    step: int = 1
    values: list[Any] = []

    def choices(self) -> list[Any]:
        """Every value it may have.

        >>> Tunable(name="lead", low=0, high=6, step=3).choices()
        [0, 3, 6]
        """
        if self.values:
            return list(self.values)
        return list(range(self.low or 0, (self.high or 0) + 1, self.step))

    @property
    def sound(self) -> bool:
        """Whether it says which values it may have, in one way and not in two."""
        if self.values:
            return self.low is None and self.high is None and len(self.values) > 1
        return self.low is not None and self.high is not None and self.low < self.high and self.step > 0


class Aim(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A measure and where it is wanted: in a `band`, or at a `target` and not farther from it than `within`.

    `of` says what the measure is of, as in the tables of a run (“seat 3”, “bot 1”, nothing for the match). `seats`, `options`
    and `bots` are those of the plan unless the aim has its own. `name` is what tables call it.
    """

    measure: str = "win"
    of: str = ""
    name: str = ""
    band: tuple[float, float] | None = None
    target: float | None = None
    within: float = 0.05
    seats: int | None = None
    options: dict[str, Any] = {}
    bots: str | list[str] = []

    @property
    def centre(self) -> float:
        """The value that would please best."""
        return sum(self.band) / 2 if self.band else float(self.target or 0.0)

    @property
    def reach(self) -> float:
        """How far from it still pleases."""
        return (self.band[1] - self.band[0]) / 2 if self.band else self.within

    def miss(self, value: float) -> float:
        """How far a value is from what is wanted: 0 is the middle of the band, 1 its edge."""
        return abs(value - self.centre) / self.reach

    @property
    def sound(self) -> bool:
        """Whether it says in one way where the measure is wanted."""
        return (self.band is None) != (self.target is None) and self.reach > 0

    @property
    def label(self) -> str:
        """What tables call it."""
        parts = [self.measure, self.of, str(self.seats or ""), *(str(value) for value in self.options.values())]
        return self.name or " ".join(part for part in parts if part)


class Tune(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The table `[tune]` of a plan.

    `stop` says when a setting is given up early: “missed”, as soon as an aim is surely missed; “beaten”, as soon as another
    is surely at least as near to every aim and nearer to one, which is for aims that conflict; “never”. `each` says that
    every aim wants a setting of its own, as the levels of a game do: a setting is given up when it surely misses them all.
    `sure` is how sure, for all looks and all aims together. `look` is after how many matches one looks first; the number then
    doubles.
    """

    tunables: list[Tunable]
    aims: list[Aim]
    trials: int = 50
    seed: int = 0
    stop: Literal["missed", "beaten", "never"] = "missed"
    each: bool = False
    sure: float = 0.99
    look: int = 0


def size(tune: Tune) -> int:
    """How many settings there are in all."""
    return prod(len(tunable.choices()) for tunable in tune.tunables)


def lowest(tune: Tune) -> Setting:
    """The setting with the first value of each tunable."""
    return {tunable.name: tunable.choices()[0] for tunable in tune.tunables}


def settings(tune: Tune) -> Iterator[Setting]:
    """Every setting there is."""
    names = [tunable.name for tunable in tune.tunables]
    for values in product(*(tunable.choices() for tunable in tune.tunables)):
        yield dict(zip(names, values, strict=True))


def looks(tune: Tune, matches: int, whole: int = 1) -> list[int]:
    """After how many matches one looks, the last time at the end. As many as `whole` make whole deals; no look splits one.

    >>> looks(Tune(tunables=[], aims=[], look=100), 500)
    [100, 200, 400, 500]
    >>> looks(Tune(tunables=[], aims=[], look=2), 10, whole=3)
    [3, 6, 12]
    """
    end = rounded(matches, whole)
    found = [min(end, rounded(tune.look or max(1, matches // 8), whole))]
    while found[-1] < end:
        found.append(min(2 * found[-1], end))
    return found


def rounded(matches: int, whole: int) -> int:
    """At least so many matches, in whole deals."""
    return -(-matches // whole) * whole
