"""Where lessons begin: positions from what `lessons.toml` says, and positions written as it would say them."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import msgspec

from ..engine.errors import BadContent
from ..engine.game import Game
from ..engine.lessons import Act, Laid, Lesson
from ..engine.position import Position
from ..engine.record import FORMAT
from ..engine.rng import Rng


def begin(game: Game, lesson: Lesson) -> Position:
    """The position in which a lesson begins; BadContent or BadDump says what is wrong with it."""
    laid = _whole(game, lesson)
    pos = _loaded(game, laid) if laid.zones else game.new(laid.seats, laid.seed, **laid.options)
    for act in laid.moves:
        play_act(pos, seat_of(pos, act), act)
    return pos


def _whole(game: Game, lesson: Lesson) -> Laid:
    """What is laid for a lesson, with all that it has from the lesson that it is `like`."""
    laid = lesson.position
    assert laid is not None, lesson.id
    if not laid.like:
        return laid
    other = game.lessons.get(laid.like)
    if other is None or other.position is None or game.lessons.lessons.index(other) >= game.lessons.lessons.index(lesson):
        raise BadContent(f"lesson “{lesson.id}” is like “{laid.like}”, which is no earlier lesson with a position")
    under = _whole(game, other)
    return msgspec.structs.replace(
        laid,
        like="",
        seats=laid.seats or under.seats,
        options={**under.options, **laid.options},
        zones={**under.zones, **laid.zones},
        counters={**under.counters, **laid.counters},
        agenda=laid.agenda or under.agenda,
        sheet=laid.sheet or under.sheet,
        moves=laid.moves or under.moves,
    )


def _loaded(game: Game, laid: Laid) -> Position:
    return game.load(
        {
            "tablee": FORMAT,
            "game": game.id,
            "rules_version": game.rules_version,
            "seats": laid.seats,
            "options": game.complete_options(laid.options, laid.seats),
            "zones": {name: cards(row) if isinstance(row, str) else row for name, row in laid.zones.items()},
            "counters": laid.counters,
            "agenda": laid.agenda,
            "sheet": laid.sheet,
            "rng": {"generator": "sfc32", "state": Rng(laid.seed).state()},
        }
    )


def cards(row: str) -> list[str]:
    """The cards of a text, several copies of one as a product.

    >>> cards("SUN V01*3 V02")
    ['SUN', 'V01', 'V01', 'V01', 'V02']
    """
    pairs = (word.partition("*") for word in row.split())
    return [name for name, _, count in pairs for _ in range(int(count or 1))]


# Acts: actions by name, or parts of them.


def fits(named: dict[str, int | str], act: Act) -> bool:
    """Whether an action is one that an act names; a `seat` says who acts, and is no part of it.

    >>> fits({"verb": "place", "value": 4, "column": 1}, {"verb": "place", "column": [1, 3]})
    True
    """
    wanted = ((key, value) for key, value in act.items() if key != "seat")
    return all(named.get(key) in value if isinstance(value, list) else named.get(key) == value for key, value in wanted)


def seat_of(pos: Position, act: Act, learner: int = -1) -> int:
    """Who is to do what an act says: the seat that it names, or the first that is asked and is not the learner; or -1."""
    if "seat" in act:
        seat = act["seat"]
        return seat if isinstance(seat, int) and seat in pos.to_act else -1
    return next((seat for seat in pos.to_act if seat != learner), -1)


def legal_act(pos: Position, seat: int, act: Act) -> int | None:
    """The number of the first legal action of a seat that an act names."""
    return next((action for action in pos.legal(seat) if fits(pos.name(action), act)), None)


def play_act(pos: Position, seat: int, act: Act) -> None:
    """Play what an act of a lesson names; BadContent if nobody may do that."""
    action = legal_act(pos, seat, act)
    if action is None:
        raise BadContent(f"nobody may do {act} now; {pos.to_act} are asked {pos.question}")
    pos.play(seat, action)


# Writing.


def laid_toml(pos: Position) -> str:
    """A position as `lessons.toml` lays it: for who writes lessons, to be put under `[lesson.position]`.

    >>> import tablee
    >>> print(laid_toml(tablee.game("push").new(seats=2, seed=1)).splitlines()[0])
    seats = 2
    """
    dump: dict[str, Any] = pos.dump()
    options = pos.config.game.chosen_options(pos.config.options, pos.seats)
    lines = [f"seats = {dump['seats']}", f"options = {_toml(options)}", f"agenda = {_toml(dump['agenda'])}"]
    lines += [f"sheet = {_toml(dump['sheet'])}"] if dump["sheet"] else []
    lines += ["", "[lesson.position.counters]"]
    lines += [f"{_key(name)} = {value}" for name, value in dump["counters"].items() if value]
    lines += ["", "[lesson.position.zones]"]
    lines += [f"{_key(name)} = {_slots(row)}" for name, row in dump["zones"].items()]
    return "\n".join(lines)


def _slots(row: list[Any]) -> str:
    if not all(isinstance(slot, str) for slot in row):
        return _toml(row)
    runs = [(name, len(list(copies))) for name, copies in groupby(row)]
    return _toml(" ".join(name if count == 1 else f"{name}*{count}" for name, count in runs))


def _toml(value: Any) -> str:
    """A value as TOML writes it in one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_toml(inner)}" for key, inner in value.items()) + " }" if value else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(inner) for inner in value) + "]"
    return msgspec.json.encode(value).decode()


def _key(name: str) -> str:
    return name if name.isidentifier() else _toml(name)
