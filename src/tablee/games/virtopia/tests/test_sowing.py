"""Sowing: VIRTO-040 to VIRTO-048."""

from __future__ import annotations

from tablee.testing.notation import events, shown, told

from .build import box, cell, hand, hope, legal, play, reason, refused, table, token, turn


def test_one_meeple_on_each_cell_entered() -> None:
    """VIRTO-040"""
    pos = play(table("LJ", cells={"7": "GGG"}, dice="0"), "sow")
    assert [cell(pos, at) for at in (7, 8, 9, 10, 11)] == ["", "G", "G", "G", ""]
    assert token(pos, "LJ") == "10"
    choosing = play(table("LJ", cells={"7": "GB"}), "sow")
    assert refused(choosing, "sow") == "VIRTO-040"


def test_not_from_an_empty_cell() -> None:
    """VIRTO-041"""
    assert refused(table("LJ"), "sow") == "VIRTO-041"


def test_not_from_a_flaw() -> None:
    """VIRTO-042"""
    pos = table("LJ", at={"LJ": "9"}, cells={"9": "G", "10": "B"})
    assert refused(pos, "sow") == "VIRTO-042"
    assert refused(table("LJ", at={"LJ": "8"}, cells={"9": "GG"}), "sow step") == "VIRTO-042"


def test_the_colour_is_chosen_cell_by_cell() -> None:
    """VIRTO-043"""
    pos = play(table("LJ", cells={"7": "GBB"}, dice="0"), "sow")
    assert legal(pos) == ["leave B", "leave G"]
    assert refused(pos, "leave R") == "VIRTO-043"
    play(pos, "leave B", "leave G")
    assert [cell(pos, at) for at in (8, 9, 10)] == ["B", "G", "B"]


def test_one_colour_is_left_without_a_question() -> None:
    """VIRTO-043"""
    assert turn(play(table("LJ", cells={"7": "BB"}), "sow")) == "LC"


def test_a_meeple_left_on_a_flaw_is_captive_and_a_fifth_a_defeat() -> None:
    """VIRTO-044"""
    pos = play(table("LJ", cells={"7": "GG", "9": "BYR"}), "sow")
    assert shown(pos)["cells"][9]["captives"] == 4
    lost = play(table("LJ", cells={"7": "GGG", "9": "BYRR"}), "sow")
    assert (reason(lost), events(lost, "tower")) == ("captives", [])


def test_the_watchtower_comes_before_the_next_meeple() -> None:
    """VIRTO-045"""
    pos = table("LJ", cells={"7": "GGB", "1": "R", "8": "RR"}, dice="2", points={"LJ": "J2 T1"})
    play(pos, "sow", "leave G", "leave G")
    assert (hand(pos), cell(pos, 10), turn(pos)) == ("", "B", "LC")
    order = [event["event"] for event in told(pos)]
    assert order.index("tower") < [n for n, name in enumerate(order) if name == "leave"][2]
    last = play(table("LJ", cells={"7": "GG"}), "sow")
    assert (events(last, "tower"), hope(last)) == ([], 12)


def test_meeples_in_hand_are_out_of_reach() -> None:
    """VIRTO-046: three reds in hand do not pay for Extremism."""
    pos = table("LC", at={"LC": "5"}, cells={"5": "RRRR", "8": "G"}, city="", box="RRR", rest="7", dice="1 R")
    before = cell(pos, 7).count("R")
    play(pos, "sow")
    assert box(pos) == "RRRR"
    assert cell(pos, 7).count("R") == before


def test_twelve_meeples_go_round() -> None:
    """VIRTO-047"""
    pos = play(table("LT", cells={"1": "G" * 12}, dice="0 0 0 0", points={"LT": "TBB"}), "sow")
    assert [cell(pos, at) for at in range(12)] == ["G"] * 12
    assert token(pos, "LT") == "1"


def test_sowing_ends_the_turn() -> None:
    """VIRTO-048"""
    pos = play(table("LJ", cells={"7": "G"}), "sow")
    assert turn(pos) == "LC"
