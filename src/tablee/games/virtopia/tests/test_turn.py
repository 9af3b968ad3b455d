"""The turn, postures and the Impossibility procedure: VIRTO-020 to 033, VIRTO-100 to 105."""

from __future__ import annotations

from typing import Any

import pytest

from tablee import Rng
from tablee.games.virtopia import GAME
from tablee.games.virtopia.rules.content import LEADERS
from tablee.games.virtopia.rules.turn import nth_flaw
from tablee.testing.notation import events, question, shown, told

from .build import cell, city, hope, legal, play, points, reason, refused, stored, table, token, turn

SCARCE: dict[str, Any] = {"rest": "8"}


def test_each_leader_has_one_turn_a_round() -> None:
    """VIRTO-020"""
    pos = table("LT", cells={"1": "G", "10": "G", "7": "G", "4": "G"})
    order = []
    for _ in range(4):
        order.append((turn(pos), shown(pos)["round"]))
        play(pos, "sow")
    assert order == [("LT", 2), ("LW", 2), ("LJ", 2), ("LC", 2)]
    assert (turn(pos), shown(pos)["round"]) == ("LT", 3)


def test_one_of_four_things_and_no_pass() -> None:
    """VIRTO-021"""
    pos = table("LT", cells={"1": "G", "2": "B"})
    assert legal(pos) == ["develop", "recruit step", "sow", "sow step", "tunnel step"]
    assert refused(pos, "leave G") == "VIRTO-021"
    assert refused(pos, "step") == "VIRTO-021"


def test_act_here_only_if_standing() -> None:
    """VIRTO-022"""
    assert "develop" in legal(table("LT", cells={"1": "G"}))
    assert refused(table("LT", at={"LT": "1 lying"}, cells={"1": "G"}), "develop") == "VIRTO-022"


@pytest.mark.parametrize("posture", ["", " lying"])
def test_step_and_act_in_any_posture(posture: str) -> None:
    """VIRTO-023"""
    pos = table("LT", at={"LT": f"1{posture}"}, cells={"10": "G"})
    play(pos, "tunnel step", "dig 5")
    assert token(pos, "LT") == "5"


@pytest.mark.parametrize("posture", ["", " lying"])
def test_sow_here_in_any_posture(posture: str) -> None:
    """VIRTO-024"""
    pos = play(table("LT", at={"LT": f"1{posture}"}, cells={"1": "G", "10": "G"}), "sow")
    assert (cell(pos, 1), cell(pos, 2)) == ("", "G")


@pytest.mark.parametrize("posture", ["", " lying"])
def test_step_and_sow_in_any_posture(posture: str) -> None:
    """VIRTO-025"""
    pos = play(table("LT", at={"LT": f"1{posture}"}, cells={"2": "G", "10": "G"}), "sow step")
    assert (cell(pos, 2), cell(pos, 3), token(pos, "LT")) == ("", "G", "3")


def test_one_action_of_two() -> None:
    """VIRTO-026"""
    pos = play(table("LT", at={"LT": "2"}, cells={"10": "G"}), "recruit", "take G")
    assert turn(pos) == "LW"


def test_the_first_turn_is_a_sowing() -> None:
    """VIRTO-027"""
    pos = table("LT", round=1, cells={"1": "G", "2": "B"})
    assert legal(pos) == ["sow", "sow step"]
    assert refused(pos, "develop") == "VIRTO-027"


def test_no_empty_gesture() -> None:
    """VIRTO-028"""
    pos = table("LT", at={"LT": "2"}, cells={"3": ""}, points={"LT": "T2 W2"}, city="", **SCARCE)
    assert refused(pos, "struggle step") == "VIRTO-028"
    assert refused(pos, "recruit") == "VIRTO-028"
    assert refused(pos, "surveillance") == "VIRTO-028"
    assert legal(pos) == ["tunnel"]
    assert "surveillance" in legal(table("LT", at={"LT": "5"}, city="", **SCARCE))


def test_past_a_watchtower_the_choice_is_made_anew() -> None:
    """VIRTO-029"""
    given: dict[str, Any] = {"at": {"LT": "0"}, "cells": {"0": "G", "1": "BY", "8": "RR"}, "dice": "0"}
    pos = table("LT", points={"LT": "T2 W2"}, **given)
    assert legal(pos) == ["step"]
    assert refused(pos, "sow step") == "VIRTO-029"
    play(pos, "step")
    assert question(pos) == "ChooseAfterStep"
    assert legal(pos) == ["develop", "sow"]
    assert refused(pos, "sow step") == "VIRTO-029"
    assert refused(pos, "tunnel") == "VIRTO-028"
    assert turn(play(pos, "develop", "give B LW", "give Y LJ")) == "LW"


def test_options_are_judged_before_the_die() -> None:
    """VIRTO-029: without captives the step and the action are one choice."""
    pos = table("LT", at={"LT": "0"}, cells={"1": "BY"})
    assert legal(pos) == ["develop step", "sow step"]


def test_tokens_share_a_cell() -> None:
    """VIRTO-030"""
    pos = table("LT", at={"LW": "1", "LJ": "1", "LC": "1 lying"}, cells={"1": "GG"})
    assert shown(pos)["cells"][1]["leaders"] == [0, 1, 2, 3]
    play(pos, "sow")
    assert [token(pos, leader) for leader in LEADERS] == ["3", "1", "1", "1 lying"]


def test_a_token_that_moves_stands() -> None:
    """VIRTO-031"""
    lying = {"LT": "1 lying"}
    assert token(play(table("LT", at=lying, cells={"1": "G"}), "sow"), "LT") == "2"
    assert token(play(table("LT", at=lying), "tunnel step", "dig 9"), "LT") == "9"
    stepping = table("LT", at={"LT": "0 lying"}, cells={"0": "G", "1": "GB"}, dice="0")
    assert token(play(stepping, "step"), "LT") == "1"


def test_what_lays_a_token() -> None:
    """VIRTO-032"""
    assert token(play(table("LT", cells={"1": "G"}), "develop", "give G LW"), "LT") == "1 lying"
    assert token(play(table("LT", at={"LT": "2"}), "recruit", "take G"), "LT") == "2 lying"
    assert token(play(table("LT", at={"LT": "5"}, dice="1"), "surveillance"), "LT") == "5 lying"
    assert token(play(table("LT", at={"LT": "6"}, cells={"6": "G"}), "struggle"), "LT") == "6 lying"
    assert token(play(table("LT", at={"LT": "2"}), "tunnel", "dig 3"), "LT") == "3"


def test_nothing_else_changes_a_posture() -> None:
    """VIRTO-033"""
    at = {"LT": "3", "LW": "9 lying", "LJ": "8", "LC": "5 lying"}
    pos = table("LT", at=at, cells={"3": "G", "4": "G"}, points={"LT": "T2 C2", "LW": "W2 C1", "LJ": "J2 C1"}, dice="1")
    play(pos, "step")
    assert question(pos) == "DiscardPoints"
    play(pos, legal(pos)[0])
    assert [token(pos, leader) for leader in ("LW", "LJ", "LC")] == ["9 lying", "8", "5 lying"]


# Impossibility.


def test_impossibility_only_if_nothing_is_legal() -> None:
    """VIRTO-100"""
    stuck = table("LC", at={"LC": "11 lying"}, dice="0")
    assert [event["event"] for event in told(stuck)][:3] == ["turn", "impossible", "stumble"]
    assert turn(stuck) == "LT"
    free = table("LC", at={"LC": "11 lying"}, cells={"11": "G"})
    assert legal(free) == ["sow"]
    assert refused(free, "step") == "VIRTO-021"


def test_impossibility_passes_the_watchtower_first() -> None:
    """VIRTO-100: off a Flaw whose Virtue is empty, with nothing to develop."""
    given: dict[str, Any] = {"at": {"LC": "0 lying"}, "cells": {"0": "GG", "8": "B"}, "points": {"LC": "C2"}}
    pos = table("LC", dice="0 R 0", **given)
    names = [event["event"] for event in told(pos)]
    assert names.index("impossible") < names.index("tower") < names.index("stumble")
    assert (token(pos, "LC"), hope(pos)) == ("1 lying", 11)


def test_impossibility_is_carried_through() -> None:
    """VIRTO-029, 100: Ignorance fills the City, so that Courage could be developed now; it is too late."""
    given: dict[str, Any] = {"at": {"LC": "3 lying"}, "cells": {"3": "G"}, "points": {"LW": "W2 TG", "LJ": "J2 TB"}}
    pos = table("LC", city="", dice="1 1", **given, **SCARCE)
    assert (question(pos), legal(pos)) == ("SendCaptive", ["send B", "send G"])
    play(pos, "send G")
    assert (cell(pos, 6), city(pos), token(pos, "LC"), hope(pos)) == ("G", "B", "4 lying", 11)


def test_impossibility_with_a_stored_result() -> None:
    """VIRTO-063, 065: it serves at the watchtower, not for the roll after."""
    pos = table("LC", at={"LC": "0 lying"}, cells={"0": "G", "8": "B"}, stored=0, dice="3")
    assert legal(pos) == ["roll", "stored"]
    play(pos, "stored", "send Y")
    assert (stored(pos), events(pos, "stumble")[0]["die"], cell(pos, 9)) == (None, 3, "Y")


def test_the_captive_of_an_impossibility() -> None:
    """VIRTO-101"""
    assert [nth_flaw(0, n) for n in (1, 2, 3, 4)] == [0, 3, 6, 9]
    assert [nth_flaw(1, n) for n in (1, 4)] == [3, 0]
    pos = table("LC", at={"LC": "11 lying"}, dice="3")
    assert refused(table("LC", at={"LC": "11 lying"}, rest="8", city="GB", dice="1"), "send R") == "VIRTO-101"
    assert cell(play(pos, "send Y"), 6) == "Y"


def test_impossibility_with_an_empty_city() -> None:
    """VIRTO-102"""
    pos = table("LC", at={"LC": "11 lying"}, dice="2", city="", **SCARCE)
    assert (city(pos), reason(pos), turn(pos)) == ("", "", "LT")
    assert events(pos, "stumble")[0]["die"] == 2


def test_impossibility_lays_the_token() -> None:
    """VIRTO-103"""
    assert token(table("LC", at={"LC": "11 lying"}, dice="0"), "LC") == "0 lying"


def test_impossibility_in_a_first_turn() -> None:
    """VIRTO-104: the Tunnel ahead does not count."""
    pos = table("LT", round=1, at={"LT": "1 lying"}, cells={"10": "G"}, dice="0")
    assert token(pos, "LT") == "2 lying"


def test_never_impossible_on_a_virtue_cell_later() -> None:
    """VIRTO-105"""
    for at in (1, 4, 7, 10):
        pos = table("LT", at={"LT": f"{at} lying"}, city="", cells={}, rest="2" if at != 1 else "8")
        assert legal(pos)
    for at in (2, 5, 8, 11):
        assert legal(table("LT", at={"LT": str(at)}, city="", rest="1"))


def test_the_impossibility_roll_leaves_the_stored_result() -> None:
    """VIRTO-065"""
    pos = table("LC", at={"LC": "11 lying"}, stored=3, dice="0")
    assert (stored(pos), events(pos, "stumble")[0]["die"]) == (3, 0)


def test_there_is_always_an_answer() -> None:
    """Invariant 10, along random matches."""
    for seed in range(20):
        pos, rng = GAME.new(1 + seed % 4, seed=seed).quiet(), Rng(seed)
        while not pos.over:
            options = pos.legal(pos.to_act[0])
            assert options
            pos.play(pos.to_act[0], options[rng.below(len(options))])


def test_points_are_not_spent_by_a_turn() -> None:
    pos = play(table("LT", cells={"1": "G"}), "sow")
    assert points(pos, "LT") == "T2"
