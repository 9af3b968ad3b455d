"""How good estimates of chances are: log loss, Brier score, calibration error, reliability, with intervals by match."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..statistics import LEVEL, Interval, alike, bootstrap_interval
from .model import Quality, Reliability

Array = NDArray[np.float64]

PARTS = 10
DRAWS = 200


def log_loss(won: Array, said: Array) -> float:
    """The mean of -log of what was said of what came; lower is better."""
    safe = np.clip(said, 1e-9, 1 - 1e-9)
    return float(-(won * np.log(safe) + (1 - won) * np.log(1 - safe)).mean())


def brier(won: Array, said: Array) -> float:
    """The mean square of what was said less what came; lower is better."""
    return float(((said - won) ** 2).mean())


def judged(said: Array, won: Array, match: NDArray[np.int64]) -> Quality:
    """All figures. Rows of one match hang together, so intervals come from drawing whole matches again (bootstrap)."""
    edges = np.quantile(said, np.linspace(0, 1, PARTS + 1)[1:-1])
    part = np.searchsorted(edges, said, side="right")
    names, place = np.unique(match, return_inverse=True)
    sums = np.stack([summed(place, part, values, len(names)) for values in (np.ones(len(said)), said, won)])
    drawn = resampled(sums)
    mean = np.full(len(won), won.mean())
    ece = gap(sums.sum(axis=1))
    spread = np.sort([gap(one) for one in drawn])
    return Quality(
        matches=len(names),
        rows=len(said),
        log_loss=rounded(log_loss(won, said)),
        log_loss_base=rounded(log_loss(won, mean)),
        brier=rounded(brier(won, said)),
        brier_base=rounded(brier(won, mean)),
        ece=(rounded(ece), rounded(quantile(spread, 0.025)), rounded(quantile(spread, 0.975))),
        reliability=reliability(sums, drawn),
    )


def foresight(said: Array, won: Array, match: NDArray[np.int64]) -> Interval:
    """How much of the Brier score of always saying the mean is saved: 0 is nothing, 1 would be to know what comes."""
    place = np.unique(match, return_inverse=True)[1]
    sums = [np.bincount(place, weights=values) for values in (np.ones(len(won)), won, won**2, (said - won) ** 2)]
    return bootstrap_interval(np.stack(sums, axis=1), saved, rounds=DRAWS)


def saved(rows: Array) -> float:
    """The same of rows of matches: how many moments, what came, its square, and the square of what was said less it."""
    count, won, squares, missed = rows.sum(axis=0)
    always_the_mean = squares - won * won / count
    return float(1 - missed / always_the_mean) if always_the_mean > 0 else 0.0


def summed(place: NDArray[np.int64], part: NDArray[np.int64], values: Array, matches: int) -> Array:
    """Values added up by match and part."""
    found = np.zeros((matches, PARTS))
    np.add.at(found, (place, part), values)
    return found


def resampled(sums: Array) -> list[Array]:
    """The same sums over matches drawn again, with the same draws each time."""
    random = np.random.default_rng(1)
    matches = sums.shape[1]
    return [sums[:, random.integers(0, matches, matches)].sum(axis=1) for _ in range(DRAWS)]


def gap(sums: Array) -> float:
    """The expected calibration error: the mean distance between what was said and what came, over the parts."""
    count, said, won = sums
    return float(np.abs(said - won).sum() / max(count.sum(), 1))


def reliability(by_match: Array, drawn: list[Array]) -> Reliability:
    """Each part that has rows: what was said on average, what came, its interval, how many rows."""
    sums = by_match.sum(axis=1)
    filled = [part for part in range(PARTS) if sums[0, part]]
    came = [sums[2, part] / sums[0, part] for part in filled]
    ends = [came_between(by_match[:, :, part], drawn, part) for part in filled]
    return Reliability(
        said=[rounded(sums[1, part] / sums[0, part]) for part in filled],
        came=[rounded(share) for share in came],
        low=[rounded(low) for low, _ in ends],
        high=[rounded(high) for _, high in ends],
        n=[int(sums[0, part]) for part in filled],
    )


def came_between(by_match: Array, drawn: list[Array], part: int) -> tuple[float, float]:
    """The interval of what came of one part; where the same came in all its matches, drawing them again tells nothing."""
    shares = np.sort([one[2, part] / max(one[0, part], 1) for one in drawn if one[0, part]])
    low, high = quantile(shares, 0.025), quantile(shares, 0.975)
    if low < high:
        return low, high
    found = alike(low, int((by_match[0] > 0).sum()), LEVEL, (0.0, 1.0))
    return found.low, found.high


def quantile(values: Array, share: float) -> float:
    return float(np.quantile(values, share))


def rounded(value: float) -> float:
    return round(float(value), 4)
