"""A match of Push 'em up!: the numbers it is played with, its places by name, the scores and the outcome."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.box import open_row
from ....engine.outcome import Outcome, ranked
from ....engine.position import MatchConfig, Position
from ....engine.zone import CARD, Zone
from .content import HERO_COPIES, PUSH, SUPER, PushContent, card_of, team_of, value_of
from .layout import PushLayout
from .move_scan import MoveScan
from .scoring import column_winner, row_best, row_detail, row_round, row_winner, sheet_row

if TYPE_CHECKING:
    from ....engine.game import Game


class PushConfig(MatchConfig):
    """The numbers that follow from seats, options and content (PUSH-003, 005, 006, 009, 120, 140)."""

    cards: PushContent
    layout: PushLayout
    starters: i64
    columns: i64
    set_aside: i64
    apocalypse: bool
    tournament: bool
    target: i64
    rounds: i64
    team_sets: list[vec[i64]]
    copies: vec[u8]
    scan: MoveScan

    def __init__(self, game: Game, seats: i64, options: dict[str, object]) -> None:
        super().__init__(game, seats, options)
        self.cards = cast(PushContent, self.content)
        self.starters = 3 if seats == 2 else 2
        self.columns = seats * self.starters
        self.layout = PushLayout(seats, self.columns)
        self.lay_out(self.layout)
        self.set_aside = self.cards.pushes_set_aside if seats == 4 and not options["aggressive"] else 0
        self.apocalypse = bool(options["apocalypse"])
        self.tournament = bool(options["tournament"])
        self.target = cast(int, options["target"])
        self.rounds = cast(int, options["rounds"])
        self.team_sets = [self._team_set(team) for team in range(4)]
        values = [value_of(slot & CARD) for slot in self.team_sets[0]]
        self.copies = vec[u8]([values.count(value) for value in range(12)])
        self.scan = MoveScan()

    def _team_set(self, team: i64) -> vec[i64]:
        """The slots of a team's cards as a round begins; everybody knows them all."""
        cards = Zone(open_row("set"))
        for value in range(10):
            for _ in range(HERO_COPIES):
                cards.put(card_of(team, value))
        for _ in range(self.cards.push_copies - self.set_aside):
            cards.put(card_of(team, PUSH))
        for _ in range(self.cards.super_push_copies if self.apocalypse else i64(0)):
            cards.put(card_of(team, SUPER))
        return cards.slots


class Push(Position):
    """A match: one round, or a tournament of them."""

    rules: PushConfig
    layout: PushLayout
    cards: PushContent

    def __init__(self, config: PushConfig) -> None:
        super().__init__(config)
        self.rules = config
        self.layout = config.layout
        self.cards = config.cards

    def blank(self) -> Push:
        return Push(self.rules)

    def setup(self) -> None:
        from .setup import begin_match

        begin_match(self)

    def faults(self) -> list[str]:
        from .invariants import faults

        return faults(self)

    # Places and counters by their names.

    def hand(self, seat: i64) -> Zone:
        """The cards in a seat's hand."""
        place = self.layout.hands + seat
        return self.zones[place]

    def deck(self, seat: i64) -> Zone:
        """The cards that a seat has still to draw, its next one last."""
        place = self.layout.decks + seat
        return self.zones[place]

    def column(self, column: i64) -> Zone:
        """A column from its base to its last card (PUSH-020)."""
        place = self.layout.columns + column
        return self.zones[place]

    @property
    def eliminated(self) -> Zone:
        """The heroes that were covered or pushed away (PUSH-026)."""
        place = self.layout.eliminated
        return self.zones[place]

    @property
    def discarded(self) -> Zone:
        """The cards that were discarded, and every Push that was played (PUSH-081)."""
        place = self.layout.discard
        return self.zones[place]

    @property
    def removed(self) -> Zone:
        """The Push cards that sit out the round (PUSH-005)."""
        place = self.layout.removed
        return self.zones[place]

    @property
    def first(self) -> i64:
        """The seat that begins the round."""
        counter = self.layout.first
        return i64(self.counters[counter])

    @property
    def round(self) -> i64:
        """The number of the round, from 1."""
        counter = self.layout.round
        return i64(self.counters[counter])

    def team(self, seat: i64) -> i64:
        """The team of a seat, or -1 before it has chosen."""
        counter = self.layout.teams + seat
        return i64(self.counters[counter])

    def total(self, seat: i64) -> i64:
        """The points of a seat in all rounds so far (PUSH-131)."""
        counter = self.layout.totals + seat
        return i64(self.counters[counter])

    def seat_of(self, team: i64) -> i64:
        """The seat that plays a team which is on the table."""
        teams = self.layout.teams
        seat: i64 = 0
        while self.counters[teams + seat] != team:
            seat += 1
        return seat

    def after(self, seat: i64) -> i64:
        """The seat whose turn is next (PUSH-015)."""
        return seat + 1 if seat + 1 < self.seats else i64(0)

    # The player in turn.

    def move_scan(self, seat: i64) -> MoveScan:
        """The hand of a seat and the columns at a glance. A table has one scan, which the next call overwrites."""
        scan = self.rules.scan
        scan.read_hand(self.hand(seat), self.team(seat))
        scan.read_columns(self.zones, self.layout.columns, self.rules.columns)
        return scan

    def refill(self, seat: i64) -> None:
        """Draw back to a full hand, or what the deck still has (PUSH-034, 035)."""
        hand = self.hand(seat)
        deck = self.deck(seat)
        full = self.cards.hand_size
        drawn: i64 = 0
        while len(hand.slots) < full and len(deck.slots):
            self.draw(deck, hand)
            drawn += 1
        if drawn and self.telling:
            fresh = len(hand.slots) - drawn
            self.tell("draw", seat, [drawn], [self.pack_slot(hand, fresh + slot) for slot in range(drawn)])

    # Scores.

    def column_scores(self, column: i64) -> vec[u8]:
        """Each seat's sum of values in a column (PUSH-094), then each seat's single strongest card there (PUSH-100)."""
        n = self.seats
        scores = vec[u8]([0] * (2 * n))
        for slot in self.column(column).slots:
            seat = self.seat_of(team_of(slot & CARD))
            value = value_of(slot & CARD)
            scores[seat] += u8(value)
            if value > i64(scores[n + seat]):
                scores[n + seat] = u8(value)
        return scores

    def score_column(self, column: i64) -> None:
        """Give column points to the winner and card points to everybody, and write a row on the sheet (PUSH-102)."""
        n = self.seats
        totals = self.layout.totals
        scores = self.column_scores(column)
        winner = column_winner(scores, n)
        if winner >= 0:
            self.counters[totals + winner] += self.cards.column_points
        seat: i64 = 0
        while seat < n:
            self.counters[totals + seat] += i64(scores[n + seat])
            seat += 1
        self.sheet.append(sheet_row(self.round, column, winner, scores))

    def column_points(self, round: i64, seat: i64) -> i64:
        """What the columns that a seat won brought it in a round."""
        won = len([row for row in self.sheet if row_round(row) == round and row_winner(row) == seat])
        return self.cards.column_points * won

    def card_points(self, round: i64, seat: i64) -> i64:
        """What the strongest cards of a seat brought it in a round."""
        points: i64 = 0
        for row in self.sheet:
            if row_round(row) == round:
                points += row_best(row, self.seats, seat)
        return points

    def scores(self) -> list[int]:
        """The total of each seat."""
        return [int(self.total(seat)) for seat in range(self.seats)]

    # The outcome.

    def returns(self) -> list[float]:
        best: i64 = -1
        winners = 0.0
        for seat in range(self.seats):
            if self.total(seat) > best:
                best = self.total(seat)
                winners = 0.0
            winners += 1.0 if self.total(seat) == best else 0.0
        share = 2.0 / winners - 1.0
        return [share if self.total(seat) == best else -1.0 for seat in range(self.seats)]

    def result(self) -> Outcome:
        """The highest score wins, ties share (PUSH-103, 135). The detail has every column of every round, and its sums."""
        detail: list[dict[str, object]] = []
        running = [0] * self.seats
        for round in range(1, int(self.round) + 1):
            detail += [row_detail(row, self.seats) for row in self.sheet if row_round(row) == round]
            columns = [int(self.column_points(round, seat)) for seat in range(self.seats)]
            cards = [int(self.card_points(round, seat)) for seat in range(self.seats)]
            scores = [columns[seat] + cards[seat] for seat in range(self.seats)]
            running = [running[seat] + scores[seat] for seat in range(self.seats)]
            detail.append({"round": round, "columns": columns, "cards": cards, "scores": scores, "running": running})
        return ranked(self.scores(), "tournament" if self.rules.tournament else "round", detail)
