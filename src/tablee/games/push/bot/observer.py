"""What a seat sees of Push 'em up! as a row of numbers, itself first and the others in turn order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.observation import Observer, Sight, put
from ....engine.zone import CARD
from ..rules.content import PushContent, team_of, value_of
from ..rules.position import PushConfig
from ..rules.scoring import column_winner

if TYPE_CHECKING:
    from ....engine.game import Game

COLUMNS: Final = 8
DEPTH: Final = 6
SEATS: Final = 4
VALUES: Final = 12
CARD_NAMES: Final = [*[str(value) for value in range(10)], "Push", "Super Push"]


class PushObserver(Observer):
    """Own hand; sizes and totals of each player; each column from its last card on; the round; then what nobody needs to
    count: the cards that each player has still to play, the sums and best cards of each column, and who leads it.

    A spectator sees the table from seat 0, without a hand. Totals of the rounds are told in steps of four points.
    """

    content: PushContent
    hand: i64
    player: i64
    column: i64
    round: i64
    unseen: i64
    sums: i64
    best: i64
    leads: i64
    teams: i64
    of_column: i64

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.content = cast(PushContent, game.content)
        self.hand = self.block("own hand", CARD_NAMES, 2)
        self.player = self.size
        for step in range(SEATS):
            self.entry(f"player +{step} hand size", int(self.content.hand_size))
            self.entry(f"player +{step} deck size", 25)
            self.entry(f"player +{step} total of the rounds", 250)
        self.column = self.size
        for column in range(1, COLUMNS + 1):
            self.entry(f"column {column} length", 20)
            for depth in range(1, DEPTH + 1):
                self.block(f"column {column}, card {depth} from its end, of player", [f"+{step}" for step in range(SEATS)])
                self.entry(f"column {column}, card {depth} from its end, value", 9)
        self.of_column = (self.size - self.column) // COLUMNS
        self.round = self.entry("round", 20)
        self.unseen = self.size
        for step in range(SEATS):
            self.block(f"player +{step} still has to play", CARD_NAMES, 2)
        players = [f"player +{step}" for step in range(SEATS)]
        of_columns = [f"{column}, {player}" for column in range(1, COLUMNS + 1) for player in players]
        self.sums = self.block("sum in column", of_columns, 30)
        self.best = self.block("best card in column", of_columns, 9)
        self.leads = self.block("leads column", of_columns)
        self.teams = self.block("teams taken", range(SEATS))
        self.questions(game)

    def write(self, sight: Sight, row: vec[u8], at: i64) -> None:
        config = sight.config
        assert isinstance(config, PushConfig)
        layout = config.layout
        steps = self.write_players(sight, config, row, at)
        if sight.seat >= 0:
            hand = at + self.hand
            for slot in sight.slots(layout.hand(sight.seat)):
                row[hand + value_of(slot)] += u8(1)
        self.write_columns(sight, config, steps, row, at)
        put(row, at + self.round, sight.counter(layout.round))
        self.count_played(sight, layout.eliminated, steps, row, at)
        self.count_played(sight, layout.discard, steps, row, at)

    def write_players(self, sight: Sight, config: PushConfig, row: vec[u8], at: i64) -> i64:
        """The sizes and totals, and every card of each player as still to be played.

        The step to the player of each team is returned, four bits each.
        """
        layout = config.layout
        copies = config.copies
        steps: i64 = 0
        for step in range(sight.seats):
            seat = sight.other(step)
            first = at + self.player + 3 * step
            put(row, first, sight.size(layout.hand(seat)))
            put(row, first + 1, sight.size(layout.deck(seat)))
            put(row, first + 2, sight.counter(layout.total(seat)) // 4)
            team = sight.counter(layout.team(seat))
            if team >= 0:
                steps |= step << 4 * team
                row[at + self.teams + team] = u8(1)
                unseen = at + self.unseen + VALUES * step
                for number in copies:
                    row[unseen] = number
                    unseen += 1
        return steps

    def write_columns(self, sight: Sight, config: PushConfig, steps: i64, row: vec[u8], at: i64) -> None:
        """The length of each column and its last cards by owner and value; its sums, its best cards, and who leads it."""
        layout = config.layout
        seats = sight.seats
        first = at + self.column
        sums = at + self.sums
        best = at + self.best
        unseen = at + self.unseen
        for column in range(config.columns):
            slots = sight.slots(layout.column(column))
            depth: i64 = len(slots)
            put(row, first, min(depth, i64(20)))
            for slot in slots:
                step = step_to(slot, steps)
                value = value_of(slot)
                depth -= 1
                if depth < DEPTH:
                    entry = first + 1 + (SEATS + 1) * depth
                    row[entry + step] = u8(1)
                    row[entry + SEATS] = u8(value)
                row[sums + step] += u8(value)
                row[best + step] = u8(max(value, i64(row[best + step])))
                row[unseen + VALUES * step + value] -= u8(1)
            leader = column_winner(row, seats, sums)
            if leader >= 0:
                row[at + self.leads + SEATS * column + leader] = u8(1)
            first += self.of_column
            sums += SEATS
            best += SEATS

    def count_played(self, sight: Sight, place: i64, steps: i64, row: vec[u8], at: i64) -> None:
        """Cards that have left play are not still to be played."""
        unseen = at + self.unseen
        for slot in sight.slots(place):
            row[unseen + VALUES * step_to(slot, steps) + value_of(slot)] -= u8(1)


def step_to(slot: i64, steps: i64) -> i64:
    """How many places after the seat that looks the player of a card sits, from the steps to the player of each team."""
    return steps >> 4 * team_of(slot & CARD) & 15
