"""A bot that bluffs and doubts by what it has seen. Whatever it is handed is a world that it imagines itself.

Every crate of a hand is offered sooner or later, so that the order hardly matters: what counts is to claim for each what
brings most. As the imagined hands of the others differ from one thought to the next, so do the answers, and nobody can read
from a claim what is in the crate.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.policy import Policy

from ..rules.content import COPIES, WORTHS, worth_of
from ..rules.decisions import Inspect
from ..rules.position import Quay
from ..rules.verbs import OFFER, OPEN

OTHERS: Final = 2
"""How many crates a seller usually has besides the one on offer."""


class QuayPolicy(Policy[Quay]):
    """Claims what should bring most, and opens what is likely to be a lie."""

    def worth(self, pos: Quay, seat: int, action: int) -> float:
        if OFFER.covers(action):
            card = OFFER.part(action, 0)
            chances = [true_chance(pos, pos.after(seat), claim) for claim in range(WORTHS)]
            hopes = [hoped(card, claim, chances[claim]) for claim in range(WORTHS)]
            return hopes[OFFER.part(action, 1)] - max(hopes)
        lie = smells(pos, seat)
        return 1.0 if OPEN.covers(action) == lie else 0.0


def smells(pos: Quay, seat: int) -> bool:
    """Whether the crate on the quay is a lie in this world, and the seller had no two others that would have been true."""
    asked = pos.agenda[-1]
    assert isinstance(asked, Inspect)
    better = sum(worth_of(card) >= asked.claim for card in pos.hand(asked.seller).cards)
    return worth_of(pos.quay.card(0)) < asked.claim and better < 2


def hoped(card: int, claim: int, chance: float) -> float:
    """What a claim should bring, when the next player sees a true one with this chance and doubts by that."""
    opened = (1 - chance) * (1 - chance**OTHERS)
    points = worth_of(claim)
    return points * (1 + opened) if card >= claim else points * (1 - 2 * opened)


def true_chance(pos: Quay, inspector: int, claim: int) -> float:
    """How likely a crate is worth a claim at least, to somebody who sees a hand and what was opened, and nothing else."""
    unseen = [COPIES] * WORTHS
    for card in [*pos.hand(inspector).cards, *pos.planks.cards]:
        unseen[card] -= 1
    return sum(unseen[claim:]) / max(1, sum(unseen))
