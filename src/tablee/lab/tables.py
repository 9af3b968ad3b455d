"""The tables of a run and their columns, and chunks of rows as Parquet."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Final

import msgspec
import polars as pl

from .match import Row, play_match
from .plan import Plan

SEATS: Final = pl.List(pl.Int64)
OBSERVATION: Final = pl.List(pl.Float32)

SCHEMAS: Final[dict[str, dict[str, pl.DataType | type[pl.DataType]]]] = {
    "matches": {
        "match": pl.Int64,
        "game": pl.String,
        "seats": pl.Int64,
        "variant": pl.String,
        "deal": pl.Int64,
        "rotation": pl.Int64,
        "seed": pl.String,
        "bots": pl.List(pl.String),
        "winners": SEATS,
        "scores": SEATS,
        "returns": pl.List(pl.Float64),
        "moves": pl.Int64,
        "forced": pl.Int64,
        "asked": SEATS,
        "choices": SEATS,
        "reason": pl.String,
        "first": pl.Int64,
        "facts": pl.String,
    },
    "cards": {"match": pl.Int64, "card": pl.String, "uses": SEATS, "shared": pl.Int64},
    "decisions": {
        "match": pl.Int64,
        "n": pl.Int64,
        "seat": pl.Int64,
        "question": pl.String,
        "observation": OBSERVATION,
        "legal": pl.List(pl.Int64),
        "chosen": pl.Int64,
        "result": pl.Float64,
    },
    "moments": {
        "match": pl.Int64,
        "n": pl.Int64,
        "seat": pl.Int64,
        "observation": OBSERVATION,
        "result": pl.Float64,
    },
    "timings": {"match": pl.Int64, "seconds": pl.Float64},
}
"""The columns of each table. Only `timings` has the time of a clock: all others are the same whoever plays them."""


class Chunk(msgspec.Struct):
    """Some matches in a row, played: their tables as Parquet, and their rows for whoever watches the run."""

    first: int
    last: int
    tables: dict[str, bytes]
    matches: list[Row]
    seconds: float

    def until(self, last: int) -> Chunk:
        """The same chunk without what comes after a match."""
        tables = {name: cut(data, last) for name, data in self.tables.items()}
        return Chunk(self.first, last, tables, self.matches[: last - self.first + 1], self.seconds)


def play_chunk(plan: Plan, first: int, last: int) -> Chunk:
    """Play the matches from `first` to `last`."""
    played = [play_match(plan, number) for number in range(first, last + 1)]
    matches = [rows.match for rows in played]
    rows = {
        "matches": matches,
        "cards": [row for each in played for row in each.cards],
        "timings": [{"match": each.match["match"], "seconds": each.seconds} for each in played],
    }
    if plan.decisions:
        rows["decisions"] = [row for each in played for row in each.decisions]
    if plan.moments:
        rows["moments"] = [row for each in played for row in each.moments]
    tables = {name: encoded(name, found) for name, found in rows.items()}
    return Chunk(first, last, tables, matches, sum(each.seconds for each in played))


def encoded(table: str, rows: Sequence[Row]) -> bytes:
    """Rows of a table as Parquet."""
    columns = {name: [row[name] for row in rows] for name in SCHEMAS[table]}
    held = BytesIO()
    pl.DataFrame(columns, schema=SCHEMAS[table]).write_parquet(held, compression="zstd", statistics=True)
    return held.getvalue()


def cut(data: bytes, last: int) -> bytes:
    """A part of a table without what comes after a match."""
    held = BytesIO()
    pl.read_parquet(BytesIO(data)).filter(pl.col("match") <= last).write_parquet(held, compression="zstd")
    return held.getvalue()
