"""Which cards count as used, for the laboratory."""

from __future__ import annotations

from typing import Any

from tablee.games.virtopia import GAME

from .build import play, table


def test_the_cell_that_is_sown_from_and_the_one_acted_on() -> None:
    assert GAME.uses(play(table("LJ", cells={"7": "GB"}), "sow")) == [("VJ", 2)]
    assert GAME.uses(play(table("LT", cells={"1": "GBY"}), "develop")) == [("VT", 0)]


def test_a_prison_that_is_opened() -> None:
    pos = play(table("LT", at={"LT": "5"}, cells={"5": "Y"}, prisons={"PR1": "BB"}), "escape", "free PR1 all")
    assert sorted(GAME.uses(pos)) == [("PR1", 0), ("SE", 0)]


def test_watchtowers_and_sanctions_are_used_by_nobody() -> None:
    given: dict[str, Any] = {"at": {"LT": "0"}, "cells": {"0": "G", "1": "GB", "8": "RR"}, "dice": "1 R"}
    assert GAME.uses(play(table("LT", **given), "step")) == [("PR6", -1), ("FI", -1), ("EI", -1)]
