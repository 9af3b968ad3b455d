"""The end: VIRTO-110 to VIRTO-118; what is hidden: VIRTO-140 to VIRTO-144."""

from __future__ import annotations

from typing import Any

import pytest

from tablee import Rng
from tablee.games.virtopia import GAME
from tablee.games.virtopia.rules.position import Virtopia
from tablee.games.virtopia.show.facts import facts
from tablee.testing.notation import question, shown, told

from .build import box, city, legal, pile, play, reason, stored, table

ALL = "T2 W2 J2 C2"
LACKING = {"LT": "T2 W2 J2 C1", "LW": ALL, "LJ": ALL, "LC": ALL}


def test_victory_at_the_end_of_a_develop() -> None:
    """VIRTO-110"""
    pos = play(table("LC", cells={"4": "GG", "9": "BYR"}, points=LACKING, hope=1), "develop")
    assert reason(pos) == "victory"


def test_victory_at_the_end_of_an_escape() -> None:
    """VIRTO-110: the prisoner can be the last point."""
    pos = table("LT", at={"LT": "5"}, prisons={"PR1": "BB"}, points=LACKING)
    assert reason(play(pos, "escape", "free PR1 C")) == "victory"
    waiting = table("LT", at={"LT": "5"}, prisons={"PR1": "BB", "PR2": "Y"}, points=LACKING)
    assert reason(play(waiting, "escape", "free PR1 C")) == ""


def test_players_win_or_lose_together() -> None:
    """VIRTO-111"""
    won = play(table("LC", cells={"4": "G"}, points=LACKING), "develop").outcome
    lost = play(table("LT", at={"LT": "0"}, cells={"0": "GBYR", "1": "G"}, dice="4"), "step").outcome
    assert won is not None
    assert lost is not None
    assert (won.winners, won.returns, won.ranks) == ((0, 1, 2, 3), (1.0,) * 4, (1,) * 4)
    assert (lost.winners, lost.returns) == ((), (-1.0,) * 4)
    line: Any = won.detail[0]
    assert (line["reason"], line["rounds"], line["hope"], line["points"]) == ("victory", 2, 12, 32)


@pytest.mark.parametrize(
    ("given", "moves"),
    [
        ({"cells": {"1": "GG", "3": "BYRR"}}, ["sow"]),
        ({"at": {"LT": "2"}, "cells": {"2": "G", "3": "BYRR"}}, ["tunnel", "dig 3", "take G"]),
        ({"at": {"LT": "9"}, "points": {"LT": "T2 W2"}, "cells": {"9": "G", "7": "YY", "0": "GBYR"}, "dice": "1"}, ["step"]),
        ({"at": {"LT": "11 lying"}, "cells": {"0": "BYRR"}, "dice": "1"}, ["send G"]),
    ],
)
def test_a_fifth_captive_whatever_put_it_there(given: dict[str, Any], moves: list[str]) -> None:
    """VIRTO-112: sowing, Tunnel, Fear, Impossibility."""
    assert reason(play(table("LT", **given), *moves)) == "captives"


def test_seven_or_more() -> None:
    """VIRTO-113"""
    assert reason(play(table("LT", at={"LT": "0"}, cells={"0": "GBYR", "1": "G"}, dice="4"), "step")) == "seven"


def test_no_hope() -> None:
    """VIRTO-114"""
    assert reason(play(table("LT", at={"LT": "0"}, cells={"0": "G", "1": "G"}, hope=1, dice="1"), "step")) == "hope"


def test_an_unpayable_sanction() -> None:
    """VIRTO-115"""
    pos = table("LT", at={"LT": "3"}, cells={"3": "G", "4": "G"}, dice="1")
    assert reason(play(pos, "step")) == "sanction"


def test_more_than_sixteen_in_the_box() -> None:
    """VIRTO-116"""
    boxed = "GGGGGBBBBBYYYYYY"
    pos = table("LT", at={"LT": "6"}, cells={"6": "G", "7": "R", "8": "R"}, box=boxed, dice="1 R")
    play(pos, "step", "seize 7")
    assert (reason(pos), len(box(pos))) == ("box", 17)
    sixteen = table("LT", at={"LT": "6"}, cells={"6": "G", "7": "R", "8": "R"}, box=boxed[1:], dice="1 R")
    play(sixteen, "step", "seize 7")
    assert (reason(sixteen), len(box(sixteen))) == ("", 16)


def test_an_unpayable_sanction_takes_nothing() -> None:
    """VIRTO-115: before the box could overflow (VIRTO-116)."""
    reds = {"LW": "WRR", "LJ": "JRR", "LC": "CRR"}
    given: dict[str, Any] = {"at": {"LT": "6"}, "cells": {"6": "G", "7": "R"}, "points": reds, "rest": "8", "dice": "3 R"}
    pos = table("LT", city="RRR", box="GGGGGGBBBBBBYRR", **given)
    play(pos, "step")
    assert (reason(pos), len(box(pos)), city(pos)) == ("sanction", 15, "RRR")


def test_forty_rounds() -> None:
    """VIRTO-117"""
    pos = table("LC", round=40, cells={"4": "G", "1": "B"})
    assert reason(play(pos, "sow")) == "rounds"
    assert reason(play(table("LJ", round=40, cells={"7": "G", "4": "B"}), "sow")) == ""
    assert reason(play(table("LC", round=39, cells={"4": "G", "1": "B"}), "sow")) == ""
    assert isinstance(pos, Virtopia)
    assert (facts(pos)["rounds"], facts(pos)["turns"]) == (40, 160)


def test_nothing_is_resolved_afterwards() -> None:
    """VIRTO-118"""
    pos = play(table("LT", cells={"1": "GGGG", "3": "BYRR"}), "sow")
    assert (reason(pos), question(pos), pos.to_act) == ("captives", "", ())
    assert told(pos)[-1]["event"] == "defeat"


# Hidden information.


def test_only_unseen_prison_cards_are_hidden() -> None:
    """VIRTO-140"""
    pos = table("LT", cells={"1": "GB"}, stored=2)
    assert shown(pos) == shown(pos, "A") == shown(pos, "D")
    world = pos.resample(0, Rng(5))
    assert list(world.counters) == list(pos.counters)
    assert any(pile(pos.resample(0, Rng(seed))) != pile(pos) for seed in range(5))


def test_nobody_learns_a_card_never_turned_up() -> None:
    """VIRTO-141"""
    pos = table("LT", prisons={"PR1": "G"})
    assert (shown(pos, "A")["pile"], shown(pos, "A")["bottom"]) == (5, [])
    assert "PR4" not in str(pos.view(0))
    over = play(table("LT", at={"LT": "0"}, cells={"0": "GBYR", "1": "G"}, known=2, dice="4"), "step")
    assert (reason(over), shown(over, "A")["pile"], shown(over, "A")["bottom"]) == ("seven", 6, [])
    assert "PR4" not in str(over.view(0))


def test_the_known_block_lies_below() -> None:
    """VIRTO-142"""
    pos = table("LT", at={"LT": "5", "LC": "11"}, prisons={"PR1": "BB", "PR5": "G"}, pile="PR4 PR2")
    play(pos, "escape", "free PR1 all")
    assert shown(pos, "C")["bottom"] == ["PR1"]
    for seed in range(6):
        assert pile(pos.resample(1, Rng(seed)))[-1] == "PR1"
    two = table("LT", at={"LT": "5"}, prisons={"PR1": "BB"}, pile="PR4 PR2", known=1)
    play(two, "escape", "free PR1 all")
    assert shown(two)["bottom"] == ["PR1", "PR3"]


def test_everybody_is_told_the_same() -> None:
    """VIRTO-143"""
    pos, rng = GAME.new(3, seed=2), Rng(2)
    while not pos.over:
        options = pos.legal(pos.to_act[0])
        pos.play(pos.to_act[0], options[rng.below(len(options))])
        assert len(pos.to_act) <= 1
    assert pos.events(0) == pos.events(1) == pos.events(None)


def test_the_stored_result_is_in_view() -> None:
    """VIRTO-144"""
    pos = play(table("LT", at={"LT": "5"}, dice="3"), "surveillance")
    assert (stored(pos), shown(pos)["stored"]) == (3, 3)
    assert legal(pos)
