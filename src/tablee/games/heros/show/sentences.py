"""The values of the sentences of Héros un jour, héros toujours: cards by their names, players by their seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ....engine.offers import Card, Meaning, Seat, Sentences
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


def action_values(named: Mapping[str, Any], view: Mapping[str, Any]) -> dict[str, object]:
    """The cards that an action takes together, and whom they go to if that is two players."""
    verb = named["verb"]
    if verb == "correct":
        return {"payment": "SUN" if named["sun"] else virtue(named["defect"])}
    if verb == "pose":
        return {"cards": payment(named["payment"], view)}
    if verb == "give2":
        return {"cards": [GIFTS[named["card"] - 1], GIFTS[named["other"] - 1]]}
    if verb == "giveto":
        question = view["question"] or {}
        return {"who1": (question.get("first", 0),), "who2": (question.get("second", 0),)}
    return {}


def view_meanings(view: Mapping[str, Any]) -> dict[str, Meaning]:
    """What a request or a challenge is answered with: the virtue that it is about, or a sun."""
    virtue_asked = (view["question"] or {}).get("virtue")
    if virtue_asked is None:
        return {}
    return dict.fromkeys(("offer.card", "takeup.card"), Card([virtue(virtue_asked), "SUN"]))


def payment(number: int, view: Mapping[str, Any]) -> list[str]:
    """The two cards that pay for the avatar of the player who looks."""
    seat = view["seat"]
    avatar = view["table"]["players"][seat]["avatar"] if seat is not None else None
    first, second = avatar_virtues(avatar if avatar and avatar.startswith("AV") else "AV01")
    return ["SUN" if number & FIRST_BY_SUN else first, "SUN" if number & SECOND_BY_SUN else second]


def event_of(event: Mapping[str, Any], me: int | None) -> dict[str, object]:
    """An exchange, told to the partner from the partner's side."""
    if event["event"] not in EXCHANGES or event["partner"] != me:
        return {}
    turned = {**event, "seat": me, "partner": event["seat"], "turned": 1}
    return {**turned, "given": event["received"], "received": event["given"]} if event["event"] == "swap" else turned


def event_values(event: Mapping[str, Any]) -> dict[str, object]:
    """The sort of a card that was drawn or its words read aloud, who is met in an exchange, virtues and suns in one sum."""
    if event["event"] == "draw":
        return drawn(event["cards"][0])
    if event["event"] == "reveal":
        return read_aloud(event["cards"][0])
    if event["event"] in EXCHANGES:  # told to the partner, it names the other one
        return {"partner": (event["partner"],), "turned": event.get("turned", 0)}
    return {"virtues": event["virtues"] + event["suns"]} if event["event"] == "score" else {}


def drawn(card: str) -> dict[str, object]:
    """What whoever drew a card is told of it; the others see only its back.

    >>> drawn("D03"), drawn("SUN"), drawn("?kept")
    ({'sort': 'defect'}, {'sort': 'virtue'}, {})
    """
    if card.startswith("?"):
        return {}
    return {"sort": "defect" if card.startswith("D") else "virtue"}


def read_aloud(card: str) -> dict[str, object]:
    """A challenge and a prejudice are read with their words (HEROS-040, 048); an action is known by its title."""
    sort = {"C": "challenge", "P": "prejudice"}.get(card[0], "action")
    return {"sort": sort, "card": card, "text": f"card-{card}.text"}


def question_values(question: Mapping[str, Any], view: Mapping[str, Any]) -> dict[str, object]:
    """The cards and players that a question speaks of, and what the seat that reads it may do."""
    decision = question["decision"]
    can = can_do(decision, view)
    if decision == "AnswerChallenge":
        return {"card": f"C{question['virtue']:02}", "can": can}
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


EXCHANGES: Final = ("announce", "exchange", "swap")
VIRTUES: Final = [virtue(number) for number in range(1, 13)]
GIFTS: Final = [*VIRTUES, "SUN"]

MEANINGS: Final[dict[str, Meaning]] = {
    "virtue": Card(VIRTUES, start=1),
    "defect": Card([f"D{card[1:]}" for card in VIRTUES], start=1),
    **dict.fromkeys(("give.card", "giveto.first", "giveto.second"), Card(GIFTS, start=1)),
    **dict.fromkeys(("player", "partner", "asker", "drawer", "two.first", "two.second"), Seat()),
}

SENTENCES: Final = Sentences(
    meanings=MEANINGS,
    view_meanings=view_meanings,
    action_values=action_values,
    event_values=event_values,
    question_values=question_values,
    event_of=event_of,
)
