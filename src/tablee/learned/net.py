"""A net that reads observations: which answers seem good, and what the seat may hope for. Plain NumPy."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..engine.observation import Observer

Floats = npt.NDArray[np.float32]
FAR_BELOW: Final = np.float32(-1e9)


class Net:
    """Hidden layers with ReLU, then two heads: a score for each action, counted from the seat that acts, and a value.

    The arrays are `weights_0`, `bias_0` and so on for the hidden layers; `narrow`, `narrow_bias`, a layer before the scores,
    which are many; `policy`, `policy_bias`; `value` and `value_bias`.
    """

    def __init__(self, arrays: dict[str, Floats], observer: Observer) -> None:
        count = sum(name.startswith("weights_") for name in arrays)
        divisors = np.array(observer.divisors, np.float32)
        offsets = np.array(observer.offsets, np.float32)
        self._arrays = arrays
        self.layers = [(arrays[f"weights_{n}"], arrays[f"bias_{n}"]) for n in range(count)]
        first, bias = self.layers[0]
        # The first layer reads bytes: what they stand for is folded into its weights.
        folded = bias - (offsets / divisors) @ first
        self.layers[0] = ((first / divisors[:, None]).astype(np.float32), folded.astype(np.float32))
        self.narrow, self.narrow_bias = arrays["narrow"], arrays["narrow_bias"]
        self.policy, self.policy_bias = arrays["policy"], arrays["policy_bias"]
        self.value, self.value_bias = arrays["value"], arrays["value_bias"]

    def arrays(self) -> dict[str, Floats]:
        """The weights by name, as they were given."""
        return self._arrays

    def hidden(self, rows: npt.NDArray[np.uint8]) -> Floats:
        """The last hidden layer for rows of bytes."""
        found = rows.astype(np.float32)
        for weights, bias in self.layers:
            found = np.maximum(found @ weights + bias, 0, dtype=np.float32)
        return found

    def chances(self, hidden: Floats, legal: npt.NDArray[Any], counts: npt.NDArray[np.int64]) -> Floats:
        """How likely each legal answer is: a row for each position, as wide as the most that are legal in one."""
        most = int(counts.max(initial=1))
        actions = legal[:, :most]
        meant = np.arange(most) < counts[:, None]
        used, places = np.unique(np.where(meant, actions, 0), return_inverse=True)
        scores = (hidden @ self.narrow + self.narrow_bias) @ self.policy[:, used] + self.policy_bias[used]
        scores = np.take_along_axis(scores, places.reshape(actions.shape), axis=1)
        scores = np.where(meant, scores, FAR_BELOW)
        scores = np.exp(scores - scores.max(axis=1, keepdims=True))
        shares: Floats = scores / scores.sum(axis=1, keepdims=True)
        return shares

    def values(self, hidden: Floats) -> Floats:
        """What the seat of each row may hope for, -1 to 1."""
        worth: Floats = np.tanh(hidden @ self.value + self.value_bias)[:, 0]
        return worth


def drawn(chances: Floats, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """The place of an answer in each row, drawn by its chance."""
    below = chances.cumsum(axis=1)
    drawn_at = rng.random(len(chances), dtype=np.float32)[:, None] * below[:, -1:]
    places: npt.NDArray[np.int64] = np.minimum((below <= drawn_at).sum(axis=1), chances.shape[1] - 1)
    return places
