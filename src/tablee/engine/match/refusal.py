"""What is refused, and by which rule: actions that have no number, and numbers that are no legal answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from mypy_extensions import i64

from ..decision import Sealed
from ..errors import NoSuchAction, TableeError
from .past import NOBODY

if TYPE_CHECKING:
    from ..position import Position


def named_action(pos: Position, seat: int, action: Mapping[str, object]) -> int:
    """The number of an action that was given by name; what is no name of an action is refused."""
    if not isinstance(action, Mapping) or not isinstance(action.get("verb"), str):
        why = NoSuchAction(f"an action is a number or a name with a verb, not {action!r}"[:200])
        raise pos.config.game.refusal("TABLEE-UNKNOWN") from why
    values = {str(key): value for key, value in action.items() if key != "verb"}
    try:
        return pos.config.vocabulary.number(str(action["verb"]), values)
    except NoSuchAction as error:
        raise _unnumbered(pos, seat, str(action["verb"]), values) from error


def _unnumbered(pos: Position, seat: int, verb: str, values: Mapping[str, object]) -> TableeError:
    """The refusal of a name that has no number: by the rule that bounds its first wrong value, where there is one.

    What exactly is wrong with the name is told in English by the error that caused it, for who writes code.
    """
    if not 0 <= seat < int(pos.seats) or not pos.asks >> seat & 1:
        return refused(pos, seat if 0 <= seat < int(pos.seats) else NOBODY, NOBODY)
    bounds = pos.config.game.bounds
    wrong = pos.config.vocabulary.wrong(verb, values)
    rule = bounds.get(f"{verb}.{wrong}", bounds.get(verb)) if wrong else None
    if rule is None:
        return pos.config.game.refusal("TABLEE-UNKNOWN")
    return pos.config.game.refusal(rule or pos.agenda[-1].refusal(pos, seat, NOBODY))


def refused(pos: Position, seat: i64, action: i64) -> TableeError:
    """Why an action is no legal answer of a seat now."""
    game = pos.config.game
    if not pos.agenda:
        return game.refusal("TABLEE-OVER")
    top = pos.agenda[-1]
    if not (0 <= seat < pos.seats and pos.asks >> seat & 1):
        if isinstance(top, Sealed) and 0 <= seat < pos.seats and top.asked(seat):
            return game.refusal(top.given())
        return game.refusal("TABLEE-TURN")
    if not 0 <= action < pos.config.vocabulary.size:
        return game.refusal("TABLEE-UNKNOWN")
    return game.refusal(top.refusal(pos, seat, action))
