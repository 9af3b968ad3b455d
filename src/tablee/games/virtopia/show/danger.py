"""Which actions can lose the match at once, from what the view shows (VIRTO-110 to 118)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ....engine.offers import Reason
from ..rules.content import COLOURS, FLAWS, VIRTUES

Shown = Mapping[str, Any]
FIFTH_CAPTIVE: Final = Reason("ui-virtopia-fifth")


def danger(action: Shown, view: Shown) -> Reason | None:
    """What an action may lose at once; None where the match goes on whatever happens."""
    table, verb = view["table"], action["verb"]
    if verb in ("sow", "step"):
        return of_turn(action, table)
    if verb in ("stored", "roll"):
        return of_tower(verb, table["passing"])
    if verb == "leave":
        return of_sowing(table["sowings"][0])
    return FIFTH_CAPTIVE if gives_fifth(action, view) else None


def of_turn(action: Shown, table: Shown) -> Reason | None:
    """The risk of sowing, or of a step past a watchtower."""
    if action["verb"] == "step":
        return odds(table["stepping"])
    for sowing in table["sowings"]:
        if not sowing["guarded"] and sowing["step"] == bool(action["step"]):
            return of_sowing(sowing)
    return None


def of_sowing(sowing: Shown) -> Reason | None:
    """The risk of a sowing, or of the rest of one."""
    return FIFTH_CAPTIVE if sowing["fifth"] is not None else odds(sowing["chance"])


def of_tower(verb: str, tower: Shown | None) -> Reason | None:
    """The risk of a new roll, or of the stored result, at a watchtower."""
    if tower is None:
        return None
    return odds(tower["stored"] if verb == "stored" else tower)


def odds(chance: Shown | None) -> Reason | None:
    """The chance of a defeat, in words."""
    if chance is None or chance["defeat"] <= 0:
        return None
    share = round(chance["defeat"] * 100)
    certain, exact = int(chance["defeat"] > 0.9999), int(chance.get("exact", True))
    return Reason("danger-defeat", {"share": min(max(share, 1), 100 if certain else 99), "certain": certain, "exact": exact})


def gives_fifth(action: Shown, view: Shown) -> bool:
    """Whether a captive that is sent, taken along or frightened finds no room on its Flaw."""
    question, verb = view["question"], action["verb"]
    if verb in ("scare", "surrender"):
        return frightens(action, view)
    room = view["table"]["cells"][question["cell"]]["room"] if question.get("cell", -1) >= 0 else None
    if room is None:
        return False
    if verb == "send":
        return bool(room == 0)
    carried = question["decision"] == "TakePassengers"
    return bool(verb == "take" and carried and sum(action[colour] for colour in COLOURS) > room)


def frightens(action: Shown, view: Shown) -> bool:
    """Whether Fear finds no room for this one, or for those that must follow it (VIRTO-090 to 092)."""
    table, virtue = view["table"], action["virtue"]
    cells = {cell["id"]: cell for cell in table["cells"]}
    rooms = [cells[flaw]["room"] for flaw in FLAWS]
    if action["verb"] == "scare":
        there = [sum(cells[name]["meeples"]) for name in VIRTUES]
    else:
        there = [sum(row) for row in table["leaders"][table["leader"]]["rows"]]
        there[table["leader"]] = 0
    follow = min(view["question"]["left"], sum(there)) - 1
    rooms[virtue] -= 1
    there[virtue] -= 1
    return bool(min(rooms) < 0 or sum(map(min, rooms, there)) < follow)
