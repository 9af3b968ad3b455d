"""Actions, events and questions in sentences, in French or English, for the terminal, hints and replays.

A sentence is a Fluent message of the game: `act-<verb>`, `event-<name>`, `ask-<Decision>`. Its variables are the
parameters themselves, unless the `sentences` of the game say what they mean (`tablee.engine.offers.Sentences`).

An event speaks to the seat that reads it, where the game has such words: in `.seen` or `.you` if it is that seat's own,
in `.me` if that seat is its `other`.

A list of texts is a list of cards; a text that names a card, a message or an attribute of one is replaced by it; a tuple of
numbers is seats, which are called by their names.

>>> import tablee
>>> game = tablee.game("push")
>>> pos = game.new(seats=2, seed=1)
>>> action_text(game, "en", {"verb": "team", "team": 2}, ["Ada", "Blaise"], pos.view(0))
'Play the Greeners'
>>> event_text(game, "en", {"event": "discard", "seat": 1, "cards": ["G5"]}, ["Ada", "Blaise"])
'Blaise discards G5 Cactus Cuddles.'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from .engine.game import Game


def action_text(
    game: Game,
    lang: str,
    named: Mapping[str, object],
    names: Sequence[str],
    view: Mapping[str, object],
    short: bool = False,
) -> str:
    """An action as a sentence for the seat of `view`; `short` gives what to show beside the verb in a list."""
    values: dict[str, object] = {key: value for key, value in named.items() if key != "verb"}
    values.update(game.sentences.action_values(named, plain(view)))
    key = f"act-{named['verb']}"
    attribute = "short" if short and game.texts.has(lang, key, "short") else ""
    if not game.texts.has(lang, key):
        return " ".join(str(part) for part in named.values())
    return game.texts.say(lang, key, attribute, **_told(game, lang, values, names, short))


def event_text(game: Game, lang: str, event: Mapping[str, object], names: Sequence[str], me: int | None = None) -> str:
    """An event as a sentence, told to the seat `me` where the game has such words."""
    event = game.sentences.event_of(event, me) or event
    values: dict[str, object] = {key: value for key, value in event.items() if key not in ("event", "seat", "n")}
    values.update(game.sentences.event_values(event))
    seat = event.get("seat")
    if isinstance(seat, int):
        values["who"] = names[seat]
    key = f"event-{event['event']}"
    told = [name for name in _told_to(event, me) if game.texts.has(lang, key, name)]
    return game.texts.say(lang, key, told[0] if told else "", **_told(game, lang, values, names))


def _told_to(event: Mapping[str, object], me: int | None) -> Sequence[str]:
    """The attributes of a message that speak to a seat."""
    if me is None:
        return ()
    return ("you", "seen") if event.get("seat") == me else ("me",) if event.get("other") == me else ()


def question_text(game: Game, lang: str, view: Mapping[str, object], names: Sequence[str]) -> str:
    """What is asked now, of the seat of `view` or of the others; empty when the match is over."""
    shown = plain(view)
    question = shown["question"]
    if question is None:
        return ""
    values: dict[str, object] = dict(question)
    values.update(game.sentences.question_values(question, shown))
    waiting: list[int] = shown["to_act"]
    values["who"] = joined(game, lang, [names[seat] for seat in waiting])
    attribute = "" if shown["seat"] in waiting else "other"
    key = f"ask-{question['decision']}"
    if attribute and not game.texts.has(lang, key, attribute):
        return game.texts.say(lang, "waiting", who=values["who"])
    return game.texts.say(lang, key, attribute, **_told(game, lang, values, names))


def verb_text(game: Game, lang: str, verb: str) -> str:
    return game.texts.say(lang, f"verb-{verb}") if game.texts.has(lang, f"verb-{verb}") else verb


def param_text(game: Game, lang: str, param: str) -> str:
    return game.texts.say(lang, f"param-{param}") if game.texts.has(lang, f"param-{param}") else param


def value_text(game: Game, lang: str, param: str, value: int, names: Sequence[str], view: Mapping[str, object]) -> str:
    """A value of a parameter as it is shown to who may type it: the number, and what it stands for."""
    stands_for = game.sentences.value_of(param, value, plain(view))
    return f"{value} {_value(game, lang, stands_for, names, True)}" if stands_for else str(value)


def card_text(game: Game, lang: str, card: str, short: bool = False) -> str:
    """A card by its name; a back ("?red") is a hidden card."""
    if card.startswith("?"):
        return hidden_text(game, lang, card[1:], 1)
    name = game.texts.say(lang, f"card-{card}") if game.texts.has(lang, f"card-{card}") else card
    return game.sentences.card_text(card, name, short)


def hidden_text(game: Game, lang: str, kind: str, count: int) -> str:
    key = f"back-{kind}" if game.texts.has(lang, f"back-{kind}") else "card-hidden"
    return game.texts.say(lang, key, count=count)


def cards_text(game: Game, lang: str, cards: Sequence[str], short: bool = False) -> str:
    """Cards in a row, equal ones counted."""
    parts = []
    for card in dict.fromkeys(cards):
        count = cards.count(card)
        if card.startswith("?"):
            parts.append(hidden_text(game, lang, card[1:], count))
        else:
            text = card_text(game, lang, card, short)
            parts.append(text if count == 1 else game.texts.say(lang, "cards-equal", count=count, card=text))
    return " ".join(parts) if short else joined(game, lang, parts)


def joined(game: Game, lang: str, parts: Sequence[str]) -> str:
    """A list as it is said aloud: “a, b and c”."""
    if len(parts) < 2:
        return "".join(parts)
    return game.texts.say(lang, "list-and", rest=", ".join(parts[:-1]), last=parts[-1])


def plain(view: Mapping[str, object]) -> dict[str, Any]:
    """A view made of nothing but dicts, lists, texts and numbers."""
    if isinstance(view, dict) and isinstance(view.get("table"), dict):
        return view
    built: dict[str, Any] = msgspec.to_builtins(dict(view))
    return built


def _told(
    game: Game, lang: str, values: Mapping[str, object], names: Sequence[str], short: bool = False
) -> dict[str, object]:
    return {key: _value(game, lang, value, names, short) for key, value in values.items()}


def _value(game: Game, lang: str, value: object, names: Sequence[str], short: bool) -> object:
    if isinstance(value, tuple):
        return joined(game, lang, [names[seat] for seat in value])
    if isinstance(value, list):
        return cards_text(game, lang, [str(card) for card in value], short)
    if isinstance(value, str):
        if value.startswith("?") or value in game.box.numbers:
            return card_text(game, lang, value, short)
        key, _, attribute = value.partition(".")
        return game.texts.say(lang, key, attribute) if game.texts.has(lang, key, attribute) else value
    return value if isinstance(value, int) else str(value)
