"""The campaign's story, told from the road behind it: which texts are said before a chapter, after it, and at the very end.

A story is paragraphs of passages. Which passages they are follows from the chapters alone, so that terminal and browser tell
the same, and a campaign of any earlier build has its story too. Nothing is told of an envelope that is not open yet.

>>> opening(1, False, [])
[[Passage(key='envelope-1', attribute='opening', values={}, items=[], part='')]]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from msgspec import Struct

from ....engine.offers import Say

if TYPE_CHECKING:
    from .campaign import Chapter

SOURCE: Final = 7
DARKNESS: Final = "123"
LADY: Final = "R4"
"""The rival of the source: where she came, the country lies under water, and no text may forget it."""

RIVALS: Final = ("R1", "R2", "R3")
LOOKING_BACK: Final = (4, 6)
"""Before which envelopes the keeper counts all defeats so far."""

Outcome = Literal["won", "again", "lost", "spent"]


class Passage(Struct, frozen=True):
    """A message, or an attribute of it, with its values; what `items` say is listed as its `$list`.

    `part` leaves out the last of its paragraphs ("start"), or all but the last ("last").
    """

    key: str
    attribute: str = ""
    values: dict[str, int | str] = {}
    items: list[Passage] = []
    part: Literal["", "start", "last"] = ""


Story = list[list[Passage]]


class Ford(NamedTuple):
    """An envelope that lies behind the group: against whom, how it ended, and how many defeats were not let stand."""

    number: int
    adversary: str
    won: bool
    refused: int
    dark: bool
    """Whether it was played in the Age of Darkness; before the source that is always the group's choice."""

    @property
    def outcome(self) -> Outcome:
        """Won at once or after defeats; left at the first defeat, or after more."""
        if self.won:
            return "again" if self.refused else "won"
        return "spent" if self.refused else "lost"

    @property
    def end(self) -> str:
        """The attribute of texts that know no more than how it ended."""
        return "won" if self.won else "lost"


def fords(chapters: Sequence[Chapter]) -> list[Ford]:
    """The envelopes behind the group, in order."""
    settled = [chapter for chapter in chapters if chapter.envelope and (chapter.won or chapter.then == "on")]
    return [
        Ford(last.envelope, last.adversary, last.won, refused(chapters, last.envelope), last.quest == DARKNESS)
        for last in settled
    ]


def refused(chapters: Sequence[Chapter], envelope: int) -> int:
    """How many defeats of an envelope were not let stand: the chapter was played again."""
    return sum(chapter.envelope == envelope and chapter.then == "replay" for chapter in chapters)


# Before a chapter.


def opening(envelope: int, rival: bool, chapters: Sequence[Chapter]) -> Story:
    """What its keeper says before a chapter: again, if it was lost before; then of what the road has left."""
    times = refused(chapters, envelope)
    again = [[Passage(f"again-{envelope}", values={"count": times})]] if times else []
    base = [Passage(f"envelope-{envelope}", "rival" if rival else "opening")]
    return [*again, base, *behind(envelope, chapters)]


def behind(envelope: int, chapters: Sequence[Chapter]) -> Story:
    """What a keeper knows of the road so far; the last one reads it from the wood."""
    road = fords(chapters)
    if not road:
        return []
    if envelope == SOURCE:
        return [carved_names(road), besides_names(road, chapters)]
    counted = looking_back(envelope, road)
    return [[Passage(f"road-{envelope}", road[-1].outcome)], *([counted] if counted else [])]


def looking_back(envelope: int, road: Sequence[Ford]) -> list[Passage]:
    """All defeats so far, counted where somebody would count them."""
    if envelope not in LOOKING_BACK:
        return []
    defeats = sum(ford.refused + (not ford.won) for ford in road)
    if not defeats:
        return [Passage(f"count-{envelope}", "none")]
    if all(ford.outcome == "lost" for ford in road):
        return [Passage(f"count-{envelope}", "all")]
    return [Passage(f"count-{envelope}", "some", {"count": defeats})]


def carved_names(road: Sequence[Ford]) -> list[Passage]:
    """The names on the table, as each keeper carved them."""
    return [Passage("wood"), *(Passage(f"wood-{ford.number}", ford.end) for ford in road)]


def besides_names(road: Sequence[Ford], chapters: Sequence[Chapter]) -> list[Passage]:
    """What else a finger finds in the wood: a worn name, the rivals, the refused nights, the lamps blown out."""
    rivals = [Passage(f"rival-{ford.adversary}", "name") for ford in road if ford.adversary in RIVALS]
    dark = [Passage(f"ford-{ford.number}", "at") for ford in road if ford.dark]
    return [
        *worn_name(chapters),
        *listing("wood-rivals", rivals),
        *(refused_nights("wood-nights", road) or [Passage("wood-whole")]),
        *listing("wood-dark", dark),
    ]


def listing(key: str, items: list[Passage]) -> list[Passage]:
    """A sentence with a list, if there is anything to list."""
    return [Passage(key, values={"count": len(items)}, items=items)] if items else []


def refused_nights(key: str, road: Sequence[Ford], attribute: str = "") -> list[Passage]:
    """Where defeats were not let stand, and how many; nothing where all were."""
    count = sum(ford.refused for ford in road)
    if not count:
        return []
    form = "at" if count == 1 else "nights"
    items = [Passage(f"ford-{ford.number}", form, {"count": ford.refused}) for ford in road if ford.refused]
    return [Passage(key, attribute, {"count": count}, items)]


def worn_name(chapters: Sequence[Chapter]) -> list[Passage]:
    """The Hero with the highest score of those on the table, unless none of them has a name any more."""
    carved = [chapter for chapter in chapters if 0 < chapter.envelope < SOURCE and chapter.then != "replay"]
    named = [hero for chapter in carved for hero in chapter.heroes if hero.name]
    best = max(named, key=lambda hero: hero.score, default=None)
    return [Passage("wood-hero", values={"hero": best.name})] if best else []


# After a chapter.


def ending(chapter: Chapter) -> Story:
    """What is told after a chapter: how it ended, and what became of the Adversary; a defeat played again never happened."""
    if not chapter.envelope:
        return []
    if chapter.then == "replay":
        return [[Passage(f"refused-{chapter.envelope}")]]
    end = "victory" if chapter.won else "defeat"
    if chapter.envelope == SOURCE:
        return [[Passage("ending-R4" if chapter.adversary == LADY else "envelope-7", end)]]
    key = f"envelope-{chapter.envelope}"
    fate = Passage(f"fate-{chapter.adversary}", "won" if chapter.won else "lost")
    return [[Passage(key, end, part="start")], [fate], [Passage(key, end, part="last")]]


# The end of it all.


def epilogue(chapters: Sequence[Chapter]) -> Story:
    """The end of a campaign whose seven envelopes are behind the group."""
    road = fords(chapters)
    end = "victory" if road[-1].won else "defeat"
    left = sum(not ford.won for ford in road[:-1])
    things = [Passage(f"keepsake-{ford.number}", ford.end) for ford in road[:-1]]
    rivals = [Passage(f"rival-{ford.adversary}", ford.end) for ford in road if ford.adversary in RIVALS]
    still_told = [*rivals, *refused_nights("nights", road, end)]
    last = Passage("epilogue-R4", end) if road[-1].adversary == LADY else Passage(f"epilogue-{end}")
    narrow = [Passage("after-narrow")] if road[-1].outcome == "again" else []
    return [
        [Passage(f"after-{kind(road)}", values={"left": left}), *narrow],
        [Passage("keepsakes", end, items=things)],
        *([still_told] if still_told else []),
        [last],
    ]


def kind(road: Sequence[Ford]) -> str:
    """What sort of road it was, by its last chapter, the fords left lost, and the defeats that were not let stand."""
    left = sum(not ford.won for ford in road[:-1])
    if not road[-1].won:
        return "eve" if not left else "nothing" if left == SOURCE - 1 else "sum"
    if not left:
        return "stubborn" if any(ford.refused for ford in road) else "spotless"
    return "once" if left == SOURCE - 1 else "limping" if left <= SOURCE // 2 else "beaten"


# Saying it.


def tell_story(story: Sequence[Sequence[Mapping[str, Any]]], say: Say) -> str:
    """A story as text, from its plain data: paragraphs with an empty line between them."""
    return "\n\n".join(" ".join(said(passage, say) for passage in paragraph) for paragraph in story)


def said(passage: Mapping[str, Any], say: Say) -> str:
    """One passage as text."""
    items = [said(item, say) for item in passage["items"]]
    text = say(passage["key"], passage["attribute"], **passage["values"], list=listed(items, say))
    paragraphs = text.split("\n\n")
    parts = {"": paragraphs, "start": paragraphs[:-1], "last": paragraphs[-1:]}
    return "\n\n".join(parts[passage["part"]])


def listed(items: Sequence[str], say: Say) -> str:
    """A list as it is said aloud."""
    *rest, last = items or [""]
    return say("list-and", rest=", ".join(rest), last=last) if rest else last
