"""Watchtowers and the four sanctions: VIRTO-080 to VIRTO-098."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.testing.notation import events, question, told

from .build import box, cell, city, hope, legal, pile, play, points, prisons, reason, refused, table, turn


def test_each_way_of_leaving_a_flaw() -> None:
    """VIRTO-080: sowing on, stepping, stumbling; never by a Tunnel."""
    sowing = play(table("LT", cells={"1": "GGG"}, dice="0"), "sow")
    stepping = play(table("LT", at={"LT": "0"}, cells={"0": "G", "1": "GB"}, dice="0"), "step")
    stumbling = table("LC", at={"LC": "0 lying"}, cells={"0": "G"}, dice="0 0")
    for pos in (sowing, stepping, stumbling):
        assert len(events(pos, "tower")) == 1


def test_no_captive_no_roll() -> None:
    """VIRTO-081"""
    assert events(play(table("LT", at={"LT": "0"}, cells={"1": "G"}), "sow step"), "tower") == []


@pytest.mark.parametrize(("captives", "number"), [("G", 0), ("GB", 1), ("GBY", 2), ("GBYR", 3)])
def test_the_number_of_the_highest_captive(captives: str, number: int) -> None:
    """VIRTO-082"""
    given: dict[str, Any] = {"at": {"LT": "0"}, "cells": {"0": captives, "1": "GB", "8": "RRRR"}}
    pos = play(table("LT", dice="1 R", **given), "step")
    assert events(pos, "tower")[0] == {**events(pos, "tower")[0], "captives": len(captives), "total": number + 1}


def test_the_meeple_just_left_counts() -> None:
    """VIRTO-082"""
    pos = play(table("LT", cells={"1": "GGG", "3": "B"}, points={"LW": "W2 T1", "LJ": "J2 T1"}, dice="0"), "sow")
    assert events(pos, "tower")[0]["total"] == 1


def test_zero_does_nothing() -> None:
    """VIRTO-083"""
    pos = play(table("LT", cells={"1": "GGG"}, dice="0"), "sow")
    assert (hope(pos), events(pos, "sanction"), turn(pos)) == (12, [], "LW")


def test_seven_is_a_defeat() -> None:
    """VIRTO-084: neither Hope nor sanction."""
    pos = play(table("LT", at={"LT": "0"}, cells={"0": "GBYR", "1": "G"}, dice="4"), "step")
    assert (reason(pos), hope(pos), events(pos, "sanction")) == ("seven", 12, [])


def test_hope_goes_down() -> None:
    """VIRTO-085"""
    given: dict[str, Any] = {"at": {"LT": "0"}, "cells": {"0": "G", "1": "GB", "8": "RR"}, "dice": "1 R"}
    assert hope(play(table("LT", **given), "step")) == 11
    last = play(table("LT", hope=1, **{**given, "dice": "1"}), "step")
    assert (reason(last), events(last, "sanction")) == ("hope", [])


def test_the_sanction_of_that_flaw_then_the_way_goes_on() -> None:
    """VIRTO-086"""
    pos = play(table("LT", at={"LT": "0"}, cells={"0": "G", "1": "GB", "8": "RR"}, dice="1 R"), "step")
    assert events(pos, "sanction")[0]["flaw"] == 2
    assert (prisons(pos), question(pos)) == ({"PR6": "RR"}, "ChooseAfterStep")


def test_several_watchtowers_in_the_order_of_passage() -> None:
    """VIRTO-087"""
    pos = play(table("LW", at={"LW": "2"}, cells={"2": "GGGGG"}, dice="0 0"), "sow")
    assert [event["flaw"] for event in events(pos, "tower")] == [1, 0]


def test_a_sanction_that_cannot_be_applied_is_a_defeat() -> None:
    """VIRTO-088: but one that can be must be, even if it brings a fifth captive."""
    given: dict[str, Any] = {"at": {"LT": "9"}, "points": {"LT": "T2 W2"}}
    none = play(table("LT", cells={"9": "G"}, dice="4", **given), "step")
    assert reason(none) == "sanction"
    five = table("LT", cells={"9": "G", "7": "YY", "0": "GBYR"}, dice="2", **given)
    assert reason(play(five, "step")) == "captives"


def test_the_acting_player_makes_all_choices() -> None:
    """VIRTO-089"""
    pos = table("LT", at={"LT": "3"}, cells={"3": "G", "4": "B"}, points={"LW": "W2 T1 J1", "LJ": "J2 T1 W1"}, dice="1")
    play(pos, "step")
    assert (pos.to_act, question(pos)) == ((0,), "DiscardPoints")


# Fear.


def test_fear_moves_meeples_to_the_opposed_flaw() -> None:
    """VIRTO-090"""
    pos = table("LT", at={"LT": "9"}, cells={"9": "G", "7": "GB", "1": "Y", "10": "R"}, dice="1")
    play(pos, "step")
    assert legal(pos) == ["scare J B", "scare J G", "scare T Y", "scare W R"]
    assert refused(pos, "scare C G") == "VIRTO-090"
    assert refused(pos, "surrender J G") == "VIRTO-091"
    play(pos, "scare J B", "scare W R")
    assert (cell(pos, 0), cell(pos, 3), cell(pos, 7)) == ("B", "R", "G")


def test_fear_takes_ones_own_points_when_meeples_are_missing() -> None:
    """VIRTO-091"""
    given: dict[str, Any] = {"at": {"LT": "9"}, "dice": "3"}
    pos = play(table("LT", points={"LT": "TGB JR WYR"}, cells={"9": "G", "7": "B"}, **given), "step")
    assert cell(pos, 0) == "B"
    assert legal(pos) == ["surrender J R", "surrender W R", "surrender W Y"]
    assert refused(pos, "surrender T G") == "VIRTO-011"
    play(pos, "surrender J R", "surrender W Y")
    assert (points(pos, "LT"), cell(pos, 0), cell(pos, 3)) == ("T2 W1", "BR", "Y")
    assert reason(play(table("LT", points={"LT": "T2 W2"}, cells={"9": "G"}, **given), "step")) == "sanction"


def test_fear_ends_with_the_fifth_captive() -> None:
    """VIRTO-092: one by one."""
    pos = table("LW", at={"LW": "9"}, cells={"9": "G", "7": "BBB", "0": "GGYY"}, dice="1")
    assert reason(play(pos, "step")) == "captives"
    assert (cell(pos, 0), cell(pos, 7)) == ("GGBYY", "BB")


# Extremism.


def test_extremism_boxes_active_meeples_of_a_colour() -> None:
    """VIRTO-093"""
    pos = table("LT", at={"LT": "6"}, cells={"6": "GB", "7": "RG", "8": "RR", "1": "R", "3": "R"}, dice="1 R")
    play(pos, "step")
    assert legal(pos) == ["seize 1", "seize 7", "seize 8"]
    assert refused(pos, "seize 3") == "VIRTO-093"
    play(pos, "seize 8", "seize 1")
    assert (box(pos), cell(pos, 8), cell(pos, 1)) == ("RR", "R", "")


def test_missing_meeples_are_doubled_from_the_city() -> None:
    """VIRTO-094"""
    given: dict[str, Any] = {"at": {"LT": "6"}, "cells": {"6": "GB", "7": "R", "8": "GG"}, "rest": "8", "dice": "1 Y"}
    pos = table("LT", city="YYYYR", box="YYYYY", points={"LC": "CYY", "LJ": "JYG"}, **given)
    play(pos, "step")
    assert (city(pos), box(pos)) == ("R", "YYYYYYYYY")


# Ignorance.


def test_ignorance_takes_points_of_different_leaders() -> None:
    """VIRTO-095: N from each, to the City."""
    given = {"LT": "T2 WGB JG", "LW": "W2 TGB", "LJ": "J2 WYR", "LC": "C2 TR"}
    pos = table("LT", at={"LT": "3"}, cells={"3": "BB", "4": "G"}, points=given, city="", rest="8", dice="4")
    play(pos, "step")
    assert refused(pos, "discard LC T R") == "VIRTO-096"
    play(pos, "discard LT W G")
    assert all(text.startswith("discard LT") for text in legal(pos))
    assert refused(pos, "discard LJ W Y") == "VIRTO-095"
    play(pos, "discard LT J G")
    assert refused(pos, "discard LT W B") == "VIRTO-095"
    play(pos, "discard LJ W Y")
    assert (points(pos, "LT"), points(pos, "LJ"), points(pos, "LW"), city(pos)) == ("T2 W1", "J2", "T2 W2", "GGYR")


def test_ignorance_needs_enough_leaders() -> None:
    """VIRTO-096"""
    pos = table("LT", at={"LT": "3"}, cells={"3": "B", "4": "G"}, points={"LW": "W2 T1"}, dice="1")
    assert reason(play(pos, "step")) == "sanction"


# Iniquity.


def test_iniquity_opens_a_prison() -> None:
    """VIRTO-097"""
    pos = table("LT", at={"LT": "0"}, cells={"0": "GB", "1": "YY", "8": "Y"}, pile="PR2 PR4", dice="0 Y")
    play(pos, "step")
    assert refused(pos, "seize 4") == "VIRTO-097"
    play(pos, "seize 1", "seize 8")
    assert (prisons(pos), pile(pos)[0]) == ({"PR2": "YY"}, "PR4")
    names = [event["event"] for event in told(pos)]
    assert names.index("prison") < names.index("colour") < names.index("seize")


def test_several_prisons_and_an_empty_pile() -> None:
    """VIRTO-098"""
    given: dict[str, Any] = {"at": {"LT": "0"}, "cells": {"0": "GB", "1": "YYY"}}
    pos = play(table("LT", prisons={"PR1": "G"}, pile="PR3", dice="0 Y", **given), "step")
    assert list(prisons(pos)) == ["PR1", "PR3"]
    full = dict.fromkeys(("PR1", "PR2", "PR3", "PR4", "PR5", "PR6"), "G")
    assert reason(play(table("LT", prisons=full, dice="0", **given), "step")) == "sanction"
