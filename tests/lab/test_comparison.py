"""Variants, bots and runs compared deal by deal, and the watch that ends a run when it is precise enough."""

from __future__ import annotations

from io import StringIO
from typing import Any

import numpy as np
import pytest
from rich.console import Console

from tablee.cli.base import Say
from tablee.cli.lab.compare import fitting
from tablee.lab import comparison, statistics
from tablee.lab import plan as plans
from tablee.lab.comparison import Difference, NothingToCompare, compare
from tablee.lab.observations import BadMeasure, observed
from tablee.lab.plan import Cell, Place, Plan, Variant
from tablee.lab.precision import Watch
from tablee.lab.sizing import NoTheory, from_pilot, from_theory

from .planted import Play, planted, row


def duel(matches: int, *variants: str, **more: Any) -> Plan:
    """Two seats of the same bot, with variants by name."""
    return Plan(
        game="push", seats=2, bots="random", matches=matches, variant=[Variant(name=name) for name in variants], **more
    )


def luck(effects: dict[str, float]) -> Play:
    """The cards decide who wins a duel, but for the effect of a variant on the first seat."""

    def play(cell: Cell, where: Place, rng: np.random.Generator) -> dict[str, Any]:
        won = rng.random() < 0.5 + effects.get(cell.variant.name, 0.0)
        longer = 100 * effects.get(cell.variant.name, 0.0)
        moves = 60 + rng.normal(0, 15) + longer * rng.uniform(0.5, 1.5)
        return {"winners": [0 if won else 1], "moves": round(moves)}

    return play


def own_luck(effects: dict[str, float]) -> Play:
    """The same, but each variant has luck of its own: nothing is paired but the numbers."""

    def play(cell: Cell, where: Place, rng: np.random.Generator) -> dict[str, Any]:
        own = np.random.default_rng([where.deal, where.cell, 7])
        return {"winners": [0 if own.random() < 0.5 + effects.get(cell.variant.name, 0.0) else 1]}

    return play


# Variants.


def test_pairs_find_a_planted_effect_and_say_what_pairing_saved() -> None:
    found = compare(planted(duel(600, "generous"), luck({"generous": 0.1})))
    assert len(found) == 1
    (one,) = found
    assert (one.kind, one.one, one.other, one.of, one.n) == ("variant", "generous", "base", "seat 1", 600)
    assert one.paired
    assert one.sure
    assert one.together
    assert one.always.holds(0.1)
    assert one.fixed.holds(0.1)
    assert one.after - one.before == pytest.approx(one.always.value)
    assert one.correlation is not None
    assert one.correlation > 0.7
    assert one.gain is not None
    assert one.gain > 3


def test_without_pairing_the_same_effect_stays_open() -> None:
    (one,) = compare(planted(duel(600, "generous"), own_luck({"generous": 0.1})))
    assert not one.sure
    assert one.gain == pytest.approx(1.0, abs=0.2)
    assert abs(one.correlation or 0) < 0.15


def test_where_nothing_is_nothing_is_found_however_often_one_looks() -> None:
    """Forty idle variants, looked at ten times each; Student's interval cries wolf, the sequence does not."""
    alarms = {"always": 0, "fixed": 0}
    for seed in range(40):
        rng = np.random.default_rng(seed)
        before, after = (rng.random(1000) < 0.4).astype(float), (rng.random(1000) < 0.4).astype(float)
        looks = [comparison.paired(before[:n], after[:n], "win") for n in range(100, 1001, 100)]
        alarms["always"] += any(not always.holds(0.0) for always, _, _ in looks)
        alarms["fixed"] += any(not fixed.holds(0.0) for _, fixed, _ in looks)
    assert alarms["always"] <= 2
    assert alarms["fixed"] > 4


def test_a_variant_that_changes_no_deal_is_told_so() -> None:
    (wins,) = compare(planted(duel(200, "idle"), luck({})))
    assert wins.none_seen
    assert not wins.sure
    assert wins.always.low < 0 < wins.always.high
    assert wins.gain is None
    (moves,) = compare(planted(duel(200, "idle"), luck({})), "length")
    assert moves.none_seen
    assert not moves.sure


def test_a_variant_that_always_wins_is_not_known_to_the_last_digit() -> None:
    (one,) = compare(planted(duel(15, "sure"), lambda cell, where, rng: {"winners": [int(cell.variant.name == "base")]}))
    assert one.always.value == 1.0
    assert not one.none_seen
    assert one.fixed.low < 0.7


def test_lengths_and_facts_are_compared_too() -> None:
    run = planted(duel(300, "slow"), luck({"slow": 0.1}))
    (one,) = compare(run, "length")
    assert one.of == ""
    assert one.sure
    assert one.always.value == pytest.approx(10.0, abs=0.5)
    (fact,) = compare(run, "facts.rounds")
    assert fact.none_seen
    with pytest.raises(BadMeasure):
        compare(run, "facts.absent")
    with pytest.raises(BadMeasure):
        compare(run, "beauty")


def test_of_many_variants_only_those_hold_together_that_stand_out() -> None:
    effects = {"large": 0.15, "idle 1": 0.0, "idle 2": 0.0, "small": 0.03}
    found = {each.one: each for each in compare(planted(duel(700, *effects), luck(effects)))}
    assert found["large"].together
    assert not found["idle 1"].together
    assert statistics.holm([each.chance for each in found.values()]) == [each.together for each in found.values()]
    assert all(each.sure for each in found.values() if each.together)


def test_every_seat_is_compared_at_larger_tables() -> None:
    plan = Plan(game="push", seats=4, bots="random", matches=40, variant=[Variant(name="other")])
    found = compare(planted(plan, lambda cell, where, rng: {"winners": [int(rng.integers(4))], "first": where.deal % 4}))
    assert [each.of for each in found] == ["seat 1", "seat 2", "seat 3", "seat 4"]


# The deal is the unit.


def test_matches_of_one_deal_are_one_observation() -> None:
    """The deal alone decides: turning the seats through it three times teaches nothing, and must not look as if it did."""
    plan = Plan(game="push", seats=3, bots=["greedy", "random"], matches=300)

    def play(cell: Cell, where: Place, rng: np.random.Generator) -> dict[str, Any]:
        seats = cell.lineup(where.rotation)
        return {"winners": [seats.index(0) if rng.random() < 0.5 else seats.index(1)]}

    (one,) = compare(planted(plan, play))
    assert (one.kind, one.one, one.other, one.n) == ("bots", "greedy", "random", 100)
    wins = [deal["bot 1"] for deal in comparison.deals_of(planted(plan, play), "win")[0].values()]
    assert set(wins) == {0.0, 1.0}
    assert one.fixed.half > 1.5 * statistics.mean_interval(np.repeat(np.array(wins) * 1.5, 3)).half


def test_a_deal_that_was_not_played_to_its_end_does_not_count() -> None:
    plan = Plan(game="push", seats=3, bots=["greedy", "random"], matches=20)
    run = planted(plan, lambda cell, where, rng: {"winners": [int(rng.integers(3))]})
    (one,) = compare(run)
    assert one.n == 6


def test_bots_are_compared_by_seat_held() -> None:
    """The second bot holds two of three seats: two thirds of the victories are no more than its share."""
    plan = Plan(game="push", seats=3, bots=["greedy", "random"], matches=900)
    (one,) = compare(planted(plan, lambda cell, where, rng: {"winners": [int(rng.integers(3, size=3)[where.rotation])]}))
    assert one.before == pytest.approx(1 / 3, abs=0.05)
    assert one.after == pytest.approx(1 / 3, abs=0.08)
    assert not one.sure
    plan = Plan(game="push", seats=3, bots=["greedy", "random", "easy"], matches=90)
    found = compare(planted(plan, lambda cell, where, rng: {"winners": [0]}))
    assert [(each.one, each.other) for each in found] == [("greedy", "random"), ("greedy", "easy"), ("random", "easy")]


def test_a_team_wins_or_loses_with_each_bot_on_the_same_deals() -> None:
    plan = Plan(game="virtopia", seats=2, bots=["greedy", "random"], matches=400)
    found = compare(
        planted(plan, lambda cell, where, rng: {"winners": [0, 1] if rng.random() < 0.6 - 0.3 * where.rotation else []})
    )
    assert [(each.one, each.other) for each in found] == [("greedy", "random")]
    assert found[0].always.holds(0.3)
    assert found[0].sure


def test_shared_and_missing_victories_are_shares() -> None:
    shared: dict[str, Any] = {"winners": [0, 2], "scores": [5, 1, 5], "bots": ["a", "b", "b"], "first": 2}
    assert observed(shared, "win", ["a", "b"], team=False) == {"bot 1": 0.5, "bot 2": 0.25}
    assert observed(shared, "win", ["a"], team=False) == {"seat 1": 0.5, "seat 2": 0.5, "seat 3": 0.0}
    assert observed({**shared, "winners": []}, "win", ["a", "b"], team=False) == {"bot 1": 0.0, "bot 2": 0.0}
    assert observed(shared, "score", ["a", "b"], team=False) == {"bot 1": 5.0, "bot 2": 3.0}
    assert observed(shared, "margin", ["a", "b"], team=False) == {"": 0.0}
    assert observed({**shared, "first": None}, "win", ["a"], team=False)["seat 1"] == 0.5


# Two runs.


def test_two_runs_of_the_same_deals_are_paired_and_others_are_not() -> None:
    plain = planted(duel(500), luck({}), "before")
    same = planted(duel(500), luck({"base": 0.1}), "after")
    (one,) = compare(plain, other=same)
    assert (one.kind, one.one, one.other, one.paired, one.sure) == ("runs", "after", "before", True, True)
    other = planted(duel(500, seed="other"), luck({"base": 0.1}), "after", seed=99)
    (two,) = compare(plain, other=other)
    assert (two.paired, two.correlation, two.gain, two.n) == (False, None, None, 500)
    assert two.always.half > 2 * one.always.half
    assert (two.chance > 0.05) == two.always.holds(0.0)


def test_runs_that_have_no_table_in_common_cannot_be_compared() -> None:
    three = planted(Plan(game="push", seats=3, bots="random", matches=5), lambda cell, where, rng: {})
    with pytest.raises(NothingToCompare):
        compare(planted(duel(5), luck({})), other=three)
    with pytest.raises(NothingToCompare):
        compare(planted(duel(5), luck({})))


@pytest.mark.parametrize("width", [60, 80, 100, 160])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_table_shows_whether_a_difference_holds_in_any_terminal(width: int, lang: str) -> None:
    run = planted(duel(200, "generous"), luck({"generous": 0.1}))
    console = Console(width=width, file=StringIO())
    console.print(fitting(compare(run), run.plan, Say(lang), width))
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert all(line.rstrip().endswith(tuple("╮│┤╯")) for line in lines if line[:1] in "╭│├╰")
    assert any(Say(lang)("compare-together") in line for line in lines)
    assert any(Say(lang)("cli-yes") in line for line in lines)
    assert (Say(lang)("compare-gain") in lines[2]) == (width > 80)


def test_differences_are_plain_data() -> None:
    (found,) = comparison.plain(compare(planted(duel(50, "x"), luck({"x": 0.3}))))
    assert set(found) == {*Difference.__struct_fields__, "sure"}
    assert set(found["always"]) == {"value", "low", "high", "n"}


# The watch.


def watched(plan: Plan, play: Play) -> Watch:
    """A watch that has seen the matches of a plan in their order until it had enough."""
    whole = plans.complete(plan)
    watch = Watch(whole)
    for number in range(plans.total(whole)):
        watch.see(row(whole, number, play))
        if watch.reached:
            break
    return watch


def test_a_watch_stops_when_the_measure_is_known_well_enough() -> None:
    watch = watched(duel(5000, precision=0.08), luck({}))
    assert watch.reached
    assert watch.interval.half <= 0.08
    assert watch.stop == watch.interval.n
    needed = statistics.enough(0.08, rate=0.5)
    assert needed * 0.9 < watch.stop < needed * 1.1


def test_with_variants_it_is_the_difference_that_counts() -> None:
    plan = duel(5000, "x", precision=0.08)
    alike, apart = watched(plan, luck({"x": 0.02})), watched(plan, own_luck({"x": 0.02}))
    assert alike.stop is not None
    assert apart.stop is not None
    assert alike.stop % 2 == 0
    assert alike.stop < apart.stop / 3


def test_it_stops_at_whole_rounds_and_counts_whole_deals() -> None:
    plan = Plan(game="push", seats=[2, 3], bots=["greedy", "random"], matches=3000, precision=0.15)
    watch = watched(plan, lambda cell, where, rng: {"winners": [int(rng.integers(cell.seats, size=3)[where.rotation])]})
    assert watch.stop is not None
    assert watch.stop % 2 == 0
    assert {cell: sample.n for (cell, _), sample in watch.samples.items()} == {0: watch.stop // 4, 1: watch.stop // 6}


def test_after_the_end_nothing_counts() -> None:
    plan = plans.complete(duel(5000, precision=0.1))
    watch = watched(plan, luck({}))
    stop, known = watch.stop, watch.interval
    assert stop is not None
    for number in range(stop, stop + 50):
        watch.see(row(plan, number, luck({})))
    assert (watch.stop, watch.interval, watch.forecast) == (stop, known, stop)


def test_the_forecast_comes_true() -> None:
    plan = plans.complete(duel(8000, "x", precision=0.08))
    watch = Watch(plan)
    assert watch.forecast == plans.total(plan)
    told = 0
    for number in range(plans.total(plan)):
        watch.see(row(plan, number, own_luck({"x": 0.02})))
        if number == 300:
            told = watch.forecast
        if watch.reached:
            break
    assert watch.stop is not None
    assert 0.8 < told / watch.stop < 1.25


def test_what_never_varies_is_no_reason_to_stop() -> None:
    assert not watched(duel(200, precision=5.0, measure="choices"), luck({})).reached
    assert watched(duel(200, precision=5.0, measure="length"), luck({})).reached


def test_a_measure_that_there_is_not_is_refused_before_anything_is_played() -> None:
    with pytest.raises(BadMeasure):
        Watch(plans.complete(duel(10, precision=0.1, measure="beauty")))


# How many before anything is played.


def test_theory_and_pilot_agree_where_theory_is_true() -> None:
    plan = plans.complete(duel(400, "x"))
    theory = from_theory(plan, 0.05)
    rows = [row(plan, number, own_luck({})) for number in range(plans.total(plan))]
    pilot = from_pilot(plan, 0.05, rows, seconds=0.5)
    assert 0.85 < pilot.always / theory.always < 1.15
    assert 0.85 < pilot.fixed / theory.fixed < 1.15
    assert pilot.always_seconds == pilot.always * 0.5
    paired = from_pilot(plan, 0.05, [row(plan, number, luck({"x": 0.02})) for number in range(800)], seconds=0.5)
    assert paired.always < pilot.always / 4


def test_turned_seats_make_a_deal_worth_more_than_a_match() -> None:
    turned = from_theory(plans.complete(Plan(game="push", seats=4, bots=["greedy", "random"])), 0.02)
    alike = from_theory(plans.complete(Plan(game="push", seats=4, bots="random")), 0.02)
    assert turned.fixed % 4 == 0
    assert turned.fixed == pytest.approx(alike.fixed, rel=0.01)


def test_theory_knows_nothing_of_lengths() -> None:
    with pytest.raises(NoTheory):
        from_theory(plans.complete(duel(10, measure="length")), 1.0)
