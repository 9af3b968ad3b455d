"""What sentences speak of: the values of actions, events and questions, computed here once for the terminal and the browser.

A number means what the `meanings` of the game say by its name; the rest is given by the functions of its `sentences`, from
what the reader sees. The browser has the meanings once for each game, and is sent only what they do not tell:

>>> import tablee
>>> game = tablee.game("push")
>>> pos = game.new(seats=2, seed=1)
>>> action_values(game, {"verb": "team", "team": 2}, plain(pos.view(0)))
{'team': 'team-green'}
>>> action_telling(game, {"verb": "team", "team": 2}, plain(pos.view(0)))
{}
>>> event_telling(game, {"event": "score", "seat": 1, "columns": 20, "points": 15, "score": 35, "total": 35}, None)
{'running': 'no'}

On the way to the browser players are `{"seats": [1, 2]}`; everything else is as it is here.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final

import msgspec

from .engine.game import Game
from .engine.offers import Back, Card, Meaning, Seat, Text

Shown = Mapping[str, Any]
"""A view, an event, a question or a named action as plain data."""

NO_FIELD: Final = frozenset(("verb", "event", "decision", "n", "by", "telling"))
"""What is no value of a sentence: the name of the thing, and what is said about it elsewhere."""

TOLD: Final = ("", "you", "seen", "me")
"""The forms in which an event is told."""


# All values.


def action_values(game: Game, named: Shown, view: Shown) -> dict[str, object]:
    """The values of an action's sentence, for the seat of the view."""
    meanings = view_meanings(game, view)
    return {**_meant(game, str(named["verb"]), named, meanings), **game.sentences.action_values(named, view)}


def event_values(game: Game, event: Shown) -> dict[str, object]:
    """The values of an event's sentence."""
    meant = _meant(game, str(event["event"]), event, game.sentences.meanings)
    return {**meant, **game.sentences.event_values(event)}


def question_values(game: Game, view: Shown) -> dict[str, object]:
    """The values of the sentence of the pending question, for the seat of the view."""
    question = view["question"]
    meant = _meant(game, question["decision"], question, view_meanings(game, view))
    return {**meant, **game.sentences.question_values(question, view)}


def value_of(game: Game, param: str, value: int, view: Shown) -> object:
    """What a number of a parameter stands for, or an empty text."""
    found = view_meanings(game, view).get(param)
    meant = _meaning(game, found, value) if found else value
    return game.sentences.value_of(param, value, view) or ("" if meant == value else meant)


def view_meanings(game: Game, view: Shown) -> Mapping[str, Meaning]:
    """What numbers mean for the actions and the question of a view."""
    own = game.sentences.view_meanings(view)
    return {**game.sentences.meanings, **own} if own else game.sentences.meanings


def _meant(game: Game, name: str, fields: Shown, meanings: Mapping[str, Meaning]) -> dict[str, object]:
    """Every field of an action, an event or a question as what it means."""
    return {key: _field_meant(game, name, key, fields, meanings) for key in fields if key not in NO_FIELD}


def _field_meant(game: Game, name: str, key: str, fields: Shown, meanings: Mapping[str, Meaning]) -> object:
    """One field as what it means; None where there is none."""
    value = fields.get(key) if key not in NO_FIELD else None
    if type(value) is not int:
        return value
    meaning = meanings.get(f"{name}.{key}") or meanings.get(key)
    return _meaning(game, meaning, value) if meaning else value


def _meaning(game: Game, meaning: Meaning, number: int) -> object:
    """What a number means; a number that stands for nothing stays a number."""
    match meaning:
        case Seat(none):
            return (number,) if 0 <= number < game.seats[1] else none
        case Card(row, start) | Text(row, start) if 0 <= number - start < len(row):
            return row[number - start]
        case Back(row, start) if 0 <= number - start < len(row):
            return [f"?{row[number - start]}"]
    return number


# What is sent to the browser.


def told_view(game: Game, view: Shown) -> dict[str, Any]:
    """A view with what its question and its legal answers speak of, as far as the meanings do not tell it."""
    telling = view_telling(game, view)
    return {**view, "telling": telling} if telling else dict(view)


def view_telling(game: Game, view: Shown) -> dict[str, Any]:
    """What the question of a view and its legal answers speak of, as far as the meanings do not tell it."""
    telling: dict[str, Any] = {}
    if view["question"] is None:
        return telling
    own = game.sentences.view_meanings(view)
    meanings = {**game.sentences.meanings, **own} if own else game.sentences.meanings
    if asked := _question_telling(game, view, meanings):
        telling["question"] = asked
    if own:
        used = set(view["question"]).union(*view["legal"])
        if travels := {name: each for name, each in own.items() if name.rpartition(".")[2] in used}:
            telling["meanings"] = travelling(travels)
    legal = [_legal_telling(game, named, view, meanings) or None for named in view["legal"]]
    if any(legal):
        telling["legal"] = legal
    dangers = [danger_telling(game, named, view) for named in view["legal"]]
    if any(dangers):
        telling["dangers"] = dangers
    return telling


def danger_telling(game: Game, named: Shown, view: Shown) -> dict[str, Any] | None:
    """The sentence that warns of an action which can lose the match at once, as it is sent; None where it cannot."""
    warning = game.sentences.danger(named, view)
    return None if warning is None else {"key": warning.key, "values": dict(warning.values)}


def action_telling(game: Game, named: Shown, view: Shown) -> dict[str, object]:
    """What an action speaks of that is told apart from its view, as far as the meanings of the game do not tell it."""
    verb = str(named["verb"])
    return _sent(
        game, verb, named, game.sentences.meanings, action_values(game, named, view), game.texts.variables(f"act-{verb}")
    )


def _legal_telling(game: Game, named: Shown, view: Shown, meanings: Mapping[str, Meaning]) -> dict[str, object]:
    """What a legal action speaks of, as far as the meanings of the game and of its view do not tell it."""
    own = game.sentences.action_values(named, view)
    if not own:
        return {}
    verb = str(named["verb"])
    return _sent(game, verb, named, meanings, own, game.texts.variables(f"act-{verb}"))


def _question_telling(game: Game, view: Shown, meanings: Mapping[str, Meaning]) -> dict[str, object]:
    question = view["question"]
    own = game.sentences.question_values(question, view)
    if not own:
        return {}
    form = "" if view["seat"] in view["to_act"] else "other"
    wanted = game.texts.variables(f"ask-{question['decision']}", form)
    return _sent(game, question["decision"], question, meanings, own, wanted)


def told_events(game: Game, events: Iterable[Shown], me: int | None) -> list[dict[str, Any]]:
    """Events as a seat was told them, each with what it speaks of, as far as the meanings do not tell it."""
    tellings = ((event, event_telling(game, event, me)) for event in events)
    return [{**event, "telling": telling} if telling else dict(event) for event, telling in tellings]


def event_telling(game: Game, event: Shown, me: int | None) -> dict[str, object]:
    """What an event speaks of for a seat, as far as the meanings do not tell it; with `seat`, where it is turned round."""
    turned = game.sentences.event_of(event, me)
    told = turned or event
    values = {**turned, **game.sentences.event_values(told)}
    if not values:
        return {}
    name = str(event["event"])
    wanted = game.texts.variables(f"event-{name}", *TOLD) | ({"seat"} if turned else set())
    return _sent(game, name, event, game.sentences.meanings, values, wanted)


def _sent(
    game: Game,
    name: str,
    fields: Shown,
    meanings: Mapping[str, Meaning],
    values: Mapping[str, object],
    wanted: Collection[str],
) -> dict[str, object]:
    """The values that a sentence wants and that the fields of what it tells do not mean anyway, as they travel."""
    return {
        key: {"seats": list(value)} if isinstance(value, tuple) else value
        for key, value in values.items()
        if key in wanted and _field_meant(game, name, key, fields, meanings) != value
    }


def travelling(meanings: Mapping[str, Meaning]) -> dict[str, dict[str, Any]]:
    """Meanings as they travel: each by its sort, `card`, `text`, `back` or `seat`; `start` where that is not 0."""
    return {name: _travelling(meaning) for name, meaning in meanings.items()}


def _travelling(meaning: Meaning) -> dict[str, Any]:
    match meaning:
        case Seat(none):
            return {"seat": none}
        case Card(row, start):
            sent: dict[str, Any] = {"card": list(row)}
        case Text(row, start):
            sent = {"text": list(row)}
        case Back(row, start):
            sent = {"back": list(row)}
    return {**sent, "start": start} if start else sent


def plain(view: Shown) -> dict[str, Any]:
    """A view made of nothing but dicts, lists, texts and numbers."""
    if isinstance(view, dict) and isinstance(view.get("table"), dict):
        return view
    built: dict[str, Any] = msgspec.to_builtins(dict(view))
    return built
