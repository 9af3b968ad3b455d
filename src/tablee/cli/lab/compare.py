"""`tablee lab compare`: what variants change, on the same deals, in a table and in sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isinf
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich import box
from rich.cells import cell_len
from rich.table import Table

from ..base import Say, out, say
from . import group

if TYPE_CHECKING:
    from ...lab.comparison import Difference
    from ...lab.plan import Plan, Variant
    from ...lab.statistics import Interval

SHORT = 40
"""How long the changes of a variant may be to stand for it in a sentence; a longer list goes by the variant's name."""
WIDE = 16
"""How wide the names of rows should be at least; they alone may be broken."""
COLUMNS = ("sides", "difference", "always", "fixed", "deals", "gain", "together")
SPARED = ("fixed", "gain", "sides")
"""The columns that a narrow terminal goes without, the first of them first."""
PERCENT = ("win", "forced")
"""The measures that are told in percentage points."""
TOLD = ("win", "score", "length")
"""The measures that have sentences of their own."""


@group.command()
def compare(
    run: Annotated[Path, typer.Argument(metavar="RUN")],
    other: Annotated[Path | None, typer.Argument(metavar="RUN")] = None,
    measure: Annotated[str | None, typer.Option(metavar="NAME")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> int:
    """Compare each variant of a run with the plan as it stands, or one run with another."""
    from ...lab import comparison
    from ...lab import results as folders

    first = folders.read(run)
    second = folders.read(other) if other else None
    found = comparison.compare(first, measure, second)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(comparison.plain(found))).decode())
        return 0
    speak = say()
    out().print(fitting(found, first.plan, speak, out().width))
    for each in found:
        out().print(sentence(each, len(found), first.plan, speak), soft_wrap=True)
    return 0


# The table.


def fitting(found: list[Difference], plan: Plan, speak: Say, width: int) -> Table:
    """The differences, each with as many of its columns as there is room for, and what the columns mean."""
    rows = [cells(each, speak) for each in found]
    columns = list(COLUMNS)
    for spared in SPARED:
        if room(columns, rows, speak) > width:
            columns.remove(spared)
    drawn = Table(box=box.ROUNDED, title=title(found[0], speak), title_justify="left", caption_justify="left")
    told = [f"compare-caption-{name}" for name in columns if speak.has(f"compare-caption-{name}")]
    drawn.caption = " ".join(speak(key) for key in ("compare-caption", *told))
    drawn.add_column(speak("compare-what"))
    for name in columns:
        drawn.add_column(speak(f"compare-{name}"), justify="right", no_wrap=True)
    for each, row in zip(found, rows, strict=True):
        drawn.add_row(row_name(each, plan, speak), *(row[name] for name in columns))
    return drawn


def room(columns: Sequence[str], rows: Sequence[Mapping[str, str]], speak: Say) -> int:
    """How wide a table with these columns is: each as wide as its widest cell, between lines and blanks."""
    widest = [max(cell_len(speak(f"compare-{name}")), *(cell_len(row[name]) for row in rows)) for name in columns]
    return WIDE + sum(widest) + 3 * (len(columns) + 1) + 1


def title(one: Difference, speak: Say) -> str:
    """What is compared."""
    return speak("compare-title", measure=measure_name(one.measure, speak))


def row_name(one: Difference, plan: Plan, speak: Say) -> str:
    """What a row of the table is about; the game and its seats only where a plan has several."""
    table = [f"{one.game} · {one.seats}"] if several(plan) else []
    sides = [f"{one.one} / {one.other}"] if one.kind != "variant" else [one.one]
    return " · ".join([*table, *sides, *([] if one.kind == "bots" else [whose(one, speak)])])


def cells(one: Difference, speak: Say) -> dict[str, str]:
    """One row of the table by the names of its columns."""
    return {
        "sides": f"{shown(one.before, one, speak)} → {shown(one.after, one, speak)}",
        "difference": shown(one.always.value, one, speak, signed=True),
        "always": ends(one.always, one, speak),
        "fixed": "–" if one.none_seen else ends(one.fixed, one, speak),
        "deals": str(one.n),
        "gain": "–" if one.gain is None else speak("compare-times", times=number(one.gain, 1, speak)),
        "together": speak("cli-yes" if one.together else "cli-no"),
    }


def ends(interval: Interval, one: Difference, speak: Say) -> str:
    """Both ends of an interval; a stroke where nothing can be said yet."""
    if isinf(interval.low) or isinf(interval.high):
        return "–"
    return f"{shown(interval.low, one, speak, signed=True)} … {shown(interval.high, one, speak, signed=True)}"


def shown(value: float, one: Difference, speak: Say, signed: bool = False) -> str:
    """A figure of a measure, a share in percent."""
    if one.measure in PERCENT:
        return number(100 * value, 1, speak, signed)
    return number(value, 1 if one.measure == "length" else 2, speak, signed)


def number(value: float, decimals: int, speak: Say, signed: bool = False) -> str:
    """A number as the language writes it; of zero, no sign remains."""
    text = f"{value:{'+' if signed else ''}.{decimals}f}"
    if float(text) == 0:
        text = text.lstrip("+-")
    return text.replace("-", "−").replace(".", speak("decimal-mark"))


# Sentences.


def sentence(one: Difference, comparisons: int, plan: Plan, speak: Say) -> str:
    """What a difference means, and how sure it is."""
    way = "same" if one.none_seen else "open" if not one.sure else "more" if one.always.value > 0 else "less"
    low, high = one.always.low, one.always.high
    if way == "less":
        low, high = -high, -low
    known = one.measure if one.measure in TOLD else "other"
    told = speak(
        f"compare-bots-{known}" if one.kind == "bots" else f"compare-{known}",
        way="unknown" if way == "open" and (isinf(low) or isinf(high)) else way,
        condition=condition(one, plan, speak),
        who=whose(one, speak),
        one=one.one,
        other=one.other,
        measure=measure_name(one.measure, speak),
        amount=shown(abs(one.always.value), one, speak),
        low=shown(low, one, speak, signed=way == "open"),
        high=shown(high, one, speak, signed=way == "open"),
        deals=one.n,
    )
    notes = [] if one.paired else [speak("compare-unpaired")]
    if one.sure and not one.together:
        notes.append(speak("compare-alone", others=comparisons - 1))
    place = f"{one.game} · {one.seats}{speak('compare-colon')} " if several(plan) else ""
    return " ".join([place + told[:1].upper() + told[1:] if not place else place + told, *notes])


def several(plan: Plan) -> bool:
    """Whether a plan has more than one game or seat count, so that a sentence has to say which it is about."""
    return (isinstance(plan.game, list) and len(plan.game) > 1) or (isinstance(plan.seats, list) and len(plan.seats) > 1)


def condition(one: Difference, plan: Plan, speak: Say) -> str:
    """Under which condition it is so: with the change of a variant, or in the other run."""
    if one.kind == "runs":
        return speak("compare-in-run", run=one.one)
    variant = next((each for each in plan.variant if each.name == one.one), None)
    changes = changes_of(variant, speak) if variant else ""
    if changes and len(changes) <= SHORT:
        return speak("compare-with", change=changes)
    return speak("compare-with-name", name=one.one)


def changes_of(variant: Variant, speak: Say) -> str:
    """What a variant changes, as it is typed.

    >>> from tablee.lab.plan import Variant
    >>> changes_of(Variant(name="generous", content={"change": {"A07": {"glory": 7}}}, options={"forfeit": True}), Say("en"))
    'A07.glory = 7, forfeit = true'
    """
    fields = variant.content.get("change", {})
    told = [f"{card}.{field} = {typed(value)}" for card, changed in fields.items() for field, value in changed.items()]
    told += [f"{name} = {typed(value)}" for name, value in variant.options.items()]
    if variant.bots:
        bots = [variant.bots] if isinstance(variant.bots, str) else variant.bots
        told.append(speak("compare-change-bots", bots=" – ".join(bots)))
    told += [speak("compare-change-forbid", card=card) for card in variant.forbid]
    told += [speak("compare-change-force", card=card) for card in variant.force]
    other = any(part != "change" for part in variant.content)
    return "" if other else ", ".join(told)


def typed(value: object) -> str:
    """A value as it is typed."""
    return msgspec.json.encode(value).decode()


def whose(one: Difference, speak: Say) -> str:
    """Whose figure it is: a place in turn order, a bot, or all together."""
    kind, _, place = one.of.partition(" ")
    if kind == "seat" and place.isdecimal():
        return speak("compare-seat", seat=int(place))
    return one.of or speak("compare-team" if one.measure in ("win", "score") else "compare-match")


def measure_name(measure: str, speak: Say) -> str:
    """What a measure is called; a fact of a game by its own name."""
    return speak(f"compare-measure-{measure}") if speak.has(f"compare-measure-{measure}") else measure.removeprefix("facts.")
