"""What a team-mate does not do, not even on a whim: an answer may be poor, but it does not harm the team.

It harms the team to work against another Hero (a lower result, a greater difficulty, a won Challenge rolled again or
darkened, a card cancelled that does no harm, experience taken away), and to give the Adversary experience by what one could
have left: an effect chosen, a card Explored, an Antihero card or Dark Runes paid for where that is what it feeds on.
"""

from __future__ import annotations

from mypy_extensions import i64

from ....engine.zone import CARD as FACE
from ..rules.challenge.attempt import DarkRunes, dark_price
from ..rules.challenge.windows import CHALLENGE, MAIN, TURN_END, ChooseTarget, Respond, mode_at, mode_now
from ..rules.effects.nodes import Effect, Mode
from ..rules.effects.questions import ChooseEffect, RobHero
from ..rules.feasibility import kind_on_stack
from ..rules.layout import FACING, ROLLED
from ..rules.position import Epic
from ..rules.triggers import hears
from ..rules.turn import Turn
from ..rules.verbs import ADD_DARK, CHOOSE, EXPLORE_CARD, PLAY, held_card, target_card
from ..rules.vocabulary import CANCEL, DARK, ON_DARKPAY, ON_EXPLORE, ON_PLAY
from .attempt_value import Contest, Pending
from .effect_value import hampers, takes
from .valuation import Valuation


def harms(pos: Epic, seat: i64, action: i64) -> bool:
    """Whether an answer harms the team; rivals and a Hero alone have none."""
    if not pos.has_adversary or pos.seats == 1 or pos.setting_up:
        return False
    top = pos.agenda[-1]
    if isinstance(top, ChooseTarget):
        return not may_cancel(pos, target_card(action))
    if isinstance(top, ChooseEffect):
        return takes(pos.cards.effects[top.effect].parts[CHOOSE.part(action)])
    if isinstance(top, RobHero):
        return True
    if isinstance(top, DarkRunes):
        paid = ADD_DARK.covers(action) and dark_price(pos, seat, ADD_DARK.part(action)) > 0
        return paid and feeds(pos, seat, ON_DARKPAY, 0)
    if EXPLORE_CARD.covers(action):
        return feeds(pos, seat, ON_EXPLORE, 0)
    if PLAY.covers(action):
        moment = MAIN if isinstance(top, Turn) else TURN_END if isinstance(top, Respond) and top.ends else CHALLENGE
        return card_harms(pos, seat, held_card(PLAY, action), moment)
    return False


def feeds(pos: Epic, seat: i64, kind: i64, detail: i64) -> bool:
    """Whether the Adversary gains experience by such an event."""
    gain = pos.cards.gain[int(pos.adversary)]
    return gain.kind == kind and hears(pos, seat, gain, kind, detail)


def card_harms(pos: Epic, seat: i64, card: i64, moment: i64) -> bool:
    """Whether playing a card harms the team: it feeds the Adversary, cancels a friend, takes from one, or hinders one."""
    if feeds(pos, seat, ON_PLAY, 0 if pos.cards.is_hero(card) else 1):
        return True
    mode = mode_now(pos.cards, card, moment)
    if mode.effect.op == CANCEL:
        return not any_to_cancel(pos, mode, card)
    if takes(mode.effect):
        return True
    return moment == CHALLENGE and seat != pos.active and hinders(pos, seat, mode.effect, card)


def any_to_cancel(pos: Epic, mode: Mode, card: i64) -> bool:
    """Whether there is anything on the stack that a friend would cancel."""
    found = False
    for slot in pos.stack.slots:
        other = slot & FACE
        if other != card and mode.kinds >> kind_on_stack(pos, other) & 1 and may_cancel(pos, other):
            found = True
    return found


def may_cancel(pos: Epic, card: i64) -> bool:
    """An Action of the Adversary, or a card that works against the challenger."""
    if pos.cards.is_action(card):
        return True
    mode = mode_at(pos.cards, card, CHALLENGE)
    return mode is not None and hampers(mode.effect)


def hinders(pos: Epic, seat: i64, effect: Effect, card: i64) -> bool:
    """Whether an effect works against the challenger: it lowers the result, or spoils what is won as the stack stands."""
    if pos.counters[FACING] == 0 or pos.counters[ROLLED] == 0:
        return False
    contest = Contest(Valuation(pos, seat))
    change = Pending()
    contest.add(change, effect, seat, card)
    if change.shift < 0:
        return True
    won = contest.margin + contest.on_stack(-1).shift >= 0
    return won and (change.retry or effect.op == DARK)
