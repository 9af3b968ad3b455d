"""Environment steps a second of other libraries, where they are installed: PettingZoo, RLCard, OpenSpiel and pgx.

Each and Push 'em up! take turns, spell by spell. `python -m tablee.lab.step_peers` prints the figures as JSON.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
import random
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final

import numpy as np

from .bench import best, in_turns
from .steps import our_steps

PETTING_ZOO: Final = ("gin_rummy", "hanabi", "leduc_holdem", "texas_holdem", "texas_holdem_no_limit")
RLCARD: Final = ("uno", "gin-rummy", "leduc-holdem")
OPEN_SPIEL: Final = ("crazy_eights(players=4)", "hearts")
PGX: Final = ("kuhn_poker", "leduc_holdem", "sparrow_mahjong", "backgammon", "2048", "connect_four")
PGX_SIZES: Final = (64, 512, 4096)


def peer_figures() -> dict[str, dict[str, float]]:
    """Steps a second of every peer that is installed, and of Push 'em up! in turns with it."""
    found: dict[str, dict[str, float]] = {}
    for peers in (petting_zoo, rlcard, open_spiel, pgx):
        try:
            made = peers()
        except ImportError:
            continue
        for name, work in made.items():
            rate, ours = in_turns(work, our_steps("push", 2))
            found[name] = {"steps": rate, "push": ours}
    return found


def petting_zoo() -> dict[str, Callable[[], int]]:
    """PettingZoo's classic card games, those of them that are installed and whatever their version, by its own loop."""
    classic: Any = importlib.import_module("pettingzoo.classic")
    found: dict[str, Callable[[], int]] = {}
    for name in sorted(module.name for module in pkgutil.iter_modules(classic.__path__)):
        if name.rpartition("_v")[0] in PETTING_ZOO:
            with suppress(ImportError):
                module: Any = importlib.import_module(f"pettingzoo.classic.{name}")
                found[f"PettingZoo {name}"] = partial(petting_zoo_match, module.env())
    return found


def petting_zoo_match(env: Any) -> int:
    """A match of PettingZoo; how many steps it had."""
    env.reset()
    steps = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        env.step(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        steps += 1
    return steps


def rlcard() -> dict[str, Callable[[], int]]:
    """RLCard, whose states are observations and legal actions."""
    cards: Any = importlib.import_module("rlcard")
    return {f"RLCard {name}": partial(rlcard_match, cards.make(name, config={"seed": 1})) for name in RLCARD}


def rlcard_match(env: Any) -> int:
    """A match of RLCard; how many steps it had."""
    state, _ = env.reset()
    steps = 0
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        steps += 1
    return steps


def open_spiel() -> dict[str, Callable[[], int]]:
    """OpenSpiel's environment for learners."""
    environment: Any = importlib.import_module("open_spiel.python.rl_environment")
    return {f"OpenSpiel {name}": partial(open_spiel_match, environment.Environment(name)) for name in OPEN_SPIEL}


def open_spiel_match(env: Any) -> int:
    """A match of OpenSpiel's environment; how many steps it had."""
    at = env.reset()
    steps = 0
    while not at.last():
        legal = at.observations["legal_actions"][at.observations["current_player"]]
        at = env.step([random.choice(legal)])
        steps += 1
    return steps


def pgx() -> dict[str, Callable[[], int]]:
    """pgx on the processor, many matches at once in compiled code, with the best of a few batch sizes."""
    games: Any = importlib.import_module("pgx")
    found = {}
    for name in PGX:
        rates = {size: best(pgx_steps(games.make(name), size)) for size in PGX_SIZES}
        size = max(rates, key=lambda each: rates[each])
        found[f"pgx {name}, {size} at once"] = pgx_steps(games.make(name), size)
    return found


def pgx_steps(env: Any, size: int) -> Callable[[], int]:
    """Steps of so many matches of pgx, each with a random legal action; ended ones begin anew."""
    jax: Any = importlib.import_module("jax")
    wrap: Any = importlib.import_module("pgx.experimental.wrappers")

    def step(state: Any, key: Any) -> Any:
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        return jax.vmap(wrap.auto_reset(env.step, env.init))(
            state, jax.random.categorical(key, logits), jax.random.split(key, size)
        )

    taken = jax.jit(step)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), size))
    keys = [jax.random.PRNGKey(n) for n in range(64)]
    held = [jax.block_until_ready(taken(state, keys[0]))]

    def some() -> int:
        for key in keys[:8]:
            held[0] = taken(held[0], key)
        jax.block_until_ready(held[0].observation)
        return 8 * size

    return some


if __name__ == "__main__":
    print(json.dumps(peer_figures()))
