"""The charts, as Vega-Lite made with Altair.

Colours are variables of the page's stylesheet, so that a chart follows the theme and the printer; series differ by shape and
dash as well. Every chart is narrow enough for a phone, and a page lays several beside one another.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import altair as alt
import msgspec

from .numbers import PERCENT

WIDTH: Final = 250
HEIGHT: Final = 190
ROW: Final = 24
LABELS: Final = 150
"""How wide the names of rows may be, in pixels."""

SERIES: Final = 5
"""How many series have a look of their own; further ones begin again."""

SHAPES: Final = ("circle", "square", "triangle-up", "diamond", "cross")
DASHES: Final = ([1, 0], [6, 3], [2, 2], [8, 2, 2, 2], [4, 4])
COLOURS: Final = tuple(f"var(--s{n + 1})" for n in range(SERIES))

CONFIG: Final[dict[str, Any]] = {
    "background": "transparent",
    "font": "Atkinson Hyperlegible Next, Liberation Sans, Arial, sans-serif",
    "aria": False,
    "view": {"stroke": None},
    "axis": {
        "labelColor": "var(--text)",
        "titleColor": "var(--muted)",
        "gridColor": "var(--grid)",
        "domainColor": "var(--rule)",
        "tickColor": "var(--rule)",
        "labelFontSize": 12,
        "titleFontSize": 12,
        "titleFontWeight": "normal",
        "labelLimit": LABELS,
    },
    "axisY": {"domain": False, "ticks": False, "labelPadding": 6},
    "legend": {
        "labelColor": "var(--text)",
        "titleColor": "var(--muted)",
        "labelFontSize": 12,
        "orient": "top",
        "direction": "vertical",
        "symbolOpacity": 1,
        "title": None,
        "labelLimit": WIDTH,
    },
    "text": {"color": "var(--muted)", "fontSize": 11},
}
"""What all charts share; the page has it once."""


class Row(msgspec.Struct, frozen=True):
    """One value with its interval; `note` is what the pointer shows."""

    name: str
    value: float
    low: float
    high: float
    note: str
    series: str = ""


class Point(msgspec.Struct, frozen=True):
    """One point of a curve with its interval."""

    x: float
    y: float
    low: float
    high: float
    note: str
    series: str = ""


def intervals(
    rows: Sequence[Row],
    unit: str,
    title: str,
    line: tuple[float, str] | None = None,
    band: tuple[float, float] | None = None,
) -> dict[str, Any]:
    """Values with their intervals below one another; a line where they would be even, a band where they ought to be."""
    names, series = unique([row.name for row in rows]), unique([row.series for row in rows])
    data = values(rows)
    x = alt.X("low:Q", title=title, scale=alt.Scale(zero=False, nice=True), axis=axis(unit))
    y = alt.Y("name:N", sort=names, title=None)
    look = looks(series)
    marks = [
        alt.Chart(data).mark_rule(strokeWidth=2.5).encode(x=x, x2="high:Q", y=y, color=look[0], **offset(series)),
        alt.Chart(data)
        .mark_point(filled=True, size=70, opacity=1, stroke="var(--surface)", strokeWidth=1)
        .encode(x="value:Q", y=y, color=look[0], shape=look[1], tooltip=alt.Tooltip("note:N", title=" "), **offset(series)),
    ]
    height = max(2, len(names)) * max(ROW, 15 * len(series))
    return finished([*grounds(line, band), *marks], height)


def curve(points: Sequence[Point], x_title: str, y_title: str, units: tuple[str, str], even: bool = False) -> dict[str, Any]:
    """Lines with their intervals as bands; `even` draws the diagonal on which a chance keeps its word."""
    series = unique([point.series for point in points])
    data = values(points)
    look = looks(series)
    x = alt.X("x:Q", title=x_title, axis=axis(units[0]), scale=alt.Scale(zero=False, nice=False))
    y = alt.Y("y:Q", title=y_title, axis=axis(units[1]), scale=alt.Scale(zero=units[1] == PERCENT, nice=True))
    ground = [diagonal()] if even else []
    band = alt.Chart(data).mark_area(opacity=0.18).encode(x=x, y=alt.Y("low:Q", title=y_title), y2="high:Q", color=look[0])
    line = alt.Chart(data).mark_line(strokeWidth=2).encode(x=x, y=y, color=look[0], strokeDash=dashes(series))
    dots = alt.Chart(data).mark_point(filled=True, size=36, opacity=1)
    shown = dots.encode(x=x, y=y, color=look[0], shape=look[1], tooltip=alt.Tooltip("note:N", title=" "))
    return finished([*ground, band, line, shown], HEIGHT)


def bars(points: Sequence[Point], x_title: str, y_title: str, units: tuple[str, str]) -> dict[str, Any]:
    """How often each value came: bars for one series, stepped outlines for several."""
    series = unique([point.series for point in points])
    data = values(points)
    x = alt.X("x:Q", title=x_title, axis=axis(units[0]), scale=alt.Scale(zero=False, nice=False, padding=8))
    y = alt.Y("y:Q", title=y_title, axis=axis(units[1]))
    tip = alt.Tooltip("note:N", title=" ")
    look = looks(series)
    if len(series) > 1:
        drawn = alt.Chart(data).mark_line(interpolate="step", strokeWidth=2)
        return finished([drawn.encode(x=x, y=y, color=look[0], strokeDash=dashes(series), tooltip=tip)], HEIGHT)
    wide = max(1.5, 0.8 * WIDTH / max(1, len(points)))
    return finished([alt.Chart(data).mark_bar(size=min(26.0, wide)).encode(x=x, y=y, color=look[0], tooltip=tip)], HEIGHT)


def unique(names: Sequence[str]) -> list[str]:
    """Names in the order in which they first come.

    >>> unique(["b", "a", "b"])
    ['b', 'a']
    """
    return list(dict.fromkeys(names))


def values(rows: Sequence[msgspec.Struct]) -> alt.InlineData:
    """Rows as data of a chart, with no more digits than a screen can show."""
    return alt.InlineData(values=[short(msgspec.to_builtins(row)) for row in rows])


def short(row: dict[str, Any]) -> dict[str, Any]:
    """A row of a chart as small as it can be."""
    return {name: float(f"{cell:.5g}") if isinstance(cell, float) else cell for name, cell in row.items()}


def axis(unit: str) -> alt.Axis:
    """An axis of a unit: shares in per cent."""
    return alt.Axis(format=".0%", tickCount=5) if unit == PERCENT else alt.Axis(tickCount=5, format=",~r")


def looks(series: Sequence[str]) -> tuple[alt.Color, alt.Shape]:
    """The colour and the shape of each series; no legend where there is only one."""
    colours = [COLOURS[n % SERIES] for n in range(len(series))]
    shapes = [SHAPES[n % SERIES] for n in range(len(series))]
    legend: Any = alt.Legend() if len(series) > 1 else None
    colour = alt.Color("series:N", scale=alt.Scale(domain=list(series), range=colours), legend=legend)
    return colour, alt.Shape("series:N", scale=alt.Scale(domain=list(series), range=shapes), legend=legend)


def dashes(series: Sequence[str]) -> alt.StrokeDash:
    """The dash of each series."""
    scale = alt.Scale(domain=list(series), range=[list(DASHES[n % SERIES]) for n in range(len(series))])
    return alt.StrokeDash("series:N", scale=scale, legend=None)


def offset(series: Sequence[str]) -> dict[str, Any]:
    """Several series lie beside one another in a row."""
    return {"yOffset": alt.YOffset("series:N", sort=list(series))} if len(series) > 1 else {}


def grounds(line: tuple[float, str] | None, band: tuple[float, float] | None) -> list[alt.Chart]:
    """What lies behind the values: the band of an aim, the line of an even share."""
    found = []
    if band:
        data = alt.InlineData(values=[{"from": band[0], "to": band[1]}])
        found.append(alt.Chart(data).mark_rect(color="var(--aim)", opacity=1).encode(x="from:Q", x2="to:Q"))
    if line:
        data = alt.InlineData(values=[{"at": line[0], "note": line[1]}])
        rule = alt.Chart(data).mark_rule(color="var(--rule)", strokeDash=[4, 3], strokeWidth=1.5)
        found.append(rule.encode(x="at:Q", tooltip=alt.Tooltip("note:N", title=" ")))
    return found


def diagonal() -> alt.Chart:
    """Where what was foretold is what came."""
    data = alt.InlineData(values=[{"a": 0, "b": 0}, {"a": 1, "b": 1}])
    drawn: alt.Chart = alt.Chart(data).mark_line(color="var(--rule)", strokeDash=[4, 3], strokeWidth=1.5)
    made: alt.Chart = drawn.encode(x="a:Q", y="b:Q")
    return made


def finished(layers: Sequence[alt.Chart], height: float) -> dict[str, Any]:
    """Layers as one Vega-Lite specification, without what all charts share."""
    made = alt.layer(*layers).properties(width=WIDTH, height=height)
    spec: dict[str, Any] = made.to_dict(validate=False)
    spec.pop("config", None)
    spec.pop("$schema", None)
    return spec
