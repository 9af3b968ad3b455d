"""What the sentences of Virtopia speak of: Leaders, Virtues, Flaws, cells and colours by their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ....engine.offers import Meaning, Sentences, Text
from ..rules.content import CELL_CARDS, COLOURS, FLAWS, LEADERS, PRISONS, VIRTUES
from ..rules.doings import DOINGS
from ..rules.position import LAST_ROUND, REASONS
from .danger import danger

MEANINGS: Final[dict[str, Meaning]] = {
    "leader": Text([f"leader-{leader}" for leader in LEADERS]),
    "other": Text([f"leader-{leader}" for leader in LEADERS]),
    "colour": Text([f"colour-{colour}" for colour in COLOURS]),
    "virtue": Text([f"card-{virtue}" for virtue in VIRTUES]),
    "flaw": Text([f"card-{flaw}" for flaw in FLAWS]),
    "card": Text([f"card-{card}" for card in CELL_CARDS]),
    "action": Text([f"action-{doing}" for doing in DOINGS]),
    "reason": Text([f"reason-{reason}" for reason in REASONS]),
    "prison": Text([f"card-{prison}" for prison in PRISONS]),
    **{f"place.{colour}": Text([f"card-{virtue}" for virtue in VIRTUES]) for colour in COLOURS},
}


def meeples(values: Mapping[str, Any]) -> dict[str, object]:
    """So many of each colour, as a row to be counted; a colour has words for one and for several, as a back has."""
    row = [f"?{colour}" for colour in COLOURS for _ in range(values[colour])]
    return {"meeples": row, "count": len(row)}


def action_values(named: Mapping[str, Any], view: Mapping[str, Any]) -> dict[str, object]:
    """The values of an action's sentence: meeples, and the cell where it is carried out."""
    if named["verb"] == "take":
        return meeples(named)
    if named["verb"] == "free":
        return {"virtue": f"card-{VIRTUES[max(named['row'] - 1, 0)]}"}
    if "step" in named:
        return cell_values(view, (here(view) + named["step"]) % 12)
    if named["verb"] == "step":
        return cell_values(view, (here(view) + 1) % 12)
    return cell_values(view, named["cell"]) if "cell" in named else {}


def here(view: Mapping[str, Any]) -> int:
    """The cell of the Leader in turn."""
    table = view["table"]
    return int(table["leaders"][table["leader"]]["cell"])


def cell_values(view: Mapping[str, Any], cell: int) -> dict[str, object]:
    """A cell by its card, and how many meeples are there."""
    shown = view["table"]["cells"][cell]
    return {"cell": cell, "card": f"card-{shown['id']}", "count": sum(shown["meeples"])}


def of_colour(colour: int, count: int) -> list[str]:
    """So many meeples of one colour, as a row to be counted."""
    return [f"?{COLOURS[colour]}"] * count


def event_values(event: Mapping[str, Any]) -> dict[str, object]:
    """The values of an event's sentence: meeples, whose captive one becomes, and what a total is made of."""
    match event["event"]:
        case "place":
            return {}
        case "escape":
            return escape_values(event)
        case "sanction":
            return {"sort": event["flaw"]}
        case "colour":
            return {"colours": f"colour-{COLOURS[event['colour']]}.plural"}
        case "double":
            return {"meeples": of_colour(event["colour"], event["count"])}
        case "scare" | "surrender":
            return {"flaw": f"card-{FLAWS[event['virtue']]}"}
        case "tower":
            number = event.get("number", event["captives"] - 1)  # it is told only where an overlay changed it
            return {"number": number, "plus": max(0, event["total"] - event["die"] - number)}
    return meeples(event) if "green" in event else {}


def escape_values(event: Mapping[str, Any]) -> dict[str, object]:
    """Those who are freed; where one of them becomes a point, of which Virtue, and the others."""
    freed = of_colour(event["colour"], event["count"])
    return {
        "virtue": f"card-{VIRTUES[max(event['row'] - 1, 0)]}",
        "freed": freed,
        "rest": freed[1:],
        "others": len(freed) - 1,
    }


def question_values(question: Mapping[str, Any], view: Mapping[str, Any]) -> dict[str, object]:
    """The values of a question's sentence: the Leader in turn, the cell it is about, and the meeples to be taken."""
    leader = question.get("leader", -1)
    values: dict[str, object] = {} if leader >= 0 else {"leader": f"leader-{LEADERS[view['table']['leader']]}"}
    if isinstance(question.get("cell"), int) and question["cell"] >= 0:
        values |= cell_values(view, question["cell"])
    if question["decision"] == "ChooseTurn":
        return {**values, **turn_values(view)}
    if question["decision"] == "TakeColour":
        return {**values, "meeples": of_colour(question["colour"], question["left"])}
    return values


def turn_values(view: Mapping[str, Any]) -> dict[str, object]:
    """What can be done in a turn: 1 to sow, 2 to act, 4 to pass a watchtower first, or several; is it the first, the last?"""
    worth = {"sow": 1, "step": 4}
    can = {worth.get(named["verb"], 2) for named in view["legal"]}
    table = view["table"]
    last = table["round"] == LAST_ROUND and table["turn"] == 3
    return {"can": sum(can), "first": int(table["round"] == 1), "last": int(last)}


def value_of(param: str, value: int, view: Mapping[str, Any]) -> str:
    """What a number that is typed stands for, where it is not always the same."""
    if param in COLOURS:
        return f"card-{VIRTUES[value]}" if view["question"]["decision"] == "PlacePoints" else ""
    if param == "cell":
        return f"card-{view['table']['cells'][value]['id']}"
    if param == "row":
        return f"card-{VIRTUES[value - 1]}" if value else "ui-virtopia-free-all"
    if param == "step":
        return "ui-virtopia-next" if value else "ui-virtopia-here"
    return ""


SENTENCES: Final = Sentences(
    meanings=MEANINGS,
    silent=frozenset(("fill",)),
    action_values=action_values,
    event_values=event_values,
    question_values=question_values,
    danger=danger,
    value_of=value_of,
)
