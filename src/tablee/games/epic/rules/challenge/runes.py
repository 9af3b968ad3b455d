"""The 24 runes and what a handful of them can show: exact chances, never a simulation (EPIC-010 to EPIC-016).

>>> carrie = Pool(first=0, second=1, dark=1)
>>> carrie.lowest, carrie.mean, carrie.highest
(2, 4.5, 7)
>>> carrie.chance(3) == 31 / 32
True
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

DARK_RUNES: Final[i64] = 3
SKILL_RUNES: Final[i64] = 3
DOUBLE_RUNE: Final[i64] = 4
SPECIAL: Final[i64] = 2

# The 0 face of a special rune (EPIC-012).
DIAMOND: Final[i64] = 0
WHITE: Final[i64] = 1
BLACK: Final[i64] = 2


REWARDS: Final[vec[i64]] = vec[i64]([DIAMOND, BLACK, DIAMOND, BLACK, WHITE, WHITE])
"""What the special rune of each Skill gives: experience, a Hero card or an Antihero card (EPIC-012)."""


def bits(mask: i64) -> i64:
    """How many bits of a small mask are set."""
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1)


def base_value(faces: i64) -> i64:
    """The value of the Base Runes: 1 for each BAR, a bit of `faces`; with DOUBLE the last bit is 0 (EPIC-010, 014)."""
    return bits(faces)


def skill_value(count: i64, faces: i64) -> i64:
    """The value of the runes of one Skill: a symbol, a bit of `faces`, is 2, BAR 1, a reward 0 (EPIC-011, 014)."""
    return 2 * bits(faces) + min(count, SPECIAL) - bits(faces & 3)


def special_shows(count: i64, faces: i64) -> bool:
    """Whether the special rune is there and shows its 0 face (EPIC-011)."""
    return count > SPECIAL and faces >> SPECIAL & 1 == 0


def total_value(base: i64, first: i64, first_faces: i64, second: i64, second_faces: i64, darks: i64, moons: i64) -> i64:
    """The sum of all rune values of a roll; a Dark Rune adds 1 for BAR and 2 for MOON (EPIC-014)."""
    return base_value(base) + skill_value(first, first_faces) + skill_value(second, second_faces) + darks + moons


class Pool:
    """The runes of one attempt: so many of each of the two Skills and so many Dark Runes, beside the three Base Runes.

    `on_double` and `on_special` are what the Class adds when DOUBLE or the 0 face of a special rune shows; with `chosen`
    the Dark Runes are not rolled: they show MOON.
    """

    first: int
    second: int
    dark: int
    on_double: int
    on_special: int
    chosen: bool

    def __init__(
        self, first: int, second: int, dark: int = 0, on_double: int = 0, on_special: int = 0, chosen: bool = False
    ) -> None:
        self.first = first
        self.second = second
        self.dark = dark
        self.on_double = on_double
        self.on_special = on_special
        self.chosen = chosen

    def faces(self) -> list[tuple[int, int]]:
        """The values of the two faces of each rune, each as likely as the other (EPIC-014, 015)."""
        found = [(0, 1), (0, 1), (self.on_double, 1)]
        for count in (self.first, self.second):
            found += [(1, 2)] * min(count, 2) + [(self.on_special, 2)] * (count // 3)
        return found + [(2, 2) if self.chosen else (1, 2)] * self.dark

    @property
    def runes(self) -> int:
        """How many runes there are, the three Base Runes among them."""
        return len(self.faces())

    @property
    def lowest(self) -> int:
        """The lowest sum that the runes can show."""
        return sum(min(pair) for pair in self.faces())

    @property
    def mean(self) -> float:
        """The sum that the runes show on average."""
        return sum(sum(pair) for pair in self.faces()) / 2

    @property
    def highest(self) -> int:
        """The highest sum that the runes can show."""
        return sum(max(pair) for pair in self.faces())

    def spread(self) -> list[int]:
        """In how many of the 2 to the power of `runes` equally likely throws each sum comes up, from 0 on."""
        key = self.first + 4 * self.second + 16 * self.dark + 64 * self.on_double + 256 * self.on_special
        key += 1024 * int(self.chosen)
        found = SPREADS.get(key)
        if found is None:
            found = convolved(self.faces())
            SPREADS[key] = found
        return found

    def chance(self, needed: int) -> float:
        """The exact probability that the runes add up to at least `needed`."""
        spread = self.spread()
        return sum(spread[max(needed, 0) :]) / sum(spread)


SPREADS: Final[dict[int, list[int]]] = {}


def convolved(faces: list[tuple[int, int]]) -> list[int]:
    """The sums of independent two-faced runes, by how many throws give each.

    >>> convolved([(0, 1), (0, 1), (0, 1)])
    [1, 3, 3, 1]
    """
    spread = [1]
    for one, other in faces:
        longer = [0] * (len(spread) + max(one, other))
        for total, throws in enumerate(spread):
            longer[total + one] += throws
            longer[total + other] += throws
        spread = longer
    return spread
