"""Whether the goal of a step holds, as the learner sees it."""

from __future__ import annotations

from typing import Any

from ..engine.lessons import Goal
from ..engine.position import Position
from ..telling import plain


def holds(goal: Goal, pos: Position, seat: int, since: int) -> bool:
    """Whether a goal holds for a seat in a position, where the events from `since` on are those of its act."""
    if (goal.over or goal.won) and not pos.over:
        return False
    if goal.won and seat not in (pos.outcome.winners if pos.outcome else ()):
        return False
    if goal.event and not any(_is(event, goal) for event in pos.events(seat, since)):
        return False
    if not goal.question and not goal.view:
        return True
    view = plain(pos.view(seat))
    asked = view["question"]["decision"] if view["question"] and seat in view["to_act"] else ""
    if goal.question and asked != goal.question:
        return False
    return all(entry(view["table"], path) == value for path, value in goal.view.items())


def _is(event: dict[str, Any], goal: Goal) -> bool:
    return event["event"] == goal.event and all(event.get(key) == value for key, value in goal.values.items())


def entry(shown: Any, path: str) -> Any:
    """What a table shows at a path such as "players.0.points"; None where there is nothing.

    >>> entry({"players": [{"points": 3}]}, "players.0.points")
    3
    """
    for part in path.split("."):
        if isinstance(shown, list):
            shown = shown[int(part)] if part.isdigit() and int(part) < len(shown) else None
        else:
            shown = shown.get(part) if isinstance(shown, dict) else None
    return shown
