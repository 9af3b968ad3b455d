"""Whole matches that were played once must replay to the same end, for as long as rules_version is the same."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

from tablee.engine.record import replay
from tablee.games.virtopia import GAME

from .make_golden import GOLDEN, MATCHES, digest

FILES: Final = sorted(GOLDEN.glob("*.json"))


def test_every_golden_match_is_there() -> None:
    assert {path.stem for path in FILES} == set(MATCHES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_match_replays_to_the_same_end(path: Path) -> None:
    golden: dict[str, Any] = json.loads(path.read_text("utf-8"))
    assert golden["record"]["rules_version"] == GAME.rules_version
    pos = replay(GAME, golden["record"])
    assert pos.outcome is not None
    assert (pos.outcome.reason, list(pos.outcome.winners)) == (golden["reason"], golden["winners"])
    assert digest(pos) == golden["digest"]
    assert pos.record() == golden["record"]


def test_golden_matches_use_every_verb_and_tell_every_event() -> None:
    """So that a change of any rule shows in one of them."""
    verbs: set[str] = set()
    events: set[str] = set()
    for path in FILES:
        record = json.loads(path.read_text("utf-8"))["record"]
        verbs |= {move["verb"] for move in record["moves"]}
        events |= {str(event["event"]) for event in replay(GAME, record).events(0)}
    assert verbs == {verb.name for verb in GAME.verbs}
    assert events == set(GAME.events)
