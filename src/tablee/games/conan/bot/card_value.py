"""What playing a card is worth in the card phase, against keeping it; and when to let the phase end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..rules.card_phase import card_of, hides_from
from ..rules.content import CUT_PURSE
from ..rules.hero_phase import locked
from ..rules.position import Conan
from ..rules.verbs import BANISH, PASS, PLAY, ROB, SEND, SET, SHIFT, SLIP, SPY
from .hero_value import hindrance, placing_worth, setting_worth
from .valuation import best_prospect, future, keeping, prospect, rivalry

INCOME: Final = 1.0
THE_END: Final = 30.0
SEEN: Final = 0.35
DRAWN: Final = 1.5
LATER: Final = 0.97
FOR_ONESELF: Final = 0.3
FOR_OTHERS: Final = 0.15


def card_worth(pos: Conan, seat: i64, action: i64) -> float:
    """Of playing a card, less what it is worth in the hand; passing is worth nothing, but may end the match."""
    if PASS.covers(action):
        return ending_worth(pos, seat)
    kept = keeping(pos, seat, card_of(action))
    if PLAY.covers(action):
        return INCOME + adventure_worth(pos, seat, PLAY.part(action)) - kept * waiting(pos)
    if SET.covers(action):
        return INCOME + setting_worth(pos, seat, card_of(action), SET.part(action, 1)) - kept * waiting(pos)
    return special_worth(pos, seat, action) - kept


def waiting(pos: Conan) -> float:
    """What a glory point later is worth, in glory points now."""
    return LATER * future(pos)


def ending_worth(pos: Conan, seat: i64) -> float:
    """From lap 2 on passing ends the phase (CONAN-203), and the match if somebody has 30 glory points (CONAN-1105)."""
    best: i64 = 0
    for other in range(pos.seats):
        if other != seat:
            best = max(best, pos.glory(other))
    mine = pos.glory(seat)
    if max(mine, best) < pos.cards.glory_to_end:
        return 0.0
    if pos.counters[pos.layout.lap] == 1:
        return -0.5
    return THE_END if mine > best else -THE_END


def adventure_worth(pos: Conan, seat: i64, adventure: i64) -> float:
    """A new Adventure is a place to go to: for oneself if one's hero is free, for the others if theirs are."""
    worth = 0.0
    loot = prospect(pos, seat, seat, adventure)
    for player in range(pos.seats):
        if pos.living(player) and not locked(pos, player):
            here = pos.stands_on(player)
            had = prospect(pos, seat, player, here) if here >= 0 else best_prospect(pos, seat, player)
            more = max(0.0, loot - had)
            worth += FOR_ONESELF * more if player == seat else -FOR_OTHERS * rivalry(pos, seat, player) * more
    return worth


def special_worth(pos: Conan, seat: i64, action: i64) -> float:
    """What an Action special does."""
    if SLIP.covers(action):
        here = prospect(pos, seat, seat, pos.stands_on(seat))
        return placing_worth(pos, seat, SLIP.part(action)) - here
    if SPY.covers(action):
        return SEEN if pos.stands_on(seat) == SPY.part(action) and hides_from(pos, seat, SPY.part(action)) else 0.1
    if ROB.covers(action):
        other = ROB.part(action)
        taken = min(pos.cards.amount(CUT_PURSE), pos.spare_glory(other))
        return (1.0 + rivalry(pos, seat, other)) * float(taken)
    if SHIFT.covers(action):
        return shift_worth(pos, seat, SHIFT.part(action), SHIFT.part(action, 1))
    if SEND.covers(action):
        return DRAWN
    other = BANISH.part(action)
    return rivalry(pos, seat, other) * 0.6 * prospect(pos, seat, other, pos.stands_on(other))


def shift_worth(pos: Conan, seat: i64, place: i64, adventure: i64) -> float:
    """Away from where it holds nobody up, to where it does."""
    card = pos.challenges.card(place)
    lost = 0.0
    for other in range(pos.seats):
        if other != seat and pos.living(other) and pos.stands_on(other) == pos.adventure_of(place):
            lost += max(0.0, hindrance(pos, seat, other, card, pos.adventure_of(place)))
    return setting_worth(pos, seat, card, adventure) - lost
