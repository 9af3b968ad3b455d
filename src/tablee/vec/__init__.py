"""Many matches at once, for learners: arrays in, arrays out, and no Python object for a step.

>>> import numpy as np
>>> import tablee.vec
>>> env = tablee.vec.make("push", seats=2, envs=4, seed=1)
>>> env.reset()
>>> env.observations.shape, env.observations.dtype, env.action_mask.shape
((4, 428), dtype('uint8'), (4, 1388))
>>> rng = np.random.default_rng(1)
>>> while not env.ends.any():
...     env.step(env.random_actions(rng))
>>> env.rewards[env.ends].sum(axis=1).tolist()    # what one seat won, the other lost
[0.0]

Needs NumPy: `pip install "tablee[vec]"`.
"""

from __future__ import annotations

from .arrays import VecEnv
from .batch import episode_seed
from .making import make
from .workers import ParallelVecEnv

__all__ = ["ParallelVecEnv", "VecEnv", "episode_seed", "make"]
