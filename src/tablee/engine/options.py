"""Options: what a table agrees on before a match, each with its default and what it allows.

>>> turning = Flag(at={3: True})
>>> turning.default_at(2), turning.default_at(3)
(False, True)
"""

from __future__ import annotations

# Interpreted: an option is set to whatever somebody wrote.
from collections.abc import Mapping, Sequence
from typing import Self


class Option:
    """One option. `kind` says what sort of value it takes; `values(seats)` lists the allowed ones, or samples of them.

    `default` holds unless `at` gives another default for some seat count. `needs` names the flag without which the option
    has no effect.
    """

    kind = "any"
    needs = ""

    def __init__(self, default: object, at: Mapping[int, object] | None = None) -> None:
        self.default = default
        self.at = dict(at or {})

    def default_at(self, seats: int) -> object:
        """What is played when nobody chose."""
        return self.at.get(seats, self.default)

    def only_with(self, flag: str) -> Self:
        """The same option, without effect unless a flag is set."""
        self.needs = flag
        return self

    def idle(self, options: Mapping[str, object]) -> bool:
        """Whether the option has no effect beside these."""
        return self.needs != "" and not options.get(self.needs)

    def fault(self, value: object, seats: int) -> str:
        """What is wrong with a value, or an empty string."""
        return "" if value in self.values(seats) else f"must be one of {self.values(seats)}, not {value!r}"

    def values(self, seats: int) -> list[object]:
        """Every value that is allowed, or samples of them."""
        raise NotImplementedError

    def describe(self) -> dict[str, object]:
        """For forms and files: the kind, the default, the seat counts with another one, the bounds, the flag it needs."""
        described: dict[str, object] = {"kind": self.kind, "default": self.default}
        if self.at:
            described["defaults"] = {str(seats): value for seats, value in self.at.items()}
        if self.needs:
            described["needs"] = self.needs
        return described


class Flag(Option):
    """An option that is on or off."""

    kind = "bool"

    def __init__(self, default: bool = False, at: Mapping[int, bool] | None = None) -> None:
        super().__init__(default, at)

    def fault(self, value: object, seats: int) -> str:
        return "" if isinstance(value, bool) else f"must be true or false, not {value!r}"

    def values(self, seats: int) -> list[object]:
        return [False, True]


class Choice(Option):
    """One of several named values."""

    kind = "choice"

    def __init__(self, default: str, choices: Sequence[str], at: Mapping[int, str] | None = None) -> None:
        super().__init__(default, at)
        self.choices = tuple(choices)

    def values(self, seats: int) -> list[object]:
        return list(self.choices)

    def describe(self) -> dict[str, object]:
        return {**super().describe(), "choices": list(self.choices)}


class Number(Option):
    """A whole number within bounds; `named`: the game says in a text what each one stands for."""

    kind = "int"

    def __init__(self, default: int, low: int, high: int, at: Mapping[int, int] | None = None, named: bool = False) -> None:
        super().__init__(default, at)
        self.low = low
        self.high = high
        self.named = named

    def fault(self, value: object, seats: int) -> str:
        good = type(value) is int and self.low <= value <= self.high
        return "" if good else f"must be a whole number from {self.low} to {self.high}, not {value!r}"

    def values(self, seats: int) -> list[object]:
        return sorted({self.low, self.default_at(seats), (self.low + self.high) // 2, self.high}, key=str)

    def describe(self) -> dict[str, object]:
        described = {**super().describe(), "low": self.low, "high": self.high}
        return {**described, "named": True} if self.named else described


class Seat(Option):
    """A seat, counted from 1 as people do, or none."""

    kind = "seat"

    def __init__(self) -> None:
        super().__init__(None)

    def fault(self, value: object, seats: int) -> str:
        seat = type(value) is int and 1 <= value <= seats
        return "" if value is None or seat else f"must be a seat from 1 to {seats}, or none, not {value!r}"

    def values(self, seats: int) -> list[object]:
        """One player has no choice; a stored match may name the seat all the same."""
        return [None, *range(1, seats + 1)] if seats > 1 else [None]


class SeatOrder(Option):
    """Every seat once, in some order, or none."""

    kind = "seat order"

    def __init__(self) -> None:
        super().__init__(None)

    def fault(self, value: object, seats: int) -> str:
        if value is None:
            return ""
        if isinstance(value, list | tuple) and all(type(seat) is int for seat in value):
            if sorted(value) == list(range(1, seats + 1)):
                return ""
        return f"must name each seat from 1 to {seats} once, not {value!r}"

    def values(self, seats: int) -> list[object]:
        order = list(range(1, seats + 1))
        return [None, order, order[::-1]]


class Subset(Option):
    """Any of a set of names."""

    kind = "set"

    def __init__(self, default: Sequence[str], choices: Sequence[str]) -> None:
        super().__init__(sorted(default))
        self.choices = tuple(choices)

    def fault(self, value: object, seats: int) -> str:
        if isinstance(value, list | tuple) and all(isinstance(name, str) for name in value):
            if len(set(value)) == len(value) and set(value) <= set(self.choices):
                return ""
        return f"must be a list of some of {list(self.choices)}, each once, not {value!r}"

    def values(self, seats: int) -> list[object]:
        return [[], sorted(self.choices)]

    def describe(self) -> dict[str, object]:
        return {**super().describe(), "choices": list(self.choices)}
