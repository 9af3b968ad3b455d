"""Environment steps a second: the part of `tablee bench` for learners.

A step is the same work everywhere, on one core: take a random legal action, and have the observation and the legal actions of
who acts next. `python -m tablee.lab.steps` prints the figures as JSON.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

import numpy as np

import tablee
import tablee.vec

from .bench import best

ENVS: Final = 256
MASKS: Final = ("bytes", "bits", "none")


def our_steps(name: str, seats: int, mask: str = "bytes", dtype: str = "uint8") -> Callable[[], int]:
    """Steps of many matches of ours at once."""
    env = tablee.vec.make(name, seats, ENVS, seed=1, mask=mask, dtype=dtype)  # type: ignore[arg-type]
    env.reset()
    rng = np.random.default_rng(1)

    def some() -> int:
        env.step(env.random_actions(rng))
        return len(env.observations)

    return some


def own_figures() -> dict[str, dict[str, float]]:
    """Steps a second of each game, with each form of the mask and with floats, and how wide everything is."""
    found: dict[str, dict[str, float]] = {}
    for name in tablee.list_games():
        game = tablee.game(name)
        seats = max(2, game.seats[0])
        told = {mask: best(our_steps(name, seats, mask)) for mask in MASKS}
        told["floats"] = best(our_steps(name, seats, "bytes", "float32"))
        found[f"{name} · {seats}"] = {**told, "observation": float(game.observation.size), "actions": float(game.actions)}
    return found


if __name__ == "__main__":
    print(json.dumps(own_figures()))
