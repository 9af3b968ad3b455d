"""The decisions of Conan, in the order of the ledger's table."""

from __future__ import annotations

from typing import Any, Final

from ....engine.decision import Decision
from .accomplishment import PlaceAgain, RecoverCard
from .auction import AnswerBid, OpenAuction
from .card_phase import CardTurn
from .draw_phase import KeepCard
from .hero_phase import HeroTurn, HireOrFight
from .resolution import ChooseAttribute, LayCards
from .setup_phase import AnswerSwap, OfferSwap, PlaceChallenge, PlaceHero
from .treaties.alliance import AnswerAlliance
from .treaties.diplomacy import Propose
from .treaties.pact import AnswerPact
from .treaties.treaty import AnswerTreaty

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
