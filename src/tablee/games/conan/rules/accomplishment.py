"""Accomplishing an Adventure: loot, bonuses, the hero leaves, the effect (CONAN-801 to 810)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ....engine.decision import Decision
from ....engine.events import pack
from ....engine.zone import CARD
from .content import (
    CROWN,
    NO_EFFECT,
    PASSAGE,
    PLUNDER,
    RECOVER,
    SWIFT_FOOT,
    TRIBUTE,
)
from .position import Conan, each_face
from .rounds import end_hero_turn
from .verbs import PASS, STAND
from .verbs import RECOVER as TAKE_BACK

OBJECT_REPLACED: Final[i64] = 2
BONUS: Final[i64] = 1
FOR_PLUNDER: Final[i64] = 4
FOR_CROWN: Final[i64] = 8


def free_to_accomplish(pos: Conan, seat: i64) -> bool:
    """The hero's Adventure carries no Challenge and no opposing hero (CONAN-801)."""
    adventure = pos.stands_on(seat)
    if adventure < 0 or pos.carries(adventure):
        return False
    opposed = False
    for other in range(pos.seats):
        if pos.opposing(seat, other) and pos.stands_on(other) == adventure:
            opposed = True
    return not opposed


def accomplish(pos: Conan, seat: i64) -> None:
    """In the order of CONAN-805."""
    adventure = pos.stands_on(seat)
    pos.accomplished(seat).put(pos.adventures.take_at(pos.adventures.find(adventure)))
    pos.tell("accomplish", seat, [adventure + 1])
    loot_glory(pos, seat, pos.cards.loot_glory(adventure))
    loot_rest(pos, seat, pos.cards.loot_objects(adventure), pos.cards.loot_cards(adventure))
    bonuses(pos, seat)
    leave_accomplished(pos, seat)
    apply_effect(pos, seat, pos.cards.adventure_effect(adventure))


def part_of(pos: Conan, seat: i64, amount: i64) -> i64:
    """A player's quarters of an amount, rounded down (CONAN-935)."""
    return amount * pos.own(pos.layout.share, seat) // 4


def loot_glory(pos: Conan, seat: i64, amount: i64) -> None:
    """From the bank, shared with the partner (CONAN-935)."""
    partner = pos.partner(seat)
    part = part_of(pos, partner, amount) if partner >= 0 else i64(0)
    pos.gain(seat, amount - part)
    pos.tell("loot", seat, [amount - part])
    if part:
        pos.gain(partner, part)
        pos.tell("loot", partner, [part])


def loot_rest(pos: Conan, seat: i64, objects: i64, cards: i64) -> None:
    """Objects before cards, all to one or turn by turn, the one who accomplishes first (CONAN-931, 936)."""
    number: i64 = 0
    while number < objects:
        loot_object(pos, looter(pos, seat, number))
        number += 1
    if cards and looter(pos, seat, number) == looter(pos, seat, number + 1):
        pos.draw_hidden(looter(pos, seat, number), cards)
        return
    while number < objects + cards:
        pos.draw_hidden(looter(pos, seat, number), 1)
        number += 1


def looter(pos: Conan, seat: i64, number: i64) -> i64:
    """Who takes the Object or card of a number, from 0."""
    partner = pos.partner(seat)
    if partner < 0 or pos.own(pos.layout.spoils, seat):
        return seat
    return partner if pos.own(pos.layout.spoils, partner) or number % 2 else seat


def loot_object(pos: Conan, seat: i64) -> None:
    """Face up in front of the player; without one left, two glory points (CONAN-806)."""
    if len(pos.object_pile.slots):
        card = pos.draw(pos.object_pile, pos.objects(seat))
        pos.tell("object", seat, [], [pack(card)])
    else:
        pos.gain(seat, OBJECT_REPLACED)
        pos.tell("loot", seat, [OBJECT_REPLACED])


def bonuses(pos: Conan, seat: i64) -> None:
    """The Raider's power and the Crown, from the bank."""
    plunders, crowned = pos.has_power(seat, PLUNDER), pos.has_object(seat, CROWN)
    amount = (BONUS if plunders else 0) + (BONUS if crowned else 0)
    if amount:
        pos.gain(seat, amount)
        pos.tell("bonus", seat, [amount, (FOR_PLUNDER if plunders else 0) + (FOR_CROWN if crowned else 0)])


def leave_accomplished(pos: Conan, seat: i64) -> None:
    """Both partners leave and wait for the next hero phase (CONAN-809, 810)."""
    partner = pos.partner(seat)
    for member in (seat, partner):
        if member >= 0:
            pos.set_own(pos.layout.waiting, member, 1)
            pos.depart(member)


# The effect, then the Explorer's power (CONAN-805, 807).


def apply_effect(pos: Conan, seat: i64, effect: i64) -> None:
    """What accomplishing does besides the loot: a card back, a tribute, or another place at once."""
    if effect == RECOVER and len(pos.discard.slots):
        pos.agenda.append(RecoverCard(seat))
        return
    if effect == TRIBUTE:
        tribute(pos, seat)
    offer_place(pos, seat, effect)


def tribute(pos: Conan, seat: i64) -> None:
    """One glory point of every other living player who has two."""
    for other in range(pos.seats):
        if other != seat and pos.living(other) and pos.spare_glory(other):
            pos.transfer(other, seat, 1)
            pos.tell("tribute", other, [seat])


def offer_place(pos: Conan, seat: i64, effect: i64) -> None:
    """Passage and Swift Foot override the wait (CONAN-810); one question does for both."""
    may = effect == PASSAGE or pos.has_power(seat, SWIFT_FOOT)
    if may and len(places(pos, seat)):
        pos.agenda.append(PlaceAgain(seat))
    else:
        end_hero_turn(pos, seat)


def places(pos: Conan, seat: i64) -> vec[i64]:
    """An action for each Adventure on which a hero may be placed."""
    options = vec[i64](capacity=8)
    for slot in pos.adventures.slots:
        if pos.may_enter(seat, slot & CARD):
            options = append(options, STAND.of(slot & CARD))
    return options


class RecoverCard(Decision[Conan]):
    """Any card of the discard pile, in public (effect of A06)."""

    def legal(self, pos: Conan, seat: i64) -> vec[i64]:
        return each_face(pos.discard, TAKE_BACK)

    def refusal(self, pos: Conan, seat: i64, action: i64) -> str:
        return "CONAN-805"

    def resolve(self, pos: Conan, seat: i64, action: i64) -> None:
        card = TAKE_BACK.part(action)
        pos.move_at(pos.discard, pos.discard.find(card), pos.hand(seat))
        pos.tell("recover", seat, [], [pack(card)])
        offer_place(pos, seat, NO_EFFECT)


class PlaceAgain(Decision[Conan]):
    """Passage or Swift Foot: at once on a legal Adventure, or not (CONAN-311, 810)."""

    def legal(self, pos: Conan, seat: i64) -> vec[i64]:
        return append(places(pos, seat), PASS.of())

    def refusal(self, pos: Conan, seat: i64, action: i64) -> str:
        return "CONAN-311"

    def resolve(self, pos: Conan, seat: i64, action: i64) -> None:
        if not PASS.covers(action):
            pos.arrive(seat, STAND.part(action))
        end_hero_turn(pos, seat)
