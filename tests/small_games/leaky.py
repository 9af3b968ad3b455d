"""Games that each break one promise. The suite must catch every one of them."""

from __future__ import annotations

import random
from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.decision import Decision, Need
from tablee.engine.game import Game
from tablee.engine.position import Position

from . import ask, gift, stack, swap
from .kit import bit, row, small
from .swap import DROP, Swap


def like(facts: Mapping[str, object], name: str, position: type[Position], **other: object) -> Game:
    """A game as another, but for its position and what is named."""
    return small(name, position, **{**facts, **other})  # type: ignore[arg-type]


class Glass(Swap):
    """Leaks through the view: it shows the next player's hand."""

    def view(self, seat: int | None) -> dict[str, object]:
        return {**super().view(seat), "next": self.hand(((seat or 0) + 1) % self.seats).cards}


class Mirror(Swap):
    """Leaks through the features."""

    def features(self, seat: int | None) -> list[float]:
        return [float(sum(card for card in self.hand(0).cards))]


class Ledger(Swap):
    """Leaks through a public counter that follows a secret card."""

    def lay(self, seat: int, card: int) -> None:
        super().lay(seat, card)
        self.counters[self.layout.turn] += card & 1


class Trail(Swap):
    """Leaks through a mark that follows a secret exchange: whoever knew the card still knows it."""

    def lay(self, seat: int, card: int) -> None:
        hand = self.hand(seat)
        slot = hand.find(card)
        knowers = hand.knowers(slot)
        self.offer(seat).put(hand.take_at(slot), knowers)


class Copies(Swap):
    """Leaks through which of two copies was dropped: the mark goes or stays with the very card."""

    def drop(self, seat: int, card: int) -> None:
        hand = self.hand(seat)
        hand.take_at(hand.find(card))
        self.dropped.put(card)
        self.learned = True


class Holders(ask.Ask):
    """Leaks through who is asked: only those who can offer something."""

    def who_answers(self, seat: int, virtue: int) -> int:
        others = [other for other in range(self.seats) if other != seat]
        able = [other for other in others if self.hand(other).count(virtue) + self.hand(other).count(ask.SUN)]
        return sum(bit(other) for other in able)


class Moody(Swap):
    """Not deterministic: chance that comes from elsewhere."""

    def go_on(self, seat: int) -> None:
        super().go_on(seat)
        self.counters[self.layout.score(0)] += random.randrange(2**20)


class Generous(swap.Turn):
    """Offers what cannot be done: to drop a card that is not held."""

    def legal(self, pos: Swap, seat: i64) -> vec[i64]:
        trades = [action for action in super().legal(pos, seat) if not DROP.covers(action)]
        return row([*trades, *(DROP.of(card) for card in range(5))])


class Offers(Swap):
    """Asks every turn by `Generous`."""

    def go_on(self, seat: int) -> None:
        super().go_on(seat)
        if self.agenda:
            self.agenda[-1] = Generous(self.agenda[-1].seat)

    def setup(self) -> None:
        super().setup()
        self.agenda[0] = Generous(0)


class Endless(Swap):
    """Never ends."""

    def drop(self, seat: int, card: int) -> None:
        """Keeps the card."""


class Sleeve(Swap):
    """Loses a card."""

    def drop(self, seat: int, card: int) -> None:
        self.hand(seat).take_at(self.hand(seat).find(card))
        self.learned = True


class Sketch(gift.Gift):
    """Tells everybody that a draft has begun."""

    def stepped(self, seat: int) -> None:
        self.tell("deal", seat)


class Tally(gift.Gift):
    """Counts the steps of a draft in public."""

    def stepped(self, seat: int) -> None:
        self.next_turn()


class Forgetful(Swap):
    """Shows a card and lets the seat take it back."""

    def drop(self, seat: int, card: int) -> None:
        super().drop(seat, card)
        self.learned = False


class Rigged(Swap):
    """Deals nothing again: a world is the true position."""

    def resample(self, seat: int | None, rng: object) -> Position:
        world = self.clone()
        if world.past is not None:
            world.past = world.past.redacted(0x80 if seat is None else bit(seat))
        return world


class Mute(Decision[Swap]):
    """A question without words."""


class Bound(ask.Prove):
    """Asks for a sun without saying that the seat must have one."""

    def needs(self, pos: ask.Ask) -> list[Need]:
        return []


class Careless(ask.Believe):
    """Asks for the proof by `Bound`."""

    def resolve(self, pos: ask.Ask, seat: i64, action: i64) -> None:
        super().resolve(pos, seat, action)
        if pos.agenda and isinstance(pos.agenda[-1], ask.Prove):
            pos.agenda[-1] = Bound(pos.agenda[-1].seat)


class Blind(ask.Ask):
    """Worlds in which a seat is asked for what it does not have."""

    def setup(self) -> None:
        super().setup()
        self.agenda[0] = BlindTurn(0)

    def go_on(self, seat: int) -> None:
        super().go_on(seat)
        if self.agenda:
            self.agenda[-1] = BlindTurn(self.agenda[-1].seat)


class BlindTurn(ask.Turn):
    """Asks whether to believe by `Careless`."""

    def resolve(self, pos: ask.Ask, seat: i64, action: i64) -> None:
        super().resolve(pos, seat, action)
        if pos.agenda and isinstance(pos.agenda[-1], ask.Believe):
            pos.agenda[-1] = Careless(pos.agenda[-1].seat, seat)


class Stubborn(Swap):
    """A question that is never asked by chance: no world can be dealt for it, and the true one must not be shown."""

    def setup(self) -> None:
        super().setup()
        self.agenda[0] = Never(0)


class Never(swap.Turn):
    """A turn that no dealt world agrees with."""

    def agrees(self, world: Swap) -> bool:
        return False


def peeking(pos: stack.Stack, seat: int) -> int | None:
    """A standing order that looks into the next player's hand."""
    return stack.PASS.of() if pos.hand((seat + 1) % pos.seats).count(stack.NO) else None


def mute_order(pos: Position, seat: int) -> int | None:
    """A standing order without words."""
    return None


GLASS = like(swap.FACTS, "glass", Glass)
MIRROR = like(swap.FACTS, "mirror", Mirror)
LEDGER = like(swap.FACTS, "ledger", Ledger)
TRAIL = like(swap.FACTS, "trail", Trail)
COPIES = like(swap.FACTS, "copies", Copies)
HOLDERS = like(ask.FACTS, "holders", Holders)
MOODY = like(swap.FACTS, "moody", Moody)
OFFERS = like(swap.FACTS, "offers", Offers, decisions=[Generous, swap.Give])
ENDLESS = like(swap.FACTS, "endless", Endless)
SLEEVE = like(swap.FACTS, "sleeve", Sleeve)
SKETCH = like(gift.FACTS, "sketch", Sketch)
TALLY = like(gift.FACTS, "tally", Tally)
FORGETFUL = like(swap.FACTS, "forgetful", Forgetful)
RIGGED = like(swap.FACTS, "rigged", Rigged)
PEEKING = like(stack.FACTS, "peeking", stack.Stack, orders={"ask": peeking})
WORDLESS = like(stack.FACTS, "wordless", stack.Stack, orders={"silent": mute_order})
MUTE = like(swap.FACTS, "mute", Swap, decisions=[Mute])
STUBBORN = like(swap.FACTS, "stubborn", Stubborn, decisions=[Never, swap.Turn, swap.Give])
BLIND = like(ask.FACTS, "blind", Blind, decisions=[BlindTurn, ask.Answer, ask.Take, Careless, Bound])
