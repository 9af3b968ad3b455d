"""Games as environments of PettingZoo."""

from __future__ import annotations

import pickle

import numpy as np
import pettingzoo
import pytest

import tablee
import tablee.interop
import tablee.interop.pettingzoo as zoo
from tablee import vec
from tablee.engine.decision import Sealed

from .checks import SUITES, bare, check_secrets, played, same

TABLES = [("push", 2), ("push", 4), ("heros", 2)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("suite", SUITES)
def test_the_suites_of_pettingzoo_pass(game: str, seats: int, suite: str) -> None:
    SUITES[suite](game, seats)


@pytest.mark.parametrize(("game", "seats"), [("push", 3), ("heros", 3)])
def test_an_agent_sees_the_same_in_every_world_that_its_seat_could_be_in(game: str, seats: int) -> None:
    assert check_secrets(game, seats, steps=40)


def test_a_seed_deals_the_match_that_the_game_deals() -> None:
    env = zoo.env("push", seats=3, apocalypse=True)
    env.reset(seed=7)
    dealt = tablee.game("push").new(3, seed=7, apocalypse=True)
    assert bare(env.unwrapped.episode.pos) == bare(dealt)


def test_resets_without_a_seed_deal_anew_and_follow_from_the_last_seed() -> None:
    env = zoo.env("push", seats=2)
    deals: list[list[int]] = []
    for _ in range(2):
        env.reset(seed=3)
        for _ in range(3):
            deals.append(env.unwrapped.episode.pos.rng.state())
            env.reset()
    assert deals[:3] == deals[3:]
    assert len({tuple(deal) for deal in deals}) == 3


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_rewards_are_the_returns_at_the_end_and_nothing_before(game: str, seats: int) -> None:
    env = zoo.raw_env(game, seats)
    env.reset(seed=1)
    chance = np.random.default_rng(1)
    while not env.episode.over:
        assert set(env.rewards.values()) == {0.0}
        env.step(chance.choice(np.flatnonzero(env.last()[0]["action_mask"])))
    outcome = env.episode.pos.outcome
    assert outcome is not None
    assert list(env.rewards.values()) == list(outcome.returns)
    for seat, agent in enumerate(env.agent_iter()):
        assert (agent, env.last()[1]) == (f"player_{seat}", outcome.returns[seat])
        env.step(None)


def test_a_sealed_answer_is_unknown_to_those_who_are_asked_after() -> None:
    """Whatever the first seat answers, the second observes the same."""
    met = 0
    for env in played("heros", 3, seed=5, steps=120):
        legal = np.flatnonzero(env.last()[0]["action_mask"])
        asked = env.episode.pos.to_act
        if isinstance(env.episode.pos.question, Sealed) and len(asked) > 1 and len(legal) > 1:
            met += 1
            observed = []
            for action in legal:
                other = zoo.raw_env("heros", 3)
                other.reset(seed=5)
                for _, move in [*env.episode.moves, (asked[0], action)]:
                    other.step(move)
                assert other.agent_selection == f"player_{asked[1]}"
                observed.append(other.last()[0])
            assert all(same(observed[0], another) for another in observed)
    assert met


def test_an_illegal_action_loses_the_match() -> None:
    env = zoo.env("push", seats=2)
    env.reset(seed=1)
    env.step(env.action_space("player_0").n - 1)
    rewards = {}
    for agent in env.agent_iter():
        rewards[agent] = env.last()[1]
        env.step(None)
    assert rewards == {"player_0": -1.0, "player_1": 0.0}


def test_without_wrappers_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = zoo.raw_env("push", 2)
    env.reset(seed=1)
    before = env.last()
    for action in (env.action_space("player_0").n - 1, -1, 1 << 40, None):
        with pytest.raises(tablee.IllegalMove):
            env.step(action)
    assert same(list(env.last()), list(before))


def test_relative_actions_are_the_same_answers_counted_from_who_acts() -> None:
    plain, turned = zoo.raw_env("heros", 4), zoo.raw_env("heros", 4, relative=True)
    plain.reset(seed=2)
    turned.reset(seed=2)
    chance = np.random.default_rng(2)
    differed = False
    while not plain.episode.over:
        masks = [env.last()[0]["action_mask"] for env in (plain, turned)]
        differed |= not np.array_equal(*masks)
        legal = [np.flatnonzero(mask) for mask in masks]
        assert len(legal[0]) == len(legal[1])
        action = int(chance.choice(legal[0]))
        seat = plain.episode.asked
        plain.step(action)
        turned.step(tablee.engine.relative.relative_actions(tablee.game("heros"), 4, seat)[action])
    assert differed
    assert plain.episode.moves == turned.episode.moves


def test_observations_are_those_of_the_vector_engine_bit_for_bit() -> None:
    many = vec.make("push", seats=2, envs=1, seed=9, dtype="float32")
    many.reset()
    env = zoo.raw_env("push", 2)
    env.reset(seed=vec.episode_seed(9, 0, 0))
    while not env.episode.over:
        seen = env.last()[0]
        assert np.array_equal(seen["observation"], many.observations[0])
        assert np.array_equal(seen["action_mask"], many.action_mask[0])
        action = np.flatnonzero(seen["action_mask"])[-1]
        env.step(action)
        many.step([action])
    assert many.ends.all()


def test_forced_answers_are_passed_over_where_that_is_wanted() -> None:
    for env in played("heros", 2, seed=4, steps=100, skip_forced=True):
        assert env.last()[0]["action_mask"].sum() > 1
    assert len(env.episode.moves) > 100


def test_in_cycles_all_seats_of_a_sealed_question_answer_at_once() -> None:
    env = zoo.parallel_env("heros", 3)
    observed, _ = env.reset(seed=5)
    chance = np.random.default_rng(5)
    met = False
    for _ in range(80):
        asked, before = env.episode.pos.to_act, len(env.episode.moves)
        legal = {agent: np.flatnonzero(seen["action_mask"]) for agent, seen in observed.items()}
        assert [f"player_{seat}" for seat in asked] == [agent for agent in env.agents if len(legal[agent])]
        observed, *_ = env.step({agent: int(chance.choice(given)) if len(given) else 0 for agent, given in legal.items()})
        assert len(env.episode.moves) == before + len(asked)
        met |= len(asked) > 1
    assert met


def test_in_cycles_an_illegal_answer_changes_nothing_and_is_said() -> None:
    env = zoo.parallel_env("push", 2, max_cycles=2)
    env.reset(seed=1)
    illegal = env.action_space("player_0").n - 1
    _, rewards, ends, cut, infos = env.step({"player_0": illegal, "player_1": illegal})
    assert env.episode.moves == []
    assert infos == {"player_0": {"illegal": True}, "player_1": {}}
    assert not any([*ends.values(), *cut.values()])
    _, rewards, ends, cut, infos = env.step({})
    assert (rewards, set(ends.values()), set(cut.values())) == ({"player_0": 0.0, "player_1": 0.0}, {False}, {True})
    assert env.agents == []


def test_a_match_is_recorded_and_replays() -> None:
    *_, env = played("push", 3, seed=8, steps=20)
    assert bare(tablee.replay(env.episode.record())) == bare(env.episode.pos)


def test_an_environment_that_was_pickled_begins_afresh() -> None:
    env = zoo.raw_env("push", 3, relative=True, apocalypse=True)
    env.reset(seed=1)
    again = pickle.loads(pickle.dumps(env))
    again.reset(seed=1)
    assert same(list(env.last()), list(again.last()))


def test_what_does_not_fit_is_named() -> None:
    with pytest.raises(tablee.BadOptions, match="no option “colour”"):
        zoo.env("push", seats=2, colour=1)
    with pytest.raises(tablee.BadOptions, match="not 9"):
        zoo.env("push", seats=9)
    with pytest.raises(tablee.BadOptions, match="rgb_array"):
        zoo.env("push", render_mode="rgb_array")
    with pytest.raises(tablee.BadOptions, match="at least one cycle"):
        zoo.env("push", max_cycles=0)


def test_every_game_is_in_the_registry() -> None:
    for name in tablee.list_games():
        env = pettingzoo.make("aec", f"tablee/{name}-v0", seats=tablee.game(name).usual_seats)
        assert str(env) == f"tablee_{name}_v0"
    assert pettingzoo.make("parallel", "tablee/push-v0", seats=3).possible_agents == ["player_0", "player_1", "player_2"]


def test_a_game_without_drawings_is_drawn_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tablee.game("push"), "terminal", None)
    env = zoo.env("push", seats=2, render_mode="ansi")
    env.reset(seed=1)
    assert '"columns"' in env.render()


def test_the_page_has_the_sizes_of_all_games() -> None:
    assert zoo.__doc__ is not None
    assert tablee.interop.overview() in zoo.__doc__
