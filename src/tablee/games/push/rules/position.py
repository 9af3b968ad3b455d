"""The table of Push 'em up!: a hand and a deck for each seat, the star of columns, and what has left the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ....engine.box import hand_of, open_row, pile
from ....engine.outcome import Outcome, ranked
from ....engine.position import MatchConfig, Position
from ....engine.zone import Zone
from .content import PUSH, SUPER, card_of
from .move_scan import Sight

if TYPE_CHECKING:
    from ....engine.game import Game

HAND: Final[i64] = 3
COLUMN_POINTS: Final[i64] = 10

# Counters: who begins and which round it is, then for each seat its team and its running total.
FIRST: Final[i64] = 0
ROUND: Final[i64] = 1
TEAM: Final[i64] = 2

NOTHING: Final = vec[i64]([0] * 8)


class PushConfig(MatchConfig):
    """The numbers that follow from seats and options (PUSH-005, 006, 009, 013, 120, 140)."""

    columns: i64
    starters: i64
    pushes: i64
    apocalypse: bool
    tournament: bool
    target: i64
    rounds: i64
    sets: list[vec[i64]]

    def __init__(self, game: Game, seats: i64, options: dict[str, object]) -> None:
        super().__init__(game, seats, options)
        self.starters = 3 if seats == 2 else 2
        self.columns = seats * self.starters
        self.pushes = 3 if seats == 4 and not options["aggressive"] else 4
        self.apocalypse = bool(options["apocalypse"])
        self.tournament = bool(options["tournament"])
        self.target = _whole(options["target"])
        self.rounds = _whole(options["rounds"])
        self.sets = [self._full_set(team) for team in range(4)]
        self.places = [hand_of(seat, seat) for seat in range(seats)]
        self.places += [pile(f"deck {seat + 1}", seat, seat) for seat in range(seats)]
        self.places += [open_row(f"column {column + 1}") for column in range(self.columns)]
        self.places += [open_row("eliminated"), open_row("discard"), open_row("removed")]
        self.counters = ["first", "round"]
        self.counters += [f"team {seat + 1}" for seat in range(seats)]
        self.counters += [f"total {seat + 1}" for seat in range(seats)]

    def _full_set(self, team: i64) -> vec[i64]:
        """The slots of a team's cards as a round begins, all of them known to everybody."""
        full = Zone(open_row("set"))
        for value in range(10):
            full.put(card_of(team, value))
            full.put(card_of(team, value))
        for _ in range(self.pushes):
            full.put(card_of(team, PUSH))
        if self.apocalypse:
            full.put(card_of(team, SUPER))
        return full.slots


def _whole(value: object) -> int:
    assert isinstance(value, int)
    return value


class Push(Position):
    """A match: one round, or a tournament of them."""

    rules: PushConfig
    _sight: Sight | None

    def __init__(self, table: PushConfig) -> None:
        super().__init__(table)
        self.rules = table
        self._sight = None

    def blank(self) -> Push:
        return Push(self.rules)

    # Places and counters by their names.

    def hand(self, seat: i64) -> Zone:
        return self.zones[seat]

    def deck(self, seat: i64) -> Zone:
        return self.zones[self.seats + seat]

    def column(self, column: i64) -> Zone:
        return self.zones[2 * self.seats + column]

    def tip(self, column: i64) -> i64:
        """The last card of a column, at its free end (PUSH-020)."""
        return self.zones[2 * self.seats + column].last()

    def length(self, column: i64) -> i64:
        return len(self.zones[2 * self.seats + column].slots)

    def sight(self, seat: i64) -> Sight:
        """The hand of `seat` and the columns at a glance, in a sheet of paper that is used again and again."""
        if self._sight is None:
            self._sight = Sight()
        sight = self._sight
        sight.take_up(self.zones[seat], self.team(seat))
        sight.survey(self.zones, 2 * self.seats, self.rules.columns)
        return sight

    @property
    def eliminated(self) -> Zone:
        return self.zones[2 * self.seats + self.rules.columns]

    @property
    def discarded(self) -> Zone:
        return self.zones[2 * self.seats + self.rules.columns + 1]

    @property
    def removed(self) -> Zone:
        return self.zones[2 * self.seats + self.rules.columns + 2]

    def team(self, seat: i64) -> i64:
        """The team of a seat, or -1 before it has chosen."""
        return i64(self.counters[TEAM + seat])

    def after(self, seat: i64) -> i64:
        """The seat whose turn is next (PUSH-015)."""
        return seat + 1 if seat + 1 < self.seats else i64(0)

    def seat_of(self, team: i64) -> i64:
        """The seat that plays a team on the table."""
        seat: i64 = 0
        while self.counters[TEAM + seat] != team:
            seat += 1
        return seat

    def total(self, seat: i64) -> i64:
        return i64(self.counters[TEAM + self.seats + seat])

    # Set-up.

    def setup(self) -> None:
        from .decisions import ChooseTeam

        first = self.rules.options["first"]
        self.counters[FIRST] = _whole(first) - 1 if first is not None else self.rng.below(self.seats)  # PUSH-014
        for seat in range(self.seats):
            self.counters[TEAM + seat] = -1
        self.agenda.append(ChooseTeam(0))

    def begin_round(self) -> None:
        """Take the team's cards (PUSH-003, 005, 140) and ask everyone for their starters (PUSH-006)."""
        from .decisions import ChooseStarters

        self.counters[ROUND] += 1
        for zone in self.zones:
            if len(zone.slots):
                zone.clear()
        for seat in range(self.seats):
            self._take_cards(seat)
        self.tell("round", -1, [int(self.counters[ROUND])])
        self.agenda.append(ChooseStarters((i64(1) << self.seats) - 1))

    def _take_cards(self, seat: i64) -> None:
        """Everyone knows what the 24 cards of a team are; hidden is only their order, once shuffled."""
        self.deck(seat).slots = self.rules.sets[self.team(seat)][:]
        for _ in range(4 - self.rules.pushes):
            self.removed.put(card_of(self.team(seat), PUSH))

    def deal(self) -> None:
        """Shuffle each deck and draw three cards (PUSH-011, 012); the first player begins (PUSH-014, 132)."""
        from .decisions import TURNS

        for seat in range(self.seats):
            self.shuffle(self.deck(seat))
            self.refill(seat)
        first = i64(self.counters[FIRST])
        self.tell("first", first)
        self.agenda.append(TURNS[first])

    def refill(self, seat: i64) -> None:
        """Back to three cards, or to what the deck still has (PUSH-034, 035)."""
        hand = self.hand(seat)
        deck = self.deck(seat)
        drawn: i64 = 0
        while len(hand.slots) < HAND and len(deck.slots):
            self.draw(deck, hand)
            drawn += 1
        if drawn and self.past is not None:
            fresh = len(hand.slots) - drawn
            self.tell("draw", seat, [drawn], [self.pack_slot(hand, fresh + slot) for slot in range(drawn)])

    # End and score.

    def column_scores(self, column: i64) -> vec[i64]:
        """Each seat's sum of values in a column (PUSH-094), then each seat's single strongest card there (PUSH-100)."""
        n = self.seats
        scores = NOTHING[: 2 * n]
        for slot in self.column(column).slots:
            seat = self.seat_of(slot >> 4 & 15)
            value = slot & 15
            scores[seat] += value
            if value > scores[n + seat]:
                scores[n + seat] = value
        return scores

    def end_round(self, last: i64) -> None:
        """Score the columns at once (PUSH-090 to 103); in a tournament, go on or not (PUSH-130 to 136)."""
        self.tell("end", last)
        before = self.counters[:]
        for column in range(self.rules.columns):
            self._score_column(column)
        if self.past is not None:
            for seat in range(self.seats):
                self._tell_score(seat, self.total(seat) - before[TEAM + self.seats + seat])
        if self.rules.tournament and not self._tournament_over():
            self.counters[FIRST] = self.next_first()
            self.begin_round()

    def _score_column(self, column: i64) -> None:
        """Column points to the winner, card points to everybody, and a row on the sheet (PUSH-102)."""
        n = self.seats
        scores = self.column_scores(column)
        winner = column_winner(scores, n)
        if winner >= 0:
            self.counters[TEAM + n + winner] += COLUMN_POINTS
        seat: i64 = 0
        while seat < n:
            self.counters[TEAM + n + seat] += scores[n + seat]
            seat += 1
        row = vec[i64](capacity=12)
        row = append(append(append(row, self.counters[ROUND]), column + 1), winner)
        for score in scores:
            row = append(row, score)
        self.sheet.append(row)

    def _tell_score(self, seat: i64, score: i64) -> None:
        if self.past is not None:
            columns = COLUMN_POINTS * len([row for row in self._this_round() if row[2] == seat])
            self.tell("score", seat, [columns, score - columns, score, self.total(seat)])

    def _this_round(self) -> list[vec[i64]]:
        return [row for row in self.sheet if row[0] == self.counters[ROUND]]

    def _tournament_over(self) -> bool:
        """PUSH-134, 136."""
        reached = max([self.total(seat) for seat in range(self.seats)]) >= self.rules.target
        return reached or self.counters[ROUND] >= self.rules.rounds

    def next_first(self) -> i64:
        """The fewest points begin, the youngest among equals (PUSH-132, 133)."""
        fewest = min([self.total(seat) for seat in range(self.seats)])
        ages = self.rules.options["ages"]
        young = list(ages) if isinstance(ages, list | tuple) else list(range(self.seats, 0, -1))
        for person in young:
            if self.total(person - 1) == fewest:
                return person - 1
        raise AssertionError("somebody has the fewest points")

    def scores(self) -> list[int]:
        return [int(self.total(seat)) for seat in range(self.seats)]

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
        """The highest score wins, ties share (PUSH-103, 135); the sheet has every column of every round."""
        n = self.seats
        detail: list[dict[str, object]] = []
        running = [0] * n
        for number in range(1, int(self.counters[ROUND]) + 1):
            rows = [row for row in self.sheet if row[0] == number]
            for row in rows:
                detail.append(sheet_line(row, n))
            columns = [int(COLUMN_POINTS) * len([row for row in rows if row[2] == seat]) for seat in range(n)]
            cards = [sum([row[3 + n + seat] for row in rows]) for seat in range(n)]
            scores = [columns[seat] + cards[seat] for seat in range(n)]
            running = [running[seat] + scores[seat] for seat in range(n)]
            detail.append({"round": number, "columns": columns, "cards": cards, "scores": scores, "running": list(running)})
        return ranked(self.scores(), "tournament" if self.rules.tournament else "round", detail)

    def faults(self) -> list[str]:
        from .invariants import faults

        return faults(self)


def column_winner(totals: vec[i64], seats: i64) -> i64:
    """The highest total above 0 that one seat alone has (PUSH-095 to 099); -1 when there is none.

    >>> [int(column_winner(vec[i64](totals), len(totals))) for totals in ([9, 9, 4], [9, 9], [0], [9, 9, 4, 4])]
    [2, -1, -1, -1]
    """
    winner: i64 = -1
    best: i64 = 0
    seat: i64 = 0
    while seat < seats:
        if totals[seat] > best and alone(totals, seats, totals[seat]):
            best = totals[seat]
            winner = seat
        seat += 1
    return winner


def alone(totals: vec[i64], seats: i64, total: i64) -> bool:
    """Whether one seat only has this total."""
    found: i64 = 0
    seat: i64 = 0
    while seat < seats:
        if totals[seat] == total:
            found += 1
        seat += 1
    return found == 1


def sheet_line(row: vec[i64], seats: int) -> dict[str, object]:
    """A row of the score sheet: round, column, who won it, each seat's total and its strongest card."""
    return {
        "round": int(row[0]),
        "column": int(row[1]),
        "winner": int(row[2]) if row[2] >= 0 else None,
        "totals": [int(row[3 + seat]) for seat in range(seats)],
        "cards": [int(row[3 + seats + seat]) for seat in range(seats)],
    }
