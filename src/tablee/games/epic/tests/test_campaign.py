"""The campaign: envelopes in order, what each outcome leaves to the next chapter, and saved campaigns checked whole."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tablee.campaigns import reason
from tablee.engine.errors import BadCampaign
from tablee.engine.rng import Rng
from tablee.engine.text import LANGUAGES, source

from .. import GAME
from ..rules.content import content
from ..rules.options import OPTIONS, adversary_of, conflicts, quest_of
from ..rules.position import Epic
from ..show import campaign as campaign_module
from ..show.campaign import (
    LAST,
    LONGEST_NAME,
    LONGEST_TALE,
    Campaign,
    Chapter,
    Choice,
    Hero,
    add,
    adversary,
    choose,
    conclude,
    forget,
    load,
    new,
    opened,
    options,
    progress_of,
    rename,
    retell,
    save,
    show,
    take_in,
)
from ..show.printed import PRINTED

CONTENT = content()

ADA = Hero("Ada", 31, True, {"fr": "Ada partit.", "en": "Ada left."})
CHOICES: tuple[Choice, ...] = ("replay", "on")
VICTORY = {1: ["K2"], 2: ["K1"], 3: ["K3"], 4: ["K1"], 5: ["K2"], 6: ["K3"]}
DEFEAT = {1: ["K6"], 2: ["K4"], 3: ["K5", "K6"], 4: ["K4"], 5: ["K5", "K6"], 6: ["K6", "K7"]}


def played(campaign: Campaign, won: bool, then: Choice = "") -> Campaign:
    """The next chapter, played as it must be, with the choice after a defeat."""
    now = progress_of(campaign)
    chapter = Chapter(
        envelope=0 if now.complete else now.envelope,
        adversary="R4" if now.complete else adversary(now),
        quest=str(options(campaign).get("quest", "122")),
        legacy=[] if now.complete else list(now.legacy),
        won=won,
        heroes=[ADA],
    )
    after = add(campaign, chapter)
    return choose(after, then) if then else after


def at(envelope: int, won: bool = True) -> Campaign:
    """A campaign before an envelope, everything before it won, or lost and left."""
    campaign = new("Les Sept-Gués")
    for _ in range(1, envelope):
        campaign = played(campaign, won, "" if won else "on")
    return campaign


# The order of play.


def test_seven_envelopes_in_order_from_the_first() -> None:
    """EPIC-147."""
    assert progress_of(new("Les Sept-Gués")).envelope == 1
    assert [options(at(n))["chapter"] for n in range(1, LAST + 1)] == [1, 2, 3, 4, 5, 6, 7]
    assert [options(at(n, won=False))["chapter"] for n in range(1, LAST + 1)] == [1, 2, 3, 4, 5, 6, 7]


def test_an_envelope_cannot_be_played_before_its_turn() -> None:
    """EPIC-147."""
    with pytest.raises(BadCampaign, match="envelope 2"):
        add(new("Les Sept-Gués"), Chapter(2, "P2", "122", [], True, [ADA]))


@pytest.mark.parametrize("envelope", range(1, LAST + 1))
def test_an_envelope_adds_its_cards(envelope: int) -> None:
    """EPIC-148: its Adversaries, a Destiny, a Heritage or an Origin, a special Action."""
    before = set(opened(progress_of(at(envelope - 1)))) if envelope > 1 else set()
    added = [n for n in opened(progress_of(at(envelope))) if n not in before]
    kinds = Counter("character" if n < 41 else "destiny" if n < 55 else "adversary" if n < 146 else "action" for n in added)
    assert kinds == {"character": 1, "destiny": 1, "action": 1, "adversary": 2 if envelope in (2, 4, 6, 7) else 1}
    assert 151 + envelope in added
    assert 47 + envelope in added


def available(deck: str, envelope: int) -> int:
    return sum(card.get("envelope", 0) <= envelope for card in CONTENT[deck])


def test_chapter_one_has_the_cards_of_the_first_envelope_only() -> None:
    """EPIC-149."""
    decks = ("heritage", "origin", "class", "destiny")
    assert [available(deck, progress_of(new("Les Sept-Gués")).envelope) for deck in decks] == [10, 12, 12, 8]
    assert opened(progress_of(new("Les Sept-Gués"))) == [10, 48, 124, 152]


def test_each_chapter_has_new_heroes_and_the_group_may_change() -> None:
    """EPIC-150: the chronicle keeps the Heroes of every chapter, and nothing ties the next chapter to them."""
    two = add(new("Les Sept-Gués"), Chapter(1, "P1", "122", [], True, [ADA, Hero("Bo", 20, False)]))
    three = add(two, Chapter(2, "P2", "122", ["K2"], True, [Hero("Cleo", 12, True)]))
    assert [[hero.name for hero in chapter.heroes] for chapter in three.chapters] == [["Ada", "Bo"], ["Cleo"]]


def test_the_special_action_of_an_envelope_goes_with_its_adversaries() -> None:
    """EPIC-151: the Adversary of a chapter is always one of its own envelope, whose Action it plays."""
    by_id = {card["id"]: card["envelope"] for card in CONTENT["adversary"]}
    for envelope in range(1, LAST + 1):
        for won in (True, False):
            assert by_id[adversary(progress_of(at(envelope, won)))] == envelope


# What an outcome leaves.


@pytest.mark.parametrize("envelope", range(1, LAST))
def test_a_victory_leaves_its_legacy(envelope: int) -> None:
    """EPIC-152."""
    assert list(progress_of(played(at(envelope), True)).legacy) == VICTORY[envelope]


@pytest.mark.parametrize("envelope", range(1, LAST))
def test_a_defeat_that_is_left_behind_leaves_its_legacy(envelope: int) -> None:
    """EPIC-152."""
    assert list(progress_of(played(at(envelope), False, "on")).legacy) == DEFEAT[envelope]


def test_a_legacy_holds_for_one_chapter() -> None:
    """EPIC-152."""
    campaign = played(played(new("Les Sept-Gués"), False, "on"), True)
    assert list(progress_of(campaign).legacy) == ["K1"]


def test_after_a_defeat_the_group_must_choose() -> None:
    """EPIC-152."""
    lost = played(new("Les Sept-Gués"), False)
    assert progress_of(lost).choosing
    with pytest.raises(BadCampaign, match="choose first"):
        options(lost)
    with pytest.raises(BadCampaign, match="choose first"):
        add(lost, Chapter(1, "P1", "122", [], True, [ADA]))


def test_a_chapter_played_again_has_the_legacy_it_had() -> None:
    """EPIC-152: the rival is still there, and so are K5's levels."""
    lost = played(played(at(3), False, "on"), False)
    again = choose(lost, "replay")
    assert options(again) == {"chapter": 4, "legacy": ["K5", "K6"]}
    assert adversary(progress_of(again)) == "R2"
    assert options(played(again, True))["legacy"] == ["K1"]


def test_a_victory_leaves_nothing_to_choose() -> None:
    """EPIC-152."""
    for choice in CHOICES:
        with pytest.raises(BadCampaign, match="nothing to choose"):
            choose(played(new("Les Sept-Gués"), True), choice)
    with pytest.raises(BadCampaign, match="“back”"):
        choose(played(new("Les Sept-Gués"), False), "back")  # type: ignore[arg-type]


@pytest.mark.parametrize(("envelope", "rival"), [(2, "R1"), (4, "R2"), (6, "R3"), (7, "R4")])
def test_the_rival_stands_in_after_the_defeats_that_say_so(envelope: int, rival: str) -> None:
    """EPIC-153: K6."""
    assert adversary(progress_of(played(at(envelope - 1), False, "on"))) == rival
    assert adversary(progress_of(at(envelope))) == f"P{envelope}"


@pytest.mark.parametrize("envelope", [3, 5])
def test_an_envelope_without_a_rival_is_played_against_its_principal(envelope: int) -> None:
    """EPIC-153."""
    assert adversary(progress_of(played(at(envelope - 1), False, "on"))) == f"P{envelope}"


def test_the_dark_quest_is_not_a_matter_of_taste() -> None:
    """EPIC-153: K7 fixes the Quest face; elsewhere the group chooses it (EPIC-032)."""
    dark = played(at(6), False, "on")
    assert options(dark, {"quest": "122"})["quest"] == "123"
    assert show(dark).quest == "123"
    assert options(at(6), {"quest": "123"})["quest"] == "123"
    assert show(at(6)).quest is None
    with pytest.raises(BadCampaign, match="Quest face “122”"):
        add(dark, Chapter(7, "R4", "122", ["K6", "K7"], True, [ADA]))


def test_the_group_chooses_who_begins_and_little_else() -> None:
    """EPIC-153."""
    assert options(new("Les Sept-Gués"), {"first": 2}) == {"first": 2, "chapter": 1, "legacy": []}
    with pytest.raises(BadCampaign, match="decides on adversary, legacy"):
        options(new("Les Sept-Gués"), {"legacy": ["K1"], "adversary": "P2", "first": 1})


@pytest.mark.parametrize("envelope", range(1, LAST + 1))
@pytest.mark.parametrize("won", [True, False])
def test_the_game_sets_up_what_the_campaign_says(envelope: int, won: bool) -> None:
    """EPIC-153: the same Adversary, on the same face of the Quest."""
    campaign = at(envelope, won)
    chosen = {name: option.default for name, option in OPTIONS.items()} | options(campaign)
    assert conflicts(2, chosen) == []
    assert adversary_of(PRINTED, chosen) == show(campaign).faces[0]
    assert quest_of(chosen) == int(show(campaign).quest or "122")


def test_ex_29_a_lost_first_chapter() -> None:
    """EX-29."""
    lost = played(new("Les Sept-Gués"), False, "on")
    assert options(lost) == {"chapter": 2, "legacy": ["K6"]}
    assert show(lost).adversary == "R1"
    assert show(lost).rival
    assert {152, 153} <= set(show(lost).opened)


# The end.


def test_after_the_seventh_envelope_everything_is_open() -> None:
    """EPIC-154."""
    done = played(at(7), True)
    assert options(done, {"quest": "123"}) == {"quest": "123"}
    assert show(done).adversary == "random"
    assert show(done).chapter is None
    assert len(opened(progress_of(done))) == sum(bool(card.get("envelope")) for deck in CONTENT.values() for card in deck)


def test_the_epilogue_tells_how_the_seventh_chapter_ended() -> None:
    """EPIC-154."""
    assert show(played(at(7), True)).epilogue == "victory"
    assert show(played(at(7), False, "on")).epilogue == "defeat"
    assert show(played(played(at(7), False, "replay"), True)).epilogue == "victory"
    assert show(at(7)).epilogue is None


def test_games_after_the_seventh_are_chronicled_and_change_nothing() -> None:
    """EPIC-154: any of the eleven Adversaries, and a defeat leaves nothing to choose."""
    done = played(played(at(7), True), False)
    assert not progress_of(done).choosing
    assert done.chapters[-1].adversary == "R4"
    assert show(done).epilogue == "victory"
    with pytest.raises(BadCampaign, match="“P9”"):
        add(done, Chapter(0, "P9", "122", [], True, [ADA]))


# A match that has ended.


def finished(seed: int, **chosen: Any) -> Epic:
    """A match of two, played to its end at random."""
    pos = GAME.new(seats=2, seed=seed, **chosen)
    rng = Rng(seed)
    while not pos.over:
        legal = pos.legal(pos.to_act[0])
        pos.play(pos.to_act[0], legal[rng.below(len(legal))])
    assert isinstance(pos, Epic)
    return pos


def test_a_match_becomes_a_chapter_with_the_tales_of_its_heroes() -> None:
    """EPIC-152, EPIC-155."""
    campaign = new("Les Sept-Gués")
    pos = finished(4, **options(campaign, {"quest": "123"}))
    chapter = conclude(campaign, pos, ["Ada", "Bo"]).chapters[0]
    assert pos.outcome is not None
    assert (chapter.envelope, chapter.adversary, chapter.quest, chapter.legacy) == (1, "P1", "123", [])
    assert chapter.won == bool(pos.outcome.winners)
    assert [(hero.name, hero.score) for hero in chapter.heroes] == list(zip(["Ada", "Bo"], pos.outcome.scores, strict=True))
    assert all(hero.name in hero.tale[lang] for hero in chapter.heroes for lang in ("fr", "en"))


def test_a_rivals_chapter_is_known_by_its_legacy() -> None:
    """EPIC-153."""
    campaign = played(at(3), False, "on")
    chapter = conclude(campaign, finished(5, **options(campaign)), ["Ada", "Bo"]).chapters[-1]
    assert (chapter.envelope, chapter.adversary, chapter.legacy) == (4, "R2", ["K5", "K6"])


def test_a_match_of_another_chapter_or_one_under_way_concludes_nothing() -> None:
    campaign = new("Les Sept-Gués")
    with pytest.raises(BadCampaign, match="not over"):
        conclude(campaign, GAME.new(seats=1, seed=1, chapter=1), ["Ada"])  # type: ignore[arg-type]
    with pytest.raises(BadCampaign, match="envelope 0"):
        conclude(campaign, finished(6), ["Ada", "Bo"])


# Tales.


def test_a_tale_may_be_told_otherwise() -> None:
    """EPIC-155."""
    campaign = retell(played(new("Les Sept-Gués"), True), 0, 0, "fr", "Ada resta.")
    assert campaign.chapters[0].heroes[0].tale == {"fr": "Ada resta.", "en": "Ada left."}


@pytest.mark.parametrize(
    ("chapter", "hero", "tale"), [(1, 0, "…"), (0, 1, "…"), (-1, 0, "…"), (0, 0, "x" * (LONGEST_TALE + 1))]
)
def test_a_tale_of_nobody_and_one_without_end_are_refused(chapter: int, hero: int, tale: str) -> None:
    with pytest.raises(BadCampaign):
        retell(played(new("Les Sept-Gués"), True), chapter, hero, "fr", tale)


def test_a_person_can_be_forgotten() -> None:
    campaign = forget(played(new("Les Sept-Gués"), True), 0, 0)
    assert "Ada" not in json.dumps(save(campaign))
    assert campaign.chapters[0].heroes[0].score == 31


# Saving.


def everything() -> Campaign:
    """Seven chapters, some lost, one played again, and a game after the end."""
    campaign = played(new("Les Sept-Gués"), False, "replay")
    for won in (False, True, False, True, True, False, True, False):
        campaign = played(campaign, won, "" if won or progress_of(campaign).complete else "on")
    return campaign


def test_a_campaign_is_saved_and_loaded_exactly() -> None:
    for campaign in (new("Les Sept-Gués"), everything()):
        assert load(json.loads(json.dumps(save(campaign)))) == campaign


def damaged(change: dict[str, Any], chapter: int | None = None) -> dict[str, Any]:
    data = json.loads(json.dumps(save(everything())))
    (data if chapter is None else data["chapters"][chapter]).update(change)
    return dict(data)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (None, "not a saved campaign"),
        ([], "not a saved campaign"),
        ({"name": "Les Sept-Gués"}, "not a saved campaign"),
        (damaged({"tablee-campaign": 2}), "format 2; this version reads format 1"),
        (damaged({"game": "push"}), "a campaign of “push”"),
        (damaged({"chapters": "none"}), "damaged"),
        (damaged({"more": 1}), "damaged"),
        (damaged({"name": ""}), "has a name"),
        (damaged({"name": "x" * (LONGEST_NAME + 1)}), "has a name"),
        (damaged({"envelope": 3}, 1), "chapter 2 cannot come from envelope 3"),
        (damaged({"adversary": "P2"}, 2), "chapter 3 cannot be played against “P2”"),
        (damaged({"legacy": ["K1"]}, 2), "chapter 3 cannot have the legacy"),
        (damaged({"quest": "124"}, 2), "Quest face “124”"),
        (damaged({"then": "replay"}, 2), "leaves nothing to choose"),
        (damaged({"then": ""}, 1), "choose first"),
        (damaged({"then": "back"}, 1), "damaged"),
        (damaged({"heroes": []}, 1), "1 to 4 Heroes"),
        (damaged({"heroes": [{"name": "A", "score": 1, "won": True, "tale": {"de": ""}}]}, 1), "a language"),
        (damaged({"heroes": [{"name": "A" * 41, "score": 1, "won": True}]}, 1), "too long"),
    ],
)
def test_a_campaign_that_cannot_be_is_refused_with_a_sentence(data: object, why: str) -> None:
    with pytest.raises(BadCampaign, match=why):
        load(data)


def test_a_campaign_must_have_a_name() -> None:
    for name in ("", "   ", "x" * (LONGEST_NAME + 1)):
        with pytest.raises(BadCampaign, match="has a name"):
            new(name)


# What comes from elsewhere.


def told(won: bool, *heroes: tuple[str, int, bool]) -> dict[str, Any]:
    """A saved campaign of one chapter with these Heroes: name, score, won."""
    data = save(played(new("Les Sept-Gués"), won))
    data["chapters"][0]["heroes"] = [{"name": name, "score": score, "won": first} for name, score, first in heroes]
    return data


@pytest.mark.parametrize(
    ("data", "english", "french"),
    [
        (told(True, ("Ada", 31, True), ("Bo", 35, False)), "Ada is said to have won with 31", "Ada aurait gagné avec 31"),
        (told(True, ("Ada", 31, False), ("Bo", 31, True)), "Ada has the highest score", "Ada a le plus haut score"),
        (told(True, ("Ada", 31, False)), "Ada has the highest score", "Ada a le plus haut score"),
        (told(False, ("Ada", 31, True)), "it was lost, and yet Ada", "il a été perdu, et pourtant Ada"),
        (told(True, ("Ada", 9999, True)), "Ada cannot have", "Ada ne peut pas avoir"),
        (told(False, ("", -5, False)), "1 cannot have", "1 ne peut pas avoir"),
    ],
)
def test_scores_and_winners_that_contradict_each_other_are_refused_by_name(
    data: dict[str, Any], english: str, french: str
) -> None:
    """EPIC-130, EPIC-131."""
    with pytest.raises(BadCampaign, match=english) as refused:
        take_in(data, str)
    assert french in reason(GAME, refused.value, "fr")
    assert english in reason(GAME, refused.value, "en")


def test_what_is_taken_in_may_be_named_anew_and_its_names_are_cleaned() -> None:
    data = told(True, ("Ada ", 31, True), ("", 31, True))
    assert take_in(data, str.strip).name == "Les Sept-Gués"
    taken = take_in(data, str.strip, " Autrement ")
    assert taken.name == "Autrement"
    assert [hero.name for hero in taken.chapters[0].heroes] == ["Ada", ""]


def test_a_campaign_is_renamed() -> None:
    campaign = rename(everything(), "Autrement")
    assert (campaign.name, campaign.chapters) == ("Autrement", everything().chapters)
    with pytest.raises(BadCampaign, match="has a name"):
        rename(campaign, " ")


def test_every_error_is_said_in_both_languages() -> None:
    """Whatever the module names is a message, and no message stands there unused."""
    code = Path(str(campaign_module.__file__)).read_text("utf-8")
    named = set(re.findall(r'wrong\("([a-z-]+)"', code)) | set(re.findall(r'return \(?"([a-z]+)", ', code)) | {"no-winner"}
    for lang in LANGUAGES:
        assert set(re.findall(r"^campaign-([a-z-]+) =", source(GAME.package, lang), re.MULTILINE)) == named
