"""The set-up of a match: the circle, the Leaders, the tokens, the Prison pile (VIRTO-001 to 017)."""

from __future__ import annotations

from typing import Final

from .circle import ARRANGEMENTS, FLAW_ORDERS
from .content import MEEPLES, PRISONS
from .options import DEALS
from .placing import ask_to_prepare
from .position import Virtopia

LEADERS_EACH: Final = {1: 4, 2: 2, 3: 1, 4: 1}


def set_up(pos: Virtopia) -> None:
    """Lay out the table; then the players place their starting points."""
    counters, layout, options = pos.counters, pos.layout, pos.rules.options
    number = lay_circle(pos, _whole(options["layout"]))
    deal = str(options["leaders"])
    dealt = DEALS[pos.rng.below(len(DEALS))] if deal == "random" else deal
    first = options["first"]
    counters[layout.first] = pos.rng.below(pos.seats) if first is None else _whole(first) - 1
    seat_leaders(pos, ["TWJC".index(letter) for letter in dealt])
    for leader in range(4):
        counters[layout.token(leader)] = pos.virtue_cell(leader)
    counters[layout.active] = pos.leader_at(1, 0)
    counters[layout.hope] = pos.rules.hope
    for colour in range(4):
        counters[layout.city + colour] = MEEPLES
    for prison in range(len(PRISONS)):
        pos.prison_pile.put(prison)
    pos.shuffle(pos.prison_pile)
    pos.tell("start", counters[layout.first], [number + 1])
    tell_leaders(pos)
    ask_to_prepare(pos)


def lay_circle(pos: Virtopia, chosen: int) -> int:
    """Lay the arrangement that was chosen, 1 to 48, or any (0); its number, counted from 0."""
    number = chosen - 1 if chosen else int(pos.rng.below(ARRANGEMENTS))
    for quarter in range(4):
        pos.counters[pos.layout.flaw_of(quarter)] = FLAW_ORDERS[number // 2][quarter]
    pos.counters[pos.layout.odd] = number % 2
    return number


def seat_leaders(pos: Virtopia, dealt: list[int]) -> None:
    """Leaders in the order of play of the first player and those after; the common one of three players is last.

    `dealt` is by seat: one Leader for each seat and the common one, or two, or four, for each (VIRTO-007).
    """
    each = LEADERS_EACH[int(pos.seats)]
    place = 0
    for step in range(pos.seats):
        seat = int(pos.counters[pos.layout.first] + step) % int(pos.seats)
        for leader in dealt[seat * each : (seat + 1) * each]:
            pos.counters[pos.layout.order(place)] = leader
            place += 1
    if place == 3:
        pos.counters[pos.layout.order(3)] = dealt[3]


def tell_leaders(pos: Virtopia) -> None:
    """Tell who decides for which Leader in the first round."""
    for turn in range(4):
        leader = pos.leader_at(1, turn)
        if pos.seats == 3 and leader == pos.counters[pos.layout.order(3)]:
            pos.tell("common", -1, [leader])
        else:
            pos.tell("leader", pos.seat_at(1, turn), [leader])


def _whole(value: object) -> int:
    assert isinstance(value, int)
    return value
