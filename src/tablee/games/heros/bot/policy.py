"""The heuristic of Héros un jour, héros toujours: what a card is worth in the hand, and what an action brings."""

from __future__ import annotations

from math import tanh
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.policy import Policy
from ....engine.rng import Rng
from ..rules.answers import AnswerChallenge, AnswerRequest
from ..rules.content import DEFECT, SUN, first_virtue, second_virtue
from ..rules.position import Heros
from ..rules.verbs import ASK, CORRECT, DRAW, FINISH, GIVE, GIVE2, GIVETO, OFFER, PARTNER, POSE, SUN_BIT, TAKEUP

AN_ADVANTAGE: Final = 5.5
POSING: Final = 16.0
LAST_POSING: Final = 36.0


class HerosPolicy(Policy[Heros]):
    """Points in hand, and what the cards may still become: an avatar posed, a defect corrected, an advantage."""

    def worth(self, pos: Heros, seat: i64, action: i64) -> float:
        if action < OFFER.base:
            return self.ask_worth(pos, seat, action - ASK.base) if ASK.covers(action) else 0.0
        if action < PARTNER.base:
            return self.offer_worth(pos, seat, action - OFFER.base)
        if action < TAKEUP.base:
            return self.partner_worth(pos, action - PARTNER.base)
        if TAKEUP.covers(action):
            return self.takeup_worth(pos, seat, action - TAKEUP.base)
        if action < GIVE.base:
            return 0.0
        if action < POSE.base:
            return self.gift_worth(pos, seat, action)
        return self.step_worth(pos, seat, action)

    def glance(self, pos: Heros, seat: i64, action: i64) -> float:
        """A point is about a fiftieth of a victory. Asking without a use for the card is not even tried: luck flatters it."""
        worth = self.worth(pos, seat, action)
        return -1.0 if worth < 0.0 and ASK.covers(action) else worth * 0.02

    # What a card is worth.

    def keeping(self, pos: Heros, seat: i64, card: i64, held: i64) -> float:
        """What a virtue or a sun is worth in the hand of a seat that holds the faces `held`."""
        left = len(pos.draw_pile.slots)
        turns = float(left) / float(pos.seats)
        if card == SUN:
            return 2.0 + min(9.0, 1.5 * turns)
        if pos.count(seat, card) > 1:
            return 2.0
        wanted = wants(pos, seat)
        if wanted >> card & 1:
            rest = wanted & ~(i64(1) << card)
            if rest & held or held & SUN_BIT:
                return 2.0 + min(posing(pos), 4.0 * turns)
            return 2.0 + min(7.0, 1.2 * turns)
        if held >> (DEFECT + card) & 1:
            return 2.0 + min(8.0, 6.0 * turns)
        return 2.0 + min(1.5, 0.2 * turns)

    # What an action brings.

    def ask_worth(self, pos: Heros, seat: i64, virtue: i64) -> float:
        """Worth the advantage only for the last card to a posed avatar or a corrected defect, if somebody may have it."""
        held = pos.held(seat)
        if held >> virtue & 1 or held & SUN_BIT:
            return -1.0
        wanted = wants(pos, seat)
        gain = 0.0
        if wanted >> virtue & 1 and wanted & ~(i64(1) << virtue) & held:
            gain = posing(pos)
        elif held >> (DEFECT + virtue) & 1:
            gain = 8.0
        offered = 0.1 if pos.seats < 4 else 0.1 * float(pos.seats - 1)
        return offered * (gain - 3.0) - 2.5 - 2.5 / float(pos.seats - 1)

    def offer_worth(self, pos: Heros, seat: i64, sun: i64) -> float:
        """An advantage for a card, less the help it is to the asker, which weighs more the fewer play."""
        top = pos.agenda[-1]
        assert isinstance(top, AnswerRequest)
        card = SUN if sun else top.virtue - 1
        help = 11.0 / float(pos.seats - 1) - 2.0
        return AN_ADVANTAGE - self.keeping(pos, seat, card, pos.held(seat)) - max(0.0, help)

    def partner_worth(self, pos: Heros, partner: i64) -> float:
        """A sun rather than a virtue, and the advantage to whoever is behind."""
        posed = len(pos.posed(partner).slots)
        return 5.0 * float(pos.answered(partner)) - 4.0 * float(posed) - float(pos.advantages(partner))

    def takeup_worth(self, pos: Heros, seat: i64, sun: i64) -> float:
        top = pos.agenda[-1]
        assert isinstance(top, AnswerChallenge)
        card = SUN if sun else top.virtue - 1
        return AN_ADVANTAGE - self.keeping(pos, seat, card, pos.held(seat))

    def gift_worth(self, pos: Heros, seat: i64, action: i64) -> float:
        """The cards one misses least."""
        held = pos.held(seat)
        if action < GIVE2.base:
            return -self.keeping(pos, seat, action - GIVE.base, held)
        rest = action - (GIVE2.base if action < GIVETO.base else GIVETO.base)
        first, second = rest // 13, rest % 13
        worth = -self.keeping(pos, seat, first, held) - self.keeping(pos, seat, second, held)
        return worth - 3.0 if first == second and pos.count(seat, first) == 2 and wants(pos, seat) >> first & 1 else worth

    def step_worth(self, pos: Heros, seat: i64, action: i64) -> float:
        """Pose with as few suns as can be; correct with a card that is not worth more elsewhere."""
        if action == FINISH.base:
            return 0.0
        held = pos.held(seat)
        if POSE.covers(action):
            payment = action - POSE.base
            suns = float((payment & 1) + (payment >> 1))
            return posing(pos) - 4.0 * suns * (1.0 if len(pos.draw_pile.slots) else 0.0)
        virtue = (action - CORRECT.base) >> 1
        if (action - CORRECT.base) & 1:
            return 10.0 - self.keeping(pos, seat, SUN, held)
        return 10.0 - self.keeping(pos, seat, virtue, held & ~(i64(1) << (DEFECT + virtue)))

    # Playing out.

    def pick(self, pos: Heros, seat: i64, options: vec[i64], rng: Rng) -> i64:
        """What looks best, and now and then anything."""
        if options[0] == DRAW.base:
            return self.pick_turn(pos, seat, rng)
        if rng.below(24) == 0:
            return i64(options[rng.below(len(options))])
        best = i64(options[rng.below(len(options))])
        most = self.worth(pos, seat, best)
        for option in options:
            worth = self.worth(pos, seat, option)
            if worth > most:
                best = option
                most = worth
        return best

    def pick_turn(self, pos: Heros, seat: i64, rng: Rng) -> i64:
        """Ask for the one card that is missing, if somebody could spare it; otherwise draw."""
        held = pos.held(seat)
        wanted = wants(pos, seat)
        missing = wanted & ~held
        if missing == 0 or missing == wanted or held & SUN_BIT:
            return DRAW.base
        virtue: i64 = 0
        while missing >> virtue & 1 == 0:
            virtue += 1
        if pos.seats == 2 and rng.below(4):
            return DRAW.base
        for other in range(pos.seats):
            if other != seat and pos.held(other) >> virtue & 1 and wants(pos, other) >> virtue & 1 == 0:
                return ASK.base + virtue
        return DRAW.base

    def reward(self, pos: Heros) -> list[float]:
        """The victory, and the margin: it tells good play from luck sooner."""
        scores = pos.scores()
        returns = pos.returns()
        rewards = []
        for seat in range(pos.seats):
            best = max([scores[other] for other in range(pos.seats) if other != seat])
            rewards.append(0.3 * returns[seat] + 0.7 * tanh((scores[seat] - best) / 50.0))
        return rewards


class Decliner(HerosPolicy):
    """A habit to measure the policy against: declines every request and every challenge."""

    def worth(self, pos: Heros, seat: i64, action: i64) -> float:
        return -100.0 if answers(action) else super().worth(pos, seat, action)


class Accepter(HerosPolicy):
    """The other one: gives whenever it can, a virtue rather than a sun."""

    def worth(self, pos: Heros, seat: i64, action: i64) -> float:
        return 100.0 - float(action) if answers(action) else super().worth(pos, seat, action)


def answers(action: i64) -> bool:
    return OFFER.covers(action) or TAKEUP.covers(action)


def wants(pos: Heros, seat: i64) -> i64:
    """A bit for each of the two virtues of a seat's unposed avatar."""
    avatar = pos.avatar(seat)
    if len(avatar.slots) == 0:
        return 0
    card = avatar.last()
    return i64(1) << first_virtue(card) | i64(1) << second_virtue(card)


def posing(pos: Heros) -> float:
    """What posing brings: more when no avatar comes after (HEROS-078)."""
    return POSING if len(pos.avatar_pile.slots) else LAST_POSING


def make_policy() -> Policy[Heros]:
    return HerosPolicy()
