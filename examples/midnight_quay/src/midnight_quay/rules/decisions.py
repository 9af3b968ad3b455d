"""The two questions of a match: what a seller offers, and what the next player makes of it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.decision import Decision
from tablee.engine.events import pack

from .content import WORTHS, worth_of
from .position import Quay
from .verbs import OFFER, OPEN, WAVE


class Offer(Decision[Quay]):
    """Lay a crate on the quay face down, and say what it is worth (QUAY-010)."""

    def legal(self, pos: Quay, seat: int) -> vec[i64]:
        held = sorted(set(pos.hand(seat).cards))
        return vec[i64]([OFFER.of(card, claim) for card in held for claim in range(WORTHS)])

    def refusal(self, pos: Quay, seat: int, action: int) -> str:
        return "QUAY-011" if OFFER.covers(action) else "QUAY-010"

    def public(self, pos: Quay, seat: int) -> bool:
        """There is always a choice: of the claim at least."""
        return True

    def resolve(self, pos: Quay, seat: int, action: int) -> None:
        card, claim = OFFER.part(action, 0), worth_of(OFFER.part(action, 1))
        pos.slip(pos.hand(seat), card, pos.quay, 1 << seat)
        pos.tell("offer", seat, [claim], [pos.pack_slot(pos.quay, 0)])
        self.refill(pos, seat)
        pos.agenda.append(Inspect(pos.after(seat), seat, claim))

    def refill(self, pos: Quay, seat: int) -> None:
        """Draw a crate, while the cart has any (QUAY-013)."""
        if len(pos.cart):
            hand = pos.hand(seat)
            pos.draw(pos.cart, hand)
            pos.tell("draw", seat, [], [pos.pack_slot(hand, len(hand) - 1)])


class Inspect(Decision[Quay]):
    """Wave a crate through, or open it (QUAY-020)."""

    def __init__(self, seat: int, seller: int, claim: int) -> None:
        super().__init__(seat)
        self.seller = seller
        self.claim = claim

    def legal(self, pos: Quay, seat: int) -> vec[i64]:
        return vec[i64]([WAVE.of(), OPEN.of()])

    def refusal(self, pos: Quay, seat: int, action: int) -> str:
        return "QUAY-020"

    def public(self, pos: Quay, seat: int) -> bool:
        """There are always two answers."""
        return True

    def resolve(self, pos: Quay, seat: int, action: int) -> None:
        if WAVE.covers(action):
            self.wave(pos, seat)
        else:
            self.open(pos, seat)
        if len(pos.hand(seat)):
            pos.agenda.append(Offer(seat))

    def wave(self, pos: Quay, seat: int) -> None:
        """The seller scores what was claimed, and nobody ever sees the crate (QUAY-021)."""
        pos.move_at(pos.quay, 0, pos.hold)
        pos.gain(self.seller, self.claim)
        pos.tell("wave", seat, [self.claim])

    def open(self, pos: Quay, seat: int) -> None:
        """A lie feeds the inspector, the truth feeds the seller twice (QUAY-022, 023)."""
        card = pos.move_at(pos.quay, 0, pos.planks)
        if worth_of(card) < self.claim:
            pos.gain(seat, self.claim)
            pos.tell("caught", seat, [self.claim], [pack(card)])
        else:
            pos.gain(self.seller, 2 * self.claim)
            pos.tell("honest", seat, [self.claim, 2 * self.claim], [pack(card)])
