"""Every effect word with its class. A new word is a class, a row here, its name in the vocabulary, and its worth in bot/."""

from __future__ import annotations

from typing import Final

from .challenges import AddDark, AddSymbol, Cancel, ChangeDifficulty, ChangeResult, ClassOff, PickDark, Retry
from .combinators import All, Awaited, Conditional, OneOf, Paid, PerCount
from .gains import (
    AdversaryXp,
    Corruption,
    Discard,
    DrawAnti,
    DrawCard,
    DrawHero,
    Explore,
    FreeDark,
    GainXp,
    LoseXp,
    StealFromAdversary,
    StealXp,
    Tragedy,
    Triumph,
    Virtue,
)
from .nodes import Effect

WORDS: Final[dict[str, type[Effect]]] = {
    "XP": GainXp,
    "HERO": DrawHero,
    "ANTI": DrawAnti,
    "CARD": DrawCard,
    "VIRTUE": Virtue,
    "CORRUPTION": Corruption,
    "RESULT": ChangeResult,
    "DIFFICULTY": ChangeDifficulty,
    "DARK": AddDark,
    "ADVXP": AdversaryXp,
    "STEALADV": StealFromAdversary,
    "DISCARD": Discard,
    "LOSEXP": LoseXp,
    "EXPLORE": Explore,
    "STEALXP": StealXp,
    "TRI": Triumph,
    "TRA": Tragedy,
    "RETRY": Retry,
    "CLASSOFF": ClassOff,
    "PICKDARK": PickDark,
    "CANCEL": Cancel,
    "FREE_DARK": FreeDark,
    "SYMBOL": AddSymbol,
    "CHOICE": OneOf,
    "PAY": Paid,
    "PER": PerCount,
    "IF": Conditional,
    "LATER": Awaited,
    "AND": All,
}
