"""What effects ask, what they put off until the outcome, and how costs are paid."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from .....engine.automatic import AutomaticStep, OpenQuestion, Question
from .....engine.decision import ASKED, LAPSED
from .....engine.events import pack
from .....engine.zone import CARD as FACE
from ..challenge.rolls import add_rune
from ..challenge.stack import owner_of
from ..feasibility import rune_left
from ..layout import ACTIONS, ANTIHEROES, FACING, HEROES, OUTCOME, PAID_UNITS, SUCCEEDED
from ..position import Epic
from ..triggers import Do, move_marker
from ..verbs import ANTIHERO_CARDS, CHOOSE, DISCARD_CARD, ENOUGH, HERO_CARDS, NAME_SKILL, ROB, TAKE, held_action, held_card
from ..vocabulary import ON_SUCCESS, PAY_CARDS, PAY_XP
from .nodes import Cost

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


# The stack.


def put_away(pos: Epic, place: i64) -> None:
    """A card leaves the stack: an Action to its discard pile, any other to who played it (EPIC-068, 115)."""
    owner = owner_of(pos.stack.tag(place))
    is_action = pos.cards.is_action(pos.stack.card(place))
    pos.move_at(pos.stack, place, pos.discard(ACTIONS) if is_action else pos.played(owner))


# What waits for the outcome.


class Later(AutomaticStep[Epic]):
    """An effect applied at the outcome of this Challenge, if it is the one that it waits for."""

    def __init__(self, seat: i64, effect: i64, card: i64) -> None:
        super().__init__(seat)
        self.effect = effect
        self.card = card

    def run(self, pos: Epic) -> None:
        effect = pos.cards.effects[self.effect]
        succeeded = pos.counters[OUTCOME] == SUCCEEDED
        if succeeded == (effect.amount == ON_SUCCESS):
            effect.parts[0].carry_out(pos, self.seat, self.card, 1)


class Concluding(AutomaticStep[Epic]):
    """The end of a Challenge: what is put off until then lies below it."""


def put_off(pos: Epic, step: Later) -> None:
    """Lay a step below the end of the Challenge."""
    place = len(pos.agenda) - 1
    while not isinstance(pos.agenda[place], Concluding):
        place -= 1
    pos.agenda.insert(place, step)


# Questions.


class ChooseEffect(OpenQuestion[Epic]):
    """One of several effects that can be carried out in full (CHOICE, EPIC-021)."""

    def __init__(self, seat: i64, effect: i64, card: i64, times: i64) -> None:
        super().__init__(seat)
        self.effect = effect
        self.card = card
        self.times = times

    def legal(self, pos: Epic, seat: i64) -> vec[i64]:
        answers = vec[i64](capacity=2)
        number: i64 = 0
        for part in pos.cards.effects[self.effect].parts:
            if part.possible(pos, seat, self.card):
                answers = append(answers, CHOOSE.of(number))
            number += 1
        return answers

    def refusal(self, pos: Epic, seat: i64, action: i64) -> str:
        return "EPIC-021"

    def resolve(self, pos: Epic, seat: i64, action: i64) -> None:
        option = CHOOSE.part(action)
        part = pos.cards.effects[self.effect].parts[option]
        if pos.telling:
            pos.tell("choose", seat, [option], [pack(pos.cards.card_of_face(self.card))])
        pos.agenda.append(Do(seat, part.number, self.card, self.times))


class TakeCard(OpenQuestion[Epic]):
    """Hero or Antihero, for each card before it is drawn (EFF-04); a deck that can still give one."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def legal(self, pos: Epic, seat: i64) -> vec[i64]:
        answers = vec[i64](capacity=2)
        if pos.can_give(HEROES):
            answers = append(answers, TAKE.of(HERO_CARDS))
        if pos.can_give(ANTIHEROES):
            answers = append(answers, TAKE.of(ANTIHERO_CARDS))
        return answers

    def refusal(self, pos: Epic, seat: i64, action: i64) -> str:
        return "EPIC-064"

    def resolve(self, pos: Epic, seat: i64, action: i64) -> None:
        if self.left > 1:
            pos.agenda.append(TakeCard(seat, self.left - 1))
        pos.draw_card(seat, HEROES + TAKE.part(action))


class DiscardCards(Question[Epic]):
    """Cards of one's hand, one by one; with `more` as many as one likes after the first (EFF-14 and costs)."""

    def __init__(self, seat: i64, left: i64, more: i64) -> None:
        super().__init__(seat)
        self.left = left
        self.more = more

    def forced(self, pos: Epic) -> i64:
        """Where the whole hand must go, everybody sees it."""
        hand = pos.hand(self.seat)
        if len(hand.slots) == 0:
            return LAPSED
        return held_action(DISCARD_CARD, hand.card(0)) if len(hand.slots) <= self.left else ASKED

    def legal(self, pos: Epic, seat: i64) -> vec[i64]:
        answers = vec[i64](capacity=8)
        for slot in pos.hand(seat).slots:
            answers = append(answers, held_action(DISCARD_CARD, slot & FACE))
        return append(answers, ENOUGH.of()) if self.left == 0 else answers

    def refusal(self, pos: Epic, seat: i64, action: i64) -> str:
        return "EPIC-068"

    def resolve(self, pos: Epic, seat: i64, action: i64) -> None:
        if ENOUGH.covers(action):
            return
        pos.discard_held(seat, held_card(DISCARD_CARD, action))
        pos.counters[PAID_UNITS] += 1
        left = max(self.left - 1, i64(0))
        if left or self.more:
            pos.agenda.append(DiscardCards(seat, left, self.more))


class ChooseSymbol(OpenQuestion[Epic]):
    """Which of the Challenge's two Skills gets a symbol, if a rune of it is left (EFF-09, EPIC-089)."""

    def legal(self, pos: Epic, seat: i64) -> vec[i64]:
        answers = vec[i64](capacity=2)
        face = i64(pos.counters[FACING])
        for skill in (pos.cards.first_skill[face], pos.cards.second_skill[face]):
            if rune_left(pos, skill):
                answers = append(answers, NAME_SKILL.of(skill))
        return answers

    def refusal(self, pos: Epic, seat: i64, action: i64) -> str:
        return "EPIC-089"

    def resolve(self, pos: Epic, seat: i64, action: i64) -> None:
        add_rune(pos, NAME_SKILL.part(action))


class RobHero(OpenQuestion[Epic]):
    """From whose reserve experience is taken: another Hero who has some (EFF-20)."""

    def __init__(self, seat: i64, amount: i64) -> None:
        super().__init__(seat)
        self.amount = amount

    def legal(self, pos: Epic, seat: i64) -> vec[i64]:
        answers = vec[i64](capacity=4)
        for other in range(pos.seats):
            if other != seat and pos.reserve(other):
                answers = append(answers, ROB.of(other))
        return answers

    def refusal(self, pos: Epic, seat: i64, action: i64) -> str:
        return "EPIC-005"

    def resolve(self, pos: Epic, seat: i64, action: i64) -> None:
        other = ROB.part(action)
        pos.tell("rob", seat, [other])
        pos.gain_xp(seat, pos.lose_xp(other, self.amount))
