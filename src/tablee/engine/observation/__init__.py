"""Observations: what a seat may know as a row of small whole numbers, for learners."""

from __future__ import annotations

from .observer import Observer, Sight, Value, amount, bits, one_of, player, put
from .plain import PlainObserver

__all__ = ["Observer", "PlainObserver", "Sight", "Value", "amount", "bits", "one_of", "player", "put"]
