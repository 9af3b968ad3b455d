"""The set-up of a match and of each round: choose a team, choose starters in secret, shuffle and deal (PUSH-001 to 014)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ....engine.decision import Decision, Sealed
from ....engine.events import pack
from .content import PUSH, card_of
from .position import Push
from .turn import TURNS
from .verbs import TEAM, THREE_STARTERS, TWO_STARTERS, starter_values


def begin_match(pos: Push) -> None:
    """The first player is named or drawn by lot (PUSH-014); then everybody chooses a team."""
    named = pos.rules.options["first"]
    pos.counters[pos.layout.first] = named - 1 if isinstance(named, int) else pos.rng.below(pos.seats)
    for seat in range(pos.seats):
        pos.counters[pos.layout.team(seat)] = -1
    pos.agenda.append(ChooseTeam(0))


class ChooseTeam(Decision[Push]):
    """In seat order, each player chooses among the teams still free (PUSH-002)."""

    def public(self, pos: Push, seat: i64) -> bool:
        return True

    def legal(self, pos: Push, seat: i64) -> vec[i64]:
        taken: i64 = 0
        for other in range(seat):
            taken |= i64(1) << pos.team(other)
        free = vec[i64](capacity=4)
        for team in range(i64(4)):
            if not taken >> team & 1:
                free = append(free, TEAM.of(team))
        return free

    def resolve(self, pos: Push, seat: i64, action: i64) -> None:
        team = TEAM.part(action)
        pos.counters[pos.layout.team(seat)] = team
        pos.tell("team", seat, [team])
        if seat + 1 < pos.seats:
            pos.agenda.append(ChooseTeam(seat + 1))
        else:
            begin_round(pos)

    def refusal(self, pos: Push, seat: i64, action: i64) -> str:
        return "PUSH-002"


def begin_round(pos: Push) -> None:
    """Everybody takes the cards of their team (PUSH-003, 005, 140) and is asked for starters (PUSH-006)."""
    pos.counters[pos.layout.round] += 1
    for zone in pos.zones:
        if len(zone.slots):
            zone.clear()
    for seat in range(pos.seats):
        take_cards(pos, seat)
    pos.tell("round", -1, [int(pos.round)])
    pos.agenda.append(ChooseStarters((i64(1) << pos.seats) - 1))


def take_cards(pos: Push, seat: i64) -> None:
    """Everyone knows what the cards of a team are; only their order is hidden, once they are shuffled."""
    team = pos.team(seat)
    pos.deck(seat).slots = pos.rules.team_sets[team][:]
    for _ in range(pos.rules.set_aside):
        pos.removed.put(card_of(team, PUSH))


class ChooseStarters(Sealed[Push]):
    """Everyone chooses at once, face down: 3 heroes with 2 players, else 2, and a value at most twice (PUSH-006 to 008)."""

    def legal(self, pos: Push, seat: i64) -> vec[i64]:
        return ALL_THREES if pos.rules.starters == 3 else ALL_TWOS

    def given(self) -> str:
        return "PUSH-008"

    def refusal(self, pos: Push, seat: i64, action: i64) -> str:
        return "PUSH-007"

    def reveal(self, pos: Push, answers: vec[i64]) -> None:
        """Each starter is the base of a column, by seat and then by value (PUSH-009, 010)."""
        column: i64 = 0
        for seat in range(pos.seats):
            column = self.lay_starters(pos, seat, starter_values(answers[seat]), column)
        deal(pos)

    def lay_starters(self, pos: Push, seat: i64, values: list[int], column: i64) -> i64:
        """Lay the starters of one seat, the first on `column`; the column after them."""
        team = pos.team(seat)
        for value in values:
            pos.show(pos.deck(seat), card_of(team, value), pos.column(column))
            column += 1
        if pos.telling:
            pos.tell("starters", seat, [], [pack(card_of(team, value)) for value in values])
        return column


def deal(pos: Push) -> None:
    """Shuffle each deck and draw a hand (PUSH-011, 012); the first player begins (PUSH-014, 132)."""
    for seat in range(pos.seats):
        pos.shuffle(pos.deck(seat))
        pos.refill(seat)
    pos.tell("first", pos.first)
    pos.agenda.append(TURNS[pos.first])


ALL_THREES: Final = vec[i64](
    [
        THREE_STARTERS.of(low, middle, high)
        for low in range(10)
        for middle in range(low, 10)
        for high in range(middle, 10)
        if not low == middle == high
    ]
)
ALL_TWOS: Final = vec[i64]([TWO_STARTERS.of(low, high) for low in range(10) for high in range(low, 10)])
