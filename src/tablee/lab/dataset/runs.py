"""The matches of an experiment for a dataset: from the folder of its results, or from its plan, which is run first.

Where the results hold the decisions, they are taken over; where not, the matches are played again, and must end as they did.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import polars as pl

from .. import plan as plans
from .. import results as folders
from ..match import play_match
from ..plan import Cell, Plan
from ..results import Results
from ..run import Progress, run
from . import BadDataset, Entry, LeftOut, Row, content_of, name_of, plain, split_of

BLOCK: Final = 100
"""How many matches' decisions are held at a time."""


def of_plan(file: Path, out: Path, progress: Callable[[Progress], None] | None = None) -> Iterator[Entry]:
    """The matches of a plan, which is run with all its decisions, on all cores, into a folder beside the dataset."""
    plan = msgspec.structs.replace(plans.read(file), decisions=True)
    folder = out.with_name(f"{out.name}-{file.stem}")
    run(plan, folder, progress=progress)
    yield from of_results(folder)


def of_results(folder: Path) -> Iterator[Entry]:
    """The matches of the results in a folder."""
    results, rules = folders.read(folder), folders.header(folder)["rules"]
    cells = plans.cells(results.plan)
    decisions = Decisions(results)
    for _, _, path in folders.parts(folder, "matches"):
        for row in pl.read_parquet(path).sort("match").iter_rows(named=True):
            cell = cells[plans.place(results.plan, row["match"]).cell]
            row["seed"] = row["seed"] or plans.seed_of(results.plan, cell.game.id, row["deal"])  # what is shipped has none
            name = run_name(cell, rules[cell.game.id], row)
            origin = f"{folder} · {row['match']}"
            yield Entry(name, origin, partial(rows_of, name, results.plan, cell, rules[cell.game.id], row, decisions))


def run_name(cell: Cell, version: int, row: Row) -> str:
    """The name of a match that follows from all that decides it."""
    variant = [cell.variant.forbid, cell.variant.force]
    specs = [cell.specs[bot] for bot in cell.lineup(row["rotation"])]
    return name_of("run", cell.game.id, version, cell.seats, cell.options, cell.game.overlay, variant, specs, row["seed"])


def rows_of(name: str, plan: Plan, cell: Cell, version: int, row: Row, decisions: Decisions) -> tuple[Row, list[Row]]:
    """The rows of one match; LeftOut where cards were forbidden or forced, or where it can no longer be played."""
    if cell.variant.forbid or cell.variant.force:
        raise LeftOut("bent")
    if plan.decisions:
        found = decisions.of(row["match"])
    elif version == cell.game.rules_version:
        found = played_again(plan, row)
    else:
        raise LeftOut("version")
    split = split_of(row["seed"])
    match = {
        "match": name,
        "split": split,
        "source": "lab",
        "rules_version": version,
        "options": plain(cell.options),
        "content": content_of(cell.game),
        **{key: row[key] for key in ("game", "seats", "bots", "winners", "scores", "returns", "moves", "reason")},
    }
    return match, [{**each, "match": name, "split": split} for each in found]


def played_again(plan: Plan, row: Row) -> list[Row]:
    """The decisions of a match that kept none; BadDataset when it ends otherwise than it did."""
    rows = play_match(msgspec.structs.replace(plan, decisions=True, moments=0, choices=0), row["match"])
    if any(rows.match[key] != row[key] for key in ("seed", "scores", "moves", "winners")):
        other = BadDataset(f"match {row['match']} ends otherwise when it is played again")
        raise other.saying("fault-dataset-again", name=row["match"])
    return [{**each, "observation": np.array(each["observation"], dtype=np.float32)} for each in rows.decisions]


class Decisions:
    """The decisions that results hold, some matches at a time."""

    def __init__(self, results: Results) -> None:
        self.results = results
        self._block = -1
        self._rows: dict[int, list[dict[str, Any]]] = {}

    def of(self, match: int) -> list[Row]:
        """The decisions of a match in their order."""
        if match // BLOCK != self._block:
            self._read(match // BLOCK)
        return self._rows.get(match, [])

    def _read(self, block: int) -> None:
        """Hold the decisions of a block of matches."""
        wanted = pl.col("match").is_between(block * BLOCK, block * BLOCK + BLOCK - 1)
        found = self.results.decisions.filter(wanted).sort("match", "n").collect()
        self._block, self._rows = block, {}
        for observation, row in zip(found["observation"], found.drop("observation").iter_rows(named=True), strict=True):
            self._rows.setdefault(row["match"], []).append({**row, "observation": observation.to_numpy()})
