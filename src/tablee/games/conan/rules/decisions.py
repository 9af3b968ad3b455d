"""The decisions of Conan, in the order of the ledger's table."""

from __future__ import annotations

from typing import Any, Final

from ....engine.decision import Decision
from .accomplishment import PlaceAgain, RecoverCard
from .alliance import AnswerAlliance
from .auction import AnswerBid, OpenAuction
from .card_phase import CardTurn
from .diplomacy import Propose
from .drawing import KeepCard
from .hero_phase import HeroTurn, HireOrFight
from .pact import AnswerPact
from .placing import AnswerSwap, OfferSwap, PlaceChallenge, PlaceHero
from .resolution import ChooseAttribute, LayCards
from .treaty import AnswerTreaty

DECISIONS: Final[tuple[type[Decision[Any]], ...]] = (
    OfferSwap,
    AnswerSwap,
    PlaceChallenge,
    PlaceHero,
    CardTurn,
    HeroTurn,
    HireOrFight,
    OpenAuction,
    AnswerBid,
    ChooseAttribute,
    LayCards,
    RecoverCard,
    PlaceAgain,
    Propose,
    AnswerTreaty,
    AnswerAlliance,
    KeepCard,
    AnswerPact,
)
