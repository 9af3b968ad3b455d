"""The team against the Adversary: how far ahead the Heroes are likely to be at the end, and the chance that they win."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from ..rules.challenge.prospects import adversary_bonus, class_bonus, difficulty
from ..rules.hero import Hero
from ..rules.layout import ADVERSARY_XP, ENDS_WITH, FACED_FINAL, FACED_FRONT, FINAL_TURN, FINALS, KIND, STORY_TURN, TURNED
from ..rules.position import BOTTOM_LEVEL, WHOLE_STORY, XP_PER_CLASS_LEVEL, Epic

# Chances of the team: how far its expectation may be off, and how much the Adversary gains a turn on a failure of 1.
UNCERTAINTY: Final = 1.1
UNCERTAINTY_EACH: Final = 0.9
GAINS: Final = 0.22
# Against the Adversary: the symbols that a card still to come adds to each of its Skills, and what DOUBLE costs.
GROWTH: Final = 0.22
A_DOUBLE: Final = 0.4
# How many Dark Runes are usually paid for in the Final battle.
USUAL_DARKS: Final = 1.5


def runes(symbols: float) -> float:
    """What so many symbols of a Skill add to a roll on average."""
    return 1.5 * min(symbols, 2.0) + min(max(symbols - 2.0, 0.0), 1.0)


def positive(mean: float) -> float:
    """What is above 0 of a number that lies about a mean, as rolls do."""
    if mean <= -3.0:
        return 0.0
    return mean if mean >= 3.0 else (mean + 3.0) * (mean + 3.0) / 12.0


def logistic(x: float) -> float:
    """The logistic curve: a lead in experience as a chance."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, x))))


def expected_margin(hero: Hero, face: i64, left: i64, darks: float, bonus: float) -> float:
    """By how much a Hero is likely to exceed the difficulty of the Adversary, when the time has come."""
    growth = GROWTH * float(left)
    first = runes(float(hero.symbols(hero.cards.first_skill[face])) + growth)
    second = runes(float(hero.symbols(hero.cards.second_skill[face])) + growth)
    return positive(1.5 + first + second + 1.5 * darks + bonus - A_DOUBLE - float(difficulty(hero.cards, face, 0)))


def darks_hoped(hero: Hero, left: i64) -> float:
    """The Dark Runes that a Hero will be able to pay for in the Final battle."""
    if hero.level == BOTTOM_LEVEL:
        return 0.0
    near = 1.0 - min(float(left), 6.0) / 6.0
    return min(3.0, float(hero.reserve) * (0.3 + 0.7 * near) + USUAL_DARKS * (1.0 - near))


def expected_damage(pos: Epic, seat: i64, hero: Hero, left: i64, bonus: float) -> float:
    """The experience that a Hero is likely to take from the Adversary in the attempts to come after this turn."""
    front = pos.opposition.card(0)
    now = i64(pos.counters[KIND]) if seat == pos.active else STORY_TURN
    total = 0.0
    unlocked = hero.class_xp // XP_PER_CLASS_LEVEL
    if now != FINAL_TURN and not pos.faced(seat, FACED_FINAL):
        skilled = float(class_bonus(pos.cards, pos.calling(seat), unlocked, front + 1, 0))
        total += expected_margin(hero, front + 1, left, darks_hoped(hero, left), bonus + skilled)
    if now == STORY_TURN and not pos.faced(seat, FACED_FRONT) and pos.counters[TURNED] == 0:
        ahead = max(left - 3, i64(0))
        modifier = float(adversary_bonus(hero, front))
        total += expected_margin(hero, front, ahead, 1.0, modifier if left <= 4 else 0.5 + 0.5 * modifier)
    return total


def cards_left(pos: Epic, seat: i64) -> i64:
    """The cards that a Hero may still add: nobody goes far beyond the end that another triggers."""
    own: i64 = WHOLE_STORY - len(pos.story(seat).slots)
    if pos.counters[FINALS]:
        return 0
    fewest = own
    for other in range(pos.seats):
        fewest = min(fewest, WHOLE_STORY - len(pos.story(other).slots))
    return min(own, i64(1) if pos.counters[ENDS_WITH] else fewest + 1)


def team_ahead(pos: Epic) -> float:
    """By how much the team is likely to be ahead of the Adversary at the end, in experience."""
    ahead = -float(pos.counters[ADVERSARY_XP])
    failure = float(pos.cards.effect[pos.quest].amount)
    for seat in range(pos.seats):
        left = cards_left(pos, seat)
        hand = 0.4 * float(len(pos.hand(seat).slots))
        ahead += expected_damage(pos, seat, pos.hero(seat), left, hand) - GAINS * failure * float(left)
    return ahead + attempt_under_way(pos)


def attempt_under_way(pos: Epic) -> float:
    """What the Hero in turn is likely to take from the Adversary in this very turn."""
    seat = pos.active
    kind = pos.counters[KIND]
    if kind == STORY_TURN or pos.faced(seat, FACED_FINAL if kind == FINAL_TURN else FACED_FRONT):
        return 0.0
    hero, face = pos.hero(seat), pos.adversary
    hand = 0.4 * float(len(pos.hand(seat).slots))
    unlocked = hero.class_xp // XP_PER_CLASS_LEVEL
    bonus = float(class_bonus(pos.cards, pos.calling(seat), unlocked, face, 0) + adversary_bonus(hero, face))
    return expected_margin(hero, face, 0, darks_hoped(hero, 0) if kind == FINAL_TURN else 1.0, hand + bonus)


def uncertainty(pos: Epic) -> float:
    """How far the expectation of the team may be off, in experience."""
    left = 0.0
    for seat in range(pos.seats):
        left += float(cards_left(pos, seat)) + (0.0 if pos.faced(seat, FACED_FINAL) else 2.0)
    return UNCERTAINTY + UNCERTAINTY_EACH * sqrt(0.25 * left)


def victory_chance(pos: Epic) -> float:
    """The chance that the team wins; 1 where there is no Adversary."""
    return logistic(team_ahead(pos) / uncertainty(pos)) if pos.has_adversary else 1.0
