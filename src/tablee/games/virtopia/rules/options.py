"""What the players may agree on before the match (D1): how hard it is, the circle, the Leaders, who begins."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Final

from ....engine.options import Choice, Flag, Number, Option, Seat
from .circle import ARRANGEMENTS

LEVELS: Final[dict[str, dict[str, object]]] = {
    "awakening": {"open_struggle": True},
    "standard": {},
    "hard": {"plus_one": True},
    "very_hard": {"captives": True},
    "relentless": {"hope": "8", "captives": True},  # VIRTO-138
    "extreme": {"hope": "8", "plus_one": True, "captives": True},
    "desperate": {"hope": "5", "plus_one": True, "captives": True},  # VIRTO-138
}
DEALS: Final = tuple("".join(letters) for letters in permutations("TWJC"))

OPTIONS: Final[dict[str, Option]] = {
    "level": Choice("standard", list(LEVELS)),
    "hope": Choice("12", ("12", "10", "8", "7", "6", "5", "4")),
    "plus_one": Flag(),
    "captives": Flag(),
    "open_struggle": Flag(),
    "layout": Number(0, 0, ARRANGEMENTS, named=True),
    "leaders": Choice("random", ("random", *DEALS)),
    "first": Seat(),
    "open_recruit": Flag(),
    "fleeting_die": Flag(),
    "chosen_start": Flag(),
}


def with_level(options: Mapping[str, object]) -> dict[str, object]:
    """The options, with those that the named level stands for (VIRTO-134)."""
    return {**options, **LEVELS[str(options["level"])]}


def conflicts(seats: int, options: Mapping[str, object]) -> list[tuple[str, str]]:
    """The rule and the reason for each option that is set although the named level sets it (VIRTO-134)."""
    level = str(options["level"])
    again = [name for name in LEVELS[level] if options[name] != OPTIONS[name].default_at(seats)]
    return [("VIRTO-134", f"level “{level}” already sets “{name}”: leave one of them out") for name in again]
