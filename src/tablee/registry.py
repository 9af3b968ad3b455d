"""Finding games: each installed package may offer some in the entry-point group `tablee.games`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from .engine import position, record
from .engine.errors import BadRecord, UnknownGame
from .engine.game import Game
from .engine.position import Position

compiled: bool = not (position.__file__ or "").endswith(".py")
"""Whether the engine runs compiled."""


@cache
def _found() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group="tablee.games")}


def list_games() -> list[str]:
    """The ids of the installed games."""
    return sorted(_found())


def game(name: str) -> Game:
    """A game by its id; UnknownGame lists those there are."""
    if not isinstance(name, str) or name not in _found():
        raise UnknownGame(f"there is no game “{name}” here: {', '.join(list_games()) or 'none is installed'}")
    return _loaded(name)


@cache
def _loaded(name: str) -> Game:
    made: Game = _found()[name].load()
    return made


def replay(recorded: object) -> Position:
    """Play a record again to an identical position; BadRecord says why it cannot be."""
    name = recorded.get("game") if isinstance(recorded, Mapping) else None
    if not isinstance(name, str):
        raise BadRecord("a record is a mapping that names its game")
    try:
        played = game(name)
    except UnknownGame as error:
        raise BadRecord(str(error)) from None
    return record.replay(played, recorded)
