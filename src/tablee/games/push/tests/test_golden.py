"""Whole matches that were played once must replay to the same end, for as long as rules_version is the same."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

import tablee
from tablee.games.push import GAME

from .make_golden import GOLDEN, MATCHES, digest, played

FILES: Final = sorted(GOLDEN.glob("*.json"))


def test_every_golden_match_is_there() -> None:
    assert {path.stem for path in FILES} == set(MATCHES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_match_replays_to_the_same_end(path: Path) -> None:
    golden: dict[str, Any] = json.loads(path.read_text("utf-8"))
    assert golden["record"]["rules_version"] == GAME.rules_version
    pos = tablee.replay(golden["record"])
    assert pos.outcome is not None
    assert list(pos.outcome.scores) == golden["scores"]
    assert list(pos.outcome.winners) == golden["winners"]
    assert digest(pos) == golden["digest"]
    assert pos.record() == golden["record"]


@pytest.mark.parametrize("generator", ["sfc32", "blake2b"])
def test_both_generators_deal_and_replay(generator: str) -> None:
    pos = played(2, {}, generator, greedy=False)
    assert pos.over
    assert pos.record()["start"] == {"seed": f"{2026:032x}", "generator": generator}
    again = tablee.replay(pos.record())
    assert digest(again) == digest(pos)


def test_the_generators_deal_differently() -> None:
    assert digest(played(2, {}, "sfc32", greedy=False)) != digest(played(2, {}, "blake2b", greedy=False))
