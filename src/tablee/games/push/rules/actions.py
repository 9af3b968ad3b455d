"""The actions of a turn (PUSH-031), each a class of its own in the order of the rules: what it offers and what it does.

Sets of values are bits: bit 3 stands for the value 3. Values form a circle, on which 0 follows 9 (PUSH-024). What is asked of
every column in every turn reads a card by its bits, as content.py has them: `card >> 4` is its team, `card & 15` its value.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.events import pack
from ....engine.verb import Verb
from ....engine.zone import CARD, Zone
from .content import PUSH, SUPER, card_of, value_of
from .move_scan import MoveScan
from .position import Push
from .verbs import (
    DISCARD,
    DISCARD_FIRST,
    PAIR,
    PAIR_FIRST,
    PLACE,
    PLACE_FIRST,
    PUSH_UP,
    PUSH_UP_FIRST,
    RUN,
    RUN_FIRST,
    SUPER_PUSH,
    SUPER_PUSH_FIRST,
    VOCABULARY,
)

HEROES: Final[i64] = (1 << 10) - 1
LOWEST: Final = vec[i64]([(bits & -bits).bit_length() - 1 for bits in range(1 << 10)])
NEIGHBOURS: Final = vec[i64]([1 << (value + 1) % 10 | 1 << (value + 9) % 10 for value in range(10)])


class TurnAction:
    """What a player may do in a turn. This one stands for the choices of the set-up, which are no action of a turn."""

    def offer(self, scan: MoveScan) -> None:
        """Add every legal action of this sort to the scan."""

    def perform(self, pos: Push, seat: i64, action: i64) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def refusal(self, scan: MoveScan, pos: Push, action: i64) -> str:
        """The rule that forbids an illegal action."""
        return "PUSH-031"


class PlaceHero(TurnAction):
    """One hero on a last card: it covers an opponent's of the same value (PUSH-040), or follows a neighbour (PUSH-045)."""

    def offer(self, scan: MoveScan) -> None:
        team = scan.team
        last_cards = scan.last_cards
        fits = scan.fits
        column_count = scan.column_count
        column: i64 = 0
        while column < column_count:
            last = last_cards[column]
            fits[column] = covering_values(last, team) | following_values(last)
            column += 1
        offer_each(scan, PLACE_FIRST, scan.held & HEROES)

    def perform(self, pos: Push, seat: i64, action: i64) -> None:
        lay(pos, seat, PLACE.part(action, 1), PLACE.part(action, 0), 1, 0)

    def refusal(self, scan: MoveScan, pos: Push, action: i64) -> str:
        value = PLACE.part(action, 0)
        return misfit(scan, value, PLACE.part(action, 1)) if scan.holds(value) else "PUSH-033"


class LayPair(TurnAction):
    """Two heroes of one value, where one of them could go; both stay in view (PUSH-050 to 055)."""

    def offer(self, scan: MoveScan) -> None:
        """`PlaceHero` has noted already which values fit on which column."""
        if scan.held_twice:
            offer_each(scan, PAIR_FIRST, scan.held_twice & HEROES)

    def perform(self, pos: Push, seat: i64, action: i64) -> None:
        lay(pos, seat, PAIR.part(action, 1), PAIR.part(action, 0), 2, 0)

    def refusal(self, scan: MoveScan, pos: Push, action: i64) -> str:
        value = PAIR.part(action, 0)
        return misfit(scan, value, PAIR.part(action, 1)) if scan.held_twice >> value & 1 else "PUSH-050"


class LayRun(TurnAction):
    """Three heroes that follow one another: beyond an end of the run, or covering an end (PUSH-060 to 068)."""

    def offer(self, scan: MoveScan) -> None:
        runs = runs_in(scan.held)
        while runs:
            self.offer_on_columns(scan, LOWEST[runs])
            runs &= runs - 1  # the lowest bit is done with

    def offer_on_columns(self, scan: MoveScan, low: i64) -> None:
        """Add the run from `low` on for each column that takes it."""
        bits: i64 = 0
        column: i64 = 0
        while column < scan.column_count:
            bits |= i64(run_fits(low, scan.last_cards[column], scan.team)) << column
            column += 1
        scan.add(RUN_FIRST[low], bits)

    def perform(self, pos: Push, seat: i64, action: i64) -> None:
        """The last card of the column decides which way the run is laid (PUSH-065)."""
        low = RUN.part(action, 0)
        column = RUN.part(action, 1)
        last = value_of(pos.column(column).last())
        rises = last == low or last == (low + 9) % 10
        lay(pos, seat, column, low if rises else (low + 2) % 10, 3, 1 if rises else 9)

    def refusal(self, scan: MoveScan, pos: Push, action: i64) -> str:
        low = RUN.part(action, 0)
        column = RUN.part(action, 1)
        if column >= scan.column_count:
            return "PUSH-010"
        if not runs_in(scan.held) >> low & 1:
            return "PUSH-060"
        last = value_of(scan.last_cards[column])
        return "PUSH-042" if last == low or last == (low + 2) % 10 else "PUSH-064"


class PlayPush(TurnAction):
    """The last card of a column moves up one step and eliminates the card it covers (PUSH-070 to 075)."""

    def offer(self, scan: MoveScan) -> None:
        if scan.holds(PUSH):
            scan.add(PUSH_UP_FIRST, scan.pushable)

    def perform(self, pos: Push, seat: i64, action: i64) -> None:
        push_up(pos, seat, PUSH, PUSH_UP.part(action), 1)

    def refusal(self, scan: MoveScan, pos: Push, action: i64) -> str:
        if PUSH_UP.part(action) >= scan.column_count:
            return "PUSH-010"
        return "PUSH-073" if scan.holds(PUSH) else "PUSH-033"


class PlaySuperPush(TurnAction):
    """Apocalypse: the same by 1, 2 or 3 steps, as far as the column reaches (PUSH-140 to 144)."""

    def offer(self, scan: MoveScan) -> None:
        if scan.holds(SUPER):
            column: i64 = 0
            while column < scan.column_count:
                most = min(scan.lengths[column] - 1, 3)
                scan.add(SUPER_PUSH_FIRST[column], (i64(1) << most) - 1)  # a bit for each number of steps
                column += 1

    def perform(self, pos: Push, seat: i64, action: i64) -> None:
        push_up(pos, seat, SUPER, SUPER_PUSH.part(action, 0), SUPER_PUSH.part(action, 1) + 1)

    def refusal(self, scan: MoveScan, pos: Push, action: i64) -> str:
        column = SUPER_PUSH.part(action, 0)
        if not pos.rules.apocalypse:
            return "PUSH-140"
        if column >= scan.column_count:
            return "PUSH-010"
        if not scan.holds(SUPER):
            return "PUSH-033"
        return "PUSH-143" if scan.pushable >> column & 1 else "PUSH-073"


class DiscardCard(TurnAction):
    """One card of the hand, face up and without effect; this is always possible (PUSH-080 to 082)."""

    def offer(self, scan: MoveScan) -> None:
        scan.add(DISCARD_FIRST, scan.held)

    def perform(self, pos: Push, seat: i64, action: i64) -> None:
        card = card_of(pos.team(seat), DISCARD.part(action))
        pos.show(pos.hand(seat), card, pos.discarded)
        if pos.telling:
            pos.tell("discard", seat, [], [pack(card)])

    def refusal(self, scan: MoveScan, pos: Push, action: i64) -> str:
        return "PUSH-080"


# What fits where.


def covering_values(last: i64, team: i64) -> i64:
    """The value that may cover a last card: its own if it is an opponent's, none otherwise (PUSH-040, 042)."""
    return i64(last >> 4 != team) << (last & 15)


def following_values(last: i64) -> i64:
    """The two neighbours of a last card, anybody's (PUSH-045, 046)."""
    return NEIGHBOURS[last & 15]


def offer_each(scan: MoveScan, on_first_column: vec[i64], values: i64) -> None:
    """Add each of these values on each column that it fits on."""
    while values:
        value = LOWEST[values]
        scan.add_columns(on_first_column[value], value)
        values &= values - 1  # the lowest bit is done with


def runs_in(held: i64) -> i64:
    """A bit for the low value of each run among the values held (PUSH-060).

    The values are written down twice, side by side, so that 9 has 0 beside it. A run is where a value and the two beside it
    are all there.

    >>> runs_in(0b11_0000_0001) == 1 << 8, runs_in(0b01_0000_0111) == 1 << 0, runs_in(0b00_0000_0110) == 0
    (True, True, True)
    """
    circle = (held & HEROES) | (held & HEROES) << 10
    return circle & circle >> 1 & circle >> 2 & HEROES


def run_fits(low: i64, last: i64, team: i64) -> bool:
    """Whether the run from `low` on goes on a last card: beyond an end (PUSH-062), or on an opponent's end (PUSH-063)."""
    value = last & 15
    if value == (low + 9) % 10 or value == (low + 3) % 10:
        return True
    return last >> 4 != team and (value == low or value == (low + 2) % 10)


def misfit(scan: MoveScan, value: i64, column: i64) -> str:
    """The rule by which a value cannot go on a column."""
    if column >= scan.column_count:
        return "PUSH-010"
    return "PUSH-042" if scan.last_cards[column] == card_of(scan.team, value) else "PUSH-048"


# What is done to a column.


def lay(pos: Push, seat: i64, number: i64, value: i64, count: i64, step: i64) -> None:
    """Lay one, two or three heroes on a column, each `step` after the one before on the circle.

    If the last card has the value of the first one laid, it is an opponent's, and is covered (PUSH-041, 051, 063).
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
    if pos.telling:
        cards = [pack(slot & CARD) for slot in column.slots[len(column.slots) - count :]]
        if covered >= 0:
            pos.tell("cover", seat, [number + 1], cards, [pack(covered)])
        else:
            pos.tell("place", seat, [number + 1], cards)


def push_up(pos: Push, seat: i64, value: i64, number: i64, steps: i64) -> None:
    """Discard a Push or Super Push and eliminate the cards just before the last one of a column (PUSH-071, 142)."""
    column = pos.column(number)
    pos.show(pos.hand(seat), card_of(pos.team(seat), value), pos.discarded)
    gone: list[int] = []
    left = steps
    while left:
        slot = len(column.slots) - 2
        gone.append(pack(column.card(slot)))
        eliminate(pos, column, slot)
        left -= 1
    if pos.telling:
        last = [pack(column.last())]
        if value == PUSH:
            pos.tell("push", seat, [number + 1], last, gone)
        else:
            pos.tell("superpush", seat, [number + 1, steps], last, gone)


def eliminate(pos: Push, column: Zone, slot: i64) -> None:
    """Take a card out of the round, in view of all and for good (PUSH-026)."""
    pos.eliminated.put(column.take_at(slot))


PLACE_HERO: Final = PlaceHero()
LAY_PAIR: Final = LayPair()
LAY_RUN: Final = LayRun()
PLAY_PUSH: Final = PlayPush()
PLAY_SUPER_PUSH: Final = PlaySuperPush()
DISCARD_CARD: Final = DiscardCard()
NO_ACTION: Final = TurnAction()


def turn_action(verb: Verb) -> TurnAction:
    """The action of a turn that a verb names."""
    by_name: dict[str, TurnAction] = {
        PLACE.name: PLACE_HERO,
        PAIR.name: LAY_PAIR,
        RUN.name: LAY_RUN,
        PUSH_UP.name: PLAY_PUSH,
        SUPER_PUSH.name: PLAY_SUPER_PUSH,
        DISCARD.name: DISCARD_CARD,
    }
    return by_name.get(verb.name, NO_ACTION)


TURN_ACTIONS: Final = vec[TurnAction]([turn_action(VOCABULARY.verb(action)) for action in range(VOCABULARY.size)])
"""The action of a turn by the number of the action."""
