"""What everybody has used of their time: a fold over the rows of a match. Pure: no database, no clock, no sockets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from ...storage.rows import By, Move
from .paces import Clock

COSTS_NOTHING: Final[tuple[By, ...]] = ("bot", "clock")
"""Whose answers cost a person no time. One that a standing order gave costs what the person's own would have: else the time
of a seat would tell that it has an order."""


class Charge(NamedTuple):
    """A move that stands: whose, how long the answer took in ms, and what of it came off the reserve."""

    seat: int
    took: int
    cost: int


class Timing:
    """The time of each seat after some rows.

    A row says itself how long its answer took (`Move.took`), without pauses and without the time in which the server was
    away: what was once counted stays so, whoever counts it again. `since` is when the question was put that a seat is asked
    now, `carried` what had been used of it before: by answers that were taken back, so that nobody gains time by that.
    """

    def __init__(self, clock: Clock, seats: int, at: int) -> None:
        self.clock = clock
        self.spent = [0] * seats
        self.since = [at] * seats
        self.carried = [0] * seats
        self._charges: list[Charge] = []

    def left(self, seat: int) -> int:
        """What a seat has left of its reserve, beside what the question that it is asked now will cost."""
        return self.clock.reserve - self.spent[seat]

    def play(self, move: Move, started: Iterable[int], goes_on: bool) -> None:
        """Fold a move: `started` are the seats that are asked something new; the question of the mover may go on."""
        took = 0 if goes_on or move.by in COSTS_NOTHING else move.took or 0
        cost = min(self.left(move.seat), max(0, took - self.clock.free))
        self.spent[move.seat] += cost
        self._charges.append(Charge(move.seat, took, cost))
        self._start(started, move.at)

    def take_back(self, move: Move, asked: Iterable[int]) -> None:
        """Fold a row that takes back: what the answers cost is given back, and the time that they took runs on."""
        undone = self._charges[len(self._charges) - move.action :]
        del self._charges[len(self._charges) - move.action :]
        for charge in undone:
            self.spent[charge.seat] -= charge.cost
        self._start(asked, move.at)
        self.carried[move.seat] = (move.took or 0) + sum(charge.took for charge in undone if charge.seat == move.seat)

    def _start(self, seats: Iterable[int], at: int) -> None:
        for seat in seats:
            self.since[seat], self.carried[seat] = at, 0
