"""The net in PyTorch, as it is trained; `exported` is the same net for NumPy."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from tablee.engine.observation import Observer


class Model(nn.Module):
    """Hidden layers with ReLU, a score for each action and a value; it reads the bytes of observations.

    Actions are many: the scores go through a `narrow` layer first, which saves work and lets like actions learn together.
    """

    def __init__(self, observer: Observer, actions: int, layers: list[int], narrow: int) -> None:
        super().__init__()
        widths = [int(observer.size), *layers]
        self.hidden = nn.ModuleList([nn.Linear(one, next_one) for one, next_one in pairwise(widths)])
        self.narrow = nn.Linear(widths[-1], narrow)
        self.policy = nn.Linear(narrow, actions)
        self.value = nn.Linear(widths[-1], 1)
        divisors = torch.tensor(observer.divisors, dtype=torch.float32)
        self.register_buffer("scale", 1 / divisors, persistent=False)
        self.register_buffer("offset", torch.tensor(observer.offsets, dtype=torch.float32) / divisors, persistent=False)
        for layer in self.hidden:
            nn.init.orthogonal_(layer.weight, 2**0.5)  # type: ignore[arg-type]
            nn.init.zeros_(layer.bias)  # type: ignore[arg-type]
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.orthogonal_(self.value.weight, 0.1)

    def forward(self, rows: Tensor, mask: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The actions that are legal in some row, their scores, those not legal in a row far below; and the values.

        Of all actions of a game few are legal at one table: the others would take most of the time.
        """
        used = mask.any(0).nonzero().squeeze(-1)
        found = rows.float() * self.scale - self.offset
        # Half precision is several times as fast on a GPU, and enough for the wide layers; the scores want it all.
        with torch.autocast(rows.device.type, torch.bfloat16, enabled=rows.is_cuda):
            for layer in self.hidden:
                found = torch.relu(layer(found))
        found = found.float()
        scores = nn.functional.linear(self.narrow(found), self.policy.weight[used], self.policy.bias[used])
        return used, scores.masked_fill(~mask[:, used], -1e9), torch.tanh(self.value(found)).squeeze(-1)


def exported(model: Model) -> dict[str, Any]:
    """The weights by the names that `tablee.learned.net.Net` knows."""
    arrays: dict[str, Any] = {}
    for n, layer in enumerate(model.hidden):
        arrays[f"weights_{n}"] = _array(layer.weight).T.copy()  # type: ignore[arg-type]
        arrays[f"bias_{n}"] = _array(layer.bias)  # type: ignore[arg-type]
    arrays["narrow"], arrays["narrow_bias"] = _array(model.narrow.weight).T.copy(), _array(model.narrow.bias)
    arrays["policy"], arrays["policy_bias"] = _array(model.policy.weight).T.copy(), _array(model.policy.bias)
    arrays["value"], arrays["value_bias"] = _array(model.value.weight).T.copy(), _array(model.value.bias)
    return arrays


def imported(model: Model, arrays: dict[str, Any]) -> None:
    """Give a model weights that were exported."""
    for name, array in exported(model).items():
        if array.shape != arrays[name].shape:
            raise SystemExit(
                f"the weights to begin with have another form: {name} is {arrays[name].shape}, not {array.shape}"
            )
    state = {}
    for n in range(len(model.hidden)):
        state |= {f"hidden.{n}.weight": arrays[f"weights_{n}"].T, f"hidden.{n}.bias": arrays[f"bias_{n}"]}
    for name in ("narrow", "policy", "value"):
        state |= {f"{name}.weight": arrays[name].T, f"{name}.bias": arrays[f"{name}_bias"]}
    model.load_state_dict({name: torch.tensor(array) for name, array in state.items()})


def _array(tensor: Tensor) -> Any:
    return tensor.detach().cpu().numpy().astype(np.float32)


def unpacked(bits: Tensor, actions: int) -> Tensor:
    """A mask of bits, lowest first, as booleans."""
    shifts = torch.arange(8, device=bits.device, dtype=torch.uint8)
    return (bits.unsqueeze(-1) >> shifts & 1).flatten(-2)[..., :actions].bool()
