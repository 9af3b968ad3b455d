"""Each measure against hand-made tables with known answers, and one small run from end to end."""

from __future__ import annotations

import json
from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import Any

import msgspec
import polars as pl
import pytest

from tablee.bots import Perspective, make_bot
from tablee.engine.rng import Rng
from tablee.lab import chance, measures
from tablee.lab.measures import Measure, choice, drama
from tablee.lab.measures.cell import CellRows
from tablee.lab.plan import BASE, Plan, Variant, complete
from tablee.lab.probes.bound import BoundBot, used_by
from tablee.lab.results import Results
from tablee.lab.run import run
from tablee.lab.tables import SCHEMAS
from tablee.registry import game


class Made(Results):
    """Results whose tables are written by hand."""

    def __init__(self, plan: Plan, tables: dict[str, list[dict[str, Any]]]) -> None:
        super().__init__(Path(), complete(plan), {})
        self.made = {name: pl.DataFrame(rows, schema=SCHEMAS[name]) for name, rows in tables.items()}

    def table(self, name: str) -> pl.LazyFrame:
        return self.made.get(name, pl.DataFrame(schema=SCHEMAS[name])).lazy()


def match(number: int, winners: list[int], **told: Any) -> dict[str, Any]:
    """A row of a match of two; what is not told is plain."""
    row: dict[str, Any] = {
        "match": number,
        "game": "push",
        "seats": 2,
        "variant": BASE,
        "deal": number,
        "rotation": 0,
        "seed": "",
        "bots": ["greedy", "greedy"],
        "winners": winners,
        "scores": [10, 8],
        "returns": [0.0, 0.0],
        "moves": 20,
        "forced": 5,
        "asked": [10, 10],
        "choices": [8, 7],
        "last": [19, 20],
        "longest": [2, 3],
        "reason": "",
        "first": 0,
        "facts": json.dumps({"rounds": 2}),
    }
    return {**row, **told}


def made(matches: list[dict[str, Any]], plan: Plan | None = None, **tables: list[dict[str, Any]]) -> Made:
    return Made(plan or Plan(game="push", seats=2, bots="greedy", matches=4), {"matches": matches, **tables})


def value(results: Results, key: str, of: str = "", variant: str = BASE) -> float:
    return one(results, key, of, variant).value


def one(results: Results, key: str, of: str = "", variant: str = BASE) -> Measure:
    found = [each for each in measures.all_of(results) if (each.key, each.of, each.variant) == (key, of, variant)]
    assert len(found) == 1, (key, of, found)
    assert found[0].low <= found[0].value <= found[0].high
    return found[0]


# What matches alone say.


def test_seat_share_and_place_share() -> None:
    results = made([match(0, [0]), match(1, [1], first=1), match(2, [0, 1]), match(3, [1], first=1)])
    assert value(results, "seat-share", "seat 1") == pytest.approx(0.375)
    assert value(results, "seat-share", "seat 2") == pytest.approx(0.625)
    assert value(results, "place-share", "place 1") == pytest.approx(0.875)
    assert value(results, "shared-victory") == 0.25
    assert value(results, "no-victory") == 0


def test_matches_of_one_deal_are_one_observation() -> None:
    rows = [match(number, [0], deal=number // 2, rotation=number % 2) for number in range(8)]
    assert one(made(rows), "seat-share", "seat 1").n == 4


def test_cards_and_spreads_count_deals_too() -> None:
    rows = [match(number, [0], deal=number // 2, rotation=number % 2, moves=20 + number % 2) for number in range(8)]
    results = made(rows, cards=[card(number, "R1", [number % 2, 0]) for number in range(8)])
    used = one(results, "card-use", "R1")
    assert (used.value, used.n) == (0.5, 4)
    assert one(results, "dead-cards").n == 4
    assert {n for curve in measures.curves_of(results) for n in curve.n} == {4}


def test_one_match_bounds_nothing() -> None:
    found = one(made([match(0, [0])]), "length")
    assert (found.value, found.low, found.high, found.n) == (20, -inf, inf, 1)


def test_a_run_that_ended_when_it_had_seen_enough_has_intervals_for_any_look() -> None:
    plan = Plan(game="push", seats=2, bots="greedy", matches=200, precision=0.1)
    rows = [match(number, [number % 2], moves=20 + number % 3) for number in range(200)]
    watched, settled = one(made(rows, plan), "seat-share", "seat 1"), one(made(rows), "seat-share", "seat 1")
    assert watched.high - watched.low > 1.5 * (settled.high - settled.low)
    assert one(made(rows, plan), "length").high > one(made(rows), "length").high


def test_bots_that_keep_their_seats_say_nothing_of_the_seats() -> None:
    plan = Plan(game="push", seats=2, bots=["greedy", "random"], matches=4, rotate=False)
    results = made([match(number, [0], bots=["greedy", "random"]) for number in range(4)], plan)
    assert {left.key: left.needs for left in measures.left_of(results)}["seat-share"] == "turned"
    assert not [each for each in measures.all_of(results) if each.key in ("seat-share", "place-share")]


def test_length_and_minutes() -> None:
    results = made([match(0, [0]), match(1, [0], moves=40, forced=10, choices=[15, 15])])
    assert value(results, "length") == 30
    assert value(results, "choices") == 22.5
    assert value(results, "forced") == 0.25
    assert value(results, "minutes") == pytest.approx((15 * 15 + 5 * 2 + 30 * 15 + 10 * 2) / 2 / 60)
    assert one(results, "minutes").aim == (10, 30)


def test_an_aim_of_the_plan_goes_with_its_measure() -> None:
    plan = Plan(game="push", seats=2, bots="greedy", matches=4, aims={"length": (60, 120), "minutes": (1, 2)})
    results = made([match(number, [0], moves=20 + number) for number in range(4)], plan)
    assert one(results, "length").aim == (60, 120)
    assert one(results, "length").outside
    assert one(results, "minutes").aim == (1, 2)
    assert one(results, "forced").aim is None


def test_waiting_and_elimination() -> None:
    results = made([match(0, [0], asked=[15, 5], last=[20, 8], longest=[1, 12])])
    assert value(results, "waiting", "seat 1") == pytest.approx(1 / 3)
    assert value(results, "waiting", "seat 2") == 3
    assert value(results, "waiting") == pytest.approx((1 / 3 + 3) / 2)
    assert value(results, "longest-wait") == 12
    assert value(results, "elimination") == 0.5
    assert value(results, "sitting-out") == pytest.approx(0.3)


def test_first_rounds_and_abrupt_ends() -> None:
    short = {"moves": 4, "forced": 0, "asked": [2, 2], "last": [3, 4], "facts": json.dumps({"rounds": 1})}
    rows = [*(match(number, [0]) for number in range(3)), match(3, [0], **short)]
    assert value(made(rows), "first-round") == 0.25
    assert value(made(rows), "abrupt") == 0.25


def test_scores_and_margins() -> None:
    results = made([match(0, [0], scores=[10, 9]), match(1, [1], scores=[5, 20])])
    assert value(results, "score") == 11
    assert value(results, "margin") == 8
    assert value(results, "closeness") == 0.5
    curve = next(curve for curve in measures.curves_of(results) if curve.key == "margin")
    assert sum(curve.y) == pytest.approx(1)


def test_reasons() -> None:
    results = made([match(0, [0], reason="glory"), match(1, [0], reason="survival"), match(2, [0], reason="glory")])
    assert value(results, "ending", "glory") == pytest.approx(2 / 3)
    assert value(results, "ending", "survival") == pytest.approx(1 / 3)


def test_a_team_wins_together() -> None:
    plan = Plan(game="virtopia", seats=2, bots="greedy", matches=2, variant=[Variant(name="hard", options={"level": "hard"})])
    shape = {"game": "virtopia", "first": None}
    rows = [match(0, [0, 1], **shape), match(1, [], **shape), match(2, [], variant="hard", **shape)]
    results = made(rows, plan)
    assert value(results, "team-win") == 0.5
    assert value(results, "team-win", variant="hard") == 0
    curve = next(curve for curve in measures.curves_of(results) if curve.key == "victory-curve")
    assert (curve.of, curve.y, curve.n) == ("base, hard", [0.5, 0.0], [2, 1])
    assert {"seat-share", "lead-changes", "margin"} <= {left.key for left in measures.left_of(results)}


# Skill.


def test_skill_and_its_trace() -> None:
    variants = [Variant(name="strong", bots=["greedy", "random"])]
    plan = Plan(game="push", seats=2, bots=["greedy:50", "random"], matches=4, variant=variants)
    weak = [match(n, [n % 2], bots=["greedy:50", "random"]) for n in range(4)]
    strong = [match(4 + n, [0], bots=["greedy", "random"], variant="strong", deal=n) for n in range(4)]
    results = made(weak + strong, plan)
    assert value(results, "win", "greedy:50") == 0.5
    assert value(results, "win", "greedy", "strong") == 1
    assert value(results, "skill", "greedy:50") == 0
    assert value(results, "skill", "greedy", "strong") == 1
    assert value(results, "luck", "greedy", "strong") == 0
    curve = next(curve for curve in measures.curves_of(results) if curve.key == "skill")
    assert (curve.of, curve.x, curve.y) == ("greedy:50, greedy", [1, 2], [0.5, 1.0])


# Cards.


def card(number: int, name: str, uses: list[int], shared: int = 0) -> dict[str, Any]:
    return {"match": number, "card": name, "uses": uses, "shared": shared}


def test_dead_cards_and_correlation() -> None:
    rows = [match(number, [number % 4 == 0]) for number in range(400)]
    told = [card(number, "R1", [1, 0]) for number in range(400)] + [card(number, "R2", [0, 0]) for number in range(400)]
    told += [card(0, "R3", [0, 0], shared=1)]
    results = made(rows, cards=told)
    assert value(results, "card-use", "R1") == 1
    assert one(results, "card-use", "R2").high < 0.02
    assert value(results, "card-use", "R3") == 1 / 400
    assert one(results, "dead-cards").value == 2
    assert value(results, "card-correlation", "R1") == pytest.approx(0.5)


def test_of_many_cards_one_is_dead_only_if_that_is_sure_beside_the_others() -> None:
    """At 250 matches a card that nobody used is surely rare by itself, but not as one of two hundred."""
    rows = [match(number, [0]) for number in range(250)]
    few = made(rows, cards=[card(0, "R1", [1, 0]), card(0, "R2", [0, 0])])
    many = made(rows, cards=[card(0, "R1", [1, 0]), *(card(0, f"X{n}", [0, 0]) for n in range(200))])
    assert one(few, "dead-cards").value == 1
    assert one(many, "card-use", "X0").high < 0.02
    assert one(many, "dead-cards").value == 0


def test_what_a_card_causes_is_the_difference_on_the_same_deals() -> None:
    variants = [Variant(name="without", forbid=["R1"]), Variant(name="always", force=["R1"])]
    plan = Plan(game="push", seats=2, bots="greedy", matches=4, variant=variants)
    base = [match(n, [0] if n else [1]) for n in range(4)]
    without = [match(4 + n, [1], deal=n, variant="without") for n in range(4)]
    always = [match(8 + n, [0], deal=n, variant="always") for n in range(4)]
    results = made(base + without + always, plan)
    assert value(results, "card-contribution", "R1", "without") == 0.75
    assert value(results, "card-forced", "R1", "always") == 0.25


def test_a_bound_bot_uses_a_card_never_or_whenever_it_can() -> None:
    push = game("push")
    pos, rng, free = push.new(2, seed=1), Rng(1), make_bot(push, "greedy", 1)
    used: frozenset[str] = frozenset()
    while not used:
        seat = pos.to_act[0]
        view = Perspective.of(pos, seat, rng)
        wished, worlds = free.choose(view), [view.imagine(rng), view.imagine(rng)]
        used = used_by(push, worlds, seat, wished) if len(view.legal) > 4 else used
        pos.play(seat, wished)
    assert used & used_by(push, worlds, seat, BoundBot(free, push, [], sorted(used), rng).choose(view))
    assert not used & used_by(push, worlds, seat, BoundBot(free, push, sorted(used), [], rng).choose(view))


# Chances.


def test_leads() -> None:
    story = [[0.5, 0.5], [0.7, 0.3], [0.4, 0.6], [0.59, 0.6], [0.9, 0.1]]
    assert drama.leaders(story) == [0, 0, 1, 1, 0]
    assert drama.lead_changes(story) == 2
    told = drama.of_match([1.0, 0.0], story, [0.0, 0.2, 0.4, 0.6, 0.8])
    assert told["last-lead-change"] == 0.8
    assert told["decided"] == 0.8
    assert told["winner-lowest"] == 0.4
    assert told["comebacks"] == 0
    assert told["final-spread"] == pytest.approx(0.8)
    assert told["drama"] == pytest.approx(0.2**0.5)


def test_a_match_that_was_never_sure_is_decided_at_its_end() -> None:
    assert drama.decided([0.9, 0.2, 0.8], [0.0, 0.3, 0.6]) == 1
    assert drama.decided([0.9, 0.9], [0.0, 0.5]) == 0


class Fixed(CellRows):
    """A cell whose chances are written by hand."""

    rows_of_chances: pl.DataFrame

    @property
    def chances(self) -> pl.DataFrame:  # type: ignore[override]
        return self.rows_of_chances


@pytest.fixture
def told() -> Callable[[list[list[float]], list[list[float]]], Fixed]:
    """A cell of matches of two moments each, with everybody's chances and what came of them."""

    def make(said: list[list[float]], came: list[list[float]]) -> Fixed:
        results = made([match(number, [0]) for number in range(len(said))])
        cell = Fixed(results, measures.cells_of(results)[0].cell)
        rows = [(n, 0, n, 20, share, own, own) for n, (own, share) in enumerate(zip(said, came, strict=True))]
        numbers, parts = ("match", "n", "deal", "moves"), ("share", "own", "chance")
        schema = dict.fromkeys(numbers, pl.Int64) | dict.fromkeys(parts, pl.List(pl.Float64))
        cell.rows_of_chances = pl.DataFrame(rows, schema=schema, orient="row")
        return cell

    return make


def test_calibration_is_the_distance_between_what_was_said_and_what_came(told: Any) -> None:
    said = [[0.75, 0.25]] * 400
    right = told(said, [[1.0, 0.0] if n % 4 else [0.0, 1.0] for n in range(400)])
    assert drama.calibration(right)[0].value == pytest.approx(0, abs=1e-9)
    wrong = told(said, [[1.0, 0.0] if n % 2 else [0.0, 1.0] for n in range(400)])
    assert drama.calibration(wrong)[0].value == pytest.approx(0.25)
    assert drama.calibration(wrong)[1].value == pytest.approx(-0.25)
    assert drama.calibration(right)[1].low < 0.25 < drama.calibration(right)[1].high
    curve = drama.chance_curves(wrong)[0]
    assert (curve.x, curve.y) == ([0.25, 0.75], [0.5, 0.5])


# Choices.


def choices_row(number: int, counts: list[int], **given: Any) -> dict[str, Any]:
    row: dict[str, Any] = {"match": number, "n": 3, "seat": 0, "question": "Turn", "legal": 4, "chosen": 1}
    row |= {"answers": [1, 2], "counts": counts, "before": [0.5, 0.5], "after": [[0.5, 0.5], [0.5, 0.5]]}
    return {**row, **given}


def test_breadth_of_choice() -> None:
    plan = Plan(game="push", seats=2, bots="greedy", matches=4, choices=5)
    rows = [choices_row(0, [8, 0]), choices_row(1, [4, 4])]
    results = made([match(0, [0]), match(1, [0])], plan, choices=rows)
    bits = 1 + 1 / 16 * 1.4426950408889634
    assert value(results, "entropy") == pytest.approx(bits / 2)
    assert value(results, "legal") == 2
    assert value(results, "breadth") == pytest.approx(bits / 4)


def test_interaction_is_what_an_answer_does_to_the_others() -> None:
    plan = Plan(game="push", seats=2, bots="greedy", matches=4, choices=5)
    rows = [choices_row(0, [8, 0], after=[[0.7, 0.3], [0.5, 0.5]]), choices_row(1, [8, 0], seat=1)]
    assert value(made([match(0, [0]), match(1, [0])], plan, choices=rows), "interaction") == pytest.approx(0.1)


def test_kingmaking() -> None:
    lost: dict[str, Any] = {"before": [0.02, 0.5, 0.48], "seat": 0}
    decides = {**lost, "after": [[0.0, 0.6, 0.4], [0.0, 0.3, 0.7]]}
    not_so = {**lost, "after": [[0.0, 0.6, 0.4], [0.0, 0.7, 0.3]]}
    assert choice.crowns(decides)
    assert not choice.crowns(not_so)
    plan = Plan(game="push", seats=3, bots="greedy", matches=4, choices=5)
    shape = {"seats": 3, "asked": [7, 7, 6], "scores": [1, 2, 3], "last": [18, 19, 20], "longest": [2, 2, 2]}
    rows = [choices_row(0, [8, 0], **decides), choices_row(1, [8, 0], **not_so)]
    rows += [choices_row(number, [8, 0], before=[0.4, 0.3, 0.3], after=[[0.4, 0.3, 0.3]] * 2) for number in (2, 3)]
    results = made([match(number, [1], **shape) for number in range(4)], plan, choices=rows)
    assert value(results, "hopeless") == 0.5
    assert value(results, "kingmaking") == 0.5


# A whole run.


def test_a_small_run_has_every_measure(tmp_path: Path) -> None:
    variants = [Variant(name="without", forbid=["R5", "P5", "G5", "B5"])]
    plan = Plan(game="push", seats=3, bots=["greedy", "greedy:50"], matches=6, moments=10, choices=12, variant=variants)
    results = run(plan, tmp_path / "run", jobs=1)
    found = measures.all_of(results)
    keys = {each.key for each in found}
    assert {key for family in measures.FAMILIES for key in family.keys} - keys == {"team-win", "first-round"}
    assert {left.key for left in measures.left_of(results)} == {"team-win", "first-round"}
    assert [each.of for each in found if each.key == "card-contribution"] == ["R5 + P5 + G5 + B5"]
    assert all(each.low <= each.value <= each.high for each in found)
    assert {"length", "score", "margin", "reliability", "chance", "skill"} == {
        each.key for each in measures.curves_of(results)
    }


def test_a_card_more_leaves_out_what_needs_a_chance_and_nothing_else(tmp_path: Path) -> None:
    ghoul = {"id": "C33", "kind": "monster", "values": [2, 9, 9]}
    content = {"add": {"challenge": [ghoul]}, "text": {"en": {"card-C33": "The Ghoul"}}}
    plan = Plan(game="conan", seats=2, bots="random", matches=1, moments=40, choices=40, chooser="random")
    grown = msgspec.structs.replace(plan, variant=[Variant(name="ghoul", content=content)])
    results = run(grown, tmp_path / "run", jobs=1)
    keys = {
        variant: {each.key for each in measures.all_of(results) if each.variant == variant} for variant in (BASE, "ghoul")
    }
    assert {"breadth", "interaction", "lead-changes"} <= keys[BASE]
    assert "breadth" in keys["ghoul"]
    assert not keys["ghoul"] & {"interaction", "lead-changes"}
    only = run(msgspec.structs.replace(plan, content=content), tmp_path / "only", jobs=1)
    assert {left.key: left.needs for left in measures.left_of(only)}["interaction"] == "chance"


def test_what_is_left_out_names_what_the_nearest_table_lacks() -> None:
    plan = Plan(game="push", seats=[2, 3], bots="greedy", matches=1)
    shape = {"seats": 3, "asked": [7, 7, 6], "scores": [1, 2, 3], "last": [18, 19, 20], "longest": [2, 2, 2]}
    left = {each.key: each.needs for each in measures.left_of(made([match(0, [0]), match(1, [0], **shape)], plan))}
    assert (left["kingmaking"], left["decided"], left["team-win"]) == ("choices", "moments", "team")


def test_what_a_run_has_no_rows_for_is_left_out_by_name(tmp_path: Path) -> None:
    results = run(Plan(game="push", seats=2, bots="greedy", matches=2), tmp_path / "run", jobs=1)
    left = {each.key: each.needs for each in measures.left_of(results)}
    assert (left["lead-changes"], left["breadth"], left["skill"], left["kingmaking"]) == (
        "moments",
        "choices",
        "bots",
        "three seats",
    )
    assert left["card-contribution"] == "forbid"
    assert not left.keys() & {each.key for each in measures.all_of(results)}


def test_the_model_that_measures_use_is_the_shipped_one() -> None:
    results = made([match(0, [0])])
    assert measures.cells_of(results)[0].model is chance.of(game("push"), 2)
