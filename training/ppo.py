"""Proximal policy optimisation (Schulman et al. 2017) on the steps of self-play."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn

from .model import Model, unpacked
from .selfplay import Steps, hindsight


@dataclass(frozen=True)
class Settings:
    """What is tuned about learning."""

    rate: float = 3e-4
    clip: float = 0.2
    decay: float = 0.95
    entropy: float = 0.01
    value: float = 0.5
    epochs: int = 2
    batch: int = 8192


class Learner:
    """A net and its optimiser."""

    def __init__(self, model: Model, settings: Settings) -> None:
        self.model = model
        self.settings = settings
        self.optimiser = torch.optim.Adam(model.parameters(), lr=settings.rate, eps=1e-5)

    def learn(self, steps: Steps, entropy: float, rate: float) -> dict[str, float]:
        """Learn from a stretch of self-play; what the losses were on average."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        device = steps.values.device
        gains, aims, sure = (torch.from_numpy(part).to(device).flatten() for part in hindsight(steps, self.settings.decay))
        which = sure.nonzero().squeeze(-1)
        gains = gains.float()
        gains = (gains - gains[which].mean()) / (gains[which].std() + 1e-6)
        rows, masks = steps.rows.flatten(0, 1), steps.masks.flatten(0, 1)
        flat = (rows, masks, steps.actions.flatten(), steps.chances.flatten(), gains, aims.float())
        sums: dict[str, float] = {}
        batches = 0
        for _ in range(self.settings.epochs):
            for some in which[torch.randperm(len(which), device=device)].split(self.settings.batch):
                told = self.step(*(part[some] for part in flat), entropy)
                sums = {name: sums.get(name, 0.0) + worth for name, worth in told.items()}
                batches += 1
        return {name: worth / batches for name, worth in sums.items()}

    def step(
        self, rows: Tensor, bits: Tensor, actions: Tensor, before: Tensor, gains: Tensor, aims: Tensor, entropy: float
    ) -> dict[str, float]:
        """One step of the optimiser."""
        used, scores, values = self.model(rows, unpacked(bits, self.model.policy.out_features))
        logs = torch.log_softmax(scores, -1)
        chances = logs.gather(-1, torch.searchsorted(used, actions)[:, None]).squeeze(-1)
        ratio = (chances - before).exp()
        clip = self.settings.clip
        gained = torch.minimum(ratio * gains, ratio.clamp(1 - clip, 1 + clip) * gains).mean()
        spread = -(logs.exp() * logs.clamp_min(-40)).sum(-1).mean()
        missed = (values - aims).square().mean()
        loss = -gained + self.settings.value * missed - entropy * spread
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.model.parameters(), 0.5)
        self.optimiser.step()
        return {"gain": gained.item(), "missed": missed.item(), "entropy": spread.item()}
