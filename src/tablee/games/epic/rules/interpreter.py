"""Carrying out the effects of cards: the closed vocabulary, word by word (EFF-01 to EFF-20 and the combinators)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ....engine.automatic import ASKED, LAPSED, AutomaticStep, OpenQuestion, Question
from ....engine.events import pack
from ....engine.zone import CARD as FACE
from .challenge.rolls import TurnRune, add_dark, add_rune, roll
from .challenge.stack import owner_of
from .content import DECK, FIRST_HERO, FIRST_SKILL, HERITAGE, SECOND_SKILL, card_of_face
from .feasibility import OF_CHALLENGER, branch_of, possible, rune_left, times_of
from .layout import (
    ACTED,
    ACTIONS,
    AIM,
    ANTIHEROES,
    CLASS_MODIFIER,
    CLASS_OFF,
    FACING,
    FREE_EXPLORES,
    HARDER,
    HEROES,
    MODIFIER,
    OUTCOME,
    PAID_UNITS,
    RETRIED,
    SUCCEEDED,
)
from .position import Epic
from .triggers import Do, adversary_gains, move_marker
from .verbs import CHOOSE, DISCARD_CARD, ENOUGH, NAME_SKILL, ROB, TAKE
from .vocabulary import (
    ADVXP,
    AND,
    ANTI,
    CANCEL,
    CARD,
    CHOICE,
    CLASSOFF,
    CORRUPTION,
    DARK,
    DIFFICULTY,
    DISCARD,
    EFFECTS,
    EXPLORE,
    HERO,
    IF,
    LATER,
    LOSEXP,
    NO_SKILL,
    ON_SUCCESS,
    PAY,
    PAY_CARDS,
    PAY_XP,
    PER,
    PICKDARK,
    RESULT,
    RETRY,
    STEALADV,
    STEALXP,
    SYMBOL,
    VIRTUE,
    XP,
    Cost,
    Effect,
)

ON_CHALLENGE: Final = frozenset((*OF_CHALLENGER, CANCEL))


def carry_out(pos: Epic, seat: i64, effect: Effect, card: i64, times: i64) -> None:
    """An effect happens for the owner of its card; what cannot be done of it is left out (EPIC-009)."""
    if effect.op >= CHOICE:
        combine(pos, seat, effect, card, times)
    elif effect.op in ON_CHALLENGE:
        change_challenge(pos, seat, effect, card, times)
    else:
        give(pos, seat, effect, effect.amount * times)


def combine(pos: Epic, seat: i64, effect: Effect, card: i64, times: i64) -> None:
    """The combinators."""
    op = effect.op
    if op == AND:
        for part in reversed(effect.parts):
            pos.agenda.append(Do(seat, part.number, card, times))
    elif op == CHOICE:
        if possible(pos, seat, effect, card):
            pos.agenda.append(ChooseEffect(seat, effect.number, card, times))
    elif op == PAY:
        assert effect.cost is not None
        pos.agenda.append(Do(seat, effect.parts[0].number, card, times))
        pay(pos, seat, effect.cost)
    elif op == PER:
        count = times_of(pos, seat, effect)
        if count:
            carry_out(pos, seat, effect.parts[0], card, times * count)
    elif op == IF:
        branch = branch_of(pos, seat, effect)
        if branch is not None:
            carry_out(pos, seat, branch, card, times)
    else:
        assert op == LATER
        put_off(pos, Later(seat, effect.number, card))


def give(pos: Epic, seat: i64, effect: Effect, amount: i64) -> None:
    """What a Hero gains or loses, and the Adversary's experience."""
    op = effect.op
    if op == XP:
        pos.gain_xp(seat, amount)
    elif op == HERO:
        pos.draw_cards(seat, HEROES, amount)
    elif op == ANTI:
        pos.draw_cards(seat, ANTIHEROES, amount)
    elif op == CARD:
        pos.agenda.append(TakeCard(seat, amount))
    elif op == VIRTUE:
        move_marker(pos, seat, amount)
    elif op == CORRUPTION:
        move_marker(pos, seat, -amount)
    elif op == ADVXP:
        adversary_gains(pos, amount)
    elif op == STEALADV:
        pos.gain_xp(seat, -adversary_gains(pos, -amount))
    elif op == DISCARD:
        pos.agenda.append(DiscardCards(seat, amount, 0))
    elif op == LOSEXP:
        pos.lose_xp(seat, amount)
    elif op == STEALXP:
        pos.agenda.append(RobHero(seat, amount))
    else:
        assert op == EXPLORE
        if not pos.counters[ACTED]:
            pos.counters[FREE_EXPLORES] += amount


def change_challenge(pos: Epic, seat: i64, effect: Effect, card: i64, times: i64) -> None:
    """What concerns the challenger's roll, result or difficulty, and the stack."""
    op = effect.op
    counters = pos.counters
    if op == RESULT:
        by_class = card == pos.calling(pos.active)
        counters[CLASS_MODIFIER if by_class else MODIFIER] += effect.amount * times
    elif op == DIFFICULTY:
        counters[HARDER] += effect.amount * times
    elif op == SYMBOL:
        if effect.amount == NO_SKILL:
            pos.agenda.append(ChooseSymbol(pos.active))
        else:
            add_rune(pos, effect.amount)
    elif op == DARK:
        add_dark(pos, effect.amount * times, card)
    elif op == RETRY:
        if DECK[card] == HERITAGE:
            counters[RETRIED] = 1
        pos.tell("retry", pos.active)
        roll(pos)
    elif op == CLASSOFF:
        counters[CLASS_OFF] = 1
        counters[CLASS_MODIFIER] = 0
    elif op == PICKDARK:
        pos.agenda.append(TurnRune(pos.active))
    else:
        assert op == CANCEL
        cancel(pos, seat)


def cancel(pos: Epic, seat: i64) -> None:
    """The card aimed at leaves the stack without effect; one that was played stays played (EPIC-074)."""
    place = pos.stack.find(i64(pos.counters[AIM]))
    if place >= 0:
        if pos.past is not None:
            pos.tell("cancel", seat, [], [pack(pos.stack.card(place))])
        put_away(pos, place)


def put_away(pos: Epic, place: i64) -> None:
    """A card leaves the stack: an Action to its discard pile, any other to who played it (EPIC-068, 115)."""
    owner = owner_of(pos.stack.tag(place))
    is_action = pos.stack.card(place) < FIRST_HERO
    pos.move_at(pos.stack, place, pos.discard(ACTIONS) if is_action else pos.played(owner))


# Costs.


def pay(pos: Epic, seat: i64, cost: Cost) -> None:
    """What is paid comes before what it is paid for."""
    pos.counters[PAID_UNITS] = 0
    if cost.kind == PAY_XP:
        pos.counters[PAID_UNITS] = pos.lose_xp(seat, cost.amount)
    elif cost.kind == PAY_CARDS:
        pos.agenda.append(DiscardCards(seat, cost.amount, 1 if cost.more else 0))
    else:
        pos.counters[PAID_UNITS] = cost.amount
        move_marker(pos, seat, -cost.amount)


# What waits for the outcome.


class Later(AutomaticStep[Epic]):
    """An effect applied at the outcome of this Challenge, if it is the one that it waits for."""

    effect: i64
    card: i64

    def __init__(self, seat: i64, effect: i64, card: i64) -> None:
        super().__init__(seat)
        self.effect = effect
        self.card = card

    def run(self, pos: Epic) -> None:
        effect = EFFECTS[self.effect]
        succeeded = pos.counters[OUTCOME] == SUCCEEDED
        if succeeded == (effect.amount == ON_SUCCESS):
            carry_out(pos, self.seat, effect.parts[0], self.card, 1)


class Concluding(AutomaticStep[Epic]):
    """The end of a Challenge: what is put off until then lies below it."""


def put_off(pos: Epic, step: Later) -> None:
    place = len(pos.agenda) - 1
    while not isinstance(pos.agenda[place], Concluding):
        place -= 1
    pos.agenda.insert(place, step)


# What effects ask.


class ChooseEffect(OpenQuestion[Epic]):
    """One of several effects that can be carried out in full (CHOICE, EPIC-021)."""

    effect: i64
    card: i64
    times: i64

    def __init__(self, seat: i64, effect: i64, card: i64, times: i64) -> None:
        super().__init__(seat)
        self.effect = effect
        self.card = card
        self.times = times

    def legal(self, pos: Epic, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=2)
        number: i64 = 0
        for part in EFFECTS[self.effect].parts:
            if possible(pos, seat, part, self.card):
                options = append(options, CHOOSE.base + number)
            number += 1
        return options

    def refusal(self, pos: Epic, seat: i64, action: i64) -> str:
        return "EPIC-021"

    def resolve(self, pos: Epic, seat: i64, action: i64) -> None:
        part = EFFECTS[self.effect].parts[action - CHOOSE.base]
        if pos.past is not None:
            pos.tell("choose", seat, [action - CHOOSE.base], [pack(card_of_face(self.card))])
        pos.agenda.append(Do(seat, part.number, self.card, self.times))


class TakeCard(OpenQuestion[Epic]):
    """Hero or Antihero, for each card before it is drawn (EFF-04); a deck that can still give one."""

    left: i64

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def legal(self, pos: Epic, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=2)
        if pos.can_give(HEROES):
            options = append(options, TAKE.base)
        if pos.can_give(ANTIHEROES):
            options = append(options, TAKE.base + 1)
        return options

    def refusal(self, pos: Epic, seat: i64, action: i64) -> str:
        return "EPIC-064"

    def resolve(self, pos: Epic, seat: i64, action: i64) -> None:
        if self.left > 1:
            pos.agenda.append(TakeCard(seat, self.left - 1))
        pos.draw_card(seat, HEROES + action - TAKE.base)


class DiscardCards(Question[Epic]):
    """Cards of one's hand, one by one; with `more` as many as one likes after the first (EFF-14 and costs)."""

    left: i64
    more: i64

    def __init__(self, seat: i64, left: i64, more: i64) -> None:
        super().__init__(seat)
        self.left = left
        self.more = more

    def forced(self, pos: Epic) -> i64:
        """Where the whole hand must go, everybody sees it."""
        hand = pos.hand(self.seat)
        if len(hand.slots) == 0:
            return LAPSED
        return DISCARD_CARD.base + hand.card(0) - FIRST_HERO if len(hand.slots) <= self.left else ASKED

    def legal(self, pos: Epic, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=8)
        for slot in pos.hand(seat).slots:
            options = append(options, DISCARD_CARD.base + (slot & FACE) - FIRST_HERO)
        return append(options, ENOUGH.base) if self.left == 0 else options

    def refusal(self, pos: Epic, seat: i64, action: i64) -> str:
        return "EPIC-068"

    def resolve(self, pos: Epic, seat: i64, action: i64) -> None:
        if action == ENOUGH.base:
            return
        pos.discard_held(seat, action - DISCARD_CARD.base + FIRST_HERO)
        pos.counters[PAID_UNITS] += 1
        left = max(self.left - 1, i64(0))
        if left or self.more:
            pos.agenda.append(DiscardCards(seat, left, self.more))


class ChooseSymbol(OpenQuestion[Epic]):
    """Which of the Challenge's two Skills gets a symbol, if a rune of it is left (EFF-09, EPIC-089)."""

    def legal(self, pos: Epic, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=2)
        for skill in (FIRST_SKILL[pos.counters[FACING]], SECOND_SKILL[pos.counters[FACING]]):
            if rune_left(pos, skill):
                options = append(options, NAME_SKILL.base + skill)
        return options

    def refusal(self, pos: Epic, seat: i64, action: i64) -> str:
        return "EPIC-089"

    def resolve(self, pos: Epic, seat: i64, action: i64) -> None:
        add_rune(pos, action - NAME_SKILL.base)


class RobHero(OpenQuestion[Epic]):
    """From whose reserve experience is taken: another Hero who has some (EFF-20)."""

    amount: i64

    def __init__(self, seat: i64, amount: i64) -> None:
        super().__init__(seat)
        self.amount = amount

    def legal(self, pos: Epic, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=4)
        for other in range(pos.seats):
            if other != seat and pos.reserve(other):
                options = append(options, ROB.base + other)
        return options

    def refusal(self, pos: Epic, seat: i64, action: i64) -> str:
        return "EPIC-005"

    def resolve(self, pos: Epic, seat: i64, action: i64) -> None:
        other = action - ROB.base
        pos.tell("rob", seat, [other])
        pos.gain_xp(seat, pos.lose_xp(other, self.amount))
