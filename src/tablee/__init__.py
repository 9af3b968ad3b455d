"""Tablée: tabletop games really played, by people, bots and learners, on one definition of their rules.

>>> import tablee
>>> "push" in tablee.list_games()
True
>>> pos = tablee.game("push").new(seats=3, seed=42, apocalypse=True)
>>> pos.to_act
(0,)
"""

from __future__ import annotations

from importlib.metadata import version

from .engine.errors import (
    BadCampaign,
    BadContent,
    BadDump,
    BadMove,
    BadOptions,
    BadRecord,
    BadSeed,
    IllegalMove,
    NoSuchAction,
    NoWorld,
    OtherVersion,
    TableeError,
    UnknownGame,
)
from .engine.game import Game
from .engine.outcome import Outcome
from .engine.position import Position
from .engine.rng import Rng
from .registry import compiled, game, list_games, replay

__version__ = version("tablee")

__all__ = [
    "BadCampaign",
    "BadContent",
    "BadDump",
    "BadMove",
    "BadOptions",
    "BadRecord",
    "BadSeed",
    "Game",
    "IllegalMove",
    "NoSuchAction",
    "NoWorld",
    "OtherVersion",
    "Outcome",
    "Position",
    "Rng",
    "TableeError",
    "UnknownGame",
    "__version__",
    "compiled",
    "game",
    "list_games",
    "replay",
]
