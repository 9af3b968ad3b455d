"""Choosing an action by typing: a number of a short list, or a verb and its values, all at once or one by one."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from .. import sentences
from ..engine.game import Game
from ..engine.verb import Verb
from .base import Say, Trouble

SHORT = 40
"""Up to so many choices are listed one by one."""

Named = dict[str, Any]


class Chooser:
    """The choices of one question. What has been typed so far of a long one is `verb` and `values`."""

    def __init__(
        self, game: Game, say: Say, names: Sequence[str], view: dict[str, Any], paint: Callable[[Text], None]
    ) -> None:
        self.game = game
        self.say = say
        self.names = names
        self.view = view
        self.paint = paint
        self.legal: list[Named] = view["legal"]
        self.listed = len(self.legal) <= SHORT
        self.verbs = list(dict.fromkeys(str(named["verb"]) for named in self.legal))
        self.back()

    def back(self) -> None:
        """Forget what has been typed of a long choice."""
        self.verb = self.verbs[0] if len(self.verbs) == 1 and not self.listed else ""
        self.values: list[int] = []

    @property
    def typing(self) -> bool:
        """Whether a long choice is half typed."""
        return bool(self.values)

    # Showing.

    def show(self) -> RenderableType:
        """What can be typed next."""
        if self.listed:
            return self.list_all()
        return self.ask_value() if self.verb else self.list_verbs()

    def list_all(self) -> RenderableType:
        """Every choice with its number, by verb."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold")
        grid.add_column()
        for verb in self.verbs:
            items = [self.item(n, named) for n, named in enumerate(self.legal, 1) if named["verb"] == verb]
            grid.add_row(sentences.verb_text(self.game, self.say.lang, verb), Columns(items, padding=(0, 3)))
        return Padding(grid, (0, 1))

    def item(self, number: int, named: Named) -> Text:
        """A choice with its number, and a warning where it can lose the match at once."""
        text = Text(sentences.action_text(self.game, self.say.lang, named, self.names, self.view, short=True))
        self.paint(text)
        danger = self.game.sentences.danger(named, self.view)
        warning = f" ⚠ {sentences.reason_text(self.game, self.say.lang, danger, self.names)}" if danger else ""
        return Text.assemble((f"{number} ", "bold cyan"), text, (warning, "bold red"))

    def list_verbs(self) -> RenderableType:
        """The verbs with their numbers, and how many choices each has."""
        rows = []
        for number, verb in enumerate(self.verbs, 1):
            count = sum(named["verb"] == verb for named in self.legal)
            title = sentences.verb_text(self.game, self.say.lang, verb)
            rows.append(Text.assemble((f"{number} ", "bold cyan"), title, (f" ({count})", "dim")))
        return Padding(Columns(rows, padding=(0, 3)), (0, 1))

    def ask_value(self) -> RenderableType:
        """The next value of a long choice, and that several may be typed at once."""
        params = self.declared(self.verb).params[len(self.values) :]
        open_values = sorted({int(named[params[0]]) for named in self.fitting(self.verb, self.values)})
        wanted = sentences.param_text(self.game, self.say.lang, params[0])
        named = [self.value(params[0], value) for value in open_values]
        shown = (" · " if any(" " in text for text in named) else " ").join(named)
        line = Text.assemble(self.say("play-value", param=wanted), " ", (shown, "bold cyan"))
        if len(params) > 1:
            rest = ", ".join(sentences.param_text(self.game, self.say.lang, param) for param in params)
            line.append("\n" + self.say("play-values", params=rest, example=self.example(params)), "dim")
        return Padding(line, (0, 1))

    def value(self, param: str, value: int) -> str:
        """A value and what it stands for."""
        return sentences.value_text(self.game, self.say.lang, param, value, self.names, self.view)

    def example(self, params: Sequence[str]) -> str:
        """What could be typed for all parameters that are left."""
        fitting = self.fitting(self.verb, self.values)
        middle = fitting[len(fitting) * 2 // 3]
        return " ".join(str(middle[param]) for param in params)

    # Reading.

    def read(self, line: str) -> Named | None:
        """The action that was typed, None when more must be typed; Trouble when it makes no sense."""
        tokens = line.replace(",", " ").split()
        if len(tokens) == 1 and tokens[0].isdecimal():
            if self.listed:
                return self.legal[self.index(tokens[0], len(self.legal))]
            if not self.verb:
                return self.narrow(self.verbs[self.index(tokens[0], len(self.verbs))], [])
        verb = self.verb
        if not is_value(tokens[0]):
            verb, tokens = self.verb_named(tokens[0]), tokens[1:]
        elif not verb and len(self.verbs) == 1:
            verb = self.verbs[0]
        if not verb or not all(is_value(token) for token in tokens):
            raise Trouble(self.say("play-not-understood", text=line.strip()))
        before = self.values if verb == self.verb else []
        return self.narrow(verb, before + [number_in(token) for token in tokens])

    def index(self, token: str, count: int) -> int:
        """A place in a list from the number that was typed; Trouble if the list is shorter."""
        if not 1 <= int(token) <= count:
            raise Trouble(self.say("play-range", count=count))
        return int(token) - 1

    def verb_named(self, token: str) -> str:
        """A verb by its name, or by the beginning of its name or its title; those that are possible now come first."""
        wanted = token.casefold()
        for verbs in (self.verbs, [verb.name for verb in self.game.verbs]):
            if wanted in verbs:
                return wanted
            begun = [verb for verb in verbs if len(wanted) > 1 and self.begins(verb, wanted)]
            if begun:
                return begun[0]
        raise Trouble(self.say("play-not-understood", text=token))

    def begins(self, verb: str, wanted: str) -> bool:
        """Whether a verb's name or its title begins so."""
        title = sentences.verb_text(self.game, self.say.lang, verb)
        return verb.casefold().startswith(wanted) or title.casefold().startswith(wanted)

    def narrow(self, verb: str, values: list[int]) -> Named | None:
        """The action of a verb and its first values, if they leave one only; else they are kept and more is asked."""
        declared = self.declared(verb)
        if len(values) > len(declared.params):
            raise Trouble(self.say("play-too-many", count=len(declared.params)))
        if len(values) == len(declared.params):
            return self.complete(declared, values)
        fitting = self.fitting(verb, values)
        if not fitting and self.for_the_rules(declared, values):
            return self.complete(declared, values + declared.starts[len(values) :])
        if not fitting:
            raise Trouble(self.say("play-nothing-fits", text=" ".join(str(value) for value in values)))
        if len(fitting) == 1:
            return fitting[0]
        if self.listed:
            missing = sentences.param_text(self.game, self.say.lang, declared.params[len(values)])
            raise Trouble(self.say("play-missing", param=missing))
        self.verb, self.values = verb, values
        return None

    def for_the_rules(self, declared: Verb, values: list[int]) -> bool:
        """Whether it is a rule that refuses this, whatever would be typed next: not now, or beyond what there is."""
        beyond = [value for n, value in enumerate(values) if not declared.starts[n] <= value < declared.ends(n)]
        return declared.name not in self.verbs or bool(beyond)

    def complete(self, declared: Verb, values: list[int]) -> Named:
        """The action of these values; where all parameters are alike, their order is free."""
        named: Named = {"verb": declared.name, **dict(zip(declared.params, values, strict=True))}
        alike = len(set(zip(declared.sizes, declared.starts, strict=True))) == 1
        ordered: Named = {"verb": declared.name, **dict(zip(declared.params, sorted(values), strict=True))}
        return ordered if named not in self.legal and alike and ordered in self.legal else named

    def declared(self, verb: str) -> Verb:
        """A verb as the game declares it."""
        return next(declared for declared in self.game.verbs if declared.name == verb)

    def fitting(self, verb: str, values: Sequence[int]) -> list[Named]:
        """The legal actions of a verb that begin with these values."""
        params = self.declared(verb).params
        mine = [named for named in self.legal if named["verb"] == verb]
        return [named for named in mine if all(named[param] == value for param, value in zip(params, values))]


def is_value(token: str) -> bool:
    """Whether it is a number, perhaps with the letter of its card before it."""
    return re.fullmatch(r"[A-Za-z]?\d{1,6}", token) is not None


def number_in(token: str) -> int:
    """The number of a token, without the letter before it."""
    return int(token.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"))
