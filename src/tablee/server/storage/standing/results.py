"""The rows of results: what each finished match was to each person who played it."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
from sqlalchemy import Connection, update

from .. import schema


class Split(msgspec.Struct):
    """What of an analysis is kept with the result of a seat."""

    seat: int
    luck: float
    given_away: float
    choices: int
    grave: int


class Splits(msgspec.Struct):
    """An analysis, of which only this is read."""

    splits: list[Split]


def splits_of(data: bytes) -> dict[int, dict[str, Any]]:
    """What a stored analysis says of each seat: luck, what was given away, choices, grave errors."""
    splits = msgspec.json.decode(zlib.decompress(data), type=Splits).splits
    fields = ("luck", "given_away", "choices", "grave")
    return {split.seat: {name: getattr(split, name) for name in fields} for split in splits}


def note_analysis(connection: Connection, match: str, data: bytes) -> None:
    """Note with the results of a match what its analysis says of them."""
    t = schema.results
    for seat, said in splits_of(data).items():
        connection.execute(update(t).where(t.c.match == match, t.c.seat == seat).values(**said))
