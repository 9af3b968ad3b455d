"""The campaign's story follows its road: every road reads whole, like no other, and never against itself."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tablee.engine.text import LANGUAGES, bundle

from .. import GAME
from ..rules.content import ROWS
from ..show.campaign import (
    LAST,
    Campaign,
    Chapter,
    Choice,
    Hero,
    add,
    adversary,
    choose,
    load,
    new,
    options,
    progress_of,
    save,
    show,
    story,
)
from ..show.road import Outcome, Passage, Story, ending, listed, tell_story

pytestmark = pytest.mark.words

OUTCOMES: Final[tuple[Outcome, ...]] = ("won", "again", "lost", "spent")
DEFEATS: Final[dict[Outcome, tuple[Choice, ...]]] = {
    "won": (),
    "again": ("replay",),
    "lost": ("on",),
    "spent": ("replay", "on"),
}
FORMER: Final = Path(__file__).with_name("former") / "campaign.json"
LONGEST_PARAGRAPH: Final = 125
LONGEST: Final = {"opening": 220, "source": 340, "ending": 165, "epilogue": 360}


# Campaigns.


def played(campaign: Campaign, won: bool, then: Choice = "", quest: str = "122", hero: str = "Irma") -> Campaign:
    """The campaign after its next chapter."""
    now = progress_of(campaign)
    chosen = options(campaign, {"quest": quest})
    heroes = [Hero(hero, 20 + now.envelope, won)]
    chapter = Chapter(now.envelope, adversary(now), str(chosen["quest"]), list(now.legacy), won, heroes)
    after = add(campaign, chapter)
    return choose(after, then) if then else after


def passed(campaign: Campaign, outcome: Outcome) -> Campaign:
    """The campaign after its next envelope, with all the defeats that were not let stand."""
    for then in DEFEATS[outcome]:
        campaign = played(campaign, False, then)
    return played(campaign, True) if outcome in ("won", "again") else campaign


def road(*outcomes: Outcome) -> Campaign:
    campaign = new("Les Sept-Gués")
    for outcome in outcomes:
        campaign = passed(campaign, outcome)
    return campaign


def roads(length: int, start: Campaign | None = None) -> Iterator[Campaign]:
    """Every road through so many envelopes."""
    here = start or new("Les Sept-Gués")
    if not length:
        yield here
        return
    for outcome in OUTCOMES:
        yield from roads(length - 1, passed(here, outcome))


def up_to(length: int) -> Iterator[Campaign]:
    """Every road of at most so many envelopes."""
    for n in range(length + 1):
        yield from roads(n)


@cache
def many() -> tuple[tuple[Outcome, ...], ...]:
    """Many whole roads: those that know one outcome only, up to the last chapter, and others by chance."""
    chance = random.Random(14)
    plain = [(*[outcome] * (LAST - 1), last) for outcome in OUTCOMES for last in OUTCOMES]
    return (*plain, *(tuple(chance.choices(OUTCOMES, k=LAST)) for _ in range(150)))


# What they read.


@cache
def said(lang: str, key: str, attribute: str, values: tuple[tuple[str, Any], ...]) -> str:
    """A message with nothing left open."""
    made = bundle(GAME.package, lang)
    message = made.get_message(key)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, key
    text, faults = made.format_pattern(pattern, dict(values))
    assert not faults, (key, attribute, faults)
    return str(text)


def text(lang: str, told: Story) -> str:
    def say(key: str, attribute: str = "", /, **values: object) -> str:
        return said(lang, key, attribute, tuple(sorted(values.items())))

    return tell_story(msgspec.to_builtins(told), say)


def now_told(campaign: Campaign) -> Story:
    return story(campaign, progress_of(campaign))


@cache
def at_the_source(lang: str) -> list[str]:
    """What is told before the last chapter, on every road."""
    return [text(lang, now_told(campaign)) for campaign in roads(LAST - 1)]


@cache
def epilogues(lang: str) -> list[str]:
    """What is told at the very end, on every road."""
    return [text(lang, now_told(campaign)) for campaign in roads(LAST)]


def words(told: str) -> list[str]:
    return re.findall(r"\w+(?:[’'-]\w+)*", told)


def keys(told: Story) -> set[str]:
    return {passage.key for paragraph in told for passage in paragraph}


# Every road.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_roads_read_the_same_at_the_source(lang: str) -> None:
    """Each of the six outcomes behind it, and each defeat that was not let stand, leaves its trace."""
    told = at_the_source(lang)
    assert len(told) == len(set(told)) == len(OUTCOMES) ** (LAST - 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_roads_have_the_same_epilogue(lang: str) -> None:
    """EPIC-154. A last chapter given up late reads otherwise than one given up at once."""
    told = epilogues(lang)
    assert len(told) == len(set(told)) == len(OUTCOMES) ** LAST


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_often_one_played_again_is_told(lang: str) -> None:
    def after(times: int) -> Campaign:
        campaign = new("Les Sept-Gués")
        for _ in range(times):
            campaign = played(campaign, False, "replay")
        return campaign

    openings = {text(lang, now_told(after(times))) for times in range(15)}
    sources = set()
    for times in range(15):
        campaign = played(after(times), True)
        for _ in range(2, LAST):
            campaign = played(campaign, True)
        sources.add(text(lang, now_told(campaign)))
    assert (len(openings), len(sources)) == (15, 15)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_chapter_before_is_remembered(lang: str) -> None:
    for envelope in range(2, LAST):
        before = road(*[OUTCOMES[0]] * (envelope - 2))
        told = {text(lang, now_told(passed(before, outcome))) for outcome in OUTCOMES}
        assert len(told) == len(OUTCOMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_fits_its_page(lang: str) -> None:
    openings = [text(lang, now_told(campaign)) for campaign in up_to(LAST - 2)]
    endings = [text(lang, ending(chapter)) for outcomes in many() for chapter in road(*outcomes).chapters]
    pages = {"opening": openings, "source": at_the_source(lang), "ending": endings, "epilogue": epilogues(lang)}
    for name, told in pages.items():
        assert max(len(words(page)) for page in told) <= LONGEST[name], name
        assert max(len(words(paragraph)) for page in told for paragraph in page.split("\n\n")) <= LONGEST_PARAGRAPH, name


def test_every_passage_is_told_on_some_road() -> None:
    """No message of the road stands there unused, and both languages have the same."""
    told: set[str] = set()
    for outcomes in many():
        for part in whole_story(road(*outcomes)):
            told |= {f"{passage.key}.{passage.attribute}".rstrip(".") for passage in every(part)}
    parts_of_others = {"in-words", "wood-dark", *(f"ford-{number}" for number in range(1, LAST + 1))}
    for lang in LANGUAGES:
        assert written(lang) - told == parts_of_others


def every(told: Story) -> Iterator[Passage]:
    for paragraph in told:
        for passage in paragraph:
            yield passage
            yield from every([passage.items])


def written(lang: str) -> set[str]:
    """The messages and attributes of the texts of the road."""
    file = Path(__file__).parent.with_name("text") / f"road.{lang}.ftl"
    messages = [entry for entry in FluentParser().parse(file.read_text("utf-8")).body if isinstance(entry, Message)]
    attributes = {f"{entry.id.name}.{attribute.id.name}" for entry in messages for attribute in entry.attributes}
    return {entry.id.name for entry in messages if entry.value} | attributes


def whole_story(campaign: Campaign) -> Iterator[Story]:
    """Everything that was told of a campaign from its beginning."""
    for at, chapter in enumerate(campaign.chapters):
        yield now_told(Campaign(campaign.name, campaign.chapters[:at]))
        yield ending(chapter)
    yield now_told(campaign)


# Secrets.


def names_of(lang: str, card: dict[str, Any]) -> list[str]:
    """Both faces of an Adversary, without the article."""
    numbers = [card[face] if isinstance(card[face], int) else card[face]["number"] for face in ("front", "final")]
    full = [said(lang, f"card-{number:03}", "", ()) for number in numbers]
    return [re.sub(r"^(?:The |Le |La |L’)", "", name) for name in full]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_told_of_an_envelope_that_is_not_open(lang: str) -> None:
    """EPIC-148: neither its title, place and Adversaries, nor a passage of its own; a pending choice tells no more."""
    for before in up_to(3):
        for campaign in (before, played(before, False)):
            shown, now = show(campaign), progress_of(campaign)
            told = "\n".join(text(lang, part) for part in (shown.story, *shown.endings))
            for later in range(now.envelope + 1, LAST + 1):
                hidden = [said(lang, f"envelope-{later}", "", ()), said(lang, f"envelope-{later}", "place", ())]
                hidden += [said(lang, f"ford-{later}", "", ())] if later < LAST else []
                for card in ROWS["adversary"]:
                    hidden += names_of(lang, card) if card["envelope"] == later else []
                assert [name for name in hidden if name in told] == []
                assert not [key for part in (shown.story, *shown.endings) for key in keys(part) if key.endswith(f"-{later}")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_who_was_met_is_named(lang: str) -> None:
    """EPIC-153: on each road the rivals and principals that stood in nobody's way stay unknown."""
    for outcomes in many():
        campaign = road(*outcomes)
        met = {chapter.adversary for chapter in campaign.chapters}
        told = "\n".join(text(lang, part) for part in whole_story(campaign))
        strangers = [card for card in ROWS["adversary"] if card["id"] not in met]
        assert [name for card in strangers for name in names_of(lang, card) if name in told] == []


# Imagery.

NEVER: Final[dict[str, dict[str, list[str]]]] = {
    # Whoever meets the Queen at the source has dry fords, and it is day; she is old, and holds on to a promise.
    "P7": {
        "fr": [
            "Crues",
            "Passeur",
            "flotte",
            "ténèbres",
            "dans le noir, lui",
            "par-dessus les toits",
            "vase",
            "[Cc]haque soir",
        ],
        "en": ["Floods", "Ferryman", "floats", "darkness", "in the dark asks", "over the roofs", "the mud", "every evening"],
    },
    # Whoever meets the Lady comes over the water, in the dark: no ford, no bank, no noon and no queen until she lets go.
    "R4": {
        "fr": ["midi", "gué par gué", "Reine", "Chambellan", "trône", "colonnes", "barrée", "vieille dame", "fenêtre"],
        "en": [
            "noon",
            "[Ff]ord by ford",
            "First Queen",
            "Chamberlain",
            "throne",
            "pillars",
            "ruled off",
            "old lady",
            "window",
        ],
    },
    # In the Clockmaker's forest no bird sings before she is stopped, and no merchant calls.
    "R2": {"fr": ["coq", "rossignol", "Minuit", "Usurière"], "en": ["cock", "nightingale", "Midnight", "Usurer"]},
    "P4": {"fr": ["rouage", "cuivre", "engrenage", "Horlogère"], "en": ["cogwheel", "[Cc]opper", "machine", "Clockmaker"]},
    # The Heiress has no soldiers and no wolf; the Marshal has no accounts and no headsman.
    "R1": {"fr": ["bannière", "soldats", "Louve"], "en": ["banner", "soldiers", "She-Wolf"]},
    "P2": {"fr": ["Héritière", "Bourreau", "addition"], "en": ["Heiress", "Headsman", "added"]},
    # The Judge sits on the ice and nobody dreams under it; where she dreams, nobody judges.
    "R3": {"fr": ["Dormeuse", "Arpenteur", "rêve"], "en": ["Sleeper", "Surveyor", "dream"]},
    "P6": {"fr": ["Juge", "Confesseuse", "récidive", "saisie"], "en": ["Judge", "Confessor", "reoffending", "seized"]},
}


def told_against(who: str) -> Iterator[Story]:
    """What is told before and after the chapters against somebody, and the epilogue after the last."""
    for outcomes in many():
        campaign = road(*outcomes)
        for at, chapter in enumerate(campaign.chapters):
            if chapter.adversary == who:
                yield now_told(Campaign(campaign.name, campaign.chapters[:at]))
                yield ending(chapter)
        if campaign.chapters[-1].adversary == who:
            yield now_told(campaign)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("who", NEVER)
def test_nothing_contradicts_the_adversarys_own_imagery(lang: str, who: str) -> None:
    told = {text(lang, part) for part in told_against(who)}
    assert len(told) >= len(OUTCOMES)
    assert [page for page in told if re.search("|".join(NEVER[who][lang]), page)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("who", "other"), [("P7", "R4"), ("R4", "P7"), ("P4", "R2"), ("R1", "P2"), ("R3", "P6")])
def test_the_table_of_imagery_knows_what_it_looks_for(lang: str, who: str, other: str) -> None:
    """Most of what one Adversary rules out is said of the other one of the same envelope."""
    told = "\n".join({text(lang, part) for part in told_against(other)})
    assert sum(bool(re.search(never, told)) for never in NEVER[who][lang]) > len(NEVER[who][lang]) / 2


# Single passages.


def test_a_defeat_that_is_played_again_never_happened() -> None:
    """EPIC-152: the chronicle tells that it was refused, not what it would have led to."""
    lost = played(road("won", "won", "won", "won", "won"), False)
    assert keys(ending(lost.chapters[-1])) == {"envelope-6", "fate-P6"}
    again = choose(lost, "replay")
    assert keys(ending(again.chapters[-1])) == {"refused-6"}
    assert now_told(again)[0] == [Passage("again-6", values={"count": 1})]
    assert "again-6" not in keys(now_told(lost))


def test_the_last_paragraph_of_an_ending_stays_the_last() -> None:
    (chapter,) = road("won").chapters
    told = text("en", ending(chapter)).split("\n\n")
    assert told[-1].endswith("There were six to go.")
    assert "His Bride" in told[-2]


def test_an_age_of_darkness_that_was_chosen_leaves_a_trace() -> None:
    """EPIC-032: the group chooses the face of the Quest."""
    bright, dark = road("won"), played(new("Les Sept-Gués"), True, quest="123")
    for _ in range(2, LAST):
        bright, dark = played(bright, True), played(dark, True)
    assert "wood-dark" in keys(now_told(dark))
    assert "wood-dark" not in keys(now_told(bright))


def test_the_worn_name_is_the_best_heros_and_nobodys_when_all_are_forgotten() -> None:
    campaign = road("won", "won", "won", "won", "won")
    campaign = played(campaign, True, hero="Ondine")
    assert Passage("wood-hero", values={"hero": "Ondine"}) in now_told(campaign)[-1]
    nameless = [msgspec.structs.replace(chapter, heroes=[Hero("", 9, True)]) for chapter in campaign.chapters]
    assert "wood-hero" not in keys(now_told(Campaign("X", nameless)))


def test_games_after_the_seventh_do_not_change_the_epilogue() -> None:
    """EPIC-154."""
    done = road(*[OUTCOMES[0]] * LAST)
    more = add(done, Chapter(0, "R4", "122", [], False, [Hero("Irma", 3, False)]))
    assert show(more).story == show(done).story
    assert show(more).endings[-1] == []


def test_a_list_is_said_aloud() -> None:
    say = GAME.texts.say
    assert listed(["a", "b", "c"], lambda key, **values: say("en", key, **values)) == "a, b and c"
    assert listed(["a"], lambda key, **values: say("en", key, **values)) == "a"


# A campaign of an earlier build.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_campaign_of_an_earlier_build_has_its_story(lang: str) -> None:
    """The file holds nothing but the chapters; the road is read from them, and nothing is written back into it."""
    data = json.loads(FORMER.read_text("utf-8"))
    campaign = load(data)
    assert save(campaign) == data
    told = text(lang, now_told(campaign))
    for name in ("Zoé", said(lang, "ford-1", "", ()), said(lang, "rival-R1", "name", ())):
        assert name in told
    assert said(lang, "wood-1", "lost", ()) in told
    assert said(lang, "wood-6", "lost", ()) in told
    assert all(text(lang, part) for part in show(campaign).endings)
