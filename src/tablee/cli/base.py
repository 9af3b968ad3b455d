"""What all commands share: the Typer app, the language, the consoles, and errors that are a sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import typer
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from ..engine.errors import BadMove, BadRecord, TableeError, UnknownGame
from ..engine.game import Game
from ..engine.options import Option, Subset
from ..engine.overlay import option_value
from ..engine.text import COMMON, Texts, fault_text, preferred_language
from ..registry import game as game_named
from ..registry import list_games

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)

PIPED_WIDTH = 100
KEPT: Final = str.maketrans("\u00a0\u202f", "\ue0a0\ue02f")
"""No-break spaces, and what stands for each while lines are broken: Rich breaks them at any white space."""
SHOWN: Final = {held: space for space, held in KEPT.items()}


class Trouble(TableeError):
    """What a command refuses, already in the person's language."""


class Say:
    """The sentences of one language, of a game or common to all.

    >>> Say("en")("cli-yes")
    'yes'
    """

    def __init__(self, lang: str, game: Game | None = None) -> None:
        self.lang = lang
        self.texts = game.texts if game else Texts(COMMON)

    def __call__(self, key: str, attribute: str = "", /, **values: object) -> str:
        return self.texts.say(self.lang, key, attribute, **values)

    def has(self, key: str, attribute: str = "") -> bool:
        """Whether there is such a sentence."""
        return self.texts.has(self.lang, key, attribute)


class Settings:
    """The language of this run; `main` sets it before any command starts."""

    lang = preferred_language()


def say(game: Game | None = None) -> Say:
    """The sentences of a game, or those common to all, in the language of this run."""
    return Say(Settings.lang, game)


class Page(Console):
    """A console that breaks no line at a no-break space, so that none begins with a French « ; »."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """Segments of what is printed; whatever has parts comes back here for each of them."""
        for segment in super().render(unbroken(renderable), options):
            yield segment._replace(text=segment.text.translate(SHOWN))


def unbroken(renderable: RenderableType) -> RenderableType:
    """A text whose no-break spaces hold until its lines are broken; anything else as it is."""
    if isinstance(renderable, str):
        return renderable.translate(KEPT)
    if isinstance(renderable, Text):
        renderable = renderable.copy()
        renderable.plain = renderable.plain.translate(KEPT)
    return renderable


def out() -> Console:
    """The console for what a command tells."""
    return console(sys.stdout)


def err() -> Console:
    """The console for what goes wrong, and for progress."""
    return console(sys.stderr)


def console(file: Any) -> Console:
    """A console on a stream as it is now; what is piped gets a steady width."""
    wide = None if file.isatty() or "COLUMNS" in os.environ else PIPED_WIDTH
    return Page(file=file, width=wide, highlight=False, emoji=False, markup=False)


def find_game(name: str) -> Game:
    """A game by its id, speaking the language of this run."""
    try:
        found = game_named(name)
    except UnknownGame:
        raise Trouble(say()("cli-unknown-game", name=name, games=", ".join(list_games()))) from None
    found.texts.language = Settings.lang
    return found


def unreplayable(game: Game, error: BadRecord) -> str:
    """Why a record cannot be replayed; a move that the rules refuse, in the language of this run, with its rule."""
    if not isinstance(error, BadMove):
        return fault_text(error, Settings.lang)
    speak = say(game)
    who = speak("seat-name", seat=error.seat + 1)
    return speak("cli-bad-move", number=error.number + 1, who=who, why=speak(f"refuse-{error.rule}"), rule=error.rule)


def checked(
    game: Game, seats: int | None, given: Sequence[str], under: Mapping[str, object] | None = None
) -> tuple[int, dict[str, object]]:
    """A seat count and options from the command line, over those of a variant; Trouble says what does not fit."""
    low, high = game.seats
    n = low if seats is None else seats
    if not low <= n <= high:
        raise Trouble(say()("cli-bad-seats", game=game.id, low=low, high=high, seats=n))
    options = {**(under or {}), **dict(option(game, text, n) for text in given)}
    wrong = game.check(n, options)
    if wrong:
        rule = wrong[0].rpartition("[")[2].rstrip("]")
        known = say(game).has(f"refuse-{rule}")
        raise Trouble(f"{say(game)(f'refuse-{rule}')} [{rule}]" if known else wrong[0])
    return n, options


def option(game: Game, text: str, seats: int) -> tuple[str, object]:
    """An option and its value from one `name=value`; Trouble says what does not fit."""
    name, equals, raw = text.partition("=")
    if not equals:
        raise Trouble(say()("cli-option-form", text=text))
    if name not in game.options:
        raise Trouble(say()("cli-no-option", game=game.id, name=name, options=", ".join(game.options) or "–"))
    kind = game.options[name]
    value = option_value(kind.kind, raw)
    if kind.fault(value, seats):
        allowed = allowed_values(say(), name, kind, seats)
        raise Trouble(say()("cli-bad-option", name=name, value=raw, allowed=allowed))
    return name, value


def allowed_values(own: Say, name: str, kind: Option, seats: int) -> str:
    """The values that an option takes: from where to where, or each of them; of a set, the names it may hold."""
    facts = kind.describe()
    if "low" in facts:
        return f"{facts['low']}–{facts['high']}"
    values: list[object] = list(kind.choices) if isinstance(kind, Subset) else kind.values(seats)
    return " · ".join(option_text(own, name, value) for value in values)


def option_text(own: Say, name: str, value: object) -> str:
    """The value of an option in the person's language: yes and no, a choice by its name, a seat or an order left open."""
    if isinstance(value, bool):
        return own("cli-yes" if value else "cli-no")
    if value is None or value == []:
        return own("cli-none")
    typed = ",".join(str(item) for item in value) if isinstance(value, list | tuple) else str(value)
    return word_and_typed(own, f"option-{name}-{value}", typed)


def word_and_typed(speak: Say, key: str, typed: str) -> str:
    """A word of the person's language and, where it is another, the one that is typed."""
    word = speak(key) if speak.has(key) else typed
    return word if word.casefold() == typed.casefold() else f"{word} ({typed})"
