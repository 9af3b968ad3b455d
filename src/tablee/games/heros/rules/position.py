"""A match of Héros un jour, héros toujours: its places and counters by name, what hands hold, the scores and the outcome."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.outcome import Outcome, ranked
from ....engine.position import MatchConfig, Position
from ....engine.zone import CARD, Zone
from .content import AVATAR, SUN, VIRTUES, HerosContent
from .layout import HerosLayout

if TYPE_CHECKING:
    from ....engine.game import Game

# What a seat answered to this turn's request or challenge; 0 when it was not asked.
DECLINED: Final[i64] = 1
WITH_VIRTUE: Final[i64] = 2
WITH_SUN: Final[i64] = 3

SCORED: Final = ("posed", "advantages", "virtues", "suns", "defects", "avatar")


class HerosConfig(MatchConfig):
    """The cards of the draw pile and the 12 avatars, as they come out of the box (HEROS-002 to 009)."""

    cards: HerosContent
    layout: HerosLayout
    deck: vec[i64]
    avatars: vec[i64]

    def __init__(self, game: Game, seats: i64, options: dict[str, object]) -> None:
        super().__init__(game, seats, options)
        self.cards = cast(HerosContent, self.content)
        self.layout = HerosLayout(seats)
        self.lay_out(self.layout)
        split = [cast(int, options[name]) for name in ("exchange1", "exchange2", "change")]
        self.deck = vec[i64](self.cards.draw_pile(split[0], split[1], split[2]))
        self.avatars = vec[i64]([AVATAR + number for number in range(VIRTUES)])


class Heros(Position):
    """A match."""

    rules: HerosConfig
    layout: HerosLayout
    cards: HerosContent

    def __init__(self, config: HerosConfig) -> None:
        super().__init__(config)
        self.rules = config
        self.layout = config.layout
        self.cards = config.cards

    def blank(self) -> Heros:
        return Heros(self.rules)

    def faults(self) -> list[str]:
        from .invariants import faults

        return faults(self)

    # Places by their names.

    def hand(self, seat: i64) -> Zone:
        """The cards in a seat's hand."""
        place = self.layout.hands + seat
        return self.zones[place]

    def avatar(self, seat: i64) -> Zone:
        """The unposed avatar of a seat: one card, or none any more (HEROS-078)."""
        place = self.layout.avatars + seat
        return self.zones[place]

    def posed(self, seat: i64) -> Zone:
        """The avatars that a seat has posed."""
        place = self.layout.posed_rows + seat
        return self.zones[place]

    @property
    def draw_pile(self) -> Zone:
        """The cards to draw, the next one last."""
        place = self.layout.draw_pile
        return self.zones[place]

    @property
    def avatar_pile(self) -> Zone:
        """The avatars to come, the next one last."""
        place = self.layout.avatar_pile
        return self.zones[place]

    @property
    def discard(self) -> Zone:
        """Everything that was discarded or read aloud."""
        place = self.layout.discard
        return self.zones[place]

    @property
    def passing(self) -> Zone:
        """Cards on their way from hand to hand (HEROS-062)."""
        place = self.layout.passing
        return self.zones[place]

    # Counters by their names.

    @property
    def first(self) -> i64:
        """The seat that began."""
        counter = self.layout.first
        return i64(self.counters[counter])

    @property
    def stock(self) -> i64:
        """How many advantages are left to win."""
        counter = self.layout.stock
        return i64(self.counters[counter])

    @property
    def requests(self) -> i64:
        """How many turns in a row were requests (HEROS-039)."""
        counter = self.layout.requests
        return i64(self.counters[counter])

    @property
    def request(self) -> i64:
        """The virtue asked for in this turn, from 1, or 0."""
        counter = self.layout.request
        return i64(self.counters[counter])

    @property
    def has_posed(self) -> bool:
        """Whether an avatar was posed in this turn (HEROS-079)."""
        counter = self.layout.has_posed
        return self.counters[counter] != 0

    @property
    def shown(self) -> i64:
        """The last card read aloud in this turn, or -1."""
        counter = self.layout.shown
        return i64(self.counters[counter]) - 1

    def advantages(self, seat: i64) -> i64:
        """How many advantages a seat has."""
        counter = self.layout.all_advantages + seat
        return i64(self.counters[counter])

    def answered(self, seat: i64) -> i64:
        """What a seat answered to this turn's request or challenge; 0 when it was not asked."""
        counter = self.layout.all_answers + seat
        return i64(self.counters[counter])

    def set_answered(self, seat: i64, answer: i64) -> None:
        """Keep in view what a seat answered, until the next turn."""
        self.counters[self.layout.all_answers + seat] = answer

    def announce(self, seat: i64, count: i64) -> None:
        """Keep in view how many cards go between `seat` and the player in turn (HEROS-063)."""
        self.counters[self.layout.all_announced + seat] = count + 1

    def take_advantage(self, seat: i64) -> None:
        """Give a seat one advantage from the stock."""
        self.counters[self.layout.stock] -= 1
        self.counters[self.layout.all_advantages + seat] += 1

    def give_advantage(self, giver: i64, taker: i64) -> None:
        """Pass an advantage from hand to hand; it never goes back to the stock (HEROS-036, 038)."""
        self.counters[self.layout.all_advantages + giver] -= 1
        self.counters[self.layout.all_advantages + taker] += 1

    def after(self, seat: i64) -> i64:
        """The next seat clockwise (HEROS-018)."""
        return seat + 1 if seat + 1 < self.seats else i64(0)

    # What a hand holds.

    def held(self, seat: i64) -> i64:
        """A bit for each face in a hand: virtues, sun, defects."""
        bits: i64 = 0
        for slot in self.hand(seat).slots:
            bits |= i64(1) << (slot & CARD)
        return bits

    def count(self, seat: i64, card: i64) -> i64:
        """How many copies of a card a hand holds."""
        return self.hand(seat).count(card)

    def exchangeable(self, seat: i64) -> i64:
        """How many cards a seat could give in an exchange: its virtues, or its suns if it has no virtue (HEROS-052)."""
        virtues: i64 = 0
        suns: i64 = 0
        for slot in self.hand(seat).slots:
            card = slot & CARD
            if card < SUN:
                virtues += 1
            elif card == SUN:
                suns += 1
        return virtues if virtues else suns

    # Set-up and turns.

    def setup(self) -> None:
        """Shuffle, deal an avatar each, and choose who begins (HEROS-010 to 017, 098)."""
        self.draw_pile.slots = self.rules.deck[:]
        self.shuffle(self.draw_pile)
        self.avatar_pile.slots = self.rules.avatars[:]
        self.shuffle(self.avatar_pile)
        for seat in range(self.seats):
            self.draw(self.avatar_pile, self.avatar(seat))
        self.counters[self.layout.stock] = self.cards.advantages
        named = self.rules.options["first"]
        self.counters[self.layout.first] = named - 1 if isinstance(named, int) else self.rng.below(self.seats)
        self.tell("start", self.first)
        if self.telling:
            for seat in range(self.seats):
                self.tell("newavatar", seat, [], [self.pack_slot(self.avatar(seat), 0)])
        self.next_turn(self.first)

    def next_turn(self, seat: i64) -> None:
        """Begin the turn of a seat."""
        from .turn import TURNS

        self.clear_turn(seat)
        self.agenda.append(TURNS[seat])

    def clear_turn(self, seat: i64) -> None:
        """Forget what happened in the turn before; it is the turn of `seat`."""
        layout = self.layout
        counters = self.counters
        counters[layout.turn] = seat
        counters[layout.shown] = 0
        counters[layout.request] = 0
        counters[layout.has_posed] = 0
        other: i64 = 0
        while other < self.seats:
            counters[layout.all_answers + other] = 0
            counters[layout.all_announced + other] = 0
            other += 1

    # End and score.

    def end(self, last: i64) -> None:
        """The pile is empty: every hand and avatar is shown, and all is counted (HEROS-086, 095)."""
        self.tell("end", last)
        for seat in range(self.seats):
            self._show_all(self.hand(seat))
        for seat in range(self.seats):
            self._show_all(self.avatar(seat))
        if self.telling:
            for seat in range(self.seats):
                self._tell_score(seat)

    def _show_all(self, zone: Zone) -> None:
        for slot in range(len(zone.slots)):
            self.reveal(zone, slot)

    def _tell_score(self, seat: i64) -> None:
        hand = self.hand(seat)
        cards = [self.pack_slot(hand, slot) for slot in range(len(hand.slots))]
        self.tell("score", seat, [*self.score_counts(seat), int(self.score(seat))], cards)

    def score_counts(self, seat: i64) -> list[int]:
        """How many a seat has of each thing in `SCORED`: avatars posed, advantages … and an unposed avatar."""
        suns = int(self.count(seat, SUN))
        cards = self.hand(seat).cards
        virtues = len([card for card in cards if card < SUN])
        defects = len(cards) - suns - virtues
        posed = len(self.posed(seat).slots)
        return [posed, int(self.advantages(seat)), virtues, suns, defects, len(self.avatar(seat).slots)]

    def score(self, seat: i64) -> i64:
        """What a seat scores (HEROS-087 to 092)."""
        cards = self.cards
        score = cards.posed_points * len(self.posed(seat).slots) + cards.advantage_points * self.advantages(seat)
        score += cards.unposed_points * len(self.avatar(seat).slots)
        virtue_points = cards.virtue_points
        defect_points = cards.defect_points
        for slot in self.hand(seat).slots:
            score += virtue_points if slot & CARD <= SUN else defect_points
        return score

    def scores(self) -> list[int]:
        """The score of each seat."""
        return [int(self.score(seat)) for seat in range(self.seats)]

    def returns(self) -> list[float]:
        """The highest score wins, shared by all who have it (HEROS-093, 094)."""
        scores = self.scores()
        best = max(scores)
        share = 2.0 / float(scores.count(best)) - 1.0
        return [share if score == best else -1.0 for score in scores]

    def result(self) -> Outcome:
        return ranked(self.scores(), "pile", [self.score_detail(seat) for seat in range(self.seats)])

    def score_detail(self, seat: i64) -> dict[str, object]:
        """The score sheet of one seat: how many of each thing, and what they bring."""
        cards = self.cards
        worth = [cards.posed_points, cards.advantage_points, cards.virtue_points, cards.virtue_points]
        worth += [cards.defect_points, cards.unposed_points]
        counts = self.score_counts(seat)
        points = {name: counts[n] * int(worth[n]) for n, name in enumerate(SCORED)}
        return {"seat": int(seat), **dict(zip(SCORED, counts, strict=True)), "points": points, "total": int(self.score(seat))}


def bit(seat: i64) -> i64:
    """The bit of a seat in a set of seats."""
    return i64(1) << seat
