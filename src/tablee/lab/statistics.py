"""How sure a figure is: intervals for a number of matches fixed beforehand, and intervals that hold at any look.

>>> fixed = wilson(60, 100)
>>> round(fixed.low, 3), round(fixed.high, 3)
(0.502, 0.691)
>>> always = sequence_interval([1.0] * 60 + [0.0] * 40, bounds=(0, 1))
>>> round(always.low, 3), round(always.high, 3)
(0.436, 0.747)

Wilson's and Student's intervals hold if the number of matches was settled before the first was played. Whoever looks while
matches come in, and stops when what he sees pleases him, is misled by them far more often than one time in twenty. A
*confidence sequence* holds at all looks together: with the probability of its level it never leaves the truth outside,
however often one looks and whenever one stops. It costs width: about 1.6 to 1.8 times that of the fixed interval.

The unit is the deal. Matches on one deal, with the seats turned, share their cards and are not independent: their mean is one
observation, and n counts deals.

Sources. For observations between known bounds: betting against a mean, with a capital that is shared between many constant
bets (I. Waudby-Smith, A. Ramdas, “Estimating means of bounded random variables by betting”, Journal of the Royal Statistical
Society B 86, 2024: the hedged capital process with diversified bets; the same mixture is the universal portfolio of
F. Orabona, K.-S. Jun, “Tight concentrations and confidence sequences from the regret of universal portfolio”, IEEE
Transactions on Information Theory 70, 2024). It is exact at every n. For observations without bounds: I. Waudby-Smith,
D. Arbour, R. Sinha, E. H. Kennedy, A. Ramdas, “Time-uniform central limit theory and asymptotic confidence sequences”, Annals
of Statistics 52, 2024. It is *asymptotic*: a promise about many deals, as Student's is where observations are not normal.
E. B. Wilson, Journal of the American Statistical Association 22, 1927. B. Efron, Annals of Statistics 7, 1979, for the
bootstrap. S. Holm, Scandinavian Journal of Statistics 6, 1979.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from math import ceil, exp, inf, log, sqrt
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from .quantiles import least_number, normal_quantile, student_quantile

Numbers = NDArray[np.float64]
Bounds = tuple[float, float] | None

LEVEL: Final = 0.95
"""How sure an interval is where nothing else is said."""
MOST: Final = 10**9
"""As many observations as anybody would wait for."""
BETS: Final[Numbers] = np.geomspace(0.0001, 0.95, 36)
"""The shares of the capital that are bet. A small one pays in a long run, a large one in a short run."""
STAKES: Final[Numbers] = 1 / (1 + (np.log(BETS / 0.1) / 1.5) ** 2)
"""How the capital is shared between the bets, before it is scaled to one: most where runs of 50 to 50,000 deals need it."""
LOG_STAKES: Final[Numbers] = np.log(STAKES / STAKES.sum())
TIGHTEST: Final = 400
"""The number of deals at which an asymptotic sequence is tightest."""
LEAST: Final = 100
"""With fewer deals an asymptotic sequence says nothing: where observations are skewed it would promise too much."""
LARGEST: Final = 700.0
"""The largest exponent of a number that a computer still holds."""


class Interval(msgspec.Struct, frozen=True):
    """A figure, between which bounds the truth lies, and how many observations (deals) say so."""

    value: float
    low: float
    high: float
    n: int

    @property
    def half(self) -> float:
        """Half the width.

        >>> Interval(0.5, 0.4, 0.6, 100).half
        0.09999999999999998
        """
        return (self.high - self.low) / 2

    def holds(self, truth: float) -> bool:
        """Whether a value lies within."""
        return self.low <= truth <= self.high


# A number of observations fixed beforehand.


def wilson(wins: float, n: int, level: float = LEVEL) -> Interval:
    """A rate with Wilson's interval; nothing observed says nothing.

    >>> wilson(0, 0)
    Interval(value=0.0, low=0.0, high=1.0, n=0)
    """
    if n == 0:
        return Interval(0.0, 0.0, 1.0, 0)
    z = normal_quantile(level)
    rate, spread = wins / n, z * z / n
    middle = (rate + spread / 2) / (1 + spread)
    reach = z * sqrt(rate * (1 - rate) / n + spread / (4 * n)) / (1 + spread)
    return Interval(rate, max(0.0, min(rate, middle - reach)), min(1.0, max(rate, middle + reach)), n)


def mean_interval(values: Sequence[float] | Numbers, level: float = LEVEL, bounds: Bounds = None) -> Interval:
    """A mean with Student's interval, cut off at the bounds; fewer than two observations bound nothing.

    Nor do observations that are all the same, which tell nothing of how far others may lie; between bounds, Wilson's does.

    >>> found = mean_interval([1, 2, 3, 4, 5])
    >>> round(found.low, 3), round(found.high, 3)
    (1.037, 4.963)
    """
    data = np.asarray(values, dtype=np.float64)
    n, (least, most) = len(data), bounds or (-inf, inf)
    if n < 2:
        return Interval(float(data.mean()) if n else 0.0, least, most, n)
    if not np.ptp(data):
        return alike(float(data[0]), n, level, bounds)
    mean, reach = float(data.mean()), student_quantile(n - 1, level) * float(data.std(ddof=1)) / sqrt(n)
    return Interval(mean, max(least, mean - reach), min(most, mean + reach), n)


def alike(value: float, n: int, level: float, bounds: Bounds) -> Interval:
    """What n observations of the same value say: without bounds nothing, between bounds as much as as many wins and losses.

    >>> round(alike(1.0, 15, 0.95, (-1, 1)).low, 2), alike(7.0, 15, 0.95, None).low
    (0.59, -inf)
    """
    if bounds is None:
        return Interval(value, -inf, inf, n)
    least, width = bounds[0], bounds[1] - bounds[0]
    found = wilson(n * (value - least) / width, n, level)
    return Interval(value, least + width * found.low, least + width * found.high, n)


def paired_interval(before: Sequence[float] | Numbers, after: Sequence[float] | Numbers, level: float = LEVEL) -> Interval:
    """What the second of two observations of the same deals has more than the first.

    >>> paired_interval([1, 5, 9], [2, 6, 10]).value
    1.0
    """
    return mean_interval(np.asarray(after, dtype=np.float64) - np.asarray(before, dtype=np.float64), level)


def unpaired_interval(before: Sequence[float] | Numbers, after: Sequence[float] | Numbers, level: float = LEVEL) -> Interval:
    """The same for observations of different deals: Welch's interval. Its n is the smaller of the two.

    >>> round(unpaired_interval([1, 2, 3], [4, 5, 6]).value, 6)
    3.0
    """
    first, second = np.asarray(before, dtype=np.float64), np.asarray(after, dtype=np.float64)
    n = min(len(first), len(second))
    if n < 2:
        return Interval(float(second.mean() - first.mean()) if n else 0.0, -inf, inf, n)
    parts = [float(data.var(ddof=1)) / len(data) for data in (first, second)]
    error = sum(parts)
    value = float(second.mean() - first.mean())
    if not error:
        return alike(value, n, level, None)
    freedom = error**2 / sum(part**2 / (len(data) - 1) for part, data in zip(parts, (first, second)))
    reach = student_quantile(max(1, int(freedom)), level) * sqrt(error)
    return Interval(value, value - reach, value + reach, n)


def bootstrap_interval(
    values: Sequence[float] | Numbers,
    figure: Callable[[Numbers], float],
    level: float = LEVEL,
    rounds: int = 2000,
    seed: int = 0,
) -> Interval:
    """Any figure of observations with the percentile bootstrap, for figures to which nothing else fits, such as a median.

    >>> found = bootstrap_interval(range(100), lambda data: float(np.median(data)))
    >>> found.low < 49.5 < found.high
    True
    """
    data = np.asarray(values, dtype=np.float64)
    if len(data) < 2 or (data == data[0]).all():
        return Interval(figure(data) if len(data) else 0.0, -inf, inf, len(data))
    draw = np.random.default_rng(seed)
    found = np.array([figure(data[draw.integers(0, len(data), len(data))]) for _ in range(rounds)])
    low, high = np.quantile(found, [(1 - level) / 2, (1 + level) / 2])
    value = figure(data)
    return Interval(value, min(value, float(low)), max(value, float(high)), len(data))


# Confidence sequences: intervals that hold at any look.


class Sample:
    """Observations as they come, with an interval that holds at any look. What is known depends on no order.

    >>> seen = Sample(bounds=(0, 1))
    >>> for value in [1, 0, 1, 1] * 50:
    ...     seen.add(value)
    >>> found = seen.interval()
    >>> found.value, found.n, round(found.low, 2), round(found.high, 2)
    (0.75, 200, 0.64, 0.84)
    """

    def __init__(self, bounds: Bounds = None, values: Iterable[float] = (), level: float = LEVEL) -> None:
        self.bounds = None if bounds is None else (float(bounds[0]), float(bounds[1]))
        self.level = level
        self.counts = Counter(round(float(value), 12) for value in values)

    def add(self, value: float) -> None:
        """One more observation."""
        self.counts[round(float(value), 12)] += 1

    @property
    def n(self) -> int:
        """How many observations there are."""
        return self.counts.total()

    def interval(self) -> Interval:
        """What is known now."""
        return self.stretched(self.n)

    def stretched(self, n: int) -> Interval:
        """What would be known if there were n observations, spread as those there are."""
        if not self.counts:
            return Interval(0.0, *(self.bounds or (-inf, inf)), 0)
        values, counts = self.table(n)
        if self.bounds is None:
            return asymptotic(values, counts, self.level)
        least, most = self.bounds
        low, high = betting((values - least) / (most - least), counts, self.level)
        mean = float(values @ counts / counts.sum())
        return Interval(mean, least + (most - least) * low, least + (most - least) * high, n)

    def table(self, n: int) -> tuple[Numbers, Numbers]:
        """The different observations in their order, and how many there would be of each among n."""
        values = np.array(sorted(self.counts), dtype=np.float64)
        counts = np.array([self.counts[value] for value in sorted(self.counts)], dtype=np.float64)
        return values, counts * (n / counts.sum())

    def expected(self) -> Sample:
        """The sample as one had better expect it, as something else may still come: with bounds, each of them once more."""
        made = Sample(self.bounds, self.bounds or (), self.level)
        made.counts.update(self.counts)
        return made

    @property
    def deviation(self) -> float:
        """The standard deviation."""
        values, counts = self.table(1)
        return sqrt(max(0.0, float(values**2 @ counts) - float(values @ counts) ** 2))

    def enough(self, half_width: float, sequence: bool = True) -> int:
        """How many observations in all make an interval that narrow, if they go on as expected; at most MOST."""
        sample = self.expected()
        if sequence:
            return least_number(lambda n: sample.stretched(n).half <= half_width, MOST)
        return min(MOST, max(2, ceil((normal_quantile(self.level) * sample.deviation / half_width) ** 2 - 1e-9)))


def sequence_interval(values: Iterable[float], bounds: Bounds = None, level: float = LEVEL) -> Interval:
    """The mean of observations with an interval that holds at any look.

    With bounds it is exact at every n; without, it is asymptotic, and says nothing before `LEAST` observations.

    >>> sequence_interval([], bounds=(0, 1))
    Interval(value=0.0, low=0.0, high=1.0, n=0)
    """
    return Sample(bounds, values, level).interval()


def sequence_difference(
    before: Iterable[float], after: Iterable[float], bounds: Bounds = None, level: float = LEVEL
) -> Interval:
    """What observations of other deals have more, at any look: the ends of two sequences that hold together.

    >>> found = sequence_difference([0] * 500, [1] * 500, bounds=(0, 1))
    >>> found.value, found.low > 0.9
    (1.0, True)
    """
    first, second = (sequence_interval(values, bounds, (1 + level) / 2) for values in (before, after))
    low, high = second.low - first.high, second.high - first.low
    return Interval(second.value - first.value, low, high, min(first.n, second.n))


def running(values: Sequence[float], bounds: Bounds = None, level: float = LEVEL) -> list[Interval]:
    """The sequence after each observation; what was excluded once stays excluded, so that it only narrows.

    >>> [round(each.half, 2) for each in running([1.0] * 8, bounds=(0, 1))]
    [0.5, 0.48, 0.44, 0.41, 0.38, 0.35, 0.32, 0.3]
    """
    sample, found = Sample(bounds, (), level), []
    low, high = bounds or (-inf, inf)
    for value in values:
        sample.add(value)
        now = sample.interval()
        low, high = max(low, now.low), min(high, now.high)
        found.append(msgspec.structs.replace(now, low=low, high=high))
    return found


def betting(values: Numbers, counts: Numbers, level: float) -> tuple[float, float]:
    """The ends of a sequence for observations between 0 and 1: the means against which no capital has grown enough."""
    return lowest(values, counts, level), 1 - lowest(1 - values, counts, level)


def lowest(values: Numbers, counts: Numbers, level: float) -> float:
    """The largest mean that bets on “it is more” have refuted: capital falls as the mean rises, so it is found by halving."""
    wanted = log(2 / (1 - level))
    low, high = 0.0, float(values @ counts / counts.sum())
    for _ in range(40):
        middle = (low + high) / 2
        if middle > 0 and log_capital(values, counts, middle) >= wanted:
            low = middle
        else:
            high = middle
    return low


def log_capital(values: Numbers, counts: Numbers, mean: float) -> float:
    """The logarithm of what a capital of 1 became by betting that the mean is more than this.

    Each part of it bets a constant share f, so that each observation x multiplies it by 1 - f + f·x/mean. If that is the
    mean, this is a fair game for every part, whatever the distribution, and the capital is ever 1/p-fold with a probability
    of at most p (Ville's inequality).
    """
    return float(log_sum(LOG_STAKES + np.log1p(np.outer(BETS, values / mean - 1)) @ counts))


def log_sum(logs: Numbers) -> Any:
    """The logarithm of a sum along the first axis, from the logarithms of its parts.

    >>> round(float(log_sum(np.log([1.0, 2.0, 3.0]))), 6) == round(log(6), 6)
    True
    """
    top = logs.max(axis=0)
    return top + np.log(np.exp(logs - top).sum(axis=0))


def evidence(values: Sequence[float] | Numbers, mean: float, bounds: tuple[float, float] = (0.0, 1.0)) -> Numbers:
    """What a capital of 1 has become after each observation by betting against a mean, the better of both directions.

    The sequence of a level excludes the mean where this has reached 1/(1 - level): its inverse is a p-value that holds at
    any look.

    >>> bool(evidence([1] * 20, 0.5)[-1] > 20)
    True
    """
    least, most = bounds
    data = (np.asarray(values, dtype=np.float64) - least) / (most - least)
    truth = (mean - least) / (most - least)
    sides = [np.zeros(len(data))]
    for side, centre in ((data, truth), (1 - data, 1 - truth)):
        if centre > 0:
            steps = np.log1p(np.outer(BETS, side / centre - 1))
            sides.append(log_sum(LOG_STAKES[:, None] + steps.cumsum(axis=1)))
    return np.asarray(np.exp(np.minimum(np.max(sides, axis=0), LARGEST)) / 2)


def asymptotic(values: Numbers, counts: Numbers, level: float) -> Interval:
    """The asymptotic sequence for observations without bounds; nothing where there are few, or all are the same."""
    n = float(counts.sum())
    mean = float(values @ counts / n)
    deviation = sqrt(float((values - mean) ** 2 @ counts) / n)
    reach = inf if n < LEAST or not deviation else deviation * asymptotic_reach(n, level)
    return Interval(mean, mean - reach, mean + reach, round(n))


def asymptotic_reach(n: float, level: float) -> float:
    """How far the sequence reaches to both sides, in standard deviations of an observation.

    >>> round(asymptotic_reach(400, 0.95) / (1.96 / 20), 2)
    1.55
    """
    grown = n * prior_variance() + 1
    return sqrt(2 * grown / (n * n * prior_variance()) * log(sqrt(grown) / (1 - level)))


@lru_cache(maxsize=1)
def prior_variance() -> float:
    """The one parameter of the asymptotic sequence (ρ²), chosen so that it is tightest at `TIGHTEST` observations."""
    bits = -2 * log(1 - LEVEL)
    return (bits + log(bits + 1)) / TIGHTEST


def chance_of_nothing(values: Sequence[float] | Numbers, bounds: Bounds = None) -> float:
    """A p-value for “the mean is 0” that holds at any look: the level at which the sequence just excludes 0, from 1.

    >>> chance_of_nothing([0.0, 0.0, 0.0], bounds=(-1, 1))
    1.0
    """
    data = np.asarray(values, dtype=np.float64)
    if bounds is not None:
        return min(1.0, 1 / float(evidence(data, 0.0, bounds)[-1])) if len(data) else 1.0
    n = len(data)
    if n < LEAST or not data.std():
        return 1.0
    grown = n * prior_variance() + 1
    total = n * float(data.mean()) / float(data.std())
    return min(1.0, sqrt(grown) * exp(-prior_variance() * total * total / (2 * grown)))


def holm(chances: Sequence[float], level: float = LEVEL) -> list[bool]:
    """Which of several findings hold together at a level: Holm's method, whatever binds them to each other.

    >>> holm([0.01, 0.04, 0.03])
    [True, False, False]
    """
    order = sorted(range(len(chances)), key=lambda which: chances[which])
    held = [False] * len(chances)
    for rank, which in enumerate(order):
        if chances[which] * (len(chances) - rank) > (1 - level) * (1 + 1e-12):
            break
        held[which] = True
    return held


# How many are enough.


def enough(
    half_width: float,
    rate: float | None = None,
    sd: float | None = None,
    pilot: Iterable[float] | None = None,
    bounds: Bounds = None,
    sequence: bool = True,
    level: float = LEVEL,
) -> int:
    """How many observations make an interval of a half-width, from a guessed rate or deviation or from a pilot.

    For the number settled beforehand (`sequence=False`) or for a sequence. At most MOST.

    >>> enough(0.02, rate=0.5, sequence=False), enough(0.02, rate=0.5)
    (2401, 6948)
    """
    guess = guessed(rate, 1.0 if sd is None else sd, bounds, level) if pilot is None else Sample(bounds, pilot, level)
    return guess.enough(half_width, sequence)


def guessed(rate: float | None, sd: float, bounds: Bounds, level: float) -> Sample:
    """A sample as one expects it: a rate as losses and wins, a deviation as two or three values about the middle."""
    sample = Sample((0.0, 1.0) if rate is not None else bounds, (), level)
    if rate is not None:
        shares = {0.0: 1 - rate, 1.0: rate}
    elif bounds is None:
        shares = {-sd: 0.5, sd: 0.5}
    else:
        middle, reach = sum(bounds) / 2, (bounds[1] - bounds[0]) / 2
        outer = min(1.0, (sd / reach) ** 2)
        shares = {bounds[0]: outer / 2, middle: 1 - outer, bounds[1]: outer / 2}
    sample.counts.update({value: round(share * 10**6) for value, share in shares.items() if share > 0})
    return sample
