"""The decisions of Conan, in the order of the ledger's table."""

from __future__ import annotations

from typing import Final

from ...engine.decision import Decision
from .accomplishment import PlaceAgain, RecoverCard
from .alliance import AnswerAlliance
from .auction import AnswerBid, OpenAuction
from .cardphase import CardTurn
from .diplomacy import Propose
from .drawing import KeepCard
from .herophase import HeroTurn, HireOrFight
from .pact import AnswerPact
from .placing import AnswerSwap, OfferSwap, PlaceChallenge, PlaceHero
from .resolution import ChooseAttribute, LayCards
from .treaty import AnswerTreaty

DECISIONS: Final[tuple[type[Decision], ...]] = (
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
