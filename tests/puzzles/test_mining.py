"""Mining finds the same puzzles each time, and goes on after it was ended in the midst of a line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import tablee
from tablee.bots import Perspective
from tablee.engine.rng import Rng
from tablee.puzzles import mining, open_puzzle
from tablee.puzzles.mining import Plan, cells
from tablee.puzzles.runs import OtherPlan, Run
from tablee.puzzles.search import Search, estimate

PLAN = Plan(
    game="push", rules_version=1, seats=[2], options=[{}], bot="greedy", searches=1, worlds=20, margin=-1.0, most_seen=3
)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A funnel that lets more through than it should, and bots that try seldom."""
    monkeypatch.setattr(mining, "QUICK", ((4, 2, -2.0),))
    monkeypatch.setattr(mining, "TRIES", 2)
    monkeypatch.setattr(mining, "SELDOM", 1.0)
    monkeypatch.setattr(mining, "FEW_TRIES", 1)
    monkeypatch.setattr(mining, "STRONG", "greedy")


def test_a_run_finds_puzzles_and_goes_on_after_a_kill_as_if_nothing_had_been(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole.jsonl", tmp_path / "broken.jsonl"
    run = Run(PLAN, whole)
    run.mine(2, jobs=1)
    assert len(run.puzzles) >= 2
    assert open_puzzle(tablee.game("push"), run.puzzles[0])
    lines = whole.read_bytes().split(b"\n")
    broken.write_bytes(b"\n".join(lines[:-2]) + b"\n" + lines[-2][:-9])
    again = Run(PLAN, broken)
    again.mine(2, jobs=1)
    assert broken.read_bytes() == whole.read_bytes()
    assert again.puzzles == run.puzzles
    again.mine(2, jobs=1)
    assert broken.read_bytes() == whole.read_bytes()


def test_a_file_of_another_plan_is_refused(tmp_path: Path) -> None:
    Run(PLAN, tmp_path / "run.jsonl")
    with pytest.raises(OtherPlan, match=r"run\.jsonl"):
        Run(msgspec.structs.replace(PLAN, worlds=61), tmp_path / "run.jsonl")


def test_seat_counts_and_options_are_played_in_turn_where_they_go_together() -> None:
    game = tablee.game("epic")
    plan = Plan("epic", 1, [1, 2], [{}, {"competitive": True}])
    assert cells(game, plan) == [(1, {}), (2, {}), (2, {"competitive": True})]


def test_answers_are_compared_in_the_same_worlds_with_the_same_luck() -> None:
    """An answer compared with itself is never better: both play out the same worlds alike."""
    game = tablee.game("push")
    perspective = Perspective.of(game.new(2, seed=5), 0, Rng(1))
    search = Search(perspective, game.policy(), Rng(2))
    action = perspective.legal[0]
    one, same = mining.Trial(action), mining.Trial(action)
    search.play([one, same], 20)
    assert one.worth == same.worth
    assert len(set(one.worth)) > 1


def test_an_interval_narrows_with_what_is_known() -> None:
    few: Any = estimate([0.0, 1.0] * 10)
    many: Any = estimate([0.0, 1.0] * 1000)
    assert few.value == many.value == 0.5
    assert few.low < many.low < 0.5 < many.high < few.high
