"""What is said of where: which games, seats, variants and runs a report tells apart, and how it names them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from ...registry import game as game_named
from ..measures.base import Curve, Left, Measure
from .numbers import Figures

BASE: Final = "base"
"""The variant that is the plan as it stands."""

FACT: Final = "facts."
"""What stands before the name of one of a game's own facts."""


class Difference(msgspec.Struct, frozen=True):
    """What a variant changes in a measure against the plan as it stands, or a second run against the first.

    `between` says what is compared, "variants" or "runs"; `paired`, whether on the same deals; `together`, whether it holds
    together with all others of its list.
    """

    key: str
    game: str
    seats: int
    variant: str
    of: str
    value: float
    low: float
    high: float
    n: int
    unit: str
    between: str = "variants"
    paired: bool = True
    together: bool = True


class Reading(msgspec.Struct, frozen=True):
    """What one run says, and what it rests on."""

    name: str
    matches: int
    measures: list[Measure] = []
    curves: list[Curve] = []
    left: list[Left] = []
    differences: list[Difference] = []
    facts: list[tuple[str, str]] = []
    plan: str = ""
    again: str = ""


class Told(msgspec.Struct, frozen=True):
    """A measure and the run it is of."""

    run: str
    measure: Measure


class Traced(msgspec.Struct, frozen=True):
    """A curve and the run it is of."""

    run: str
    curve: Curve


class Scope(Figures):
    """Names what figures are of, and leaves out what is the same for all of them."""

    def __init__(self, lang: str, runs: Sequence[Reading]) -> None:
        super().__init__(lang)
        self.runs = runs
        self.told = [Told(run.name, measure) for run in runs for measure in run.measures]
        self.traced = [Traced(run.name, curve) for run in runs for curve in run.curves]
        every: list[Measure | Curve | Difference] = []
        for run in runs:
            every += [*run.measures, *run.curves, *run.differences]
        self.games = list(dict.fromkeys(one.game for one in every))
        self.several_seats = len({(one.game, one.seats) for one in every}) > len(self.games)
        self.several_variants = len({one.variant for one in every}) > 1
        self.several_runs = len(runs) > 1

    def title(self, game: str) -> str:
        """The name of a game."""
        return game_named(game).title(self.lang)

    def table(self, game: str, seats: int) -> str:
        """A table, as far as there are several: its game, how many sit there."""
        named = [self.title(game)] if len(self.games) > 1 else []
        counted = [self.say("report-seats", count=seats)] if self.several_seats or not named else []
        return ", ".join([*named, *counted])

    def series(self, variant: str, run: str) -> str:
        """A variant and a run, as far as there are several."""
        names = [self.variant(variant)] if self.several_variants else []
        return " · ".join([*names, *([run] if self.several_runs else [])])

    def variant(self, name: str) -> str:
        """The name of a variant; the plan as it stands has one of ours."""
        return self.say("report-base") if name in (BASE, "") else name

    def where(self, one: Measure | Curve | Difference, run: str) -> str:
        """Everything that tells a figure from others of its kind."""
        table = self.table(one.game, one.seats) if self.several_seats or len(self.games) > 1 else ""
        variant = one.variant if one.variant not in (BASE, "") else ""
        return ", ".join(part for part in (table, variant, run if self.several_runs else "") if part)

    def name(self, game: str, of: str) -> str:
        """What a figure is of: a seat, a place in turn order, a card by its label and name, else as it is called.

        >>> Scope("en", []).name("conan", "seat 2"), Scope("fr", []).name("conan", "H01")
        ('seat 2', 'H01 Barbare')
        """
        kind, _, number = of.rpartition(" ")
        if number.isdecimal() and self.has(f"of-{kind}"):
            return self.say(f"of-{kind}", n=int(number))
        texts = game_named(game).texts
        if of and texts.has(self.lang, f"card-{of}"):
            return f"{of} {texts.say(self.lang, f'card-{of}')}"
        ends = f"ends-{'-'.join(of.split())}"
        return texts.say(self.lang, ends) if of and texts.has(self.lang, ends) else of

    def measure(self, key: str, game: str = "") -> str:
        """What a measure is called; a fact of a game, as the game calls it."""
        if not key.startswith(FACT):
            return self.say(f"measure-{key}")
        own = f"fact-{key.removeprefix(FACT).replace(' ', '-')}"
        texts = game_named(game).texts
        return texts.say(self.lang, own) if texts.has(self.lang, own) else key.removeprefix(FACT)


def of_key(scope: Scope, *keys: str) -> list[Told]:
    """The measures of some names, in their order."""
    return [told for key in keys for told in scope.told if told.measure.key == key]
