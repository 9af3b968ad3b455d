"""What the sentences of Epic Origins speak of: cards, paths, Skills, Acts and players by their names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ....engine.offers import Sentences
from ..rules.content import ADVERSARY, FRONT_MOST
from ..rules.layout import REASONS
from ..rules.vocabulary import SKILLS
from .printed import PRINTED

NUMBERED: Final = ("card", "origin", "class", "destiny", "quest")
PATHS: Final = ("top", "bottom")


def label(number: int) -> str:
    """The message that names a face.

    >>> label(7)
    'card-007'
    """
    return f"card-{number:03}"


def path_name(card: int, path: int) -> str:
    """The name of a path; a Trait has only its own."""
    return label(card) if PRINTED.is_trait[card] else f"{label(card)}.{PATHS[path]}"


def choice(face: int, option: int) -> str:
    """One of the effects that a face offers; of the two faces of an Adversary it is the Final one that does."""
    return f"choice-{face + (PRINTED.deck[face] == ADVERSARY and face % 2 == 0):03}-{option}"


def signed(change: int) -> str:
    """
    >>> signed(2), signed(-1)
    ('+2', '−1')
    """
    return f"+{change}" if change > 0 else f"−{-change}"


def action_values(named: Mapping[str, Any], view: Mapping[str, Any]) -> dict[str, object]:
    """What the variables of an action's sentence stand for, where they are not its parameters."""
    values: dict[str, object] = {name: label(named[name]) for name in NUMBERED if name in named}
    match named["verb"]:
        case "attempt":
            values |= {"way": path_name(named["card"], named["path"]), **odds(view, f"{named['card']:03}", named["path"])}
        case "face":
            adversary = view["table"]["adversary"]
            face = adversary["final" if adversary["turned"] else "front"]
            values |= {"face": f"card-{face}", **odds(view, face, 0)}
        case "dark":
            values["percent"] = percent(view["table"]["challenge"]["chances"][named["runes"]])
        case "choose":
            values["choice"] = choice(view["question"]["card"], named["option"])
        case "symbol":
            values["skill"] = f"icon-{SKILLS[named['skill']]}"
        case "rob":
            values["victim"] = (named["player"],)
    return values


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
        case "oppose":
            return {"quest": label(event["quest"])}
        case "row" | "fill":
            return {"act": f"act-name-{event['act'] + 1}"}
        case "attempt":
            return attempted(first, event["path"], event["difficulty"])
        case "result" if PRINTED.deck[first] == ADVERSARY:
            return {"cards": "kind-adversary"}
        case "roll":
            return {"skills": event["first"] + event["second"]}
        case "rune":
            return {"skill": f"icon-{SKILLS[event['skill']]}"}
        case "choose":
            return {"choice": choice(first, event["option"])}
        case "rob":
            return {"victim": (event["other"],)}
        case "xp" | "adversary":
            return {"change": signed(event["amount"])}
        case "shuffle":
            return {"deck": f"pile-{event['deck']}"}
        case "turned":
            return {"face": label(first + 1)}
        case "end":
            return {"reason": f"reason-{REASONS[event['reason']]}"}
    return {}


def attempted(card: int, path: int, difficulty: int) -> dict[str, object]:
    """A path of a Challenge; or the face of an Adversary, whose Final face is always more difficult than any front."""
    if PRINTED.deck[card] != ADVERSARY:
        return {"foe": 0, "way": path_name(card, path)}
    return {"foe": 1, "face": label(card + (difficulty > FRONT_MOST))}


def question_values(question: Mapping[str, Any], view: Mapping[str, Any]) -> dict[str, object]:
    """What the variables of a question's sentence stand for."""
    if question["decision"] == "Turn":
        return {"phase": phase(view)}
    return {"card": label(question["card"])} if question["decision"] == "ChooseEffect" else {}


def phase(view: Mapping[str, Any]) -> str:
    """Whether a card is still to be added, the Adversary to be faced, or nothing more but the end of the turn."""
    verbs = {named["verb"] for named in view["legal"]}
    if "face" in verbs:
        return "face"
    return "story" if verbs & {"gain", "attempt"} else "done"


SENTENCES: Final = Sentences(
    silent=frozenset(("pass",)),
    action_values=action_values,
    event_values=event_values,
    question_values=question_values,
)
