"""Why one would do something, in a sentence: what it brings, and what the cards are needed for; only what one can know."""

from __future__ import annotations

from mypy_extensions import i64

from ....engine.offers import Reason
from ..rules.answers import AnswerChallenge, AnswerRequest
from ..rules.content import AVATAR, CHALLENGE, DEFECT, PREJUDICE, SUN, VIRTUES
from ..rules.exchange import gifts
from ..rules.position import WITH_SUN, WITH_VIRTUE, Heros, bit
from ..rules.verbs import (
    ASK,
    CORRECT,
    DECLINE,
    DESIGNATE,
    DRAW,
    FINISH,
    GIVE,
    GIVE2,
    GIVETO,
    OFFER,
    ONE,
    PARTNER,
    POSE,
    TAKEUP,
)
from .policy import wants


def reasons(pos: Heros, seat: int, action: int) -> list[Reason]:
    """One or two sentences at most; none where nothing sure can be said."""
    if DRAW.covers(action):
        return drawing(pos, seat)
    if ASK.covers(action):
        return asking(pos, seat, int(ASK.part(action)))[:2]
    if POSE.covers(action):
        return posing(pos)
    if CORRECT.covers(action):
        return correcting(pos, int(CORRECT.part(action, 0)))
    if FINISH.covers(action):
        return finishing(pos, seat)
    if OFFER.covers(action):
        return trading(pos, seat, int(OFFER.part(action)))
    if TAKEUP.covers(action):
        return trading(pos, seat, int(TAKEUP.part(action)))
    if DECLINE.covers(action):
        return declining(pos, seat)
    if GIVE.covers(action) or GIVE2.covers(action) or GIVETO.covers(action):
        return giving(pos, seat, [int(card) for card in gifts(action)])
    for verb in (PARTNER, DESIGNATE, ONE):
        if verb.covers(action):
            return choosing(
                pos, seat, int(verb.part(action)), [int(verb.part(each)) for each in pos.legal(seat) if verb.covers(each)]
            )
    return []


# What one holds and needs.


def missing(pos: Heros, seat: int) -> list[int]:
    """The virtues of the avatar that are not in the hand."""
    absent = wants(pos, seat) & ~pos.held(seat)
    return [virtue for virtue in range(VIRTUES) if absent >> virtue & 1]


def can_pose(pos: Heros, seat: int, received: int = -1) -> bool:
    """Whether the avatar could be played with what is in the hand, and one virtue more; suns stand for what is missing."""
    left = [virtue for virtue in missing(pos, seat) if virtue != received]
    return len(pos.avatar(seat).slots) > 0 and len(left) <= pos.count(seat, SUN)


def has_defect(pos: Heros, seat: int, virtue: int) -> bool:
    """Whether the hand holds the defect that a virtue corrects."""
    return pos.count(seat, DEFECT + virtue) > 0


def serves(pos: Heros, seat: int, virtue: int) -> bool:
    """Whether one more card of a virtue would be of use: to the avatar, or against a defect."""
    return pos.count(seat, virtue) == 0 and (virtue in missing(pos, seat) or has_defect(pos, seat, virtue))


def unseen(pos: Heros, seat: int, virtue: int) -> int:
    """How many cards of a virtue are neither in the hand nor discarded."""
    return int(pos.cards.virtue_copies[virtue] - pos.count(seat, virtue) - pos.discard.count(virtue))


def is_known(pos: Heros, seat: int, other: int, virtue: int) -> bool:
    """Whether a seat knows a card of a virtue in the hand of another."""
    hand = pos.hand(other)
    return any(hand.card(slot) == virtue and hand.knowers(slot) & bit(seat) for slot in range(len(hand.slots)))


def helps_rivals(pos: Heros, seat: int, virtue: int) -> bool:
    """Whether an avatar needs a virtue that is neither in view nor the seat's own: it may be another player's."""
    own = pos.avatar(seat)
    for avatar in (AVATAR + virtue, AVATAR + (virtue + VIRTUES - 1) % VIRTUES):
        in_view = any(pos.posed(other).count(avatar) for other in range(pos.seats))
        if not in_view and not own.count(avatar):
            return True
    return False


# The turn.


def asking(pos: Heros, seat: int, virtue: int) -> list[Reason]:
    """What the card would serve for, whether somebody is known to have it, and whether it is the likeliest to be had."""
    if not serves(pos, seat, virtue):
        return []
    named: dict[str, int | str] = {"virtue": card_name(virtue)}
    found: list[Reason] = []
    if virtue in missing(pos, seat) and not can_pose(pos, seat):
        found.append(Reason("why-ask-pose" if can_pose(pos, seat, virtue) else "why-ask-half", named))
    if has_defect(pos, seat, virtue):
        found.append(Reason("why-ask-correct", {**named, "defect": defect_name(virtue)}))
    if any(is_known(pos, seat, other, virtue) for other in range(pos.seats) if other != seat):
        found.append(Reason("why-ask-known", named))
    others = [unseen(pos, seat, other) for other in range(VIRTUES) if other != virtue and serves(pos, seat, other)]
    left = unseen(pos, seat, virtue)
    if others and left > max(others):
        found.append(Reason("why-ask-left", {**named, "count": left}))
    return found


def drawing(pos: Heros, seat: int) -> list[Reason]:
    """That one must, that there is nothing to ask for, or that a request may cost the step in which avatars are played."""
    if not any(ASK.covers(action) for action in pos.legal(seat)):
        return []
    useful = [virtue for virtue in range(VIRTUES) if serves(pos, seat, virtue)]
    found = [] if useful else [Reason("why-draw-nothing")]
    if can_pose(pos, seat):
        found.append(Reason("why-draw-step"))
    if useful and all(unseen(pos, seat, virtue) == 0 for virtue in useful):
        found.append(Reason("why-draw-gone"))
    return found[:2]


# The optional step.


def posing(pos: Heros) -> list[Reason]:
    """The points of the avatar less those of two cards; if no avatar comes after, none counts against."""
    last = len(pos.avatar_pile.slots) == 0
    gain = int(pos.cards.posed_points - 2 * pos.cards.virtue_points - (pos.cards.unposed_points if last else i64(0)))
    found = [Reason("why-pose", {"gain": gain})] if gain > 0 else []
    return [*found, Reason("why-pose-last")] if last else found


def correcting(pos: Heros, virtue: int) -> list[Reason]:
    """The points of a defect less those of the card that pays."""
    gain = int(-pos.cards.defect_points - pos.cards.virtue_points)
    return [Reason("why-correct", {"defect": defect_name(virtue), "gain": gain})] if gain > 0 else []


def finishing(pos: Heros, seat: int) -> list[Reason]:
    """That all one could do now would cost a sun, or a virtue that the avatar needs."""
    others = [action for action in pos.legal(seat) if not FINISH.covers(action)]
    if not others:
        return []
    if all(POSE.part(action) if POSE.covers(action) else CORRECT.part(action, 1) for action in others):
        return [Reason("why-finish-sun")]
    spent = [int(CORRECT.part(action, 0)) for action in others if CORRECT.covers(action) and not CORRECT.part(action, 1)]
    wanted = wants(pos, seat)
    needed = [virtue for virtue in spent if wanted >> virtue & 1 and pos.count(seat, virtue) == 1]
    if len(spent) == len(others) == len(needed) == 1:
        return [Reason("why-keep-avatar", {"virtue": card_name(needed[0])})]
    return []


# Answers.


def trading(pos: Heros, seat: int, sun: int) -> list[Reason]:
    """An advantage for a card, which may be one that is not missed."""
    gain = int(pos.cards.advantage_points - pos.cards.virtue_points)
    found = [Reason("why-advantage", {"gain": gain})] if gain > 0 else []
    virtue = asked_virtue(pos)
    return found if sun else [*found, *spared(pos, seat, virtue), *threatened(pos, virtue)][:2]


def declining(pos: Heros, seat: int) -> list[Reason]:
    """What the card is kept for."""
    virtue = asked_virtue(pos)
    count = pos.count(seat, virtue)
    if count == 1 and wants(pos, seat) >> virtue & 1:
        return [Reason("why-keep-avatar", {"virtue": card_name(virtue)})]
    if count == 1 and has_defect(pos, seat, virtue):
        return [Reason("why-keep-defect", {"virtue": card_name(virtue), "defect": defect_name(virtue)})]
    return [Reason("why-keep-sun")] if count == 0 and pos.count(seat, SUN) else []


def asked_virtue(pos: Heros) -> int:
    """The virtue of the request or challenge that is being answered."""
    top = pos.agenda[-1]
    assert isinstance(top, (AnswerRequest, AnswerChallenge))
    return int(top.virtue) - 1


# Exchanges.


def giving(pos: Heros, seat: int, cards: list[int]) -> list[Reason]:
    """That a setback will take what is kept, that it is of no use to anybody, or that one does not miss it."""
    if SUN in cards:
        return []
    if len(set(cards)) == 2:
        return giving_both(pos, seat, cards)[:2]
    virtue = cards[0]
    named: dict[str, int | str] = {"virtue": card_name(virtue)}
    found = [*threatened(pos, virtue)]
    if to_come(pos, CHALLENGE, virtue) == 0:
        found.append(Reason("why-give-unasked", named))
    if not helps_rivals(pos, seat, virtue):
        found.append(Reason("why-give-useless", named))
    return [*found, *spared(pos, seat, virtue, len(cards))][:2]


def giving_both(pos: Heros, seat: int, virtues: list[int]) -> list[Reason]:
    """The same of two cards that differ."""
    taken = [virtue for virtue in virtues if threatened(pos, virtue)]
    found = [Reason("why-give-setback-both")] if len(taken) == 2 else [each for one in taken for each in threatened(pos, one)]
    if not any(to_come(pos, CHALLENGE, virtue) for virtue in virtues):
        found.append(Reason("why-give-unasked-both"))
    if not any(helps_rivals(pos, seat, virtue) for virtue in virtues):
        found.append(Reason("why-give-useless-both"))
    if not any(needed(pos, seat, virtue) for virtue in virtues):
        found.append(Reason("why-give-unneeded-both"))
    return found


def threatened(pos: Heros, virtue: int) -> list[Reason]:
    """That the setback which takes a virtue is still in the draw pile."""
    return [Reason("why-give-setback", {"virtue": card_name(virtue)})] if to_come(pos, PREJUDICE, virtue) else []


def to_come(pos: Heros, row: i64, virtue: int) -> int:
    """How many setbacks or challenges of a virtue are still to be drawn. They never stay in a hand, so it is known."""
    copies = pos.cards.event_copies[(row - DEFECT) // 16 * VIRTUES + virtue]
    return int(copies - pos.discard.count(row + virtue))


def spared(pos: Heros, seat: int, virtue: int, given: int = 1) -> list[Reason]:
    """That one has another card of a virtue, or no use for it."""
    if pos.count(seat, virtue) > given:
        return [Reason("why-give-spare", {"virtue": card_name(virtue)})]
    return [] if needed(pos, seat, virtue) else [Reason("why-give-unneeded", {"virtue": card_name(virtue)})]


def needed(pos: Heros, seat: int, virtue: int) -> bool:
    """Whether the avatar or a defect in the hand needs a virtue."""
    return wants(pos, seat) >> virtue & 1 != 0 or has_defect(pos, seat, virtue)


def choosing(pos: Heros, seat: int, player: int, players: list[int]) -> list[Reason]:
    """A sun among virtues offered, a card that one knows and needs, or the one who has least in view."""
    found: list[Reason] = []
    if pos.answered(player) == WITH_SUN and any(pos.answered(other) == WITH_VIRTUE for other in players):
        found.append(Reason("why-partner-sun"))
    for virtue in range(VIRTUES):
        if not pos.request and serves(pos, seat, virtue) and is_known(pos, seat, player, virtue):
            found.append(Reason("why-partner-known", {"virtue": card_name(virtue)}))
            break
    points = in_view(pos, player)
    if len(players) > 1 and all(in_view(pos, other) > points for other in players if other != player):
        found.append(Reason("why-partner-behind", {"points": points}))
    return found[:2]


def in_view(pos: Heros, seat: int) -> int:
    """The points of a player that everybody sees: avatars played, advantages, and an avatar still in hand."""
    cards = pos.cards
    posed = cards.posed_points * len(pos.posed(seat).slots) + cards.unposed_points * len(pos.avatar(seat).slots)
    return int(posed + cards.advantage_points * pos.advantages(seat))


def card_name(virtue: int) -> str:
    """The key of a virtue's name."""
    return f"card-V{virtue + 1:02}"


def defect_name(virtue: int) -> str:
    """The key of the name of the defect that a virtue corrects."""
    return f"card-D{virtue + 1:02}"
