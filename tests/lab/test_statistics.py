"""How sure a figure is: known values, coverage at every look together, widths, and what is enough."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import inf, isclose, sqrt

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.lab import statistics
from tablee.lab.quantiles import normal_quantile, student_quantile
from tablee.lab.statistics import LEAST, MOST, Interval, Numbers, Sample

Draw = Callable[[np.random.Generator, int], Numbers]

RUNS, LOOKS = 400, 500
SHARES: dict[str, tuple[float, Draw]] = {
    "even wins": (0.5, lambda rng, n: (rng.random(n) < 0.5).astype(float)),
    "a seat of four": (0.25, lambda rng, n: (rng.random(n) < 0.25).astype(float)),
    "rare wins": (0.02, lambda rng, n: (rng.random(n) < 0.02).astype(float)),
    "nearly always": (0.97, lambda rng, n: (rng.random(n) < 0.97).astype(float)),
    "means of four rotations": (0.25, lambda rng, n: rng.binomial(4, 0.25, n) / 4),
    "skewed shares": (1 / 6, lambda rng, n: rng.beta(0.2, 1.0, n)),
}
"""Distributions between 0 and 1, with their means."""


def missed(draw: Draw, mean: float, level: float = 0.95) -> float:
    """In which part of the runs the sequence excludes the true mean at any of its looks."""
    rng = np.random.default_rng(15)
    worst = [statistics.evidence(draw(rng, LOOKS), mean).max() for _ in range(RUNS)]
    return float(np.mean(np.array(worst) >= 1 / (1 - level)))


def missed_by_wilson(draw: Draw, mean: float) -> float:
    """The same for Wilson's interval, looked at after each match."""
    rng = np.random.default_rng(15)
    z, n = normal_quantile(0.95), np.arange(1, LOOKS + 1)
    out = 0
    for _ in range(RUNS):
        rate = draw(rng, LOOKS).cumsum() / n
        reach = z * np.sqrt(rate * (1 - rate) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        out += bool((np.abs((rate + z * z / (2 * n)) / (1 + z * z / n) - mean) > reach).any())
    return out / RUNS


# Time-uniform coverage.


@pytest.mark.parametrize("name", SHARES)
def test_the_sequence_holds_at_all_looks_together(name: str) -> None:
    mean, draw = SHARES[name]
    assert missed(draw, mean) <= 0.05


def test_it_holds_at_other_levels() -> None:
    mean, draw = SHARES["even wins"]
    assert missed(draw, mean, 0.8) <= 0.2
    assert 0 < missed(draw, mean, 0.5) <= 0.5


def test_wilson_would_not_hold_at_all_looks() -> None:
    for name in ("even wins", "a seat of four", "rare wins"):
        assert missed_by_wilson(SHARES[name][1], SHARES[name][0]) > 0.2


def test_who_looks_often_is_misled_by_wilson_and_not_by_the_sequence() -> None:
    """The same matches, looked at a dozen times: this fails if the sequence is replaced by an interval for a fixed number."""
    looks = np.unique(np.geomspace(10, 2000, 12).astype(int))
    rng = np.random.default_rng(15)
    out = {"sequence": 0, "wilson": 0}
    for _ in range(80):
        wins = (rng.random(2000) < 0.3).cumsum()
        seen = [(int(wins[n - 1]), int(n)) for n in looks]
        out["wilson"] += not all(statistics.wilson(won, n).holds(0.3) for won, n in seen)
        samples = (Sample((0, 1), [1.0] * won + [0.0] * (n - won)) for won, n in seen)
        out["sequence"] += not all(sample.interval().holds(0.3) for sample in samples)
    assert out["sequence"] <= 4
    assert out["wilson"] > 12


@pytest.mark.parametrize("name", ["even wins", "rare wins", "skewed shares"])
def test_the_evidence_is_what_the_interval_shows(name: str) -> None:
    """Coverage is counted by the evidence against the true mean; the interval excludes a mean just where it is 20."""
    data = SHARES[name][1](np.random.default_rng(3), 200)
    for n in (1, 7, 50, 200):
        found = statistics.sequence_interval(data[:n], bounds=(0, 1))
        for mean in np.linspace(0.01, 0.99, 25):
            assert found.holds(mean) == (statistics.evidence(data[:n], mean)[-1] < 20)


ODD: dict[str, tuple[float, Draw]] = {
    "lengths": (90.0, lambda rng, n: rng.gamma(9.0, 10.0, n)),
    "scores": (3.0, lambda rng, n: rng.poisson(3.0, n).astype(float)),
    "skewed waits": (1.0, lambda rng, n: rng.exponential(1.0, n)),
}
"""Distributions without bounds, with their means."""


@pytest.mark.parametrize("kind", ODD)
def test_the_asymptotic_sequence_holds_for_lengths_and_scores(kind: str) -> None:
    rng = np.random.default_rng(15)
    truth, draw = ODD[kind]
    n = np.arange(1, LOOKS + 1)
    reach = np.array([statistics.asymptotic_reach(each, 0.95) for each in n])
    out = 0
    for _ in range(RUNS):
        data = draw(rng, LOOKS)
        mean = data.cumsum() / n
        deviation = np.sqrt(np.maximum(0, (data**2).cumsum() / n - mean**2))
        out += bool((np.abs(mean - truth) > deviation * reach)[LEAST - 1 :].any())
    assert out / RUNS <= 0.05
    found = statistics.sequence_interval(data)
    assert isclose(found.half, deviation[-1] * reach[-1], rel_tol=1e-9)


def test_a_difference_of_other_deals_holds_as_well() -> None:
    rng = np.random.default_rng(15)
    out = 0
    for _ in range(60):
        before, after = rng.random(200) < 0.3, rng.random(200) < 0.4
        looks = [statistics.sequence_difference(before[:n], after[:n], (0, 1)) for n in (20, 50, 100, 200)]
        out += not all(look.holds(0.1) for look in looks)
    assert out <= 3


# Widths.


@pytest.mark.parametrize(("rate", "n"), [(0.5, 100), (0.5, 1600), (0.25, 400), (0.25, 10_000), (0.03, 1600), (0.5, 100_000)])
def test_the_sequence_is_at_most_1_85_times_as_wide_as_a_fixed_number(rate: float, n: int) -> None:
    wins = round(rate * n)
    sample = Sample((0, 1), [1.0] * wins + [0.0] * (n - wins))
    ratio = sample.interval().half / statistics.wilson(wins, n).half
    assert 1.5 < ratio < 1.85


def test_pairs_that_hardly_differ_make_it_narrow() -> None:
    """What varies little is known soon: that is what pairing is for."""
    alike = Sample((-1, 1), [0.0] * 960 + [1.0] * 20 + [-1.0] * 20).interval()
    apart = Sample((-1, 1), [0.0] * 500 + [1.0] * 250 + [-1.0] * 250).interval()
    assert alike.half < 0.4 * apart.half


# Known values.


def test_quantiles_are_those_of_the_tables() -> None:
    table = {1: 12.7062, 2: 4.3027, 3: 3.1824, 9: 2.2622, 30: 2.0423, 120: 1.9799, 200: 1.9719, 201: 1.9718, 1000: 1.9623}
    for freedom, quantile in table.items():
        assert round(student_quantile(freedom, 0.95), 4) == quantile
    assert round(student_quantile(10, 0.99), 4) == 3.1693
    assert isclose(student_quantile(200, 0.95), student_quantile(201, 0.95), rel_tol=1e-4)


def test_wilson_is_that_of_the_books() -> None:
    found = statistics.wilson(8, 10)
    assert (round(found.low, 4), round(found.high, 4)) == (0.4902, 0.9433)
    assert statistics.wilson(0, 10).low == 0.0
    assert round(statistics.wilson(0, 10).high, 4) == 0.2775


def test_means_and_differences_by_hand() -> None:
    found = statistics.mean_interval([2, 4, 4, 4, 5, 5, 7, 9])
    assert found.value == 5.0
    assert isclose(found.half, 2.3646243 * 2.1380899 / sqrt(8), rel_tol=1e-6)
    paired = statistics.paired_interval([10, 20, 30], [11, 22, 33])
    assert (paired.value, round(paired.half, 4)) == (2.0, round(4.3026527 / sqrt(3), 4))
    welch = statistics.unpaired_interval([1, 2, 3, 4], [3, 5, 7, 9])
    assert welch.value == 3.5
    assert isclose(welch.half, student_quantile(4, 0.95) * sqrt(5 / 3 / 4 + 20 / 3 / 4), rel_tol=1e-9)


def test_one_win_by_hand() -> None:
    """After a single win a mean m is refuted once the mixed capital, 1 - f + f/m on average, reaches 40."""
    share = float(statistics.BETS @ statistics.STAKES / statistics.STAKES.sum())
    found = statistics.sequence_interval([1.0], bounds=(0, 1))
    assert isclose(found.low, share / (39 + share), rel_tol=1e-6)
    assert found.high == 1.0


def test_nothing_observed_bounds_nothing() -> None:
    assert statistics.sequence_interval([]) == Interval(0.0, -inf, inf, 0)
    assert statistics.mean_interval([3.0]) == Interval(3.0, -inf, inf, 1)
    assert statistics.mean_interval([0.3], bounds=(0, 1)) == Interval(0.3, 0, 1, 1)
    assert statistics.sequence_interval([5.0] * 500) == Interval(5.0, -inf, inf, 500)
    assert statistics.sequence_interval([1.0, 2.0] * 49).half == inf


def test_observations_that_are_all_the_same_are_no_knowledge() -> None:
    """A width of nothing would be: fifteen deals that the one side won say less than that it always will."""
    found = statistics.mean_interval([1.0] * 15, bounds=(-1, 1))
    assert (found.value, found.high) == (1.0, 1.0)
    assert 0.5 < found.low < 0.65
    assert statistics.mean_interval([7.0] * 15) == Interval(7.0, -inf, inf, 15)
    assert statistics.unpaired_interval([1.0] * 9, [4.0] * 9) == Interval(3.0, -inf, inf, 9)
    assert statistics.bootstrap_interval([2.0] * 9, max) == Interval(2.0, -inf, inf, 9)


def test_the_bootstrap_finds_a_median() -> None:
    rng = np.random.default_rng(2)
    held = 0
    for run in range(100):
        found = statistics.bootstrap_interval(
            rng.exponential(1.0, 80), lambda data: float(np.median(data)), rounds=200, seed=run
        )
        held += found.holds(np.log(2))
    assert held >= 88
    again = [statistics.bootstrap_interval([1, 5, 2, 8, 3], max, seed=7) for _ in range(2)]
    assert again[0] == again[1]


# Several findings.


def test_holm_keeps_what_holds_together() -> None:
    assert statistics.holm([0.001, 0.02, 0.03, 0.9]) == [True, False, False, False]
    assert statistics.holm([0.04, 0.012, 0.02]) == [True, True, True]
    assert statistics.holm([]) == []


def test_the_chance_of_nothing_is_small_just_where_the_sequence_excludes_zero() -> None:
    rng = np.random.default_rng(4)
    for shift in (0.0, 0.1, 0.2, 0.3):
        shares = np.sign(rng.random(300) - 0.5 + shift)
        for data, limits in ((shares, (-1.0, 1.0)), (rng.normal(shift, 1.0, 300), None)):
            found = statistics.sequence_interval(data, limits)
            assert found.holds(0.0) == (statistics.chance_of_nothing(data, limits) > 0.05)
    assert statistics.chance_of_nothing(np.ones(100_000), (-1, 1)) < 1e-300


# How many are enough.


def test_enough_for_a_number_settled_beforehand() -> None:
    assert statistics.enough(0.02, rate=0.5, sequence=False) == 2401
    assert statistics.enough(1.0, sd=10.0, sequence=False) == 385
    assert statistics.enough(0.05, sd=0.2, bounds=(-1, 1), sequence=False) == 62


@pytest.mark.parametrize("width", [0.1, 0.03, 0.01])
def test_enough_for_a_sequence_is_just_enough(width: float) -> None:
    n = statistics.enough(width, rate=0.25)
    assert Sample((0, 1), [1.0] * round(n * 0.25) + [0.0] * round(n * 0.75)).interval().half <= width * 1.01
    less = round(n * 0.9)
    assert Sample((0, 1), [1.0] * round(less * 0.25) + [0.0] * round(less * 0.75)).interval().half > width


def test_enough_from_a_pilot_foretells_the_run() -> None:
    rng = np.random.default_rng(9)
    data = rng.binomial(3, 0.4, 20_000) / 3
    foretold = statistics.enough(0.02, pilot=data[:300], bounds=(0, 1))
    needed = next(n for n in range(200, 20_000, 20) if statistics.sequence_interval(data[:n], (0, 1)).half <= 0.02)
    assert 0.8 < foretold / needed < 1.25
    lengths = rng.gamma(9.0, 10.0, 20_000)
    needed = next(n for n in range(200, 20_000, 20) if statistics.sequence_interval(lengths[:n]).half <= 2.0)
    pilots = [statistics.enough(2.0, pilot=lengths[at : at + 300]) / needed for at in range(0, 9000, 300)]
    assert 0.9 < np.mean(pilots) < 1.1
    assert min(pilots) > 0.6


def test_what_says_nothing_is_never_enough() -> None:
    assert statistics.enough(0.1, pilot=[5.0] * 100) == MOST
    assert statistics.enough(1e-9, rate=0.5) == MOST


# Properties.

SHARE = st.one_of(st.sampled_from([0.0, 0.25, 0.5, 1.0]), st.floats(0, 1))


@given(st.lists(SHARE, min_size=1, max_size=60), st.randoms(use_true_random=False))
@settings(max_examples=40, deadline=None)
def test_what_is_known_depends_on_no_order(data: list[float], order: object) -> None:
    turned = list(data)
    order.shuffle(turned)  # type: ignore[attr-defined]
    assert statistics.sequence_interval(data, (0, 1)) == statistics.sequence_interval(turned, (0, 1))


@given(st.lists(SHARE, min_size=1, max_size=40))
@settings(max_examples=25, deadline=None)
def test_the_running_sequence_only_narrows_and_ends_within_the_last_look(data: list[float]) -> None:
    looks = statistics.running(data, (0, 1))
    for before, after in pairwise(looks):
        assert before.low <= after.low
        assert after.high <= before.high
    last = statistics.sequence_interval(data, (0, 1))
    assert last.low <= looks[-1].low
    assert looks[-1].high <= last.high


@given(st.lists(SHARE, min_size=1, max_size=60), st.floats(-5, 5), st.floats(0.1, 10))
@settings(max_examples=40, deadline=None)
def test_intervals_hold_their_value_and_move_with_their_units(data: list[float], low: float, width: float) -> None:
    plain = statistics.sequence_interval(data, (0, 1))
    moved = statistics.sequence_interval([low + width * value for value in data], (low, low + width))
    assert plain.low - 1e-9 <= plain.value <= plain.high + 1e-9
    assert 0 <= plain.low <= plain.high <= 1
    for a, b in ((plain.low, moved.low), (plain.high, moved.high)):
        assert isclose(low + width * a, b, abs_tol=1e-6)
