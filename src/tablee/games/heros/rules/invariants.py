"""What holds in every position that a match can reach, as sentences about what is broken."""

from __future__ import annotations

from typing import Any

from ....engine.decision import Decision
from ....engine.zone import Zone
from .answers import AnswerChallenge, AnswerRequest, ChoosePartner
from .content import AVATAR, SUN, VIRTUES, is_defect, stays
from .end_step import OptionalStep
from .exchange import ChooseMode, Designate, GiveCards
from .position import DECLINED, WITH_SUN, Heros
from .turn import DrawOrAsk


def faults(pos: Heros) -> list[str]:
    """What does not hold in a position; nothing in any that a match can reach."""
    return _card_faults(pos) or _count_faults(pos) or _turn_faults(pos) or _question_faults(pos)


def _card_faults(pos: Heros) -> list[str]:
    """Every card is there, each where it may be (invariants 1 and 2)."""
    seats = range(int(pos.seats))
    hands = [pos.hand(seat) for seat in seats]
    people = [pos.avatar(seat) for seat in seats] + [pos.posed(seat) for seat in seats]
    if _all_cards([*hands, pos.draw_pile, pos.discard, pos.passing]) != sorted([int(card) for card in pos.rules.deck]):
        return ["the cards of the draw pile, the hands and the discard are not complete"]
    if _all_cards([*people, pos.avatar_pile]) != list(range(AVATAR, AVATAR + VIRTUES)):
        return ["the avatars are not complete"]
    if any(not stays(card) for hand in hands for card in hand.cards):
        return ["a challenge, a prejudice or an action is in a hand"]
    return ["a card was left between two hands"] if len(pos.passing) else []


def _all_cards(zones: list[Zone]) -> list[int]:
    return sorted([card for zone in zones for card in zone.cards])


def _count_faults(pos: Heros) -> list[str]:
    """Avatars, what paid for what, and where the advantages came from agree (invariants 4 to 7)."""
    n, layout = int(pos.seats), pos.layout
    posed = sum([len(pos.posed(seat)) for seat in range(n)])
    held = [len(pos.avatar(seat)) for seat in range(n)]
    if len(pos.avatar_pile) != max(0, 12 - n - posed) or max(held) > 1 or (len(pos.avatar_pile) and min(held) < 1):
        return ["the avatars posed, held and left do not agree"]
    served, lost = int(pos.counters[layout.served]), int(pos.counters[layout.lost])
    received, stock = int(pos.counters[layout.received]), int(pos.stock)
    if min(stock, served, lost, received) < 0:
        return ["a count is below zero"]
    defects = len([card for card in pos.discard.cards if is_defect(card)])
    paid = len([card for card in pos.discard.cards if card <= SUN])
    if paid != 2 * posed + defects + served + lost:
        return ["the virtues and suns discarded are not what was paid and lost"]
    own = [int(pos.advantages(seat)) for seat in range(n)]
    if min(own) < 0 or sum(own) != int(pos.cards.advantages) - stock or sum(own) != served + received:
        return ["the advantages do not add up"]
    return []


def _turn_faults(pos: Heros) -> list[str]:
    """The counters of the turn are such as a turn can have; a match is over when the pile is empty (invariants 12, 13)."""
    n, layout = int(pos.seats), pos.layout
    shown = int(pos.shown)
    if not (0 <= pos.first < n and 0 <= pos.counters[layout.turn] < n and 0 <= pos.requests <= n):
        return ["a player in turn is not at the table, or too many have asked"]
    posed = int(pos.counters[layout.has_posed])
    if not (0 <= pos.request <= VIRTUES and 0 <= posed <= 1) or (shown >= 0 and shown not in pos.discard.cards):
        return ["the turn cannot be what it says"]
    if not all(0 <= pos.answered(seat) <= WITH_SUN for seat in range(n)):
        return ["an answer is none that can be given"]
    if not all(0 <= pos.counters[layout.announced(seat)] <= 3 for seat in range(n)):
        return ["an exchange of that many cards cannot be announced"]
    if not pos.agenda and len(pos.draw_pile):
        return ["the match is over before the pile is empty"]
    return []


def _question_faults(pos: Heros) -> list[str]:
    """One question at a time, put to those whom it concerns."""
    if not pos.agenda:
        return []
    top = pos.agenda[-1]
    if len(pos.agenda) > 1:
        return ["there is one question at a time"]
    if _active(top) != pos.counters[pos.layout.turn]:
        return ["the question is not of this turn"]
    if isinstance(top, DrawOrAsk):
        return [] if len(pos.draw_pile) else ["a turn begins with an empty pile"]
    if isinstance(top, GiveCards):
        return _exchange_faults(pos, top)
    return [] if _fits(pos, top) else ["the question cannot be asked here"]


def _active(top: Decision[Any]) -> int:
    """The seat in whose turn a question is asked."""
    if isinstance(top, AnswerRequest):
        return int(top.asker)
    if isinstance(top, AnswerChallenge | GiveCards):
        return int(top.drawer)
    return int(top.seat)


def _fits(pos: Heros, top: Decision[Any]) -> bool:
    """Whether a question can be asked here of those whom it asks."""
    everyone = (1 << int(pos.seats)) - 1
    if isinstance(top, AnswerRequest):
        asked = top.who == everyone & ~(1 << int(top.asker))
        return asked and top.virtue == pos.request and top.virtue > 0 and pos.advantages(top.asker) > 0
    if isinstance(top, AnswerChallenge):
        return top.who == everyone and 1 <= top.virtue <= VIRTUES and pos.stock > 0
    if isinstance(top, ChoosePartner):
        return top.virtue == pos.request and _offers(pos, int(top.virtue), int(top.seat)) > 1
    if isinstance(top, Designate | ChooseMode):
        return top.agrees(pos)
    return isinstance(top, OptionalStep)


def _offers(pos: Heros, virtue: int, asker: int) -> int:
    """How many hold the card they offer; 0 if the asker could not pay or somebody does not hold it."""
    offers = 0
    for seat in range(pos.seats):
        if pos.answered(seat) > DECLINED:
            card = SUN if pos.answered(seat) == WITH_SUN else virtue - 1
            if seat == asker or pos.hand(seat).find(card) < 0:
                return 0
            offers += 1
    return offers if virtue > 0 and pos.advantages(asker) > 0 else 0


def _exchange_faults(pos: Heros, top: GiveCards) -> list[str]:
    """Both parties of each exchange announced, and no others, have that many cards to give (HEROS-063)."""
    n = int(pos.seats)
    partners = [int(top.first)] + ([int(top.second)] if top.second >= 0 else [])
    parties = {int(top.drawer), *partners}
    if len(parties) != 1 + len(partners) or not all(0 <= seat < n for seat in parties):
        return ["an exchange is between different players at the table"]
    if top.who != sum([1 << seat for seat in parties]) or not 1 <= top.count <= (2 if len(partners) == 1 else 1):
        return ["an exchange asks its parties for the cards announced"]
    if any(pos.counters[pos.layout.announced(seat)] != top.count + 1 for seat in partners):
        return ["the exchange is not the one announced"]
    return [] if top.agrees(pos) else ["a party of an exchange has too few cards to give"]
