"""A match: its places by name, how it is set up and how it ends."""

from __future__ import annotations

from tablee.engine.game import Game
from tablee.engine.outcome import Outcome, ranked
from tablee.engine.position import MatchConfig, Position
from tablee.engine.zone import Zone

from .content import COPIES, HAND, SHARES, WORTHS
from .layout import QuayLayout


class QuayConfig(MatchConfig):
    """What stays the same during a match."""

    def __init__(self, game: Game, seats: int, options: dict[str, object]) -> None:
        super().__init__(game, seats, options)
        self.layout = QuayLayout(seats)
        self.lay_out(self.layout)


class Quay(Position):
    """One moment of a match."""

    def __init__(self, config: QuayConfig) -> None:
        super().__init__(config)
        self.rules = config
        self.layout = config.layout

    def blank(self) -> Quay:
        return Quay(self.rules)

    def setup(self) -> None:
        """Load the cart, leave ashore what is too many, deal, and ask the first seller (QUAY-002, 003, 004, 010)."""
        from .decisions import Offer

        for card in range(WORTHS):
            for _ in range(COPIES):
                self.cart.put(card)
        self.shuffle(self.cart)
        while len(self.cart) > self.seats * SHARES[int(self.seats)]:
            self.draw(self.cart, self.zones[self.layout.ashore])
        for seat in range(self.seats):
            for _ in range(HAND):
                self.draw(self.cart, self.hand(seat))
        self.agenda.append(Offer(0))

    def result(self) -> Outcome:
        """Most points win, ties share (QUAY-031)."""
        return ranked([self.score(seat) for seat in range(self.seats)], "end", [])

    def faults(self) -> list[str]:
        """What must hold at every moment and does not, in sentences."""
        from .decisions import Inspect

        cards = sorted(card for zone in self.zones for card in zone.cards)
        if cards != sorted([*range(WORTHS)] * COPIES):
            return ["the crates are not complete"]
        inspected = bool(self.agenda) and isinstance(self.agenda[-1], Inspect)
        return [] if len(self.quay) == int(inspected) else ["a crate lies on the quay and nobody inspects it"]

    # Places and counters by their names.

    def hand(self, seat: int) -> Zone:
        return self.zones[self.layout.hand(seat)]

    @property
    def cart(self) -> Zone:
        """The crates that are still to be drawn."""
        return self.zones[self.layout.cart]

    @property
    def quay(self) -> Zone:
        """The crate on offer, which only its seller knows."""
        return self.zones[self.layout.quay]

    @property
    def hold(self) -> Zone:
        """The crates that were waved through; each is known to its seller only."""
        return self.zones[self.layout.hold]

    @property
    def planks(self) -> Zone:
        """The crates that were opened, for everybody to see."""
        return self.zones[self.layout.planks]

    def score(self, seat: int) -> int:
        return int(self.counters[self.layout.score(seat)])

    def gain(self, seat: int, points: int) -> None:
        self.counters[self.layout.score(seat)] += points

    def after(self, seat: int) -> int:
        """The seat that comes next."""
        return (seat + 1) % int(self.seats)
