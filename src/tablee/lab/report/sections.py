"""The subjects of a report: which measures and curves belong together, as charts and as tables."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from math import isfinite
from typing import Final, NamedTuple, TypeVar

import msgspec

from ..measures.base import Measure
from . import charts
from .findings import CARDS, EFFECTS, FEW, SHARES, aim_span, apart, both, capital, even_share
from .model import Definition, Figure, Grid, Section
from .numbers import PERCENT
from .scope import BASE, Difference, Scope, Told, Traced, of_key

T = TypeVar("T")

MOST_ROWS: Final = 20
"""How many cards a chart shows: those with the strongest figures, from both ends."""


class Topic(NamedTuple):
    """A subject: the measures and the curves that it is about."""

    key: str
    measures: tuple[str, ...]
    curves: tuple[str, ...] = ()


TOPICS: Final = (
    Topic("seats", SHARES),
    Topic("team", ("team-win",), ("victory-curve",)),
    Topic("length", ("length", "minutes"), ("length",)),
    Topic("scores", ("margin",), ("score",)),
    Topic("chance", ("lead-changes", "decided", "comebacks"), ("chance", "reliability")),
    Topic("skill", ("win",), ("skill",)),
    Topic("choice", ("forced", "breadth", "interaction", "longest-wait", "sitting-out", "kingmaking")),
    Topic("cards", CARDS),
)
"""The subjects in the order of the page, with what is worth a chart; the last table has every figure."""

BARS: Final = {"length", "score", "margin"}
"""Curves that say how often a value came."""

PLAIN: Final = ("card-use", "card-correlation")
"""Figures of cards that are shown of the plan as it stands only."""

NAMED: Final = {"strength", "variant"}
"""Axes whose points have names."""


def sections(scope: Scope) -> list[Section]:
    """The subjects that the runs have something to say about."""
    found = [*(topic(scope, each) for each in TOPICS), change(scope), everything(scope)]
    return [section for section in found if section.figures or section.grids]


def topic(scope: Scope, about: Topic) -> Section:
    """One subject with its charts."""
    told = [one for one in of_key(scope, *about.measures) if one.measure.key not in PLAIN or one.measure.variant == BASE]
    traced = [one for key in about.curves for one in scope.traced if one.curve.key == key]
    figures = [*measured(scope, told), *drawn(scope, traced)]
    keys = charts.unique([*(one.measure.key for one in told), *(one.curve.key for one in traced)])
    means = [definition(scope, key) for key in keys]
    title, text = scope.say(f"report-part-{about.key}"), scope.say(f"report-part-{about.key}-about")
    return Section(about.key, title, text, figures, [], means)


def definition(scope: Scope, key: str) -> Definition:
    """What a measure means."""
    text = scope.say(f"measure-{key}-means") if scope.has(f"measure-{key}-means") else ""
    return Definition(scope.measure(key), text, f"measure-{key}")


def grouped(items: Iterable[T], key: Callable[[T], Hashable]) -> list[list[T]]:
    """Items in groups, each in the order of its first."""
    found: dict[Hashable, list[T]] = {}
    for item in items:
        found.setdefault(key(item), []).append(item)
    return list(found.values())


def measured(scope: Scope, told: Sequence[Told]) -> list[Figure]:
    """Charts of measures: seat by seat or card by card for each table, else table by table for each game."""
    whole = [one for one in told if not one.measure.of]
    parts = [one for one in told if one.measure.of]
    groups = [
        *grouped(parts, lambda one: (one.measure.key, one.measure.game, one.measure.seats)),
        *grouped(whole, lambda one: (one.measure.key, one.measure.game)),
    ]
    return [interval_figure(scope, group) for group in groups]


def interval_figure(scope: Scope, group: Sequence[Told]) -> Figure:
    """A chart of intervals, and its table."""
    first = group[0].measure
    title = scope.measure(first.key)
    if first.of:
        title = ", ".join(part for part in (title, scope.table(first.game, first.seats)) if part)
    elif len(scope.games) > 1:
        title = f"{title}, {scope.title(first.game)}"
    shown = strongest(group) if first.key in CARDS else list(group)
    says = scope.say("report-chart-some" if len(shown) < len(group) else "report-chart-intervals", count=len(shown))
    line = even_line(scope, group)
    rows = by_series([row(scope, one) for one in shown])
    unit = scope.say(f"axis-{first.unit}") if scope.has(f"axis-{first.unit}") else ""
    return Figure(
        capital(title), says, charts.intervals(rows, first.unit, unit, line, shared_aim(group)), measure_grid(scope, group)
    )


def even_line(scope: Scope, group: Sequence[Told]) -> tuple[float, str] | None:
    """Where figures would lie if nothing were favoured, for measures that have such a place."""
    first = group[0].measure
    if first.key in EFFECTS:
        return 0.0, scope.say("report-no-difference")
    if first.key not in (*SHARES, "win"):
        return None
    even = even_share([one for one in group if one.measure.variant == first.variant and one.run == group[0].run])
    return even, scope.say("report-even-line", value=scope.plain(even, first.unit))


def by_series(rows: list[charts.Row]) -> list[charts.Row]:
    """Rows of one table only, named by what tells them apart."""
    if len({row.name for row in rows}) > 1 or len(rows) < 2:
        return rows
    return [msgspec.structs.replace(row, name=row.series, series="") for row in rows]


def strongest(group: Sequence[Told]) -> list[Told]:
    """Figures in their order, but those that rest on very little; of many those at both ends."""
    told = [one for one in group if one.measure.n >= FEW] or group
    ordered = sorted(told, key=lambda one: -one.measure.value)
    half = MOST_ROWS // 2
    return ordered if len(ordered) <= MOST_ROWS else [*ordered[:half], *ordered[-half:]]


def shared_aim(group: Sequence[Told]) -> tuple[float, float] | None:
    """The band of figures that all have the same one."""
    found = {one.measure.aim for one in group}
    return found.pop() if len(found) == 1 else None


def row(scope: Scope, one: Told) -> charts.Row:
    """A figure as a row of a chart."""
    measure = one.measure
    name = scope.name(measure.game, measure.of) if measure.of else scope.say("report-seats", count=measure.seats)
    low, high = (end if isfinite(end) else measure.value for end in (measure.low, measure.high))
    note = f"{name}: {sure(scope, measure)}"
    return charts.Row(name, measure.value, low, high, note, series(scope, one))


def series(scope: Scope, one: Told) -> str:
    """What tells a figure from others of its row; what a card causes is measured by a variant of its own."""
    return scope.series("" if one.measure.key in EFFECTS else one.measure.variant, one.run)


def sure(scope: Scope, one: Measure) -> str:
    """A figure with its interval; what a card is worth has a sign."""
    return scope.sure(one.value, one.low, one.high, one.n, one.unit, one.key in EFFECTS)


def measure_grid(scope: Scope, group: Sequence[Told]) -> Grid:
    """The same figures as a table, with all that were left out of the chart."""
    aimed = any(one.measure.aim for one in group)
    varied = scope.several_variants or scope.several_runs
    keys = ["what", *(["series"] if varied else []), "value", "interval", "n", *(["aim"] if aimed else [])]
    head = [scope.say(f"report-head-{key}") for key in keys]
    cells = [measure_cells(scope, one) for one in group]
    return Grid(head, [[row[key] for key in keys] for row in cells], keys.index("value"))


def measure_cells(scope: Scope, one: Told) -> dict[str, str]:
    """The cells of a figure by the name of their column."""
    measure = one.measure
    width = measure.high - measure.low
    return {
        "what": scope.name(measure.game, measure.of) if measure.of else scope.say("report-seats", count=measure.seats),
        "measure": scope.measure(measure.key),
        "of": scope.name(measure.game, measure.of) or scope.say("report-whole"),
        "where": scope.table(measure.game, measure.seats),
        "series": series(scope, one),
        "value": scope.plain(measure.value, measure.unit, width, measure.key in EFFECTS),
        "interval": scope.span(measure.low, measure.high, measure.unit, measure.key in EFFECTS),
        "n": scope.count(measure.n),
        "aim": aim_cell(scope, measure),
    }


def aim_cell(scope: Scope, measure: Measure) -> str:
    """The band of a figure and whether it is kept."""
    if measure.aim is None:
        return ""
    key = "kept" if measure.within else "out" if measure.outside else "edge"
    return scope.say(f"report-cell-{key}", aim=scope.with_unit(aim_span(scope, measure), measure.unit))


# Curves.


def drawn(scope: Scope, traced: Sequence[Traced]) -> list[Figure]:
    """Charts of curves: one for each table, with all its variants and runs."""
    groups = grouped(traced, lambda one: (one.curve.key, one.curve.game, one.curve.seats))
    return [curve_figure(scope, group) for group in groups]


def curve_figure(scope: Scope, group: Sequence[Traced]) -> Figure:
    """A chart of curves, and its table."""
    first = group[0].curve
    named = scope.say(f"curve-{first.key}") if scope.has(f"curve-{first.key}") else scope.measure(first.key)
    title = ", ".join(part for part in (named, scope.table(first.game, first.seats)) if part)
    points = [point for one in group for point in curve_points(scope, one)]
    x_title, y_title = axis_title(scope, first.key, "x", first.x_unit), axis_title(scope, first.key, "y", first.unit)
    units = (first.x_unit, first.unit)
    if first.x_unit in NAMED:
        return named_figure(scope, group, title)
    if first.key in BARS:
        spec, says = charts.bars(points, x_title, y_title, units), "report-chart-bars"
    else:
        spec = charts.curve(points, x_title, y_title, units, first.key == "reliability")
        says = "report-chart-reliability" if first.key == "reliability" else "report-chart-curve"
    return Figure(capital(title), scope.say(says), spec, curve_grid(scope, group, x_title, y_title))


def named_figure(scope: Scope, group: Sequence[Traced], title: str) -> Figure:
    """A curve over things that have names and an order, such as bots from weak to strong or levels from easy to hard."""
    rows, cells = [], []
    for one in group:
        curve = one.curve
        for name, y, low, high, n in zip(curve.of.split(", "), curve.y, curve.low, curve.high, curve.n, strict=True):
            shown, sure = scope.variant(name), scope.sure(y, low, high, n, curve.unit)
            rows.append(charts.Row(shown, y, low, high, f"{shown}: {sure}", one.run if scope.several_runs else ""))
            cells.append([shown, scope.plain(y, curve.unit, high - low), scope.span(low, high, curve.unit), scope.count(n)])
    unit = group[0].curve.unit
    head = [scope.say(f"report-head-{key}") for key in ("what", "value", "interval", "n")]
    spec = charts.intervals(rows, unit, scope.say(f"axis-{unit}"))
    return Figure(capital(title), scope.say("report-chart-named"), spec, Grid(head, cells))


def axis_title(scope: Scope, key: str, axis: str, unit: str) -> str:
    """What an axis of a curve is called: by the curve, else by its unit."""
    own = f"curve-{key}-{axis}"
    return scope.say(own) if scope.has(own) else scope.say(f"axis-{unit}") if scope.has(f"axis-{unit}") else ""


def curve_series(scope: Scope, one: Traced) -> str:
    """What tells a curve from the others of its chart."""
    own = scope.name(one.curve.game, one.curve.of)
    return " · ".join(part for part in (own, scope.series(one.curve.variant, one.run)) if part)


def curve_points(scope: Scope, one: Traced) -> list[charts.Point]:
    """The points of a curve."""
    curve, series = one.curve, curve_series(scope, one)
    found = []
    for x, y, low, high, n in zip(curve.x, curve.y, curve.low, curve.high, curve.n, strict=True):
        note = f"{scope.plain(x, curve.x_unit)}: {scope.sure(y, low, high, n, curve.unit)}"
        found.append(charts.Point(x, y, low if isfinite(low) else y, high if isfinite(high) else y, note, series))
    return found


def curve_grid(scope: Scope, group: Sequence[Traced], x_title: str, y_title: str) -> Grid:
    """The points of curves as a table."""
    several = len(group) > 1
    head = [x_title, *([scope.say("report-head-series")] if several else []), y_title]
    head += [scope.say("report-head-interval"), scope.say("report-head-n")]
    rows = []
    for one in group:
        curve = one.curve
        for x, y, low, high, n in zip(curve.x, curve.y, curve.low, curve.high, curve.n, strict=True):
            cells = [scope.plain(y, curve.unit, high - low), scope.span(low, high, curve.unit), scope.count(n)]
            rows.append([scope.plain(x, curve.x_unit), *([curve_series(scope, one)] if several else []), *cells])
    return Grid(head, rows)


# What was changed, and everything in one table.


def change(scope: Scope) -> Section:
    """Variants against the plan as it stands, and two runs against one another."""
    told = [one for run in scope.runs for one in run.differences]
    variants = [one for one in told if one.between == "variants"]
    runs = [one for one in told if one.between == "runs"]
    runs += [apart(before.measure, after.measure) for before, after in both(scope)]
    figures = [change_figure(scope, group, "report-chart-paired") for group in by_measure(variants)]
    figures += [change_figure(scope, group, "report-chart-apart") for group in by_measure(runs)]
    title, text = scope.say("report-part-change"), scope.say("report-part-change-about")
    return Section("change", title, text, figures, [], [])


def by_measure(found: Sequence[Difference]) -> list[list[Difference]]:
    """Differences of each measure by themselves: their units differ."""
    return grouped(found, lambda one: (one.key, one.game))


def change_figure(scope: Scope, group: Sequence[Difference], says: str) -> Figure:
    """Differences with their intervals beside the line of no difference."""
    first = group[0]
    name = [scope.measure(first.key), *([scope.title(first.game)] if len(scope.games) > 1 else [])]
    rows = [change_row(scope, one) for one in strong(group)]
    line = (0.0, scope.say("report-no-difference"))
    unit = scope.say("axis-points") if first.unit == PERCENT else scope.say(f"axis-{first.unit}")
    head = [scope.say(f"report-head-{key}") for key in ("what", "difference", "interval", "n")]
    cells = [
        [
            change_name(scope, one),
            scope.plain(one.value, one.unit, one.high - one.low, True),
            scope.span(one.low, one.high, one.unit, True),
            scope.count(one.n),
        ]
        for one in group
    ]
    return Figure(
        capital(", ".join(name)), scope.say(says), charts.intervals(rows, first.unit, unit, line), Grid(head, cells)
    )


def strong(group: Sequence[Difference]) -> list[Difference]:
    """Of many differences the greatest."""
    return sorted(group, key=lambda one: -abs(one.value))[:MOST_ROWS] if len(group) > MOST_ROWS else list(group)


def change_name(scope: Scope, one: Difference) -> str:
    """What a difference is of."""
    table = scope.table(one.game, one.seats) if scope.several_seats else ""
    variant = one.variant if scope.several_variants and one.variant != BASE else ""
    parts = [part for part in (variant, scope.name(one.game, one.of), table) if part]
    return ", ".join(parts) or scope.say("report-whole")


def change_row(scope: Scope, one: Difference) -> charts.Row:
    """A difference as a row of a chart."""
    name = change_name(scope, one)
    note = f"{name}: {scope.sure(one.value, one.low, one.high, one.n, one.unit, True)}"
    low, high = (end if isfinite(end) else one.value for end in (one.low, one.high))
    return charts.Row(name, one.value, low, high, note)


def everything(scope: Scope) -> Section:
    """All measures but those of single cards, in one table, and what the runs cannot say."""
    told = of_key(scope, *charts.unique([one.measure.key for one in scope.told if one.measure.key not in CARDS]))
    grids = [*([all_grid(scope, told)] if told else []), *missing(scope)]
    return Section("all", scope.say("report-part-all"), scope.say("report-part-all-about"), [], grids, [])


def all_grid(scope: Scope, told: Sequence[Told]) -> Grid:
    """Figures of several measures in one table."""
    varied = scope.several_variants or scope.several_runs
    cells = [measure_cells(scope, one) for one in told]
    keys = ["measure", "of", "where", *(["series"] if varied else []), "value", "interval", "n", "aim"]
    keys = [key for key in keys if key not in ("where", "aim") or any(row[key] for row in cells)]
    head = [scope.say(f"report-head-{key}") for key in keys]
    return Grid(head, [[row[key] for key in keys] for row in cells], keys.index("value"))


def missing(scope: Scope) -> list[Grid]:
    """What the runs cannot say, and what it would take."""
    wants = {left.key: left.needs for run in scope.runs for left in run.left}
    if not wants:
        return []
    head = [scope.say("report-head-measure"), scope.say("report-head-needs")]
    return [Grid(head, [[scope.measure(key), needs(scope, what)] for key, what in wants.items()], 2)]


def needs(scope: Scope, what: str) -> str:
    """What a measure would have needed from the plan."""
    return scope.say(f"needs-{what.replace(' ', '-')}")
