"""`tablee analyse`: the same content for people and for programs."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

import tablee as library
from tablee.analysis import Analysis
from tablee.bots import Perspective, make_bot

from .conftest import Tablee


def last_moves(moves: int) -> library.Position:
    """The end of a match of bots, which starts from a dump: short, so that it is analysed quickly."""
    game, rng = library.game("virtopia"), library.Rng(3)
    pos, bot = game.new(2, seed=3), make_bot(game, "greedy", 3)
    while not pos.over:
        seat = pos.to_act[0]
        pos.play(seat, bot.choose(Perspective.of(pos, seat, rng)))
    rest = pos.moves[-moves:]
    end = game.load(pos.undone(moves).dump())
    for seat, action in rest:
        end.play(seat, action)
    return end


def put(path: Path, pos: library.Position) -> str:
    path.write_text(json.dumps(pos.record()), "utf-8")
    return str(path)


def test_a_match_is_told_with_a_graph_and_the_split_of_its_result(tablee: Tablee, tmp_path: Path) -> None:
    file = put(tmp_path / "match.json", last_moves(2))
    told = tablee("analyse", file, "--quick", "--truth").stdout
    assert "Turning points" in told
    assert "Where the result came from" in told
    assert any(block in told for block in "▁▂▃▄▅▆▇█")
    plain = msgspec.json.decode(tablee("analyse", file, "--quick", "--json").stdout, type=Analysis)
    assert plain.moves == 2
    assert [split.result for split in plain.splits] == plain.steps[-1].chances


def test_a_match_that_still_runs_is_refused_in_a_sentence(tablee: Tablee, tmp_path: Path) -> None:
    ran = tablee("analyse", put(tmp_path / "match.json", last_moves(3).undone(1)))
    assert ran.returncode == 2
    assert "still runs" in ran.stderr
