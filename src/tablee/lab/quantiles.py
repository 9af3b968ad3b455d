"""The quantiles on which intervals are built, of the normal distribution and of Student's; and a search for a number."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import atan, cos, pi, sin, sqrt
from statistics import NormalDist


def normal_quantile(level: float) -> float:
    """How many standard deviations to both sides hold this part of a normal distribution.

    >>> round(normal_quantile(0.95), 6)
    1.959964
    """
    return NormalDist().inv_cdf((1 + level) / 2)


@lru_cache(maxsize=1024)
def student_quantile(freedom: int, level: float) -> float:
    """The same for Student's distribution: exact up to 200 degrees of freedom, then by the expansion in their inverse.

    >>> round(student_quantile(9, 0.95), 6)
    2.262157
    """
    z = normal_quantile(level)
    if freedom > 200:
        first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
        return z + first / freedom + second / freedom**2
    low, high = z, 2 * z
    while within_student(high, freedom) < level:
        high *= 2
    for _ in range(80):
        middle = (low + high) / 2
        low, high = (middle, high) if within_student(middle, freedom) < level else (low, middle)
    return high


def within_student(reach: float, freedom: int) -> float:
    """Which part of Student's distribution lies within a reach to both sides (Abramowitz and Stegun 26.7.3 and 26.7.4).

    >>> round(within_student(1.0, 1), 6)
    0.5
    """
    angle = atan(reach / sqrt(freedom))
    odd = freedom % 2
    term = total = 0.0
    for power in range(odd, freedom - 1, 2):
        term = cos(angle) ** odd if power == odd else term * cos(angle) ** 2 * (power - 1) / power
        total += term
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total


def least_number(fits: Callable[[int], bool], most: int) -> int:
    """The least number that fits, if all above it do; at most `most`.

    >>> least_number(lambda n: n * n >= 2500, 1000)
    50
    """
    high = 1
    while high < most and not fits(high):
        high *= 2
    low, high = high // 2, min(high, most)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if fits(middle) else (middle, high)
    return high
