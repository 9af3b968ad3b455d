"""How a position came about: its start, its moves, and the log as everybody and as each seat was told it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ..box import SPECTATOR
from ..events import Event

NOBODY: Final[i64] = -1


def bit_of(seat: i64) -> i64:
    """The bit of a seat in a knowers' mask; spectators (-1) have their own."""
    return SPECTATOR if seat < 0 else i64(1) << seat


@mypyc_attr(acyclic=True)
class Past:
    """How a position came about: its start, the moves since, and the log.

    Clones share the lists of moves and events until one of them goes on: each reads only the first `moved` moves and `logged`
    events. The last `undo_moves` moves of `undo_seat` may be taken back. `told` keeps by bit what each seat was told of the
    first `read` events, so that long matches are not retold from their beginning.
    """

    start: dict[str, object]
    moves: list[tuple[int, int]]
    moved: i64
    log: list[Event]
    logged: i64
    undo_seat: i64
    undo_moves: i64
    told: dict[int, Past] | None
    read: i64

    def __init__(self, start: dict[str, object]) -> None:
        self.start = start
        self.moves = []
        self.moved = 0
        self.log = []
        self.logged = 0
        self.undo_seat = NOBODY
        self.undo_moves = 0
        self.told = None
        self.read = 0

    def copy(self) -> Past:
        """A past that goes on by itself from here."""
        past = Past(self.start)
        past.moves = self.moves
        past.moved = self.moved
        past.log = self.log
        past.logged = self.logged
        past.undo_seat = self.undo_seat
        past.undo_moves = self.undo_moves
        return past

    def move(self, seat: i64, action: i64) -> None:
        """Add a move. A list that a clone has gone on with is copied first."""
        if len(self.moves) > self.moved:
            self.moves = self.moves[: self.moved]
        self.moves.append((seat, action))
        self.moved += 1

    def tell(self, event: Event) -> None:
        """Add an event to the log. A list that a clone has gone on with is copied first."""
        if len(self.log) > self.logged:
            self.log = self.log[: self.logged]
        self.log.append(event)
        self.logged += 1

    def events(self) -> list[Event]:
        """Everything that has happened, as nobody but the engine may see it."""
        return self.log[: self.logged]

    def told_numbers(self, bit: i64, since: i64) -> list[int]:
        """The numbers, counted over the whole log, of the events from `since` on that a seat was told."""
        return [since + n for n, event in enumerate(self.log[since : self.logged]) if event.audience & bit]

    def redacted(self, bit: i64) -> Past:
        """The past as one seat knows it: no moves, no start, and only the events it was told, as it was told them."""
        past = self.heard_by(bit)
        for event in self.log[past.read : self.logged]:
            if event.audience & bit:
                past.tell(event.redacted(bit))
        past.read = self.logged
        if bit_of(self.undo_seat) == bit:
            past.undo_seat = self.undo_seat
            past.undo_moves = self.undo_moves
        else:
            past.undo_seat = NOBODY
            past.undo_moves = 0
        return past.copy()

    def heard_by(self, bit: i64) -> Past:
        """What a seat was told so far; `read` says of how many events."""
        if self.told is None:
            self.told = {}
        past = self.told.get(bit)
        if past is None:
            past = Past({})
            self.told[bit] = past
        return past
