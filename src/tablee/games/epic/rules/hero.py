"""What counts of one Hero, all of it public: icons, Traits, the level, the reserve, the hand by its size.

Conditions and quantities of cards are read from it, whether the Hero is one of a position or of a view.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .content import EpicContent, count_of, distinct_story_icons
from .effects.nodes import Condition, Quantity
from .vocabulary import (
    ANTIPLAYED,
    CHALLENGES,
    CLASSXP,
    CORRUPTIONS,
    DISTINCT,
    HAND,
    HAS,
    HEROPLAYED,
    ICONS,
    IF_CORRUPTIONS,
    IF_DISTINCT,
    IF_TRAITS,
    IF_VIRTUES,
    PAID,
    PREV,
    RESERVE,
    TRAITS,
    TRAPATHS,
    TRIPATHS,
    VIRTUES,
)

NEUTRAL: Final[i64] = 3


class Hero:
    """A Hero in numbers. `icons` are packed, four bits each; `previous` has a bit for each icon added last turn."""

    cards: EpicContent
    icons: i64
    traits: i64
    challenges: i64
    tri: i64
    tra: i64
    tri_paths: i64
    tra_paths: i64
    level: i64
    reserve: i64
    class_xp: i64
    hand: i64
    previous: i64
    paid: i64
    heroes_played: i64
    antiheroes_played: i64

    def __init__(
        self, cards: EpicContent, level: i64, reserve: i64, class_xp: i64, hand: i64, previous: i64, paid: i64
    ) -> None:
        self.cards = cards
        self.level = level
        self.reserve = reserve
        self.class_xp = class_xp
        self.hand = hand
        self.previous = previous
        self.paid = paid
        self.icons = self.traits = self.challenges = 0
        self.tri = self.tra = self.tri_paths = self.tra_paths = 0
        self.heroes_played = self.antiheroes_played = 0

    # Building.

    def show(self, card: i64, path: i64) -> None:
        """The icons of a face count (EPIC-003)."""
        self.icons += self.cards.path_icons[2 * card + path]

    def add_path(self, card: i64, path: i64) -> None:
        """A path counts with its icons and its points, the other path of its card not at all (EPIC-004, 006)."""
        self.show(card, path)
        self.tri += self.cards.path_tri[2 * card + path]
        self.tra += self.cards.path_tra[2 * card + path]
        if self.cards.path_tri[2 * card + path]:
            self.tri_paths += 1
        if self.cards.path_tra[2 * card + path]:
            self.tra_paths += 1

    def add_story(self, card: i64, path: i64) -> None:
        """A Trait or a Challenge of the Story."""
        self.add_path(card, path)
        if self.cards.is_trait[card]:
            self.traits += 1
        else:
            self.challenges += 1

    def add_played(self, card: i64) -> None:
        if self.cards.is_hero(card):
            self.heroes_played += 1
        else:
            self.antiheroes_played += 1

    # Reading.

    @property
    def virtues(self) -> i64:
        """How many levels above the third (EPIC-017)."""
        return max(NEUTRAL - self.level, i64(0))

    @property
    def corruptions(self) -> i64:
        return max(self.level - NEUTRAL, i64(0))

    def symbols(self, skill: i64) -> i64:
        """How many symbols of a Skill, or icons of a type."""
        return count_of(self.icons, skill)

    def meets(self, condition: Condition) -> bool:
        """Whether a condition on the Hero holds; those on the turn or the Challenge are none of them."""
        if condition.test == PREV:
            return self.previous & condition.icons != 0
        return self.measure(condition) >= condition.amount

    def measure(self, condition: Condition) -> i64:
        """The number that a condition asks about."""
        test = condition.test
        if test == HAS:
            return self.count_icons(condition.icons)
        if test == IF_TRAITS:
            return self.traits
        if test == IF_DISTINCT:
            return distinct_story_icons(self.icons)
        if test == IF_VIRTUES:
            return self.virtues
        if test == IF_CORRUPTIONS:
            return self.corruptions
        if test == HAND:
            return self.hand
        assert test == RESERVE
        return self.reserve

    def count(self, quantity: Quantity) -> i64:
        """How much of a quantity there is."""
        total = self.count_icons(quantity.icons)
        thing: i64 = 0
        while quantity.things >> thing:
            if quantity.things >> thing & 1:
                total += self.count_thing(thing)
            thing += 1
        return total

    def count_icons(self, mask: i64) -> i64:
        total: i64 = 0
        icon: i64 = 0
        while icon < len(ICONS) and mask >> icon:
            if mask >> icon & 1:
                total += count_of(self.icons, icon)
            icon += 1
        return total

    def count_thing(self, thing: i64) -> i64:
        if thing == TRAITS:
            return self.traits
        if thing == CHALLENGES:
            return self.challenges
        if thing == TRIPATHS:
            return self.tri_paths
        if thing == TRAPATHS:
            return self.tra_paths
        if thing == DISTINCT:
            return distinct_story_icons(self.icons)
        if thing == HEROPLAYED:
            return self.heroes_played
        if thing == ANTIPLAYED:
            return self.antiheroes_played
        if thing == VIRTUES:
            return self.virtues
        if thing == CORRUPTIONS:
            return self.corruptions
        if thing == CLASSXP:
            return self.class_xp
        assert thing == PAID
        return self.paid
