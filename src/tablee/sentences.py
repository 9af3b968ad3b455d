"""Actions, events and questions in sentences, in any language, for the terminal, hints and replays.

A sentence is a Fluent message of the game: `act-<verb>`, `event-<name>`, `ask-<Decision>`. What its variables speak of is
said by `telling`; here it is put into words, by the same rules as in `web/src/lib/telling.ts`, which a corpus of sentences
holds together (tools/make_corpus.py).

An event speaks to the seat that reads it, where the game has such words: in `.you` or `.seen` if it is that seat's own,
in `.me` if that seat is its `other`. A question tells nobody of themselves by name.

A list of texts is a list of cards; a text that names a card, a message or an attribute of one is replaced by it; a tuple of
numbers is seats, which are called by their names. `noted` cards are called as the terminal draws them, with their notation;
elsewhere they are called by their names, or as `card-said` calls them.

>>> import tablee
>>> game = tablee.game("push")
>>> pos = game.new(seats=2, seed=1)
>>> action_text(game, "en", {"verb": "team", "team": 2}, ["Ada", "Blaise"], pos.view(0))
'Play the Greeners'
>>> event_text(game, "en", {"event": "discard", "seat": 1, "cards": ["G5"]}, ["Ada", "Blaise"])
'Blaise discards G5 Cactus Cuddles.'
>>> event_text(game, "en", {"event": "discard", "seat": 1, "cards": ["G5"]}, ["Ada", "Blaise"], noted=False)
'Blaise discards Cactus Cuddles (5).'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from . import telling
from .engine.game import Game
from .engine.offers import Reason
from .engine.text.grammar import Words
from .telling import plain

__all__ = ["action_text", "card_text", "cards_text", "event_text", "joined", "plain", "question_text", "reason_text"]


class Voice(NamedTuple):
    """How values are put into words: of which game, in which language, and how players and cards are called."""

    game: Game
    lang: str
    names: Sequence[str]
    short: bool = False
    noted: bool = True

    def values(self, values: Mapping[str, object]) -> dict[str, object]:
        """The variables of a sentence in words."""
        return {key: self.value(value) for key, value in values.items()}

    def value(self, value: object) -> object:
        """A value in words; a number stays one, so that a sentence can count with it."""
        if isinstance(value, tuple):
            return joined(self.game, self.lang, [self.names[seat] for seat in value])
        if isinstance(value, list):
            return cards_text(self.game, self.lang, [str(card) for card in value], self.short, self.noted)
        if isinstance(value, str):
            return self.text(value)
        return value if isinstance(value, int) else str(value)

    def text(self, text: str) -> str:
        """A card, a message or an attribute of one by its name; any other text as it is."""
        texts = self.game.texts
        if text.startswith("?") or texts.has(self.lang, f"card-{text}"):
            return card_text(self.game, self.lang, text, self.short, self.noted)
        key, _, attribute = text.partition(".")
        if not texts.has(self.lang, key, attribute):
            return text
        return noun(self.game, self.lang, key, texts.say(self.lang, key, attribute))


def action_text(
    game: Game,
    lang: str,
    named: Mapping[str, object],
    names: Sequence[str],
    view: Mapping[str, object],
    short: bool = False,
    noted: bool = True,
) -> str:
    """An action as a sentence for the seat of `view`; `short` gives what to show beside the verb in a list."""
    key = f"act-{named['verb']}"
    if not game.texts.has(lang, key):
        return " ".join(str(part) for part in named.values())
    attribute = "short" if short and game.texts.has(lang, key, "short") else ""
    values = telling.action_values(game, named, plain(view))
    return game.texts.say(lang, key, attribute, **Voice(game, lang, names, short, noted).values(values))


def event_text(
    game: Game,
    lang: str,
    event: Mapping[str, object],
    names: Sequence[str],
    me: int | None = None,
    noted: bool = True,
) -> str:
    """An event as a sentence, told to the seat `me` where the game has such words."""
    event = game.sentences.event_of(event, me) or event
    values = Voice(game, lang, names, False, noted).values(telling.event_values(game, event))
    seat = event.get("seat")
    if isinstance(seat, int):
        values["who"] = names[seat]
    key = f"event-{event['event']}"
    told = [name for name in _told_to(event, me) if game.texts.has(lang, key, name)]
    return game.texts.say(lang, key, told[0] if told else "", **values)


def _told_to(event: Mapping[str, object], me: int | None) -> Sequence[str]:
    """The attributes of a message that speak to a seat."""
    if me is None:
        return ()
    return ("you", "seen") if event.get("seat") == me else ("me",) if event.get("other") == me else ()


def question_text(game: Game, lang: str, view: Mapping[str, object], names: Sequence[str], noted: bool = True) -> str:
    """What is asked now, of the seat of `view` or of the others; empty when the match is over."""
    shown = plain(view)
    if shown["question"] is None:
        return ""
    waiting: list[int] = shown["to_act"]
    me = shown["seat"]
    who = joined(game, lang, [names[seat] for seat in waiting])
    key = f"ask-{shown['question']['decision']}"
    attribute = "" if me in waiting else "other"
    if attribute and not game.texts.has(lang, key, attribute):
        return game.texts.say(lang, "waiting", who=who)
    if attribute:
        names = [game.texts.say(lang, "ui-you") if seat == me else name for seat, name in enumerate(names)]
    values = Voice(game, lang, names, False, noted).values(telling.question_values(game, shown))
    return game.texts.say(lang, key, attribute, **{**values, "who": who})


def reason_text(game: Game, lang: str, reason: Reason, names: Sequence[str]) -> str:
    """Why a bot would do so."""
    return game.texts.say(lang, reason.key, **Voice(game, lang, names).values(reason.values))


def verb_text(game: Game, lang: str, verb: str) -> str:
    return game.texts.say(lang, f"verb-{verb}") if game.texts.has(lang, f"verb-{verb}") else verb


def param_text(game: Game, lang: str, param: str) -> str:
    return game.texts.say(lang, f"param-{param}") if game.texts.has(lang, f"param-{param}") else param


def value_text(game: Game, lang: str, param: str, value: int, names: Sequence[str], view: Mapping[str, object]) -> str:
    """A value of a parameter as it is shown to who may type it: the number, and what it stands for."""
    stands_for = telling.value_of(game, param, value, plain(view))
    return f"{value} {Voice(game, lang, names, True).value(stands_for)}" if stands_for else str(value)


def noun(game: Game, lang: str, key: str, text: str) -> Words:
    """What a message names, said as `text`, with the form that the message declares."""
    return Words(text, game.texts.say(lang, key, "form") if game.texts.has(lang, key, "form") else "")


def card_text(game: Game, lang: str, card: str, short: bool = False, noted: bool = True) -> Words:
    """A card by its name; a back ("?red") is a hidden card."""
    if card.startswith("?"):
        return Words(hidden_text(game, lang, card[1:], 1))
    return noun(game, lang, f"card-{card}", _called(game, lang, card, short, noted))


def _called(game: Game, lang: str, card: str, short: bool, noted: bool) -> str:
    name = game.texts.say(lang, f"card-{card}") if game.texts.has(lang, f"card-{card}") else card
    if noted:
        return game.sentences.card_text(card, name, short)
    values = game.sentences.card_values.get(card)
    return name if values is None else game.texts.say(lang, "card-said", **values, name=name)


def hidden_text(game: Game, lang: str, kind: str, count: int) -> str:
    key = f"back-{kind}" if game.texts.has(lang, f"back-{kind}") else "card-hidden"
    return game.texts.say(lang, key, count=count)


def cards_text(game: Game, lang: str, cards: Sequence[str], short: bool = False, noted: bool = True) -> Words:
    """Cards in a row, equal ones counted."""
    parts: list[str] = []
    for card in dict.fromkeys(cards):
        count = cards.count(card)
        if card.startswith("?"):
            parts.append(hidden_text(game, lang, card[1:], count))
        else:
            text = card_text(game, lang, card, short, noted)
            parts.append(text if count == 1 else game.texts.say(lang, "cards-equal", count=count, card=text))
    return Words(" ".join(parts)) if short else joined(game, lang, parts)


def joined(game: Game, lang: str, parts: Sequence[str]) -> Words:
    """A list as it is said aloud: “a, b and c”."""
    if len(parts) < 2:
        return Words.listed(parts) if parts else Words("")
    return Words.listed(parts, game.texts.say(lang, "list-and", rest=", ".join(parts[:-1]), last=parts[-1]))
