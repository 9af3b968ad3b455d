"""The policy of the bots of Epic Origins: it plays the answer of the greatest value, and weighs how a match stands."""

from __future__ import annotations

from math import tanh
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.policy import Policy
from ....engine.rng import Rng
from ..rules.layout import ENDED, TRIUMPH
from ..rules.position import Epic
from ..rules.scoring import Sheet
from ..rules.verbs import KEEP, kept_class, kept_destiny, kept_origin
from .answer_value import AnswerValue
from .character_value import character_worth
from .loyalty import harms
from .team_odds import cards_left, victory_chance

WHIMS: Final[i64] = 40
AHEAD: Final[i64] = 60
TRUST: Final = 300.0
LEAD: Final = 10.0
A_POINT: Final = 0.06
A_CARD_TO_COME: Final = 3.5


class EpicPolicy(Policy[Epic]):
    """Looks at a decision once and remembers it while its answers are weighed.

    `purity` is what a level of Corruption costs beyond its points, `concern` how much the Adversary matters.
    """

    answers: AnswerValue | None
    purity: float
    concern: float

    def __init__(self) -> None:
        self.answers = None
        self.purity = 0.0
        self.concern = 1.0

    def value_answers(self, pos: Epic, seat: i64) -> AnswerValue:
        """The value of the answers to the pending question, looked at once."""
        answers = self.answers
        if answers is None or answers.pos is not pos or answers.top is not pos.agenda[-1] or answers.seat != seat:
            answers = AnswerValue(pos, seat, self.purity, self.concern)
            self.answers = answers
        return answers

    def worth(self, pos: Epic, seat: i64, action: i64) -> float:
        """What an answer is worth, in points."""
        if KEEP.covers(action):
            return character_worth(pos, kept_origin(action), kept_class(action), kept_destiny(action))
        return self.adjusted(pos, seat, action, self.value_answers(pos, seat).worth(action))

    def adjusted(self, pos: Epic, seat: i64, action: i64, worth: float) -> float:
        """What a habit makes of it; here nothing."""
        return worth

    def glance(self, pos: Epic, seat: i64, action: i64) -> float:
        """How much more or less reward an answer looks like bringing."""
        return A_POINT * self.worth(pos, seat, action)

    def whims(self, pos: Epic, seat: i64, legal: list[int]) -> list[int]:
        """Anything that does not harm the team; the best of the harm where there is nothing else."""
        harmless = [action for action in legal if not harms(pos, seat, action)]
        return harmless or [max(legal, key=lambda action: self.worth(pos, seat, action))]

    def pick(self, pos: Epic, seat: i64, legal: vec[i64], rng: Rng) -> i64:
        """What looks best, and now and then anything."""
        if rng.below(WHIMS) == 0:
            return i64(legal[rng.below(len(legal))])
        best = i64(legal[0])
        most = self.worth(pos, seat, best)
        for number in range(1, len(legal)):
            worth = self.worth(pos, seat, i64(legal[number]))
            if worth > most:
                best, most = i64(legal[number]), worth
        return best

    def horizon(self) -> i64:
        """A few turns of everybody: farther ahead the runes decide."""
        return AHEAD

    def trust(self) -> float:
        """How many played-out worlds a glance is worth."""
        return TRUST

    def reward(self, pos: Epic) -> list[float]:
        """The team's victory first, then the lead in points; without an Adversary the lead alone."""
        if pos.setting_up:
            return [0.0] * pos.seats
        ended = i64(pos.counters[ENDED])
        chance = victory_chance(pos) if ended == 0 else 1.0 if ended == TRIUMPH else 0.0
        points = [outlook(pos, seat) for seat in range(pos.seats)]
        rewards = []
        for seat in range(pos.seats):
            ahead = lead(points, seat)
            if pos.has_adversary:
                rewards.append(-1.0 + chance * (1.5 + 0.5 * ahead))
            else:
                rewards.append(ahead)
        return rewards


def outlook(pos: Epic, seat: i64) -> float:
    """The points of a player, and what the cards still to come may bring."""
    if pos.counters[ENDED]:
        return float(Sheet(pos, seat).total)
    cards = len(pos.hand(seat).slots)
    return float(Sheet(pos, seat).total) + A_CARD_TO_COME * float(cards_left(pos, seat)) + 0.8 * float(cards)


def lead(points: list[float], seat: i64) -> float:
    """How far ahead of the best other one is, from -1 to 1; alone, how good the score is."""
    best = -99.0
    for other in range(len(points)):
        if other != seat:
            best = max(best, points[other])
    return tanh((points[seat] - best) / LEAD) if len(points) > 1 else tanh(points[seat] / 60.0)


def make_policy() -> Policy[Epic]:
    """The policy with which every bot of the game plays."""
    return EpicPolicy()
