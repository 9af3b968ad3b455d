"""`tablee lab size`: how many matches are enough, before a run."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich import box
from rich.table import Table

from ..base import Say, Trouble, out, say
from . import group
from .compare import measure_name, number
from .progress import with_bar

if TYPE_CHECKING:
    from ...lab.plan import Plan
    from ...lab.sizing import Size

USUAL = 0.02
"""The half-width where neither the plan nor the line names one."""
MINUTE, HOUR, DAY = 60, 3600, 86400


@group.command()
def size(
    file: Annotated[Path, typer.Argument(metavar="PLAN")],
    precision: Annotated[float | None, typer.Option(metavar="X")] = None,
    pilot: Annotated[int, typer.Option(metavar="N")] = 0,
    jobs: Annotated[int | None, typer.Option(metavar="N")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> int:
    """Say how many matches a plan needs for a precision, from theory and from a pilot."""
    from ...lab import plan as plans
    from ...lab.sizing import from_theory

    plan = plans.read(file)
    wanted = plan.precision or USUAL if precision is None else precision
    if not wanted > 0 or pilot < 0:
        raise Trouble(say()("fault-size-precision"))
    found = {"theory": from_theory(plan, wanted)} if plan.measure == "win" or not pilot else {}
    if pilot:
        found["pilot"] = with_bar(file.stem, lambda progress: piloted(plan, wanted, pilot, jobs, progress))
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
        return 0
    speak = say()
    out().print(table(plan, wanted, found, speak))
    return 0


def piloted(plan: Plan, wanted: float, matches: int, jobs: int | None, progress: object) -> Size:
    """What some matches of each cell, played now and kept nowhere, say about how many are needed."""
    from ...lab.run import run
    from ...lab.sizing import from_pilot

    short = msgspec.structs.replace(plan, matches=matches, precision=None, decisions=False, moments=0)
    with TemporaryDirectory() as folder:
        results = run(short, Path(folder) / "pilot", jobs, progress=progress)  # type: ignore[arg-type]
        rows = results.matches.collect().to_dicts()
        seconds = float(results.timings.collect()["seconds"].mean() or 0.0)  # type: ignore[arg-type]
    return from_pilot(plan, wanted, rows, seconds / (jobs or os.cpu_count() or 1))


def table(plan: Plan, wanted: float, found: dict[str, Size], speak: Say) -> Table:
    """The numbers, for a run that is looked at once and for one that is watched."""
    share = plan.measure in ("win", "forced")
    half = speak("size-points", points=number(100 * wanted, 1, speak)) if share else f"{wanted:g}"
    measure = measure_name(plan.measure, speak)
    drawn = Table(box=box.ROUNDED, title_justify="left", caption_justify="left")
    drawn.title = speak("size-title", measure=measure, half=half.replace(".", speak("decimal-mark")))
    drawn.caption = speak("size-caption-variants" if plan.variant else "size-caption")
    for name in ("source", "fixed", "always"):
        drawn.add_column(speak(f"size-{name}"), justify="left" if name == "source" else "right")
    for source, told in found.items():
        drawn.add_row(
            speak(f"size-{source}"),
            amount(told.fixed, told.fixed_seconds, speak),
            amount(told.always, told.always_seconds, speak),
        )
    return drawn


def amount(matches: int, seconds: float | None, speak: Say) -> str:
    """A number of matches, and how long they take where that is known."""
    from ...lab.statistics import MOST

    told = speak("size-never") if matches >= MOST else speak("size-matches", count=matches)
    return told if seconds is None or matches >= MOST else f"{told} ({duration(seconds, speak)})"


def duration(seconds: float, speak: Say) -> str:
    """A time as one says it.

    >>> duration(7500, Say("en"))
    '2.1 h'
    """
    for unit, length in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
        if seconds >= 1.5 * length:
            return speak(f"size-{unit}", time=number(seconds / length, 1, speak))
    return speak("size-seconds", time=number(seconds, 0 if seconds >= 10 else 1, speak))
