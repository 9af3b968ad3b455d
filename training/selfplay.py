"""Self-play: steps of many matches by the present net, with what each decision was worth in hindsight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor

from tablee.vec.workers import ParallelVecEnv

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
    """Plays on in environments side by side, a stretch of steps at a time.

    In some the net holds every seat, in others bots hold all seats but one; each has processes of its own.
    """

    def __init__(self, envs: list[ParallelVecEnv], device: str) -> None:
        self.envs = envs
        self.device = device
        self.matches = 0
        self.borders = np.cumsum([env.num_envs for env in envs])[:-1]
        for env in envs:
            env.reset()

    @torch.no_grad()
    def play(self, model: Model, steps: int) -> Steps:
        """Take so many steps in every match by the net."""
        kept = []
        for _ in range(steps):
            rows = torch.from_numpy(self._all("raw_observations")).to(self.device)
            bits = torch.from_numpy(self._all("action_mask")).to(self.device)
            seats = self._all("seats")
            used, scores, values = model(rows, unpacked(bits, self.envs[0].num_actions))
            logs = torch.log_softmax(scores, -1)
            drawn = torch.multinomial(logs.exp(), 1)
            actions, chances = used[drawn.squeeze(-1)], logs.gather(-1, drawn).squeeze(-1)
            self._step(actions.cpu().numpy())
            ends = self._all("ends")
            kept.append((rows, bits, actions, chances, values, seats, self._all("rewards"), ends))
            self.matches += int(ends.sum())
        joined = [torch.stack([step[n] for step in kept]) for n in range(5)]
        told = [np.stack([step[n] for step in kept]) for n in range(5, 8)]
        return Steps(*joined, *told)

    def _all(self, name: str) -> Any:
        """An array of all environments, copied."""
        return np.concatenate([getattr(env, name) for env in self.envs])

    def _step(self, actions: Any) -> None:
        for env, own in zip(self.envs, np.split(actions, self.borders), strict=True):
            env.send(own)
        for env in self.envs:
            env.wait()


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
