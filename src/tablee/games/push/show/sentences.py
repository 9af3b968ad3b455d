"""The values of the sentences of Push 'em up!: which cards an action means, given the table before the player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ....engine.offers import Sentences
from ..rules.content import PUSH, SUPER, TEAMS, card_name


def card_text(card: str, name: str, short: bool) -> str:
    """A hero is its notation and its name; a Push says what it is.

    >>> card_text("R5", "Diva Gargle", False), card_text("R5", "Diva Gargle", True), card_text("R-push", "PUSH", True)
    ('R5 Diva Gargle', 'R5', 'PUSH')
    """
    if "-" in card:
        return name
    return card if short else f"{card} {name}"


def action_values(named: Mapping[str, Any], view: Mapping[str, Any]) -> dict[str, object]:
    """The cards that an action plays, and those it meets and sends away on its column."""
    verb = named["verb"]
    if verb == "team":
        return {"team": f"team-{TEAMS[named['team']]}"}
    me = Hand(view)
    if verb == "starters3":
        return {"cards": [me.card(named[name]) for name in ("low", "middle", "high")]}
    if verb == "starters2":
        return {"cards": [me.card(named[name]) for name in ("low", "high")]}
    if verb == "discard":
        return {"card": me.card(named["value"])}
    column = view["table"]["columns"][named["column"] - 1 : named["column"]]
    return {**me.laid(verb, named, column[0] if column else []), "column": named["column"]}


class Hand:
    """The cards of the player who looks; an action names them by value, and their team makes the rest of the name."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        seat = view["seat"]
        team = view["table"]["players"][seat]["team"] if seat is not None else None
        self.team = TEAMS.index(team) if team in TEAMS else 0

    def card(self, value: int) -> str:
        """The player's card with a value."""
        return card_name(self.team, value)

    def laid(self, verb: str, named: Mapping[str, Any], column: list[str]) -> dict[str, object]:
        """The cards of an action on a column, the last card it meets there and the cards it sends away."""
        last = column[-1] if column else ""
        if verb in ("push", "superpush"):
            steps = named.get("steps", 1)
            card = self.card(int(PUSH if verb == "push" else SUPER))
            return {"card": card, "last": last, "gone": column[-1 - steps : -1], "steps": steps}
        if verb == "run":
            values = run_order(named["low"], last)
            cards: dict[str, object] = {"cards": [self.card(value) for value in values]}
            met = [values[0], values[2]]
        else:
            cards = {"card": self.card(named["value"])}
            met = [named["value"]]
        return {**cards, "last": last, "covers": "yes" if last[1:] in [str(value) for value in met] else "no"}


def run_order(low: int, last: str) -> list[int]:
    """The values of a run as they will lie on a column: its last card fixes the direction (PUSH-065).

    >>> run_order(7, "G9"), run_order(7, "G6"), run_order(8, "R1")
    ([9, 8, 7], [7, 8, 9], [0, 9, 8])
    """
    values = [(low + step) % 10 for step in range(3)]
    ascends = last[1:] in (str(low), str((low + 9) % 10))
    return values if ascends else values[::-1]


def event_values(event: Mapping[str, Any]) -> dict[str, object]:
    """A team by its name; whether a score goes on to say the running total, where that is another number."""
    if event["event"] == "score":
        return {"running": "yes" if event["total"] != event["score"] else "no"}
    return {"team": f"team-{TEAMS[event['team']]}"} if event["event"] == "team" else {}


def question_values(question: Mapping[str, Any], view: Mapping[str, Any]) -> dict[str, object]:
    """What can be done in a turn, and how many starters are chosen."""
    if question["decision"] == "Turn":
        return {"can": can_do({str(named["verb"]) for named in view["legal"]})}
    return {"count": view["table"]["starters"]} if question["decision"] == "ChooseStarters" else {}


def can_do(verbs: set[str]) -> str:
    """The best there is to do with a hand: lay a hero, push a column, or only discard."""
    if verbs & {"place", "pair", "run"}:
        return "place"
    return "push" if verbs & {"push", "superpush"} else "discard"


SENTENCES: Final = Sentences(
    action_values=action_values,
    event_values=event_values,
    question_values=question_values,
    card_text=card_text,
)
