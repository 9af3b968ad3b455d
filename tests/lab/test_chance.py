"""The chance of winning: what it reads, what it ships, how it is fitted and judged."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

import tablee
from tablee import Position, Rng
from tablee.bots import Perspective, make_bot
from tablee.lab import chance
from tablee.lab.chance import fit as fitting
from tablee.lab.chance.judge import brier, judged, log_loss
from tablee.lab.chance.model import Chance, bent
from tablee.lab.chance.training import NoMoments, rows_of
from tablee.lab.measures import cells_of
from tablee.lab.plan import Plan
from tablee.lab.run import run

GAMES = sorted(
    name for name in tablee.list_games() if (Path(tablee.__file__).parent / "games" / name / "chance.json").exists()
)
TABLES = [(name, seats) for name in GAMES for seats in range(tablee.game(name).seats[0], tablee.game(name).seats[1] + 1)]


def begun(name: str, seats: int, moves: int = 25) -> Position:
    """A match some moves after its start."""
    game = tablee.game(name)
    pos, bot, rng = game.new(seats, seed=7), make_bot(game, "greedy", 7), Rng(7)
    for _ in range(moves):
        if pos.to_act:
            seat = pos.to_act[0]
            pos.play(seat, bot.choose(Perspective.of(pos, seat, rng)))
    return pos


def test_all_five_games_ship_a_chance() -> None:
    assert GAMES == ["conan", "epic", "heros", "push", "virtopia"]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_seat_estimates_its_chance_from_what_it_sees_alone(name: str, seats: int) -> None:
    """Whatever the seat cannot know is dealt again, and its chance stays the same: it tells no secret."""
    pos, rng = begun(name, seats), Rng(3)
    model = chance.of(tablee.game(name), seats)
    assert model.seats == seats
    for seat in range(seats):
        own = model.of(pos, seat)
        assert 0 < own < 1
        assert own == model.estimate(pos.features(seat))
        for _ in range(2 if pos.to_act else 0):
            assert model.of(pos.resample(seat, rng), seat) == own


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_ships_is_better_than_the_mean_and_says_how_good_it_is(name: str, seats: int) -> None:
    model = chance.of(tablee.game(name), seats)
    quality = model.quality
    assert quality.log_loss < quality.log_loss_base
    assert quality.brier < quality.brier_base
    assert quality.ece[0] < 0.08
    assert quality.matches >= 50
    assert sum(quality.reliability.n) == quality.rows
    assert len(msgspec.json.encode(model)) < 8000


def test_rivals_share_one_victory_and_a_team_has_one_chance() -> None:
    pos = begun("push", 3)
    rows = [pos.features(seat) for seat in range(3)]
    assert sum(chance.of(tablee.game("push"), 3).together(rows)) == pytest.approx(1)
    pos = begun("virtopia", 2)
    together = chance.of(tablee.game("virtopia"), 2).together([pos.features(seat) for seat in range(2)])
    assert together[0] == together[1]
    assert chance.joined([0.9, 0.3], False, False) == [0.75, 0.25]
    assert chance.joined([0.4, 0.3], False, False) == [0.4, 0.3]


def test_a_short_row_and_a_table_without_a_model_are_refused() -> None:
    model = chance.of(tablee.game("push"), 2)
    assert model.estimate([0.5] * model.width) == model.estimate([*[0.5] * model.width, 1.0, 0.0])
    with pytest.raises(chance.NoChance, match="numbers"):
        model.estimate([0.0] * (model.width - 1))
    with pytest.raises(chance.NoChance, match="9 seats"):
        chance.of(tablee.game("push"), 9)


def test_of_a_longer_row_a_model_reads_what_it_was_fitted_on() -> None:
    pos = begun("push", 2)
    model = chance.of(tablee.game("push"), 2)
    assert model.estimate([*pos.features(0), 9.0, 9.0]) == model.of(pos, 0)


def test_a_variant_has_the_chance_of_its_game_unless_it_adds_cards() -> None:
    conan = tablee.game("conan")
    assert chance.of(conan.amended({"change": {"A07": {"glory": 7}}}), 2) is chance.of(conan, 2)
    ghoul = {"id": "C33", "kind": "monster", "values": [2, 9, 9]}
    with pytest.raises(chance.NoChance, match="conan at 2 seats"):
        chance.of(conan.amended({"add": {"challenge": [ghoul]}}), 2)


def rows(count: int = 3000, noise: bool = False) -> fitting.Rows:
    """Made-up matches of ten rows: the result follows the first column, or, with noise, nothing at all."""
    random = np.random.default_rng(3)
    seen = random.normal(size=(count, 5)).astype(np.float32)
    odds = np.zeros(count) if noise else 2.0 * seen[:, 0]
    won = (random.random(count) < 1 / (1 + np.exp(-odds))).astype(np.float64)
    match = np.arange(count) // 10
    over = (np.arange(count) % 10) / 10
    return fitting.Rows(2, 7, False, True, ["made"], count // 10, np.array([0, 2, 3, 4, 6]), seen, won, over, match, match)


@pytest.fixture(scope="module")
def fitted() -> Chance:
    return fitting.fit(rows())


def test_a_fit_finds_what_the_result_follows_from(fitted: Chance) -> None:
    assert fitted.quality.log_loss < 0.52 < fitted.quality.log_loss_base
    assert fitted.quality.ece[0] < 0.06
    low, high = [-1.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [1.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    assert fitted.estimate(low) == pytest.approx(1 / (1 + np.exp(3)), abs=0.06)
    assert fitted.estimate(high) == pytest.approx(1 / (1 + np.exp(-3)), abs=0.06)


def test_what_ships_says_what_was_fitted(fitted: Chance) -> None:
    """The model without numpy says the same as the one that was fitted, but for rounding."""
    data = rows().part(8, 10)
    full = np.zeros((len(data.seen), 7))
    full[:, data.kept] = data.seen
    said = np.array([fitted.estimate(row) for row in full.tolist()])
    assert log_loss(data.won, said) == pytest.approx(fitted.quality.log_loss, abs=1e-3)
    assert brier(data.won, said) == pytest.approx(fitted.quality.brier, abs=1e-3)


def test_a_net_is_written_as_it_was_fitted() -> None:
    data = rows(600)
    model = fitting.net(data, np.array([[0, -1], [1, 2]]), 3, passes=2)
    shipped = fitting.written(data, model, [(-30.0, -30.0), (30.0, 30.0)], judged(data.won, data.won, data.match))
    full = np.zeros((600, 7))
    full[:, data.kept] = data.seen
    said = [shipped.estimate(row) for row in full[:50].tolist()]
    assert said == pytest.approx(list(1 / (1 + np.exp(-model.sums(data)[:50]))), abs=2e-3)


def test_no_deal_is_on_two_sides() -> None:
    parts = [set(rows().part(*ends).deal.tolist()) for ends in ((0, 6), (6, 8), (8, 10))]
    assert not parts[0] & parts[1]
    assert not parts[2] & (parts[0] | parts[1])
    assert len(set().union(*parts)) == 300


def test_noise_is_not_taken_for_knowledge() -> None:
    quality = fitting.fit(rows(2000, noise=True)).quality
    assert quality.log_loss > quality.log_loss_base - 0.01


def test_isotonic_knots_rise_and_lines_are_followed() -> None:
    knots = fitting.isotonic(np.linspace(-2, 2, 240), (np.arange(240) % 7 < 3).astype(np.float64))
    heights = [height for _, height in knots]
    assert heights == sorted(heights)
    assert bent([(0.0, 1.0), (1.0, 3.0)], 0.5) == 2
    line = fitting.platt(np.array([-1.0, 1.0] * 400), np.array([0.25] * 0 + [0.25, 0.75] * 400))
    assert bent(line, 1.0) == pytest.approx(np.log(3), abs=1e-3)


def test_a_chance_is_fitted_on_the_moments_of_a_run(tmp_path: Path) -> None:
    results = run(Plan(game="push", seats=2, bots="greedy", matches=12, moments=8), tmp_path / "run", jobs=1)
    data = rows_of(cells_of(results)[0])
    moments = results.moments.collect()
    assert len(data.seen) == len(moments)
    assert data.width == len(moments["observation"][0])
    assert data.whole
    assert data.won.sum() == pytest.approx(len(moments) / 2)
    without = run(Plan(game="push", seats=2, bots="greedy", matches=1), tmp_path / "other", jobs=1)
    with pytest.raises(NoMoments):
        rows_of(cells_of(without)[0])
