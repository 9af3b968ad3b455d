"""What a run says about its game: every measure with its interval, and what it cannot say."""

from __future__ import annotations

from .base import Curve, Left, Measure

__all__ = ["Curve", "Left", "Measure"]
