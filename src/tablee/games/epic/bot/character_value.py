"""The choice of a character during set-up: how well an Origin, a Class and a Destiny go together."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..rules.challenge.prospects import class_bonus
from ..rules.content import count_of
from ..rules.position import Epic
from ..rules.scoring import counted_icons
from ..rules.verbs import FIRST_DESTINY
from ..rules.vocabulary import DIV, STATIC

# Set-up: a symbol that the Destiny counts, one that the Final asks for, a Class for them.
FATED: Final = 1.0
FINAL_SKILL: Final = 1.6
FATED_CLASS: Final = 0.5
FINAL_CLASS: Final = 1.2
# What Destinies are worth that do not count symbols alone, by the points they brought.
DESTINY_WORTH: Final = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.5, 0.5, 1.5, 1.2, 3.5, 2.5, 0.5]


def character_worth(pos: Epic, origin: i64, calling: i64, destiny: i64) -> float:
    """How well an Origin, a Class and a Destiny go together, and with the Final Adversary."""
    counted = counted_icons(pos.cards, destiny)
    worth = DESTINY_WORTH[destiny - FIRST_DESTINY]
    skill: i64 = 0
    while skill < DIV:
        symbols = float(count_of(pos.cards.path_icons[2 * origin], skill))
        fated = counted >> skill & 1
        worth += symbols * (FATED if fated else 0.0)
        if pos.has_adversary and wanted(pos, skill):
            worth += symbols * FINAL_SKILL + (FATED if fated else 0.0)
        skill += 1
    return worth + class_fit(pos, calling, counted)


def wanted(pos: Epic, skill: i64) -> bool:
    """Whether the Final Adversary shows a Skill."""
    final = pos.opposition.card(0) + 1
    return skill == pos.cards.first_skill[final] or skill == pos.cards.second_skill[final]


def class_fit(pos: Epic, calling: i64, counted: i64) -> float:
    """A Class that adds to the paths one will take, or to the Final battle."""
    worth = 0.0
    for ability in pos.cards.abilities[calling]:
        if ability.trigger.kind == STATIC:
            if ability.trigger.icons & counted:
                worth += FATED_CLASS
            if pos.has_adversary and class_bonus(pos.cards, calling, 2, pos.opposition.card(0) + 1, 0):
                worth += 0.5 * FINAL_CLASS
    return worth
