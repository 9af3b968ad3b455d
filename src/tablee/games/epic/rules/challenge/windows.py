"""Hero and Antihero cards: when they may be played, the response windows, and the stack (EPIC-063 to 076).

Everybody is asked in every window, whatever they hold: a pass is a move like another, and tells nothing (EPIC-071).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .....engine.automatic import OpenQuestion, Question
from .....engine.events import pack
from .....engine.zone import CARD as FACE
from ..content import EpicContent
from ..effects.nodes import Ability, Mode
from ..effects.questions import pay, put_away
from ..feasibility import aims, kind_on_stack, payable
from ..layout import AIM, FACING, PATH
from ..position import FIRST_ANTI_LEVEL, LAST_HERO_LEVEL, Epic
from ..triggers import ABILITIES_EACH, Do, card_of, has, place_of, set_off, use_up, used_up
from ..verbs import PASS, PLAY, STORE, USE, held_action, held_card, stored_amount, target_action, target_card
from ..vocabulary import (
    ACT,
    CANCEL,
    IN_CHALLENGE,
    OF_ADVERSARY,
    OF_PATH,
    ON_PLAY,
    OTHERS,
    OWN,
    PAY_CORRUPTION,
    TIM_ANY,
    TIM_CH,
    TIM_OWN,
    TIM_RE,
)
from .rolls import add_stores, store_xp
from .stack import aim_of, owner_of, stack_tag

# When a card is played: in the main phase, in the window of a Challenge, in that of the end of a turn.
MAIN: Final[i64] = 0
CHALLENGE: Final[i64] = 1
TURN_END: Final[i64] = 2


# What may be played.


def fits(mode: Mode, moment: i64) -> bool:
    """Whether a card with this timing can be played at such a moment (EPIC-067)."""
    if mode.timing == TIM_ANY:
        return True
    if mode.timing == TIM_OWN:
        return moment == MAIN
    return moment == CHALLENGE or (mode.timing == TIM_RE and moment == TURN_END)


def mode_at(cards: EpicContent, card: i64, moment: i64) -> Mode | None:
    """The way in which a card is played at a moment; no card has two for the same one."""
    for mode in cards.modes[card]:
        if fits(mode, moment):
            return mode
    return None


def mode_now(cards: EpicContent, card: i64, moment: i64) -> Mode:
    """The way in which a card that may be played at a moment is played."""
    mode = mode_at(cards, card, moment)
    if mode is None:
        raise LookupError(f"card {card} cannot be played now")
    return mode


def refusal_to_play(pos: Epic, seat: i64, card: i64, moment: i64) -> str:
    """The rule against playing a card now, or an empty text."""
    if pos.hand(seat).find(card) < 0:
        return "EPIC-063"
    level = pos.level(seat)
    if level > LAST_HERO_LEVEL if pos.cards.is_hero(card) else level < FIRST_ANTI_LEVEL:
        return "EPIC-024"
    mode = mode_at(pos.cards, card, moment)
    if mode is None or not meets(pos, seat, mode, card):
        return "EPIC-065"
    if mode.cost is not None and not payable(pos, seat, mode.cost):
        return "EPIC-021" if mode.cost.kind == PAY_CORRUPTION else "EPIC-069"
    return "" if mode.effect.matters(pos, seat, card) else "EPIC-066"


def meets(pos: Epic, seat: i64, mode: Mode, card: i64) -> bool:
    """Whether the Challenge, or the stack, is what the card names (EPIC-005, 007, 065)."""
    if mode.timing == TIM_RE:
        return aims(pos, mode.kinds, card)
    if mode.timing != TIM_CH:
        return True
    if (mode.whose == OWN and seat != pos.active) or (mode.whose == OTHERS and seat == pos.active):
        return False
    face = i64(pos.counters[FACING])
    if mode.filter == OF_PATH:
        return pos.cards.shows(face, i64(pos.counters[PATH]), mode.icons)
    return mode.filter != OF_ADVERSARY or pos.cards.is_adversary(face)


def add_plays(pos: Epic, seat: i64, moment: i64, answers: vec[i64]) -> vec[i64]:
    """Add every card of the hand that may be played at a moment."""
    for slot in pos.hand(seat).slots:
        if refusal_to_play(pos, seat, slot & FACE, moment) == "":
            answers = append(answers, held_action(PLAY, slot & FACE))
    return answers


def play_card(pos: Epic, seat: i64, card: i64, moment: i64) -> None:
    """Pay for a card and play it: at once in the main phase, onto the stack in a window (EPIC-069 to 071)."""
    mode = mode_now(pos.cards, card, moment)
    if pos.telling:
        pos.tell("play", seat, [], [pack(card)])
    if moment == MAIN:
        pos.show(pos.hand(seat), card, pos.played(seat))
        pos.agenda.append(Do(seat, mode.effect.number, card, 1))
    else:
        pos.show(pos.hand(seat), card, pos.stack, seat)
    if mode.effect.op == CANCEL:
        pos.agenda.append(ChooseTarget(seat, card))
    set_off(pos, seat, ON_PLAY, 0 if pos.cards.is_hero(card) else 1)
    if mode.cost is not None:
        pay(pos, seat, mode.cost)


# Activated abilities.


def activated(pos: Epic, seat: i64, where: i64) -> i64:
    """The number of an ability that a player can use here, or -1 (EPIC-044, 072)."""
    for ability in range(ABILITIES_EACH):
        if has(pos, seat, ability):
            card = card_of(pos, seat, ability)
            if usable(pos, seat, ability_of(pos, seat, ability), where, card) and not used_up(pos, seat, ability):
                return ability
    return -1


def ability_of(pos: Epic, seat: i64, ability: i64) -> Ability:
    """The ability of a player with a number."""
    return pos.cards.abilities[card_of(pos, seat, ability)][place_of(ability)]


def usable(pos: Epic, seat: i64, ability: Ability, where: i64, card: i64) -> bool:
    """Whether an activated ability belongs here, can be paid for, and would change something (EPIC-044, 072)."""
    if ability.trigger.kind != ACT or ability.where != where or ability.cost is None:
        return False
    return payable(pos, seat, ability.cost) and ability.effect.matters(pos, seat, card)


def use_ability(pos: Epic, seat: i64, where: i64) -> None:
    """Pay for an ability and carry it out, at once and not on the stack (EPIC-072)."""
    number = activated(pos, seat, where)
    ability = ability_of(pos, seat, number)
    card = card_of(pos, seat, number)
    use_up(pos, seat, number)
    if pos.telling:
        pos.tell("ability", seat, [], [pack(card)])
    pos.agenda.append(Do(seat, ability.effect.number, card, 1))
    if ability.cost is not None:
        pay(pos, seat, ability.cost)


# The windows.


class Respond(Question[Epic]):
    """Play one card or pass, in turn order from the active player (EPIC-071, 076). `ends`: at the end of the turn.

    `passes` counts those in succession: when all have passed the top card of the stack resolves, or the window closes.
    """

    window = True

    def __init__(self, seat: i64, passes: i64, ends: i64) -> None:
        super().__init__(seat)
        self.passes = passes
        self.ends = ends

    @property
    def moment(self) -> i64:
        """When a card is played in this window."""
        return TURN_END if self.ends else CHALLENGE

    def legal(self, pos: Epic, seat: i64) -> vec[i64]:
        answers = append(vec[i64](capacity=8), PASS.of())
        answers = add_plays(pos, seat, self.moment, answers)
        answers = add_stores(pos, seat, answers)
        if self.may_use(pos, seat):
            answers = append(answers, USE.of())
        return answers

    def may_use(self, pos: Epic, seat: i64) -> bool:
        """Abilities marked "challenge" are the challenger's (EPIC-072)."""
        return self.ends == 0 and seat == pos.active and activated(pos, seat, IN_CHALLENGE) >= 0

    def refusal(self, pos: Epic, seat: i64, action: i64) -> str:
        if PLAY.covers(action):
            return refusal_to_play(pos, seat, held_card(PLAY, action), self.moment)
        if STORE.covers(action):
            return "EPIC-057"
        return "EPIC-072" if USE.covers(action) else "EPIC-076" if self.ends else "EPIC-071"

    def resolve(self, pos: Epic, seat: i64, action: i64) -> None:
        if PASS.covers(action):
            pos.tell("pass", seat)
            self.passed(pos, seat)
            return
        pos.agenda.append(Respond(pos.active, 0, self.ends))
        if PLAY.covers(action):
            play_card(pos, seat, held_card(PLAY, action), self.moment)
        elif STORE.covers(action):
            store_xp(pos, seat, stored_amount(action))
        else:
            use_ability(pos, seat, IN_CHALLENGE)

    def passed(self, pos: Epic, seat: i64) -> None:
        """Ask the next player; when all have passed, resolve the top card of the stack, or close the window."""
        if self.passes + 1 < pos.seats:
            pos.agenda.append(Respond((seat + 1) % pos.seats, self.passes + 1, self.ends))
        elif len(pos.stack.slots):
            pos.agenda.append(Respond(pos.active, 0, self.ends))
            resolve_top(pos, self.moment)


def resolve_top(pos: Epic, moment: i64) -> None:
    """Carry out the card on top of the stack (EPIC-070, 088)."""
    stack = pos.stack
    top: i64 = len(stack.slots) - 1
    card = stack.card(top)
    owner = owner_of(stack.tag(top))
    pos.counters[AIM] = aim_of(stack.tag(top))
    if pos.telling:
        pos.tell("resolve", owner, [], [pack(card)])
    put_away(pos, top)
    if pos.cards.is_action(card):
        pos.agenda.append(Do(owner, pos.cards.effect[card].number, card, 1))
    else:
        mode = mode_now(pos.cards, card, moment)
        pos.agenda.append(Do(owner, mode.effect.number, card, 1))


class ChooseTarget(OpenQuestion[Epic]):
    """Which card on the stack a CANCEL is played against (EPIC-074)."""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card = card

    def legal(self, pos: Epic, seat: i64) -> vec[i64]:
        answers = vec[i64](capacity=4)
        kinds = pos.cards.modes[self.card][0].kinds
        for slot in pos.stack.slots:
            card = slot & FACE
            if card != self.card and kinds >> kind_on_stack(pos, card) & 1:
                answers = append(answers, target_action(card))
        return answers

    def refusal(self, pos: Epic, seat: i64, action: i64) -> str:
        return "EPIC-074"

    def resolve(self, pos: Epic, seat: i64, action: i64) -> None:
        aim = target_card(action)
        pos.stack.set_tag(pos.stack.find(self.card), stack_tag(seat, aim))
        if pos.telling:
            pos.tell("aim", seat, [], [pack(aim)])
