"""An action has a number and a name: the number for bots and learners, the name for people and files.

>>> place = Verb("place", value=10, column=8)
>>> vocabulary = Vocabulary([Verb("pass"), place])
>>> vocabulary.number("place", {"value": 3, "column": 2})
27
>>> vocabulary.name(27)
{'verb': 'place', 'value': 3, 'column': 2}
>>> vocabulary.size
81

The rules pack and unpack the parts of an action natively, each part counted from 0:

>>> place.of(3, 2), place.part(27, 0), place.part(27, 1)
(27, 3, 2)
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .errors import NoSuchAction

SHARED: Final = 1 << 16
RESERVED: Final = frozenset(("verb", "seat", "by", "at"))


class Verb:
    """What a seat may do, with how many values each parameter has. In names, parameters count from `start` (columns from 1).

    `room` is how many more values the first parameter may take, for cards that an overlay adds. Their actions are numbered
    after all others, from `spare` on, so that the numbers of all the others stay.
    """

    name: str
    params: list[str]
    sizes: list[int]
    starts: list[int]
    base: i64
    size: i64
    room: i64
    spare: i64
    _strides: vec[i64]
    _sizes: vec[i64]
    _last: i64
    _stride: i64
    _stride_2: i64
    _stride_3: i64
    _stride_4: i64

    def __init__(self, name: str, start: Mapping[str, int] | None = None, room: int = 0, **sizes: int) -> None:
        if not RESERVED.isdisjoint(sizes):
            raise ValueError(f"a parameter of “{name}” hides a field of a move: {', '.join(sorted(RESERVED))}")
        self.name = name
        self.params = list(sizes)
        self.sizes = list(sizes.values())
        begin = start or {}
        self.starts = [begin.get(param, 0) for param in self.params]
        self.base = 0
        self.spare = 0
        self.size = 1
        strides: list[int] = []
        for size in reversed(self.sizes):
            strides.insert(0, int(self.size))
            self.size *= size
        self._strides = vec[i64](strides)
        self._sizes = vec[i64](self.sizes)
        self._last = len(strides) - 1
        self._stride, self._stride_2, self._stride_3, self._stride_4 = (strides + [0] * 4)[:4]
        self.room = room * strides[0] if room else 0

    def covers(self, action: i64) -> bool:
        """Whether an action is one of this verb."""
        if self.base <= action < self.base + self.size:
            return True
        return self.room > 0 and self.spare <= action < self.spare + self.room

    def of(self, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> i64:
        """The action with these parts, each counted from 0; a verb with more than four has `of_all`."""
        rest = first * self._stride + second * self._stride_2 + third * self._stride_3 + fourth * self._stride_4
        return self.base + rest if rest < self.size else self.spare + rest - self.size

    def of_all(self, parts: list[i64]) -> i64:
        """The action with these parts, each counted from 0."""
        rest: i64 = 0
        n: i64 = 0
        for part in parts:
            rest += part * self._strides[n]
            n += 1
        return self.base + rest if rest < self.size else self.spare + rest - self.size

    def part(self, action: i64, n: i64 = 0) -> i64:
        """Part number `n` of an action of this verb, counted from 0."""
        rest = action - self.base
        if self.room and action >= self.spare:
            rest = action - self.spare + self.size
        if n == 0:
            return rest if self._stride == 1 else rest // self._stride
        if n == self._last:
            return rest % self._sizes[n]
        return rest // self._strides[n] % self._sizes[n]

    def ends(self, n: int) -> int:
        """The first value that parameter `n` no longer takes."""
        more = int(self.room) // int(self._strides[0]) if n == 0 and self.room else 0
        return self.starts[n] + self.sizes[n] + more


class Vocabulary:
    """All verbs of a game, side by side in one row of `numbers`, made once to be handed out again and again."""

    verbs: list[Verb]
    bases: list[int]
    own: int
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
        self.own = size
        for verb in verbs:
            verb.spare = size
            size += verb.room
        self.size = size
        self.numbers = list(range(size)) if size <= SHARED else []

    def verb(self, action: int) -> Verb:
        """The verb of an action."""
        if action >= self.own:
            return next(verb for verb in self.verbs if verb.covers(action))
        return self.verbs[bisect_right(self.bases, action) - 1]

    def values(self, action: int) -> list[int]:
        """The parameters of an action, as its verb counts them."""
        verb = self.verb(action)
        return [int(verb.part(action, n)) + start for n, start in enumerate(verb.starts)]

    def name(self, action: int) -> dict[str, int | str]:
        """The named form of an action."""
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
                for n, param in enumerate(verb.params):
                    value = values.get(param)
                    if type(value) is int and not verb.starts[n] <= value < verb.ends(n):
                        return param
        return ""

    def _number(self, verb: Verb, values: Mapping[str, object]) -> int:
        extra = sorted(set(values) - set(verb.params))
        if extra:
            raise NoSuchAction(f"“{verb.name}” has no {extra[0]}")
        parts: list[i64] = []
        for n, param in enumerate(verb.params):
            value = values.get(param)
            low, high = verb.starts[n], verb.ends(n)
            if type(value) is not int or not low <= value < high:
                raise NoSuchAction(f"{param} of “{verb.name}” is a number from {low} to {high - 1}, not {value!r}")
            parts.append(value - low)
        return int(verb.of_all(parts))


def sort_actions(actions: vec[i64]) -> None:
    """Put actions into ascending order, in place. Most often they are already, and there is nothing to do."""
    if _ascends(actions):
        return
    n: i64 = len(actions)
    i: i64 = 1
    while i < n:
        action = actions[i]
        j = i
        while j > 0 and actions[j - 1] > action:
            actions[j] = actions[j - 1]
            j -= 1
        actions[j] = action
        i += 1


def _ascends(actions: vec[i64]) -> bool:
    before: i64 = -1
    for action in actions:
        if action < before:
            return False
        before = action
    return True
