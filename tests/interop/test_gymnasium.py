"""Games as environments of Gymnasium."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import tablee
import tablee.interop
import tablee.interop.gymnasium as gym_module
from tablee import vec
from tablee.bots import Bot, Perspective

from .checks import bare, check_gymnasium, check_secrets_of_a_learner, gym, same

TABLES = [("push", 2), ("push", 4), ("heros", 2), ("heros", 5)]
ILLEGAL = tablee.game("push").actions - 1


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_checker_of_gymnasium_finds_nothing(game: str, seats: int) -> None:
    check_gymnasium(game, seats)


@pytest.mark.parametrize(("game", "seats"), [("push", 3), ("heros", 3)])
def test_the_learner_sees_the_same_in_every_world_that_its_seat_could_be_in(game: str, seats: int) -> None:
    for seat in range(seats):
        check_secrets_of_a_learner(game, seats, seat, steps=12)


def episode(env: gymnasium.Env[Any, Any], seed: int | None) -> list[Any]:
    """All that the learner is told in a match in which it takes the first answer each time."""
    told: list[Any] = [list(env.reset(seed=seed))]
    while len(told) == 1 or not told[-1][2]:
        mask = told[-1][-1]["action_mask"]
        told.append(list(env.step(int(np.flatnonzero(mask)[0]))))
    return told


@pytest.mark.parametrize("opponents", ["random", "greedy:50", "ismcts:8"])
def test_a_seed_gives_the_deal_and_the_play_of_the_bots(opponents: str) -> None:
    env = gym("push", 2, 1, opponents=opponents)
    first = episode(env, 11)
    others = [episode(env, None) for _ in range(2)]
    assert same(first, episode(gym("push", 2, 1, opponents=opponents), 11))
    assert same(first, episode(env, 11))
    assert same(others, [episode(env, None) for _ in range(2)])
    assert not same(first, others[0])


def test_a_seed_deals_the_match_that_the_game_deals() -> None:
    env: Any = gym("push", 3, 2, apocalypse=True)
    env.reset(seed=7)
    assert env.episode.moves
    dealt = tablee.game("push").new(3, seed=7, apocalypse=True)
    for seat, action in env.episode.moves:
        dealt.play(seat, action)
    assert bare(env.episode.pos) == bare(dealt)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_reward_is_the_return_of_the_seat_at_the_end(seat: int) -> None:
    env: Any = gym("push", 3, seat)
    told = episode(env, 1)
    outcome = env.episode.pos.outcome
    assert outcome is not None
    assert [step[1] for step in told[1:]] == [0.0] * (len(told) - 2) + [outcome.returns[seat]]
    assert not told[-1][-1]["action_mask"].any()
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_an_illegal_action_ends_the_episode_and_is_said() -> None:
    env: Any = gym("push", 2, 0)
    env.reset(seed=1)
    _, reward, over, cut, info = env.step(ILLEGAL)
    assert (reward, over, cut, info["illegal"], env.episode.moves) == (-1.0, True, False, True, [])
    assert not info["action_mask"].any()
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_the_mask_is_there_as_others_look_for_it() -> None:
    env: Any = gym("heros", 2, 0)
    _, info = env.reset(seed=1)
    assert info["action_mask"].dtype == np.int8
    assert env.action_masks().dtype == np.bool_
    assert (
        np.flatnonzero(env.action_masks()).tolist()
        == env.episode.pos.legal(0)
        == np.flatnonzero(info["action_mask"]).tolist()
    )


class Spy(Bot):
    """Keeps what it is given, and takes the first answer."""

    def __init__(self) -> None:
        self.seen: list[Perspective] = []

    def choose(self, perspective: Perspective) -> int:
        self.seen.append(perspective)
        return perspective.answers()[0]


def test_bots_are_given_a_world_that_their_seat_imagines_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    spies: dict[int, Spy] = {}

    def spy(game: tablee.Game, spec: str, seed: int) -> Bot:
        return spies.setdefault(seed & 0xFF, Spy())

    monkeypatch.setattr(gym_module, "make_bot", spy)
    env: Any = gym("heros", 3, 1)
    told = env.reset(seed=2)
    for _ in range(40):
        told = env.step(int(np.flatnonzero(told[-1]["action_mask"])[0]))
        worlds = [seen.world for each in spies.values() for seen in each.seen]
        assert all(world is not env.episode.pos for world in worlds)
    assert [sorted({seen.seat for seen in each.seen}) for _, each in sorted(spies.items())] == [[0], [2]]
    assert any(
        seen.world.dump() != again.world.dump()
        for each in spies.values()
        for seen, again in zip(each.seen, each.seen[1:], strict=False)
    )


def test_a_bot_that_answers_what_is_not_legal_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Spy, "choose", lambda spy, perspective: ILLEGAL)
    monkeypatch.setattr(gym_module, "make_bot", lambda game, spec, seed: Spy())
    with pytest.raises(tablee.bots.BadBot, match="the bot “random” answered"):
        gym("push", 2, 1).reset(seed=1)


def test_one_may_play_alone_where_the_game_is_for_one() -> None:
    lone = [name for name in tablee.list_games() if tablee.game(name).seats[0] == 1]
    for name in lone:
        check_gymnasium(name, 1)
    assert lone


def test_relative_actions_are_counted_from_the_learner() -> None:
    plain, turned = (gym("heros", 4, 2, relative=relative) for relative in (False, True))
    masks = []
    for env in (plain, turned):
        _, info = env.reset(seed=3)
        table = tablee.engine.relative.relative_actions(tablee.game("heros"), 4, 2)
        legal = np.flatnonzero(info["action_mask"])
        masks.append(sorted(table[action] for action in legal) if env is plain else legal.tolist())
    assert masks[0] == masks[1]


def many(mode: str | None, **settings: Any) -> gymnasium.vector.VectorEnv[Any, Any, Any]:
    return gymnasium.make_vec("tablee/push-v0", num_envs=3, vectorization_mode=mode, seats=2, seat=1, **settings)


@pytest.mark.parametrize("mode", [None, "sync", "async"])
def test_many_matches_are_played_at_once(mode: str | None) -> None:
    envs = many(mode, opponents="greedy")
    rows, info = envs.reset(seed=3)
    ended = 0
    for _ in range(60):
        legal = info["action_mask"]
        assert rows in envs.observation_space
        rows, rewards, over, cut, info = envs.step(legal.argmax(axis=1))
        assert (rewards != 0).sum() <= over.sum()
        assert not cut.any()
        ended += int(over.sum())
    assert ended >= 3
    envs.close()


def test_the_matches_of_compiled_code_are_those_of_the_vector_engine() -> None:
    envs = many(None, opponents="greedy")
    assert isinstance(envs, gym_module.TableeVectorEnv)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    for _ in range(2):
        rows, info = envs.reset(seed=5)
        plain = vec.make("push", seats=2, envs=3, seed=5, dtype="float32", opponents="greedy", learner=1)
        plain.reset()
        for _ in range(40):
            assert np.array_equal(rows, plain.observations)
            assert np.array_equal(info["action_mask"], plain.action_mask)
            actions = envs.action_masks().argmax(axis=1)
            rows, rewards, over, _, info = envs.step(actions)
            plain.step(actions)
            assert np.array_equal(rewards, plain.rewards[:, 1])
            assert np.array_equal(over, plain.ends)


def test_processes_share_the_matches_of_one_batch() -> None:
    first = []
    for workers in (0, 2):
        envs = gymnasium.make_vec("tablee/push-v0", num_envs=2, seats=2, workers=workers)
        rows, info = envs.reset(seed=5)
        first.append([rows, info])
        for _ in range(15):
            rows, *_, info = envs.step(info["action_mask"].argmax(axis=1))
            assert rows in envs.observation_space
        envs.close()
        with pytest.raises(gymnasium.error.ResetNeeded):
            envs.step(np.zeros(2, np.int64))
    assert same(first[0], first[1])


def test_in_compiled_code_an_illegal_action_is_refused() -> None:
    envs = many(None)
    _, info = envs.reset(seed=1)
    actions = info["action_mask"].argmax(axis=1)
    actions[2] = ILLEGAL
    with pytest.raises(tablee.IllegalMove, match="match 2"):
        envs.step(actions)


def test_what_does_not_fit_is_named() -> None:
    for settings, said in [
        ({"seat": 2}, "no seat 2"),
        ({"colour": 1}, "no option “colour”"),
        ({"render_mode": "rgb_array"}, "rgb_array"),
    ]:
        with pytest.raises(tablee.BadOptions, match=said):
            gym_module.TableeEnv("push", 2, **settings)
    with pytest.raises(tablee.bots.BadBot, match="no bot “nobody”"):
        gym_module.TableeEnv("push", 2, opponents="nobody")
    with pytest.raises(tablee.BadOptions, match="not drawn"):
        many(None, render_mode="ansi")


def test_every_installed_game_is_registered() -> None:
    for name in tablee.list_games():
        assert f"tablee/{name}-v0" in gymnasium.registry


def test_the_page_has_the_sizes_of_all_games() -> None:
    assert gym_module.__doc__ is not None
    assert tablee.interop.overview() in gym_module.__doc__
