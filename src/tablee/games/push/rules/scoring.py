"""Who wins a column, and the score sheet: a row of numbers for each column of each round.

A row is the round, the column (from 1), the seat that won it or -1, each seat's total in it, and each seat's strongest card.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8


def column_winner(totals: vec[u8], seats: i64, first: i64 = 0) -> i64:
    """The seat with the highest total above 0 that nobody else has too (PUSH-095 to 099); -1 when there is none.

    The totals are so many entries from `first` on.

    >>> [int(column_winner(vec[u8](totals), len(totals))) for totals in ([9, 9, 4], [9, 9], [0], [9, 9, 4, 4])]
    [2, -1, -1, -1]
    """
    winner: i64 = -1
    best: u8 = 0
    for seat in range(seats):
        total = totals[first + seat]
        if is_alone(totals, seats, first, total) and total > best:
            best = total
            winner = seat
    return winner


def is_alone(totals: vec[u8], seats: i64, first: i64, total: u8) -> bool:
    """Whether one seat only has this total."""
    found: i64 = 0
    for seat in range(seats):
        found += i64(totals[first + seat] == total)
    return found == 1


def sheet_row(round: i64, column: i64, winner: i64, scores: vec[u8]) -> vec[i64]:
    """A row of the sheet; `scores` are the totals of all seats, then the strongest card of each."""
    row = vec[i64](capacity=12)
    row = append(append(append(row, round), column + 1), winner)
    for score in scores:
        row = append(row, i64(score))
    return row


def row_round(row: vec[i64]) -> i64:
    """The round of a row."""
    return row[0]


def row_winner(row: vec[i64]) -> i64:
    """The seat that won the column, or -1."""
    return row[2]


def row_total(row: vec[i64], seat: i64) -> i64:
    """The sum of a seat's values in the column."""
    return row[3 + seat]


def row_best(row: vec[i64], seats: i64, seat: i64) -> i64:
    """The value of a seat's strongest card in the column."""
    return row[3 + seats + seat]


def row_detail(row: vec[i64], seats: i64) -> dict[str, object]:
    """A row as the outcome of a match tells it."""
    winner = int(row_winner(row))
    return {
        "round": int(row_round(row)),
        "column": int(row[1]),
        "winner": winner if winner >= 0 else None,
        "totals": [int(row_total(row, seat)) for seat in range(seats)],
        "cards": [int(row_best(row, seats, seat)) for seat in range(seats)],
    }
