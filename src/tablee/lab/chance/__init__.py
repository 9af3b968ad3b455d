"""The calibrated chance of winning: `chance.of(game, seats).of(pos, seat)`.

>>> from tablee import game
>>> from tablee.lab import chance
>>> push = game("push")
>>> pos = push.new(2, seed=1)
>>> 0 < chance.of(push, 2).of(pos, 0) < 1
True
"""

from __future__ import annotations

from .model import Chance, Chances, NoChance, Quality, Reliability, joined, of

__all__ = ["Chance", "Chances", "NoChance", "Quality", "Reliability", "joined", "of"]
