"""A run of the laboratory: the same rows whoever plays them, kept through kills, refused when they are of another plan."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Generator, Iterator
from pathlib import Path

import polars as pl
import pytest

import tablee
from tablee.engine.errors import BadContent, BadOptions
from tablee.lab import plan as plans
from tablee.lab import results as folders
from tablee.lab.executors import Range
from tablee.lab.executors.processes import Processes
from tablee.lab.observations import BadMeasure
from tablee.lab.plan import BadPlan, Plan, Variant
from tablee.lab.results import BadResults
from tablee.lab.run import Pace, Progress, run
from tablee.lab.tables import Chunk, play_chunk

SMALL = Plan(game="push", seats=2, bots=["greedy", "random"], matches=12, seed=7)
RICH = Plan(
    game="conan",
    seats=2,
    bots="greedy",
    matches=3,
    decisions=True,
    moments=20,
    variant=[Variant(name="richer", change={"A07.glory": 9}), Variant(name="house", options={"forfeit": True})],
)


def tables(folder: Path) -> dict[str, pl.DataFrame]:
    """All that must repeat: everything but the time taken."""
    read = folders.read(folder)
    return {name: read.table(name).collect() for name in ("matches", "cards", "decisions", "moments")}


def same(one: Path, other: Path) -> bool:
    return all(frame.equals(tables(other)[name]) for name, frame in tables(one).items())


class Backwards:
    """Plays one match at a time and hands the last one out first."""

    workers = 1

    def play(self, plan: Plan, ranges: Iterator[Range]) -> Generator[Chunk, None, None]:
        whole = [number for first, last in ranges for number in range(first, last + 1)]
        yield from (play_chunk(plan, number, number) for number in reversed(whole))


def test_the_same_rows_whoever_plays_them(tmp_path: Path) -> None:
    run(RICH, tmp_path / "one", jobs=1)
    run(RICH, tmp_path / "two", jobs=2)
    run(RICH, tmp_path / "back", executor=Backwards())
    assert same(tmp_path / "one", tmp_path / "two")
    assert same(tmp_path / "one", tmp_path / "back")
    names = sorted(path.name for path in (tmp_path / "two").iterdir())
    assert [name for name in names if name.startswith("matches")] == ["matches-000000000-000000008.parquet"]


def test_variants_play_the_same_deals_in_turn(tmp_path: Path) -> None:
    read = run(RICH, tmp_path / "run", jobs=1)
    matches = read.matches.collect()
    assert matches["variant"].to_list() == ["base", "richer", "house"] * 3
    assert matches["deal"].to_list() == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert matches["seed"].n_unique() == 3
    decisions = read.decisions.collect()
    assert len(decisions) == matches["moves"].sum()
    assert all(row["chosen"] in row["legal"] for row in decisions.iter_rows(named=True))
    moments = read.moments.collect()
    assert set(moments["n"].to_list()) <= set(range(0, 2000, 20))
    assert moments["seat"].value_counts()["count"].n_unique() == 1


def test_the_seed_and_the_game_alone_make_a_deal(tmp_path: Path) -> None:
    one = run(SMALL, tmp_path / "one", jobs=1).matches.collect()
    other = run(Plan(game="push", seats=2, bots="random", matches=3, seed="7"), tmp_path / "other", jobs=1).matches.collect()
    assert one["seed"].to_list()[::2][:3] == other["seed"].to_list()


def test_a_longer_plan_goes_on_and_a_shorter_one_loses_nothing(tmp_path: Path) -> None:
    seen: list[Progress] = []
    run(SMALL, tmp_path / "run", jobs=1)
    longer = Plan(game="push", seats=2, bots=["greedy", "random"], matches=16, seed=7)
    run(longer, tmp_path / "run", jobs=1, progress=seen.append)
    assert (seen[0], seen[-1]) == (Progress(12, 16), Progress(16, 16))
    run(SMALL, tmp_path / "run", jobs=1)
    assert folders.read(tmp_path / "run").played == 16
    run(longer, tmp_path / "whole", jobs=1)
    assert same(tmp_path / "run", tmp_path / "whole")


def test_a_run_killed_at_any_moment_goes_on(tmp_path: Path) -> None:
    """Killed again and again while it plays, until it is done: each match is there once, and as if nothing had happened."""
    plan = tmp_path / "plan.toml"
    plan.write_text('game = "push"\nseats = 2\nbots = ["greedy", "random"]\nmatches = 240\nseed = 7\n', "utf-8")
    command = [sys.executable, "-m", "tablee.cli", "lab", "run", str(plan), "--out", str(tmp_path / "killed"), "--jobs", "2"]
    for pause in (0.3, 0.1, 0.0):
        kept = len(list((tmp_path / "killed").glob("matches-*.parquet"))) if (tmp_path / "killed").exists() else 0
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        end = time.monotonic() + 60
        while time.monotonic() < end and process.poll() is None:
            if len(list((tmp_path / "killed").glob("matches-*.parquet"))) > kept:
                break
            time.sleep(0.02)
        time.sleep(pause)
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    run(plans.read(plan), tmp_path / "killed", jobs=2)
    run(plans.read(plan), tmp_path / "whole", jobs=1)
    assert same(tmp_path / "killed", tmp_path / "whole")
    assert folders.read(tmp_path / "killed").played == 240


def test_what_a_kill_between_two_files_leaves_is_mended(tmp_path: Path) -> None:
    whole, folder = tmp_path / "whole", tmp_path / "run"
    run(SMALL, whole, jobs=1)
    plan = plans.complete(SMALL)
    folders.make(folder)
    folders.open_for(plan, folder)
    for first, last in ((0, 3), (4, 7), (8, 11)):
        folders.add(folder, play_chunk(plan, first, last))
    (folder / folders.part_name("matches", 8, 11)).unlink()
    (folder / folders.part_name("cards", 0, 7)).write_bytes((folder / folders.part_name("cards", 0, 3)).read_bytes())
    pl.concat([pl.read_parquet(folder / folders.part_name("cards", first, first + 3)) for first in (0, 4)]).write_parquet(
        folder / folders.part_name("cards", 0, 7)
    )
    (folder / "matches-000000008-000000011.parquet.part").write_bytes(b"half")
    run(SMALL, folder, jobs=1)
    assert same(folder, whole)
    assert not list(folder.glob("*.part"))


class Mortal(Processes):
    """Processes of which one is killed as soon as a first chunk has come."""

    def play(self, plan: Plan, ranges: Iterator[Range]) -> Generator[Chunk, None, None]:
        for n, chunk in enumerate(super().play(plan, ranges)):
            if n == 0:
                subprocess.run(["pkill", "-9", "-P", str(os.getpid()), "-f", "spawn_main"], check=True)
            yield chunk


def test_a_process_that_dies_costs_only_the_time_of_its_matches(tmp_path: Path) -> None:
    run(SMALL, tmp_path / "dying", executor=Mortal(2))
    run(SMALL, tmp_path / "whole", jobs=1)
    assert same(tmp_path / "dying", tmp_path / "whole")


def test_a_precision_stops_at_the_same_match_whoever_plays(tmp_path: Path) -> None:
    plan = Plan(game="push", seats=2, bots=["greedy", "random"], matches=400, precision=0.2, seed=7)
    run(plan, tmp_path / "one", jobs=1)
    run(plan, tmp_path / "two", jobs=2)
    played = folders.read(tmp_path / "one").played
    assert 20 <= played < 400
    assert same(tmp_path / "one", tmp_path / "two")
    run(plan, tmp_path / "one", jobs=1)
    assert folders.read(tmp_path / "one").played == played


@pytest.mark.parametrize(
    ("text", "wrong", "told"),
    [
        ('game = "push"\ncolour = 1\n', BadPlan, "unknown field `colour`"),
        ("seats = 2\n", BadPlan, "missing required field `game`"),
        ('game = "push"\nmatches = "many"\n', BadPlan, r"at `\$.matches`"),
        ('game = "push"\nmatches = 0\n', BadPlan, "“matches” of a plan"),
        ('game = "push"\n[[variant]]\nname = "base"\n', BadPlan, "variant.name"),
        ('game = "push"\n[[variant]]\nname = "x"\ncolour = 2\n', BadPlan, "unknown field `colour`"),
        ("game = \n", BadPlan, "no TOML"),
        ('game = "push"\nseats = 9\n', BadOptions, "2 to 4 seats"),
        ('game = "conan"\nchange = { "A07.glory" = 99 }\n', BadContent, "A07"),
        ('game = "conan"\nchange = { "A07.colour" = 1 }\n', BadContent, "colour"),
        ('game = "push"\nfile = "absent.toml"\n', BadPlan, r"absent\.toml"),
        ('game = ["push", "push"]\n', BadPlan, "“game” of a plan"),
        ('game = "push"\nseats = [2, 3, 2]\n', BadPlan, "“seats” of a plan"),
        ('game = "push"\nmeasure = "beauty"\n', BadMeasure, "“beauty”"),
        ('game = "push"\naims = { lenth = [1, 2] }\n', BadMeasure, "“lenth”; there are: .*, length, "),
        ('game = "push"\naims = { length = [2, 1] }\n', BadPlan, "aims.length"),
        ('game = "push"\n[[variant]]\nname = "x"\nforbid = ["NOPE"]\n', BadPlan, "“NOPE” of the variant “x”"),
        ('game = "push"\n[[variant]]\nname = "x"\nforce = ["R3", "A07"]\n', BadPlan, "“A07” of the variant “x”"),
    ],
)
def test_a_plan_that_cannot_be_names_the_field(tmp_path: Path, text: str, wrong: type[Exception], told: str) -> None:
    path = tmp_path / "plan.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(wrong, match=told):
        plans.read(path)


def test_what_a_plan_may_name() -> None:
    """Measures of something, and whatever a game says is used, be it a card of its box or not."""
    aims = {"length": (1.0, 2.0), "seat-share seat 1": (0.4, 0.6), "card-contribution": (0.0, 0.1)}
    plans.complete(Plan(game="push", aims=aims, measure="facts.turns"))
    plans.complete(Plan(game="virtopia", variant=[Variant(name="x", forbid=["VT", "PR1"])]))


def test_each_of_several_games_has_its_usual_seats() -> None:
    plan = plans.complete(Plan(game=["virtopia", "conan"], bots="random"))
    usual = [(name, tablee.game(name).usual_seats) for name in ("virtopia", "conan")]
    assert len({seats for _, seats in usual}) == 2
    assert [(cell.game.id, cell.seats) for cell in plans.cells(plan)] == usual
    assert plans.complete(Plan(game="conan")).seats == [usual[1][1]]
    assert [cell.seats for cell in plans.cells(plans.complete(Plan(game=["push", "conan"], seats=2)))] == [2, 2]


@pytest.mark.parametrize(
    ("code", "key", "values"),
    [
        ("plan = Plan(game='push', foo=3)", "fault-plan-unknown", {"field": "foo"}),
        ("plan = Plan(seats=2)", "fault-plan-missing", {"field": "game"}),
        ("plan = Plan(game='push', matches='four')", "fault-plan-type", {"field": "matches"}),
        (
            "plan = Plan(game='push', variant=[Variant(name='x', forbid=3)])",
            "fault-plan-type",
            {"field": "variant[0].forbid"},
        ),
        ("plan = Plan(game='push'", "fault-plan-code", {"line": 2, "what": "SyntaxError"}),
        ("\nplan = Plan(game=push)", "fault-plan-code", {"line": 3, "what": "NameError"}),
    ],
)
def test_a_plan_in_python_that_cannot_be_names_what_is_wrong(
    tmp_path: Path, code: str, key: str, values: dict[str, object]
) -> None:
    path = tmp_path / "plan.py"
    path.write_text(f"from tablee.lab.plan import Plan, Variant\n{code}\n", "utf-8")
    with pytest.raises(BadPlan, match=r"plan\.py") as wrong:
        plans.read(path)
    assert (wrong.value.key, wrong.value.values) == (key, {"file": str(path), **values})


def test_a_plan_in_python_and_an_overlay_in_a_file(tmp_path: Path) -> None:
    (tmp_path / "rich.toml").write_text("[change.A07]\nglory = 9\n[options]\nforfeit = true\n", "utf-8")
    path = tmp_path / "plan.py"
    path.write_text('from tablee.lab.plan import Plan\nplan = Plan(game="conan", file="rich.toml", bots="random")\n', "utf-8")
    plan = plans.read(path)
    (cell,) = plans.cells(plan)
    assert plan.content == {"change": {"A07": {"glory": 9}}}
    assert cell.options["forfeit"] is True
    path.write_text("plan = 3\n", "utf-8")
    with pytest.raises(BadPlan, match="sets no “plan”"):
        plans.read(path)


def test_results_of_another_plan_or_damaged_are_named_and_kept(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    run(SMALL, folder, jobs=1)
    part = next(folder.glob("matches-*.parquet"))
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    with pytest.raises(BadResults, match="another plan: its seed"):
        run(Plan(game="push", seats=2, bots=["greedy", "random"], matches=12, seed=8), folder, jobs=1)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
    part.write_bytes(b"PAR1 nothing")
    with pytest.raises(BadResults, match=f"{part.name} is damaged"):
        run(SMALL, folder, jobs=1)
    with pytest.raises(BadResults, match=f"{part.name} is damaged"):
        folders.read(folder)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear", "utf-8")
    with pytest.raises(BadResults, match="no folder of results, and not empty"):
        run(SMALL, tmp_path / "mine", jobs=1)


def test_a_part_that_was_damaged_or_taken_away_is_named(tmp_path: Path) -> None:
    """Wherever a byte is flipped, and whichever file is gone; nobody reads on, and nothing is lost."""
    folder = tmp_path / "run"
    run(RICH, folder, jobs=1)
    for part in sorted(folder.glob("*.parquet")):
        whole = part.read_bytes()
        for at in range(7, len(whole), len(whole) // 7):
            part.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
            with pytest.raises(BadResults, match=f"{part.name} is damaged"):
                folders.read(folder)
        with pytest.raises(BadResults, match=f"{part.name} is damaged"):
            run(RICH, folder, jobs=1)
        part.unlink()
        if not part.name.startswith("matches"):
            with pytest.raises(BadResults, match=f"{part.name} is missing"):
                folders.read(folder)
            with pytest.raises(BadResults, match=f"{part.name} is missing"):
                run(RICH, folder, jobs=1)
        part.write_bytes(whole)
    assert folders.read(folder).played == 9


def test_what_a_run_was_made_with_is_named_too(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    run(SMALL, folder, jobs=1)
    (folder / "environment.json").write_bytes(b"{")
    with pytest.raises(BadResults, match=r"environment\.json is damaged"):
        folders.read(folder)
    (folder / "environment.json").unlink()
    with pytest.raises(BadResults, match=r"environment\.json is missing"):
        folders.read(folder)
    run(SMALL, folder, jobs=1)
    assert folders.read(folder).played == 12


def test_the_sums_of_a_run_can_be_checked_by_others(tmp_path: Path) -> None:
    run(SMALL, tmp_path, jobs=2)
    subprocess.run(["sha256sum", "--check", "--strict", "sums.txt"], cwd=tmp_path, check=True, stdout=subprocess.DEVNULL)
    noted = {line.split()[1] for line in (tmp_path / "sums.txt").read_text("ascii").splitlines()}
    assert noted == {path.name for path in tmp_path.glob("*.parquet")}


class Killed(BaseException):
    pass


@pytest.mark.parametrize("at", range(9))
def test_a_run_killed_while_a_file_gets_its_name_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: int) -> None:
    """From the very first file on: the plan, the environment, the source, then the parts."""
    renamed, count = Path.replace, 0

    def replace(path: Path, target: Path) -> Path:
        nonlocal count
        count += 1
        if count > at:
            raise Killed
        return renamed(path, target)

    folder = tmp_path / "killed"
    monkeypatch.setattr(Path, "replace", replace)
    with pytest.raises(Killed):
        run(SMALL, folder, jobs=1, source="game = 'push'\n")
    monkeypatch.undo()
    run(SMALL, folder, jobs=1, source="game = 'push'\n")
    run(SMALL, tmp_path / "whole", jobs=1)
    assert same(folder, tmp_path / "whole")
    assert (folder / "plan.toml").read_text("utf-8") == "game = 'push'\n"


def living(group: int) -> list[str]:
    """The processes of a group that are not dead."""
    told = subprocess.run(["ps", "-e", "-o", "pgid=,stat="], check=True, capture_output=True, text=True).stdout
    return [line for line in told.splitlines() if line.split()[0] == str(group) and not line.split()[1].startswith("Z")]


def test_workers_end_with_a_run_that_is_killed(tmp_path: Path) -> None:
    plan, folder = tmp_path / "plan.toml", tmp_path / "run"
    plan.write_text('game = "push"\nseats = 2\nbots = "greedy"\nmatches = 200000\n', "utf-8")
    command = [sys.executable, "-m", "tablee.cli", "lab", "run", str(plan), "--out", str(folder), "--jobs", "2"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    end = time.monotonic() + 60
    try:
        while time.monotonic() < end and not list(folder.glob("matches-*.parquet")):
            time.sleep(0.05)
        assert len(living(process.pid)) >= 3
        process.kill()
        process.wait()
        end = time.monotonic() + 30
        while time.monotonic() < end and living(process.pid):
            time.sleep(0.05)
        assert living(process.pid) == []
    finally:
        if living(process.pid):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def test_chunks_grow_to_a_few_seconds() -> None:
    pace = Pace()
    ranges = pace.chunks([(0, 9), (20, 500)])
    assert next(ranges) == (0, 0)
    pace.note(1, 0.01)
    assert next(ranges) == (1, 2)
    for _ in range(10):
        pace.note(2, 0.5)
    assert next(ranges) == (3, 9)
    assert next(ranges) == (20, 27)
    pace.note(8, 60.0)
    assert next(ranges) == (28, 28)


def test_two_runs_do_not_write_into_one_folder(tmp_path: Path) -> None:
    run(SMALL, tmp_path / "run", jobs=1)
    longer = Plan(game="push", seats=2, bots=["greedy", "random"], matches=16, seed=7)
    before = {path.name: path.read_bytes() for path in (tmp_path / "run").iterdir()}
    with folders.locked(tmp_path / "run"), pytest.raises(BadResults, match="another run is writing"):
        run(longer, tmp_path / "run", jobs=1, source="mine")
    assert {path.name: path.read_bytes() for path in (tmp_path / "run").iterdir()} == before
    assert run(SMALL, tmp_path / "run", jobs=1).played == 12
