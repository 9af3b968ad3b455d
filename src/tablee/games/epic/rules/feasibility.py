"""Whether an effect can be carried out, in full or at all, and whether a cost can be paid (EPIC-021, 022, 066).

All of it is judged from public facts: decks and hands by their sizes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....engine.zone import CARD as FACE
from .challenge.runes import DARK_RUNES, SKILL_RUNES
from .content import ANTI_DECK, DECK, FIRST_ANTI, FIRST_HERO, FIRST_SKILL, HERITAGE, SECOND_SKILL
from .layout import ACTED, ADVERSARY_XP, ANTIHEROES, DARKS, FACING, FIRST_RUNES, HEROES, RETRIED, ROLLED, SECOND_RUNES
from .position import BEST_LEVEL, BOTTOM_LEVEL, Epic
from .triggers import holds
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
    EXPLORE,
    HERO,
    IF,
    LOSEXP,
    NO_SKILL,
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
    Cost,
    Effect,
)

PLENTY: Final[i64] = 99
OF_CHALLENGER: Final = frozenset((RESULT, DIFFICULTY, SYMBOL, DARK, RETRY, CLASSOFF, PICKDARK))


# What is left of the runes.


def rune_left(pos: Epic, skill: i64) -> bool:
    """Whether a rune of a Skill can join the roll: the Challenge shows it, and fewer than three are there (EPIC-089)."""
    counters = pos.counters
    if counters[ROLLED] == 0:
        return False
    if skill == FIRST_SKILL[counters[FACING]]:
        return counters[FIRST_RUNES] < SKILL_RUNES
    return skill == SECOND_SKILL[counters[FACING]] and counters[SECOND_RUNES] < SKILL_RUNES


def some_rune_left(pos: Epic, skill: i64) -> bool:
    """The same, -1 standing for either Skill of the Challenge."""
    if skill != NO_SKILL:
        return rune_left(pos, skill)
    return rune_left(pos, FIRST_SKILL[pos.counters[FACING]]) or rune_left(pos, SECOND_SKILL[pos.counters[FACING]])


def dark_runes_left(pos: Epic, card: i64) -> i64:
    """How many Dark Runes a card can still add; for a Hero on the lowest level only an Antihero card can (EPIC-022, 090)."""
    if pos.counters[ROLLED] == 0 or (pos.level(pos.active) == BOTTOM_LEVEL and DECK[card] != ANTI_DECK):
        return 0
    return DARK_RUNES - pos.counters[DARKS]


# Costs.


def payable(pos: Epic, seat: i64, cost: Cost) -> bool:
    """EPIC-021 for a Corruption."""
    if cost.kind == PAY_XP:
        return pos.reserve(seat) >= cost.amount
    if cost.kind == PAY_CARDS:
        return len(pos.hand(seat).slots) >= cost.amount
    return pos.level(seat) < BOTTOM_LEVEL


# Effects.


def possible(pos: Epic, seat: i64, effect: Effect, card: i64) -> bool:
    """Whether an effect can be carried out in full."""
    if effect.op == AND:
        return all(possible(pos, seat, part, card) for part in effect.parts)
    if effect.op == CHOICE:
        return any(possible(pos, seat, part, card) for part in effect.parts)
    if effect.op == PAY:
        assert effect.cost is not None
        return payable(pos, seat, effect.cost) and possible(pos, seat, effect.parts[0], card)
    if effect.op == IF:
        branch = branch_of(pos, seat, effect)
        return branch is None or possible(pos, seat, branch, card)
    return room(pos, seat, effect, card) >= max(effect.amount, i64(1))


def matters(pos: Epic, seat: i64, effect: Effect, card: i64) -> bool:
    """Whether carrying out an effect would change anything (EPIC-066)."""
    if effect.op == AND:
        return any(matters(pos, seat, part, card) for part in effect.parts)
    if effect.op == CHOICE:
        return any(possible(pos, seat, part, card) for part in effect.parts)
    if effect.op == IF:
        branch = branch_of(pos, seat, effect)
        return branch is not None and matters(pos, seat, branch, card)
    if effect.op == PER:
        return times_of(pos, seat, effect) > 0 and matters(pos, seat, effect.parts[0], card)
    return room(pos, seat, effect, card) > 0


def branch_of(pos: Epic, seat: i64, effect: Effect) -> Effect | None:
    """The part of an IF that applies now."""
    assert effect.condition is not None
    if holds(pos, seat, effect.condition):
        return effect.parts[0]
    return effect.parts[1] if len(effect.parts) > 1 else None


def times_of(pos: Epic, seat: i64, effect: Effect) -> i64:
    """How often a PER applies: the Story counted is that of the Hero it affects."""
    assert effect.quantity is not None
    return pos.hero(affected(pos, seat, effect.parts[0])).count(effect.quantity)


def affected(pos: Epic, seat: i64, effect: Effect) -> i64:
    """The challenger for what changes the Challenge, the owner of the card for everything else."""
    return pos.active if effect.op in OF_CHALLENGER else seat


def room(pos: Epic, seat: i64, effect: Effect, card: i64) -> i64:
    """How much of a single effect can be carried out now, whatever its amount."""
    op = effect.op
    if op == HERO:
        return pos.can_give(HEROES)
    if op == ANTI:
        return pos.can_give(ANTIHEROES)
    if op == CARD:
        return pos.can_give(HEROES) + pos.can_give(ANTIHEROES)
    if op == VIRTUE:
        return pos.level(seat) - BEST_LEVEL
    if op == CORRUPTION:
        return BOTTOM_LEVEL - pos.level(seat)
    if op == DISCARD:
        return len(pos.hand(seat).slots)
    if op == LOSEXP:
        return pos.reserve(seat)
    if op == STEALXP:
        return PLENTY if somebody_else_has_xp(pos, seat) else i64(0)
    if op == EXPLORE:
        return i64(0) if pos.counters[ACTED] else PLENTY
    return room_in_play(pos, effect, card)


def room_in_play(pos: Epic, effect: Effect, card: i64) -> i64:
    """The same for what concerns the Challenge and the Adversary."""
    op = effect.op
    if op == DARK:
        return dark_runes_left(pos, card)
    if op == SYMBOL:
        return PLENTY if some_rune_left(pos, effect.amount) else i64(0)
    if op == PICKDARK:
        return i64(pos.counters[DARKS])
    if op == RETRY:
        return i64(0) if pos.counters[RETRIED] and DECK[card] == HERITAGE else PLENTY
    if op == CANCEL:
        return len(pos.stack.slots)
    if op == STEALADV or (op == ADVXP and effect.amount < 0):
        return i64(pos.counters[ADVERSARY_XP])
    if op == ADVXP:
        return PLENTY if pos.has_adversary else i64(0)
    return PLENTY


def somebody_else_has_xp(pos: Epic, seat: i64) -> bool:
    found = False
    for other in range(pos.seats):
        if other != seat and pos.reserve(other):
            found = True
    return found


def kind_on_stack(card: i64) -> i64:
    """HERO, ANTI or ACTION, as TIM-RE names them."""
    if card < FIRST_HERO:
        return 2
    return 0 if card < FIRST_ANTI else 1


def aims(pos: Epic, kinds: i64, but: i64) -> bool:
    """Whether a card of one of these kinds lies on the stack, other than one."""
    found = False
    for slot in pos.stack.slots:
        if slot & FACE != but and kinds >> kind_on_stack(slot & FACE) & 1:
            found = True
    return found
