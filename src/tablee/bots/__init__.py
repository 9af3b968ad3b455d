"""Bots. Each is handed a seat's perspective on the match, and reaches nothing else of it.

>>> import tablee
>>> from tablee.bots import make_bot, Perspective
>>> game = tablee.game("push")
>>> pos = game.new(seats=2, seed=3)
>>> bot = make_bot(game, "greedy", seed=1)
>>> bot.choose(Perspective.of(pos, 0, tablee.Rng(5))) in pos.legal(0)
True
"""

from __future__ import annotations

import warnings
from typing import Any

from .advice import Advice, advise
from .base import BadBot, Bot, Perspective
from .factories import BotFactory
from .make import LEVELS, limit_of, list_bots, make_bot, plain_spec

__all__ = [
    "LEVELS",
    "Advice",
    "BadBot",
    "Bot",
    "BotFactory",
    "Perspective",
    "advise",
    "limit_of",
    "list_bots",
    "make_bot",
    "plain_spec",
]


def __getattr__(name: str) -> Any:
    """`Window` is what `Perspective` was called before; it goes with version 1.0."""
    if name == "Window":
        warnings.warn("tablee.bots.Window is called tablee.bots.Perspective", DeprecationWarning, stacklevel=2)
        return Perspective
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
