"""The heuristic of Virtopia."""

from __future__ import annotations

from ...engine.policy import Policy


class VirtopiaPolicy(Policy):
    """Knows nothing yet."""


def make_policy() -> Policy:
    return VirtopiaPolicy()
