"""Self-play: steps of many matches by the present net, with what each decision was worth in hindsight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor

from tablee.vec import ParallelVecEnv, VecEnv

from .model import Model, unpacked


@dataclass
class Steps:
    """Decisions of self-play, in the order in which they were made: a row a step, a column a match."""

    rows: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    values: Tensor
    seats: Any
    rewards: Any
    ends: Any


class SelfPlay:
    """Plays on in an environment, a stretch of steps at a time."""

    def __init__(self, env: VecEnv | ParallelVecEnv, device: str) -> None:
        self.env = env
        self.device = device
        self.matches = 0
        self.lengths: list[int] = []
        env.reset()

    @torch.no_grad()
    def play(self, model: Model, steps: int) -> Steps:
        """Take so many steps in every match by the net."""
        env, kept = self.env, []
        for _ in range(steps):
            rows = torch.from_numpy(env.raw_observations.copy()).to(self.device)
            bits = torch.from_numpy(env.action_mask.copy()).to(self.device)
            seats = env.seats.copy()
            scores, values = model(rows, unpacked(bits, env.num_actions))
            logs = torch.log_softmax(scores, -1)
            actions = torch.multinomial(logs.exp(), 1).squeeze(-1)
            chances = logs.gather(-1, actions[:, None]).squeeze(-1)
            env.step(actions.cpu().numpy())
            kept.append((rows, bits, actions, chances, values, seats, env.rewards.copy(), env.ends.copy()))
            self.matches += int(env.ends.sum())
        joined = [torch.stack([step[n] for step in kept]) for n in range(5)]
        told = [np.stack([step[n] for step in kept]) for n in range(5, 8)]
        return Steps(*joined, *told)


def hindsight(steps: Steps, decay: float) -> tuple[Any, Any, Any]:
    """The advantage of each decision (generalised, Schulman et al. 2016), what it led to, and whether that is known.

    Each seat goes its own way through a match: what follows a decision of a seat is its next one, or the end. The last
    decision of a seat in the stretch has nothing after it that is known yet, and is left out.
    """
    values = steps.values.cpu().numpy()
    count, envs = values.shape
    every = np.arange(envs)
    next_value = np.zeros((envs, steps.rewards.shape[2]), np.float32)
    next_gain = np.zeros_like(next_value)
    known = np.zeros(next_value.shape, bool)
    gains, aims, sure = np.zeros_like(values), np.zeros_like(values), np.zeros(values.shape, bool)
    for n in range(count - 1, -1, -1):
        ended = steps.ends[n]
        next_value[ended], next_gain[ended], known[ended] = steps.rewards[n][ended], 0.0, True
        seat = steps.seats[n]
        gain = next_value[every, seat] - values[n] + decay * next_gain[every, seat]
        sure[n] = known[every, seat]
        gains[n], aims[n] = gain, gain + values[n]
        next_value[every, seat], next_gain[every, seat], known[every, seat] = values[n], gain * sure[n], True
    return gains, aims, sure
