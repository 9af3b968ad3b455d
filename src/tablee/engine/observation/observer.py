"""What a seat may know as a row of small whole numbers, written natively: the observation of learners.

An `Observer` declares its entries in blocks, each with a name for every entry, and then writes one byte for each of them.
What a byte stands for is `(byte - offset) / divisor`, mostly between 0 and 1; `Position.features` gives that.

An observer is never handed a position. It reads a `Sight`, in which a card that the seat does not know is -1.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ..decision import Decision, Draft
from ..errors import TableeError
from ..match.config import MatchConfig
from ..match.past import bit_of
from ..position import Position
from ..zone import CARD

if TYPE_CHECKING:
    from ..game import Game

MOST: Final[i64] = 255
AMOUNT: Final[i64] = 0
ONE_OF: Final[i64] = 1
BITS: Final[i64] = 2
PLAYER: Final[i64] = 3


@mypyc_attr(acyclic=True, free_list_len=1)
class Sight:
    """A position as one seat sees it (-1: a spectator), number by number. A card that it does not know is -1.

    Cards of a hand have no order that means anything: an observer counts them.
    """

    seat: i64
    me: i64
    seats: i64
    config: MatchConfig
    _pos: Position
    _marks: i64
    _over: bool

    def __init__(self, pos: Position, seat: i64) -> None:
        self.seat = seat
        self.me = seat if seat >= 0 else 0
        self.seats = pos.seats
        self.config = pos.config
        self._pos = pos
        self._marks = bit_of(seat) << 8
        self._over = not pos.agenda

    def other(self, step: i64) -> i64:
        """The seat so many places after this one, which is itself at 0."""
        seat = self.me + step
        return seat - self.seats if seat >= self.seats else seat

    def step_to(self, seat: i64) -> i64:
        """How many places after this seat another one sits."""
        step = seat - self.me
        return step + self.seats if step < 0 else step

    def size(self, place: i64) -> i64:
        """How many cards lie in a place."""
        return len(self._pos.zones[place].slots)

    def card(self, place: i64, slot: i64) -> i64:
        """The card of a slot, or -1 if the seat does not know it."""
        found = self._pos.zones[place].slots[slot]
        return found & CARD if self._over or found & self._marks else i64(-1)

    def slots(self, place: i64) -> vec[i64]:
        """The slots of a place, to be read only: the card in the lowest byte, the tag from bit 24 on; an unknown is -1."""
        if self._over or self._pos.zones[place].place.known << 8 & self._marks:
            return self._pos.zones[place].slots
        return self._redacted(place)

    def _redacted(self, place: i64) -> vec[i64]:
        seen = self._pos.zones[place].slots[:]
        n: i64 = len(seen)
        i: i64 = 0
        while i < n:
            if seen[i] & self._marks == 0:
                seen[i] = -1
            i += 1
        return seen

    def tag(self, place: i64, slot: i64) -> i64:
        """The public tag of a slot."""
        return self._pos.zones[place].slots[slot] >> 24

    def counter(self, number: i64) -> i64:
        """A counter."""
        return self._pos.counters[number]

    def asked(self) -> bool:
        """Whether this seat owes an answer now."""
        return self.seat >= 0 and bool(self._pos.asks >> self.seat & 1)

    def tally(self, place: i64, row: vec[u8], at: i64, by: i64 = 1) -> None:
        """Add `by` to the entry of each known card of a place, counted from `at`."""
        over = self._over
        marks = self._marks
        for slot in self._pos.zones[place].slots:
            if over or slot & marks:
                entry = at + (slot & CARD)
                put(row, entry, i64(row[entry]) + by)

    def known(self, place: i64) -> i64:
        """How many cards of a place the seat knows."""
        found: i64 = 0
        for slot in self._pos.zones[place].slots:
            if self._over or slot & self._marks:
                found += 1
        return found


def put(row: vec[u8], at: i64, value: i64) -> None:
    """Write a number into an entry; what a byte cannot hold becomes the nearest that it can."""
    if value < 0:
        value = 0
    elif value > MOST:
        value = MOST
    row[at] = u8(value)


class Value:
    """How a public value of a question is written: as an amount, as one of several, as bits, or as a player."""

    sort: i64
    size: i64
    start: i64
    divisor: int
    at: i64

    def __init__(self, sort: i64, size: i64, start: i64, divisor: int) -> None:
        self.sort = sort
        self.size = size
        self.start = start
        self.divisor = divisor
        self.at = 0


def amount(divisor: int, start: int = 0) -> Value:
    """A number of things; from `start` on, which may be below zero."""
    return Value(AMOUNT, 1, start, divisor)


def one_of(size: int, start: int = 0) -> Value:
    """One of so many, the first of them `start`; none of them where it is another number."""
    return Value(ONE_OF, size, start, 1)


def bits(size: int) -> Value:
    """A set of so many things, a bit each."""
    return Value(BITS, size, 0, 1)


def player() -> Value:
    """A player, counted from the seat that looks; none where there is no such seat."""
    return Value(PLAYER, 0, 0, 1)


class Asked:
    """A kind of question: its number, and the names of its public values with how they are written."""

    number: i64
    names: list[str]
    values: list[Value]

    def __init__(self, number: i64) -> None:
        self.number = number
        self.names = []
        self.values = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """The entries of a game's observation, and how they are written.

    A game subclasses it: the constructor declares blocks, and `questions` last of all; `write` fills them. The row is all
    zero when it is handed to `write`. What every game has, the pending question, is written here.
    """

    names: list[str]
    offsets: list[int]
    divisors: list[int]
    size: i64
    players: i64
    _asked: dict[type, Asked]
    _kinds: i64
    _who: i64
    _draft: i64
    _verbs: i64

    def __init__(self, game: Game) -> None:
        self.names = []
        self.offsets = []
        self.divisors = []
        self.size = 0
        self.players = game.seats[1]
        self._asked = {}
        self._kinds = self._who = self._draft = self._verbs = -1

    def block(self, name: str, entries: Sequence[object], divisor: int = 1, offset: int = 0) -> i64:
        """Declare entries side by side, called by the name of the block and their own; the number of the first."""
        first = self.size
        for entry in entries:
            self.names.append(f"{name} {entry}".strip())
            self.offsets.append(offset)
            self.divisors.append(divisor)
        self.size += len(entries)
        return first

    def entry(self, name: str, divisor: int = 1, offset: int = 0) -> i64:
        """Declare a single entry; its number."""
        return self.block(name, [""], divisor, offset)

    def write(self, sight: Sight, row: vec[u8], at: i64) -> None:
        """Write the game's own entries of a seat into a row of zeros that begins at `at`."""
        raise NotImplementedError

    # The question, which every game has.

    def questions(self, game: Game, values: dict[str, Value] | None = None) -> None:
        """Declare the entries of the pending question: its kind, whom it asks, and its public values by name.

        One kind of question may write a value of its own way: "AnswerBid.place".
        """
        self._kinds = self.block("asked", list(game.decisions))
        self._who = self.block("asked of player", [f"+{step}" for step in range(self.players)])
        known = {**values} if values is not None else {}
        for number, (name, decision) in enumerate(game.decisions.items()):
            asked = Asked(number)
            for field in game.fields[name]:
                if field not in ("seat", "who"):
                    asked.names.append(field)
                    asked.values.append(self._declared(game, name, field, known))
            self._asked[decision] = asked
        if any(issubclass(decision, Draft) for decision in game.decisions.values()):
            self._verbs = len(game.verbs)
            self._draft = self.block("draft", [verb.name for verb in game.verbs], 4)

    def _declared(self, game: Game, decision: str, field: str, values: dict[str, Value]) -> Value:
        """How a value of a question is written; its entries are declared when it is met first."""
        key = f"{decision}.{field}" if f"{decision}.{field}" in values else field
        if key not in values:
            raise TableeError(f"{game.id}: the observer does not say how “{field}” of {decision} is written")
        value = values[key]
        if value.size == 0:
            value.size = self.players
        if value.at == 0:
            entries = (
                [""] if value.size == 1 else [f"+{n}" if value.sort == PLAYER else n + value.start for n in range(value.size)]
            )
            offset = -int(value.start) if value.sort == AMOUNT else 0
            value.at = self.block(f"question {key}", entries, value.divisor, offset)
        return value

    def observe(self, pos: Position, seat: i64, row: vec[u8], at: i64) -> None:
        """Write what a seat may know of a position into a row of zeros that begins at `at`."""
        sight = Sight(pos, seat)
        self.write(sight, row, at)
        if pos.agenda:
            self._write_question(sight, pos, pos.agenda[-1], row, at)

    def _write_question(self, sight: Sight, pos: Position, top: Decision[Any], row: vec[u8], at: i64) -> None:
        asked = self._asked[type(top)]
        row[at + self._kinds + asked.number] = u8(1)
        asks = top.asks(pos)
        step: i64 = 0
        while step < sight.seats:
            row[at + self._who + step] = u8(asks >> sight.other(step) & 1)
            step += 1
        n: i64 = 0
        for value in asked.values:
            self._write_value(sight, value, getattr(top, asked.names[n]), row, at)
            n += 1
        if self._draft >= 0 and pos.draft and pos.drafter == sight.seat:
            self._write_draft(pos, row, at + self._draft)

    def _write_value(self, sight: Sight, value: Value, number: i64, row: vec[u8], at: i64) -> None:
        first = at + value.at
        if value.sort == AMOUNT:
            put(row, first, number - value.start)
        elif value.sort == BITS:
            bit: i64 = 0
            while bit < value.size:
                row[first + bit] = u8(number >> bit & 1)
                bit += 1
        elif value.sort == PLAYER:
            if 0 <= number < sight.seats:
                row[first + sight.step_to(number)] = u8(1)
        elif 0 <= number - value.start < value.size:
            row[first + number - value.start] = u8(1)

    def _write_draft(self, pos: Position, row: vec[u8], at: i64) -> None:
        """How often each verb was said in the answer that this seat is building."""
        verbs = pos.config.vocabulary.verbs
        for action in pos.draft:
            n: i64 = 0
            while n < self._verbs and not verbs[n].covers(action):
                n += 1
            put(row, at + n, i64(row[at + n]) + 1)

    # For those who read rows.

    def row(self, pos: Position, seat: i64) -> vec[u8]:
        """What a seat (-1: a spectator) may know of a position, as a row of its own."""
        row = vec[u8]([0] * int(self.size))
        self.observe(pos, seat, row, 0)
        return row

    def features(self, pos: Position, seat: i64) -> list[float]:
        """The same as the numbers that the bytes stand for."""
        found: list[float] = []
        n = 0
        for byte in self.row(pos, seat):
            found.append((int(byte) - self.offsets[n]) / self.divisors[n])
            n += 1
        return found

    def digest(self) -> str:
        """A short text that differs where the entries, their order or their meaning do: weights name it."""
        told = "\n".join([f"{name}|{self.offsets[n]}|{self.divisors[n]}" for n, name in enumerate(self.names)])
        return blake2b(told.encode("utf-8"), digest_size=8).hexdigest()
