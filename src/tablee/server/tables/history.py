"""A match's rows folded into its present position. Pure: no database, no clock, no sockets."""

from __future__ import annotations

import zlib
from bisect import bisect_right
from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final

import msgspec

from ...engine.decision import Decision
from ...engine.game import Game
from ...engine.position import Position
from ..storage.rows import By, Match, Move
from .clocks.paces import Clock, clock_of
from .clocks.timing import Timing

STAND_INS: Final[tuple[By, ...]] = ("bot", "clock")
NOBODY: Final[tuple[int, By]] = (-1, "person")


def pack_dump(pos: Position) -> bytes:
    """A position as it is stored: its dump as compressed JSON."""
    return zlib.compress(msgspec.json.encode(pos.dump()), 6)


def unpack_dump(data: bytes) -> dict[str, Any]:
    """The dump of a stored position."""
    return msgspec.json.decode(zlib.decompress(data), type=dict[str, Any])


def first_position(game: Game, match: Match) -> Position:
    """The start, with the overlay of a variant: a dealt seed, or the dump with which an upgraded match goes on."""
    game = game.amended(match.overlay)
    if match.start_dump is not None:
        return game.load(unpack_dump(match.start_dump))
    return game.new(match.seats, match.seed, match.generator, **match_options(game, match))


def match_options(game: Game, match: Match) -> dict[str, Any]:
    """All options of a match, also of one stored by a build that kept only those that differed from their defaults."""
    stored: dict[str, Any] = msgspec.json.decode(match.options, type=dict[str, Any])
    return game.stored_options(stored, match.seats, match.rules_version)


def standing_moves(moves: Iterable[Move]) -> list[Move]:
    """The moves that still stand: those taken back are left out."""
    standing: list[Move] = []
    for move in moves:
        if move.what == "play":
            standing.append(move)
        else:
            del standing[len(standing) - move.action :]
    return standing


class History:
    """The position after `n` rows, and for each seat how many events it was told and since when it is asked.

    `epoch` counts how often something was taken back: events told in one epoch may not be those of the next; `returned`
    says that the last row took back. `made` are the moves that stand: whose, and who made them; `stood_in` are the seats for
    which a bot or the clock has ever moved; `told_before` counts the events that had been told before each. `versions`
    counts what each seat, and last a spectator, was told; `questions` how often each seat was asked anew or has answered,
    and depends on nothing else, so that it tells nothing of others. `timing` is what everybody has used of their time.
    """

    def __init__(self, pos: Position, n: int, at: int, clock: Clock | None = None) -> None:
        self.pos = pos
        self.timing = Timing(clock or Clock(), pos.seats, at)
        self.n = n
        self.epoch = 0
        self.takebacks = 0
        self.returned = False
        self.made: list[tuple[int, By]] = []
        self.stood_in: set[int] = set()
        self.told_before: list[int] = []
        self.versions = [0] * (pos.seats + 1)
        self.asked_version = [0] * pos.seats
        self.asked_by = [n - 1] * pos.seats
        self.answered_by = [-1] * pos.seats
        self.questions = [0] * pos.seats
        self.acks: dict[tuple[str | None, str], tuple[int, int]] = {}
        self.last_at = at
        self._count(0)
        self._ask(None, (), at, n - 1)

    @staticmethod
    def of(game: Game, match: Match, moves: Sequence[Move]) -> History:
        """Fold the rows of a match from its start."""
        began = match.started or match.created
        history = History(first_position(game, match), match.start_n, began, clock_of(match.clock))
        for move in moves:
            if move.n >= match.start_n:
                history.advance(move)
            else:
                history.note_before(move)
        return history

    def version(self, seat: int | None) -> int:
        """How many events a seat (None: a spectator) has been told."""
        return self.versions[-1 if seat is None else seat]

    def question(self, seat: int) -> tuple[int, int]:
        """Which question a seat is asked: the row that asked it, and the seat's own last answer before it."""
        return self.asked_by[seat], self.answered_by[seat]

    def question_number(self, seat: int | None) -> int:
        """A number that is another one whenever a seat is asked anew; 0 for a spectator."""
        return 0 if seat is None else self.questions[seat]

    def since_own(self, seat: int | None) -> int:
        """How many moves back is the last that a seat made itself; 0 where there is none, and for a spectator."""
        for back, (mover, by) in enumerate(reversed(self.made), start=1):
            if mover == seat and by != "order":
                return back
        return 0

    def note_before(self, move: Move) -> None:
        """A row from before an upgrade: its effect is in the dump, but its message is still answered.

        What it cost is not known any more: whoever is asked has been asked since the last of them, with a whole reserve.
        """
        if move.what in ("undo", "takeback"):
            self.epoch += 1
            self.takebacks += move.what == "takeback"
        if move.mid is not None:
            self.acks[move.person, move.mid] = (move.seat, self.versions[move.seat])
        self.last_at = move.at
        self.timing.since = [move.at] * len(self.timing.since)

    def advance(self, move: Move, played: Position | None = None) -> None:
        """Fold one more row; `played` is the position after it when the caller has it already."""
        before, asked = self.pos.question, self.pos.to_act
        if move.what == "play":
            told_before = self.pos.event_count
            if played is None:
                self.pos.play(move.seat, move.action)
            else:
                self.pos = played
            self.returned = False
            self.made.append((move.seat, move.by))
            if move.by in STAND_INS:
                self.stood_in.add(move.seat)
            self.told_before.append(told_before)
            self._count(told_before)
            started = self._ask(before, asked, move.at, move.n)
            self.timing.play(move, started, goes_on=move.seat in self.pos.to_act and move.seat not in started)
            self.answered_by[move.seat] = move.n
            self.questions[move.seat] += 1
        elif move.what in ("undo", "takeback"):
            self._take_back(move)
        self.n = move.n + 1
        self.last_at = move.at
        if move.mid is not None:
            self.acks[move.person, move.mid] = (move.seat, self.versions[move.seat])

    def _take_back(self, move: Move) -> None:
        """Fold a row that takes back."""
        self.pos = self.pos.undone(move.action)
        del self.made[len(self.made) - move.action :]
        del self.told_before[len(self.told_before) - move.action :]
        self.returned = True
        self.epoch += 1
        self.takebacks += move.what == "takeback"
        self.versions = [0] * len(self.versions)
        self._count(0)
        self.timing.take_back(move, self._ask(None, (), move.at, move.n))

    def events(self, seat: int | None, since: int, people: Collection[int]) -> list[dict[str, Any]]:
        """What a seat was told since then; `by` marks what a bot or the clock did in the place of a person."""
        events: list[dict[str, Any]] = self.pos.events(seat, since)
        if events and not self.stood_in.isdisjoint(people):
            moves = self._moves_of(seat)
            for event in events:
                mover, by = self.made[moves[event["n"]]] if moves[event["n"]] >= 0 else NOBODY
                if by in STAND_INS and mover in people and event["seat"] == mover:
                    event["by"] = by
        return events

    def _moves_of(self, seat: int | None) -> list[int]:
        """For every event that a seat was told, which of the moves made it; -1 for those of the start."""
        return [bisect_right(self.told_before, number) - 1 for number in self.pos.told_numbers(seat)]

    def _count(self, since: int) -> None:
        """Add to each version what has been told since the event of this overall number."""
        for index, seat in enumerate((*range(self.pos.seats), None)):
            self.versions[index] += self.pos.told_count(seat, since)

    def _ask(self, before: Decision[Any] | None, asked: tuple[int, ...], at: int, n: int) -> list[int]:
        """Note who is asked since when; those who are asked anew. A seat that is still asked the same keeps its clock."""
        same = before is not None and self.pos.question is before
        started = [seat for seat in self.pos.to_act if not (same and seat in asked)]
        for seat in started:
            self.asked_version[seat] = self.versions[seat]
            self.asked_by[seat] = n
            self.questions[seat] += 1
        return started
