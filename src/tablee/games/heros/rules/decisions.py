"""The decisions of Héros un jour, héros toujours, in the order of the ledger's table."""

from __future__ import annotations

from typing import Any, Final

from ....engine.decision import Decision
from .answers import AnswerChallenge, AnswerRequest, ChoosePartner
from .end_step import OptionalStep
from .exchange import ChooseMode, Designate, GiveCards
from .turn import DrawOrAsk

DECISIONS: Final[tuple[type[Decision[Any]], ...]] = (
    DrawOrAsk,
    AnswerRequest,
    ChoosePartner,
    AnswerChallenge,
    Designate,
    ChooseMode,
    GiveCards,
    OptionalStep,
)
