"""An action has a number and a name: the number for bots and learners, the name for people and files.

>>> place = Verb("place", value=10, column=8)
>>> words = Vocabulary([Verb("pass"), place])
>>> words.number("place", {"value": 3, "column": 2})
27
>>> words.name(27)
{'verb': 'place', 'value': 3, 'column': 2}
>>> words.size
81
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from .errors import NoSuchAction

SHARED: Final = 1 << 16
RESERVED: Final = frozenset(("verb", "seat", "by", "at"))


class Verb:
    """What a seat may do, with how many values each parameter has. Parameters count from `start` (columns from 1)."""

    name: str
    params: list[str]
    sizes: list[int]
    starts: list[int]
    base: i64
    size: i64

    def __init__(self, name: str, start: Mapping[str, int] | None = None, **sizes: int) -> None:
        if not RESERVED.isdisjoint(sizes):
            raise ValueError(f"a parameter of “{name}” hides a field of a move: {', '.join(sorted(RESERVED))}")
        self.name = name
        self.params = list(sizes)
        self.sizes = list(sizes.values())
        begin = start or {}
        self.starts = [begin.get(param, 0) for param in self.params]
        self.base = 0
        self.size = 1
        for size in self.sizes:
            self.size *= size

    def covers(self, action: i64) -> bool:
        return self.base <= action < self.base + self.size


class Vocabulary:
    """All verbs of a game, side by side in one row of `numbers`, made once to be handed out again and again."""

    verbs: list[Verb]
    bases: list[int]
    size: int
    numbers: list[object]

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs = verbs
        self.bases = []
        size = 0
        for verb in verbs:
            verb.base = size
            self.bases.append(size)
            size += verb.size
        self.size = size
        self.numbers = list(range(size)) if size <= SHARED else []

    def verb(self, action: int) -> Verb:
        return self.verbs[bisect_right(self.bases, action) - 1]

    def values(self, action: int) -> list[int]:
        """The parameters of an action, as its verb counts them."""
        verb = self.verb(action)
        rest = action - verb.base
        values: list[int] = []
        for size, start in zip(reversed(verb.sizes), reversed(verb.starts), strict=True):
            values.append(rest % size + start)
            rest //= size
        return values[::-1]

    def name(self, action: int) -> dict[str, int | str]:
        if not 0 <= action < self.size:
            raise NoSuchAction(f"there is no action {action}: they go from 0 to {self.size - 1}")
        named: dict[str, int | str] = {"verb": self.verb(action).name}
        named.update(zip(self.verb(action).params, self.values(action), strict=True))
        return named

    def number(self, verb_name: str, values: Mapping[str, object]) -> int:
        """The number of a named action; NoSuchAction says which part of the name is wrong."""
        for verb in self.verbs:
            if verb.name == verb_name:
                return self._number(verb, values)
        raise NoSuchAction(f"there is no verb “{verb_name}”: {', '.join(verb.name for verb in self.verbs)}")

    def wrong(self, verb_name: str, values: Mapping[str, object]) -> str:
        """The first parameter whose whole number is out of its range; empty when something else is wrong."""
        for verb in self.verbs:
            if verb.name == verb_name:
                for param, size, start in zip(verb.params, verb.sizes, verb.starts, strict=True):
                    value = values.get(param)
                    if type(value) is int and not start <= value < start + size:
                        return param
        return ""

    def _number(self, verb: Verb, values: Mapping[str, object]) -> int:
        extra = sorted(set(values) - set(verb.params))
        if extra:
            raise NoSuchAction(f"“{verb.name}” has no {extra[0]}")
        rest = 0
        for param, size, start in zip(verb.params, verb.sizes, verb.starts, strict=True):
            value = values.get(param)
            if type(value) is not int or not start <= value < start + size:
                raise NoSuchAction(f"{param} of “{verb.name}” is a number from {start} to {start + size - 1}, not {value!r}")
            rest = rest * size + value - start
        return int(verb.base) + rest
