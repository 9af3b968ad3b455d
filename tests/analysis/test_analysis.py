"""Analysis of a finished match: sums that are exact, verdicts that know no secret, errors that are ones."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest

import tablee
from tablee import Position, Rng
from tablee.analysis import Analysis, Budget, Unfinished, analyse, what_would_have_helped
from tablee.analysis.judge import Judge, estimate
from tablee.analysis.shapes import turning_points
from tablee.analysis.values import Valuation, perspective_of
from tablee.bots import Perspective, make_bot
from tablee.bots.victory import shares_of

GAMES = tablee.list_games()
TINY = Budget(search=0.01, worlds=2, most=4, trees=2, moments=1, truth=1)
LAST = 16


@cache
def played(name: str, bot: str = "greedy", seed: int = 5) -> Position:
    """A match between bots, to its end."""
    game = tablee.game(name)
    pos, bots, rng = game.new(game.usual_seats, seed=seed), make_bot(game, bot, seed), Rng(seed)
    while not pos.over:
        seat = pos.to_act[0]
        pos.play(seat, bots.choose(Perspective.of(pos, seat, rng)))
    return pos


def ending(end: Position, moves: int = LAST) -> dict[str, Any]:
    """The record of the last moves of a match: it starts from a dump."""
    rest = end.moves[-moves:]
    pos = tablee.game(end.config.game.id).load(end.undone(len(rest)).dump())
    for seat, action in rest:
        pos.play(seat, action)
    return pos.record()


@cache
def analysed(name: str) -> Analysis:
    return analyse(ending(played(name)), seed=1, budget=TINY)


@pytest.mark.parametrize("name", GAMES)
def test_start_luck_own_and_others_decisions_make_the_result_exactly(name: str) -> None:
    analysis, outcome = analysed(name), played(name).outcome
    assert outcome is not None
    shares = shares_of(list(outcome.returns), tablee.game(name).team)
    for split, share in zip(analysis.splits, shares, strict=True):
        assert split.result == share
        assert split.start + split.luck + split.own + split.others == pytest.approx(share, abs=1e-9)
    for before, step in zip(analysis.steps, analysis.steps[1:], strict=False):
        for seat in range(len(shares)):
            change = step.luck[seat] + step.own[seat] + step.others[seat]
            assert before.chances[seat] + change == pytest.approx(step.chances[seat], abs=1e-9)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_analysis(name: str) -> None:
    assert msgspec.json.encode(analyse(ending(played(name)), seed=1, budget=TINY)) == msgspec.json.encode(analysed(name))


@pytest.mark.parametrize("name", GAMES)
def test_only_answers_with_a_choice_are_judged_and_the_preferred_one_loses_nothing(name: str) -> None:
    analysis, end = analysed(name), played(name)
    first = len(end.moves) - analysis.moves
    positions = {n: end.undone(len(end.moves) - first - n) for n in range(analysis.moves)}
    choices = [n for n in range(analysis.moves) if len(positions[n].legal(end.moves[first + n][0])) > 1]
    assert [decided.step for decided in analysis.decisions] == choices
    for decided in analysis.decisions:
        assert decided.preferred.action in positions[decided.step].legal(decided.seat)
        assert decided.low <= decided.loss <= decided.high
        if decided.played.action == decided.preferred.action:
            assert decided.loss == 0.0


@pytest.mark.parametrize("name", GAMES)
def test_a_verdict_does_not_depend_on_what_the_seat_could_not_know(name: str) -> None:
    """Two matches that a seat cannot tell apart are judged alike, to the last digit, and value its chance alike."""
    end = played(name)
    for back in (LAST, len(end.moves) // 2):
        pos = end.undone(back)
        seat = pos.to_act[0]
        other = pos.resample(seat, Rng(9))
        legal = pos.legal(seat)
        verdicts: list[object] = []
        for world in (pos, other):
            rng = Rng(4)
            judge = Judge(world, Valuation(world), TINY)
            verdicts.append(judge.verdict(perspective_of(world, seat, rng), legal[-1], rng))
            verdicts.append(judge.valuation.chance(world, seat, 2, Rng(2)))
        assert verdicts[:2] == verdicts[2:]


def test_a_victory_thrown_away_at_the_last_move_is_grave() -> None:
    end = thrown_away()
    analysis = analyse(ending(end, 1), budget=Budget(search=0.2, worlds=6, most=6, trees=3, moments=1, truth=2))
    (decided,) = analysis.decisions
    assert decided.grave
    assert decided.loss == pytest.approx(1.0)
    assert decided.truth.preferred - decided.truth.played == pytest.approx(1.0)
    helped = what_would_have_helped(analysis, decided.seat)
    assert helped is not None
    assert helped.decision.preferred.action != end.moves[-1][1]
    assert analysis.turning[0].kind == "decision"
    assert what_would_have_helped(analysis, 1 - decided.seat) is None


def thrown_away() -> Position:
    """A match of two that was lost by its last answer, and would have been won by any other that ends it."""
    for seed in range(200):
        before = played("push", "random", seed).undone(1)
        seat = before.to_act[0]
        ends = {action: after(before, seat, action) for action in before.legal(seat)}
        shares = {action: shares_of(list(end.result().returns), False)[seat] for action, end in ends.items() if end.over}
        if set(shares.values()) == {0.0, 1.0} and len(shares) == len(ends):
            return next(ends[action] for action, share in shares.items() if share == 0.0)
    raise AssertionError("no such match was found")


def after(pos: Position, seat: int, action: int) -> Position:
    end = pos.clone()
    end.play(seat, action)
    return end


def test_a_match_that_still_runs_is_refused_and_one_broken_off_is_not() -> None:
    pos = tablee.game("push").load(played("push").undone(6).dump())
    pos.play(pos.to_act[0], pos.legal(pos.to_act[0])[0])
    with pytest.raises(Unfinished, match="still runs"):
        analyse(pos.record(), budget=TINY)
    analysis = analyse({**pos.record(), "ended": {"how": "resign", "seat": 0}}, budget=TINY)
    assert not analysis.finished
    for split in analysis.splits:
        assert split.start + split.luck + split.own + split.others == pytest.approx(split.result, abs=1e-9)


def test_progress_is_told_move_by_move() -> None:
    told: list[tuple[int, int]] = []
    analyse(ending(played("push"), 3), budget=TINY, progress=lambda done, total: told.append((done, total)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_turning_points_are_errors_first_then_strokes_of_luck() -> None:
    analysis = analysed("conan")
    points = turning_points(analysis.decisions, analysis.steps)
    assert len(points) == 3
    kinds = [point.kind for point in points]
    assert kinds == sorted(kinds)
    assert len({point.step for point in points}) == 3


def test_long_matches_share_a_budget_and_a_heavy_game_keeps_its_search() -> None:
    """However long, a decision has the search of the level itself and thirty worlds; a small budget stays as it is."""
    usual = Budget()
    assert usual.shared(40) == usual.shared(80) == usual.shared(100, patient=True) == usual
    assert usual.shared(120) == Budget(search=2.0, worlds=40, most=160, moments=26, truth=26)
    assert usual.shared(9_000) == Budget(search=1.0, worlds=30, most=30, moments=1, truth=1)
    assert usual.shared(150, patient=True) == Budget(most=160, moments=26, truth=26)
    assert TINY.shared(1000)[:2] == TINY[:2]


def test_an_interval_holds_the_mean_and_one_value_says_nothing() -> None:
    assert estimate([0.0, 0.1, 0.2]).low < 0.1 < estimate([0.0, 0.1, 0.2]).high
    assert estimate([0.3]) == (0.3, -1.0, 1.0)
