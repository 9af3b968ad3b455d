"""The rows that a chance is fitted on, read from the moments of a run a few matches at a time."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import polars as pl
from numpy.typing import NDArray

from ...engine.errors import TableeError
from ..measures.cell import CellRows
from .fit import Rows

AT_ONCE = 200
RAREST = 0.002
FLATTEST = 1e-5


class NoMoments(TableeError):
    """A run without observations."""


def rows_of(cell: CellRows) -> Rows:
    """What every seat saw at the moments of a cell, with what came of it; columns that hardly ever differ are left out."""
    if not cell.has_moments:
        raise NoMoments(f"{cell.results.folder} has no moments: its plan needs “moments”")
    kept, width = telling(cell)
    parts = list(chunks(cell))
    seen = np.concatenate([observed(frame)[:, kept] for frame in parts])
    told = pl.concat([frame.drop("observation") for frame in parts])
    won = told.select(pl.col("share").list.get(pl.col("seat")))["share"].to_numpy().astype(np.float64)
    winners = cell.matches["winners"].list.len()
    return Rows(
        seats=cell.seats,
        width=width,
        team=cell.team,
        whole=not cell.team and bool((winners > 0).all()),
        bots=cell.bots,
        matches=cell.matches.height,
        kept=kept,
        seen=seen.astype(np.float32),
        won=won,
        over=(told["n"] / told["moves"]).to_numpy().astype(np.float64),
        deal=told["deal"].to_numpy().astype(np.int64),
        match=told["match"].to_numpy().astype(np.int64),
    )


def chunks(cell: CellRows) -> Iterator[pl.DataFrame]:
    """The moments of some matches at a time."""
    numbers = cell.matches["match"].to_list()
    for start in range(0, len(numbers), AT_ONCE):
        some = numbers[start : start + AT_ONCE]
        within = pl.col("match").is_between(some[0], some[-1])
        frame = cell.rows("moments").filter(within).select("match", "n", "seat", "observation", "deal", "moves", "share")
        yield frame.collect()


def observed(frame: pl.DataFrame) -> NDArray[np.float32]:
    """The observations as a matrix."""
    return np.array(frame["observation"].to_list(), dtype=np.float32)


def telling(cell: CellRows) -> tuple[NDArray[np.int64], int]:
    """The columns that differ from row to row often enough to be told apart, and how many columns there are."""
    total, squares, filled, count = np.zeros(0), np.zeros(0), np.zeros(0), 0
    for frame in chunks(cell):
        seen = observed(frame).astype(np.float64)
        if not count:
            total, squares, filled = np.zeros(seen.shape[1]), np.zeros(seen.shape[1]), np.zeros(seen.shape[1])
        total += seen.sum(axis=0)
        squares += (seen**2).sum(axis=0)
        filled += (seen != 0).sum(axis=0)
        count += len(seen)
    spread = squares / count - (total / count) ** 2
    return np.flatnonzero((spread > FLATTEST) & (filled >= RAREST * count)), len(total)
