"""The invariants of the ledger."""

from __future__ import annotations

from .position import Epic


def faults(pos: Epic) -> list[str]:
    return []
