"""Data out: what is in a dataset is what each seat could know, and nobody's name; nothing is lost and nothing comes twice."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import polars as pl
import pytest
from sqlalchemy import insert

import tablee
from tablee import Game, Position, Rng
from tablee.cli.app import run as command
from tablee.cli.base import Settings as Language
from tablee.lab import dataset
from tablee.lab.dataset import DECISIONS, IN_TEN, MATCHES, BadDataset, asked, read, recorded, shown, split_of, write
from tablee.lab.plan import Plan
from tablee.lab.report.shipped import lean
from tablee.lab.run import run
from tablee.server.backup import backup
from tablee.server.settings import Settings
from tablee.server.storage import Storage, schema
from tablee.server.storage.rows import Match, Move, values

from ..small_games import GOOD, leaky

DOC = Path(__file__).parents[2] / "docs" / "lab.md"
GAMES = [*(tablee.game(name) for name in tablee.list_games()), *GOOD.values()]
PLAN = Plan(game="push", seats=2, bots=["greedy", "random"], matches=6, seed="data")


def played(
    game: str = "push", seed: int | str = 3, moves: int = 10_000, generator: str = "sfc32", **options: Any
) -> Position:
    """A match played at random, to its end or for so many moves."""
    rng, pos = Rng(seed), tablee.game(game).new(2, seed, generator, **options)
    while pos.to_act and moves:
        legal = pos.legal(pos.to_act[0])
        pos.play(pos.to_act[0], legal[rng.below(len(legal))])
        moves -= 1
    return pos


def record_of(pos: Position) -> dict[str, Any]:
    """Its record as it comes from a file."""
    plain: dict[str, Any] = json.loads(json.dumps(pos.record()))
    return plain


def collected(folder: Path, split: str | None = None) -> tuple[pl.DataFrame, pl.DataFrame]:
    matches, decisions = read(folder, split)
    return matches.collect(), decisions.collect()


# What is in it.


def test_each_decision_is_a_row(tmp_path: Path) -> None:
    end = played("conan")
    written = write([recorded(record_of(end), "record", "conan.json", ["", "greedy"])], tmp_path / "data")
    matches, decisions = collected(tmp_path / "data")
    assert (written.matches, written.decisions) == (1, len(end.moves))
    assert [(row["seat"], row["chosen"]) for row in decisions.iter_rows(named=True)] == end.moves
    assert decisions["n"].to_list() == list(range(len(end.moves)))
    again, outcome = end.undone(len(end.moves)), end.result()
    for row in decisions.iter_rows(named=True):
        seat = row["seat"]
        assert row["observation"] == pytest.approx(again.features(seat), abs=1e-6)
        assert (row["question"], row["legal"]) == (type(again.question).__name__, again.legal(seat))
        assert row["result"] == outcome.returns[seat]
        again.play(seat, row["chosen"])
    (match,) = matches.iter_rows(named=True)
    assert (match["game"], match["seats"], match["bots"]) == ("conan", 2, ["", "greedy"])
    assert (match["winners"], match["scores"]) == (list(outcome.winners), list(outcome.scores))


def test_the_schema_is_the_documented_one() -> None:
    section = DOC.read_text("utf-8").partition("## Data out\n")[2].partition("\n## ")[0]
    tables = re.split(r"^### ", section, flags=re.MULTILINE)
    for name, columns in (("matches", MATCHES), ("decisions", DECISIONS)):
        told = next(table for table in tables if table.startswith(f"`{name}-"))
        assert dict(re.findall(r"^\| `(\w+)` \| `([^`]+)` \|", told, re.MULTILINE)) == shown(columns)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_row(game: Game) -> None:
    for pos, seat in moments(game):
        row = told(pos, seat)
        rng = Rng(7)
        for _ in range(2):
            assert told(pos.resample(seat, rng), seat) == row


def test_a_game_that_leaks_into_the_rows_is_found() -> None:
    differs = [
        told(pos.resample(seat, Rng(n)), seat) != told(pos, seat) for pos, seat in moments(leaky.MIRROR) for n in range(8)
    ]
    assert any(differs)


def told(pos: Position, seat: int) -> tuple[str, list[float], list[int]]:
    row = asked(pos, seat)
    return row["question"], row["observation"].tolist(), row["legal"]


def moments(game: Game) -> Iterator[tuple[Position, int]]:
    """Every few moves of a match in which everybody plays anything, each seat that is asked."""
    for seed in range(2):
        pos, rng = game.new(game.seats[1], seed), Rng(seed)
        for n in range(120):
            if pos.over:
                break
            if n % 5 == seed:
                yield from ((pos, seat) for seat in pos.to_act)
            seat = pos.to_act[rng.below(len(pos.to_act))]
            legal = pos.legal(seat)
            pos.play(seat, legal[rng.below(len(legal))])


# Splits.


def test_splits_stay_for_ever() -> None:
    """These are those of the first release: whoever compares with it needs the same."""
    assert [IN_TEN.index(split_of(seed)) for seed in range(40)] == SPLITS_OF_THE_FIRST_FORTY
    assert split_of("2a") == split_of(42)
    shares = [split_of(seed) for seed in range(2000)]
    assert {name: round(shares.count(name) / 200) for name in dataset.SPLITS} == dataset.SPLITS


SPLITS_OF_THE_FIRST_FORTY = [int(digit) for digit in "0009000080000008000800000009980000000000"]


def test_a_deal_is_in_one_split_whoever_plays_it(tmp_path: Path) -> None:
    ends = [played("push", seed) for seed in range(12)]
    write([recorded(record_of(end), "record", "x") for end in ends], tmp_path / "data")
    matches, decisions = collected(tmp_path / "data")
    assert matches["split"].to_list() == [split_of(seed) for seed in range(12)]
    assert (
        decisions.join(matches, on="match")["split"].to_list() == decisions.join(matches, on="match")["split_right"].to_list()
    )
    for split in dataset.SPLITS:
        assert len(collected(tmp_path / "data", split)[0]) == matches["split"].to_list().count(split)


# Going on, and what is wrong.


def test_nothing_comes_twice_and_a_broken_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "PART_NUMBERS", 20_000)
    entries = [recorded(record_of(played("push", seed)), "record", str(seed)) for seed in range(8)]
    damaged = recorded({**record_of(played("push", 9)), "moves": [{"seat": 0, "verb": "dance"}]}, "record", "bad.json")
    with pytest.raises(BadDataset, match=r"bad\.json"):
        write([*entries[:5], damaged, *entries[5:]], tmp_path / "data")
    assert len(collected(tmp_path / "data")[0]) == 5
    for name in ("decisions-000099.parquet", ".matches-000007.parquet.part"):
        (tmp_path / "data" / name).write_bytes(b"left by a kill")
    again = write([*entries, *entries], tmp_path / "data")
    assert (again.matches, again.held) == (3, 13)
    assert write(entries, tmp_path / "whole").matches == 8
    key = ["match", "n"]
    assert collected(tmp_path / "data")[1].sort(key).equals(collected(tmp_path / "whole")[1].sort(key))
    assert len(list((tmp_path / "data").glob("matches-*.parquet"))) > 2


def test_a_folder_of_something_else_and_a_damaged_file_are_named(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(BadDataset, match="something else"):
        write([], tmp_path)
    assert (tmp_path / "notes.txt").read_text() == "mine"
    write([recorded(record_of(played()), "record", "x")], tmp_path / "data")
    part = tmp_path / "data" / "decisions-000000.parquet"
    part.write_bytes(part.read_bytes()[:-50])
    with pytest.raises(BadDataset, match=r"decisions-000000\.parquet"):
        write([], tmp_path / "data")


def test_a_match_that_is_not_over_and_one_of_other_rules_are_left_out(tmp_path: Path) -> None:
    running, old = record_of(played(moves=20)), {**record_of(played()), "rules_version": 0}
    written = write([recorded(running, "record", "a"), recorded(old, "record", "b")], tmp_path / "data")
    assert (written.matches, written.left_out) == (0, {"unfinished": 1, "version": 1})
    assert len(collected(tmp_path / "data")[1]) == 0


# From results, and from a server.


def test_results_give_the_same_rows_whether_they_kept_decisions_or_not(tmp_path: Path) -> None:
    run(PLAN, tmp_path / "bare", jobs=1)
    run(msgspec.structs.replace(PLAN, decisions=True), tmp_path / "full", jobs=1)
    for name in ("bare", "full"):
        assert lab_data(tmp_path / name, "--out", tmp_path / f"{name}-data") == 0
    bare, full = collected(tmp_path / "bare-data"), collected(tmp_path / "full-data")
    assert [one.equals(other) for one, other in zip(bare, full, strict=True)] == [True, True]
    assert len(bare[0]) == 6
    assert bare[1]["match"].n_unique() == 6
    assert lab_data(tmp_path / "full", "--out", tmp_path / "bare-data") == 0
    assert len(collected(tmp_path / "bare-data")[0]) == 6


def test_what_is_shipped_of_a_run_gives_the_same_rows(tmp_path: Path) -> None:
    """Its matches have no seeds, which follow from the plan."""
    run(PLAN, tmp_path / "run", jobs=1)
    run(PLAN, tmp_path / "lean", jobs=1)
    (part,) = (tmp_path / "lean").glob("matches-*.parquet")
    lean("matches", pl.read_parquet(part)).write_parquet(part)
    (tmp_path / "lean" / "sums.txt").unlink()
    for name in ("run", "lean"):
        assert lab_data(tmp_path / name, "--out", tmp_path / f"{name}-data") == 0
    whole, from_lean = collected(tmp_path / "run-data"), collected(tmp_path / "lean-data")
    assert [one.equals(other) for one, other in zip(whole, from_lean, strict=True)] == [True, True]


def lab_data(*args: object) -> int:
    Language.lang = "en"
    return command(["lab", "data", *map(str, args)])


async def filled(database: Path, rows: list[tuple[Any, dict[str, Any]]]) -> None:
    storage = Storage(Settings(database=str(database)))
    await storage.open()
    try:
        async with storage.engine.begin() as connection:
            for table, row in rows:
                await connection.execute(insert(table).values(row))
    finally:
        await storage.close()


def server_rows(name: str, end: Position, status: str) -> list[tuple[Any, dict[str, Any]]]:
    """A match as a server stores it, with somebody at the table who chats."""
    game, seed = end.config.game, str(end.past.start["seed"]) if end.past else ""
    header = Match(
        id=name, game=game.id, rules_version=game.rules_version, seats=2, options=json.dumps(dict(end.config.options)),
        name="Zenobia's table", status=status, host="person-1", seed=seed, created=1, started=1,
        finished=2 if status == "finished" else None, content=json.dumps(game.overlay) if game.overlay else None,
    )  # fmt: skip
    moves = [
        Move(name, n, "play", seat, action, "person", "person-1", f"m{n}", n) for n, (seat, action) in enumerate(end.moves)
    ]
    seat = {"match": name, "resigned": False, "away": False}
    return [
        (schema.matches, values(header)),
        (schema.seats, {**seat, "seat": 0, "kind": "person", "name": "Zenobia", "person": "person-1"}),
        (schema.seats, {**seat, "seat": 1, "kind": "bot", "name": "Otto", "level": "hard"}),
        (
            schema.chat,
            {"match": name, "n": 0, "seat": 0, "person": "person-1", "name": "Zenobia", "text": "shush", "mid": "1", "at": 1},
        ),
        *((schema.moves, values(move)) for move in reversed(moves)),
    ]


def test_a_server_gives_finished_matches_and_nobodys_name(tmp_path: Path) -> None:
    database = tmp_path / "server.db"
    done, running = played("push", "ab" * 32, generator="blake2b"), played("push", "cd" * 32, 30, "blake2b")
    asyncio.run(
        filled(database, [*server_rows("id-of-done", done, "finished"), *server_rows("id-running", running, "running")])
    )
    backup(str(database), tmp_path / "server.bak")
    for source in ("server.db", "server.bak"):
        assert lab_data("--server", tmp_path / source, "--out", tmp_path / f"{source}-data") == 0
        matches, decisions = collected(tmp_path / f"{source}-data")
        assert (matches["bots"].to_list(), matches["source"].to_list()) == ([["", "hard"]], ["server"])
        assert list(zip(decisions["seat"], decisions["chosen"], strict=True)) == done.moves
        assert (
            kept_words(tmp_path / f"{source}-data") & {"zenobia", "otto", "shush", "person-1", "id-of-done", "ab" * 32}
            == set()
        )
    assert lab_data("--server", tmp_path / "server.bak", "--out", tmp_path / "server.db-data") == 0
    assert len(collected(tmp_path / "server.db-data")[0]) == 1


def test_a_variant_goes_along_without_its_texts(tmp_path: Path) -> None:
    overlay = {"change": {"A07": {"glory": 5}}, "text": {"en": {"card-A07": "Zenobia"}}}
    end = played("conan", "ab" * 32, generator="blake2b", content=overlay)
    asyncio.run(filled(tmp_path / "server.db", server_rows("id", end, "finished")))
    write([recorded(record_of(end), "record", "x")], tmp_path / "from-record")
    assert lab_data("--server", tmp_path / "server.db", "--out", tmp_path / "from-server") == 0
    for name in ("from-record", "from-server"):
        matches, decisions = collected(tmp_path / name)
        assert [json.loads(text) for text in matches["content"]] == [{"change": {"A07": {"glory": 5}}}]
        assert list(zip(decisions["seat"], decisions["chosen"], strict=True)) == end.moves
        assert "zenobia" not in kept_words(tmp_path / name)


def kept_words(folder: Path) -> set[str]:
    """Every text in the files of a dataset, and every word in their bytes."""
    frames = collected(folder)
    texts = {str(value) for frame in frames for row in frame.drop("observation", strict=False).rows() for value in row}
    raw = b" ".join(path.read_bytes() for path in folder.iterdir()).decode("latin-1")
    return {word.casefold() for text in [*texts, raw] for word in re.findall(r"[\w-]{3,}", text)}


def test_a_damaged_match_of_a_server_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = server_rows("id-of-bad", played("push", "ab" * 32, generator="blake2b"), "finished")
    rows[-1][1]["action"] = 999_999
    asyncio.run(
        filled(
            tmp_path / "server.db",
            [*server_rows("id-good", played("push", "ef" * 32, generator="blake2b"), "finished"), *rows],
        )
    )
    assert lab_data("--server", tmp_path / "server.db", "--out", tmp_path / "data") == 2
    assert "id-of-bad" in capsys.readouterr().err
