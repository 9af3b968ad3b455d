"""The vector engine: the same matches as single positions, whatever they are spread over."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tablee
import tablee.vec
from tablee.engine.errors import BadOptions, IllegalMove, TableeError
from tablee.engine.relative import relative_actions
from tablee.engine.rng import Rng
from tablee.vec.fleet import Fleet

GAMES = tablee.list_games()


@pytest.mark.parametrize("name", GAMES)
def test_every_step_is_that_of_a_single_match(name: str) -> None:
    """Rows, legal answers, who acts, rewards and ends are those of `game.new` with the same seed and moves."""
    game = tablee.game(name)
    seats = game.usual_seats
    env = tablee.vec.make(name, seats, 3, seed=5, dtype="float32")
    env.reset()
    rng = np.random.default_rng(2)
    episodes = [0, 0, 0]
    singles = [game.new(seats, seed=tablee.vec.episode_seed(5, n, 0)) for n in range(3)]
    for _ in range(250):
        for n, pos in enumerate(singles):
            seat = pos.to_act[0]
            assert env.seats[n] == seat
            assert env.legal[n, : env.legal_counts[n]].tolist() == pos.legal(seat)
            assert np.flatnonzero(env.action_mask[n]).tolist() == pos.legal(seat)
            assert env.observations[n] == pytest.approx(game.observation.features(pos, seat), abs=1e-6)
        actions = env.random_actions(rng)
        env.step(actions)
        for n, pos in enumerate(singles):
            pos.play(pos.to_act[0], int(actions[n]))
            assert bool(env.ends[n]) == pos.over
            assert env.rewards[n].tolist() == (list(pos.outcome.returns) if pos.outcome else [0.0] * seats)
            if pos.over:
                episodes[n] += 1
                singles[n] = game.new(seats, seed=tablee.vec.episode_seed(5, n, episodes[n]))


def test_parts_of_a_seed_are_the_same_matches() -> None:
    """Matches 0 to 3 in one batch are 0 and 1 in one, and 2 and 3 in another."""
    whole = tablee.vec.make("push", 2, 4, seed=9)
    part = tablee.vec.make("push", 2, 2, seed=9, first=2)
    whole.reset()
    part.reset()
    rng = np.random.default_rng(1)
    for _ in range(100):
        assert (whole.raw_observations[2:] == part.raw_observations).all()
        actions = whole.random_actions(rng)
        whole.step(actions)
        part.step(actions[2:])


def test_processes_play_the_same_matches() -> None:
    one = tablee.vec.make("push", 3, 4, seed=2, mask="bits")
    with tablee.vec.make("push", 3, 4, seed=2, mask="bits", workers=2) as two:  # type: ignore[union-attr]
        one.reset()
        two.reset()
        rng = np.random.default_rng(0)
        for _ in range(80):
            for name in ("raw_observations", "action_mask", "legal_counts", "seats", "rewards", "ends", "lengths"):
                assert (getattr(one, name) == getattr(two, name)).all(), name
            actions = one.random_actions(rng)
            one.step(actions)
            two.step(actions)
        with pytest.raises(IllegalMove):
            two.step([99999] * 4)
        two.step(one.random_actions(rng))


@pytest.mark.parametrize("mask", ["bytes", "bits", "none"])
def test_an_illegal_action_is_refused_and_no_match_goes_on(mask: Any) -> None:
    env = tablee.vec.make("push", 2, 3, seed=1, mask=mask)
    env.reset()
    before = env.raw_observations.tobytes()
    actions = env.random_actions(np.random.default_rng(1))
    for wrong in (-1, 700, env.num_actions, 10**12):
        with pytest.raises(IllegalMove, match="match 2"):
            env.step([actions[0], actions[1], wrong])
    with pytest.raises(TableeError, match="3 matches"):
        env.step(actions[:2])
    assert env.raw_observations.tobytes() == before
    assert env.lengths.tolist() == [0, 0, 0]
    env.step(actions)
    assert env.lengths.tolist() == [1, 1, 1]


def test_masks_of_bits_say_what_masks_of_bytes_say() -> None:
    plain, packed = (tablee.vec.make("heros", 4, 5, seed=3, mask=mask) for mask in ("bytes", "bits"))  # type: ignore[arg-type]
    plain.reset()
    packed.reset()
    rng = np.random.default_rng(4)
    for _ in range(50):
        unpacked = np.unpackbits(packed.action_mask, axis=1, count=plain.num_actions, bitorder="little")
        assert (unpacked.astype(bool) == plain.action_mask).all()
        actions = plain.random_actions(rng)
        plain.step(actions)
        packed.step(actions)


def test_relative_actions_count_players_from_who_acts_on() -> None:
    absolute = tablee.vec.make("heros", 4, 4, seed=3)
    relative = tablee.vec.make("heros", 4, 4, seed=3, relative=True)
    absolute.reset()
    relative.reset()
    game = tablee.game("heros")
    tables = [relative_actions(game, 4, seat) for seat in range(4)]
    rng = np.random.default_rng(4)
    for _ in range(150):
        assert (absolute.raw_observations == relative.raw_observations).all()
        actions = absolute.random_actions(rng)
        turned = [tables[int(seat)][int(action)] for seat, action in zip(absolute.seats, actions)]
        assert all(relative.action_mask[n, action] for n, action in enumerate(turned))
        absolute.step(actions)
        relative.step(turned)


@pytest.mark.parametrize("name", GAMES)
def test_absolute_and_relative_actions_convert_exactly(name: str) -> None:
    from tablee.engine.relative import absolute_actions

    game = tablee.game(name)
    for seats in range(game.seats[0], game.seats[1] + 1):
        for seat in range(seats):
            there, back = relative_actions(game, seats, seat), absolute_actions(game, seats, seat)
            assert [back[action] for action in there] == list(range(game.actions))


def test_forced_answers_are_passed_over_where_that_is_wanted() -> None:
    env = tablee.vec.make("heros", 2, 4, seed=3, skip_forced=True)
    env.reset()
    rng = np.random.default_rng(4)
    for _ in range(200):
        assert env.legal_counts.min() > 1
        env.step(env.random_actions(rng))


def test_with_margin_a_result_brings_what_the_games_own_bots_play_for() -> None:
    game = tablee.game("push")
    env = tablee.vec.make("push", 2, 1, seed=3, margin=True)
    env.reset()
    pos, rng = game.new(2, seed=tablee.vec.episode_seed(3, 0, 0)), np.random.default_rng(3)
    while not env.ends.any():
        actions = env.random_actions(rng)
        env.step(actions)
        pos.play(pos.to_act[0], int(actions[0]))
    assert env.rewards[0].tolist() == pytest.approx(game.policy().reward(pos))
    assert env.rewards[0].tolist() != pytest.approx(pos.returns())


def test_opponents_answer_for_every_seat_but_the_learner() -> None:
    env = tablee.vec.make("push", 3, 4, seed=3, opponents="random", learner=1)
    env.reset()
    rng = np.random.default_rng(4)
    ended = 0
    for _ in range(120):
        assert (env.seats == 1).all()
        env.step(env.random_actions(rng))
        ended += int(env.ends.sum())
    assert ended


def test_opponents_play_the_same_however_the_matches_are_split() -> None:
    """And again after a reset: each match has bots of its own."""
    whole, part = (tablee.vec.make("push", 2, n, seed=3, opponents="greedy:50", first=4 - n) for n in (4, 2))
    for _ in range(2):
        whole.reset()
        part.reset()
        rng = np.random.default_rng(4)
        for _ in range(60):
            assert (whole.raw_observations[2:] == part.raw_observations).all()
            actions = whole.random_actions(rng)
            whole.step(actions)
            part.step(actions[2:])


def test_a_fleet_plays_positions_to_their_end_and_says_what_they_brought() -> None:
    game = tablee.game("push")
    starts = [game.new(2, seed=seed).quiet() for seed in range(5)]
    fleet = Fleet(game.observation, starts, 0)
    rng = Rng(1)
    for _ in range(game.max_moves):
        fleet.ask()
        if max(fleet.to_act) < 0:
            break
        legal = np.frombuffer(fleet.legal, np.int32).reshape(5, -1)  # type: ignore[call-overload]
        answers = [int(legal[n, rng.below(max(1, fleet.counts[n]))]) for n in range(5)]
        fleet.answer(np.array(answers, np.int64).tobytes())
    assert [float(gain) for gain in fleet.returns(0)] == [pos.returns()[0] for pos in starts]
    with pytest.raises(TableeError, match="room for 5"):
        fleet.load([*starts, starts[0]])


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"envs": 0}, "envs"),
        ({"seed": -1}, "seed"),
        ({"mask": "none of them"}, "mask"),
        ({"dtype": "int8"}, "uint8 or float32"),
        ({"seats": 9}, "seats"),
        ({"apocalypse": 3}, "apocalypse"),
        ({"opponents": "random", "learner": 2}, "learner"),
        ({"envs": 3, "workers": 2}, "equally"),
    ],
)
def test_what_does_not_fit_is_named(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        tablee.vec.make("push", **wrong)
