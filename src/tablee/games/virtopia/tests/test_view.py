"""What everybody sees, and the previews of sowings and watchtowers."""

from __future__ import annotations

from typing import Any

import pytest

from tablee import Rng
from tablee.games.virtopia import GAME
from tablee.testing.notation import shown

from .build import legal, named, play, table


def test_cells_tokens_and_numbers() -> None:
    pos = table("LT", at={"LC": "4 lying"}, cells={"1": "GGR", "3": "BB"}, prisons={"PR5": "YY"}, box="G", stored=2)
    drawn = shown(pos)
    assert drawn["cells"][1] == {
        "cell": 1,
        "kind": "virtue",
        "id": "VT",
        "meeples": [2, 0, 0, 1],
        "leaders": [0],
        "captives": None,
        "number": None,
        "room": None,
    }
    assert (drawn["cells"][3]["captives"], drawn["cells"][3]["number"], drawn["cells"][0]["number"]) == (2, 1, None)
    assert (drawn["cells"][3]["room"], drawn["cells"][0]["room"]) == (2, 4)
    assert [cell["id"] for cell in drawn["cells"] if cell["kind"] == "action"] == ["TR", "SE", "TR", "SE"]
    assert (drawn["leaders"][3]["cell"], drawn["leaders"][3]["standing"]) == (4, False)
    assert drawn["prisons"] == [{"id": "PR5", "leaders": [0, 3], "meeples": [0, 0, 2, 0]}]
    assert (drawn["stored"], drawn["box"], drawn["pile"], drawn["leader"], drawn["player"]) == (2, [1, 0, 0, 0], 5, 0, 0)


def test_what_is_under_way() -> None:
    pos = table("LT", cells={"1": "GB"})
    assert (shown(pos)["acting"], shown(pos)["hand"]) == (None, [0, 0, 0, 0])
    play(pos, "sow")
    assert (shown(pos)["acting"], shown(pos)["hand"]) == ("sow", [1, 1, 0, 0])


def test_the_last_dice() -> None:
    pos = play(table("LT", at={"LT": "0"}, cells={"0": "G", "1": "GB", "8": "RR"}, dice="1 R"), "step")
    assert shown(pos)["dice"] == {"result": 1, "roll": "watchtower", "cell": 0, "total": 1, "colour": "red"}
    watched = play(table("LT", at={"LT": "5"}, dice="3"), "surveillance")
    assert shown(watched)["dice"] == {"result": 3, "roll": "surveillance", "cell": 5, "total": None, "colour": None}


def test_sowings_to_come() -> None:
    """Where meeples fall, the watchtowers in between, and their odds."""
    pos = table("LT", cells={"1": "GGGGG", "2": "BB", "3": "Y"}, points={"LW": "W2 T1", "LJ": "J2 T1", "LC": "C2 T1"})
    here, ahead = shown(pos)["sowings"]
    assert (here["step"], here["origin"], here["cells"], here["fifth"]) == (False, 1, [2, 3, 4, 5, 6], None)
    assert (ahead["step"], ahead["origin"], ahead["cells"], ahead["fifth"]) == (True, 2, [3, 4], None)
    tower = here["towers"][0]
    assert (len(here["towers"]), tower["cell"], tower["flaw"], tower["captives"], tower["number"]) == (1, 3, "FG", 2, 1)
    assert tower["stored"] is None
    assert tower["sanction"] == pytest.approx(5 / 6)
    assert tower["defeat"] == pytest.approx(1 / 6)  # a 4 makes 5: two points from each of two Leaders
    for sowing in (here, ahead):
        assert sowing["chance"] == {"sanction": pytest.approx(5 / 6), "defeat": pytest.approx(1 / 6), "exact": True}


def test_the_odds_of_seven_and_of_the_last_hope() -> None:
    given: dict[str, Any] = {"at": {"LT": "6"}, "cells": {"6": "GBYR", "7": "G", "8": "GGGBBBYYYRRR"}}
    tower = shown(table("LT", **given))["leaving"]
    assert (tower["captives"], tower["number"], tower["sanction"]) == (4, 3, pytest.approx(5 / 6))
    assert tower["defeat"] == pytest.approx(1 / 6)
    assert shown(table("LT", hope=1, **given))["leaving"]["defeat"] == 1.0
    plus = shown(table("LT", options={"plus_one": True}, stored=0, **given))["leaving"]
    assert plus["defeat"] == pytest.approx(1 / 3)
    assert plus["stored"] == {"total": 4, "sanction": 1.0, "defeat": 0.0}


def test_a_fifth_captive_is_foreseen() -> None:
    sowing = shown(table("LT", cells={"1": "GGG", "3": "BYRR"}))["sowings"][0]
    assert (sowing["fifth"], sowing["towers"]) == (3, [])
    assert sowing["chance"] == {"sanction": 0.0, "defeat": 1.0, "exact": True}


def test_unpayable_by_colour_and_by_an_empty_pile() -> None:
    """Extremism: of the four colours only those count that neither the circle nor the City can pay."""
    scarce: dict[str, Any] = {"at": {"LT": "6"}, "cells": {"6": "G", "7": "B", "8": "GGGBB"}, "rest": "8"}
    given = shown(table("LT", city="", box="RRRRRRRRRR", points={"LC": "CRR"}, **scarce))["leaving"]
    assert given["defeat"] == pytest.approx(4 / 6 / 4)
    full = dict.fromkeys(("PR1", "PR2", "PR3", "PR4", "PR5", "PR6"), "G")
    empty = shown(table("LT", at={"LT": "0"}, cells={"0": "B", "1": "Y"}, prisons=full))["leaving"]
    assert empty["defeat"] == pytest.approx(4 / 6)


def test_a_full_box_is_foreseen() -> None:
    """VIRTO-116: with 15 in the box every sanction of Extremism that takes two loses; one captive and a die of 2, 3 or 4."""
    box = "GGGGBBBBYYYYRRR"
    given = table("LT", at={"LT": "6"}, cells={"6": "G", "7": "B", "8": "GGBBYYRR"}, box=box, points={"LT": "T2"})
    assert shown(given)["leaving"]["defeat"] == pytest.approx(3 / 6)


def test_a_fifth_captive_by_fear_is_foreseen() -> None:
    """VIRTO-091, 092: all that lies on Virtue cells would go to a full Flaw."""
    given = table("LJ", at={"LJ": "9"}, cells={"9": "G", "0": "BYRG", "7": "GBYR"}, points={"LJ": "J2 W2"})
    assert shown(given)["leaving"]["defeat"] == pytest.approx(4 / 6)


def test_a_sowing_behind_a_watchtower_is_shown() -> None:
    pos = table("LJ", at={"LJ": "9"}, cells={"9": "G", "10": "GBY", "0": "B", "1": "G"}, points={"LJ": "J2"})
    (sowing,) = shown(pos)["sowings"]
    assert (sowing["guarded"], sowing["step"], sowing["origin"], sowing["cells"]) == (True, True, 10, [11, 0, 1])
    assert [tower["cell"] for tower in sowing["towers"]] == [0]
    stepping = shown(pos)["stepping"]
    assert (stepping["sanction"], stepping["exact"]) == (pytest.approx(1.0), False)  # 0 and then 2 captives: some sanction


def test_both_ways_past_a_watchtower_tell_their_odds() -> None:
    pos = play(table("LT", at={"LT": "6"}, cells={"6": "GBYR", "7": "G", "8": "GGGBBBYYYRRR"}, stored=4), "step")
    passing = shown(pos)["passing"]
    assert passing["defeat"] == pytest.approx(1 / 6)
    assert passing["stored"] == {"total": 7, "sanction": 0.0, "defeat": 1.0}


def test_the_previews_are_the_legal_sowings() -> None:
    for seed in range(30):
        pos, rng = GAME.new(1 + seed % 4, seed=seed), Rng(seed)
        while not pos.over:
            texts = legal(pos)
            if any(text.startswith("sow") for text in texts):
                steps = {sowing["step"] for sowing in shown(pos)["sowings"]}
                assert steps == {bool(named(text)["step"]) for text in texts if text.startswith("sow")}
            assert (shown(pos)["leaving"] is not None) >= ("step" in texts)
            options = pos.legal(pos.to_act[0])
            pos.play(pos.to_act[0], options[rng.below(len(options))])


def test_the_rest_of_a_sowing() -> None:
    pos = play(table("LT", cells={"1": "GBYR"}, dice="0"), "sow", "leave G", "leave B")
    rest = shown(pos)["sowings"]
    assert [(sowing["cells"], sowing["towers"]) for sowing in rest] == [([4, 5], [])]
