"""A turn and what follows it: one action, a refilled hand, and at the end of the cards the score (PUSH-030 to 035, 090)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.decision import Decision
from ....engine.rng import Rng
from .actions import DISCARD_CARD, LAY_PAIR, LAY_RUN, PLACE_HERO, PLAY_PUSH, PLAY_SUPER_PUSH, TURN_ACTIONS
from .move_scan import MoveScan
from .position import Push


class Turn(Decision[Push]):
    """Exactly one action, then the hand is refilled (PUSH-030 to 035)."""

    def legal(self, pos: Push, seat: i64) -> vec[i64]:
        scan = self.scan(pos, seat)
        return scan.actions[: scan.count]

    def pick(self, pos: Push, seat: i64, rng: Rng) -> i64:
        scan = self.scan(pos, seat)
        return scan.actions[rng.below(scan.count)]

    def scan(self, pos: Push, seat: i64) -> MoveScan:
        """Find every legal action, in ascending order."""
        scan = pos.move_scan(seat)
        PLACE_HERO.offer(scan)
        LAY_PAIR.offer(scan)
        LAY_RUN.offer(scan)
        PLAY_PUSH.offer(scan)
        PLAY_SUPER_PUSH.offer(scan)
        DISCARD_CARD.offer(scan)
        return scan

    def answer(self, pos: Push, seat: i64, action: i64) -> None:
        """The next turn takes the place of this one, until somebody has no card left."""
        TURN_ACTIONS[action].perform(pos, seat, action)
        pos.refill(seat)
        if len(pos.hand(seat).slots):
            pos.agenda[-1] = TURNS[pos.after(seat)]
        else:
            pos.agenda.pop()
            end_round(pos, seat)

    def refusal(self, pos: Push, seat: i64, action: i64) -> str:
        return TURN_ACTIONS[action].refusal(pos.move_scan(seat), pos, action)


def end_round(pos: Push, last: i64) -> None:
    """Score the columns as soon as `last` has no card left (PUSH-090 to 103); a tournament may go on (PUSH-130)."""
    pos.tell("end", last)
    for column in range(pos.rules.columns):
        pos.score_column(column)
    if pos.telling:
        for seat in range(pos.seats):
            tell_score(pos, seat)
    if pos.rules.tournament and not tournament_over(pos):
        from .setup import begin_round  # the set-up knows the turn, so that the turn can know it only here

        pos.counters[pos.layout.first] = next_first(pos)
        begin_round(pos)


def tell_score(pos: Push, seat: i64) -> None:
    """Tell what a round brought a seat for columns, for cards and in all, and its running total."""
    columns = pos.column_points(pos.round, seat)
    cards = pos.card_points(pos.round, seat)
    pos.tell("score", seat, [columns, cards, columns + cards, pos.total(seat)])


def tournament_over(pos: Push) -> bool:
    """Whether somebody has reached the target or the last round is over (PUSH-134, 136)."""
    reached = max([pos.total(seat) for seat in range(pos.seats)]) >= pos.rules.target
    return reached or pos.round >= pos.rules.rounds


def next_first(pos: Push) -> i64:
    """Whoever has the fewest points begins, the youngest among equals (PUSH-132, 133)."""
    fewest = min([pos.total(seat) for seat in range(pos.seats)])
    ages = pos.rules.options["ages"]
    youngest_first = list(ages) if isinstance(ages, list | tuple) else list(range(pos.seats, 0, -1))
    for person in youngest_first:
        if pos.total(person - 1) == fewest:
            return person - 1
    raise AssertionError("somebody has the fewest points")


TURNS: Final = [Turn(seat) for seat in range(4)]
