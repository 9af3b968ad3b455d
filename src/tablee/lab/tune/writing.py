"""What a tuning leaves behind: the front as a table, in Parquet and in Markdown, and the best setting as an overlay."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import polars as pl

from ...engine.overlay import write_overlay
from ..results import write
from .spec import BUDGET, Setting, Tune
from .verdict import Trial, front, meets, misses, nearest


def keep(tune: Tune, trials: Sequence[Trial], folder: Path) -> list[Path]:
    """Write the front, every trial, and the overlays; the files of the overlays, the best first."""
    chosen = front(tune, trials)
    frame(tune, chosen).write_parquet(folder / "front.parquet")
    frame(tune, trials).write_parquet(folder / "trials.parquet")
    write(folder / "front.md", ("\n".join(markdown(tune, chosen)) + "\n").encode())
    return [written(folder / f"{name}.toml", tune, trial) for name, trial in best(tune, trials).items()]


def best(tune: Tune, trials: Sequence[Trial]) -> dict[str, Trial]:
    """The settings to be written, by name: the best of the front, or the nearest to each aim where each wants its own."""
    if not tune.each:
        return {"best": front(tune, trials)[0]}
    return {f"best-{number + 1}": nearest(tune, trials, number) for number in range(len(tune.aims))}


def written(path: Path, tune: Tune, trial: Trial) -> Path:
    """Write a setting as an overlay; what is known of it stands above, and the budgets of bots, which no overlay has."""
    lines = [f"# {aim.label}: {interval(found)}, n = {found.n}" for aim, found in zip(tune.aims, trial.found, strict=True)]
    lines += [f"# {name} = {value}" for name, value in trial.setting.items() if name.endswith(BUDGET)]
    write(path, ("\n".join(lines) + "\n" + write_overlay(overlay(trial.setting))).encode())
    return path


def overlay(setting: Setting) -> dict[str, dict[str, Any]]:
    """A setting as an overlay.

    >>> overlay({"A07.glory": 5, "forfeit": True, "rollout:N": 80})
    {'change': {'A07.glory': 5}, 'options': {'forfeit': True}}
    """
    told = {name: value for name, value in setting.items() if not name.endswith(BUDGET)}
    fields = {name: value for name, value in told.items() if "." in name}
    options = {name: value for name, value in told.items() if "." not in name}
    return {part: values for part, values in (("change", fields), ("options", options)) if values}


def frame(tune: Tune, trials: Sequence[Trial]) -> pl.DataFrame:
    """Trials as a table: a column for each tunable, and for each aim its value, interval and distance."""
    columns: dict[str, list[Any]] = {}
    for tunable in tune.tunables:
        columns[tunable.name] = [plain(trial.setting[tunable.name]) for trial in trials]
    for number, aim in enumerate(tune.aims):
        label = f"{number + 1} {aim.label}"
        columns[label] = [trial.found[number].value for trial in trials]
        columns[f"{label} low"] = [trial.found[number].low for trial in trials]
        columns[f"{label} high"] = [trial.found[number].high for trial in trials]
        columns[f"{label} miss"] = [misses(tune, trial)[number] for trial in trials]
    columns["matches"] = [trial.matches for trial in trials]
    columns["stopped"] = [trial.stopped for trial in trials]
    columns["meets"] = [meets(tune, trial) for trial in trials]
    return pl.DataFrame(columns)


def plain(value: object) -> object:
    """A value as a column of a table holds it."""
    return value if isinstance(value, bool | int | float | str) else str(value)


def markdown(tune: Tune, trials: Sequence[Trial]) -> list[str]:
    """The front as a table to read."""
    heads, rows = table(tune, trials)
    lines = [f"| {' | '.join(heads)} |", f"|{' --- |' * len(heads)}"]
    return lines + [f"| {' | '.join(row)} |" for row in rows]


def table(tune: Tune, trials: Sequence[Trial]) -> tuple[list[str], list[list[str]]]:
    """Heads and rows of a table of trials: the tunables, each aim with its interval and whether it is met, the matches."""
    heads = [tunable.name for tunable in tune.tunables]
    heads += [f"{aim.label} ({number(aim.centre)} ± {number(aim.reach)})" for aim in tune.aims]
    rows = []
    for trial in trials:
        row = [str(plain(trial.setting[tunable.name])) for tunable in tune.tunables]
        marks = ["✓" if miss <= 1 else "✗" for miss in misses(tune, trial)]
        row += [f"{interval(found)} {mark}" for found, mark in zip(trial.found, marks, strict=True)]
        rows.append([*row, str(trial.matches)])
    return [*heads, "n"], rows


def interval(found: Any) -> str:
    """A value with its interval."""
    return f"{number(found.value)} ({number(found.low)}–{number(found.high)})"


def number(value: float) -> str:
    """Three digits, which is what a share or a length needs.

    >>> number(0.33333), number(74.25)
    ('0.333', '74.2')
    """
    return f"{value:.3f}" if abs(value) < 2 else f"{value:.1f}"
