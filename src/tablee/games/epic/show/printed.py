"""The printed cards, for what is said without a match: rules texts, and sentences that need no number of a card."""

from __future__ import annotations

from typing import Final

from ..rules.content import ROWS, EpicContent

PRINTED: Final = EpicContent(ROWS)
