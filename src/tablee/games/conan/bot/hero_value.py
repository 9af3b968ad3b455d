"""What a hero's action is worth: moving, facing, hiring, challenging, accomplishing; and where to put him at first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..rules.hero_phase import price
from ..rules.position import Conan
from ..rules.verbs import ACCOMPLISH, DUEL, ESCAPE, FACE, MOVE, PASS
from .fight_odds import best_margin
from .fight_value import Contest
from .valuation import loot_worth, progress, prospect, rivalry

ANYWHERE: Final = 0.05
UNKNOWN: Final = 0.55
BOOTS_WORTH: Final = 0.8
BARRED: Final = 0.1
BARRED_ROVER: Final = 0.3
DELAY: Final = 0.25
HARDER: Final = 0.07
FIRST_THERE: Final = 0.15
AUCTIONS: Final = 0.2


def hero_worth(pos: Conan, seat: i64, action: i64) -> float:
    """Of one action of the hero phase; doing nothing is worth nothing."""
    if PASS.covers(action):
        return 0.0
    if ACCOMPLISH.covers(action):
        return 5.0 + loot_worth(pos, seat, pos.stands_on(seat))
    if FACE.covers(action):
        return face_worth(pos, seat, FACE.part(action))
    if DUEL.covers(action):
        return Contest(pos, seat, seat, DUEL.part(action), -1).best_opening()
    if MOVE.covers(action):
        return move_worth(pos, seat, MOVE.part(action))
    return move_worth(pos, seat, ESCAPE.part(action)) - BOOTS_WORTH


def move_worth(pos: Conan, seat: i64, adventure: i64) -> float:
    """The better place, less the turn it takes."""
    here = prospect(pos, seat, seat, pos.stands_on(seat))
    return placing_worth(pos, seat, adventure) - here


def placing_worth(pos: Conan, seat: i64, adventure: i64) -> float:
    """What an Adventure promises, a little more where one could be in a rival's way."""
    worth = prospect(pos, seat, seat, adventure)
    for other in range(pos.seats):
        if pos.opposing(seat, other) and pos.stands_on(other) == adventure:
            worth += 0.25 * rivalry(pos, seat, other) * prospect(pos, seat, other, adventure)
    return worth + ANYWHERE


def face_worth(pos: Conan, seat: i64, place: i64) -> float:
    """A known Challenge for what it is; an unknown one for what Challenges are on average."""
    if pos.challenges.knowers(place) >> seat & 1 == 0:
        return UNKNOWN * progress(pos, seat, seat, place)
    fight = Contest(pos, seat, seat, pos.owner_of(place), place).best_opening()
    card = pos.challenges.card(place)
    if pos.cards.hiring_cost(card) and price(pos, seat, card) <= pos.spare_glory(seat):
        return max(fight, hire_worth(pos, seat, place) + fight)
    return fight


def hire_worth(pos: Conan, seat: i64, place: i64) -> float:
    """By how much hiring beats fighting: the way is free for certain, at a price, and the owner loses nothing."""
    card = pos.challenges.card(place)
    hired = progress(pos, seat, seat, place) - float(price(pos, seat, card))
    return hired - Contest(pos, seat, seat, pos.owner_of(place), place).best_opening()


def setting_worth(pos: Conan, seat: i64, card: i64, adventure: i64) -> float:
    """What a Challenge is worth on an Adventure: it delays whoever stands there, the more the harder it is for him."""
    worth = 0.0
    for other in range(pos.seats):
        if other != seat and pos.living(other) and pos.stands_on(other) == adventure:
            worth += hindrance(pos, seat, other, card, adventure)
    return worth - (BARRED_ROVER if pos.stands_on(seat) < 0 else BARRED) * barred(pos, seat, adventure)


def hindrance(pos: Conan, seat: i64, other: i64, card: i64, adventure: i64) -> float:
    """The loot of a rival put off by some turns, and the auctions to come."""
    now = prospect(pos, seat, other, adventure)
    hard = float(i64(1) - best_margin(pos, other, card, False))
    delay = max(0.1, DELAY + HARDER * hard)
    if pos.carries(adventure) == 0:
        delay += FIRST_THERE
    if pos.cards.hiring_cost(card):
        delay -= 0.1
    sign = -1.0 if pos.partner(seat) == other else 1.0
    return sign * rivalry(pos, seat, other) * delay * now + AUCTIONS * hard


def barred(pos: Conan, seat: i64, adventure: i64) -> float:
    """What one gives up by not being able to enter an Adventure oneself (CONAN-311)."""
    if pos.has_placed_on(seat, adventure) or pos.stands_on(seat) == adventure:
        return 0.0
    return prospect(pos, seat, seat, adventure)
