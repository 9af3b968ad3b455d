"""The figures of `docs/scale.md`: the bare loop plays what the laboratory plays, and what is computed from them is right."""

from __future__ import annotations

import json
from functools import partial
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tablee.engine.text import COMMON, Texts
from tablee.lab import bench, scaling
from tablee.lab.match import play_match
from tablee.lab.scaling import Speed, bare_match, main, plan_for
from tablee.lab.steps import ENVS, our_steps

SCALE = Path(__file__).parents[2] / "docs" / "scale.md"
FIGURES = Speed("push", 2, 40.0, 1000.0, 950.0, 0.05, {1: 900.0, 2: 1800.0, 16: 12_960.0}, 1e-5)


def test_the_bare_loop_plays_the_same_matches() -> None:
    for game in ("push", "virtopia"):
        plan = plan_for(game)
        moves = [play_match(plan, number).match["moves"] for number in range(3)]
        assert [bare_match(plan, number) for number in range(3)] == moves


def test_what_is_computed() -> None:
    assert FIGURES.linear(2) == 1.0
    assert FIGURES.linear(16) == pytest.approx(0.9)
    assert FIGURES.core_hours == pytest.approx(1e6 / (900 * 0.9) / 3600)
    assert FIGURES.cluster() == pytest.approx(1e5), "one driver keeps no more"
    assert FIGURES.cluster(machines=2) == pytest.approx(2 * 16 * 900 * 0.9)


def test_it_is_measured_and_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    monkeypatch.setattr(scaling, "SPELL_SECONDS", 0.02)
    monkeypatch.setattr(scaling, "CHUNK_SECONDS", 0.05)
    monkeypatch.setattr(scaling, "SECONDS", 0.05)
    page, out = tmp_path / "page.md", tmp_path / "out.json"
    page.write_text(SCALE.read_text("utf-8"), "utf-8")
    main(["--games", "push", "--cores", "1", "--seconds", "0.1", "--json", str(out), "--into", str(page)])
    told = capsys.readouterr().out
    (found,) = json.loads(out.read_text())
    assert found["bare"] > 0
    assert found["rates"]["1"] > 0
    assert -0.9 < found["overhead"] < 5
    assert told.count("| push |") == 3
    assert told.strip() in page.read_text("utf-8")
    assert "| push | 900 | 1,800 | 13,000 | 1.00 | 0.90 |" in scaling.markdown([FIGURES])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_bench_shows_environments_beside_those_of_others(lang: str) -> None:
    speak = partial(Texts(COMMON).say, lang)
    console = Console(file=StringIO(), width=140)
    own = dict.fromkeys(bench.STEP_FIGURES, 123456.0)
    console.print(bench.step_table({"push · 2": own}, speak))
    console.print(bench.step_peer_table({"Another": {"steps": 1000.0, "push": 20000.0}}, speak))
    console.print(bench.step_peer_table({}, speak))
    told = console.file.getvalue()  # type: ignore[attr-defined]
    assert told.count("123,456") == len(bench.STEP_FIGURES)
    assert "20.00 ×" in told
    assert speak("bench-peers-none") in " ".join(told.split())


def test_a_step_of_the_bench_is_one_of_every_match() -> None:
    work = our_steps("push", 2, "bits")
    assert [work() for _ in range(3)] == [ENVS] * 3
