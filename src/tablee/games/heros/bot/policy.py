"""The heuristic of Héros un jour, héros toujours: what a card is worth in the hand, and what an action brings."""

from __future__ import annotations

from math import tanh

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.policy import Policy
from ....engine.rng import Rng
from ..rules.answers import AnswerChallenge, AnswerRequest
from ..rules.content import DEFECT, SUN, SUN_BIT, first_virtue, second_virtue
from ..rules.end_step import FIRST_BY_SUN, SECOND_BY_SUN
from ..rules.exchange import gifts
from ..rules.position import Heros
from ..rules.verbs import ASK, CORRECT, DECLINE, DRAW, FINISH, GIVE, GIVE2, GIVETO, OFFER, PARTNER, POSE, TAKEUP


class HerosPolicy(Policy[Heros]):
    """Weighs the points in hand, and what the cards may still become: an avatar posed, a defect corrected, an advantage."""

    def worth(self, pos: Heros, seat: i64, action: i64) -> float:
        """What an action brings, in points. Drawing, declining, finishing and choosing players are worth nothing."""
        if FINISH.covers(action) or DECLINE.covers(action):
            return 0.0
        if POSE.covers(action):
            return self.pose_worth(pos, POSE.part(action))
        if CORRECT.covers(action):
            return self.correct_worth(pos, seat, CORRECT.part(action, 0), CORRECT.part(action, 1))
        if OFFER.covers(action):
            return self.offer_worth(pos, seat, OFFER.part(action))
        if TAKEUP.covers(action):
            return self.takeup_worth(pos, seat, TAKEUP.part(action))
        if GIVE.covers(action) or GIVE2.covers(action) or GIVETO.covers(action):
            return self.gift_worth(pos, seat, action)
        if ASK.covers(action):
            return self.ask_worth(pos, seat, ASK.part(action))
        return self.partner_worth(pos, PARTNER.part(action)) if PARTNER.covers(action) else 0.0

    def glance(self, pos: Heros, seat: i64, action: i64) -> float:
        """A point is about a fiftieth of a victory. Asking without a use for the card is not even tried: luck flatters it."""
        worth = self.worth(pos, seat, action)
        return -1.0 if worth < 0.0 and ASK.covers(action) else worth * 0.02

    # What a card is worth.

    def keeping(self, pos: Heros, seat: i64, card: i64, held: i64) -> float:
        """What a virtue or a sun is worth in the hand of a seat that holds the faces `held`."""
        points = float(pos.cards.virtue_points)
        turns = float(len(pos.draw_pile.slots)) / float(pos.seats)
        if card == SUN:
            return points + min(9.0, 1.5 * turns)
        if pos.count(seat, card) > 1:
            return points
        wanted = wants(pos, seat)
        if wanted >> card & 1:
            rest = wanted & ~(i64(1) << card)
            if rest & held or held & SUN_BIT:
                return points + min(posing(pos), 4.0 * turns)
            return points + min(7.0, 1.2 * turns)
        if held >> (DEFECT + card) & 1:
            return points + min(8.0, 6.0 * turns)
        return points + min(1.5, 0.2 * turns)

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
        return advantage(pos) - self.keeping(pos, seat, card, pos.held(seat)) - max(0.0, help)

    def partner_worth(self, pos: Heros, partner: i64) -> float:
        """A sun rather than a virtue, and the advantage to whoever is behind."""
        posed = len(pos.posed(partner).slots)
        return 5.0 * float(pos.answered(partner)) - 4.0 * float(posed) - float(pos.advantages(partner))

    def takeup_worth(self, pos: Heros, seat: i64, sun: i64) -> float:
        """An advantage for a card."""
        top = pos.agenda[-1]
        assert isinstance(top, AnswerChallenge)
        card = SUN if sun else top.virtue - 1
        return advantage(pos) - self.keeping(pos, seat, card, pos.held(seat))

    def gift_worth(self, pos: Heros, seat: i64, action: i64) -> float:
        """One gives the cards that one misses least."""
        held = pos.held(seat)
        cards = gifts(action)
        first = cards[0]
        if len(cards) == 1:
            return -self.keeping(pos, seat, first, held)
        second = cards[1]
        worth = -self.keeping(pos, seat, first, held) - self.keeping(pos, seat, second, held)
        return worth - 3.0 if first == second and pos.count(seat, first) == 2 and wants(pos, seat) >> first & 1 else worth

    def pose_worth(self, pos: Heros, payment: i64) -> float:
        """One poses with as few suns as can be, unless it is too late to use them otherwise."""
        suns = float((payment & FIRST_BY_SUN) + (payment & SECOND_BY_SUN) // SECOND_BY_SUN)
        return posing(pos) - 4.0 * suns * (1.0 if len(pos.draw_pile.slots) else 0.0)

    def correct_worth(self, pos: Heros, seat: i64, virtue: i64, sun: i64) -> float:
        """One corrects with a card that is not worth more elsewhere."""
        saved = -float(pos.cards.defect_points)
        held = pos.held(seat)
        if sun:
            return saved - self.keeping(pos, seat, SUN, held)
        return saved - self.keeping(pos, seat, virtue, held & ~(i64(1) << (DEFECT + virtue)))

    # Playing out.

    def pick(self, pos: Heros, seat: i64, legal: vec[i64], rng: Rng) -> i64:
        """What looks best, and now and then anything."""
        if DRAW.covers(legal[0]):
            return self.pick_turn(pos, seat, rng)
        if rng.below(24) == 0:
            return legal[rng.below(len(legal))]
        best = legal[rng.below(len(legal))]
        most = self.worth(pos, seat, best)
        for action in legal:
            worth = self.worth(pos, seat, action)
            if worth > most:
                best = action
                most = worth
        return best

    def pick_turn(self, pos: Heros, seat: i64, rng: Rng) -> i64:
        """Ask for the one card that is missing, if somebody could spare it; otherwise draw."""
        held = pos.held(seat)
        wanted = wants(pos, seat)
        missing = wanted & ~held
        if missing == 0 or missing == wanted or held & SUN_BIT:
            return DRAW.of()
        virtue: i64 = 0
        while missing >> virtue & 1 == 0:
            virtue += 1
        if pos.seats == 2 and rng.below(4):
            return DRAW.of()
        for other in range(pos.seats):
            if other != seat and pos.held(other) >> virtue & 1 and wants(pos, other) >> virtue & 1 == 0:
                return ASK.of(virtue)
        return DRAW.of()

    def reward(self, pos: Heros) -> list[float]:
        """The victory, and the margin, which tells good play from luck sooner."""
        scores = pos.scores()
        returns = pos.returns()
        rewards = []
        for seat in range(pos.seats):
            best = max([scores[other] for other in range(pos.seats) if other != seat])
            rewards.append(0.3 * returns[seat] + 0.7 * tanh((scores[seat] - best) / 50.0))
        return rewards


class Decliner(HerosPolicy):
    """A habit to measure the policy against: it declines every request and every challenge."""

    def worth(self, pos: Heros, seat: i64, action: i64) -> float:
        return -100.0 if gives_for_gain(action) else super().worth(pos, seat, action)


class Accepter(HerosPolicy):
    """The opposite habit: it gives whenever it can, a virtue rather than a sun."""

    def worth(self, pos: Heros, seat: i64, action: i64) -> float:
        return 100.0 - float(action) if gives_for_gain(action) else super().worth(pos, seat, action)


def gives_for_gain(action: i64) -> bool:
    """Whether an action offers a card for an advantage, to a player or to a challenge."""
    return OFFER.covers(action) or TAKEUP.covers(action)


def wants(pos: Heros, seat: i64) -> i64:
    """A bit for each of the two virtues of a seat's unposed avatar."""
    avatar = pos.avatar(seat)
    if len(avatar.slots) == 0:
        return 0
    card = avatar.last()
    return i64(1) << first_virtue(card) | i64(1) << second_virtue(card)


def posing(pos: Heros) -> float:
    """What posing brings, less the two cards it costs. If no avatar comes after, none will count against (HEROS-078)."""
    cards = pos.cards
    worth = float(cards.posed_points - 2 * cards.virtue_points)
    return worth if len(pos.avatar_pile.slots) else worth - float(cards.unposed_points)


def advantage(pos: Heros) -> float:
    """What an advantage brings: its points, and a little for the request that it allows."""
    return float(pos.cards.advantage_points) + 0.5


def make_policy() -> Policy[Heros]:
    """The policy of the game's own bots."""
    return HerosPolicy()
