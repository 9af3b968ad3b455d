"""How the tests of this game write positions and moves."""

from __future__ import annotations

from collections import Counter

from midnight_quay import GAME

from tablee import Position
from tablee.testing.notation import Cards, Notation, laid_out


def table(*hands: str, quay: str = "", claim: int = 0, planks: str = "", cart: int = 0, turn: int = 0) -> Position:
    """A match of as many players as hands. A crate on the quay was offered by the seat before `turn`, with a claim."""
    left = Cards(Counter({str(worth): 5 for worth in range(1, 7)}))
    seats, seller = len(hands), (turn - 1) % len(hands)
    zones: dict[str, object] = {f"hand {seat + 1}": left.take(text.split()) for seat, text in enumerate(hands)}
    zones["quay"] = [{"card": card, "known": [seller]} for card in left.take(quay.split())]
    zones["planks"] = left.take(planks.split())
    zones["cart"] = left.some(cart)
    zones["ashore"] = left.some(30)
    asked = {"decision": "Inspect", "seller": seller, "claim": claim} if quay else {"decision": "Offer"}
    counters = {f"score {seat + 1}": 0 for seat in range(seats)}
    return laid_out(GAME, seats, zones, counters, {**asked, "seat": turn})


def move(pos: Position, text: str) -> tuple[int, dict[str, object]]:
    """`5 as 6` offers a crate, `wave` and `open` judge one; always by whoever is asked."""
    if " as " not in text:
        return pos.to_act[0], {"verb": text}
    card, claim = text.split(" as ")
    return pos.to_act[0], {"verb": "offer", "card": int(card), "claim": int(claim)}


NOTATION = Notation(move)
play, refused = NOTATION.play, NOTATION.refused
