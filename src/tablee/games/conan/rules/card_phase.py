"""The card phase: an Adventure, a Challenge or an Action special at a time (CONAN-202 to 214)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ....engine.decision import Decision
from ....engine.events import pack
from ....engine.verb import Verb
from ....engine.zone import CARD
from .content import (
    A_SPECIAL,
    ADVENTURES,
    AMBUSH,
    AN_ADVENTURE,
    COURIER,
    CUT_PURSE,
    EXILE,
    RUMOUR,
    SECRET_PASSAGE,
    challenge_card,
    challenge_number,
)
from .layout import FACE_UP, challenge_tag
from .position import Conan
from .rounds import end_card_turn
from .verbs import BANISH, LAY, PASS, PLAY, ROB, SEND, SET, SHIFT, SLIP, SPY

INCOME: Final[i64] = 1
NO_CARD: Final[i64] = -1


class CardTurn(Decision[Conan]):
    """Play one card or none (CONAN-202, 203). Everybody is asked, able or not (CONAN-204)."""

    def legal(self, pos: Conan, seat: i64) -> vec[i64]:
        options = append(vec[i64](capacity=32), PASS.of())
        done: i64 = 0
        for slot in pos.hand(seat).slots:
            card = slot & CARD
            if pos.cards.category(card) != A_SPECIAL:
                options = add_plays(pos, seat, card, options)
            elif not pos.cards.bears_indicator(card) and done >> (card - SECRET_PASSAGE) & 1 == 0:
                done |= i64(1) << (card - SECRET_PASSAGE)
                options = add_specials(pos, seat, card, options)
        return options

    def public(self, pos: Conan, seat: i64) -> bool:
        """Whoever holds no card has nothing else to answer."""
        return len(pos.hand(seat).slots) == 0

    def refusal(self, pos: Conan, seat: i64, action: i64) -> str:
        if LAY.covers(action) and pos.cards.bears_indicator(LAY.part(action)):
            return "CONAN-209"
        return forbids(pos, seat, action) or "CONAN-202"

    def resolve(self, pos: Conan, seat: i64, action: i64) -> None:
        if not PASS.covers(action):
            play_card(pos, seat, action)
        else:
            pos.tell("pass", seat)
        end_card_turn(pos, seat, not PASS.covers(action))


# What may be played.


def add_plays(pos: Conan, seat: i64, card: i64, options: vec[i64]) -> vec[i64]:
    """An Adventure as it is, a Challenge onto each Adventure that may receive it (CONAN-205, 206)."""
    if pos.cards.category(card) == AN_ADVENTURE:
        return append(options, PLAY.of(card))
    for slot in pos.adventures.slots:
        if closed(pos, seat, slot & CARD) == "":
            options = append(options, SET.of(challenge_number(card), slot & CARD))
    return options


def add_specials(pos: Conan, seat: i64, card: i64, options: vec[i64]) -> vec[i64]:
    """Every legal use of an Action special (CONAN-208)."""
    if card == SECRET_PASSAGE:
        return add_allowed(pos, seat, SLIP, ADVENTURES, options)
    if card == RUMOUR:
        return add_allowed(pos, seat, SPY, ADVENTURES, options)
    if card == CUT_PURSE:
        return add_allowed(pos, seat, ROB, pos.seats, options)
    if card == AMBUSH:
        return add_shifts(pos, seat, options)
    if card == COURIER:
        return add_allowed(pos, seat, SEND, 1, options)
    return add_allowed(pos, seat, BANISH, pos.seats, options)


def add_allowed(pos: Conan, seat: i64, verb: Verb, count: i64, options: vec[i64]) -> vec[i64]:
    """The actions of a verb that no rule forbids, of the first values of its parameter."""
    for number in range(count):
        if forbids(pos, seat, verb.of(number)) == "":
            options = append(options, verb.of(number))
    return options


def add_shifts(pos: Conan, seat: i64, options: vec[i64]) -> vec[i64]:
    """Each Challenge of one's own to each Adventure that may receive it (CONAN-212)."""
    for place in range(len(pos.challenges.slots)):
        for adventure in range(ADVENTURES):
            if no_shift(pos, seat, place, adventure) == "":
                options = append(options, SHIFT.of(place, adventure))
    return options


def forbids(pos: Conan, seat: i64, action: i64) -> str:
    """The rule against playing a card so, or an empty text."""
    card = card_of(action)
    if card < 0 or pos.hand(seat).find(card) < 0:
        return "CONAN-202"
    if SET.covers(action):
        return closed(pos, seat, SET.part(action, 1))
    if SLIP.covers(action):
        adventure = SLIP.part(action)
        return "" if on_table(pos, adventure) and pos.may_enter(seat, adventure) else "CONAN-211"
    if SPY.covers(action):
        return "" if hides_from(pos, seat, SPY.part(action)) else "CONAN-208"
    if ROB.covers(action):
        return no_target(pos, seat, ROB.part(action), True)
    if SHIFT.covers(action):
        return no_shift(pos, seat, SHIFT.part(action), SHIFT.part(action, 1))
    if SEND.covers(action):
        return "" if len(pos.draw_pile.slots) + len(pos.discard.slots) else "CONAN-208"
    if BANISH.covers(action):
        return no_target(pos, seat, BANISH.part(action), False)
    return ""


def card_of(action: i64) -> i64:
    """The card that an action plays, or `NO_CARD`."""
    if PLAY.covers(action):
        return PLAY.part(action)
    if SET.covers(action):
        return challenge_card(SET.part(action))
    if SLIP.covers(action):
        return SECRET_PASSAGE
    if SPY.covers(action):
        return RUMOUR
    if ROB.covers(action):
        return CUT_PURSE
    if SHIFT.covers(action):
        return AMBUSH
    if SEND.covers(action):
        return COURIER
    return EXILE if BANISH.covers(action) else NO_CARD


def on_table(pos: Conan, adventure: i64) -> bool:
    """Whether an Adventure lies on the table."""
    return pos.adventures.find(adventure) >= 0


def closed(pos: Conan, seat: i64, adventure: i64) -> str:
    """The rule against a player's Challenge on an Adventure: it is not there, his hero is, it is full, or a truce."""
    if not on_table(pos, adventure):
        return "CONAN-206"
    if pos.stands_on(seat) == adventure:
        return "CONAN-207"
    if pos.full(adventure):
        return "CONAN-006"
    for other in range(pos.seats):
        if pos.stands_on(other) == adventure and pos.under_truce(seat, other):
            return "CONAN-1202"
    return ""


def hides_from(pos: Conan, seat: i64, adventure: i64) -> bool:
    """Whether an Adventure carries a face-down Challenge of another player."""
    found = False
    for place in range(len(pos.challenges.slots)):
        if pos.adventure_of(place) == adventure and pos.face_down(place) and pos.owner_of(place) != seat:
            found = True
    return found


def no_target(pos: Conan, seat: i64, other: i64, robbed: bool) -> str:
    """Another living player with two glory points, or whose hero is on an Adventure (CONAN-008, 208)."""
    if other == seat or other >= pos.seats or not pos.living(other):
        return "CONAN-208"
    if pos.under_truce(seat, other):
        return "CONAN-1202"
    able = pos.spare_glory(other) > 0 if robbed else pos.stands_on(other) >= 0
    return "" if able else "CONAN-208"


def no_shift(pos: Conan, seat: i64, place: i64, adventure: i64) -> str:
    """One's own Challenge, to another Adventure on which one could play it (CONAN-212)."""
    if place >= len(pos.challenges.slots) or pos.owner_of(place) != seat or pos.adventure_of(place) == adventure:
        return "CONAN-212"
    return closed(pos, seat, adventure)


# What playing does.


def play_card(pos: Conan, seat: i64, action: i64) -> None:
    """Carry out an action that plays a card."""
    if PLAY.covers(action):
        play_adventure(pos, seat, PLAY.part(action))
    elif SET.covers(action):
        play_challenge(pos, seat, card_of(action), SET.part(action, 1))
    else:
        play_special(pos, seat, action)


def play_adventure(pos: Conan, seat: i64, card: i64) -> None:
    """Face up on the table, without a Challenge; one glory point (CONAN-205)."""
    pos.show(pos.hand(seat), card, pos.adventures)
    pos.gain(seat, INCOME)
    pos.tell("play", seat, [], [pack(card)])


def play_challenge(pos: Conan, seat: i64, card: i64, adventure: i64) -> None:
    """Face down on an Adventure, Allies too; one glory point (CONAN-206)."""
    pos.put_challenge(seat, card, adventure)
    pos.gain(seat, INCOME)
    pos.tell("set", seat, [adventure + 1, INCOME], [pos.pack_slot(pos.challenges, len(pos.challenges.slots) - 1)])


def play_special(pos: Conan, seat: i64, action: i64) -> None:
    """Its effect at once, then it is discarded; no glory (CONAN-208)."""
    card = card_of(action)
    pos.tell("special", seat, [], [pack(card)])
    if SLIP.covers(action):
        pos.arrive(seat, SLIP.part(action))
    elif SPY.covers(action):
        pos.look(seat, SPY.part(action))
    elif ROB.covers(action):
        rob(pos, seat, ROB.part(action))
    elif SHIFT.covers(action):
        shift(pos, seat, SHIFT.part(action), SHIFT.part(action, 1))
    elif SEND.covers(action):
        pos.draw_hidden(seat, pos.cards.amount(COURIER))
    else:
        other = BANISH.part(action)
        pos.tell("banish", seat, [other])
        pos.depart(other)
    pos.show(pos.hand(seat), card, pos.discard)


def rob(pos: Conan, seat: i64, other: i64) -> None:
    """Two glory points, but never the last one (CONAN-008)."""
    taken = min(pos.cards.amount(CUT_PURSE), pos.spare_glory(other))
    pos.transfer(other, seat, taken)
    pos.tell("rob", seat, [other, taken])


def shift(pos: Conan, seat: i64, place: i64, adventure: i64) -> None:
    """The card keeps its owner and its face; the origin has still received it (CONAN-212). All see which one moves."""
    where = [pos.adventure_of(place) + 1, adventure + 1, place]
    pos.tell("shift", seat, where, [pos.pack_slot(pos.challenges, place)])
    pos.challenges.set_tag(place, pos.challenges.tag(place) & FACE_UP | challenge_tag(adventure, seat))
    pos.challenge_came(adventure)
