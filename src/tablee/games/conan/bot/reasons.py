"""Why a bot would do something, in a sentence: its chances, what an offer is worth to it, what lies ahead.

A sentence is given only where it is so: the facts that it states by the rules, and what it judges by the bot's own reckoning.
"""

from __future__ import annotations

from typing import Final

from ....engine.offers import Reason
from ....engine.verb import Verb
from ..rules.accomplishment import RecoverCard, part_of
from ..rules.auction import AnswerBid, OpenAuction, cap
from ..rules.card_phase import CardTurn
from ..rules.content import ATTRIBUTES, COURIER, CUT_PURSE, HERO, RECKLESS
from ..rules.draw_phase import KeepCard
from ..rules.hero_phase import HeroTurn, HireOrFight, price
from ..rules.position import Conan
from ..rules.resolution import ChooseAttribute, LayCards
from ..rules.setup_phase import AnswerSwap, PlaceChallenge
from ..rules.treaties.alliance import AnswerAlliance
from ..rules.treaties.diplomacy import Propose
from ..rules.treaties.treaty import AnswerTreaty
from ..rules.verbs import (
    ACCEPT,
    ACCOMPLISH,
    ALLY,
    AMEND,
    BANISH,
    CHOOSE,
    COUNTER,
    DUEL,
    ESCAPE,
    FACE,
    FOLLOW,
    HIRE,
    KEEP,
    LAY,
    MOVE,
    OPEN,
    PASS,
    PLACE,
    PLAY,
    RAISE,
    RECOVER,
    ROB,
    SEND,
    SET,
    SHIFT,
    SLIP,
    SPY,
    STAND,
    STOP,
    TREATY,
    WITHDRAW,
)
from .card_value import card_worth, ending_worth
from .fight_value import Contest, Laying, attribute_chance, contest_of
from .hero_value import hero_worth, hire_worth
from .treaty_value import amend_worth, answer_worth, plan_counter, plan_proposal, proposal_worth, treaty_gain
from .valuation import HERO_WORTH, keeping, turns_needed

WEAK: Final = 40
STRONG: Final = 65
LOW: Final = 2
EVEN: Final = 50


def reasons(pos: Conan, seat: int, action: int) -> list[Reason]:
    """One or two sentences at most; none where the choice speaks for itself, or would not be this bot's."""
    top = pos.agenda[-1]
    if isinstance(top, CardTurn):
        return card_reasons(pos, seat, action)
    if isinstance(top, HeroTurn):
        return hero_reasons(pos, seat, action)
    if isinstance(top, HireOrFight):
        return hiring(pos, top, action)
    if isinstance(top, OpenAuction | AnswerBid):
        return bid_reasons(pos, seat, action)
    if isinstance(top, ChooseAttribute):
        attribute = int(CHOOSE.part(action))
        percent = in_percent(attribute_chance(pos, top, attribute))
        return [Reason("why-choose", {"attribute": f"attribute-{ATTRIBUTES[attribute]}", "percent": percent})]
    if isinstance(top, LayCards):
        return laying(pos, top, seat, action)
    if isinstance(top, Propose | AnswerTreaty | AnswerAlliance):
        return bargain_reasons(pos, seat, action)
    return choice_reasons(pos, seat, action)


def given(so: bool, key: str, **values: int | str) -> list[Reason]:
    """A reason, if it is so."""
    return [Reason(key, values)] if so else []


def named(pos: Conan, card: int) -> str:
    """The key of the name of a card."""
    return f"card-{pos.config.box.names[card]}"


def in_percent(chance: float) -> int:
    """A chance in whole percent."""
    return round(100 * chance)


def rival_on(pos: Conan, seat: int, adventure: int) -> bool:
    """Whether an opposing hero stands on an Adventure."""
    return any(pos.opposing(seat, other) and pos.stands_on(other) == adventure for other in range(int(pos.seats)))


# The card phase and the heroes.


def card_reasons(pos: Conan, seat: int, action: int) -> list[Reason]:
    """Why one would play a card so, or none."""
    if PASS.covers(action):
        return passing(pos, seat)
    if PLAY.covers(action):
        return [Reason("why-play")]
    if SET.covers(action):
        return setting(pos, seat, int(SET.part(action, 1)))
    if ROB.covers(action):
        return [Reason("why-rob", {"amount": int(min(pos.cards.amount(CUT_PURSE), pos.spare_glory(ROB.part(action))))})]
    if SLIP.covers(action):
        return [the_way(pos, seat, int(SLIP.part(action)))]
    if SPY.covers(action):
        return given(bool(pos.stands_on(seat) == SPY.part(action)), "why-spy")
    if SHIFT.covers(action):
        place, adventure = int(SHIFT.part(action)), int(SHIFT.part(action, 1))
        moved = not rival_on(pos, seat, int(pos.adventure_of(place))) and rival_on(pos, seat, adventure)
        return given(moved, "why-shift")
    if SEND.covers(action):
        return given(len(pos.draw_pile) + len(pos.discard) >= pos.cards.amount(COURIER), "why-send")
    other = int(BANISH.part(action))
    return given(pos.opposing(seat, other) and bool(pos.carries(pos.stands_on(other)) <= 1), "why-banish")


def passing(pos: Conan, seat: int) -> list[Reason]:
    """Passing may end the match; or it keeps cards that are worth more in the hand, if there are any to play."""
    if ending_worth(pos, seat) > 0:
        return [Reason("why-pass-end")]
    others = [play for play in pos.legal(seat) if not PASS.covers(play)]
    if not others:
        return [Reason("why-pass-none")]
    return given(max(card_worth(pos, seat, play) for play in others) <= 0, "why-pass-keep")


def setting(pos: Conan, seat: int, adventure: int) -> list[Reason]:
    """Whether a Challenge is in a rival's way, or waits for whoever comes; not in the way of one's ally."""
    if rival_on(pos, seat, adventure):
        return [Reason("why-set-block", {"adventure": named(pos, adventure)})]
    free = all(pos.stands_on(other) != adventure for other in range(int(pos.seats)))
    return given(free, "why-set-early", adventure=named(pos, adventure))


def hero_reasons(pos: Conan, seat: int, action: int) -> list[Reason]:
    """Why a hero would do something, or nothing."""
    if ACCOMPLISH.covers(action):
        return [Reason("why-accomplish", {"amount": loot_of(pos, seat)})]
    if MOVE.covers(action) or ESCAPE.covers(action):
        return [the_way(pos, seat, int((MOVE if MOVE.covers(action) else ESCAPE).part(action)))]
    if FACE.covers(action):
        place = int(FACE.part(action))
        if not pos.challenges.knowers(place) >> seat & 1:
            return [Reason("why-face-unknown")]
        return [odds("why-face", Contest(pos, seat, seat, pos.owner_of(place), place))]
    if DUEL.covers(action):
        return [odds("why-duel", Contest(pos, seat, seat, DUEL.part(action), -1))]
    others = [act for act in pos.legal(seat) if not PASS.covers(act)]
    return given(bool(others) and max(hero_worth(pos, seat, act) for act in others) <= 0, "why-stay")


def loot_of(pos: Conan, seat: int) -> int:
    """One's own part of the glory of the Adventure where one's hero stands (CONAN-935)."""
    whole, partner = int(pos.cards.loot_glory(pos.stands_on(seat))), pos.partner(seat)
    return whole - int(part_of(pos, partner, whole)) if partner >= 0 else whole


def the_way(pos: Conan, seat: int, adventure: int) -> Reason:
    """What an Adventure brings, and how soon."""
    turns = max(1, round(turns_needed(pos, seat, seat, adventure)))
    values: dict[str, int | str] = {"adventure": named(pos, adventure), "turns": turns}
    return Reason("why-way", values | {"amount": int(pos.cards.loot_glory(adventure))})


def hiring(pos: Conan, top: HireOrFight, action: int) -> list[Reason]:
    """Why one would hire an Ally, or fight it."""
    adventure = int(pos.stands_on(top.seat))
    if HIRE.covers(action):
        clear = pos.carries(adventure) == 1 and not rival_on(pos, top.seat, adventure)
        amount = int(price(pos, top.seat, pos.challenges.card(top.place)))
        return [Reason("why-hire" if clear else "why-hire-one", {"amount": amount})]
    if hire_worth(pos, top.seat, top.place) > 0:
        return []
    return [odds("why-fight", Contest(pos, top.seat, top.seat, pos.owner_of(top.place), top.place))]


def odds(key: str, contest: Contest) -> Reason:
    """A reason that states the chances of a fight."""
    return Reason(key, {"percent": in_percent(contest.chance(contest.foe_cards))})


# Fights.


def bid_reasons(pos: Conan, seat: int, action: int) -> list[Reason]:
    """The chances; and what the bid is for: to scare, to lure, or for its worth."""
    top = pos.agenda[-1]
    if isinstance(top, AnswerBid):
        return answer_reasons(contest_of(pos, top), top, action)
    assert isinstance(top, OpenAuction)
    contest = Contest(pos, seat, seat, top.other, top.place)
    bid = int(OPEN.part(action)) + 1
    percent = in_percent(contest.chance(contest.foe_cards))
    if percent >= STRONG and bid <= LOW:
        return [Reason("why-bid-lure", {"percent": percent})]
    higher = [contest.opening(more) for more in range(bid + 1, int(cap(pos, seat, top.other)) + 1)]
    return bidding(percent, bid, contest.opening(bid), max(higher, default=-99.0), 0.0)


def answer_reasons(contest: Contest, top: AnswerBid, action: int) -> list[Reason]:
    """Why one would withdraw, follow or raise."""
    percent = in_percent(contest.chance(contest.foe_cards))
    leaving, following = contest.withdrawing(top.last), contest.following(top.bid)
    if WITHDRAW.covers(action):
        return given(leaving >= following and percent < EVEN, "why-withdraw", percent=percent)
    if FOLLOW.covers(action):
        return given(following > leaving, "why-follow", percent=percent)
    bid = int(RAISE.part(action)) + 1
    return bidding(percent, bid, contest.raising(bid, top.bid), -99.0, max(leaving, following))


def bidding(percent: int, bid: int, worth: float, higher: float, otherwise: float) -> list[Reason]:
    """A bid that scares, that is enough, or that is worth more than doing otherwise."""
    if percent < WEAK and bid > LOW:
        return [Reason("why-bid-bluff", {"percent": percent})]
    if bid <= LOW:
        return given(worth >= higher and worth >= otherwise, "why-bid-low", percent=percent)
    return given(worth > otherwise, "why-bid", percent=percent)


def laying(pos: Conan, top: LayCards, seat: int, action: int) -> list[Reason]:
    """Why one would lay a card, or stop."""
    wave = Laying(pos, top, seat)
    before = in_percent(wave.chance(0))
    if STOP.covers(action):
        held = sorted(set(pos.hand(seat).cards))
        stops = bool(held) and max(wave.laying(card) for card in held) <= wave.stopping()
        return given(stops, "why-stop", percent=before)
    card = int(LAY.part(action))
    if not pos.cards.bears_indicator(card):
        return [Reason("why-lay-bluff", {"card": named(pos, card)})]
    if pos.cards.special_effect(card) == RECKLESS:
        more = int(min(pos.cards.amount(card), max(0, pos.glory(wave.foe) - top.stake - 1)))
        return given(more > 0, "why-lay-reckless", card=named(pos, card), amount=more)
    percent = in_percent(wave.chance(wave.gain(card)))
    return given(percent > before, "why-lay", card=named(pos, card), before=before, percent=percent)


# Bargains.


def bargain_reasons(pos: Conan, seat: int, action: int) -> list[Reason]:
    """What the bot reckons an offer to be worth."""
    top = pos.agenda[-1]
    if pos.draft:
        return []
    if ALLY.covers(action):
        worth = proposal_worth(pos, seat, ALLY.part(action), ALLY.part(action, 1), ALLY.part(action, 2))
        return given(worth > 0, "why-ally")
    if isinstance(top, AnswerAlliance):
        if AMEND.covers(action):
            worth = amend_worth(pos, top, AMEND.part(action), AMEND.part(action, 1))
            return given(worth > 0, "why-ally")
        return answered("alliance", action, answer_worth(pos, top))
    if isinstance(top, AnswerTreaty):
        if COUNTER.covers(action):
            plan = plan_counter(pos, top)
            return weighed("why-counter", plan.gain) if plan.steps else []
        return answered("treaty", action, treaty_gain(pos, top))
    plan = plan_proposal(pos, seat)
    if TREATY.covers(action):
        return weighed("why-treaty", plan.gain) if plan.steps and plan.other == TREATY.part(action) else []
    return given(PASS.covers(action) and not plan.steps, "why-no-offer")


def answered(what: str, action: int, gain: float) -> list[Reason]:
    """To accept what brings something, to refuse what does not."""
    if ACCEPT.covers(action):
        return weighed(f"why-accept-{what}", gain) if gain > 0 else []
    return weighed(f"why-refuse-{what}", -gain) if gain <= 0 else []


def weighed(key: str, gain: float) -> list[Reason]:
    """In whole glory points; 0 stands for less than one."""
    return [Reason(key, {"amount": int(gain)})]


# The rest.


def choice_reasons(pos: Conan, seat: int, action: int) -> list[Reason]:
    """Why one would answer any other question so."""
    top = pos.agenda[-1]
    if isinstance(top, PlaceChallenge):
        return [Reason("why-place", {"adventure": named(pos, int(PLACE.part(action)))})]
    if isinstance(top, AnswerSwap):
        mine, theirs = (HERO_WORTH[pos.hero(player) - HERO] for player in (seat, int(top.proposer)))
        if ACCEPT.covers(action):
            return given(theirs > mine, "why-swap")
        return given(mine > theirs, "why-no-swap")
    if STAND.covers(action):
        return [the_way(pos, int(top.seat), int(STAND.part(action)))]
    if isinstance(top, KeepCard | RecoverCard):
        return best_kept(pos, seat, action, KEEP if isinstance(top, KeepCard) else RECOVER)
    return []


def best_kept(pos: Conan, seat: int, action: int, verb: Verb) -> list[Reason]:
    """A card than which no other on offer is worth more in the hand."""
    worth = {option: keeping(pos, seat, verb.part(option)) for option in pos.legal(seat)}
    return given(worth[action] >= max(worth.values()), "why-keep", card=named(pos, int(verb.part(action))))
