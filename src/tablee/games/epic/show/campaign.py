"""The campaign: seven envelopes in order, each played as a chapter with new Heroes (EPIC-147 to EPIC-154).

A campaign is its name and the chapters that were played, and nothing else: which envelope comes next, against whom, and what
earlier chapters have left to it follow from them. So a saved campaign can be checked whole, and cannot contradict itself.

>>> campaign = new("Les Sept-Gués")
>>> options(campaign)
{'chapter': 1, 'legacy': []}
>>> lost = add(campaign, Chapter(envelope=1, adversary="P1", quest="122", legacy=[], won=False))
>>> progress_of(lost).choosing
True
>>> adversary(progress_of(choose(lost, "on")))
'R1'
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from importlib import resources
from typing import Any, Final, Literal, NamedTuple

import msgspec
from msgspec import Struct

from ....engine.errors import BadCampaign
from ....engine.text import LANGUAGES, Texts
from ..rules.content import ROWS
from ..rules.position import Epic
from . import road
from .biography import tales
from .printed import PRINTED
from .tale import Address

FORMAT: Final = 1
KIND: Final = "tablee-campaign"
LONGEST_NAME: Final = 40
LONGEST_TALE: Final = 4000
# Scores beyond these cannot be reached.
LOWEST_SCORE: Final = -4
HIGHEST_SCORE: Final = 250
PACKAGE: Final = __name__.removesuffix(".show.campaign")
TEXTS: Final = Texts(PACKAGE)
ENVELOPES: Final[list[dict[str, Any]]] = tomllib.loads(
    resources.files(PACKAGE).joinpath("rules", "cards", "envelopes.toml").read_text("utf-8")
)["envelope"]
LAST: Final = len(ENVELOPES)

REIGN: Final = "122"
DARKNESS: Final = "123"
RIVAL: Final = "K6"
DARK_QUEST: Final = "K7"
WISHES: Final = ("quest", "first", "difficulty")

Choice = Literal["", "replay", "on"]


class Hero(Struct, frozen=True, forbid_unknown_fields=True):
    """A Hero of a chapter: whose it was, how it ended, and its tale by language."""

    name: str
    score: int
    won: bool
    tale: dict[str, str] = {}


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter that was played; after a defeat `then` says what the group did. Envelope 0: after the seventh (EPIC-154)."""

    envelope: int
    adversary: str
    quest: str
    legacy: list[str]
    won: bool
    heroes: list[Hero] = []
    then: Choice = ""


class Campaign(Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign: its name, and the chapters that were played."""

    name: str
    chapters: list[Chapter] = []


class Progress(NamedTuple):
    """Which envelope is to be played, with what legacy; `choosing`: a defeat waits for the group to decide (EPIC-152)."""

    envelope: int = 1
    legacy: tuple[str, ...] = ()
    choosing: bool = False

    @property
    def complete(self) -> bool:
        """Whether all seven envelopes are behind the group."""
        return self.envelope > LAST


def wrong(what: str, **values: object) -> BadCampaign:
    """The error, whose sentence is the message `campaign-<what>`."""
    key = f"campaign-{what}"
    return BadCampaign(TEXTS.say("en", key, "", **values), key, values)


# Where a campaign stands.


def new(name: str) -> Campaign:
    """A campaign at its first envelope (EPIC-147)."""
    return Campaign(checked_name(name))


def checked_name(name: str) -> str:
    """The name, if it is neither empty nor too long."""
    if not name.strip() or len(name) > LONGEST_NAME:
        raise wrong("name", longest=LONGEST_NAME)
    return name


def progress_of(campaign: Campaign) -> Progress:
    """Where a campaign stands after all its chapters."""
    now = Progress()
    for chapter in campaign.chapters:
        now = after(now, chapter)
    return now


def after(now: Progress, chapter: Chapter) -> Progress:
    """Both outcomes open the next envelope; a defeat may be played again, under the same legacy (EPIC-152)."""
    if now.complete:
        return now
    envelope = ENVELOPES[now.envelope - 1]
    if chapter.won:
        return Progress(now.envelope + 1, tuple(envelope["victory"]))
    if chapter.then == "on":
        return Progress(now.envelope + 1, tuple(envelope["defeat"]))
    return now._replace(choosing=chapter.then == "")


def adversary(now: Progress) -> str:
    """The principal of the envelope, or its rival if K6 applies and there is one (EPIC-153); drawn after the seventh."""
    if now.complete:
        return "random"
    principal, *rival = [card["id"] for card in ROWS["adversary"] if card["envelope"] == now.envelope]
    return str(rival[0] if rival and RIVAL in now.legacy else principal)


def options(campaign: Campaign, wishes: Mapping[str, object] | None = None) -> dict[str, object]:
    """What the next chapter is played with. The group chooses who begins, and the Quest unless K7 does (EPIC-032, 153)."""
    now, chosen = progress_of(campaign), dict(wishes or {})
    if now.choosing:
        raise wrong("choose-first")
    if not set(chosen) <= set(WISHES):
        raise wrong("decides", options=", ".join(sorted(set(chosen) - set(WISHES))))
    if now.complete:
        return chosen
    if DARK_QUEST in now.legacy:
        chosen["quest"] = DARKNESS
    return {**chosen, "chapter": now.envelope, "legacy": list(now.legacy)}


def opened(now: Progress) -> list[int]:
    """The numbers of the cards that the opened envelopes have added (EPIC-148, EPIC-149)."""
    rows = [card for deck in ROWS.values() for card in deck if 0 < card.get("envelope", 0) <= now.envelope]
    return sorted(card["front"] if "front" in card else card["number"] for card in rows)


# What happens to it.


def add(campaign: Campaign, chapter: Chapter) -> Campaign:
    """One more chapter, if it is the one that follows; BadCampaign says what differs."""
    now = progress_of(campaign)
    if now.choosing:
        raise wrong("choose-first")
    fault, given = misfit(now, chapter)
    if fault:
        raise wrong(fault, chapter=len(campaign.chapters) + 1, given=given)
    return Campaign(campaign.name, [*campaign.chapters, chapter])


def conclude(campaign: Campaign, pos: Epic, names: Sequence[str], addresses: Sequence[Address] = ()) -> Campaign:
    """The campaign after a match played to its end, with the tale of each of its Heroes (EPIC-152, 155)."""
    outcome = pos.outcome
    if outcome is None:
        raise wrong("not-over")
    told = tales(pos, names, addresses)
    heroes = [Hero(names[seat], outcome.scores[seat], seat in outcome.winners, told[seat]) for seat in range(pos.seats)]
    ids = {number: name for name, number in PRINTED.adversaries.items()}
    chapter = Chapter(
        envelope=int(pos.rules.chapter),
        adversary=ids[int(pos.opposition.card(0))],
        quest=str(int(pos.quest)),
        legacy=list(pos.rules.legacy),
        won=bool(outcome.winners),
        heroes=heroes,
    )
    return add(campaign, chapter)


def misfit(now: Progress, chapter: Chapter) -> tuple[str, str]:
    """What in a chapter does not follow from those before it: the message about it, and what the chapter says."""
    if chapter.envelope != (0 if now.complete else now.envelope):
        return "envelope", str(chapter.envelope)
    if chapter.adversary not in ([card["id"] for card in ROWS["adversary"]] if now.complete else [adversary(now)]):
        return "adversary", chapter.adversary
    if sorted(chapter.legacy) != ([] if now.complete else sorted(now.legacy)):
        return "legacy", ", ".join(chapter.legacy) or "–"
    if chapter.quest not in ([DARKNESS] if DARK_QUEST in now.legacy and not now.complete else [REIGN, DARKNESS]):
        return "quest", chapter.quest
    return ("then", chapter.then) if chapter.then and (chapter.won or now.complete) else ("", "")


def choose(campaign: Campaign, choice: Choice) -> Campaign:
    """After a defeat: play the chapter again, or go on to the next envelope (EPIC-152)."""
    if choice not in ("replay", "on"):
        raise wrong("choice", given=str(choice))
    if not progress_of(campaign).choosing:
        raise wrong("nothing-to-choose")
    *before, last = campaign.chapters
    return Campaign(campaign.name, [*before, msgspec.structs.replace(last, then=choice)])


def retell(campaign: Campaign, chapter: int, hero: int, lang: str, tale: str) -> Campaign:
    """A player's own words for the tale of a Hero (EPIC-155); `chapter` and `hero` are counted from 0."""
    if not 0 <= chapter < len(campaign.chapters) or not 0 <= hero < len(campaign.chapters[chapter].heroes):
        raise wrong("no-hero")
    if len(tale) > LONGEST_TALE:
        raise wrong("long-tale", longest=LONGEST_TALE)
    return with_hero(campaign, chapter, hero, lambda old: msgspec.structs.replace(old, tale={**old.tale, lang: tale}))


def forget(campaign: Campaign, chapter: int, hero: int) -> Campaign:
    """Erase what says who played a Hero: the name, and the tale that speaks it."""
    return with_hero(campaign, chapter, hero, lambda old: msgspec.structs.replace(old, name="", tale={}))


def with_hero(campaign: Campaign, chapter: int, hero: int, change: Callable[[Hero], Hero]) -> Campaign:
    """The campaign with one Hero of one chapter changed."""
    chapters, played = list(campaign.chapters), campaign.chapters[chapter]
    heroes = [change(old) if number == hero else old for number, old in enumerate(played.heroes)]
    chapters[chapter] = msgspec.structs.replace(played, heroes=heroes)
    return Campaign(campaign.name, chapters)


# Saving.


def save(campaign: Campaign) -> dict[str, Any]:
    """The campaign as plain data, from which `load` makes an equal one."""
    return {KIND: FORMAT, "game": "epic", **msgspec.to_builtins(campaign)}


def load(data: object) -> Campaign:
    """The campaign of saved data; BadCampaign says what is wrong with it."""
    if not isinstance(data, dict) or KIND not in data:
        raise wrong("no-file")
    if data[KIND] != FORMAT:
        raise wrong("format", given=str(data[KIND])[:20], format=FORMAT)
    if data.get("game") != "epic":
        raise wrong("game", game=str(data.get("game"))[:20])
    try:
        read = msgspec.convert({key: data[key] for key in data if key not in (KIND, "game")}, Campaign)
    except msgspec.ValidationError as error:
        raise wrong("damaged", where=place_of(error)) from None
    return checked(read)


def place_of(error: msgspec.ValidationError) -> str:
    """Where in the data something is wrong: “$.chapters[0].won”."""
    found = re.search(r"`(\$[^`]*)`$", str(error))
    return found[1] if found else "$"


def take_in(data: object, clean: Callable[[str], str], name: str | None = None) -> Campaign:
    """A campaign from elsewhere, under another name if one is given: scores and winners must go together."""
    read = load(data)
    for number, chapter in enumerate(read.chapters, 1):
        check_scores(number, chapter)
    title = checked_name(clean(read.name if name is None else name))
    return Campaign(title, [with_clean_names(chapter, clean) for chapter in read.chapters])


def with_clean_names(chapter: Chapter, clean: Callable[[str], str]) -> Chapter:
    """Heroes with clean names; who was forgotten has none."""
    heroes = [msgspec.structs.replace(hero, name=clean(hero.name)) if hero.name else hero for hero in chapter.heroes]
    return msgspec.structs.replace(chapter, heroes=heroes)


def check_scores(number: int, chapter: Chapter) -> None:
    """The winners of a won chapter are those with the highest score; a lost one has none (EPIC-130, 131)."""
    best = max(hero.score for hero in chapter.heroes)
    for seat, hero in enumerate(chapter.heroes, 1):
        named = {"chapter": number, "hero": hero.name or str(seat), "score": hero.score}
        if not LOWEST_SCORE <= hero.score <= HIGHEST_SCORE:
            raise wrong("score", **named)
        if hero.won and not chapter.won:
            raise wrong("lost-winner", **named)
        if chapter.won and hero.won != (hero.score == best):
            raise wrong("winner" if hero.won else "no-winner", **named, best=best)


def rename(campaign: Campaign, name: str) -> Campaign:
    """The same campaign under another name."""
    return Campaign(checked_name(name), campaign.chapters)


def checked(read: Campaign) -> Campaign:
    """The same campaign, played again chapter by chapter."""
    campaign = new(read.name)
    for chapter in read.chapters:
        campaign = add(campaign, sound(chapter))
    return campaign


def sound(chapter: Chapter) -> Chapter:
    """Nothing in a chapter is longer than people can make it."""
    if not 0 < len(chapter.heroes) <= 4:
        raise wrong("heroes", count=len(chapter.heroes))
    for hero in chapter.heroes:
        if len(hero.name) > LONGEST_NAME or any(len(tale) > LONGEST_TALE for tale in hero.tale.values()):
            raise wrong("too-long")
        if not set(hero.tale) <= set(LANGUAGES):
            raise wrong("language")
    return chapter


# Showing.


class Shown(Struct):
    """A campaign as a client draws it.

    `story` is what is told now, before the chapter or at the very end; `endings`, what was told after each of the chronicle.
    """

    name: str
    chapter: int | None
    rival: bool
    adversary: str
    faces: list[int]
    legacy: list[str]
    quest: str | None
    choosing: bool
    epilogue: str | None
    opened: list[int]
    chronicle: list[Chapter]
    story: road.Story
    endings: list[road.Story]


def show(campaign: Campaign) -> Shown:
    """The campaign as a client draws it."""
    now = progress_of(campaign)
    against = adversary(now)
    cards = [card for card in ROWS["adversary"] if card["id"] == against]
    return Shown(
        name=campaign.name,
        chapter=None if now.complete else now.envelope,
        rival=any(card["rival"] for card in cards),
        adversary=against,
        faces=[card[face] for card in cards for face in ("front", "final")],
        legacy=list(now.legacy),
        quest=DARKNESS if DARK_QUEST in now.legacy else None,
        choosing=now.choosing,
        epilogue=epilogue(campaign) if now.complete else None,
        opened=opened(now),
        chronicle=campaign.chapters,
        story=story(campaign, now),
        endings=[road.ending(chapter) for chapter in campaign.chapters],
    )


def story(campaign: Campaign, now: Progress) -> road.Story:
    """What is told before the next chapter; after the seventh, the epilogue."""
    if now.complete:
        return road.epilogue(campaign.chapters)
    return road.opening(now.envelope, adversary(now).startswith("R"), campaign.chapters)


def epilogue(campaign: Campaign) -> str:
    """How the seventh chapter ended when it was left."""
    seventh: Sequence[Chapter] = [chapter for chapter in campaign.chapters if chapter.envelope == LAST]
    return "victory" if seventh[-1].won else "defeat"
