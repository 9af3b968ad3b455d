"""How heroes and fights stand, as far as who looks knows."""

from __future__ import annotations

from typing import cast

from ....engine.knowledge import Seen
from ..rules.content import ANY, CHANGE, STRENGTHEN, WEAKEN
from ..rules.position import ConanConfig
from ..rules.resolution import final_attribute

ATTRIBUTES = range(3)


def values(seen: Seen, config: ConanConfig, seat: int, partner: int) -> list[int]:
    """What a hero counts with in each attribute before any card: the best of his side and his own bonuses (CONAN-610)."""
    layout, cards = config.layout, config.cards
    side = [seat] if partner < 0 else [seat, partner]
    faces = [face for each in side for place in (layout.hero(each), layout.allies(each)) for face in seen.zones[place].cards]
    gear = [int(cards.object_effect(face)) for face in seen.zones[layout.objects(seat)].cards]
    gear += [int(cards.adventure_effect(face)) for face in seen.zones[layout.accomplished(seat)].cards]
    return [max(int(cards.value(face, each)) for face in faces) + gear.count(each) for each in ATTRIBUTES]


def fight_totals(seen: Seen, config: ConanConfig) -> tuple[int, int, int] | None:
    """The attribute and both totals of a fight with no card but those that who looks knows; None outside the waves."""
    if seen.asked is None or seen.asked["decision"] != "LayCards":
        return None
    asked = cast("dict[str, int]", seen.asked)
    hero, other = (Laid(seen, config, asked[side]) for side in ("hero", "other"))
    attribute = int(final_attribute(asked["attribute"], hero.changes_to, other.changes_to))
    ours = hero.sum(STRENGTHEN, attribute) - other.sum(WEAKEN, attribute)
    theirs = other.sum(STRENGTHEN, attribute) - hero.sum(WEAKEN, attribute)
    return attribute, asked[f"hero_{attribute}"] + ours, asked[f"other_{attribute}"] + theirs


class Laid:
    """The cards of one side of a fight that who looks knows."""

    def __init__(self, seen: Seen, config: ConanConfig, seat: int) -> None:
        self.cards = config.cards
        self.faces = [face for face in seen.zones[config.layout.laid(seat)].cards if face >= 0]

    @property
    def changes_to(self) -> int:
        """The attribute of the latest card that changes it, or -1 (CONAN-609)."""
        found = [int(self.cards.special_attribute(face)) for face in self.faces if self.cards.special_effect(face) == CHANGE]
        return found[-1] if found else -1

    def sum(self, effect: int, attribute: int) -> int:
        """What the cards of an effect come to in an attribute (CONAN-612)."""
        bearing = [face for face in self.faces if self.cards.special_effect(face) == effect]
        return sum(int(self.cards.amount(face)) for face in bearing if self.cards.special_attribute(face) in (ANY, attribute))
