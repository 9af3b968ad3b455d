"""What a player can say."""

from __future__ import annotations

from typing import Final

from tablee.engine.verb import Verb, Vocabulary

from .content import WORTHS

OFFER: Final = Verb("offer", {"card": 1, "claim": 1}, card=WORTHS, claim=WORTHS)
WAVE: Final = Verb("wave")
OPEN: Final = Verb("open")
VOCABULARY: Final = Vocabulary([OFFER, WAVE, OPEN])
BOUNDS: Final = {"offer.card": "QUAY-011", "offer.claim": "QUAY-012"}
