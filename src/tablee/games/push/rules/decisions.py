"""Every decision of Push 'em up!, in the order in which a match asks them."""

from __future__ import annotations

from typing import Any, Final

from ....engine.decision import Decision
from .setup import ChooseStarters, ChooseTeam
from .turn import Turn

DECISIONS: Final[tuple[type[Decision[Any]], ...]] = (ChooseTeam, ChooseStarters, Turn)
