"""Treaties and alliances: what an offer is worth to each side, and which one to make.

What a card or an Object is worth differs from hero to hero, and glory changes hands without loss: where more than two play,
two of them may both gain on the others. Between the last two, whatever one gains the other loses.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....engine.zone import CARD
from ..rules.content import OBJECT, OBJECTS
from ..rules.position import NOBODY, Conan
from ..rules.treaties.alliance import QUARTERS, TO_PARTNER, TO_PROPOSER, AnswerAlliance
from ..rules.treaties.terms import ANY_CARD, Terms, suits, terms_of
from ..rules.treaties.treaty import AnswerTreaty
from ..rules.verbs import ASK, CEDE, CHARGE, CLAIM, GIVE, PAY, SIGN, TREATY, TRUCE
from .fight_odds import boost, margin
from .valuation import A_CARD, AN_OBJECT, discounted, keeping, loot_worth, object_worth, patience, rivalry, turns_needed

# What a card asked by category is worth to who gives it and to who gets it: one gives what one misses least.
GIVEN_UP: Final = [0.9, 1.0, 0.5, 0.4]
GOT: Final = [1.0, 1.15, 0.7, 0.6]
HIGHEST_PRICE: Final[i64] = 4
A_TRUCE: Final = 0.2
TIPS: Final = 0.8
WORTHWHILE: Final = 0.25
LIKELY: Final = 0.15
OUT_OF_THE_QUESTION: Final = -50.0


# What changes hands.


def both_ways(pos: Conan, seat: i64, other: i64, mine: float, theirs: float) -> float:
    """Something that is worth so much to a player and to his rival comes from the rival."""
    return mine + rivalry(pos, seat, other) * theirs


def card_swing(pos: Conan, seat: i64, other: i64, card: i64) -> float:
    """What it is worth to a player that a card is his and not the other's."""
    return both_ways(pos, seat, other, wanting(pos, seat, card), wanting(pos, other, card))


def wanting(pos: Conan, seat: i64, card: i64) -> float:
    """What a card is worth to a player, more if it would tip the fight with a Challenge that all see before his hero."""
    worth = keeping(pos, seat, card)
    if not pos.cards.bears_indicator(card) or pos.stands_on(seat) < 0:
        return worth
    for place in range(len(pos.challenges.slots)):
        if pos.adventure_of(place) == pos.stands_on(seat) and not pos.face_down(place):
            worth += TIPS * tips(pos, seat, place, card)
    return worth


def tips(pos: Conan, seat: i64, place: i64, card: i64) -> float:
    """How much a card helps against a Challenge in the hero's best attribute, where he is not ahead without it."""
    best: i64 = 0
    for attribute in range(1, 3):
        if margin(pos, seat, NOBODY, place, attribute) > margin(pos, seat, NOBODY, place, best):
            best = attribute
    ahead = margin(pos, seat, NOBODY, place, best)
    return float(max(i64(0), min(boost(pos, card, best), 1 - ahead))) if ahead > -2 else 0.0


def asked_swing(pos: Conan, seat: i64, other: i64, asked: i64, gets: bool) -> float:
    """The same for a card known by its category only."""
    if asked < 0:
        return 0.0
    got, given = GOT[asked], GIVEN_UP[asked]
    return both_ways(pos, seat, other, got if gets else given, given if gets else got)


def objects_swing(pos: Conan, seat: i64, other: i64, chosen: i64) -> float:
    """What it is worth to a player that some Objects, a bit for each, are his and not the other's."""
    worth = 0.0
    number: i64 = 0
    while number < OBJECTS:
        if chosen >> number & 1:
            card = OBJECT + number
            worth += both_ways(pos, seat, other, object_worth(pos, seat, card), object_worth(pos, other, card))
        number += 1
    return worth


def terms_swing(pos: Conan, seat: i64, other: i64, terms: Terms, writes: bool) -> float:
    """What the public terms bring a player who writes them, or to whom they are put."""
    gets = both_ways(pos, seat, other, 1.0, 1.0) * float(terms.glory)
    gets += objects_swing(pos, seat, other, terms.ceded) - objects_swing(pos, seat, other, terms.claimed)
    asked = asked_swing(pos, seat, other, terms.first, writes) + asked_swing(pos, seat, other, terms.second, writes)
    truce = A_TRUCE if terms.truce else 0.0
    return (asked - gets if writes else gets - asked) + truce


# Answering a treaty.


def treaty_gain(pos: Conan, top: AnswerTreaty) -> float:
    """What accepting brings: the cards offered as far as they are known, less what one would hand over."""
    seat, author = top.seat, top.author
    gain = terms_swing(pos, seat, author, top.terms, False)
    for place in range(len(pos.offered.slots)):
        if pos.offered.knowers(place) >> seat & 1:
            gain += card_swing(pos, seat, author, pos.offered.card(place))
        else:
            asked = pos.offered.kind(place) - 1
            gain += asked_swing(pos, seat, author, asked if asked >= 0 else ANY_CARD, True)
    return gain


def robs(pos: Conan, top: AnswerTreaty) -> bool:
    """Whether a treaty asks for something and offers nothing."""
    asks = top.glory < 0 or top.first >= 0 or top.claimed > 0
    return asks and top.glory <= 0 and top.ceded == 0 and top.truce == 0 and len(pos.offered.slots) == 0


# Writing a treaty.


class Plan:
    """The steps of a treaty worth proposing, after its opening verb, and what one hopes of it."""

    steps: list[int]
    hope: float
    gain: float
    other: i64

    def __init__(self) -> None:
        self.steps = []
        self.hope = 0.0
        self.gain = 0.0
        self.other = -1

    def consider(self, pos: Conan, seat: i64, other: i64, steps: list[int], begun: list[int]) -> None:
        """Keep a treaty that goes on as one has begun, if it brings more, weighed by how gladly the other would accept."""
        if not goes_on(steps, begun):
            return
        gain, theirs = sides(pos, seat, other, steps)
        if gain < WORTHWHILE or theirs < LIKELY:
            return
        hope = gain * min(1.0, 0.4 + 0.4 * theirs)
        if hope > self.hope:
            self.hope, self.gain, self.steps, self.other = hope, gain, steps, other


def goes_on(steps: list[int], begun: list[int]) -> bool:
    """Whether the steps of a treaty begin with those written already, and are more."""
    if len(begun) >= len(steps):
        return False
    return steps[: len(begun)] == begun


def sides(pos: Conan, seat: i64, other: i64, steps: list[int]) -> tuple[float, float]:
    """What a treaty brings to its author and, as he sees it, to the other."""
    terms = terms_of(steps)
    ours = terms_swing(pos, seat, other, terms, True)
    theirs = terms_swing(pos, other, seat, terms, False)
    for step in steps:
        if GIVE.covers(step):
            card = GIVE.part(step)
            ours -= card_swing(pos, seat, other, card)
            theirs += card_swing(pos, other, seat, card)
    return ours, theirs


def best_treaty(pos: Conan, seat: i64, other: i64, begun: list[int], plan: Plan) -> None:
    """Sell a card or an Object, swap one, or buy an Object; `begun` are the steps written already."""
    last: i64 = -1
    for slot in pos.hand(seat).slots:
        if slot & CARD != last:
            last = slot & CARD
            consider_gift(pos, seat, other, GIVE.of(last, 1), begun, plan)
    for slot in pos.objects(seat).slots:
        consider_gift(pos, seat, other, CEDE.of((slot & CARD) - OBJECT), begun, plan)
    for slot in pos.objects(other).slots:
        claim = CLAIM.of((slot & CARD) - OBJECT)
        for price in range(1, min(HIGHEST_PRICE, pos.spare_glory(seat)) + 1):
            plan.consider(pos, seat, other, ended(pos, [PAY.of(price - 1), claim]), begun)


def consider_gift(pos: Conan, seat: i64, other: i64, gift: i64, begun: list[int], plan: Plan) -> None:
    """Something of one's own for glory, or for a card."""
    for price in range(1, min(HIGHEST_PRICE, pos.spare_glory(other)) + 1):
        charge = CHARGE.of(price - 1)
        terms = [charge, gift] if CEDE.covers(gift) else [gift, charge]
        plan.consider(pos, seat, other, ended(pos, terms), begun)
    if len(pos.hand(other).slots):
        for asked in range(3):
            plan.consider(pos, seat, other, ended(pos, [gift, ASK.of(asked)]), begun)


def ended(pos: Conan, steps: list[int]) -> list[int]:
    """A truce is added where the table has them (CONAN-1202)."""
    return [*steps, int(TRUCE.of()), int(SIGN.of())] if pos.rules.truce else [*steps, int(SIGN.of())]


def plan_proposal(pos: Conan, seat: i64) -> Plan:
    """The best treaty with anybody, as far as it is not begun with somebody."""
    plan = Plan()
    for other in range(pos.seats):
        if other != seat and pos.living(other):
            if len(pos.draft) == 0 or pos.draft[0] == TREATY.of(other):
                best_treaty(pos, seat, other, pos.draft[1:], plan)
    return plan


def plan_counter(pos: Conan, top: AnswerTreaty) -> Plan:
    """The best counter to a treaty, as far as it is begun."""
    plan = Plan()
    best_treaty(pos, top.seat, top.author, pos.draft[1:], plan)
    return plan


def step_worth(pos: Conan, seat: i64, other: i64, plan: Plan, action: i64) -> float:
    """Of the next step of a treaty: what the plan says; without one, whatever hurts the one it hurts most the least."""
    done = len(pos.draft) - 1
    if plan.steps:
        return 10.0 if plan.steps[done] == action else -10.0
    if other < 0:
        other = pos.following(seat)
    ours, theirs = sides(pos, seat, other, [*pos.draft[1:], int(action)])
    return min(ours, theirs) - 20.0


def handing_worth(pos: Conan, seat: i64, card: i64) -> float:
    """One hands over what one misses least."""
    return -keeping(pos, seat, card)


def cheapest(pos: Conan, seat: i64, asked: i64) -> float:
    """What one would miss least of a category."""
    least = 9.0
    for slot in pos.hand(seat).slots:
        if suits(pos, slot & CARD, asked):
            least = min(least, keeping(pos, seat, slot & CARD))
    return least


# Alliances.


def solo_turns(pos: Conan, viewer: i64, seat: i64, other: i64) -> float:
    """How long a hero needs who stays opposed to the other: strong in a duel, less."""
    adventure = pos.stands_on(seat)
    best: i64 = -9
    worst: i64 = 9
    for attribute in range(3):
        ahead = margin(pos, seat, other, -1, attribute)
        best, worst = max(best, ahead), min(worst, ahead)
    strength = 0.15 * float(best + worst)
    return turns_needed(pos, viewer, seat, adventure) + 1.0 - strength


def alliance_gain(pos: Conan, viewer: i64, seat: i64, other: i64, share: i64, spoils: float) -> float:
    """What an alliance brings a player: his share of loot that comes sooner, less the hope of having it alone.

    `share` is his, in quarters; `spoils` his part of the Objects and cards. What the other gains counts against it.
    """
    adventure = pos.stands_on(seat)
    calm = patience(pos)
    alone = discounted(loot_worth(pos, seat, adventure), solo_turns(pos, viewer, seat, other), calm)
    theirs_alone = discounted(loot_worth(pos, other, adventure), solo_turns(pos, viewer, other, seat), calm)
    turns = max(1.0, allied_turns(pos, viewer, seat, other))
    rest = AN_OBJECT * float(pos.cards.loot_objects(adventure)) + A_CARD * float(pos.cards.loot_cards(adventure))
    whole = float(pos.cards.loot_glory(adventure))
    part = 0.25 * float(share)
    mine = discounted(part * whole + spoils * rest, turns, calm)
    theirs = discounted((1.0 - part) * whole + (1.0 - spoils) * rest, turns, calm)
    alone, theirs_alone = 0.6 * alone, 0.6 * theirs_alone
    return mine - alone - rivalry(pos, seat, other) * (theirs - theirs_alone)


def allied_turns(pos: Conan, viewer: i64, seat: i64, other: i64) -> float:
    """Both work at the same Challenges, each in his turn; neither is in the other's way."""
    adventure = pos.stands_on(seat)
    fastest = min(turns_needed(pos, viewer, seat, adventure), turns_needed(pos, viewer, other, adventure))
    return 0.6 * (fastest - 1.4)


def spoils_of(spoils: i64, proposes: bool) -> float:
    """A player's part of the loot that is not glory."""
    if spoils == TO_PROPOSER:
        return 1.0 if proposes else 0.0
    return (0.0 if proposes else 1.0) if spoils == TO_PARTNER else 0.5


def proposal_worth(pos: Conan, seat: i64, other: i64, share: i64, spoils: i64) -> float:
    """What an alliance brings the proposer, if the other is likely to accept it."""
    theirs = alliance_gain(pos, seat, other, seat, QUARTERS - share, spoils_of(spoils, False))
    ours = alliance_gain(pos, seat, seat, other, share, spoils_of(spoils, True))
    return ours * min(1.0, 0.4 + 0.4 * theirs) if min(ours, theirs) > LIKELY else OUT_OF_THE_QUESTION


def answer_worth(pos: Conan, top: AnswerAlliance) -> float:
    """What accepting an alliance brings to who is asked: the partner, or the proposer after a counter."""
    if top.seat == top.partner:
        part = spoils_of(top.spoils, False)
        return alliance_gain(pos, top.seat, top.seat, top.proposer, QUARTERS - top.share, part)
    return alliance_gain(pos, top.seat, top.seat, top.partner, top.share, spoils_of(top.spoils, True))


def amend_worth(pos: Conan, top: AnswerAlliance, share: i64, spoils: i64) -> float:
    """Other terms, for the partner who is asked; the share is still the proposer's."""
    ours = alliance_gain(pos, top.seat, top.seat, top.proposer, QUARTERS - share, spoils_of(spoils, False))
    theirs = alliance_gain(pos, top.seat, top.proposer, top.seat, share, spoils_of(spoils, True))
    return ours * min(1.0, 0.4 + 0.4 * theirs) - 0.2 if min(ours, theirs) > LIKELY else OUT_OF_THE_QUESTION
