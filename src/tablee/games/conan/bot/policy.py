"""The heuristic of Conan: what each answer is worth in glory points, from what the player himself can know.

A player's temper, new at each answer, makes him bluff or lie in wait: equal hands do not bid alike.
"""

from __future__ import annotations

from math import tanh
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.decision import Decision
from ....engine.policy import Policy
from ....engine.rng import Rng
from ..rules.accomplishment import PlaceAgain, RecoverCard
from ..rules.auction import AnswerBid, OpenAuction
from ..rules.card_phase import CardTurn
from ..rules.content import HERO
from ..rules.draw_phase import KeepCard
from ..rules.hero_phase import HeroTurn, HireOrFight
from ..rules.position import Conan
from ..rules.resolution import ChooseAttribute, LayCards
from ..rules.setup_phase import AnswerSwap, OfferSwap, PlaceChallenge, PlaceHero
from ..rules.treaties.alliance import AnswerAlliance
from ..rules.treaties.diplomacy import Propose, addressee
from ..rules.treaties.pact import AnswerPact
from ..rules.treaties.treaty import AnswerTreaty
from ..rules.verbs import (
    ACCEPT,
    ALLY,
    AMEND,
    CHARGE,
    CHOOSE,
    COUNTER,
    FOLLOW,
    HAND,
    HIRE,
    KEEP,
    LAY,
    OPEN,
    PACT,
    PASS,
    PLACE,
    RAISE,
    RECOVER,
    REFUSE,
    SIGN,
    STAND,
    STOP,
    SWAP,
    TREATY,
    WITHDRAW,
)
from .card_value import card_worth
from .fight_value import Contest, Laying, attribute_worth, contest_of
from .hero_value import hero_worth, hire_worth, placing_worth, setting_worth
from .pact_value import pact_worth
from .treaty_value import (
    OUT_OF_THE_QUESTION,
    Plan,
    amend_worth,
    answer_worth,
    cheapest,
    handing_worth,
    plan_counter,
    plan_proposal,
    proposal_worth,
    robs,
    step_worth,
    treaty_gain,
)
from .valuation import HERO_WORTH, holdings, keeping

TEMPERS: Final[i64] = 1000
BOLD: Final[i64] = 130
SLY: Final[i64] = 320
WARY: Final[i64] = 650
BLUFFS: Final[i64] = 220
LEAN: Final = 1.8
SLYNESS: Final = 1.6
WARINESS: Final = 0.6
WOBBLE: Final = 0.8
A_BLUFF: Final = 1.4
RAISE_COST: Final = 0.3
SWAP_FOR: Final = 0.5
A_LOSS: Final = 4.0
A_WHIM: Final = -6.0
MODEST: Final[i64] = 4
WORLD: Final = 9.0


class Fighting:
    """The question of a fight that a player must answer, looked at once for all answers."""

    pos: Conan
    top: Decision[Any]
    contest: Contest | None
    laying: Laying | None

    def __init__(self, pos: Conan, seat: i64) -> None:
        top = pos.agenda[-1]
        self.pos = pos
        self.top = top
        self.contest = None
        self.laying = None
        if isinstance(top, OpenAuction):
            self.contest = Contest(pos, seat, seat, top.other, top.place)
        elif isinstance(top, AnswerBid):
            self.contest = contest_of(pos, top)
        elif isinstance(top, LayCards):
            self.laying = Laying(pos, top, seat)

    def worth(self, action: i64, temper: i64) -> float:
        """Of one answer to the question."""
        top = self.top
        if self.contest is not None:
            return self.bid_worth(self.contest, action, temper)
        if self.laying is not None:
            return self.lay_worth(self.laying, action, temper)
        assert isinstance(top, ChooseAttribute)
        attribute = CHOOSE.part(action)
        return attribute_worth(self.pos, top, attribute) + wobble(temper, attribute)

    def bid_worth(self, contest: Contest, action: i64, temper: i64) -> float:
        """Of a bid, of following or of withdrawing."""
        top = self.top
        if not isinstance(top, AnswerBid):
            bid = OPEN.part(action) + 1
            return contest.opening(bid) + whim(temper, bid)
        if WITHDRAW.covers(action):
            return contest.withdrawing(top.last)
        if FOLLOW.covers(action):
            return contest.following(top.bid) + wobble(temper, 0)
        bid = RAISE.part(action) + 1
        return contest.raising(bid, top.bid) + whim(temper, bid - top.bid) - RAISE_COST

    def lay_worth(self, laying: Laying, action: i64, temper: i64) -> float:
        """Of laying a card, or of stopping; now and then a bluff looks good."""
        if STOP.covers(action):
            return laying.stopping()
        card = LAY.part(action)
        worth = laying.laying(card)
        return worth + A_BLUFF if temper < BLUFFS and laying.foe_goes and laying.bluffs(card) else worth

    def best(self, options: vec[i64], temper: i64) -> i64:
        """The answer that is worth most."""
        best = i64(options[0])
        most = self.worth(best, temper)
        for option in options:
            worth = self.worth(option, temper)
            if worth > most:
                best, most = option, worth
        return best


class ConanPolicy(Policy[Conan]):
    """Loot ahead, cards kept, bids against a foe who reckons, treaties that gain on the others."""

    def worth(self, pos: Conan, seat: i64, action: i64) -> float:
        return self.liking(pos, seat, action, pos.rng.copy().below(TEMPERS))

    def glance(self, pos: Conan, seat: i64, action: i64) -> float:
        """A glory point is about a twentieth of a victory."""
        return 0.05 * self.worth(pos, seat, action)

    def liking(self, pos: Conan, seat: i64, action: i64, temper: i64) -> float:
        """What an answer is worth to a player of a temper."""
        top = pos.agenda[-1]
        if isinstance(top, CardTurn):
            return card_worth(pos, seat, action)
        if isinstance(top, HeroTurn):
            return hero_worth(pos, seat, action)
        if isinstance(top, OpenAuction | AnswerBid | ChooseAttribute | LayCards):
            return Fighting(pos, seat).worth(action, temper)
        if isinstance(top, Propose | AnswerTreaty | AnswerAlliance | AnswerPact):
            return self.bargain(pos, seat, action)
        if isinstance(top, HireOrFight):
            return hire_worth(pos, seat, top.place) if HIRE.covers(action) else 0.0
        return self.choice(pos, seat, action)

    # Bargains.

    def bargain(self, pos: Conan, seat: i64, action: i64) -> float:
        """Of a proposal, a step of one, or an answer to one."""
        top = pos.agenda[-1]
        if isinstance(top, AnswerAlliance):
            if ACCEPT.covers(action):
                return barely(answer_worth(pos, top))
            if REFUSE.covers(action):
                return 0.0
            return amend_worth(pos, top, AMEND.part(action), AMEND.part(action, 1))
        if isinstance(top, AnswerTreaty):
            return self.answer_treaty(pos, top, action)
        if isinstance(top, AnswerPact) or PACT.covers(pos.draft[0] if pos.draft else action):
            if len(pos.draft) == 0 and PACT.covers(action):
                return OUT_OF_THE_QUESTION
            worth = pact_worth(pos, seat, action)
            return barely(worth) if ACCEPT.covers(action) else worth
        if len(pos.draft):
            return step_worth(pos, seat, addressee(pos.draft), plan_proposal(pos, seat), action)
        if ALLY.covers(action):
            return proposal_worth(pos, seat, ALLY.part(action), ALLY.part(action, 1), ALLY.part(action, 2))
        if not TREATY.covers(action):
            return 0.0
        plan = plan_proposal(pos, seat)
        return plan.hope if plan.other == TREATY.part(action) else OUT_OF_THE_QUESTION

    def answer_treaty(self, pos: Conan, top: AnswerTreaty, action: i64) -> float:
        """Of an answer to a treaty, or of the next step of it."""
        if len(pos.draft) == 0:
            if REFUSE.covers(action):
                return 0.0
            if robs(pos, top):
                return OUT_OF_THE_QUESTION
            return self.signing(pos, top) if ACCEPT.covers(action) else self.countering(pos, top)
        if HAND.covers(action):
            return handing_worth(pos, top.seat, HAND.part(action))
        return step_worth(pos, top.seat, top.author, plan_counter(pos, top), action)

    def signing(self, pos: Conan, top: AnswerTreaty) -> float:
        """Of accepting a treaty."""
        return barely(treaty_gain(pos, top) - dear(pos, top))

    def countering(self, pos: Conan, top: AnswerTreaty) -> float:
        """Of countering a treaty."""
        plan = plan_counter(pos, top)
        return plan.hope - 0.1 if plan.steps else OUT_OF_THE_QUESTION

    # The rest.

    def choice(self, pos: Conan, seat: i64, action: i64) -> float:
        """Of an answer to any other question."""
        top = pos.agenda[-1]
        if isinstance(top, PlaceChallenge):
            return setting_worth(pos, seat, pos.hand(seat).card(0), PLACE.part(action))
        if isinstance(top, PlaceHero | PlaceAgain):
            return -0.1 if PASS.covers(action) else placing_worth(pos, seat, STAND.part(action))
        if isinstance(top, RecoverCard):
            return keeping(pos, seat, RECOVER.part(action))
        if isinstance(top, KeepCard):
            return keeping(pos, seat, KEEP.part(action))
        if isinstance(top, OfferSwap):
            return 0.0 if PASS.covers(action) else swapping(pos, seat, SWAP.part(action), SWAP_FOR)
        assert isinstance(top, AnswerSwap)
        return swapping(pos, seat, top.proposer, 0.0) if ACCEPT.covers(action) else 0.01

    # Whims.

    def whims(self, pos: Conan, seat: i64, legal: list[int]) -> list[int]:
        """No nonsense to waste the others' time with, and no stake that may end the match."""
        top = pos.agenda[-1]
        if isinstance(top, OpenAuction | AnswerBid):
            return [action for action in legal if modest(pos, seat, action)]
        if len(pos.draft) and not HAND.covers(legal[0]):
            return [max(legal, key=lambda action: self.bargain(pos, seat, action))]
        if isinstance(top, Propose | AnswerTreaty | AnswerAlliance | AnswerPact | OfferSwap) and len(pos.draft) == 0:
            return [action for action in legal if self.liking(pos, seat, action, 0) > A_WHIM]
        return legal

    # Playing out.

    def pick(self, pos: Conan, seat: i64, options: vec[i64], rng: Rng) -> i64:
        """What looks best to a player of a temper drawn anew; few propose anything."""
        top = pos.agenda[-1]
        if isinstance(top, Propose) and len(pos.draft) == 0 and rng.below(3):
            return PASS.of()
        if len(pos.draft) and not HAND.covers(options[0]):
            planned = self.planned(pos, seat)
            if planned >= 0:
                return planned
        temper = rng.below(TEMPERS)
        if isinstance(top, OpenAuction | AnswerBid | ChooseAttribute | LayCards):
            return Fighting(pos, seat).best(options, temper)
        best = i64(options[rng.below(len(options))])
        most = self.liking(pos, seat, best, temper)
        for option in options:
            liked = self.liking(pos, seat, option, temper)
            if liked > most:
                best, most = option, liked
        return best

    def planned(self, pos: Conan, seat: i64) -> i64:
        """The next step of the treaty one is writing, or -1."""
        top = pos.agenda[-1]
        plan: Plan | None = None
        if isinstance(top, Propose):
            plan = plan_proposal(pos, seat)
        elif isinstance(top, AnswerTreaty) and COUNTER.covers(pos.draft[0]):
            plan = plan_counter(pos, top)
        return i64(plan.steps[len(pos.draft) - 1]) if plan is not None and plan.steps else i64(-1)

    def horizon(self) -> i64:
        """About two rounds: farther ahead new cards decide."""
        return 40

    def trust(self) -> float:
        """How much the worth of an answer counts against what playing out shows."""
        return 12.0

    def reward(self, pos: Conan) -> list[float]:
        """The victory, or what one has and may hope for, compared with the best of the others."""
        if not pos.agenda:
            return pos.returns()
        held = [holdings(pos, seat) for seat in range(pos.seats)]
        rewards = []
        for seat in range(pos.seats):
            best = max([held[other] for other in range(pos.seats) if other != seat])
            rewards.append(0.9 * tanh((held[seat] - best) / WORLD) if pos.living(seat) else -1.0)
        return rewards


class Accepter(ConanPolicy):
    """A habit to measure the policy against: signs every treaty and every alliance."""

    def worth(self, pos: Conan, seat: i64, action: i64) -> float:
        signs = ACCEPT.covers(action) and isinstance(pos.agenda[-1], AnswerTreaty | AnswerAlliance)
        return 100.0 if signs else super().worth(pos, seat, action)


class Refuser(ConanPolicy):
    """The other one: proposes nothing and agrees to nothing."""

    def worth(self, pos: Conan, seat: i64, action: i64) -> float:
        bargains = isinstance(pos.agenda[-1], Propose | AnswerTreaty | AnswerAlliance | AnswerPact)
        agrees = bargains and action not in (PASS.of(), REFUSE.of())
        return -100.0 if agrees else super().worth(pos, seat, action)


class Demander(ConanPolicy):
    """A third one, which shows what signing everything costs: asks the richest for all the glory it may, for nothing."""

    def worth(self, pos: Conan, seat: i64, action: i64) -> float:
        if not isinstance(pos.agenda[-1], Propose):
            return super().worth(pos, seat, action)
        if len(pos.draft) == 0:
            named = TREATY.covers(action) and TREATY.part(action) < pos.seats
            return float(pos.glory(TREATY.part(action))) if named else -100.0
        most = min(CHARGE.size, pos.spare_glory(addressee(pos.draft)))
        if CHARGE.covers(action):
            return 50.0 if action == CHARGE.of(most - 1) else 0.0
        return 100.0 if SIGN.covers(action) else -100.0


class Bully(ConanPolicy):
    """A fourth one, which shows what withdrawing from everything costs: stakes all it may each time, and follows always."""

    def worth(self, pos: Conan, seat: i64, action: i64) -> float:
        if OPEN.covers(action) or RAISE.covers(action):
            return 100.0 + float(action)
        return 100.0 if FOLLOW.covers(action) else super().worth(pos, seat, action)


def wobble(temper: i64, number: i64) -> float:
    """A little that depends on the temper and on nothing else, from 0 up."""
    return WOBBLE * float((temper * 7919 + number * 104729 + 31) % 1009) / 1009.0


def whim(temper: i64, bid: i64) -> float:
    """The bold bid high whatever they hold, the sly low to be followed, the wary stake less than they might."""
    worth = wobble(temper, bid)
    if temper < BOLD:
        return worth + LEAN * float(min(bid, i64(4)))
    return worth - (SLYNESS if temper < SLY else WARINESS if temper < WARY else 0.0) * float(bid)


def barely(gain: float) -> float:
    """What looks like a loss is not to be signed, nor even tried out."""
    return gain if gain > 0.0 else A_LOSS * gain


def dear(pos: Conan, top: AnswerTreaty) -> float:
    """By how much what one would hand over is worth more than such cards usually are."""
    cost = 0.0
    for asked in (top.first, top.second):
        if asked >= 0:
            cost += max(0.0, cheapest(pos, top.seat, asked) - 1.0)
    return cost


def swapping(pos: Conan, seat: i64, other: i64, least: float) -> float:
    """Heroes are swapped for a better one, by so much at least, or not at all."""
    better = HERO_WORTH[pos.hero(other) - HERO] - HERO_WORTH[pos.hero(seat) - HERO]
    return better - least if better > least else OUT_OF_THE_QUESTION


def modest(pos: Conan, seat: i64, action: i64) -> bool:
    """Withdrawing; a bid of a quarter of one's glory at most; following to the half of it."""
    top = pos.agenda[-1]
    if WITHDRAW.covers(action):
        return True
    if FOLLOW.covers(action):
        return isinstance(top, AnswerBid) and 2 * top.bid <= pos.glory(seat)
    bid = 1 + (OPEN.part(action) if OPEN.covers(action) else RAISE.part(action))
    return bid == 1 or MODEST * bid <= pos.glory(seat)


def make_policy() -> Policy[Conan]:
    """The policy of the game."""
    return ConanPolicy()
