"""Bots. Each is handed a seat's window on the match, and reaches nothing else of it.

>>> import tablee
>>> from tablee.bots import make_bot, Perspective
>>> game = tablee.game("push")
>>> pos = game.new(seats=2, seed=3)
>>> bot = make_bot(game, "greedy", seed=1)
>>> bot.choose(Perspective.of(pos, 0, tablee.Rng(5))) in pos.legal(0)
True
"""

from __future__ import annotations

from .advice import Advice, advise
from .base import Bot, Perspective
from .make import LEVELS, BadBot, make_bot, plain_spec

__all__ = ["LEVELS", "Advice", "BadBot", "Bot", "Perspective", "advise", "make_bot", "plain_spec"]
