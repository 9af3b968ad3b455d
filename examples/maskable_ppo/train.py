"""Trains a net for one seat of Push 'em up! with MaskablePPO, and lets it play fresh matches against bots.

python train.py --minutes 10
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import VecEnv

import tablee.interop.gymnasium  # noqa: F401  (registers the games)

TEACHERS = "random,greedy:75,greedy:50,greedy:25"
"""Bots of growing strength: against the weakest it learns what winning is. “greedy:25” answers by whim 25 times in 100."""

FRESH = 1_000_000
"""The seed of the first match in which the net is measured; training begins with small ones."""


class Clock(BaseCallback):
    """Ends the training when its time is up, and says now and then how it goes."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.end = time.monotonic() + 60 * minutes

    def _on_rollout_end(self) -> None:
        played = [episode["r"] for episode in self.model.ep_info_buffer or ()]
        if played:
            won = sum(reward > 0 for reward in played) / len(played)
            print(f"{self.num_timesteps:9} answers, {won:4.0%} of the last {len(played)} matches won", flush=True)

    def _on_step(self) -> bool:
        return time.monotonic() < self.end


def table(game: str, opponents: str, seat: int) -> gymnasium.Env[Any, Any]:
    """A match of two, without the questions that leave one answer only."""
    return gymnasium.make(f"tablee/{game}-v0", opponents=opponents, seat=seat, seats=2, skip_forced=True)


def tables(game: str, opponents: Sequence[str], envs: int, seed: int) -> VecEnv:
    """Matches side by side, from both seats and against each of the opponents in turn."""
    seating = [(opponents[n // 2 % len(opponents)], n % 2) for n in range(envs)]
    return make_vec_env(lambda: table(game, *seating.pop()), n_envs=envs, seed=seed)


def net_for(env: VecEnv, seed: int) -> MaskablePPO:
    """A fresh net with settings for short matches that pay only at their end."""
    return MaskablePPO(
        "MlpPolicy",
        env,
        learning_rate=5e-4,
        n_steps=128,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256]},
        seed=seed,
        device="cpu",
    )


def measured(net: MaskablePPO, game: str, opponents: str, matches: int) -> float:
    """How many of so many fresh matches the net wins, half of them from each seat; a tie counts half."""
    won = 0.0
    for seat in (0, 1):
        env = table(game, opponents, seat)
        for n in range(matches // 2):
            row, info = env.reset(seed=FRESH + n)
            over = False
            while not over:
                action, _ = net.predict(row, action_masks=info["action_mask"], deterministic=True)
                row, reward, over, _, info = env.step(int(action))
            won += (float(reward) + 1) / 2
    return won / (matches // 2 * 2)


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="push")
    parser.add_argument("--opponents", default=TEACHERS, help="whom it trains against: any bots")
    parser.add_argument("--against", default="random,greedy,easy", help="whom it is measured against")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long it trains")
    parser.add_argument("--envs", type=int, default=32, help="matches side by side")
    parser.add_argument("--matches", type=int, default=200, help="fresh matches against each bot")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("push.zip"), help="where the net is kept")
    args = parser.parse_args(given)
    torch.set_num_threads(1)
    net = net_for(tables(args.game, args.opponents.split(","), args.envs, args.seed), args.seed)
    net.learn(1 << 40, callback=Clock(args.minutes))
    net.save(args.out)
    for opponents in args.against.split(","):
        print(f"against {opponents}: {measured(net, args.game, opponents, args.matches):.0%} of {args.matches} matches")


if __name__ == "__main__":
    main()
