"""Fits the chance of winning: a linear model or a small net on what seats saw, calibrated, and judged on matches held out.

Matches are parted by their deal, so that no row of a match, nor of another on the same cards, is on two sides: six tenths
teach, two tenths choose the model and calibrate it, two tenths judge what ships.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from .judge import judged, log_loss
from .model import Chance

Array = NDArray[np.float64]

TENTHS = 10
ALONE = -1
TAUGHT = 6
CHOSEN = 8
TERMS = (12, 24, 48, 96)
RIDGE = (30.0, 1000.0)
HIDDEN = 6
MOST_FOR_NET = 48
SINGLES = 120
PAIRED = 80
PRODUCTS = 80
DIGITS = 4


class Rows(msgspec.Struct):
    """What is fitted: a row for each seat at each moment, its columns of those that `kept` names.

    `won` is the part of the victory that came of it, `over` how much of the match was over, `deal` which cards it was.
    """

    seats: int
    width: int
    team: bool
    whole: bool
    bots: list[str]
    matches: int
    kept: NDArray[np.int64]
    seen: NDArray[np.float32]
    won: Array
    over: Array
    deal: NDArray[np.int64]
    match: NDArray[np.int64]

    def part(self, first: int, end: int) -> Rows:
        """The rows of the deals whose last digit lies in a range."""
        inside = (self.deal % TENTHS >= first) & (self.deal % TENTHS < end)
        taken = {name: getattr(self, name)[inside] for name in ("seen", "won", "over", "deal", "match")}
        return msgspec.structs.replace(self, **taken)


class Fitted(msgspec.Struct):
    """A model before it is calibrated: its terms, columns among those kept or products of two, and how it sums them."""

    picked: NDArray[np.int64]
    mean: Array
    scale: Array
    progress: Array
    weights: Array
    late: Array
    hidden: Array

    def standard(self, rows: Rows) -> Array:
        """The terms that the model reads, each less its mean and in its scale."""
        return (values(rows, self.picked) - self.mean) / self.scale

    def sums(self, rows: Rows) -> Array:
        """What the model says of each row, in uncalibrated log-odds."""
        seen = self.standard(rows)
        if len(self.hidden):
            bent = np.tanh(seen @ self.hidden[:, :-1].T + self.hidden[:, -1])
            netted: Array = bent @ self.weights[:-1] + self.weights[-1]
            return netted
        every = np.concatenate([self.weights[:-2], self.late, self.weights[-2:]])
        added: Array = with_progress(seen, self.progress) @ every
        return added


def fit(rows: Rows, tell: Callable[[str], None] = lambda line: None) -> Chance:
    """The best of several models by their log loss on the choosing part, calibrated there, judged on the last part."""
    taught, choosing, judging = rows.part(0, TAUGHT), rows.part(TAUGHT, CHOSEN), rows.part(CHOSEN, TENTHS)
    best, best_loss = None, np.inf
    for name, model in candidates(taught):
        loss = log_loss(choosing.won, sigmoid(model.sums(choosing)))
        tell(f"{name}: log loss {loss:.4f}")
        if loss < best_loss:
            best, best_loss = model, loss
    assert best is not None
    knots = calibrated(best.sums(choosing), choosing)
    return written(rows, best, knots, judged(led(best.sums(judging), knots), judging.won, judging.match))


def candidates(rows: Rows) -> Iterator[tuple[str, Fitted]]:
    """Linear models and nets of several sizes; terms are taken by their weight in a wide linear model."""
    first = np.argsort(-relevance(rows))[:SINGLES]
    singles = np.column_stack([first, np.full(len(first), ALONE)])
    wide = np.concatenate([singles, products(rows, linear(rows, singles, RIDGE[-1]))])
    for name, terms in (("columns", singles), ("products", wide)):
        model = linear(rows, terms, RIDGE[-1])
        strength = np.abs(model.weights[: len(terms)]) + np.abs(model.late)
        for count in TERMS:
            picked = terms[np.sort(np.argsort(-strength)[:count])]
            for ridge in RIDGE:
                yield f"linear, {len(picked)} {name}, ridge {ridge:g}", linear(rows, picked, ridge)
            if len(picked) <= MOST_FOR_NET:
                yield f"net of {HIDDEN}, {len(picked)} {name}", net(rows, picked, HIDDEN)


def values(rows: Rows, terms: NDArray[np.int64]) -> Array:
    """The terms of each row: a column, or the product of two."""
    first, second = rows.seen[:, terms[:, 0]].astype(np.float64), terms[:, 1]
    paired = np.flatnonzero(second >= 0)
    first[:, paired] *= rows.seen[:, second[paired]]
    return first


def products(rows: Rows, model: Fitted) -> NDArray[np.int64]:
    """The products of two columns that have most to do with what a model of single columns leaves over."""
    pool = model.picked[:PAIRED, 0]
    seen = rows.seen[:, pool].astype(np.float64)
    rest = rows.won - sigmoid(model.sums(rows))
    mean, spread = seen.T @ seen / len(seen), (seen**2).T @ (seen**2) / len(seen)
    spread = np.sqrt(np.maximum(spread - mean**2, 0))
    found = np.zeros_like(mean)
    for left in (rest, rest * rows.over):
        together = (seen * left[:, None]).T @ seen / len(seen) - left.mean() * mean
        found = np.maximum(found, np.abs(np.divide(together, spread, out=np.zeros_like(mean), where=spread > 1e-3)))
    one, other = np.triu_indices(len(pool))
    best = np.argsort(-found[one, other])[:PRODUCTS]
    return np.column_stack([pool[one[best]], pool[other[best]]])


def relevance(rows: Rows) -> Array:
    """How much each column has to do with the result, in the first or the second half of matches."""
    found = np.zeros(rows.seen.shape[1])
    for half in (rows.over < 0.5, rows.over >= 0.5):
        seen, won = rows.seen[half].astype(np.float64), rows.won[half]
        spread = seen.std(axis=0) * max(won.std(), 1e-9)
        together = ((seen - seen.mean(axis=0)) * (won - won.mean())[:, None]).mean(axis=0)
        found = np.maximum(found, np.abs(np.divide(together, spread, out=np.zeros_like(together), where=spread > 1e-9)))
    return found


def bare(rows: Rows, picked: NDArray[np.int64]) -> Fitted:
    """A model that reads some terms and says nothing yet, but for how much of the match is over."""
    seen = values(rows, picked)
    mean, scale = seen.mean(axis=0), np.maximum(seen.std(axis=0), 1e-3)
    full = np.column_stack([(seen - mean) / scale, np.ones(len(seen))])
    penalty = np.eye(full.shape[1]) * len(full) * 0.01
    progress = np.linalg.solve(full.T @ full + penalty, full.T @ rows.over)
    none: Array = np.zeros(0)
    return Fitted(picked, mean, scale, progress, none, none, np.zeros((0, 0)))


def with_progress(seen: Array, progress: Array) -> Array:
    """The columns, the columns times progress, a one, and progress."""
    over = np.clip(seen @ progress[:-1] + progress[-1], 0, 1)
    return np.column_stack([seen, seen * over[:, None], np.ones(len(seen)), over])


def linear(rows: Rows, picked: NDArray[np.int64], ridge: float) -> Fitted:
    """Logistic regression with a ridge, by Newton's method."""
    model = bare(rows, picked)
    full = with_progress(model.standard(rows), model.progress)
    penalty = np.full(full.shape[1], ridge)
    penalty[-2:] = 1e-3
    weights = np.zeros(full.shape[1])
    for _ in range(12):
        said = sigmoid(full @ weights)
        slope = full.T @ (said - rows.won) + penalty * weights
        curve = (full * (said * (1 - said))[:, None]).T @ full
        step = np.linalg.solve(curve + np.diag(penalty), slope)
        weights -= step
        if np.abs(step).max() < 1e-5:
            break
    size = len(picked)
    model.weights, model.late = np.concatenate([weights[:size], weights[-2:]]), weights[size:-2]
    return model


def net(rows: Rows, picked: NDArray[np.int64], hidden: int, passes: int = 12) -> Fitted:
    """A net with one hidden layer, by Adam with decaying weights; the same rows give the same net."""
    model = bare(rows, picked)
    seen = model.standard(rows)
    random = np.random.default_rng(1)
    size = len(picked) + 1
    weights = np.concatenate([random.normal(0, 0.5 / np.sqrt(size), hidden * size), np.zeros(hidden + 1)])
    moved, squared, steps = np.zeros_like(weights), np.zeros_like(weights), 0
    for number in range(passes):
        order = random.permutation(len(seen))
        for start in range(0, len(order), 256):
            batch = order[start : start + 256]
            slope = net_slope(weights, seen[batch], rows.won[batch], hidden) + 1e-4 * weights
            steps += 1
            moved = 0.9 * moved + 0.1 * slope
            squared = 0.999 * squared + 0.001 * slope**2
            rate = 0.004 * (1 - number / passes)
            weights -= rate * (moved / (1 - 0.9**steps)) / (np.sqrt(squared / (1 - 0.999**steps)) + 1e-8)
    model.hidden, model.weights = weights[: hidden * size].reshape(hidden, size), weights[hidden * size :]
    return model


def net_slope(weights: Array, seen: Array, won: Array, hidden: int) -> Array:
    """The gradient of the log loss of a batch."""
    size = seen.shape[1] + 1
    units, out = weights[: hidden * size].reshape(hidden, size), weights[hidden * size :]
    bent = np.tanh(seen @ units[:, :-1].T + units[:, -1])
    error = (sigmoid(bent @ out[:-1] + out[-1]) - won) / len(won)
    inside = error[:, None] * out[:-1] * (1 - bent**2)
    return np.concatenate(
        [np.column_stack([inside.T @ seen, inside.sum(axis=0)]).ravel(), [*(error @ bent), error.sum()]],
    )


# Calibration.


def calibrated(sums: Array, rows: Rows) -> list[tuple[float, float]]:
    """Platt's line or isotonic steps, whichever serves the other half of the deals better; then fitted on all of them."""
    even = rows.deal % 4 < 2
    losses = []
    for method in (platt, isotonic):
        halves = []
        for here in (even, ~even):
            knots = method(sums[here], rows.won[here])
            halves.append(log_loss(rows.won[~here], led(sums[~here], knots)))
        losses.append(sum(halves))
    return (platt if losses[0] <= losses[1] else isotonic)(sums, rows.won)


def platt(sums: Array, won: Array) -> list[tuple[float, float]]:
    """A line from sums to log-odds, by logistic regression."""
    full = np.column_stack([sums, np.ones(len(sums))])
    line = np.array([1.0, 0.0])
    for _ in range(20):
        said = sigmoid(full @ line)
        curve = (full * (said * (1 - said))[:, None]).T @ full + np.eye(2) * 1e-6
        line -= np.linalg.solve(curve, full.T @ (said - won))
    return [(end, float(end * line[0] + line[1])) for end in (-30.0, 30.0)]


def isotonic(sums: Array, won: Array, most: int = 12) -> list[tuple[float, float]]:
    """Rising knots: equal parts of the rows, pooled until the shares rise."""
    order = np.argsort(sums)
    blocks = [[sums[part].mean(), won[part].mean(), len(part)] for part in np.array_split(order, most) if len(part)]
    pooled: list[list[float]] = []
    for block in blocks:
        pooled.append(block)
        while len(pooled) > 1 and pooled[-2][1] >= pooled[-1][1]:
            last, before = pooled.pop(), pooled.pop()
            size = last[2] + before[2]
            pooled.append([*((last[n] * last[2] + before[n] * before[2]) / size for n in (0, 1)), size])
    shares = [min(max(block[1], 0.5 / block[2]), 1 - 0.5 / block[2]) for block in pooled]
    return [(float(block[0]), float(np.log(share / (1 - share)))) for block, share in zip(pooled, shares, strict=True)]


def led(sums: Array, knots: Sequence[tuple[float, float]]) -> Array:
    """The chances to which knots lead sums, with the slope of one beyond the outer knots."""
    (first, low), (last, high) = knots[0], knots[-1]
    path = np.array([(first - 100, low - 100), *knots, (last + 100, high + 100)])
    return sigmoid(np.interp(sums, path[:, 0], path[:, 1]))


def written(rows: Rows, model: Fitted, knots: list[tuple[float, float]], quality: Any) -> Chance:
    """The model as it ships."""
    return Chance(
        seats=rows.seats,
        width=rows.width,
        whole=rows.whole,
        team=rows.team,
        bots=rows.bots,
        matches=rows.matches,
        terms=[[int(rows.kept[column]) for column in term if column >= 0] for term in model.picked],
        mean=short(model.mean),
        scale=short(model.scale),
        progress=[] if len(model.hidden) else short(model.progress),
        weights=short(model.weights),
        late=short(model.late),
        hidden=[short(unit) for unit in model.hidden],
        knots=[(number(at), number(to)) for at, to in knots],
        quality=quality,
    )


def short(values: Array) -> list[float]:
    """Numbers with as many digits as they are worth."""
    return [number(value) for value in values]


def number(value: float) -> float:
    return float(f"{value:.{DIGITS}g}")


def sigmoid(odds: Array) -> Array:
    result: Array = 1 / (1 + np.exp(-np.clip(odds, -30, 30)))
    return result
