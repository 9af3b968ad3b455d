"""What the server says to people: refusals by key, in their language."""

from __future__ import annotations

from typing import Final

from ..engine.text import LANGUAGES, Texts, known_language
from ..registry import game

TEXTS: Final = Texts(__package__)


class Refusal(Exception):
    """Something a person may not do (now). `key` names the sentence, `status` the HTTP answer.

    A value that depends on the language is a function of it.
    """

    def __init__(self, key: str, status: int = 409, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.values = values

    def say(self, lang: str) -> str:
        """The sentence in a language."""
        values = {name: value(lang) if callable(value) else value for name, value in self.values.items()}
        return TEXTS.say(lang, f"no-{self.key}", "", **values)

    @property
    def rule(self) -> str:
        """The id under which a client is told of this refusal."""
        return f"TABLEE-{self.key.upper()}"


def refused_by_rule(game_id: str, rule: str, lang: str) -> str:
    """A game's own refusal in the language of whoever is refused; rules have the same words in a variant."""
    return game(game_id).texts.say(lang, f"refuse-{rule}")


def language(text: str | None) -> str:
    """The first language we speak of an Accept-Language header or a person's wish; the first of ours otherwise.

    >>> language("de, en-GB;q=0.8, fr;q=0.5")
    'en'
    """
    known = (known_language(part) for part in (text or "").split(","))
    return next((lang for lang in known if lang), LANGUAGES[0])
