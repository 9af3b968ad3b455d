"""Small games, one for each thing the engine must do, and others that break a rule of it and must be caught."""

from __future__ import annotations

from .ask import ASK
from .auction import AUCTION
from .gift import GIFT
from .pile import PILE
from .stack import STACK
from .swap import SWAP
from .team import TEAM

GOOD = {game.id: game for game in (ASK, AUCTION, GIFT, PILE, STACK, SWAP, TEAM)}

__all__ = ["GOOD"]
