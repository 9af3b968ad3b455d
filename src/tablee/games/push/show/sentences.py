"""The values of the sentences of Push 'em up!: which cards an action means, given the table before the player."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from ....engine.offers import Card, Meaning, Sentences, Text
from ..rules.content import PUSH, SUPER, TEAMS, card_name


def card_text(card: str, name: str, short: bool) -> str:
    """In the terminal a hero is its notation and its name; a Push says what it is.

    >>> card_text("R5", "Diva Gargle", False), card_text("R5", "Diva Gargle", True), card_text("R-push", "PUSH", True)
    ('R5 Diva Gargle', 'R5', 'PUSH')
    """
    if "-" in card:
        return name
    return card if short else f"{card} {name}"


def view_meanings(view: Mapping[str, Any]) -> Mapping[str, Meaning]:
    """The values of one's own cards: an action names them by value, and the team of the player makes the rest of the name."""
    team = own_team(view)
    if team is None:
        return {}
    return cards_of(team)


@cache
def cards_of(team: int) -> Mapping[str, Meaning]:
    """What the values of a team's cards mean, whatever they are called in an action."""
    return dict.fromkeys(("value", "low", "middle", "high"), Card([card_name(team, value) for value in range(SUPER + 1)]))


def own_team(view: Mapping[str, Any]) -> int | None:
    """The team of the player who looks, by its number."""
    seat = view["seat"]
    team = view["table"]["players"][seat]["team"] if seat is not None else None
    return TEAMS.index(team) if team in TEAMS else None


def action_values(named: Mapping[str, Any], view: Mapping[str, Any]) -> dict[str, object]:
    """The cards of a run, and what an action meets and sends away on its column."""
    if "column" not in named:
        return {}
    column = view["table"]["columns"][named["column"] - 1]
    last = column[-1] if column else ""
    if named["verb"] in ("push", "superpush"):
        return {"last": last, "gone": column[-1 - named.get("steps", 1) : -1]}
    values = run_order(named["low"], last) if named["verb"] == "run" else [named["value"]]
    met = last[1:] in (str(values[0]), str(values[-1]))
    cards = {"cards": [card_name(own_team(view) or 0, value) for value in values]} if named["verb"] == "run" else {}
    return {**cards, "last": last, "covers": "yes" if met else "no"}


def run_order(low: int, last: str) -> list[int]:
    """The values of a run as they will lie on a column: its last card fixes the direction (PUSH-065).

    >>> run_order(7, "G9"), run_order(7, "G6"), run_order(8, "R1"), run_order(9, "B9")
    ([9, 8, 7], [7, 8, 9], [0, 9, 8], [9, 0, 1])
    """
    values = [(low + step) % 10 for step in range(3)]
    ascends = last[1:] in (str(low), str((low + 9) % 10))
    return values if ascends else values[::-1]


def event_values(event: Mapping[str, Any]) -> dict[str, object]:
    """Whether a score goes on to say the running total, where that is another number."""
    return {"running": "yes" if event["total"] != event["score"] else "no"} if event["event"] == "score" else {}


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
    meanings={"team": Text([f"team-{team}" for team in TEAMS])},
    view_meanings=view_meanings,
    action_values=action_values,
    event_values=event_values,
    question_values=question_values,
    card_values={card_name(team, value): {"value": value} for team in range(len(TEAMS)) for value in range(PUSH)},
    card_text=card_text,
)
