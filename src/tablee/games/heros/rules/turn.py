"""A turn begins: draw or ask (HEROS-019, 027 to 030), and what a drawn card does."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.decision import Decision
from ....engine.events import pack
from .answers import AnswerChallenge, AnswerRequest
from .content import CHALLENGE, CHANGE, EXCHANGE_1, PREJUDICE, RECEIVE, stays
from .end_step import offer_step
from .exchange import DESIGNATIONS, MODES
from .position import LOST, RECEIVED, REQUEST, REQUESTS, SHOWN, STOCK, Heros
from .verbs import ASK, DRAW, DRAW_AGAIN, NO_ADVANTAGE_LEFT, NO_AVATAR_LEFT, NOTHING_TO_GIVE, bit


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
        return "HEROS-039" if pos.counters[REQUESTS] >= pos.seats else ""

    def resolve(self, pos: Heros, seat: i64, action: i64) -> None:
        if action == DRAW.base:
            pos.counters[REQUESTS] = 0
            draw_card(pos, seat)
        else:
            self.ask(pos, seat, action - ASK.base + 1)

    def ask(self, pos: Heros, seat: i64, virtue: i64) -> None:
        """In public, of all the others, whatever they hold (HEROS-028, 097)."""
        pos.counters[REQUESTS] += 1
        pos.counters[REQUEST] = virtue
        if pos.past is not None:
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
        if pos.past is not None:
            pos.tell("draw", seat, [], [pos.pack_slot(pos.hand(seat), len(pos.hand(seat).slots) - 1)])
        offer_step(pos, seat)
        return
    pos.draw(pile, pos.discard)
    pos.counters[SHOWN] = card + 1
    if pos.past is not None:
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
            if pos.past is not None:
                pos.tell("lost", seat, [], [pack(virtue)])
        seat = pos.after(seat)
    if lost == 0:
        pos.tell("unharmed", drawer)
    pos.counters[LOST] += lost
    offer_step(pos, drawer)


def challenge(pos: Heros, drawer: i64, virtue: i64) -> None:
    """Everybody is asked, unless there is nothing to win (HEROS-040, 046, 097)."""
    if pos.counters[STOCK]:
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
    """The old one under the pile, then the top one (HEROS-064); without a pile, another card (HEROS-065, 066)."""
    avatars = pos.avatar_pile
    held = pos.avatar(drawer)
    if len(avatars.slots):
        knowers = held.knowers(0)
        avatars.put_under(held.take_at(0), knowers)
        pos.draw(avatars, held)
        if pos.past is not None:
            pos.tell("changed", drawer, [], [pos.pack_slot(held, 0)], [pos.pack_slot(avatars, 0)])
        offer_step(pos, drawer)
    elif len(pos.draw_pile.slots):
        tell_nothing(pos, drawer, DRAW_AGAIN)
        draw_card(pos, drawer)
    else:
        no_effect(pos, drawer, NO_AVATAR_LEFT)


def receive(pos: Heros, drawer: i64) -> None:
    """One advantage, if there is one left (HEROS-067, 068)."""
    if pos.counters[STOCK] == 0:
        no_effect(pos, drawer, NO_ADVANTAGE_LEFT)
        return
    pos.take_advantage(drawer)
    pos.counters[RECEIVED] += 1
    pos.tell("advantage", drawer)
    offer_step(pos, drawer)


def no_effect(pos: Heros, drawer: i64, why: int) -> None:
    """The optional step is open all the same (HEROS-025, 069)."""
    tell_nothing(pos, drawer, why)
    offer_step(pos, drawer)


def tell_nothing(pos: Heros, drawer: i64, why: int) -> None:
    if pos.past is not None:
        pos.tell("nothing", drawer, [why], [pack(pos.counters[SHOWN] - 1)])


DRAW_ONLY: Final = vec[i64]([DRAW.base])
DRAW_OR_ASK: Final = vec[i64](list(range(DRAW.base, ASK.base + ASK.size)))
TURNS: Final = [DrawOrAsk(seat) for seat in range(6)]
