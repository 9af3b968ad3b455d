"""The values of the sentences of Héros un jour, héros toujours: cards by their names, players by their seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ....engine.offers import Sentences
from ..rules.content import AVATAR, first_virtue, second_virtue
from ..rules.end_step import FIRST_BY_SUN, SECOND_BY_SUN


def virtue(number: int) -> str:
    """The card of a virtue, counted from 1.

    >>> virtue(3)
    'V03'
    """
    return f"V{number:02}"


def avatar_virtues(card: str) -> tuple[str, str]:
    """The two virtues that an avatar asks for.

    >>> avatar_virtues("AV12")
    ('V12', 'V01')
    """
    avatar = AVATAR + int(card[2:]) - 1
    return virtue(int(first_virtue(avatar)) + 1), virtue(int(second_virtue(avatar)) + 1)


def gift(number: int) -> str:
    """A card to give: 13 is the sun."""
    return "SUN" if number == 13 else virtue(number)


def action_values(named: Mapping[str, Any], view: Mapping[str, Any]) -> dict[str, object]:
    """The cards and players that an action names."""
    verb = named["verb"]
    if verb == "ask":
        return {"card": virtue(named["virtue"])}
    if verb in ("offer", "takeup"):
        return {"card": "SUN" if named["card"] else asked_virtue(view)}
    if verb in ("partner", "designate", "one"):
        return {"who": (named["player"],)}
    if verb == "two":
        return {"who1": (named["first"],), "who2": (named["second"],)}
    if verb == "correct":
        card = f"D{named['defect']:02}"
        return {"card": card, "payment": "SUN" if named["sun"] else virtue(named["defect"])}
    if verb == "pose":
        return {"cards": payment(named["payment"], view)}
    return gift_values(named, view)


def gift_values(named: Mapping[str, Any], view: Mapping[str, Any]) -> dict[str, object]:
    """The cards of an exchange, and whom they go to if that is two players."""
    if named["verb"] == "give":
        return {"card": gift(named["card"])}
    if named["verb"] == "give2":
        return {"cards": [gift(named["card"]), gift(named["other"])]}
    if named["verb"] == "giveto":
        question = view["question"] or {}
        who = {"who1": (question.get("first", 0),), "who2": (question.get("second", 0),)}
        return {"card1": gift(named["first"]), "card2": gift(named["second"]), **who}
    return {}


def asked_virtue(view: Mapping[str, Any]) -> str:
    """The virtue that the pending question is about."""
    question = view["question"] or {}
    return virtue(question.get("virtue", 1))


def payment(number: int, view: Mapping[str, Any]) -> list[str]:
    """The two cards that pay for the avatar of the player who looks."""
    seat = view["seat"]
    avatar = view["table"]["players"][seat]["avatar"] if seat is not None else None
    first, second = avatar_virtues(avatar if avatar and avatar.startswith("AV") else "AV01")
    return ["SUN" if number & FIRST_BY_SUN else first, "SUN" if number & SECOND_BY_SUN else second]


def event_of(event: Mapping[str, Any], me: int | None) -> dict[str, object]:
    """An exchange, told to the partner from the partner's side."""
    if event["event"] != "swap" or event["partner"] != me:
        return {}
    turned = {"seat": me, "partner": event["seat"], "given": event["received"], "received": event["given"]}
    return {**event, **turned}


def event_values(event: Mapping[str, Any]) -> dict[str, object]:
    """The cards and players that an event tells of, beyond its own."""
    name = event["event"]
    if name == "reveal":
        return read_aloud(event["cards"][0])
    if name == "ask":
        return {"card": virtue(event["virtue"])}
    if name in ("exchange", "announce", "swap"):
        return {"other": (event["partner"],)}
    return {"virtues": event["virtues"] + event["suns"]} if name == "score" else {}


def read_aloud(card: str) -> dict[str, object]:
    """A challenge and a prejudice are read with their words (HEROS-040, 048); an action is known by its title."""
    sort = {"C": "challenge", "P": "prejudice"}.get(card[0], "action")
    return {"sort": sort, "card": card, "text": f"card-{card}.text"}


def question_values(question: Mapping[str, Any], view: Mapping[str, Any]) -> dict[str, object]:
    """The cards and players that a question speaks of, and what the seat that reads it may do."""
    decision = question["decision"]
    can = can_do(decision, view)
    if decision == "AnswerRequest":
        return {"asker": (question["asker"],), "card": virtue(question["virtue"]), "can": can}
    if decision == "AnswerChallenge":
        card = f"C{question['virtue']:02}"
        return {"drawer": (question["drawer"],), "card": card, "virtue": virtue(question["virtue"]), "can": can}
    if decision == "GiveCards" and question["second"] >= 0 and view["seat"] == question["drawer"]:
        return {"count": 2}
    if decision in ("Designate", "ChooseMode"):
        others = [named["player"] for named in view["legal"] if "player" in named]
        return {"can": can, "other": (others[0],) if others else ()}
    return {"can": can}


def can_do(decision: str, view: Mapping[str, Any]) -> str:
    """What is legal, in a word that the question chooses its sentence by."""
    verbs = {str(named["verb"]) for named in view["legal"]}
    if decision == "OptionalStep":
        return "-".join(verb for verb in ("pose", "correct") if verb in verbs) or "finish"
    if decision == "DrawOrAsk":
        held = view["table"]["players"][view["seat"]]["advantages"] if view["seat"] is not None else 0
        return "ask" if "ask" in verbs else "must" if held else "draw"
    if decision in ("Designate", "ChooseMode") and len(view["legal"]) == 1:
        return "one"
    if decision == "ChooseMode":
        return "two" if "two" in verbs else "any"
    return "no" if verbs == {"decline"} else "yes"


SENTENCES: Final = Sentences(
    action_values=action_values,
    event_values=event_values,
    question_values=question_values,
    event_of=event_of,
)
