"""The position: zones, counters, the agenda of pending questions, and the generator. Everything else is derived.

A game subclasses `Position` with its own words for its zones and counters, and never with further state:
so copying, saving, comparing and hiding are written once, here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from .box import EVERYBODY, Kind
from .decision import Decision, Draft, Sealed
from .errors import TableeError
from .events import Event, pack
from .match.config import MatchConfig
from .match.past import NOBODY, Past, bit_of
from .match.refusal import named_action, refused
from .outcome import Outcome
from .rng import Rng
from .verb import sort_actions
from .zone import CARD, LABEL, MARKS, UNTAGGED, Zone

__all__ = ["NOBODY", "MatchConfig", "Past", "Position", "bit_of"]

# The seats of a set of seats, for each set as bits.
SEATED: Final = [tuple([seat for seat in range(8) if asks >> seat & 1]) for asks in range(256)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """One moment of a match. The public face is `legal`, `play`, `view`, `events`, `outcome`, `clone`, `resample`, `dump`."""

    config: MatchConfig
    seats: i64
    rng: Rng
    zones: vec[Zone]
    counters: vec[i64]
    agenda: list[Decision[Any]]
    answers: vec[i64]
    draft: list[int]
    sheet: list[vec[i64]]
    past: Past | None
    learned: bool
    _legal: vec[i64]
    _legal_of: i64
    _redacted: Past | None
    _redacted_for: i64

    def __init__(self, config: MatchConfig) -> None:
        self.config = config
        self.seats = config.seats
        self.past = None
        self.learned = False
        self._legal = vec[i64]()
        self._legal_of = NOBODY
        self._redacted = None
        self._redacted_for = NOBODY

    # What a game writes.

    def blank(self) -> Position:
        """A position of the same class at the same table, still empty."""
        raise NotImplementedError

    def setup(self) -> None:
        """Lay out the table and ask the first question."""
        raise NotImplementedError

    def result(self) -> Outcome:
        """How the match ended; asked only when the agenda is empty."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """What each seat gained, -1 to 1; a game may give it faster than its whole result."""
        return list(self.result().returns)

    def faults(self) -> list[str]:
        """The ledger's invariants that do not hold here, in sentences; none in any position a match can reach."""
        return []

    # Starting and copying.

    def begin(self, rng: Rng) -> None:
        """Empty zones and zero counters, as the table declares them."""
        self.rng = rng
        self.zones = vec[Zone]([Zone(place) for place in self.config.places])
        self.counters = vec[i64]([0] * len(self.config.counters))
        self.agenda = []
        self.draft = []
        self.sheet = []
        self.clear_answers()

    def clear_answers(self) -> None:
        """Forget all sealed answers."""
        answers = vec[i64](capacity=8)
        for _ in range(self.seats):
            answers = append(answers, -1)
        self.answers = answers

    def clone(self) -> Position:
        """An independent copy that shares the past."""
        new = self.quiet()
        if self.past is not None:
            new.past = self.past.copy()
        return new

    def quiet(self) -> Position:
        """An independent copy without past or log: what search and training play on."""
        new = self._state()
        new.rng = self.rng.copy()
        return new

    def _state(self) -> Position:
        new = self.blank()
        new.zones = vec[Zone]([zone.copy() for zone in self.zones])
        new.counters = self.counters[:]
        new.agenda = self.agenda.copy()
        new.answers = self.answers[:]
        new.draft = self.draft.copy()
        new.sheet = self.sheet.copy()
        return new

    # Moving cards: the only ways in which knowledge moves.

    def draw(self, pile: Zone, hand: Zone) -> i64:
        """Move the top card of a pile; whoever sees the hand learns it."""
        return self.move_at(pile, len(pile.slots) - 1, hand)

    def move_at(self, source: Zone, slot: i64, target: Zone, seen: i64 = 0, tag: i64 = 0) -> i64:
        """Move the card of a slot everyone can point at; `seen` and whoever sees the target learn it."""
        source.slots, moved = pop(source.slots, slot)
        sees = (seen | target.place.known) << 8
        if sees & ~(source.place.known << 8) and moved & MARKS != MARKS:
            self.learned = True
        if moved & LABEL == 0:
            moved |= target.place.kind << 16
        target.slots = append(target.slots, moved & UNTAGGED | sees | tag << 24)
        return moved & CARD

    def show(self, source: Zone, card: i64, target: Zone, tag: i64 = 0) -> None:
        """Move a card that its owner chose, face up for everybody."""
        source.slots, moved = pop(source.slots, source.choose(card, EVERYBODY))
        if self.config.box.kinds:
            self._unlabel(source, None, card)
        if moved >> 8 & EVERYBODY != EVERYBODY:
            self.learned = True
        target.slots = append(target.slots, card | EVERYBODY << 8 | target.place.kind << 16 | tag << 24)

    def exhibit(self, zone: Zone, card: i64) -> None:
        """Let everybody see a card that its owner chose to show and keeps; it may be the copy that somebody knew already."""
        slot = zone.choose(card, EVERYBODY)
        if self.config.box.kinds:
            self._unlabel(zone, None, card)
        self.reveal(zone, slot)

    def slip(self, source: Zone, card: i64, target: Zone, seen: i64, kind: i64 = 0, tag: i64 = 0) -> None:
        """Move a card that its owner chose, face seen by `seen` only; to the others it is some card of `kind`."""
        among: Kind | None = self.config.box.kinds[kind - 1] if kind else None
        slot = source.choose(card, seen, among)
        knowers = source.knowers(slot)
        source.take_at(slot)
        if self.config.box.kinds:
            self._unlabel(source, among, NOBODY)
        target.put(card, knowers | seen, kind, tag)
        if (seen | target.place.known) & ~source.place.known and knowers != EVERYBODY:
            self.learned = True

    def _unlabel(self, zone: Zone, among: Kind | None, card: i64) -> None:
        """What was said of a card in a hand holds no longer of any that could have been the one that left."""
        kinds = self.config.box.kinds
        back = zone.place.kind
        for slot in range(0 if zone.place.ordered else len(zone.slots)):
            if zone.kind(slot) != back:
                label = kinds[zone.kind(slot) - 1]
                if label.allows(card) if card >= 0 else among is None or label.meets(among):
                    zone.set_kind(slot, back)

    def reveal(self, zone: Zone, slot: i64, seen: i64 = EVERYBODY) -> i64:
        """Let some seats look at a card where it lies."""
        if seen & ~zone.place.known and zone.knowers(slot) != EVERYBODY:
            self.learned = True
            zone.look(slot, seen)
        return zone.card(slot)

    def shuffle(self, zone: Zone) -> None:
        """Give a zone a new order; nobody knows more of it than the place shows."""
        zone.shuffle(self.rng)

    # Telling.

    def tell(
        self,
        name: str,
        seat: i64 = NOBODY,
        numbers: list[int] | None = None,
        cards: list[int] | None = None,
        more: list[int] | None = None,
        audience: i64 = 0,
    ) -> None:
        """Add an event to the log, if one is kept: its public numbers, and one or two groups of packed cards.

        Everybody hears of it unless an audience is given. (0 stands for that, because compiled code that calls a method
        of an interpreted subclass passes a native int it leaves out as 0, whatever its default.)
        """
        if self.past is not None:
            groups = [cards or [], more or []]
            self.past.tell(Event(name, seat, numbers or [], groups, audience or EVERYBODY))
            self._redacted = None

    @property
    def telling(self) -> bool:
        """Whether a log is kept. In search none is, and events need not be made."""
        return self.past is not None

    def pack_slot(self, zone: Zone, slot: i64) -> int:
        """A card as it lies, for `tell`."""
        card = zone.card(slot)
        return pack(card, zone.knowers(slot), zone.kind(slot), self.config.box.pool_of[card])

    # Asking and answering.

    @property
    def asks(self) -> i64:
        """A bit for each seat that owes an answer now."""
        return self.agenda[-1].asks(self) if self.agenda else 0

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe an answer now; () when the match is over."""
        asks = self.asks
        return SEATED[asks]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.agenda

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        return None if self.agenda else self.result()

    def legal_vec(self, seat: i64) -> vec[i64]:
        """The legal answers of a seat in ascending order; kept until the next move."""
        if self._legal_of != seat:
            legal = vec[i64]()
            if seat >= 0 and self.agenda:
                top = self.agenda[-1]
                if top.asks(self) >> seat & 1:
                    legal = top.legal(self, seat)
                    sort_actions(legal)
            self._legal = legal
            self._legal_of = seat
        return self._legal

    def legal(self, seat: int) -> list[int]:
        """Every action `seat` may take now, sorted; empty only when it owes no answer."""
        if not 0 <= seat < int(self.seats):
            return []
        numbers = self.config.vocabulary.numbers
        if not numbers:
            return [action for action in self.legal_vec(seat)]  # noqa: C416
        return cast(list[int], [numbers[action] for action in self.legal_vec(seat)])

    def step(self, seat: i64, action: i64) -> None:
        """Carry out a legal answer without checking or recording it: for search."""
        self._legal_of = NOBODY
        self.agenda[-1].answer(self, seat, action)

    def play(self, seat: int, action: int | Mapping[str, object]) -> None:
        """Carry out an action, given by number or by name; an illegal one raises IllegalMove and changes nothing."""
        number = action if isinstance(action, int) else named_action(self, seat, action)
        if not 0 <= number < self.config.vocabulary.size:
            number = NOBODY
        if not 0 <= seat < int(self.seats):
            seat = NOBODY
        self._check(seat, number)
        past = self.past
        if past is None:
            self.step(seat, number)
            return
        past.move(seat, number)
        words = self.rng.count
        sealed = isinstance(self.agenda[-1], Sealed)
        self.learned = False
        self.step(seat, number)
        self._redacted = None
        if self.learned or sealed or self.rng.count != words:
            past.undo_moves = 0
        elif past.undo_seat != seat:
            past.undo_moves = 1
        else:
            past.undo_moves += 1
        past.undo_seat = seat

    def _check(self, seat: i64, action: i64) -> None:
        if seat >= 0:
            for legal in self.legal_vec(seat):
                if legal == action:
                    return
        raise refused(self, seat, action)

    # Numbers and names.

    def name(self, action: int) -> dict[str, int | str]:
        """The named form of an action: {"verb": "place", "value": 3, "column": 2}."""
        return self.config.vocabulary.name(action)

    def number(self, verb: str, **values: int) -> int:
        """The number of a named action; NoSuchAction says what is wrong with the name."""
        return self.config.vocabulary.number(verb, values)

    # What has been played and told.

    @property
    def question(self) -> Decision[Any] | None:
        """The decision that is being asked; None when the match is over."""
        return self.agenda[-1] if self.agenda else None

    @property
    def moves(self) -> list[tuple[int, int]]:
        """The seat and the action of every move since the start; none where no past is kept."""
        return self.past.moves[: self.past.moved] if self.past is not None else []

    @property
    def last_move(self) -> tuple[int, int] | None:
        """The seat and the action of the last move; None before the first."""
        return self.past.moves[self.past.moved - 1] if self.past is not None and self.past.moved else None

    @property
    def event_count(self) -> int:
        """How many events have been told in all, whoever heard them."""
        return self.past.logged if self.past is not None else 0

    def told_count(self, seat: int | None, since: int = 0) -> int:
        """How many of the events from the overall number `since` on were told to `seat` (None: a spectator)."""
        return len(self.told_numbers(seat, since))

    def told_numbers(self, seat: int | None, since: int = 0) -> list[int]:
        """The overall numbers, from `since` on, of the events that were told to `seat` (None: a spectator)."""
        return self.past.told_numbers(bit_of(_seat(self, seat)), since) if self.past is not None else []

    # What a seat knows. The work is done in knowledge.py and record.py.

    def view(self, seat: int | None) -> dict[str, object]:
        """Everything `seat` (None: a spectator) may see, JSON-ready, with the pending question and its legal answers."""
        from .knowledge import view

        return view(self, _seat(self, seat))

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, object]]:
        """What happened as `seat` was told it, from its event number `since` on."""
        from .knowledge import told

        return told(self, _seat(self, seat), since)

    def open_view(self) -> dict[str, object]:
        """A spectator's view with every card face up. It is meant for steps of a finished match and shows every secret."""
        from .knowledge import open_view

        return open_view(self)

    def open_events(self, since: int = 0) -> list[dict[str, object]]:
        """All that happened with every card face up, from number `since` on: like `open_view`, for a finished match."""
        from .knowledge import open_events

        return open_events(self, since)

    def features(self, seat: int | None) -> list[float]:
        """What `seat` sees as numbers for a learner."""
        from .knowledge import features

        return features(self, _seat(self, seat))

    def mask(self, seat: int) -> list[int]:
        """1 for each action number that is legal for `seat` now, 0 for the others."""
        mask = [0] * self.config.vocabulary.size
        for action in self.legal(seat):
            mask[action] = 1
        return mask

    def resample(self, seat: int | None, rng: Rng) -> Position:
        """A random world that `seat` could be in: what it knows is kept, everything else is dealt again."""
        from .knowledge import resample

        return resample(self, _seat(self, seat), rng)

    def dump(self) -> dict[str, object]:
        """The whole secret state, with readable names; `game.load` restores it exactly."""
        from .record import dump

        return dump(self)

    def record(self) -> dict[str, object]:
        """Header and moves: `tablee.replay` plays them again to an identical position."""
        from .record import record

        return record(self)

    # Taking back.

    def can_undo(self, seat: int) -> int:
        """How many of the last moves `seat` may take back: none beyond a reveal, a chance event, a seal or another's move."""
        if self.past is None or self.past.undo_seat != seat:
            return 0
        if self.agenda and isinstance(self.agenda[-1], Draft) and self.agenda[-1].seat != seat:
            return 0
        return self.past.undo_moves

    def undone(self, moves: int) -> Position:
        """The position before the last `moves` moves."""
        from .record import undone

        return undone(self, moves)

    def imagined(self, bit: i64) -> Past | None:
        """The past as one seat knows it, made once for many worlds."""
        if self.past is None:
            return None
        if self._redacted is None or self._redacted_for != bit:
            self._redacted = self.past.redacted(bit)
            self._redacted_for = bit
        return self._redacted

    @property
    def drafter(self) -> i64:
        """The seat that is building a compound answer, or -1."""
        if self.draft and self.agenda and isinstance(self.agenda[-1], Draft):
            return self.agenda[-1].seat
        return NOBODY


def _seat(pos: Position, seat: int | None) -> i64:
    if seat is None:
        return NOBODY
    if not 0 <= seat < int(pos.seats):
        raise TableeError(f"there is no seat {seat}: they go from 0 to {pos.seats - 1}")
    return seat
