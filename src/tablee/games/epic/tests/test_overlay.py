"""Changed content: numbers and texts of cards within bounds, added cards played to their effect, matches side by side."""

from __future__ import annotations

import io
import json
from copy import copy
from typing import Any, Final

import pytest
from rich.console import Console

import tablee
from tablee import BadContent, Position, Rng, sentences
from tablee.bots import Perspective, make_bot
from tablee.engine.game import Game
from tablee.testing.notation import events, question

from .. import GAME
from ..rules.content import DECKS, ROWS, EpicContent, content, count_of, rows_of
from ..rules.sections import ROOM, SECTIONS
from ..show.card_text import Wording
from .build import (
    adversary_xp,
    attempted,
    choices,
    hand,
    icons,
    level,
    of,
    play,
    refused,
    result,
    rolled,
    story,
    table,
    xp,
)
from .test_effects import FORMER

TRAIT: Final = {"id": "207", "kind": "trait", "band": ["FOR", "ARC", "TRI 1"], "effect": "XP(3)"}
CHALLENGE: Final = {
    "id": "208",
    "kind": "challenge",
    "difficulty": 2,
    "skills": ["FOR", "INT"],
    "top": ["INT", "NAT"],
    "bottom": ["FOR", "TRA 3", "CORRUPTION"],
}
HERO: Final = {"id": "209", "modes": ["TIM-CH(any; any): PER(FOR, INT; RESULT(+1)) and XP(1)"]}
ANTI: Final = {"id": "210", "modes": ["TIM-RE{HERO, ANTI}: CANCEL"]}
HERITAGE: Final = {"id": "211", "special": "CHOICE(XP(2) / VIRTUE(1))"}
ACTION: Final = {"id": "255", "effect": "CORRUPTION(1) and DIFFICULTY(+1)"}
ADDED: Final[dict[str, Any]] = {
    "add": {
        "act I": [TRAIT, CHALLENGE],
        "hero": [HERO],
        "antihero": [ANTI],
        "heritage": [HERITAGE],
        "action": [ACTION],
    },
    "text": {
        "fr": {"card-207": "Main de fer", "card-208": "Le Gouffre", "card-208.top": "Le pont de corde"},
        "en": {"card-207": "Iron Hand", "card-208": "The Chasm", "card-208.top": "The rope bridge"},
    },
}
NEW_NAMES: Final = ("207", "208", "209", "210", "211", "255")


def change(name: str, **values: object) -> dict[str, Any]:
    """An overlay that changes one card."""
    return {"change": {name: values}}


def add(deck: str, *rows: dict[str, Any]) -> dict[str, Any]:
    """An overlay that adds cards to one deck."""
    return {"add": {deck: list(rows)}}


def game_of(pos: Position) -> Game:
    return pos.config.game


def step(pos: Position, rng: Rng) -> None:
    seat = pos.to_act[0]
    legal = pos.legal(seat)
    pos.play(seat, legal[rng.below(len(legal))])
    assert pos.faults() == []


def to_the_end(pos: Position, seed: int = 3) -> Position:
    rng = Rng(seed)
    while not pos.over:
        step(pos, rng)
    return pos


# Numbers and effects.


def test_a_changed_difficulty_is_what_an_attempt_needs() -> None:
    """EPIC-081: 065 has the difficulty 3 in the box."""
    given: dict[str, Any] = {"rows": {"act I": "065"}, "runes": "III B"}
    printed = attempted(table(**given), "065")
    changed = attempted(table(**given, content=change("065", difficulty=9)), "065")
    assert (result(printed), result(changed)) == ((4, 3), (4, 9))
    assert [events(play(pos, "pass"), "result")[0]["success"] for pos in (printed, changed)] == [1, 0]


def test_a_changed_effect_is_carried_out_and_said() -> None:
    pos = table(rows={"act I": "055"}, xp={"A": 2}, content=change("055", effect="XP(4) and VIRTUE(1)"))
    play(pos, "A gain 055")
    assert (xp(pos, "A"), level(pos, "A")) == (6, 2)
    assert game_of(pos).texts.say("en", "rules-055") == "On gaining this Trait, gain 4 XP, then obtain a Virtue."
    assert GAME.texts.say("en", "rules-055") == "On gaining this Trait, if you have at least 1 Dexterity symbol, gain 1 XP."


def test_changed_paths_give_other_icons() -> None:
    pos = play(table(rows={"act I": "055"}, content=change("055", band=["DIV", "NAT", "TRI 2"])), "A gain 055")
    assert {"DIV": 1, "NAT": 1}.items() <= icons(pos, "A").items()


def test_the_quest_the_adversary_and_its_faces_may_change() -> None:
    overlay = {
        "change": {"122": {"start": 9, "failure": "ADVXP(+3)"}, "124": {"difficulty": 1}, "P1": {"gain": "TRG-EXPLORE"}}
    }
    assert adversary_xp(GAME.new(2, 1, content=overlay, adversary="P1")) == 18
    pos = table(rows={"act I": "065"}, runes="OOD", xp={"A": 3}, content=overlay)
    before = adversary_xp(pos)
    play(pos, f"A explore {choices(pos, 'A', 'explore')[-1].split()[1]}")
    assert adversary_xp(pos) == before + 1


def test_a_changed_card_of_the_hand_is_played_as_it_is_written() -> None:
    pos = table(hands={"A": "159"}, xp={"A": 1}, content=change("159", modes=["TIM-OWN XP(1): CARD(2)"]))
    play(pos, "A play 159", "A take hero", "A take antihero")
    assert (xp(pos, "A"), len(hand(pos, "A").split())) == (0, 2)


# Added cards.


def test_an_added_trait_is_gained() -> None:
    pos = play(table(rows={"act I": "207"}, xp={"A": 0}, content=ADDED), "A gain 207")
    assert (xp(pos, "A"), story(pos, "A")) == (3, "207")
    assert {"FOR": 2, "ARC": 1}.items() <= icons(pos, "A").items()
    assert game_of(pos).texts.say("fr", "card-207") == "Main de fer"
    assert game_of(pos).texts.say("fr", "rules-207") == "En gagnant ce Trait, gagnez 3 XP."
    assert game_of(pos).texts.say("en", "rules-207", "shows") == "Strength, Arcane and 1 Triumph"


def test_an_added_challenge_is_attempted_on_either_path() -> None:
    pos = attempted(table(rows={"act I": "208"}, runes="III S", content=ADDED), "208", "bottom")
    assert result(pos) == (5, 3)
    play(pos, "pass")
    assert (story(pos, "A"), level(pos, "A")) == ("208b", 4)
    told = sentences.event_text(game_of(pos), "en", events(pos, "attempt")[0] | {"path": 0}, ["Ada", "Bo"])
    assert "The rope bridge" in told


def test_an_added_hero_card_is_played_and_cancelled_by_an_added_antihero_card() -> None:
    """The aim of a CANCEL at an added card is kept in a dump (EPIC-074)."""
    given: dict[str, Any] = {"rows": {"act I": "065"}, "hands": {"A": "209", "B": "210"}, "runes": "III B", "content": ADDED}
    pos = play(attempted(table(**given), "065"), "A play 209")
    uncancelled = play(pos.clone(), "pass")
    assert (result(uncancelled), xp(uncancelled, "A")) == ((5, 3), xp(pos, "A") + 1)
    play(pos, "A pass", "B play 210")
    assert [event["cards"] for event in events(pos, "aim")] == [["209"]]
    loaded = GAME.load(pos.dump())
    assert loaded.dump() == pos.dump()
    again = play(loaded, "pass", "pass")
    assert (of(again, "A", "played"), of(again, "B", "played"), xp(again, "A")) == ("209", "210", xp(pos, "A"))


def test_an_added_heritage_offers_its_special() -> None:
    pos = table(boards={"A": "211 018 029 041"}, rows={"act I": "065"}, decks={"action": "150"}, runes="IID B", content=ADDED)
    attempted(pos, "065")
    before = xp(pos, "A")
    play(pos, "A special")
    assert question(pos) == "ChooseEffect"
    dumped = pos.dump()
    assert dumped["agenda"][-1]["effect"] == "211/special"  # type: ignore[index]
    loaded = play(GAME.load(dumped), "A choose 0")
    assert xp(loaded, "A") == before + 2
    assert game_of(pos).texts.say("en", "choice-211-0") == "Gain 2 XP"


def test_an_added_action_joins_those_of_every_adversary() -> None:
    pos = table(rows={"act I": "065"}, decks={"action": "255"}, runes="IID B", content=ADDED)
    attempted(pos, "065")
    play(pos, "A decline", "pass")
    assert (result(pos)[1], level(pos, "A")) == (4, 4)
    assert "255" in {*of_box(GAME.new(2, 1, content=ADDED), "action deck")}


def of_box(pos: Position, place: str) -> list[str]:
    return next(zone for zone in pos.dump()["zones"].items() if zone[0] == place)[1]  # type: ignore[attr-defined,no-any-return]


def test_every_added_card_is_dealt() -> None:
    pos = GAME.new(3, 5, content=ADDED)
    everywhere = {card["card"] if isinstance(card, dict) else card for zone in pos.dump()["zones"].values() for card in zone}  # type: ignore[attr-defined]
    assert set(NEW_NAMES) <= everywhere
    assert len(everywhere) == 194 + len(NEW_NAMES)


def test_competitive_matches_leave_out_an_added_card_that_names_the_adversary() -> None:
    """EPIC-142"""
    overlay = add("hero", {"id": "207", "modes": ["TIM-ANY: ADVXP(-2)"]})
    assert "207" in of_box(GAME.new(2, 1, content=overlay, competitive=True), "box")
    assert "207" in of_box(GAME.new(1, 1, content=overlay), "hero deck") + of_box(GAME.new(1, 1, content=overlay), "hand 1")


def test_a_chapter_of_the_campaign_may_have_changed_content() -> None:
    assert to_the_end(GAME.new(2, 4, content=ADDED, chapter=3)).over


# Bots, views and drawings.


def test_bots_and_views_take_added_cards() -> None:
    pos = table(rows={"act I": "207 208"}, hands={"A": "209"}, content=ADDED)
    printed = table()
    assert len(pos.features(0)) > len(printed.features(0))
    for name in ("random", "greedy", "rollout:20"):
        assert make_bot(GAME, name).choose(Perspective.of(pos, 0, Rng(1))) in pos.legal(0)
    assert {shown["card"] for shown in pos.view(0)["table"]["odds"]} >= {"208"}  # type: ignore[index]


def test_the_terminal_draws_a_match_with_added_cards() -> None:
    assert GAME.terminal is not None
    pos = play(table(rows={"act I": "207"}, content=ADDED), "A gain 207")
    console = Console(file=io.StringIO(), width=160)
    texts = game_of(pos).texts
    console.print(
        GAME.terminal().draw(
            pos.view(0), ["Ada", "Bo"], lambda key, attribute="", **values: texts.say("en", key, attribute, **values)
        )
    )
    assert "Iron Hand" in console.file.getvalue()  # type: ignore[attr-defined]


# Side by side, and in records.


def test_matches_with_and_without_an_overlay_do_not_touch_each_other() -> None:
    overlays = (None, ADDED, change("065", difficulty=9))
    alone = [to_the_end(GAME.new(2, 7, content=overlay)).dump() for overlay in overlays]
    together = [GAME.new(2, 7, content=overlay) for overlay in overlays]
    rngs = [Rng(3) for _ in overlays]
    while not all(pos.over for pos in together):
        for pos, rng in zip(together, rngs, strict=True):
            if not pos.over:
                step(pos, rng)
    assert [pos.dump() for pos in together] == alone
    assert json.dumps(alone[0]) != json.dumps(alone[1])


def test_a_record_and_a_dump_carry_the_overlay() -> None:
    pos, rng = GAME.new(2, 11, content=ADDED), Rng(5)
    for _ in range(120):
        step(pos, rng)
    record, dump = pos.record(), pos.dump()
    assert record["content"] == dump["content"] == ADDED
    for again in (tablee.replay(json.loads(json.dumps(record))), GAME.load(json.loads(json.dumps(dump)))):
        assert again.dump() == dump
        assert to_the_end(again).dump() == to_the_end(pos.clone()).dump()


@pytest.mark.parametrize("seed", range(4))
def test_matches_with_every_added_card_hold_together(seed: int) -> None:
    pos, rng = GAME.new(1 + seed, seed, content=ADDED), Rng(seed)
    count = 0
    while not pos.over:
        step(pos, rng)
        count += 1
        if count % 25 == 0:
            assert GAME.load(pos.dump()).dump() == pos.dump()
            assert pos.resample(pos.to_act[0], Rng(count)).faults() == []


def test_without_an_overlay_nothing_changes() -> None:
    assert to_the_end(GAME.new(2, 7, content={})).dump() == to_the_end(GAME.new(2, 7)).dump()
    assert "content" not in GAME.new(2, 7, content={}).record()


def test_a_changed_text_is_said_in_its_match_only() -> None:
    pos = GAME.new(2, 1, content={"text": {"en": {"card-065": "The Cave", "rules-055": "Whatever."}}})
    assert game_of(pos).texts.say("en", "card-065") == "The Cave"
    assert game_of(pos).texts.say("en", "rules-055") == "Whatever."
    assert GAME.texts.say("en", "card-065") != "The Cave"


# What does not fit.


@pytest.mark.parametrize(
    ("overlay", "said"),
    [
        (change("065", difficulty=13), "“difficulty” of 065 is a number from 1 to 12, not 13"),
        (change("124", difficulty=8), "“difficulty” of 124 is a number from 1 to 7, not 8"),
        (change("125", difficulty=7), "“difficulty” of 125 is a number from 8 to 12, not 7"),
        (change("122", start=0), "“start” of 122 is a number from 1 to 20, not 0"),
        (change("065", colour="red"), "an overlay cannot change “colour” of 065: kind, band"),
        (change("065", band=["FOR"]), "065: a challenge has difficulty, skills, top, bottom"),
        (change("055", band=["GOLD"]), "“band” of 055 is a list of 1 to 4 of FOR, DEX"),
        (change("055", band=["TRI"]), "“band” of 055 is a list of 1 to 4 of FOR, DEX"),
        (change("065", skills=["FOR", "FOR"]), "“skills” of 065 is twice the same Skill"),
        (change("055", effect="GOLD(1)"), "“GOLD” cannot stand in “GOLD(1)”"),
        (change("055", effect="XP(6)"), "XP is a number from 1 to 5, not 6"),
        (change("055", effect="RESULT(+1)"), "RESULT has no meaning there"),
        (change("055", effect="ADVXP(-1)"), "ADVXP has no meaning there"),
        (change("055", effect=7), "a text of at most 200 letters is needed"),
        (change("055", effect="PER(PAID; XP(1))"), "PAID counts what was paid, and nothing was"),
        (change("055", effect="PER(TRAITS; XP(2))"), "PER counts one by one"),
        (change("055", effect="PER(TRAITS; CARD(1))"), "CARD has no meaning there"),
        (change("055", effect="IF(HAND(10); XP(1))"), "HAND is a number from 1 to 9, not 10"),
        (change("055", effect="PAY(CORRUPTION(2) -> XP(1))"), "CORRUPTION is a number from 1 to 1, not 2"),
        (change("055", effect=f"CHOICE({' / '.join(['XP(1)'] * 5)})"), "CHOICE is between 2 to 4 effects"),
        (change("006", special="LATER(fail; RESULT(+1))"), "RESULT has no meaning there"),
        (change("124", modifier="IF(OWN_TURN; RESULT(+1))"), "OWN_TURN has no meaning there"),
        (change("014", abilities=["TRG-VIRTUE: CORRUPTION(1)"]), "what the marker sets off cannot move it"),
        (change("014", abilities=["TRG-TURN: XP(1)", "TRG-TURN: HERO(1)"]), "two abilities of a card wait for the same"),
        (change("014", abilities=["TRG-SETUP: CARD(1)"]), "CARD has no meaning there"),
        (change("014", abilities=["STATIC{FOR}: RESULT(+1)"]), "STATIC is RESULT on a Class, FREE_DARK on an Origin"),
        (change("029", levels=["TRG-TURN: XP(1)"]), "3 to 3 texts are needed"),
        (change("041", lines=["TRI(1)"]), "a line of a Destiny counts something"),
        (change("P1", gain="STATIC"), "an Adversary waits for something that happens"),
        (change("159", modes=["TIM-ANY: RESULT(+1)"]), "RESULT has no meaning there"),
        (change("159", modes=["TIM-ANY: XP(1)", "TIM-OWN: XP(2)"]), "a card is played in one way at each moment"),
        (change("159", modes=["TIM-RE{HERO}: XP(1)"]), "XP has no meaning there"),
        (change("999", difficulty=1), "there is no “999” among"),
        (add("hero", {"id": "X01", "modes": ["TIM-OWN: XP(1)"]}), "a card is named by a number of three digits"),
        (add("hero", {"id": "256", "modes": ["TIM-OWN: XP(1)"]}), "from 001 to 255, not “256”"),
        (add("hero", {"id": "159", "modes": ["TIM-OWN: XP(1)"]}), "there is already a card “159”"),
        (add("hero", {"id": "207"}), "207 needs “modes”"),
        (add("act I", {"id": "207", "kind": "trait", "band": ["FOR"]}), "207: a trait has band, effect"),
        (add("origin", {"id": "207", "skills": ["FOR", "DEX"]}), "nothing can be added to “origin”: what is kept of them"),
        (add("adversary", {"id": "R9"}), "nothing can be added to “adversary”: they are chosen by an option"),
        (add("villain", {"id": "207"}), "nothing can be added to “villain”"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(overlay: dict[str, Any], said: str) -> None:
    with pytest.raises(BadContent) as refusal:
        GAME.new(2, 1, content=overlay)
    assert said in str(refusal.value)


def test_a_full_box_refuses_one_more_by_name() -> None:
    rows = [{"id": f"{207 + n}", "special": "XP(1)"} for n in range(ROOM)]
    assert len(GAME.amended(add("heritage", *rows)).box.numbers) == 194 + ROOM
    with pytest.raises(BadContent, match="“heritage” has room for 49 more, not 50"):
        GAME.amended(add("heritage", *rows, {"id": "256", "special": "XP(1)"}))


def test_a_number_that_no_card_has_is_refused_by_a_rule() -> None:
    pos = table(rows={"act I": "055"})
    assert [refused(pos, f"A {text}") for text in ("explore 207", "gain 207", "attempt 207 top", "play 207", "gain 122")] == [
        "EPIC-047",
        "EPIC-107",
        "EPIC-107",
        "EPIC-063",
        "EPIC-107",
    ]
    assert rolled(pos) is pos


# The printed cards themselves.


def test_every_printed_card_is_within_the_bounds_of_an_overlay() -> None:
    faults = [
        (row["id"], field, fault)
        for name, section in SECTIONS.items()
        for row in ROWS[name]
        for field, bounds in section.fields.items()
        if field in row and (fault := bounds.fault(row[field]))
    ]
    assert faults == []
    assert set(DECKS) < set(SECTIONS)


@pytest.mark.parametrize(
    ("deck", "row", "path"),
    [
        ("act II", {"number": 207, "kind": "trait", "band": ["DEX", "TRI 1"], "effect": "HERO(1)"}, "effect"),
        ("hero", {"number": 220, "modes": ["TIM-OWN: XP(1)"]}, "modes/0/effect"),
    ],
)
def test_a_new_card_is_one_table_of_a_toml_file(deck: str, row: dict[str, Any], path: str) -> None:
    """Nothing but the table is needed: its number, deck and paths, its actions and its rules text follow from it."""
    written = content()
    written[deck].append(row)
    made = EpicContent(rows_of(written))
    number = row["number"]
    assert made.cards_of(DECKS.index(deck))[-1] == number
    assert made.paths.count(f"{number}/{path}") == 1
    assert all(Wording(lang, made).rules(number) for lang in ("fr", "en"))
    assert [made.written("effect", int(str(made.read("effect", former)))) for former in range(318)] == FORMER
    game = copy(GAME)
    game.content = made
    pos = to_the_end(game.new(2, 1))
    assert sum(zone.cards.count(number) for zone in pos.zones) == 1


def test_heroes_begin_with_the_experience_that_the_overlay_says() -> None:
    """EPIC-029: 3 in the box."""
    assert [xp(GAME.new(2, 1, content=change("numbers", start_xp=amount)), "A") for amount in (0, 9)] == [0, 9]
    assert xp(GAME.new(2, 1), "A") == 3


def test_changed_rewards_of_an_adversary_are_said_and_scored() -> None:
    """EPIC-118, 126: the front gives cards, the Final points and symbols."""
    overlay = {"change": {"124": {"reward": ["ANTI_CARD", "ANTI_CARD"]}, "125": {"reward": ["TRI 9", "FOR", "FOR"]}}}
    made = GAME.amended(overlay)
    assert isinstance(made.content, EpicContent)
    assert made.content.path_tri[2 * 125] == 9
    assert count_of(made.content.path_gifts[2 * 124], 3) == 2
    assert "9" in made.texts.say("en", "rules-125", "shows")
    with pytest.raises(BadContent, match="“reward” of 124 is a list of 1 to 3 of HERO_CARD, ANTI_CARD"):
        GAME.amended({"change": {"124": {"reward": ["VIRTUE"]}}})
