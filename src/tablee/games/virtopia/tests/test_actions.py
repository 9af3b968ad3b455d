"""The six actions: VIRTO-050 to VIRTO-078."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.testing.notation import events, question, shown

from .build import cell, city, legal, pile, play, points, prisons, reason, refused, row, stored, table, token, turn

FULL = {"LW": "T2 W2", "LJ": "T2 J2", "LC": "T2 C2"}


# Develop.


def test_develop_needs_two_points() -> None:
    """VIRTO-050: of the main Virtue or of another."""
    assert refused(table("LT", at={"LT": "7"}, cells={"7": "G"}, points={"LT": "T2 J1"}), "develop") == "VIRTO-050"
    assert "develop" in legal(table("LT", at={"LT": "7"}, cells={"7": "G"}, points={"LT": "T2 J2"}))


def test_develop_needs_somebody_who_is_not_full() -> None:
    """VIRTO-051"""
    assert refused(table("LT", cells={"1": "G"}, points=FULL), "develop") == "VIRTO-051"


def test_develop_gives_all_it_can_to_others() -> None:
    """VIRTO-052"""
    pos = play(table("LT", cells={"1": "GBY"}), "develop")
    assert refused(pos, "give G LT") == "VIRTO-010"
    assert refused(pos, "give R LW") == "VIRTO-052"
    play(pos, "give G LW", "give B LW", "give Y LC")
    assert (row(pos, "LW", "T"), row(pos, "LC", "T"), cell(pos, 1)) == ("GB", "Y", "")
    assert turn(pos) == "LW"
    six = play(table("LT", cells={"1": "GGGGGG"}), "develop", "give G LW", "give G LJ", "give G LC", "give G LW", "give G LJ")
    assert ([points(six, leader) for leader in ("LW", "LJ", "LC")], turn(six)) == (["T2 W2", "T2 J2", "T2 C2"], "LW")


def test_the_surplus_goes_to_the_city() -> None:
    """VIRTO-053"""
    given = {"LW": "W2 T2", "LJ": "J2 T2", "LC": "C2 TG"}
    pos = table("LT", cells={"1": "BYR"}, points=given, city="", rest="8")
    play(pos, "develop", "give Y LC")
    assert (row(pos, "LC", "T"), city(pos), events(pos, "surplus")[0]["yellow"]) == ("GY", "BR", 0)


def test_develop_on_an_empty_cell() -> None:
    """VIRTO-054"""
    pos = table("LT", city="GB", rest="8")
    play(pos, "develop")
    assert refused(pos, "give Y LW") == "VIRTO-054"
    play(pos, "give G LW")
    assert (points(pos, "LW"), city(pos)) == ("T1 W2", "B")
    assert refused(table("LT", city="", rest="8"), "develop") == "VIRTO-054"


def test_develop_lays_the_token() -> None:
    """VIRTO-055"""
    assert token(play(table("LT", cells={"1": "G"}), "develop", "give G LW"), "LT") == "1 lying"


# Tunnel.


def test_a_tunnel_leads_to_eleven_cells() -> None:
    """VIRTO-056"""
    pos = play(table("LT", at={"LT": "2"}), "tunnel")
    assert len(legal(pos)) == 11
    assert refused(pos, "dig 2") == "VIRTO-056"
    assert token(play(pos, "dig 9"), "LT") == "9"


def test_passengers() -> None:
    """VIRTO-057: on a Flaw they are captive."""
    pos = table("LT", at={"LT": "2"}, cells={"2": "GB"}, points={"LT": "T2 W1 J1"})
    play(pos, "tunnel", "dig 9")
    assert legal(pos) == ["take -", "take B", "take G", "take GB"]
    assert refused(pos, "take GG") == "VIRTO-057"
    assert cell(play(pos, "take GB"), 9) == "GB"
    five = play(table("LT", at={"LT": "2"}, cells={"2": "G", "9": "BYRR"}), "tunnel", "dig 9", "take G")
    assert reason(five) == "captives"


def test_a_tunnel_ends_standing() -> None:
    """VIRTO-058"""
    assert token(play(table("LT", at={"LT": "2"}), "tunnel", "dig 5"), "LT") == "5"


def test_a_tunnel_passes_under_the_watchtowers() -> None:
    """VIRTO-059"""
    pos = play(table("LT", at={"LT": "2"}, cells={"3": "GGG", "6": "B"}), "tunnel", "dig 1")
    assert events(pos, "tower") == []


# Recruit.


def test_recruit_exactly_as_many_as_virtues() -> None:
    """VIRTO-060"""
    pos = table("LT", at={"LT": "2"}, points={"LT": "T2 W1 C1"}, city="GGBY", rest="8")
    play(pos, "recruit")
    assert legal(pos) == ["take GBY", "take GGB", "take GGY"]
    assert refused(pos, "take GB") == "VIRTO-060"
    play(pos, "take GGY")
    assert (cell(pos, 2), city(pos)) == ("GGY", "B")
    few = play(table("LT", at={"LT": "2"}, points={"LT": "T2 W1 C1"}, city="GB", rest="8"), "recruit")
    assert (cell(few, 2), city(few)) == ("GB", "")


def test_recruiting_lays_the_token() -> None:
    """VIRTO-061"""
    assert token(play(table("LT", at={"LT": "2"}), "recruit", "take G"), "LT") == "2 lying"


# Surveillance.


@pytest.mark.parametrize("die", [0, 3])
def test_surveillance_stores_a_roll(die: int) -> None:
    """VIRTO-062"""
    pos = play(table("LT", at={"LT": "5"}, dice=str(die)), "surveillance")
    assert stored(pos) == die == shown(pos)["stored"]


def test_the_stored_result_is_used_or_gone() -> None:
    """VIRTO-063"""
    given: dict[str, Any] = {"at": {"LT": "0"}, "cells": {"0": "G", "1": "GB"}, "stored": 0}
    pos = play(table("LT", **given), "step")
    assert legal(pos) == ["roll", "stored"]
    assert refused(pos, "sow") == "VIRTO-063"
    used = play(pos.clone(), "stored")
    assert (stored(used), events(used, "tower")[0]["stored"]) == (None, 1)
    anew = play(table("LT", dice="0", **given), "step", "roll")
    assert (stored(anew), events(anew, "tower")[0]["stored"]) == (None, 0)


def test_a_flaw_without_captives_keeps_the_stored_result() -> None:
    """VIRTO-064"""
    pos = play(table("LT", at={"LT": "0"}, cells={"1": "G"}, stored=2), "sow step")
    assert stored(pos) == 2


def test_surveillance_replaces_a_stored_result() -> None:
    """VIRTO-066"""
    assert stored(play(table("LT", at={"LT": "5"}, stored=0, dice="4"), "surveillance")) == 4


def test_surveillance_lays_the_token() -> None:
    """VIRTO-067"""
    assert token(play(table("LT", at={"LT": "5"}, dice="4"), "surveillance"), "LT") == "5 lying"


# Escape.


def test_escape_of_ones_own_colour() -> None:
    """VIRTO-070"""
    given: dict[str, Any] = {"at": {"LT": "5"}, "prisons": {"PR1": "BB", "PR4": "GG"}}
    pos = play(table("LT", points={"LT": "T2 W1"}, **given), "escape")
    assert {text.split()[1] for text in legal(pos)} == {"PR1"}
    assert refused(pos, "free PR4 all") == "VIRTO-070"
    assert refused(table("LW", at={"LW": "5"}, prisons={"PR1": "BB"}), "escape") == "VIRTO-070"


def test_escape_onto_the_cell() -> None:
    """VIRTO-071"""
    pos = play(table("LT", at={"LT": "5"}, cells={"5": "Y"}, prisons={"PR1": "BB"}), "escape")
    assert refused(pos, "sow") == "VIRTO-071"
    assert cell(play(pos, "free PR1 all"), 5) == "BBY"


def test_escape_for_a_point() -> None:
    """VIRTO-072"""
    pos = table("LT", at={"LT": "5"}, prisons={"PR1": "BBB"}, points={"LT": "T2 W2 J1"}, city="", rest="8")
    play(pos, "escape")
    assert legal(pos) == ["free PR1 C", "free PR1 J", "free PR1 all"]
    assert refused(pos, "free PR1 W") == "VIRTO-072"
    play(pos, "free PR1 C")
    assert (row(pos, "LT", "C"), city(pos)) == ("B", "BB")
    full = play(table("LT", at={"LT": "5"}, prisons={"PR1": "BB"}, points={"LT": "T2 W2 J2 C2"}), "escape")
    assert cell(full, 5) == "BB"


def test_an_emptied_prison_goes_under_the_pile() -> None:
    """VIRTO-073"""
    pos = play(table("LT", at={"LT": "5"}, prisons={"PR1": "BB"}), "escape", "free PR1 all")
    assert (prisons(pos), pile(pos)[-1], len(pile(pos))) == ({}, "PR1", 6)


def test_escape_lays_the_token() -> None:
    """VIRTO-074"""
    pos = play(table("LT", at={"LT": "5"}, prisons={"PR1": "BB"}), "escape", "free PR1 all")
    assert token(pos, "LT") == "5 lying"


@pytest.mark.parametrize(("partner", "rule"), [("5", ""), ("11 lying", ""), ("2", "VIRTO-075"), ("4", "VIRTO-075")])
def test_escape_in_a_pair(partner: str, rule: str) -> None:
    """VIRTO-075"""
    pos = table("LT", at={"LT": "5", "LC": partner}, prisons={"PR5": "BB"})
    if rule:
        assert refused(pos, "escape") == rule
    else:
        assert token(play(pos, "escape", "free PR5 all"), "LC") == partner


def test_the_partner_is_named_when_another_prison_can_be_emptied() -> None:
    """VIRTO-075"""
    pos = play(table("LT", at={"LT": "5"}, prisons={"PR5": "BB", "PR1": "Y"}), "escape")
    assert refused(pos, "free PR5 all") == "VIRTO-075"


# Struggle.


def test_struggle_frees_as_many_captives_as_points() -> None:
    """VIRTO-076"""
    given: dict[str, Any] = {"at": {"LT": "6"}, "cells": {"6": "GGB", "10": "R"}, "city": "", "rest": "8"}
    pos = play(table("LT", **given), "struggle")
    assert legal(pos) == ["take GB", "take GG"]
    assert refused(pos, "take G") == "VIRTO-076"
    play(pos, "take GB")
    assert (cell(pos, 6), city(pos)) == ("G", "GB")


def test_struggle_frees_all_if_there_are_fewer() -> None:
    """VIRTO-076"""
    assert cell(play(table("LT", at={"LT": "6"}, cells={"6": "G"}), "struggle"), 6) == ""


def test_struggle_needs_a_point() -> None:
    """VIRTO-077"""
    assert refused(table("LT", at={"LT": "2"}, cells={"3": "G"}), "struggle step") == "VIRTO-077"


def test_struggle_lays_the_token() -> None:
    """VIRTO-078"""
    pos = play(table("LT", at={"LT": "2"}, cells={"3": "G"}, points={"LT": "T2 W1"}), "struggle step")
    assert (token(pos, "LT"), question(pos)) == ("3 lying", "ChooseTurn")
