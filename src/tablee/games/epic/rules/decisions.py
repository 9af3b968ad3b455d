"""The questions and steps of Epic Origins, in the order of the ledger's table."""

from __future__ import annotations

from typing import Any, Final

from ....engine.decision import Decision
from .challenge.attempt import Conclude, DarkRunes, TakeOutcome
from .challenge.doubles import RevealAction, UseHeritage
from .challenge.rolls import PickFaces, TurnRune
from .challenge.windows import ChooseTarget, Respond
from .effects.questions import ChooseEffect, ChooseSymbol, DiscardCards, Later, RobHero, TakeCard
from .setup import KeepCards, Start
from .story import Place, Resolved
from .triggers import Do, MoveMarker, OrderEffects, SetOff
from .turn import EndTurn, Turn

QUESTIONS: Final[list[type[Decision[Any]]]] = [
    KeepCards,
    Turn,
    DarkRunes,
    PickFaces,
    TurnRune,
    UseHeritage,
    Respond,
    ChooseTarget,
    ChooseEffect,
    DiscardCards,
    TakeCard,
    ChooseSymbol,
    RobHero,
    OrderEffects,
]
STEPS: Final[list[type[Decision[Any]]]] = [
    Start,
    EndTurn,
    Do,
    SetOff,
    MoveMarker,
    RevealAction,
    Conclude,
    TakeOutcome,
    Later,
    Place,
    Resolved,
]
DECISIONS: Final = [*QUESTIONS, *STEPS]
