"""A turn begins: draw or ask (HEROS-019, 027 to 030), and what a drawn card does."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.decision import Decision
from ....engine.events import pack
from .answers import AnswerChallenge, AnswerRequest
from .content import CHALLENGE, CHANGE, EXCHANGE_1, PREJUDICE, RECEIVE, VIRTUES, stays
from .end_step import offer_step
from .exchange import DESIGNATIONS, MODES
from .position import Heros, bit
from .verbs import ASK, DRAW

# Why a card has no effect, as the event "nothing" tells it.
NOTHING_TO_GIVE: Final = 1
NO_ADVANTAGE_LEFT: Final = 2
DRAW_AGAIN: Final = 3
NO_AVATAR_LEFT: Final = 4


class DrawOrAsk(Decision[Heros]):
    """Draw the top card, or ask all the others for one virtue (HEROS-019, 027 to 030)."""

    def legal(self, pos: Heros, seat: i64) -> vec[i64]:
        return DRAW_OR_ASK if self.forbids(pos, seat) == "" else DRAW_ONLY

    def public(self, pos: Heros, seat: i64) -> bool:
        return True

    def forbids(self, pos: Heros, seat: i64) -> str:
        """The rule that forbids asking now: no advantage (HEROS-027), or everyone has asked (HEROS-039)."""
        if pos.advantages(seat) == 0:
            return "HEROS-027"
        return "HEROS-039" if pos.requests >= pos.seats else ""

    def resolve(self, pos: Heros, seat: i64, action: i64) -> None:
        if DRAW.covers(action):
            pos.counters[pos.layout.requests] = 0
            draw_card(pos, seat)
        else:
            self.ask(pos, seat, ASK.part(action) + 1)

    def ask(self, pos: Heros, seat: i64, virtue: i64) -> None:
        """Ask all the others in public for a virtue (from 1), whatever they hold (HEROS-028, 097)."""
        pos.counters[pos.layout.requests] += 1
        pos.counters[pos.layout.request] = virtue
        if pos.telling:
            pos.tell("ask", seat, [virtue])
        pos.agenda.append(AnswerRequest((bit(pos.seats) - 1) & ~bit(seat), seat, virtue))

    def refusal(self, pos: Heros, seat: i64, action: i64) -> str:
        return self.forbids(pos, seat) if ASK.covers(action) else "HEROS-019"


def draw_card(pos: Heros, seat: i64) -> None:
    """A virtue, a sun or a defect is kept in secret (HEROS-021); any other card is read aloud and resolved (HEROS-022)."""
    pile = pos.draw_pile
    card = pile.last()
    if stays(card):
        pos.draw(pile, pos.hand(seat))
        if pos.telling:
            pos.tell("draw", seat, [], [pos.pack_slot(pos.hand(seat), len(pos.hand(seat).slots) - 1)])
        offer_step(pos, seat)
        return
    pos.draw(pile, pos.discard)
    pos.counters[pos.layout.shown] = card + 1
    if pos.telling:
        pos.tell("reveal", seat, [], [pack(card)])
    if card < CHALLENGE:
        suffer(pos, seat, card - PREJUDICE)
    elif card < EXCHANGE_1:
        challenge(pos, seat, card - CHALLENGE)
    elif card < CHANGE:
        begin_exchange(pos, seat, card)
    elif card < RECEIVE:
        change_avatar(pos, seat)
    else:
        receive(pos, seat)


def suffer(pos: Heros, drawer: i64, virtue: i64) -> None:
    """Everybody who has the virtue discards one, never a sun (HEROS-048 to 051)."""
    lost: i64 = 0
    seat = drawer
    for _ in range(pos.seats):
        if pos.hand(seat).find(virtue) >= 0:
            pos.show(pos.hand(seat), virtue, pos.discard)
            lost += 1
            if pos.telling:
                pos.tell("lost", seat, [], [pack(virtue)])
        seat = pos.after(seat)
    if lost == 0:
        pos.tell("unharmed", drawer)
    pos.counters[pos.layout.lost] += lost
    offer_step(pos, drawer)


def challenge(pos: Heros, drawer: i64, virtue: i64) -> None:
    """Everybody is asked, unless there is nothing to win (HEROS-040, 046, 097)."""
    if pos.stock:
        pos.agenda.append(AnswerChallenge(bit(pos.seats) - 1, drawer, virtue + 1))
    else:
        no_effect(pos, drawer, NO_ADVANTAGE_LEFT)


def begin_exchange(pos: Heros, drawer: i64, card: i64) -> None:
    """A drawer with nothing to give designates nobody (HEROS-055, 059)."""
    if pos.exchangeable(drawer) == 0:
        no_effect(pos, drawer, NOTHING_TO_GIVE)
    elif card == EXCHANGE_1:
        pos.agenda.append(DESIGNATIONS[drawer])
    else:
        pos.agenda.append(MODES[drawer])


def change_avatar(pos: Heros, drawer: i64) -> None:
    """Put the old one under the pile and take the top one (HEROS-064); without a pile, draw another card (HEROS-065, 066)."""
    avatars = pos.avatar_pile
    held = pos.avatar(drawer)
    if len(avatars.slots):
        knowers = held.knowers(0)
        avatars.put_under(held.take_at(0), knowers)
        pos.draw(avatars, held)
        if pos.telling:
            pos.tell("changed", drawer, [], [pos.pack_slot(held, 0)], [pos.pack_slot(avatars, 0)])
        offer_step(pos, drawer)
    elif len(pos.draw_pile.slots):
        tell_nothing(pos, drawer, DRAW_AGAIN)
        draw_card(pos, drawer)
    else:
        no_effect(pos, drawer, NO_AVATAR_LEFT)


def receive(pos: Heros, drawer: i64) -> None:
    """The drawer takes one advantage, if there is one left (HEROS-067, 068)."""
    if pos.stock == 0:
        no_effect(pos, drawer, NO_ADVANTAGE_LEFT)
        return
    pos.take_advantage(drawer)
    pos.counters[pos.layout.received] += 1
    pos.tell("advantage", drawer)
    offer_step(pos, drawer)


def no_effect(pos: Heros, drawer: i64, why: int) -> None:
    """Tell that nothing happens; the optional step is open all the same (HEROS-025, 069)."""
    tell_nothing(pos, drawer, why)
    offer_step(pos, drawer)


def tell_nothing(pos: Heros, drawer: i64, why: int) -> None:
    """Tell why the card read aloud has no effect."""
    if pos.telling:
        pos.tell("nothing", drawer, [why], [pack(pos.shown)])


DRAW_ONLY: Final = vec[i64]([DRAW.of()])
DRAW_OR_ASK: Final = vec[i64]([DRAW.of()] + [ASK.of(virtue) for virtue in range(VIRTUES)])
TURNS: Final = [DrawOrAsk(seat) for seat in range(6)]
