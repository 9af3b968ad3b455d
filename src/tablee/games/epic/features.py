"""What a seat sees of Epic Origins as a row of numbers, itself first and the others in turn order."""

from __future__ import annotations

from ...engine.knowledge import Seen


def features(seen: Seen) -> list[float]:
    return [float(counter) for counter in seen.counters]
