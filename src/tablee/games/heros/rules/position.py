"""The table of Héros un jour, héros toujours: a hand and an avatar for each seat, the piles, the discard, the advantages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.box import Place, hand_of, open_row, pile
from ....engine.outcome import Outcome, ranked
from ....engine.position import MatchConfig, Position
from ....engine.zone import CARD, Zone
from .content import (
    ACTIONS,
    ADVANTAGES,
    AVATAR,
    AVATARS,
    CHALLENGE,
    CHANGE,
    COPIES,
    DEFECT,
    DRAWN,
    EXCHANGE_1,
    EXCHANGE_2,
    KEPT,
    PREJUDICE,
    RECEIVE,
    SUN,
    SUNS,
    VIRTUES,
)

if TYPE_CHECKING:
    from ....engine.game import Game

POSED_POINTS: Final[i64] = 20
ADVANTAGE_POINTS: Final[i64] = 5
VIRTUE_POINTS: Final[i64] = 2
DEFECT_POINTS: Final[i64] = -10
UNPOSED_POINTS: Final[i64] = -20

# Counters: of the match, then of this turn, then for each seat its advantages and its part in this turn.
FIRST: Final[i64] = 0
STOCK: Final[i64] = 1
REQUESTS: Final[i64] = 2
SERVED: Final[i64] = 3
LOST: Final[i64] = 4
RECEIVED: Final[i64] = 5
TURN: Final[i64] = 6
SHOWN: Final[i64] = 7
REQUEST: Final[i64] = 8
POSED: Final[i64] = 9
OWN: Final[i64] = 10

# What a seat answered to this turn's request or challenge.
DECLINED: Final[i64] = 1
WITH_VIRTUE: Final[i64] = 2
WITH_SUN: Final[i64] = 3

HELD_VIRTUES: Final[i64] = (1 << VIRTUES) - 1


class HerosConfig(MatchConfig):
    """The 142 cards of the draw pile and the 12 avatars, as they come out of the box (HEROS-002 to 009)."""

    deck: vec[i64]
    avatars: vec[i64]

    def __init__(self, game: Game, seats: i64, options: dict[str, object]) -> None:
        super().__init__(game, seats, options)
        self.places = [hand_of(seat, DRAWN, "hand", KEPT) for seat in range(seats)]
        self.places += [hand_of(seat, AVATARS, "avatar") for seat in range(seats)]
        self.places += [open_row(f"posed {seat + 1}", seat) for seat in range(seats)]
        self.places += [pile("draw pile", DRAWN), pile("avatar pile", AVATARS), open_row("discard")]
        self.places += [Place("passing", 0, True, DRAWN)]
        self.counters = ["first", "stock", "requests", "served", "lost", "received", "turn", "shown", "request", "posed"]
        for name in ("advantages", "answer", "announced"):
            self.counters += [f"{name} {seat + 1}" for seat in range(seats)]
        self.deck = vec[i64](draw_pile(options))
        self.avatars = vec[i64]([AVATAR + number for number in range(VIRTUES)])


def draw_pile(options: dict[str, object]) -> list[int]:
    """The 142 cards (HEROS-010), the 15 actions split as the options say (HEROS-008)."""
    split = [_whole(options[name]) for name in ("exchange1", "exchange2", "change")]
    cards = [int(virtue) for virtue in range(VIRTUES) for _ in range(COPIES)] + [int(SUN)] * int(SUNS)
    cards += [int(row + virtue) for row in (DEFECT, PREJUDICE, CHALLENGE) for virtue in range(VIRTUES)]
    cards += [int(EXCHANGE_1)] * split[0] + [int(EXCHANGE_2)] * split[1] + [int(CHANGE)] * split[2]
    return cards + [int(RECEIVE)] * (int(ACTIONS) - sum(split))


def _whole(value: object) -> int:
    assert isinstance(value, int)
    return value


class Heros(Position):
    """A match."""

    rules: HerosConfig

    def __init__(self, table: HerosConfig) -> None:
        super().__init__(table)
        self.rules = table

    def blank(self) -> Heros:
        return Heros(self.rules)

    # Places and counters by their names.

    def hand(self, seat: i64) -> Zone:
        return self.zones[seat]

    def avatar(self, seat: i64) -> Zone:
        """The unposed avatar of a seat: one card, or none any more (HEROS-078)."""
        return self.zones[self.seats + seat]

    def posed(self, seat: i64) -> Zone:
        return self.zones[2 * self.seats + seat]

    @property
    def draw_pile(self) -> Zone:
        return self.zones[3 * self.seats]

    @property
    def avatar_pile(self) -> Zone:
        return self.zones[3 * self.seats + 1]

    @property
    def discard(self) -> Zone:
        return self.zones[3 * self.seats + 2]

    @property
    def passing(self) -> Zone:
        """Cards on their way from hand to hand (HEROS-062)."""
        return self.zones[3 * self.seats + 3]

    def advantages(self, seat: i64) -> i64:
        return i64(self.counters[OWN + seat])

    def answered(self, seat: i64) -> i64:
        """What a seat answered to this turn's request or challenge; 0 when it was not asked."""
        return i64(self.counters[OWN + self.seats + seat])

    def set_answered(self, seat: i64, answer: i64) -> None:
        self.counters[OWN + self.seats + seat] = answer

    def announce(self, seat: i64, count: i64) -> None:
        """Keep in view how many cards go between `seat` and the player in turn (HEROS-063), plus 1."""
        self.counters[OWN + 2 * self.seats + seat] = count + 1

    def next_turn(self, seat: i64) -> None:
        from .turn import TURNS

        self.clear_turn(seat)
        self.agenda.append(TURNS[seat])

    def clear_turn(self, seat: i64) -> None:
        """Nothing has happened yet in the turn of `seat`."""
        counters = self.counters
        counters[TURN] = seat
        counters[SHOWN] = 0
        counters[REQUEST] = 0
        counters[POSED] = 0
        n: i64 = len(counters)
        i = OWN + self.seats
        while i < n:
            counters[i] = 0
            i += 1

    def take_advantage(self, seat: i64) -> None:
        """One advantage from the stock."""
        self.counters[STOCK] -= 1
        self.counters[OWN + seat] += 1

    def give_advantage(self, giver: i64, taker: i64) -> None:
        """From hand to hand, never back to the stock (HEROS-036, 038)."""
        self.counters[OWN + giver] -= 1
        self.counters[OWN + taker] += 1

    def after(self, seat: i64) -> i64:
        """The next seat clockwise (HEROS-018)."""
        return seat + 1 if seat + 1 < self.seats else i64(0)

    # What a hand holds.

    def held(self, seat: i64) -> i64:
        """A bit for each face in a hand: virtues, sun, defects."""
        bits: i64 = 0
        for slot in self.zones[seat].slots:
            bits |= i64(1) << (slot & CARD)
        return bits

    def count(self, seat: i64, card: i64) -> i64:
        return self.zones[seat].count(card)

    def exchangeable(self, seat: i64) -> i64:
        """How many cards a seat could give in an exchange: its virtues, or its suns if it has no virtue (HEROS-052)."""
        virtues: i64 = 0
        suns: i64 = 0
        for slot in self.zones[seat].slots:
            card = slot & CARD
            if card < SUN:
                virtues += 1
            elif card == SUN:
                suns += 1
        return virtues if virtues else suns

    # Set-up.

    def setup(self) -> None:
        """Shuffle, deal an avatar each, and choose who begins (HEROS-010 to 017, 098)."""
        self.draw_pile.slots = self.rules.deck[:]
        self.shuffle(self.draw_pile)
        self.avatar_pile.slots = self.rules.avatars[:]
        self.shuffle(self.avatar_pile)
        for seat in range(self.seats):
            self.draw(self.avatar_pile, self.avatar(seat))
        self.counters[STOCK] = ADVANTAGES
        first = self.rules.options["first"]
        self.counters[FIRST] = _whole(first) - 1 if first is not None else self.rng.below(self.seats)
        self.tell("start", self.counters[FIRST])
        if self.past is not None:
            for seat in range(self.seats):
                self.tell("newavatar", seat, [], [self.pack_slot(self.avatar(seat), 0)])
        self.next_turn(self.counters[FIRST])

    # End and score.

    def end(self, last: i64) -> None:
        """The pile is empty: every hand is shown and counted (HEROS-086, 095)."""
        self.tell("end", last)
        for number in range(2 * self.seats):
            zone = self.zones[number]
            for slot in range(len(zone.slots)):
                self.reveal(zone, slot)
        if self.past is not None:
            for seat in range(self.seats):
                self._tell_score(seat)

    def _tell_score(self, seat: i64) -> None:
        hand = self.hand(seat)
        cards = [self.pack_slot(hand, slot) for slot in range(len(hand.slots))]
        self.tell("score", seat, [*self.line(seat), int(self.score(seat))], cards)

    def line(self, seat: i64) -> list[int]:
        """What counts at the end: avatars posed, advantages, virtues, suns, defects, and an unposed avatar."""
        suns = int(self.count(seat, SUN))
        cards = self.hand(seat).cards
        virtues = len([card for card in cards if card < SUN])
        defects = len(cards) - suns - virtues
        posed = len(self.posed(seat).slots)
        return [posed, int(self.advantages(seat)), virtues, suns, defects, len(self.avatar(seat).slots)]

    def score(self, seat: i64) -> i64:
        """HEROS-087 to 092."""
        score = POSED_POINTS * len(self.posed(seat).slots) + ADVANTAGE_POINTS * self.advantages(seat)
        score += UNPOSED_POINTS * len(self.avatar(seat).slots)
        for slot in self.zones[seat].slots:
            score += VIRTUE_POINTS if slot & CARD <= SUN else DEFECT_POINTS
        return score

    def scores(self) -> list[int]:
        return [int(self.score(seat)) for seat in range(self.seats)]

    def returns(self) -> list[float]:
        """The highest score wins, shared by all who have it (HEROS-093, 094)."""
        scores = self.scores()
        best = max(scores)
        share = 2.0 / float(scores.count(best)) - 1.0
        return [share if score == best else -1.0 for score in scores]

    def result(self) -> Outcome:
        return ranked(self.scores(), "pile", [score_line(self, seat) for seat in range(self.seats)])

    def faults(self) -> list[str]:
        from .invariants import faults

        return faults(self)


LINES: Final = ("posed", "advantages", "virtues", "suns", "defects", "avatar")
WORTH: Final = (POSED_POINTS, ADVANTAGE_POINTS, VIRTUE_POINTS, VIRTUE_POINTS, DEFECT_POINTS, UNPOSED_POINTS)


def score_line(pos: Heros, seat: int) -> dict[str, object]:
    """The score sheet of one seat: how many of each, and what they bring."""
    counts = pos.line(seat)
    points = {name: count * int(worth) for name, count, worth in zip(LINES, counts, WORTH, strict=True)}
    return {"seat": seat, **dict(zip(LINES, counts, strict=True)), "points": points, "total": int(pos.score(seat))}
