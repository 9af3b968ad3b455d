"""The arena: same deals, seats turned, and results that repeat."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from tablee.engine.errors import BadOptions, UnknownGame
from tablee.lab import arena, results
from tablee.lab.arena import BadArena
from tablee.lab.match import Row
from tablee.lab.plan import BadPlan, cells
from tablee.lab.results import BadResults
from tablee.lab.statistics import wilson


def rows(folder: Path) -> list[Row]:
    return results.read(folder).matches.collect().to_dicts()


@pytest.mark.parametrize(("seats", "bots"), [(2, 2), (3, 2), (4, 2), (3, 3), (4, 4)])
def test_every_bot_holds_every_seat_equally_often(seats: int, bots: int) -> None:
    (cell,) = cells(arena.plan("push", ["greedy", "random", "greedy", "random"][:bots], seats))
    held = Counter((seat, bot) for turn in range(cell.rotations) for seat, bot in enumerate(cell.lineup(turn)))
    assert cell.rotations == seats
    for bot in range(bots):
        times = {held[seat, bot] for seat in range(seats)}
        assert times == {1 if bot == 0 or bots == seats else seats - 1}


def test_the_same_deals_are_turned_through_the_seats(tmp_path: Path) -> None:
    out = tmp_path / "a"
    arena.run("push", ["greedy", "random"], games=6, seats=3, jobs=1, out=out)
    seeds = Counter(match["seed"] for match in rows(out))
    assert sorted(seeds.values()) == [3, 3]
    assert [match["bots"] for match in rows(out)[:3]] == [
        ["greedy", "random", "random"],
        ["random", "greedy", "random"],
        ["random", "random", "greedy"],
    ]


def test_equal_bots_are_not_turned_through_the_same_match(tmp_path: Path) -> None:
    """The same bot under two names: turning the seats would replay the same match, so each deal is played once."""
    out = tmp_path / "a"
    summary = arena.run("push", ["greedy", "greedy"], games=5, jobs=1, out=out)
    assert summary.played == 5
    assert len({match["seed"] for match in rows(out)}) == 5
    assert summary.bots[0].wins + summary.bots[1].wins == 5


def test_results_repeat_on_any_number_of_processes(tmp_path: Path) -> None:
    one, two = tmp_path / "1", tmp_path / "2"
    arena.run("push", ["ismcts:10", "greedy"], games=4, jobs=1, out=one)
    arena.run("push", ["ismcts:10", "greedy"], games=4, jobs=2, out=two)
    assert rows(one) == rows(two)


def test_a_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "a"
    arena.run("push", ["greedy", "random"], games=2, jobs=1, out=out)
    with pytest.raises(BadResults, match="its bots is"):
        arena.run("push", ["random", "greedy"], games=2, jobs=1, out=out)
    with pytest.raises(BadResults, match="its options is"):
        arena.run("push", ["greedy", "random"], games=2, options={"apocalypse": True}, jobs=1, out=out)
    former = tmp_path / "former.jsonl"
    former.write_text('{"tablee-arena": 1}\n', "utf-8")
    with pytest.raises(BadResults, match="no folder of results"):
        arena.run("push", ["greedy", "random"], games=2, jobs=1, out=former)


def test_what_cannot_be_run_is_named() -> None:
    with pytest.raises(BadPlan, match="3 bots cannot share 4 seats"):
        arena.run("push", ["random", "greedy", "random"], seats=4)
    with pytest.raises(BadArena, match="at least one game"):
        arena.run("push", ["random"], games=0)
    with pytest.raises(BadOptions, match="no option"):
        arena.run("push", ["random"], options={"speed": 1})
    with pytest.raises(UnknownGame):
        arena.run("chess", ["random"])


def test_a_shared_victory_counts_its_share() -> None:
    (cell,) = cells(arena.plan("push", ["greedy", "random"], 3))
    match: Row = {"deal": 0, "rotation": 0, "winners": [0, 2], "scores": [9, 1, 9]}
    assert arena.won(cell, match, [0]) == 0.5
    assert arena.won(cell, match, [1, 2]) == 0.5
    lines = [arena.standing(cell, bot, [match]) for bot in range(2)]
    assert [line.wins for line in lines] == [0.5, 0.5]
    assert sum(line.fair for line in lines) == pytest.approx(1)


def test_turning_the_seats_through_a_deal_teaches_no_more_than_the_deal() -> None:
    (cell,) = cells(arena.plan("push", ["greedy", "random"], 2))
    turned: list[Row] = [{"deal": n // 2, "rotation": n % 2, "winners": [n % 2], "scores": [9, 1]} for n in range(20)]
    line = arena.standing(cell, 0, turned)
    assert (line.matches, line.wins, line.rate) == (20, 20.0, 1.0)
    assert (line.low, line.high) == (wilson(10, 10).low, 1.0)
    assert line.seats[0].low == wilson(10, 10).low


def test_a_team_is_one_bot_in_all_seats_on_the_same_deals(tmp_path: Path) -> None:
    out = tmp_path / "t"
    summary = arena.run("push", ["greedy", "random"], games=4, seats=3, jobs=1, team=True, out=out)
    assert [bot.matches for bot in summary.bots] == [2, 2]
    assert [set(match["bots"]) for match in rows(out)] == [{"greedy"}, {"random"}] * 2
    assert len({match["seed"] for match in rows(out)}) == 2


def command(*args: str) -> list[str]:
    return [sys.executable, "-m", "tablee.cli", "arena", "push", *args]


def test_the_command_prints_json_and_a_table(tmp_path: Path) -> None:
    env = {**os.environ, "LC_ALL": "fr_FR.UTF-8", "PYTHONUTF8": "1"}
    args = command("--bots", "greedy,random", "--games", "4", "--jobs", "2")
    told = subprocess.run([*args, "--json"], capture_output=True, encoding="utf-8", env=env, cwd=tmp_path, check=True)
    summary = json.loads(told.stdout)
    assert summary["played"] == 4
    assert Path(tmp_path, summary["out"]).is_dir()
    table = subprocess.run(args, capture_output=True, encoding="utf-8", env=env, cwd=tmp_path, check=True)
    assert "greedy" in table.stdout
    assert "à 95\u202f%" in table.stdout
    Path(tmp_path, "taken").write_text("", "utf-8")
    bad = subprocess.run(
        [*args, "--out", "taken/run"], capture_output=True, encoding="utf-8", env=env, cwd=tmp_path, check=False
    )
    assert bad.returncode == 2
    assert len(bad.stderr.strip().splitlines()) == 1


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    out = tmp_path / "run"
    args = command("--bots", "greedy,random", "--games", "100000", "--jobs", "2", "--out", str(out), "--lang", "en")
    run = subprocess.Popen(
        args,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a background job is started deaf to it
    )
    end = time.monotonic() + 60
    while time.monotonic() < end and len(list(out.glob("matches-*.parquet"))) < 3:
        time.sleep(0.1)
    os.killpg(run.pid, signal.SIGINT)
    told, wrong = run.communicate(timeout=60)
    assert run.returncode == 130
    assert "Traceback" not in told + wrong
    assert "continues the run" in wrong
    kept = len(rows(out))
    assert kept >= 3
    assert f"{kept} matches" in told.replace(",", "")
