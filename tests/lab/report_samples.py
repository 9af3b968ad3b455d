"""Runs made by hand, of which one knows what a report has to say."""

from __future__ import annotations

from tablee.lab.measures.base import Curve, Left, Measure
from tablee.lab.report.scope import Difference, Reading


def share(of: str, value: float, half: float, n: int = 2000, seats: int = 3, variant: str = "base") -> Measure:
    """The share of the victories of a seat."""
    return Measure("seat-share", "conan", seats, variant, of, value, value - half, value + half, n, "share")


def card(key: str, label: str, value: float, half: float, n: int = 2000) -> Measure:
    """A figure of a card."""
    return Measure(key, "conan", 3, "base", label, value, value - half, value + half, n, "share")


def length(value: float, half: float, aim: tuple[float, float] | None, seats: int = 3) -> Measure:
    """How long matches are."""
    return Measure("length", "conan", seats, "base", "", value, value - half, value + half, 600, "decisions", aim)


def reading(*measures: Measure, name: str = "plan", **more: object) -> Reading:
    """A run that says this."""
    return Reading(name, 2000, list(measures), **more)  # type: ignore[arg-type]


FULL = reading(
    share("seat 1", 0.273, 0.02),
    share("seat 2", 0.314, 0.02),
    share("seat 3", 0.414, 0.022),
    share("seat 1", 0.515, 0.05, 400, 2),
    share("seat 2", 0.485, 0.05, 400, 2),
    length(110.2, 3.1, (60.0, 120.0)),
    length(151.0, 4.0, (60.0, 120.0), 4),
    length(81.0, 2.0, (60.0, 120.0), 2),
    *[card("card-contribution", f"A{n:02}", 0.06 - 0.007 * n, 0.012 + 0.001 * n) for n in range(1, 20)],
    *[card("card-use", f"A{n:02}", max(0.0, 0.3 - 0.03 * n), 0.002 if n > 9 else 0.02) for n in range(1, 13)],
    Measure("lead-changes", "conan", 3, "base", "", 2.31, 2.2, 2.42, 600, "count"),
    Measure("minutes", "conan", 3, "base", "", 48.0, 46.0, 50.0, 600, "minutes", (40.0, 60.0)),
    curves=[
        Curve(
            "length",
            "conan",
            3,
            "base",
            "",
            [60.0 + 5 * n for n in range(20)],
            [max(0.0, 0.12 - abs(n - 9) / 90) for n in range(20)],
            [0.0] * 20,
            [0.14] * 20,
            [30] * 20,
            "decisions",
            "share",
        ),
        Curve(
            "reliability",
            "conan",
            3,
            "base",
            "",
            [n / 10 for n in range(11)],
            [0.02 + 0.96 * n / 10 for n in range(11)],
            [max(0.0, n / 10 - 0.04) for n in range(11)],
            [min(1.0, n / 10 + 0.05) for n in range(11)],
            [300] * 11,
            "share",
            "share",
        ),
        Curve(
            "skill",
            "conan",
            3,
            "base",
            "",
            [0.0, 1.0, 2.0, 3.0],
            [0.12, 0.33, 0.5, 0.61],
            [0.1, 0.3, 0.46, 0.57],
            [0.15, 0.36, 0.53, 0.65],
            [600] * 4,
            "count",
            "share",
        ),
    ],
    differences=[
        Difference("win", "conan", 3, "generous", "seat 3", -0.061, -0.083, -0.039, 1000, "share"),
        Difference("length", "conan", 3, "generous", "", 1.2, -2.0, 4.4, 1000, "decisions"),
    ],
    left=[Left("lead-changes", "moments")],
    facts=[("seed", "tablee"), ("bots", "normal"), ("seats", "2, 3, 4")],
    plan='game = "conan"\nseats = [2, 3, 4]\nbots = "normal"\nmatches = 600\n',
    again="tablee lab run plan.toml --out RUN\ntablee lab report RUN",
)
"""A run with something to say under every question."""
