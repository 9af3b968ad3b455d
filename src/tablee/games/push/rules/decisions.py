"""The decisions of Push 'em up!: choose a team, choose starters in secret, and each turn one of the actions.

Each action of the rulebook is a class of its own below, in the rulebook's order.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ....engine.decision import Decision, Sealed
from ....engine.events import pack
from ....engine.rng import Rng
from ....engine.verb import Verb, Vocabulary
from ....engine.zone import CARD, Zone
from .content import PUSH, SUPER, card_of, team_of, value_of
from .move_scan import Sight
from .position import TEAM, Push

COLUMN: Final = {"column": 1}

TEAMS: Final = Verb("team", team=4)
THREE: Final = Verb("starters3", low=10, middle=10, high=10)
TWO: Final = Verb("starters2", low=10, high=10)
PLACE: Final = Verb("place", COLUMN, value=10, column=8)
PAIR: Final = Verb("pair", COLUMN, value=10, column=8)
RUN: Final = Verb("run", COLUMN, low=10, column=8)
PUSHES: Final = Verb("push", COLUMN, column=8)
SUPERS: Final = Verb("superpush", {"column": 1, "steps": 1}, column=8, steps=3)
DISCARD: Final = Verb("discard", value=12)
VOCABULARY: Final = Vocabulary([TEAMS, THREE, TWO, PLACE, PAIR, RUN, PUSHES, SUPERS, DISCARD])

# The rule that refuses a value which a verb does not count to: a Push among the starters or in a column, four steps.
BOUNDS: Final = {
    "team": "PUSH-002",
    "starters3": "PUSH-007",
    "starters2": "PUSH-007",
    "place.value": "PUSH-020",
    "pair.value": "PUSH-050",
    "run.low": "PUSH-060",
    "superpush.steps": "PUSH-141",
    "discard": "PUSH-080",
} | {f"{verb.name}.column": "PUSH-010" for verb in (PLACE, PAIR, RUN, PUSHES, SUPERS)}


class ChooseTeam(Decision[Push]):
    """In seat order, among the teams still free (PUSH-002)."""

    def public(self, pos: Push, seat: i64) -> bool:
        return True

    def legal(self, pos: Push, seat: i64) -> vec[i64]:
        taken: i64 = 0
        for other in range(seat):
            taken |= i64(1) << pos.team(other)
        free = vec[i64](capacity=4)
        for team in range(i64(4)):
            if not taken >> team & 1:
                free = append(free, TEAMS.base + team)
        return free

    def resolve(self, pos: Push, seat: i64, action: i64) -> None:
        team = action - TEAMS.base
        pos.counters[TEAM + seat] = team
        pos.tell("team", seat, [team])
        if seat + 1 < pos.seats:
            pos.agenda.append(ChooseTeam(seat + 1))
        else:
            pos.begin_round()

    def refusal(self, pos: Push, seat: i64, action: i64) -> str:
        return "PUSH-002"


class ChooseStarters(Sealed[Push]):
    """Everyone at once, face down: 3 heroes with 2 players, else 2; a value at most twice (PUSH-006 to 008)."""

    def legal(self, pos: Push, seat: i64) -> vec[i64]:
        return THREE_STARTERS if pos.rules.starters == 3 else TWO_STARTERS

    def given(self) -> str:
        return "PUSH-008"

    def refusal(self, pos: Push, seat: i64, action: i64) -> str:
        return "PUSH-007"

    def reveal(self, pos: Push, answers: vec[i64]) -> None:
        """Each starter is the base of its own column, by seat and then by value (PUSH-009, 010)."""
        column: i64 = 0
        for seat in range(pos.seats):
            column = self.lay_out(pos, seat, starter_values(answers[seat]), column)
        pos.deal()

    def lay_out(self, pos: Push, seat: i64, values: list[int], column: i64) -> i64:
        """The starters of one seat, from a column on; the column after them."""
        team = pos.team(seat)
        for value in values:
            pos.show(pos.deck(seat), card_of(team, value), pos.column(column))
            column += 1
        if pos.past is not None:
            pos.tell("starters", seat, [], [pack(card_of(team, value)) for value in values])
        return column


def starter_values(action: i64) -> list[int]:
    """The values of a starter choice, ascending."""
    if THREE.covers(action):
        rest = action - THREE.base
        return [rest // 100, rest // 10 % 10, rest % 10]
    rest = action - TWO.base
    return [rest // 10, rest % 10]


class Action:
    """One of the actions of a turn (PUSH-031): what it offers, and what it does."""

    def offer(self, sight: Sight) -> None:
        raise NotImplementedError

    def perform(self, pos: Push, seat: i64, action: i64) -> None:
        raise NotImplementedError

    def refusal(self, sight: Sight, pos: Push, action: i64) -> str:
        raise NotImplementedError


class Cover:
    """A hero on an opponent's last card of the same value, which is eliminated (PUSH-040 to 042)."""

    @staticmethod
    def values(last: i64, team: i64) -> i64:
        """The value, as a bit, that may cover a last card."""
        return i64(last >> 4 != team) << (last & 15)


class Step:
    """A hero on a last card of adjacent value, anybody's: +1/-1 (PUSH-045 to 048)."""

    @staticmethod
    def values(last: i64) -> i64:
        """The two values, as bits, that may follow a last card."""
        return NEIGHBOURS[last & 15]


class Place(Action):
    """One hero: cover or +1/-1, whichever the column allows; never both."""

    def offer(self, sight: Sight) -> None:
        team = sight.team
        tips = sight.tips
        fits = sight.fits
        columns = sight.columns
        column: i64 = 0
        while column < columns:
            last = tips[column]
            fits[column] = Cover.values(last, team) | Step.values(last)
            column += 1
        self.offer_each(sight, PLACE.base, sight.held & HEROES)

    def offer_each(self, sight: Sight, base: i64, values: i64) -> None:
        """Each of these values, as bits, on each column that it fits on."""
        while values:
            value = LOWEST[values]
            sight.add_columns(base + value * 8, value)
            values &= values - 1

    def perform(self, pos: Push, seat: i64, action: i64) -> None:
        value = (action - PLACE.base) >> 3
        lay(pos, seat, (action - PLACE.base) & 7, value, 1, 0)

    def refusal(self, sight: Sight, pos: Push, action: i64) -> str:
        value = (action - PLACE.base) >> 3
        if not sight.holds(value):
            return "PUSH-033"
        return misfit(sight, pos, value, (action - PLACE.base) & 7)


class Pair(Place):
    """Two heroes of one value, where one of them could go; both stay visible (PUSH-050 to 055)."""

    def offer(self, sight: Sight) -> None:
        if sight.twice:
            self.offer_each(sight, PAIR.base, sight.twice & HEROES)

    def perform(self, pos: Push, seat: i64, action: i64) -> None:
        value = (action - PAIR.base) >> 3
        lay(pos, seat, (action - PAIR.base) & 7, value, 2, 0)

    def refusal(self, sight: Sight, pos: Push, action: i64) -> str:
        value = (action - PAIR.base) >> 3
        if not sight.twice >> value & 1:
            return "PUSH-050"
        return misfit(sight, pos, value, (action - PAIR.base) & 7)


class Run(Action):
    """Three consecutive heroes on the circle: beyond an end of the run, or covering an end (PUSH-060 to 068)."""

    def offer(self, sight: Sight) -> None:
        low = run_in(sight.held)
        column: i64 = 0
        while low >= 0 and column < sight.columns:
            if self.fits(low, sight.tips[column], sight.team):
                sight.add(RUN.base + low * 8 + column, 1, 0)
            column += 1

    def fits(self, low: i64, last: i64, team: i64) -> bool:
        """One step beyond an end, any owner's (PUSH-062), or on an end, an opponent's (PUSH-063)."""
        value = last & 15
        if value == (low + 9) % 10 or value == (low + 3) % 10:
            return True
        return last >> 4 != team and (value == low or value == (low + 2) % 10)

    def perform(self, pos: Push, seat: i64, action: i64) -> None:
        """The last card of the column fixes the direction (PUSH-065)."""
        low = (action - RUN.base) >> 3
        column = (action - RUN.base) & 7
        last = value_of(pos.tip(column))
        ascending = last == low or last == (low + 9) % 10
        lay(pos, seat, column, low if ascending else (low + 2) % 10, 3, 1 if ascending else 9)

    def refusal(self, sight: Sight, pos: Push, action: i64) -> str:
        low = (action - RUN.base) >> 3
        column = (action - RUN.base) & 7
        if column >= sight.columns:
            return "PUSH-010"
        if low != run_in(sight.held):
            return "PUSH-060"
        last = value_of(pos.tip(column))
        return "PUSH-042" if last == low or last == (low + 2) % 10 else "PUSH-064"


class PushUp(Action):
    """The last card of a column moves up one step and eliminates the card it covers (PUSH-070 to 075)."""

    def offer(self, sight: Sight) -> None:
        if sight.holds(PUSH):
            sight.add(PUSHES.base, sight.long, 1)

    def perform(self, pos: Push, seat: i64, action: i64) -> None:
        shove(pos, seat, PUSH, action - PUSHES.base, 1)

    def refusal(self, sight: Sight, pos: Push, action: i64) -> str:
        if action - PUSHES.base >= sight.columns:
            return "PUSH-010"
        return "PUSH-073" if sight.holds(PUSH) else "PUSH-033"


class SuperPush(Action):
    """Apocalypse: the same by 1, 2 or 3 steps, as far as the column reaches (PUSH-140 to 144)."""

    def offer(self, sight: Sight) -> None:
        if sight.holds(SUPER):
            column: i64 = 0
            while column < sight.columns:
                before = sight.lengths[column] - 1
                sight.add(SUPERS.base + column * 3, (i64(1) << min(before, 3)) - 1, 1)
                column += 1

    def perform(self, pos: Push, seat: i64, action: i64) -> None:
        shove(pos, seat, SUPER, (action - SUPERS.base) // 3, (action - SUPERS.base) % 3 + 1)

    def refusal(self, sight: Sight, pos: Push, action: i64) -> str:
        column = (action - SUPERS.base) // 3
        if not pos.rules.apocalypse:
            return "PUSH-140"
        if column >= sight.columns:
            return "PUSH-010"
        if not sight.holds(SUPER):
            return "PUSH-033"
        return "PUSH-143" if pos.length(column) > 1 else "PUSH-073"


class Discard(Action):
    """One card of the hand, face up and without effect; always possible (PUSH-080 to 082)."""

    def offer(self, sight: Sight) -> None:
        sight.add(DISCARD.base, sight.held, 1)

    def perform(self, pos: Push, seat: i64, action: i64) -> None:
        card = card_of(pos.team(seat), action - DISCARD.base)
        pos.show(pos.hand(seat), card, pos.discarded)
        if pos.past is not None:
            pos.tell("discard", seat, [], [pack(card)])

    def refusal(self, sight: Sight, pos: Push, action: i64) -> str:
        return "PUSH-080"


class Turn(Decision[Push]):
    """Exactly one action, then the hand is refilled (PUSH-030 to 035)."""

    def legal(self, pos: Push, seat: i64) -> vec[i64]:
        sight = self.survey(pos, seat)
        return sight.options[: sight.found]

    def pick(self, pos: Push, seat: i64, rng: Rng) -> i64:
        sight = self.survey(pos, seat)
        return sight.options[rng.below(sight.found)]

    def survey(self, pos: Push, seat: i64) -> Sight:
        """The hand, and every option of every action."""
        sight = pos.sight(seat)
        PLACING.offer(sight)
        PAIRING.offer(sight)
        RUNNING.offer(sight)
        PUSHING.offer(sight)
        SUPERPUSHING.offer(sight)
        DISCARDING.offer(sight)
        return sight

    def resolve(self, pos: Push, seat: i64, action: i64) -> None:
        self.take(pos, seat, action)

    def take(self, pos: Push, seat: i64, action: i64) -> None:
        action_of(action).perform(pos, seat, action)
        pos.refill(seat)
        if len(pos.hand(seat).slots):
            pos.agenda.append(TURNS[pos.after(seat)])
        else:
            pos.end_round(seat)  # PUSH-090

    def refusal(self, pos: Push, seat: i64, action: i64) -> str:
        """A choice of the set-up is no action of a turn (PUSH-031)."""
        if action < PLACE.base:
            return "PUSH-031"
        return action_of(action).refusal(pos.sight(seat), pos, action)


def action_of(action: i64) -> Action:
    if action < PAIR.base:
        return PLACING
    if action < RUN.base:
        return PAIRING
    if action < PUSHES.base:
        return RUNNING
    if action < SUPERS.base:
        return PUSHING
    return SUPERPUSHING if action < DISCARD.base else DISCARDING


def run_in(held: i64) -> i64:
    """The low value of the run that three held values make on the circle, or -1 (PUSH-060)."""
    low: i64 = 0
    while low < 10:
        if held == RUNS[low]:
            return low
        low += 1
    return -1


def misfit(sight: Sight, pos: Push, value: i64, column: i64) -> str:
    """Why a value cannot go on a column."""
    if column >= sight.columns:
        return "PUSH-010"
    last = pos.tip(column)
    return "PUSH-042" if value_of(last) == value and team_of(last) == sight.team else "PUSH-048"


def lay(pos: Push, seat: i64, number: i64, value: i64, count: i64, step: i64) -> None:
    """Lay one, two or three heroes, each `step` after the one before on the circle.

    An opponent's last card of the first one's value is covered and eliminated (PUSH-041, 051, 063).
    """
    column = pos.column(number)
    hand = pos.hand(seat)
    team = pos.team(seat)
    covered: i64 = -1
    if value_of(column.last()) == value:
        covered = column.last()
        eliminate(pos, column, len(column.slots) - 1)
    left = count
    while left:
        pos.show(hand, card_of(team, value), column)
        value = (value + step) % 10
        left -= 1
    if pos.past is not None:
        cards = [pack(slot & CARD) for slot in column.slots[len(column.slots) - count :]]
        if covered >= 0:
            pos.tell("cover", seat, [number + 1], cards, [pack(covered)])
        else:
            pos.tell("place", seat, [number + 1], cards)


def shove(pos: Push, seat: i64, value: i64, number: i64, steps: i64) -> None:
    """Discard a Push and eliminate the cards just before the last one of a column (PUSH-071, 142)."""
    column = pos.column(number)
    pos.show(pos.hand(seat), card_of(pos.team(seat), value), pos.discarded)
    gone: list[int] = []
    left = steps
    while left:
        slot = len(column.slots) - 2
        gone.append(pack(column.card(slot)))
        eliminate(pos, column, slot)
        left -= 1
    if pos.past is not None:
        tip = [pack(column.last())]
        if value == PUSH:
            pos.tell("push", seat, [number + 1], tip, gone)
        else:
            pos.tell("superpush", seat, [number + 1, steps], tip, gone)


def eliminate(pos: Push, column: Zone, slot: i64) -> None:
    """Out of the game, in view of all, for good (PUSH-026)."""
    pos.eliminated.put(column.take_at(slot))


HEROES: Final[i64] = (1 << 10) - 1
LOWEST: Final = vec[i64]([(bits & -bits).bit_length() - 1 for bits in range(1 << 10)])
NEIGHBOURS: Final = vec[i64]([1 << (value + 1) % 10 | 1 << (value + 9) % 10 for value in range(10)])
RUNS: Final = vec[i64]([1 << low | 1 << (low + 1) % 10 | 1 << (low + 2) % 10 for low in range(10)])
TURNS: Final = [Turn(seat) for seat in range(4)]
PLACING: Final = Place()
PAIRING: Final = Pair()
RUNNING: Final = Run()
PUSHING: Final = PushUp()
SUPERPUSHING: Final = SuperPush()
DISCARDING: Final = Discard()
DECISIONS: Final[tuple[type[Decision[Any]], ...]] = (ChooseTeam, ChooseStarters, Turn)
THREE_STARTERS: Final = vec[i64](
    [
        THREE.base + low * 100 + middle * 10 + high
        for low in range(10)
        for middle in range(low, 10)
        for high in range(middle, 10)
        if not low == middle == high
    ]
)
TWO_STARTERS: Final = vec[i64]([TWO.base + low * 10 + high for low in range(10) for high in range(low, 10)])
