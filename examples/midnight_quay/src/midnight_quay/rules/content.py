"""What is in the box: crates worth 1 to 6, five of each. A worth counts from 0 in the rules, and is called by its number."""

from __future__ import annotations

from typing import Final

from tablee.engine.box import Box

WORTHS: Final = 6
COPIES: Final = 5
HAND: Final = 3
SHARES: Final = {2: 8, 3: 8, 4: 7, 5: 6}
"""How many crates each player offers in a match, by the number of players (QUAY-003)."""

BOX: Final = Box({card: str(card + 1) for card in range(WORTHS)}, dict.fromkeys(range(WORTHS), 0), ["crate"], [])


def worth_of(card: int) -> int:
    """What a crate is worth."""
    return card + 1
