"""What a Hero may hope for before an attempt: the pool of runes, the bonuses that are certain, the exact chance.

The chance is that of the runes with the Class and the Adversary's modifier, before any card, Heritage or Action. All of it is
public, and the same for the view, the bots and the rules.
"""

from __future__ import annotations

from mypy_extensions import i64

from ..content import EpicContent
from ..hero import Hero
from ..vocabulary import ON_DARKROLL, ON_DOUBLE, ON_SPECIAL, PICKDARK, RESULT, STATIC
from .runes import SKILL_RUNES, Pool


def difficulty(cards: EpicContent, face: i64, path: i64) -> i64:
    """The printed number, and 1 more for the bottom path (EPIC-081, 082)."""
    return cards.difficulty[face] + path


def class_bonus(cards: EpicContent, calling: i64, unlocked: i64, face: i64, path: i64) -> i64:
    """What a Class adds to a Challenge of its Skills: the declared path must reward one (EPIC-007, 097)."""
    total: i64 = 0
    level: i64 = 0
    for ability in cards.abilities[calling]:
        if level < unlocked and ability.trigger.kind == STATIC and cards.shows(face, path, ability.trigger.icons):
            total += ability.effect.amount
        level += 1
    return total


def class_bonus_on(cards: EpicContent, calling: i64, unlocked: i64, kind: i64) -> i64:
    """What a Class adds when a symbol shows."""
    total: i64 = 0
    level: i64 = 0
    for ability in cards.abilities[calling]:
        if level < unlocked and ability.trigger.kind == kind and ability.effect.op == RESULT:
            total += ability.effect.amount
        level += 1
    return total


def chooses_faces(cards: EpicContent, calling: i64, unlocked: i64) -> bool:
    """Whether a Class lets its Hero choose the faces of the Dark Runes (EPIC-061)."""
    found = False
    level: i64 = 0
    for ability in cards.abilities[calling]:
        if level < unlocked and ability.trigger.kind == ON_DARKROLL and ability.effect.op == PICKDARK:
            found = True
        level += 1
    return found


def adversary_bonus(hero: Hero, face: i64) -> i64:
    """The modifier of the front face, read now (EPIC-117)."""
    cards = hero.cards
    return cards.effect[face].standing(hero) if cards.is_adversary(face) and face % 2 == 0 else i64(0)


def pool(hero: Hero, calling: i64, unlocked: i64, face: i64, dark: i64) -> Pool:
    """The runes of an attempt (EPIC-083 to 085)."""
    cards = hero.cards
    return Pool(
        int(min(hero.symbols(cards.first_skill[face]), SKILL_RUNES)),
        int(min(hero.symbols(cards.second_skill[face]), SKILL_RUNES)),
        int(dark),
        int(class_bonus_on(cards, calling, unlocked, ON_DOUBLE)),
        int(class_bonus_on(cards, calling, unlocked, ON_SPECIAL)),
        chooses_faces(cards, calling, unlocked),
    )


def chance(hero: Hero, calling: i64, unlocked: i64, face: i64, path: i64, dark: i64) -> float:
    """The exact probability that an attempt succeeds without any card."""
    cards = hero.cards
    needed = difficulty(cards, face, path) - class_bonus(cards, calling, unlocked, face, path) - adversary_bonus(hero, face)
    return pool(hero, calling, unlocked, face, dark).chance(int(needed))
