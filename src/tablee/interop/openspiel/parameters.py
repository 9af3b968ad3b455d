"""The options of a game as parameters of OpenSpiel, which are truth values, whole numbers and texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...engine.errors import BadOptions
from ...engine.game import Game
from ...engine.options import Choice, Option

Parameter = bool | int | str
USUAL: Final = "usual"
SWITCHES: Final = {"on": True, "off": False}


def parameters(game: Game) -> dict[str, Parameter]:
    """Every parameter of a game with its default; `players` is OpenSpiel's word for `seats`, and 0 leaves it to that."""
    return {"seats": game.seats[0], "players": 0} | {name: _default(option) for name, option in game.options.items()}


def chosen_seats(game: Game, given: Mapping[str, Parameter]) -> int:
    """How many seats the parameters ask for; BadOptions if they contradict each other."""
    seats, players = int(given["seats"]), int(given["players"])
    if players and seats not in (players, game.seats[0]):
        raise BadOptions(f"{game.id} is asked for with {seats} seats and with {players} players: give one of them")
    return players or seats


def chosen_options(game: Game, given: Mapping[str, Parameter], seats: int) -> dict[str, object]:
    """The options that the parameters ask for; BadOptions names what does not fit."""
    return {name: _value(option, name, given[name], seats) for name, option in game.options.items()}


def differing(game: Game, given: Mapping[str, Parameter], seats: int) -> dict[str, Parameter]:
    """The number of seats, and the parameters that are not at their default: what the name of a game says."""
    unlike = {name: given[name] for name, default in parameters(game).items() if given[name] != default}
    return {"seats": seats} | {name: value for name, value in unlike.items() if name != "players"}


def _default(option: Option) -> Parameter:
    match option.kind:
        case "bool":
            return USUAL if option.at else bool(option.default)
        case "int":
            return int(str(option.default))
        case "choice":
            return int(str(option.default)) if _numbers(option) else str(option.default)
        case "seat":
            return 0
    return " ".join(map(str, _list(option.default)))


def _value(option: Option, name: str, given: Parameter, seats: int) -> object:
    if given == _default(option):
        return option.default_at(seats)
    match option.kind:
        case "bool" if option.at:
            return _switched(name, given)
        case "choice":
            return str(given)
        case "seat order":
            return [_whole(name, word) for word in str(given).split()]
        case "set":
            return str(given).split()
    return given


def _numbers(option: Option) -> bool:
    """Whether all the names of a choice are numbers, which OpenSpiel would read as such."""
    return isinstance(option, Choice) and all(name.isdecimal() for name in option.choices)


def _list(default: object) -> list[object]:
    return list(default) if isinstance(default, list | tuple) else []


def _switched(name: str, given: Parameter) -> bool:
    if given not in SWITCHES:
        raise BadOptions(f"option “{name}” is {USUAL}, {' or '.join(SWITCHES)}, not {given!r}")
    return SWITCHES[str(given)]


def _whole(name: str, word: str) -> int:
    if not word.isdecimal():
        raise BadOptions(f"option “{name}” is a row of seats such as “2 1 3”, and {word!r} is no seat")
    return int(word)
