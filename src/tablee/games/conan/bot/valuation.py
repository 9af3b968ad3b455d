"""What things are worth, in glory points: a rival's loss, loot, the Adventure where a hero stands, a card in the hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....engine.zone import CARD
from ..rules.content import (
    A_SPECIAL,
    AMBUSH,
    AN_ADVENTURE,
    ANY,
    BOOTS,
    COURIER,
    CROWN,
    CUT_PURSE,
    EYE,
    HAGGLING,
    HOURGLASS,
    PASSAGE,
    PLUNDER,
    RECKLESS,
    RECOVER,
    RUMOUR,
    SECRET_PASSAGE,
    STRENGTHEN,
    TRIBUTE,
    WEAKEN,
)
from ..rules.position import LAST_ROUND, Conan
from .fight_odds import best_margin

AN_OBJECT: Final = 1.5
A_CARD: Final = 0.75
NEVER: Final = 99.0
AN_ADVENTURE_KEPT: Final = 1.0
A_CHALLENGE_KEPT: Final = 1.15

# Turns that a Challenge takes by the hero's best margin over it, from -3 to 3; the same for one that is not known.
TURNS: Final = [4.5, 3.6, 2.7, 1.9, 1.4, 1.2, 1.1]
TURNS_UNKNOWN: Final = 1.8
TURNS_HIRING: Final = 1.1
TURNS_OF_COST: Final = 0.35
TURNS_RIVAL: Final = 1.4
TURNS_ROOM: Final = 0.3

# What heroes are worth against each other, measured by their victories.
HERO_WORTH: Final = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]


# Rivals.


def rivalry(pos: Conan, seat: i64, other: i64) -> float:
    """How much a glory point less for a rival is worth to a player: the fewer rivals and the nearer to victory, the more."""
    if pos.living_count() == 2:
        return 1.0
    best: i64 = 0
    for rival in range(pos.seats):
        if rival != seat:
            best = max(best, pos.glory(rival))
    whole = 0.0
    for rival in range(pos.seats):
        if rival != seat and pos.living(rival):
            whole += nearness(best - pos.glory(rival))
    return nearness(best - pos.glory(other)) / whole


def nearness(behind: i64) -> float:
    """How much a rival counts who is so many glory points behind the first."""
    return 1.0 / (1.0 + 0.2 * float(behind))


def highest(pos: Conan) -> i64:
    """The glory of the player who has most."""
    best: i64 = 0
    for seat in range(pos.seats):
        best = max(best, pos.glory(seat))
    return best


def patience(pos: Conan) -> float:
    """How much of what takes a turn more is left of it: the end is near when somebody has nearly won."""
    left = min(pos.cards.glory_to_end - highest(pos), 2 * (LAST_ROUND - pos.counters[pos.layout.round]))
    return 0.84 if left > 7 else 0.78 if left > 3 else 0.6


def future(pos: Conan) -> float:
    """What a card kept for later is still worth, from 1 down to a little."""
    left = float(min(pos.cards.glory_to_end - highest(pos), 3 * (LAST_ROUND - pos.counters[pos.layout.round])))
    return max(0.15, min(1.0, left / 9.0))


# Loot and the way to it.


def loot_worth(pos: Conan, seat: i64, adventure: i64) -> float:
    """Of accomplishing an Adventure."""
    objects = pos.cards.loot_objects(adventure)
    worth = float(pos.cards.loot_glory(adventure)) + A_CARD * float(pos.cards.loot_cards(adventure))
    worth += (AN_OBJECT if len(pos.object_pile.slots) else 2.0) * float(objects)
    effect = pos.cards.adventure_effect(adventure)
    if effect == TRIBUTE:
        worth += 1.3 * float(pos.living_count() - 1)
    elif effect in (RECOVER, PASSAGE):
        worth += 1.0
    elif effect >= 0:
        worth += 1.5 * future(pos)
    if pos.has_power(seat, PLUNDER):
        worth += 1.0
    return worth + 1.0 if pos.has_object(seat, CROWN) else worth


def turns_needed(pos: Conan, viewer: i64, seat: i64, adventure: i64) -> float:
    """How many turns a hero still needs to accomplish an Adventure, as far as a viewer can tell."""
    turns = 0.0
    for place in range(len(pos.challenges.slots)):
        if pos.adventure_of(place) == adventure:
            if pos.owner_of(place) == seat:
                return NEVER
            turns += turns_of_challenge(pos, viewer, seat, place)
    for other in range(pos.seats):
        if pos.opposing(seat, other) and pos.stands_on(other) == adventure:
            turns += TURNS_RIVAL
    room = pos.cards.difficulty(adventure) - pos.received(adventure)
    return max(turns, 1.0) + TURNS_ROOM * float(min(room, i64(2)))


def turns_of_challenge(pos: Conan, viewer: i64, seat: i64, place: i64) -> float:
    """How many turns a Challenge takes a hero, as far as a viewer can tell."""
    if pos.challenges.knowers(place) >> viewer & 1 == 0:
        return TURNS_UNKNOWN
    card = pos.challenges.card(place)
    ahead = best_margin(pos, seat, card, viewer == seat)
    turns = TURNS[max(i64(0), min(i64(6), ahead + 3))]
    if pos.cards.hiring_cost(card) and pos.cards.hiring_cost(card) < pos.glory(seat):
        cost = pos.cards.hiring_cost(card) - (1 if pos.has_power(seat, HAGGLING) else 0)
        return min(turns, TURNS_HIRING + TURNS_OF_COST * float(cost))
    return turns


def discounted(worth: float, turns: float, patience: float) -> float:
    """Loot that takes some turns; between whole turns in a straight line."""
    if turns >= NEVER:
        return 0.0
    whole = int(turns)
    for _ in range(whole):
        worth *= patience
    return worth * (1.0 - (turns - float(whole)) * (1.0 - patience))


def prospect(pos: Conan, viewer: i64, seat: i64, adventure: i64) -> float:
    """What an Adventure promises to a hero who stands there, or would."""
    if adventure < 0:
        return 0.0
    share = 1.0
    if pos.stands_on(seat) == adventure and pos.partner(seat) >= 0:
        share = 0.6
    return discounted(share * loot_worth(pos, seat, adventure), turns_needed(pos, viewer, seat, adventure), patience(pos))


def best_prospect(pos: Conan, viewer: i64, seat: i64) -> float:
    """The best place a hero could go to."""
    best = 0.0
    for slot in pos.adventures.slots:
        if pos.may_enter(seat, slot & CARD):
            best = max(best, prospect(pos, viewer, seat, slot & CARD))
    return best


def progress(pos: Conan, viewer: i64, seat: i64, place: i64) -> float:
    """What overcoming the Challenge of a place brings a hero on his way to the loot."""
    adventure = pos.adventure_of(place)
    loot = loot_worth(pos, seat, adventure)
    turns = turns_needed(pos, viewer, seat, adventure)
    left = max(0.0, turns - turns_of_challenge(pos, viewer, seat, place))
    if pos.carries(adventure) == 1 and left < 1.0 + TURNS_ROOM * 2.0:
        left = 0.0
    calm = patience(pos)
    return discounted(loot, left, calm) - discounted(loot, turns + 0.5, calm)


# Cards.


def keeping(pos: Conan, seat: i64, card: i64) -> float:
    """What a card of the hand is worth to a player, now or later."""
    category = pos.cards.category(card)
    if category != A_SPECIAL:
        return AN_ADVENTURE_KEPT if category == AN_ADVENTURE else A_CHALLENGE_KEPT
    resolved = pos.cards.bears_indicator(card)
    return (resolution_worth(pos, seat, card) if resolved else action_worth(pos, seat, card)) * future(pos)


def resolution_worth(pos: Conan, seat: i64, card: i64) -> float:
    """Of a special that is laid in fights."""
    effect = pos.cards.special_effect(card)
    if effect == STRENGTHEN:
        only = pos.cards.special_attribute(card)
        amount = 0.5 * float(pos.cards.amount(card))
        return amount * (1.3 if only == ANY else 0.4 + 0.2 * float(pos.cards.value(pos.hero(seat), only) - 2))
    return 0.6 if effect == RECKLESS else 1.2 if effect == WEAKEN else 0.9


def action_worth(pos: Conan, seat: i64, card: i64) -> float:
    """Of a special that is played in the card phase."""
    if card == CUT_PURSE:
        return 2.2
    if card == COURIER:
        return 1.4
    if card == SECRET_PASSAGE:
        return 1.1
    if card == RUMOUR:
        return 0.3
    return 0.7 if card == AMBUSH else 1.1


def object_worth(pos: Conan, seat: i64, card: i64) -> float:
    """What an Object is worth in front of a player."""
    if card == CROWN:
        return 1.8 * future(pos)
    if card == HOURGLASS:
        return 2.5 * future(pos)
    if card in (BOOTS, EYE):
        return 0.8 * future(pos)
    value = pos.cards.value(pos.hero(seat), pos.cards.object_effect(card))
    return (0.4 + 0.4 * float(value - 2)) * future(pos)


def holdings(pos: Conan, seat: i64) -> float:
    """What a player has and may hope for: glory, cards in hand, Objects, the loot ahead."""
    if not pos.living(seat):
        return 0.0
    worth = float(pos.glory(seat)) + A_CARD * future(pos) * float(len(pos.hand(seat).slots))
    for slot in pos.objects(seat).slots:
        worth += object_worth(pos, seat, slot & CARD)
    adventure = pos.stands_on(seat)
    if adventure >= 0:
        return worth + 0.7 * prospect(pos, seat, seat, adventure)
    return worth + 0.5 * best_prospect(pos, seat, seat)
