"""What a folder of results says, read for a report; and how a few small tables keep what was said."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
import polars as pl

from .. import results as folders
from ..measures.base import Curve, Left, Measure
from ..plan import Plan, listed
from ..results import Results
from .scope import Difference, Reading

if TYPE_CHECKING:
    from .. import comparison

MEASURED: Final = ("win", "length")
"""What is compared beside the measure that a plan names."""

UNITS: Final = {
    "win": "share",
    "forced": "share",
    "score": "score",
    "margin": "score",
    "length": "decisions",
    "choices": "decisions",
}
"""The units of what is compared; a fact of a game is counted."""

MEASURE: Final[dict[str, Any]] = {
    "key": pl.String,
    "game": pl.String,
    "seats": pl.Int64,
    "variant": pl.String,
    "of": pl.String,
    "value": pl.Float64,
    "low": pl.Float64,
    "high": pl.Float64,
    "n": pl.Int64,
    "unit": pl.String,
}
POINTS: Final = pl.List(pl.Float64)
CURVE: Final[dict[str, Any]] = {
    **MEASURE,
    **dict.fromkeys(("x", "y", "low", "high"), POINTS),
    "n": pl.List(pl.Int64),
    "x_unit": pl.String,
}
del CURVE["value"]
KEPT: Final[dict[str, tuple[type[msgspec.Struct], dict[str, Any]]]] = {
    "measures": (Measure, {**MEASURE, "aim": POINTS}),
    "curves": (Curve, CURVE),
    "differences": (Difference, {**MEASURE, "between": pl.String, "paired": pl.Boolean, "together": pl.Boolean}),
    "left": (Left, {"key": pl.String, "needs": pl.String}),
}
"""What is kept of a reading: a table for each kind of thing that it holds."""


def read(folder: Path, other: Path | None = None) -> list[Reading]:
    """What the results in a folder say, or in two of them."""
    first = folders.read(folder)
    said = [reading(first, folder.resolve().name, *measured(first), compared(first))]
    if other is not None:
        second = folders.read(other)
        name = other.resolve().name
        if name == said[0].name:
            name = f"{other.resolve().parent.name}/{name}"
        differences = [*compared(second), *compared(first, second, name)]
        said.append(reading(second, name, *measured(second), differences))
    return said


def measured(results: Results) -> tuple[list[Measure], list[Curve], list[Left]]:
    """Everything that is measured of a run."""
    from ..measures import all_of, cells_of, curves_of, left_of

    cells = cells_of(results)
    return all_of(results, cells), curves_of(results, cells), left_of(results, cells)


def compared(results: Results, other: Results | None = None, name: str = "") -> list[Difference]:
    """What each variant changes, or what another run has more, with intervals that hold at any look."""
    from ..comparison import NothingToCompare, compare
    from ..statistics import holm

    found = []
    for key in dict.fromkeys((results.plan.measure, *MEASURED)):
        try:
            found += compare(results, key, other)
        except NothingToCompare:
            return []
    wanted = [one for one in found if one.kind == ("runs" if other else "variant")]
    held = holm([one.chance for one in wanted])
    return [difference(one, name, together) for one, together in zip(wanted, held, strict=True)]


def difference(one: comparison.Difference, run: str, together: bool) -> Difference:
    """A difference as reports take it; one of runs goes by the name of the second, and of the variant that both played."""
    sure = one.always
    return Difference(
        key=one.measure,
        game=one.game,
        seats=one.seats,
        variant=run + one.one[len(one.one.partition(" · ")[0]) :] if run else one.one,
        of=one.of.replace("seat ", "place "),  # seats are compared by their place in turn order
        value=sure.value,
        low=sure.low,
        high=sure.high,
        n=one.n,
        unit=UNITS.get(one.measure, "count"),
        between="runs" if run else "variants",
        paired=one.paired,
        together=together,
    )


def reading(
    results: Results,
    name: str,
    measures: Sequence[Measure],
    curves: Sequence[Curve],
    left: Sequence[Left],
    differences: Sequence[Difference],
) -> Reading:
    """What a run says, with what it rests on."""
    return Reading(
        name=name,
        matches=results.played,
        measures=list(measures),
        curves=list(curves),
        left=list(left),
        differences=list(differences),
        facts=facts(results),
        plan=plan_text(results),
        again=f"tablee lab run plan.toml --out {name}\ntablee lab report {name}",
    )


def facts(results: Results) -> list[tuple[str, str]]:
    """What a run rests on, under the names of its texts."""
    plan, made = results.plan, results.environment
    rules = folders.header(results.folder).get("rules", {})
    told = {
        "matches": str(results.played),
        "seed": str(plan.seed),
        "bots": ", ".join(listed(plan.bots)),
        "seats": ", ".join(str(seats) for seats in listed(plan.seats)),
        "options": ", ".join(f"{name} = {value}" for name, value in plan.options.items()),
        "rules": ", ".join(f"{game} {version}" for game, version in rules.items()),
        "version": str(made.get("tablee", "")),
        "python": str(made.get("python", "")),
        "machine": str(made.get("system", "")),
    }
    return [(name, value) for name, value in told.items() if value]


def plan_text(results: Results) -> str:
    """The plan as it was given; one from Python as plain data."""
    given = results.folder / "plan.toml"
    if given.exists():
        return given.read_text("utf-8")
    return msgspec.json.format(msgspec.json.encode(changed(results.plan))).decode()


def changed(plan: Plan) -> dict[str, Any]:
    """The fields of a plan that differ from what a plan has by itself."""
    usual = msgspec.to_builtins(Plan(game=plan.game))
    return {name: value for name, value in msgspec.to_builtins(plan).items() if name == "game" or value != usual[name]}


# What was said, kept beside the plan that is shipped.


def keep(said: Reading, folder: Path) -> None:
    """Keep what a run said in a few small tables."""
    for name, (_, schema) in KEPT.items():
        rows = [msgspec.to_builtins(one) for one in getattr(said, name)]
        columns = {column: [row[column] for row in rows] for column in schema}
        pl.DataFrame(columns, schema=schema).write_parquet(
            folder / f"{name}.parquet", compression="zstd", compression_level=19
        )


def kept(folder: Path, name: str) -> Reading:
    """What a run said when it was kept."""
    results = folders.read(folder)
    parts: dict[str, list[Any]] = {}
    for table, (kind, _) in KEPT.items():
        rows = pl.read_parquet(folder / f"{table}.parquet").to_dicts()
        parts[table] = [msgspec.convert(row, kind) for row in rows]
    return reading(results, name, parts["measures"], parts["curves"], parts["left"], parts["differences"])
