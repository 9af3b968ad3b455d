"""What a table of Epic Origins may agree on before the match (EPIC-025, 031, 032, 039, 147 to 158).

One player plays solo, several together unless `competitive`; `chapter` 1 to 7 is a match of the campaign, whose Adversary
follows from the chapter and from the `legacy` of the one before. `difficulty` and `more_xp` are ours: the book knows the two
faces of the Quest only, and the gentle level plays them as they are printed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....engine.options import Choice, Flag, Number, Option, Seat, Subset
from .content import ROWS, EpicContent

RANDOM: Final = "random"
ADVERSARY_IDS: Final = tuple(str(row["id"]) for row in ROWS["adversary"])
QUESTS: Final = tuple(str(row["number"]) for row in ROWS["quest"])
LEGACIES: Final = ("K1", "K2", "K3", "K4", "K5", "K6", "K7")
CHAPTERS: Final = 7
# What the Adversary starts with for each of 1, 2, 3 and 4 players, beyond what the face of the Quest says.
DIFFICULTIES: Final = {"gentle": (0, 0, 0, 0), "standard": (9, 8, 7, 7), "harsh": (11, 10, 9, 9)}
# The same in all, not for each player: levels tuned so that a strong team wins about 80, 60, 40 and 20 in a hundred matches.
TUNED: Final = {
    "calm": (2, 6, 9, 15),
    "balanced": (6, 11, 17, 24),
    "arduous": (8, 15, 22, 30),
    "merciless": (11, 19, 28, 37),
}
GENTLE: Final = "gentle"
MOST_XP: Final = 60

OPTIONS: Final[dict[str, Option]] = {
    "competitive": Flag(),
    "adversary": Choice(RANDOM, (RANDOM, *ADVERSARY_IDS)),
    "quest": Choice(QUESTS[0], QUESTS),
    "first": Seat(),
    "chapter": Number(0, 0, CHAPTERS),
    "legacy": Subset([], LEGACIES),
    "difficulty": Choice(GENTLE, (*DIFFICULTIES, *TUNED)),
    "more_xp": Number(0, 0, MOST_XP),
}


def conflicts(seats: int, options: Mapping[str, object]) -> list[tuple[str, str]]:
    """A competitive match has several players and no Adversary; a chapter has its own; only a chapter has a legacy."""
    unlike = [name for name, option in OPTIONS.items() if options[name] != option.default_at(seats)]
    found: list[tuple[str, str]] = []
    if options["competitive"]:
        if seats == 1:
            found.append(("EPIC-025", "option “competitive” needs at least two players"))
        for name in ("adversary", "quest", "difficulty", "more_xp"):
            if name in unlike:
                found.append(("EPIC-142", f"option “{name}” has no meaning with “competitive”: there is no Adversary"))
        if options["chapter"]:
            found.append(("EPIC-147", "option “chapter” does not go with “competitive”: the campaign is played together"))
    if options["chapter"] and "adversary" in unlike:
        found.append(("EPIC-153", "option “adversary” does not go with “chapter”: a chapter has its own Adversary"))
    if options["legacy"] and not options["chapter"]:
        found.append(("EPIC-152", "option “legacy” needs “chapter”: it is what the chapter before left behind"))
    return found


def adversary_of(cards: EpicContent, options: Mapping[str, object]) -> int:
    """The front face of the Adversary that the options name, 0 for a random one (EPIC-031, 153)."""
    chapter = int(str(options["chapter"]))
    if chapter:
        rival = "K6" in legacy_of(options) and chapter in cards.rivals
        return cards.rivals[chapter] if rival else cards.principals[chapter]
    return cards.adversaries.get(str(options["adversary"]), 0)


def quest_of(options: Mapping[str, object]) -> int:
    """The face of the Quest; the seventh legacy fixes it (EPIC-032, 153)."""
    return int(QUESTS[-1] if "K7" in legacy_of(options) else str(options["quest"]))


def strength_of(seats: int, options: Mapping[str, object]) -> int:
    """The experience that the Adversary has more in all, by its level and by itself (EPIC-156 to 158)."""
    level = str(options["difficulty"])
    by_level = TUNED[level][seats - 1] if level in TUNED else seats * DIFFICULTIES[level][seats - 1]
    return by_level + int(str(options["more_xp"]))


def legacy_of(options: Mapping[str, object]) -> list[str]:
    """The effects that the chapter before has left behind, by their ids (EPIC-152)."""
    legacy = options["legacy"]
    assert isinstance(legacy, list | tuple)
    return [str(name) for name in legacy]
