"""A fight as one of its two players sees it: how likely he wins, what a bid brings, which cards to lay.

The opponent is taken for a player who reckons: for each strength that his hidden cards may have, he follows a bid if that
looks better to him than withdrawing. Bidding against him makes bluffs with nothing and traps with much pay by themselves.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ....engine.zone import CARD
from ..rules.auction import AnswerBid, cap
from ..rules.content import (
    LIGHT_FINGERS,
    LOSE_CARD,
    PAY,
    RECKLESS,
)
from ..rules.position import Conan
from ..rules.resolution import WAVES, ChooseAttribute, LayCards
from .fight_odds import (
    SPREAD,
    at_most,
    best_boosts,
    bolder,
    boost,
    changes_to,
    fight_spread,
    hidden_spread,
    margin,
)
from .valuation import A_CARD, keeping, loot_worth, progress, prospect, rivalry

RUIN: Final = 14.0
LAST_RIVAL: Final = 8.0
A_RIVAL: Final = 3.0
A_BOOST: Final = 0.45
CAUTION: Final = 0.2
CLOSE: Final = 1.2
TELLING: Final = 0.05
PLENTY: Final[i64] = 7
TOO_MUCH: Final = 0.4
RASH: Final = 2.0
HARMLESS: Final[i64] = 4


class Contest:
    """`seat` fights `foe`; `acts` says that it is the hero who faces or challenges, who must be strictly ahead (CONAN-613).

    `lead` is by how much the seat is ahead in the attribute that is likely, or known; `mine` what its own cards add.
    `prize` and `penalty` are what victory and defeat bring besides the stake, `weight` what a point of the foe is worth;
    `forfeits` says that an owner who withdraws gives up the Challenge (CONAN-1204).
    """

    pos: Conan
    seat: i64
    foe: i64
    place: i64
    acts: bool
    lead: i64
    mine: i64
    weight: float
    prize: float
    penalty: float
    foe_prize: float
    foe_penalty: float
    foe_cards: list[float]
    own_cards: list[float]
    forfeits: bool

    def __init__(self, pos: Conan, seat: i64, hero: i64, other: i64, place: i64) -> None:
        self.pos = pos
        self.seat = seat
        self.acts = seat == hero
        self.foe = other if self.acts else hero
        self.place = place
        self.forfeits = place >= 0 and pos.rules.forfeit
        self.weight = 1.0 + rivalry(pos, seat, self.foe)
        self.prize, self.penalty = outlook(pos, seat, hero, other, place)
        self.foe_prize, self.foe_penalty = outlook(pos, self.foe, hero, other, place)
        self.foe_cards = fight_spread(pos, self.foe, WAVES)
        self.own_cards = hidden_spread(len(pos.hand(seat).slots), WAVES)
        self.lead = 0
        self.mine = 0
        self.foresee_attribute(hero, other)

    def foresee_attribute(self, hero: i64, other: i64) -> None:
        """The chooser takes what suits him: one's own cards count for oneself, the foe goes by what the table shows."""
        chooser = other if self.place < 0 else hero
        best: i64 = -99
        for attribute in range(3):
            lead = self.ahead(hero, other, attribute)
            mine = best_boosts(self.pos, self.seat, attribute, WAVES)
            liked = lead + mine if chooser == self.seat else -lead
            if liked > best:
                best = liked
                self.lead, self.mine = lead, mine
        if chooser != self.seat:
            self.mine = max(self.mine, self.by_changing(hero, other))

    def ahead(self, hero: i64, other: i64, attribute: i64) -> i64:
        """By how much the seat is ahead in an attribute, before any card."""
        ahead = margin(self.pos, hero, other, self.place, attribute)
        return ahead if self.acts else -ahead

    def by_changing(self, hero: i64, other: i64) -> i64:
        """What the best changer of the hand, and two more cards, add to the foe's choice."""
        best: i64 = 0
        for slot in self.pos.hand(self.seat).slots:
            attribute = changes_to(self.pos, slot & CARD)
            if attribute >= 0:
                cards = best_boosts(self.pos, self.seat, attribute, WAVES - 1)
                best = max(best, self.ahead(hero, other, attribute) - self.lead + cards)
        return best

    # Chances.

    def wins_against(self, strength: i64) -> bool:
        """Whether the seat wins with all its cards against a foe whose cards have some strength."""
        return self.lead + self.mine - strength >= (1 if self.acts else 0)

    def chance(self, spread: list[float]) -> float:
        """Of winning with all one's cards against a foe of such a spread."""
        return at_most(spread, self.lead + self.mine - (1 if self.acts else 0))

    def foe_chance(self, strength: i64, feared: list[float]) -> float:
        """What the foe would think of his chances, had his cards that strength, against what he fears of ours."""
        return at_most(feared, strength - self.lead - (0 if self.acts else 1))

    # Bids.

    def foe_withdraws(self, strength: i64, feared: list[float], bid: i64, lost: float) -> float:
        """How likely a foe of some strength withdraws from a bid, and loses what he has bid, rather than follow."""
        chance = self.foe_chance(strength, feared)
        stake = self.weight * float(bid)
        follow = chance * (stake + self.foe_prize) - (1.0 - chance) * (stake + self.foe_penalty)
        if bid >= self.pos.glory(self.foe):
            follow -= RUIN * (1.0 - chance)
        return 1.0 / (1.0 + exp(min(30.0, (follow + lost) / CLOSE)))

    def bidding(self, spread: list[float], bid: i64, taken: i64) -> float:
        """What a bid brings by the strength of the foe's cards: he follows, or withdraws, with his Challenge or without."""
        lost = self.weight * float(taken)
        gained = lost
        feared = bolder(self.own_cards, bid, TELLING)
        if self.acts and self.forfeits:
            lost += self.foe_penalty
            gained += self.prize
        value = 0.0
        strength: i64 = 0
        while strength < SPREAD:
            if spread[strength] > 0.0:
                withdraws = self.foe_withdraws(strength, feared, bid, lost)
                fought = self.victory(bid) if self.wins_against(strength) else -self.defeat(bid)
                value += spread[strength] * (withdraws * gained + (1.0 - withdraws) * fought)
            strength += 1
        return value

    def victory(self, stake: i64) -> float:
        """What winning a fight for a stake brings."""
        value = self.weight * staked(stake) + self.prize - A_BOOST * float(self.mine)
        if stake >= self.pos.glory(self.foe):
            value += LAST_RIVAL if self.pos.living_count() == 2 else A_RIVAL
        return value

    def defeat(self, stake: i64) -> float:
        """The more one loses the worse, and all of it is the end."""
        much = min(stake, PLENTY)
        value = self.weight * staked(stake) + self.penalty + A_BOOST * float(self.mine) + CAUTION * float(much * much)
        return value + RUIN if stake >= self.pos.glory(self.seat) else value

    def opening(self, bid: i64) -> float:
        """What an opening bid brings."""
        return self.bidding(self.foe_cards, bid, least(self.pos, self.seat, self.foe)) - self.rashness(bid)

    def following(self, bid: i64) -> float:
        """What following a bid brings."""
        chance = self.chance(bolder(self.foe_cards, bid, TELLING))
        return chance * self.victory(bid) - (1.0 - chance) * self.defeat(bid)

    def raising(self, bid: i64, before: i64) -> float:
        """What raising a bid to another brings."""
        return self.bidding(bolder(self.foe_cards, before, TELLING), bid, before) - self.rashness(bid)

    def rashness(self, bid: i64) -> float:
        """Nobody offers by himself to stake much more than a third of what he has; whoever is made to may follow."""
        return RASH * float(max(i64(0), bid - max(HARMLESS, self.pos.glory(self.seat) // 3)))

    def withdrawing(self, last: i64) -> float:
        """What withdrawing brings to who has bid some amount before: a loss."""
        taken = max(last, least(self.pos, self.foe, self.seat))
        value = -self.weight * float(taken)
        if self.forfeits and not self.acts:
            value -= self.penalty
        return value - RUIN if taken >= self.pos.glory(self.seat) else value

    def best_opening(self) -> float:
        """What facing or challenging brings, bidding well."""
        highest = min(cap(self.pos, self.seat, self.foe), i64(5))
        best = self.opening(1)
        bid: i64 = 2
        while bid <= highest:
            best = max(best, self.opening(bid))
            bid += 1
        return best


def staked(stake: i64) -> float:
    """A lead, or a gap, beyond some points matters less and less."""
    return float(min(stake, PLENTY)) + TOO_MUCH * float(max(i64(0), stake - PLENTY))


def least(pos: Conan, winner: i64, loser: i64) -> i64:
    """What a player loses at least who withdraws (CONAN-507)."""
    return min(pos.glory(loser), i64(2) if pos.has_power(winner, LIGHT_FINGERS) else i64(1))


# What is at stake besides glory.


def outlook(pos: Conan, seat: i64, hero: i64, other: i64, place: i64) -> tuple[float, float]:
    """What victory and defeat bring a player besides the stake."""
    if place < 0:
        return duel_outlook(pos, seat, other if seat == hero else hero, seat == hero)
    gain = progress(pos, seat, hero, place)
    card = pos.challenges.card(place)
    failure = pos.cards.failure(card)
    loss = A_CARD if failure == LOSE_CARD else float(min(failure, i64(1)))
    bonus = float(pos.cards.trophy(card)) + (1.0 if pos.has_power(hero, PAY) else 0.0)
    if seat == hero:
        return gain + bonus, loss
    rival = rivalry(pos, seat, hero)
    return rival * loss, rival * (gain + bonus)


def duel_outlook(pos: Conan, seat: i64, foe: i64, challenges: bool) -> tuple[float, float]:
    """Who loses a duel leaves the Adventure; a challenger who wins takes its loot at once if nothing else holds him back."""
    adventure = pos.stands_on(seat)
    rival = rivalry(pos, seat, foe)
    mine, theirs = prospect(pos, seat, seat, adventure), prospect(pos, seat, foe, adventure)
    free = pos.carries(adventure) == 0
    if free and challenges:
        return loot_worth(pos, seat, adventure) - mine + rival * theirs, 0.7 * mine
    if free:
        return 0.5 * mine + rival * theirs, 0.7 * mine + rival * (loot_worth(pos, foe, adventure) - theirs)
    return 0.3 * mine + 0.7 * rival * theirs, 0.7 * mine + 0.3 * rival * theirs


# The answers of a fight.


def contest_of(pos: Conan, top: AnswerBid) -> Contest:
    """The contest of a bid that waits for its answer, as the one who answers sees it."""
    return Contest(pos, top.seat, top.hero, top.other, top.place)


def attribute_chance(pos: Conan, top: ChooseAttribute, attribute: i64, waves: i64 = WAVES) -> float:
    """Of winning in an attribute with so many cards of one's own."""
    acts = top.seat == top.hero
    ahead = margin(pos, top.hero, top.other, top.place, attribute)
    lead = ahead - 1 if acts else -ahead
    spread = fight_spread(pos, top.other if acts else top.hero, WAVES)
    return at_most(spread, lead + best_boosts(pos, top.seat, attribute, waves))


def attribute_worth(pos: Conan, top: ChooseAttribute, attribute: i64) -> float:
    """The chance of winning with one's cards, and a little for what needs none."""
    return 10.0 * attribute_chance(pos, top, attribute, WAVES) + 3.0 * attribute_chance(pos, top, attribute, 0)


class Laying:
    """Which cards a contestant may lay in the waves that are left, and what that is worth."""

    pos: Conan
    seat: i64
    prize: float
    weight: float
    stake: i64
    foe: i64
    lead: i64
    attribute: i64
    need: i64
    waves: i64
    foe_goes: bool
    spread: list[float]
    base: list[int]

    def __init__(self, pos: Conan, top: LayCards, seat: i64) -> None:
        hero, other = top.hero, top.other
        contest = Contest(pos, seat, hero, other, top.place)
        self.pos = pos
        self.seat = seat
        self.foe = contest.foe
        self.stake = top.stake
        self.weight = contest.weight
        self.prize = contest.prize + contest.penalty + 2.0 * contest.weight * float(top.stake)
        if top.stake >= min(pos.glory(seat), pos.glory(self.foe)):
            self.prize += RUIN
        self.need = 1 if contest.acts else 0
        self.waves = WAVES + 1 - top.wave
        self.foe_goes = top.asked(self.foe)
        self.spread = fight_spread(pos, self.foe, self.waves if self.foe_goes else 0)
        self.base = [int(contest.ahead(hero, other, attribute)) for attribute in range(3)]
        self.attribute = top.attribute
        self.lead = 0
        for slot in pos.laid(seat).slots:
            if changes_to(pos, slot & CARD) >= 0:
                self.attribute = changes_to(pos, slot & CARD)
        for slot in pos.laid(seat).slots:
            self.lead += boost(pos, slot & CARD, self.attribute)
        self.lead += self.base[self.attribute]

    def chance(self, more: i64) -> float:
        """Of winning with so much more than what is laid already."""
        return at_most(self.spread, self.lead + more - self.need)

    def gain(self, card: i64) -> i64:
        """By how much a card changes the lead."""
        attribute = changes_to(self.pos, card)
        if attribute < 0:
            return boost(self.pos, card, self.attribute)
        more = self.base[attribute] - self.base[self.attribute]
        for slot in self.pos.laid(self.seat).slots:
            more += boost(self.pos, slot & CARD, attribute) - boost(self.pos, slot & CARD, self.attribute)
        return more

    def stopping(self) -> float:
        """What laying no more cards is worth."""
        return self.chance(0) * self.prize

    def laying(self, card: i64) -> float:
        """A card, alone or with the best that may follow it; Recklessness pays if the fight is won."""
        cost = keeping(self.pos, self.seat, card)
        more = self.gain(card)
        value = self.chance(more) * self.prize - cost
        if self.pos.cards.special_effect(card) == RECKLESS:
            left = max(i64(0), self.pos.glory(self.foe) - self.stake - 1)
            value += self.chance(0) * self.weight * float(min(self.pos.cards.amount(card), left))
        if self.waves > 1:
            value = max(value, self.followed(card, more, cost))
        return value

    def followed(self, card: i64, more: i64, cost: float) -> float:
        """The same with the best other card after it."""
        best: i64 = 0
        dear = 0.0
        for slot in self.pos.hand(self.seat).slots:
            other = slot & CARD
            if other != card and changes_to(self.pos, other) < 0 and boost(self.pos, other, self.attribute) > best:
                best = boost(self.pos, other, self.attribute)
                dear = keeping(self.pos, self.seat, other)
        if best == 0:
            return -1000.0
        return self.chance(more + best) * self.prize - cost - dear

    def bluffs(self, card: i64) -> bool:
        """Whether a card would do nothing for its side."""
        return self.pos.cards.special_effect(card) != RECKLESS and self.gain(card) <= 0
