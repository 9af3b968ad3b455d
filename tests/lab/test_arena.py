"""The arena: same deals, seats turned, a ledger that resumes, and results that repeat."""

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
from tablee.lab import arena
from tablee.lab.arena import BadArena
from tablee.lab.ledger import BadLedger, Match


def lines(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def facts(path: Path) -> list[tuple[object, ...]]:
    """All that must repeat: everything but the time taken."""
    return sorted(
        (m["deal"], m["rotation"], m["seed"], str(m["winners"]), str(m["scores"]), m["moves"]) for m in lines(path)[1:]
    )


@pytest.mark.parametrize(("seats", "bots"), [(2, 2), (3, 2), (4, 2), (3, 3), (4, 4)])
def test_every_bot_holds_every_seat_equally_often(seats: int, bots: int) -> None:
    plan = arena.plan("push", ["greedy", "random", "greedy", "random"][:bots], seats)
    held = Counter((seat, bot) for turn in range(plan.rotations) for seat, bot in enumerate(plan.lineup(turn)))
    assert plan.rotations == seats
    for bot in range(bots):
        times = {held[seat, bot] for seat in range(seats)}
        assert times == {1 if bot == 0 or bots == seats else seats - 1}


def test_the_same_deals_are_turned_through_the_seats(tmp_path: Path) -> None:
    out = tmp_path / "a.jsonl"
    arena.run("push", ["greedy", "random"], games=6, seats=3, jobs=1, out=out)
    seeds = Counter(match["seed"] for match in lines(out)[1:])
    assert sorted(seeds.values()) == [3, 3]
    assert [match["bots"] for match in lines(out)[1:4]] == [
        ["greedy", "random", "random"],
        ["random", "greedy", "random"],
        ["random", "random", "greedy"],
    ]


def test_equal_bots_share_exactly_by_symmetry() -> None:
    """The same bot under two names: turning the seats replays the same match, so the victories are shared evenly."""
    summary = arena.run("push", ["greedy", "greedy"], games=20, jobs=1)
    assert summary.bots[0].wins == summary.bots[1].wins == 10
    assert summary.bots[0].score == summary.bots[1].score


def test_results_repeat_on_any_number_of_processes(tmp_path: Path) -> None:
    one, two = tmp_path / "1.jsonl", tmp_path / "2.jsonl"
    arena.run("push", ["ismcts:10", "greedy"], games=4, jobs=1, out=one)
    arena.run("push", ["ismcts:10", "greedy"], games=4, jobs=2, out=two)
    assert facts(one) == facts(two)


def test_a_cut_off_run_resumes(tmp_path: Path) -> None:
    out, whole = tmp_path / "a.jsonl", tmp_path / "b.jsonl"
    full = arena.run("push", ["greedy", "random"], games=10, jobs=1, out=whole)
    text = whole.read_bytes()
    kept = text.splitlines(keepends=True)[:5]
    for cut in (b"", b'{"deal":2,"rot', kept[4][:-1]):
        out.write_bytes(b"".join(kept[:4]) + cut)
        seen: list[int] = []
        again = arena.run(
            "push", ["greedy", "random"], games=10, jobs=1, out=out, progress=lambda n, of, seen=seen: seen.append(n)
        )
        assert seen[0] == 3
        assert facts(out) == facts(whole)
        assert [bot.wins for bot in again.bots] == [bot.wins for bot in full.bots]
    before = out.read_bytes()
    arena.run("push", ["greedy", "random"], games=6, jobs=1, out=out)
    assert out.read_bytes() == before


def test_a_ledger_of_another_run_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "a.jsonl"
    arena.run("push", ["greedy", "random"], games=2, jobs=1, out=out)
    with pytest.raises(BadLedger, match="its bots is"):
        arena.run("push", ["random", "greedy"], games=2, jobs=1, out=out)
    with pytest.raises(BadLedger, match="its options is"):
        arena.run("push", ["greedy", "random"], games=2, options={"apocalypse": True}, jobs=1, out=out)
    good = out.read_text("utf-8")
    out.write_text(good.replace('"moves"', '"mves"'), "utf-8")
    with pytest.raises(BadLedger, match="line 2 of"):
        arena.run("push", ["greedy", "random"], games=2, jobs=1, out=out)
    out.write_text("hello\n", "utf-8")
    with pytest.raises(BadLedger, match="not a ledger"):
        arena.run("push", ["greedy", "random"], games=2, jobs=1, out=out)
    out.write_bytes(good.encode()[:20])
    assert arena.run("push", ["greedy", "random"], games=2, jobs=1, out=out).played == 2


def test_what_cannot_be_run_is_named() -> None:
    with pytest.raises(BadArena, match="3 bots cannot share 4 seats"):
        arena.run("push", ["random"] * 3, seats=4)
    with pytest.raises(BadArena, match="at least one game"):
        arena.run("push", ["random"], games=0)
    with pytest.raises(BadOptions, match="no option"):
        arena.run("push", ["random"], options={"speed": 1})
    with pytest.raises(UnknownGame):
        arena.run("chess", ["random"])


def test_a_shared_victory_counts_its_share() -> None:
    plan = arena.plan("push", ["greedy", "random"], 3)
    match = Match(0, 0, "", ["greedy", "random", "random"], [0, 2], [9, 1, 9], 10, 0.1)
    assert arena.won(plan, match, [0]) == 0.5
    assert arena.won(plan, match, [1, 2]) == 0.5
    summary = arena.summary(plan, [match], 3, None)
    assert [bot.wins for bot in summary.bots] == [0.5, 0.5]
    assert sum(bot.fair for bot in summary.bots) == pytest.approx(1)


def test_a_team_is_one_bot_in_all_seats_on_the_same_deals(tmp_path: Path) -> None:
    out = tmp_path / "t.jsonl"
    summary = arena.run("push", ["greedy", "random"], games=4, seats=3, jobs=1, team=True, out=out)
    assert [bot.matches for bot in summary.bots] == [2, 2]
    assert [set(match["bots"]) for match in lines(out)[1:]] == [{"greedy"}, {"random"}] * 2  # type: ignore[call-overload]
    assert len({match["seed"] for match in lines(out)[1:]}) == 2


def command(*args: str) -> list[str]:
    return [sys.executable, "-m", "tablee.cli", "arena", "push", *args]


def test_the_command_prints_json_and_a_table(tmp_path: Path) -> None:
    env = {**os.environ, "LC_ALL": "fr_FR.UTF-8", "PYTHONUTF8": "1"}
    args = command("--bots", "greedy,random", "--games", "4", "--jobs", "2")
    told = subprocess.run([*args, "--json"], capture_output=True, encoding="utf-8", env=env, cwd=tmp_path, check=True)
    summary = json.loads(told.stdout)
    assert summary["played"] == 4
    assert Path(tmp_path, summary["file"]).exists()
    table = subprocess.run(args, capture_output=True, encoding="utf-8", env=env, cwd=tmp_path, check=True)
    assert "greedy" in table.stdout
    assert "à 95\u202f%" in table.stdout
    bad = subprocess.run(
        [*args, "--out", "no/where.jsonl"], capture_output=True, encoding="utf-8", env=env, cwd=tmp_path, check=False
    )
    assert bad.returncode == 2
    assert len(bad.stderr.strip().splitlines()) == 1


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
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
    while time.monotonic() < end and not (out.exists() and len(out.read_bytes().splitlines()) > 5):
        time.sleep(0.1)
    os.killpg(run.pid, signal.SIGINT)
    told, wrong = run.communicate(timeout=60)
    assert run.returncode == 130
    assert "Traceback" not in told + wrong
    assert "continues the run" in wrong
    kept = len(lines(out)) - 1
    assert kept >= 5
    assert f"{kept} matches" in told.replace(",", "")


def blocked_in_worker(plan: arena.Plan, deal: int, rotation: int) -> set[int]:
    """Stands in for a match and tells which signals its process was born deaf to."""
    return {int(number) for number in signal.pthread_sigmask(signal.SIG_BLOCK, ())}


def test_a_worker_is_deaf_to_ctrl_c_from_its_first_instant(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that learned it only after its imports printed a traceback when Ctrl-C came early."""
    monkeypatch.setattr(arena, "play_match", blocked_in_worker)
    plan = arena.plan("push", ["greedy", "random"])
    told = list(arena.matches(plan, [(0, 0), (0, 1), (1, 0)], 2))
    assert len(told) == 3
    assert all(signal.SIGINT in blocked for blocked in told)  # type: ignore[operator]
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())
