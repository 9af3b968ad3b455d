"""What the sentences of Epic Origins speak of: cards, paths, Skills, Acts and players by their names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ....engine.box import FACES
from ....engine.offers import Card, Meaning, Seat, Sentences, Text
from ..rules.content import ADVERSARY, FRONT_MOST, QUEST
from ..rules.layout import PILES, REASONS
from ..rules.verbs import CLASSES, DESTINIES, ORIGINS, Run
from ..rules.vocabulary import SKILLS
from .printed import PRINTED

PATHS: Final = ("top", "bottom")


def cards(first: int, end: int) -> Card:
    """Cards by their printed numbers, from the first to the one before the end.

    >>> cards(7, 9)
    Card(names=['007', '008'], start=7)
    """
    return Card([f"{number:03}" for number in range(first, end)], first)


def cards_of(run: Run) -> Card:
    """The cards that a parameter counts."""
    return cards(run.first, run.first + run.count)


ACTS: Final = Text(["act-name-1", "act-name-2", "act-name-3"])
MEANINGS: Final[dict[str, Meaning]] = {
    "card": cards(1, FACES),
    "origin": cards_of(ORIGINS),
    "class": cards_of(CLASSES),
    "destiny": cards_of(DESTINIES),
    "quest": cards_of(Run(QUEST)),
    "skill": Text([f"icon-{skill}" for skill in SKILLS]),
    "player": Seat(),
    "other": Seat(),
    "row.act": ACTS,
    "fill.act": ACTS,
    "shuffle.deck": Text([f"pile-{deck}" for deck in range(len(PILES))]),
    "end.reason": Text([f"reason-{reason}" for reason in REASONS]),
}
"""What the numbers of actions, events and questions stand for; a card that was added has a number up to the last face."""


def label(number: int) -> str:
    """The message that names a face.

    >>> label(7)
    'card-007'
    """
    return f"card-{number:03}"


def path_name(card: int, path: int) -> str:
    """The name of a path; a Trait has only its own."""
    return label(card) if PRINTED.is_trait[card] else f"{label(card)}.{PATHS[path]}"


def offering(face: int) -> int:
    """The face that offers a choice of effects; of the two faces of an Adversary it is the Final one.

    >>> offering(124), offering(151)
    (125, 151)
    """
    return face + (PRINTED.deck[face] == ADVERSARY and face % 2 == 0)


def choice(face: int, option: int) -> str:
    """One of the effects that a face offers."""
    return f"choice-{offering(face):03}-{option}"


def signed(change: int) -> str:
    """
    >>> signed(2), signed(-1)
    ('+2', '−1')
    """
    return f"+{change}" if change > 0 else f"−{-change}"


def action_values(named: Mapping[str, Any], view: Mapping[str, Any]) -> dict[str, object]:
    """What the variables of an action's sentence stand for, where they are not its parameters."""
    match named["verb"]:
        case "attempt":
            return {"way": path_name(named["card"], named["path"]), **odds(view, f"{named['card']:03}", named["path"])}
        case "face":
            adversary = view["table"]["adversary"]
            face = adversary["final" if adversary["turned"] else "front"]
            return {"face": face, **odds(view, face, 0)}
        case "dark":
            return {"percent": percent(view["table"]["challenge"]["chances"][named["runes"]])}
        case "choose":
            return {"choice": choice(view["question"]["card"], named["option"])}
    return {}


def odds(view: Mapping[str, Any], face: str, path: int) -> dict[str, object]:
    """The difficulty of an attempt and its chance without Dark Runes; 0 where it is not one that can be made now."""
    for shown in view["table"]["odds"]:
        if (shown["card"], shown["path"]) == (face, path):
            return {"difficulty": shown["difficulty"], "percent": percent(shown["chances"][0])}
    return {"difficulty": 0, "percent": 0}


def percent(chance: float) -> int:
    """A chance as people read it."""
    return round(100 * chance)


def event_values(event: Mapping[str, Any]) -> dict[str, object]:
    """What the variables of an event's sentence stand for, where they are not its fields."""
    cards: Sequence[str] = event.get("cards", ())
    first = int(cards[0]) if cards and cards[0].isdecimal() else 0
    match event["event"]:
        case "attempt":
            return attempted(first, event["path"], event["difficulty"])
        case "result" if PRINTED.deck[first] == ADVERSARY:
            return {"cards": "kind-adversary"}
        case "roll":
            return {"skills": event["first"] + event["second"]}
        case "choose":
            return {"choice": choice(first, event["option"]), **offered(first)}
        case "xp" | "adversary":
            return {"change": signed(event["amount"])}
        case "turned":
            return {"face": label(first + 1)}
    return {}


def offered(face: int) -> dict[str, object]:
    """The Final face by its name, where an Adversary offers the choice; any other card says its own."""
    return {"cards": label(offering(face))} if PRINTED.deck[face] == ADVERSARY else {}


def attempted(card: int, path: int, difficulty: int) -> dict[str, object]:
    """A path of a Challenge; or the face of an Adversary, whose Final face is always more difficult than any front."""
    if PRINTED.deck[card] != ADVERSARY:
        return {"foe": 0, "way": path_name(card, path)}
    return {"foe": 1, "face": label(card + (difficulty > FRONT_MOST))}


def question_values(question: Mapping[str, Any], view: Mapping[str, Any]) -> dict[str, object]:
    """What the variables of a question's sentence stand for."""
    match question["decision"]:
        case "Turn":
            return {"phase": phase(view)}
        case "ChooseEffect" if PRINTED.deck[question["card"]] == ADVERSARY:
            return {"card": label(offering(question["card"]))}
    return {}


def phase(view: Mapping[str, Any]) -> str:
    """Whether a card is still to be added, the Adversary to be faced, or nothing more but the end of the turn."""
    verbs = {named["verb"] for named in view["legal"]}
    if "face" in verbs:
        return "face"
    return "story" if verbs & {"gain", "attempt"} else "done"


SENTENCES: Final = Sentences(
    meanings=MEANINGS,
    silent=frozenset(("pass",)),
    action_values=action_values,
    event_values=event_values,
    question_values=question_values,
)
