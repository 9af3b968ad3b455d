"""What is left of runes and cards for an effect, and whether a cost can be paid (EPIC-021, 022, 066).

All of it is judged from public facts: decks and hands by their sizes. Whether an effect as a whole can be carried out, each
effect word says itself.
"""

from __future__ import annotations

from mypy_extensions import i64

from ....engine.zone import CARD as FACE
from .challenge.runes import DARK_RUNES, SKILL_RUNES
from .content import ANTI_DECK
from .effects.nodes import Cost
from .layout import DARKS, FACING, FIRST_RUNES, ROLLED, SECOND_RUNES
from .position import BOTTOM_LEVEL, Epic
from .vocabulary import NO_SKILL, PAY_CARDS, PAY_XP

# What is left of the runes.


def rune_left(pos: Epic, skill: i64) -> bool:
    """Whether a rune of a Skill can join the roll: the Challenge shows it, and fewer than three are there (EPIC-089)."""
    counters = pos.counters
    if counters[ROLLED] == 0:
        return False
    if skill == pos.cards.first_skill[counters[FACING]]:
        return counters[FIRST_RUNES] < SKILL_RUNES
    return skill == pos.cards.second_skill[counters[FACING]] and counters[SECOND_RUNES] < SKILL_RUNES


def some_rune_left(pos: Epic, skill: i64) -> bool:
    """The same, -1 standing for either Skill of the Challenge."""
    if skill != NO_SKILL:
        return rune_left(pos, skill)
    face = pos.counters[FACING]
    return rune_left(pos, pos.cards.first_skill[face]) or rune_left(pos, pos.cards.second_skill[face])


def dark_runes_left(pos: Epic, card: i64) -> i64:
    """How many Dark Runes a card can still add; for a Hero on the lowest level only an Antihero card can (EPIC-022, 090)."""
    if pos.counters[ROLLED] == 0 or (pos.level(pos.active) == BOTTOM_LEVEL and pos.cards.deck[card] != ANTI_DECK):
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


# Others, and the stack.


def somebody_else_has_xp(pos: Epic, seat: i64) -> bool:
    """Whether there is anything to be taken from another Hero."""
    found = False
    for other in range(pos.seats):
        if other != seat and pos.reserve(other):
            found = True
    return found


def kind_on_stack(pos: Epic, card: i64) -> i64:
    """HERO, ANTI or ACTION, as TIM-RE names them."""
    if pos.cards.is_action(card):
        return 2
    return 0 if pos.cards.is_hero(card) else 1


def aims(pos: Epic, kinds: i64, but: i64) -> bool:
    """Whether a card of one of these kinds lies on the stack, other than one."""
    found = False
    for slot in pos.stack.slots:
        if slot & FACE != but and kinds >> kind_on_stack(pos, slot & FACE) & 1:
            found = True
    return found
