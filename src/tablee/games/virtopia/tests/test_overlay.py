"""Changed content: an overlay belongs to its match, is part of its record, and is refused by name where it does not fit."""

from __future__ import annotations

from typing import Any, Final

import pytest

import tablee
from tablee import BadContent, Position, Rng, sentences
from tablee.games.virtopia import GAME
from tablee.games.virtopia.bot.policy import danger
from tablee.games.virtopia.rules.content import SECTIONS
from tablee.testing.notation import counter, events, shown

from .build import legal, play, prisons, reason, refused, table, virtopia

HARSH: Final[dict[str, Any]] = {
    "change": {
        "FI": {"numbers": [1, 2, 4, 6]},
        "EI": {"n": [3, 3, 3, 4, 4, 5]},
        "EG": {"n": [1] * 6, "x": [3] * 6},
        "PR1": {"colours": ["red", "blue"]},
    }
}
ON_INIQUITY: Final[dict[str, Any]] = {"at": {"LT": "0"}, "cells": {"0": "G", "1": "GB", "8": "RRRR"}}


def step(pos: Position, rng: Rng) -> None:
    seat = pos.to_act[0]
    choices = pos.legal(seat)
    pos.play(seat, choices[rng.below(len(choices))])
    assert pos.faults() == []


def played(pos: Position, seed: int = 3) -> Position:
    rng = Rng(seed)
    while not pos.over:
        step(pos, rng)
    return pos


# Numbers.


def test_an_effect_card_takes_what_the_overlay_says() -> None:
    """VIRTO-086, VIRTO-097: N meeples of the colour rolled."""
    given: dict[str, Any] = {**ON_INIQUITY, "dice": "1 R", "prisons": {"PR1": "G"}}
    printed = play(table("LT", **given), "step")
    changed = play(table("LT", content={"change": {"EI": {"n": [4, 4, 4, 4, 5, 6]}}}, **given), "step")
    assert [events(pos, "sanction")[0]["number"] for pos in (printed, changed)] == [2, 4]
    assert [sorted(prisons(pos).values()) for pos in (printed, changed)] == [["G", "RR"], ["G", "RRRR"]]


def test_ignorance_asks_as_many_leaders_as_the_overlay_says() -> None:
    """VIRTO-095, VIRTO-096: with fewer able Leaders the match is lost."""
    rich = {"LW": "W2 T1", "LJ": "J2 T1", "LC": "C2 T1"}
    given: dict[str, Any] = {"at": {"LT": "3"}, "cells": {"3": "G", "4": "G"}, "points": rich, "dice": "1"}
    assert events(play(table("LT", **given), "step"), "sanction")[0]["leaders"] == 2
    assert reason(play(table("LT", content={"change": {"EG": {"x": [4] * 6}}}, **given), "step")) == "sanction"


def test_the_number_beside_the_captives_counts_at_that_flaw_only() -> None:
    """VIRTO-082"""
    pos = play(table("LT", content=HARSH, dice="1 R", **ON_INIQUITY), "step")
    assert events(pos, "tower")[0]["total"] == 2
    elsewhere: dict[str, Any] = {"at": {"LT": "3"}, "cells": {"3": "G", "4": "G"}}
    assert events(play(table("LT", content=HARSH, dice="0", **elsewhere), "step"), "tower")[0]["total"] == 0


def test_a_high_number_ends_the_match() -> None:
    """VIRTO-084: the highest total that an overlay allows is 11, with VIRTO-131."""
    given = {**ON_INIQUITY, "cells": {"0": "GBYR", "1": "GB"}}
    pos = play(table("LT", content=HARSH, dice="4", options={"plus_one": True}, **given), "step")
    assert (events(pos, "tower")[0]["total"], reason(pos), pos.faults()) == (11, "seven", [])
    assert GAME.load(pos.dump()).dump() == pos.dump()


def test_the_leaders_on_a_prison_card_may_change() -> None:
    """VIRTO-070, VIRTO-075"""
    given: dict[str, Any] = {"at": {"LC": "5", "LT": "5", "LW": "11"}, "prisons": {"PR1": "GG"}}
    assert refused(table("LT", content=HARSH, **given), "escape") == "VIRTO-070"
    assert refused(table("LC", **given), "escape") == "VIRTO-070"
    assert "escape" in legal(table("LC", content=HARSH, **given))
    assert refused(table("LC", content=HARSH, **{**given, "at": {"LC": "5", "LW": "1"}}), "escape") == "VIRTO-075"
    assert shown(table("LC", content=HARSH, **given))["prisons"][0]["leaders"] == [1, 3]


# What is shown, said and advised.


def test_the_view_shows_the_numbers_of_its_match() -> None:
    pos = table("LT", content=HARSH, **ON_INIQUITY)
    assert shown(pos)["cells"][0]["number"] == 1
    tower = shown(pos)["leaving"]
    assert (tower["number"], tower["low"], tower["high"], tower["sanction"] + tower["defeat"]) == (1, 1, 5, 1.0)
    assert shown(table("LT", **ON_INIQUITY))["leaving"]["sanction"] < 1.0


def test_a_watchtower_tells_a_changed_number() -> None:
    pos = play(table("LT", content=HARSH, dice="1 R", options={"plus_one": True}, **ON_INIQUITY), "step")
    told = events(pos, "tower")[0]
    assert sentences.event_text(pos.config.game, "en", told, ["Ada", "Blaise", "Chloé", "Denis"]) == (
        "Watchtower of Iniquity: die 1 + 1 (one captive) + 1 (bright searchlights). Total: 3."
    )
    assert "number" not in events(play(table("LT", dice="1 R", **ON_INIQUITY), "step"), "tower")[0]


def test_bots_and_reasons_count_with_the_numbers_of_the_match() -> None:
    """Four captives with 6 beside them are a defeat on every face but the blank ones."""
    given = {**ON_INIQUITY, "cells": {"0": "GBYR", "1": "GB", "8": "RRRR"}}
    risks = []
    for content in (None, HARSH):
        pos = virtopia(table("LT", content=content, **given))
        seat, action = pos.to_act[0], pos.number("step")
        risks.append(danger(pos, seat, action))
        world = pos.resample(seat, Rng(1))
        assert world.view(seat) == pos.view(seat)
        assert isinstance(GAME.policy().worth(world, seat, action), float)
        lost = next(why.values["lost"] for why in GAME.reasons(world, seat, action) if why.key == "why-odds")
        assert lost == round(100 * shown(pos)["leaving"]["defeat"])
    assert risks[0] < risks[1]


def test_a_changed_text_is_said_in_its_match_only() -> None:
    pos = GAME.new(2, 1, content={"text": {"en": {"card-FF": "Dread"}}})
    assert pos.config.game.texts.say("en", "card-FF") == "Dread"
    assert pos.config.game.texts.say("fr", "card-FF") == GAME.texts.say("fr", "card-FF")
    assert GAME.texts.say("en", "card-FF") == "Fear"


# What does not fit.


@pytest.mark.parametrize(
    ("overlay", "said"),
    [
        ({"change": {"EE": {"n": [0, 1, 1, 1, 1, 1]}}}, "“n” of EE is a list of 6 numbers from 1 to 12"),
        ({"change": {"EE": {"n": [1, 2, 3]}}}, "“n” of EE is a list of 6 numbers"),
        ({"change": {"EG": {"x": [5] * 6}}}, "“x” of EG is a list of 6 numbers from 1 to 4"),
        ({"change": {"EF": {"x": [2] * 6}}}, "the Effect card EF names no Leaders: “x” belongs to that of FG"),
        ({"change": {"FE": {"numbers": [0, 1, 2, 7]}}}, "“numbers” of FE is a list of 4 numbers from 0 to 6"),
        ({"change": {"FE": {"virtue": "VW"}}}, "cannot change “virtue” of FE: numbers"),
        ({"change": {"LT": {"colour": "red"}}}, "cannot change “colour” of LT: there are four Leaders"),
        ({"change": {"TR": {"copies": 3}}}, "cannot change “copies” of TR: each of the twelve cells"),
        ({"change": {"PR1": {"colours": []}}}, "“colours” of PR1 is a list of one to four different colours"),
        ({"change": {"PR1": {"colours": ["red", "red"]}}}, "“colours” of PR1 is a list of one to four different colours"),
        ({"change": {"PR1": {"colours": ["mauve"]}}}, "among green, blue, yellow, red, not ['mauve']"),
        ({"change": {"PR7": {"colours": ["red"]}}}, "there is no “PR7” among flaw, effect, prison"),
        ({"add": {"prison": [{"id": "PR7", "colours": ["red"]}]}}, "nothing can be added to “prison”: there are six Prison"),
        ({"add": {"leader": [{"id": "LX"}]}}, "nothing can be added to “leader”: there are four Leaders"),
        ({"add": {"dragon": [{"id": "D1"}]}}, "nothing can be added to “dragon”: this game has no room"),
        ({"cards": {}}, "not “cards”"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(overlay: object, said: str) -> None:
    with pytest.raises(BadContent) as refusal:
        GAME.new(2, 1, content=overlay)
    assert said in str(refusal.value)


# Side by side, saved and played again.


@pytest.mark.parametrize("seats", [1, 3])
def test_matches_with_and_without_an_overlay_do_not_touch_each_other(seats: int) -> None:
    overlays = (None, HARSH)
    alone = [played(GAME.new(seats, 5, content=overlay)).dump() for overlay in overlays]
    side_by_side = [GAME.new(seats, 5, content=overlay) for overlay in overlays]
    rngs = [Rng(3), Rng(3)]
    while not all(pos.over for pos in side_by_side):
        for pos, rng in zip(side_by_side, rngs, strict=True):
            if not pos.over:
                step(pos, rng)
    assert [pos.dump() for pos in side_by_side] == alone


@pytest.mark.parametrize("seed", range(4))
def test_a_record_and_a_dump_carry_the_overlay(seed: int) -> None:
    pos, rng = GAME.new(2, seed, content=HARSH), Rng(seed)
    for _ in range(25):
        if not pos.over:
            step(pos, rng)
    record, dump = pos.record(), pos.dump()
    assert record["content"] == dump["content"] == HARSH
    for again in (tablee.replay(record), GAME.load(dump)):
        assert again.dump() == dump
        assert played(again).dump() == played(pos.clone()).dump()


def test_an_empty_overlay_changes_nothing() -> None:
    assert played(GAME.new(4, 2, content={})).dump() == played(GAME.new(4, 2)).dump()
    assert "content" not in GAME.new(4, 2, content={}).record()


def test_there_is_hope_at_the_start_whatever_the_option_and_the_overlay_say() -> None:
    """VIRTO-015: the overlay adds to the Hope of the option, or takes from it."""
    bounds = SECTIONS["numbers"].fields["more_hope"]
    hopes = [int(str(value)) for value in GAME.options["hope"].values(2)]
    assert min(hopes) + bounds.low >= 1
    for more in (bounds.low, bounds.high):
        pos = GAME.new(2, 1, content={"change": {"numbers": {"more_hope": more}}})
        assert (counter(pos, "hope"), shown(pos)["most_hope"]) == (12 + more, 12 + more)
        assert pos.faults() == []
