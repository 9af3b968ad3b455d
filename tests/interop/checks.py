"""The suites of PettingZoo and Gymnasium, unchanged, on one of our games; and what no seat may be shown."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)

import tablee
import tablee.interop.gymnasium
import tablee.interop.pettingzoo as zoo
from tablee.engine.rng import Rng

DICT_OBSERVATIONS: Final = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
"""What `api_test` warns of wherever an observation has a mask; of PettingZoo's own games it knows the names."""

Suite = Callable[[str, int], None]


def api(game: str, seats: int) -> None:
    """PettingZoo's `api_test`, and no warning but that observations are dictionaries, as those of its own card games are."""
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        api_test(zoo.env(game, seats=seats))
    assert [str(said.message) for said in heard if not str(said.message).startswith(DICT_OBSERVATIONS)] == []


def seeds(game: str, seats: int) -> None:
    seed_test(partial(zoo.env, game, seats=seats))


def cycles(game: str, seats: int) -> None:
    """PettingZoo's `max_cycles_test` takes a module with both forms of one environment."""
    both = {form.__name__: partial(form, game, seats=seats) for form in (zoo.env, zoo.parallel_env)}
    max_cycles_test(SimpleNamespace(**both))


def rendering(game: str, seats: int) -> None:
    render_test(partial(zoo.env, game, seats=seats))


def parallel(game: str, seats: int) -> None:
    parallel_api_test(zoo.parallel_env(game, seats=seats), num_cycles=200)
    parallel_seed_test(partial(zoo.parallel_env, game, seats=seats), num_cycles=50)


def states(game: str, seats: int) -> None:
    state_test(zoo.env(game, seats=seats), zoo.parallel_env(game, seats=seats))


SUITES: Final[dict[str, Suite]] = {
    "api_test": api,
    "seed_test": seeds,
    "max_cycles_test": cycles,
    "render_test": rendering,
    "parallel_api_test": parallel,
    "state_test": states,
}


def gym(game: str, seats: int, seat: int, **settings: Any) -> gymnasium.Env[Any, Any]:
    """An environment as people make it, without the wrappers."""
    return gymnasium.make(f"tablee/{game}-v0", seats=seats, seat=seat, **settings).unwrapped


def check_gymnasium(game: str, seats: int) -> None:
    """Gymnasium's `check_env` without a warning, from the first and the last seat."""
    for seat in {0, seats - 1}:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            check_env(gym(game, seats, seat))


def played(game: str, seats: int, seed: int, steps: int, **settings: Any) -> Iterator[zoo.raw_env]:
    """A match of random answers, before each of its first so many moves."""
    env = zoo.raw_env(game, seats, **settings)
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    for _ in range(steps):
        if env.episode.over:
            return
        yield env
        env.step(chance.choice(np.flatnonzero(env.last()[0]["action_mask"])))


def check_secrets(game: str, seats: int, steps: int = 60) -> bool:
    """An agent observes the same, may do the same and is drawn the same in every world that its seat could be in.

    Whether `state`, which is for training, told those worlds apart: it does where a seat knows what others do not.
    """
    dealt_anew = told_apart = False
    for n, env in enumerate(played(game, seats, seed=len(game) + seats, steps=steps, render_mode="ansi")):
        pos, agent, state = env.episode.pos, env.agent_selection, env.state()
        seen = [env.observe(agent), env.infos[agent], env.render()]
        world = env.episode.pos = pos.resample(env.possible_agents.index(agent), Rng(n))
        again = [env.observe(agent), env.infos[agent], env.render()]
        told_apart |= not np.array_equal(state, env.state())
        env.episode.pos = pos
        dealt_anew = dealt_anew or world.dump()["zones"] != pos.dump()["zones"]
        assert same(seen, again)
    assert dealt_anew
    return told_apart


def check_secrets_of_a_learner(game: str, seats: int, seat: int, steps: int = 30) -> None:
    """The same of the learner's seat in Gymnasium, whatever `step` and `reset` tell it."""
    env: Any = gym(game, seats, seat, render_mode="ansi")
    _, info = env.reset(seed=1)
    for n in range(steps):
        pos = env.episode.pos
        seen = [env._row(), env._info(), env.render()]
        env.episode.pos = pos.resample(seat, Rng(n))
        again = [env._row(), env._info(), env.render()]
        env.episode.pos = pos
        assert same(seen, again)
        _, _, over, _, info = env.step(np.flatnonzero(info["action_mask"])[-1])
        if over:
            return


def bare(pos: tablee.Position) -> dict[str, object]:
    """A whole position but for its log, which environments do not keep."""
    return {key: value for key, value in pos.dump().items() if key != "log"}


def same(one: Any, other: Any) -> bool:
    """Whether two things are the same, arrays bit for bit."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(np.array_equal(one, other))
