"""What an agenda can hold together with the table: a turn, a window, and questions that can be answered there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from ....engine.automatic import AutomaticStep
from ....engine.decision import Decision
from .challenge.attempt import Conclude, DarkRunes, TakeOutcome
from .challenge.doubles import RevealAction, UseHeritage
from .challenge.rolls import PickFaces, TurnRune
from .challenge.stack import UNAIMED, aim_of, owner_of
from .challenge.windows import ChooseTarget, Respond
from .content import ACT_ONE, QUEST
from .effects.nodes import Effect
from .effects.questions import ChooseEffect, ChooseSymbol, DiscardCards, Later, RobHero, TakeCard
from .feasibility import aims, some_rune_left, somebody_else_has_xp
from .layout import ACTS, ANTIHEROES, DARKS, FACING, HEROES, MOONS, OUTCOME, ROLLED
from .position import Epic
from .setup import KeepCards, Start
from .story import Place, Resolved
from .triggers import ABILITIES_EACH, Do, MoveMarker, OrderEffects, SetOff, has
from .turn import EndTurn, Turn
from .vocabulary import ICONS, LATER, NO_SKILL, TIM_RE, TRIGGERS

Check = Callable[[Epic, Decision[Any]], bool]
D = TypeVar("D", bound=Decision[Any])


def agenda_faults(pos: Epic) -> list[str]:
    """What an agenda cannot hold in a position."""
    if not pos.agenda:
        return []
    bottom = pos.agenda[0]
    if not isinstance(bottom, Turn | EndTurn) or bottom.seat != pos.active:
        return ["under everything lies the turn of the active player"]
    if any(isinstance(step, Turn | EndTurn | Start | KeepCards) for step in pos.agenda[1:]):
        return ["a turn lies within a turn"]
    if isinstance(pos.agenda[-1], AutomaticStep):
        return ["something is left undone"]
    wrong = _window_faults(pos)
    if wrong:
        return wrong
    for step in pos.agenda[1:]:
        if not _fits(pos, step):
            return [f"{type(step).__name__} cannot be there"]
    return []


def _window_faults(pos: Epic) -> list[str]:
    """A response window lies on the end of its Challenge, that of the end of a turn on the end of the turn."""
    places = [place for place, step in enumerate(pos.agenda) if isinstance(step, Respond)]
    under = [type(pos.agenda[place - 1]) for place in places]
    closing = isinstance(pos.agenda[0], EndTurn)
    waiting = any(isinstance(step, Conclude) for step in pos.agenda)
    if under != ([EndTurn] if closing else [Conclude] if waiting else []):
        return ["a response window is not where it can be"]
    if (closing and pos.counters[FACING]) or (waiting and not pos.counters[FACING]):
        return ["a window belongs to a Challenge, or to the end of a turn"]
    if len(pos.stack) and not places:
        return ["the stack holds cards without a window"]
    unrolled = [place for place, step in enumerate(pos.agenda) if isinstance(step, DarkRunes)]
    if unrolled != (([places[0] + 1] if waiting else []) if not pos.counters[ROLLED] else []):
        return ["Dark Runes are added before the roll"]
    return _stack_faults(pos)


def _stack_faults(pos: Epic) -> list[str]:
    """Every card on the stack belongs to somebody, and a CANCEL is played against another card."""
    stack = pos.stack
    aiming = [step.card for step in pos.agenda if isinstance(step, ChooseTarget)]
    for slot in range(len(stack)):
        owner, aim = owner_of(stack.tag(slot)), aim_of(stack.tag(slot))
        modes = pos.cards.modes[stack.card(slot)]
        cancels = bool(modes) and modes[0].timing == TIM_RE
        if owner >= pos.seats or aim >= pos.cards.numbers or (aim != UNAIMED and not cancels):
            return ["a card on the stack belongs to nobody"]
        if cancels and aim == UNAIMED and stack.card(slot) not in aiming:
            return ["a card on the stack is played against nothing"]
    return []


def _is_active(pos: Epic, step: Decision[Any]) -> bool:
    """Whether a question is put to the active player."""
    return bool(step.seat == pos.active)


def _rolled(pos: Epic, step: Decision[Any]) -> bool:
    """What happens between the roll and the outcome concerns the challenger."""
    waiting = any(isinstance(other, Conclude) for other in pos.agenda)
    return _is_active(pos, step) and bool(pos.counters[ROLLED]) and waiting


def _outcome(pos: Epic, step: Decision[Any]) -> bool:
    """What happens after the window, to the challenger."""
    return _is_active(pos, step) and bool(pos.counters[FACING]) and bool(pos.counters[OUTCOME])


def _fits(pos: Epic, step: Decision[Any]) -> bool:
    """Whether a question or a step has values with which it can be answered or carried out."""
    check = CHECKS.get(type(step).__name__)
    return check is not None and check(pos, step)


def _check(kind: type[D], fits: Callable[[Epic, D], bool]) -> dict[str, Check]:
    """A check of one kind of question or step, under its name."""

    def check(pos: Epic, step: Decision[Any]) -> bool:
        return isinstance(step, kind) and fits(pos, step)

    return {kind.__name__: check}


def _respond(pos: Epic, step: Respond) -> bool:
    asked = (pos.active + step.passes) % pos.seats
    return 0 <= step.passes < pos.seats and step.seat == asked and step.ends == int(isinstance(pos.agenda[0], EndTurn))


def _effect(pos: Epic, seat: int, number: int, card: int) -> Effect | None:
    """The effect of a card, if it is one that can be carried out here."""
    if not 1 <= card < pos.cards.numbers or not 0 <= seat < pos.seats:
        return None
    found = next((effect for effect in _effects_of(pos, card) if effect.number == number), None)
    if found is None:
        return None
    waiting = any(isinstance(other, Conclude) for other in pos.agenda) and pos.counters[ROLLED]
    return None if found.needs_challenge() and not waiting else found


def _effects_of(pos: Epic, card: int) -> list[Effect]:
    """Every effect that is written on a face, with all its parts."""
    tops = [pos.cards.effect[card], *pos.cards.gifts]
    tops += [ability.effect for ability in pos.cards.abilities[card]] + [mode.effect for mode in pos.cards.modes[card]]
    found: list[Effect] = []
    while tops:
        effect = tops.pop()
        found.append(effect)
        tops += effect.parts
    return found


def _do(pos: Epic, step: Do) -> bool:
    effect = _effect(pos, int(step.seat), int(step.effect), int(step.card))
    return effect is not None and 0 < step.times <= 48


def _choose(pos: Epic, step: ChooseEffect) -> bool:
    effect = _effect(pos, int(step.seat), int(step.effect), int(step.card))
    if effect is None or not 0 < step.times <= 48 or len(effect.parts) < 2:
        return False
    return any(part.possible(pos, step.seat, step.card) for part in effect.parts)


def _later(pos: Epic, step: Later) -> bool:
    effects = _effects_of(pos, int(step.card)) if 1 <= step.card < pos.cards.numbers else []
    written = any(effect.number == step.effect and effect.op == LATER for effect in effects)
    return written and pos.counters[FACING] + pos.counters[OUTCOME] > 0


def _discard(pos: Epic, step: DiscardCards) -> bool:
    return step.more in (0, 1) and 0 <= step.left < len(pos.hand(step.seat)) and (step.left > 0 or step.more == 1)


def _take(pos: Epic, step: TakeCard) -> bool:
    return 1 <= step.left <= 48 and bool(pos.can_give(HEROES) + pos.can_give(ANTIHEROES))


def _symbol(pos: Epic, step: ChooseSymbol) -> bool:
    return _rolled(pos, step) and some_rune_left(pos, NO_SKILL)


def _pick(pos: Epic, step: PickFaces) -> bool:
    return _rolled(pos, step) and 1 <= step.runes <= pos.counters[DARKS] - pos.counters[MOONS]


def _turn_rune(pos: Epic, step: TurnRune) -> bool:
    return _rolled(pos, step) and pos.counters[DARKS] > 0


def _rob(pos: Epic, step: RobHero) -> bool:
    return 1 <= step.amount <= 48 and somebody_else_has_xp(pos, step.seat)


def _order(pos: Epic, step: OrderEffects) -> bool:
    if not 0 <= step.one < 2 <= step.other < ABILITIES_EACH:
        return False
    return has(pos, step.seat, step.one) and has(pos, step.seat, step.other)


def _target(pos: Epic, step: ChooseTarget) -> bool:
    place = pos.stack.find(step.card) if 1 <= step.card < pos.cards.numbers else -1
    if place < 0 or owner_of(pos.stack.tag(place)) != step.seat or not pos.cards.modes[step.card]:
        return False
    mode = pos.cards.modes[step.card][0]
    return mode.timing == TIM_RE and aims(pos, mode.kinds, step.card)


def _marker(pos: Epic, step: MoveMarker) -> bool:
    return step.levels != 0 and -8 <= step.levels <= 8


def _set_off(pos: Epic, step: SetOff) -> bool:
    return 0 <= step.kind < len(TRIGGERS) and 0 <= step.detail < len(ICONS)


def _place(pos: Epic, step: Place) -> bool:
    if (
        not 1 <= step.card < pos.cards.numbers
        or not ACT_ONE <= pos.cards.deck[step.card] < QUEST
        or not _is_active(pos, step)
    ):
        return False
    return pos.may_take(step.seat, step.card) and 0 <= step.path <= (0 if pos.cards.is_trait[step.card] else 1)


def _resolved(pos: Epic, step: Resolved) -> bool:
    return -1 <= step.act < len(ACTS) and 0 <= step.space < pos.rules.row_size


CHECKS: Final[dict[str, Check]] = {
    **_check(Respond, _respond),
    **_check(Conclude, _is_active),
    **_check(DarkRunes, _is_active),
    **_check(Do, _do),
    **_check(ChooseEffect, _choose),
    **_check(Later, _later),
    **_check(DiscardCards, _discard),
    **_check(TakeCard, _take),
    **_check(ChooseSymbol, _symbol),
    **_check(PickFaces, _pick),
    **_check(TurnRune, _turn_rune),
    **_check(UseHeritage, _rolled),
    **_check(RevealAction, _rolled),
    **_check(RobHero, _rob),
    **_check(OrderEffects, _order),
    **_check(ChooseTarget, _target),
    **_check(MoveMarker, _marker),
    **_check(SetOff, _set_off),
    **_check(TakeOutcome, _outcome),
    **_check(Place, _place),
    **_check(Resolved, _resolved),
}
