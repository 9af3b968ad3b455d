"""What a seat sees of the table, by the names of the layout: all that views are made from."""

from __future__ import annotations

from typing import cast

from ....engine.knowledge import Seen, SeenZone
from .content import EpicContent
from .hero import Hero
from .layout import ACTIVE, CLASS_OFF, CLASS_XP, LEVEL, PREVIOUS, RESERVE, EpicLayout
from .position import PER_ACT, XP_PER_CLASS_LEVEL, EpicConfig


class SeenTable:
    """The redacted table of one seat. An unknown card is a negative number."""

    seen: Seen
    config: EpicConfig
    content: EpicContent
    layout: EpicLayout
    counters: list[int]
    seats: int

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.config = cast(EpicConfig, seen.config)
        self.content = self.config.cards
        self.layout = self.config.layout
        self.counters = seen.counters
        self.seats = seen.seats

    def zone(self, place: int) -> SeenZone:
        """A place of the layout as the seat sees it."""
        return self.seen.zones[place]

    def cards(self, place: int) -> list[int]:
        """The cards of a place by number."""
        return self.seen.zones[place].cards

    def labels(self, place: int) -> list[str]:
        """The cards of a place by name, unknown ones by what their backs say."""
        return self.seen.labels(place)

    def size(self, place: int) -> int:
        """How many cards lie in a place."""
        return len(self.seen.zones[place])

    def back(self, card: int) -> str:
        """What the back of a card says, known or not: the name of its deck."""
        box = self.config.box
        return box.pools[box.pool_of[card]] if card >= 0 else self.seen.label(card).removeprefix("?")

    def own(self, what: int, seat: int) -> int:
        """A counter of a player."""
        return self.counters[self.layout.own(what, seat)]

    def hero(self, seat: int) -> Hero:
        """What counts of a Hero; nothing yet during set-up."""
        level, reserve, class_xp = [self.own(what, seat) for what in (LEVEL, RESERVE, CLASS_XP)]
        hand = self.size(self.layout.hand(seat))
        hero = Hero(self.content, level, reserve, class_xp, hand, self.own(PREVIOUS, seat), 0)
        character = self.cards(self.layout.character(seat))
        if character:
            hero.show(character[1], 0)
        story = self.zone(self.layout.story(seat))
        for card, path in zip(story.cards, story.tags, strict=True):
            hero.add_story(card, path)
        return hero

    def unlocked(self, seat: int) -> int:
        """How many effects of a Class work (EPIC-059); none of the challenger's under CLASSOFF (EFF-16)."""
        off = self.counters[CLASS_OFF] and seat == self.counters[ACTIVE]
        return 0 if off else self.own(CLASS_XP, seat) // int(XP_PER_CLASS_LEVEL)

    def current_act(self, seat: int) -> int:
        """The first Act with fewer than three cards under it (EPIC-105)."""
        return self.size(self.layout.story(seat)) // int(PER_ACT)
