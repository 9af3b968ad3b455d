"""The tables of a run and their columns, and chunks of rows as Parquet."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO
from typing import Any, Final

import msgspec
import numpy as np
import polars as pl

from .match import Row, Rows, play_match
from .plan import Plan

SEATS: Final = pl.List(pl.Int64)
RETURNS: Final = pl.List(pl.Float64)
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
        "returns": RETURNS,
        "moves": pl.Int64,
        "forced": pl.Int64,
        "asked": SEATS,
        "choices": SEATS,
        "last": SEATS,
        "longest": SEATS,
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
    "choices": {
        "match": pl.Int64,
        "n": pl.Int64,
        "seat": pl.Int64,
        "question": pl.String,
        "legal": pl.Int64,
        "chosen": pl.Int64,
        "answers": pl.List(pl.Int64),
        "counts": pl.List(pl.Int64),
        "before": pl.List(pl.Float64),
        "after": pl.List(pl.List(pl.Float64)),
    },
    "timings": {"match": pl.Int64, "seconds": pl.Float64},
}
"""The columns of each table. Only `timings` has the time of a clock: all others are the same whoever plays them."""

REPEATED: Final = frozenset({"bots", "winners"})
"""Columns of lists of which few are different."""


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


@contextmanager
def uncollected() -> Iterator[None]:
    """Without looking for garbage meanwhile: among rows that pile up Python would look again and again, in vain."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def play_chunk(plan: Plan, first: int, last: int) -> Chunk:
    """Play the matches from `first` to `last`."""
    with uncollected():
        played = [play_match(plan, number) for number in range(first, last + 1)]
    matches = [rows.match for rows in played]
    rows = {
        "matches": matches,
        "timings": [{"match": each.match["match"], "seconds": each.seconds} for each in played],
    }
    if plan.decisions:
        rows["decisions"] = [row for each in played for row in each.decisions]
    if plan.moments:
        rows["moments"] = [row for each in played for row in each.moments]
    if plan.choices:
        rows["choices"] = [row for each in played for row in each.choices]
    tables = {"cards": parquet(card_table(played)), **{name: encoded(name, found) for name, found in rows.items()}}
    return Chunk(first, last, tables, matches, sum(each.seconds for each in played))


def encoded(table: str, rows: Sequence[Row]) -> bytes:
    """Rows of a table as Parquet."""
    columns = [column(name, kind, [row[name] for row in rows]) for name, kind in SCHEMAS[table].items()]
    return parquet(pl.DataFrame(columns))


def column(name: str, kind: pl.DataType | type[pl.DataType], values: list[Any]) -> pl.Series:
    """A column. Lists are slow to take in one by one: equally long ones are laid out as one block, few different ones are
    taken in once each.
    """
    if name in REPEATED:
        numbers: dict[tuple[Any, ...], int] = {}
        where = [numbers.setdefault(tuple(each), len(numbers)) for each in values]
        return pl.Series(name, [list(each) for each in numbers], kind).gather(where)
    if kind in (SEATS, RETURNS) and len({len(each) for each in values}) == 1:
        return pl.Series(name, np.array(values, dtype=np.int64 if kind == SEATS else np.float64)).arr.to_list()
    return pl.Series(name, values, kind)


def parquet(frame: pl.DataFrame) -> bytes:
    """A frame as Parquet."""
    held = BytesIO()
    frame.write_parquet(held, compression="zstd")
    return held.getvalue()


def card_table(played: Sequence[Rows]) -> pl.DataFrame:
    """One row a card a match; matches with equally many seats are laid out together, as blocks of numbers."""
    by_width: dict[int, list[Rows]] = {}
    for rows in played:
        by_width.setdefault(rows.match["seats"] + 1, []).append(rows)
    frames = [card_block(some, width) for width, some in by_width.items()]
    whole = frames[0] if len(frames) == 1 else pl.concat(frames).sort("match", maintain_order=True)
    return whole.cast(pl.Schema(SCHEMAS["cards"]))


def card_block(played: Sequence[Rows], width: int) -> pl.DataFrame:
    """The cards of matches with equally many seats."""
    numbers = np.array([rows.match["match"] for rows in played], dtype=np.int64)
    cards = [card for rows in played for card in rows.cards.cards]
    uses = np.frombuffer(b"".join(rows.cards.uses for rows in played), dtype=np.int64).reshape(-1, width)
    return pl.DataFrame(
        {
            "match": np.repeat(numbers, [len(rows.cards.cards) for rows in played]),
            "card": cards,
            "uses": pl.Series(uses[:, :-1]).arr.to_list(),
            "shared": uses[:, -1],
        }
    )


def cut(data: bytes, last: int) -> bytes:
    """A part of a table without what comes after a match."""
    return parquet(pl.read_parquet(BytesIO(data)).filter(pl.col("match") <= last))
