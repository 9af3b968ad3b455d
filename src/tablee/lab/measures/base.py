"""What a measure is: one number of a run with its interval, or a curve of such numbers."""

from __future__ import annotations

import msgspec


class Measure(msgspec.Struct, frozen=True):
    """One figure of one cell of a run (a game, a seat count, a variant), with its 95 % interval and what it rests on.

    `key` names the measure, and its texts are `measure-<key>`. `of` is what the figure is of: "" for the match as a whole,
    "seat 2", the label of a card, a bot. `n` counts what it was taken from: matches, mostly. `unit` is one of "share",
    "decisions", "minutes", "count", "bits", "score". `aim` is the target band, where the plan names one.
    """

    key: str
    game: str
    seats: int
    variant: str
    of: str
    value: float
    low: float
    high: float
    n: int
    unit: str
    aim: tuple[float, float] | None = None

    @property
    def outside(self) -> bool:
        """Whether the whole interval lies outside the target band: then the band is surely left."""
        return self.aim is not None and (self.high < self.aim[0] or self.low > self.aim[1])

    @property
    def within(self) -> bool:
        """Whether the whole interval lies inside the target band."""
        return self.aim is not None and self.aim[0] <= self.low and self.high <= self.aim[1]


class Curve(msgspec.Struct, frozen=True):
    """Figures along an axis, each with its interval and what it rests on; the other fields are those of a `Measure`."""

    key: str
    game: str
    seats: int
    variant: str
    of: str
    x: list[float]
    y: list[float]
    low: list[float]
    high: list[float]
    n: list[int]
    x_unit: str
    unit: str


class Left(msgspec.Struct, frozen=True):
    """A measure that a run cannot give, and what it would need: "moments", "choices", "bots", "uses", "first" …"""

    key: str
    needs: str
