"""Tuning: what is planted is found, the best is never given up, a search that was killed goes on, seeds decide everything."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import closing
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
import polars as pl
import pytest

import tablee
from tablee.engine.errors import TableeError
from tablee.engine.overlay import read_overlay
from tablee.lab import plan as plans
from tablee.lab import results as folders
from tablee.lab.executors.processes import Processes
from tablee.lab.plan import BadPlan, Plan, Variant
from tablee.lab.results import BadResults
from tablee.lab.statistics import Interval, sequence_interval
from tablee.lab.tables import play_chunk
from tablee.lab.tune import Aim, Tunable, Tune
from tablee.lab.tune.playing import Table, applied, tunings
from tablee.lab.tune.search import Search
from tablee.lab.tune.spec import Setting, looks
from tablee.lab.tune.standing import Standing
from tablee.lab.tune.tuning import tune
from tablee.lab.tune.verdict import Trial, front, hopeless, meets

LEADS = [Tunable(name="first", low=0, high=9), Tunable(name="second", low=0, high=9)]


def planted(setting: Setting) -> list[float]:
    """A game in which 4 and 3 bring all three places to a third."""
    first, second = setting["first"] - 4, setting["second"] - 3
    return [1 / 3 + 0.03 * first - 0.01 * second, 1 / 3 + 0.03 * second - 0.01 * first, 1 / 3 - 0.02 * (first + second)]


def observer(truth: Callable[[Setting], list[float]], aims: int, luck: int = 0) -> Callable[[Setting, int], list[Interval]]:
    """Matches of a made-up game: common deals, so that every setting meets the same luck."""

    def observe(setting: Setting, matches: int) -> list[Interval]:
        dice = random.Random(luck)
        deals = [[dice.random() for _ in range(aims)] for _ in range(matches)]
        shares = truth(setting)
        rows = [[float(die < share) for die, share in zip(deal, shares, strict=True)] for deal in deals]
        return [sequence_interval(column, (0, 1), 0.997) for column in zip(*rows, strict=True)]

    return observe


def places(**more: Any) -> Tune:
    aims = [Aim(measure="win", of=f"seat {n}", target=1 / 3, within=0.035) for n in (1, 2, 3)]
    return Tune(tunables=LEADS, aims=aims, **more)


def test_what_is_planted_is_found_and_the_hopeless_cost_little(tmp_path: Path) -> None:
    wanted = places(trials=24, look=250, seed=3)
    trials = Search(wanted, looks(wanted, 2000), tmp_path, observer(planted, 3)).run()
    assert len(trials) == 24
    good = [trial for trial in trials if meets(wanted, trial)]
    assert good
    assert all(abs(share - 1 / 3) < 0.06 for trial in good for share in planted(trial.setting))
    assert front(wanted, trials)[0] in good
    assert sum(bool(trial.stopped) for trial in trials) > 8
    assert sum(trial.matches for trial in trials) < 0.75 * 2000 * len(trials)
    assert all(trial.matches == 2000 for trial in trials if not trial.stopped)


def test_the_best_is_never_given_up() -> None:
    """On sixty runs of luck, at every look; a rule by rank would lose it often."""
    wanted = places(look=50)
    best, other = {"first": 4, "second": 3}, {"first": 6, "second": 3}
    by_rank = 0
    for luck in range(60):
        observe = observer(planted, 3, luck)
        at = [observe(best, played) for played in looks(wanted, 800)]
        assert [hopeless(wanted, found, []) for found in at] == [""] * len(at), luck
        rival = observer(planted, 3, luck + 1000)(other, 50)
        by_rank += worst(wanted, rival) < worst(wanted, at[0])
    assert by_rank > 10


def worst(wanted: Tune, found: list[Interval]) -> float:
    return max(aim.miss(interval.value) for aim, interval in zip(wanted.aims, found, strict=True))


def test_the_same_seed_tries_the_same(tmp_path: Path) -> None:
    def tried(name: str, seed: int) -> list[Trial]:
        wanted = places(trials=12, seed=seed)
        return Search(wanted, looks(wanted, 400), tmp_path / name, observer(planted, 3)).run()

    assert tried("one", 1) == tried("two", 1)
    assert tried("three", 2) != tried("one", 1)


class Killed(Exception):
    pass


@pytest.mark.parametrize("at", [1, 7, 12])
def test_a_search_that_was_killed_goes_on(tmp_path: Path, at: int) -> None:
    """Whatever is done is not played again, and the end is that of an uninterrupted search."""
    wanted = places(trials=10, seed=5, look=200)
    whole = Search(wanted, looks(wanted, 400), tmp_path / "whole", observer(planted, 3)).run()
    asked: list[Setting] = []

    def observe(setting: Setting, matches: int) -> list[Interval]:
        asked.append(setting)
        if len(asked) == at:
            raise Killed
        return observer(planted, 3)(setting, matches)

    with pytest.raises(Killed):
        Search(wanted, looks(wanted, 400), tmp_path / "cut", observe).run()
    done = [trial.setting for trial in whole[: len(list((tmp_path / "cut" / "settings").iterdir()))]]
    asked[:] = [{}] * at
    assert Search(wanted, looks(wanted, 400), tmp_path / "cut", observe).run() == whole
    assert not [setting for setting in asked[at:] if setting in done]


def test_a_small_space_is_searched_whole(tmp_path: Path) -> None:
    wanted = Tune(
        tunables=[Tunable(name="first", low=0, high=4, step=2), Tunable(name="second", values=[1, 3])],
        aims=places().aims,
        trials=8,
        stop="never",
    )
    trials = Search(wanted, looks(wanted, 100), tmp_path, observer(planted, 3)).run()
    assert sorted((trial.setting["first"], trial.setting["second"]) for trial in trials) == [
        (first, second) for first in (0, 2, 4) for second in (1, 3)
    ]


def known(*values: float, n: int = 1000, reach: float = 0.01) -> list[Interval]:
    return [Interval(value, value - reach, value + reach, n) for value in values]


def test_a_front_where_aims_conflict() -> None:
    """Both cannot be had: what is kept are the settings that nothing beats in both."""
    aims = [Aim(measure="win", target=0.6), Aim(measure="length", target=0.2)]
    wanted = Tune(tunables=[Tunable(name="x", low=0, high=9)], aims=aims, stop="beaten")
    one, two, three = (
        Trial({"x": n}, found, 1000) for n, found in enumerate([known(0.6, 0.4), known(0.5, 0.3), known(0.5, 0.5)])
    )
    assert front(wanted, [one, two, three]) == [two, one]
    assert hopeless(wanted, known(0.5, 0.5), [one]) == "beaten"
    assert hopeless(wanted, known(0.5, 0.3), [one]) == ""
    assert hopeless(msgspec.structs.replace(wanted, stop="missed"), known(0.6, 0.4), []) == "missed"
    assert hopeless(msgspec.structs.replace(wanted, stop="never"), known(0.9, 0.9), [one]) == ""


def test_levels_want_a_setting_each() -> None:
    """A setting is given up when it is none of the levels."""
    aims = [Aim(target=target, within=0.05) for target in (0.8, 0.6, 0.4, 0.2)]
    wanted = Tune(tunables=[Tunable(name="x", low=0, high=9)], aims=aims, each=True)
    assert hopeless(wanted, known(*[0.41] * 4), []) == ""
    assert hopeless(wanted, known(*[0.5] * 4, reach=0.03), []) == "missed"


# With matches.

PLAN = Plan(
    game="push",
    seats=2,
    bots=["greedy", "random"],
    matches=24,
    seed="tune",
    tune=Tune(
        tunables=[Tunable(name="greedy:N", low=1, high=99, step=49)],
        aims=[Aim(measure="win", of="bot 1", band=(0.9, 1.0))],
        trials=3,
        stop="never",
        look=12,
    ),
)


def test_a_tuning_with_matches(tmp_path: Path) -> None:
    plan = msgspec.structs.replace(PLAN, bots=["greedy:10", "random"])
    (found,) = tune(plan, tmp_path / "out", jobs=1)
    shares = {trial.setting["greedy:N"]: trial.found[0].value for trial in found.trials}
    assert sorted(shares) == [1, 50, 99]
    assert shares[1] > shares[99]
    table = pl.read_parquet(tmp_path / "out" / "front.parquet")
    assert table["greedy:N"].to_list() == [trial.setting["greedy:N"] for trial in found.front]
    assert "| greedy:N |" in (tmp_path / "out" / "front.md").read_text("utf-8")
    assert "# greedy:N = " in found.files[0].read_text("utf-8")


def test_processes_stay_from_one_run_to_the_next() -> None:
    """With two of them as with one; one that dies costs the time of its matches."""
    plan = plans.complete(msgspec.structs.replace(PLAN, bots=["greedy:10", "random"], tune=None))
    alone = [row["seed"] for row in play_chunk(plan, 0, 5).matches]
    with closing(Standing(2)) as standing:
        for _ in range(2):
            found = sorted(standing.play(plan, iter([(0, 2), (3, 5)])), key=lambda chunk: chunk.first)
            assert [row["seed"] for chunk in found for row in chunk.matches] == alone
        pool = standing.pool
        assert pool is not None
        for worker in (getattr(pool, "_processes", None) or {}).values():
            worker.kill()
            worker.join()
        found = sorted(standing.play(plan, iter([(0, 2), (3, 5)])), key=lambda chunk: chunk.first)
        assert [row["seed"] for chunk in found for row in chunk.matches] == alone
    assert standing.pool is None


def shipped() -> list[Path]:
    """The tunings that come with the games, and what checks them."""
    return [path for name in tablee.list_games() for path in Path(str(balance_of(name))).glob("[tv]*.toml")]


def balance_of(name: str) -> Any:
    return resources.files(tablee.game(name).package).joinpath("balance")


def test_the_tunings_of_the_games_can_be_played() -> None:
    found = {path: plans.read(path) for path in shipped()}
    assert len(found) == 6
    assert sum(len(tunings(plan)) for plan in found.values() if plan.tune) == 6


def test_every_setting_plays_the_same_deals(tmp_path: Path) -> None:
    plan = msgspec.structs.replace(PLAN, bots=["greedy:10", "random"], matches=4)
    tune(plan, tmp_path, jobs=1)
    seeds = [folders.read(path).matches.collect()["seed"].to_list() for path in sorted((tmp_path / "matches").glob("*/1"))]
    assert len(seeds) == 3
    assert seeds[0] == seeds[1] == seeds[2]


def test_the_best_is_an_overlay(tmp_path: Path) -> None:
    """Options and content, as a file that `file = …` of a plan takes."""
    wanted = Tune(
        tunables=[Tunable(name="lead_first", low=0, high=4, step=4), Tunable(name="A07.glory", low=3, high=5, step=2)],
        aims=[Aim(measure="length", target=100, within=50)],
        stop="never",
    )
    plan = Plan(game="conan", seats=3, bots="random", matches=2, options={"turning": False}, tune=wanted)
    (found,) = tune(plan, tmp_path, jobs=1)
    setting = found.front[0].setting
    told = read_overlay(found.files[0])
    assert told == {"change": {"A07": {"glory": setting["A07.glory"]}}, "options": {"lead_first": setting["lead_first"]}}
    with pytest.raises(TableeError, match="another plan"):
        tune(msgspec.structs.replace(plan, seed="other"), tmp_path, jobs=1)


def test_a_search_for_each_number_of_seats() -> None:
    aims = [Aim(measure="length", target=100, within=50)]
    wanted = Tune(tunables=[Tunable(name="lead_first", low=0, high=4)], aims=aims)
    plan = plans.complete(Plan(game="conan", seats=[2, 3], tune=wanted))
    assert {name: each.seats for name, each in tunings(plan).items()} == {"2": [2], "3": [3]}
    cell = applied(plan, Aim(measure="length", target=1, seats=4, options={"truce": True}, bots="easy"), {"lead_first": 2})
    assert (cell.seats, cell.options, cell.bots) == ([4], {"truce": True, "lead_first": 2}, ["easy"])


GOOD: dict[str, Any] = {"tunables": [{"name": "lead_first", "low": 0, "high": 4}], "aims": [{"of": "seat 1", "target": 0.3}]}


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"tunables": []}, "tune.tunables"),
        ({"aims": []}, "tune.aims"),
        ({"trials": 0}, "tune.trials"),
        ({"sure": 1.0}, "tune.sure"),
        ({"tunables": [{"name": "lead_first", "low": 4, "high": 4}]}, "lead_first"),
        ({"tunables": [{"name": "lead_first", "low": 0, "high": 44}]}, "lead_first"),
        ({"tunables": [{"name": "A99.glory", "low": 0, "high": 4}]}, "A99"),
        ({"tunables": [{"name": "rollout:N", "low": 1, "high": 4}]}, "rollout:N"),
        ({"aims": [{"of": "seat 1"}]}, "tune.aims"),
        ({"aims": [{"measure": "colour", "target": 1}]}, "colour"),
        ({"tunables": [{"name": "lead_first", "values": [0, 44, 4]}]}, "lead_first"),
    ],
)
def test_what_cannot_be_is_named(wrong: dict[str, Any], named: str) -> None:
    wanted = msgspec.convert({**GOOD, **wrong}, Tune)
    with pytest.raises(TableeError, match=named):
        tunings(plans.complete(Plan(game="conan", seats=3, tune=wanted)))


def test_variants_have_no_place_beside_a_tuning() -> None:
    """Their matches would be counted as if they were those of the setting."""
    wanted = msgspec.convert(GOOD, Tune)
    plan = Plan(game="conan", seats=3, tune=wanted, variant=[Variant(name="house", options={"forfeit": True})])
    with pytest.raises(BadPlan, match="not its variants"):
        tunings(plans.complete(plan))


def test_only_whole_deals_count(tmp_path: Path) -> None:
    """Each bot turns through the seats, or holds the whole team, before a deal says anything."""
    aims = [Aim(of="bot 2", target=0.3, within=0.3)]
    wanted = Tune(tunables=[Tunable(name="greedy:N", values=[1, 50])], aims=aims, trials=2, stop="never", look=3)
    bots = ["greedy:10", "random"]
    (team,) = tune(Plan(game="virtopia", seats=1, bots=bots, matches=6, tune=wanted), tmp_path / "team", jobs=1)
    assert [(trial.matches, trial.found[0].n) for trial in team.trials] == [(6, 3), (6, 3)]
    (rivals,) = tune(Plan(game="push", seats=3, bots=bots, matches=10, tune=wanted), tmp_path / "rivals", jobs=1)
    assert [(trial.matches, trial.found[0].n) for trial in rivals.trials] == [(12, 4), (12, 4)]


def test_a_look_sees_no_match_beyond_it(tmp_path: Path) -> None:
    """A search that was killed has played on; what it had seen at a look before must not change."""
    plan = plans.complete(msgspec.structs.replace(PLAN, bots=["greedy:10", "random"]))
    table = Table(plan, tmp_path, Processes(1))
    before = table.observe({"greedy:N": 50}, 6)
    table.observe({"greedy:N": 50}, 24)
    assert table.observe({"greedy:N": 50}, 6) == before
    assert before[0].n == 3


# What is damaged, or was killed while it began.


def test_a_damaged_journal_is_written_again(tmp_path: Path) -> None:
    wanted = places(trials=6, seed=5)
    whole = Search(wanted, looks(wanted, 100), tmp_path, observer(planted, 3)).run()
    lines = (tmp_path / "study.log").read_bytes().splitlines(keepends=True)
    (tmp_path / "study.log").write_bytes(b"".join([*lines[:4], lines[4][:-9] + b"#\n", *lines[5:]]))

    def observe(setting: Setting, matches: int) -> list[Interval]:
        raise AssertionError(setting)

    assert Search(wanted, looks(wanted, 100), tmp_path, observe).run() == whole
    assert (tmp_path / "study.damaged.log").exists()


def test_a_tuning_killed_while_it_began_goes_on(tmp_path: Path) -> None:
    (tmp_path / "tune.json.part").write_bytes(b'{"half')
    plan = msgspec.structs.replace(PLAN, bots=["greedy:10", "random"], matches=2)
    for _ in range(2):
        assert len(tune(plan, tmp_path, jobs=1)[0].trials) == 3
    (tmp_path / "tune.json").write_bytes(b'{"half')
    with pytest.raises(BadResults, match=r"tune\.json is damaged"):
        tune(plan, tmp_path, jobs=1)


def test_two_tunings_do_not_write_into_one_folder(tmp_path: Path) -> None:
    plan = msgspec.structs.replace(PLAN, bots=["greedy:10", "random"], matches=2)
    with folders.locked(tmp_path, "tune.json"), pytest.raises(BadResults, match="another run is writing"):
        tune(plan, tmp_path, jobs=1)


def test_an_unknown_field_of_a_tuning_is_named(tmp_path: Path) -> None:
    path = tmp_path / "plan.toml"
    path.write_text('game = "conan"\n[tune]\ntunables = []\naims = []\ncolour = 1\n', "utf-8")
    with pytest.raises(BadPlan, match="colour"):
        plans.read(path)


def test_an_aim_of_nobody_is_named(tmp_path: Path) -> None:
    wanted = msgspec.convert({**GOOD, "aims": [{"of": "seat 9", "target": 0.3}], "trials": 1}, Tune)
    with pytest.raises(BadPlan, match="seat 9"):
        tune(Plan(game="conan", seats=3, bots="random", matches=1, tune=wanted), tmp_path, jobs=1)
