"""Golden matches must replay to the same end for as long as rules_version is the same, and show every part of a game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

import tablee
from tablee import Game
from tablee.testing import pinned
from tablee.testing.matches import ending, played, written

from .pins import folder_of, pins_of


def folder(game: Game) -> Path:
    return folder_of(game) / "golden"


GAMES: Final = tablee.list_games()
FILES: Final = [path for name in GAMES for path in sorted(folder(tablee.game(name)).glob("*.json"))]


def read(path: Path) -> dict[str, Any]:
    golden: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return golden


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-4]}-{path.stem}")
def test_golden_match_replays_to_the_same_end(path: Path) -> None:
    golden = read(path)
    record = golden["record"]
    game = tablee.game(record["game"])
    assert record["rules_version"] == game.rules_version
    pos = tablee.replay(record)
    assert ending(pos) == {key: value for key, value in golden.items() if key != "record"}
    assert pos.record() == {
        **record,
        "options": game.stored_options(record["options"], record["seats"], record["rules_version"]),
    }


@pytest.mark.parametrize("name", GAMES)
def test_golden_matches_use_every_verb_and_tell_every_event(name: str) -> None:
    """So that a change of any rule shows in one of them."""
    game = tablee.game(name)
    records = [read(path)["record"] for path in FILES if path.is_relative_to(folder(game))]
    assert len(records) >= 3
    verbs = {move["verb"] for record in records for move in record["moves"]}
    events = {str(event["event"]) for record in records for event in tablee.replay(record).events(0)}
    assert verbs == {verb.name for verb in game.verbs}
    assert set(game.events) - events <= set(pinned.read(pins_of(game))["too_rare"])


def test_a_golden_match_is_written_as_it_was_played() -> None:
    pos = played(tablee.game("push"), 2, 5, "blake2b", {})
    golden = json.loads(written(pos))
    assert golden["record"]["start"] == {"seed": f"{5:032x}", "generator": "blake2b"}
    assert ending(tablee.replay(golden["record"]))["played"] == golden["played"]


def test_the_generators_deal_differently() -> None:
    game = tablee.game("push")
    assert ending(played(game, 2, 5, "sfc32", {})) != ending(played(game, 2, 5, "blake2b", {}))
